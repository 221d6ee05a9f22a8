//! What helps a player to judge, for those who may know it.

use serde_json::{Value, json};

use crate::support::{House, done, id, open};

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
