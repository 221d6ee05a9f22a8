//! Learning what the features of a position are worth from who has won.
//!
//! Bots play games among themselves. At quiet moments the features of all seats are written down, and in the end
//! who won. The judgement is the one under which these victories are the least surprising: a regression with the same
//! formula that judges positions in the search, so that what is learnt is a chance of victory. Then the bots play on
//! with what they have learnt, and learn from that.

use std::sync::atomic::{AtomicU64, Ordering};

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{
    Agreed, Boxed, BySeat, CannotStart, ChanceStream, Name, Outlook, Player, Running, Seat, Seed, below,
};

use crate::{Greedy, Insight, Judgement, Judgements, Payoff, Thinker, Tuning, bot_rng, tuning::Level};

/// What the learning is based on.
#[derive(Clone, Debug)]
pub struct Lessons {
    /// The tables at which the games are played in turn: what was agreed at each.
    pub tables: Vec<Agreed>,
    /// The seed of the games.
    pub seed: Seed,
    /// How many games are played with one judgement before it is replaced.
    pub games: u64,
    /// How often it is replaced.
    pub generations: u64,
    /// The generations that are learnt from together.
    pub memory: usize,
    /// How hard the bots try.
    pub level: Level,
    /// How often, of a hundred times, a seat is taken by `greedy`, who plays otherwise than they do.
    pub strangers: u32,
    /// Up to so many choices at the beginning of a game are made at random, so that what nobody would think of is
    /// seen as well.
    pub openings: u32,
    /// On how many threads.
    pub jobs: usize,
}

impl Lessons {
    fn company(&self) -> Company<'_> {
        Company { seed: &self.seed, level: self.level, strangers: self.strangers }
    }
}

/// One position: the features of each seat, and its share of the victory, partly as the bots expected it.
struct Example {
    features: Vec<f32>,
    shares: Vec<f32>,
}

/// What was learnt in one generation.
#[derive(Clone, PartialEq, Debug)]
pub struct Learnt {
    /// The number of the generation, counted from 1.
    pub generation: u64,
    /// What positions are worth.
    pub judgements: Judgements,
    /// How that was found: for tables of two, for larger ones, or for both.
    pub fits: Vec<Fit>,
}

/// How well what was learnt fits what happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// Where it was learnt.
    pub seats: usize,
    /// How many positions were looked at.
    pub positions: usize,
    /// How surprising the victories were with the judgement before, in bits for each position of the games that were
    /// not learnt from.
    pub before: f32,
    /// And with what was learnt.
    pub after: f32,
}

/// One of so many quiet moments is written down: neighbours tell much the same.
const SELDOM: u32 = 2;
/// How much the end of a game counts, the rest being what the bots expected when they had thought: games are decided by
/// luck as well.
const FAITH: f32 = 0.6;
/// One of so many games is put aside to see what was really learnt.
const ASIDE: usize = 10;
/// How often all positions are gone through.
const EPOCHS: usize = 12;
/// Positions that are looked at before a step is made.
const BATCH: usize = 128;
/// How far a step goes at first, in units of a feature's spread.
const STRIDE: f32 = 0.003;
/// What holds the weights near those before, so that what hardly ever occurs is not misjudged for a few games' sake.
const INERTIA: f32 = 1e-3;
/// The least spread that a feature is given.
const NARROWEST: f32 = 0.2;

/// Plays and learns. `learnt` is told after each generation, `played` after each game. The same lessons teach the same
/// with any number of jobs.
pub fn learn<R: Insight>(
    game: Boxed<R>,
    tuning: &Tuning,
    lessons: &Lessons,
    played: &(dyn Fn() + Sync),
    learnt: &mut dyn FnMut(&Learnt),
) -> Result<(), CannotStart> {
    let mut tuning = tuning.clone();
    let mut memory: Vec<Vec<Vec<Example>>> = Vec::new();
    for generation in 1..=lessons.generations {
        let first = (generation - 1) * lessons.games;
        memory.push(examples(game, &tuning, lessons, first, played)?);
        if memory.len() > lessons.memory.max(1) {
            memory.remove(0);
        }
        let mut fits = Vec::new();
        for duels in [true, false] {
            let all = memory.iter().flatten().map(Vec::as_slice);
            let alike = |game: &&[Example]| game.first().is_some_and(|one| (one.shares.len() == 2) == duels);
            let games: Vec<&[Example]> = all.filter(alike).collect();
            let Some(seats) = games.first().map(|game| game[0].shares.len()) else { continue };
            let (judgement, fit) = fit(&games, tuning.judgements.at(seats), generation);
            *tuning.judgements.at_mut(seats) = judgement;
            fits.push(fit);
        }
        learnt(&Learnt { generation, judgements: tuning.judgements.clone(), fits });
    }
    Ok(())
}

