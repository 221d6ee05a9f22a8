//! What goes over the wire, in both directions. The client's types are made from these.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Name, NamedPart, Offer, OwnWord, Phrase, RuleId, Seat, SettingUp, Told};

use crate::{
    clock::{Moment, TimeControl},
    deed::{self, Absence, AgreedEnd, Closing, OnTimeOut, TournamentPlace},
    packs::EditionPlayed,
    placing::{Leaving, SetUpBy},
    positions::{BeginsFrom, WhatIf},
    sitting::Stuck,
    standing_answer::StandingAnswer,
    store::{GameId, PersonId, Stage},
};

/// A table that somebody wants to open.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewTable {
    /// The game, such as `grecia`.
    pub(crate) game: String,
    /// The edition, by its hash: one of those that the game offers; the newest if none is named.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) edition: Option<String>,
    /// Options that differ from their defaults; `players` follows from the seats.
    #[serde(default)]
    #[cfg_attr(test, schema(example = json!({"mode": "great"})))]
    pub(crate) options: BTreeMap<String, String>,
    /// Who is to sit where, seat by seat.
    pub(crate) seats: Vec<Chair>,
    /// How much time the players have.
    #[serde(default)]
    pub(crate) time: TimeControl,
    /// What happens when a player's time runs out.
    #[serde(default)]
    pub(crate) on_time_out: OnTimeOut,
    /// Who sets the game up, where pieces are placed before the first turn.
    #[serde(default)]
    pub(crate) set_up: SetUpBy,
    /// Whether players may ask for hints. If nothing is said, they may where all others are bots and no clock runs.
    #[serde(default)]
    pub(crate) hints: Option<bool>,
    /// After how many minutes a bot may play for somebody who is away, at another's wish: 0 to 120, 0 for never. It counts
    /// on live clocks only; 5 if nothing is said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) away_after: Option<u16>,
    /// Whether it counts for the ratings of those who play: for accounts and bots of the five levels, on unchanged rules.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub(crate) rated: bool,
    /// Where it begins, if not at the beginning.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub(crate) from: Option<BeginsFrom>,
    /// Whether you are ready at once, with nothing to add to the seed: with bots alone the game then starts.
    #[serde(default)]
    pub(crate) ready: bool,
    /// Chosen by the client: the same key opens no second table.
    #[cfg_attr(test, schema(max_length = 64))]
    pub(crate) key: String,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Chair {
    /// Whoever opens the table.
    Me,
    /// Somebody at the same device as whoever opens the table.
    HotSeat {
        /// What they are called.
        #[cfg_attr(test, schema(example = "Anna"))]
        name: Name,
    },
    /// Whoever holds the seat's invitation.
    Invited,
    /// Anybody.
    Open,
    /// A bot.
    Bot {
        /// Its name, such as `greedy`.
        bot: String,
    },
}

impl From<Chair> for deed::Chair {
    fn from(chair: Chair) -> Self {
        match chair {
            Chair::Me => Self::Host,
            Chair::HotSeat { name } => Self::HotSeat { name },
            Chair::Invited => Self::Invited,
            Chair::Open => Self::Open,
            Chair::Bot { bot } => Self::Bot { bot },
        }
    }
}

impl From<deed::Chair> for Chair {
    fn from(chair: deed::Chair) -> Self {
        match chair {
            deed::Chair::Host => Self::Me,
            deed::Chair::HotSeat { name } => Self::HotSeat { name },
            deed::Chair::Invited => Self::Invited,
            deed::Chair::Open => Self::Open,
            deed::Chair::Bot { bot } => Self::Bot { bot },
        }
    }
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Opened {
    /// The table.
    pub(crate) id: GameId,
    /// One invitation for each invited seat, by its number. They are shown once and kept only as hashes; a new
    /// one can be made at any time.
    #[cfg_attr(test, ts(type = "{ [seat: string]: string }"))]
    pub(crate) invitations: BTreeMap<String, String>,
    /// For spectators.
    pub(crate) watch: String,
}

/// Something a player does at a table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Command {
    /// The seat for which it is done; needed only by those who have several.
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    /// The version that the player saw. A choice or an undo that rests on an older one is refused.
    #[serde(default)]
    pub(crate) version: Option<u64>,
    /// Chosen by the client: the same key is carried out once and answered alike.
    #[cfg_attr(test, schema(max_length = 64))]
    pub(crate) key: String,
    /// What is done.
    #[serde(flatten)]
    pub(crate) order: Order,
}

