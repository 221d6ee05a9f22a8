//! A game that the program does not know is played everywhere: the example of `docs/adding-a-game.md`.

#[path = "../../examples/tribute/game.rs"]
mod game;
#[path = "../../examples/tribute/provinces.rs"]
mod provinces;

use std::fs;

use referee::laws::{self, Naming, Trial};
use serde_json::{Value, json};
use table::{Boxed, Edition as _, Rules, Source};

use self::{
    game::{Card, Event, Position},
    provinces::{Edition, PROVINCES},
};
use crate::{
    desk::{Desk, LANGS},
    running::{Running, choose, open, see},
};

#[test]
fn it_keeps_the_laws_of_every_game() {
    let source =
        Source::built_in(&[("provinces.toml", include_str!("../../examples/tribute/provinces.toml"))]);
    let edition = Boxed::<Position>::new(Edition::load(&source).unwrap()).edition();
    let universe: Vec<_> = (0..PROVINCES).map(Card).collect();
    let examined = laws::check(&Trial::<Position> {
        edition,
        tables: &laws::tables::<Position>(edition),
        seeds: 0..12,
        longest: 40,
        universe: &universe,
        position: &|_| Ok(()),
        change: &|_, _, _| Ok(()),
        private: &|position, event| match event {
            Event::Dealt { seat, province } => Some((seat, position.word(province))),
            _ => None,
        },
        naming: &|_, _| Naming::Bound,
    });
    assert_eq!(game::manifest().players(), "2-4");
    assert_eq!(examined.unwrap_or_else(|broken| panic!("{broken}")).games, 36);
}

#[test]
fn it_is_listed_and_played_in_the_terminal_in_every_language() {
    for lang in LANGS {
        let desk = Desk::with_tribute();
        let listed = desk.json(&["games", "--json", "--lang", lang]);
        let tribute = listed.as_array().unwrap().iter().find(|game| game["name"] == "tribute").unwrap();
        assert_eq!(tribute["players"], "2-4");
        let out = desk.type_at(&["play", "tribute", "--seed", "rome", "--lang", lang], "1\n1\n1\n").ok(lang);
        assert!(out.contains(tribute["title"].as_str().unwrap()), "{out}");
        for raw in ["tribute-event", "tribute-choice", "tribute-prompt", "terminal-", "{ $"] {
            assert!(!out.contains(raw), "{raw}\n{out}");
        }
        let record = desk.record();
        assert!(record.contains("result: scores"), "{record}");
    }
}

#[test]
fn the_plain_board_shows_what_the_player_may_know() {
    let desk = Desk::with_tribute();
    let out = desk.type_at(&["play", "tribute", "--seed", "rome", "--lang", "en"], "why 9\nquit\n").ok("");
    let hand = out.lines().find(|line| line.starts_with("hand: ")).unwrap_or_else(|| panic!("{out}"));
    assert_eq!(hand.split(", ").count(), 3, "{out}");
    assert!(out.contains("seats\n") && out.contains("taken"), "{out}");
}

#[test]
fn bots_play_it_in_series_and_in_the_arena_and_every_record_is_proved() {
    let desk = Desk::with_tribute();
    let tally = desk.json(&[
        "sim",
        "tribute",
        "--json",
        "-n",
        "200",
        "--seats",
        "marshal,random,random",
        "--record",
        "games",
    ]);
    let seats = tally["seats"].as_array().unwrap();
    let wins: f64 = seats.iter().map(|seat| seat["wins"]["mean"].as_f64().unwrap()).sum();
    assert!(seats.len() == 3 && (wins - 1.0).abs() < 1e-9, "every game has its victory: {tally}");
    let records: Vec<String> = fs::read_dir(desk.path("games"))
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    let files: Vec<&str> =
        ["verify", "--json"].into_iter().chain(records.iter().map(String::as_str)).collect();
    assert_eq!(desk.json(&files)["proved"], 200);
    desk.ok(&["arena", "tribute", "--bots", "random,greedy", "-n", "40", "--json", "arena.json"]);
    let outcome: Value = serde_json::from_str(&fs::read_to_string(desk.path("arena.json")).unwrap()).unwrap();
    assert!(outcome.to_string().contains("greedy"), "{outcome}");
}

#[tokio::test]
async fn a_server_plays_it_to_its_end_and_tells_pages_its_texts() {
    let desk = Desk::with_tribute();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let bot = json!({"kind": "bot", "bot": "knight"});
    let hot_seat = json!({"kind": "hot-seat", "name": "Bert"});
    let table = open(&anna, "tribute", json!([{"kind": "me"}, hot_seat, bot])).await;
    for _round in 0..2 {
        for seat in 1..=2 {
            choose(&anna, &table, seat).await;
        }
        // The bot may have laid a card of the next round by then.
        let is_over = |seen: &Value| {
            let seats = seen["view"]["seats"].as_array().unwrap();
            seats.iter().take(2).all(|seat| seat["laid"] == 0)
        };
        while !is_over(&see(&anna, &table).await) {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }
    // The last card goes by itself.
    while see(&anna, &table).await["stage"] != "over" {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    assert_eq!(see(&anna, &table).await["result"]["places"].as_array().unwrap().len(), 3);

    let texts = anna.get("/api/games/tribute/texts/de").await.unwrap().accepted().unwrap();
    assert_eq!(texts["names"]["province"]["egypt"], "Ägypten");
    assert!(texts["messages"].as_str().unwrap().contains("tribute-title = Tribut\n"), "{texts}");
    let missing = anna.get("/api/games/tribute/texts/fr").await.unwrap();
    assert_eq!(missing.status.as_u16(), 404);
}
