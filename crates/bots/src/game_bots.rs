//! Bots by name, for a game whose type is not known.

use std::{borrow::Cow, collections::BTreeMap, io, ops::ControlFlow, sync::Arc, time::Duration};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{
    Agreed, Boxed, CannotStart, Company, Match, Name, Phrase, Player, Record, Running, Seat, Seed, below,
};

use crate::{
    Analysis, BadTuning, Budget, Course, Depth, Depths, Greedy, Hint, Insight, Judged, Learnt, Lessons,
    Level, NoPuzzle, Outcome, Plan, Puzzle, Random, SelfPlay, SeriesFigures, Solution, Thinker, Tournament,
    Training, Tuning, Watch, analyse, arena, bot_rng, course::course, hint, learn, puzzle, selfplay, series,
};

/// The levels that people play against, the weakest first.
pub const LEVELS: [&str; 5] = ["page", "squire", "knight", "marshal", "emperor"];

/// The level for whoever has not said which.
pub const DEFAULT_LEVEL: &str = "knight";

/// The level that places pieces for people before the first turn.
pub const PLACER: &str = "marshal";

/// All bots: those that others are measured by, and the levels.
pub const BOTS: [&str; 7] = ["random", "greedy", "page", "squire", "knight", "marshal", "emperor"];

/// A bot that plays a [`Match`].
pub trait Bot: Send {
    /// The word it chooses for its seat, whose choice must be awaited.
    fn choose(&mut self, game: &dyn Match, seat: Seat) -> String;

    /// Lets it think for so small a part of its time about each choice, because so many want to think: a full house plays
    /// weaker, not later.
    fn share(&mut self, among: u32);

    /// Lets it think so much less about each choice, because it had to wait for a core.
    fn hurry(&mut self, waited: Duration);

    /// Lets it think no longer than this about each choice.
    fn limit(&mut self, longest: Duration);

    /// The words it means to say after the one it has just chosen, as long as nobody else has a say.
    fn goes_on(&self, game: &dyn Match) -> Vec<String>;
}

/// The bots of one game.
pub trait GameBots: Send + Sync {
    /// A bot by name, with the randomness it has on this seat of a game with this seed.
    fn bot(&self, name: &str, seed: &Seed, seat: Seat) -> Result<Box<dyn Bot>, UnknownBot>;

    /// Plays many games. `played` is told after each, with its number and, if `recording`, its record.
    fn series(
        &self,
        plan: &Plan,
        recording: bool,
        played: &(dyn Fn(u64, Option<Record>) + Sync),
    ) -> Result<SeriesFigures, CannotPlay>;

    /// Finds out who is stronger. `played` is told after each game.
    fn arena(&self, tournament: &Tournament, played: &(dyn Fn() + Sync)) -> Result<Outcome, CannotPlay>;

