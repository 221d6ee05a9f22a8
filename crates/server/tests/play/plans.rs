//! Units first: what they could do is told before a word is said, and several words are said at once.

use serde_json::{Value, json};
use server::{client::Client, store::Store};

use crate::support::{House, done, id, key, open, refused, see, see_as};

/// A game in which one person plays both seats, brought to the first turn: the table and what the seat sees.
async fn first_turn(anna: &Client, game: &str) -> (String, Value) {
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let table = id(&open(anna, game, seats).await);
    for _ in 0..400 {
        let seat = see(anna, &table).await["awaited"][0].as_u64().expect("somebody is asked");
        let seen = see_as(anna, &table, seat).await;
        if seen["view"]["phase"] == "actions" {
            return (table, seen);
        }
        let word = &seen["offers"][0]["word"];
        let command = json!({"do": "choose", "seat": seat, "word": word, "version": seen["version"]});
        done(anna, &table, command).await;
    }
    panic!("nobody came to a turn");
}

async fn reach(anna: &Client, table: &str, seat: &Value) -> Vec<Value> {
    let path = format!("/api/tables/{table}/reach?seat={seat}");
    anna.get(&path).await.unwrap().accepted().unwrap()["reaches"].as_array().unwrap().clone()
}

async fn plans(anna: &Client, table: &str, group: &Value) -> Vec<Value> {
    let answer = anna.post(&format!("/api/tables/{table}/plans"), group).await.unwrap();
    answer.accepted().unwrap()["plans"].as_array().unwrap().clone()
}

/// A Move that takes several words, of a seat in its turn. Whoever stands alone and has one way to go needs fewer.
async fn a_move(anna: &Client, table: &str, seat: &Value) -> Value {
    for row in reach(anna, table, seat).await.iter().filter(|row| row["action"] == "move") {
        let group = json!({"seat": seat, "from": row["from"], "units": [row["unit"]["word"]]});
        let plans = plans(anna, table, &group).await;
        let several = |plan: &Value| plan["action"] == "move" && plan["words"].as_array().unwrap().len() > 2;
        if let Some(plan) = plans.into_iter().find(several) {
            return plan;
        }
    }
    panic!("nobody can move by several words")
}

/// The journal's entries behind a version, without time and key.
async fn entries(house: &House, table: &str, version: &Value) -> Vec<String> {
    let store = Store::open(&house.database).await.unwrap();
    let entries = store.entries(&table.parse().unwrap(), version.as_u64().unwrap()).await.unwrap();
    entries.into_iter().map(|entry| entry.body).collect()
}

#[tokio::test]
async fn units_tell_what_they_could_do() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for game in ["grecia", "napoleon"] {
        let (table, seen) = first_turn(&anna, game).await;
        let seat = &seen["you"];
        let reaches = reach(&anna, &table, seat).await;
        let other = json!(3 - seat.as_u64().unwrap());
        let own = |zone: &Value| zone["controller"] != other;
        for row in &reaches {
            let zone =
                seen["view"]["zones"].as_array().unwrap().iter().find(|zone| zone["id"] == row["from"]);
            assert!(zone.is_some_and(own), "{row}");
            assert!(row["unit"]["word"].as_str().unwrap().starts_with("with "), "{row}");
            assert!(!row["targets"].as_array().unwrap().is_empty(), "{row}");
        }
        let plan = a_move(&anna, &table, seat).await;
        assert_eq!((&plan["complete"], plan.get("forecast")), (&json!(true), None), "{plan}");
        // It is nobody else's turn, and nobody else's business.
        assert_eq!(reach(&anna, &table, &other).await, Vec::<Value>::new());
        let bert = house.guest("Bert").await;
        let answer = bert.get(&format!("/api/tables/{table}/reach")).await.unwrap();
        assert_eq!(answer.status, 404);
    }
}

