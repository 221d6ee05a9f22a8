//! The puzzles that come with a game.

use std::sync::{Arc, OnceLock};

use bots::{Collection, Puzzle};
use table::{Agreed, CannotStart, Company, Match, Name};

use crate::{Games, Manifest};

/// Puzzles as they are written, read when they are first looked at.
pub(crate) struct Book {
    text: &'static str,
    read: OnceLock<Collection>,
}

impl Book {
    pub(crate) const fn new(text: &'static str) -> Self {
        Self { text, read: OnceLock::new() }
    }
}

/// A puzzle on the table: the game as it stands, with all that belongs to it.
pub struct Posed {
    /// The game with the edition and the rulings under which the puzzle was found.
    pub manifest: Arc<Manifest>,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The position. Nobody can draw chance in it.
    pub game: Box<dyn Match>,
}

impl Manifest {
    /// The puzzles that come with the game, if it has any.
    pub fn puzzles(&self) -> Option<&'static Collection> {
        let book = self.puzzles?;
        let read = || Collection::read(book.text).expect("what is built in is checked by the tests");
        Some(book.read.get_or_init(read))
    }
}

impl Games {
    /// A puzzle of a game by its id, with the edition it was found in; none if there is none. `name` calls the seats, by
    /// their number.
    pub fn pose(&self, game: &str, id: &str, name: impl Fn(usize) -> Name) -> Option<Posed> {
        let puzzles = self.find(game).ok()?.puzzles()?;
        let puzzle = puzzles.find(id)?;
        let manifest = self.edition(game, &puzzles.head.hash)?;
        let game = set_up(&manifest, puzzle, name).expect("what is built in is checked by the tests");
        Some(Posed { manifest, puzzle, game })
    }
}

/// The position of a puzzle as a game.
fn set_up(
    manifest: &Manifest,
    puzzle: &Puzzle,
    name: impl Fn(usize) -> Name,
) -> Result<Box<dyn Match>, table::CannotSetUp> {
    let agreed: Agreed = puzzle.options.parse().map_err(CannotStart::from)?;
    let seats = agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or(0);
    let seed = "puzzle".parse().expect("a short word is a seed");
    let company = Company::new((1..=seats).map(name).collect(), seed);
    // The seed is known to everybody, so nothing is ever drawn with it.
    Ok(manifest.game.set_up(&agreed, &puzzle.position, company)?.moment())
}
