//! The odds of combats.

use serde_json::Value;

use crate::desk::{Desk, LANGS};

/// GR-EX-11: three against one, and the way to it.
const CASES: &str = r#"
game = "grecia"

[[case]]
name = "A plain victory"
rules = ["GR-COM-01"]
options = { players = 2 }
play = ["1: attack"]
[case.position]
colours = ["red", "blue"]
zones = { corinth = "red ML", argos = "blue L", thebes = "blue H" }
[case.expect]
awaits = "seat 1"
"#;

#[test]
fn every_target_is_told_with_its_odds() {
    let desk = Desk::new();
    let file = desk.write("cases.toml", CASES);
    let told = desk.json(&["odds", &file, "--json", "--play", "attack, from corinth"]);
    let words: Vec<_> = told["forecasts"].as_array().unwrap().iter().map(|f| &f["word"]).collect();
    assert_eq!((&told["game"], &told["seat"]), (&Value::from("grecia"), &Value::from(1)));
    assert!(words.contains(&&Value::from("to argos")), "{words:?}");
    for forecast in told["forecasts"].as_array().unwrap() {
        let (win, hard) = (forecast["win"].as_f64().unwrap(), &forecast["rival"]["strength"]);
        assert!((0.0..1.0).contains(&win) && hard.as_i64() > Some(0), "{forecast}");
    }
    let against = |rival: &str| {
        let args = ["odds", &file, "--json", "--play", "attack, from corinth", "--rival", rival];
        desk.json(&args)["forecasts"][0]["win"].as_f64().unwrap()
    };
    assert!(against("highest") < against("any") && against("any") < against("lowest"));
}

#[test]
fn the_battle_cards_of_one_attack_are_told_in_every_language() {
    let desk = Desk::new();
    let file = desk.write("cases.toml", CASES);
    for (lang, against) in LANGS.into_iter().zip(["3 contra 1", "3 against 1", "3 tegen 1", "3 gegen 1"]) {
        let words = "attack, from corinth, to argos, with light, with medium, go";
        let said = desk.run(&["--lang", lang, "odds", &file, "--case", "A plain victory", "--play", words]);
        assert_eq!(said.code, Some(0), "{said:?}");
        assert!(said.out.contains(against), "{}", said.out);
        let percents = said.out.matches(" %").count();
        assert_eq!(percents, 7, "one line for the combat, one for each of six cards: {}", said.out);
        let win = if lang == "en" { "66.4 %" } else { "66,4 %" };
        assert!(said.out.contains(win), "{}", said.out);
    }
}

#[test]
fn a_record_is_looked_at_word_by_word() {
    let desk = Desk::new();
    let said =
        desk.run(&["sim", "grecia", "-n", "1", "--seats", "greedy,greedy", "--record", &desk.path("r")]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let file = desk.path("r/game-1.txt");
    let text = std::fs::read_to_string(&file).unwrap();
    let record: table::Record = text.parse().unwrap();
    let named = record.plies.iter().position(|(_, word)| word.starts_with("attack")).unwrap() + 2;
    let told = desk.json(&["odds", &file, "--json", "--ply", &named.to_string()]);
    assert_eq!(told["ply"], named);
    assert!(!told["forecasts"].as_array().unwrap().is_empty(), "{told}");
    let start = desk.run(&["--lang", "en", "odds", &file, "--ply", "0"]);
    assert!(start.out.contains("No combat is under way"), "{start:?}");
}

#[test]
fn what_cannot_be_looked_at_is_told_in_one_sentence() {
    let desk = Desk::new();
    let file = desk.write("cases.toml", CASES);
    for (args, says) in [
        (&["odds", &file, "--case", "Nowhere"][..], "There is no case “Nowhere”."),
        (&["odds", &file, "--play", "attack, from sparta"], "from sparta: "),
        (&["odds", &file, "--play", "attak"], "attak: "),
        (&["odds", &file, "--seat", "3"], "The seats of this game are 1 to 2."),
        (&["odds", &file, "--rival", "cunning"], "any, highest, lowest"),
        (&["odds", &desk.path("none")], "There is no such file."),
    ] {
        let said = desk.run(&[&["--lang", "en"], args].concat());
        assert!(said.code != Some(0) && said.err.contains(says), "{args:?}: {said:?}");
        assert_eq!(said.err.trim_end().lines().count(), 1, "{said:?}");
    }
}
