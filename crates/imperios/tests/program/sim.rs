//! Series of games between bots.

use std::fs;

use serde_json::Value;

use crate::desk::Desk;

/// The figures of a series, without the time it took.
fn figures(desk: &Desk, more: &[&str]) -> Value {
    let args =
        [&["sim", "altes-reich", "--json", "-n", "40", "--seats", "greedy,random,random"], more].concat();
    let mut tally = desk.json(&args);
    assert!(tally.as_object_mut().unwrap().remove("time").unwrap().as_f64().unwrap() > 0.0);
    tally
}

#[test]
fn the_same_seed_gives_the_same_figures_however_it_is_played() {
    let desk = Desk::new();
    let one = figures(&desk, &["--seed", "1806", "--jobs", "1"]);
    let recorded = ["--seed", "1806", "--record", "a"];
    for more in [&["--jobs", "2"][..], &["--jobs", "7"], &["--jobs", "64"], &[], &recorded] {
        assert_eq!(figures(&desk, more), one, "{more:?}");
    }
    assert_eq!(figures(&desk, &["--jobs", "3", "--record", "b"]), one);
    assert_ne!(figures(&desk, &["--seed", "1807"]), one);
    for file in fs::read_dir(desk.path("a")).unwrap() {
        let name = file.unwrap().file_name();
        let read = |dir: &str| fs::read_to_string(desk.path(&format!("{dir}/{}", name.display()))).unwrap();
        assert_eq!(read("a"), read("b"), "{name:?}");
    }
}

#[test]
fn the_figures_add_up() {
    let tally = figures(&Desk::new(), &[]);
    assert_eq!(tally["games"], 40);
    let seats = tally["seats"].as_array().unwrap();
    let bots: Vec<_> = seats.iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(bots, ["greedy", "random", "random"]);
    let sum = |key: &str| seats.iter().map(|seat| seat[key]["mean"].as_f64().unwrap()).sum::<f64>();
    assert!((sum("wins") - 1.0).abs() < 1e-9, "every game is won, alone or together");
    assert!((sum("score") - 11.0).abs() < 1e-9, "eleven events are won in every game");
    assert!(seats.iter().all(|seat| seat["wins"]["margin"].as_f64().unwrap() > 0.0));
    assert_eq!(tally["bots"].as_array().unwrap().len(), 2);
    let wins = |bot: usize| tally["bots"][bot]["wins"]["mean"].as_f64().unwrap();
    assert!(wins(0) > wins(1), "sense beats chance");
}

#[test]
fn every_recorded_game_is_proved() {
    let desk = Desk::new();
    for (dir, options) in [
        ("great", &["-o", "mode=great", "-o", "victory_tie=ladder"][..]),
        ("throne", &["-o", "two_player_dummy=true", "--seats", "random,greedy"]),
        ("five", &["--seats", "random,random,random,greedy,random", "-o", "elector_round_one=as-normal"]),
    ] {
        desk.ok(&[&["sim", "altes-reich", "-n", "12", "--record", dir], options].concat());
        let mut files: Vec<_> =
            fs::read_dir(desk.path(dir)).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let files: Vec<_> = files.iter().map(|path| path.to_str().unwrap()).collect();
        assert_eq!(files.len(), 12);
        assert!(files[0].ends_with("game-01.txt") && files[11].ends_with("game-12.txt"), "{files:?}");
        let proof = desk.ok(&[&["verify"], &files[..]].concat());
        assert!(proof.ends_with("\n12 proved, 0 failed\n"), "{proof}");
    }
}

#[test]
fn records_go_only_into_an_empty_folder() {
    let desk = Desk::new();
    let args = ["sim", "altes-reich", "-n", "3", "--record", "deep/er/folder"];
    desk.ok(&args);
    let before = desk.files();
    let said = desk.run(&args);
    assert!(said.sentence("again").starts_with("deep/er/folder: The folder is not empty"), "{said:?}");
    assert_eq!(desk.files(), before);
    let file = desk.write("letter.txt", "Dear Anna");
    let said = desk.run(&["sim", "altes-reich", "-n", "3", "--record", &file]);
    assert!(said.sentence("a file").starts_with(&file), "{said:?}");
    assert_eq!(fs::read_to_string(file).unwrap(), "Dear Anna");
}

#[test]
fn people_read_a_table() {
    let desk = Desk::new();
    let out = desk.ok(&["sim", "altes-reich", "-n", "20", "--jobs", "2"]);
    for part in ["Seat ", "Bot ", "   1  greedy ", "   4  random ", " % ± ", "20 games in ", " games/s, "] {
        assert!(out.contains(part), "{part}\n{out}");
    }
}
