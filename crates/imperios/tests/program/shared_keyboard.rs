//! Two people at one keyboard: each sees their own hand and everything that is public, and nothing else.

use std::collections::BTreeSet;

use crate::desk::Desk;

/// What stood on the screen while it faced one of the people.
struct Turn {
    player: String,
    screen: String,
}

fn turns(out: &str) -> Vec<Turn> {
    let parts = out.split("It is ").skip(1);
    let turn = |part: &str| {
        let (player, rest) = part.split_once("'s turn. Hand over the keyboard; then press Enter. ")?;
        Some(Turn { player: player.to_owned(), screen: rest.to_owned() })
    };
    let mut turns: Vec<Turn> = Vec::new();
    for part in parts {
        match turn(part) {
            Some(turn) => turns.push(turn),
            // A prompt begins with the same words.
            None => turns.last_mut().unwrap().screen.push_str(part),
        }
    }
    turns
}

/// The cards that a seat plays or declares: in the end every card of a hand is.
fn cards_of(record: &str, seat: &str) -> BTreeSet<String> {
    let lines = record.lines().filter_map(|line| line.strip_prefix(seat)?.strip_prefix(": "));
    lines.flat_map(|words| words.split(", ")).map(|word| word.split_once(' ').unwrap().1.to_owned()).collect()
}

fn evening(seats: &str, typed: &str) -> (Vec<Turn>, String, String) {
    let desk = Desk::new();
    let args = ["play", "altes-reich", "--seats", seats, "--seed", "two-people"];
    // The first line of each pair takes the keyboard over, or does nothing.
    let out = desk.type_at(&args, typed.repeat(100)).ok(seats);
    (turns(&out), desk.record(), out)
}

#[test]
fn nobody_sees_the_hand_of_another() {
    for seats in ["me,me", "me,greedy,me", "random,me,me,greedy"] {
        // The second choice is now and then a declaration, with a private draw.
        let (turns, record, out) = evening(seats, "\nlog\ntable\n12\n11\n10\n2\n\nlog\n1\n");
        let numbers = (1..).zip(seats.split(',')).filter(|(_, who)| *who == "me");
        let people: Vec<_> = numbers.map(|(number, _)| number.to_string()).collect();
        assert!(turns.len() >= 15, "{seats}: {} turns", turns.len());
        for Turn { player, screen } in &turns {
            let own = player.strip_prefix("Player ").unwrap();
            let words: BTreeSet<_> = screen.split_whitespace().collect();
            assert!(cards_of(&record, own).iter().any(|card| words.contains(card.as_str())));
            for other in people.iter().filter(|other| *other != own) {
                for card in cards_of(&record, other) {
                    assert!(!words.contains(card.as_str()), "{player} sees {card} of {other}\n{screen}");
                }
                let secret = [
                    (" is dealt ", None),
                    (" lays ", Some(" lays a card face down. [AR-19]")),
                    (" draws ", Some(" draws a card from the monarch pile. [AR-43]")),
                ];
                for line in screen.lines() {
                    let Some(rest) = line.trim_start().strip_prefix(&format!("Player {other}")) else {
                        continue;
                    };
                    for (verb, public) in secret {
                        assert!(!rest.starts_with(verb) || Some(rest) == public, "{player} reads: {line}");
                    }
                }
            }
        }
        assert!(record.contains("draw "), "{seats}: nobody has drawn a card");
        assert!(out.contains("You are dealt "), "{seats}: the log tells of the own cards");
    }
}

/// What happened while another faced the screen is told when it turns back.
#[test]
fn each_of_them_is_told_everything_that_happened() {
    let (turns, _, out) = evening("me,greedy,me", "\n1\n");
    // The events that were won, whoever reads of it.
    let wins = |text: &str| -> Vec<String> {
        let text = text.replace("\n    ", " ").replace(" win “", " wins “");
        let won = text.lines().filter_map(|line| line.split_once(" wins “")?.1.split_once('”'));
        won.map(|(event, _)| event.to_owned()).collect()
    };
    let all: BTreeSet<_> = wins(&out).into_iter().collect();
    assert_eq!(all.len(), 11);
    for player in ["Player 1", "Player 3"] {
        let own: Vec<_> = turns.iter().filter(|turn| turn.player == player).collect();
        let told: Vec<_> = own.iter().flat_map(|turn| wins(&turn.screen)).collect();
        assert!(told.len() >= 9, "{player} is told of {} rounds", told.len());
        let distinct: BTreeSet<_> = told.iter().collect();
        assert!(told.len() - distinct.len() <= 2, "{player} is told the same again");
    }
    // At the end all look, and read what the first of them has not read yet.
    let last = &turns.last().unwrap().screen;
    assert!(wins(last).contains(all.iter().find(|line| wins(&out).last() == Some(line)).unwrap()));
}

#[test]
fn input_that_ends_at_the_hand_over_keeps_the_game() {
    let desk = Desk::new();
    let args = ["play", "altes-reich", "--seats", "me,me,greedy", "--seed", "9"];
    let out = desk.type_at(&args, "\n1\n").ok("play");
    assert!(out.contains("The game is kept."), "{out}");
    assert!(desk.ok(&["verify", &desk.kept()[0]]).contains("proved so far"));
}
