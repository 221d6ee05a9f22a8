//! Journals that can't be followed to their end: the table is not lost.

use serde_json::{Value, json};
use server::{
    admin,
    client::Client,
    store::{GameId, Store},
};

use crate::support::{House, change, done, games, id, journals, open, refused, see, see_as};

/// A table of Grecia after some choices.
async fn played(anna: &Client) -> String {
    let table =
        id(&open(anna, "grecia", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await);
    for choice in 0..12_usize {
        let seat = see(anna, &table).await["awaited"][0].as_u64().unwrap();
        let seen = see_as(anna, &table, seat).await;
        let offers = seen["offers"].as_array().unwrap();
        let word = &offers[choice * 7 % offers.len()]["word"];
        done(anna, &table, json!({"do": "choose", "word": word, "seat": seat, "version": seen["version"]}))
            .await;
    }
    table
}

/// Spoils an entry while the server is closed and opens it again.
async fn spoiled(house: House, anna: &Client, table: &str, seq: u64, body: &str) -> (House, Client) {
    let database = house.database.clone();
    let spoil = async || {
        for journal in journals(&database) {
            let sql = format!("UPDATE {journal} SET body = '{body}' WHERE game = '{table}' AND seq = {seq}");
            change(&database, sql).await;
        }
    };
    let house = house.reopen_after(spoil).await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    (house, anna)
}

#[tokio::test]
async fn a_table_with_an_entry_that_nobody_understands_is_looked_at_and_mended() {
    for (body, why) in [
        (r#"{"deed":"teleported","seat":1}"#, "stuck-deed"),
        (r#"{"deed":"played","seat":1,"manner":"own","plies":[[1,"march on rome"]]}"#, "stuck-word"),
        (r#"{"deed":"played","seat":2,"manner":"own","plies":[[9,""]]}"#, "stuck-word"),
        (r#"{"deed":"undone","seat":1,"left":99}"#, "stuck-undo"),
    ] {
        let house = House::open().await;
        let anna = house.guest("Anna").await;
        let table = played(&anna).await;
        let last = see(&anna, &table).await["version"].as_u64().unwrap();
        let (house, anna) = spoiled(house, &anna, &table, last - 3, body).await;

        let seen = see(&anna, &table).await;
        assert_eq!(
            (&seen["stuck"]["why"]["message"], &seen["stuck"]["entry"]),
            (&json!(why), &json!(last - 3))
        );
        assert_eq!((&seen["version"], &seen["stage"]), (&json!(last - 4), &json!("running")), "{why}");
        assert_eq!((&seen["awaited"], &seen["offers"]), (&json!([]), &json!([])), "nobody is asked anything");
        assert!(seen["view"].is_object() && seen.get("seed").is_none());
        assert!(!seen.to_string().contains("march on rome"), "a word may be one that only its seat may know");
        let listed = anna.get("/api/tables").await.unwrap().json();
        assert_eq!(listed["tables"][0]["stuck"], seen["stuck"]);
        let (status, refusal) = refused(&anna, &table, json!({"do": "resign", "seat": 1})).await;
        assert_eq!((status, &refusal["problem"]["message"]), (409, &json!("server-table-stuck")));
        let record = anna.get(&format!("/api/tables/{table}/record")).await.unwrap();
        assert_eq!(
            (record.status.as_u16(), &record.json()["ply"]),
            (200, &seen["ply"]),
            "what was seen can be had"
        );

        let game: GameId = table.parse().unwrap();
        let store = Store::open(&house.database).await.unwrap();
        let stuck = admin::stuck(&store, &games()).await.unwrap();
        assert_eq!((stuck.len(), stuck[0].entry, stuck[0].entries), (1, last - 3, last));
        let before = store.entries(&game, 0).await.unwrap();
        admin::mend(&store, &games(), &game).await.unwrap();
        let after = store.entries(&game, 0).await.unwrap();
        assert_eq!(after[..before.len()], before[..], "nothing is deleted");
        assert!(matches!(
            admin::mend(&store, &games(), &game).await.unwrap_err(),
            admin::CannotMend::NotStuck
        ));
        store.close().await;

        // The server that runs learns of it when somebody looks.
        let mended = see(&anna, &table).await;
        assert_eq!((mended.get("stuck"), &mended["version"]), (None, &json!(last + 1)));
        assert_eq!((&mended["ply"], &mended["view"]), (&seen["ply"], &seen["view"]));
        let seat = mended["awaited"][0].as_u64().unwrap();
        let asked = see_as(&anna, &table, seat).await;
        let choose = json!({"do": "choose", "word": asked["offers"][0]["word"], "seat": seat, "version": asked["version"]});
        done(&anna, &table, choose).await;
        let on = see(&anna, &table).await;
        let house = house.reopen().await;
        let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
        let again = see(&anna, &table).await;
        assert_eq!(
            (&again["version"], &again["view"]),
            (&on["version"], &on["view"]),
            "the journal tells the same"
        );
    }
}

#[tokio::test]
async fn a_table_of_an_unknown_edition_says_so_and_shows_who_sits_there() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = played(&anna).await;
    let store = Store::open(&house.database).await.unwrap();
    let first = store.entries(&table.parse().unwrap(), 0).await.unwrap()[0].body.clone();
    store.close().await;
    let mut opening: Value = serde_json::from_str(&first).unwrap();
    (opening["edition"], opening["hash"]) = (json!("atlantis"), json!("f".repeat(64)));
    let (house, anna) = spoiled(house, &anna, &table, 1, &opening.to_string()).await;

    let seen = see(&anna, &table).await;
    assert_eq!(seen["stuck"]["why"]["message"], "stuck-edition");
    assert_eq!(
        (&seen["stuck"]["why"]["name"], &seen["edition"]["name"]),
        (&json!("atlantis"), &json!("atlantis"))
    );
    assert_eq!((&seen["seats"][0]["name"], seen.get("view")), (&json!("Anna"), None));
    let store = Store::open(&house.database).await.unwrap();
    let refused = admin::mend(&store, &games(), &table.parse().unwrap()).await.unwrap_err();
    assert!(matches!(refused, admin::CannotMend::NothingGood), "{refused}");
    store.close().await;

    // When the edition is there again, so is the game.
    let (_house, anna) = spoiled(house, &anna, &table, 1, &first).await;
    let seen = see(&anna, &table).await;
    assert_eq!((seen.get("stuck"), &seen["stage"]), (None, &json!("running")));
}
