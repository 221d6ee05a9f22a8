//! The archive of editions: every edition that was ever released, found by its hash.
//!
//! `data/editions/index.toml` lists them, the oldest of each game first, each with its hash under every ruling, its files
//! and what has changed. The files lie in `data/editions/files`, compressed, each named by what is in it, so that editions
//! share what they have in common. Nothing is read before it is asked for, and no edition is opened to find another.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use miniz_oxide::{deflate::compress_to_vec_zlib, inflate::decompress_to_vec_zlib_with_limit};
use sha2::{Digest, Sha256};
use table::{Source, Texts};

use crate::{CannotOpen, Games, Manifest, pack};

const INDEX: &str = include_str!("../../../data/editions/index.toml");
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/editions.rs"));

/// Every edition that was ever released.
#[derive(Default)]
pub struct Archive {
    index: Cow<'static, str>,
    files: BTreeMap<String, Cow<'static, [u8]>>,
    read: OnceLock<Index>,
}

/// An edition that was released.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Released {
    /// The game.
    pub game: String,
    /// Its name in records.
    pub name: String,
    /// Its hash under each of the rulings, the first ones first.
    pub hashes: Vec<String>,
    /// What is new in it.
    pub changed: Texts,
    /// The files it consists of, each with the name it has in the archive.
    files: BTreeMap<String, String>,
}

/// The index as it is written.
#[derive(Clone, Default, serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
struct Index {
    #[serde(default)]
    edition: Vec<Released>,
    #[serde(default)]
    ruling: Vec<Ruling>,
}

/// A change of the rules in code.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The game.
    pub game: String,
    /// The rulings from which on it holds: see [`table::Edition::rulings`].
    pub level: u8,
    /// What is otherwise since.
    pub changed: Texts,
}

impl Archive {
    /// What the program carries.
    pub fn built_in() -> Self {
        let files = FILES.iter().map(|&(name, bytes)| (name.to_owned(), Cow::Borrowed(bytes)));
        Self { index: Cow::Borrowed(INDEX), files: files.collect(), read: OnceLock::new() }
    }

    /// What lies in a folder.
    pub fn read(dir: &Path) -> Result<Self, CannotOpen> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error| CannotOpen::Unreadable { path, error }
        };
        let at = dir.join("index.toml");
        let index = fs::read_to_string(&at).map_err(unreadable(&at))?;
        if let Err(error) = toml::from_str::<Index>(&index) {
            return Err(unreadable(&at)(io::Error::new(io::ErrorKind::InvalidData, error)));
        }
        let at = dir.join("files");
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(&at).map_err(unreadable(&at))? {
            let entry = entry.map_err(unreadable(&at))?;
            let bytes = fs::read(entry.path()).map_err(unreadable(&entry.path()))?;
            files.insert(entry.file_name().to_string_lossy().into_owned(), Cow::Owned(bytes));
        }
        Ok(Self { index: Cow::Owned(index), files, read: OnceLock::new() })
    }

    fn index(&self) -> &Index {
        self.read.get_or_init(|| {
            toml::from_str(&self.index).expect("the index is checked when it is read, and by the tests")
        })
    }

    /// The editions of a game, the oldest first.
    pub fn of(&self, game: &str) -> impl DoubleEndedIterator<Item = &Released> {
        self.index().edition.iter().filter(move |edition| edition.game == game)
    }

    /// How the rules of a game in code have changed, the first change first.
    pub fn rulings(&self, game: &str) -> impl DoubleEndedIterator<Item = &Ruling> {
        self.index().ruling.iter().filter(move |ruling| ruling.game == game)
    }

    /// Which of a game's editions has this hash under any of the rulings, counted from 1.
    pub fn number(&self, game: &str, hash: &str) -> Option<usize> {
        self.of(game).position(|edition| edition.has(hash)).map(|index| index + 1)
    }

    /// The edition of a game that has this hash under any of the rulings.
    pub fn find(&self, game: &str, hash: &str) -> Option<&Released> {
        self.of(game).find(|edition| edition.has(hash))
    }

    /// The files of an edition as they were.
    pub fn source(&self, edition: &Released) -> Source {
        let files = edition.files.iter().filter_map(|(name, kept)| Some((name.clone(), self.text(kept)?)));
        Source { origin: String::new(), files: files.collect() }
    }

    fn text(&self, kept: &str) -> Option<String> {
        let bytes = decompress_to_vec_zlib_with_limit(self.files.get(kept)?, pack::LARGEST as usize).ok()?;
        String::from_utf8(bytes).ok()
    }

    /// How many bytes it adds to a program.
    pub fn size(&self) -> usize {
        self.index.len() + self.files.values().map(|bytes| bytes.len()).sum::<usize>()
    }
}

