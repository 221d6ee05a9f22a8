//! Data packs that the operator has added: chosen at new tables, kept in the database, never lost.

use std::{fs, path::Path};

use serde_json::{Value, json};
use server::{admin, client::Client, store::Store};

use crate::support::{House, games, id, open_with, see};

/// A pack of Grecia in which the die has eight sides and there are ten counters of a kind instead of nine.
fn write_pack(dir: &Path) {
    for (name, text) in grecia::edition::BUILT_IN {
        let text = text
            .replace("die_sides = 6", "die_sides = 8")
            .replace("\nlimit = 9\n", "\nlimit = 10\n")
            .replace("\"imperios-1\"", "\"eight-sides\"");
        fs::write(dir.join(name), text).unwrap();
    }
}

async fn offered(client: &Client) -> Vec<Value> {
    let games = client.get("/api/games").await.unwrap().json();
    let grecia = games.as_array().unwrap().iter().find(|game| game["name"] == "grecia").unwrap();
    grecia["editions"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_pack_is_chosen_at_a_new_table_and_found_again_by_another_server() {
    let folder = tempfile::tempdir().unwrap();
    write_pack(folder.path());
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    assert_eq!(offered(&anna).await.len(), 1);
    let store = Store::open(&house.database).await.unwrap();
    let pack = admin::add_edition(&store, &games(), folder.path()).await.unwrap();
    assert_eq!((pack.game.as_str(), pack.name.as_str()), ("grecia", "eight-sides"));
    let editions = offered(&anna).await;
    assert_eq!(
        (editions.len(), &editions[1]["name"], &editions[1]["hash"]),
        (2, &json!("eight-sides"), &json!(pack.hash))
    );

    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let new = json!({"game": "grecia", "seats": seats, "edition": pack.hash, "ready": true});
    let table = id(&open_with(&anna, new.clone()).await);
    let seen = see(&anna, &table).await;
    let edition = &seen["edition"];
    assert_eq!(
        (&edition["name"], &edition["newest"], &edition["drawn"]),
        (&json!("eight-sides"), &json!(false), &json!(true))
    );
    let facts = anna.get(&format!("/api/facts?game=grecia&edition={}", pack.hash)).await.unwrap().json();
    assert_ne!(facts, anna.get("/api/facts?game=grecia").await.unwrap().json());

    // Another server, or this one after a restart, finds it in the database; retired it stays for its tables.
    assert_eq!(store.retire_packs(&pack.hash[..12], true).await.unwrap(), 1);
    store.close().await;
    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    assert_eq!(see(&anna, &table).await["view"], seen["view"]);
    assert_eq!(offered(&anna).await.len(), 1);
    let mut again = new;
    again["key"] = "again".into();
    let refusal = anna.post("/api/tables", &again).await.unwrap();
    assert_eq!(
        (refusal.status.as_u16(), &refusal.json()["problem"]["message"]),
        (400, &json!("server-edition-not-offered"))
    );
}

#[tokio::test]
async fn a_pack_with_faults_is_refused_with_all_of_them_and_what_is_released_needs_no_adding() {
    let folder = tempfile::tempdir().unwrap();
    write_pack(folder.path());
    let units = fs::read_to_string(folder.path().join("units.toml")).unwrap();
    fs::write(folder.path().join("units.toml"), units.replace("die_sides = 8", "die_sides = -8")).unwrap();
    fs::remove_file(folder.path().join("cards.toml")).unwrap();
    let house = House::open().await;
    let store = Store::open(&house.database).await.unwrap();
    let refused = admin::add_edition(&store, &games(), folder.path()).await.unwrap_err().to_string();
    assert!(refused.contains("units.toml") && refused.contains("cards.toml"), "{refused}");
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/grecia");
    let released = admin::add_edition(&store, &games(), &ours).await.unwrap_err();
    assert!(matches!(released, admin::CannotAdd::Released), "{released}");
    store.close().await;
}