/// Who can sit at a table.
pub(crate) struct Company<'a> {
    /// The seed of the games.
    pub(crate) seed: &'a Seed,
    /// How hard the bots try who think.
    pub(crate) level: Level,
    /// How often, of a hundred times, a seat is taken by `greedy`.
    pub(crate) strangers: u32,
}

/// Who sits at a table of lessons.
pub(crate) enum Pupil<R: Insight> {
    Thinker(Box<Thinker<R>>),
    Stranger(Greedy<R>),
}

impl<R: Insight> Pupil<R> {
    /// The choice, and what every seat can expect if that was thought about.
    pub(crate) fn choose(&mut self, outlook: &Outlook<'_, R>) -> (R::Choice, Option<&BySeat<Payoff>>) {
        match self {
            Self::Thinker(thinker) => (thinker.choose(outlook), thinker.expects()),
            Self::Stranger(greedy) => (greedy.choose(outlook), None),
        }
    }
}

/// Who plays one game: one seat at least is a bot that thinks.
pub(crate) fn pupils<R: Insight>(
    seats: usize,
    index: u64,
    tuning: &Tuning,
    company: &Company<'_>,
) -> Vec<Pupil<R>> {
    let seed = company.seed.nth(index + 1);
    let mut lots = lots(&seed, Lots::Company);
    let sure = below(&mut lots, seats as u32) as usize;
    let pupil = |seat: Seat| {
        let rng = bot_rng(&seed, seat);
        if below(&mut lots, 100) < company.strangers && seat.index() != sure {
            Pupil::Stranger(Greedy::new(rng))
        } else {
            Pupil::Thinker(Box::new(Thinker::new(tuning, company.level, rng)))
        }
    };
    Seat::first(seats).map(pupil).collect()
}

/// What lots are cast for besides the bots' own.
#[derive(Clone, Copy)]
pub(crate) enum Lots {
    /// Who sits where.
    Company,
    /// How a game is opened.
    Opening,
    /// Which moments are written down.
    Moments,
}

/// Randomness of a game that depends on nothing that a bot does: seeds of games have no further number.
pub(crate) fn lots(seed: &Seed, lots: Lots) -> Xoshiro256PlusPlus {
    bot_rng(&seed.nth(lots as u64), Seat::new(0))
}

fn examples<R: Insight>(
    game: Boxed<R>,
    tuning: &Tuning,
    lessons: &Lessons,
    first: u64,
    played: &(dyn Fn() + Sync),
) -> Result<Vec<Vec<Example>>, CannotStart> {
    let starts = lessons.tables.iter().map(|agreed| {
        let seats: usize = agreed.get("players").and_then(|n| n.parse().ok()).unwrap_or(2);
        let names: Vec<Name> =
            Seat::first(seats).map(|seat| seat.to_string().parse().expect("a number is a name")).collect();
        let company = table::Company::new(names, lessons.seed.clone());
        Ok(Running::<R>::new(game.edition(), agreed, company)?.position().clone())
    });
    let starts: Vec<R> = starts.collect::<Result<_, CannotStart>>()?;
    let next = AtomicU64::new(first);
    let work = || {
        let mut games = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= first + lessons.games {
                return games;
            }
            let seed = lessons.seed.nth(index + 1);
            let start = starts[index as usize % starts.len()].clone();
            let mut players = pupils(start.seats(), index, tuning, &lessons.company());
            games.push((index, watch(start, &seed, &mut players, lessons.openings)));
            played();
        }
    };
    let mut games: Vec<(u64, Vec<Example>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..lessons.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a game does not panic")).collect()
    });
    games.sort_by_key(|(index, _)| *index);
    Ok(games.into_iter().map(|(_, examples)| examples).collect())
}

/// Plays one game and writes down what is to be learnt from it.
fn watch<R: Insight>(mut world: R, seed: &Seed, players: &mut [Pupil<R>], openings: u32) -> Vec<Example> {
    let seats = players.len();
    let mut chance = ChanceStream::new(seed, vec![""; seats]);
    let mut moments = lots(seed, Lots::Moments);
    let mut opening = lots(seed, Lots::Opening);
    let mut wild = below(&mut opening, openings + 1);
    let mut buffer = Vec::new();
    let mut noted: Vec<Example> = Vec::new();
    let mut choose = |world: &R, seat: Seat, _: &mut _| {
        if wild > 0 {
            wild -= 1;
            return world.pick(seat, &mut buffer, &mut opening);
        }
        let (choice, expected) = players[seat.index()].choose(&Outlook::new(world, seat));
        if world.is_quiet()
            && let Some(expected) = expected
            && below(&mut moments, SELDOM) == 0
        {
            let mut features = vec![0.0; R::FEATURES.len() * seats];
            world.features(&mut features);
            let shares = expected.first(seats).iter().map(|payoff| payoff.win).collect();
            noted.push(Example { features, shares });
        }
        choice
    };
    while world.step(chance.rng(), &mut (), &mut choose).is_some() {}
    let winners = world.standing().leaders();
    for example in &mut noted {
        for (seat, share) in Seat::first(seats).zip(&mut example.shares) {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            *share += FAITH * (won - *share);
        }
    }
    noted
}

