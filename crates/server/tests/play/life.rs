//! What happens at a table besides the game: chat, leaving, ending early, playing again, time.

use serde_json::{Value, json};
use server::{
    client::Client,
    store::{GameId, Store},
};

use crate::support::{House, done, id, key, open, open_with, play_out, refused, see, until};

#[tokio::test]
async fn chat_is_heard_by_all_at_the_table_and_kept() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    let mut socket = bert.socket(&table, "").await.unwrap();
    assert_eq!(socket.next().await.unwrap()["type"], "table");
    let said =
        anna.post(&format!("/api/tables/{table}/chat"), &json!({"text": "¡Buena suerte!"})).await.unwrap();
    assert_eq!(said.status.as_u16(), 201);
    loop {
        let message = socket.next().await.unwrap();
        if message["type"] == "chat" {
            assert_eq!(
                (&message["name"], &message["text"], &message["seat"]),
                (&json!("Anna"), &json!("¡Buena suerte!"), &json!(1))
            );
            break;
        }
    }
    socket.send(&json!({"chat": "Gleichfalls"})).await.unwrap();
    loop {
        if socket.next().await.unwrap()["text"] == "Gleichfalls" {
            break;
        }
    }
    let kept = anna.get(&format!("/api/tables/{table}/chat?after=1")).await.unwrap().json();
    assert_eq!((kept[0]["name"].clone(), kept[0]["number"].clone()), (json!("Bert"), json!(2)));
    for text in [String::new(), "x".repeat(501), "a\u{7}b".to_owned()] {
        let refusal = anna.post(&format!("/api/tables/{table}/chat"), &json!({"text": text})).await.unwrap();
        assert_eq!(refusal.json()["problem"]["message"], "server-bad-chat");
    }
}

#[tokio::test]
async fn with_two_players_resigning_ends_the_game_and_a_rematch_rotates_the_seats() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    assert_eq!(refused(&anna, &table, json!({"do": "rematch"})).await.0, 409);
    let over = done(&bert, &table, json!({"do": "resign"})).await["table"].clone();
    assert_eq!((&over["stage"], &over["result"]["places"]), (&json!("over"), &json!([1, 2])));
    assert_eq!(
        (&over["result"]["closed"], &over["result"]["resigned"]),
        (&json!("resignation"), &json!([2]))
    );

    let mut waiting = bert.socket(&table, "").await.unwrap();
    let again = done(&anna, &table, json!({"do": "rematch"})).await["rematch"].as_str().unwrap().to_owned();
    let same = done(&bert, &table, json!({"do": "rematch"})).await["rematch"].as_str().unwrap().to_owned();
    assert_eq!(again, same, "both mean the same table");
    let told = until(&mut waiting, |table| table.get("rematch").is_some()).await;
    assert_eq!(told["rematch"], json!({"id": again, "by": 1}), "whoever looks on is told who offers it");
    let listed = async |person: &Client| {
        let tables = person.get("/api/tables").await.unwrap().json()["tables"].clone();
        tables.as_array().unwrap().iter().find(|entry| entry["id"] == again.as_str()).unwrap().clone()
    };
    let entry = listed(&bert).await;
    assert_eq!((&entry["rematch_by"], &entry["unready"]), (&json!("Anna"), &json!(true)), "{entry}");
    let lobby = see(&bert, &again).await;
    let names: Vec<_> = lobby["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, [json!("Bert"), json!("Anna")]);
    done(&anna, &again, json!({"do": "ready", "ready": true})).await;
    assert_eq!(listed(&anna).await["unready"], false);
    assert_eq!(done(&bert, &again, json!({"do": "ready", "ready": true})).await["table"]["stage"], "running");
    assert_eq!(listed(&bert).await["rematch_by"], Value::Null, "it is a game like any other now");
}

