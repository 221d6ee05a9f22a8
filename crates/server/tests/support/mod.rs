//! A server for a test, and people who play on it.

#![allow(dead_code, reason = "each test binary uses its part")]

pub(crate) mod postgres;

use std::{net::SocketAddr, time::Duration};

use manifest::{Archive, Games, Manifest};
use serde_json::{Value, json};
use server::{
    Bounds, NoticeSettings, Rates, Server, Settings,
    client::{Client, Socket},
    store::Database,
};

/// All games.
pub(crate) fn games() -> Games {
    Games::new()
        .with(
            Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS)
                .with_puzzles(include_str!("../../../../data/puzzles/altes-reich.jsonl")),
        )
        .with(
            Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS)
                .with_puzzles(include_str!("../../../../data/puzzles/grecia.jsonl")),
        )
        .with(
            Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS)
                .with_puzzles(include_str!("../../../../data/puzzles/napoleon.jsonl")),
        )
        .with_archive(Archive::built_in())
}

/// Settings for a test: any free port, no limits.
pub(crate) fn settings(database: Database) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database,
        public_url: None,
        trust_proxy: false,
        rates: Rates::NONE,
        bounds: Bounds::default(),
        bots_at_once: 2,
        metrics_token: None,
        node_url: None,
        notices: NoticeSettings::default(),
    }
}

/// A server with a folder of its own.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) database: Database,
    folder: tempfile::TempDir,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_with(|settings| settings).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(Settings) -> Settings) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = Database::File(folder.path().join("imperios.sqlite"));
        let server = Server::start(change(settings(database.clone())), games(), axum::Router::new())
            .await
            .expect("the server starts");
        Self { server, database, folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await.expect("guests are welcome")
    }

    /// A server on another database.
    pub(crate) async fn open_on(database: Database) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let server = Server::start(settings(database.clone()), games(), axum::Router::new())
            .await
            .expect("the server starts");
        Self { server, database, folder }
    }

    /// Closes the server and opens it again on the same database.
    pub(crate) async fn reopen(self) -> Self {
        self.reopen_after(async || ()).await
    }

    /// The same, with something done while it is closed.
    pub(crate) async fn reopen_after(self, meanwhile: impl AsyncFnOnce()) -> Self {
        self.server.stop().await;
        meanwhile().await;
        let server = Server::start(settings(self.database.clone()), games(), axum::Router::new())
            .await
            .expect("the server starts again");
        Self { server, ..self }
    }
}

/// Changes something behind the server's back.
pub(crate) async fn change(database: &Database, sql: String) {
    let sql = sqlx::AssertSqlSafe(sql);
    match database {
        Database::File(path) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
            let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file opens");
            sqlx::raw_sql(sql).execute(&pool).await.expect("the change is made");
            pool.close().await;
        }
        Database::Url(url) => {
            let pool = sqlx::PgPool::connect(url).await.expect("the server answers");
            sqlx::raw_sql(sql).execute(&pool).await.expect("the change is made");
            pool.close().await;
        }
    }
}

/// The tables of the database that hold journals.
pub(crate) fn journals(database: &Database) -> &'static [&'static str] {
    match database {
        Database::File(_) => &["entries", "journal"],
        Database::Url(_) => &["entries"],
    }
}

/// Lets a table's entries be older than they are.
pub(crate) async fn age(database: &Database, table: &str, milliseconds: i64) {
    for journal in journals(database) {
        change(database, format!("UPDATE {journal} SET at = at - {milliseconds} WHERE game = '{table}'"))
            .await;
    }
    change(database, format!("UPDATE games SET due = due - {milliseconds} WHERE id = '{table}'")).await;
}

/// Lets the last sign of life of the server be older than it is.
pub(crate) async fn age_heartbeat(database: &Database, milliseconds: i64) {
    change(database, format!("UPDATE heartbeat SET at = at - {milliseconds}")).await;
}

/// Lets sessions last, however old the database is.
pub(crate) async fn extend_sessions(database: &Database) {
    change(database, format!("UPDATE sessions SET expires_at = {}", i64::MAX)).await;
}

/// A key that was not used before.
pub(crate) fn key() -> String {
    server::store::GameId::fresh().to_string()
}

/// Opens a table and returns the answer.
pub(crate) async fn open(client: &Client, game: &str, seats: Value) -> Value {
    open_with(client, json!({"game": game, "seats": seats, "ready": true})).await
}

/// Opens a table with more to say.
pub(crate) async fn open_with(client: &Client, mut new: Value) -> Value {
    new["key"] = key().into();
    client.post("/api/tables", &new).await.expect("an answer").accepted().expect("the table is opened")
}

/// The id in an answer.
pub(crate) fn id(opened: &Value) -> String {
    opened["id"].as_str().expect("an id").to_owned()
}

/// Something done at a table, which must be accepted.
pub(crate) async fn done(client: &Client, table: &str, mut command: Value) -> Value {
    command["key"] = key().into();
    client.command(table, &command).await.expect("an answer").accepted().expect("the command is carried out")
}

/// Something done at a table, which must be refused: the status and the refusal.
pub(crate) async fn refused(client: &Client, table: &str, mut command: Value) -> (u16, Value) {
    command["key"] = key().into();
    let answer = client.command(table, &command).await.expect("an answer");
    assert!(!answer.status.is_success(), "accepted: {}", answer.text);
    (answer.status.as_u16(), answer.json())
}

/// The table as somebody sees it.
pub(crate) async fn see(client: &Client, table: &str) -> Value {
    look(client, &format!("/api/tables/{table}")).await
}

/// The same with the viewpoint of one of several own seats.
pub(crate) async fn see_as(client: &Client, table: &str, seat: u64) -> Value {
    look(client, &format!("/api/tables/{table}?seat={seat}")).await
}

/// The same from a seat or from wherever one stands.
pub(crate) async fn look_at(client: &Client, table: &str, seat: Option<u64>) -> Value {
    match seat {
        Some(seat) => see_as(client, table, seat).await,
        None => see(client, table).await,
    }
}

/// The table when no bot is awaited any more.
pub(crate) async fn settle(client: &Client, table: &str) -> Value {
    loop {
        let seen = see(client, table).await;
        let awaited = seen["awaited"].as_array().expect("who is awaited");
        let is_bot =
            |seat: &Value| seen["seats"][seat.as_u64().expect("a number") as usize - 1].get("bot").is_some();
        if !awaited.iter().any(is_bot) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn look(client: &Client, path: &str) -> Value {
    client.get(path).await.expect("an answer").accepted().expect("the table is shown")
}

/// Waits until the socket shows a table for which this holds.
pub(crate) async fn until(socket: &mut Socket, what: impl Fn(&Value) -> bool) -> Value {
    let found = async {
        loop {
            let message = socket.next().await.expect("the socket stays open");
            if message["type"] == "table" && what(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), found).await.expect("it happens within half a minute")
}

/// Plays one seat over its socket with the first choice that is offered, until the game is over. Returns the last
/// table seen.
pub(crate) async fn play_out(socket: &mut Socket) -> Value {
    loop {
        let table = until(socket, |table| {
            table["stage"] == "over" || !table["offers"].as_array().unwrap().is_empty()
        })
        .await;
        if table["stage"] == "over" {
            return table;
        }
        let offers = table["offers"].as_array().unwrap();
        // Not always the first, or some games would never see a battle.
        let word = &offers[table["version"].as_u64().unwrap() as usize % offers.len()]["word"];
        let choose = json!({"do": "choose", "word": word, "version": table["version"], "key": key()});
        socket.send(&choose).await.expect("the socket stays open");
    }
}
