//! Sitting down, being ready, and the chance that nobody chooses.

use serde_json::{Value, json};

use crate::support::{House, done, id, open_with, refused, see};

#[tokio::test]
async fn words_are_added_until_one_is_ready_and_change_the_deal() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open_with(&anna, json!({"game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "open"}]}))
            .await);
    let lobby = see(&anna, &table).await;
    assert_eq!((&lobby["stage"], lobby["commitment"].as_str().unwrap().len()), (&json!("lobby"), 64));
    assert_eq!(lobby["seed"], Value::Null, "the seed is a secret until the end");

    done(&anna, &table, json!({"do": "word", "word": "quercus"})).await;
    done(&anna, &table, json!({"do": "ready", "ready": true})).await;
    let (status, refusal) = refused(&anna, &table, json!({"do": "word", "word": "late"})).await;
    assert_eq!((status, &refusal["problem"]["message"]), (409, &json!("server-ready-already")));

    let bert = house.guest("Bert").await;
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(
        see(&bert, &table).await["seats"][0]["word"],
        Value::Null,
        "others' words are hidden before the start"
    );
    done(&bert, &table, json!({"do": "word", "word": "fagus"})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    let running = see(&bert, &table).await;
    assert_eq!((&running["stage"], &running["seats"][0]["word"]), (&json!("running"), &json!("quercus")));
}

#[tokio::test]
async fn whoever_passes_by_an_open_lobby_does_not_stay_for_the_game() {
    let house = House::open().await;
    let (anna, bert, carla) =
        (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carla").await);
    let new = json!({"game": "grecia", "seats": [{"kind": "me"}, {"kind": "open"}], "ready": true});
    let table = id(&open_with(&anna, new).await);
    let mut passing = carla.socket(&table, "").await.unwrap();
    assert_eq!(passing.next().await.unwrap()["stage"], "lobby");
    let mut sitting = bert.socket(&table, "").await.unwrap();
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    while let Some(message) = passing.next().await {
        assert_ne!(message["stage"], "running", "the game is for those who were let in");
    }
    assert_eq!(
        crate::support::until(&mut sitting, |table| table["stage"] == "running").await["stage"],
        "running"
    );
    assert_eq!(carla.get(&format!("/api/tables/{table}")).await.unwrap().status.as_u16(), 404);
}

#[tokio::test]
async fn whoever_sits_down_is_a_player_and_no_spectator() {
    let house = House::open().await;
    let (anna, bert, carla) =
        (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carla").await);
    let seats = json!([{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}]);
    let opened = open_with(&anna, json!({"game": "altes-reich", "seats": seats})).await;
    let table = id(&opened);
    let mut annas = anna.socket(&table, "").await.unwrap();
    assert_eq!(presence(&mut annas).await, json!([[1], 0]));
    let token = &opened["invitations"]["2"];
    bert.post("/api/invitations", &json!({"token": token})).await.unwrap().accepted().unwrap();
    let mut berts = bert.socket(&table, "").await.unwrap();
    assert_eq!(presence(&mut annas).await, json!([[1], 1]), "he looks on until he sits");
    let mut again = bert.socket(&table, "").await.unwrap();
    assert_eq!(presence(&mut again).await, json!([[1], 1]), "two windows are one person");
    done(&bert, &table, json!({"do": "sit", "invitation": token})).await;
    assert_eq!(presence(&mut annas).await, json!([[1, 2], 0]));
    let seen = crate::support::until(&mut berts, |table| table["seats"][1]["yours"] == true).await;
    assert_eq!(seen["you"], 2, "he looks through his own eyes at once");

    carla.post("/api/invitations", &json!({"token": opened["watch"]})).await.unwrap().accepted().unwrap();
    let watching = carla.socket(&table, "").await.unwrap();
    assert_eq!(presence(&mut annas).await, json!([[1, 2], 1]));
    drop(watching);
    assert_eq!(presence(&mut annas).await, json!([[1, 2], 0]));
    done(&bert, &table, json!({"do": "rise"})).await;
    assert_eq!(presence(&mut annas).await, json!([[1], 1]));
}

/// Who looks on, when that is told next: the seats, and how many others.
async fn presence(socket: &mut server::client::Socket) -> Value {
    loop {
        let message = socket.next().await.unwrap();
        if message["type"] == "presence" {
            return json!([message["seats"], message["spectators"]]);
        }
    }
}

#[tokio::test]
async fn the_host_fills_a_seat_with_a_bot_and_the_game_starts() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let new = json!({"game": "grecia", "seats": [{"kind": "me"}, {"kind": "open"}], "ready": true});
    let table = id(&open_with(&anna, new).await);
    let bert = house.guest("Bert").await;
    let place = json!({"do": "place", "seat": 2, "chair": {"kind": "bot", "bot": "random"}});
    assert_eq!(refused(&bert, &table, place.clone()).await.0, 403);
    done(&anna, &table, place).await;
    let running = see(&anna, &table).await;
    assert_eq!((&running["stage"], &running["seats"][1]["bot"]), (&json!("running"), &json!("random")));
}

#[tokio::test]
async fn hot_seats_belong_to_the_device_of_whoever_opened_the_table() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let new = json!({"game": "altes-reich", "ready": true,
        "seats": [{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}, {"kind": "bot", "bot": "greedy"}]});
    let table = id(&open_with(&anna, new).await);
    for seat in [1, 2] {
        let look = anna.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().json();
        assert_eq!(look["you"], seat);
        assert_eq!(look["seats"][seat - 1]["yours"], true);
        assert!(!look["offers"].as_array().unwrap().is_empty(), "the first trick asks all at once");
    }
    assert_eq!(anna.get(&format!("/api/tables/{table}?seat=3")).await.unwrap().status.as_u16(), 403);
}

#[tokio::test]
async fn impossible_tables_are_refused_with_a_sentence_in_the_language_of_the_request() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    anna.headers.insert("accept-language", "nl".parse().unwrap());
    let me = json!({"kind": "me"});
    for (new, status, message) in [
        (json!({"game": "halma", "seats": [me]}), 400, "error-unknown-game"),
        (json!({"game": "grecia", "seats": [me]}), 400, "error-option-value-unknown"),
        (json!({"game": "grecia", "seats": [me, me]}), 400, "server-me-twice"),
        (
            json!({"game": "grecia", "seats": [me, {"kind": "bot", "bot": "kasparov"}]}),
            400,
            "server-no-such-bot",
        ),
        (
            json!({"game": "grecia", "seats": [me, {"kind": "open"}], "options": {"moode": "x"}}),
            400,
            "error-option-unknown",
        ),
        (
            json!({"game": "grecia", "seats": [me, {"kind": "open"}], "time": {"kind": "days", "days": 0}}),
            400,
            "server-time-out-of-bounds",
        ),
        (json!({"game": "grecia", "seats": [me, {"kind": "throne"}]}), 400, "server-unreadable"),
        (json!({"game": "grecia"}), 400, "server-unreadable"),
    ] {
        let mut new = new;
        new["key"] = crate::support::key().into();
        let answer = anna.post("/api/tables", &new).await.unwrap();
        let refusal = answer.json();
        assert_eq!(
            (answer.status.as_u16(), &refusal["problem"]["message"]),
            (status, &json!(message)),
            "{new}"
        );
        assert!(refusal["sentence"].as_str().is_some_and(|sentence| sentence.len() > 10), "{refusal}");
    }
}

#[tokio::test]
async fn a_table_that_is_asked_for_twice_is_opened_once() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let new = json!({"game": "grecia", "seats": [{"kind": "me"}, {"kind": "invited"}], "key": "once"});
    let first = anna.post("/api/tables", &new).await.unwrap().accepted().unwrap();
    let again = anna.post("/api/tables", &new).await.unwrap().accepted().unwrap();
    assert_eq!(first["id"], again["id"]);
    let mine = anna.get("/api/tables").await.unwrap().accepted().unwrap();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn the_host_settles_hints_in_the_lobby_and_whoever_was_ready_is_asked_again() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "hot-seat", "name": "Carla"}]);
    let table = id(&open_with(&anna, json!({"game": "altes-reich", "seats": seats})).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    let of_seats = |seen: &Value| {
        seen["seats"].as_array().unwrap().iter().map(|seat| seat["ready"] == true).collect::<Vec<_>>()
    };
    let before = see(&bert, &table).await;
    assert_eq!((&before["hints"], of_seats(&before)), (&json!(false), vec![false, true, true]));

    let (status, refusal) = refused(&bert, &table, json!({"do": "hints", "allowed": true})).await;
    assert_eq!((status, &refusal["problem"]["message"]), (403, &json!("server-host-only")));
    done(&anna, &table, json!({"do": "hints", "allowed": false})).await;
    assert_eq!(of_seats(&see(&bert, &table).await), [false, true, true], "nothing has changed");

    done(&anna, &table, json!({"do": "hints", "allowed": true})).await;
    let settled = see(&bert, &table).await;
    assert_eq!((&settled["hints"], of_seats(&settled)), (&json!(true), vec![false, false, true]));

    let house = house.reopen().await;
    let as_before = |client: &server::client::Client| {
        server::client::Client::new(house.address()).bearing(client.bearer().unwrap())
    };
    let (anna, bert) = (as_before(&anna), as_before(&bert));
    assert_eq!(see(&bert, &table).await["hints"], true, "a journal tells the same");
    done(&anna, &table, json!({"do": "ready", "seat": 1, "ready": true})).await;
    assert_eq!(see(&anna, &table).await["stage"], "lobby", "Bert has not agreed to it");
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    let hint = bert.get(&format!("/api/tables/{table}/hint?seat=2")).await.unwrap();
    assert_ne!(hint.status, 403);
    let (status, refusal) = refused(&anna, &table, json!({"do": "hints", "allowed": false})).await;
    assert_eq!((status, &refusal["problem"]["message"]), (409, &json!("server-already-started")));
}
