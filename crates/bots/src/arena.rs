//! The arena: who is stronger, in pairings with equal chances for all.
//!
//! In a pairing at a table of two, the two bots play every deal twice with seats changed. At a larger table one of
//! them sits among others of the second kind, on every seat once for every deal. Everybody who meets the same rivals
//! at the same table gets the same luck, so that little of it is left in the figures.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::Serialize;
use table::{
    Agreed, Boxed, CannotStart, ChanceStream, Company, Name, Player, Rules, Running, Seat, Seed, play_to_end,
};

use crate::{
    Count, Mean,
    ratings::{Decision, Encounters, Rating, sprt},
};

/// What is to be found out.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// What was agreed; `players` must equal `seats`.
    pub agreed: Agreed,
    /// The bots.
    pub bots: Vec<Name>,
    /// How many sit at a table.
    pub seats: usize,
    /// The seed of all games.
    pub seed: Seed,
    /// Games of each pairing at the most.
    pub games: u64,
    /// On how many threads.
    pub jobs: usize,
    /// Whether a pairing ends as soon as it is clear who is stronger.
    pub stops_early: bool,
}

/// One bot against another, or among several of them.
#[derive(Clone, Debug, Serialize)]
pub struct Pairing {
    /// Whose victories are counted.
    pub bot: String,
    /// Who sits on all other seats.
    pub against: String,
    /// Games played.
    pub games: u64,
    /// The share of victories; a shared one counts by its share.
    pub wins: Mean,
    /// The share of victories as a multiple of what would be fair.
    pub fair: f64,
    /// The longest time a choice took, in milliseconds.
    pub longest_ms: f64,
    /// Whether the bot wins half as often again as would be fair at a larger table, or three games of five among
    /// two, rather than its fair share; as far as the games tell.
    pub stronger: Decision,
}

/// One bot's strength over all its games.
#[derive(Clone, Debug, Serialize)]
pub struct Rated {
    /// The bot.
    pub bot: String,
    /// Its Elo rating.
    #[serde(flatten)]
    pub rating: Rating,
}

/// What came of a tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// How many sat at a table.
    pub seats: usize,
    /// All bots, the strongest first.
    pub ratings: Vec<Rated>,
    /// All pairings in the order in which they were played.
    pub pairings: Vec<Pairing>,
}

/// Shares of a victory are counted in these parts.
const WHOLE: i64 = 840;

#[derive(Default)]
struct Sums {
    wins: Count,
    played: u64,
    /// Half encounters won against the others, each of whom is met once a game.
    halves: u64,
    longest: Duration,
}

/// A player who keeps the time it takes.
struct Timed<P> {
    player: P,
    longest: Duration,
}

impl<R: Rules, P: Player<R>> Player<R> for Timed<P> {
    fn choose(&mut self, outlook: &table::Outlook<'_, R>) -> R::Choice {
        let begun = std::time::Instant::now();
        let choice = self.player.choose(outlook);
        self.longest = self.longest.max(begun.elapsed());
        choice
    }
}

/// Plays all pairings: each bot against each that stands before it in the list. `make` makes a bot by name for a seat
/// of a game; `played` is told after each game.
///
/// Without early stops the same tournament has the same outcome with any number of jobs, but for times.
pub fn arena<R: Rules, P: Player<R>>(
    game: Boxed<R>,
    tournament: &Tournament,
    make: impl Fn(&Name, &Seed, Seat) -> P + Sync,
    played: impl Fn() + Sync,
) -> Result<Outcome, CannotStart> {
    let seats = tournament.seats;
    let names =
        Seat::first(seats).map(|seat| seat.to_string().parse().expect("a number is a name")).collect();
    let company = Company::new(names, tournament.seed.clone());
    let start = Running::<R>::new(game.edition(), &tournament.agreed, company)?;
    let mut encounters = Encounters::new(tournament.bots.len());
    let mut pairings = Vec::new();
    for (index, bot) in tournament.bots.iter().enumerate() {
        for (other, against) in tournament.bots.iter().enumerate().take(index) {
            let sums = pair(start.position(), tournament, [bot, against], &make, &played);
            let fair = 1.0 / seats as f64;
            let wins = sums.wins.mean(WHOLE as f64);
            // All encounters of one game together tell as much as one.
            let won = sums.halves as f64 / (2 * (seats - 1)) as f64;
            encounters.add(index, other, won);
            encounters.add(other, index, sums.played as f64 - won);
            pairings.push(Pairing {
                bot: bot.as_str().to_owned(),
                against: against.as_str().to_owned(),
                games: sums.played,
                wins,
                fair: wins.mean / fair,
                longest_ms: sums.longest.as_secs_f64() * 1e3,
                stronger: verdict(&sums, seats),
            });
        }
    }
    let ratings = encounters.ratings();
    let mut rated: Vec<Rated> = tournament
        .bots
        .iter()
        .zip(ratings)
        .map(|(bot, rating)| Rated { bot: bot.as_str().to_owned(), rating })
        .collect();
    rated.sort_by(|a, b| b.rating.elo.total_cmp(&a.rating.elo));
    Ok(Outcome { seats, ratings: rated, pairings })
}

/// The question of a pairing, answered as far as it can be.
fn verdict(sums: &Sums, seats: usize) -> Decision {
    let fair = 1.0 / seats as f64;
    let higher = if seats == 2 { 0.6 } else { 1.5 * fair };
    let wins = sums.wins.mean(WHOLE as f64).mean * sums.played as f64;
    sprt(wins, sums.played as f64, fair, higher)
}

fn pair<R: Rules, P: Player<R>>(
    start: &R,
    tournament: &Tournament,
    [bot, against]: [&Name; 2],
    make: &(impl Fn(&Name, &Seed, Seat) -> P + Sync),
    played: &(impl Fn() + Sync),
) -> Sums {
    let seats = tournament.seats;
    let next = AtomicU64::new(0);
    let decided = AtomicBool::new(false);
    let sums = Mutex::new(Sums::default());
    let work = || {
        while !decided.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= tournament.games {
                return;
            }
            // Every deal is played once with the bot on each seat.
            let own = Seat::new(index as usize % seats);
            let seed = tournament.seed.nth(index / seats as u64 + 1);
            let mut players: Vec<Timed<P>> = Seat::first(seats)
                .map(|seat| make(if seat == own { bot } else { against }, &seed, seat))
                .map(|player| Timed { player, longest: Duration::ZERO })
                .collect();
            let mut world = start.clone();
            play_to_end(&mut world, &mut ChanceStream::new(&seed, vec![""; seats]), &mut players);
            let standing = world.standing();
            let winners = standing.leaders();
            let share = if winners.contains(own) { WHOLE / winners.len() as i64 } else { 0 };
            let others = Seat::first(seats).filter(|&seat| seat != own);
            let before = others.map(|seat| match standing.places[seat].cmp(&standing.places[own]) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            });
            let mut sums = sums.lock().expect("no game panics");
            sums.wins.add(share);
            sums.played += 1;
            sums.halves += before.sum::<u64>();
            sums.longest = sums.longest.max(players[own.index()].longest);
            if tournament.stops_early
                && sums.played.is_multiple_of(seats as u64)
                && verdict(&sums, seats) != Decision::Open
            {
                decided.store(true, Ordering::Relaxed);
            }
            drop(sums);
            played();
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..tournament.jobs.max(1) {
            scope.spawn(work);
        }
    });
    sums.into_inner().expect("no game panics")
}
