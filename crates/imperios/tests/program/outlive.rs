//! Games outlive editions: those that were released are listed, packs are kept for their tables, and a game whose journal
//! can't be followed is mended.

use std::fs;

use serde_json::{Value, json};
use server::{
    client::Client,
    store::{Append, Database, Entry, Journal, Store},
};

use crate::{
    desk::{Desk, LANGS, message, root},
    running::{Running, choose, open, see},
};

#[test]
fn every_edition_that_was_released_is_listed_with_what_has_changed() {
    let desk = Desk::new();
    let mut told = Vec::new();
    for lang in LANGS {
        let list = desk.json(&["games", "--editions", "--json", "--lang", lang]);
        let text = desk.ok(&["games", "--editions", "--lang", lang]).replace('\n', " ");
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for game in list.as_array().unwrap() {
            let editions = game["editions"].as_array().unwrap();
            assert_eq!(editions[0]["newest"], true, "the newest first");
            assert!(editions[1..].iter().all(|edition| edition["newest"] == false), "{editions:?}");
            for edition in editions {
                let changed = edition["changed"].as_str().unwrap();
                assert!(words.contains(changed), "{lang}: {changed}\n{text}");
                for hash in edition["hashes"].as_array().unwrap() {
                    assert!(words.contains(&hash.as_str().unwrap()[..12]), "{lang}: {hash}");
                }
            }
            for ruling in game["rulings"].as_array().unwrap() {
                assert!(words.contains(ruling["changed"].as_str().unwrap()), "{lang}: {ruling}");
            }
        }
        let napoleon = list.as_array().unwrap().iter().find(|game| game["game"] == "napoleon").unwrap();
        assert!(napoleon["editions"].as_array().unwrap().len() > 1, "its first edition is still there");
        told.push(napoleon["editions"][0]["changed"].as_str().unwrap().to_owned());
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), LANGS.len(), "{told:?}");
}

/// A pack of Grecia in which the die has eight sides.
fn eight_sides(desk: &Desk) -> String {
    for file in ["edition.toml", "map.toml", "units.toml", "cards.toml", "scenarios.toml", "geometry.json"] {
        let text = fs::read_to_string(root().join("data/grecia").join(file)).unwrap();
        let text =
            text.replace("die_sides = 6", "die_sides = 8").replace("\"imperios-1\"", "\"eight-sides\"");
        desk.write(&format!("pack/{file}"), text);
    }
    desk.path("pack")
}

fn admin<'a>(task: &[&'a str]) -> Vec<&'a str> {
    [&["admin", "--data", "data"], task].concat()
}

fn two() -> Value {
    json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])
}

