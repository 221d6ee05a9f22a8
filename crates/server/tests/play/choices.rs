//! Choices that are made once, on the table that was seen.

use serde_json::{Value, json};
use server::client::Client;

use crate::support::{House, done, id, key, open, refused, see, see_as, until};

#[tokio::test]
async fn a_repeated_choice_is_answered_alike_and_made_once() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let mut socket = anna.socket(&table, "").await.unwrap();
    let seen = until(&mut socket, |table| !table["offers"].as_array().unwrap().is_empty()).await;
    let choose =
        json!({"do": "choose", "word": seen["offers"][0]["word"], "version": seen["version"], "key": "k1"});
    let first = anna.command(&table, &choose).await.unwrap().accepted().unwrap();
    let again = anna.command(&table, &choose).await.unwrap().accepted().unwrap();
    assert_eq!(first["version"], again["version"]);

    let late = json!({"do": "choose", "word": seen["offers"][0]["word"], "version": seen["version"]});
    let (status, refusal) = refused(&anna, &table, late).await;
    assert_eq!((status, &refusal["problem"]["message"]), (409, &json!("server-stale")));
    assert!(
        refusal["table"]["version"].as_u64() > seen["version"].as_u64(),
        "a stale choice gets the new table"
    );
}

#[tokio::test]
async fn choices_made_at_the_same_time_do_not_disturb_each_other() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats =
        json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}, {"kind": "hot-seat", "name": "Carla"}]);
    let table = id(&open(&anna, "altes-reich", seats).await);
    let look = async |seat: u8| anna.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().json();
    let seen = [look(1).await, look(2).await, look(3).await];
    assert_eq!(seen[0]["awaited"], json!([1, 2, 3]));
    for (seat, seen) in (1..).zip(&seen) {
        let word = &seen["offers"][0]["word"];
        done(&anna, &table, json!({"do": "choose", "seat": seat, "word": word, "version": seen["version"]}))
            .await;
    }
    assert_ne!(look(1).await["awaited"], json!([1, 2, 3]));
}

#[tokio::test]
async fn an_illegal_choice_is_refused_with_its_rule_and_why_not_tells_it_too() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let mut socket = anna.socket(&table, "").await.unwrap();
    let seen = until(&mut socket, |table| !table["offers"].as_array().unwrap().is_empty()).await;
    let illegal = json!({"do": "choose", "word": "hire", "version": seen["version"]});
    let (status, refusal) = refused(&anna, &table, illegal).await;
    assert_eq!(status, 422, "{refusal}");
    assert!(refusal["rule"].as_str().is_some_and(|rule| rule.starts_with("GR-")), "{refusal}");

    let why = anna.post(&format!("/api/tables/{table}/why"), &json!({"what": "hire"})).await.unwrap().json();
    assert_eq!(why["reasons"][0]["rule"], refusal["rule"]);
    let unknown =
        anna.post(&format!("/api/tables/{table}/why"), &json!({"what": "atlantis"})).await.unwrap().json();
    assert_eq!(unknown["reasons"][0]["phrase"]["message"], "server-why-unknown");
    let word = seen["offers"][0]["word"].as_str().unwrap();
    let legal = anna.post(&format!("/api/tables/{table}/why"), &json!({"what": word})).await.unwrap().json();
    assert_eq!(legal["legal"], word);
}

