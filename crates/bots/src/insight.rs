//! What a game adds to the bots: habits, what is looked at to judge a position, and reasons in the players' words.
//!
//! Everything has a default that needs to know nothing of the game: play goes on at random to the end, where the
//! standing tells who has won.

use std::{
    any::TypeId,
    collections::BTreeMap,
    sync::{LazyLock, Mutex},
};

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Phrase, Rules, Seat, below};

use crate::{
    course::Milestone,
    hint::{Reason, by_features},
    judge::Judge,
    search::{payoffs, play_to_end},
    sight::Sight,
    tuning::Tuning,
};

/// Worlds in which a choice is tried by whoever knows nothing of the game.
const WORLDS: usize = 12;

/// What a game adds to its bots.
pub trait Insight: Rules {
    /// What a sensible player would do without thinking: one of `choices`, which are the seat's or some of them.
    fn habit(&self, _: Seat, choices: &[Self::Choice], rng: &mut Xoshiro256PlusPlus) -> Self::Choice {
        any(choices, rng)
    }

    /// The same among all that the seat can do, named in one order. `buffer` is scratch space.
    fn play_on(
        &self,
        seat: Seat,
        buffer: &mut Vec<Self::Choice>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Self::Choice {
        buffer.clear();
        self.ordered(seat, buffer);
        if let [only] = buffer[..] { only } else { self.habit(seat, buffer, rng) }
    }

    /// One step by habit; false if the game is over.
    fn go_on(&mut self, buffer: &mut Vec<Self::Choice>, rng: &mut Xoshiro256PlusPlus) -> bool {
        self.step(rng, &mut (), |world, seat, rng| world.play_on(seat, buffer, rng)).is_some()
    }

    /// What looks best to the seat at once, of several `choices`, with ties and samples settled by `rng`. What it
    /// means to say after that, as long as nobody else has a say, goes into `plan`, the next word last.
    fn at_first_sight(
        outlook: &Outlook<'_, Self>,
        choices: &[Self::Choice],
        _plan: &mut Vec<Self::Choice>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Self::Choice {
        let seat = outlook.seat();
        let worlds: Vec<Self> = (0..WORLDS).map(|_| outlook.redeal(rng)).collect();
        let mut buffer = Vec::new();
        let mut judge = Judge::new(Self::tuning());
        best_of(choices.iter().copied(), |choice| {
            let ends = worlds.iter().map(|world| {
                let mut world = world.clone();
                world.play(seat, choice, &mut ());
                play_to_end(&mut world, &mut buffer, rng);
                payoffs(&world, &mut judge, seat)[seat].worth(0.5)
            });
            ends.sum()
        })
    }

    /// Whether nothing is under way, so that the position can be judged. A game that is always played to its end
    /// never is.
    fn is_quiet(&self) -> bool {
        false
    }

    /// What a player looks at to see how a seat stands, by name; none in a game that is always played to its end.
    const FEATURES: &'static [&'static str] = &[];

    /// Writes the features of every seat, one seat after the other, into `out`, which has room for them.
    fn features(&self, _out: &mut [f32]) {}

    /// How many facts a network can be told of a position; none in a game that has no networks.
    const FACTS: usize = 0;

    /// Tells the facts of a position, all with numbers below [`FACTS`](Insight::FACTS): what is open to all seats.
    fn facts(&self, _sight: &mut Sight) {}

    /// What tells the board on which facts have this meaning from others.
    fn ground(_edition: &Self::Edition) -> u64 {
        0
    }

    /// The built-in networks, by the names that the file below has for them.
    const NETWORKS: &'static [(&'static str, &'static [u8])] = &[];

    /// The built-in file of what the bots of this game go by.
    const TUNING: &'static str = include_str!("../../../data/bots/default.toml");

    /// The same, read once.
    fn tuning() -> &'static Tuning {
        static READ: LazyLock<Mutex<BTreeMap<TypeId, &'static Tuning>>> = LazyLock::new(Mutex::default);
        let network = |name: &str| {
            let found = Self::NETWORKS.iter().find(|(known, _)| *known == name);
            found.map(|(_, bytes)| bytes.to_vec()).ok_or_else(|| std::io::ErrorKind::NotFound.into())
        };
        let read = || {
            Tuning::read::<Self>(Self::TUNING, &network).expect("what is compiled in is read by the tests")
        };
        let mut all = READ.lock().expect("nobody panics with the lock");
        all.entry(TypeId::of::<Self>()).or_insert_with(|| Box::leak(Box::new(read())))
    }

