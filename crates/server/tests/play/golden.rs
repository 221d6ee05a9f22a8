//! Makes a database that later releases must be able to open: `make golden NAME=…`, see `tests/databases/README.md`.
//!
//! It is played over the API, so it holds what a server of this release writes, whatever that is.

#[path = "golden/around.rs"]
mod around;

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value, json};
use server::{client::Client, store::Database};

use crate::{
    earlier::{DATABASES, stands},
    support::{
        House, age_heartbeat, done, id, open, open_with,
        postgres::{Postgres, plain_dump},
        see, see_as, settle,
    },
};

/// Tables with what was to be seen of each when it was left, and what was answered about all else.
#[derive(Default)]
struct Album {
    tables: Map<String, Value>,
    answers: Vec<Value>,
    /// What happens at a table by itself as soon as a server runs: its clock is pardoned.
    clocks: Vec<String>,
}

impl Album {
    /// Takes the picture of a table, as somebody sees it from a seat.
    async fn take(&mut self, name: &str, client: &Client, table: &str, seat: Option<u64>) {
        let mut kept = json!({"id": table, "bearer": client.bearer()});
        if let Some(seat) = seat {
            kept["seat"] = seat.into();
        }
        kept["stands"] = stands(client, table, seat).await;
        if self.clocks.iter().any(|clock| clock == name) {
            kept["stands"].as_object_mut().expect("what stands there").remove("version");
        }
        self.tables.insert(name.to_owned(), kept);
    }

    /// Keeps these parts of what somebody is answered about something else than a table.
    async fn ask(&mut self, client: &Client, path: &str, parts: &[&str]) {
        let answer = client.get(path).await.unwrap().accepted().unwrap();
        let kept: Map<String, Value> =
            parts.iter().map(|&part| (part.to_owned(), answer[part].clone())).collect();
        assert!(!kept.values().any(Value::is_null), "{path}: {answer}");
        self.answers.push(json!({"bearer": client.bearer(), "path": path, "answer": kept}));
    }
}

/// Plays the seats of one person at a table by choices from all over the offers, taking some of them back, until this
/// holds.
async fn play(client: &Client, table: &str, seats: u64, enough: impl Fn(&Value) -> bool) {
    for turn in 0..4_000_usize {
        let seen = settle(client, table).await;
        if seen["stage"] == "over" || enough(&seen) {
            return;
        }
        let awaited = seen["awaited"].as_array().expect("who is awaited");
        let seat = awaited.iter().filter_map(Value::as_u64).find(|seat| *seat <= seats).expect("one of ours");
        let seen = see_as(client, table, seat).await;
        let version = &seen["version"];
        let part = seen["named"].as_array().and_then(|named| named.last());
        if let Some(part) = part.filter(|_| turn % 23 == 11) {
            done(
                client,
                table,
                json!({"do": "retract", "seat": seat, "ply": part["ply"], "version": version}),
            )
            .await;
        } else if seen["can_undo"] == true && turn % 17 == 7 {
            done(client, table, json!({"do": "undo", "seat": seat, "version": version})).await;
        } else {
            let offers = seen["offers"].as_array().expect("choices");
            let word = &offers[turn * 7 % offers.len()]["word"];
            done(client, table, json!({"do": "choose", "word": word, "seat": seat, "version": version}))
                .await;
        }
    }
    panic!("it does not come to this: {table}");
}

fn at_ply(ply: u64) -> impl Fn(&Value) -> bool {
    move |seen| seen["ply"].as_u64() >= Some(ply)
}

async fn say(client: &Client, table: &str, text: &str) {
    let path = format!("/api/tables/{table}/chat");
    client.post(&path, &json!({ "text": text })).await.unwrap().accepted().unwrap();
}

/// Both seats answer all formalities of a game in advance, unless something is in the question.
async fn answer_in_advance(client: &Client, game: &str, table: &str, unless: &Value) {
    let games = client.get("/api/games").await.unwrap().json();
    let game = games.as_array().unwrap().iter().find(|one| one["name"] == game).unwrap();
    let answer = |formality: &Value| json!({"question": formality["question"], "answer": formality["answers"][0], "unless": unless});
    let answers: Vec<Value> = game["formalities"].as_array().unwrap().iter().map(answer).collect();
    for seat in [1, 2] {
        if !answers.is_empty() {
            done(client, table, json!({"do": "standing", "seat": seat, "answers": answers})).await;
        }
    }
}

