//! Records as text: whatever can be written is read back the same.

use proptest::{collection::vec, option, prelude::*, sample::select};
use serde_json::json;
use table::{After, Agreed, Beginning, By, EditionHash, Outcome, OwnWord, Record, Seat, Secret, Seed};

const HASH: &str = "1d0bd5b7a2f3f0a8e3c4f6b1b2a90817263544352617081920a1b2c3d4e5f607";

fn plain(longest: usize) -> impl Strategy<Value = String> {
    vec(select(vec!['a', 'Z', 'é', 'ß', '7', ' ', ':', ',', '“', '-', '日']), 0..longest)
        .prop_map(|letters| letters.into_iter().collect::<String>().trim().to_owned())
}

fn word() -> impl Strategy<Value = String> {
    "[a-z0-9_.+-]{1,12}( [a-z0-9_.+-]{1,20}){0,2}"
}

prop_compose! {
    fn record()(
        seats in vec(plain(40).prop_filter("a name has letters", |name| !name.is_empty()), 1..=8),
        own in vec(plain(60), 8),
        options in vec(("[a-z_]{1,8}", "[a-z0-9-]{1,8}"), 0..4),
        seed in "[!-~]{1,128}",
        revealed in any::<bool>(),
        scores in option::of(vec(-99..99_i32, 1..8)),
        plies in vec((0..9_usize, word()), 0..120),
        edition in "[a-zA-Z0-9._-]{1,20}",
        position in option::of(vec(("[a-z_]{1,8}", plain(30)), 0..5)),
        after in option::of(0..9999_usize),
    ) -> Record {
        let seed: Seed = seed.parse().unwrap();
        Record {
            game: "altes-reich".into(),
            hash: EditionHash::of(&edition),
            edition,
            options: options.iter().fold(Agreed::new(), |agreed, (key, value)| agreed.with(key, value)),
            beginning: position.map(|keys| Beginning {
                position: keys.into_iter().map(|(key, text)| (key, json!([text, 7]))).collect(),
                after: after.map(|ply| After { record: HASH.parse().unwrap(), ply }),
            }),
            words: own.iter().take(seats.len()).map(|text| text.parse::<OwnWord>().unwrap()).collect(),
            seats: seats.iter().map(|name| name.parse().unwrap()).collect(),
            secret: if revealed { Secret::Revealed(seed) } else { Secret::Committed(seed.commitment()) },
            result: scores.map(|scores| Outcome { places: vec![1; scores.len()], scores }),
            plies: plies
                .into_iter()
                .map(|(by, word)| (Seat::numbered(by).map_or(By::Chance, By::Seat), word))
                .collect(),
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(record in record()) {
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record));
        prop_assert!(text.lines().all(|line| line.len() <= 300));
    }

    #[test]
    fn whatever_is_read_is_written_back_letter_by_letter(record in record(), cut in any::<prop::sample::Index>(), letter in any::<char>()) {
        let mut text = record.to_string();
        let at = cut.index(text.len());
        if text.is_char_boundary(at) {
            text.insert(at, letter);
        }
        if let Ok(read) = text.parse::<Record>() {
            prop_assert_eq!(read.to_string(), text);
        }
    }
}
