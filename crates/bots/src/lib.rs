//! Players that need no chair. They get what their seat may know (an [`Outlook`](table::Outlook)), never the
//! position itself.
//!
//! [`Random`] plays anything legal; [`Greedy`] looks one step ahead; a [`Thinker`] of one of the five [`LEVELS`] plays
//! on in thought ([`search()`]). What they know of a game is its [`Insight`]; no game is known here.
//! [`hint()`] tells a player what to do and why, [`analyse()`] what a game that was played came to.
//! [`series()`] plays many games between bots and counts; [`GameBots`] hands out bots for a game whose type is
//! not known.

mod analysis;
mod arena;
mod course;
mod game_bots;
mod greedy;
#[cfg(test)]
mod heap;
mod hint;
mod insight;
mod judge;
mod judgement;
mod network;
mod puzzle;
mod random;
mod ratings;
mod search;
mod selfplay;
mod series;
mod sight;
mod thinker;
mod tune;
mod tuning;

pub use analysis::{Analysis, Battle, Costly, Depth, Draw, Moment, Progress, Turn, Watch, analyse};
pub use arena::{Outcome, Pairing, Rated, Tournament, arena};
pub use course::{CERTAINTY, Course, Ending, Milestone, VICTORY};
pub use game_bots::{BOTS, Bot, Bots, CannotPlay, DEFAULT_LEVEL, GameBots, LEVELS, PLACER, UnknownBot};
pub use greedy::Greedy;
pub use hint::{Advice, Hint, Reason, hint};
pub use insight::{Insight, any, best_of, one_by_one};
pub use judgement::{Judgement, Judgements, NoJudgement, lateness};
pub use network::{DEPTH, Network, NoNetwork, WIDTH};
pub use puzzle::{
    BadCollection, Collection, Considered, Depths, GAP, Head, Judged, NoPuzzle, Origin, Other, Puzzle,
    Solution, Verdict, choose as choose_puzzles, hardness,
};
pub use random::Random;
pub use ratings::{Decision, Encounters, Rating, sprt};
pub use search::{Budget, Findings, Manner, Payoff, Weighed, search};
pub use selfplay::{MAGIC as TRAINING_MAGIC, SelfPlay, Training};
pub use series::{Count, Mean, Plan, SeatFigures, SeriesFigures, series};
pub use sight::{MOST_FACTS, Sight};
pub use thinker::Thinker;
pub use tune::{Fit, Learnt, Lessons, learn};
pub use tuning::{BadTuning, Level, Style, Tuning};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{ChanceStream, Seat, Seed};

/// The randomness of a bot in one game: it follows from the game's seed and the bot's seat, and has nothing
/// in common with the game's chance.
pub fn bot_rng(seed: &Seed, seat: Seat) -> Xoshiro256PlusPlus {
    let mut key = [0; 32];
    ChanceStream::new(seed, ["bot", &seat.to_string()]).rng().fill_bytes(&mut key);
    Xoshiro256PlusPlus::from_seed(key)
}

/// The example of the README, kept true by the doc tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
