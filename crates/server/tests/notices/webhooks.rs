//! The webhook of a table: everybody there is told in one place.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::NoticeSettings;

use crate::{
    born::{Home, soon, table_for_two, until_asked},
    outside::{Channel, eventually},
    push::put,
    support::done,
};

#[tokio::test]
async fn a_channel_is_told_whose_turn_it_is_once_each_and_follows_to_the_next_game() {
    let home = Home::open_with(soon(), Some("https://imperios.example")).await;
    let channel = Channel::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    let path = format!("/api/tables/{table}/webhook");
    let hook = json!({"url": channel.url(), "lang": "nl"});
    assert_eq!(put(&bert, &path, &hook).await, 403, "the host's right");
    assert_eq!(anna.get(&path).await.unwrap().json(), Value::Null);
    assert_eq!(put(&anna, &path, &hook).await, 204);
    let seen = anna.get(&path).await.unwrap().json();
    assert_eq!(seen["host"], channel.address.to_string(), "its address is not shown again: {seen}");
    assert!(!seen.to_string().contains("hook\""));
    assert_eq!(bert.get(&path).await.unwrap().status.as_u16(), 403);

    channel.answer_with(&[StatusCode::INTERNAL_SERVER_ERROR]);
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    let of_bert = eventually("told", async || {
        channel
            .told()
            .into_iter()
            .find(|told| told["text"].as_str().unwrap().contains("Bert is aan de beurt."))
    })
    .await;
    assert_eq!(of_bert["link"], format!("https://imperios.example/table/{table}"));
    assert_eq!((&of_bert["kind"], &of_bert["table"]), (&json!("turn"), &json!(table)));
    eventually("no fault any more", async || {
        anna.get(&path).await.unwrap().json()["fault"].is_null().then_some(())
    })
    .await;

    done(&anna, &table, json!({"do": "resign"})).await;
    let again = done(&anna, &table, json!({"do": "rematch"})).await;
    let told = eventually("told of the rematch", async || {
        let told = channel.told();
        told.iter().any(|told| told["kind"] == "rematch").then_some(told)
    })
    .await;
    let count = |kind: &str| told.iter().filter(|told| told["kind"] == kind).count();
    assert_eq!((count("over"), count("rematch")), (1, 1), "once for the whole table: {told:?}");
    let next = format!("/api/tables/{}/webhook", again["rematch"].as_str().unwrap());
    assert_eq!(anna.get(&next).await.unwrap().json()["lang"], "nl");
    assert_eq!(anna.request(Method::DELETE, &next, None).await.unwrap().status.as_u16(), 204);
    assert_eq!(anna.get(&next).await.unwrap().json(), Value::Null);
}

#[tokio::test]
async fn a_webhook_into_a_private_network_is_refused_unless_the_operator_allows_it() {
    let home = Home::open_with(NoticeSettings { private_addresses: false, ..soon() }, None).await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    let path = format!("/api/tables/{table}/webhook");
    for bad in [
        "http://discord.com/api/webhooks/1/x",
        "https://127.0.0.1/hook",
        "https://10.0.0.7/hook",
        "https://[fe80::1]/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost:8006/api/tables",
        "https://anna:secret@example.org/",
        "file:///etc/passwd",
    ] {
        assert_eq!(put(&anna, &path, &json!({"url": bad, "lang": "en"})).await, 400, "{bad}");
    }
    assert_eq!(
        put(&anna, &path, &json!({"url": "https://discord.com/api/webhooks/1/x", "lang": "la"})).await,
        400
    );
    assert_eq!(
        put(&anna, &path, &json!({"url": "https://discord.com/api/webhooks/1/x", "lang": "en"})).await,
        204
    );
    let seen = anna.get(&path).await.unwrap().json();
    assert_eq!(seen["host"], "discord.com");
}
