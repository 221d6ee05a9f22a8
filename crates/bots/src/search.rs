//! Search: what each choice is worth, found out by playing on in worlds that the seat can't tell apart.
//!
//! Information-set Monte-Carlo tree search with one observer. Every simulation deals the hidden cards anew, walks
//! down a tree whose branches are what seats can do, adds one node, plays on by the game's own habits and hands each
//! seat what it has got from that. Every seat in the tree looks after itself.
//!
//! * A branch is all that a seat says until chance or somebody else has a say: where an action is named in several
//!   words, its first word alone is neither good nor bad.
//!
//! * What can be named in any order is looked at in one, but for the first word: a player who asks for advice may have
//!   begun with any part.
//! * Seats that answer at the same time choose from statistics of their own, so nobody knows what another one
//!   answers.
//! * What chance hides from the observer leaves no trace in the tree ([`Insight::shows`]).
//! * Wide decisions are opened one branch after the other: a few ways to go on come to mind by the game's habits, and
//!   the more promising ones are tried first.

mod tree;

use std::time::{Duration, Instant};

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, BySeat, Outlook, Seat};

use self::tree::Tree;
pub(crate) use self::tree::{play_to_end, play_to_quiet};
use crate::{Insight, judge::Judge, tuning::Tuning};

/// How much thought a choice is given. Whatever is reached first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Games played on in thought, by all threads together.
    pub simulations: u32,
    /// Time. What is chosen depends on the machine if it runs out.
    pub time: Duration,
    /// Trees that are grown side by side and counted together. A number of its own gives findings of its own.
    pub threads: usize,
}

impl Budget {
    /// So many simulations on one thread, however long they take: what is found is the same on any machine.
    pub const fn counted(simulations: u32) -> Self {
        Self { simulations, time: Self::NO_CLOCK, threads: 1 }
    }

    /// More time than any search takes: a year.
    pub(crate) const NO_CLOCK: Duration = Duration::from_secs(365 * 24 * 3600);
}

/// How the search goes about it.
#[derive(Clone, Copy, PartialEq, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// How curious it is about what was tried less, in units of how much payoffs differ.
    pub curiosity: f32,
    /// What a good place is worth: 0 if only victory counts, 1 if only the place does.
    pub place: f32,
    /// How many ways to go on are looked at, as a multiple of the square root of a decision's visits.
    pub breadth: f32,
    /// How many ways to go on come to mind at a time.
    pub ideas: u16,
    /// In how many ways what comes to mind is thought to its end at once, where chance or others have a say in it: one
    /// lucky throw makes no good idea.
    #[serde(default = "once")]
    pub fates: u8,
    /// Whether rivals are thought to play by habit, rather than to search as well.
    #[serde(default)]
    pub rivals_by_habit: bool,
    /// What is done without need must gain, in chances of victory ([`Insight::is_fuss`]).
    #[serde(default)]
    pub fuss: f32,
    /// How many quiet moments ahead it looks at the most; 0 if every simulation is played to the end.
    pub horizon: u8,
}

fn once() -> u8 {
    1
}

/// What a seat can expect.
#[derive(Clone, Copy, PartialEq, Debug, Default, serde::Serialize)]
pub struct Payoff {
    /// The chance of victory; a shared one counts by its share.
    pub win: f32,
    /// The share of the others who end up behind the seat; those who share its place count half.
    pub place: f32,
}

impl Payoff {
    pub(crate) fn worth(self, place: f32) -> f32 {
        self.win + place * (self.place - self.win)
    }
}

/// A choice, and what was found out about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// How often the best way to go on after it was tried: a choice is as good as what can be made of it.
    pub leading: u32,
    /// What each seat can expect after it.
    pub payoff: BySeat<Payoff>,
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<C> {
    /// The choices of the seat in the order of the rules; none if it isn't awaited.
    pub choices: Vec<Weighed<C>>,
    /// What each seat can expect.
    pub payoff: BySeat<Payoff>,
    /// How many games were played on in thought.
    pub simulations: u32,
    /// What was tried most: the best choice, and what the seat then goes on to say until chance or somebody else has
    /// a say.
    pub plan: Vec<C>,
    /// The chance of victory of the seat if it carries out the plan; if it isn't awaited, as far as all that was tried
    /// tells.
    pub win: f32,
}

