//! Whatever is read as a record is written again letter by letter, and playing it again never panics.

#![no_main]

use fuzz::GAMES;
use libfuzzer_sys::fuzz_target;
use table::Record;

fuzz_target!(|text: &str| {
    let Ok(mut record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string(), text);
    let Ok(game) = GAMES.find(&record.game) else { return };
    let _ = game.verify(&record);
    // A hash is never guessed; behind it lie the options, the seats and the words.
    record.hash = game.hash();
    let Ok(running) = game.resume(&record) else { return };
    let again = running.record(true);
    assert_eq!((&again.plies, &again.seats, &again.words), (&record.plies, &record.seats, &record.words));
    assert_eq!(again.to_string().parse(), Ok(again));
});