/// The most words that can be said at once: more than any action has.
pub(crate) const MOST_WORDS: usize = 32;

/// What can be done at a table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) enum Order {
    /// Takes an open seat, or the one of an invitation.
    Sit {
        /// What the player is called here, if not as always.
        #[serde(default)]
        name: Option<Name>,
        /// The invitation's token, for a seat that is not open.
        #[serde(default)]
        invitation: Option<String>,
    },
    /// Leaves the seat before the start.
    Rise,
    /// Sends away whoever sits on `seat`; the host's right, before the start.
    Unseat,
    /// Changes who is to sit on `seat`; the host's right, before the start.
    Place {
        /// Who is to sit there from now on.
        chair: Chair,
    },
    /// Settles whether players may ask for hints; the host's right, before the start. Whoever else was ready is no longer.
    Hints {
        /// Whether they may.
        allowed: bool,
    },
    /// Adds words to the seed of all chance, until one is ready.
    Word {
        /// The words.
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
    /// Makes several choices one after the other, all of them or none; each can be taken back as if it had come alone.
    ChooseAll {
        /// Their words; 32 at most.
        words: Vec<String>,
    },
    /// Takes the last decision back.
    Undo,
    /// Takes back one part of what is being named, wherever it stands.
    Retract {
        /// The ply of its first word, as `named` has it.
        ply: usize,
    },
    /// Leaves pieces of one's set-up to a bot, or no more. What it places can be taken back.
    SetUp {
        /// How much.
        leaving: Leaving,
    },
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
    /// Lets a bot play for `seat`: one's own, or that of somebody who has been away on a live clock for as long as was
    /// agreed.
    TakeOver {
        /// The bot, for somebody else a knight or better; a knight if none is named.
        #[serde(default)]
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Done {
    /// The command's key.
    pub(crate) key: String,
    /// The table's version after it.
    pub(crate) version: u64,
    /// The new table of a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<GameId>,
}

/// A table as one viewer sees it: all that a client needs to draw it and to let its player choose.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(crate) struct Table {
    /// The table.
    pub(crate) id: GameId,
    /// The game, such as `grecia`.
    pub(crate) game: String,
    /// The edition it is played with.
    pub(crate) edition: EditionPlayed,
    /// Where its journal can't be followed any further, if so. Then this is the last position that could be reached, and
    /// the table can only be looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stuck: Option<Stuck>,
    /// All options.
    pub(crate) options: BTreeMap<String, String>,
    /// Lobby, running or over.
    pub(crate) stage: Stage,
    /// Counts everything that has happened at the table. Commands carry it.
    pub(crate) version: u64,
    /// The seat through whose eyes this is seen; none for spectators.
    #[cfg_attr(test, ts(optional = false))]
    pub(crate) you: Option<Seat>,
    /// Whether the viewer opened the table.
    pub(crate) host: bool,
    /// All seats in order.
    pub(crate) seats: Vec<SeatState>,
    /// How much time the players have.
    pub(crate) time: TimeControl,
    /// What happens when time runs out.
    pub(crate) on_time_out: OnTimeOut,
    /// After how many minutes a bot may play for somebody who is away, at another's wish; none where nobody is replaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) away_after: Option<u16>,
    /// Whether players may ask for hints.
    pub(crate) hints: bool,
    /// Whether it counts for the ratings of those who play.
    pub(crate) rated: bool,
    /// Said of a table where people try out what might have been: the game began in a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) what_if: Option<WhatIf>,
    /// Said of a table that shows a record which somebody brought along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) brought: Option<BroughtRecord>,
    /// The tournament of which it is a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<TournamentPlace>,
    /// The server's time when this was written, to count the clocks down from.
    pub(crate) now: Moment,
    /// The SHA-256 of the seed, fixed before anybody sat down.
    pub(crate) commitment: String,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    /// Who has to answer.
    pub(crate) awaited: Vec<Seat>,
    /// What the viewer may know of the game; the type depends on the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "unknown", optional), schema(value_type = Option<Object>))]
    pub(crate) view: Option<Box<RawValue>>,
    /// What is asked of the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) prompt: Option<Phrase>,
    /// The viewer's legal choices.
    pub(crate) offers: Vec<Offer>,
    /// The parts that the viewer has named of an action that is not carried out yet; each can be taken back.
    pub(crate) named: Vec<NamedPart>,
    /// Whether the viewer can take the last decision back.
    pub(crate) can_undo: bool,
    /// How far the viewer is with the pieces that are placed before the first turn, if one of them is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) setting_up: Option<SettingUp>,
    /// How much of the set-up the viewer leaves to a bot.
    pub(crate) leaving: Leaving,
    /// Who sets the game up.
    pub(crate) set_up: SetUpBy,
    /// How many plies have been made.
    pub(crate) ply: usize,
    /// Once the game is over: after how many plies the viewer's last turn began, or anybody's for whoever looked on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) last_turn: Option<usize>,
    /// Lines of the log from this ply on; what a client has of later plies is void.
    pub(crate) log_from: usize,
    /// What the viewer was told since, in order.
    pub(crate) log: Vec<LogLine>,
    /// An end that was offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) end_offered: Option<EndOffered>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<GameResult>,
    /// The rematch that somebody offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<Rematch>,
    /// The viewer's answers in advance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<StandingAnswer>>"))]
    pub(crate) standing: Vec<StandingAnswer>,
}

/// Said of a table that shows a record which somebody brought along. The names in it are what the record says: nothing
/// proves who played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct BroughtRecord {
    /// Whether the record tells its seed. Without it the game is legal, but chance can't be proved.
    pub(crate) provable: bool,
}