impl Released {
    /// Whether this is its hash under any of the rulings.
    fn has(&self, hash: &str) -> bool {
        self.hashes.iter().any(|one| one == hash)
    }
}

/// What became of an edition that was to be released.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is a new one.
    Added,
    /// It plays as the newest did, and its texts or its hashes under newer rulings were brought up to date.
    Renewed,
    /// Nothing has changed.
    Already,
}

/// Why an edition was not released.
#[derive(thiserror::Error, Debug)]
pub enum CannotRelease {
    /// The data or the archive can't be read.
    #[error(transparent)]
    Open(#[from] CannotOpen),
    /// Nobody said what is new.
    #[error(
        "this edition of {game} plays otherwise than all before: say what has changed, in es, en, nl and de"
    )]
    Untold {
        /// The game.
        game: String,
    },
    /// It is an older one, which stays as it was.
    #[error("this is an older edition of {game}: what was released stays as it is")]
    Older {
        /// The game.
        game: String,
    },
    /// The archive can't be written.
    #[error("{}: {error}", path.display())]
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Adds the data pack in a folder to the archive in another, as the newest edition of its game. Files that no edition
/// needs any more are taken out.
pub fn release(
    games: &Games,
    pack: &Path,
    archive: &Path,
    changed: Option<Texts>,
) -> Result<(String, Kept), CannotRelease> {
    let unwritable = |path: &Path| {
        let path = path.to_owned();
        move |error| CannotRelease::Unwritable { path, error }
    };
    let owner = games.owner(pack)?;
    let source = pack::read(pack, owner.files)?;
    let opened = owner.with_edition(&source).map_err(CannotOpen::from)?;
    let game = owner.name.to_owned();
    let before =
        if archive.join("index.toml").exists() { Archive::read(archive)? } else { Archive::default() };
    let mut index = before.index().clone();
    let hashes = hashes(&opened);
    let mut files = BTreeMap::new();
    let folder = archive.join("files");
    fs::create_dir_all(&folder).map_err(unwritable(&folder))?;
    for (name, text) in &source.files {
        let kept = name_of(text);
        let path = folder.join(&kept);
        if !path.exists() {
            fs::write(&path, compress_to_vec_zlib(text.as_bytes(), 10)).map_err(unwritable(&path))?;
        }
        files.insert(name.clone(), kept);
    }
    let known = before.find(&game, &hashes[0]).map(|edition| edition.hashes.clone());
    let outcome = if let Some(known) = known {
        if before.of(&game).next_back().is_some_and(|newest| newest.hashes != known) {
            return Err(CannotRelease::Older { game });
        }
        let entry = index.edition.iter_mut().rfind(|edition| edition.game == game).expect("it was found");
        let renewed =
            Released { hashes, files, changed: changed.unwrap_or(entry.changed.clone()), ..entry.clone() };
        let outcome = if *entry == renewed { Kept::Already } else { Kept::Renewed };
        *entry = renewed;
        outcome
    } else {
        let changed = changed.ok_or_else(|| CannotRelease::Untold { game: game.clone() })?;
        let name = opened.game.edition().to_owned();
        index.edition.push(Released { game: game.clone(), name, hashes, changed, files });
        Kept::Added
    };
    let needed: Vec<_> = index.edition.iter().flat_map(|edition| edition.files.values()).collect();
    for kept in before.files.keys().filter(|kept| !needed.contains(kept)) {
        let path = folder.join(kept);
        fs::remove_file(&path).map_err(unwritable(&path))?;
    }
    let text = toml::to_string_pretty(&index).expect("an index is plain data");
    let path = archive.join("index.toml");
    fs::write(&path, HEADING.to_owned() + &text).map_err(unwritable(&path))?;
    Ok((game, outcome))
}

const HEADING: &str = "# Every edition that was ever released, the oldest of each game first: its hash under each of the \
                       rulings, what is new\n# in it, and its files below files/. Written by `imperios data release`; \
                       what was released is never taken out.\n\n";

/// The hashes of an edition under each of the rulings, the first ones first.
fn hashes(manifest: &Manifest) -> Vec<String> {
    let mut hashes: Vec<_> =
        manifest.game.earlier().iter().rev().map(|game| game.hash().to_string()).collect();
    hashes.push(manifest.game.hash().to_string());
    hashes
}

/// The name of a file in the archive: the beginning of its SHA-256.
fn name_of(text: &str) -> String {
    Sha256::digest(text.as_bytes())[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<Vec<_>>()
        .concat()
}
