//! Whatever is wrong with a command line gets one clear sentence, and leaves nothing behind.

use std::{io::Read, process::Stdio};

use crate::desk::Desk;

/// Runs the command and tells its sentence; nothing on the desk may change.
fn sentence(desk: &Desk, args: &[&str]) -> String {
    let before = desk.files();
    let said = desk.run(args);
    let sentence = said.sentence(&format!("{args:?}")).to_owned();
    assert_eq!(desk.files(), before, "{args:?}");
    sentence
}

#[test]
fn wrong_commands_and_arguments() {
    let desk = Desk::new();
    for (args, said) in [
        (&["conquer"][..], "unrecognized subcommand 'conquer'"),
        (&["plya"], "'play'"),
        (&["play"], "<GAME>"),
        (&["play", "altes-reich", "extra"], "'extra'"),
        (&["play", "altes-reich", "--fast"], "'--fast'"),
        (&["games", "--lang", "fr"], "the languages are es, en, nl and de, not “fr”"),
        (&["games", "--lang", ""], "--lang"),
        (&["rules"], "<GAME>"),
        (&["rules", "chess"], "There is no game “chess”; there are altes-reich"),
        (&["rules", "altes-reich", "AR-99"], "The rulebook of altes-reich has no rule “AR-99”."),
        (&["rules", "altes-reich", ""], "has no rule “”"),
        (&["verify"], "<FILES>"),
        (&["referee"], "<FILE|DIR>"),
        (&["data", "mend"], "'mend'"),
    ] {
        let text = sentence(&desk, args);
        assert!(text.contains(said), "{args:?}: {text}");
    }
}

/// Both for games in the terminal and for series, whose folder for records is not made in vain.
#[test]
fn games_that_cannot_be_played() {
    let desk = Desk::new();
    let long = "x".repeat(41);
    let long_seed = "x".repeat(129);
    for (args, said) in [
        (&["chess"][..], "There is no game “chess”"),
        (&[""], "There is no game “”"),
        (&["altes-reich", "-o", "players=9"], "“9” is none of them. [AR-12]"),
        (&["altes-reich", "-o", "players=1"], "“1” is none of them. [AR-12]"),
        (&["altes-reich", "-o", "players=0"], "“0” is none of them. [AR-12]"),
        (&["altes-reich", "-o", "players=many"], "“many” is none of them. [AR-12]"),
        (&["altes-reich", "--seats", "random"], "“1” is none of them. [AR-12]"),
        (&["altes-reich", "--seats", "random,random,random,random,random,random"], "“6” is none of them."),
        (&["altes-reich", "--seats", "random,random", "-o", "players=4"], "for 4 players, but 2 take part."),
        (&["altes-reich", "--seats", "random,random,random", "-o", "players=2"], "but 3 take part."),
        (
            &[
                "altes-reich",
                "--seats",
                "random,random,random,random,random,random,random,random,random",
                "-o",
                "players=5",
            ],
            "for 5 players, but 9 take part.",
        ),
        (
            &["altes-reich", "--seats", "random,barbarossa"],
            "There is no bot “barbarossa”; there are random, greedy",
        ),
        (&["altes-reich", "--seats", "random,,random"], "There is no bot “”"),
        (&["altes-reich", "--seats", "random,Random"], "There is no bot “Random”"),
        (&["altes-reich", "--seats", &format!("random,{long}")], "There is no bot “xxx"),
        (
            &["altes-reich", "-o", "two_player_dummy=true", "--seats", "random,random,random,random"],
            "two_player_dummy=true goes only with players=2. [AR-77]",
        ),
        (&["altes-reich", "-o", "colour=red"], "There is no option “colour”; there are players, mode,"),
        (&["altes-reich", "-o", "mode=endless"], "“endless” is none of them. [AR-74]"),
        (&["altes-reich", "-o", "mode"], "An option is written key=value, not “mode”."),
        (&["altes-reich", "-o", "=great"], "not “=great”."),
        (&["altes-reich", "-o", "mode=great", "-o", "mode=single"], "The option “mode” is given twice."),
        (
            &["altes-reich", "--seed", "two words"],
            "a seed has 1 to 128 visible ASCII characters and no spaces",
        ),
        (&["altes-reich", "--seed", ""], "--seed"),
        (&["altes-reich", "--seed", "ñ"], "a seed has"),
        (&["altes-reich", "--seed", &long_seed], "a seed has"),
        (&["altes-reich", "--edition", "nowhere"], "nowhere: There is no such folder."),
    ] {
        for command in [&["play"][..], &["sim", "-n", "2", "--record", "new-folder"]] {
            let args = [command, args].concat();
            let text = sentence(&desk, &args);
            assert!(text.contains(said), "{args:?}: {text}");
        }
    }
    for (args, said) in [
        (&["play", "altes-reich", "--name", &long][..], "a name has 1 to 40 characters"),
        (&["play", "altes-reich", "--name", ""], "--name"),
        (&["play", "altes-reich", "--name", "a\nb"], "a name has"),
        (&["play", "altes-reich", "--name", " a"], "a name has"),
        (
            &["play", "altes-reich", "--load", "x", "--seed", "1"],
            "'--load <FILE>' cannot be used with '--seed",
        ),
        (&["play", "altes-reich", "--load", "x", "--seats", "me,greedy"], "cannot be used with '--seats"),
        (&["sim", "altes-reich", "-n", "0"], "0 is not in 1..="),
        (&["sim", "altes-reich", "-n", "many"], "'many'"),
        (&["sim", "altes-reich", "-n", "-5"], "-5"),
        (&["sim", "altes-reich", "--jobs", "0"], "0 is not in 1..=256"),
        (&["sim", "altes-reich", "--seats", "me,greedy"], "There is no bot “me”"),
    ] {
        let text = sentence(&desk, args);
        assert!(text.contains(said), "{args:?}: {text}");
    }
}