/// One seat of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct SeatState {
    /// Its number.
    pub(crate) seat: Seat,
    /// Who was to sit here.
    pub(crate) chair: Chair,
    /// What whoever sits here is called; none while it is free.
    #[cfg_attr(test, ts(optional = false))]
    pub(crate) name: Option<Name>,
    /// Whether it is one of the viewer's own.
    pub(crate) yours: bool,
    /// Whether its player is ready to start.
    pub(crate) ready: bool,
    /// Whether its player looks at the table now; always true for bots.
    pub(crate) present: bool,
    /// The bot that plays here now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    /// Why a bot plays for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) absence: Option<Absence>,
    /// Milliseconds left, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) time_left: Option<i64>,
    /// What this player added to the seed: one's own always, others' once the game has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) word: Option<OwnWord>,
}

/// One line of the log.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(
    test,
    ts(type = "{ ply: number, rule: string, kind: string, message: string, [gap: string]: unknown }")
)]
pub(crate) struct LogLine {
    /// The ply that brought it, counted from 0.
    pub(crate) ply: usize,
    /// The rule behind it, the kind of event, the message, and what stands in its gaps.
    #[serde(flatten)]
    pub(crate) told: Told,
}

/// An end that was offered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct EndOffered {
    /// By whom.
    pub(crate) by: Seat,
    /// How it would end.
    pub(crate) end: AgreedEnd,
    /// Who has agreed so far.
    pub(crate) agreed: Vec<Seat>,
}

/// A rematch that was offered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Rematch {
    /// Its table, where everybody sits already.
    pub(crate) id: GameId,
    /// The seat at the table that is over of whoever offered it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<Seat>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct GameResult {
    /// The place of each seat; equal seats share one.
    pub(crate) places: Vec<u8>,
    /// What each seat gained.
    pub(crate) scores: Vec<i32>,
    /// How it ended before the rules ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) closed: Option<Closing>,
    /// Who gave up.
    pub(crate) resigned: Vec<Seat>,
}

