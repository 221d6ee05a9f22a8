//! What helps a player to judge, for those who may know it.

use serde_json::{Value, json};

use crate::support::{House, done, id, open, open_with};

/// A game of Grecia in which one person plays both seats, brought to where an attack is being named: the table and
/// the seat.
async fn naming_an_attack(anna: &server::client::Client) -> (String, u64) {
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let table = id(&open(anna, "grecia", seats).await);
    for turn in 0..3000_usize {
        for seat in 1..=2 {
            let seen = anna.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().json();
            let offers: Vec<_> =
                seen["offers"].as_array().unwrap().iter().map(|o| o["word"].as_str().unwrap()).collect();
            if offers.is_empty() {
                continue;
            }
            let targets =
                offers.iter().all(|word| word.starts_with("to ")) && seen["view"]["phase"] == "target";
            if targets {
                return (table, seat);
            }
            let word = offers.iter().find(|word| **word == "attack").unwrap_or(&offers[turn % offers.len()]);
            let choose = json!({"do": "choose", "seat": seat, "word": word, "version": seen["version"]});
            done(anna, &table, choose).await;
        }
    }
    panic!("nobody could attack");
}

#[tokio::test]
async fn whoever_names_an_attack_sees_the_odds_of_every_target() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let (table, seat) = naming_an_attack(&anna).await;
    let seen = anna.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().json();
    let odds = anna.get(&format!("/api/tables/{table}/odds?seat={seat}")).await.unwrap().accepted().unwrap();
    assert_eq!(
        (&odds["seat"], &odds["version"], &odds["rival"]),
        (&json!(seat), &seen["version"], &json!("any"))
    );
    let words = |list: &Value| list.as_array().unwrap().iter().map(|o| o["word"].clone()).collect::<Vec<_>>();
    assert_eq!(words(&odds["forecasts"]), words(&seen["offers"]));
    for forecast in odds["forecasts"].as_array().unwrap() {
        let win = forecast["win"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&win), "{forecast}");
        assert_eq!(forecast["word"], format!("to {}", forecast["target"].as_str().unwrap()));
        assert_eq!(forecast["attacking"], true);
        assert!(!forecast["own"]["units"].as_array().unwrap().is_empty(), "{forecast}");
        assert!(!forecast["cards"].as_array().unwrap().is_empty(), "{forecast}");
    }

    // A rival who plays the best card is beaten less often.
    let path = format!("/api/tables/{table}/odds?seat={seat}&rival=highest");
    let hard = anna.get(&path).await.unwrap().accepted().unwrap();
    let win = |odds: &Value| odds["forecasts"][0]["win"].as_f64().unwrap();
    assert!(win(&hard) <= win(&odds), "{hard}");
    let other = anna.get(&format!("/api/tables/{table}/odds?seat={}", 3 - seat)).await.unwrap().json();
    assert_eq!(other["forecasts"], json!([]), "it is not the other's attack");
}

#[tokio::test]
async fn odds_are_for_those_who_sit_there_once_the_game_has_started() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let path = format!("/api/tables/{table}/odds");
    assert_eq!(bert.get(&path).await.unwrap().status, 404);
    assert_eq!(anna.get(&path).await.unwrap().status, 200);
    assert_eq!(anna.get(&format!("{path}?seat=2")).await.unwrap().status, 403);
    assert_eq!(anna.get(&format!("{path}?rival=cunning")).await.unwrap().status, 400);

    let waiting = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    assert_eq!(anna.get(&format!("/api/tables/{waiting}/odds")).await.unwrap().status, 409);
}

#[tokio::test]
async fn a_hint_names_choices_that_are_offered_and_says_why() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let seats =
        json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}, {"kind": "hot-seat", "name": "Carla"}]);
    let table =
        id(&open_with(&anna, json!({"game": "altes-reich", "seats": seats, "hints": true, "ready": true}))
            .await);
    let seen = anna.get(&format!("/api/tables/{table}?seat=1")).await.unwrap().json();
    let path = format!("/api/tables/{table}/hint");
    let hint = anna.get(&format!("{path}?seat=1")).await.unwrap().accepted().unwrap();
    assert_eq!((&hint["seat"], &hint["version"]), (&json!(1), &seen["version"]));
    let offered: Vec<_> = seen["offers"].as_array().unwrap().iter().map(|offer| &offer["word"]).collect();
    let advice = hint["advice"].as_array().unwrap();
    assert!((1..=3).contains(&advice.len()), "{hint}");
    for one in advice {
        assert!(offered.contains(&&one["word"]), "{one}");
        assert!((0.0..=1.0).contains(&one["win"].as_f64().unwrap()), "{one}");
        for reason in one["reasons"].as_array().unwrap() {
            assert!(reason["message"].as_str().unwrap().starts_with("insight-reason-"), "{reason}");
        }
    }
    assert_eq!(bert.get(&path).await.unwrap().status, 404);
    assert_eq!(anna.get(&format!("{path}?seat=4")).await.unwrap().status, 403);

    // Whoever has answered is asked nothing.
    let choose = json!({"do": "choose", "seat": 1, "word": offered[0], "version": seen["version"]});
    done(&anna, &table, choose).await;
    assert_eq!(anna.get(&format!("{path}?seat=1")).await.unwrap().status, 409);
}