/// Two guests sit at a new table and are ready.
async fn together(anna: &Client, bert: &Client, new: Value) -> String {
    let mut new = new;
    new["seats"] = json!([{"kind": "me"}, {"kind": "open"}]);
    new["ready"] = true.into();
    let table = id(&open_with(anna, new).await);
    done(bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(bert, &table, json!({"do": "word", "word": "fagus"})).await;
    done(bert, &table, json!({"do": "ready", "ready": true})).await;
    table
}

/// Everything that a database is to hold of one game; `options` make it short.
async fn of_game(album: &mut Album, (anna, bert): (&Client, &Client), game: &str, options: Value, ply: u64) {
    let name = |what: &str| format!("{game} {what}");
    let bot = json!({"kind": "bot", "bot": "random"});
    let alone = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Clara"}]);
    let new = |seats: &Value| json!({"game": game, "options": options, "seats": seats});

    let lobby = id(&open_with(anna, new(&json!([{"kind": "me"}, {"kind": "invited"}]))).await);
    done(anna, &lobby, json!({"do": "word", "word": "quercus"})).await;
    say(anna, &lobby, "¿Quién juega?").await;
    album.take(&name("lobby"), anna, &lobby, None).await;

    let mut running = new(&alone);
    (running["hints"], running["ready"]) = (true.into(), true.into());
    let running = id(&open_with(anna, running).await);
    answer_in_advance(anna, game, &running, &json!([{"seat": 2}])).await;
    play(anna, &running, 2, at_ply(ply)).await;
    say(anna, &running, "Weiter morgen").await;
    album.take(&name("running"), anna, &running, None).await;

    let mut over = new(&alone);
    over["ready"] = true.into();
    let over = id(&open_with(anna, over).await);
    answer_in_advance(anna, game, &over, &json!([])).await;
    play(anna, &over, 2, |_| false).await;
    let rematch = id(&json!({"id": done(anna, &over, json!({"do": "rematch", "seat": 1})).await["rematch"]}));
    album.take(&name("over"), anna, &over, Some(1)).await;
    album.take(&name("rematch"), anna, &rematch, Some(1)).await;

    let resigned = together(anna, bert, new(&Value::Null)).await;
    done(bert, &resigned, json!({"do": "resign"})).await;
    let again = done(bert, &resigned, json!({"do": "rematch"})).await["rematch"].as_str().unwrap().to_owned();
    for person in [anna, bert] {
        done(person, &again, json!({"do": "ready", "ready": true})).await;
    }
    album.take(&name("resigned"), anna, &resigned, None).await;
    album.take(&name("rematch that runs"), bert, &again, None).await;

    let agreed = together(anna, bert, new(&Value::Null)).await;
    let end = if game == "napoleon" { "as-it-stands" } else { "draw" };
    done(anna, &agreed, json!({"do": "offer-end", "end": end})).await;
    done(bert, &agreed, json!({"do": "answer-end", "agree": false})).await;
    album.take(&name("declined"), bert, &agreed, None).await;
    let agreed = together(anna, bert, new(&Value::Null)).await;
    done(anna, &agreed, json!({"do": "offer-end", "end": end})).await;
    done(bert, &agreed, json!({"do": "answer-end", "agree": true})).await;
    album.take(&name("agreed"), bert, &agreed, None).await;

    let abandoned = id(&open(anna, game, json!([{"kind": "me"}, {"kind": "open"}])).await);
    done(anna, &abandoned, json!({"do": "place", "seat": 2, "chair": {"kind": "invited"}})).await;
    done(anna, &abandoned, json!({"do": "abandon"})).await;
    album.take(&name("abandoned"), anna, &abandoned, None).await;

    let mut with_bot = new(&json!([{"kind": "me"}, bot]));
    (with_bot["ready"], with_bot["hints"]) = (true.into(), false.into());
    let with_bot = id(&open_with(anna, with_bot).await);
    play(anna, &with_bot, 1, at_ply(ply / 2)).await;
    album.take(&name("with a bot"), anna, &with_bot, None).await;

    let taken_over = together(anna, bert, new(&Value::Null)).await;
    done(bert, &taken_over, json!({"do": "take-over", "bot": "random"})).await;
    settle(anna, &taken_over).await;
    done(bert, &taken_over, json!({"do": "give-back"})).await;
    album.take(&name("given back"), bert, &taken_over, None).await;
}

/// What only games have where pieces are placed before the first turn.
async fn set_up(album: &mut Album, anna: &Client, game: &str, options: &Value) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let new =
        |by: &str| json!({"game": game, "options": options, "seats": seats, "set_up": by, "ready": true});
    let house = id(&open_with(anna, new("house")).await);
    settle(anna, &house).await;
    album.take(&format!("{game} set up by the house"), anna, &house, None).await;

    let pieces = id(&open_with(anna, new("players")).await);
    for undo in [true, false] {
        let before = settle(anna, &pieces).await;
        done(anna, &pieces, json!({"do": "set-up", "leaving": "piece"})).await;
        let after = loop {
            let seen = settle(anna, &pieces).await;
            if seen["leaving"] == "nothing" && seen["ply"] != before["ply"] {
                break seen;
            }
        };
        if undo {
            done(anna, &pieces, json!({"do": "undo", "version": after["version"]})).await;
        }
    }
    album.take(&format!("{game} in its set-up"), anna, &pieces, None).await;
}

