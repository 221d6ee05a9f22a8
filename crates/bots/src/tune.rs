//! Learning what the features of a position are worth from who has won.
//!
//! Bots play games among themselves. At quiet moments the features of all seats are written down, and in the end
//! who won. The weights are those under which these victories are the least surprising: a regression with the same
//! formula that judges positions in the search, so that what is learnt is a chance of victory.

use std::sync::atomic::{AtomicU64, Ordering};

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{
    Agreed, Awaiting, Boxed, CannotStart, ChanceStream, Company, Name, Outlook, Player, Running, Seat, Seed,
    below,
};

use crate::{Insight, bot_rng};

/// What the learning is based on.
#[derive(Clone, Debug)]
pub struct Lessons {
    /// What was agreed; `players` is the number of seats.
    pub agreed: Agreed,
    /// The seed of the games.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// On how many threads.
    pub jobs: usize,
}

/// One position: the features of each seat, and its share of the victory.
struct Example {
    features: Vec<f32>,
    shares: Vec<f32>,
}

/// What was learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Learnt {
    /// The weights, in the order of [`Insight::FEATURES`].
    pub weights: Vec<f32>,
    /// How many positions were looked at.
    pub positions: usize,
    /// How surprising the victories were with the weights before, in bits for each position.
    pub before: f32,
    /// And with those learnt.
    pub after: f32,
}

/// One of so many quiet moments is written down: neighbours tell much the same.
const SELDOM: u32 = 6;
/// Steps of the regression.
const STEPS: usize = 400;
/// How far a step goes at first, in units of a feature's spread.
const STRIDE: f32 = 0.05;
/// What holds the weights near those before.
const INERTIA: f32 = 1e-3;

/// Plays the games, with the bot that `seat_bot` makes on every seat, and learns from them. The same lessons teach
/// the same with any number of jobs.
pub fn learn<R: Insight, P: Player<R>>(
    game: Boxed<R>,
    lessons: &Lessons,
    seat_bot: impl Fn(Seat, &Seed) -> P + Sync,
) -> Result<Learnt, CannotStart> {
    let examples = examples(game, lessons, seat_bot)?;
    Ok(fit(&examples, &R::craft().weights))
}

fn examples<R: Insight, P: Player<R>>(
    game: Boxed<R>,
    lessons: &Lessons,
    seat_bot: impl Fn(Seat, &Seed) -> P + Sync,
) -> Result<Vec<Example>, CannotStart> {
    let seats: usize = lessons.agreed.get("players").and_then(|n| n.parse().ok()).unwrap_or(2);
    let names: Vec<Name> =
        Seat::first(seats).map(|seat| seat.to_string().parse().expect("a number is a name")).collect();
    let company = Company::new(names, lessons.seed.clone());
    let start = Running::<R>::new(game.edition(), &lessons.agreed, company)?;
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= lessons.games {
                return played;
            }
            let seed = lessons.seed.nth(index + 1);
            let mut players: Vec<P> = Seat::first(seats).map(|seat| seat_bot(seat, &seed)).collect();
            played.push((index, watch(start.position().clone(), &seed, &mut players)));
        }
    };
    let mut games: Vec<(u64, Vec<Example>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..lessons.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a game does not panic")).collect()
    });
    games.sort_by_key(|(index, _)| *index);
    Ok(games.into_iter().flat_map(|(_, examples)| examples).collect())
}

/// Plays one game and writes down what is to be learnt from it.
fn watch<R: Insight, P: Player<R>>(mut world: R, seed: &Seed, players: &mut [P]) -> Vec<Example> {
    let seats = players.len();
    let mut chance = ChanceStream::new(seed, vec![""; seats]);
    // No seat has this number, so the notes depend on nothing that a bot does.
    let mut dice: Xoshiro256PlusPlus = bot_rng(&seed.nth(0), Seat::new(0));
    let count = R::FEATURES.len();
    let mut noted: Vec<Vec<f32>> = Vec::new();
    loop {
        match world.awaiting() {
            Awaiting::Nobody => break,
            Awaiting::Chance => {
                let outcome = world.draw(chance.rng());
                world.occur(outcome, &mut ());
            }
            Awaiting::Seats(awaited) => {
                if world.is_quiet() && below(&mut dice, SELDOM) == 0 {
                    let mut features = vec![0.0; count * seats];
                    for (seat, out) in Seat::first(seats).zip(features.chunks_mut(count)) {
                        world.features(seat, out);
                    }
                    noted.push(features);
                }
                let seat = awaited.lowest().expect("somebody is awaited");
                let choice = players[seat.index()].choose(&Outlook::new(&world, seat));
                world.play(seat, choice, &mut ());
            }
        }
    }
    let winners = world.standing().leaders();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    let shares: Vec<f32> = Seat::first(seats).map(share).collect();
    noted.into_iter().map(|features| Example { features, shares: shares.clone() }).collect()
}

