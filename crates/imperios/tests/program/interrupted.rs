//! Games that are left and gone on with.

use std::fs;

use crate::desk::Desk;

const GAME: [&str; 8] =
    ["play", "altes-reich", "--seed", "left", "--seats", "greedy,me,random", "-o", "mode=great"];
const ENOUGH: usize = 60;

fn whole_game() -> String {
    let desk = Desk::new();
    desk.type_at(&GAME, "1\n".repeat(ENOUGH)).ok("whole game");
    let record = desk.record();
    assert!(!record.contains("result: open"));
    record
}

#[test]
fn a_game_that_is_left_and_loaded_ends_as_if_it_had_not_been() {
    let whole = whole_game();
    for (choices, ending) in [(0, "quit\n"), (1, ""), (2, "exit\n"), (11, ""), (17, "quit\n"), (29, "")] {
        let desk = Desk::new();
        let out = desk.type_at(&GAME, format!("{}{ending}", "1\n".repeat(choices))).ok("first part");
        let kept = desk.kept().remove(0);
        assert!(
            out.ends_with(&format!("The game is kept. To go on: imperios play altes-reich --load {kept}\n")),
            "{out}"
        );
        assert!(desk.record().contains("result: open"));
        let load = ["play", "altes-reich", "--load", &kept];
        desk.type_at(&load, "1\n".repeat(ENOUGH)).ok("second part");
        assert_eq!(desk.record(), whole, "left after {choices} choices");
    }
}

#[test]
fn a_game_can_be_left_at_every_turn() {
    let whole = whole_game();
    let desk = Desk::new();
    desk.type_at(&GAME, "quit\n").ok("start");
    let kept = desk.kept().remove(0);
    for _ in 0..ENOUGH {
        desk.type_at(&["play", "altes-reich", "--load", &kept], "1\n").ok("a turn");
    }
    assert_eq!(desk.record(), whole);
}

#[test]
fn a_saved_copy_goes_on_in_its_own_file() {
    let whole = whole_game();
    let desk = Desk::new();
    desk.type_at(&GAME, format!("{}save copy.txt\n1\n1\nquit\n", "1\n".repeat(5))).ok("first part");
    let before = desk.record();
    let copy = desk.path("copy.txt");
    desk.type_at(&["play", "altes-reich", "--load", &copy], "1\n".repeat(ENOUGH)).ok("second part");
    assert_eq!(fs::read_to_string(copy).unwrap(), whole);
    assert_eq!(desk.record(), before, "the kept game is another file");
}

#[test]
fn a_finished_game_is_shown_as_it_ended() {
    let desk = Desk::new();
    desk.type_at(&GAME, "1\n".repeat(ENOUGH)).ok("whole game");
    let (kept, record) = (desk.kept().remove(0), desk.record());
    let out = desk.ok(&["play", "altes-reich", "--load", &kept]);
    assert!(out.contains("\nResult\n") && out.contains("The secret seed was: left"), "{out}");
    assert_eq!(desk.record(), record);
}

/// Two windows, two games: neither is written over the other.
#[test]
fn each_game_is_kept_in_a_file_of_its_own() {
    let desk = Desk::new();
    let mut first = desk.command(&GAME).stdin(std::process::Stdio::piped()).spawn().unwrap();
    let keyboard = first.stdin.take().unwrap();
    // The first game waits for a choice while the second is begun.
    while desk.kept().is_empty() {
        std::thread::yield_now();
    }
    desk.type_at(&["play", "altes-reich", "--seed", "second"], "1\nquit\n").ok("second window");
    drop(keyboard);
    assert!(first.wait_with_output().unwrap().status.success());
    let seeds: Vec<_> = desk
        .kept()
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .map(|record| record.lines().find(|line| line.starts_with("seed: ")).unwrap().to_owned())
        .collect();
    assert_eq!(seeds, ["seed: left", "seed: second"]);
}

#[test]
fn people_stay_people_and_bots_stay_bots() {
    let desk = Desk::new();
    let args = ["play", "altes-reich", "--seed", "5", "--name", "greedy", "--seats", "random,me"];
    desk.type_at(&args, "1\nquit\n").ok("play");
    let kept = desk.kept().remove(0);
    assert!(desk.record().contains("seat 1: random 1\nseat 2: greedy\n"), "{}", desk.record());
    let out = desk.type_at(&["play", "altes-reich", "--load", &kept], "quit\n").ok("load");
    assert!(out.contains("Your hand"), "{out}");
}
