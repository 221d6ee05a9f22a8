//! Puzzles at the terminal: listed, shown, answered, given up, and looked for.

use std::{collections::BTreeSet, fs};

use serde_json::Value;

use crate::desk::{Desk, LANGS};

/// The words of the best plan of a puzzle, and of the next best.
fn plans(game: &str, id: &str) -> (String, String) {
    let path = format!("{}/../../data/puzzles/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let puzzle = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let puzzle = puzzle.into_iter().find(|puzzle| puzzle["id"] == id).expect("the list names what is there");
    let words = |plan: &Value| {
        plan.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect::<Vec<_>>().join(", ")
    };
    (words(&puzzle["solution"]), words(&puzzle["others"][0]["words"]))
}

#[test]
fn puzzles_are_listed_by_hardness_and_shown_without_their_solution() {
    let desk = Desk::new();
    for game in ["altes-reich", "grecia", "napoleon"] {
        let list = desk.json(&["puzzles", "list", game, "--json"]);
        let list = list.as_array().unwrap();
        let hardness: Vec<_> = list.iter().map(|puzzle| puzzle["hardness"].as_u64().unwrap()).collect();
        assert!(hardness.is_sorted() && !list.is_empty(), "{hardness:?}");
        let ids: BTreeSet<_> = list.iter().map(|puzzle| puzzle["id"].as_str().unwrap()).collect();
        assert_eq!(ids.len(), list.len());
        let shown = desk.json(&["puzzles", "show", game, "1", "--json"]);
        assert_eq!(shown["id"], list[0]["id"], "a number means a place in the list");
        assert_eq!(shown["view"]["seat"], shown["seat"], "it is seen from the seat that decides");
        assert!(shown["offers"].as_array().unwrap().len() > 1, "{shown}");
        assert!(shown.get("solution").is_none() && shown.get("win").is_none());
    }
    let titles: BTreeSet<_> =
        LANGS.iter().map(|lang| desk.ok(&["puzzles", "show", "altes-reich", "1", "--lang", lang])).collect();
    assert_eq!(titles.len(), LANGS.len(), "each language has words of its own");
}

#[test]
fn an_answer_is_judged_and_the_solution_explained() {
    let desk = Desk::new();
    for game in ["altes-reich", "grecia", "napoleon"] {
        let list = desk.json(&["puzzles", "list", game, "--json"]);
        let id = list[0]["id"].as_str().unwrap();
        let (best, other) = plans(game, id);
        let judged = desk.json(&["puzzles", "show", game, id, "--play", &best, "--json"]);
        assert_eq!(judged["verdict"], "right", "{judged}");
        let judged = desk.json(&["puzzles", "show", game, id, "--play", &other, "--json"]);
        assert_eq!(judged["verdict"], "wrong", "{judged}");
        let gap = judged["solution"]["win"].as_f64().unwrap() - judged["win"].as_f64().unwrap();
        assert!(gap >= 0.149, "{judged}");
        let solved = desk.json(&["puzzles", "solve", game, id, "--json"]);
        assert_eq!(solved, judged["solution"], "giving up tells the same");
        let text = desk.ok(&["puzzles", "solve", game, id, "--lang", "en"]);
        assert!(text.starts_with("The best choice\n") && text.contains('%'), "{text}");
    }
    let missing = desk.run(&["puzzles", "show", "grecia", "no-such", "--lang", "en"]);
    assert!(missing.sentence("no such puzzle").contains("no puzzle “no-such”"), "{missing:?}");
    let illegal = desk.run(&["puzzles", "show", "grecia", "1", "--play", "no-such-word", "--lang", "en"]);
    assert!(illegal.sentence("no such word").contains("no-such-word"), "{illegal:?}");
}

#[test]
fn the_same_search_finds_the_same_puzzles_and_goes_on_where_it_was_stopped() {
    let desk = Desk::new();
    let find = |file: &str, games: &str, jobs: &str| {
        let small = ["--screen", "60", "--simulations", "400", "--late", "60"];
        let counted = ["--games", games, "--jobs", jobs, "--out", file];
        desk.ok(&[&["puzzles", "find", "altes-reich"][..], &small, &counted].concat());
        fs::read_to_string(desk.path(file)).unwrap()
    };
    let at_once = find("at-once.jsonl", "6", "1");
    assert_eq!(at_once.lines().count(), 1 + at_once.matches("\"solution\"").count());
    assert!(at_once.contains("\"solution\""), "six games have a puzzle: {at_once}");
    assert!(
        at_once.contains(
            "--games 6 --bots page,squire,knight,marshal --seed 1806 --screen 60 --simulations 400 --late 60"
        ),
        "{at_once}"
    );
    find("in-parts.jsonl", "3", "2");
    let in_parts = find("in-parts.jsonl", "6", "3");
    assert_eq!(in_parts, at_once, "letter by letter");
    let other = ["puzzles", "find", "altes-reich", "--games", "6", "--out", "in-parts.jsonl", "--lang", "en"];
    let refused = desk.run(&other);
    assert!(refused.sentence("another search").contains("another search"), "what was found is not mixed");
}
