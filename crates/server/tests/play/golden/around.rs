//! What a golden database holds beside the usual tables: people with clocks and wishes, games that go on from another,
//! a data pack, a program, tournaments.

use std::{fs, path::Path, time::Duration};

use axum::http::Method;
use serde_json::{Value, json};
use server::{admin, client::Client, store::Store};
use tokio::time::sleep;

use super::{Album, at_ply, play};
use crate::{
    earlier::DATABASES,
    packs::write_pack,
    programs::{bearing, bot, token},
    support::{House, games, id, open, open_with, see},
    tournaments::{account, announce, enter, order, until},
};

/// An account that has claimed a guest's seats, clocks, what somebody wishes to be told, records brought along.
pub(super) async fn people(album: &mut Album, house: &House, anna: &Client) {
    let dora = account(house, "Dora").await;
    let guest = house.guest("Dora on the train").await;
    let hot = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Emil"}]);
    let handed = id(&open(&guest, "grecia", hot.clone()).await);
    let claim = json!({"login": "Dora", "password": "correct horse battery", "claim": true, "bearer": true});
    guest.post("/api/session", &claim).await.unwrap().accepted().unwrap();
    play(&dora, &handed, 2, at_ply(20)).await;
    album.take("grecia claimed by an account", &dora, &handed, None).await;

    let new = json!({"game": "napoleon", "seats": hot, "time": {"kind": "days", "days": 3}, "ready": true});
    let clock = id(&open_with(anna, new).await);
    play(anna, &clock, 2, at_ply(10)).await;
    album.clocks.push("napoleon by the clock".to_owned());
    album.take("napoleon by the clock", anna, &clock, Some(1)).await;

    let live = json!({"kind": "live", "minutes": 30, "increment": 5});
    let new =
        json!({"game": "grecia", "seats": [{"kind": "me"}, {"kind": "open"}], "time": live, "away_after": 2});
    let live = id(&open_with(anna, new).await);
    album.take("grecia on a live clock", anna, &live, None).await;

    let mut wishes = dora.get("/api/notices/wishes").await.unwrap().json()["wishes"].clone();
    (wishes["lang"], wishes["letters_every"]) = ("nl".into(), 60.into());
    let answer = dora.request(Method::PUT, "/api/notices/wishes", Some(wishes.to_string())).await.unwrap();
    assert_eq!(answer.status.as_u16(), 204, "{}", answer.text);
    album.ask(&dora, "/api/notices/wishes", &["wishes"]).await;

    for file in [
        "altes-reich/two/game-1.txt",
        "grecia/any-order-plain/game-1.txt",
        "napoleon/any-order-peninsula/game-1.txt",
    ] {
        let record = fs::read_to_string(Path::new(DATABASES).join("../records").join(file)).unwrap();
        let shown = anna.post("/api/records", &json!({ "record": record })).await.unwrap();
        let game = file.split('/').next().unwrap();
        album.take(&format!("{game} brought along"), anna, &id(&shown.accepted().unwrap()), None).await;
    }
}

/// A game that goes on from a moment of the one that is over, with everybody's seats in one hand.
pub(super) async fn what_if(album: &mut Album, anna: &Client, game: &str) {
    let over = album.tables[&format!("{game} over")]["id"].as_str().unwrap().to_owned();
    for ply in 30.. {
        let moment = anna.get(&format!("/api/tables/{over}/position?ply={ply}")).await.unwrap();
        let moment = moment.accepted().unwrap();
        let from = json!({"position": moment["position"], "after": {"table": over, "ply": ply}});
        let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Clara"}]);
        let new = json!({
            "game": game, "options": moment["options"], "seats": seats, "ready": true, "from": from,
            "key": format!("{game} from {ply}"),
        });
        // Nobody can begin where chance has its say.
        let Ok(opened) = anna.post("/api/tables", &new).await.unwrap().accepted() else { continue };
        let table = id(&opened);
        play(anna, &table, 2, at_ply(12)).await;
        assert!(see(anna, &table).await["what_if"].is_object());
        return album.take(&format!("{game} what if"), anna, &table, None).await;
    }
}

/// A table with a data pack that the operator has added.
pub(super) async fn pack(album: &mut Album, house: &House, anna: &Client) {
    let folder = tempfile::tempdir().unwrap();
    write_pack(folder.path());
    let store = Store::open(&house.database).await.unwrap();
    let pack = admin::add_edition(&store, &games(), folder.path()).await.unwrap();
    store.close().await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let table =
        id(&open_with(anna, json!({"game": "grecia", "seats": seats, "edition": pack.hash, "ready": true}))
            .await);
    play(anna, &table, 2, at_ply(40)).await;
    album.take("grecia with a data pack", anna, &table, None).await;
}

/// A program with an account of its own, which plays with its token.
pub(super) async fn program(album: &mut Album, house: &House) {
    let owner = account(house, "Paula").await;
    let eagle = bot(&owner, "Eagle").await;
    let program = bearing(house, &token(&owner, "play", Some(&eagle)).await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = open_with(&program, json!({"game": "altes-reich", "seats": seats, "ready": true})).await;
    let table = id(&table);
    play(&program, &table, 1, at_ply(15)).await;
    album.take("altes-reich played by a program", &program, &table, None).await;
    album.ask(&program, "/api/me", &["name", "bot"]).await;
}

/// A tournament of bots that is over, and one in which people are to play.
pub(super) async fn tournaments(album: &mut Album, house: &House) {
    let (hosting, gustav) = (account(house, "Hanna").await, account(house, "Gustav").await);
    let cup = json!({
        "name": "Cup of the house", "game": "altes-reich", "seats": 4, "people": false,
        "system": {"kind": "knock-out"}, "bots": [{"bot": "random", "count": 8}],
    });
    let cup = announce(&hosting, cup).await;
    order(&hosting, &cup, json!({"do": "start"})).await;
    until(&hosting, &cup, |seen| seen["stage"] == "over").await;
    let parts = ["name", "stage", "round", "entrants", "commitment", "seed", "standings"];
    album.ask(&hosting, &format!("/api/tournaments/{cup}"), &parts).await;
    album.ask(&hosting, &format!("/api/tournaments/{cup}/record"), &["events", "seed"]).await;

    let spring = json!({
        "name": "Spring", "game": "grecia", "seats": 2, "time": {"kind": "days", "days": 3},
        "system": {"kind": "swiss", "rounds": 1}, "automatic": false,
    });
    let spring = announce(&hosting, spring).await;
    for person in [&hosting, &gustav] {
        enter(person, &spring).await;
    }
    order(&hosting, &spring, json!({"do": "start"})).await;
    let seated = |seen: &Value| {
        let tables = seen["shown"]["tables"].as_array();
        tables.is_some_and(|tables| tables.iter().all(|table| table["table"].is_string()))
    };
    let seen = until(&hosting, &spring, seated).await;
    let table = seen["shown"]["tables"][0]["table"].as_str().unwrap();
    while see(&hosting, table).await["stage"] != "running" {
        sleep(Duration::from_millis(20)).await;
    }
    let parts = ["name", "stage", "round", "entrants", "commitment"];
    album.ask(&gustav, &format!("/api/tournaments/{spring}"), &parts).await;
    album.clocks.push("grecia in a tournament".to_owned());
    album.take("grecia in a tournament", &gustav, table, None).await;
}
