//! Games that were played once: each is read, written, played and proved again, to the same result.
//! `tests/records/README.md` tells how they were made.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use manifest::{Archive, Games, Manifest};
use table::{Outcome, Record};

/// How many golden records each game has.
const COUNTS: [(&str, usize); 3] = [("altes-reich", 100), ("grecia", 44), ("napoleon", 43)];

/// The games with all editions that were ever released: each record is proved with its own.
fn games() -> Games {
    Games::new()
        .with(Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS))
        .with(Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS))
        .with(Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS))
        .with_archive(Archive::built_in())
}

/// Every golden record of a game: where it lies, its text, and what the text says.
fn golden(game: &str) -> Vec<(PathBuf, String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records").join(game);
    let series = |dir: &Path| -> Vec<_> { fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect() };
    let mut files: Vec<_> = series(&folder).iter().flat_map(|dir| series(dir)).collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path, text, record)
        })
        .collect()
}

#[test]
fn every_golden_record_is_proved_again() {
    let games = games();
    for (name, count) in COUNTS {
        let golden = golden(name);
        assert_eq!(golden.len(), count, "{name}");
        for (path, text, record) in golden {
            let path = path.display();
            assert_eq!(record.to_string(), text, "{path}");
            let edition = games.of_record(&record).unwrap();
            let played = edition.game.verify(&record).unwrap_or_else(|error| panic!("{path}: {error}"));
            assert_eq!(played.record(true), record, "{path}");
            let Some(Outcome { scores, places }) = record.result else { panic!("{path}: not over") };
            let (standing, seats) = (played.standing(), scores.len());
            assert!(standing.over, "{path}");
            assert_eq!(standing.scores.first(seats), scores, "{path}");
            assert_eq!(standing.places.first(seats), places, "{path}");
        }
    }
}

/// The values of an option that the records must show: of a long row of numbers, its ends.
fn telling(values: &[String]) -> Vec<&String> {
    let number = |value: &&String| value.parse::<u32>().is_ok();
    let numbers: Vec<_> = values.iter().filter(number).collect();
    if numbers.len() < 10 {
        return values.iter().collect();
    }
    let ends = [numbers[0], numbers[numbers.len() - 1]];
    values.iter().filter(|value| !number(value)).chain(ends).collect()
}

/// Every value of every option, every number of players and both bots are among them.
#[test]
fn the_golden_records_cover_all_that_can_be_agreed_on() {
    let pairs =
        |record: &Record| -> Vec<_> { record.options.iter().map(|(k, v)| format!("{k}={v}")).collect() };
    for game in games().iter().map(|manifest| &manifest.game) {
        let golden = golden(game.name());
        let agreed: BTreeSet<_> = golden.iter().flat_map(|(.., record)| pairs(record)).collect();
        for setting in game.settings() {
            for value in telling(&setting.values) {
                let option = format!("{}={value}", setting.key);
                assert!(agreed.contains(&option), "{} {option}", game.name());
            }
        }
        for bot in ["greedy", "random"] {
            let sits = |record: &Record| record.seats.iter().any(|name| name.as_str().starts_with(bot));
            assert!(golden.iter().any(|(.., record)| sits(record)), "{} {bot}", game.name());
        }
    }
}
