//! Any position as a beginning: checked in words, taken out of a game that is over, played on from at a table of its own.

use serde_json::{Value, json};
use server::client::Client;

use crate::support::{House, done, id, key, open, open_with, play_out, see, settle};

async fn get(client: &Client, path: &str) -> Value {
    client.get(path).await.unwrap().accepted().unwrap()
}

async fn check(client: &Client, game: &str, options: &Value, position: &Value) -> Value {
    let path = format!("/api/games/{game}/positions/check");
    let proposed = json!({"options": options, "position": position});
    client.post(&path, &proposed).await.unwrap().accepted().unwrap()
}

async fn not_opened(client: &Client, mut new: Value) -> u16 {
    new["key"] = key().into();
    client.post("/api/tables", &new).await.unwrap().status.as_u16()
}

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
}

/// A game of El Viejo Imperio that Anna has played to its end.
async fn played(anna: &Client) -> String {
    let table = id(&open(anna, "altes-reich", against_a_bot()).await);
    play_out(&mut anna.socket(&table, "").await.unwrap()).await;
    table
}

#[tokio::test]
async fn the_house_sets_up_a_first_position_that_can_be_played_from() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (game, query) in
        [("altes-reich", "players=2"), ("grecia", "players=2"), ("napoleon", "players=3&empires=chosen")]
    {
        let start = get(&anna, &format!("/api/games/{game}/positions/start?{query}")).await;
        assert_eq!(start["position"]["round"], 1, "{start}");
        let checked = check(&anna, game, &start["options"], &start["position"]).await;
        assert_eq!(checked["ok"], true, "{checked}");
        assert_eq!(checked["position"], start["position"], "it is complete as it is");
        assert_eq!(checked["edition"], start["edition"]);
        let players = start["options"]["players"].as_str().unwrap().parse::<usize>().unwrap();
        assert_eq!(checked["seats"].as_array().unwrap().len(), players);
        let asked = &checked["awaiting"]["seats"][0];
        assert_eq!((asked, &checked["view"]["seat"]), (&checked["you"], &checked["you"]));
    }
}

#[tokio::test]
async fn a_position_is_completed_and_tells_the_odds_of_every_attack() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let zones = json!({"corinth": "red LM, brasidas", "argos": "blue L, fortress blue", "sparta": "red L", "athens": "blue M"});
    let options = json!({"players": "2", "scenario": "peloponnesian_war"});
    let position = json!({"colours": ["red", "blue"], "zones": zones});
    let checked = check(&anna, "grecia", &options, &position).await;
    assert_eq!((&checked["ok"], &checked["awaiting"]), (&json!(true), &json!({"seats": [1]})), "{checked}");
    assert_eq!(checked["position"]["round"], 2, "what is left out is filled in");
    let forecasts = checked["forecasts"].as_array().unwrap();
    let attack = |from: &str, to: &str| {
        let is_meant =
            |told: &&Value| told["said"][1]["word"] == format!("from {from}") && told["target"] == to;
        forecasts.iter().find(is_meant).unwrap_or_else(|| panic!("no attack on {to}: {checked}"))
    };
    assert_eq!(
        attack("corinth", "argos")["own"]["units"],
        json!(["light", "medium"]),
        "with all who stand there"
    );
    assert_eq!(attack("corinth", "athens")["defender"], 2);

    let path = "/api/games/grecia/positions/check";
    let unknown = json!({"options": options, "position": position, "edition": "0".repeat(64)});
    assert_eq!(anna.post(path, &unknown).await.unwrap().status.as_u16(), 404);
    let nothing = json!({"options": options});
    assert_eq!(anna.post(path, &nothing).await.unwrap().status.as_u16(), 400);
    let endless = json!({"options": options, "position": {"zones": {"argos": "blue L, ".repeat(20_000)}}});
    assert_eq!(anna.post(path, &endless).await.unwrap().status.as_u16(), 413);
}

/// A moment in the midst of a game at which the first seat is asked, with its ply.
async fn annas_turn(anna: &Client, table: &str) -> (usize, Value) {
    for ply in 30.. {
        let moment = get(anna, &format!("/api/tables/{table}/position?ply={ply}")).await;
        let checked = check(anna, "altes-reich", &moment["options"], &moment["position"]).await;
        if checked["awaiting"] == json!({"seats": [1]}) {
            return (ply, moment);
        }
    }
    unreachable!("she is asked again and again")
}

