//! What goes over the wire, in both directions. The client's types are made from these.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Name, Offer, OwnWord, Phrase, RuleId, Seat, Told};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    clock::{Moment, TimeControl},
    deed::{Absence, AgreedEnd, Chair, Closing, OnTimeOut},
    standing_answer::StandingAnswer,
    store::{GameId, PersonId},
};

/// A table that somebody wants to open.
#[derive(Clone, Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTable {
    /// The game, such as `grecia`.
    pub game: String,
    /// Options that differ from their defaults; `players` follows from the seats.
    #[serde(default)]
    #[schema(example = json!({"mode": "great"}))]
    pub options: BTreeMap<String, String>,
    /// Who is to sit where, seat by seat.
    pub seats: Vec<Chair>,
    /// How much time the players have.
    #[serde(default)]
    pub time: TimeControl,
    /// What happens when a player's time runs out.
    #[serde(default)]
    pub on_time_out: OnTimeOut,
    /// Whether you are ready at once, with nothing to add to the seed: with bots alone the game then starts.
    #[serde(default)]
    pub ready: bool,
    /// Chosen by the client: the same key opens no second table.
    #[schema(max_length = 64)]
    pub key: String,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct Opened {
    /// The table.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: GameId,
    /// One invitation for each invited seat, by its number. They are shown once and kept only as hashes; a new
    /// one can be made at any time.
    #[ts(type = "{ [seat: string]: string }")]
    pub invitations: BTreeMap<String, String>,
    /// For spectators.
    pub watch: String,
}

/// Something a player does at a table.
#[derive(Clone, Debug, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Command {
    /// The seat for which it is done; needed only by those who have several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[ts(type = "number", optional)]
    pub seat: Option<Seat>,
    /// The version that the player saw. A choice or an undo that rests on an older one is refused.
    #[serde(default)]
    #[ts(optional)]
    pub version: Option<u64>,
    /// Chosen by the client: the same key is carried out once and answered alike.
    #[schema(max_length = 64)]
    pub key: String,
    /// What is done.
    #[serde(flatten)]
    pub order: Order,
}

/// What can be done at a table.
#[derive(Clone, Debug, PartialEq, Deserialize, ToSchema, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[ts(export)]
pub enum Order {
    /// Takes an open seat, or the one of an invitation.
    Sit {
        /// What the player is called here, if not as always.
        #[serde(default)]
        #[schema(value_type = Option<String>)]
        #[ts(type = "string", optional)]
        name: Option<Name>,
        /// The invitation's token, for a seat that is not open.
        #[serde(default)]
        #[ts(optional)]
        invitation: Option<String>,
    },
    /// Leaves the seat before the start.
    Rise,
    /// Changes who is to sit on `seat`; the host's right, before the start.
    Place {
        /// Who is to sit there from now on.
        chair: Chair,
    },
    /// Adds words to the seed of all chance, until one is ready.
    Word {
        /// The words.
        #[schema(value_type = String)]
        #[ts(type = "string")]
        word: OwnWord,
    },
    /// Is ready to start, or no longer.
    Ready {
        /// Which.
        ready: bool,
    },
    /// Makes a choice.
    Choose {
        /// Its word.
        word: String,
    },
    /// Takes the last decision back.
    Undo,
    /// Gives up.
    Resign,
    /// Offers to end the game.
    OfferEnd {
        /// How.
        end: AgreedEnd,
    },
    /// Answers such an offer, or takes the own one back.
    AnswerEnd {
        /// Whether the player agrees.
        agree: bool,
    },
    /// Lets a bot play for `seat`: one's own, or that of somebody who is away.
    TakeOver {
        /// The bot; the strongest if none is named.
        #[serde(default)]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Plays oneself again.
    GiveBack,
    /// Answers frequent questions in advance.
    Standing {
        /// All such answers of the seat; they replace those given before.
        answers: Vec<StandingAnswer>,
    },
    /// Plays again with the seats rotated.
    Rematch,
    /// Gives the table up before the start; the host's right.
    Abandon,
}

/// The answer to a command that was carried out.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct Done {
    /// The command's key.
    pub key: String,
    /// The table's version after it.
    pub version: u64,
    /// The new table of a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(type = "string", optional)]
    pub rematch: Option<GameId>,
}

/// Where a table stands in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// A table as one viewer sees it: all that a client needs to draw it and to let its player choose.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct Table {
    /// The table.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: GameId,
    /// The game, such as `grecia`.
    pub game: String,
    /// All options.
    pub options: BTreeMap<String, String>,
    /// Lobby, running or over.
    pub stage: Stage,
    /// Counts everything that has happened at the table. Commands carry it.
    pub version: u64,
    /// The seat through whose eyes this is seen; none for spectators.
    #[schema(value_type = Option<u8>)]
    #[ts(type = "number | null")]
    pub you: Option<Seat>,
    /// Whether the viewer opened the table.
    pub host: bool,
    /// All seats in order.
    pub seats: Vec<SeatState>,
    /// How much time the players have.
    pub time: TimeControl,
    /// What happens when time runs out.
    pub on_time_out: OnTimeOut,
    /// The server's time when this was written, to count the clocks down from.
    #[ts(type = "number")]
    pub now: Moment,
    /// The SHA-256 of the seed, fixed before anybody sat down.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// Who has to answer.
    #[schema(value_type = Vec<u8>)]
    #[ts(type = "number[]")]
    pub awaited: Vec<Seat>,
    /// What the viewer may know of the game; the type depends on the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(type = "unknown", optional)]
    pub view: Option<Box<RawValue>>,
    /// What is asked of the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(type = "{ message: string } & { [gap: string]: unknown }", optional)]
    pub prompt: Option<Phrase>,
    /// The viewer's legal choices.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "{ word: string, label: { message: string } & { [gap: string]: unknown } }[]")]
    pub offers: Vec<Offer>,
    /// Whether the viewer can take the last decision back.
    pub can_undo: bool,
    /// How many plies have been made.
    pub ply: usize,
    /// Lines of the log from this ply on; what a client has of later plies is void.
    pub log_from: usize,
    /// What the viewer was told since, in order.
    #[ts(type = "({ ply: number, rule: string, message: string } & { [gap: string]: unknown })[]")]
    pub log: Vec<LogLine>,
    /// An end that was offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end_offered: Option<EndOffered>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<GameResult>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(type = "string", optional)]
    pub rematch: Option<GameId>,
    /// The viewer's answers in advance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StandingAnswer>>")]
    pub standing: Vec<StandingAnswer>,
}

