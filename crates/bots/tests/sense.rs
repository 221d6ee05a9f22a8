//! Greed pays: it plays every table to its end and beats chance.

use bots::{Bots, GameBots, Insight, Plan};
use table::{Agreed, Boxed, Edition, Game, Source};

fn game<R: Insight>(built_in: &[(&str, &str)]) -> Boxed<R> {
    Boxed::new(R::Edition::load(&Source::built_in(built_in)).unwrap())
}

/// The scenarios, each with the numbers of players it is for.
fn tables<R: Insight>(game: Boxed<R>) -> Vec<Agreed> {
    let settings = game.settings();
    let values = |key: &str| settings.iter().find(|setting| setting.key == key).unwrap().values.clone();
    let agreed = values("scenario").into_iter().flat_map(|scenario| {
        let table =
            move |players: String| Agreed::new().with("scenario", &scenario).with("players", &players);
        values("players").into_iter().map(table)
    });
    agreed.filter(|agreed| game.agree(agreed).is_ok()).collect()
}

fn plan(agreed: Agreed, seats: &[&str], games: u64) -> Plan {
    let seats = seats.iter().map(|name| name.parse().unwrap()).collect();
    Plan { agreed, seats, seed: "sense".parse().unwrap(), games, jobs: 2 }
}

fn ends_everywhere<R: Insight>(built_in: &[(&str, &str)], at_least: usize) {
    let game = game::<R>(built_in);
    let tables = tables(game);
    assert!(tables.len() >= at_least, "{tables:?}");
    for agreed in tables {
        let players: usize = agreed.get("players").unwrap().parse().unwrap();
        let tally =
            Bots::new(game).series(&plan(agreed.clone(), &vec!["greedy"; players], 1), true, &|_, record| {
                assert!(record.unwrap().result.is_some(), "{agreed:?}");
            });
        let won: f64 = tally.unwrap().seats.iter().map(|seat| seat.wins.mean).sum();
        assert!((won - 1.0).abs() < 1e-9, "{agreed:?}: somebody wins");
    }
}

fn beats_random<R: Insight>(built_in: &[(&str, &str)], scenario: &str) {
    let game = game::<R>(built_in);
    let agreed = Agreed::new().with("players", "4").with("scenario", scenario);
    let seats = ["greedy", "random", "random", "random"];
    let tally = Bots::new(game).series(&plan(agreed, &seats, 40), false, &|_, _| ()).unwrap();
    let wins = tally.bots[0].wins.mean;
    assert!(wins > 0.7, "one greedy bot against three random ones wins {wins} of the games");
}

#[test]
fn greed_plays_every_scenario_of_grecia_to_its_end() {
    ends_everywhere::<grecia::Position>(grecia::edition::BUILT_IN, 15);
}

#[test]
fn greed_plays_every_scenario_of_napoleon_to_its_end() {
    ends_everywhere::<napoleon::Position>(napoleon::edition::BUILT_IN, 16);
}

#[test]
fn greed_beats_chance_in_grecia() {
    beats_random::<grecia::Position>(grecia::edition::BUILT_IN, "free_game");
}

#[test]
fn greed_beats_chance_in_napoleon() {
    beats_random::<napoleon::Position>(napoleon::edition::BUILT_IN, "standard");
}
