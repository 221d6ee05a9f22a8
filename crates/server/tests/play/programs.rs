//! Programs: tokens, bot accounts, streams of events, and the example that plays with them.

use std::{process::Stdio, time::Duration};

use axum::http::Method;
use serde_json::{Value, json};
use server::{Rates, Settings, client::Client};
use tokio::time::timeout;

use crate::support::{House, done, id, key, open, open_with, refused, see};

async fn owner(house: &House) -> Client {
    house.guest("Anna").await.with_account("anna", "correct horse battery").await.unwrap()
}

pub(crate) async fn bot(owner: &Client, name: &str) -> String {
    let bot = owner.post("/api/bots", &json!({"name": name})).await.unwrap().accepted().unwrap();
    bot["id"].as_str().unwrap().to_owned()
}

/// A token, for a bot or for whoever makes it.
pub(crate) async fn token(owner: &Client, scope: &str, bot: Option<&str>) -> Value {
    let new = json!({"label": "a test", "scope": scope, "bot": bot});
    owner.post("/api/tokens", &new).await.unwrap().accepted().unwrap()
}

pub(crate) fn bearing(house: &House, token: &Value) -> Client {
    Client::new(house.address()).bearing(token["token"].as_str().unwrap())
}

fn message(refusal: &Value) -> &str {
    refusal["problem"]["message"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_token_plays_or_only_reads_and_changes_nothing_about_the_account() {
    let house = House::open().await;
    let anna = owner(&house).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = id(&open(&anna, "altes-reich", seats.clone()).await);
    let reading = bearing(&house, &token(&anna, "read", None).await);
    let playing = bearing(&house, &token(&anna, "play", None).await);
    let listed = reading.get("/api/tables").await.unwrap().accepted().unwrap();
    assert_eq!(listed["tables"][0]["id"], table.as_str());
    assert_eq!(see(&reading, &table).await["you"], 1);
    let (status, refusal) = refused(&reading, &table, json!({"do": "resign"})).await;
    assert_eq!((status, message(&refusal)), (403, "server-token-reads-only"));
    // Over a socket it is the same.
    let mut socket = reading.socket(&table, "").await.unwrap();
    socket.send(&json!({"do": "resign", "key": key()})).await.unwrap();
    let answer = loop {
        let message = socket.next().await.unwrap();
        if message["type"] == "refused" {
            break message.clone();
        }
    };
    assert_eq!(message(&answer), "server-token-reads-only");

    id(&open(&playing, "altes-reich", seats).await);
    for (method, path, body) in [
        (Method::GET, "/api/tokens", None),
        (Method::POST, "/api/tokens", Some(json!({"label": "more", "scope": "play"}))),
        (Method::POST, "/api/bots", Some(json!({"name": "More"}))),
        (Method::PATCH, "/api/me", Some(json!({"name": "Otto"}))),
        (Method::GET, "/api/sessions", None),
        (Method::DELETE, "/api/sessions", None),
        (Method::DELETE, "/api/session", None),
        (
            Method::PUT,
            "/api/password",
            Some(json!({"old": "correct horse battery", "new": "another one, please"})),
        ),
    ] {
        let answer = playing.request(method, path, body.map(|body| body.to_string())).await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), message(&answer.json())),
            (403, "server-not-for-tokens"),
            "{path}"
        );
    }
    done(&playing, &table, json!({"do": "resign"})).await;
    assert_eq!(see(&anna, &table).await["stage"], "over");
}

#[tokio::test]
async fn a_token_is_shown_once_kept_as_a_hash_and_worth_nothing_when_it_is_revoked() {
    let house = House::open().await;
    let anna = owner(&house).await;
    let made = token(&anna, "play", None).await;
    let program = bearing(&house, &made);
    let listed = anna.get("/api/tokens").await.unwrap();
    assert!(!listed.text.contains(made["token"].as_str().unwrap()), "nobody is shown it again");
    assert_eq!(listed.json()[0]["label"], "a test");
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = id(&open(&program, "altes-reich", seats).await);
    let mut socket = program.socket(&table, "").await.unwrap();
    socket.next().await.unwrap();

    let stranger = house.guest("Bert").await.with_account("bert", "correct horse battery").await.unwrap();
    let path = format!("/api/tokens/{}", made["id"].as_str().unwrap());
    assert_eq!(stranger.request(Method::DELETE, &path, None).await.unwrap().status.as_u16(), 404);
    assert_eq!(anna.request(Method::DELETE, &path, None).await.unwrap().status.as_u16(), 204);
    assert_eq!(program.get("/api/tables").await.unwrap().status.as_u16(), 401);
    let goodbye = timeout(Duration::from_secs(20), socket.goodbye()).await.unwrap().unwrap();
    assert_eq!(goodbye.0, 1008, "what was open with it is closed");
    let guest = house.guest("Clara").await;
    let refusal = guest.post("/api/tokens", &json!({"label": "x", "scope": "read"})).await.unwrap();
    assert_eq!((refusal.status.as_u16(), message(&refusal.json())), (403, "server-account-first"));
}

