//! What a person may type instead of a number: words, names and parts of them, in their own language.

use crate::{desk::Desk, grecia, napoleon};

const SOLO: [&str; 6] = ["play", "altes-reich", "--seed", "1", "--seats", "me,greedy,greedy,greedy"];

/// The words that seat 1 has said in the record after these lines were typed.
fn said(args: &[&str], typed: &str) -> Vec<String> {
    let desk = Desk::new();
    desk.type_at(args, typed).ok(typed);
    words_of_seat_1(&desk.record())
}

fn words_of_seat_1(record: &str) -> Vec<String> {
    let lines = record.lines().filter_map(|line| line.strip_prefix("1: "));
    lines.flat_map(|line| line.split(", ")).map(str::to_owned).collect()
}

#[test]
fn cards_are_played_by_their_names_in_every_language_with_or_without_accents() {
    for (lang, names) in [
        ("es", &["Otón II", "oton ii", "OTÓN II", "jugar Otón II", "Jugar otón ii", "play otto-ii", "4"][..]),
        ("en", &["Otto II", "otto ii", "otto-ii", "Play Otto II", "PLAY OTTO-II"]),
        ("de", &["Otto II.", "otto ii", "ausspielen Otto II", "Ausspielen: Otto II.", "otto-ii"]),
        ("nl", &["Otto II", "Otto II spelen", "spelen otto ii", "play Otto II"]),
    ] {
        for name in names {
            let args = [&SOLO[..], &["--lang", lang]].concat();
            assert_eq!(said(&args, &format!("{name}\n")), ["play otto-ii"], "{lang}: {name}");
        }
    }
}

#[test]
fn a_part_of_a_name_is_enough_if_only_one_choice_has_it() {
    let args = [&SOLO[..], &["--lang", "es"]].concat();
    assert_eq!(said(&args, "Habsburgo\n"), ["play rudolf-i"]);
    assert_eq!(said(&args, "guill\n"), ["play william-of-holland"]);
    assert_eq!(said(&args, "niño\n"), ["play louis-the-child"]);
    assert_eq!(said(&args, "Otón\n"), [""; 0], "there are two Ottos");
    assert_eq!(said(&args, "lu\n"), [""; 0], "two letters are a slip");
}

/// What the program answers to one line, in the first question of a game.
fn answer(args: &[&str], line: &str) -> String {
    let desk = Desk::new();
    let out = desk.type_at(args, format!("{line}\n")).ok(line);
    let parts: Vec<_> = out.split(" > ").collect();
    assert_eq!(parts.len(), 3, "{line}: {out}");
    parts[1].to_owned()
}

#[test]
fn what_can_mean_several_choices_is_listed_with_their_numbers() {
    let spanish = [&SOLO[..], &["--lang", "es"]].concat();
    let otto = answer(&spanish, "otón");
    assert!(otto.contains("«otón» puede ser varias opciones"), "{otto}");
    assert!(otto.contains("  4 Jugar Otón II ") && otto.contains("  7 Jugar Otón IV"), "{otto}");
    assert!(!otto.contains("Conrado"), "{otto}");
    for bare in ["play", "jugar", "Jugar"] {
        let all = answer(&spanish, bare);
        assert!(all.contains("  1 Jugar Luis el Piadoso") && all.contains(" 10 Jugar Carlos VI"), "{all}");
    }
}

#[test]
fn near_misses_are_answered_with_what_may_have_been_meant() {
    for (lang, typed, meant) in [
        ("es", "Guilermo de Holanda", "¿Querías decir «Jugar Guillermo de Holanda»?"),
        ("es", "ayda", "¿Querías decir «ayuda»?"),
        ("en", "Wiliam of Holland", "Did you mean “Play William of Holland”?"),
        ("en", "tabel", "Did you mean “table”?"),
        ("de", "Wilhlem von Holland", "Meintest du „Ausspielen: Wilhelm von Holland“?"),
        ("nl", "bewaern", "Bedoelde je ‘bewaren’?"),
    ] {
        let args = [&SOLO[..], &["--lang", lang]].concat();
        let text = answer(&args, typed);
        assert!(text.contains(meant), "{lang}: {typed}: {text}");
    }
}

