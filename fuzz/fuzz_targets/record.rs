//! Whatever is read as a record is written again letter by letter, and playing it again never panics.

#![no_main]

use std::sync::LazyLock;

use altes_reich::{Edition, Position};
use libfuzzer_sys::fuzz_target;
use table::{Boxed, Game, Record};

static GAME: LazyLock<Boxed<Position>> = LazyLock::new(|| Boxed::new(Edition::built_in()));

fuzz_target!(|text: &str| {
    let Ok(mut record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string(), text);
    let _ = GAME.verify(&record);
    // A hash is never guessed; behind it lie the options, the seats and the words.
    record.hash = GAME.hash();
    let Ok(game) = GAME.resume(&record) else { return };
    let again = game.record(true);
    assert_eq!((&again.plies, &again.seats, &again.words), (&record.plies, &record.seats, &record.words));
    assert_eq!(again.to_string().parse(), Ok(again));
});
