//! Pieces that are placed before the first turn, by their players or by a bot in their stead.

use serde_json::{Value, json};
use server::client::Client;

use crate::support::{House, done, id, open, open_with, refused, see, until};

/// The pieces of Grecia: three fortresses, two heroes, five light, one medium, three ships.
fn left(seen: &Value) -> Vec<(String, u64)> {
    let kinds = seen["setting_up"]["left"].as_array().unwrap().iter();
    let name =
        |what: &Value| what["unit"]["unit"].as_str().unwrap_or(what["message"].as_str().unwrap()).to_owned();
    kinds.map(|kind| (name(&kind["what"]), kind["count"].as_u64().unwrap())).collect()
}

fn asked_for(piece: u64) -> impl Fn(&Value) -> bool {
    move |table| table["setting_up"]["piece"] == piece
}

fn is_under_way(table: &Value) -> bool {
    table["view"]["round"] == 1 && table["offers"].as_array().is_some_and(|offers| !offers.is_empty())
}

const WAR: [(&str, &str); 2] = [("scenario", "peloponnesian_war"), ("players", "2")];

async fn war(anna: &Client, set_up: &str) -> String {
    let options: Value = WAR.into_iter().map(|(key, value)| (key.to_owned(), json!(value))).collect();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let new = json!({"game": "grecia", "options": options, "seats": seats, "set_up": set_up, "ready": true});
    id(&open_with(anna, new).await)
}

#[tokio::test]
async fn a_player_leaves_a_piece_to_a_bot_and_takes_it_back() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = war(&anna, "players").await;
    let mut socket = anna.socket(&table, "").await.unwrap();
    let first = until(&mut socket, asked_for(1)).await;
    assert_eq!(first["setting_up"]["pieces"], 14);
    let all =
        [("grecia-piece-fortress", 3), ("grecia-piece-hero", 2), ("light", 5), ("medium", 1), ("ship", 3)];
    assert_eq!(left(&first), all.map(|(name, count)| (name.to_owned(), count)));

    done(&anna, &table, json!({"do": "set-up", "leaving": "piece"})).await;
    let second = until(&mut socket, asked_for(2)).await;
    assert_eq!(second["leaving"], "nothing", "it was one piece only");
    assert_eq!(left(&second)[0], ("grecia-piece-fortress".to_owned(), 2));
    let of_anna = |zone: &Value| zone["fortress"] == second["you"];
    assert_eq!(second["view"]["zones"].as_array().unwrap().iter().filter(|zone| of_anna(zone)).count(), 1);

    assert_eq!(second["can_undo"], true, "the bot that has placed a piece since does not mind");
    done(&anna, &table, json!({"do": "undo", "version": second["version"]})).await;
    let again = see(&anna, &table).await;
    assert_eq!((&again["setting_up"], &again["offers"]), (&first["setting_up"], &first["offers"]));
}

#[tokio::test]
async fn a_player_leaves_the_rest_to_a_bot_until_they_take_something_back() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = war(&anna, "players").await;
    let mut socket = anna.socket(&table, "").await.unwrap();
    until(&mut socket, asked_for(1)).await;
    done(&anna, &table, json!({"do": "set-up", "leaving": "rest"})).await;
    let begun = until(&mut socket, is_under_way).await;
    let own = &begun["view"]["seats"][begun["you"].as_u64().unwrap() as usize - 1];
    assert_eq!((&own["heroes_to_place"], begun.get("setting_up")), (&json!([]), None));
    let (status, refusal) = refused(&anna, &table, json!({"do": "set-up", "leaving": "rest"})).await;
    assert_eq!((status, &refusal["problem"]["message"]), (409, &json!("server-nothing-to-set-up")));

    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    assert_eq!(see(&anna, &table).await["view"], begun["view"], "a journal tells the same");
}

#[tokio::test]
async fn a_table_that_the_house_sets_up_begins_with_the_first_turn() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = war(&anna, "house").await;
    let seen = see(&anna, &table).await;
    assert_eq!((&seen["view"]["round"], &seen["set_up"]), (&json!(1), &json!("house")));

    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let new = json!({"game": "napoleon", "seats": seats, "set_up": "house", "ready": true});
    let europe = id(&open_with(&anna, new).await);
    let seen = see(&anna, &europe).await;
    assert_eq!(seen["view"]["phase"], "actions");
}

#[tokio::test]
async fn whoever_has_people_at_the_table_takes_no_piece_back_that_they_have_answered() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "napoleon", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await);
    let mut placed = 0;
    while placed < 2 {
        for seat in [1, 2] {
            let at = format!("/api/tables/{table}?seat={seat}");
            let seen = anna.get(&at).await.unwrap().json();
            if seen.get("setting_up").is_some() {
                done(&anna, &table, json!({"do": "set-up", "seat": seat, "leaving": "piece"})).await;
                while anna.get(&at).await.unwrap().json()["leaving"] != "nothing" {
                    tokio::task::yield_now().await;
                }
                placed += 1;
            }
        }
    }
    let can_undo = async |seat: u8| {
        anna.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().json()["can_undo"].clone()
    };
    let both = [can_undo(1).await, can_undo(2).await];
    assert_eq!(both.iter().filter(|&can| *can == true).count(), 1, "only whoever has placed last: {both:?}");
}