#[tokio::test]
async fn a_rematch_that_was_given_up_can_be_offered_again() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    done(&bert, &table, json!({"do": "resign"})).await;
    let first = done(&anna, &table, json!({"do": "rematch"})).await["rematch"].as_str().unwrap().to_owned();
    done(&anna, &first, json!({"do": "abandon"})).await;
    let second = done(&bert, &table, json!({"do": "rematch"})).await["rematch"].as_str().unwrap().to_owned();
    assert_ne!(first, second);
    assert_eq!(see(&anna, &table).await["rematch"], json!({"id": second, "by": 2}));
}

#[tokio::test]
async fn with_more_players_a_bot_plays_on_for_whoever_resigns() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let table = id(&open(&anna, "altes-reich", seats).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    let after = done(&bert, &table, json!({"do": "resign"})).await["table"].clone();
    assert_eq!((&after["stage"], &after["seats"][1]["absence"]), (&json!("running"), &json!("resigned")));
    assert_eq!(refused(&bert, &table, json!({"do": "give-back"})).await.0, 409);
    let over = play_out(&mut anna.socket(&table, "").await.unwrap()).await;
    assert_eq!(over["result"]["places"][1], 3, "whoever gave up stands behind all others");
}

#[tokio::test]
async fn a_draw_needs_everybody_and_a_bot_is_nobody() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    done(&anna, &table, json!({"do": "offer-end", "end": "draw"})).await;
    assert_eq!(see(&bert, &table).await["end_offered"]["by"], 1);
    done(&bert, &table, json!({"do": "answer-end", "agree": false})).await;
    assert_eq!(see(&anna, &table).await["end_offered"], Value::Null);
    done(&bert, &table, json!({"do": "offer-end", "end": "draw"})).await;
    let over = done(&anna, &table, json!({"do": "answer-end", "agree": true})).await["table"].clone();
    assert_eq!((&over["result"]["places"], &over["result"]["closed"]), (&json!([1, 1]), &json!("draw")));

    let alone = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let (_, refusal) = refused(&anna, &alone, json!({"do": "offer-end", "end": "draw"})).await;
    assert_eq!(refusal["problem"]["message"], "server-nobody-to-agree");
}

#[tokio::test]
async fn a_bot_holds_a_seat_while_its_player_is_away_and_gives_it_back() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])).await);
    let mut socket = anna.socket(&table, "").await.unwrap();
    done(&anna, &table, json!({"do": "take-over", "bot": "random"})).await;
    let over = until(&mut socket, |table| table["stage"] == "over").await;
    assert_eq!(over["seats"][0]["absence"], "wish");

    let table =
        id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await);
    done(&anna, &table, json!({"do": "take-over", "seat": 2})).await;
    let back = done(&anna, &table, json!({"do": "give-back", "seat": 2})).await;
    assert_eq!(back["table"]["seats"][1]["absence"], Value::Null);
    assert_eq!(refused(&anna, &table, json!({"do": "give-back", "seat": 2})).await.0, 409);
}

const TWO_DAYS: i64 = 2 * 24 * 60 * 60 * 1000;

#[tokio::test]
async fn whoever_lets_the_time_run_out_is_replaced_and_downtime_is_not_counted() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let new =
        json!({"game": "altes-reich", "seats": seats, "ready": true, "time": {"kind": "days", "days": 1}});
    let table = id(&open_with(&anna, new).await);
    assert!(see(&anna, &table).await["seats"][0]["time_left"].as_i64().unwrap() > 86_000_000);

    // Two days pass in which the server ran: its last heartbeat is new, the entries are old.
    let database = house.database.clone();
    let house = house.reopen_after(async || crate::support::age(&database, &table, TWO_DAYS).await).await;
    let mut socket = anna_at(&house, &anna).socket(&table, "").await.unwrap();
    let gone = until(&mut socket, |table| table["seats"][0]["absence"] == "time").await;
    assert_eq!(gone["seats"][0]["bot"], "knight");

    // Two days in which no server ran are nobody's.
    let new = json!({"game": "grecia", "seats": [{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}], "ready": true, "time": {"kind": "days", "days": 1}});
    let anna = anna_at(&house, &anna);
    let table = id(&open_with(&anna, new).await);
    let database = house.database.clone();
    let house = house
        .reopen_after(async || {
            crate::support::age(&database, &table, TWO_DAYS).await;
            crate::support::age_heartbeat(&database, TWO_DAYS).await;
        })
        .await;
    let running = see(&anna_at(&house, &anna), &table).await;
    let asked = running["awaited"][0].as_u64().unwrap() as usize - 1;
    assert_eq!(running["seats"][asked]["absence"], Value::Null);
    assert!(running["seats"][asked]["time_left"].as_i64().unwrap() > 86_000_000, "{}", running["seats"]);
}