async fn open_with(client: &Client, edition: &str, key: &str) -> Result<String, u16> {
    let new = json!({"game": "grecia", "seats": two(), "edition": edition, "ready": true, "key": key});
    let answer = client.post("/api/tables", &new).await.unwrap();
    if !answer.status.is_success() {
        return Err(answer.status.as_u16());
    }
    Ok(answer.json()["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_data_pack_is_added_listed_and_retired_while_its_tables_go_on() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let pack = eight_sides(&desk);
    assert_eq!(desk.json(&admin(&["edition", "list", "--json"])), json!([]));
    let added = desk.ok(&admin(&["edition", "add", &pack]));
    assert!(added.contains("grecia: tables can be opened with eight-sides now"), "{added}");
    let list = desk.json(&admin(&["edition", "list", "--json"]));
    let hash = list[0]["hash"].as_str().unwrap();
    assert_eq!((&list[0]["name"], &list[0]["retired"]), (&json!("eight-sides"), &json!(false)));
    assert!(desk.ok(&admin(&["edition", "list"])).contains(&hash[..12]));
    desk.ok(&admin(&["edition", "add", &pack]));
    assert_eq!(
        desk.json(&admin(&["edition", "list", "--json"])).as_array().unwrap().len(),
        1,
        "once is enough"
    );

    let table = open_with(&anna, hash, "first").await.unwrap();
    let asked = see(&anna, &table).await["awaited"][0].as_u64().unwrap();
    choose(&anna, &table, asked as u8).await;
    let retired = desk.ok(&admin(&["edition", "retire", &hash[..10]]));
    assert_eq!(retired, "No new table is opened with this data pack.\n");
    assert!(desk.ok(&admin(&["edition", "list"])).contains("retired"));
    assert_eq!(open_with(&anna, hash, "second").await, Err(400));
    let then = see(&anna, &table).await;
    server.stop();
    let server = Running::start(&desk, &[]);
    let anna = server.again(&anna);
    assert_eq!(see(&anna, &table).await["view"], then["view"], "its table goes on after a restart");
    assert!(desk.ok(&admin(&["edition", "retire", hash, "--undo"])).contains("again"));
    open_with(&anna, hash, "third").await.unwrap();

    // Faults are told all at once, and nothing is kept of a pack that has some.
    let units = fs::read_to_string(desk.path("pack/units.toml")).unwrap();
    desk.write(
        "pack/units.toml",
        units.replace("capacity_island = 1", "capacity_island = 2").replace("die_sides = 8", "die_sides = 0"),
    );
    let told = desk.run(&admin(&["edition", "add", &pack]));
    assert_ne!(told.code, Some(0));
    assert!(told.err.contains("units.toml") && told.err.contains("die_sides"), "{}", told.err);
    let told = desk.run(&admin(&["edition", "add", root().join("data/grecia").to_str().unwrap()]));
    assert_eq!(told.sentence("released"), message("en", "terminal-pack-released"));
    let told = desk.run(&admin(&["edition", "retire", "fff"]));
    assert!(told.sentence("no such pack").contains("“fff”"), "{}", told.err);
}

/// Whatever is wrong with a pack of one game, another game's faults are never told.
#[test]
fn a_pack_with_faults_is_known_by_what_it_is_like() {
    for (from, to) in [
        ("capacity_island = 1", "capacity_island = 2"),
        ("die_sides = 6", "die_sides = -6"),
        ("[constants]", "[constans]"),
    ] {
        let desk = Desk::new();
        let pack = eight_sides(&desk);
        let units = fs::read_to_string(root().join("data/grecia/units.toml")).unwrap();
        assert!(units.contains(from), "{from}");
        desk.write("pack/units.toml", units.replacen(from, to, 1));
        let checked = desk.run(&["data", "check", &pack, "--json"]);
        let checked: Value = serde_json::from_str(&checked.out).unwrap();
        assert_eq!(checked[0]["game"], "grecia", "{to}: {checked}");
    }
}

/// An entry that no program understands is written behind the last one.
async fn spoil(desk: &Desk, table: &str) {
    let store = Store::open(&Database::File(desk.path("data/imperios.sqlite").into())).await.unwrap();
    let game = table.parse().unwrap();
    let last = store.entries(&game, 0).await.unwrap().pop().unwrap();
    let entry = Entry { seq: last.seq + 1, at: last.at, key: None, body: r#"{"deed":"teleported"}"#.into() };
    let (journal, task) = Journal::start(store.clone());
    journal.append(Append { game, entries: vec![entry], change: None, notices: Vec::new() }).await.unwrap();
    task.stop().await;
    store.close().await;
}

#[tokio::test]
async fn a_game_that_is_stuck_is_found_shown_and_cut_back() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table = open(&anna, "altes-reich", two()).await;
    choose(&anna, &table, 1).await;
    let then = see(&anna, &table).await;
    server.stop();
    assert_eq!(desk.ok(&admin(&["mend"])), "No game is stuck.\n");
    let told = desk.run(&admin(&["mend", &table]));
    assert_eq!(told.sentence("sound"), message("en", "terminal-not-stuck"));
    spoil(&desk, &table).await;

    let list = desk.json(&admin(&["mend", "--json"]));
    let stuck_at = then["version"].as_u64().unwrap() + 1;
    assert_eq!((&list[0]["game"]["id"], &list[0]["entry"]), (&json!(table), &json!(stuck_at)));
    for lang in LANGS {
        let text = desk.ok(&admin(&["mend", &table, "--lang", lang]));
        assert!(
            text.contains(&table) && text.contains(&stuck_at.to_string()) && !text.contains("stuck-"),
            "{text}"
        );
    }
    // It can be looked at, and nobody can play on.
    let server = Running::start(&desk, &[]);
    let anna = server.again(&anna);
    let stuck = see(&anna, &table).await;
    assert_eq!((&stuck["stuck"]["entry"], &stuck["view"]), (&json!(stuck_at), &then["view"]));
    server.stop();
    let told = desk.run(&admin(&["mend", "--cut"]));
    assert!(told.sentence("which one").contains("<ID>"), "{}", told.err);
    let mended = desk.ok(&admin(&["mend", &table, "--cut"]));
    assert!(mended.starts_with(&format!("The game {table} goes on from entry {}", stuck_at - 1)), "{mended}");
    assert_eq!(desk.ok(&admin(&["mend"])), "No game is stuck.\n");
    let server = Running::start(&desk, &[]);
    let anna = server.again(&anna);
    let now = see(&anna, &table).await;
    assert_eq!((now.get("stuck"), &now["view"]), (None, &then["view"]));
    let seat = now["awaited"][0].as_u64().unwrap();
    choose(&anna, &table, seat as u8).await;
}
