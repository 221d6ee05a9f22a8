//! Seats before the start, and what is said there: whoever goes hears no more, and nobody speaks for somebody else.

use std::time::Duration;

use serde_json::{Value, json};
use server::client::Client;

use crate::support::{House, done, id, open_with, refused, see, until};

async fn open(anna: &Client, seats: Value) -> Value {
    open_with(anna, json!({"game": "altes-reich", "seats": seats})).await
}

async fn chat(client: &Client, table: &str) -> Vec<Value> {
    let lines = client.get(&format!("/api/tables/{table}/chat")).await.unwrap().accepted().unwrap();
    lines.as_array().unwrap().clone()
}

async fn say(client: &Client, table: &str, text: &str) -> u16 {
    let said = client.post(&format!("/api/tables/{table}/chat"), &json!({"text": text})).await.unwrap();
    said.status.as_u16()
}

#[tokio::test]
async fn whoever_leaves_a_seat_hears_no_more_of_what_is_said() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    let mut socket = bert.socket(&table, "").await.unwrap();
    assert_eq!(say(&bert, &table, "I have to go").await, 201);
    done(&bert, &table, json!({"do": "rise", "seat": 2})).await;
    assert_eq!(say(&anna, &table, "now that he is gone").await, 201);
    assert_eq!(say(&bert, &table, "I heard that").await, 403);
    assert!(chat(&bert, &table).await.is_empty());
    // Something that everybody is told, so that what came before it has been heard.
    done(&anna, &table, json!({"do": "place", "seat": 3, "chair": {"kind": "invited"}})).await;
    loop {
        let message = socket.next().await.unwrap();
        assert_ne!(message["text"], "now that he is gone");
        if message["seats"][2]["chair"]["kind"] == "invited" {
            break;
        }
    }
    // Whoever sits down again belongs to the table again.
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(chat(&bert, &table).await.len(), 2);
    assert_eq!(say(&anna, &table, "welcome back").await, 201);
    let heard = async { while socket.next().await.unwrap()["text"] != "welcome back" {} };
    tokio::time::timeout(Duration::from_secs(20), heard).await.expect("he hears it over the same socket");
}

#[tokio::test]
async fn whoever_leaves_a_table_that_is_not_open_to_anybody_is_shown_the_door() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let opened = open(&anna, json!([{"kind": "me"}, {"kind": "invited"}])).await;
    let table = id(&opened);
    done(&bert, &table, json!({"do": "sit", "seat": 2, "invitation": opened["invitations"]["2"]})).await;
    let mut socket = bert.socket(&table, "").await.unwrap();
    done(&bert, &table, json!({"do": "rise", "seat": 2})).await;
    let closed = async { while socket.next_text().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(20), closed).await.expect("the socket is closed");
    assert_eq!(bert.get(&format!("/api/tables/{table}")).await.unwrap().status.as_u16(), 404);
}