    /// The features by which this game's positions are judged.
    fn features(&self) -> &'static [&'static str];

    /// The built-in tuning, as it is written.
    fn tuning(&self) -> &'static str;

    /// The same bots, who know the levels of another tuning as `name:page` and so on.
    /// `files` gives the networks that it names.
    fn with_tuning(
        &self,
        name: &str,
        text: &str,
        files: &dyn Fn(&str) -> io::Result<Vec<u8>>,
    ) -> Result<Arc<dyn GameBots>, BadTuning>;

    /// The styles that a level can have here: `marshal-builder` is a marshal who likes to build.
    fn styles(&self) -> Vec<String>;

    /// Learns what positions are worth from games among bots, beginning with the tuning of this name, or with the
    /// built-in one.
    fn learn(
        &self,
        tuning: Option<&str>,
        lessons: &Lessons,
        played: &(dyn Fn() + Sync),
        learnt: &mut dyn FnMut(&Learnt),
    ) -> Result<(), CannotPlay>;

    /// What is written of games of self-play, and what it is worth by the tuning of this name, or by the built-in one.
    fn training(&self, tuning: Option<&str>) -> Training;

    /// Plays games from the one with the number `first` on, and hands out what is written of each in their order, until
    /// that breaks it off.
    fn play_alone(
        &self,
        tuning: Option<&str>,
        plan: &SelfPlay,
        first: u64,
        written: &mut (dyn FnMut(Vec<u8>) -> ControlFlow<()> + Send),
    ) -> Result<(), CannotPlay>;

    /// What a seat is advised to do; none if no choice of it is awaited. It knows no more than the seat.
    fn hint(&self, game: &dyn Match, seat: Seat, budget: Budget, seed: u64) -> Option<Hint>;

    /// What is to be said about a game that is over. `progress` is told how many of how many steps are done.
    fn analyse(&self, game: &dyn Match, depth: Depth, watch: Watch<'_>) -> Option<Analysis>;

    /// A whole game between these bots, who take the time they need: the same on any machine. Up to `openings` choices
    /// at its beginning are made at random.
    fn play_counted(
        &self,
        agreed: &Agreed,
        seats: &[Name],
        seed: &Seed,
        openings: u32,
    ) -> Result<Box<dyn Match>, CannotPlay>;

    /// The course of such a game, without openings. `luck` says how many games are played on in thought for each
    /// estimate of what chance gave whom; none leaves it out.
    fn course(
        &self,
        agreed: &Agreed,
        seats: &[Name],
        seed: &Seed,
        luck: Option<u32>,
    ) -> Result<Course, CannotPlay>;

    /// The puzzles of a game.
    fn find_puzzles(&self, game: &dyn Match, number: u64, depths: Depths, seed: u64) -> Vec<Puzzle>;

    /// Whether a puzzle holds in the position of this game.
    fn check_puzzle(&self, game: &dyn Match, puzzle: &Puzzle) -> Result<(), NoPuzzle>;

    /// What these words, said where a puzzle begins, come to for people; none if they are not a whole plan yet.
    fn whole_plan(
        &self,
        game: &dyn Match,
        puzzle: &Puzzle,
        words: &[String],
    ) -> Result<Option<Vec<Phrase>>, NoPuzzle>;

    /// What a whole plan is worth as the answer to a puzzle that begins where this game stands.
    fn judge_answer(&self, game: &dyn Match, puzzle: &Puzzle, words: &[String]) -> Result<Judged, NoPuzzle>;

    /// The solution of a puzzle that begins where this game stands.
    fn solve_puzzle(&self, game: &dyn Match, puzzle: &Puzzle) -> Result<Solution, NoPuzzle>;
}

/// The game as its own type.
fn own<R: Insight>(game: &dyn Match) -> &Running<R> {
    game.as_any().downcast_ref().expect("bots look at the game they were made for")
}

/// The bots for the rules `R`.
pub struct Bots<R: Insight> {
    game: Boxed<R>,
    tunings: BTreeMap<String, Tuning>,
}

impl<R: Insight> Bots<R> {
    /// The bots with the built-in tuning.
    pub fn new(game: Boxed<R>) -> Self {
        Self { game, tunings: BTreeMap::new() }
    }

    /// The tuning and the level that a name means, such as `marshal`, `marshal-builder` or `trial:marshal`.
    fn thinker(&self, name: &str) -> Result<(Cow<'_, Tuning>, Level), UnknownBot> {
        let unknown = || {
            let others = self.tunings.keys().map(|tuning| format!("{tuning}:page …"));
            let styles = R::tuning().styles().map(|style| format!("marshal-{style} …"));
            let known: Vec<String> =
                BOTS.iter().map(|&bot| bot.to_owned()).chain(styles).chain(others).collect();
            UnknownBot { name: name.to_owned(), known: known.join(", ") }
        };
        let (tuning, level) = match name.split_once(':') {
            Some((tuning, level)) => (self.tunings.get(tuning).ok_or_else(unknown)?, level),
            None => (R::tuning(), name),
        };
        let (level, style) = match level.split_once('-') {
            Some((level, style)) => (level, Some(style)),
            None => (level, None),
        };
        let level = tuning.level(level).ok_or_else(unknown)?;
        let tuning = match style {
            Some(style) => Cow::Owned(tuning.with_style(style).ok_or_else(unknown)?),
            None => Cow::Borrowed(tuning),
        };
        Ok((tuning, level))
    }

    fn named(&self, name: &str, rng: Xoshiro256PlusPlus) -> Result<Any<R>, UnknownBot> {
        match name {
            "random" => Ok(Any::Random(Random::new(rng))),
            "greedy" => Ok(Any::Greedy(Greedy::new(rng))),
            _ => self
                .thinker(name)
                .map(|(tuning, level)| Any::Thinker(Box::new(Thinker::new(&tuning, level, rng)))),
        }
    }

