//! What fits on a screen: lines that no terminal has to break, and all that is asked at one glance.

use std::collections::BTreeSet;

use crate::desk::{Desk, LANGS, Said};

/// Games of every kind, with opponents who do not think long.
const GAMES: [&[&str]; 5] = [
    &["altes-reich", "--seats", "me,greedy,greedy,greedy"],
    &["altes-reich", "--seats", "me,greedy", "-o", "two_player_dummy=true", "-o", "mode=great"],
    &["grecia", "--seats", "me,greedy,greedy"],
    &["grecia", "--seats", "me,greedy,greedy,greedy", "-o", "scenario=free_game"],
    &["napoleon", "--seats", "me,greedy,greedy,greedy"],
];

/// Choices from the whole list, with every question that can be asked in between.
fn typed(choices: u32) -> String {
    let mut typed = "?\ntable\nplayed\nlog\nagreed\nwhy 1\nplay\nrule\nxyzzy\n".to_owned();
    for n in 0..choices {
        typed.extend([(n * 7 % 13).to_string().as_str(), "\n"]);
        if n % 40 == 20 {
            typed += "table\nplayed\nwhy 2\n";
        }
    }
    typed + "table\nlog\nquit\n"
}

fn on_screen(game: &[&str], lang: &str, size: (usize, Option<usize>), typed: &str) -> String {
    let desk = Desk::new();
    let args = [&["play"], game, &["--lang", lang, "--seed", "17", "--name", "Ana"]].concat();
    let mut command = desk.command(&args);
    command.env("COLUMNS", size.0.to_string());
    if let Some(lines) = size.1 {
        command.env("LINES", lines.to_string());
    }
    let out = Said::of(&mut command, typed).ok(&format!("{game:?} {lang}"));
    // Where games are kept differs from desk to desk, and Enter ends the line of a question.
    out.replace(&desk.path(""), "/").replace(" > ", " >\n")
}

/// Words with letters in them; signs between cells come and go with the layout.
fn words(text: &str) -> BTreeSet<&str> {
    text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).collect()
}

#[test]
fn no_line_is_wider_than_the_screen_and_no_word_is_torn() {
    for game in GAMES {
        for lang in LANGS {
            let typed = typed(60);
            let whole = on_screen(game, lang, (160, None), &typed);
            let known = words(&whole);
            for width in [60, 80, 100] {
                let out = on_screen(game, lang, (width, None), &typed);
                for line in out.lines() {
                    assert!(line.chars().count() <= width, "{game:?} {lang} {width}: {line}");
                }
                let torn: Vec<_> = words(&out).difference(&known).copied().collect();
                assert!(torn.is_empty(), "{game:?} {lang} {width}: {torn:?}");
            }
        }
    }
}

#[test]
fn rules_lists_and_help_are_as_wide_as_the_screen() {
    let desk = Desk::new();
    for lang in LANGS {
        for args in [&["games"][..], &["rules", "altes-reich"], &["rules", "grecia"], &["rules", "napoleon"]]
        {
            let args = [args, &["--lang", lang]].concat();
            let known = desk.ok(&args);
            let known = words(&known);
            for width in [60, 80, 100] {
                let mut command = desk.command(&args);
                let out = Said::of(command.env("COLUMNS", width.to_string()), "").ok("rules");
                for line in out.lines() {
                    assert!(line.chars().count() <= width, "{args:?} {width}: {line}");
                }
                assert!(words(&out).is_subset(&known), "{args:?} {width}");
            }
        }
    }
}

#[test]
fn replays_and_figures_are_as_wide_as_the_screen() {
    let desk = Desk::new();
    for game in ["altes-reich", "grecia", "napoleon"] {
        let seats = "greedy,greedy,random,random";
        desk.ok(&["sim", game, "-n", "1", "--seats", seats, "--seed", "5", "--record", game]);
        let record = desk.path(&format!("{game}/game-1.txt"));
        for lang in LANGS {
            for args in [&["replay", &record][..], &["sim", game, "-n", "2", "--seats", seats]] {
                let args = [args, &["--lang", lang]].concat();
                for width in [60, 80, 100] {
                    let mut command = desk.command(&args);
                    let out = Said::of(command.env("COLUMNS", width.to_string()), "").ok("replay");
                    for line in out.lines() {
                        assert!(line.chars().count() <= width, "{args:?} {width}: {line}");
                    }
                }
            }
        }
    }
}

/// A line of the log ends with its rule.
fn ends_with_rule(line: &str) -> bool {
    let id = line.strip_suffix(']').and_then(|line| line.rsplit_once('[')).map(|(_, id)| id);
    id.is_some_and(|id| ["AR-", "GR-", "NA-"].iter().any(|book| id.starts_with(book)))
}

#[test]
fn what_is_asked_and_what_it_is_about_and_the_choices_are_on_one_screen() {
    const HEIGHT: usize = 24;
    for game in GAMES {
        for lang in LANGS {
            let typed: Vec<_> = (0..260_u32).map(|n| (n * 7 % 13).to_string()).collect();
            let typed = typed.join("\n");
            let out = on_screen(game, lang, (80, Some(HEIGHT)), &typed);
            let mut asked = 0;
            for part in out.split(" >\n") {
                let lines: Vec<_> = part.lines().collect();
                // What was refused or happened before may scroll away; a line across the screen stands above the rest.
                let behind_log =
                    lines.iter().rposition(|line| ends_with_rule(line)).map_or(0, |last| last + 1);
                let across = lines.iter().rposition(|line| line.starts_with("──")).unwrap_or(0);
                let block = &lines[behind_log.max(across)..];
                let dull = block.iter().all(|line| !line.trim_start().starts_with("1 "));
                assert!(
                    block.len() <= HEIGHT,
                    "{game:?} {lang}: {} lines\n{}",
                    block.len(),
                    block.join("\n")
                );
                asked += usize::from(!dull);
            }
            assert!(asked > 5, "{game:?} {lang}: asked {asked} times\n{out}");
        }
    }
}

/// The map is shown to whoever asks for it, and after that only what has become otherwise.
#[test]
fn the_board_is_not_shown_again_but_what_has_changed_on_it_is() {
    let desk = Desk::new();
    for (game, everywhere) in [("grecia", "Sparta sparta"), ("napoleon", "Vienna vienna")] {
        let args = ["play", game, "--seats", "me,greedy,greedy,greedy", "--seed", "17"];
        let out = desk.type_at(&args, "1\n".repeat(60)).ok(game);
        assert!(!out.contains(everywhere), "{out}");
        let changed = "Changed on the board since you last looked:";
        assert!(out.contains(changed), "{out}");
        let out = desk.type_at(&args, "table\n").ok(game);
        assert!(out.contains(everywhere) && !out.contains(changed), "{out}");
    }
}