/// The judgement under which the victories surprise least, by gradient descent with momentum for each weight (Adam).
fn fit(games: &[&[Example]], start: &Judgement, generation: u64) -> (Judgement, Fit) {
    let count = start.0.len();
    let scale = Scale::of(games, count);
    let mut pupil = scale.apart(start);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(generation);
    let scaled = |aside: bool| -> Vec<Example> {
        let games = games.iter().enumerate().filter(|(number, _)| (number % ASIDE == 0) == aside);
        let one = |example: &Example| Example {
            features: scale.apply(&example.features),
            shares: example.shares.clone(),
        };
        games.flat_map(|(_, examples)| examples.iter()).map(one).collect()
    };
    let (aside, mut school) = (scaled(true), scaled(false));
    let before = surprise(&aside, &pupil);
    let mut best = (before, pupil.clone());
    let mut moments = Moments::new(pupil.0.clone());
    for epoch in 0..EPOCHS {
        for index in (1..school.len()).rev() {
            school.swap(index, below(&mut rng, index as u32 + 1) as usize);
        }
        let stride = STRIDE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in school.chunks(BATCH) {
            let mut slope = vec![0.0; count];
            for example in batch {
                add_slope(example, &pupil, &mut slope, 1.0 / batch.len() as f32);
            }
            moments.step(&mut pupil.0, &slope, stride);
        }
        let bits = surprise(&aside, &pupil);
        if bits < best.0 {
            best = (bits, pupil.clone());
        }
    }
    let seats = games[0][0].shares.len();
    let fit = Fit { seats, positions: aside.len() + school.len(), before, after: best.0 };
    (scale.together(&best.1), fit)
}

/// The mean and the spread of each feature, so that one stride fits all.
struct Scale {
    mean: Vec<f32>,
    spread: Vec<f32>,
}

impl Scale {
    fn of(games: &[&[Example]], count: usize) -> Self {
        let (mut sum, mut squares, mut number) = (vec![0.0_f64; count], vec![0.0_f64; count], 0.0_f64);
        for features in games.iter().copied().flatten().flat_map(|example| example.features.chunks(count)) {
            for ((sum, square), &feature) in sum.iter_mut().zip(&mut squares).zip(features) {
                *sum += f64::from(feature);
                *square += f64::from(feature).powi(2);
            }
            number += 1.0;
        }
        let number = number.max(1.0);
        let mean: Vec<f64> = sum.iter().map(|sum| sum / number).collect();
        let spread = |(square, mean): (&f64, &f64)| {
            let variance = square / number - mean * mean;
            (variance.max(0.0).sqrt() as f32).max(NARROWEST)
        };
        Self {
            spread: squares.iter().zip(&mean).map(spread).collect(),
            mean: mean.iter().map(|&mean| mean as f32).collect(),
        }
    }

    fn apply(&self, features: &[f32]) -> Vec<f32> {
        let scale = |seat: &[f32]| -> Vec<f32> {
            seat.iter()
                .zip(&self.mean)
                .zip(&self.spread)
                .map(|((f, mean), spread)| (f - mean) / spread)
                .collect()
        };
        features.chunks(self.mean.len()).flat_map(scale).collect()
    }

    /// A judgement of features for one of scaled features.
    fn apart(&self, judgement: &Judgement) -> Judgement {
        Judgement(judgement.0.iter().zip(&self.spread).map(|(weight, spread)| weight * spread).collect())
    }

    /// The way back.
    fn together(&self, judgement: &Judgement) -> Judgement {
        Judgement(judgement.0.iter().zip(&self.spread).map(|(weight, spread)| weight / spread).collect())
    }
}