/// A table of people alone with days for each choice need not be in memory: nobody asks for it, and its clocks fall all the
/// same.
#[tokio::test]
async fn a_table_with_days_to_go_is_looked_at_when_a_clock_is_due() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let new =
        json!({"game": "altes-reich", "seats": seats, "ready": true, "time": {"kind": "days", "days": 1}});
    let table: GameId = id(&open_with(&anna, new).await).parse().unwrap();
    let database = house.database.clone();
    let looked_at = async |store: &Store, by: i64| -> Vec<GameId> {
        let mut due = store.games_due(by, 10).await.unwrap();
        for _ in 0..100 {
            if !due.is_empty() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            due = store.games_due(by, 10).await.unwrap();
        }
        due
    };
    let store = Store::open(&database).await.unwrap();
    assert_eq!(
        looked_at(&store, i64::MAX).await,
        std::slice::from_ref(&table),
        "its clocks are known to the lists"
    );
    assert!(store.games_to_wake(None, 10).await.unwrap().is_empty(), "a restart leaves it asleep");
    store.close().await;

    // A day passes in which the server ran.
    let house =
        house.reopen_after(async || crate::support::age(&database, table.as_str(), TWO_DAYS / 2).await).await;
    let store = Store::open(&database).await.unwrap();
    let fallen = async || {
        let entries = store.entries(&table, 0).await.unwrap();
        entries.iter().any(|entry| entry.body.contains("taken-over"))
    };
    for _ in 0..100 {
        if fallen().await {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(fallen().await, "a bot plays for whoever let the time run out");
    store.close().await;
    drop(house);
}

fn anna_at(house: &House, anna: &server::client::Client) -> server::client::Client {
    server::client::Client::new(house.address()).bearing(anna.bearer().unwrap())
}

#[tokio::test]
async fn formalities_that_were_answered_in_advance_are_not_asked() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let games = anna.get("/api/games").await.unwrap().json();
    let grecia = games.as_array().unwrap().iter().find(|game| game["name"] == "grecia").unwrap().clone();
    let answers: Vec<Value> = grecia["formalities"]
        .as_array()
        .unwrap()
        .iter()
        .map(|formality| json!({"question": formality["question"], "answer": formality["answers"][0]}))
        .collect();
    let wrong =
        json!({"do": "standing", "answers": [{"question": "grecia-prompt-actions", "answer": "pass"}]});
    // In a short game nobody may ask for anything: then another one is played.
    for _ in 0..20 {
        let table =
            id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])).await);
        assert_eq!(refused(&anna, &table, wrong.clone()).await.0, 400);
        done(&anna, &table, json!({"do": "standing", "answers": answers})).await;
        assert_eq!(see(&anna, &table).await["standing"].as_array().unwrap().len(), answers.len());
        if a_formality_came_up(&house, &anna, &table, &answers).await {
            return;
        }
    }
    panic!("no formality came up in twenty games");
}

