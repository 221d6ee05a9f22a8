//! The games at hand: rules with an edition, bots, and how a table looks in the terminal.

use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use altes_reich::Position as AltesReich;
use bots::{Bots, GameBots, Insight, Sense};
use grecia::Position as Grecia;
use napoleon::Position as Napoleon;
use table::{Boxed, DataErrors, Edition, Game, Lang, Match, Seat, Source, UnknownGame};

use crate::{
    terminal::{Named, Scene, Screen, Show},
    translator::Translator,
};

/// A game on the shelf: how to open it.
struct Row {
    name: &'static str,
    players: &'static str,
    files: &'static [&'static str],
    built_in: &'static [(&'static str, &'static str)],
    open: fn(&Source, &'static str) -> Result<Place, DataErrors>,
}

/// All games, in the order in which they are listed.
static ROWS: [Row; 3] = [
    row::<AltesReich>("2-5", altes_reich::edition::BUILT_IN),
    row::<Grecia>("2-4", grecia::edition::BUILT_IN),
    row::<Napoleon>("2-8", napoleon::edition::BUILT_IN),
];

const fn row<R: Sense + Insight + Show>(
    players: &'static str,
    built_in: &'static [(&'static str, &'static str)],
) -> Row {
    Row { name: R::NAME, players, files: R::Edition::FILES, built_in, open: Place::open::<R> }
}

/// A game that can be played here.
pub(crate) struct Place {
    pub(crate) game: Box<dyn Game>,
    pub(crate) bots: Box<dyn GameBots>,
    show: fn(&dyn Match, Option<Seat>, Aspect, &Translator<'_>) -> String,
    names: Box<dyn Fn(Lang) -> Vec<Named> + Send + Sync>,
    /// The fewest and the most players by the sheet, for lists.
    pub(crate) players: &'static str,
}

impl Place {
    fn open<R: Sense + Insight + Show>(source: &Source, players: &'static str) -> Result<Self, DataErrors> {
        let boxed = Boxed::<R>::new(R::Edition::load(source)?);
        let names = Box::new(move |lang| R::names(boxed.edition(), lang));
        Ok(Self { game: Box::new(boxed), bots: Box::new(Bots::new(boxed)), show: show::<R>, names, players })
    }

    /// Everything that can be named in words of this game.
    pub(crate) fn names(&self, lang: Lang) -> Vec<Named> {
        (self.names)(lang)
    }

    /// The table as this viewer sees it now.
    pub(crate) fn table(
        &self,
        game: &dyn Match,
        viewer: Option<Seat>,
        aspect: Aspect,
        translator: &Translator<'_>,
    ) -> String {
        (self.show)(game, viewer, aspect, translator)
    }
}

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aspect {
    /// The whole table.
    Whole,
    /// What matters to whoever is asked something anew, in a question of so many lines.
    Asked(usize),
    /// What matters to whoever goes on with what they have begun, in a question of so many lines.
    Again(usize),
    /// What looks otherwise on the board than after so many words.
    ChangedSince(usize),
    /// The cards that were played, and what was won.
    Played,
    /// How far the game has come.
    Stage,
}

fn show<R: Show>(
    game: &dyn Match,
    viewer: Option<Seat>,
    aspect: Aspect,
    translator: &Translator<'_>,
) -> String {
    let running = game.as_any().downcast_ref::<table::Running<R>>().expect("a table shows its own game");
    let asks = if let Aspect::Asked(lines) | Aspect::Again(lines) = aspect { lines } else { 0 };
    let scene = Scene::<R> {
        edition: running.position().edition(),
        view: running.position().view(viewer),
        offers: viewer.map_or_else(Vec::new, |seat| game.offers(seat)),
        agreed: game.record(false).options,
        translator,
        screen: Screen::now(),
        asks,
    };
    match aspect {
        Aspect::Whole => R::whole(&scene),
        Aspect::Asked(_) => R::asked(&scene, false),
        Aspect::Again(_) => R::asked(&scene, true),
        Aspect::ChangedSince(ply) => R::changed(&scene, &running.at(ply).view(viewer)),
        Aspect::Played => R::played(&scene),
        Aspect::Stage => R::stage(&scene),
    }
}

/// The names of all games.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.name)
}

/// The game with this name, with the built-in edition or with the data pack in a folder.
pub(crate) fn open(name: &str, pack: Option<&Path>) -> Result<Place, CannotOpen> {
    let unknown = || UnknownGame { name: name.to_owned(), known: names().collect::<Vec<_>>().join(", ") };
    let row = ROWS.iter().find(|row| row.name == name).ok_or_else(unknown)?;
    let source = match pack {
        Some(dir) => read_pack(dir, row.files)?,
        None => Source::built_in(row.built_in),
    };
    Ok((row.open)(&source, row.players)?)
}

/// Every game; the one to which the data pack belongs with that pack.
pub(crate) fn open_all(pack: Option<&Path>) -> Result<Vec<Place>, CannotOpen> {
    let owner = pack.map(|dir| owner(dir).map(|name| (name, dir))).transpose()?;
    let pack_of = |name| owner.filter(|(owner, _)| *owner == name).map(|(_, dir)| dir);
    names().map(|name| open(name, pack_of(name))).collect()
}

/// The game to which a folder belongs: that of whose files it has most, and among games with files of the same
/// names the one that finds least wrong with them.
pub(crate) fn owner(dir: &Path) -> Result<&'static str, CannotOpen> {
    if !dir.is_dir() {
        return Err(CannotOpen::NoFolder { dir: dir.to_owned() });
    }
    let own = |row: &Row| row.files.iter().filter(|file| dir.join(file).exists()).count();
    let most = ROWS.iter().map(own).max().filter(|&files| files > 0);
    let most = most.ok_or_else(|| CannotOpen::NoPack { dir: dir.to_owned() })?;
    let candidates: Vec<&Row> = ROWS.iter().filter(|row| own(row) == most).collect();
    if let [only] = candidates[..] {
        return Ok(only.name);
    }
    let mut faults = Vec::new();
    for row in candidates {
        let source = read_pack(dir, row.files)?;
        faults.push(((row.open)(&source, row.players).map_or_else(|errors| errors.0.len(), |_| 0), row.name));
    }
    // Among equals the first row wins.
    let best = faults.iter().min_by_key(|(faults, _)| *faults).expect("several rows are as good");
    Ok(best.1)
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
    #[error("{}: no files of a game", dir.display())]
    NoPack { dir: PathBuf },
    #[error("{}: {error}", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
}
