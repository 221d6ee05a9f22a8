//! Data packs: folders with the files of an edition.

use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use table::{DataErrors, Situations, Source, UnknownGame};

/// Larger files are no data of a game.
pub(crate) const LARGEST: u64 = 8 << 20;

/// Those of these files that lie in a folder, and its situations.
pub(crate) fn read(dir: &Path, files: &[&str]) -> Result<Source, CannotOpen> {
    if !dir.is_dir() {
        return Err(CannotOpen::NoFolder { dir: dir.to_owned() });
    }
    let mut source = Source { origin: dir.display().to_string(), ..Source::default() };
    for &file in files.iter().chain([&Situations::FILE]) {
        let path = dir.join(file);
        // A missing file is reported with everything else that is wrong with the pack.
        if path.exists() {
            let text = read_text(&path, LARGEST).map_err(|error| CannotOpen::Unreadable { path, error })?;
            source.files.insert(file.to_owned(), text);
        }
    }
    Ok(source)
}

/// The text of a file that is not larger than `largest` bytes.
pub fn read_text(path: &Path, largest: u64) -> io::Result<String> {
    // The size of a pipe or a device is not known before it is read.
    let mut text = String::new();
    fs::File::open(path)?.take(largest + 1).read_to_string(&mut text)?;
    if text.len() as u64 > largest { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

/// Why a game can't be opened.
#[derive(thiserror::Error, Debug)]
pub enum CannotOpen {
    /// There is no such game.
    #[error(transparent)]
    Unknown(#[from] UnknownGame),
    /// Its data are wrong.
    #[error(transparent)]
    Data(#[from] DataErrors),
    /// There is no such folder.
    #[error("{}: not a folder", dir.display())]
    NoFolder {
        /// What was named.
        dir: PathBuf,
    },
    /// The folder holds nothing of any game.
    #[error("{}: no files of a game", dir.display())]
    NoPack {
        /// The folder.
        dir: PathBuf,
    },
    /// A file can't be read.
    #[error("{}: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}
