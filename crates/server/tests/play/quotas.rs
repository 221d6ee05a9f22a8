//! What one person may have the server keep.

use axum::http::Method;
use serde_json::{Value, json};
use server::{
    Bounds, Rates, Settings,
    client::{Answer, Client},
    store::{Entry, GameId, NewGame, Secret, Stage, Store},
};

use crate::support::{House, done, id, key};

/// A game that was played once.
fn record() -> String {
    let records = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records/altes-reich");
    let mut files: Vec<_> = std::fs::read_dir(records)
        .unwrap()
        .flat_map(|series| std::fs::read_dir(series.unwrap().path()).unwrap())
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    // One that is long enough to count.
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).find(|text| text.len() > 5000).unwrap()
}

fn refusal(answer: &Answer) -> (u16, Value) {
    (answer.status.as_u16(), answer.json()["problem"]["message"].clone())
}

async fn bring(client: &Client) -> Answer {
    client.post("/api/records", &json!({"record": record()})).await.unwrap()
}

async fn open(client: &Client) -> Answer {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    client.post("/api/tables", &json!({"game": "grecia", "seats": seats, "key": key()})).await.unwrap()
}

#[tokio::test]
async fn tables_that_are_not_over_are_counted_by_who_opened_them() {
    let bounds = Bounds { tables: 2, ..Bounds::NONE };
    let house = House::open_with(|settings| Settings { bounds, ..settings }).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let first = id(&open(&anna).await.accepted().unwrap());
    open(&anna).await.accepted().unwrap();
    assert_eq!(refusal(&open(&anna).await), (409, json!("server-too-many-tables")));
    open(&bert).await.accepted().unwrap();
    done(&anna, &first, json!({"do": "abandon"})).await;
    open(&anna).await.accepted().expect("one was given up");
    bring(&anna).await.accepted().expect("a record is no table to play at");
}

#[tokio::test]
async fn records_are_counted_and_can_be_removed() {
    let bounds = Bounds { records: 1, ..Bounds::NONE };
    let house = House::open_with(|settings| Settings { bounds, ..settings }).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let shown = id(&bring(&anna).await.accepted().unwrap());
    assert_eq!(refusal(&bring(&anna).await), (409, json!("server-too-many-records")));
    bring(&bert).await.accepted().unwrap();
    let remove = async |who: &Client, table: &str| {
        who.request(Method::DELETE, &format!("/api/tables/{table}"), None).await.unwrap()
    };
    assert_eq!(remove(&bert, &shown).await.status.as_u16(), 404, "it is none of his business");
    let lobby = id(&open(&anna).await.accepted().unwrap());
    assert_eq!(refusal(&remove(&anna, &lobby).await), (409, json!("server-not-brought")));
    assert_eq!(remove(&anna, &shown).await.status.as_u16(), 204);
    assert_eq!(anna.get(&format!("/api/tables/{shown}")).await.unwrap().status.as_u16(), 404);
    bring(&anna).await.accepted().expect("there is room again");
}

#[tokio::test]
async fn bytes_that_were_brought_along_are_counted() {
    let bounds = Bounds { megabytes: 1, ..Bounds::NONE };
    let house = House::open_with(|settings| Settings { bounds, ..settings }).await;
    let anna = house.guest("Anna").await;
    bring(&anna).await.accepted().unwrap();
    let me = anna.get("/api/me").await.unwrap().json()["id"].as_str().unwrap().parse().unwrap();
    let store = Store::open(&house.database).await.unwrap();
    let kept = store.kept_for(&me).await.unwrap();
    assert!(kept.records == 1 && kept.tables == 0 && kept.bytes > 5000, "{kept:?}");
    // Something large.
    let entry = Entry { seq: 1, at: 1, key: None, body: format!("{{\"x\":\"{}\"}}", "x".repeat(990_000)) };
    let large = NewGame {
        id: GameId::fresh(),
        game: "grecia".to_owned(),
        creator: me.clone(),
        key: None,
        seed: Secret::new("1806".to_owned()),
        at: 1,
        stage: Stage::Over,
        listed: false,
        needs_care: false,
        due: None,
        parent: None,
        entries: vec![entry],
        seats: Vec::new(),
        invitations: Vec::new(),
    };
    store.create_game(large).await.unwrap();
    assert!(store.kept_for(&me).await.unwrap().bytes > 990_000);
    assert_eq!(refusal(&bring(&anna).await), (409, json!("server-too-many-bytes")));
    open(&anna).await.accepted().expect("a table brings nothing along");
}

#[tokio::test]
async fn tables_are_opened_at_a_rate() {
    let rates = Rates { opening: 3, ..Rates::NONE };
    let house = House::open_with(|settings| Settings { rates, ..settings }).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    for _ in 0..3 {
        open(&anna).await.accepted().unwrap();
    }
    let refused = open(&anna).await;
    assert_eq!(refused.status.as_u16(), 429);
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(bring(&anna).await.status.as_u16(), 429);
    open(&bert).await.accepted().unwrap();
}

#[tokio::test]
async fn only_a_record_may_be_as_long_as_a_record() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let long = "x".repeat(200_000);
    for path in ["/api/tables", "/api/guests", "/api/games/grecia/positions/check"] {
        let answer = anna.post(path, &json!({"name": long})).await.unwrap();
        assert_eq!(refusal(&answer), (413, json!("server-too-long")), "{path}");
    }
    let answer = anna.post("/api/records", &json!({"record": long})).await.unwrap();
    assert_eq!(answer.status.as_u16(), 400, "it is read, and is no record: {}", answer.text);
    let seats = vec![json!({"kind": "open"}); 500];
    let answer =
        anna.post("/api/tables", &json!({"game": "grecia", "seats": seats, "key": "k"})).await.unwrap();
    assert_eq!(refusal(&answer), (400, json!("server-players-and-seats")));
}
