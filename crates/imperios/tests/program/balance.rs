//! The balance of a game: the same figures however they are measured, kept as they come, shown on a page, compared, and
//! mended.

use std::fs;

use serde_json::Value;

use crate::desk::{Desk, root};

/// What was measured of a game, without the date.
fn measured(desk: &Desk, more: &[&str]) -> Value {
    let args = [&["balance", "altes-reich", "--bots", "greedy", "-o", "players=3", "--json"], more].concat();
    let mut report = desk.json(&args);
    assert!(report.as_object_mut().unwrap().remove("date").is_some());
    report
}

/// A pack like the built-in edition of Grecia, with a change of its scenarios.
fn pack(desk: &Desk, name: &str, from: &str, to: &str) -> String {
    for entry in fs::read_dir(root().join("data/grecia")).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let text = if file == "scenarios.toml" { text.replacen(from, to, 1) } else { text };
        desk.write(&format!("{name}/{file}"), text);
    }
    desk.path(name)
}

#[test]
fn the_same_games_are_measured_with_any_number_of_jobs_and_in_any_number_of_goes() {
    let desk = Desk::new();
    let whole =
        measured(&desk, &["-n", "12", "--lucky", "1", "--simulations", "5", "--jobs", "1", "--out", "one"]);
    let other =
        measured(&desk, &["-n", "12", "--lucky", "1", "--simulations", "5", "--jobs", "3", "--out", "two"]);
    assert_eq!(whole, other);
    measured(&desk, &["-n", "5", "--lucky", "1", "--simulations", "5", "--out", "three"]);
    // Stopped in the middle of a line.
    let games = |dir: &str| {
        let files = desk.files();
        let name = files.keys().find(|name| name.starts_with(&format!("{dir}/games-"))).unwrap();
        desk.path(name)
    };
    let kept = fs::read_to_string(games("three")).unwrap();
    assert_eq!(kept.lines().count(), 1 + 5);
    fs::write(games("three"), &kept[..kept.len() - 20]).unwrap();
    let resumed = measured(&desk, &["-n", "12", "--lucky", "1", "--simulations", "5", "--out", "three"]);
    assert_eq!(resumed, whole);
    assert_eq!(fs::read_to_string(games("three")).unwrap().lines().count(), 1 + 12);
    // What was measured otherwise is not mixed with it.
    let refused = desk.run(&[
        "balance",
        "altes-reich",
        "--bots",
        "greedy",
        "-o",
        "players=3",
        "-n",
        "2",
        "--seed",
        "x",
        "--out",
        "three",
    ]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("was measured otherwise"), "{refused:?}");
}

#[test]
fn the_figures_of_a_row_add_up() {
    let desk = Desk::new();
    let report = measured(&desk, &["-n", "20", "--lucky", "2", "--simulations", "5"]);
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 1, "El Viejo Imperio has no scenarios");
    let row = &rows[0];
    assert_eq!((&row["players"], &row["games"]), (&3.into(), &20.into()));
    let of_fair = |seat: &Value| seat["of_fair"]["mean"].as_f64().unwrap();
    let sum: f64 = row["seats"].as_array().unwrap().iter().map(of_fair).sum();
    assert!((sum - 3.0).abs() < 1e-9, "every game is won, alone or together: {sum}");
    assert_eq!(row["endings"]["counted"], 20);
    assert_eq!(row["rounds"]["11"]["games"], 20, "all eleven events are fought for");
    assert_eq!(row["luck"]["games"], 2);
    assert!(row["decisions"]["mean"].as_f64().unwrap() > 20.0);
    let never = row["never"].as_array().unwrap();
    assert!(never.iter().all(|thing| thing[0] != "criterion"), "{never:?}");
    let page = fs::read_to_string(desk.path("balance-altes-reich/balance.html")).unwrap();
    assert!(page.contains("<svg") && page.contains("The Old Empire"), "{page}");
    assert!(!page.contains("balance-"), "every text is there");
    for lang in ["es", "nl", "de"] {
        desk.ok(&[
            "--lang",
            lang,
            "balance",
            "altes-reich",
            "--bots",
            "greedy",
            "-o",
            "players=3",
            "-n",
            "20",
            "--lucky",
            "2",
            "--simulations",
            "5",
        ]);
        let page = fs::read_to_string(desk.path("balance-altes-reich/balance.html")).unwrap();
        assert!(page.contains(&format!("<html lang=\"{lang}\">")) && !page.contains("balance-"), "{lang}");
    }
}

