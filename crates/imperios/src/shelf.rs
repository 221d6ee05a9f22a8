//! The games at hand: rules with an edition, bots, and how a table looks in the terminal.

use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use altes_reich::Position as AltesReich;
use bots::{Bots, Stable};
use table::{Boxed, DataErrors, Edition, Game, Match, Registry, Rules, Seat, Source, UnknownGame};

use crate::{terminal::Show, voice::Voice};

/// A game that can be played here.
pub(crate) struct Place {
    pub(crate) game: Box<dyn Game>,
    pub(crate) bots: Box<dyn Stable>,
    show: fn(&dyn Match, Option<Seat>, &Voice<'_>) -> String,
    /// The fewest and the most players by the sheet, for lists.
    pub(crate) players: &'static str,
}

impl Place {
    fn new<R: bots::Sense + Show>(edition: R::Edition, players: &'static str) -> Self {
        let boxed = Boxed::<R>::new(edition);
        Self { game: Box::new(boxed), bots: Box::new(Bots(boxed)), show: show::<R>, players }
    }

    /// The table as this viewer sees it now.
    pub(crate) fn table(&self, game: &dyn Match, viewer: Option<Seat>, voice: &Voice<'_>) -> String {
        (self.show)(game, viewer, voice)
    }
}

fn show<R: Show>(game: &dyn Match, viewer: Option<Seat>, voice: &Voice<'_>) -> String {
    let running = game.as_any().downcast_ref::<table::Running<R>>().expect("a table shows its own game");
    let offers = viewer.map_or_else(Vec::new, |seat| game.offers(seat));
    R::show(running.position().edition(), &running.position().view(viewer), &offers, voice)
}

/// Names of all games, in the order in which they are listed.
pub(crate) const GAMES: [&str; 1] = [AltesReich::NAME];

/// The game with this name, with the built-in edition or with the data pack in a folder.
pub(crate) fn open(name: &str, pack: Option<&Path>) -> Result<Place, CannotOpen> {
    match name {
        AltesReich::NAME => Ok(Place::new::<AltesReich>(load(pack, altes_reich::edition::BUILT_IN)?, "2-5")),
        _ => Err(CannotOpen::Unknown(UnknownGame { name: name.to_owned(), known: GAMES.join(", ") })),
    }
}

/// Every game with its built-in edition.
pub(crate) fn open_all() -> Result<Vec<Place>, CannotOpen> {
    GAMES.into_iter().map(|name| open(name, None)).collect()
}

/// All games for the referee; the one in `pack` with that edition.
pub(crate) fn registry(pack: Option<&Path>) -> Result<Registry, CannotOpen> {
    let altes_reich: altes_reich::Edition = load(pack, altes_reich::edition::BUILT_IN)?;
    Ok(Registry::new().with(Boxed::<AltesReich>::new(altes_reich)))
}

/// The files that make up a game's edition.
pub(crate) fn files(name: &str) -> &'static [&'static str] {
    match name {
        AltesReich::NAME => altes_reich::Edition::FILES,
        _ => &[],
    }
}

fn load<E: Edition>(pack: Option<&Path>, built_in: &[(&str, &str)]) -> Result<E, CannotOpen> {
    let source = match pack {
        Some(dir) => read_pack(dir, E::FILES)?,
        None => Source::built_in(built_in),
    };
    Ok(E::load(&source)?)
}

/// Larger files are no data of a game.
const LARGEST: u64 = 8 << 20;

fn read_pack(dir: &Path, files: &[&str]) -> Result<Source, CannotOpen> {
    if !dir.is_dir() {
        return Err(CannotOpen::NoFolder { dir: dir.to_owned() });
    }
    let mut source = Source { origin: dir.display().to_string(), ..Source::default() };
    for &file in files {
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
pub(crate) fn read_text(path: &Path, largest: u64) -> io::Result<String> {
    // The size of a pipe or a device is not known before it is read.
    let mut text = String::new();
    fs::File::open(path)?.take(largest + 1).read_to_string(&mut text)?;
    if text.len() as u64 > largest { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

/// Why a game can't be taken from the shelf.
#[derive(thiserror::Error, Debug)]
pub(crate) enum CannotOpen {
    #[error(transparent)]
    Unknown(#[from] UnknownGame),
    #[error(transparent)]
    Data(#[from] DataErrors),
    #[error("{}: not a folder", dir.display())]
    NoFolder { dir: PathBuf },
    #[error("{}: {error}", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
}