#[tokio::test]
async fn several_words_are_said_at_once_and_entered_one_by_one() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for game in ["grecia", "napoleon"] {
        let (table, before) = first_turn(&anna, game).await;
        let seat = &before["you"];
        let words = a_move(&anna, &table, seat).await["words"].as_array().unwrap().clone();
        assert!(words.len() > 2, "{words:?}");

        // One by one, and back again.
        let mut seen = before.clone();
        for word in &words {
            done(
                &anna,
                &table,
                json!({"do": "choose", "seat": seat, "word": word, "version": seen["version"]}),
            )
            .await;
            seen = see_as(&anna, &table, seat.as_u64().unwrap()).await;
        }
        let singly = entries(&house, &table, &before["version"]).await;
        let named = seen;
        for _ in &words {
            let version = see(&anna, &table).await["version"].clone();
            done(&anna, &table, json!({"do": "undo", "seat": seat, "version": version})).await;
        }
        let back = see_as(&anna, &table, seat.as_u64().unwrap()).await;
        assert_eq!(back["view"], before["view"]);

        // At once: the same entries, the same table.
        let command = json!({"do": "choose-all", "seat": seat, "words": words, "version": back["version"], "key": key()});
        let told = anna.command(&table, &command).await.unwrap().accepted().unwrap();
        assert_eq!(entries(&house, &table, &back["version"]).await, singly);
        let again = anna.command(&table, &command).await.unwrap().accepted().unwrap();
        assert_eq!(again["version"], told["version"], "the same key is carried out once");
        let seen = see_as(&anna, &table, seat.as_u64().unwrap()).await;
        for part in ["view", "offers", "named", "prompt", "ply"] {
            assert_eq!(seen[part], named[part], "{part}");
        }

        // Each word can still be taken back alone.
        done(&anna, &table, json!({"do": "undo", "seat": seat, "version": seen["version"]})).await;
        let shorter = see_as(&anna, &table, seat.as_u64().unwrap()).await;
        assert_eq!(
            shorter["offers"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|offer| words.contains(&offer["word"]))
                .count(),
            1
        );
        let last = words.last().unwrap();
        done(
            &anna,
            &table,
            json!({"do": "choose", "seat": seat, "word": last, "version": shorter["version"]}),
        )
        .await;
        let seen = see_as(&anna, &table, seat.as_u64().unwrap()).await;
        for part in ["view", "offers", "named", "ply"] {
            assert_eq!(seen[part], named[part], "{part}");
        }
    }
}

#[tokio::test]
async fn what_was_said_at_once_is_there_after_a_restart() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let (table, before) = first_turn(&anna, "grecia").await;
    let seat = before["you"].as_u64().unwrap();
    let words = &a_move(&anna, &table, &before["you"]).await["words"];
    done(
        &anna,
        &table,
        json!({"do": "choose-all", "seat": seat, "words": words, "version": before["version"]}),
    )
    .await;
    let path = format!("/api/tables/{table}?seat={seat}&since={}", before["version"]);
    let told = anna.get(&path).await.unwrap().json();
    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    let again = anna.get(&path).await.unwrap().json();
    for part in ["version", "view", "named", "offers", "log_from", "log", "can_undo"] {
        assert_eq!(again[part], told[part], "{part}");
    }
}

#[tokio::test]
async fn all_words_are_said_or_none() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let (table, before) = first_turn(&anna, "grecia").await;
    let seat = &before["you"];
    let all = |words: &Value| json!({"do": "choose-all", "seat": seat, "words": words, "version": before["version"]});
    let words = a_move(&anna, &table, seat).await["words"].as_array().unwrap().clone();

    let too_far = json!([words[0], "from aegean", "with heavy"]);
    let (status, refusal) = refused(&anna, &table, all(&too_far)).await;
    assert_eq!(status, 422, "{refusal}");
    assert!(refusal["rule"].as_str().unwrap().starts_with("GR-"), "{refusal}");
    let twice: Vec<_> = words.iter().chain(&words).collect();
    assert_eq!(refused(&anna, &table, all(&json!(twice))).await.0, 422);
    // What is drawn ends what can be said at once.
    let beyond_chance = json!(["senate", "senate"]);
    assert_eq!(refused(&anna, &table, all(&beyond_chance)).await.0, 422);
    for (words, problem) in
        [(json!([]), "server-how-many-words"), (json!(vec!["move"; 33]), "server-how-many-words")]
    {
        let (status, refusal) = refused(&anna, &table, all(&words)).await;
        assert_eq!((status, &refusal["problem"]["message"]), (400, &json!(problem)));
    }
    let stale = json!({"do": "choose-all", "seat": seat, "words": words, "version": 1});
    assert_eq!(refused(&anna, &table, stale).await.0, 409);

    let after = see_as(&anna, &table, seat.as_u64().unwrap()).await;
    for part in ["version", "view", "offers", "ply"] {
        assert_eq!(after[part], before[part], "{part}");
    }
}
