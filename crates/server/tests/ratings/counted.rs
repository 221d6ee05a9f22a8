//! Who may play for ratings, what games come to, once each, and that counting again comes to the same.

use serde_json::json;
use server::{
    admin,
    client::Client,
    store::{Database, Store},
};

use crate::{
    ground::{Ground, account, counted, get, message, not_opened, numbers, rated, won},
    support::{House, change, done, games, key, play_out, refused, see},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_accounts_play_for_ratings_and_on_unchanged_rules() {
    let house = House::open().await;
    let (anna, guest) = (account(&house, "Anna").await, house.guest("Carla").await);
    assert_eq!(not_opened(&guest, json!({})).await, "server-rated-account");
    let shared = json!({"seats": [{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]});
    assert_eq!(not_opened(&anna, shared).await, "server-rated-account");
    for bot in ["random", "greedy"] {
        let seats = json!({"seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]});
        assert_eq!(not_opened(&anna, seats).await, "server-rated-bot");
    }
    let styled =
        json!({"game": "grecia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "marshal-builder"}]});
    assert_eq!(not_opened(&anna, styled).await, "server-rated-bot");
    assert_eq!(not_opened(&anna, json!({"hints": true})).await, "server-rated-hints");
    // A position is no beginning.
    let earlier = rated(&anna, json!([{"kind": "me"}, {"kind": "bot", "bot": "page"}])).await;
    done(&anna, &earlier, json!({"do": "resign"})).await;
    let from = json!({"from": {"after": {"table": earlier, "ply": 3}}});
    assert_eq!(not_opened(&anna, from).await, "server-rated-rules");

    let table = rated(&anna, json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    let listed = get(&guest, "/api/tables/open").await;
    assert_eq!((&listed["tables"][0]["id"], &listed["tables"][0]["rated"]), (&json!(table), &json!(true)));
    let (status, refusal) = refused(&guest, &table, json!({"do": "sit", "seat": 2})).await;
    assert_eq!((status, message(&refusal)), (403, "server-rated-account".to_owned()));
    assert!(refusal["sentence"].as_str().unwrap().contains("account"));
    let program = anna.post("/api/bots", &json!({"name": "Eagle"})).await.unwrap().accepted().unwrap();
    let seated = json!({"bot": program["id"], "seat": 2, "key": key()});
    let refusal = anna.post(&format!("/api/tables/{table}/bots"), &seated).await.unwrap();
    assert_eq!((refusal.status.as_u16(), message(&refusal.json())), (403, "server-rated-program".to_owned()));
    for (order, why) in [
        (json!({"do": "hints", "allowed": true}), "server-rated-hints"),
        (json!({"do": "place", "seat": 2, "chair": {"kind": "bot", "bot": "random"}}), "server-rated-bot"),
        (
            json!({"do": "place", "seat": 2, "chair": {"kind": "hot-seat", "name": "X"}}),
            "server-rated-account",
        ),
    ] {
        assert_eq!(message(&refused(&anna, &table, order).await.1), why);
    }
    done(&anna, &table, json!({"do": "place", "seat": 2, "chair": {"kind": "bot", "bot": "page"}})).await;
    let bert = account(&house, "Bert").await;
    done(&bert, &table, json!({"do": "sit", "seat": 3})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    assert_eq!(see(&anna, &table).await["rated"], true);
    // Nobody sends a bot in their own place, and no game ends before its end.
    for order in [
        json!({"do": "take-over", "seat": 1}),
        json!({"do": "take-over", "seat": 3, "bot": "emperor"}),
        json!({"do": "offer-end", "end": "as-it-stands"}),
    ] {
        assert_eq!(message(&refused(&anna, &table, order).await.1), "server-rated-to-the-end");
    }
    // Anybody may look on; strangers don't sit there.
    assert_eq!(see(&guest, &table).await["you"], json!(null));
    done(&bert, &table, json!({"do": "resign"})).await;
    done(&anna, &table, json!({"do": "resign"})).await;
    let seats = counted(&anna, &table).await;
    assert_eq!(seats[1]["change"], json!(null), "bots stay where they were measured");
    assert!(seats[1]["rating"]["points"].as_i64().unwrap() < 1500);
    assert_eq!((&seats[0]["login"], &seats[1]["login"]), (&json!("anna"), &json!(null)));
    let unrated = house.guest("Dora").await;
    let table = crate::support::id(
        &crate::support::open(&unrated, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await,
    );
    assert_eq!(unrated.get(&format!("/api/tables/{table}/ratings")).await.unwrap().status, 404);
}

/// Plays rated games of several kinds, closes the server, counts again, and comes to the same.
async fn played_closed_and_counted_again(ground: Ground) {
    let house = &ground.house;
    let (anna, bert) = (account(house, "Anna").await, account(house, "Bert").await);
    // One is played to its end.
    let table = rated(&anna, json!([{"kind": "me"}, {"kind": "open"}])).await;
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    let mut near = anna.socket(&table, "").await.unwrap();
    let mut far = bert.socket(&table, "").await.unwrap();
    let (table_seen, _) = tokio::join!(play_out(&mut near), play_out(&mut far));
    let places = &table_seen["result"]["places"];
    let seats = counted(&anna, &table).await;
    let changes = [0, 1].map(|seat| seats[seat]["change"].as_i64().unwrap());
    match places[0].as_i64().cmp(&places[1].as_i64()) {
        std::cmp::Ordering::Less => assert!(changes[0] > 0 && changes[1] < 0, "{seats}"),
        std::cmp::Ordering::Greater => assert!(changes[0] < 0 && changes[1] > 0, "{seats}"),
        std::cmp::Ordering::Equal => assert_eq!(changes, [0, 0], "{seats}"),
    }
    // Giving up is losing, and at larger tables coming last; whoever stays plays on with a bot.
    won(&anna, &bert).await;
    let three = rated(&anna, json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "page"}])).await;
    done(&bert, &three, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &three, json!({"do": "ready", "ready": true})).await;
    done(&bert, &three, json!({"do": "resign"})).await;
    let mut socket = anna.socket(&three, "").await.unwrap();
    let over = play_out(&mut socket).await;
    assert_eq!(over["result"]["places"][1], 3, "whoever has given up is last");
    assert!(counted(&anna, &three).await[1]["change"].as_i64().unwrap() < 0);
    for _ in 0..3 {
        let lost = won(&bert, &anna).await;
        counted(&bert, &lost).await;
    }
    let last = won(&anna, &bert).await;
    counted(&anna, &last).await;
    let board = get(&anna, "/api/ratings?game=altes-reich&company=two").await;
    assert_eq!((&board["you"]["rating"]["games"], &board["you"]["place"]), (&json!(6), &json!(null)));
    assert_eq!(board["you"]["rating"]["provisional"], true);
    assert_eq!(board["bots"][0]["bot"], "emperor");

    let database = ground.house.database.clone();
    let before = numbers(&database).await;
    assert_eq!(before.iter().filter(|line| line.starts_with("result")).count(), 7);
    // A restart counts nothing twice.
    let ground = ground.reopen().await;
    let (anna, bert) = (ground.again(&anna), ground.again(&bert));
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    assert_eq!(numbers(&database).await, before);
    // Counting again, while the server runs, comes to the same, whatever the cache says.
    let recounted = recount(&database).await;
    assert_eq!((recounted.games, recounted.rated, recounted.unreadable), (7, 7, 0));
    assert_eq!(numbers(&database).await, before);
    change(
        &database,
        "UPDATE ratings SET mean = 1, games = 99; DELETE FROM rating_steps; DELETE FROM played".into(),
    )
    .await;
    recount(&database).await;
    assert_eq!(numbers(&database).await, before);
    // Even where nothing is left of the order in which they were counted: it was that in which they ended.
    change(&database, "DELETE FROM rated_results; DELETE FROM ratings; DELETE FROM rating_steps".into())
        .await;
    recount(&database).await;
    assert_eq!(numbers(&database).await, before);
    // What follows is counted on top of it.
    let next = won(&anna, &bert).await;
    counted(&anna, &next).await;
    let after = numbers(&database).await;
    recount(&database).await;
    assert_eq!(numbers(&database).await, after);
}

async fn recount(database: &Database) -> admin::Recounted {
    let store = Store::open(database).await.unwrap();
    let recounted = admin::recompute_ratings(&store, &games()).await.unwrap();
    store.close().await;
    recounted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn counting_again_comes_to_the_same_numbers() {
    played_closed_and_counted_again(Ground::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn counting_again_comes_to_the_same_numbers_on_postgresql() {
    let Some(ground) = Ground::postgres().await else { return };
    played_closed_and_counted_again(ground).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_nodes_count_each_game_once() {
    let Some(ground) = Ground::postgres().await else { return };
    let other = House::open_on(ground.house.database.clone()).await;
    let anna = account(&ground.house, "Anna").await;
    let bert = account(&other, "Bert").await;
    let mut tables = Vec::new();
    for round in 0..6 {
        tables.push(if round % 2 == 0 { won(&anna, &bert).await } else { won(&bert, &anna).await });
    }
    for table in &tables {
        counted(&anna, table).await;
    }
    let lines = numbers(&ground.house.database).await;
    for (kind, n) in [("result", 6), ("step", 12), ("played", 12), ("rating", 4)] {
        assert_eq!(lines.iter().filter(|line| line.starts_with(kind)).count(), n, "{lines:#?}");
    }
    let elsewhere = Client::new(other.address()).bearing(anna.bearer().unwrap());
    let path = "/api/ratings?game=altes-reich&company=two";
    assert_eq!(get(&elsewhere, path).await["you"]["rating"]["games"], 6);
    recount(&ground.house.database).await;
    assert_eq!(numbers(&ground.house.database).await, lines);
}
