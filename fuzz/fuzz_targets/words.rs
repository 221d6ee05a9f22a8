//! Any word at any point of a game is carried out or refused, whoever says it; refusing changes nothing.
//!
//! The first line holds the game and its options, the next the seed. Every line after them is either a number, by
//! which whoever is awaited makes that choice, or a word, which everybody says in turn.

#![no_main]

use fuzz::GAMES;
use libfuzzer_sys::fuzz_target;
use table::{Agreed, Awaiting, Company, Match, Seat};

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let (Some(first), Some(seed)) = (lines.next(), lines.next()) else { return };
    let (name, options) = first.split_once(' ').unwrap_or((first, ""));
    let Ok(rules) = GAMES.find(name) else { return };
    let Ok(agreed) = options.parse::<Agreed>().and_then(|agreed| rules.agree(&agreed)) else { return };
    let Ok(seed) = seed.parse() else { return };
    let seats = agreed.get("players").and_then(|n| n.parse().ok()).expect("players are agreed on");
    let names = Seat::first(seats).map(|seat| format!("seat {seat}").parse().expect("a name")).collect();
    let mut game = rules.start(&agreed, Company::new(names, seed)).expect("the seats are as agreed");
    game.advance();
    for line in lines {
        match line.parse::<usize>() {
            Ok(number) => choose(&mut *game, number),
            Err(_) => say(&mut *game, line),
        }
        game.advance();
    }
});

/// Whoever is awaited first takes the choice with this number, counted around.
fn choose(game: &mut dyn Match, number: usize) {
    let Awaiting::Seats(seats) = game.awaiting() else { return };
    let seat = seats.lowest().expect("somebody is awaited");
    let offers = game.offers(seat);
    game.choose(seat, &offers[number % offers.len()].word).expect("what is offered is legal");
}

/// Every seat at any table says this, and so does chance; legal is exactly what was offered.
fn say(game: &mut dyn Match, word: &str) {
    for seat in Seat::first(Seat::MAX) {
        let offered = game.offers(seat).iter().any(|offer| offer.word == word);
        let before = (game.ply(), game.notation());
        assert_eq!(game.check(seat, word).is_ok(), offered, "{seat}: {word}");
        assert_eq!(game.choose(seat, word).is_ok(), offered, "{seat}: {word}");
        assert!(offered || before == (game.ply(), game.notation()), "{seat}: {word}");
        let _ = game.undo(seat);
    }
    let _ = game.befall(word);
}
