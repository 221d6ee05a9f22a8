//! Tables that an operator deletes while the server runs.

use std::time::Duration;

use serde_json::json;
use server::store::Store;

use crate::support::{House, done, id, open, refused, see, until};

#[tokio::test]
async fn a_table_that_is_deleted_under_its_host_is_gone_and_stays_gone() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let (gone, kept) =
        (id(&open(&anna, "altes-reich", seats.clone()).await), id(&open(&anna, "altes-reich", seats).await));
    let mut socket = anna.socket(&gone, "").await.unwrap();
    let seen = until(&mut socket, |table| table["stage"] == "running").await;

    let store = Store::open(&house.database).await.unwrap();
    assert!(store.delete_game(&gone.parse().unwrap()).await.unwrap());
    let choose =
        json!({"do": "choose", "seat": 1, "word": seen["offers"][0]["word"], "version": seen["version"]});
    for _ in 0..2 {
        let (status, refusal) = refused(&anna, &gone, choose.clone()).await;
        assert_eq!((status, &refusal["problem"]["message"]), (404, &json!("server-no-such-table")));
    }
    let goodbye = tokio::time::timeout(Duration::from_secs(10), socket.goodbye()).await;
    assert!(goodbye.is_ok(), "nobody is left looking at a table that is not there");
    assert_eq!(anna.get(&format!("/api/tables/{gone}")).await.unwrap().status.as_u16(), 404);
    assert_eq!(
        anna.post(&format!("/api/tables/{gone}/chat"), &json!({"text": "hello"})).await.unwrap().status,
        404
    );
    assert!(store.entries(&gone.parse().unwrap(), 0).await.unwrap().is_empty(), "nothing brings it back");

    let seen = see(&anna, &kept).await;
    done(
        &anna,
        &kept,
        json!({"do": "choose", "seat": 1, "word": seen["offers"][0]["word"], "version": seen["version"]}),
    )
    .await;
    store.close().await;
    let house = house.reopen().await;
    let anna = server::client::Client::new(house.address()).bearing(anna.bearer().unwrap());
    assert_eq!(anna.get(&format!("/api/tables/{gone}")).await.unwrap().status.as_u16(), 404);
    assert_eq!(see(&anna, &kept).await["stage"], "running");
}

/// The bots of a deleted table stop; they do not try to go on for ever.
#[tokio::test]
async fn bots_leave_a_table_that_is_deleted() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]);
    let table = id(&open(&anna, "grecia", seats).await);
    done(&anna, &table, json!({"do": "take-over"})).await;
    let mut socket = anna.socket(&table, "").await.unwrap();
    until(&mut socket, |table| table["ply"].as_u64() > Some(0)).await;
    let store = Store::open(&house.database).await.unwrap();
    store.delete_game(&table.parse().unwrap()).await.unwrap();
    let goodbye = tokio::time::timeout(Duration::from_secs(20), socket.goodbye()).await;
    assert!(goodbye.is_ok(), "the table closes when the next bot's choice can't be written");
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.unwrap().status.as_u16(), 404);
}
