//! What a player may ask while it is their turn.

use crate::desk::{Desk, LANGS, message};

/// Opponents without a clock, so that two evenings are alike on a busy machine too.
const PLAY: [&str; 6] = ["play", "altes-reich", "--seed", "1", "--seats", "me,greedy,greedy,greedy"];

/// The answer to what is typed at a prompt: all between it and the next prompt.
fn answer(desk: &Desk, args: &[&str], before: &str, typed: &str) -> String {
    let quiet = desk.type_at(args, before).ok(typed);
    let out = desk.type_at(args, format!("{before}{typed}\n")).ok(typed);
    // Both evenings are alike up to the prompt at which the question is typed.
    let (told, _) = quiet.rsplit_once(" > ").unwrap();
    let rest = out.strip_prefix(told).and_then(|rest| rest.strip_prefix(" > ")).unwrap();
    rest.rsplit_once(" > ").unwrap().0.rsplit_once('\n').unwrap().0.to_owned()
}

/// With seed 1 the hand of round 1 holds an Elector card, wenceslaus, and conrad-i, but not otto-i.
#[test]
fn why_names_the_reason_and_the_rule() {
    let desk = Desk::new();
    for (before, asked, said) in [
        ("", "why otto-i", "You don’t have Otto I the Great in your hand. [AR-22]"),
        ("", "why play otto-i", "You don’t have Otto I the Great in your hand. [AR-22]"),
        ("", "why wenceslaus", "[AR-35]"),
        ("", "why declare wenceslaus", "[AR-35]"),
        ("1\n", "why declare conrad-i", "[AR-37]"),
        ("1\n", "why declare otto-i", "[AR-22]"),
        ("", "why rasputin", "There is no monarch card “rasputin”."),
        ("", "why deal otto-i", "[AR-14]"),
        ("", "why", "Why what?"),
        ("", "wenceslaus", "[AR-35]"),
        ("", "play wenceslaus", "[AR-35]"),
        ("", "declare wenceslaus", "[AR-35]"),
        ("1\n", "declare conrad-i", "[AR-37]"),
        ("", "play rasputin", "There is no monarch card “rasputin”."),
        ("", "0", "That is none of your choices."),
        ("", "99", "That is none of your choices."),
        ("", "-1", "That is none of your choices."),
        ("", "99999999999999999999999999", "That is none of your choices."),
        ("", "Hola", "That is none of your choices."),
    ] {
        let text = answer(&desk, &PLAY, before, asked);
        assert!(text.contains(said), "{asked}: {text}");
        assert_eq!(text.lines().count(), 1, "{asked}: {text}");
    }
}

#[test]
fn why_says_of_what_is_legal_what_it_does_and_by_which_rule() {
    let desk = Desk::new();
    for (before, asked, first, second) in [
        ("", "why conrad-i", "“Play Conrad I” is legal now.", "You lay Conrad I face down. [AR-19]"),
        ("", "why 3", "“Play Conrad I” is legal now.", "You lay Conrad I face down. [AR-19]"),
        ("1\n", "why conrad i", "“Play Conrad I” is legal now.", "You play Conrad I. [AR-21]"),
        ("1\n", "why declare wenceslaus", "“Declare “Elector” with Wenceslaus", "[AR-41]"),
    ] {
        let text = answer(&desk, &PLAY, before, asked);
        let [legal, does] = text.lines().collect::<Vec<_>>()[..] else { panic!("{asked}: {text}") };
        assert!(legal.starts_with("You can: ") && legal.contains(first), "{asked}: {text}");
        assert!(does.ends_with(second), "{asked}: {text}");
    }
    // What lies face down before others is not told by asking.
    assert!(!answer(&desk, &PLAY, "", "why 3").contains("reveals"));
}

#[test]
fn why_cites_the_rule_in_every_language() {
    for lang in LANGS {
        let desk = Desk::new();
        let args = [&PLAY[..], &["--lang", lang]].concat();
        for (asked, rule) in [("why otto-i", "[AR-22]"), ("why wenceslaus", "[AR-35]")] {
            assert!(answer(&desk, &args, "", asked).ends_with(rule), "{lang}: {asked}");
        }
    }
}