/// Plays to the end, where none of these questions may be asked; tells whether one was answered in advance.
async fn a_formality_came_up(house: &House, anna: &Client, table: &str, answers: &[Value]) -> bool {
    let mut socket = anna.socket(table, "").await.unwrap();
    loop {
        let seen = until(&mut socket, |table| {
            table["stage"] == "over" || !table["offers"].as_array().unwrap().is_empty()
        })
        .await;
        if seen["stage"] == "over" {
            break;
        }
        let asked = &seen["prompt"]["message"];
        assert!(answers.iter().all(|answer| answer["question"] != *asked), "{}", seen["prompt"]);
        let offers = seen["offers"].as_array().unwrap();
        let word = &offers[seen["version"].as_u64().unwrap() as usize % offers.len()]["word"];
        socket
            .send(&json!({"do": "choose", "word": word, "version": seen["version"], "key": key()}))
            .await
            .unwrap();
    }
    let store = Store::open(&house.database).await.unwrap();
    let entries = store.entries(&table.parse::<GameId>().unwrap(), 0).await.unwrap();
    entries.iter().any(|entry| entry.body.contains("\"manner\":\"standing\""))
}

#[tokio::test]
async fn a_record_is_taken_home_and_brought_back_for_replay() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let running = anna.get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert_eq!(running.json()["you"], 1, "while it runs one's own view is exported: {}", running.text);
    play_out(&mut anna.socket(&table, "").await.unwrap()).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.unwrap().text;

    let bert = house.guest("Bert").await;
    let shown = id(&bert.post("/api/records", &json!({"record": record})).await.unwrap().accepted().unwrap());
    let last = bert.get(&format!("/api/tables/{shown}/replay?seat=1&log_from=0")).await.unwrap().json();
    let plies = last["plies"].as_u64().unwrap();
    assert_eq!(last["ply"], plies);
    for ply in [0, 1, plies / 2] {
        let there = bert.get(&format!("/api/tables/{table}/replay?seat=2&ply={ply}")).await.unwrap();
        assert_eq!(there.status.as_u16(), 404, "Bert knows his copy only");
        let ours = bert.get(&format!("/api/tables/{shown}/replay?seat=2&ply={ply}")).await.unwrap().json();
        let annas = anna.get(&format!("/api/tables/{table}/replay?seat=2&ply={ply}")).await.unwrap().json();
        assert_eq!(ours, annas);
    }
    let proof = bert.get(&format!("/api/tables/{shown}/proof")).await.unwrap().json();
    assert_eq!((&proof["proved"], &proof["brought"]), (&json!(true), &json!(true)), "{proof}");
    let own = anna.get(&format!("/api/tables/{table}/proof")).await.unwrap().json();
    assert_eq!((&own["proved"], &own["brought"]), (&json!(true), &json!(false)), "{own}");
    assert!(see(&anna, &table).await.get("brought").is_none());
    assert_eq!(see(&bert, &shown).await["brought"], json!({"provable": true}));

    // Without its seed nothing proves what chance did, and nobody is shown a seed.
    let seed = record.lines().find(|line| line.starts_with("seed: ")).unwrap();
    let committed = record.replace(seed, &format!("commitment: {}", own["commitment"].as_str().unwrap()));
    let brought = bert.post("/api/records", &json!({"record": committed})).await.unwrap();
    let unproved = id(&brought.accepted().unwrap());
    let table = see(&bert, &unproved).await;
    assert_eq!((&table["brought"], table.get("seed")), (&json!({"provable": false}), None));
    let proof = bert.get(&format!("/api/tables/{unproved}/proof")).await.unwrap();
    assert_eq!(proof.json()["problem"]["message"], "server-no-seed");
    let tables = bert.get("/api/tables").await.unwrap().json()["tables"].clone();
    let mut marks: Vec<_> =
        tables.as_array().unwrap().iter().map(|entry| entry["brought"]["provable"].clone()).collect();
    marks.sort_by_key(serde_json::Value::as_bool);
    assert_eq!(marks, [json!(false), json!(true)]);
    let forged = record.replace("result: scores", "result: scores 9");
    let refusal = bert.post("/api/records", &json!({"record": forged})).await.unwrap();
    assert!(refusal.status.is_client_error(), "{}", refusal.text);
}
