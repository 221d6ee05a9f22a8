//! How fast the games are played: `make bench`.
//!
//! Without arguments all figures are measured and printed. With `random SEATS GAMES` just so many random games
//! are played, for counting instructions under callgrind.

use std::{hint::black_box, time::Instant};

use altes_reich::{Edition, Position};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Agreed, Awaiting, Boxed, Company, Record, Rules, Running, Seat};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let edition = Boxed::<Position>::new(Edition::built_in()).edition();
    match &args[..] {
        [] => measure(edition),
        [word, seats, games] if word == "random" => {
            let (seats, games) = (number(seats), number(games));
            let played = random_games(&start(edition, seats as usize), games);
            println!("{} choices, {} draws", played.choices, played.draws);
        }
        _ => {
            eprintln!("usage: throughput [random SEATS GAMES]");
            std::process::exit(2);
        }
    }
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| panic!("“{text}” is not a number"))
}

fn start(edition: &'static Edition, seats: usize) -> Position {
    let agreed = Agreed::new().with("players", &seats.to_string()).complete(&Position::settings(edition));
    let options =
        Position::options(edition, &agreed.expect("these options exist")).expect("these options fit");
    Position::begin(edition, options)
}

struct Played {
    choices: u64,
    draws: u64,
}

/// Random play to the end, again and again.
fn random_games<R: Rules>(start: &R, games: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1806);
    let mut buffer = Vec::with_capacity(256);
    let mut played = Played { choices: 0, draws: 0 };
    for _ in 0..games {
        let mut position = start.clone();
        loop {
            match position.awaiting() {
                Awaiting::Chance => {
                    let outcome = position.draw(&mut rng);
                    position.occur(outcome, &mut ());
                    played.draws += 1;
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is awaited");
                    let choice = position.pick(seat, &mut buffer, &mut rng);
                    position.play(seat, choice, &mut ());
                    played.choices += 1;
                }
                Awaiting::Nobody => break,
            }
        }
        black_box(position.standing());
    }
    played
}

/// A position in the middle of a game.
fn middle<R: Rules>(start: &R, plies: usize) -> R {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut buffer = Vec::new();
    let mut position = start.clone();
    for _ in 0..plies {
        match position.awaiting() {
            Awaiting::Chance => {
                let outcome = position.draw(&mut rng);
                position.occur(outcome, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is awaited");
                let choice = position.pick(seat, &mut buffer, &mut rng);
                position.play(seat, choice, &mut ());
            }
            Awaiting::Nobody => break,
        }
    }
    position
}

/// The best of five runs, in nanoseconds a time.
fn best_of_five(times: u32, mut work: impl FnMut()) -> f64 {
    let run = |work: &mut dyn FnMut()| {
        let started = Instant::now();
        for _ in 0..times {
            work();
        }
        started.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    };
    (0..5).map(|_| run(&mut work)).fold(f64::MAX, f64::min)
}

fn measure(edition: &'static Edition) {
    println!("El Viejo Imperio (position: {} bytes)", size_of::<Position>());
    for seats in 3..=5 {
        let start = start(edition, seats);
        let best = (0..5)
            .map(|_| {
                let started = Instant::now();
                let played = random_games(&start, 200_000);
                (started.elapsed().as_secs_f64(), played)
            })
            .min_by(|a, b| a.0.total_cmp(&b.0));
        let (time, Played { choices, draws }) = best.expect("five runs were made");
        println!(
            "  random play, {seats} seats: {:5.1} M choices/s of players, {:5.1} M/s with those of chance, {:4.0} k games/s",
            choices as f64 / time / 1e6,
            (choices + draws) as f64 / time / 1e6,
            200.0 / time,
        );
    }
    let start = start(edition, 4);
    let position = middle(&start, 44 + 2 + 16 + 3);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    println!(
        "  clone:        {:7.1} ns",
        best_of_five(1_000_000, || drop(black_box(black_box(&position).clone())))
    );
    println!(
        "  view:         {:7.1} ns",
        best_of_five(20_000, || drop(black_box(position.view(Some(Seat::new(0))))))
    );
    let redeal = best_of_five(100_000, || drop(black_box(position.redeal(Seat::new(0), &mut rng))));
    println!("  redeal:       {redeal:7.1} ns");

    let names = ["a", "b", "c", "d"].map(|name| name.parse().expect("a name")).to_vec();
    let company = Company::new(names, "1806".parse().expect("a seed"));
    let mut running = Running::<Position>::new(edition, &Agreed::new(), company).expect("the defaults fit");
    let mut bots: Vec<_> = Seat::first(4)
        .map(|s| bots::Random::new(bots::bot_rng(&"1806".parse().expect("a seed"), s)))
        .collect();
    running.play_out(&mut bots);
    let text = running.record(true).to_string();
    let parse = best_of_five(2_000, || drop(black_box(text.parse::<Record>())));
    println!(
        "  record:       {:7.1} µs to read ({} words, {} bytes)",
        parse / 1e3,
        running.plies().len(),
        text.len()
    );
    let record: Record = text.parse().expect("what was written is read");
    let replay = best_of_five(500, || drop(black_box(Running::<Position>::resume(edition, &record))));
    println!("  record:       {:7.1} µs to play again and check", replay / 1e3);
}
