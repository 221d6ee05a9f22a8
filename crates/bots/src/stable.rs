//! Bots by name, for a game whose type is not known.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Boxed, CannotStart, Match, Name, Player, Record, Running, Seat, Seed};

use crate::{Greedy, Insight, Plan, Random, Sense, Tally, Thinker, bot_rng, series};

/// The levels that people play against, the weakest first.
pub const LEVELS: [&str; 5] = ["page", "squire", "knight", "marshal", "emperor"];

/// The level for whoever has not said which.
pub const DEFAULT_LEVEL: &str = "knight";

/// All bots: those that others are measured by, and the levels.
pub const BOTS: [&str; 7] = ["random", "greedy", "page", "squire", "knight", "marshal", "emperor"];

/// A bot that plays a [`Match`].
pub trait Bot: Send {
    /// The word it chooses for its seat, whose choice must be awaited.
    fn choose(&mut self, game: &dyn Match, seat: Seat) -> String;
}

/// The bots of one game.
pub trait Stable: Send + Sync {
    /// A bot by name, with the randomness it has on this seat of a game with this seed.
    fn bot(&self, name: &str, seed: &Seed, seat: Seat) -> Result<Box<dyn Bot>, UnknownBot>;

    /// Plays many games. `played` is told after each, with its number and, if `recording`, its record.
    fn series(
        &self,
        plan: &Plan,
        recording: bool,
        played: &(dyn Fn(u64, Option<Record>) + Sync),
    ) -> Result<Tally, CannotPlay>;
}

/// The bots for the rules `R`.
pub struct Bots<R: Sense + Insight>(pub Boxed<R>);

/// Any of the bots.
#[derive(Clone, Debug)]
enum Any<R: Sense + Insight> {
    Random(Random<R>),
    Greedy(Greedy<R>),
    Thinker(Thinker<R>),
}

impl<R: Sense + Insight> Any<R> {
    fn named(name: &str, rng: Xoshiro256PlusPlus) -> Result<Self, UnknownBot> {
        match (name, R::craft().level(name)) {
            ("random", _) => Ok(Self::Random(Random::new(rng))),
            ("greedy", _) => Ok(Self::Greedy(Greedy::new(rng))),
            (_, Some(level)) => Ok(Self::Thinker(Thinker::new(R::craft(), level, rng))),
            (_, None) => Err(UnknownBot { name: name.to_owned(), known: BOTS.join(", ") }),
        }
    }
}

impl<R: Sense + Insight> Player<R> for Any<R> {
    fn choose(&mut self, outlook: &table::Outlook<'_, R>) -> R::Choice {
        match self {
            Self::Random(bot) => bot.choose(outlook),
            Self::Greedy(bot) => bot.choose(outlook),
            Self::Thinker(bot) => bot.choose(outlook),
        }
    }
}

impl<R: Sense + Insight> Bot for Any<R> {
    fn choose(&mut self, game: &dyn Match, seat: Seat) -> String {
        let running =
            game.as_any().downcast_ref::<Running<R>>().expect("a bot plays the game it was made for");
        let outlook = running.outlook(seat);
        let choice = Player::choose(self, &outlook);
        outlook.word(choice)
    }
}

impl<R: Sense + Insight> Stable for Bots<R> {
    fn bot(&self, name: &str, seed: &Seed, seat: Seat) -> Result<Box<dyn Bot>, UnknownBot> {
        Ok(Box::new(Any::<R>::named(name, bot_rng(seed, seat))?))
    }

    fn series(
        &self,
        plan: &Plan,
        recording: bool,
        played: &(dyn Fn(u64, Option<Record>) + Sync),
    ) -> Result<Tally, CannotPlay> {
        for name in &plan.seats {
            Any::<R>::named(name.as_str(), bot_rng(&plan.seed, Seat::new(0)))?;
        }
        let seat_bot = |seat: Seat, seed: &Seed| {
            let name: &Name = &plan.seats[seat.index()];
            Any::named(name.as_str(), bot_rng(seed, seat)).expect("the names were checked before the series")
        };
        Ok(series(self.0, plan, recording, seat_bot, played)?)
    }
}

/// There is no such bot.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no bot “{name}”; the bots are {known}")]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
    /// The bots there are.
    pub known: String,
}

/// Why a series can't be played.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum CannotPlay {
    /// A bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// Options or seats.
    #[error(transparent)]
    Start(#[from] CannotStart),
}