#[tokio::test]
async fn what_nobody_has_learned_from_is_taken_back() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await);
    // Both place their pieces; then whoever begins an action may take its first words back.
    for _ in 0..200 {
        for seat in [1, 2] {
            let seen = anna.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().json();
            if seen["can_undo"] == true {
                let undone =
                    done(&anna, &table, json!({"do": "undo", "seat": seat, "version": seen["version"]}))
                        .await;
                let before = seen["ply"].as_u64().unwrap();
                assert!(undone["table"]["ply"].as_u64().unwrap() < before);
                assert!(undone["table"]["log_from"].as_u64().unwrap() < before, "later lines are void");
                return;
            }
            if let Some(offer) = seen["offers"].get(0) {
                let choose =
                    json!({"do": "choose", "seat": seat, "word": offer["word"], "version": seen["version"]});
                done(&anna, &table, choose).await;
            }
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn a_socket_that_comes_back_is_told_what_it_missed() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let mut socket = anna.socket(&table, "").await.unwrap();
    let seen = until(&mut socket, |table| !table["offers"].as_array().unwrap().is_empty()).await;
    drop(socket);
    let choose =
        json!({"do": "choose", "word": seen["offers"][0]["word"], "version": seen["version"], "key": key()});
    anna.command(&table, &choose).await.unwrap().accepted().unwrap();
    let now = see(&anna, &table).await;

    let back = format!("?since={}", seen["version"]);
    let mut socket = anna.socket(&table, &back).await.unwrap();
    let missed = until(&mut socket, |table| table["version"].as_u64() >= now["version"].as_u64()).await;
    let lines = |table: &Value| table["log"].as_array().unwrap().clone();
    let from = missed["log_from"].as_u64().unwrap();
    let whole = see(&anna, &table).await;
    let expected: Vec<_> =
        lines(&whole).into_iter().filter(|line| line["ply"].as_u64().unwrap() >= from).collect();
    assert!(from > 0 && lines(&missed) == expected[..lines(&missed).len()], "{missed}");
}

/// One person on both seats of a game of Grecia: the word that `wanted` finds among the offers, else the first.
async fn say(anna: &Client, table: &str, wanted: &[&str]) -> Value {
    let seat = see_as(anna, table, 1).await["awaited"][0].as_u64().expect("somebody is asked");
    let seen = see_as(anna, table, seat).await;
    let offers = seen["offers"].as_array().unwrap();
    let offered = |word: &&&str| offers.iter().any(|offer| offer["word"] == ***word);
    let word = wanted.iter().find(offered).copied().unwrap_or(offers[0]["word"].as_str().unwrap());
    let command = json!({"do": "choose", "seat": seat, "word": word, "version": seen["version"]});
    done(anna, table, command).await;
    see_as(anna, table, seat).await
}

#[tokio::test]
async fn one_of_several_units_is_taken_back_by_itself() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let table = id(&open(&anna, "grecia", seats).await);
    let mut seen = see(&anna, &table).await;
    while seen["view"]["phase"] != "actions" {
        seen = say(&anna, &table, &["place light", "place ship"]).await;
    }
    // With five tokens two light units are hired, each somewhere.
    for word in ["supplies", "hire", "take light", "", "take light", ""] {
        seen = say(&anna, &table, &[word]).await;
    }
    let words = |seen: &Value| -> Vec<Vec<String>> {
        let part = |part: &Value| {
            let words = part["words"].as_array().unwrap().iter();
            words.map(|offer| offer["word"].as_str().unwrap().to_owned()).collect()
        };
        seen["named"].as_array().unwrap().iter().map(part).collect()
    };
    let before = words(&seen);
    let verbs: Vec<_> = before.iter().map(|part| (part[0].as_str(), part.len())).collect();
    assert_eq!(verbs, [("hire", 1), ("take light", 2), ("take light", 2)], "{before:?}");
    let seat = seen["you"].as_u64().unwrap();
    let supply = |seen: &Value| seen["view"]["seats"][seat as usize - 1]["supply"].as_i64().unwrap();

    let (first, version) = (&seen["named"][1]["ply"], &seen["version"]);
    done(&anna, &table, json!({"do": "retract", "seat": seat, "ply": first, "version": version})).await;
    let after = see_as(&anna, &table, seat).await;
    assert_eq!(words(&after), [before[0].clone(), before[2].clone()]);
    assert_eq!(supply(&after), supply(&seen) + 2);

    let gone = json!({"do": "retract", "seat": seat, "ply": 9999, "version": after["version"]});
    let (status, refusal) = refused(&anna, &table, gone).await;
    assert_eq!((status, &refusal["problem"]["message"]), (409, &json!("undo-not-named")));

    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    let again = see_as(&anna, &table, seat).await;
    assert_eq!((&again["view"], &again["named"]), (&after["view"], &after["named"]));
}
