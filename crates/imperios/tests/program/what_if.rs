//! Any position as a beginning, in the terminal: a moment of a game that is over, a position of a file, a situation of a
//! data pack.

use std::fs;

use serde_json::json;

use crate::desk::{Desk, LANGS, message, root};

const POSITION: &str = r#"
game = "grecia"

[[case]]
name = "The last ships of Corinth"
rules = ["GR-TURN-01"]
options = { players = 2, scenario = "peloponnesian_war", cards = "no" }
[case.position]
round = 9
colours = ["red", "blue"]
[case.position.zones]
corinth = "red LM"
argos = "blue L, fortress blue"
sparta = "red L, fortress red"
athens = "blue M"
[case.expect]
awaits = "seat 1"
"#;

/// A desk with the record of a finished game between bots, and how many words it has.
fn recorded(game: &str) -> (Desk, String, usize) {
    let desk = Desk::new();
    let args = ["sim", game, "-n", "1", "--seats", "greedy,random", "--record", "series", "-o", "rounds=10"];
    desk.ok(&args[..if game == "altes-reich" { args.len() - 2 } else { args.len() }]);
    let path = desk.path("series/game-1.txt");
    let replayed = desk.json(&["replay", &path, "--json"]);
    (desk, path, replayed["words"].as_u64().unwrap() as usize)
}

#[test]
fn a_game_goes_on_from_a_moment_of_another_and_its_record_is_proved() {
    for game in ["altes-reich", "grecia"] {
        let (desk, path, words) = recorded(game);
        let ply = (words / 2).to_string();
        let from = ["play", "--from", &path, "--ply", &ply];
        let out = desk
            .type_at(&[&from[..], &["--seats", "random,random", "--seed", "other"]].concat(), "")
            .ok(game);
        let mark = message("en", "terminal-what-if-after").replace("{ $ply }", &ply);
        assert!(out.contains(&mark), "{out}");
        let record = desk.record();
        let hash = sha256(&fs::read(&path).unwrap());
        assert!(record.contains("\nposition: {"), "{record}");
        assert!(record.contains(&format!("\nafter: {hash} {ply}\n")), "{record}");
        assert!(record.contains("\nseed: other\n") && !record.contains("result: open"), "{record}");
        assert!(desk.ok(&["verify", &desk.kept()[0]]).ends_with("1 proved, 0 failed\n"));
        let told = desk.ok(&["replay", &desk.kept()[0]]);
        assert!(told.contains(&mark), "{told}");

        // Its first position is the one that the other game had reached.
        let then = desk.json(&["replay", &path, "--ply", &ply, "--json"]);
        let now = desk.json(&["replay", &desk.kept()[0], "--ply", "0", "--json"]);
        assert_eq!(now["position"], then["position"], "{game}");
        // A word of it that is changed is found out.
        let other = record.replacen("\"round\":", "\"round\":1", 1);
        assert_ne!(desk.run(&["verify", &desk.write("changed.txt", other)]).code, Some(0));
    }
}

fn sha256(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    let digits: Vec<_> = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}

/// The seats are one's own choice, chance is fresh, and what was left goes on another evening.
#[test]
fn such_a_game_is_left_and_loaded_like_any_other() {
    let (desk, path, words) = recorded("altes-reich");
    let ply = (words / 2).to_string();
    let out =
        desk.type_at(&["play", "--from", &path, "--ply", &ply, "--seats", "me,me"], "\n1\n").ok("two people");
    assert!(out.contains("Player 1"), "{out}");
    let kept = desk.kept().remove(0);
    for lang in LANGS {
        let again = desk.type_at(&["play", "altes-reich", "--load", &kept, "--lang", lang], "").ok(lang);
        let mark = message(lang, "terminal-what-if-after").replace("{ $ply }", &ply);
        assert!(again.contains(&mark), "{lang}: {again}");
    }
    let seeds: Vec<_> = (0..2)
        .map(|_| {
            let desk = Desk::new();
            desk.type_at(&["play", "--from", &path, "--ply", &ply], "").ok("by default");
            let record = desk.record();
            assert_eq!(record.lines().filter(|line| line.starts_with("seat ")).count(), 2, "{record}");
            record.lines().find(|line| line.starts_with("seed: ")).unwrap().to_owned()
        })
        .collect();
    assert_ne!(seeds[0], seeds[1]);
}

