//! A place to run the program at: a folder of its own, where nobody else's settings reach.

use std::{
    collections::BTreeMap,
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::Value;

pub(crate) const LANGS: [&str; 4] = ["es", "en", "nl", "de"];

/// An empty folder that is home to the program, and is cleared away in the end.
pub(crate) struct Desk {
    dir: PathBuf,
    program: PathBuf,
}

/// What the program said, and how it ended.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    /// The exit status; none if a signal ended the program.
    pub(crate) code: Option<i32>,
}

impl Desk {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let dir = env::temp_dir().join(format!("imperios-desk-{}-{number}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        Self { dir, program: env!("CARGO_BIN_EXE_imperios").into() }
    }

    /// A desk for the program with one more game: the example `tribute`.
    pub(crate) fn with_tribute() -> Self {
        let mut desk = Self::new();
        desk.program = desk.program.with_file_name("examples").join("tribute");
        desk
    }

    /// A file or folder on the desk, by its name.
    pub(crate) fn path(&self, name: &str) -> String {
        self.dir.join(name).to_str().unwrap().to_owned()
    }

    /// Puts a file on the desk and tells its path.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::create_dir_all(Path::new(&path).parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// Where the program keeps the games that were begun here, the first one first.
    pub(crate) fn kept(&self) -> Vec<String> {
        let files = self.files().into_iter();
        let kept = files.filter(|(name, content)| name.starts_with("state/") && content.is_some());
        kept.map(|(name, _)| self.path(&name)).collect()
    }

    /// The record of the only game that was begun here.
    pub(crate) fn record(&self) -> String {
        let kept = self.kept();
        assert_eq!(kept.len(), 1, "{kept:?}");
        fs::read_to_string(&kept[0]).unwrap()
    }

    /// Every file on the desk with its content, and every folder with none.
    pub(crate) fn files(&self) -> BTreeMap<String, Option<Vec<u8>>> {
        let mut files = BTreeMap::new();
        let mut open = vec![self.dir.clone()];
        while let Some(dir) = open.pop() {
            for entry in fs::read_dir(&dir).unwrap() {
                let path = entry.unwrap().path();
                let name = path.strip_prefix(&self.dir).unwrap().to_str().unwrap().to_owned();
                if path.is_dir() {
                    open.push(path);
                    files.insert(name, None);
                } else {
                    files.insert(name, Some(fs::read(path).unwrap()));
                }
            }
        }
        files
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(args);
        self.at_home(command)
    }

    /// The command, run where the program is at home.
    pub(crate) fn at_home(&self, mut command: Command) -> Command {
        command
            .current_dir(&self.dir)
            .env_clear()
            .env("HOME", &self.dir)
            .env("XDG_STATE_HOME", self.dir.join("state"))
            // Wide enough for ids and whole sentences.
            .env("COLUMNS", "160")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Said {
        let done = self.command(args).output().unwrap();
        Said { out: text(done.stdout), err: text(done.stderr), code: done.status.code() }
    }

    /// Runs the program while somebody types.
    pub(crate) fn type_at(&self, args: &[&str], typed: impl AsRef<[u8]>) -> Said {
        Said::of(&mut self.command(args), typed)
    }

    /// What a command that succeeds prints.
    pub(crate) fn ok(&self, args: &[&str]) -> String {
        self.run(args).ok(&format!("{args:?}"))
    }

    /// What a command that succeeds prints as JSON.
    pub(crate) fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.ok(args)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.dir);
    }
}

impl Said {
    /// Runs a command while somebody types.
    pub(crate) fn of(command: &mut Command, typed: impl AsRef<[u8]>) -> Self {
        let mut program = command.stdin(Stdio::piped()).spawn().unwrap();
        let mut keyboard = program.stdin.take().unwrap();
        let typed = typed.as_ref().to_vec();
        // The rest stays unread when the game is over before.
        let typing = std::thread::spawn(move || drop(keyboard.write_all(&typed)));
        let done = program.wait_with_output().unwrap();
        typing.join().unwrap();
        Self { out: text(done.stdout), err: text(done.stderr), code: done.status.code() }
    }

    /// The output of a command that must have succeeded, without a word on standard error.
    pub(crate) fn ok(self, what: &str) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{what}\n{}", self.out);
        self.out
    }

    /// The one sentence of a command that must have failed.
    pub(crate) fn sentence(&self, what: &str) -> &str {
        assert!(self.code.is_some_and(|code| code != 0), "{what}: ended with {:?}\n{}", self.code, self.out);
        assert_eq!(self.out, "", "{what}");
        assert_eq!(self.err.lines().count(), 1, "{what}\n{}", self.err);
        for sign in ["panicked", "RUST_BACKTRACE", "src/"] {
            assert!(!self.err.contains(sign), "{what}\n{}", self.err);
        }
        self.err.strip_prefix("imperios: ").unwrap_or_else(|| panic!("{what}\n{}", self.err)).trim_end()
    }
}

/// The text of a message without gaps, as the catalogue of the language has it.
pub(crate) fn message(lang: &str, key: &str) -> String {
    let path = root().join(format!("data/messages/{lang}/terminal.ftl"));
    let catalogue = fs::read_to_string(path).unwrap();
    let line = catalogue.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("{key} in {lang}")).to_owned()
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}
