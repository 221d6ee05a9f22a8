//! Tables of earlier releases: they open where they were, go on under the rulings of their day, and are proved.

use std::{fs, path::Path};

use serde_json::{Map, Value, json};
use server::{client::Client, store::Database};

use crate::support::{
    House, change, done, extend_sessions, id, look_at, open_with, postgres::Postgres, see, see_as, settle,
};

/// The folder of the databases that were kept.
pub(crate) const DATABASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/databases");

/// A copy of a kept database, with a server on it.
pub(crate) struct Kept {
    house: House,
    /// Its tables by name: where each is, who may look at it, and how it stood.
    pub(crate) tables: Map<String, Value>,
    /// What was answered about all else: who asked, where, and the answer.
    answers: Vec<Value>,
    _copy: tempfile::TempDir,
}

impl Kept {
    pub(crate) async fn open(folder: &str, database: Database, copy: tempfile::TempDir) -> Self {
        let text = fs::read(Path::new(DATABASES).join(folder).join("tables.json")).unwrap();
        let mut kept: Value = serde_json::from_slice(&text).unwrap();
        let bearer = kept["bearer"].take();
        let answers = kept["answers"].as_array().cloned().unwrap_or_default();
        let mut tables = kept["tables"].as_object().unwrap().clone();
        for table in tables.values_mut().filter(|table| table["stands"].is_null()) {
            *table = json!({"id": table["id"], "bearer": bearer, "seat": 1, "stands": table});
        }
        extend_sessions(&database).await;
        Self { house: House::open_on(database).await, tables, answers, _copy: copy }
    }

    /// From a copy of its file.
    async fn file(folder: &str) -> Self {
        let (database, copy) = copied(folder);
        Self::open(folder, database, copy).await
    }

    /// From a dump, on a server for the test.
    async fn dump(folder: &str, server: &Postgres, name: &str) -> Self {
        let sql = fs::read_to_string(Path::new(DATABASES).join(folder).join("imperios.sql")).unwrap();
        let database = Database::Url(server.restored(name, sql).await);
        Self::open(folder, database, tempfile::tempdir().unwrap()).await
    }

    /// A table with the person who looks at it and the seat.
    pub(crate) fn table(&self, name: &str) -> (Client, String, Option<u64>) {
        let table = &self.tables[name];
        let client = Client::new(self.house.address()).bearing(table["bearer"].as_str().unwrap());
        (client, table["id"].as_str().unwrap().to_owned(), table["seat"].as_u64())
    }

    async fn are_where_they_were(&self) {
        for (name, kept) in &self.tables {
            let (client, id, seat) = self.table(name);
            let now = stands(&client, &id, seat).await;
            assert!(holds(&now, &kept["stands"]), "{name}: {now} instead of {}", kept["stands"]);
        }
        for kept in &self.answers {
            let client = Client::new(self.house.address()).bearing(kept["bearer"].as_str().unwrap());
            let path = kept["path"].as_str().unwrap();
            let now = client.get(path).await.unwrap().accepted().unwrap();
            assert!(holds(&now, &kept["answer"]), "{path}: {now} instead of {}", kept["answer"]);
        }
    }

    async fn are_played_on(self) {
        let mut played = Vec::new();
        for name in self.tables.keys() {
            let (client, id, _) = self.table(name);
            let before = settle(&client, &id).await;
            let mut now = before.clone();
            for choice in 0..40 {
                let owned = |seat: &u64| now["seats"][*seat as usize - 1]["yours"] == true;
                let seat = now["awaited"].as_array().unwrap().iter().filter_map(Value::as_u64).find(owned);
                let Some(seat) = seat else { break };
                let seen = see_as(&client, &id, seat).await;
                let offers = seen["offers"].as_array().unwrap();
                let word = &offers[choice * 7 % offers.len()]["word"];
                let version = &seen["version"];
                done(&client, &id, json!({"do": "choose", "word": word, "seat": seat, "version": version}))
                    .await;
                now = settle(&client, &id).await;
            }
            if now["version"] != before["version"] {
                played.push((name.clone(), now));
            }
        }
        assert!(played.len() > 4, "of each game one at least, and some in the middle of something");
        let again = Self { house: self.house.reopen().await, ..self };
        for (name, before) in played {
            let (client, id, _) = again.table(&name);
            let after = settle(&client, &id).await;
            assert_eq!((&before["ply"], &before["view"]), (&after["ply"], &after["view"]), "{name}");
        }
    }

    async fn are_proved(&self) {
        let mut proved = 0;
        for (name, kept) in &self.tables {
            let stood = &kept["stands"];
            // What was given up before the start has no record.
            if stood["stage"] != "over" || stood["ply"] == 0 {
                continue;
            }
            let (client, id, _) = self.table(name);
            let proof = client.get(&format!("/api/tables/{id}/proof")).await.unwrap().json();
            assert_eq!(proof["proved"], json!(true), "{name}: {proof}");
            proved += 1;
        }
        assert!(proved >= 3);
    }
}

/// A copy of a kept file.
pub(crate) fn copied(folder: &str) -> (Database, tempfile::TempDir) {
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("imperios.sqlite");
    fs::copy(Path::new(DATABASES).join(folder).join("imperios.sqlite"), &file).unwrap();
    (Database::File(file), copy)
}

