//! Every word that is ever offered or drawn has a number of its own, which depends on the edition only.

mod corpus;

use std::collections::HashSet;

use corpus::{begin, edition, play, tables};
use table::{Agreed, Awaiting, Boxed, Numbered, Vocabulary};

/// Plays games at these tables, and looks up everything that could be said or drawn. Returns how many different words
/// were met.
fn every_word_has_a_number<R: Numbered>(game: Boxed<R>, tables: &[Agreed], games: u64) -> usize {
    let vocabulary = Vocabulary::<R>::new(game.edition());
    let mut met = HashSet::new();
    for (index, agreed) in tables.iter().enumerate() {
        for number in 0..games {
            play(begin(game, agreed), index as u64 * 1000 + number, |position, choices| {
                for &choice in choices {
                    let Some(number) = vocabulary.number(choice) else {
                        panic!("{agreed}: “{}” has no number", position.word(choice));
                    };
                    assert_eq!(vocabulary.choice(number), Some(choice));
                    let by_seat = position.awaiting() != Awaiting::Chance;
                    assert!(
                        !by_seat || number < vocabulary.for_seats(),
                        "{} is a seat's",
                        position.word(choice)
                    );
                    met.insert(number);
                }
            });
        }
    }
    met.len()
}

/// Every word that can be read, where it is written, is read back to the same number.
fn words_are_read_back<R: Numbered>(game: Boxed<R>, agreed: &str, unknown: &str) {
    let position = begin(game, &table::Game::agree(&game, &agreed.parse().unwrap()).unwrap());
    let vocabulary = Vocabulary::<R>::new(game.edition());
    let mut texts = HashSet::new();
    for number in 0..vocabulary.len() {
        let choice = vocabulary.choice(number).unwrap();
        let word = position.word(choice);
        if word != unknown {
            assert_eq!(
                position.read_word(&word).ok().and_then(|read| vocabulary.number(read)),
                Some(number),
                "{word}"
            );
            assert!(texts.insert(word.clone()), "“{word}” has two numbers");
        }
    }
    let counted: usize = vocabulary.stretches().iter().map(|stretch| stretch.count).sum();
    assert_eq!(counted, vocabulary.len());
}

fn sizes<R: Numbered>(game: Boxed<R>) -> (usize, usize) {
    let vocabulary = Vocabulary::<R>::new(game.edition());
    (vocabulary.for_seats(), vocabulary.len())
}

#[test]
fn el_viejo_imperio() {
    let game = edition::<altes_reich::Position>(altes_reich::edition::BUILT_IN);
    assert_eq!(sizes(game), ALTES_REICH, "docs/python.md names the sizes");
    words_are_read_back(game, "players=5", "");
    let mut all = tables(game, "mode", "elector_round_one=as-normal");
    all.extend(tables(game, "two_player_dummy", "victory_tie=ladder"));
    let met = every_word_has_a_number(game, &all, 12);
    assert_eq!(met, ALTES_REICH.1 - UNHEARD, "all words but Electors that are never drawn so late are met");
}

#[test]
fn grecia() {
    let game = edition::<grecia::Position>(grecia::edition::BUILT_IN);
    assert_eq!(sizes(game), GRECIA, "docs/python.md names the sizes");
    words_are_read_back(game, "players=4 scenario=free_game", "hero nobody");
    words_are_read_back(game, "players=2 scenario=persian_wars", "hero nobody");
    let mut all = tables(game, "scenario", "rounds=10");
    all.extend(tables(game, "scenario", "rounds=10 dice=no island_fortresses=any hire_cavalry=yes"));
    let met = every_word_has_a_number(game, &all, 4);
    assert!(met * 10 > GRECIA.0 * 7, "only {met} of {} words were met", GRECIA.1);
}

#[test]
fn napoleon() {
    let game = edition::<napoleon::Position>(napoleon::edition::BUILT_IN);
    assert_eq!(sizes(game), NAPOLEON, "docs/python.md names the sizes");
    words_are_read_back(game, "players=8", "");
    let mut all = tables(game, "scenario", "rounds=4");
    all.extend(tables(game, "empires", "rounds=4 scenario=standard support_consent=yes support_losses=any"));
    let met = every_word_has_a_number(game, &all, 2);
    assert!(met > 1500, "only {met} of {} words were met", NAPOLEON.1);
}

/// Words that a seat can be offered, and all words.
const ALTES_REICH: (usize, usize) = (80, 330);
const GRECIA: (usize, usize) = (883, 956);
const NAPOLEON: (usize, usize) = (30_464, 30_558);
const UNHEARD: usize = 0;
