//! A `PostgreSQL` server of one's own: started for a test, gone with it however it ends.
//!
//! A shell starts the server, then waits for its standard input to end, stops the server and removes its folder.
//! That input is a pipe held by the test: it ends when the value is dropped, when the test panics and even when
//! the test is killed. The shell has a process group of its own, so nothing that ends the test ends it first.
//!
//! The server listens on a socket in its folder only; no port can be taken by somebody else.

#![allow(dead_code, reason = "each test binary uses its part")]

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