/// One seat of a table.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct SeatState {
    /// Its number.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// Who was to sit here.
    pub chair: Chair,
    /// What whoever sits here is called; none while it is free.
    #[schema(value_type = Option<String>)]
    #[ts(type = "string | null")]
    pub name: Option<Name>,
    /// Whether it is one of the viewer's own.
    pub yours: bool,
    /// Whether its player is ready to start.
    pub ready: bool,
    /// Whether its player looks at the table now; always true for bots.
    pub present: bool,
    /// The bot that plays here now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Why a bot plays for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub absence: Option<Absence>,
    /// Milliseconds left, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub time_left: Option<i64>,
    /// What this player added to the seed: one's own always, others' once the game has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(type = "string", optional)]
    pub word: Option<OwnWord>,
}

/// One line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LogLine {
    /// The ply that brought it, counted from 0.
    pub ply: usize,
    /// The rule behind it, the message, and what stands in its gaps.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub told: Told,
}

/// An end that was offered.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct EndOffered {
    /// By whom.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    pub by: Seat,
    /// How it would end.
    pub end: AgreedEnd,
    /// Who has agreed so far.
    #[schema(value_type = Vec<u8>)]
    #[ts(type = "number[]")]
    pub agreed: Vec<Seat>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct GameResult {
    /// The place of each seat; equal seats share one.
    pub places: Vec<u8>,
    /// What each seat gained.
    pub scores: Vec<i32>,
    /// How it ended before the rules ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<Closing>,
    /// Who gave up.
    #[schema(value_type = Vec<u8>)]
    #[ts(type = "number[]")]
    pub resigned: Vec<Seat>,
}

/// What the server sends over a socket.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export)]
pub enum Message {
    /// The table, on connecting and after each change.
    Table(Box<Table>),
    /// A command of this socket was carried out.
    Done(Done),
    /// A command of this socket was refused.
    Refused {
        /// The command's key, if it could be read.
        key: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: ProblemText,
        /// The table as it is now, where the command rested on an older version.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Box<Table>>,
    },
    /// A line of the chat.
    Chat(ChatLine),
    /// Who looks at the table now.
    Presence {
        /// The seats whose players do.
        #[schema(value_type = Vec<u8>)]
        #[ts(type = "number[]")]
        seats: Vec<Seat>,
        /// How many others do.
        spectators: usize,
    },
    /// Time is running short for the viewer.
    Reminder {
        /// For which seat.
        #[schema(value_type = u8)]
        #[ts(type = "number")]
        seat: Seat,
        /// Milliseconds left.
        #[ts(type = "number")]
        time_left: i64,
    },
}

/// What a client sends over a socket.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(untagged)]
#[ts(export)]
pub enum Sent {
    /// A line for the chat.
    Chat {
        /// The text.
        chat: String,
    },
    /// A command.
    Command(Command),
}

/// Why something was refused.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct ProblemText {
    /// What is wrong and what to do, in the language of the request.
    pub sentence: String,
    /// The same as a message of the catalogue.
    #[schema(value_type = Object)]
    #[ts(type = "{ message: string } & { [gap: string]: unknown }")]
    pub problem: Phrase,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(type = "string", optional)]
    pub rule: Option<RuleId>,
}

/// A line of a table's chat.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct ChatLine {
    /// Counted from 1.
    pub number: u64,
    /// When it was said.
    #[ts(type = "number")]
    pub at: Moment,
    /// The name of whoever said it.
    pub name: String,
    /// Their seat, if they have one.
    #[schema(value_type = Option<u8>)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct TableEntry {
    /// The table.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: GameId,
    /// The game.
    pub game: String,
    /// Lobby, running or over.
    pub stage: Stage,
    /// Who sits there; none for a free seat.
    #[schema(value_type = Vec<Option<String>>)]
    #[ts(type = "(string | null)[]")]
    pub names: Vec<Option<Name>>,
    /// The seats anybody may take.
    #[schema(value_type = Vec<u8>)]
    #[ts(type = "number[]")]
    pub open: Vec<Seat>,
    /// Your seats.
    #[schema(value_type = Vec<u8>)]
    #[ts(type = "number[]")]
    pub yours: Vec<Seat>,
    /// Whether one of your seats has to answer.
    pub your_turn: bool,
    /// Milliseconds you have left for that, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub time_left: Option<i64>,
    /// Whether you were reminded that time runs.
    pub reminded: bool,
    /// How much time the players have.
    pub time: TimeControl,
    /// The options.
    pub options: BTreeMap<String, String>,
    /// When something last happened.
    #[ts(type = "number")]
    pub changed: Moment,
}

/// Whoever uses the server.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export)]
pub struct Me {
    /// For nobody else's eyes.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: PersonId,
    /// What they are called.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub name: Name,
    /// The login of their account; none for guests.
    pub login: Option<String>,
}
