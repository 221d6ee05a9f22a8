//! Files and folders of cases, and what came of them.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use manifest::Games;

use super::{Suite, Verdict, parse, run};

/// What came of one file.
#[derive(Clone, PartialEq, Debug)]
pub struct Checked {
    /// The file.
    pub file: PathBuf,
    /// Its cases and how they went, or why it can't be read.
    pub outcome: Result<(Suite, Vec<Verdict>), String>,
}

/// What came of all files. Written out, it lists what failed and ends with a line `N passed, N failed`; a
/// file that can't be read counts as one failure.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The files in the order in which they were given; those of a folder by name.
    pub files: Vec<Checked>,
}

impl Report {
    /// How many cases passed.
    pub fn passed(&self) -> usize {
        self.verdicts().filter(|verdict| verdict.passed()).count()
    }

    /// How many cases failed, and files that can't be read.
    pub fn failed(&self) -> usize {
        let unreadable = self.files.iter().filter(|checked| checked.outcome.is_err()).count();
        unreadable + self.verdicts().filter(|verdict| !verdict.passed()).count()
    }

    /// The suites of all files that can be read.
    pub fn suites(&self) -> impl Iterator<Item = &Suite> {
        self.files.iter().filter_map(|checked| checked.outcome.as_ref().ok()).map(|(suite, _)| suite)
    }

    fn verdicts(&self) -> impl Iterator<Item = &Verdict> {
        self.files
            .iter()
            .filter_map(|checked| checked.outcome.as_ref().ok())
            .flat_map(|(_, verdicts)| verdicts)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Checked { file, outcome } in &self.files {
            match outcome {
                Err(reason) => writeln!(f, "{}: {reason}", file.display())?,
                Ok((_, verdicts)) => {
                    for verdict in verdicts.iter().filter(|verdict| !verdict.passed()) {
                        writeln!(f, "{}: {verdict}", file.display())?;
                    }
                }
            }
        }
        writeln!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}

/// Reads and runs all files; folders stand for the `.toml` files in and below them.
pub fn check(games: &Games, paths: &[PathBuf]) -> io::Result<Report> {
    let mut report = Report::default();
    for path in paths {
        for file in files(path)? {
            let outcome = fs::read_to_string(&file)
                .map_err(|error| error.to_string())
                .and_then(|text| parse(&text).map_err(|error| error.to_string()))
                .map(|suite| {
                    let verdicts = run(games, &suite);
                    (suite, verdicts)
                });
            report.files.push(Checked { file, outcome });
        }
    }
    Ok(report)
}

/// The file itself, or all `.toml` files in and below a folder, sorted by name.
pub fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path).map_err(|error| named(path, &error))?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut entries = fs::read_dir(path)
        .and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect::<io::Result<Vec<_>>>())
        .map_err(|error| named(path, &error))?;
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "toml") {
            found.push(entry);
        }
    }
    Ok(found)
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
