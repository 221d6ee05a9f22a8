//! How fast the games are played: `make bench`.
//!
//! Without arguments all figures are measured and printed. With `random GAME SEATS GAMES` just so many random games
//! are played, for counting instructions under callgrind.

use std::{
    hint::black_box,
    ops::RangeInclusive,
    time::{Duration, Instant},
};

use altes_reich::Position as AltesReich;
use bots::{Budget, Insight};
use grecia::Position as Grecia;
use napoleon::Position as Napoleon;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Agreed, Awaiting, Boxed, Company, Edition, Outlook, Record, Rules, Running, Seat, Seed, Source};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    match &args[..] {
        [] => {
            // Lot, deal, and then well into the fourth round.
            measure::<AltesReich>(
                "El Viejo Imperio",
                altes_reich::edition::BUILT_IN,
                3..=5,
                200_000,
                1 + 44 + 4 + 14,
            );
            // All pieces placed, and then well into the game.
            measure::<Grecia>("Grecia", grecia::edition::BUILT_IN, 2..=4, 4_000, 300);
            // All ten units of each empire placed, and then well into the game.
            measure::<Napoleon>("Napoleón", napoleon::edition::BUILT_IN, 2..=8, 1_000, 300);
        }
        [word, game, seats, games] if word == "random" => {
            let (seats, games) = (number(seats), number(games));
            match game.as_str() {
                AltesReich::NAME => count::<AltesReich>(altes_reich::edition::BUILT_IN, seats, games),
                Grecia::NAME => count::<Grecia>(grecia::edition::BUILT_IN, seats, games),
                Napoleon::NAME => count::<Napoleon>(napoleon::edition::BUILT_IN, seats, games),
                _ => panic!("there is no game “{game}”"),
            }
        }
        _ => {
            eprintln!("usage: throughput [random GAME SEATS GAMES]");
            std::process::exit(2);
        }
    }
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| panic!("“{text}” is not a number"))
}

fn edition<R: Rules>(built_in: &[(&str, &str)]) -> &'static R::Edition {
    let edition = R::Edition::load(&Source::built_in(built_in)).expect("the built-in edition is sound");
    Boxed::<R>::new(edition).edition()
}

fn start<R: Rules>(edition: &'static R::Edition, seats: usize) -> R {
    let agreed = Agreed::new().with("players", &seats.to_string()).complete(&R::settings(edition));
    let options = R::options(edition, &agreed.expect("these options exist")).expect("these options fit");
    R::begin(edition, options)
}

/// Plays so many games and says how many choices they had.
fn count<R: Rules>(built_in: &[(&str, &str)], seats: u64, games: u64) {
    let played = random_games(&start::<R>(edition::<R>(built_in), seats as usize), games);
    println!("{} choices, {} draws", played.choices, played.draws);
}

struct Played {
    choices: u64,
    draws: u64,
}

/// Random play to the end, again and again.
fn random_games<R: Rules>(start: &R, games: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1806);
    let mut buffer = Vec::with_capacity(256);
    let (mut plies, mut choices) = (0, 0);
    for _ in 0..games {
        let mut position = start.clone();
        let mut at_random = |position: &R, seat, rng: &mut _| {
            choices += 1;
            position.pick(seat, &mut buffer, rng)
        };
        while position.step(&mut rng, &mut (), &mut at_random).is_some() {
            plies += 1;
        }
        black_box(position.standing());
    }
    Played { choices, draws: plies - choices }
}

/// The position after so many choices of a random game, or a few more: when a seat is awaited and nothing is under way.
fn after<R: Insight>(start: &R, plies: usize) -> R {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut buffer = Vec::new();
    let mut position = start.clone();
    for ply in 0.. {
        let quiet = position.is_quiet() || R::FEATURES.is_empty();
        let asked = matches!(position.awaiting(), Awaiting::Seats(_));
        let at_random = |position: &R, seat, rng: &mut _| position.pick(seat, &mut buffer, rng);
        if asked && quiet && ply >= plies || position.step(&mut rng, &mut (), at_random).is_none() {
            break;
        }
    }
    position
}

