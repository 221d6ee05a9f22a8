//! From opening a table to its result.

use serde_json::{Value, json};

use crate::support::{House, id, open, play_out, see};

#[tokio::test]
async fn a_person_plays_each_game_with_bots_to_its_end() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (game, bots) in [("altes-reich", 3), ("grecia", 1)] {
        let mut seats = vec![json!({"kind": "me"})];
        seats.extend(vec![json!({"kind": "bot", "bot": "greedy"}); bots]);
        let table = id(&open(&anna, game, Value::from(seats)).await);
        let mut socket = anna.socket(&table, "").await.unwrap();
        let over = play_out(&mut socket).await;
        assert_eq!(over["result"]["places"].as_array().unwrap().len(), bots + 1, "{game}");
        assert!(over["seed"].is_string(), "the seed is revealed at the end");

        let record = anna.get(&format!("/api/tables/{table}/record")).await.unwrap();
        assert!(record.text.starts_with("imperios record 1\n"), "{}", record.text);
        let proof = anna.get(&format!("/api/tables/{table}/proof")).await.unwrap().json();
        assert_eq!((&proof["proved"], &proof["commitment"]), (&json!(true), &over["commitment"]), "{proof}");
    }
}

#[tokio::test]
async fn two_people_play_by_invitation_and_a_spectator_looks_on() {
    let house = House::open().await;
    let (anna, bert, carla) =
        (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carla").await);
    let opened = open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "invited"}])).await;
    let table = id(&opened);

    let stranger = carla.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!(stranger.status.as_u16(), 404, "nobody looks without a link");
    let watch = json!({"token": opened["watch"]});
    carla.post("/api/invitations", &watch).await.unwrap().accepted().unwrap();
    let mut watching = carla.socket(&table, "").await.unwrap();

    let token = &opened["invitations"]["2"];
    let invited = bert.post("/api/invitations", &json!({"token": token})).await.unwrap().accepted().unwrap();
    assert_eq!(invited["seat"], 2);
    crate::support::done(&bert, &table, json!({"do": "sit", "invitation": token})).await;
    crate::support::done(&bert, &table, json!({"do": "ready", "ready": true})).await;

    let (mut annas, mut berts) =
        (anna.socket(&table, "").await.unwrap(), bert.socket(&table, "").await.unwrap());
    let (one, two, seen) = tokio::join!(
        play_out(&mut annas),
        play_out(&mut berts),
        crate::support::until(&mut watching, |table| table["stage"] == "over")
    );
    assert_eq!(one["result"], two["result"]);
    assert_eq!((&seen["result"], &seen["you"]), (&one["result"], &Value::Null));
    assert_eq!(see(&carla, &table).await["stage"], "over");
}