#[test]
fn what_is_named_but_not_offered_is_refused_with_the_reason() {
    for (lang, typed, reason) in [
        ("es", "Otón I el Grande", "No tienes Otón I el Grande en la mano. [AR-22]"),
        ("es", "barbarroja", "No tienes Federico I Barbarroja en la mano. [AR-22]"),
        ("de", "ausspielen Wenzel", "[AR-35]"),
        ("nl", "Wenceslaus", "[AR-35]"),
    ] {
        let args = [&SOLO[..], &["--lang", lang]].concat();
        assert!(answer(&args, typed).contains(reason), "{lang}: {typed}: {}", answer(&args, typed));
    }
}

/// A unit where a zone is asked for is not taken for a zone.
#[test]
fn a_name_of_another_kind_is_none_of_the_choices() {
    let desk = Desk::new();
    let begun = grecia::at_the_first_action(&desk);
    let out = desk.type_at(&["play", "grecia", "--lang", "en", "--load", &begun], "move\nHeavy infantry\n");
    let out = out.ok("a unit");
    assert!(out.contains("That is none of your choices.") && !out.contains("nothing called"), "{out}");
}

#[test]
fn actions_zones_and_units_are_named_in_every_language() {
    let words = |lang: &str, game: &str, begun: fn(&Desk) -> String, typed: &str| {
        let desk = Desk::new();
        let begun = begun(&desk);
        let before = words_of_seat_1(&std::fs::read_to_string(&begun).unwrap()).len();
        desk.type_at(&["play", game, "--lang", lang, "--load", &begun], typed).ok(typed);
        words_of_seat_1(&std::fs::read_to_string(&begun).unwrap()).split_off(before)
    };
    for (lang, verb) in [("es", "mover"), ("en", "Move"), ("de", "bewegen"), ("nl", "verplaatsen")] {
        for (game, begun) in [
            ("grecia", grecia::at_the_first_action as fn(&Desk) -> String),
            ("napoleon", napoleon::at_the_first_action),
        ] {
            assert_eq!(words(lang, game, begun, &format!("{verb}\n"))[0], "move", "{lang} {game}");
        }
    }
    // The same move in the words of the record and in those of each language.
    let moved = words("en", "grecia", grecia::at_the_first_action, "move\n1\n");
    let zone = moved[1].strip_prefix("from ").unwrap().to_owned();
    for (lang, from) in [("es", "desde"), ("de", "Aus:"), ("nl", "vanuit"), ("en", "FROM")] {
        let name = zone_name(&zone, lang);
        let typed = format!("move\n{from} {name}\n");
        assert_eq!(words(lang, "grecia", grecia::at_the_first_action, &typed)[..2], moved[..2], "{typed}");
        let typed = format!("move\n{name}\n");
        assert_eq!(words(lang, "grecia", grecia::at_the_first_action, &typed)[..2], moved[..2], "{typed}");
    }
}

/// The name of a zone of Grecia as the data has it.
fn zone_name(id: &str, lang: &str) -> String {
    let map = std::fs::read_to_string(crate::desk::root().join("data/grecia/map.toml")).unwrap();
    let map: toml::Table = map.parse().unwrap();
    named(&toml::Value::Table(map), id, lang).unwrap_or_else(|| panic!("{id} in {lang}"))
}

/// The name beside an id, anywhere in the data.
fn named(value: &toml::Value, id: &str, lang: &str) -> Option<String> {
    match value {
        toml::Value::Table(table) if table.get("id").and_then(toml::Value::as_str) == Some(id) => {
            Some(table["name"][lang].as_str()?.to_owned())
        }
        toml::Value::Table(table) => table.values().find_map(|value| named(value, id, lang)),
        toml::Value::Array(array) => array.iter().find_map(|value| named(value, id, lang)),
        _ => None,
    }
}