/// The best of five runs, in nanoseconds a time.
fn best_of_five<T>(times: u32, mut work: impl FnMut() -> T) -> f64 {
    let mut run = || {
        let started = Instant::now();
        for _ in 0..times {
            black_box(work());
        }
        started.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    };
    (0..5).map(|_| run()).fold(f64::MAX, f64::min)
}

/// All figures of a game; the single steps in the position after so many choices of a game for four.
fn measure<R: Insight>(
    title: &str,
    built_in: &[(&str, &str)],
    seats: RangeInclusive<usize>,
    games: u64,
    plies: usize,
) {
    let edition = edition::<R>(built_in);
    println!("{title} (position: {} bytes)", size_of::<R>());
    for seats in seats {
        random_play(&start::<R>(edition, seats), games);
    }
    let start = start::<R>(edition, 4);
    let position = after(&start, plies);
    single_steps(&position);
    simulations(&position);
    records(&start);
}

fn random_play<R: Rules>(start: &R, games: u64) {
    let runs = (0..5).map(|_| {
        let started = Instant::now();
        let played = random_games(start, games);
        (started.elapsed().as_secs_f64(), played)
    });
    let best = runs.min_by(|a, b| a.0.total_cmp(&b.0));
    let (time, Played { choices, draws }) = best.expect("five runs were made");
    println!(
        "  random play, {} seats: {:5.1} M choices/s of players, {:5.1} M/s with those of chance, {:5.1} k games/s",
        start.seats(),
        choices as f64 / time / 1e6,
        (choices + draws) as f64 / time / 1e6,
        games as f64 / 1e3 / time,
    );
}

fn single_steps<R: Rules>(position: &R) {
    let seat = Seat::new(0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    println!("  clone:  {:7.1} ns", best_of_five(1_000_000, || black_box(position).clone()));
    println!("  view:   {:7.1} ns", best_of_five(20_000, || position.view(Some(seat))));
    println!("  redeal: {:7.1} ns", best_of_five(100_000, || position.redeal(seat, &mut rng)));
}

/// How many games a bot plays on in thought: whole ones, or up to where they are judged.
fn simulations<R: Insight>(position: &R) {
    let Awaiting::Seats(seats) = position.awaiting() else { panic!("the game is over") };
    let outlook = Outlook::new(position, seats.lowest().expect("somebody is awaited"));
    let budget = Budget { simulations: 20_000, time: Duration::from_secs(60), threads: 1 };
    let run = |seed| {
        let started = Instant::now();
        let done = bots::search(&outlook, R::tuning(), budget, seed).simulations;
        f64::from(done) / started.elapsed().as_secs_f64()
    };
    println!("  search: {:7.1} k simulations/s", (0..5).map(run).fold(0.0, f64::max) / 1e3);
}

fn records<R: Rules>(start: &R) {
    let seed: Seed = "1806".parse().expect("a seed");
    let seats = || Seat::first(start.seats());
    let names = seats().map(|seat| seat.to_string().parse().expect("a name")).collect();
    let agreed = Agreed::new().with("players", &start.seats().to_string());
    let company = Company::new(names, seed.clone());
    let mut running = Running::<R>::new(start.edition(), &agreed, company).expect("the options fit");
    let mut bots: Vec<_> = seats().map(|seat| bots::Random::new(bots::bot_rng(&seed, seat))).collect();
    running.play_out(&mut bots);
    let text = running.record(true).to_string();
    let (words, bytes) = (running.plies().len(), text.len());
    let read = best_of_five(2_000, || text.parse::<Record>());
    println!("  record: {:7.1} µs to read ({words} words, {bytes} bytes)", read / 1e3);
    let record: Record = text.parse().expect("what was written is read");
    let replay = best_of_five(500, || Running::<R>::resume(start.edition(), &record));
    println!("  record: {:7.1} µs to play again with every check", replay / 1e3);
}
