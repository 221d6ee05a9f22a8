//! The puzzles of a game as a file: one line of JSON that says how they were found, and one for each of them.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::Puzzle;

/// How puzzles were found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The game.
    pub game: String,
    /// The edition, as records name it.
    pub edition: String,
    /// The hash of the edition, which says what rulings hold too.
    pub hash: String,
    /// The command that found them.
    pub command: String,
}

/// The puzzles of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Collection {
    /// How they were found.
    pub head: Head,
    /// The puzzles, the easy ones first.
    pub puzzles: Vec<Puzzle>,
}

impl Collection {
    /// Reads what [`Collection::write`] has written.
    pub fn read(text: &str) -> Result<Self, BadCollection> {
        let bad =
            |line: usize| move |error: serde_json::Error| BadCollection { line, reason: error.to_string() };
        let mut lines = (1..).zip(text.lines());
        let (line, head) =
            lines.next().ok_or_else(|| BadCollection { line: 1, reason: "is missing".to_owned() })?;
        let head = serde_json::from_str(head).map_err(bad(line))?;
        let puzzles = lines.map(|(line, text)| serde_json::from_str(text).map_err(bad(line)));
        Ok(Self { head, puzzles: puzzles.collect::<Result<_, _>>()? })
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string(&self.head).expect("a head is plain data") + "\n";
        for puzzle in &self.puzzles {
            let line = serde_json::to_string(puzzle).expect("a puzzle is plain data");
            writeln!(text, "{line}").expect("writing to a string succeeds");
        }
        text
    }

    /// The puzzle with this id.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

/// So many of the puzzles that were found, the easy ones first: as many of each hardness as there are of them, and within
/// it what is most unlike those that were taken before, in what is decided, by how many and in which scenario, and how
/// late in the game.
pub fn choose(mut found: Vec<Puzzle>, want: usize) -> Vec<Puzzle> {
    found.sort_by(|a, b| a.id.cmp(&b.id));
    found.dedup_by(|a, b| a.id == b.id);
    let mut chosen: Vec<Puzzle> = Vec::new();
    while chosen.len() < want && !found.is_empty() {
        let of_hardness = |hardness: u8| chosen.iter().filter(|puzzle| puzzle.hardness == hardness).count();
        let like = |puzzle: &Puzzle| {
            let same = |by: fn(&Puzzle) -> String| {
                let own = by(puzzle);
                chosen.iter().filter(|other| by(other) == own).count()
            };
            let kind = same(|puzzle| puzzle.kind.clone());
            kind + same(|puzzle| puzzle.options.clone()) + same(|puzzle| phase(puzzle).to_string())
        };
        let place = (0..found.len())
            .min_by_key(|&place| (of_hardness(found[place].hardness), like(&found[place])))
            .expect("some are left");
        let next = found.remove(place);
        chosen.push(next);
    }
    chosen.sort_by(|a, b| a.hardness.cmp(&b.hardness).then_with(|| a.id.cmp(&b.id)));
    chosen
}

/// How late in its game a puzzle comes, in thirds.
fn phase(puzzle: &Puzzle) -> usize {
    3 * puzzle.from.ply / puzzle.from.of.max(1)
}

/// A file holds no puzzles.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("line {line}: {reason}")]
pub struct BadCollection {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}
