//! What the terminal asks of a game that draws a board of its own.

use phrasebook::Translator;
use table::{Lang, Match, Seat};

/// How a table of one game looks in the terminal.
#[derive(Clone, Copy)]
pub struct Board {
    /// Draws the table as a viewer sees it now.
    pub draw: fn(&dyn Match, Option<Seat>, Aspect, &Translator<'_>) -> String,
    /// Everything that can be named in words of the game.
    pub names: fn(&dyn Match, Lang) -> Vec<Named>,
}

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aspect {
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

/// Where something stands in a word of the record: `promote france infantry paris`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Before the unit.
    Empire,
    /// Before all but the empire.
    Unit,
    /// Last.
    Other,
}

/// Something that can be named in a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Where it stands.
    pub kind: Kind,
    /// What it is in the word.
    pub id: String,
    /// What players call it.
    pub name: String,
}

impl Named {
    /// Something with its id and its name.
    pub fn new(kind: Kind, id: &str, name: &str) -> Self {
        Self { kind, id: id.to_owned(), name: name.to_owned() }
    }
}