#[test]
fn sentences_are_in_the_language_of_the_player() {
    let desk = Desk::new();
    for (lang, said) in [
        ("es", "No hay ningún juego “chess”"),
        ("en", "There is no game “chess”"),
        ("nl", "Er is geen spel “chess”"),
        ("de", "Ein Spiel „chess“ gibt es nicht"),
    ] {
        let text = sentence(&desk, &["play", "chess", "--lang", lang]);
        let plain = |text: &str| text.replace(['«', '»', '„', '“', '”', '‘', '’'], "");
        assert!(plain(&text).contains(&plain(said)), "{lang}: {text}");
        let said = desk.command(&["play", "chess"]).env("LANG", format!("{lang}_XX.UTF-8")).output().unwrap();
        assert_eq!(String::from_utf8(said.stderr).unwrap(), format!("imperios: {text}\n"));
    }
    let said = desk.command(&["play", "chess"]).env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert!(String::from_utf8(said.stderr).unwrap().contains("There is no game"), "else English");
}

/// Files that are no records, for every command that reads one.
#[test]
fn files_that_are_no_records() {
    let desk = Desk::new();
    desk.ok(&["sim", "altes-reich", "-n", "1", "--seats", "random,random", "--record", &desk.path("series")]);
    let record = std::fs::read_to_string(desk.path("series/game-1.txt")).unwrap();
    std::fs::create_dir(desk.path("folder")).unwrap();
    for (name, content, said) in [
        ("empty.txt", Vec::new(), "The record ends early"),
        ("latin.txt", b"imperios record 1\ngame: \xe9\n".to_vec(), "The file is not text in UTF-8."),
        ("letter.txt", b"Dear Anna,\n".to_vec(), "Line 1: This is not a record"),
        ("zeros.txt", vec![0; 5000], "Line 1: This is not a record"),
        ("head.txt", record.as_bytes()[..80].to_vec(), "Line 3: "),
        ("half-a-line.txt", record.trim_end().as_bytes()[..record.len() - 9].to_vec(), ": "),
        ("crlf.txt", record.replace('\n', "\r\n").into_bytes(), "Line "),
        ("more.txt", format!("{record}\n\n").into_bytes(), "Line "),
        ("game.txt", record.replace("game: altes-reich", "game: chess").into_bytes(), "“chess”"),
        ("seat.txt", record.replace("seat 2: ", "seat 3: ").into_bytes(), "Line 6: "),
        (
            "options.txt",
            record.replace("players=2", "players=7").into_bytes(),
            "“7” is none of them. [AR-12]",
        ),
        (
            "seats.txt",
            record.replace("players=2", "players=3").into_bytes(),
            "for 3 players, but 2 take part.",
        ),
    ] {
        let path = desk.write(name, content);
        for command in [&["replay"][..], &["play", "altes-reich", "--load"]] {
            let args = [command, &[&path]].concat();
            let text = sentence(&desk, &args);
            let names_it = text.contains(name) || name == "game.txt";
            let other_game = name == "game.txt" && command[0] == "play";
            assert!(names_it && (text.contains(said) || other_game), "{args:?}: {text}");
        }
    }
    for (path, said) in
        [("nowhere.txt", "There is no such file."), ("folder", "This is a folder, not a file.")]
    {
        for command in [&["replay"][..], &["play", "altes-reich", "--load"]] {
            let args = [command, &[path]].concat();
            let text = sentence(&desk, &args);
            assert!(text.starts_with(path) && text.contains(said), "{args:?}: {text}");
        }
    }
    let path = desk.path("series/game-1.txt");
    for (args, said) in [
        (["replay", &path, "--ply", "100000"], "; there is no word 100000."),
        (["replay", &path, "--ply", "18446744073709551616"], "'--ply <N>'"),
        (["replay", &path, "--ply", "-1"], "-1"),
        (["replay", &path, "--seat", "3"], "The seats of this game are 1 to 2."),
        (["replay", &path, "--seat", "9"], "a seat is a number from 1 to 8"),
        (["replay", &path, "--seat", "0"], "a seat is a number from 1 to 8"),
    ] {
        let text = sentence(&desk, &args);
        assert!(text.contains(said), "{args:?}: {text}");
    }
    for dir in ["nowhere", "series"] {
        let text = sentence(&desk, &["data", "check", dir]);
        assert!(text.starts_with(dir), "{text}");
    }
    assert!(sentence(&desk, &["referee", "nowhere"]).starts_with("nowhere: "));
}