#[tokio::test]
async fn hints_are_given_where_they_were_agreed_on_and_odds_everywhere() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let (me, bot, other) = (
        json!({"kind": "me"}),
        json!({"kind": "bot", "bot": "random"}),
        json!({"kind": "hot-seat", "name": "B"}),
    );
    let days = json!({"kind": "days", "days": 3});
    for (new, agreed) in [
        (json!({"seats": [me, bot]}), true),
        (json!({"seats": [me, bot], "hints": false}), false),
        (json!({"seats": [me, bot], "time": days}), false),
        (json!({"seats": [me, other]}), false),
        (json!({"seats": [me, other], "hints": true}), true),
    ] {
        let mut new = new;
        (new["game"], new["ready"]) = (json!("grecia"), json!(true));
        let table = id(&open_with(&anna, new.clone()).await);
        let of = async |what: &str| anna.get(&format!("/api/tables/{table}{what}")).await.unwrap();
        assert_eq!(of("?seat=1").await.json()["hints"], agreed, "{new}");
        assert_eq!(of("/odds?seat=1").await.status, 200, "odds follow from the rules: {new}");
        let hint = of("/hint?seat=1").await;
        if agreed {
            assert_ne!(hint.status, 403, "{new}");
        } else {
            assert_eq!(
                (hint.status.as_u16(), &hint.json()["problem"]["message"]),
                (403, &json!("server-no-hints"))
            );
        }
    }
}

/// A game that was played once, brought to the server: its table.
async fn brought(anna: &server::client::Client) -> String {
    brought_number(anna, 0).await
}

async fn brought_number(anna: &server::client::Client, number: usize) -> String {
    let records = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records/altes-reich");
    let mut files: Vec<_> = std::fs::read_dir(records)
        .unwrap()
        .flat_map(|series| std::fs::read_dir(series.unwrap().path()).unwrap())
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let record = std::fs::read_to_string(&files[number]).unwrap();
    id(&anna.post("/api/records", &json!({ "record": record })).await.unwrap().accepted().unwrap())
}

#[tokio::test]
async fn a_game_that_is_over_is_analysed_once_asked_for() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = brought(&anna).await;
    let path = format!("/api/tables/{table}/analysis");
    assert_eq!(bert.get(&path).await.unwrap().status, 404, "it is none of his business");
    let first = anna.get(&path).await.unwrap();
    assert_eq!(first.status, 202, "{first:?}");
    let (mut last, mut known) = (0, 0);
    let told = loop {
        let answer = anna.get(&path).await.unwrap();
        if answer.status == 200 {
            break answer.json();
        }
        let progress = answer.json();
        let done = progress["done"].as_u64().unwrap();
        assert!(
            answer.status == 202 && done >= last && done <= progress["of"].as_u64().unwrap(),
            "{progress}"
        );
        last = done;
        let so_far = progress["so_far"]["moments"].as_array().map_or(0, Vec::len);
        assert!(so_far >= known, "what is known grows: {progress}");
        known = so_far;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert!(known > 1, "something is known before all is");
    let moments = told["moments"].as_array().unwrap();
    assert!(moments.len() > 10, "{told}");
    for moment in moments {
        let sum: f64 = moment["win"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{moment}");
    }
    assert_eq!(anna.get(&path).await.unwrap().json(), told, "it is made once");
}

#[tokio::test]
async fn a_game_that_runs_is_not_analysed() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let refused = anna.get(&format!("/api/tables/{table}/analysis")).await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), &refused.json()["problem"]["message"]),
        (409, &json!("server-not-over"))
    );
}

#[tokio::test]
async fn one_analysis_a_person_is_made_at_a_time_and_it_can_be_stopped() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let path = |table: &str| format!("/api/tables/{table}/analysis");
    let (first, second) = (brought_number(&anna, 0).await, brought_number(&anna, 1).await);
    let third = brought_number(&bert, 2).await;
    assert_eq!(anna.get(&path(&first)).await.unwrap().status, 202);
    let refused = anna.get(&path(&second)).await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), &refused.json()["problem"]["message"]),
        (409, &json!("server-one-analysis"))
    );
    assert_eq!(bert.get(&path(&third)).await.unwrap().status, 202, "his own is another's");
    let stop = async |who: &server::client::Client, table: &str| {
        who.request(axum::http::Method::DELETE, &path(table), None).await.unwrap().status.as_u16()
    };
    assert_eq!(stop(&bert, &first).await, 404, "whoever has not asked for it can't stop it");
    assert_eq!(stop(&anna, &first).await, 204);
    assert_eq!(stop(&anna, &first).await, 404);
    assert_eq!(anna.get(&path(&second)).await.unwrap().status, 202, "then another can be made");
}