impl<C: Copy> Findings<C> {
    /// The choice that begins what was tried most; the first of several.
    fn most_tried(&self) -> Option<C> {
        // The last of equals is the largest; the first is wanted.
        self.choices.iter().rev().max_by_key(|weighed| weighed.leading).map(|weighed| weighed.choice)
    }

    /// The best choice: what was tried most.
    pub fn best(&self) -> Option<C> {
        self.plan.first().copied()
    }
}

/// Simulations between two looks at the clock.
const STEP: u32 = 16;

/// Thinks about what the seat sees. The same outlook, budget and seed give the same findings, unless time ran out.
pub fn search<R: Insight>(
    outlook: &Outlook<'_, R>,
    tuning: &Tuning,
    budget: Budget,
    seed: u64,
) -> Findings<R::Choice> {
    let deadline = Instant::now() + budget.time;
    let mut choices = Vec::new();
    outlook.choices(&mut choices);
    let threads = budget.threads.max(1) as u32;
    let grow = |thread: u32| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ u64::from(thread).rotate_left(32));
        let share = budget.simulations / threads + u32::from(thread < budget.simulations % threads);
        let mut tree = Tree::new(outlook, tuning, &choices, share);
        let mut done = 0;
        while done < share {
            let step = STEP.min(share - done);
            for _ in 0..step {
                tree.simulate(&mut rng);
            }
            done += step;
            if tree.is_decided(share - done) || Instant::now() >= deadline {
                break;
            }
        }
        tree.tally()
    };
    let grown: Vec<_> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || grow(thread))).collect();
        let own = grow(0);
        let others = others.into_iter().map(|thread| thread.join().expect("a search does not panic"));
        std::iter::once(own).chain(others).collect()
    });
    tree::findings(&choices, &grown, outlook.seat())
}

/// A plan that a search has tried, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tried<C> {
    /// All that the seat says.
    pub(crate) words: Vec<C>,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// How often the seat won then, or was likely to, in sum.
    pub(crate) won: f32,
}

/// Thinks as [`search()`] does, without a clock and to the last of so many simulations, and tells every plan of the seat
/// that was tried, the one tried most first.
pub(crate) fn explore<R: Insight>(
    outlook: &Outlook<'_, R>,
    tuning: &Tuning,
    simulations: u32,
    seed: u64,
) -> Vec<Tried<R::Choice>> {
    let mut choices = Vec::new();
    outlook.choices(&mut choices);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut tree = Tree::new(outlook, tuning, &choices, simulations);
    for _ in 0..simulations {
        tree.simulate(&mut rng);
    }
    tree.tried()
}

/// What each seat has got, or can expect, where a simulation stops, with the eyes of one of them.
pub(crate) fn payoffs<R: Insight>(world: &R, judge: &mut Judge<'_>, observer: Seat) -> BySeat<Payoff> {
    let seats = world.seats();
    let mut payoffs = BySeat([Payoff::default(); Seat::MAX]);
    let others = (seats - 1).max(1) as f32;
    if world.awaiting() == Awaiting::Nobody {
        let standing = world.standing();
        let share = 1.0 / standing.leaders().len() as f32;
        for seat in Seat::first(seats) {
            let own = standing.places[seat];
            let behind = Seat::first(seats).filter(|&other| other != seat).map(|other| {
                match standing.places[other].cmp(&own) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                }
            });
            payoffs[seat].place = behind.sum::<f32>() / others;
            payoffs[seat].win = if own == 1 { share } else { 0.0 };
        }
        return payoffs;
    }
    let standing = judge.standing(world, observer);
    let best = standing.first(seats).iter().copied().fold(f32::MIN, f32::max);
    let weights: BySeat<f32> = BySeat(standing.0.map(|value| (value - best).exp()));
    let all: f32 = weights.first(seats).iter().sum();
    for seat in Seat::first(seats) {
        let own = weights[seat];
        let behind = Seat::first(seats)
            .filter(|&other| other != seat)
            .map(|other| own / (own + weights[other]).max(1e-30));
        payoffs[seat] = Payoff { win: own / all, place: behind.sum::<f32>() / others };
    }
    payoffs
}

/// A number that is different for another choice.
fn trace(rng: u64, value: &impl std::hash::Hash) -> u64 {
    use std::hash::Hasher;
    let mut hasher = tree::Fold(rng);
    value.hash(&mut hasher);
    hasher.finish()
}