/// A game that was begun with a wrong seed in its record is not gone on with.
#[test]
fn a_record_without_its_seed_can_not_go_on() {
    let desk = Desk::new();
    desk.type_at(&["play", "altes-reich", "--seed", "1806"], "1\n").ok("play");
    let commitment = "commitment: a78000a5ff6306012360b87357e93eb04bd07897b57167459c36c70215ddbc70";
    let path = desk.write("open.txt", desk.record().replace("seed: 1806", commitment));
    let text = sentence(&desk, &["play", "altes-reich", "--load", &path]);
    assert!(text.ends_with("The record does not reveal its seed, so the game can be shown but not go on."));
}

#[test]
fn a_reader_who_has_read_enough_ends_the_program_quietly() {
    let desk = Desk::new();
    desk.ok(&["sim", "altes-reich", "-n", "1", "-o", "mode=great", "--record", &desk.path("series")]);
    for args in [
        &["rules", "altes-reich"][..],
        &["games", "--json"],
        &["replay", "series/game-1.txt"],
        &["verify", "series/game-1.txt"],
        &["sim", "altes-reich", "-n", "5"],
        &["data", "check"],
        &["play", "altes-reich"],
    ] {
        let mut program = desk.command(args).spawn().unwrap();
        drop(program.stdout.take());
        let done = program.wait_with_output().unwrap();
        assert_eq!((done.status.code(), done.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}

/// Whoever closes the window in the middle of a game finds it again.
#[test]
fn a_window_that_is_closed_keeps_the_game() {
    let desk = Desk::new();
    let args = ["play", "altes-reich", "--seed", "1"];
    let mut program = desk.command(&args).stdin(Stdio::piped()).spawn().unwrap();
    let mut screen = program.stdout.take().unwrap();
    let mut shown = String::new();
    while !shown.contains(" > ") {
        let mut some = [0; 4096];
        let read = screen.read(&mut some).unwrap();
        shown.push_str(&String::from_utf8_lossy(&some[..read]));
    }
    drop(screen);
    std::io::Write::write_all(&mut program.stdin.take().unwrap(), b"2\n1\n").unwrap();
    assert_eq!(program.wait_with_output().unwrap().status.code(), Some(0));
    let kept = desk.kept();
    assert!(desk.record().contains("1: play louis-the-child"), "{}", desk.record());
    assert!(desk.ok(&["verify", &kept[0]]).contains("proved so far"));
}
