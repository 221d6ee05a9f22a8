//! Editions live for ever: what was released is found by its hash, and loads to it.

use std::{fs, path::Path};

use manifest::{Archive, CannotRelease, Games, Kept, Manifest, release};
use table::{Lang, Record, Texts};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data");

fn games() -> Games {
    Games::new()
        .with(Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS))
        .with(Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS))
        .with(Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS))
}

fn texts(text: &str) -> Texts {
    Texts { de: text.into(), en: text.into(), es: text.into(), nl: text.into() }
}

/// Data that matter for play were changed without releasing them: `imperios data release data/GAME`.
#[test]
fn the_data_of_every_game_are_in_the_archive_as_its_newest_edition() {
    let archive = Archive::built_in();
    for game in games().iter() {
        let newest = archive.of(game.name).next_back().expect("an edition");
        assert_eq!(newest.hashes.last().unwrap(), game.hash(), "{}: release its data", game.name);
        assert_eq!(newest.name, game.game.edition());
        assert_eq!(newest.hashes.len(), usize::from(game.game.rulings()), "{}", game.name);
        let levels: Vec<_> = archive.rulings(game.name).map(|ruling| ruling.level).collect();
        assert_eq!(levels, (2..=game.game.rulings()).collect::<Vec<_>>(), "each change of the rules is told");
    }
}

#[test]
fn every_edition_of_the_archive_is_found_by_its_hash_under_all_rulings() {
    let games = games().with_archive(Archive::built_in());
    let mut found = 0;
    for game in games.iter() {
        for released in games.archive().of(game.name) {
            for (level, hash) in released.hashes.iter().enumerate() {
                let edition =
                    games.edition(game.name, hash).unwrap_or_else(|| panic!("{} {hash}", game.name));
                assert_eq!((edition.hash(), edition.game.rulings()), (hash.as_str(), level as u8 + 1));
                let again = games.edition(game.name, hash).unwrap();
                assert!(std::sync::Arc::ptr_eq(&edition, &again), "it is opened once");
                found += 1;
            }
            for lang in Lang::ALL {
                assert!(released.changed.get(lang).len() > 10);
            }
        }
    }
    assert!(found >= 7);
    assert!(games.edition("grecia", &"0".repeat(64)).is_none());
}

#[test]
fn all_editions_together_add_at_most_a_megabyte_to_the_program() {
    assert!(Archive::built_in().size() <= 1_000_000, "{}", Archive::built_in().size());
}

/// A game of Napoleón from before its scenarios were mended.
#[test]
fn a_record_of_an_older_edition_is_proved_with_it() {
    let games = games().with_archive(Archive::built_in());
    let folder = Path::new(DATA).join("../tests/records/napoleon-1");
    let mut proved = 0;
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let record: Record = text.parse().unwrap();
        let newest = games.find(&record.game).unwrap();
        assert!(newest.game.verify(&record).is_err(), "the newest edition is another");
        let game = games.of_record(&record).unwrap();
        assert_eq!(game.game.verify(&record).unwrap().record(true).to_string(), text);
        proved += 1;
    }
    assert!(proved >= 8);
}

/// What happens when the data of a game change and the program is upgraded.
#[test]
fn an_edition_goes_on_to_be_found_after_the_data_have_changed() {
    let scratch = tempfile::tempdir().unwrap();
    let (pack, kept) = (scratch.path().join("pack"), scratch.path().join("archive"));
    fs::create_dir(&pack).unwrap();
    for file in grecia::edition::BUILT_IN {
        fs::write(pack.join(file.0), file.1).unwrap();
    }
    let games = games();
    let untold = release(&games, &pack, &kept, None).unwrap_err();
    assert!(matches!(untold, CannotRelease::Untold { .. }), "{untold}");
    let first = release(&games, &pack, &kept, Some(texts("first"))).unwrap();
    assert_eq!(first, ("grecia".to_owned(), Kept::Added));
    assert_eq!(release(&games, &pack, &kept, None).unwrap().1, Kept::Already);

    // A mended text keeps the edition.
    let scenarios = fs::read_to_string(pack.join("scenarios.toml")).unwrap();
    fs::write(pack.join("scenarios.toml"), format!("# Mended.\n{scenarios}")).unwrap();
    assert_eq!(release(&games, &pack, &kept, None).unwrap().1, Kept::Renewed);

    // A figure makes a new one.
    let units = fs::read_to_string(pack.join("units.toml")).unwrap();
    let mended = units.replace("die_sides = 6", "die_sides = 8");
    assert_ne!(units, mended);
    fs::write(pack.join("units.toml"), mended).unwrap();
    assert_eq!(release(&games, &pack, &kept, Some(texts("second"))).unwrap().1, Kept::Added);

    let archive = Archive::read(&kept).unwrap();
    let changed: Vec<_> = archive.of("grecia").map(|edition| edition.changed.en.clone()).collect();
    assert_eq!(changed, ["first", "second"]);
    let files = fs::read_dir(kept.join("files")).unwrap().count();
    assert_eq!(files, grecia::edition::BUILT_IN.len() + 1, "files that did not change are kept once");

    let upgraded = self::games().with_archive(archive).with_pack(Some(&pack)).unwrap();
    let newest = upgraded.find("grecia").unwrap();
    let older = games.find("grecia").unwrap();
    assert_ne!(newest.hash(), older.hash());
    let found = upgraded.edition("grecia", older.hash()).expect("the older one");
    assert_eq!(
        (found.game.facts(), upgraded.archive().number("grecia", older.hash())),
        (older.game.facts(), Some(1))
    );
    let first_rulings = upgraded.archive().of("grecia").next().unwrap().hashes[0].clone();
    assert_eq!(upgraded.edition("grecia", &first_rulings).unwrap().game.rulings(), 1);

    fs::write(pack.join("units.toml"), units).unwrap();
    let older = release(&games, &pack, &kept, None).unwrap_err();
    assert!(matches!(older, CannotRelease::Older { .. }), "{older}");
}
