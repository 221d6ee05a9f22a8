//! What is told at the table without being asked for, and what is kept in sight.

use crate::desk::{Desk, LANGS, Said};

fn play(desk: &Desk, args: &[&str], typed: &str) -> String {
    desk.type_at(&[&["play"], args].concat(), typed).ok(typed)
}

#[test]
fn what_was_agreed_and_the_commitment_stand_at_the_start_and_at_every_hand_over() {
    let desk = Desk::new();
    let args = ["altes-reich", "--seats", "me,me,greedy", "--seed", "9", "-o", "red_hero=always-loses"];
    let out = play(&desk, &args, &"\n1\n".repeat(6));
    let start = out.split("It is ").next().unwrap();
    for told in ["Agreed: Players: Three players · ", "The red hero always loses", "fixed before the deal: "]
    {
        assert!(start.contains(told), "{told}\n{start}");
    }
    let commitment = start.split("fixed before the deal: ").nth(1).unwrap().lines().next().unwrap();
    let hand_overs: Vec<_> = out.split("Hand over the keyboard").collect();
    assert!(hand_overs.len() > 4, "{out}");
    // Before the screen is handed over, and again with what is asked.
    for shown in &hand_overs[..hand_overs.len() - 1] {
        let last = &shown[shown.len().saturating_sub(500)..];
        assert!(last.contains("The red hero always loses · all else as usual"), "{last}");
        assert!(last.contains(&format!("SHA-256: {commitment}")), "{last}");
    }
    let asked = out.split("Enter. ").nth(1).unwrap().split(" > ").next().unwrap();
    assert!(asked.contains(&format!("SHA-256: {commitment}")), "{asked}");
}

#[test]
fn a_game_that_goes_on_begins_with_where_it_stands() {
    for (lang, goes_on, decides) in [
        ("en", "The game goes on. Round 3 of 11. Now to decide: Player 1.", "What happened last:"),
        ("es", "La partida sigue. Ronda 3 de 11. Ahora decide Player 1.", "Lo último que ha pasado:"),
        ("de", "Die Partie geht weiter. Runde 3 von 11. Jetzt entscheidet Player 1.", "Zuletzt geschah:"),
        ("nl", "Het spel gaat verder. Ronde 3 van 11. Nu beslist Player 1.", "Wat er het laatst gebeurde:"),
    ] {
        let desk = Desk::new();
        play(&desk, &["altes-reich", "--seed", "1", "--seats", "me,greedy,greedy,greedy"], "1\n1\nquit\n");
        let kept = desk.kept().remove(0);
        let out = play(&desk, &["altes-reich", "--lang", lang, "--load", &kept], "");
        assert!(out.contains(&format!("{goes_on} {decides}")), "{lang}: {out}");
        let recap = out.split(decides).nth(1).unwrap();
        let told = recap.lines().skip(1).take_while(|line| line.starts_with("  ")).count();
        assert!(told >= 8, "{lang}: {out}");
        // The table is shown whole enough to go on.
        assert!(recap.contains("wenceslaus"), "{lang}: {out}");
    }
}

#[test]
fn played_cards_and_won_events_are_told_to_whoever_asks() {
    let desk = Desk::new();
    let args = ["altes-reich", "--seed", "1", "--seats", "me,greedy,greedy,greedy"];
    let before = play(&desk, &args, "played\n");
    assert!(before.contains("Cards of earlier rounds\n  nothing yet"), "{before}");
    let out = play(&desk, &args, "otto-ii\nlouis-the-child\nplayed\n");
    let (_, told) = out.rsplit_once("Player 1: 0 events").unwrap();
    assert!(told.contains("greedy 4: 1 event\n  The election at Forchheim (911)"), "{told}");
    let cards = told.split("Cards of earlier rounds").nth(1).unwrap();
    assert!(cards.contains("Otto II") && cards.contains("Louis the Child"), "{told}");
    assert!(!cards.contains("Wenceslaus"), "what is in the hand is not played: {told}");
    for (game, heading) in [("grecia", "Discarded Senate cards"), ("napoleon", "Politics cards read out")] {
        let out = play(&desk, &[game, "--seats", "me,greedy,greedy,greedy", "--seed", "1"], "played\n");
        assert!(out.contains(heading) && out.contains("Battle cards used last"), "{out}");
    }
}

#[test]
fn bare_words_get_a_plain_answer() {
    let desk = Desk::new();
    let args = ["altes-reich", "--seed", "1", "--seats", "me,greedy,greedy,greedy"];
    let out = play(&desk, &args, "play\nrule\nwhy\nsave\n");
    for answer in ["“play” can mean several choices", "Which rule? Name the id", "Why what?", "Save where?"]
    {
        assert!(out.contains(answer), "{answer}: {out}");
    }
}