/// The weights under which the victories surprise least, by gradient descent with momentum for each weight (Adam).
fn fit(examples: &[Example], start: &[f32]) -> Learnt {
    let count = start.len();
    let spread = spread(examples, count);
    // In units of each feature's spread, so that one stride fits all.
    let origin: Vec<f32> = start.iter().zip(&spread).map(|(weight, spread)| weight * spread).collect();
    let mut weights = origin.clone();
    let (mut mean, mut square) = (vec![0.0_f32; count], vec![0.0_f32; count]);
    let before = surprise(examples, &weights, &spread, None);
    for step in 1..=STEPS {
        let mut slope = vec![0.0; count];
        surprise(examples, &weights, &spread, Some(&mut slope));
        let stride = STRIDE * (1.0 - step as f32 / (STEPS + 1) as f32);
        for index in 0..count {
            let slope = slope[index] + INERTIA * (weights[index] - origin[index]);
            mean[index] += 0.1 * (slope - mean[index]);
            square[index] += 0.01 * (slope * slope - square[index]);
            let (warm_mean, warm_square) = (
                mean[index] / (1.0 - 0.9_f32.powi(step as i32)),
                square[index] / (1.0 - 0.99_f32.powi(step as i32)),
            );
            weights[index] -= stride * warm_mean / (warm_square.sqrt() + 1e-8);
        }
    }
    let after = surprise(examples, &weights, &spread, None);
    let weights = weights.iter().zip(&spread).map(|(weight, spread)| weight / spread).collect();
    Learnt { weights, positions: examples.len(), before, after }
}

/// How much each feature differs between seats.
fn spread(examples: &[Example], count: usize) -> Vec<f32> {
    let mut squares = vec![0.0_f64; count];
    let mut number = 0.0_f64;
    for example in examples {
        let seats = example.shares.len() as f32;
        for (index, square) in squares.iter_mut().enumerate() {
            let values = example.features.iter().skip(index).step_by(count);
            let mean = values.clone().sum::<f32>() / seats;
            *square += values.map(|value| f64::from((value - mean).powi(2))).sum::<f64>();
        }
        number += f64::from(seats);
    }
    squares.iter().map(|square| ((square / number.max(1.0)).sqrt() as f32).max(1e-3)).collect()
}

/// The bits by which the victories surprise, on average; adds the slope for each weight to `slope`, in nats.
fn surprise(examples: &[Example], weights: &[f32], spread: &[f32], mut slope: Option<&mut Vec<f32>>) -> f32 {
    let count = weights.len();
    let mut bits = 0.0_f64;
    for example in examples {
        let judge = |features: &[f32]| -> f32 {
            features.iter().zip(weights).zip(spread).map(|((f, weight), spread)| f / spread * weight).sum()
        };
        let standing: Vec<f32> = example.features.chunks(count).map(judge).collect();
        let best = standing.iter().copied().fold(f32::MIN, f32::max);
        let all: f32 = standing.iter().map(|value| (value - best).exp()).sum();
        for (seat, value) in standing.iter().enumerate() {
            let chance = (value - best).exp() / all;
            let share = example.shares[seat];
            bits -= f64::from(share * chance.max(1e-9).log2());
            if let Some(slope) = &mut slope {
                let features = &example.features[seat * count..][..count];
                for ((slope, feature), spread) in slope.iter_mut().zip(features).zip(spread) {
                    *slope += (chance - share) * feature / spread / examples.len() as f32;
                }
            }
        }
    }
    (bits / examples.len().max(1) as f64) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_wins_games_is_learnt_and_what_does_not_is_not() {
        // Whoever has more of the first feature wins; the second is noise.
        let examples: Vec<Example> = (0..200)
            .map(|n| {
                let (own, other) = ((n % 7) as f32, (n % 5) as f32 + 0.5);
                let noise = ((n * 37) % 11) as f32;
                let won = if own > other { 1.0 } else { 0.0 };
                Example { features: vec![own, noise, other, 5.0], shares: vec![won, 1.0 - won] }
            })
            .collect();
        let learnt = fit(&examples, &[0.0, 0.0]);
        assert!(learnt.weights[0] > 0.5, "{learnt:?}");
        assert!(learnt.weights[1].abs() < 0.2 * learnt.weights[0], "{learnt:?}");
        assert!((learnt.before - 1.0).abs() < 1e-3 && learnt.after < 0.6, "{learnt:?}");
    }
}
