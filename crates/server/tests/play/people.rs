//! Guests, accounts, sessions, and who may do what.

use axum::http::Method;
use serde_json::json;
use server::{Rates, Settings, client::Client};

use crate::support::{House, done, id, open, refused, see};

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_games() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let guest = anna.clone();
    let anna = anna.with_account("Anna.Ostrava", "correct horse battery").await.unwrap();
    assert_eq!(
        guest.get("/api/me").await.unwrap().status.as_u16(),
        401,
        "the guest's token opens nothing of hers"
    );
    assert_eq!(anna.get("/api/me").await.unwrap().json()["login"], "Anna.Ostrava");

    let taken = house
        .guest("Bert")
        .await
        .post("/api/accounts", &json!({"login": "ANNA.ostrava", "password": "another one!!"}))
        .await
        .unwrap();
    assert_eq!(
        (taken.status.as_u16(), taken.json()["problem"]["message"].clone()),
        (409, json!("server-login-taken"))
    );

    // Another device signs in and finds the game.
    let sign_in = json!({"login": "anna.ostrava", "password": "correct horse battery", "bearer": true});
    let known =
        Client::new(house.address()).post("/api/session", &sign_in).await.unwrap().accepted().unwrap();
    let phone = Client::new(house.address()).bearing(known["bearer"].as_str().unwrap());
    assert_eq!(see(&phone, &table).await["you"], 1);

    let wrong = json!({"login": "anna.ostrava", "password": "correct horse cavalry"});
    let nobody = json!({"login": "nobody.at.all", "password": "correct horse cavalry"});
    for sign_in in [wrong, nobody] {
        let refusal = Client::new(house.address()).post("/api/session", &sign_in).await.unwrap();
        assert_eq!(
            (refusal.status.as_u16(), refusal.json()["problem"]["message"].clone()),
            (403, json!("server-wrong-password"))
        );
    }
}

