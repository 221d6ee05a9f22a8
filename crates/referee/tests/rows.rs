//! The rows of events and refusals: what each says is right, and the client is told of all of them.

use std::{collections::BTreeSet, fs, path::Path};

use referee::coverage::rule_ids;
use table::{Row, Rules, Telling, typescript};

/// The events and the refusals of a game, by the names of their types in the client.
fn rows<R: Rules>() -> [(&'static str, Vec<Row>); 2] {
    [("Event", R::Event::rows()), ("Refusal", R::Refusal::rows())]
}

fn rows_are_right<R: Rules>() {
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/rulebook").join(R::NAME);
    let rulebook =
        fs::read_to_string(rulebook.with_extension("en.toml")).expect("every game has its rulebook");
    let catalogue = rule_ids(&rulebook).expect("the rulebook was checked");
    for (name, rows) in rows::<R>() {
        let kinds: BTreeSet<_> = rows.iter().map(|row| row.kind).collect();
        assert_eq!(kinds.len(), rows.len(), "{}: a kind of {name} is there twice", R::NAME);
        for row in rows {
            let unknown = row.rules.iter().find(|rule| !catalogue.iter().any(|id| id == *rule));
            assert_eq!(unknown, None, "{} cites a rule that there is not", row.message);
            let names: BTreeSet<_> = row.args.iter().map(|(name, _)| name).collect();
            assert_eq!(names.len(), row.args.len(), "{} has an argument twice", row.message);
        }
    }
}

#[test]
fn every_row_has_a_kind_of_its_own_and_cites_the_catalogue() {
    rows_are_right::<altes_reich::Position>();
    rows_are_right::<grecia::Position>();
    rows_are_right::<napoleon::Position>();
}

fn export<R: Rules>() {
    let folder = Path::new(env!("TS_RS_EXPORT_DIR")).join(R::NAME);
    fs::create_dir_all(&folder).expect("the client has a folder for each game");
    for (name, rows) in rows::<R>() {
        let file = folder.join(name).with_extension("ts");
        fs::write(file, typescript(name, &rows)).expect("the types of the client can be written");
    }
}

#[test]
fn export_events_and_refusals() {
    export::<altes_reich::Position>();
    export::<grecia::Position>();
    export::<napoleon::Position>();
}
