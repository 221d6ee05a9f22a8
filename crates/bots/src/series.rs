//! Many games between bots, and what came of them.
//!
//! Every game has its own seed, derived from the series' seed and the game's number, and all sums are whole
//! numbers: any number of threads gives the same figures.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use serde::Serialize;
use table::{
    Agreed, Boxed, CannotStart, ChanceStream, Company, Name, Player, Rules, Running, Seat, Seed, play_to_end,
};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What was agreed; `players` must equal the number of seats.
    pub agreed: Agreed,
    /// The name of the bot on each seat.
    pub seats: Vec<Name>,
    /// The seed of the series.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// On how many threads.
    pub jobs: usize,
}

/// What came of a series.
#[derive(Clone, Debug, Serialize)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many choices the bots made.
    pub choices: u64,
    /// How long it took.
    #[serde(serialize_with = "seconds")]
    pub time: Duration,
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// By bot, all its seats together.
    pub bots: Vec<SeatTally>,
}

fn seconds<S: serde::Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// The figures of one seat or one bot.
#[derive(Clone, Debug, Serialize)]
pub struct SeatTally {
    /// The bot.
    pub bot: String,
    /// The share of victories; a shared one counts by its share.
    pub wins: Mean,
    /// The mean score.
    pub score: Mean,
}

/// A mean with the half width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The true mean lies within this distance in 95 of 100 series.
    pub margin: f64,
}

/// A sum of whole numbers and of their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    n: u64,
    sum: i64,
    squares: i64,
}

impl Count {
    /// Counts one more value.
    pub fn add(&mut self, value: i64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Counts all that another has counted.
    pub fn merge(&mut self, other: Self) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of the values, each divided by `unit`.
    pub fn mean(self, unit: f64) -> Mean {
        let n = self.n.max(1) as f64;
        let mean = self.sum as f64 / n;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        Mean { mean: mean / unit, margin: 1.96 * (variance / n).sqrt() / unit }
    }
}

/// Shares of a victory are counted in these parts: divisible by every number of winners up to eight.
const WHOLE: i64 = 840;

#[derive(Clone, Debug, Default)]
struct Sums {
    choices: u64,
    wins: [Count; Seat::MAX],
    scores: [Count; Seat::MAX],
}

/// Plays the series. `seat_bot` makes the bot of a seat for a game's seed; `played` is told after each game,
/// with its number and, if `recording`, its record.
pub fn series<R: Rules, P: Player<R>>(
    game: Boxed<R>,
    plan: &Plan,
    recording: bool,
    seat_bot: impl Fn(Seat, &Seed) -> P + Sync,
    played: impl Fn(u64, Option<table::Record>) + Sync,
) -> Result<Tally, CannotStart> {
    let started = Instant::now();
    // Options and seats are checked once, before any thread starts.
    let names = || (1..).zip(&plan.seats).map(|(number, bot)| seat_name(bot, number)).collect();
    let company = |seed| Company::new(names(), seed);
    let start = Running::<R>::new(game.edition(), &plan.agreed, company(plan.seed.clone()))?;
    let next = AtomicU64::new(0);
    let work = || {
        let mut sums = Sums::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= plan.games {
                return sums;
            }
            let seed = plan.seed.nth(index + 1);
            let mut players: Vec<P> =
                Seat::first(plan.seats.len()).map(|seat| seat_bot(seat, &seed)).collect();
            let standing = if recording {
                let mut running = Running::<R>::new(game.edition(), &plan.agreed, company(seed))
                    .expect("the same options were checked before the series");
                // The bots are asked as often as without a record, so that the games are the same.
                running.set_stops_at_forced(true);
                running.play_out(&mut players);
                sums.choices +=
                    running.plies().iter().filter(|ply| ply.by != table::By::Chance).count() as u64;
                played(index, Some(running.record(true)));
                running.position().standing()
            } else {
                let mut position = start.position().clone();
                let words = vec![""; plan.seats.len()];
                sums.choices +=
                    play_to_end(&mut position, &mut ChanceStream::new(&seed, words), &mut players);
                played(index, None);
                position.standing()
            };
            let winners = standing.leaders();
            for seat in Seat::first(plan.seats.len()) {
                let share = if winners.contains(seat) { WHOLE / winners.len() as i64 } else { 0 };
                sums.wins[seat.index()].add(share);
                sums.scores[seat.index()].add(standing.scores[seat].into());
            }
        }
    };
    let sums = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().fold(Sums::default(), |mut all, thread| {
            let sums = thread.join().expect("a game does not panic");
            all.choices += sums.choices;
            for seat in 0..Seat::MAX {
                all.wins[seat].merge(sums.wins[seat]);
                all.scores[seat].merge(sums.scores[seat]);
            }
            all
        })
    });
    Ok(tally(plan, &sums, started.elapsed()))
}

/// A bot with the number of its seat, as far as the name has room for it.
fn seat_name(bot: &Name, number: usize) -> Name {
    format!("{} {number}", bot.as_str()).parse().unwrap_or_else(|_| bot.clone())
}

fn tally(plan: &Plan, sums: &Sums, time: Duration) -> Tally {
    let figures = |bot: &str, wins: Count, scores: Count| SeatTally {
        bot: bot.to_owned(),
        wins: wins.mean(WHOLE as f64),
        score: scores.mean(1.0),
    };
    let seats: Vec<_> = (0..)
        .zip(&plan.seats)
        .map(|(i, bot): (usize, _)| figures(bot.as_str(), sums.wins[i], sums.scores[i]))
        .collect();
    let mut bots: Vec<(&str, Count, Count)> = Vec::new();
    for (index, bot) in plan.seats.iter().enumerate() {
        let place = bots.iter().position(|(name, ..)| *name == bot.as_str()).unwrap_or_else(|| {
            bots.push((bot.as_str(), Count::default(), Count::default()));
            bots.len() - 1
        });
        bots[place].1.merge(sums.wins[index]);
        bots[place].2.merge(sums.scores[index]);
    }
    let bots = bots.into_iter().map(|(bot, wins, scores)| figures(bot, wins, scores)).collect();
    Tally { games: plan.games, choices: sums.choices, time, seats, bots }
}