    /// The tuning of this name, or the built-in one.
    fn known_tuning(&self, name: Option<&str>) -> &Tuning {
        name.and_then(|name| self.tunings.get(name)).unwrap_or_else(|| R::tuning())
    }

    /// Whether there are such bots.
    fn known<'a>(&self, mut names: impl Iterator<Item = &'a Name>) -> Result<(), UnknownBot> {
        names.try_for_each(|name| self.named(name.as_str(), Xoshiro256PlusPlus::seed_from_u64(0)).map(|_| ()))
    }

    /// A whole game between bots who take the time they need.
    fn counted(
        &self,
        agreed: &Agreed,
        seats: &[Name],
        seed: &Seed,
        openings: u32,
    ) -> Result<Running<R>, CannotPlay> {
        self.known(seats.iter())?;
        let company = Company::new(seats.to_vec(), seed.clone());
        let mut game = Running::<R>::new(self.game.edition(), agreed, company)?;
        let mut players: Vec<Any<R>> = Seat::first(seats.len())
            .zip(seats)
            .map(|(seat, name)| {
                let mut player = self.sure(name, seed, seat);
                if let Any::Thinker(bot) = &mut player {
                    bot.forget_the_clock();
                }
                player
            })
            .collect();
        let mut whim = Xoshiro256PlusPlus::seed_from_u64(bot_rng(seed, Seat::new(0)).next_u64());
        let mut buffer = Vec::new();
        let random = if openings > 0 { below(&mut whim, openings + 1) } else { 0 };
        for _ in 0..random {
            game.advance();
            let Some(seat) = game.position().awaiting().seats().lowest() else { break };
            let choice = game.position().pick(seat, &mut buffer, &mut whim);
            game.choose(seat, choice).expect("what is picked is legal");
        }
        game.play_out(&mut players);
        Ok(game)
    }

    /// A bot whose name was checked before.
    fn sure(&self, name: &Name, seed: &Seed, seat: Seat) -> Any<R> {
        self.named(name.as_str(), bot_rng(seed, seat)).expect("the names were checked before")
    }
}

/// Any of the bots.
#[derive(Clone, Debug)]
enum Any<R: Insight> {
    Random(Random<R>),
    Greedy(Greedy<R>),
    Thinker(Box<Thinker<R>>),
}

impl<R: Insight> Player<R> for Any<R> {
    fn choose(&mut self, outlook: &table::Outlook<'_, R>) -> R::Choice {
        match self {
            Self::Random(bot) => bot.choose(outlook),
            Self::Greedy(bot) => bot.choose(outlook),
            Self::Thinker(bot) => bot.choose(outlook),
        }
    }
}

impl<R: Insight> Bot for Any<R> {
    fn choose(&mut self, game: &dyn Match, seat: Seat) -> String {
        let outlook = own::<R>(game).outlook(seat);
        let choice = Player::choose(self, &outlook);
        outlook.word(choice)
    }

    fn share(&mut self, among: u32) {
        if let Self::Thinker(bot) = self {
            bot.share(among);
        }
    }

    fn hurry(&mut self, waited: Duration) {
        if let Self::Thinker(bot) = self {
            bot.hurry(waited);
        }
    }

    fn limit(&mut self, longest: Duration) {
        if let Self::Thinker(bot) = self {
            bot.limit(longest);
        }
    }

    fn goes_on(&self, game: &dyn Match) -> Vec<String> {
        let position = own::<R>(game).position();
        match self {
            Self::Thinker(bot) => bot.goes_on().map(|choice| position.word(choice)).collect(),
            Self::Random(_) | Self::Greedy(_) => Vec::new(),
        }
    }
}

impl<R: Insight> GameBots for Bots<R> {
    fn bot(&self, name: &str, seed: &Seed, seat: Seat) -> Result<Box<dyn Bot>, UnknownBot> {
        Ok(Box::new(self.named(name, bot_rng(seed, seat))?))
    }