#[test]
fn a_question_mark_explains_every_command() {
    let desk = Desk::new();
    let help = answer(&desk, &PLAY, "", "?");
    for command in
        ["why WHAT", "hint", "rule ID", "table", "played", "log", "agreed", "undo", "save FILE", "quit"]
    {
        assert!(help.contains(command), "{command}: {help}");
    }
    assert_eq!(help, answer(&desk, &PLAY, "", "help"));
}

#[test]
fn rules_are_read_at_the_table() {
    for lang in LANGS {
        let desk = Desk::new();
        let args = [&PLAY[..], &["--lang", lang]].concat();
        let at_the_table = answer(&desk, &args, "", "rule AR-35");
        assert_eq!(format!("{at_the_table}\n"), desk.ok(&["rules", "altes-reich", "AR-35", "--lang", lang]));
        assert_eq!(at_the_table, answer(&desk, &args, "", "rule ar-35"));
        let unknown = message(lang, "terminal-no-such-rule")
            .replace("{ $game }", "altes-reich")
            .replace("{ $id }", "AR-99");
        assert_eq!(answer(&desk, &args, "", "rule AR-99"), unknown);
    }
}

#[test]
fn the_log_tells_everything_from_the_start_and_the_table_is_shown_again() {
    let desk = Desk::new();
    let log = answer(&desk, &PLAY, "1\n1\n", "log");
    // What is longer than a line goes on further in.
    let log = log.replace("\n    ", " ");
    let told: Vec<_> = log.lines().map(str::trim_start).collect();
    assert_eq!(told[0], "The lot decides: you start. [AR-17]");
    assert_eq!(told.iter().filter(|line| line.starts_with("You are dealt ")).count(), 11);
    assert!(told.iter().any(|line| line.starts_with("Round 3 is played for ")), "{log}");
    assert!(told.iter().all(|line| line.ends_with(']') && line.contains(" [AR-")), "{log}");
    let table = answer(&desk, &PLAY, "", "table");
    assert!(table.contains("Round 1 of 11\n911 · The election at Forchheim"), "{table}");
    assert!(table.contains("  3  Conrad I ") && table.contains("  ·  Wenceslaus "), "{table}");
}

#[test]
fn what_others_have_learned_is_not_taken_back() {
    let desk = Desk::new();
    for (before, reason) in [
        ("", "You have not chosen anything yet."),
        ("1\n", "Somebody else has acted since, so you can’t take it back."),
        ("1\ndeclare wenceslaus\n", "Your choice has shown something hidden or is binding"),
    ] {
        let text = answer(&desk, &PLAY, before, "undo");
        assert!(text.starts_with(reason), "{before:?}: {text}");
    }
}

#[test]
fn save_writes_a_new_file_and_never_over_another() {
    let desk = Desk::new();
    let out =
        desk.type_at(&PLAY, "1\nsave mine.txt\nsave mine.txt\nsave\nsave no/such/folder.txt\n").ok("save");
    let saved = std::fs::read_to_string(desk.path("mine.txt")).unwrap();
    assert_eq!(saved, desk.record(), "the copy is the game as it is kept");
    for said in [
        "Saved. To go on later: imperios play altes-reich --load mine.txt",
        "There is already a file mine.txt; choose another name.",
        "Save where? Name a file",
        "no/such/folder.txt: There is no such file.",
    ] {
        assert!(out.contains(said), "{said}\n{out}");
    }
    let theirs = desk.write("theirs.txt", "a letter");
    desk.type_at(&PLAY, "save theirs.txt\n").ok("save");
    assert_eq!(std::fs::read_to_string(theirs).unwrap(), "a letter");
    assert!(desk.files().keys().all(|name| !name.contains(".part")), "{:?}", desk.files().keys());
}

#[test]
fn a_slip_of_the_keyboard_does_not_end_the_game() {
    let desk = Desk::new();
    let typed = [
        b"\xff\xfe\x00\n\x1b[A\n".as_slice(),
        "😀\n".as_bytes(),
        "x".repeat(100_000).as_bytes(),
        b"\n1\nquit\n",
    ]
    .concat();
    let out = desk.type_at(&PLAY, typed).ok("slip");
    assert_eq!(out.matches("That is none of your choices.").count(), 4, "{out}");
    assert!(desk.record().contains("1: play louis-the-pious"));
}
