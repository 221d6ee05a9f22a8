//! Several servers on one `PostgreSQL`: a table has one host, wherever somebody asks for it, and goes on when that is
//! lost.

mod support;

use std::time::Duration;

use serde_json::json;
use server::{Server, client::Client, store::Database};
use support::{done, games, id, open, postgres::Postgres, refused, see, settings, settle, until};
use tokio::time::{Instant, sleep};

/// Nodes on a database of their own.
struct Street {
    postgres: Postgres,
    database: Database,
}

impl Street {
    async fn build() -> Option<Self> {
        let postgres = Postgres::start()?;
        let database = Database::Url(postgres.database("street").await);
        Some(Self { postgres, database })
    }

    async fn node(&self) -> Server {
        self.node_with(|settings| settings).await
    }

    async fn node_with(&self, change: impl FnOnce(server::Settings) -> server::Settings) -> Server {
        let settings = change(settings(self.database.clone()));
        Server::start(settings, games(), axum::Router::new()).await.expect("the server starts")
    }
}

/// The same person at another node.
fn at(server: &Server, person: &Client) -> Client {
    Client::new(server.address()).bearing(person.bearer().expect("a guest"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_nodes_play_at_one_table() {
    let Some(street) = Street::build().await else { return };
    let (one, two) = (street.node().await, street.node().await);
    let anna = Client::guest(one.address(), "Anna").await.unwrap();
    let bert = Client::guest(two.address(), "Bert").await.unwrap();
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    let mut near = anna.socket(&table, "").await.unwrap();
    let mut far = bert.socket(&table, "").await.unwrap();
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    for socket in [&mut near, &mut far] {
        until(socket, |table| table["stage"] == "running").await;
    }
    // Whoever chooses, at whichever node, the other is told.
    for turn in 0..6 {
        let seen = see(&anna, &table).await;
        let seat = seen["awaited"][0].as_u64().unwrap();
        let (who, other) = if seat == 1 { (&anna, &mut far) } else { (&bert, &mut near) };
        let seen = see(who, &table).await;
        let word = &seen["offers"][0]["word"];
        let choice =
            json!({"do": "choose", "word": word, "version": seen["version"], "key": format!("turn-{turn}")});
        let first = who.command(&table, &choice).await.unwrap().accepted().unwrap();
        let version = first["version"].as_u64().unwrap();
        until(other, |table| table["version"].as_u64() >= Some(version)).await;
        // The same key means the same choice at every node.
        for server in [&one, &two] {
            let again = at(server, who).command(&table, &choice).await.unwrap().accepted().unwrap();
            assert_eq!(again["version"], first["version"]);
        }
    }
    for (client, node) in [(&anna, &two), (&bert, &one)] {
        let listed = at(node, client).get("/api/tables").await.unwrap().accepted().unwrap();
        assert_eq!(listed["tables"][0]["id"], table.as_str(), "lists are the same everywhere");
        assert_eq!(see(&at(node, client), &table).await["version"], see(client, &table).await["version"]);
    }
    let said =
        at(&two, &anna).post(&format!("/api/tables/{table}/chat"), &json!({"text": "hola"})).await.unwrap();
    assert_eq!(said.status.as_u16(), 201);
    loop {
        if near.next().await.unwrap()["text"] == "hola" {
            break;
        }
    }
    let stranger = Client::guest(two.address(), "Carl").await.unwrap();
    assert_eq!(refused(&stranger, &table, json!({"do": "ready", "ready": true})).await.0, 404);
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_hands_its_tables_over() {
    let Some(street) = Street::build().await else { return };
    let (one, two) = (street.node().await, street.node().await);
    let anna = Client::guest(one.address(), "Anna").await.unwrap();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = id(&open(&anna, "altes-reich", seats.clone()).await);
    settle(&anna, &table).await;
    let mut far = at(&two, &anna).socket(&table, "").await.unwrap();
    let before = until(&mut far, |table| table["stage"] == "running").await;
    // Somebody's half-sent request keeps nobody.
    let mut slow = tokio::net::TcpStream::connect(one.address()).await.unwrap();
    let half = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    tokio::io::AsyncWriteExt::write_all(&mut slow, half).await.unwrap();
    let begun = Instant::now();
    let stopping = tokio::spawn(one.stop());
    while far.next_text().await.is_some() {}
    let back = at(&two, &anna);
    let seen = loop {
        let answer = back.get(&format!("/api/tables/{table}")).await.unwrap();
        if answer.status.is_success() {
            break answer.json();
        }
        assert_eq!(answer.status.as_u16(), 503, "{}", answer.text);
        sleep(Duration::from_millis(20)).await;
    };
    assert!(
        begun.elapsed() < Duration::from_secs(3),
        "before the other has let go of the slow one: {:?}",
        begun.elapsed()
    );
    assert_eq!(seen["version"], before["version"]);
    let word = &seen["offers"][0]["word"];
    done(&back, &table, json!({"do": "choose", "word": word, "version": seen["version"]})).await;
    stopping.await.unwrap();
    drop(slow);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_whose_node_is_lost_play_on_at_another() {
    let Some(street) = Street::build().await else { return };
    let two = street.node().await;
    let anna = Client::guest(two.address(), "Anna").await.unwrap();
    let lost = street.database.clone();
    // A node that dies without a word: everything it was goes with its runtime.
    let table = tokio::task::spawn_blocking({
        let token = anna.bearer().unwrap().to_owned();
        move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            let table = runtime.block_on(async {
                let one = Server::start(settings(lost), games(), axum::Router::new()).await.unwrap();
                let anna = Client::new(one.address()).bearing(&token);
                let seats = json!([{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]);
                let table = id(&open(&anna, "grecia", seats).await);
                let begun = see(&anna, &table).await["version"].as_u64();
                while see(&anna, &table).await["version"].as_u64() == begun {
                    sleep(Duration::from_millis(10)).await;
                }
                table
            });
            runtime.shutdown_background();
            table
        }
    })
    .await
    .unwrap();
    // Nobody asks for it until it has gone on by itself.
    let store = server::store::Store::open(&street.database).await.unwrap();
    let game = table.parse().unwrap();
    let before = store.game(&game).await.unwrap().unwrap().version;
    let begun = Instant::now();
    while store.game(&game).await.unwrap().unwrap().version == before {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody takes it up");
        sleep(Duration::from_millis(50)).await;
    }
    println!("taken up after {:?}", begun.elapsed());
    store.entries(&game, 0).await.expect("the journal has no gap");
    store.close().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_out_is_out_at_every_node() {
    let Some(street) = Street::build().await else { return };
    let (one, two) = (street.node().await, street.node().await);
    let anna = Client::guest(one.address(), "Anna").await.unwrap();
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    let mut far = at(&two, &anna).socket(&table, "").await.unwrap();
    assert_eq!(far.next().await.unwrap()["type"], "table");
    // A table that the other node hosts itself.
    let theirs = at(&two, &anna);
    let other = id(&support::open_with(
        &theirs,
        json!({"game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    )
    .await);
    let mut own = theirs.socket(&other, "").await.unwrap();
    assert_eq!(own.next().await.unwrap()["type"], "table");
    let out = anna.request(axum::http::Method::DELETE, "/api/session", None).await.unwrap();
    assert_eq!(out.status.as_u16(), 204);
    let goodbye =
        tokio::time::timeout(Duration::from_secs(10), own.goodbye()).await.expect("in some seconds");
    assert_eq!(goodbye, Some((1008, "signed out".to_owned())));
    assert_eq!(at(&two, &anna).get("/api/me").await.unwrap().status.as_u16(), 401);
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_but_a_node_speaks_for_others() {
    let Some(street) = Street::build().await else { return };
    let one = street.node().await;
    let anna = Client::guest(one.address(), "Anna").await.unwrap();
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    for forged in ["7b7d.00", "x", "", "7b7d"] {
        let mut stranger = Client::new(one.address());
        stranger.headers.insert("imperios-on-behalf-of", forged.parse().unwrap());
        let answer = stranger.get(&format!("/api/tables/{table}")).await.unwrap();
        assert_eq!(answer.status.as_u16(), 401, "{forged:?}");
    }
    let account = json!({"to": "0190b5c0-0000-7000-8000-00000000000a"});
    let two = street.node().await;
    for node in [&one, &two] {
        let answer = at(node, &anna).post(&format!("/api/tables/{table}/hand"), &account).await.unwrap();
        assert_eq!(answer.status.as_u16(), 404);
    }
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seats_of_a_guest_go_to_an_account_wherever_the_table_is() {
    let Some(street) = Street::build().await else { return };
    let (one, two) = (street.node().await, street.node().await);
    let owner = Client::guest(two.address(), "Anna").await.unwrap();
    owner.with_account("anna", "correct horse battery").await.unwrap();
    let guest = Client::guest(one.address(), "Anna").await.unwrap();
    let table = id(&open(&guest, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    let mut here = guest.socket(&table, "").await.unwrap();
    assert_eq!(here.next().await.unwrap()["type"], "table");
    let sign_in =
        json!({"login": "anna", "password": "correct horse battery", "claim": true, "bearer": true});
    let known = at(&two, &guest).post("/api/session", &sign_in).await.unwrap().accepted().unwrap();
    assert_eq!(known["claimed"], 1);
    let anna = Client::new(two.address()).bearing(known["bearer"].as_str().unwrap());
    assert_eq!(
        see(&anna, &table).await["seats"][0]["you"],
        see(&at(&one, &anna), &table).await["seats"][0]["you"]
    );
    done(&anna, &table, json!({"do": "ready", "ready": false})).await;
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_anybody_may_try_is_counted_over_all_nodes() {
    let Some(street) = Street::build().await else { return };
    let strict = |settings: server::Settings| server::Settings {
        rates: server::Rates { entry: 4, ..server::Rates::NONE },
        ..settings
    };
    let (one, two) = (street.node_with(strict).await, street.node_with(strict).await);
    let mut let_in = 0;
    for number in 0..10 {
        let server = if number % 2 == 0 { &one } else { &two };
        let guest = json!({"name": "Anna", "bearer": true});
        let answer = Client::new(server.address()).post("/api/guests", &guest).await.unwrap();
        match answer.status.as_u16() {
            201 => let_in += 1,
            429 => assert!(answer.headers.contains_key("retry-after")),
            other => panic!("{other}: {}", answer.text),
        }
    }
    assert_eq!(let_in, 4, "as many as at one");
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_all_is_refused_at_once_and_goes_on_by_itself_afterwards() {
    let Some(street) = Street::build().await else { return };
    let one = street.node().await;
    let anna = Client::guest(one.address(), "Anna").await.unwrap();
    let seats = json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
    for absence in 1..=3 {
        let opened = support::open_with(&anna, json!({"game": "grecia", "seats": seats})).await;
        let table = id(&opened);
        street.postgres.stop();
        let begun = Instant::now();
        // It may take until the next sign of life until the absence is known.
        loop {
            let answer = anna.get("/api/tables").await.unwrap();
            assert_eq!(answer.status.as_u16(), 503, "{}", answer.text);
            assert!(answer.headers.contains_key("retry-after"));
            if begun.elapsed() > Duration::from_secs(4) {
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
        for _ in 0..20 {
            let asked = Instant::now();
            assert_eq!(anna.get("/api/tables").await.unwrap().status.as_u16(), 503);
            assert!(asked.elapsed() < Duration::from_millis(500), "refused after {:?}", asked.elapsed());
        }
        assert_eq!(anna.get("/readyz").await.unwrap().status.as_u16(), 503);
        assert_eq!(anna.get("/healthz").await.unwrap().status.as_u16(), 200);
        street.postgres.begin();
        let store = server::store::Store::open(&street.database).await.unwrap();
        let game = table.parse().unwrap();
        let before = store.game(&game).await.unwrap().unwrap().version;
        let begun = Instant::now();
        loop {
            let row = store.game(&game).await.unwrap().unwrap();
            if row.version > before || row.stage == server::store::Stage::Over {
                break;
            }
            assert!(
                begun.elapsed() < Duration::from_secs(30),
                "after absence {absence} its bots stand still"
            );
            sleep(Duration::from_millis(50)).await;
        }
        store.close().await;
        while anna.get("/readyz").await.unwrap().status.as_u16() != 200 {
            assert!(begun.elapsed() < Duration::from_secs(30), "it is never ready again");
            sleep(Duration::from_millis(50)).await;
        }
    }
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_goes_on_at_another_node_and_nothing_is_done_twice() {
    let Some(street) = Street::build().await else { return };
    let two = street.node().await;
    let anna = Client::guest(two.address(), "Anna").await.unwrap();
    let anna = anna.with_account("anna", "correct horse battery").await.unwrap();
    let new = json!({
        "name": "League", "game": "altes-reich", "seats": 2, "people": false, "key": "league",
        "system": {"kind": "round-robin", "laps": 1}, "bots": [{"bot": "random", "count": 6}],
    });
    // The same wish at two nodes is one tournament.
    let one = street.node().await;
    let (first, again) = tokio::join!(anna.post("/api/tournaments", &new), async {
        at(&one, &anna).post("/api/tournaments", &new).await
    },);
    let cup = id(&first.unwrap().accepted().unwrap());
    assert_eq!(id(&again.unwrap().accepted().unwrap()), cup);
    let start = json!({"do": "start"});
    let orders = format!("/api/tournaments/{cup}/orders");
    anna.post(&orders, &start).await.unwrap().accepted().unwrap();
    let see = async |server: &Server| {
        let answer = at(server, &anna).get(&format!("/api/tournaments/{cup}")).await.unwrap();
        answer.json()
    };
    while see(&one).await["round"].as_u64().unwrap_or(0) < 2 {
        sleep(Duration::from_millis(20)).await;
    }
    two.stop().await;
    let begun = Instant::now();
    let seen = loop {
        let seen = see(&one).await;
        if seen["stage"] == "over" {
            break seen;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "{seen}");
        sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(seen["round"], 5);
    let store = server::store::Store::open(&street.database).await.unwrap();
    let games =
        store.list_games(&server::store::Filter::default(), &server::store::Page::first(200)).await.unwrap();
    assert_eq!(games.len(), 15, "each table was opened once");
    one.stop().await;
}