#[tokio::test]
async fn games_of_a_guest_are_claimed_by_the_account_of_the_same_person() {
    let house = House::open().await;
    let owner = house.guest("Anna").await.with_account("anna", "correct horse battery").await.unwrap();
    let guest = house.guest("Anna on the train").await;
    let table = id(&open(&guest, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    assert_eq!(owner.get(&format!("/api/tables/{table}")).await.unwrap().status.as_u16(), 404);

    let claim = json!({"login": "anna", "password": "correct horse battery", "claim": true, "bearer": true});
    let known = guest.post("/api/session", &claim).await.unwrap().accepted().unwrap();
    assert_eq!(known["claimed"], 1);
    let seen = see(&owner, &table).await;
    assert_eq!((&seen["you"], &seen["host"]), (&json!(1), &json!(true)), "the seat, and the host's rights");
    assert_eq!(guest.get("/api/me").await.unwrap().status.as_u16(), 401, "the guest's session has ended");
}

#[tokio::test]
async fn a_session_that_is_ended_closes_its_sockets() {
    let house = House::open().await;
    let anna = house.guest("Anna").await.with_account("anna", "correct horse battery").await.unwrap();
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let sign_in = json!({"login": "anna", "password": "correct horse battery", "bearer": true});
    let known =
        Client::new(house.address()).post("/api/session", &sign_in).await.unwrap().accepted().unwrap();
    let phone = Client::new(house.address()).bearing(known["bearer"].as_str().unwrap());
    let mut socket = phone.socket(&table, "").await.unwrap();
    assert_eq!(socket.next().await.unwrap()["type"], "table");
    assert_eq!(anna.get("/api/sessions").await.unwrap().json().as_array().unwrap().len(), 2);

    assert_eq!(anna.request(Method::DELETE, "/api/sessions", None).await.unwrap().status.as_u16(), 204);
    while socket.next_text().await.is_some() {}
    assert_eq!(phone.get("/api/me").await.unwrap().status.as_u16(), 401);
    assert_eq!(anna.get("/api/me").await.unwrap().status.as_u16(), 200, "one's own goes on");
}

#[tokio::test]
async fn nobody_plays_for_others_or_sees_what_is_not_theirs() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    let seen = see(&anna, &table).await;
    for command in [
        json!({"do": "choose", "seat": 1, "word": "pass", "version": seen["version"]}),
        json!({"do": "undo", "seat": 1, "version": seen["version"]}),
        json!({"do": "resign", "seat": 1}),
        json!({"do": "standing", "seat": 1, "answers": []}),
        json!({"do": "give-back", "seat": 1}),
    ] {
        assert_eq!(refused(&bert, &table, command.clone()).await.0, 403, "{command}");
    }
    assert_eq!(bert.get(&format!("/api/tables/{table}?seat=1")).await.unwrap().status.as_u16(), 403);
    assert_eq!(bert.get(&format!("/api/tables/{table}/replay?seat=1")).await.unwrap().status.as_u16(), 403);
    assert_eq!(bert.get(&format!("/api/tables/{table}/proof")).await.unwrap().status.as_u16(), 409);
    let stranger = house.guest("Carla").await;
    for path in ["", "/record", "/replay", "/chat", "/proof"] {
        let answer = stranger.get(&format!("/api/tables/{table}{path}")).await.unwrap();
        assert_eq!(answer.status.as_u16(), 404, "{path}");
    }
    assert!(stranger.socket(&table, "").await.is_err());
    assert!(Client::new(house.address()).socket(&table, "").await.is_err());
}

#[tokio::test]
async fn whoever_guesses_at_a_login_is_stopped_and_its_owner_is_not() {
    let rates = Rates { entry: 4, ..Rates::NONE };
    let house = House::open_with(|settings| Settings { rates, trust_proxy: true, ..settings }).await;
    house.guest("Anna").await.with_account("anna", "correct horse battery").await.unwrap();
    let from = |address: &str| {
        let mut client = Client::new(house.address());
        client.headers.insert("x-forwarded-for", address.parse().unwrap());
        client
    };
    let wrong = json!({"login": "anna", "password": "is it this one?"});
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(from("203.0.113.9").post("/api/session", &wrong).await.unwrap().status.as_u16());
    }
    assert_eq!(answers, [403, 403, 429], "half as many as may enter from one address");
    let right = json!({"login": "anna", "password": "correct horse battery"});
    assert_eq!(from("198.51.100.4").post("/api/session", &right).await.unwrap().status.as_u16(), 200);
    let long = json!({"login": "a".repeat(5000), "password": "correct horse battery"});
    assert_eq!(from("198.51.100.4").post("/api/session", &long).await.unwrap().status.as_u16(), 403);
}

#[tokio::test]
async fn weak_passwords_and_names_that_deceive_are_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (login, password, message) in [
        ("anna", "password123", "server-weak-password"),
        ("anna.ostrava", "anna.ostrava", "server-weak-password"),
        ("anna", "short", "server-bad-password"),
        ("аnna", "correct horse battery", "server-bad-login"),
    ] {
        let account = json!({"login": login, "password": password});
        let refusal = anna.post("/api/accounts", &account).await.unwrap();
        assert_eq!(refusal.status.as_u16(), 400, "{login} {password}");
        assert_eq!(refusal.json()["problem"]["message"], message);
    }
    for name in ["\u{202e}annA", "Bеrt", "\u{3164}"] {
        let refusal = anna.post("/api/guests", &json!({"name": name})).await.unwrap();
        assert_eq!(refusal.json()["problem"]["message"], "server-bad-name", "{name:?}");
        let renamed = anna.request(Method::PATCH, "/api/me", Some(json!({"name": name}).to_string()));
        assert_eq!(renamed.await.unwrap().status.as_u16(), 400, "{name:?}");
        let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": name}]);
        let table = json!({"game": "altes-reich", "seats": seats, "key": "k"});
        assert_eq!(anna.post("/api/tables", &table).await.unwrap().status.as_u16(), 400, "{name:?}");
    }
}