#[tokio::test]
async fn a_bot_account_is_marked_wherever_it_shows_and_nobody_else_looks_like_one() {
    let house = House::open().await;
    let anna = owner(&house).await;
    let eagle = bot(&anna, "Eagle").await;
    let program = bearing(&house, &token(&anna, "play", Some(&eagle)).await);
    let me = program.get("/api/me").await.unwrap().json();
    assert_eq!((&me["name"], &me["bot"]), (&json!("Eagle (bot)"), &json!(true)));
    let opened =
        open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}])).await;
    let table = id(&opened);
    // One's own bot is seated by its owner, the bot of somebody else follows an invitation.
    let bert = house.guest("Bert").await.with_account("bert", "correct horse battery").await.unwrap();
    let seated = json!({"bot": eagle, "seat": 2, "key": key()});
    let strange = bert.post(&format!("/api/tables/{table}/bots"), &seated).await.unwrap();
    assert_eq!(strange.status.as_u16(), 404);
    let seen = anna.post(&format!("/api/tables/{table}/bots"), &seated).await.unwrap().accepted().unwrap();
    assert_eq!(
        (&seen["seats"][1]["name"], &seen["seats"][1]["ready"]),
        (&json!("Eagle (bot)"), &json!(true))
    );
    let hawk = bot(&bert, "Hawk").await;
    let program = bearing(&house, &token(&bert, "play", Some(&hawk)).await);
    done(&program, &table, json!({"do": "sit", "seat": 3, "name": "Clara"})).await;
    assert_eq!(see(&anna, &table).await["seats"][2]["name"], "Hawk (bot)", "whatever it calls itself");
    let listed = anna.get("/api/tables").await.unwrap().json();
    assert_eq!(listed["tables"][0]["names"], json!(["Anna", "Eagle (bot)", "Hawk (bot)"]));
    let refusal = bert
        .request(Method::PATCH, "/api/me", Some(json!({"name": "Bert (Bot)"}).to_string()))
        .await
        .unwrap();
    assert_eq!((refusal.status.as_u16(), message(&refusal.json())), (400, "server-name-of-bot"));

    // Its tokens end with it, its games don't.
    let path = format!("/api/bots/{hawk}");
    assert_eq!(anna.request(Method::DELETE, &path, None).await.unwrap().status.as_u16(), 404);
    assert_eq!(bert.request(Method::DELETE, &path, None).await.unwrap().status.as_u16(), 204);
    assert_eq!(program.get("/api/me").await.unwrap().status.as_u16(), 401);
    assert_eq!(see(&anna, &table).await["seats"][2]["name"], "Hawk (bot)");
    let store = server::store::Store::open(&house.database).await.unwrap();
    assert_eq!(store.prune_guests(i64::MAX).await.unwrap(), 0, "a bot is no guest whom nobody remembers");
}

/// The lines of a stream, as they come.
struct Lines {
    response: axum::http::Response<hyper::body::Incoming>,
    rest: Vec<u8>,
}

impl Lines {
    async fn of(client: &Client, path: &str) -> Self {
        Self { response: client.stream(path).await.unwrap(), rest: Vec::new() }
    }

    async fn next(&mut self) -> Option<Value> {
        use http_body_util::BodyExt;
        let line = async {
            loop {
                if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                    let line: Vec<u8> = self.rest.drain(..=end).collect();
                    return Some(serde_json::from_slice(&line).expect("each line is JSON"));
                }
                let frame = self.response.body_mut().frame().await?.ok()?;
                self.rest.extend_from_slice(&frame.into_data().unwrap_or_default());
            }
        };
        timeout(Duration::from_secs(30), line).await.expect("a line within half a minute")
    }

    async fn until(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.expect("the stream goes on");
            if line["type"] == kind {
                return line;
            }
        }
    }
}

