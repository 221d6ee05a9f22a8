//! The pages of people: what they say of themselves, how they have played, whom they do not want to hear of.

use axum::http::Method;
use serde_json::{Value, json};

use crate::{
    ground::{Ground, account, counted, get, message, rated, won},
    support::{House, done, id, key, open, refused},
};

fn arms() -> Value {
    json!({"division": "quarterly", "field": "or", "other": "gules", "charge": "key", "of": "sable"})
}

async fn put(client: &server::client::Client, path: &str, body: Option<Value>) -> u16 {
    let answer = client.request(Method::PUT, path, body.map(|body| body.to_string())).await.unwrap();
    answer.status.as_u16()
}

async fn pages_of_people(ground: Ground) {
    let house = &ground.house;
    let (anna, bert) = (account(house, "Anna").await, account(house, "Bert").await);
    let stranger = server::client::Client::new(house.address());
    let table = won(&anna, &bert).await;
    counted(&anna, &table).await;
    // One that is not rated is for those who played it.
    let private =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "page"}])).await);
    done(&anna, &private, json!({"do": "resign"})).await;
    let three = rated(
        &anna,
        json!([{"kind": "me"}, {"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "squire"}]),
    )
    .await;
    done(&anna, &three, json!({"do": "resign"})).await;
    counted(&anna, &three).await;
    let own = loop {
        let own = get(&anna, "/api/people/me").await;
        if own["statistics"]["all"]["games"] == 3 {
            break own;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!(
        (&own["you"], &own["login"], &own["statistics"]["all"]["won"]),
        (&json!(true), &json!("anna"), &json!(1))
    );
    assert_eq!(own["ratings"].as_array().unwrap().len(), 2, "apart for two and for more");
    let players = own["statistics"]["players"].as_array().unwrap();
    assert_eq!(players.iter().map(|line| line["key"].as_str().unwrap()).collect::<Vec<_>>(), ["2", "3"]);
    assert_eq!(own["statistics"]["rivals"][0]["name"], "Bert");
    assert_eq!(
        (&own["statistics"]["rivals"][0]["games"], &own["statistics"]["rivals"][0]["before"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(own["statistics"]["luck"]["analysed"], 0);
    let course = |seen: &Value| {
        seen["ratings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|each| each["course"].as_array().unwrap().len())
            .collect::<Vec<_>>()
    };
    assert_eq!(course(&own), [1, 1]);
    // Others see what anybody may see.
    let seen = get(&stranger, "/api/people/ANNA").await;
    assert_eq!((&seen["you"], &seen["statistics"]["all"]["games"]), (&json!(false), &json!(2)));
    let games = get(&stranger, "/api/people/anna/games").await;
    let listed: Vec<&str> =
        games["games"].as_array().unwrap().iter().map(|each| each["table"].as_str().unwrap()).collect();
    assert_eq!(listed, [&three, &table]);
    assert_eq!(games["games"][1]["seats"][1]["login"], "bert");
    assert_eq!(games["games"][0]["seats"][2]["bot"], "squire");
    assert_eq!(
        (&games["games"][1]["outcome"], games["games"][1]["change"].as_i64().unwrap() > 0),
        (&json!("won"), true)
    );
    let filtered = |path: &'static str| get(&anna, path);
    assert_eq!(filtered("/api/people/me/games?outcome=lost").await["games"].as_array().unwrap().len(), 2);
    assert_eq!(filtered("/api/people/me/games?players=3").await["games"].as_array().unwrap().len(), 1);
    assert_eq!(filtered("/api/people/me/games?game=grecia").await["games"].as_array().unwrap().len(), 0);
    // What one says of oneself.
    let new = json!({"arms": arms(), "lang": "es", "hidden": true});
    assert_eq!(put(&anna, "/api/profile", Some(new)).await, 204);
    let seen = get(&stranger, "/api/people/anna").await;
    assert_eq!((&seen["arms"], &seen["lang"], &seen["statistics"]), (&arms(), &json!("es"), &json!(null)));
    assert_eq!(course(&seen), [0, 0], "the course is part of how one has played");
    assert_eq!(stranger.get("/api/people/anna/games").await.unwrap().status, 403);
    assert_eq!(get(&anna, "/api/people/me").await["statistics"]["all"]["games"], 3);
    assert_eq!(
        put(&anna, "/api/profile", Some(json!({"arms": arms(), "lang": "xx", "hidden": false}))).await,
        400
    );
    let guest = house.guest("Carla").await;
    assert_eq!(
        put(&guest, "/api/profile", Some(json!({"arms": arms(), "lang": null, "hidden": false}))).await,
        403
    );
    for nobody in ["nobody", "0190b5c0-0000-7000-8000-000000000000"] {
        assert_eq!(stranger.get(&format!("/api/people/{nobody}")).await.unwrap().status, 404);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_tells_who_somebody_is_and_how_they_have_played() {
    pages_of_people(Ground::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_tells_the_same_on_postgresql() {
    let Some(ground) = Ground::postgres().await else { return };
    pages_of_people(ground).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_blocked_is_not_heard() {
    let house = House::open().await;
    let (anna, bert) = (account(&house, "Anna").await, account(&house, "Bert").await);
    let shared = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &shared, json!({"do": "sit", "seat": 2})).await;
    let chat = format!("/api/tables/{shared}/chat");
    let say = async |text: &str| bert.post(&chat, &json!({"text": text})).await.unwrap().accepted().unwrap();
    say("before").await;
    assert_eq!(put(&anna, "/api/blocks/bert", None).await, 204);
    assert_eq!(get(&anna, "/api/blocks").await[0]["login"], "bert");
    assert_eq!(get(&anna, "/api/people/bert").await["blocked"], true);
    let mut socket = anna.socket(&shared, "").await.unwrap();
    say("after").await;
    assert_eq!(get(&anna, &chat).await, json!([]));
    assert_eq!(get(&bert, &chat).await.as_array().unwrap().len(), 2);
    // Over the socket nothing of it comes either: what comes next is the command's own echo.
    let ready = json!({"do": "ready", "ready": false, "key": key()});
    socket.send(&ready).await.unwrap();
    loop {
        let message = socket.next().await.unwrap();
        assert_ne!(message["type"], "chat", "{message}");
        assert_ne!(message["type"], "refused", "{message}");
        if message["type"] == "done" {
            break;
        }
    }
    // At a table of hers he does not sit down, and he does not ask her to one of his.
    let hers = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    let (status, refusal) = refused(&bert, &hers, json!({"do": "sit", "seat": 2})).await;
    assert_eq!((status, message(&refusal)), (403, "server-blocked-here".to_owned()));
    let his = id(&open(&bert, "altes-reich", json!([{"kind": "me"}, {"kind": "invited"}])).await);
    let asked = json!({"seat": 2, "login": "anna"});
    let refusal = bert.post(&format!("/api/tables/{his}/ask"), &asked).await.unwrap();
    assert_eq!(
        (refusal.status.as_u16(), message(&refusal.json())),
        (403, "server-not-to-be-asked".to_owned())
    );
    assert_eq!(anna.request(Method::DELETE, "/api/blocks/bert", None).await.unwrap().status, 204);
    assert_eq!(get(&anna, &chat).await.as_array().unwrap().len(), 2);
    done(&bert, &hers, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(put(&anna, "/api/blocks/anna", None).await, 400);
    assert_eq!(put(&anna, "/api/blocks/nobody", None).await, 404);
}
