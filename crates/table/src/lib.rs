//! What every game is: seats, choices, chance, records, views, refusals, witnesses.
//!
//! A game is a position that awaits small choices ([`Rules`]). Seats choose, chance draws with exact odds,
//! and each choice is one word of a [`Record`]. [`Running`] drives a game from its options and seed;
//! [`Game`] and [`Match`] are the same contract without generics, as text and JSON.
//!
//! This crate does no input or output, knows no clock, no thread and no language.
//!
//! ```
//! use table::{ChanceStream, Seed, below};
//!
//! // Whoever saw the commitment before a game can prove afterwards that nobody chose its chance.
//! let seed: Seed = "1806".parse().unwrap();
//! let shown = seed.commitment();
//! let throw = |seed: &Seed| below(ChanceStream::new(seed, ["Anna's word", "Bruno's"]).rng(), 6) + 1;
//! let told: Seed = "1806".parse().unwrap();
//! assert_eq!((told.commitment(), throw(&told)), (shown, throw(&seed)));
//! ```

pub mod gaps;

mod chance;
mod edition;
mod faults;
mod forecast;
mod game;
mod observation;
mod options;
mod outlook;
mod phrase;
mod plan;
mod record;
mod rules;
mod running;
mod seat;
mod setting_up;
mod situation;
mod standing;
mod telling;
mod vocabulary;
mod wording;

pub use chance::{BadCommitment, BadSeed, ChanceStream, Commitment, Seed, below, shuffle};
pub use edition::{
    DataError, DataErrors, Edition, EditionHash, GameTexts, Lang, Printed, Source, Texts, UnknownLang,
};
pub use faults::Faults;
pub use forecast::{Camp, CardForecast, Forecast, Odds, RivalPlays, UnknownRivalPlays};
pub use game::{Boxed, Game, Match, NamedPart, Offer, UnknownGame, Viewer};
pub use observation::{Observed, Plane, Round, Sheet};
pub use options::{Agreed, Disagreement, Setting};
pub use outlook::Outlook;
pub use phrase::{Arg, Phrase, RuleId, Thing, Told};
pub use plan::{Group, Plan, Reach};
pub use record::{
    After, BadName, BadOwnWord, Beginning, By, Fault, Name, Outcome, OwnWord, Record, RecordError,
    RecordHash, Secret,
};
pub use rules::{Awaiting, Cites, Formality, NotationError, NotationErrors, Rules, UnknownWord, Witness};
pub use running::{
    CannotSetUp, CannotStart, CannotUndo, Company, IllegalPly, ImpossibleOutcome, Part, Player, Ply, Running,
    Unplayable, play_to_end, verify,
};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet};
pub use setting_up::{PiecesLeft, SettingUp};
pub use situation::{Situation, Situations};
pub use standing::Standing;
pub use telling::{Argument, Row, Telling, typescript};
pub use vocabulary::{Numbered, Stretch, Vocabulary, WordList};
pub use wording::{Grammar, Wording};
