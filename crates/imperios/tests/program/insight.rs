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

/// A turning point stands in one line: no ply comes twice, and no choice is told by its word.
#[test]
fn turning_points_are_told_once_and_in_words() {
    let desk = Desk::new();
    for (game, seats) in [("altes-reich", "greedy,random,random"), ("grecia", "greedy,random")] {
        let file = recorded(&desk, game, seats);
        let json = desk.json(&["analyse", &file, "--simulations", "20", "--json", "-"]);
        let out = desk.ok(&["--lang", "en", "analyse", &file, "--simulations", "20"]);
        let words: Vec<_> =
            json["moments"].as_array().unwrap().iter().filter_map(|m| m["word"].as_str()).collect();
        let told = words.iter().filter(|word| word.contains(' ')).find(|word| out.contains(*word));
        assert_eq!(told, None, "{out}");
        let turns = out.split("Turning points\n").nth(1).unwrap_or_else(|| panic!("{out}"));
        let rows = turns.lines().skip(1).take_while(|line| !line.trim().is_empty());
        let plies: Vec<_> = rows.map(|row| row.split_whitespace().next().unwrap()).collect();
        assert_eq!(plies.len(), json["turning_points"].as_array().unwrap().len(), "{out}");
        let different: std::collections::BTreeSet<_> = plies.iter().collect();
        assert_eq!(different.len(), plies.len(), "{out}");
    }
}

#[test]
fn battles_are_told_with_their_odds() {
    let desk = Desk::new();
    let file = recorded(&desk, "grecia", "greedy,greedy");
    let out = desk.ok(&["--lang", "en", "analyse", &file, "--simulations", "5"]);
    assert!(out.contains("Combats: ") && out.contains("Combat for "), "{out}");
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
