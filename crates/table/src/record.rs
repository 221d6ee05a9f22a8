//! A game written down: header and words, readable by a person.
//!
//! ```text
//! imperios record 1
//! game: altes-reich
//! edition: imperios-1 6f0c…
//! options: players=3 mode=single
//! position: {"round":3,…}                   (only if the game began in a position)
//! after: 1d0b… 217                           (only if that position was reached in another game)
//! seat 1: Anna
//! seat 2: greedy
//! seat 3: random
//! word 1: quercus
//! seed: 1806
//! result: scores 4 2 5, places 2 3 1
//!
//! chance: start 2, deal otto-i, deal agnes
//! 2: play otto-i
//! ```
//!
//! Writing and reading are exact inverses: a text that is read at all is written again letter by letter.

use std::{fmt, str::FromStr};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Agreed, BadCommitment, Commitment, EditionHash, Seat, Seed, chance::Hex};

/// Who made a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Chance: a draw, a deal, a throw.
    Chance,
    /// A seat.
    Seat(Seat),
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance => f.write_str("chance"),
            Self::Seat(seat) => seat.fmt(f),
        }
    }
}

/// What the header tells of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// The seed: the game is over, or the record is its host's own.
    Revealed(Seed),
    /// The seed's hash, while the game runs.
    Committed(Commitment),
}

/// The end of a finished game, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Scores.
    pub scores: Vec<i32>,
    /// Places.
    pub places: Vec<u8>,
}

/// The SHA-256 of a record's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RecordHash([u8; 32]);

impl fmt::Display for RecordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for RecordHash {
    type Err = BadCommitment;

    fn from_str(text: &str) -> Result<Self, BadCommitment> {
        text.parse().map(|Commitment(bytes)| Self(bytes))
    }
}

/// A moment of another game, by its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    /// The other game's record.
    pub record: RecordHash,
    /// After so many of its plies.
    pub ply: usize,
}

/// How a game began that did not begin at its beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The position, as the game writes it.
    pub position: Value,
    /// Where it was reached, if it was in another game.
    pub after: Option<After>,
}

/// A whole game as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The edition's name.
    pub edition: String,
    /// The edition's hash.
    pub hash: EditionHash,
    /// What was agreed, complete.
    pub options: Agreed,
    /// The position in which it began; none if it began at its beginning.
    pub beginning: Option<Beginning>,
    /// Who sat where.
    pub seats: Vec<Name>,
    /// What each seat added to the seed; empty for nothing.
    pub words: Vec<OwnWord>,
    /// The seed or its hash.
    pub secret: Secret,
    /// Scores and places, once the game is over.
    pub result: Option<Outcome>,
    /// Every choice, by seats and by chance, in order.
    pub plies: Vec<(By, String)>,
}

/// The first line of every record.
const MAGIC: &str = "imperios record 1";
/// Lines of words are broken before they grow longer than this.
const WIDTH: usize = 100;

impl Record {
    /// The hash of its text.
    pub fn hash_of_text(&self) -> RecordHash {
        RecordHash(Sha256::digest(self.to_string().as_bytes()).into())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{MAGIC}\ngame: {}\nedition: {} {}\noptions: {}",
            self.game, self.edition, self.hash, self.options
        )?;
        if let Some(Beginning { position, after }) = &self.beginning {
            writeln!(f, "position: {position}")?;
            if let Some(After { record, ply }) = after {
                writeln!(f, "after: {record} {ply}")?;
            }
        }
        for (number, name) in (1..).zip(&self.seats) {
            writeln!(f, "seat {number}: {}", name.0)?;
        }
        for (number, word) in (1..).zip(&self.words) {
            if !word.0.is_empty() {
                writeln!(f, "word {number}: {}", word.0)?;
            }
        }
        match &self.secret {
            Secret::Revealed(seed) => writeln!(f, "seed: {seed}")?,
            Secret::Committed(commitment) => writeln!(f, "commitment: {commitment}")?,
        }
        match &self.result {
            Some(Outcome { scores, places }) => {
                writeln!(f, "result: scores {}, places {}", spaced(scores), spaced(places))?;
            }
            None => writeln!(f, "result: open")?,
        }
        writeln!(f)?;
        let mut line = String::new();
        let mut last = None;
        for (by, word) in &self.plies {
            if last == Some(*by) && line.len() + 2 + word.len() <= WIDTH {
                line.push_str(", ");
            } else {
                if last.is_some() {
                    writeln!(f, "{line}")?;
                }
                line = format!("{by}: ");
                last = Some(*by);
            }
            line.push_str(word);
        }
        if last.is_some() {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

fn spaced<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if let Some(line) = text.split('\n').position(|line| line.ends_with('\r')) {
            return Err(at(line + 1, Fault::CarriageReturn));
        }
        let record = Lines { lines: text.lines().enumerate() }.record()?;
        let again = record.to_string();
        if again == text {
            return Ok(record);
        }
        if again.strip_suffix('\n') == Some(text) {
            return Err(at(text.lines().count(), Fault::NoLineFeed));
        }
        // The lines before the first difference are alike; the reader has not missed anything but layout.
        let line = again.lines().zip(text.lines()).take_while(|(a, b)| a == b).count() + 1;
        let expected = again.lines().nth(line - 1).unwrap_or_default().to_owned();
        Err(RecordError { line, fault: Fault::Layout { expected } })
    }
}

struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
}

impl<'a> Lines<'a> {
    fn record(mut self) -> Result<Record, RecordError> {
        let (line, magic) = self.next("imperios record 1")?;
        if magic != MAGIC {
            return Err(RecordError { line, fault: Fault::NotARecord });
        }
        let (line, game) = self.field("game: ")?;
        let game = short_name(game, line)?;
        let (line, edition) = self.field("edition: ")?;
        let (name, hash) = edition.split_once(' ').ok_or(at(line, Fault::Expected("edition: NAME HASH")))?;
        let edition = short_name(name, line)?;
        let hash = hash.parse().map_err(|_| at(line, Fault::Expected("edition: NAME HASH")))?;
        let (line, options) = self.field("options: ")?;
        let options = options.parse().map_err(|error| at(line, Fault::Options(error)))?;

        let mut beginning: Option<Beginning> = None;
        let mut seats = Vec::new();
        let mut words: Vec<OwnWord> = Vec::new();
        let (secret, result) = loop {
            let (line, header) = self.next("seat, word, seed or commitment")?;
            let (key, value) = header.split_once(": ").ok_or(at(line, Fault::Expected("KEY: VALUE")))?;
            if key == "position" && seats.is_empty() && beginning.is_none() {
                let position = serde_json::from_str(value).ok().filter(Value::is_object);
                let position = position.ok_or(at(line, Fault::Expected("position: {…}, in JSON")))?;
                beginning = Some(Beginning { position, after: None });
            } else if let ("after", true, Some(begun @ Beginning { after: None, .. })) =
                (key, seats.is_empty(), &mut beginning)
            {
                let after = value.split_once(' ').and_then(|(record, ply)| {
                    Some(After { record: record.parse().ok()?, ply: ply.parse().ok()? })
                });
                begun.after = Some(after.ok_or(at(line, Fault::Expected("after: HASH PLY")))?);
            } else if let Some(number) = key.strip_prefix("seat ") {
                if number.parse::<Seat>().map(Seat::index) != Ok(seats.len()) || !words.is_empty() {
                    return Err(at(line, Fault::Expected("seats in order from 1 to at most 8")));
                }
                seats.push(value.parse().map_err(|e| at(line, Fault::Name(e)))?);
            } else if let Some(number) = key.strip_prefix("word ") {
                let index = number.parse::<Seat>().map(Seat::index).ok();
                let index = index.filter(|&i| i >= words.len() && i < seats.len());
                let index = index.ok_or(at(line, Fault::Expected("words of the seats above, in order")))?;
                words.resize(index, OwnWord::default());
                words.push(value.parse().map_err(|e| at(line, Fault::Word(e)))?);
            } else {
                let secret = match key {
                    "seed" => value
                        .parse()
                        .map(Secret::Revealed)
                        .map_err(|_| at(line, Fault::Expected("seed: SEED"))),
                    "commitment" => value
                        .parse()
                        .map(Secret::Committed)
                        .map_err(|_| at(line, Fault::Expected("commitment: 64 hexadecimal digits"))),
                    _ => Err(at(line, Fault::Expected("seat, word, seed or commitment"))),
                }?;
                break (secret, self.result()?);
            }
        };
        words.resize(seats.len(), OwnWord::default());
        let (line, blank) = self.next("an empty line")?;
        if !blank.is_empty() {
            return Err(at(line, Fault::Expected("an empty line")));
        }
        Ok(Record {
            game,
            edition,
            hash,
            options,
            beginning,
            seats,
            words,
            secret,
            result,
            plies: self.plies()?,
        })
    }

    fn next(&mut self, expected: &'static str) -> Result<(usize, &'a str), RecordError> {
        match self.lines.next() {
            Some((index, line)) => Ok((index + 1, line)),
            None => Err(RecordError { line: 0, fault: Fault::EndsEarly(expected) }),
        }
    }

    fn field(&mut self, key: &'static str) -> Result<(usize, &'a str), RecordError> {
        let (line, text) = self.next(key)?;
        text.strip_prefix(key).map(|value| (line, value)).ok_or(at(line, Fault::Expected(key)))
    }