#[test]
fn what_is_no_moment_to_go_on_from_is_refused_in_one_sentence() {
    let (desk, path, words) = recorded("altes-reich");
    let refused = |args: &[&str], said: &str| {
        let told = desk.run(&[&["play"], args].concat());
        let sentence = told.sentence(&format!("{args:?}"));
        assert!(sentence.contains(said), "{args:?}: {sentence}");
    };
    let last = words.to_string();
    refused(&["--from", &path, "--ply", &last], "In this position the game is over");
    refused(&["--from", &path, "--ply", &(words + 1).to_string()], "there is no word");
    refused(&["grecia", "--from", &path, "--ply", "9"], "This is about altes-reich, not");
    refused(&["--from", &path, "--ply", "9", "--seats", "me"], "for 2 players, but one takes part");
    for (args, said) in [
        (&["--from", path.as_str()][..], "--ply <N>"),
        (&["altes-reich", "--ply", "9"], "--from <RECORD>"),
        (&["--from", &path, "--ply", "9", "-o", "mode=great"], "cannot be used with"),
        (&["--from", &path, "--ply", "9", "--load", &path], "cannot be used with"),
        (&["altes-reich", "--case", "A"], "--position <FILE>"),
        (&[], "<GAME>"),
    ] {
        refused(args, said);
    }
    // Of a running game nobody forks anything: neither of one's own, nor of one that was taken home unfinished.
    let running = Desk::new();
    running.type_at(&["play", "altes-reich", "--seed", "1806"], "1\n").ok("a game that is left");
    let kept = running.kept().remove(0);
    refused(&["--from", &kept, "--ply", "0"], "The game of this record is not over.");
    let record = fs::read_to_string(&path).unwrap();
    let result = record.lines().find(|line| line.starts_with("result: ")).unwrap();
    let open = desk.write("open.txt", record.replace(result, "result: open"));
    refused(&["--from", &open, "--ply", "9"], "open.txt: ");
}

#[test]
fn a_position_of_a_file_is_played_and_one_that_is_none_is_told() {
    let desk = Desk::new();
    let file = desk.write("corinth.toml", POSITION);
    let out = desk.type_at(&["play", "--position", &file, "--seats", "me,greedy"], "").ok("from a file");
    assert!(out.contains(&message("en", "terminal-what-if")) && out.contains("Round 9 of 10"), "{out}");
    let record = desk.record();
    assert!(record.contains("position: {") && !record.contains("\nafter: "), "{record}");
    assert!(record.contains("cards=no"), "{record}");
    assert!(desk.ok(&["verify", &desk.kept()[0]]).contains("proved so far"));

    let wrong = desk.write("wrong.toml", POSITION.replace("blue M", "blue MMMMMMMMM"));
    let told = desk.run(&["play", "--position", &wrong]);
    assert!(told.sentence("too many").contains("zones.athens"), "{}", told.err);
    let told = desk.run(&["play", "--position", &file, "--case", "Another"]);
    assert!(told.sentence("no case").contains("Another"), "{}", told.err);
    let told = desk.run(&["play", "napoleon", "--position", &file]);
    assert!(told.sentence("other game").starts_with(&format!("{file}: This is about ")), "{}", told.err);
}

