//! What happens in a tournament, as its journal has it.

use serde::{Deserialize, Serialize};
use table::{Commitment, Name};

/// Whoever takes part, by number, from 1 in the order in which they entered.
pub type Entrant = u16;

/// More than these take part in no tournament.
pub const MOST_ENTRANTS: usize = 2000;
/// No tournament is announced with more rounds.
pub const MOST_ROUNDS: u16 = 50;

/// What was announced when the tournament was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// What it is called.
    pub name: String,
    /// The game that is played.
    pub game: String,
    /// Hash of its edition.
    #[serde(default)]
    pub hash: String,
    /// All options of the game.
    #[serde(default)]
    pub options: String,
    /// How many sit at a table.
    pub seats: u8,
    /// Who meets whom.
    pub system: System,
    /// The rounds in which entrants may still join those who have begun; 0: none may.
    #[serde(default)]
    pub late_until: u16,
    /// SHA-256 of the seed, in hexadecimal digits.
    pub commitment: String,
}

impl Terms {
    /// Terms with nothing said beyond what is needed.
    pub fn new(name: &str, game: &str, seats: u8, system: System, commitment: Commitment) -> Self {
        Self {
            name: name.to_owned(),
            game: game.to_owned(),
            hash: String::new(),
            options: String::new(),
            seats,
            system,
            late_until: 0,
            commitment: commitment.to_string(),
        }
    }

    /// Whether such a tournament can be played.
    pub fn is_sensible(&self) -> bool {
        (2..=8).contains(&self.seats)
            && match self.system {
                System::Swiss { rounds } => (1..=MOST_ROUNDS).contains(&rounds) && self.late_until < rounds,
                System::RoundRobin { laps } => (1..=2).contains(&laps) && self.late_until == 0,
                System::KnockOut => self.late_until == 0,
            }
    }
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum System {
    /// In each round those meet who stand alike, and have not met if that can be.
    Swiss {
        /// How many rounds.
        rounds: u16,
    },
    /// Everybody meets everybody.
    RoundRobin {
        /// How often: once or twice.
        laps: u8,
    },
    /// The better half of each table plays on.
    KnockOut,
}

/// Who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Kind {
    /// A person, or the program of one.
    Person,
    /// A bot of the house.
    Bot {
        /// Its level.
        bot: String,
    },
}

/// Why somebody takes part no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Why {
    /// They wanted to.
    Wish,
    /// They did not come to their table; they can come back.
    Absent,
    /// The organiser has sent them away.
    Removed,
}

/// How a table came to its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum How {
    /// It was played.
    #[default]
    Played,
    /// The organiser has decided it.
    Ruled,
}

/// Who sits at one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// Seat by seat.
    pub seats: Vec<Entrant>,
    /// How many of them play on, in a knock-out; 0 elsewhere.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub advance: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like that")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A round as it was paired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paired {
    /// Which, from 1.
    pub round: u16,
    /// Its tables, numbered from 1 in this order.
    pub tables: Vec<Pairing>,
    /// Who sits nowhere in it, and has points all the same.
    pub byes: Vec<Entrant>,
}

/// One entry of the journal of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// It was announced; always the first entry.
    Opened(Terms),
    /// Somebody entered, before the start or late.
    Entered {
        /// Their number.
        entrant: Entrant,
        /// What they are called.
        name: Name,
        /// What they are.
        #[serde(flatten)]
        kind: Kind,
    },
    /// Somebody takes part no longer; before the start they never did.
    Left {
        /// Who.
        entrant: Entrant,
        /// Why.
        why: Why,
    },
    /// Somebody who had left, or was absent, takes part again.
    Returned {
        /// Who.
        entrant: Entrant,
    },
    /// Somebody is called otherwise from now on; it may have ended long ago.
    Renamed {
        /// Who.
        entrant: Entrant,
        /// What they are called.
        name: Name,
    },
    /// It began.
    Started,
    /// A round was paired.
    Paired(Paired),
    /// A table has its result.
    Ended {
        /// In which round.
        round: u16,
        /// Which table, from 1.
        table: u16,
        /// The place of each seat; equal ones share it.
        places: Vec<u8>,
        /// How that came about.
        #[serde(default)]
        how: How,
    },
    /// It is over.
    Closed {
        /// Whether the organiser has closed it before all was played.
        early: bool,
    },
}