#[tokio::test]
async fn a_stream_tells_what_happens_at_ones_tables_and_nothing_of_others() {
    let house = House::open().await;
    let anna = owner(&house).await;
    let token = token(&anna, "play", None).await;
    let program = bearing(&house, &token);
    let bert = house.guest("Bert").await;
    let others = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    open(&bert, "altes-reich", others.clone()).await;
    let mut lines = Lines::of(&program, "/api/stream").await;
    assert_eq!(lines.response.headers()["content-type"], "application/x-ndjson");
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = id(&open_with(&bert, json!({"game": "altes-reich", "seats": seats})).await);
    done(&anna, &table, json!({"do": "sit", "seat": 2})).await;
    let waiting = lines.next().await.unwrap();
    assert_eq!(
        waiting,
        json!({"type": "waiting", "table": table, "game": "altes-reich"}),
        "the first thing of ours"
    );
    done(&anna, &table, json!({"do": "ready", "ready": true})).await;
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    lines.until("began").await;
    // The table has a stream of its own, with its views.
    let mut table_lines = Lines::of(&program, &format!("/api/tables/{table}/stream")).await;
    let mut played = 0;
    while played < 3 {
        let seen = table_lines.until("table").await;
        if let Some(offer) = seen["offers"].get(0) {
            let choose = json!({"do": "choose", "word": offer["word"], "version": seen["version"]});
            done(&program, &table, choose).await;
            lines.until("turn").await;
            played += 1;
        } else {
            let seen = see(&bert, &table).await;
            if let Some(offer) = seen["offers"].get(0) {
                let choose = json!({"do": "choose", "word": offer["word"], "version": seen["version"]});
                // What Anna has chosen meanwhile makes it stale, and she is asked again.
                let mut choose = choose;
                choose["key"] = key().into();
                bert.command(&table, &choose).await.unwrap();
            }
        }
    }
    // Whoever connects later is told where it is their turn.
    let seen = see(&anna, &table).await;
    done(&bert, &table, json!({"do": "resign"})).await;
    assert_eq!(lines.until("over").await["table"], table.as_str());
    assert_eq!(seen["stage"], "running");
    // A stream ends with its token.
    let path = format!("/api/tokens/{}", token["id"].as_str().unwrap());
    anna.request(Method::DELETE, &path, None).await.unwrap();
    while let Some(line) = lines.next().await {
        assert_ne!(line["table"], Value::Null, "{line}");
    }
    while table_lines.next().await.is_some() {}
    house.server.stop().await;
}

#[tokio::test]
async fn answers_tell_how_much_more_may_be_asked() {
    let house = House::open_with(|settings| Settings {
        rates: Rates { person: 2, address: 100, ..Rates::NONE },
        ..settings
    })
    .await;
    let anna = house.guest("Anna").await;
    let number = |answer: &server::client::Answer, name: &str| -> u64 {
        answer.headers[name].to_str().unwrap().parse().unwrap()
    };
    let first = anna.get("/api/tables").await.unwrap();
    assert_eq!((number(&first, "ratelimit-limit"), number(&first, "ratelimit-remaining")), (6, 5));
    assert_eq!(first.headers["ratelimit-policy"], "6;w=3");
    let mut left = 5;
    loop {
        let answer = anna.get("/api/tables").await.unwrap();
        if answer.status.as_u16() == 429 {
            assert_eq!(number(&answer, "ratelimit-remaining"), 0);
            assert!(number(&answer, "retry-after") >= 1 && number(&answer, "ratelimit-reset") >= 1);
            break;
        }
        left = number(&answer, "ratelimit-remaining").min(left);
    }
    assert_eq!(left, 0, "it is told before it is refused");
    let stranger = Client::new(house.address()).get("/api/games").await.unwrap();
    assert_eq!(number(&stranger, "ratelimit-limit"), 300, "nobody in particular: the address counts");
}

/// Whether Python is here; the example is for whoever has it.
fn python() -> Option<std::path::PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).map(|folder| folder.join("python3")).find(|file| file.is_file());
    if found.is_none() {
        eprintln!("python3 is not here: the example is not tried");
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_connects_a_bot_that_plays_whole_games() {
    let Some(python) = python() else { return };
    let house = House::open().await;
    let anna = owner(&house).await;
    let eagle = bot(&anna, "Eagle").await;
    let token = token(&anna, "play", Some(&eagle)).await;
    let mut tables = Vec::new();
    for game in ["altes-reich", "grecia"] {
        let seats = json!([{"kind": "invited"}, {"kind": "bot", "bot": "random"}]);
        let opened = open(&anna, game, seats).await;
        tables.push(id(&opened));
        if game == "grecia" {
            let seated = json!({"bot": eagle, "seat": 1, "key": key()});
            let path = format!("/api/tables/{}/bots", id(&opened));
            anna.post(&path, &seated).await.unwrap().accepted().unwrap();
        }
    }
    // The first game is joined by the invitation alone.
    let opened = anna.post(&format!("/api/tables/{}/invitations", tables[0]), &json!({})).await.unwrap();
    let invitation = opened.accepted().unwrap()["invitations"]["1"].as_str().unwrap().to_owned();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../python/examples/connect_a_bot.py");
    let program = std::process::Command::new(python)
        .args([
            "-B",
            example,
            &format!("http://{}", house.address()),
            "--games",
            "2",
            "--invitation",
            &invitation,
        ])
        .env("IMPERIOS_TOKEN", token["token"].as_str().unwrap())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let said = tokio::task::spawn_blocking(move || program.wait_with_output()).await.unwrap().unwrap();
    let (out, err) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{out}{err}");
    assert!(out.starts_with("playing as Eagle (bot)\n"), "{out}");
    for table in tables {
        assert_eq!(see(&anna, &table).await["stage"], "over");
    }
}
