//! A `PostgreSQL` server of one's own: started for a test, gone with it however it ends.
//!
//! A shell starts the server, then waits for its standard input to end, stops the server and removes its folder.
//! That input is a pipe held by the test: it ends when the value is dropped, when the test panics and even when
//! the test is killed. The shell has a process group of its own, so nothing that ends the test ends it first.
//!
//! The server listens on a socket in its folder only; no port can be taken by somebody else.

#![allow(dead_code, reason = "each test binary uses its part")]

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const START_AND_WAIT: &str = r#"
bin=$1; dir=$2; as=""
if [ "$(id -u)" = 0 ]; then chown postgres "$dir"; as="runuser -u postgres --"; fi
cd "$dir"
end() { $as "$bin/pg_ctl" -D "$dir/data" -m immediate -w stop >>"$dir/log" 2>&1; rm -rf "$dir"; }
trap end EXIT
trap '' INT TERM HUP
{
  $as "$bin/initdb" -D "$dir/data" -U imperios -A trust -E UTF8 --locale=C.UTF-8 -N &&
  $as "$bin/pg_ctl" -D "$dir/data" -w -l "$dir/server.log" \
    -o "-k $dir -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off" start
} >>"$dir/log" 2>&1 || { cat "$dir/log" "$dir/server.log" 2>/dev/null; exit 1; }
echo ready
cat >/dev/null
"#;

/// A running server. Dropping it stops it and removes all it has written.
pub(crate) struct Postgres {
    shell: Child,
    folder: PathBuf,
}

impl Postgres {
    /// Starts a server; nothing where `IMPERIOS_TEST_POSTGRES=off` says to do without.
    pub(crate) fn start() -> Option<Self> {
        if std::env::var("IMPERIOS_TEST_POSTGRES").is_ok_and(|wish| wish == "off") {
            eprintln!("IMPERIOS_TEST_POSTGRES=off: nothing is tested on PostgreSQL");
            return None;
        }
        let Some(programs) = programs() else {
            panic!(
                "PostgreSQL is not installed: found initdb neither in /usr/lib/postgresql/*/bin nor in PATH. \
                 Install it (Debian: apt-get install postgresql), or set IMPERIOS_TEST_POSTGRES=off to leave \
                 these tests out."
            );
        };
        // Not under the user's own temporary folder: the server's user must be able to reach it.
        let folder =
            tempfile::Builder::new().prefix("imperios-pg-").tempdir_in("/tmp").expect("a folder").keep();
        let mut shell = Command::new("sh")
            .args(["-uc", START_AND_WAIT, "sh"])
            .args([&programs, &folder])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("a shell");
        let mut said = BufReader::new(shell.stdout.take().expect("its output"));
        let mut first = String::new();
        said.read_line(&mut first).expect("what it says");
        if first != "ready\n" {
            let mut rest = String::new();
            let _ = said.read_to_string(&mut rest);
            let _ = shell.wait();
            panic!("PostgreSQL did not start:\n{first}{rest}");
        }
        Some(Self { shell, folder })
    }

    /// Stops it at once, as by a loss of power; its data stay.
    pub(crate) fn stop(&self) {
        self.control(&["-m", "immediate", "stop"]);
    }

    /// Starts it again.
    pub(crate) fn begin(&self) {
        self.start_with("-c listen_addresses=");
    }

    /// Starts it anew, so that it listens on a port of this machine, with a certificate for 127.0.0.1 if it is to use
    /// TLS. The certificates of its authority and of another one lie in its folder.
    pub(crate) fn listen(&self, tls: bool) -> u16 {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("its address").port();
        drop(free);
        self.stop();
        let mut options = format!("-c listen_addresses=127.0.0.1 -p {port}");
        if tls {
            self.certify();
            let (certificate, key) = (self.file("server.crt"), self.file("server.key"));
            let _ = write!(options, " -c ssl=on -c ssl_cert_file={certificate} -c ssl_key_file={key}");
        }
        self.start_with(&options);
        port
    }