#[test]
fn two_editions_are_compared_on_the_same_deals() {
    let desk = Desk::new();
    // Red begins the war with one fortress less.
    let from = "faction = \"red\"\nname = { es = \"Aqueos\"";
    let other = pack(&desk, "other", from, from);
    let args = |pack| {
        ["balance", "grecia", "--bots", "greedy", "-o", "scenario=trojan_war", "-n", "6", "--compare", pack]
    };
    let same = desk.run(&args(&other));
    assert_eq!(same.code, Some(1), "an edition is not compared with itself");
    let text = fs::read_to_string(format!("{other}/scenarios.toml")).unwrap();
    fs::write(format!("{other}/scenarios.toml"), text.replacen("rounds = 10", "rounds = 12", 1)).unwrap();
    let report = desk.json(&[&args(&other)[..], &["--json"]].concat());
    let compared = &report["compared"];
    assert_ne!(compared["measured"]["hash"], report["measured"]["hash"]);
    let differences = compared["differences"][0].as_array().unwrap();
    let sum: f64 = differences.iter().map(|one| one["of_fair"]["mean"].as_f64().unwrap()).sum();
    assert_eq!(differences.len(), 2);
    assert!(sum.abs() < 1e-9, "what one side wins more the other wins less");
    let last = |rows: &Value| {
        rows[0]["rounds"].as_object().unwrap().keys().map(|round| round.parse::<u8>().unwrap()).max()
    };
    assert!(last(&report["rows"]) <= Some(10) && last(&compared["rows"]) > Some(10), "it lasts longer");
    assert!(desk.ok(&args(&other)).contains("In the other edition"));
}

#[test]
fn a_pack_is_mended_within_what_its_designer_allows() {
    let desk = Desk::new();
    let from = "rounds = 10";
    let own = pack(&desk, "own", from, from);
    let allowed = desk.write(
        "allowed.toml",
        "[[change]]\nfile = \"scenarios.toml\"\nat = \"scenario.trojan_war.rounds\"\nleast = 9\nmost = 11\n",
    );
    let args = [
        "balance",
        "grecia",
        "--bots",
        "random",
        "-o",
        "scenario=trojan_war",
        "-n",
        "20",
        "--mend",
        &allowed,
    ];
    let refused = desk.run(&args);
    assert!(refused.code == Some(1) && refused.err.contains("--edition"), "{refused:?}");
    let told = desk.ok(&[&args[..], &["--edition", &own]].concat());
    assert!(told.contains("balance-grecia/mended"), "{told}");
    let mended = desk.path("balance-grecia/mended");
    assert_eq!(desk.json(&["data", "check", "--json", &mended])[0]["ok"], true);
    // The same search comes to the same end from what it has kept.
    let proposal = fs::read_to_string(desk.path("balance-grecia/mended.json")).unwrap();
    desk.ok(&[&args[..], &["--edition", &own]].concat());
    assert_eq!(fs::read_to_string(desk.path("balance-grecia/mended.json")).unwrap(), proposal);
    let proposal: Value = serde_json::from_str(&proposal).unwrap();
    assert!(proposal["misfit_after"].as_f64().unwrap() <= proposal["misfit_before"].as_f64().unwrap());
    let wrong = desk.write(
        "wrong.toml",
        "[[change]]\nfile = \"scenarios.toml\"\nat = \"scenario.rome.rounds\"\nleast = 1\nmost = 2\n",
    );
    let refused = desk.run(&["balance", "grecia", "--bots", "random", "--mend", &wrong, "--edition", &own]);
    assert!(refused.err.contains("has nothing at scenario.rome.rounds"), "{refused:?}");
}
