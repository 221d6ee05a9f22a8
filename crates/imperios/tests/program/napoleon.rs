//! Napoleón at the terminal.

use serde_json::Value;

use crate::{
    campaign::{NAPOLEON, any_choices},
    desk::{Desk, LANGS},
};

/// What `imperios games` tells of Napoleón.
fn listed(desk: &Desk) -> Value {
    let games = desk.json(&["games", "--json"]);
    games.as_array().unwrap().iter().find(|game| game["name"] == "napoleon").unwrap().clone()
}

/// The values of an option.
fn values(game: &Value, key: &str) -> Vec<String> {
    let settings = game["settings"].as_array().unwrap();
    let setting = settings.iter().find(|setting| setting["key"] == key).unwrap();
    setting["values"].as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_owned()).collect()
}

/// The standard games and scenarios with the numbers of players they allow; all others are refused with a sentence
/// that says which would do.
fn tables(desk: &Desk) -> Vec<(String, usize)> {
    let mut tables = Vec::new();
    for scenario in values(&listed(desk), "scenario") {
        for players in 2..=8 {
            let seats = vec!["random"; players].join(",");
            let option = format!("scenario={scenario}");
            let said =
                desk.run(&["sim", "napoleon", "-n", "1", "--seats", &seats, "-o", &option, "-o", "rounds=1"]);
            if said.code == Some(0) {
                tables.push((scenario.clone(), players));
            } else {
                let refused = said.err.contains(&format!("{option} goes only with players="));
                assert!(
                    refused && said.err.contains("[NA-SET-03]"),
                    "{scenario} for {players}: {}",
                    said.err
                );
            }
        }
    }
    tables
}

#[test]
fn every_scenario_and_number_of_players_is_played_to_its_end_and_proved() {
    let desk = Desk::new();
    assert_eq!(listed(&desk)["players"], "2-8");
    let tables = tables(&desk);
    for players in 2..=8 {
        assert!(tables.contains(&("standard".to_owned(), players)), "{tables:?}");
    }
    for scenario in values(&listed(&desk), "scenario") {
        assert!(tables.iter().any(|(known, _)| *known == scenario), "{scenario} is for nobody");
    }
    for (number, (scenario, players)) in tables.iter().enumerate() {
        let seats: Vec<_> =
            (0..*players).map(|seat| if seat % 2 == 0 { "greedy" } else { "random" }).collect();
        let (option, folder) = (format!("scenario={scenario}"), format!("games-{number}"));
        desk.ok(&[
            "sim",
            "napoleon",
            "-n",
            "1",
            "--seats",
            &seats.join(","),
            "-o",
            &option,
            "--record",
            &folder,
        ]);
        let proof = desk.ok(&["verify", &format!("{folder}/game-1.txt")]);
        assert!(proof.ends_with("1 proved, 0 failed\n"), "{scenario} for {players}: {proof}");
    }
}

#[test]
fn options_that_do_not_go_together_are_refused_with_a_sentence() {
    let desk = Desk::new();
    for (options, sentence) in [
        (&["scenario=italy-1796", "empires=chosen"][..], "empires=chosen goes only with scenario=standard"),
        (&["scenario=waterloo"], "“waterloo” is none of them. [NA-SET-02]"),
        (&["rounds=0"], "“0” is none of them. [NA-END-05]"),
        (&["rounds=31"], "“31” is none of them. [NA-END-05]"),
        (&["first_round_truce=maybe"], "“maybe” is none of them. [NA-TURN-05]"),
        (&["colour=red"], "There is no option “colour”"),
    ] {
        let options: Vec<_> = options.iter().flat_map(|option| ["-o", option]).collect();
        let said =
            desk.run(&[&["sim", "napoleon", "-n", "1", "--seats", "random,random"], &options[..]].concat());
        assert!(said.sentence(sentence).contains(sentence), "{said:?}");
    }
    let nine = ["random"; 9].join(",");
    let said = desk.run(&["sim", "napoleon", "-n", "1", "--seats", &nine]);
    assert!(said.sentence("nine").contains("“9” is none of them. [NA-SET-01]"), "{said:?}");
}

