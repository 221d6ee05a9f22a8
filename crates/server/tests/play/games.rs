//! From opening a table to its result.

use serde_json::{Value, json};
use server::client::Client;

use crate::support::{House, id, open, play_out, see};

#[tokio::test]
async fn a_person_plays_each_game_with_bots_to_its_end() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (game, bots) in [("altes-reich", 3), ("grecia", 1), ("napoleon", 2)] {
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

/// All that was logged before is logged after; a bot may have added to it in between.
fn assert_log_goes_on(before: &Value, after: &Value) {
    let (before, after) = (before["log"].as_array().unwrap(), after["log"].as_array().unwrap());
    assert_eq!(after[..before.len()], before[..]);
}

#[tokio::test]
async fn a_restart_resumes_the_game_where_it_was_and_bots_play_on() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]);
    let table = id(&open(&anna, "grecia", seats).await);
    let mut socket = anna.socket(&table, "").await.unwrap();
    let mut seen = Value::Null;
    for _ in 0..30 {
        seen =
            crate::support::until(&mut socket, |table| !table["offers"].as_array().unwrap().is_empty()).await;
        let word = &seen["offers"][0]["word"];
        let choose =
            json!({"do": "choose", "word": word, "version": seen["version"], "key": crate::support::key()});
        socket.send(&choose).await.unwrap();
    }
    while socket.next().await.is_some_and(|message| message["type"] != "done") {}
    let before = see(&anna, &table).await;
    assert!(before["version"].as_u64() > seen["version"].as_u64());

    let house = house.reopen().await;
    while socket.next_text().await.is_some() {}
    let anna = server::client::Client::new(house.address()).bearing(anna.bearer().unwrap());
    let after = see(&anna, &table).await;
    assert!(after["version"].as_u64() >= before["version"].as_u64());
    assert_log_goes_on(&before, &after);
    let over = play_out(&mut anna.socket(&table, "").await.unwrap()).await;
    assert_eq!(over["stage"], "over");
}

#[tokio::test]
async fn a_game_on_postgresql_is_played_and_resumed_alike() {
    let Some(postgres) = crate::support::postgres::Postgres::start() else { return };
    let house = House::open_on(server::store::Database::Url(postgres.url("postgres"))).await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])).await);
    let before = see(&anna, &table).await;
    let house = house.reopen().await;
    let anna = server::client::Client::new(house.address()).bearing(anna.bearer().unwrap());
    assert_log_goes_on(&before, &see(&anna, &table).await);
    let over = play_out(&mut anna.socket(&table, "").await.unwrap()).await;
    assert_eq!(over["stage"], "over");
    let mine = anna.get("/api/tables").await.unwrap().json();
    assert_eq!(mine["tables"][0]["id"], json!(table));
    house.server.stop().await;
}

#[tokio::test]
async fn everything_that_is_described_is_there() {
    let house = House::open().await;
    house.guest("Anna").await.with_account("anna.k", "correct horse battery").await.unwrap();
    let stranger = Client::new(house.address());
    let described = stranger.get("/api/openapi.json").await.unwrap().json();
    let mut requests = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let method = method.to_uppercase().parse().unwrap();
            let path =
                path.replace("{id}", "01890000-0000-7000-8000-000000000000").replace("{login}", "anna.k");
            let answer = stranger.request(method, &path, None).await.unwrap();
            // A table that is not there is missed by what is.
            let there = answer.status.as_u16() != 404 || answer.text.contains("server-no-such-table");
            assert!(there && answer.status.as_u16() != 405, "{path}: {}", answer.text);
            requests += 1;
        }
    }
    assert!(requests >= 29, "{requests}");
}
