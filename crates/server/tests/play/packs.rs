//! Data packs that the operator has added: chosen at new tables, kept in the database, never lost.

use std::{fs, net::SocketAddr, path::Path};

use serde_json::{Value, json};
use server::{admin, client::Client, store::Store};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::support::{House, games, id, open_with, see, settle};

/// A pack of Grecia in which the die has eight sides and there are ten counters of a kind instead of nine.
pub(crate) fn write_pack(dir: &Path) {
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

/// A game in the midst of the Peloponnesian War.
fn corinth() -> Value {
    json!({
        "options": {"players": "2", "scenario": "peloponnesian_war"},
        "position": {
            "round": 9,
            "colours": ["red", "blue"],
            "zones": {"corinth": "red LM, brasidas", "argos": "blue L, fortress blue", "sparta": "red L", "athens": "blue M"},
        },
    })
}

/// The answer to a request, byte for byte.
async fn downloaded(address: SocketAddr, path: &str, body: &Value) -> Vec<u8> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_position_becomes_a_pack_whose_tables_begin_in_it() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let path = "/api/games/grecia/positions/pack";
    let mut wanted = corinth();
    (wanted["name"], wanted["about"]) = ("¡Corinto!".into(), "Corinth holds out.".into());
    let answer = downloaded(house.address(), path, &wanted).await;
    let (head, archive) = answer.split_at(answer.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4);
    let head = String::from_utf8(head.to_vec()).unwrap();
    assert!(head.starts_with("HTTP/1.1 200 ") && head.contains("application/zip"), "{head}");
    assert!(head.contains("filename=\"corinto.zip\"") && archive.starts_with(b"PK"), "{head}");
    for (what, status) in [
        (json!({"name": " "}), 400),
        (json!({"about": ""}), 400),
        (json!({"name": "x".repeat(61)}), 400),
        (json!({"edition": "0".repeat(64)}), 404),
        (json!({"position": {"zones": {"argos": "blue LLLLLLLL"}}}), 422),
    ] {
        let mut other = wanted.clone();
        other.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
        assert_eq!(anna.post(path, &other).await.unwrap().status.as_u16(), status, "{what}");
    }

    // What lies in the archive is made here in the same way: the operator adds it.
    let games = games();
    let grecia = games.find("grecia").unwrap();
    let agreed = grecia.game.agree(&"players=2 scenario=peloponnesian_war".parse().unwrap()).unwrap();
    let (name, source) =
        grecia.with_situation("¡Corinto!", "Corinth holds out.", &agreed, &corinth()["position"]).unwrap();
    assert_eq!(name, "corinto");
    let folder = tempfile::tempdir().unwrap();
    for (file, text) in &source.files {
        fs::write(folder.path().join(file), text).unwrap();
    }
    let store = Store::open(&house.database).await.unwrap();
    let pack = admin::add_edition(&store, &games, folder.path()).await.unwrap();
    assert_eq!((pack.game.as_str(), pack.name.as_str()), ("grecia", "corinto"));
    let edition = offered(&anna).await.remove(1);
    assert_eq!(edition["situations"][0]["id"], "corinto");
    assert_eq!(edition["situations"][0]["options"]["players"], "2");
    assert_eq!(edition["situations"][0]["about"]["nl"], "Corinth holds out.");
    let named = json!([{"key": "situation", "value": "corinto", "name":
        {"es": "¡Corinto!", "en": "¡Corinto!", "nl": "¡Corinto!", "de": "¡Corinto!"}}]);
    assert_eq!(edition["names"], named);

    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let options = json!({"situation": "corinto"});
    let new =
        json!({"game": "grecia", "seats": seats, "edition": pack.hash, "options": options, "ready": true});
    let table = id(&open_with(&anna, new.clone()).await);
    let seen = settle(&anna, &table).await;
    assert_eq!(
        (&seen["view"]["round"], &seen["options"]["scenario"]),
        (&json!(9), &json!("peloponnesian_war"))
    );
    assert_eq!(seen["edition"]["names"], named);
    assert!(seen.get("what_if").is_none(), "it is a scenario like any other");
    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    assert_eq!(see(&anna, &table).await["view"], seen["view"]);
    for (change, said) in [
        (
            json!({"options": {"situation": "corinto", "dice": "no"}}),
            "situation=corinto goes only with dice=yes",
        ),
        (json!({"options": {"situation": "athens"}}), "situation"),
        (json!({"edition": null}), "situation"),
    ] {
        let mut other = new.clone();
        other["key"] = crate::support::key().into();
        other.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let refused = anna.post("/api/tables", &other).await.unwrap();
        assert_eq!(refused.status.as_u16(), 400, "{change}");
        assert!(refused.json()["sentence"].as_str().unwrap().contains(said), "{}", refused.text);
    }
    store.close().await;
}
