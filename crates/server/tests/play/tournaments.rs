//! Tournaments: announced, entered, played at tables of the hall, and proved.

use std::time::Duration;

use serde_json::{Value, json};
use server::client::Client;
use tokio::time::{Instant, sleep};
use tournament::{Event, verify};

use crate::support::{House, age, done, id, key, refused, see};

pub(crate) async fn account(house: &House, name: &str) -> Client {
    house.guest(name).await.with_account(name, "correct horse battery").await.unwrap()
}

pub(crate) async fn announce(client: &Client, new: Value) -> String {
    let mut new = new;
    new["key"] = key().into();
    id(&client.post("/api/tournaments", &new).await.unwrap().accepted().unwrap())
}

async fn look(client: &Client, tournament: &str) -> Value {
    client.get(&format!("/api/tournaments/{tournament}")).await.unwrap().accepted().unwrap()
}

pub(crate) async fn order(client: &Client, tournament: &str, order: Value) -> Value {
    client.post(&format!("/api/tournaments/{tournament}/orders"), &order).await.unwrap().accepted().unwrap()
}

pub(crate) async fn enter(client: &Client, tournament: &str) -> Value {
    let path = format!("/api/tournaments/{tournament}/entry");
    client.request(axum::http::Method::PUT, &path, None).await.unwrap().accepted().unwrap()
}

/// Waits until the tournament looks so.
pub(crate) async fn until(client: &Client, tournament: &str, what: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let seen = look(client, tournament).await;
        if what(&seen) {
            return seen;
        }
        assert!(begun.elapsed() < Duration::from_secs(240), "{seen}");
        sleep(Duration::from_millis(50)).await;
    }
}

/// Proves a tournament from what its server hands out.
async fn proved(client: &Client, tournament: &str) -> Vec<tournament::Ranked> {
    let record = client.get(&format!("/api/tournaments/{tournament}/record")).await.unwrap().json();
    let events: Vec<Event> = serde_json::from_value(record["events"].clone()).unwrap();
    let seed = record["seed"].as_str().expect("it is over").parse().unwrap();
    verify(&events, &seed).expect("every round follows from the seed")
}

fn message(refusal: &Value) -> &str {
    refusal["problem"]["message"].as_str().unwrap_or_default()
}