/// The red hero loses on the second symbol or always, as was agreed.
#[test]
fn the_table_tells_the_rule_for_the_red_hero_that_was_agreed() {
    for (option, told, other) in [
        ("second-symbol", "loses where the second symbol decides.", "always loses."),
        ("always-loses", "always loses.", "loses where the second symbol decides."),
    ] {
        let desk = Desk::new();
        let option = format!("red_hero={option}");
        let args =
            ["altes-reich", "--seed", "3", "--seats", "me,greedy,greedy", "-o", &option, "-o", "mode=great"];
        let out = play(&desk, &args, &"1\n".repeat(60));
        let red: Vec<_> = out.lines().filter(|line| line.contains("⚔ Red swords: ")).collect();
        assert!(!red.is_empty(), "{out}");
        assert!(red.iter().all(|line| line.ends_with(told) && !line.ends_with(other)), "{option}: {red:?}");
    }
}

#[test]
fn results_are_told_with_their_units() {
    for (game, units) in [
        ("altes-reich", ["suceso", "sucesos"]),
        ("grecia", ["punto", "puntos"]),
        ("napoleon", ["bandera", "banderas"]),
    ] {
        let desk = Desk::new();
        let out =
            play(&desk, &[game, "--lang", "es", "--seats", "greedy,greedy,greedy,greedy", "--seed", "2"], "");
        let result = out.split("\nResultado\n").nth(1).unwrap_or_else(|| panic!("{out}"));
        let places: Vec<_> = result.lines().take(4).collect();
        for place in places {
            let (_, score) = place.rsplit_once(": ").unwrap();
            let (number, unit) = score.split_once(' ').unwrap();
            assert!(number.parse::<i32>().is_ok() && units.contains(&unit), "{game}: {place}");
        }
    }
}

#[test]
fn the_set_up_tells_how_many_pieces_are_left_and_no_round_0() {
    for lang in LANGS {
        for game in ["grecia", "napoleon"] {
            let desk = Desk::new();
            let args = [game, "--lang", lang, "--seed", "1", "--seats", "me,greedy,greedy,greedy"];
            let out = play(&desk, &args, &"table\n1\n".repeat(30));
            for round in [" 0 of ", " 0 de ", " 0 von ", " 0 van "] {
                assert!(!out.contains(round), "{lang} {game}: {out}");
            }
        }
    }
    let desk = Desk::new();
    let out =
        play(&desk, &["grecia", "--seed", "1", "--seats", "me,greedy,greedy,greedy"], &"1\n".repeat(12));
    assert!(out.contains("\n2 left to place\n  1  Fortress "), "{out}");
    let light: Vec<_> = out.lines().filter(|line| line.contains("Place 1 light infantry")).collect();
    assert!(light[0].contains("5 left to place") && light[4].contains("1 left to place"), "{light:?}");
    let out = play(&desk, &["napoleon", "--seed", "1", "--seats", "me,greedy,greedy,greedy"], "1\n1\n");
    assert!(out.contains("France: 10 left to place") && out.contains("France: 9 left to place"), "{out}");
}

#[test]
fn prices_stand_in_the_lists_and_free_actions_are_marked() {
    let desk = Desk::new();
    let begun = crate::grecia::at_the_first_action(&desk);
    let out = play(&desk, &["grecia", "--lang", "en", "--load", &begun], "hire\n");
    assert!(
        out.contains("Take 1 light infantry for 2 supply tokens")
            && out.contains("Take 1 ship for 4 supply tokens"),
        "{out}"
    );
    let desk = Desk::new();
    let begun = crate::napoleon::at_the_first_action(&desk);
    let out = play(&desk, &["napoleon", "--lang", "en", "--load", &begun], "recruit\n");
    assert!(out.contains(" for 2 supply tokens"), "{out}");
    let free: Vec<_> =
        out.lines().filter(|line| line.contains("Enter ") || line.contains("Leave ")).collect();
    assert!(!free.is_empty() && free.iter().all(|line| line.contains("free: costs no action")), "{out}");
    assert!(out.lines().filter(|line| line.contains("  Move ")).all(|line| !line.contains("free")), "{out}");
}

#[test]
fn the_usual_table_has_four_seats_in_every_game() {
    let desk = Desk::new();
    for game in desk.json(&["games", "--json"]).as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        let settings = game["settings"].as_array().unwrap();
        let players = settings.iter().find(|setting| setting["key"] == "players").unwrap();
        assert_eq!(players["values"][0], "4", "{name}");
        let desk = Desk::new();
        play(&desk, &[name, "--seed", "1"], "quit\n");
        let record = desk.record();
        assert!(record.contains("players=4") && record.contains("\nseat 4: "), "{name}: {record}");
    }
}

#[test]
fn help_of_the_command_line_has_no_escaped_marks() {
    let desk = Desk::new();
    for command in ["play", "odds", "sim", "arena", "rules", "replay", "verify", "serve", "analyse", "tune"] {
        let help = Said::of(&mut desk.command(&[command, "--help"]), "").ok(command);
        assert!(!help.contains('\\'), "{command}: {help}");
    }
    assert!(desk.ok(&["odds", "--help"]).contains("such as \"attack, from corinth, to argos\""));
}
