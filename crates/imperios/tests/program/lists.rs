//! The lists of games and the rulebook, for people and for programs.

use std::collections::BTreeSet;

use crate::desk::{Desk, LANGS};

#[test]
fn the_games_with_all_their_options() {
    let desk = Desk::new();
    let mut titles = BTreeSet::new();
    for lang in LANGS {
        let list = desk.json(&["games", "--json", "--lang", lang]);
        let game = &list[0];
        let names: Vec<_> =
            list.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["altes-reich", "grecia", "napoleon"]);
        assert_eq!((&game["name"], &game["players"]), (&"altes-reich".into(), &"2-5".into()));
        assert_eq!(game["hash"].as_str().unwrap().len(), 64);
        let text = desk.ok(&["games", "--lang", lang]);
        let title = game["title"].as_str().unwrap();
        assert!(text.starts_with(&format!("altes-reich  {title}\n")), "{text}");
        titles.insert(title.to_owned());
        let settings = game["settings"].as_array().unwrap();
        let keys: Vec<_> = settings.iter().map(|setting| setting["key"].as_str().unwrap()).collect();
        assert_eq!(
            keys,
            ["players", "mode", "elector_round_one", "red_hero", "victory_tie", "two_player_dummy"]
        );
        for setting in settings {
            let (key, rule) = (setting["key"].as_str().unwrap(), setting["rule"].as_str().unwrap());
            assert!(text.contains(&format!("[{rule}]")), "{lang} {key}");
            for value in setting["values"].as_array().unwrap() {
                let option = format!("{key}={}", value.as_str().unwrap());
                assert!(text.contains(&option), "{lang} {option}");
            }
        }
    }
    assert_eq!(titles.len(), LANGS.len(), "{titles:?}");
}

#[test]
fn the_rulebook_has_every_rule_in_every_language() {
    let desk = Desk::new();
    let ids: Vec<_> = (1..=78).map(|number| format!("AR-{number:02}")).collect();
    let mut books = BTreeSet::new();
    for lang in LANGS {
        let book = desk.json(&["rules", "altes-reich", "--json", "--lang", lang]);
        let rules: Vec<_> = book["chapter"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|chapter| {
                assert!(chapter["title"].is_string() && chapter["intro"].is_string(), "{lang}");
                chapter["rule"].as_array().unwrap()
            })
            .collect();
        let found: BTreeSet<_> = rules.iter().map(|rule| rule["id"].as_str().unwrap()).collect();
        assert_eq!(found, ids.iter().map(String::as_str).collect(), "{lang}");
        assert!(book["terms"].is_object() && book["tagline"].is_string(), "{lang}");
        let text = desk.ok(&["rules", "altes-reich", "--lang", lang]);
        assert!(text.starts_with(book["title"].as_str().unwrap()), "{lang}");
        for id in &ids {
            assert_eq!(text.lines().filter(|line| line.starts_with(id.as_str())).count(), 1, "{lang} {id}");
        }
        books.insert(text);
    }
    assert_eq!(books.len(), LANGS.len());
}

#[test]
fn one_rule_alone() {
    let desk = Desk::new();
    for lang in LANGS {
        let text = desk.ok(&["rules", "altes-reich", "AR-35", "--lang", lang]);
        assert!(text.starts_with("AR-35 "), "{text}");
        assert!(desk.ok(&["rules", "altes-reich", "--lang", lang]).contains(&text), "{lang}");
        let rule = desk.json(&["rules", "altes-reich", "ar-35", "--json", "--lang", lang]);
        assert_eq!(rule["id"], "AR-35");
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(one_line(&text).contains(rule["text"].as_str().unwrap()), "{lang}");
    }
}

#[test]
fn help_teaches_and_the_version_is_told() {
    let desk = Desk::new();
    let help = desk.ok(&["--help"]);
    for command in ["games", "rules", "play", "sim", "serve", "admin", "replay", "verify", "referee", "data"]
    {
        assert!(help.contains(&format!("\n  {command} ")), "{command}\n{help}");
        assert!(desk.ok(&[command, "--help"]).contains("Usage: imperios"), "{command}");
    }
    assert!(help.contains("Start with `imperios play altes-reich`"), "{help}");
    assert_eq!(desk.ok(&["--version"]), format!("imperios {}\n", env!("CARGO_PKG_VERSION")));
}
