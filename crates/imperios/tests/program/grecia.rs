//! Grecia at the terminal.

use table::{By, Record, Seat};

use crate::desk::{Desk, LANGS};

/// Numbers from the whole list and beyond it: what is not offered is asked again.
fn any_choices() -> String {
    (0..9_000).map(|n: u32| (n * 7 % 17).to_string()).collect::<Vec<_>>().join("\n")
}

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
    desk.ok(&["sim", "grecia", "-n", "1", "--seats", "random,random", "--seed", "480", "--record", "games"]);
    let text = std::fs::read_to_string(desk.path("games/game-1.txt")).unwrap();
    let mut record: Record = text.parse().unwrap();
    let actions = ["move", "attack", "swap", "supplies", "hire", "senate", "tactics", "pass"];
    let first = record
        .plies
        .iter()
        .position(|(by, word)| *by == By::Seat(Seat::new(0)) && actions.contains(&word.as_str()));
    record.plies.truncate(first.unwrap());
    record.result = None;
    record.seats[0] = "Ana".parse().unwrap();
    desk.write("begun.txt", record.to_string())
}

#[test]
fn an_action_is_taken_back_word_by_word_until_it_is_carried_out() {
    let desk = Desk::new();
    let begun = at_the_first_action(&desk);
    let before = std::fs::read_to_string(&begun).unwrap();
    let args = ["play", "grecia", "--lang", "en", "--load", &begun];
    let out = desk.type_at(&args, "move\n1\nundo\nundo\nquit\n").ok("undo");
    assert!(out.contains("From which zone?"), "{out}");
    assert_eq!(std::fs::read_to_string(&begun).unwrap(), before, "nothing is left of the move");
    // What has been carried out, and has shown nothing, can still be taken back; a drawn card can't.
    let out = desk.type_at(&args, "supplies\nundo\nsenate\nundo\nquit\n").ok("undo after a draw");
    assert!(
        out.contains("Something has been drawn since") || out.contains("Somebody else has acted since"),
        "{out}"
    );
    let after = std::fs::read_to_string(&begun).unwrap();
    assert!(
        after.starts_with(before.trim_end()) && after.contains("senate") && !after.ends_with("supplies\n"),
        "{after}"
    );
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