/// What the server sends over a socket.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) enum Message {
    /// The table, on connecting and after each change.
    Table(Box<Table>),
    /// For sockets that ask for it, instead of the table after a change: what is not as in the last table that this socket
    /// was sent, whole or as changes. A change of a value is a list with the new value, `0` where it is gone, or an object
    /// with the changes of its members, by name or, in a list, by index.
    // It is written by `changes::message`; here it is only described.
    #[cfg(test)]
    Changes {
        /// The change of that table.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        changes: Box<RawValue>,
    },
    /// A command of this socket was carried out.
    Done(Done),
    /// A command of this socket was refused.
    Refused {
        /// The command's key, if it could be read.
        #[cfg_attr(test, ts(optional = false))]
        key: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: ProblemText,
        /// The table as it is now, where the command rested on an older version.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<Box<Table>>,
    },
    /// A line of the chat.
    Chat(ChatLine),
    /// Who looks at the table now.
    Presence {
        /// The seats whose players do.
        seats: Vec<Seat>,
        /// How many others do.
        spectators: usize,
    },
    /// Time is running short for the viewer.
    Reminder {
        /// For which seat.
        seat: Seat,
        /// Milliseconds left.
        time_left: i64,
    },
}

/// What a client sends over a socket.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub(crate) enum Sent {
    /// A line for the chat.
    Chat {
        /// The text.
        chat: String,
    },
    /// Whether the page is before somebody's eyes: whoever does not look is told elsewhere.
    Looking {
        /// Whether it is.
        looking: bool,
    },
    /// A command.
    Command(Command),
}

/// Why something was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct ProblemText {
    /// What is wrong and what to do, in the language of the request.
    pub(crate) sentence: String,
    /// The same as a message of the catalogue.
    pub(crate) problem: Phrase,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<RuleId>,
}

/// A line of a table's chat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct ChatLine {
    /// Counted from 1.
    pub(crate) number: u64,
    /// When it was said.
    pub(crate) at: Moment,
    /// The name of whoever said it.
    pub(crate) name: String,
    /// Their seat, if they have one.
    pub(crate) seat: Option<Seat>,
    /// What was said.
    pub(crate) text: String,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(crate) struct TableEntry {
    /// The table.
    pub(crate) id: GameId,
    /// The game.
    pub(crate) game: String,
    /// The edition it is played with, if there is something to say of it: it is not the newest, or has names of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) edition: Option<EditionPlayed>,
    /// Where its journal can't be followed any further, if so: then it can only be looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stuck: Option<Stuck>,
    /// Lobby, running or over.
    pub(crate) stage: Stage,
    /// Who sits there; none for a free seat.
    pub(crate) names: Vec<Option<Name>>,
    /// The seats anybody may take.
    pub(crate) open: Vec<Seat>,
    /// Your seats.
    pub(crate) yours: Vec<Seat>,
    /// Whether one of your seats has to answer.
    pub(crate) your_turn: bool,
    /// Milliseconds you have left for that, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) time_left: Option<i64>,
    /// Whether the game can't start before you are ready.
    pub(crate) unready: bool,
    /// Who offered it, where it is a rematch that has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_by: Option<Name>,
    /// Whether you were reminded that time runs.
    pub(crate) reminded: bool,
    /// How much time the players have.
    pub(crate) time: TimeControl,
    /// The options.
    pub(crate) options: BTreeMap<String, String>,
    /// Whether it counts for the ratings of those who play.
    pub(crate) rated: bool,
    /// Said of a table where people try out what might have been: the game began in a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) what_if: Option<WhatIf>,
    /// Said of a table that shows a record which somebody brought along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) brought: Option<BroughtRecord>,
    /// The tournament of which it is a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<TournamentPlace>,
    /// When something last happened.
    pub(crate) changed: Moment,
}

/// Whoever uses the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Me {
    /// For nobody else's eyes.
    pub(crate) id: PersonId,
    /// What they are called.
    pub(crate) name: Name,
    /// The login of their account; none for guests.
    pub(crate) login: Option<String>,
    /// Whether it is the account of a program.
    pub(crate) bot: bool,
}

impl Sent {
    /// What a text says. Choices of one word are most of what is sent, and read at once; for all else it must be found out
    /// what it is.
    pub(crate) fn read(text: &str) -> serde_json::Result<Self> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Choose {
            Choose,
        }

        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Choice {
            #[serde(rename = "do")]
            _choose: Choose,
            word: String,
            seat: Option<Seat>,
            version: Option<u64>,
            key: String,
        }

        match serde_json::from_str(text) {
            Ok(Choice { word, seat, version, key, .. }) => {
                Ok(Self::Command(Command { seat, version, key, order: Order::Choose { word } }))
            }
            Err(_) => serde_json::from_str(text),
        }
    }
}