    /// A file in its folder.
    pub(crate) fn file(&self, name: &str) -> String {
        self.folder.join(name).to_str().expect("a plain name").to_owned()
    }

    fn certify(&self) {
        const MAKE: &str = r#"
            cd "$1"
            new="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
            for who in authority stranger; do
              openssl req -x509 $new -days 2 -subj "/CN=$who" -keyout $who.key -out $who.crt
            done
            openssl req $new -subj /CN=database -keyout server.key -out server.csr
            echo subjectAltName=IP:127.0.0.1 >names
            openssl x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -days 2 \
              -extfile names -out server.crt
            chmod 600 server.key
            if [ "$(id -u)" = 0 ]; then chown postgres server.key server.crt; fi
        "#;
        let made = Command::new("sh").args(["-euc", MAKE, "sh"]).arg(&self.folder).output().expect("a shell");
        assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
    }

    fn start_with(&self, options: &str) {
        let usual = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off";
        self.control(&["-o", &format!("-k {} {usual} {options}", self.folder.display()), "start"]);
    }

    fn control(&self, what: &[&str]) {
        let program = programs().expect("its programs").join("pg_ctl");
        let is_root =
            std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
        let mut command = if is_root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command
            .arg("-D")
            .arg(self.folder.join("data"))
            .arg("-l")
            .arg(self.folder.join("server.log"))
            .arg("-w")
            .args(what);
        let done = command
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(done.expect("pg_ctl runs").success(), "pg_ctl {what:?} failed");
    }

    /// The address of a database on it.
    pub(crate) fn url(&self, database: &str) -> String {
        let socket = self.folder.to_str().expect("a plain name").replace('/', "%2F");
        format!("postgres://imperios@{socket}/{database}")
    }

    /// Makes an empty database and tells its address.
    pub(crate) async fn database(&self, name: &str) -> String {
        use sqlx::{AssertSqlSafe, Connection, PgConnection};
        let mut connection = PgConnection::connect(&self.url("postgres")).await.expect("the server answers");
        let sql = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(sql).execute(&mut connection).await.expect("a new database");
        connection.close().await.expect("goodbye");
        self.url(name)
    }
}

impl Postgres {
    /// Makes a database from a plain dump and tells its address.
    pub(crate) async fn restored(&self, name: &str, dump: String) -> String {
        use sqlx::{AssertSqlSafe, Connection, PgConnection};
        let url = self.database(name).await;
        let mut connection = PgConnection::connect(&url).await.expect("the server answers");
        sqlx::raw_sql(AssertSqlSafe(dump)).execute(&mut connection).await.expect("the dump is restored");
        connection.close().await.expect("goodbye");
        url
    }
}

/// A database as SQL that every version of `PostgreSQL` reads: its tables and rows, without settings.
pub(crate) fn plain_dump(server: &Postgres, database: &str) -> String {
    let dump = Command::new(programs().expect("its programs").join("pg_dump"))
        .args(["-U", "imperios", "-d", database, "-h"])
        .arg(&server.folder)
        .args(["--no-owner", "--no-privileges", "--no-comments", "--rows-per-insert=100"])
        .output()
        .expect("pg_dump runs");
    assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
    let text = String::from_utf8(dump.stdout).expect("UTF-8");
    let setting = |line: &str| {
        ["--", "SET ", "SELECT pg_catalog.set_config", "\\"].iter().any(|start| line.starts_with(start))
    };
    let lines = text.split_inclusive('\n').filter(|line| *line != "\n" && !setting(line));
    lines.collect()
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

/// The folder with the server's programs; the newest where there are several.
fn programs() -> Option<PathBuf> {
    let mut packaged: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| {
            let version = version.ok()?;
            Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin")))
        })
        .collect();
    packaged.sort();
    let in_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let has_it = |folder: &PathBuf| Path::new(folder).join("initdb").is_file();
    packaged.into_iter().rev().map(|(_, bin)| bin).chain(in_path.into_iter().flatten()).find(has_it)
}