#[test]
fn a_person_plays_to_the_end_in_every_language() {
    for (lang, option) in LANGS.into_iter().zip([
        "scenario=italy-1796",
        "rounds=2",
        "scenario=standard-double",
        "empires=chosen",
    ]) {
        let desk = Desk::new();
        let rounds = if option == "rounds=2" { "support_consent=yes" } else { "rounds=2" };
        let args = [
            "play",
            "napoleon",
            "--lang",
            lang,
            "--seed",
            "1805",
            "--seats",
            "me,random",
            "-o",
            option,
            "-o",
            rounds,
        ];
        let out = desk.type_at(&args, any_choices()).ok(&format!("{lang} {option}"));
        for raw in ["{ $", "terminal-", "napoleon-event", "napoleon-prompt", "napoleon-choice", "error-"] {
            assert!(!out.contains(raw), "{lang} {option}: {raw}");
        }
        let record = desk.record();
        assert!(!record.contains("result: open"), "{lang} {option}\n{out}");
        assert!(desk.ok(&["verify", &desk.kept()[0]]).ends_with("1 proved, 0 failed\n"));
    }
}

/// A game of bots up to the first action of seat 1, where a person takes over.
pub(crate) fn at_the_first_action(desk: &Desk) -> String {
    NAPOLEON.at_the_first_action(desk)
}

#[test]
fn an_action_is_taken_back_word_by_word_until_it_is_carried_out() {
    NAPOLEON.takes_back();
}

#[test]
fn why_not_cites_the_rule_and_the_rule_can_be_read_in_every_language() {
    for lang in LANGS {
        let desk = Desk::new();
        let begun = at_the_first_action(&desk);
        let args = ["play", "napoleon", "--lang", lang, "--load", &begun];
        let typed =
            "why attack now\nwhy leave paris\nrule na-atk-08\nrule NA-99\nmove\nwhy from berlin\nquit\n";
        let out = desk.type_at(&args, typed).ok(lang);
        assert!(out.contains("[NA-"), "{lang}\n{out}");
        let rule = desk.ok(&["rules", "napoleon", "NA-ATK-08", "--lang", lang]);
        assert!(rule.starts_with("NA-ATK-08 ") && out.contains(rule.trim_end()), "{lang}\n{out}");
        assert!(out.contains("NA-99"), "{lang}\n{out}");
    }
}

#[test]
fn the_rulebook_has_every_chapter_and_the_options_without_rules_of_their_own() {
    let desk = Desk::new();
    for lang in LANGS {
        let book = desk.json(&["rules", "napoleon", "--json", "--lang", lang]);
        let chapters = book["chapter"].as_array().unwrap();
        assert_eq!(chapters.len(), 19, "{lang}");
        assert_eq!(chapters[18]["rule"], Value::Array(Vec::new()), "{lang}");
        let rules = chapters.iter().flat_map(|chapter| chapter["rule"].as_array().unwrap());
        assert_eq!(rules.count(), 185, "{lang}");
        let text = desk.ok(&["rules", "napoleon", "--lang", lang]);
        // Each option begins a line of its own.
        let options = text.lines().filter(|line| line.contains(" (NA-") && !line.starts_with(' ')).count();
        assert!(options >= 10, "{lang}: {options}");
    }
}

#[test]
fn the_map_tells_zones_flags_cities_ways_and_garrisons() {
    let desk = Desk::new();
    let args = ["play", "napoleon", "--lang", "en", "--seed", "5"];
    let out = desk.type_at(&args, "table\nquit\n").ok("map");
    for text in [
        "France (Player 1)",
        "Prussia (nobody)",
        "⚑   ⌂⌂ Paris paris",
        "Neutral: Hussars, Veterans, Field artillery",
        "▲Castile",
        "≈English Channel",
        "Minor states",
        "Seas",
        "Setting up",
    ] {
        assert!(out.contains(text), "{text}\n{out}");
    }
}

#[test]
fn a_recorded_game_is_shown_with_every_eye_in_every_language() {
    let desk = Desk::new();
    let begun = at_the_first_action(&desk);
    for lang in LANGS {
        for eyes in [&["--seat", "1"][..], &["--seat", "2"], &[]] {
            let out = desk.ok(&[&["replay", &begun, "--lang", lang, "--ply", "40"], eyes].concat());
            assert!(out.contains("ile_de_france"), "{lang} {eyes:?}\n{out}");
            assert!(!out.contains("terminal-"), "{lang} {eyes:?}\n{out}");
        }
    }
}