/// Fills a database and tells what is in it.
async fn fill(database: Database) -> Value {
    let house = House::open_on(database.clone()).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let people = (&anna, &bert);
    let mut album = Album::default();
    let grecia = json!({"scenario": "trojan_war", "rounds": "10"});
    let napoleon = json!({"scenario": "italy-1796", "rounds": "3"});
    of_game(&mut album, people, "altes-reich", json!({}), 20).await;
    of_game(&mut album, people, "grecia", grecia.clone(), 90).await;
    of_game(&mut album, people, "napoleon", napoleon.clone(), 90).await;
    set_up(&mut album, &anna, "grecia", &grecia).await;
    set_up(&mut album, &anna, "napoleon", &json!({"scenario": "standard"})).await;
    around::people(&mut album, &house, &anna).await;
    for game in ["altes-reich", "grecia", "napoleon"] {
        around::what_if(&mut album, &anna, game).await;
    }
    around::pack(&mut album, &house, &anna).await;
    around::program(&mut album, &house).await;
    around::tournaments(&mut album, &house).await;
    // The server was away for a day, in which no clock ran; now that is in the journal.
    let house = house.reopen_after(async || age_heartbeat(&database, 86_400_000).await).await;
    let anna = Client::new(house.address()).bearing(anna.bearer().unwrap());
    for kept in album.tables.values() {
        see(
            &Client::new(house.address()).bearing(kept["bearer"].as_str().unwrap()),
            kept["id"].as_str().unwrap(),
        )
        .await;
    }
    drop(anna);
    house.server.stop().await;
    json!({ "tables": album.tables, "answers": album.answers })
}

fn write(folder: &str, tables: &Value) -> PathBuf {
    let folder = Path::new(DATABASES).join(folder);
    fs::create_dir_all(&folder).unwrap();
    let tables = serde_json::to_string_pretty(tables).unwrap();
    fs::write(folder.join("tables.json"), tables + "\n").unwrap();
    folder
}

#[tokio::test]
#[ignore = "it makes a golden database: make golden NAME=…"]
async fn a_golden_database_is_made() {
    let name = std::env::var("IMPERIOS_GOLDEN").expect("IMPERIOS_GOLDEN is the name of the database");
    let scratch = tempfile::tempdir().unwrap();
    let file = scratch.path().join("imperios.sqlite");
    let folder = write(&name, &fill(Database::File(file.clone())).await);
    let target = folder.join("imperios.sqlite");
    assert!(!target.exists(), "what was kept once is never made anew: choose another name");
    let pool = sqlx::SqlitePool::connect_with(sqlx::sqlite::SqliteConnectOptions::new().filename(file));
    let pool = pool.await.unwrap();
    sqlx::query("VACUUM INTO $1").bind(target.to_str().unwrap()).execute(&pool).await.unwrap();
    pool.close().await;

    let server = Postgres::start().expect("PostgreSQL is needed for its dump");
    let tables = fill(Database::Url(server.database("golden").await)).await;
    let folder = write(&format!("{name}-postgres"), &tables);
    fs::write(folder.join("imperios.sql"), plain_dump(&server, "golden")).unwrap();
}
