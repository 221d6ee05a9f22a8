//! A Chromium that prints: where it is, and how it is told.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::failure::Failure;

/// What it is called, by system.
const NAMES: [&str; 8] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chrome.exe",
    "msedge",
    "msedge.exe",
];
/// Where it is, besides the folders of the search path.
const PLACES: [&str; 6] = [
    "/usr/bin/chromium",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];
/// A browser that takes longer has lost its way.
const LONGEST: Duration = Duration::from_secs(300);

pub(super) struct Browser(PathBuf);

impl Browser {
    /// The one that `CHROMIUM` names, else the first one that is here.
    pub(super) fn find() -> Option<Self> {
        let is_here = |path: &PathBuf| path.is_file();
        if let Some(named) = env::var_os("CHROMIUM").filter(|name| !name.is_empty()) {
            return Some(PathBuf::from(named)).filter(is_here).map(Self);
        }
        let folders: Vec<_> = env::var_os("PATH").iter().flat_map(env::split_paths).collect();
        let in_path = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        in_path.chain(PLACES.iter().map(PathBuf::from)).find(is_here).map(Self)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Prints a page to a file; `desk` is a folder for what a browser keeps. The page has so many milliseconds of its own.
    pub(super) fn print(
        &self,
        page: &str,
        file: &Path,
        desk: &Path,
        budget: u32,
    ) -> Result<Vec<u8>, Failure> {
        let lost = || Failure::Browser { browser: self.0.clone() };
        // What an earlier attempt has left must not pass for this one.
        let _ = fs::remove_file(file);
        let mut command = Command::new(&self.0);
        command.args([
            "--headless",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-extensions",
            "--disable-background-networking",
            "--no-first-run",
            "--no-pdf-header-footer",
        ]);
        if is_root(desk) {
            // A browser refuses to be root within its own walls. It sees nothing but the pages of this program.
            command.arg("--no-sandbox");
        }
        command
            .arg(format!("--virtual-time-budget={budget}"))
            .arg(format!("--user-data-dir={}", desk.join("browser").display()))
            .arg(format!("--print-to-pdf={}", file.display()))
            .arg(page)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut child = command.spawn().map_err(|_| lost())?;
        let begun = Instant::now();
        while child.try_wait()?.is_none() {
            if begun.elapsed() > LONGEST {
                child.kill()?;
                child.wait()?;
                return Err(lost());
            }
            thread::sleep(Duration::from_millis(50));
        }
        fs::read(file).map_err(|_| lost())
    }
}

/// Whether whoever runs this is root: what they have just made is theirs.
#[cfg(unix)]
fn is_root(made: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(made).is_ok_and(|made| made.uid() == 0)
}

#[cfg(not(unix))]
fn is_root(_made: &Path) -> bool {
    false
}