/// A pack of Grecia with a scenario that begins in a position.
fn siege(desk: &Desk, change: impl Fn(&str) -> String) -> String {
    for file in ["edition.toml", "map.toml", "units.toml", "cards.toml", "scenarios.toml", "geometry.json"] {
        desk.write(&format!("siege/{file}"), fs::read(root().join("data/grecia").join(file)).unwrap());
    }
    let situation = r#"
[[situation]]
id = "last-ships"
name = { es = "Los últimos barcos", en = "The last ships", nl = "De laatste schepen", de = "Die letzten Schiffe" }
about = { es = "Corinto resiste.", en = "Corinth holds out.", nl = "Korinthe houdt stand.", de = "Korinth hält stand." }
options = { players = 2, scenario = "peloponnesian_war", cards = "no" }
[situation.position]
round = 9
colours = ["red", "blue"]
[situation.position.zones]
corinth = "red LM"
argos = "blue L, fortress blue"
sparta = "red L, fortress red"
athens = "blue M"
"#;
    desk.write("siege/situations.toml", change(situation));
    desk.path("siege")
}

#[test]
fn a_data_pack_can_have_scenarios_that_begin_in_a_position() {
    let desk = Desk::new();
    let pack = siege(&desk, str::to_owned);
    let checked = desk.json(&["data", "check", &pack, "--json"]);
    let built_in = desk.json(&["data", "check", "--json"]);
    assert_eq!((&checked[0]["ok"], &checked[0]["game"]), (&json!(true), &json!("grecia")));
    assert_ne!(checked[0]["hash"], built_in[1]["hash"], "it is part of what is played");
    let games = desk.ok(&["games", "--edition", &pack, "--lang", "de"]);
    assert!(games.contains("situation=last-ships") && games.contains("Die letzten Schiffe"), "{games}");

    let chosen = ["--edition", &pack, "-o", "situation=last-ships"];
    let asked = Desk::new().ok(&[&["play", "grecia"][..], &chosen].concat());
    assert!(asked.contains("The last ships"), "its number of players goes without saying: {asked}");
    let play = ["play", "grecia", "--seats", "random,random", "--seed", "1806"];
    let out = desk.ok(&[&play[..], &chosen].concat());
    assert!(out.contains("Starting position: The last ships"), "{out}");
    let kept = desk.kept().remove(0);
    let record = desk.record();
    assert!(record.contains("situation=last-ships") && record.contains("cards=no"), "{record}");
    assert!(!record.contains("\nposition: "), "it begins where its edition lets it begin");
    assert!(desk.ok(&["verify", &kept, "--edition", &pack]).ends_with("1 proved, 0 failed\n"));
    assert_eq!(
        desk.json(&["replay", &kept, "--edition", &pack, "--ply", "0", "--json"])["position"]["round"],
        9
    );
    assert!(
        desk.run(&["verify", &kept]).out.contains("--edition"),
        "without the pack it says what is missing"
    );
    let counted = desk.ok(&[&["sim", "grecia", "-n", "2", "--seats", "random,random"][..], &chosen].concat());
    assert!(!counted.is_empty());
    let told = desk.run(&[&["sim", "grecia", "--seats", "random,random,random"][..], &chosen].concat());
    assert!(told.sentence("three").contains("situation=last-ships goes only with players=2"), "{}", told.err);
    let told = desk.run(&["play", "grecia", "-o", "situation=last-ships"]);
    assert!(told.sentence("no such option").contains("situation"), "{}", told.err);
}

#[test]
fn a_situation_that_is_no_position_of_the_game_is_told_with_its_place() {
    for (from, to, said) in [
        ("blue M\"", "blue MMMMMMMM\"", "situations.toml: last-ships.position.zones.athens: "),
        ("argos = ", "argus = ", "situations.toml: last-ships.position.zones: there is no zone “argus”"),
        ("players = 2, ", "", "last-ships.options.players: is missing"),
        ("cards = \"no\"", "cards = \"some\"", "situations.toml: last-ships.options: cards can be "),
        ("id = \"last-ships\"", "id = \"Last ships\"", "id: has lower-case letters"),
        ("round = 9", "round = 99", "last-ships.position.round: "),
    ] {
        let desk = Desk::new();
        let pack = siege(&desk, |text| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        });
        let told = desk.run(&["data", "check", &pack]);
        assert_eq!(told.code, Some(1), "{to}");
        assert!(told.out.contains(said), "{to}: {}", told.out);
    }
}
