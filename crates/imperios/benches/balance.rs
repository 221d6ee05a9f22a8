//! Who wins how often when greedy bots play: `make balance` writes the tables of `docs/balance.md`.
//!
//! Usage: `balance [GAMES]`, so many games for each scenario and number of players (1,000 unless told), and half as
//! many of Napoleón, whose games take ten times as long.

use bots::{Bots, GameBots, Insight, Mean, Plan, SeatFigures};
use table::{Agreed, Boxed, Edition, Game, Source};

fn main() {
    let games: u64 = std::env::args().skip(1).find_map(|arg| arg.parse().ok()).unwrap_or(1_000);
    let fewer = games / 2;
    // The half width of the interval for a seat with its fair share among eight.
    let chance = 1.96 * (7.0 / fewer as f64).sqrt();
    println!("# Balance\n");
    println!(
        "Written by `make balance`: {games} games for each row, {fewer} of Napoleón, all seats played by `greedy`, seed \
         `balance`. A share of victories is given as a multiple of the fair share (1.00), with the half width of its \
         95 % interval; data are mended where a seat or a side gets more than 1.50. The more players, the wider the \
         interval: of eight equal empires each would lie within {chance:.2} of 1.00 nineteen times of twenty, so \
         1.50 is not reached by chance.\n"
    );
    balance::<altes_reich::Position>("El Viejo Imperio", altes_reich::edition::BUILT_IN, games);
    balance::<grecia::Position>("Grecia", grecia::edition::BUILT_IN, games);
    balance::<napoleon::Position>("Napoleón", napoleon::edition::BUILT_IN, fewer);
}

fn balance<R: Insight>(title: &str, built_in: &[(&str, &str)], games: u64) {
    let edition = R::Edition::load(&Source::built_in(built_in)).expect("the built-in edition is sound");
    let boxed = Boxed::<R>::new(edition);
    let settings = boxed.settings();
    let values = |key: &str| {
        let setting = settings.iter().find(|setting| setting.key == key);
        setting.map_or_else(Vec::new, |setting| setting.values.clone())
    };
    println!("## {title}\n\n| scenario | players | seats, in order | sides | most |\n|---|---|---|---|---|");
    let mut players = values("players");
    players.sort();
    let scenarios = values("scenario");
    let scenarios = if scenarios.is_empty() { vec![String::new()] } else { scenarios };
    for scenario in &scenarios {
        for count in &players {
            let agreed = Agreed::new().with("players", count);
            let agreed = if scenario.is_empty() { agreed } else { agreed.with("scenario", scenario) };
            // Not every scenario is for every number of players.
            if boxed.agree(&agreed).is_ok() {
                row(boxed, scenario, count, agreed, games);
            }
        }
    }
    println!();
}

fn row<R: Insight>(boxed: Boxed<R>, scenario: &str, count: &str, agreed: Agreed, games: u64) {
    let seats: usize = count.parse().expect("a number of players");
    let plan = Plan {
        agreed,
        seats: vec!["greedy".parse().expect("a name"); seats],
        seed: "balance".parse().expect("a seed"),
        games,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
    };
    let tally = Bots::new(boxed).series(&plan, false, &|_, _| ()).expect("the options were agreed");
    let multiple = |tally: &SeatFigures| {
        let Mean { mean, margin } = tally.wins;
        (mean * seats as f64, margin * seats as f64)
    };
    let shown = |tally: &SeatFigures, named: bool| {
        let (mean, margin) = multiple(tally);
        let name = if named { format!("{} ", tally.name) } else { String::new() };
        format!("{name}{mean:.2} ± {margin:.2}")
    };
    let by_seat: Vec<_> = tally.seats.iter().map(|tally| shown(tally, false)).collect();
    let by_side: Vec<_> = tally.sides.iter().map(|tally| shown(tally, true)).collect();
    let most = tally.seats.iter().chain(&tally.sides).map(|tally| multiple(tally).0).fold(0.0, f64::max);
    let scenario = if scenario.is_empty() { "" } else { scenario };
    println!("| {scenario} | {count} | {} | {} | {most:.2} |", by_seat.join(", "), by_side.join(", "));
}