    fn result(&mut self) -> Result<Option<Outcome>, RecordError> {
        let (line, result) = self.field("result: ")?;
        if result == "open" {
            return Ok(None);
        }
        let wrong = at(line, Fault::Expected("result: open, or result: scores …, places …"));
        let numbers = || {
            let (scores, places) = result.strip_prefix("scores ")?.split_once(", places ")?;
            let scores = scores.split(' ').map(|n| n.parse().ok()).collect::<Option<_>>()?;
            let places = places.split(' ').map(|n| n.parse().ok()).collect::<Option<_>>()?;
            Some(Outcome { scores, places })
        };
        numbers().map(Some).ok_or(wrong)
    }

    fn plies(self) -> Result<Vec<(By, String)>, RecordError> {
        let mut plies = Vec::new();
        for (index, text) in self.lines {
            let line = index + 1;
            let (by, words) = text.split_once(": ").ok_or(at(line, Fault::Expected("SEAT: WORD, WORD …")))?;
            let by = match by {
                "chance" => By::Chance,
                seat => {
                    By::Seat(seat.parse().map_err(|_| at(line, Fault::Expected("chance or a seat number")))?)
                }
            };
            for word in words.split(", ") {
                if word.is_empty() || word.len() > 80 || !word.bytes().all(is_word_byte) {
                    return Err(at(line, Fault::NotAWord(word.chars().take(80).collect())));
                }
                plies.push((by, word.to_owned()));
            }
        }
        Ok(plies)
    }
}

/// Words are made of lower-case letters, digits, hyphens, full stops and single spaces between them; the
/// comma parts them.
fn is_word_byte(byte: u8) -> bool {
    matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'+' | b' ')
}

fn short_name(name: &str, line: usize) -> Result<String, RecordError> {
    let fits = (1..=64).contains(&name.len())
        && name.bytes().all(|b| matches!(b, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_'));
    if fits {
        Ok(name.to_owned())
    } else {
        Err(at(line, Fault::Expected("a name of letters, digits and hyphens")))
    }
}

fn at(line: usize, fault: Fault) -> RecordError {
    RecordError { line, fault }
}

/// The name of a player: 1 to 40 characters, no control characters, no spaces at the ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Name(String);

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        text.parse()
    }
}

impl Name {
    /// The name itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Self, BadName> {
        if is_plain(text, 40) && !text.is_empty() { Ok(Self(text.to_owned())) } else { Err(BadName) }
    }
}

/// The text can't be a player's name.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("a name has 1 to 40 characters, none of them a control character, and no spaces at its ends")]
pub struct BadName;

/// What a player adds to the seed: up to 200 characters, no control characters, no spaces at the ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OwnWord(String);

impl From<OwnWord> for String {
    fn from(word: OwnWord) -> Self {
        word.0
    }
}

impl TryFrom<String> for OwnWord {
    type Error = BadOwnWord;

    fn try_from(text: String) -> Result<Self, BadOwnWord> {
        text.parse()
    }
}

impl OwnWord {
    /// The characters themselves.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for OwnWord {
    type Err = BadOwnWord;

    fn from_str(text: &str) -> Result<Self, BadOwnWord> {
        if is_plain(text, 200) { Ok(Self(text.to_owned())) } else { Err(BadOwnWord) }
    }
}

/// The text can't be added to the seed.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error(
    "words for the seed have at most 200 characters, none of them a control character, and no spaces at their ends"
)]
pub struct BadOwnWord;

fn is_plain(text: &str, longest: usize) -> bool {
    text.chars().count() <= longest
        && text.trim() == text
        && !text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'))
}

/// Why a text is no record, and where.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{}{fault}", if *.line == 0 { String::new() } else { format!("line {line}: ") })]
pub struct RecordError {
    /// The line, counted from 1; 0 if the text ends too early.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a line of a record.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The first line is another.
    #[error("this is not a record; its first line would be “imperios record 1”")]
    NotARecord,
    /// Something else should stand here.
    #[error("expected “{0}”")]
    Expected(&'static str),
    /// More should follow.
    #[error("the record ends early; expected “{0}”")]
    EndsEarly(&'static str),
    /// The options can't be read.
    #[error(transparent)]
    Options(crate::Disagreement),
    /// Not a player's name.
    #[error("{0}")]
    Name(BadName),
    /// Not words for the seed.
    #[error("{0}")]
    Word(BadOwnWord),
    /// Not a word of a game.
    #[error("“{0}” can't be a word of a game")]
    NotAWord(String),
    /// The line ends as on some other systems.
    #[error("the line ends with a carriage return; records have line feeds only")]
    CarriageReturn,
    /// The last line has no end.
    #[error("the last line does not end with a line feed")]
    NoLineFeed,
    /// All is there, but not laid out as records are.
    #[error("the line is laid out differently; expected “{expected}”")]
    Layout {
        /// The line as it would be written.
        expected: String,
    },
}