/// How a table stands: what must be the same for ever.
pub(crate) async fn stands(client: &Client, table: &str, seat: Option<u64>) -> Value {
    let seen = look_at(client, table, seat).await;
    let keys =
        ["version", "ply", "stage", "awaited", "result", "hints", "set_up", "leaving", "standing", "rematch"];
    let mut stands: Map<String, Value> =
        keys.into_iter().filter_map(|key| Some((key.to_owned(), seen.get(key)?.clone()))).collect();
    let words = |offers: &Value| -> Value {
        offers.as_array().into_iter().flatten().map(|offer| offer["word"].clone()).collect()
    };
    stands.insert("offers".to_owned(), words(&seen["offers"]));
    let named = seen["named"].as_array().unwrap().iter().map(|part| words(&part["words"]));
    stands.insert("named".to_owned(), named.collect());
    let players = seen["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone());
    stands.insert("names".to_owned(), players.collect());
    let chat = client.get(&format!("/api/tables/{table}/chat")).await.unwrap().json();
    let chat = chat.as_array().unwrap().iter().map(|line| line["text"].clone());
    stands.insert("chat".to_owned(), chat.collect());
    Value::Object(stands)
}

/// Whether all that was kept is there; there may be more.
fn holds(now: &Value, kept: &Value) -> bool {
    match (now, kept) {
        (Value::Object(now), Value::Object(kept)) => kept.iter().all(|(key, value)| {
            // In the oldest list an id stands beside what was seen.
            key == "id" && !now.contains_key(key) || now.get(key).is_some_and(|now| holds(now, value))
        }),
        _ => now == kept,
    }
}

/// The databases that were kept of one kind.
fn kept_with(file: &str) -> Vec<String> {
    let folders = fs::read_dir(DATABASES).unwrap().map(|entry| entry.unwrap().path());
    let names = folders.filter(|folder| folder.join(file).exists());
    let mut names: Vec<String> =
        names.map(|folder| folder.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    assert!(!names.is_empty());
    names
}

#[tokio::test]
async fn tables_of_earlier_releases_are_where_they_were() {
    for folder in kept_with("imperios.sqlite") {
        Kept::file(&folder).await.are_where_they_were().await;
    }
}

#[tokio::test]
async fn tables_of_earlier_releases_are_played_on() {
    for folder in kept_with("imperios.sqlite") {
        Kept::file(&folder).await.are_played_on().await;
    }
}

#[tokio::test]
async fn games_of_earlier_releases_are_proved() {
    for folder in kept_with("imperios.sqlite") {
        Kept::file(&folder).await.are_proved().await;
    }
}

#[tokio::test]
async fn tables_of_earlier_releases_on_postgresql_are_there_and_go_on() {
    let Some(server) = Postgres::start() else { return };
    for folder in kept_with("imperios.sql") {
        let kept = Kept::dump(&folder, &server, &folder.replace('-', "_")).await;
        kept.are_where_they_were().await;
        kept.are_proved().await;
        kept.are_played_on().await;
    }
}

/// The first edition of Napoleón under its first rulings.
const FIRST_NAPOLEON: &str = "b4762de4de9e72c020a77f5d7ad0a1585d531b7de1bf0873429a8e475a0dedd7";

fn is_the_first(seen: &Value) {
    let edition = &seen["edition"];
    let told = (&edition["hash"], &edition["number"], &edition["newest"]);
    assert_eq!(told, (&json!(FIRST_NAPOLEON), &json!(1), &json!(false)));
    assert!(seen.get("stuck").is_none(), "{}", seen["stuck"]);
}

#[tokio::test]
async fn a_record_of_an_earlier_edition_is_shown_with_it_and_proved() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let file = Path::new(DATABASES).join("../records/napoleon-1/jena.txt");
    let record = fs::read_to_string(file).unwrap();
    let shown = anna.post("/api/records", &json!({ "record": record })).await.unwrap();
    let table = id(&shown.accepted().unwrap());
    is_the_first(&see(&anna, &table).await);
    let proof = anna.get(&format!("/api/tables/{table}/proof")).await.unwrap().json();
    assert_eq!(proof["proved"], true, "{proof}");
    let listed = anna.get("/api/tables").await.unwrap().json();
    is_the_first(&listed["tables"][0].as_object().map(|entry| json!({"edition": entry["edition"]})).unwrap());
}

#[tokio::test]
async fn a_table_of_an_earlier_edition_is_played_on_with_it() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    // The first edition did not leave the truce to the scenario.
    let options = json!({"scenario": "prussia-1806", "first_round_truce": "no"});
    let table = id(&open_with(&anna, json!({"game": "napoleon", "seats": seats, "options": options})).await);
    let newest = see(&anna, &table).await["edition"].clone();
    assert_eq!(newest["newest"], true);

    // As if it had been opened before the newest edition was released.
    let newest = newest["hash"].as_str().unwrap();
    let sql = format!(
        "UPDATE entries SET body = REPLACE(body, '{newest}', '{FIRST_NAPOLEON}') WHERE game = '{table}' AND seq = 1"
    );
    let database = house.database.clone();
    let house = house.reopen_after(async || change(&database, sql).await).await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    is_the_first(&see(&anna, &table).await);
    done(&anna, &table, json!({"do": "ready", "ready": true, "seat": 1})).await;
    for choice in 0..20_usize {
        let seat = see(&anna, &table).await["awaited"][0].as_u64().unwrap();
        let seen = see_as(&anna, &table, seat).await;
        let offers = seen["offers"].as_array().unwrap();
        let word = &offers[choice * 7 % offers.len()]["word"];
        done(&anna, &table, json!({"do": "choose", "word": word, "seat": seat, "version": seen["version"]}))
            .await;
    }
    let before = see(&anna, &table).await;
    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    let after = see(&anna, &table).await;
    is_the_first(&after);
    assert_eq!((&before["version"], &before["view"]), (&after["version"], &after["view"]));
}