/// What each weight has been told lately, on average.
struct Moments {
    origin: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Moments {
    fn new(origin: Vec<f32>) -> Self {
        let count = origin.len();
        Self { origin, mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], slope: &[f32], stride: f32) {
        self.steps += 1;
        let (warm_mean, warm_square) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (index, weight) in weights.iter_mut().enumerate() {
            let slope = slope[index] + INERTIA * (*weight - self.origin[index]);
            let (mean, square) = (&mut self.mean[index], &mut self.square[index]);
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            *weight -= stride * (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
        }
    }
}

/// How likely each seat wins.
fn chances(example: &Example, judgement: &Judgement) -> Vec<f32> {
    let count = judgement.0.len();
    let standing: Vec<f32> =
        example.features.chunks(count).map(|features| judgement.standing(features)).collect();
    let best = standing.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = standing.iter().map(|value| (value - best).exp()).sum();
    standing.iter().map(|value| (value - best).exp() / all).collect()
}

/// The bits by which the victories surprise, on average.
fn surprise(examples: &[Example], judgement: &Judgement) -> f32 {
    let bits = |example: &Example| -> f64 {
        let chances = chances(example, judgement);
        chances
            .iter()
            .zip(&example.shares)
            .map(|(chance, share)| -f64::from(share * chance.max(1e-9).log2()))
            .sum()
    };
    (examples.iter().map(bits).sum::<f64>() / examples.len().max(1) as f64) as f32
}

/// Adds how much the surprise at one position grows with each weight, in nats.
fn add_slope(example: &Example, judgement: &Judgement, slope: &mut [f32], share: f32) {
    let chances = chances(example, judgement);
    let seats = example.features.chunks(judgement.0.len()).zip(chances).zip(&example.shares);
    for ((features, chance), won) in seats {
        let error = share * (chance - won);
        for (slope, feature) in slope.iter_mut().zip(features) {
            *slope += error * feature;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::Heap;

    fn example(features: Vec<f32>, won: bool) -> Example {
        let won = if won { 1.0 } else { 0.0 };
        Example { features, shares: vec![won, 1.0 - won] }
    }

    fn lessons(strangers: u32, openings: u32) -> Lessons {
        Lessons {
            tables: vec!["players=2".parse().unwrap()],
            seed: "school".parse().unwrap(),
            games: 4,
            generations: 1,
            memory: 1,
            level: Level { simulations: 4, whims: 0, milliseconds: 60_000 },
            strangers,
            openings,
            jobs: 2,
        }
    }

    /// The seats of those who think, at each of so many tables of four.
    fn thinkers(lessons: &Lessons, tables: u64) -> Vec<Vec<usize>> {
        let seats = |index| {
            let pupils = pupils::<Heap>(4, index, Heap::tuning(), &lessons.company());
            (0..4).filter(|&seat| matches!(pupils[seat], Pupil::Thinker(_))).collect()
        };
        (0..tables).map(seats).collect()
    }

    #[test]
    fn strangers_take_the_seats_of_all_but_one_who_thinks() {
        assert!(thinkers(&lessons(0, 0), 20).iter().all(|seats| seats.len() == 4));
        let alone = thinkers(&lessons(100, 0), 40);
        assert!(alone.iter().all(|seats| seats.len() == 1), "{alone:?}");
        assert!((0..4).all(|seat| alone.contains(&vec![seat])), "each seat thinks now and then: {alone:?}");
        let mixed: usize = thinkers(&lessons(50, 0), 200).iter().map(Vec::len).sum();
        assert!((420..580).contains(&mixed), "one, and half of the other three: {mixed} of 800");
    }

    #[test]
    fn lessons_can_begin_with_openings_that_nobody_would_choose() {
        let game = Boxed::<Heap>::new(table::Edition::load(&table::Source::default()).unwrap());
        let open = |openings| {
            let lessons = lessons(0, openings);
            let games = examples(game, Heap::tuning(), &lessons, 0, &|| ()).unwrap();
            games.into_iter().map(|examples| examples.len()).collect::<Vec<_>>()
        };
        // Nothing is learnt from choices at random: with a whole game of them, nothing at all.
        assert!(open(0).iter().all(|&moments| moments > 0), "{:?}", open(0));
        assert!(open(100_000).contains(&0), "{:?}", open(100_000));
    }

    #[test]
    fn what_wins_games_is_learnt_and_what_does_not_is_not() {
        // Whoever has more of the first feature wins; the second is noise.
        let examples: Vec<Example> = (0..20_000)
            .map(|n| {
                let (own, other) = ((n % 7) as f32, (n % 5) as f32 + 0.5);
                example(vec![own, ((n * 37) % 11) as f32, other, 5.0], own > other)
            })
            .collect();
        let examples: Vec<&[Example]> = examples.chunks(1).collect();
        let (Judgement(weights), fit) = fit(&examples, &Judgement(vec![0.0, 0.0]), 1);
        assert!(weights[0] > 0.5 && weights[1].abs() < 0.2 * weights[0], "{weights:?}");
        assert!((fit.before - 1.0).abs() < 1e-3 && fit.after < 0.6, "{fit:?}");
    }
}
