//! Grecia at the terminal.

use crate::{
    campaign::{GRECIA, any_choices},
    desk::{Desk, LANGS},
};

/// Scenarios with the numbers of players they allow, as `imperios games` tells them.
fn tables() -> Vec<(String, usize)> {
    let desk = Desk::new();
    let games = desk.json(&["games", "--json"]);
    let games = games.as_array().unwrap();
    let grecia = games.iter().find(|game| game["name"] == "grecia").unwrap();
    let setting = |key: &str| {
        let settings = grecia["settings"].as_array().unwrap();
        settings.iter().find(|setting| setting["key"] == key).unwrap()["values"].as_array().unwrap().clone()
    };
    let mut tables = Vec::new();
    for scenario in setting("scenario") {
        let scenario = scenario.as_str().unwrap().to_owned();
        for players in 2..=4 {
            let seats = vec!["random"; players].join(",");
            let option = format!("scenario={scenario}");
            let said = desk.run(&["sim", "grecia", "-n", "1", "--seats", &seats, "-o", &option]);
            if said.code == Some(0) {
                tables.push((scenario.clone(), players));
            } else {
                assert!(said.err.contains("[GR-SET-04]"), "{scenario} for {players}: {}", said.err);
            }
        }
    }
    tables
}

#[test]
fn every_scenario_is_played_to_its_end_by_bots_and_proved() {
    let tables = tables();
    assert!(tables.len() >= 15, "{tables:?}");
    for (scenario, players) in tables {
        let desk = Desk::new();
        let seats = vec!["greedy"; players].join(",");
        let option = format!("scenario={scenario}");
        desk.ok(&["sim", "grecia", "-n", "1", "--seats", &seats, "-o", &option, "--record", "games"]);
        let proof = desk.ok(&["verify", "games/game-1.txt"]);
        assert!(proof.ends_with("1 proved, 0 failed\n"), "{scenario} for {players}: {proof}");
    }
}

#[test]
fn a_person_plays_a_scenario_to_its_end_in_every_language() {
    for (lang, scenario) in
        LANGS.into_iter().zip(["persian_wars", "free_game", "roman_conquest", "rise_of_macedon"])
    {
        let desk = Desk::new();
        let option = format!("scenario={scenario}");
        let args = ["play", "grecia", "--lang", lang, "--seed", "480", "--seats", "me,random", "-o", &option];
        let out = desk.type_at(&args, any_choices()).ok(&format!("{lang} {scenario}"));
        for raw in ["{ $", "terminal-", "grecia-event", "grecia-prompt", "grecia-choice", "error-"] {
            assert!(!out.contains(raw), "{lang} {scenario}: {raw}");
        }
        let record = desk.record();
        assert!(!record.contains("result: open"), "{lang} {scenario}\n{out}");
        assert!(desk.ok(&["verify", &desk.kept()[0]]).ends_with("1 proved, 0 failed\n"));
    }
}

/// A game of bots up to the first action of seat 1, where a person takes over.
pub(crate) fn at_the_first_action(desk: &Desk) -> String {
    GRECIA.at_the_first_action(desk)
}

#[test]
fn an_action_is_taken_back_word_by_word_until_it_is_carried_out() {
    GRECIA.takes_back();
}

#[test]
fn the_map_tells_zones_neighbours_garrisons_and_fortresses() {
    let desk = Desk::new();
    let out = desk.type_at(&["play", "grecia", "--lang", "en", "--seed", "5"], "table\nquit\n").ok("map");
    for text in [
        "Sparta (Red)",
        "Athens athens",
        "→ Thebes, Corinth, Myrtoan Sea, Aegean Sea",
        "neutral: Medium infantry",
        "Seas",
    ] {
        assert!(out.contains(text), "{text}\n{out}");
    }
}