fn duel(extra: Value) -> Value {
    let mut new = json!({
        "name": "Spring cup", "game": "altes-reich", "seats": 2, "time": {"kind": "days", "days": 3},
        "system": {"kind": "swiss", "rounds": 2},
    });
    if let (Value::Object(new), Value::Object(extra)) = (&mut new, extra) {
        new.extend(extra);
    }
    new
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_four_bots_play_a_tournament_to_its_end() {
    let house = House::open().await;
    let anna = account(&house, "Anna").await;
    let cup = announce(
        &anna,
        json!({
            "name": "Cup of the house", "game": "altes-reich", "seats": 4, "people": false,
            "system": {"kind": "knock-out"},
            "bots": [{"bot": "random", "count": 32}, {"bot": "greedy", "count": 32}],
        }),
    )
    .await;
    let seen = look(&anna, &cup).await;
    assert_eq!((&seen["entrants"], &seen["stage"]), (&json!(64), &json!("open")));
    assert!(seen.get("seed").is_none() && seen["commitment"].as_str().unwrap().len() == 64);
    order(&anna, &cup, json!({"do": "start"})).await;
    let seen = until(&anna, &cup, |seen| seen["stage"] == "over").await;
    assert_eq!(seen["round"], 5, "64, 32, 16, 8 and the last four");
    let standings = seen["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 64);
    let ranking = proved(&anna, &cup).await;
    for (row, shown) in ranking.iter().zip(standings) {
        assert_eq!(json!(row.entrant), shown["entrant"]);
    }
    // Each round has its tables, each of which was played and can be looked at by anybody.
    let stranger = house.guest("Bert").await;
    for (round, tables) in [(1, 16), (2, 8), (3, 4), (4, 2), (5, 1)] {
        let path = format!("/api/tournaments/{cup}?round={round}");
        let seen = stranger.get(&path).await.unwrap().json();
        let shown = seen["shown"]["tables"].as_array().unwrap();
        assert_eq!(shown.len(), tables);
        assert!(shown.iter().all(|table| table["places"].is_array() && table["table"].is_string()));
    }
    let last = seen["shown"]["tables"][0]["table"].as_str().unwrap();
    let table = see(&stranger, last).await;
    assert_eq!((&table["stage"], &table["tournament"]["round"]), (&json!("over"), &json!(5)));
    // Where the game turned is found when somebody asks, and kept.
    let turning = loop {
        let turning = stranger.get(&format!("/api/tables/{last}/turning")).await.unwrap().accepted().unwrap();
        if turning["state"] != "begun" {
            break turning;
        }
        sleep(Duration::from_millis(50)).await;
    };
    assert!(turning["state"] == "none" || turning["ply"].as_u64().unwrap() < table["ply"].as_u64().unwrap());
    assert_eq!(look(&stranger, &cup).await["shown"]["tables"][0]["turning"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_enter_play_leave_and_come_back() {
    let house = House::open().await;
    let anna = account(&house, "Anna").await;
    let cup = announce(&anna, duel(json!({"late_until": 1, "automatic": false}))).await;
    let guest = house.guest("Guest").await;
    let entry = format!("/api/tournaments/{cup}/entry");
    let refusal = guest.request(axum::http::Method::PUT, &entry, None).await.unwrap();
    assert_eq!((refusal.status.as_u16(), message(&refusal.json())), (403, "server-account-first"));
    let mut people = vec![anna.clone()];
    for name in ["Bert", "Clara", "Dora"] {
        people.push(account(&house, name).await);
    }
    for person in &people {
        enter(person, &cup).await;
        assert_eq!(enter(person, &cup).await["entrants"], look(&anna, &cup).await["entrants"], "once");
    }
    let [_, bert, clara, dora] = &people[..] else { panic!("four") };
    dora.request(axum::http::Method::DELETE, &entry, None).await.unwrap().accepted().unwrap();
    assert_eq!(look(&anna, &cup).await["entrants"], 3);
    enter(dora, &cup).await;
    let path = format!("/api/tournaments/{cup}/orders");
    let refusal = bert.post(&path, &json!({"do": "start"})).await.unwrap();
    assert_eq!((refusal.status.as_u16(), message(&refusal.json())), (403, "server-organiser-only"));
    order(&anna, &cup, json!({"do": "start"})).await;
    let seen = until(&anna, &cup, |seen| {
        let tables = seen["shown"]["tables"].as_array();
        tables.is_some_and(|tables| tables.iter().all(|table| table["table"].is_string()))
    })
    .await;
    let tables = seen["shown"]["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    // Everybody finds the table among their own, where it is played without hints, rematch or help.
    let at = |entrant: u64| &people[entrant as usize - 1];
    for board in tables {
        let (table, seats) = (board["table"].as_str().unwrap(), board["seats"].as_array().unwrap());
        let (one, other) = (at(seats[0].as_u64().unwrap()), at(seats[1].as_u64().unwrap()));
        for (person, seat) in [(one, 1), (other, 2)] {
            assert_eq!(see(person, table).await["you"], seat);
            let listed = person.get("/api/tables").await.unwrap().json();
            assert_eq!(listed["tables"][0]["tournament"]["id"], cup.as_str());
        }
        for wish in [
            json!({"do": "take-over"}),
            json!({"do": "offer-end", "end": "as-it-stands"}),
            json!({"do": "rematch"}),
        ] {
            let (status, refusal) = refused(one, table, wish).await;
            assert_eq!((status, message(&refusal)), (409, "server-tournament-table"));
        }
        assert_eq!(one.get(&format!("/api/tables/{table}/hint")).await.unwrap().status.as_u16(), 403);
        done(one, table, json!({"do": "resign"})).await;
    }
    let seen = until(&anna, &cup, |seen| {
        seen["shown"]["tables"].as_array().unwrap().iter().all(|table| table["places"].is_array())
    })
    .await;
    assert_eq!(
        (&seen["round"], &seen["stage"]),
        (&json!(1), &json!("running")),
        "the organiser says when it goes on"
    );
    let points: Vec<u64> =
        seen["standings"].as_array().unwrap().iter().map(|row| row["points"].as_u64().unwrap()).collect();
    assert_eq!(points, [840, 840, 0, 0]);
    // Somebody comes late, somebody goes.
    let emil = account(&house, "Emil").await;
    enter(&emil, &cup).await;
    clara.request(axum::http::Method::DELETE, &entry, None).await.unwrap().accepted().unwrap();
    order(&anna, &cup, json!({"do": "next-round"})).await;
    let seen = until(&anna, &cup, |seen| {
        let tables = seen["shown"]["tables"].as_array().unwrap();
        seen["round"] == 2 && tables.iter().all(|table| table["table"].is_string())
    })
    .await;
    let seated: Vec<u64> = seen["shown"]["tables"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|table| table["seats"].as_array().unwrap())
        .map(|seat| seat.as_u64().unwrap())
        .collect();
    assert!(!seated.contains(&3) && seated.contains(&5) && seated.len() == 4);
    // A table that does not come to an end is decided by the organiser, at the other somebody gives up.
    let seen = order(&anna, &cup, json!({"do": "rule", "table": 1, "places": [1, 1]})).await;
    assert_eq!(seen["shown"]["tables"][0]["how"], "ruled");
    let refusal = anna.post(&path, &json!({"do": "rule", "table": 2, "places": [2, 2]})).await.unwrap();
    assert_eq!(message(&refusal.json()), "server-tournament-places");
    let second = seen["shown"]["tables"][1].clone();
    let loser = second["seats"][0].as_u64().unwrap();
    let people = [people.clone(), vec![emil]].concat();
    let table = second["table"].as_str().unwrap();
    done(&people[loser as usize - 1], table, json!({"do": "resign"})).await;
    let seen = until(&anna, &cup, |seen| seen["stage"] == "over").await;
    assert_eq!(seen["standings"].as_array().unwrap().len(), 5, "whoever has played stands in the table");
    proved(&anna, &cup).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_come_loses_on_time_and_is_not_paired_again() {
    let house = House::open().await;
    let anna = account(&house, "Anna").await;
    let cup = announce(&anna, duel(json!({"bots": [{"bot": "random", "count": 2}]}))).await;
    let bert = account(&house, "Bert").await;
    enter(&bert, &cup).await;
    enter(&anna, &cup).await;
    order(&anna, &cup, json!({"do": "start"})).await;
    let all_open = |seen: &Value| {
        let tables = seen["shown"]["tables"].as_array();
        tables.is_some_and(|tables| tables.iter().all(|table| table["table"].is_string()))
    };
    let seen = until(&anna, &cup, all_open).await;
    let tables = seen["shown"]["tables"].as_array().unwrap();
    let of = |entrant: u64| {
        let seated = |table: &&Value| table["seats"].as_array().unwrap().contains(&json!(entrant));
        tables.iter().find(seated).unwrap()["table"].as_str().unwrap().to_owned()
    };
    let (berts, annas) = (of(3), of(4));
    // Bots play alone, or with people who choose something; Bert never does.
    let annas_turn = async || loop {
        let seen = see(&anna, &annas).await;
        if seen["offers"].as_array().is_some_and(|offers| !offers.is_empty()) || seen["stage"] == "over" {
            break seen;
        }
        sleep(Duration::from_millis(20)).await;
    };
    if berts == annas {
        // They meet each other: Anna chooses until it is Bert's turn.
        loop {
            let seen = see(&anna, &annas).await;
            let Some(offer) = seen["offers"].get(0) else { break };
            done(&anna, &annas, json!({"do": "choose", "word": offer["word"], "version": seen["version"]}))
                .await;
        }
    } else {
        let seen = annas_turn().await;
        let word = &seen["offers"][0]["word"];
        done(&anna, &annas, json!({"do": "choose", "word": word, "version": seen["version"]})).await;
        done(&anna, &annas, json!({"do": "resign"})).await;
        while see(&bert, &berts).await["offers"].as_array().unwrap().is_empty() {
            sleep(Duration::from_millis(20)).await;
        }
    }
    let database = house.database.clone();
    let house = house.reopen_after(async || age(&database, &berts, 3 * 24 * 60 * 60 * 1000).await).await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    let bert = Client::new(house.address()).bearing(bert.bearer().unwrap());
    let seen = until(&anna, &cup, |seen| seen["round"] == 2).await;
    assert_eq!(seen["entrants_seen"][2]["left"], "absent");
    assert!(seen["entrants_seen"][3].get("left").is_none(), "whoever has chosen was there");
    let seated = seen["shown"].to_string();
    assert!(
        seen["shown"]["tables"]
            .as_array()
            .unwrap()
            .iter()
            .all(|table| !table["seats"].as_array().unwrap().contains(&json!(3))),
        "{seated}"
    );
    // Bert can be back for what is left.
    assert_eq!(enter(&bert, &cup).await["yours"], true);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_goes_on_where_the_server_was_stopped() {
    let house = House::open().await;
    let anna = account(&house, "Anna").await;
    let bots = json!([{"bot": "random", "count": 8}]);
    let system = json!({"kind": "round-robin", "laps": 1});
    let new = json!({"name": "League", "game": "altes-reich", "seats": 2, "people": false, "system": system, "bots": bots});
    let cup = announce(&anna, new).await;
    order(&anna, &cup, json!({"do": "start"})).await;
    let mut house = house;
    let mut rounds = 0;
    for _ in 0..3 {
        let client = Client::new(house.address()).bearing(anna.bearer().unwrap());
        let seen = until(&client, &cup, |seen| seen["round"].as_u64().unwrap() > rounds).await;
        rounds = seen["round"].as_u64().unwrap();
        house = house.reopen().await;
    }
    let client = Client::new(house.address()).bearing(anna.bearer().unwrap());
    let seen = until(&client, &cup, |seen| seen["stage"] == "over").await;
    assert_eq!(seen["round"], 7);
    assert_eq!(proved(&client, &cup).await.len(), 8);
    let store = server::store::Store::open(&house.database).await.unwrap();
    let mut tables = 0;
    for round in 1..=7 {
        tables += store.tournament_tables(&cup.parse().unwrap(), round).await.unwrap().len();
    }
    assert_eq!(tables, 28, "every table once");
    let games =
        store.list_games(&server::store::Filter::default(), &server::store::Page::first(200)).await.unwrap();
    assert_eq!(games.len(), 28, "and no table besides");
}

#[tokio::test]
async fn what_can_not_be_played_is_refused() {
    let house = House::open().await;
    let anna = account(&house, "Anna").await;
    for (wrong, said) in [
        (json!({"time": {"kind": "none"}}), "server-tournament-clock"),
        (json!({"seats": 1}), "error-"),
        (json!({"system": {"kind": "swiss", "rounds": 0}}), "server-tournament-terms"),
        (json!({"system": {"kind": "knock-out"}, "late_until": 2}), "server-tournament-terms"),
        (json!({"bots": [{"bot": "nobody", "count": 1}]}), "server-no-such-bot"),
        (json!({"most": 3, "bots": [{"bot": "page", "count": 4}]}), "server-tournament-full"),
        (json!({"name": "Cup (bot)"}), "server-name-of-bot"),
        (json!({"pause": 60000}), "server-tournament-terms"),
    ] {
        let mut new = duel(wrong.clone());
        new["key"] = key().into();
        let refusal = anna.post("/api/tournaments", &new).await.unwrap();
        assert!(refusal.status.is_client_error(), "{wrong}: {}", refusal.text);
        let json = refusal.json();
        assert!(message(&json).starts_with(said) || said == "error-", "{wrong}: {}", refusal.text);
    }
    let cup = announce(&anna, duel(json!({"people": true}))).await;
    let orders = format!("/api/tournaments/{cup}/orders");
    let refusal = anna.post(&orders, &json!({"do": "start"})).await.unwrap();
    assert_eq!(message(&refusal.json()), "server-tournament-too-few");
    assert_eq!(order(&anna, &cup, json!({"do": "close"})).await["stage"], "over");
    let refusal = anna.post(&orders, &json!({"do": "close"})).await.unwrap();
    assert_eq!(message(&refusal.json()), "server-tournament-stage");
    let record = anna.get(&format!("/api/tournaments/{cup}/record")).await.unwrap().json();
    assert!(record["seed"].is_string());
    let list = anna.get("/api/tournaments").await.unwrap().json();
    assert_eq!(list["tournaments"][0]["id"], cup.as_str());
}
