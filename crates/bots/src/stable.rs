//! Bots by name, for a game whose type is not known.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Boxed, CannotStart, Match, Name, Player, Record, Running, Seat, Seed};

use crate::{
    Analysis, Budget, Depth, Greedy, Hint, Insight, Learnt, Lessons, Outcome, Plan, Random, Sense, Tally,
    Thinker, Tournament, analyse, arena, bot_rng, hint, learn, series,
};

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

    /// Finds out who is stronger. `played` is told after each game.
    fn arena(&self, tournament: &Tournament, played: &(dyn Fn() + Sync)) -> Result<Outcome, CannotPlay>;

    /// The features by which this game's positions are judged, each with its weight.
    fn weights(&self) -> Vec<(&'static str, f32)>;

    /// Learns the weights anew from games in which this bot sits on all seats.
    fn learn(&self, lessons: &Lessons, bot: &Name) -> Result<Learnt, CannotPlay>;

    /// What a seat is advised to do; none if no choice of it is awaited. It knows no more than the seat.
    fn hint(&self, game: &dyn Match, seat: Seat, budget: Budget, seed: u64) -> Option<Hint>;

    /// What is to be said about a game that is over. `progress` is told how many of how many steps are done.
    fn analyse(&self, game: &dyn Match, depth: Depth, progress: &(dyn Fn(usize, usize) + Sync)) -> Analysis;
}

/// The game as its own type.
fn own<R: Insight>(game: &dyn Match) -> &Running<R> {
    game.as_any().downcast_ref().expect("bots look at the game they were made for")
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

impl<R: Sense + Insight> Any<R> {
    /// Whether there is such a bot.
    fn known(name: &Name) -> Result<(), UnknownBot> {
        Self::named(name.as_str(), Xoshiro256PlusPlus::seed_from_u64(0)).map(|_| ())
    }

    /// A bot whose name was checked before.
    fn sure(name: &Name, seed: &Seed, seat: Seat) -> Self {
        Self::named(name.as_str(), bot_rng(seed, seat)).expect("the names were checked before")
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
        let outlook = own::<R>(game).outlook(seat);
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
            Any::<R>::known(name)?;
        }
        let seat_bot = |seat: Seat, seed: &Seed| Any::<R>::sure(&plan.seats[seat.index()], seed, seat);
        Ok(series(self.0, plan, recording, seat_bot, played)?)
    }

    fn arena(&self, tournament: &Tournament, played: &(dyn Fn() + Sync)) -> Result<Outcome, CannotPlay> {
        for name in &tournament.bots {
            Any::<R>::known(name)?;
        }
        let make = |name: &Name, seed: &Seed, seat| Any::<R>::sure(name, seed, seat);
        Ok(arena(self.0, tournament, make, played)?)
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        R::FEATURES.iter().copied().zip(R::craft().weights.iter().copied()).collect()
    }

    fn learn(&self, lessons: &Lessons, bot: &Name) -> Result<Learnt, CannotPlay> {
        Any::<R>::known(bot)?;
        Ok(learn(self.0, lessons, |seat, seed| Any::<R>::sure(bot, seed, seat))?)
    }

    fn hint(&self, game: &dyn Match, seat: Seat, budget: Budget, seed: u64) -> Option<Hint> {
        hint(&own::<R>(game).outlook(seat), budget, seed)
    }

    fn analyse(&self, game: &dyn Match, depth: Depth, progress: &(dyn Fn(usize, usize) + Sync)) -> Analysis {
        analyse(own::<R>(game), depth, progress)
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