#[test]
fn several_words_with_commas_are_carried_out_in_turn() {
    let desk = Desk::new();
    let begun = grecia::at_the_first_action(&desk);
    let before = std::fs::read_to_string(&begun).unwrap();
    let load = ["play", "grecia", "--lang", "en", "--load", &begun];
    desk.type_at(&load, "supplies, supplies\n").ok("two actions");
    let after = std::fs::read_to_string(&begun).unwrap();
    let added = after.strip_prefix(before.trim_end()).unwrap();
    assert!(added.contains("supplies, supplies"), "{added}");
}

/// What the record of an action says can be typed as it stands there, with the words that were played by themselves.
#[test]
fn an_action_is_typed_as_its_record_writes_it() {
    for (game, begun) in [
        ("grecia", grecia::at_the_first_action as fn(&Desk) -> String),
        ("napoleon", napoleon::at_the_first_action),
    ] {
        for first in ["move", "attack", "swap"] {
            let by_numbers = Desk::new();
            let path = begun(&by_numbers);
            let before = words_of_seat_1(&std::fs::read_to_string(&path).unwrap()).len();
            let args = ["play", game, "--lang", "en", "--load", &path];
            by_numbers.type_at(&args, format!("{first}\n1\n1\n1\n")).ok(first);
            let record = std::fs::read_to_string(&path).unwrap();
            let words = words_of_seat_1(&record).split_off(before);
            assert!(words.is_empty() || words.len() > 3, "{game} {first}: {words:?}");
            let by_words = Desk::new();
            let path = begun(&by_words);
            let args = ["play", game, "--lang", "en", "--load", &path];
            by_words.type_at(&args, format!("{}\n", words.join(", "))).ok(first);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), record, "{game} {first}: {words:?}");
        }
    }
}

/// One part of what is named is taken back by its number or by a name in it, and only that.
#[test]
fn a_part_of_an_action_is_taken_back_by_its_name_or_number() {
    let typed = |lines: &str| {
        let desk = Desk::new();
        let path = grecia::at_the_first_action(&desk);
        let out = desk.type_at(&["play", "grecia", "--lang", "en", "--load", &path], lines).ok(lines);
        (out, std::fs::read_to_string(&path).unwrap())
    };
    let (_, begun) = typed("");
    let (_, from) = typed("move\nfrom messenia\n");
    let (_, unit) = typed("move\nfrom messenia\nto arcadia\n");
    assert!(begun != from && from != unit);
    let (out, all) = typed("move\nfrom messenia\nto arcadia\nundo Samarkand\nundo move\n");
    assert!(out.contains("You have not named anything of the kind."), "{out}");
    assert_eq!(all, begun);
    let (_, one) = typed("move\nfrom messenia\nto arcadia\nundo 3\n");
    assert_eq!(one, from);
}

#[test]
fn the_first_word_that_is_refused_ends_the_line_and_says_so() {
    let desk = Desk::new();
    let begun = grecia::at_the_first_action(&desk);
    let before = std::fs::read_to_string(&begun).unwrap();
    let load = ["play", "grecia", "--lang", "en", "--load", &begun];
    let out = desk.type_at(&load, "supplies, from nowhere, pass\n").ok("stopped");
    assert!(out.contains("No longer carried out: pass"), "{out}");
    let after = std::fs::read_to_string(&begun).unwrap();
    let added = after.strip_prefix(before.trim_end()).unwrap();
    assert!(added.contains("supplies") && !added.contains("pass"), "{added}");
    // Nothing of a line is carried out if its first word is refused.
    let desk = Desk::new();
    let begun = grecia::at_the_first_action(&desk);
    let load = ["play", "grecia", "--lang", "en", "--load", &begun];
    desk.type_at(&load, "nonsense, pass\n").ok("refused");
    assert_eq!(std::fs::read_to_string(&begun).unwrap(), before);
}

#[test]
fn commands_are_understood_in_the_players_language() {
    for (lang, table, heading) in
        [("es", "mesa", "Mares"), ("de", "Tisch", "Meere"), ("nl", "tafel", "Zeeën")]
    {
        let desk = Desk::new();
        let args = ["play", "grecia", "--lang", lang, "--seed", "1", "--seats", "me,greedy"];
        let out = desk.type_at(&args, format!("{table}\n")).ok(table);
        assert!(out.contains(heading), "{lang}: {out}");
    }
}
