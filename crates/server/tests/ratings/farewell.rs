//! Taking all of one's data along, and going for good.

use axum::http::Method;
use serde_json::{Value, json};

use crate::{
    ground::{Ground, PASSWORD, account, counted, get, message, numbers, rated, won},
    support::{done, id, key, open, see},
};

async fn whoever_goes(ground: Ground) {
    let house = &ground.house;
    let (anna, bert) = (account(house, "Anna").await, account(house, "Bert").await);
    let over = won(&anna, &bert).await;
    counted(&anna, &over).await;
    let chat = format!("/api/tables/{over}/chat");
    bert.post(&chat, &json!({"text": "my own words"})).await.unwrap().accepted().unwrap();
    // A game of three goes on, one of two as well, one has not begun, and one of his own neither.
    let three = rated(&anna, json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "page"}])).await;
    done(&bert, &three, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &three, json!({"do": "ready", "ready": true})).await;
    let two = rated(&anna, json!([{"kind": "me"}, {"kind": "open"}])).await;
    done(&bert, &two, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &two, json!({"do": "ready", "ready": true})).await;
    let waiting = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &waiting, json!({"do": "sit", "seat": 2})).await;
    let his = id(&open(&bert, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&anna, &his, json!({"do": "sit", "seat": 2})).await;
    let cup = json!({
        "name": "Cup", "game": "altes-reich", "seats": 2, "time": {"kind": "days", "days": 3},
        "system": {"kind": "swiss", "rounds": 2}, "key": key(),
    });
    let cup = id(&anna.post("/api/tournaments", &cup).await.unwrap().accepted().unwrap());
    let entry = format!("/api/tournaments/{cup}/entry");
    bert.request(Method::PUT, &entry, None).await.unwrap().accepted().unwrap();
    let token = json!({"label": "program", "scope": "play"});
    let token = bert.post("/api/tokens", &token).await.unwrap().accepted().unwrap();
    let program = server::client::Client::new(house.address()).bearing(token["token"].as_str().unwrap());
    assert_eq!(program.get("/api/me/data").await.unwrap().status, 403, "not for programs");

    // He takes everything along.
    let answer = bert.get("/api/me/data").await.unwrap();
    assert!(answer.headers["content-disposition"].to_str().unwrap().contains("imperios.json"));
    let data = answer.json();
    assert_eq!((&data["login"], &data["name"]), (&json!("bert"), &json!("Bert")), "{}", answer.text);
    assert_eq!(data["said"][0]["line"], "my own words");
    assert_eq!(
        (data["rated"].as_array().unwrap().len(), data["tokens"][0]["label"].as_str()),
        (1, Some("program"))
    );
    let games = data["games"].as_array().unwrap();
    assert_eq!(games.len(), 5);
    let record =
        games.iter().find(|game| game["table"] == over.as_str()).unwrap()["record"].as_str().unwrap();
    assert!(record.starts_with("imperios record 1") && record.contains("Bert"));
    assert!(games.iter().filter(|game| game["stage"] != "over").all(|game| game["record"].is_null()));
    assert!(!answer.text.contains("argon2") && !answer.text.contains(bert.bearer().unwrap()));

    let wrong = bert.post("/api/me/farewell", &json!({"password": "not it at all"})).await.unwrap();
    assert_eq!((wrong.status.as_u16(), message(&wrong.json())), (403, "server-wrong-password".to_owned()));
    let before = numbers(&house.database).await;
    bert.post("/api/me/farewell", &json!({"password": PASSWORD})).await.unwrap().accepted().unwrap();
    for gone in [&bert, &program] {
        assert_eq!(gone.get("/api/me").await.unwrap().status, 401);
    }
    let nobody = server::client::Client::new(house.address());
    let again = json!({"login": "bert", "password": PASSWORD});
    assert_eq!(nobody.post("/api/session", &again).await.unwrap().status, 403);
    assert_eq!(nobody.get("/api/people/bert").await.unwrap().status, 404);
    // The name goes everywhere, also if the server is stopped meanwhile.
    let ground = ground.reopen().await;
    let anna = ground.again(&anna);
    let named = async |table: &str| {
        let seen = see(&anna, table).await;
        seen["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect::<Vec<Value>>()
    };
    loop {
        let sitting = [named(&over).await, named(&two).await, named(&three).await].concat();
        let entrants = get(&anna, &format!("/api/tournaments/{cup}")).await;
        if !sitting.contains(&json!("Bert"))
            && !entrants.to_string().contains("Bert")
            && see(&anna, &his).await["stage"] == "over"
        {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(named(&over).await, [json!("Anna"), json!("N. N.")]);
    let record = anna.get(&format!("/api/tables/{over}/record")).await.unwrap().text;
    assert!(record.contains("N. N.") && !record.contains("Bert"), "{record}");
    let proof = get(&anna, &format!("/api/tables/{over}/proof")).await;
    assert!(!proof.to_string().contains("Bert"));
    assert_eq!(get(&anna, &chat).await[0]["text"], "…");
    // He has given up; the others play on.
    assert_eq!(see(&anna, &two).await["result"]["places"], json!([1, 2]));
    let seen = see(&anna, &three).await;
    assert_eq!((&seen["stage"], &seen["seats"][1]["absence"]), (&json!("running"), &json!("resigned")));
    assert_eq!(named(&waiting).await, [json!("Anna"), json!(null)]);
    counted(&anna, &two).await;
    let rivals = &get(&anna, "/api/people/me").await["statistics"]["rivals"];
    assert_eq!((&rivals[0]["name"], &rivals[0]["login"]), (&json!("N. N."), &json!(null)));
    // What his games were worth to others stays, also when all is counted again.
    let after = numbers(&ground.house.database).await;
    assert!(before.iter().filter(|line| line.starts_with("step")).all(|line| after.contains(line)));
    let store = server::store::Store::open(&ground.house.database).await.unwrap();
    server::admin::recompute_ratings(&store, &crate::support::games()).await.unwrap();
    store.close().await;
    assert_eq!(numbers(&ground.house.database).await, after);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_goes_takes_all_along_and_leaves_games_whole() {
    whoever_goes(Ground::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_goes_leaves_games_whole_on_postgresql() {
    let Some(ground) = Ground::postgres().await else { return };
    whoever_goes(ground).await;
}