#[tokio::test]
async fn what_was_said_from_a_seat_is_not_the_word_of_the_next_one_there() {
    let house = House::open().await;
    let (anna, bert, carla) =
        (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carla").await);
    let table = id(&open(&anna, json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(say(&bert, &table, "I am Bert").await, 201);
    done(&bert, &table, json!({"do": "rise", "seat": 2})).await;
    done(&carla, &table, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(say(&carla, &table, "I am Carla").await, 201);
    let said: Vec<_> =
        chat(&anna, &table).await.iter().map(|line| (line["name"].clone(), line["seat"].clone())).collect();
    assert_eq!(said, [(json!("Bert"), Value::Null), (json!("Carla"), json!(2))]);
}

#[tokio::test]
async fn the_host_frees_a_seat_that_somebody_sits_on() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    let mut socket = bert.socket(&table, "").await.unwrap();
    assert_eq!(refused(&bert, &table, json!({"do": "unseat", "seat": 1})).await.0, 403, "the host's right");
    assert_eq!(refused(&anna, &table, json!({"do": "unseat", "seat": 1})).await.0, 409, "she rises herself");
    done(&anna, &table, json!({"do": "unseat", "seat": 2})).await;
    let seen = until(&mut socket, |table| table["you"].is_null()).await;
    assert_eq!(seen["seats"][1]["name"], Value::Null);
    assert_eq!(say(&bert, &table, "but I was here").await, 403);
    // So that he does not come straight back, the seat is given to somebody else.
    done(&anna, &table, json!({"do": "place", "seat": 2, "chair": {"kind": "bot", "bot": "page"}})).await;
    assert_eq!(refused(&bert, &table, json!({"do": "sit", "seat": 2})).await.0, 404);
    let started = done(&anna, &table, json!({"do": "ready", "ready": true})).await;
    assert_eq!(started["table"]["stage"], "running");
    assert_eq!(refused(&anna, &table, json!({"do": "unseat", "seat": 2})).await.0, 409, "it has begun");
}

#[tokio::test]
async fn nobody_comes_to_a_second_seat_by_an_account() {
    let house = House::open().await;
    let owner = house.guest("Anna").await.with_account("anna", "correct horse battery").await.unwrap();
    let guest = house.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let lobby = id(&open(&owner, seats).await);
    done(&guest, &lobby, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(say(&guest, &lobby, "it is me").await, 201);
    let running = id(&open(&owner, json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&guest, &running, json!({"do": "sit", "seat": 2})).await;
    for one in [&owner, &guest] {
        done(one, &running, json!({"do": "ready", "ready": true})).await;
    }
    let claim = json!({"login": "anna", "password": "correct horse battery", "claim": true});
    let twice = guest.post("/api/session", &claim).await.unwrap();
    assert_eq!(
        (twice.status.as_u16(), &twice.json()["problem"]["message"]),
        (409, &json!("server-claim-twice"))
    );
    assert_eq!(see(&guest, &running).await["you"], 2, "nothing was handed over");
    assert_eq!(see(&guest, &lobby).await["you"], 2);

    done(&guest, &running, json!({"do": "resign"})).await;
    assert_eq!(guest.post("/api/session", &claim).await.unwrap().status.as_u16(), 200);
    let seen = see(&owner, &lobby).await;
    assert_eq!(
        (&seen["you"], &seen["seats"][1]["name"]),
        (&json!(1), &Value::Null),
        "the other seat is free"
    );
    let line = &chat(&owner, &lobby).await[0];
    assert_eq!(
        (&line["name"], &line["text"]),
        (&json!("Anna"), &json!("it is me")),
        "it was the same person"
    );
}

#[tokio::test]
async fn a_player_who_has_time_is_not_replaced() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let live = json!({"kind": "live", "minutes": 30, "increment": 0});
    for (time, agreed, told, message) in [
        (json!({"kind": "days", "days": 3}), Value::Null, Value::Null, "server-away-no-clock"),
        (json!({"kind": "none"}), json!(2), Value::Null, "server-away-no-clock"),
        (live.clone(), json!(0), Value::Null, "server-away-never"),
        (live.clone(), Value::Null, json!(5), "server-not-away"),
        (live.clone(), json!(2), json!(2), "server-not-away"),
    ] {
        let new = json!({
            "game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "open"}], "ready": true, "time": time,
            "away_after": agreed,
        });
        let table = id(&open_with(&anna, new).await);
        done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
        done(&bert, &table, json!({"do": "ready", "ready": true})).await;
        let seen = see(&anna, &table).await;
        assert_eq!(seen.get("away_after").unwrap_or(&Value::Null), &told, "{time} {agreed}");
        // However long ago the last choice was: nobody can have been here before the server was.
        let (status, refusal) = refused(&anna, &table, json!({"do": "take-over", "seat": 2})).await;
        assert_eq!((status, &refusal["problem"]["message"]), (409, &json!(message)), "{time} {agreed}");
    }
    let new = json!({
        "game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "open"}], "time": live, "away_after": 500,
        "key": "k",
    });
    assert_eq!(anna.post("/api/tables", &new).await.unwrap().status.as_u16(), 400);
}