    /// The reason that a feature gives for a choice that changes it.
    fn reason(_feature: &str) -> Option<Reason> {
        None
    }

    /// What a seat does that says these words one after the other, for people: one phrase for the whole where the game
    /// has one, else what each word says.
    fn plan(&self, seat: Seat, words: &[Self::Choice]) -> Vec<Phrase> {
        one_by_one(self, seat, words)
    }

    /// What a plan is about, in any order: plans with the same gist are variants of one choice, such as attacks on the
    /// same zone with other units. By default every word counts.
    fn gist(words: &[Self::Choice]) -> Vec<Self::Choice> {
        words.to_vec()
    }

    /// Why a seat should make this choice rather than one of the others, the weightiest reason first. The worlds are
    /// those that the seat can't tell apart: nothing that differs between them may be told as if it were known.
    fn reasons(
        worlds: &[Self],
        seat: Seat,
        choice: Self::Choice,
        others: &[Self::Choice],
        rng: &mut Xoshiro256PlusPlus,
    ) -> Vec<Phrase> {
        by_features(worlds, seat, choice, others, rng)
    }

    /// What an event says of the course of a game, for whoever counts games.
    fn milestone(_event: &Self::Event) -> Option<Milestone> {
        None
    }

    /// Whether this choice does a rival a favour that nobody could demand: leave to pass, support.
    fn is_favour(&self, _: Seat, _: Self::Choice) -> bool {
        false
    }

    /// Whether this choice costs nothing and can be taken back by another such, so that whoever makes it should know what
    /// for: nobody makes it on a whim.
    fn is_fuss(_: Self::Choice) -> bool {
        false
    }

    /// Whether the observer sees this outcome of chance, which is about to occur: whether another one would look
    /// otherwise.
    fn shows(&self, observer: Seat, outcome: Self::Choice) -> bool {
        let mut odds = Vec::new();
        self.odds(&mut odds);
        let view_after = |outcome| {
            let mut world = self.clone();
            world.occur(outcome, &mut ());
            world.view(Some(observer))
        };
        let seen = view_after(outcome);
        odds.into_iter().any(|(other, _)| other != outcome && view_after(other) != seen)
    }
}

/// One of the choices, each equally likely.
pub fn any<C: Copy>(choices: &[C], rng: &mut Xoshiro256PlusPlus) -> C {
    choices[below(rng, choices.len() as u32) as usize]
}

/// The choice that is worth most; the first of several.
///
/// # Panics
/// If there is none.
pub fn best_of<C: Copy>(choices: impl IntoIterator<Item = C>, mut worth: impl FnMut(C) -> f32) -> C {
    let mut choices = choices.into_iter();
    let first = choices.next().expect("there is a choice");
    let mut best = (worth(first), first);
    for choice in choices {
        let worth = worth(choice);
        if worth > best.0 {
            best = (worth, choice);
        }
    }
    best.1
}

/// What each of these words says. The one that only ends the others is left out.
pub fn one_by_one<R: Rules>(position: &R, seat: Seat, words: &[R::Choice]) -> Vec<Phrase> {
    let mut position = position.clone();
    let say = |&word: &R::Choice| {
        let label = position.label(word);
        position.play(seat, word, &mut ());
        label
    };
    let mut said: Vec<_> = words.iter().map(say).collect();
    if said.len() > 1 {
        said.pop_if(|last| last.args.is_empty());
    }
    said
}
