//! What goes wrong around a server, and how it goes on by itself.

use std::{process::Command, time::Duration};

use serde_json::{Value, json};
use server::client::Client;
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
use tokio::time::sleep;

use crate::{
    desk::Desk,
    postgres::Postgres,
    running::{Running, open, see},
};

fn two_people() -> Value {
    json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])
}

/// The command by which whoever is asked chooses the first there is.
async fn a_choice(client: &Client, table: &str) -> Value {
    let seat = see(client, table).await["awaited"][0].clone();
    let seen = client.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().accepted().unwrap();
    let (word, version) = (&seen["offers"][0]["word"], &seen["version"]);
    json!({"do": "choose", "seat": seat, "word": word, "version": version, "key": format!("choice-{version}")})
}

/// So large may files of a server become from now on.
fn leave_room(server: &Running, bytes: &str) {
    let pid = server.pid().to_string();
    let set = Command::new("/usr/bin/prlimit")
        .args(["--pid", &pid, &format!("--fsize={bytes}:unlimited")])
        .status();
    assert!(set.expect("prlimit is there").success());
}

async fn is_ready(client: &Client) -> bool {
    client.get("/readyz").await.unwrap().status == 200
}

/// On a disk without room choices, tables and people are refused, and what was is told; when there is room again, the very
/// same is done.
#[tokio::test]
async fn a_server_whose_disk_was_full_goes_on_by_itself() {
    let desk = Desk::new();
    let serve = desk.command(&["serve", "--port", "0", "--data", &desk.path("data")]);
    // Whoever writes too much is told so and not ended.
    let mut command = Command::new("/bin/sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]).arg(serve.get_program()).args(serve.get_args());
    let server = Running::of(desk.at_home(command));
    let anna = server.guest("Anna").await;
    let table = open(&anna, "altes-reich", two_people()).await;
    let other = json!({"game": "grecia", "seats": two_people(), "ready": true, "key": "other"});
    for _ in 0..3 {
        let choice = a_choice(&anna, &table).await;
        assert!(is_ready(&anna).await);
        leave_room(&server, "4096");
        assert_eq!(anna.command(&table, &choice).await.unwrap().status, 503);
        assert_eq!(anna.post("/api/tables", &other).await.unwrap().status, 503);
        assert!(Client::guest(server.address, "Bert").await.is_err());
        assert!(!is_ready(&anna).await, "it takes nothing that is written");
        assert_eq!(see(&anna, &table).await["version"], choice["version"], "what stands is told");
        leave_room(&server, "unlimited");
        let done = anna.command(&table, &choice).await.unwrap().accepted().unwrap();
        assert_eq!(done["version"], see(&anna, &table).await["version"]);
        assert!(is_ready(&anna).await);
        server.guest("Bert").await;
    }
    anna.post("/api/tables", &other).await.unwrap().accepted().unwrap();
    let log = server.stop();
    assert!(log.contains("was not written"), "{log}");
}

/// At its usual level the log tells who failed to sign in, from where, and that the disk is slow; not what was typed.
#[tokio::test]
async fn the_log_tells_of_failed_sign_ins_and_slow_commits() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table = open(&anna, "altes-reich", two_people()).await;
    let wrong = json!({"login": "somebody-else", "password": "correct horse battery"});
    assert_eq!(anna.post("/api/session", &wrong).await.unwrap().status, 403);
    let file = SqliteConnectOptions::new().filename(desk.path("data/imperios.sqlite"));
    let mut writer = file.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut writer).await.unwrap();
    let later = async {
        sleep(Duration::from_millis(1500)).await;
        sqlx::query("ROLLBACK").execute(&mut writer).await.unwrap();
    };
    let choice = a_choice(&anna, &table).await;
    let (chosen, ()) = tokio::join!(anna.command(&table, &choice), later);
    chosen.unwrap().accepted().unwrap();
    let log = server.stop();
    let line = |said: &str| log.lines().find(|line| line.contains(said)).unwrap_or_else(|| panic!("{log}"));
    assert!(line("a sign-in failed").contains("127.0.0.1"), "{log}");
    assert!(line("a slow commit").contains("entries=1"), "{log}");
    assert!(!log.contains("somebody-else"), "{log}");
}

fn load(desk: &Desk, args: &[&str]) -> Value {
    let said = desk.ok(&[&["load", "--json", "--seconds", "1", "--games", "6"], args].concat());
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"))
}

#[test]
fn the_load_plays_all_games_and_tells_what_they_cost() {
    let desk = Desk::new();
    let told = load(&desk, &["--spawn", "--game", "altes-reich,grecia,napoleon", "--sockets", "20"]);
    assert!(told["choices"].as_u64().unwrap() > 0, "{told}");
    for figure in ["server_cpu_us_per_choice", "sent_bytes_per_choice", "start_up_ms"] {
        assert!(told[figure].as_f64().unwrap() > 0.0, "{told}");
    }
    assert_eq!(told["stale"], 0, "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_load_plays_through_several_nodes() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("load").await;
    let told = tokio::task::spawn_blocking(move || {
        let desk = Desk::new();
        load(&desk, &["--spawn-nodes", "3", "--database", &url])
    });
    let told = told.await.unwrap();
    assert!(told["choices"].as_u64().unwrap() > 0, "{told}");
    assert!(told["server_cpu_us_per_choice"].as_f64().unwrap() > 0.0, "{told}");
}
