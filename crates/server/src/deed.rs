//! What happens at a table, as its journal keeps it: one deed an entry, never changed and never taken out.
//! Even what is taken back is a deed.

use serde::{Deserialize, Serialize};
use table::{By, Name, OwnWord, Seat};

use crate::{
    clock::TimeControl,
    placing::{Leaving, SetUpBy},
    store::{GameId, PersonId, TournamentId},
};

/// One entry of a table's journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub(crate) enum Deed {
    /// The table was opened; always the first entry.
    Opened(Opening),
    /// Somebody took a seat.
    Sat { seat: Seat, person: PersonId, name: Name },
    /// Somebody left a seat before the start.
    Rose { seat: Seat },
    /// The host changed who is to sit there.
    Placed { seat: Seat, chair: Chair },
    /// The host settled whether players may ask for hints; whoever was ready is asked again.
    HintsSettled { hints: bool },
    /// A player added words to the seed.
    Word { seat: Seat, word: OwnWord },
    /// A player is ready, or no longer.
    Ready { seat: Seat, ready: bool },
    /// The game began; chance and forced choices up to the first question.
    Started { plies: Vec<Written> },
    /// A choice with all that followed from it.
    Played { seat: Seat, manner: Manner, plies: Vec<Written> },
    /// A seat took its last decision back; so many plies are left.
    Undone { seat: Seat, left: usize },
    /// A seat took back one part of what it was naming, which began with this ply; so many plies are left.
    Retracted { seat: Seat, ply: usize, left: usize },
    /// From now on a bot plays for the seat.
    TakenOver { seat: Seat, bot: String, reason: Absence },
    /// The seat's owner plays again.
    GivenBack { seat: Seat },
    /// A player gave up.
    Resigned { seat: Seat },
    /// A player leaves pieces of the set-up to a bot, or no more.
    SetUpLeft { seat: Seat, leaving: Leaving },
    /// A player offered to end the game.
    Offered { seat: Seat, end: AgreedEnd },
    /// A player agreed to the end that was offered.
    Agreed { seat: Seat },
    /// A player declined it, or took the own offer back.
    Declined { seat: Seat },
    /// The game was closed before its rules ended it.
    Closed { how: Closing },
    /// A player was reminded that time runs.
    Reminded { seat: Seat },
    /// Nobody could play for so long: no clock has run.
    Interrupted { milliseconds: i64 },
    /// The same people play again over there.
    Rematched {
        game: GameId,
        /// Who offered it; unknown in older journals, and where whoever opened the table does not play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The table went back to how it stood after this entry: those between could not be followed. The operator's doing.
    Mended { to: u64 },
    /// The seats and rights of a guest go to the account of the same person.
    Handed { from: PersonId, to: PersonId },
    /// Somebody has gone for good: their name is nobody's from now on.
    Effaced { person: PersonId },
}

/// One ply: 0 or the number of the seat, and the word.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Written(u8, String);

impl Written {
    pub(crate) fn new((by, word): (By, String)) -> Self {
        let by = match by {
            By::Chance => 0,
            By::Seat(seat) => seat.number() as u8,
        };
        Self(by, word)
    }

    pub(crate) fn by(&self) -> By {
        Seat::numbered(self.0.into()).map_or(By::Chance, By::Seat)
    }

    pub(crate) fn word(&self) -> &str {
        &self.1
    }
}

/// What was settled when a table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub(crate) game: String,
    pub(crate) edition: String,
    /// Hash of the edition: with other facts the journal could not be played again.
    pub(crate) hash: String,
    /// All options, complete.
    pub(crate) options: String,
    pub(crate) host: PersonId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) time: TimeControl,
    pub(crate) on_time_out: OnTimeOut,
    /// The hash of the seed.
    pub(crate) commitment: String,
    pub(crate) parent: Option<GameId>,
    /// Who sets the game up.
    #[serde(default, skip_serializing_if = "SetUpBy::is_usual")]
    pub(crate) set_up: SetUpBy,
    /// The seat here of whoever offered it as a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) offered_by: Option<Seat>,
    /// Whether players may ask for hints. Older tables do not say: they may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hints: Option<bool>,
    /// After how many minutes a player on a live clock may be replaced by a bot; 0: never. Older tables do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) away_after: Option<u16>,
    /// The position in which the game begins, where it does not begin at its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<Box<Begun>>,
    /// The tournament of which it is a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<Box<TournamentPlace>>,
    /// Whether it counts for the ratings of those who play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) rated: bool,
    /// A record that was brought along: the table only shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) record: Option<String>,
}

/// Which table of a tournament this is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct TournamentPlace {
    /// The tournament.
    pub(crate) id: TournamentId,
    /// What it is called.
    pub(crate) name: Name,
    /// The round, from 1.
    pub(crate) round: u16,
    /// The table in that round, from 1.
    pub(crate) table: u16,
}

/// A position in which a game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Begun {
    /// Its notation, complete.
    pub(crate) position: serde_json::Value,
    /// The game in which it was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) after: Option<BegunAfter>,
}

/// A moment of a game that was over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BegunAfter {
    /// Its table.
    pub(crate) table: GameId,
    /// The hash of its record.
    pub(crate) record: String,
    /// After so many plies.
    pub(crate) ply: usize,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Chair {
    /// Whoever opened the table.
    #[serde(rename = "me")]
    Host,
    /// Somebody at the same device as the host.
    HotSeat { name: Name },
    /// Whoever holds the seat's invitation.
    Invited,
    /// Anybody.
    Open,
    /// A bot.
    Bot { bot: String },
}

/// How a choice came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Manner {
    /// The player chose.
    Own,
    /// A bot chose.
    Bot,
    /// The player had answered in advance.
    Standing,
    /// A bot placed a piece for the player.
    Placed,
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Absence {
    /// The player asked it to.
    Wish,
    /// The player was away for long and another asked for it.
    Away,
    /// The player's time ran out.
    Time,
    /// The player gave up.
    Resigned,
}

/// What happens when a player's time runs out, as agreed when the table was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum OnTimeOut {
    /// A bot takes the seat over; the player can have it back.
    #[default]
    Bot,
    /// The player has resigned.
    Resign,
}

/// An end that all players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum AgreedEnd {
    /// Nobody has won.
    Draw,
    /// The places are what they are now.
    AsItStands,
}

/// How a game ended before its rules ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Closing {
    /// All players agreed that nobody has won.
    Draw,
    /// All players agreed on the places.
    AsItStands,
    /// Everybody but one side, or everybody, gave up.
    Resignation,
    /// The host gave the table up before the start.
    Abandoned,
}