#[tokio::test]
async fn one_goes_on_from_any_moment_of_a_game_that_is_over() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let first = played(&anna).await;
    assert!(see(&anna, &first).await.get("what_if").is_none(), "it began at its beginning");
    let (ply, moment) = annas_turn(&anna, &first).await;
    let after = json!({"table": first, "ply": ply});
    let from = json!({"position": moment["position"], "after": after});
    let new = json!({"game": "altes-reich", "options": moment["options"], "seats": against_a_bot(), "ready": true, "from": from});
    let table = id(&open_with(&anna, new).await);
    let seen = settle(&anna, &table).await;
    assert_eq!(seen["what_if"], json!({"after": after}));
    assert_eq!(seen["view"]["round"], moment["position"]["round"]);

    // It outlives the server, in the middle and at its end.
    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    assert_eq!(see(&anna, &table).await["view"], seen["view"]);
    play_out(&mut anna.socket(&table, "").await.unwrap()).await;
    let house = house.reopen().await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());

    let listed = get(&anna, "/api/tables").await;
    let entry = |id: &str| {
        let tables = listed["tables"].as_array().unwrap().clone();
        tables.into_iter().find(|entry| entry["id"] == id).unwrap()
    };
    assert_eq!(entry(&table)["what_if"], json!({"after": after}));
    assert_eq!(entry(&first)["what_if"], Value::Null);

    let record = anna.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    assert!(record.contains("\nposition: {") && record.contains("\nafter: "), "{record}");
    assert!(
        record.lines().any(|line| line.starts_with("after: ") && line.ends_with(&format!(" {ply}"))),
        "{record}"
    );
    assert_eq!(get(&anna, &format!("/api/tables/{table}/proof")).await["proved"], true);
    let begun = get(&anna, &format!("/api/tables/{table}/position?ply=0")).await;
    assert_eq!(begun["position"], moment["position"], "its own first moment is where it began");

    // The record is brought along like any other, and says what it is.
    let brought = anna.post("/api/records", &json!({"record": record})).await.unwrap().accepted().unwrap();
    assert_eq!(see(&anna, &id(&brought)).await["what_if"], json!({}));

    // It is analysed like any other, from where it began.
    let analysed = loop {
        let answer = anna.get(&format!("/api/tables/{table}/analysis")).await.unwrap();
        if answer.status.as_u16() == 200 {
            break answer.json();
        }
        assert_eq!(answer.status.as_u16(), 202, "{}", answer.text);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert!(!analysed["moments"].as_array().unwrap().is_empty(), "{analysed}");
    let over = see(&anna, &table).await;
    let last_turn = over["last_turn"].as_u64().unwrap();
    let once_more = get(&anna, &format!("/api/tables/{table}/position?ply={last_turn}")).await;
    let asked = check(&anna, "altes-reich", &once_more["options"], &once_more["position"]).await;
    assert_eq!(asked["awaiting"], json!({"seats": [1]}), "her own last turn: {asked}");

    // Playing again begins in the same position.
    let again = done(&anna, &table, json!({"do": "rematch"})).await["rematch"].as_str().unwrap().to_owned();
    done(&anna, &again, json!({"do": "ready", "ready": true})).await;
    // The bot, who has her seat now, may have ended the round.
    let round = |value: &Value| value["round"].as_u64().unwrap();
    let later = round(&see(&anna, &again).await["view"]) - round(&moment["position"]);
    assert!(later <= 1, "{later} rounds later");
    assert_eq!(see(&anna, &again).await["what_if"], json!({"after": after}));
}

#[tokio::test]
async fn nobody_goes_on_from_a_game_that_runs_or_is_none_of_theirs() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let bert = house.guest("Bert").await;
    let running = id(&open(&anna, "altes-reich", against_a_bot()).await);
    let from = |table: &str, ply: usize| {
        let from = json!({"after": {"table": table, "ply": ply}});
        json!({"game": "altes-reich", "seats": against_a_bot(), "ready": true, "from": from})
    };
    let position = |table: &str| format!("/api/tables/{table}/position?ply=3");
    assert_eq!(anna.get(&position(&running)).await.unwrap().status.as_u16(), 409, "it is not over");
    assert_eq!(not_opened(&anna, from(&running, 3)).await, 409);
    assert_eq!(bert.get(&position(&running)).await.unwrap().status.as_u16(), 404);
    assert_eq!(not_opened(&bert, from(&running, 3)).await, 404);

    let over = played(&anna).await;
    assert_eq!(bert.get(&position(&over)).await.unwrap().status.as_u16(), 404);
    assert_eq!(not_opened(&bert, from(&over, 3)).await, 404);
    let last = see(&anna, &over).await["ply"].as_u64().unwrap() as usize;
    assert_eq!(not_opened(&anna, from(&over, last)).await, 409, "there is nothing left to play");
    assert_eq!(not_opened(&anna, from(&over, last + 1)).await, 404);
    let mut elsewhere = from(&over, 40);
    elsewhere["from"]["position"] = json!({"round": 3});
    assert_eq!(not_opened(&anna, elsewhere).await, 409, "it was not reached there");
    let mut three = from(&over, 40);
    three["seats"] =
        json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]);
    assert_eq!(not_opened(&anna, three).await, 409, "two have played it");
    let mut nowhere = from(&over, 40);
    nowhere["from"] = json!({});
    assert_eq!(not_opened(&anna, nowhere).await, 400);
}
