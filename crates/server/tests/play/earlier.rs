//! Tables of earlier releases: they open where they were, go on under the rulings of their day, and are proved.

use std::{fs, path::Path};

use serde_json::{Value, json};
use server::{client::Client, store::Database};

use crate::support::{House, done, extend_sessions, see_as};

/// A copy of a kept database, with the tables that it holds and the guest who opened them.
async fn kept(folder: &str) -> (House, Client, Value, tempfile::TempDir) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/databases").join(folder);
    let tables: Value = serde_json::from_slice(&fs::read(kept.join("tables.json")).unwrap()).unwrap();
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("imperios.sqlite");
    fs::copy(kept.join("imperios.sqlite"), &file).unwrap();
    let database = Database::File(file);
    extend_sessions(&database).await;
    let house = House::open_on(database).await;
    let guest = Client::new(house.address()).bearing(tables["bearer"].as_str().unwrap());
    (house, guest, tables["tables"].clone(), copy)
}

#[tokio::test]
async fn tables_of_the_first_rulings_are_where_they_were() {
    let (_house, guest, tables, _copy) = kept("rulings-1").await;
    for (name, table) in tables.as_object().unwrap() {
        let seen = see_as(&guest, table["id"].as_str().unwrap(), 1).await;
        for key in ["version", "ply", "awaited", "result"] {
            assert!(table[key].is_null() || seen[key] == table[key], "{name}: {key} {}", seen[key]);
        }
    }
}

#[tokio::test]
async fn tables_of_the_first_rulings_are_played_on() {
    let (house, guest, tables, _copy) = kept("rulings-1").await;
    for (name, table) in tables.as_object().unwrap() {
        let id = table["id"].as_str().unwrap();
        if name.ends_with("lobby") || name.ends_with("over") {
            continue;
        }
        let mut table = see_as(&guest, id, 1).await;
        for choice in 0..60 {
            let Some(seat) = table["awaited"][0].as_u64() else { break };
            let seen = see_as(&guest, id, seat).await;
            let offers = seen["offers"].as_array().unwrap();
            let word = &offers[choice * 7 % offers.len()]["word"];
            let version = &seen["version"];
            done(&guest, id, json!({"do": "choose", "word": word, "seat": seat, "version": version})).await;
            table = see_as(&guest, id, 1).await;
        }
        assert!(table["version"].as_u64() > Some(20), "{name}");
    }
    let before = see_as(&guest, tables["grecia running"]["id"].as_str().unwrap(), 1).await;
    let house = house.reopen().await;
    let guest = Client::new(house.address()).bearing(guest.bearer().unwrap());
    let after = see_as(&guest, tables["grecia running"]["id"].as_str().unwrap(), 1).await;
    assert_eq!((&before["version"], &before["view"]), (&after["version"], &after["view"]));
}

#[tokio::test]
async fn games_of_the_first_rulings_are_proved() {
    let (_house, guest, tables, _copy) = kept("rulings-1").await;
    for (name, table) in tables.as_object().unwrap().iter().filter(|(name, _)| name.ends_with("over")) {
        let id = table["id"].as_str().unwrap();
        let proof = guest.get(&format!("/api/tables/{id}/proof")).await.unwrap().json();
        assert_eq!(proof["proved"], json!(true), "{name}: {proof}");
    }
}
