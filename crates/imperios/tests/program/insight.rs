//! Hints at the table, and analyses of games that are over.

use crate::desk::{Desk, LANGS};

/// The record of a short game on the desk.
fn recorded(desk: &Desk, game: &str, seats: &str) -> String {
    let folder = desk.path(game);
    desk.ok(&["sim", game, "-n", "1", "--seats", seats, "--record", &folder]);
    format!("{folder}/game-1.txt")
}

#[test]
fn a_hint_is_given_with_its_reason_in_every_language() {
    for (lang, says) in LANGS.into_iter().zip(["Mejores", "Best choices", "Beste keuzes", "Beste Züge"]) {
        let desk = Desk::new();
        let args = ["--lang", lang, "play", "altes-reich", "--seats", "me,random,random", "--seed", "1806"];
        let said = desk.type_at(&args, "hint\nquit\n");
        assert_eq!(said.code, Some(0), "{said:?}");
        let hint = said.out.split(says).nth(1).unwrap_or_else(|| panic!("{}", said.out));
        assert!(hint.matches(" %").count() >= 2 && hint.contains("play "), "{hint}");
        assert!(!hint.contains("insight-"), "every reason has its words: {hint}");
    }
}

#[test]
fn a_record_is_analysed_in_words_and_as_json() {
    let desk = Desk::new();
    let file = recorded(&desk, "altes-reich", "greedy,random,random");
    let json = desk.json(&["analyse", &file, "--simulations", "50", "--json", "-"]);
    assert!(json["moments"].as_array().unwrap().len() > 10 && json["luck"].as_array().unwrap().len() == 3);
    for (lang, says) in LANGS.into_iter().zip(["Suerte", "Luck", "Geluk", "Glück"]) {
        let path = desk.path("analysis.json");
        let out = desk.ok(&["--lang", lang, "analyse", &file, "--simulations", "50", "--json", &path]);
        assert!(out.contains(says) && !out.contains("insight-"), "{out}");
        let written: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(written, json, "the same simulations give the same figures");
    }
}

#[test]
fn battles_are_told_with_their_odds() {
    let desk = Desk::new();
    let file = recorded(&desk, "grecia", "greedy,greedy");
    let out = desk.ok(&["--lang", "en", "analyse", &file, "--simulations", "5"]);
    assert!(out.contains("Battles") && out.contains("Combat for "), "{out}");
}

#[test]
fn a_game_that_is_not_over_is_not_analysed() {
    let desk = Desk::new();
    let file = recorded(&desk, "altes-reich", "random,random,random");
    let text = std::fs::read_to_string(&file).unwrap();
    let (head, plies) = text.split_once("\n\n").unwrap();
    let open = head.lines().map(|line| if line.starts_with("result:") { "result: open" } else { line });
    let first = plies.lines().next().unwrap();
    let cut = format!("{}\n\n{first}\n", open.collect::<Vec<_>>().join("\n"));
    let cut = desk.write("cut.txt", cut);
    let said = desk.run(&["--lang", "en", "analyse", &cut]);
    assert!(said.sentence("analyse").contains("only finished games are analysed"), "{said:?}");
}