    fn series(
        &self,
        plan: &Plan,
        recording: bool,
        played: &(dyn Fn(u64, Option<Record>) + Sync),
    ) -> Result<SeriesFigures, CannotPlay> {
        self.known(plan.seats.iter())?;
        let seat_bot = |seat: Seat, seed: &Seed| self.sure(&plan.seats[seat.index()], seed, seat);
        Ok(series(self.game, plan, recording, seat_bot, played)?)
    }

    fn arena(&self, tournament: &Tournament, played: &(dyn Fn() + Sync)) -> Result<Outcome, CannotPlay> {
        self.known(tournament.bots.iter())?;
        let make = |name: &Name, seed: &Seed, seat| self.sure(name, seed, seat);
        Ok(arena(self.game, tournament, make, played)?)
    }

    fn features(&self) -> &'static [&'static str] {
        R::FEATURES
    }

    fn tuning(&self) -> &'static str {
        R::TUNING
    }

    fn with_tuning(
        &self,
        name: &str,
        text: &str,
        files: &dyn Fn(&str) -> io::Result<Vec<u8>>,
    ) -> Result<Arc<dyn GameBots>, BadTuning> {
        let mut tunings = self.tunings.clone();
        tunings.insert(name.to_owned(), Tuning::read::<R>(text, files)?);
        Ok(Arc::new(Self { game: self.game, tunings }))
    }

    fn styles(&self) -> Vec<String> {
        R::tuning().styles().map(str::to_owned).collect()
    }

    fn learn(
        &self,
        tuning: Option<&str>,
        lessons: &Lessons,
        played: &(dyn Fn() + Sync),
        learnt: &mut dyn FnMut(&Learnt),
    ) -> Result<(), CannotPlay> {
        Ok(learn(self.game, self.known_tuning(tuning), lessons, played, learnt)?)
    }

    fn training(&self, tuning: Option<&str>) -> Training {
        selfplay::training(self.game, self.known_tuning(tuning))
    }

    fn play_alone(
        &self,
        tuning: Option<&str>,
        plan: &SelfPlay,
        first: u64,
        written: &mut (dyn FnMut(Vec<u8>) -> ControlFlow<()> + Send),
    ) -> Result<(), CannotPlay> {
        Ok(selfplay::play(self.game, self.known_tuning(tuning), plan, first, written)?)
    }

    fn hint(&self, game: &dyn Match, seat: Seat, budget: Budget, seed: u64) -> Option<Hint> {
        hint(&own::<R>(game).outlook(seat), budget, seed)
    }

    fn analyse(&self, game: &dyn Match, depth: Depth, watch: Watch<'_>) -> Option<Analysis> {
        analyse(own::<R>(game), depth, watch)
    }

    fn play_counted(
        &self,
        agreed: &Agreed,
        seats: &[Name],
        seed: &Seed,
        openings: u32,
    ) -> Result<Box<dyn Match>, CannotPlay> {
        Ok(Box::new(self.counted(agreed, seats, seed, openings)?))
    }

    fn course(
        &self,
        agreed: &Agreed,
        seats: &[Name],
        seed: &Seed,
        luck: Option<u32>,
    ) -> Result<Course, CannotPlay> {
        Ok(course(&self.counted(agreed, seats, seed, 0)?, luck))
    }

    fn find_puzzles(&self, game: &dyn Match, number: u64, depths: Depths, seed: u64) -> Vec<Puzzle> {
        puzzle::find(own::<R>(game), number, depths, seed)
    }

    fn check_puzzle(&self, game: &dyn Match, puzzle: &Puzzle) -> Result<(), NoPuzzle> {
        puzzle::check(own::<R>(game).position(), puzzle)
    }

    fn whole_plan(
        &self,
        game: &dyn Match,
        puzzle: &Puzzle,
        words: &[String],
    ) -> Result<Option<Vec<Phrase>>, NoPuzzle> {
        puzzle::whole(own::<R>(game).position(), puzzle.seat, words)
    }

    fn judge_answer(&self, game: &dyn Match, puzzle: &Puzzle, words: &[String]) -> Result<Judged, NoPuzzle> {
        puzzle::judge(own::<R>(game).position(), puzzle, words)
    }

    fn solve_puzzle(&self, game: &dyn Match, puzzle: &Puzzle) -> Result<Solution, NoPuzzle> {
        puzzle::solve(own::<R>(game).position(), puzzle)
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
