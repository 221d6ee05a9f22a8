//! Games of the bots with themselves, written down for what learns from them: what every seat had, what the search
//! expected, and who won.
//!
//! A file begins with [`MAGIC`] and a line of JSON that tells what was played ([`Training`] is part of it); the block of each
//! game follows, in the order of their numbers. All numbers begin with their lowest byte. A block is
//!
//! | | |
//! |---|---|
//! | bytes that follow in this block | u32 |
//! | seats *S*, then a zero | 2 × u8 |
//! | positions *N* | u16 |
//! | the place of each seat in the end, from 1 | *S* × u8 |
//! | who was to choose in each position | *N* × u8 |
//! | the victories that the search expected, in parts of 65,535: by position, then by seat | *N* × *S* × u16 |
//! | how many facts are true: by position, then by owner (the seats, then the table) | *N* × (*S* + 1) × u16 |
//! | the numbers of these facts, in the same order | u16 each |
//! | the features: by position, then by seat | *N* × *S* × *F* × f32 |
//!
//! `training/games.py` reads it.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use serde::Serialize;
use table::{
    Agreed, Boxed, BySeat, CannotStart, ChanceStream, Company, Name, Outlook, Running, Seat, Seed, below,
};

use crate::{
    Insight, Payoff, Tuning,
    sight::Sight,
    tune::{Company as Pupils, Lots, lots, pupils},
    tuning::Level,
};

/// What a file begins with.
pub const MAGIC: &str = "IMPSELF1\n";

/// The most positions of one game.
const MOST: usize = u16::MAX as usize;

/// What is played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The tables at which the games are played in turn: what was agreed at each.
    pub tables: Vec<Agreed>,
    /// The seed of the games.
    pub seed: Seed,
    /// How many games there are, the first ones included.
    pub games: u64,
    /// How hard the bots try.
    pub level: Level,
    /// How often, of a hundred times, a seat is taken by `greedy`, who plays otherwise than they do.
    pub strangers: u32,
    /// Up to so many choices at the beginning of a game are made at random.
    pub openings: u32,
    /// On how many threads.
    pub jobs: usize,
}

/// What the numbers in a block mean.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Training {
    /// What tells the board from others: see [`Insight::ground`]. As text, because JSON has no such numbers.
    pub ground: String,
    /// The numbers of facts are below this.
    pub facts: usize,
    /// The features of a seat, by name.
    pub features: &'static [&'static str],
    /// What they are worth by the weighted sum, at a table of two.
    pub two: Vec<String>,
    /// And at larger ones.
    pub more: Vec<String>,
}

/// What the numbers in a block mean for this game.
pub(crate) fn training<R: Insight>(game: Boxed<R>, tuning: &Tuning) -> Training {
    let weights = |seats| tuning.judgements.at(seats).0.iter().map(ToString::to_string).collect();
    Training {
        ground: format!("{:016x}", R::ground(game.edition())),
        facts: R::FACTS,
        features: R::FEATURES,
        two: weights(2),
        more: weights(3),
    }
}

/// Plays from the game with this number on, and hands out the blocks in order until `written` breaks it off. The same
/// games have the same blocks with any number of threads.
pub(crate) fn play<R: Insight>(
    game: Boxed<R>,
    tuning: &Tuning,
    plan: &SelfPlay,
    first: u64,
    written: &mut (dyn FnMut(Vec<u8>) -> ControlFlow<()> + Send),
) -> Result<(), CannotStart> {
    let starts = plan.tables.iter().map(|agreed| {
        let seats: usize = agreed.get("players").and_then(|n| n.parse().ok()).unwrap_or(2);
        let names: Vec<Name> =
            Seat::first(seats).map(|seat| seat.to_string().parse().expect("a number is a name")).collect();
        let company = Company::new(names, plan.seed.clone());
        Ok(Running::<R>::new(game.edition(), agreed, company)?.position().clone())
    });
    let starts: Vec<R> = starts.collect::<Result<_, CannotStart>>()?;
    let pupils_of = Pupils { seed: &plan.seed, level: plan.level, strangers: plan.strangers };
    let next = AtomicU64::new(first);
    let stopped = AtomicBool::new(false);
    let shelf = Mutex::new((first, BTreeMap::new(), written));
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return;
            }
            let start = starts[number as usize % starts.len()].clone();
            let block = one(start, number, tuning, &pupils_of, plan.openings);
            let mut shelf = shelf.lock().expect("no game panics");
            if stopped.load(Ordering::Relaxed) {
                return;
            }
            let (due, ready, written) = &mut *shelf;
            ready.insert(number, block);
            while let Some(block) = ready.remove(due) {
                *due += 1;
                if written(block).is_break() {
                    stopped.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            scope.spawn(work);
        }
    });
    Ok(())
}

/// The block of one game.
fn one<R: Insight>(
    mut world: R,
    number: u64,
    tuning: &Tuning,
    company: &Pupils<'_>,
    openings: u32,
) -> Vec<u8> {
    let seats = world.seats();
    let seed = company.seed.nth(number + 1);
    let mut players = pupils::<R>(seats, number, tuning, company);
    let mut chance = ChanceStream::new(&seed, vec![""; seats]);
    let mut opening = lots(&seed, Lots::Opening);
    let mut wild = below(&mut opening, openings + 1);
    let mut buffer = Vec::new();
    let mut noted = Noted::default();
    let mut choose = |world: &R, seat: Seat, _: &mut _| {
        if wild > 0 {
            wild -= 1;
            return world.pick(seat, &mut buffer, &mut opening);
        }
        let (choice, expected) = players[seat.index()].choose(&Outlook::new(world, seat));
        if world.is_quiet()
            && let Some(expected) = expected
            && noted.movers.len() < MOST
        {
            noted.add(world, seat, expected);
        }
        choice
    };
    while world.step(chance.rng(), &mut (), &mut choose).is_some() {}
    noted.block(world.standing().places.first(seats))
}

/// The positions of a game, column by column.
#[derive(Default)]
struct Noted {
    movers: Vec<u8>,
    expected: Vec<u16>,
    counts: Vec<u16>,
    facts: Vec<u16>,
    features: Vec<f32>,
}

impl Noted {
    fn add<R: Insight>(&mut self, world: &R, mover: Seat, expected: &BySeat<Payoff>) {
        let seats = world.seats();
        self.movers.push(mover.index() as u8);
        let parts = |payoff: &Payoff| (payoff.win.clamp(0.0, 1.0) * f32::from(u16::MAX)).round() as u16;
        self.expected.extend(expected.first(seats).iter().map(parts));
        let mut sight = Sight::default();
        world.facts(&mut sight);
        for owner in Sight::owners(seats) {
            let before = self.facts.len();
            self.facts.extend(sight.of(owner).map(|fact| fact as u16));
            self.counts.push((self.facts.len() - before) as u16);
        }
        let first = self.features.len();
        self.features.resize(first + R::FEATURES.len() * seats, 0.0);
        world.features(&mut self.features[first..]);
    }

    /// All of them with the places in the end.
    fn block(&self, places: &[u8]) -> Vec<u8> {
        let mut block = vec![0; 4];
        block.extend([places.len() as u8, 0]);
        block.extend((self.movers.len() as u16).to_le_bytes());
        block.extend(places);
        block.extend(&self.movers);
        for numbers in [&self.expected, &self.counts, &self.facts] {
            block.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        block.extend(self.features.iter().flat_map(|feature| feature.to_le_bytes()));
        let length = (block.len() - 4) as u32;
        block[..4].copy_from_slice(&length.to_le_bytes());
        block
    }
}
