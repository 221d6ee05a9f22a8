//! Many games between bots, and what came of them.
//!
//! Every game has its own seed, derived from the series' seed and the game's number, and all sums are whole
//! numbers: any number of threads gives the same figures.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use serde::Serialize;
use table::{
    Agreed, Boxed, CannotStart, ChanceStream, Company, Name, Player, Rules, Running, Seat, Seed, play_to_end,
};

use crate::course::VICTORY;

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
pub struct SeriesFigures {
    /// How many games were played.
    pub games: u64,
    /// How many choices the bots made.
    pub choices: u64,
    /// How long it took.
    #[serde(serialize_with = "seconds")]
    pub time: Duration,
    /// By seat.
    pub seats: Vec<SeatFigures>,
    /// By bot, all its seats together.
    pub bots: Vec<SeatFigures>,
    /// By what the seats played, where seats differ: colours, empires.
    pub sides: Vec<SeatFigures>,
}

fn seconds<S: serde::Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// The figures of one seat, one bot or one side.
#[derive(Clone, Debug, Serialize)]
pub struct SeatFigures {
    /// The bot, or the id of the side.
    pub name: String,
    /// In how many games it sat at the table, counted for each seat.
    pub games: u64,
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

#[derive(Clone, Debug, Default)]
struct Sums {
    choices: u64,
    seats: [Figures; Seat::MAX],
    sides: BTreeMap<&'static str, Figures>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Figures {
    wins: Count,
    scores: Count,
}

impl Figures {
    fn add(&mut self, share: i64, score: i64) {
        self.wins.add(share);
        self.scores.add(score);
    }

    fn merge(&mut self, other: Self) {
        self.wins.merge(other.wins);
        self.scores.merge(other.scores);
    }

    fn tally(self, name: &str) -> SeatFigures {
        let (wins, score) = (self.wins.mean(VICTORY as f64), self.scores.mean(1.0));
        SeatFigures { name: name.to_owned(), games: self.wins.n, wins, score }
    }
}

/// Plays the series. `seat_bot` makes the bot of a seat for a game's seed; `played` is told after each game,
/// with its number and, if `recording`, its record.
pub fn series<R: Rules, P: Player<R>>(
    game: Boxed<R>,
    plan: &Plan,
    recording: bool,
    seat_bot: impl Fn(Seat, &Seed) -> P + Sync,
    played: impl Fn(u64, Option<table::Record>) + Sync,
) -> Result<SeriesFigures, CannotStart> {
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
            let end = if recording {
                let mut running = Running::<R>::new(game.edition(), &plan.agreed, company(seed))
                    .expect("the same options were checked before the series");
                // The bots are asked as often as without a record, so that the games are the same.
                running.set_stops_at_forced(true);
                running.play_out(&mut players);
                sums.choices +=
                    running.plies().iter().filter(|ply| ply.by != table::By::Chance).count() as u64;
                played(index, Some(running.record(true)));
                running.position().clone()
            } else {
                let mut position = start.position().clone();
                let words = vec![""; plan.seats.len()];
                sums.choices +=
                    play_to_end(&mut position, &mut ChanceStream::new(&seed, words), &mut players);
                played(index, None);
                position
            };
            let standing = end.standing();
            let winners = standing.leaders();
            for seat in Seat::first(plan.seats.len()) {
                let share = if winners.contains(seat) { VICTORY / winners.len() as i64 } else { 0 };
                let score = standing.scores[seat].into();
                sums.seats[seat.index()].add(share, score);
                if let Some(side) = end.side(seat) {
                    sums.sides.entry(side.id).or_default().add(share, score);
                }
            }
        }
    };
    let sums = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().fold(Sums::default(), |mut all, thread| {
            let sums = thread.join().expect("a game does not panic");
            all.choices += sums.choices;
            for (all, seat) in all.seats.iter_mut().zip(sums.seats) {
                all.merge(seat);
            }
            for (side, figures) in sums.sides {
                all.sides.entry(side).or_default().merge(figures);
            }
            all
        })
    });
    Ok(figures(plan, &sums, started.elapsed()))
}

/// A bot with the number of its seat, as far as the name has room for it.
fn seat_name(bot: &Name, number: usize) -> Name {
    format!("{} {number}", bot.as_str()).parse().unwrap_or_else(|_| bot.clone())
}

fn figures(plan: &Plan, sums: &Sums, time: Duration) -> SeriesFigures {
    let of_seats = || plan.seats.iter().map(Name::as_str).zip(sums.seats);
    let mut bots: Vec<(&str, Figures)> = Vec::new();
    for (bot, figures) in of_seats() {
        match bots.iter_mut().find(|(name, _)| *name == bot) {
            Some((_, sum)) => sum.merge(figures),
            None => bots.push((bot, figures)),
        }
    }
    SeriesFigures {
        games: plan.games,
        choices: sums.choices,
        time,
        seats: of_seats().map(|(bot, figures)| figures.tally(bot)).collect(),
        bots: bots.into_iter().map(|(bot, figures)| figures.tally(bot)).collect(),
        sides: sums.sides.iter().map(|(side, figures)| figures.tally(side)).collect(),
    }
}
