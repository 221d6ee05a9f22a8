//! Whole games, typed.

use sha2::{Digest, Sha256};

use crate::desk::{Desk, LANGS, message};

/// Numbers enough for any game; what is left over is never read.
fn first_choices() -> String {
    "1\n".repeat(300)
}

/// Numbers from the whole list and beyond it: what is not offered is asked again.
fn any_choices() -> String {
    (0..900).map(|n: u32| (n * 7 % 13).to_string()).collect::<Vec<_>>().join("\n")
}

/// The text speaks the language: no gap and no key of a message is left in it.
fn assert_spoken(text: &str, what: &str) {
    for raw in ["{ $", "terminal-", "altes-reich-event", "altes-reich-prompt", "error-", "\u{2068}"] {
        assert!(!text.contains(raw), "{what}: {raw}\n{text}");
    }
}

/// The places are listed at the end, the first first, one for each seat.
fn assert_result(out: &str, lang: &str, seats: usize) {
    let heading = format!("\n{}\n", message(lang, "terminal-result"));
    let (_, result) = out.split_once(&heading).unwrap_or_else(|| panic!("{lang}: no result\n{out}"));
    let place = |line: &str| line.trim_start().split_once(". ")?.0.parse::<usize>().ok();
    let places: Vec<_> = result.lines().map_while(place).collect();
    assert_eq!(places.len(), seats, "{lang}\n{result}");
    assert!(places.is_sorted() && places[0] == 1, "{lang}\n{result}");
}

#[test]
fn a_great_game_is_played_to_its_end_in_every_language_by_every_number_of_players() {
    for lang in LANGS {
        for (players, throne) in
            [("2", "false"), ("2", "true"), ("3", "false"), ("4", "false"), ("5", "false")]
        {
            let desk = Desk::new();
            let (players_option, throne) =
                (format!("players={players}"), format!("two_player_dummy={throne}"));
            let args = [
                "play",
                "altes-reich",
                "--lang",
                lang,
                "--seed",
                "great",
                "-o",
                "mode=great",
                "-o",
                &players_option,
                "-o",
                &throne,
            ];
            let what = format!("{lang} {players} {throne}");
            let out = desk.type_at(&args, any_choices()).ok(&what);
            assert_spoken(&out, &what);
            assert_result(&out, lang, players.parse().unwrap());
            let third =
                message(lang, "terminal-game-of").replace("{ $game }", "3").replace("{ $games }", "3");
            assert!(out.contains(&format!("{third} · ")), "{what}: {third}\n{out}");
            let record = desk.record();
            assert!(record.contains("mode=great") && !record.contains("result: open"), "{what}\n{record}");
            let proof = desk.ok(&["verify", &desk.kept()[0]]);
            assert!(proof.contains("proved: ") && proof.ends_with("1 proved, 0 failed\n"), "{what}\n{proof}");
        }
    }
}

#[test]
fn a_single_game_is_played_with_every_option() {
    for option in [
        "mode=single",
        "elector_round_one=as-normal",
        "red_hero=always-loses",
        "victory_tie=ladder",
        "players=5",
    ] {
        let desk = Desk::new();
        let args = ["play", "altes-reich", "--seed", "single", "-o", option];
        let out = desk.type_at(&args, any_choices()).ok(option);
        assert_result(&out, "en", if option == "players=5" { 5 } else { 4 });
        assert!(desk.record().lines().nth(3).unwrap().contains(option));
    }
}

#[test]
fn bots_play_among_themselves() {
    let desk = Desk::new();
    let args = ["play", "altes-reich", "--seats", "greedy,random,greedy", "-o", "mode=great", "--seed", "7"];
    let out = desk.ok(&args);
    assert_result(&out, "en", 3);
    assert!(!out.contains("Your hand"), "{out}");
    assert!(desk.record().contains("seat 1: greedy 1\nseat 2: random 2\nseat 3: greedy 3\n"));
}

#[test]
fn the_same_seed_and_the_same_choices_are_the_same_game() {
    let game = |seed: &str, typed: &str| {
        let desk = Desk::new();
        let args = ["play", "altes-reich", "--seed", seed, "--seats", "me,random,greedy"];
        desk.type_at(&args, typed).ok(seed);
        desk.record()
    };
    let record = game("1806", &first_choices());
    assert_eq!(record, game("1806", &first_choices()));
    assert_ne!(record, game("1806", &"2\n".repeat(300)));
    assert_ne!(record, game("1807", &first_choices()));
}

#[test]
fn without_a_seed_every_game_has_its_own() {
    let desk = Desk::new();
    for _ in 0..2 {
        desk.ok(&["play", "altes-reich", "--seats", "random,random,random"]);
    }
    let kept = desk.kept();
    assert_eq!(kept.len(), 2);
    let seed = |path: &String| seed_of(&std::fs::read_to_string(path).unwrap());
    assert_ne!(seed(&kept[0]), seed(&kept[1]));
    assert_eq!(seed(&kept[0]).len(), 64);
}

#[test]
fn the_hash_before_the_deal_is_that_of_the_seed_shown_at_the_end() {
    for seed in [None, Some("1806"), Some("~!@#$%^&*()")] {
        let desk = Desk::new();
        let mut args = vec!["play", "altes-reich"];
        args.extend(seed.iter().flat_map(|seed| ["--seed", seed]));
        let out = desk.type_at(&args, first_choices()).ok("play");
        let committed = out.lines().find_map(|line| line.split_once("fixed before the deal: ")).unwrap().1;
        let revealed = out.lines().find_map(|line| line.split_once("The secret seed was: ")).unwrap().1;
        let digest = Sha256::digest(revealed.as_bytes());
        let digits: Vec<_> = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(committed.replace(' ', ""), digits.concat());
        assert_eq!(seed_of(&desk.record()), revealed);
        assert!(seed.is_none_or(|seed| seed == revealed));
    }
}

fn seed_of(record: &str) -> String {
    record.lines().find_map(|line| line.strip_prefix("seed: ")).unwrap().to_owned()
}

#[test]
fn choices_are_typed_as_numbers_words_or_names() {
    let record_of = |first: &str| {
        let desk = Desk::new();
        let args = ["play", "altes-reich", "--seed", "1"];
        desk.type_at(&args, format!("{first}\n{}", first_choices())).ok(first);
        desk.record()
    };
    let by_number = record_of("2");
    assert!(by_number.contains("1: play louis-the-child\n"), "{by_number}");
    for other in ["play louis-the-child", "louis-the-child", "  2  "] {
        assert_eq!(record_of(other), by_number, "{other}");
    }
}

#[test]
fn whoever_wants_to_is_asked_even_for_the_only_card() {
    let prompts = |more: &[&str]| {
        let desk = Desk::new();
        let args = [&["play", "altes-reich", "--seed", "forced"], more].concat();
        let out = desk.type_at(&args, first_choices()).ok("play");
        out.matches(" > ").count()
    };
    assert_eq!(prompts(&["--stop-at-forced"]), prompts(&[]) + 1, "the card of round 11 is the last");
}

#[test]
fn people_are_called_as_they_wish() {
    let desk = Desk::new();
    let out = desk.type_at(&["play", "altes-reich", "--name", "Ana María"], "quit\n").ok("play");
    assert!(out.contains("Ana María  0 events"), "{out}");
    assert!(desk.record().contains("\nseat 1: Ana María\n"));
}

#[test]
fn output_that_is_no_terminal_has_no_colours() {
    let desk = Desk::new();
    let out = desk.type_at(&["play", "altes-reich"], first_choices()).ok("play");
    assert!(!out.contains('\u{1b}'));
}
