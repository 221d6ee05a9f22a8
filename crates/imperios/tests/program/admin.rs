//! `imperios admin`: games looked after while the server runs, and while it does not.

use std::fs;

use serde_json::json;

use crate::{
    desk::{Desk, message},
    running::{Running, choose, open, see},
};

/// The program on the database of the desk.
fn args<'a>(task: &[&'a str]) -> Vec<&'a str> {
    [&["admin", "--data", "data"], task].concat()
}

#[tokio::test]
async fn games_are_listed_as_one_asks_for_them() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let mine =
        open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Carla"}])).await;
    let theirs = open(&bert, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bert.with_account("bert", "correct horse").await.unwrap();

    let (mine, theirs) = (mine.as_str(), theirs.as_str());
    let ids = |task: &[&str]| {
        let list = desk.json(&args(&[&["list", "--json"], task].concat()));
        list.as_array()
            .unwrap()
            .iter()
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&[]), [theirs, mine], "last changed first");
    assert_eq!(ids(&["--stage", "running"]), [mine]);
    assert_eq!(ids(&["--game", "grecia"]), [theirs]);
    assert_eq!(ids(&["--stage", "over"]), [""; 0]);
    assert_eq!(ids(&["--person", "bert"]), [theirs], "by login");
    let list = desk.json(&args(&["list", "--json", "--game", "altes-reich"]));
    let host = list[0]["host"]["person"].as_str().unwrap();
    assert_eq!(ids(&["--person", host]), [mine], "by id");
    let text = desk.ok(&args(&["list", "--lang", "de"]));
    assert!(text.contains(&format!("{mine}  altes-reich  läuft")) && text.ends_with("2 Partien\n"), "{text}");
    let said = desk.run(&args(&["list", "--person", "nobody"]));
    assert_eq!(said.sentence("nobody"), "There is nobody with the id or username “nobody”.");
    server.stop();
    assert_eq!(ids(&[]).len(), 2, "no server is needed");
    assert_eq!(desk.ok(&["admin", "list", "--data", "data"]), desk.ok(&args(&["list"])), "in whatever order");
}

/// What is handed out of a running game helps nobody who plays it.
#[tokio::test]
async fn a_running_game_is_exported_without_what_is_hidden() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table =
        open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await;
    let hand: Vec<_> = see(&anna, &table).await["offers"].as_array().unwrap().clone();
    let played = choose(&anna, &table, 1).await;

    let text = desk.ok(&args(&["export", &table]));
    let seen: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&seen["id"], &seen["stage"], &seen["you"]), (&json!(table), &json!("running"), &json!(null)));
    assert_eq!(seen["commitment"].as_str().unwrap().len(), 64);
    assert!(seen["seed"].is_null());
    let whole = desk.ok(&args(&["export", &table, "--with-seed"]));
    let secret = whole.lines().find_map(|line| line.strip_prefix("seed: ")).unwrap();
    assert!(!text.contains(secret));
    assert!(whole.contains(&format!("1: {}", played.as_str().unwrap())), "{whole}");
    for offer in &hand {
        let card = offer["word"].as_str().unwrap().split_once(' ').unwrap().1;
        assert!(!text.contains(card), "{card} is hidden: {text}");
    }
    let file = desk.write("whole.txt", &whole);
    assert!(desk.ok(&["verify", &file]).contains("proved so far"));

    // Over: anybody may have it.
    let resign = json!({"do": "resign", "seat": 1, "key": "r"});
    anna.command(&table, &resign).await.unwrap().accepted().unwrap();
    let out = desk.path("record.txt");
    let said = desk.ok(&args(&["export", &table, "--out", &out]));
    assert_eq!(said, format!("Written to {out}\n"));
    let theirs = anna.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    assert_eq!(fs::read_to_string(&out).unwrap(), theirs);
    assert!(theirs.contains(secret));
    let again = desk.run(&args(&["export", &table, "--out", &out]));
    assert_eq!(again.sentence("again"), format!("{out}: {}", message("en", "terminal-file-exists")));

    let lobby = open(&server.guest("Carla").await, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert!(desk.ok(&args(&["export", &lobby])).contains("\"lobby\""));
    let said = desk.run(&args(&["export", &lobby, "--with-seed"]));
    assert_eq!(said.sentence("a lobby"), message("en", "terminal-not-started"));
}

#[tokio::test]
async fn a_game_is_deleted_when_one_is_sure() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table =
        open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await;
    let delete = args(&["delete", &table]);
    for typed in ["", "\n", "no\n", "y\n"] {
        let said = desk.type_at(&delete, typed);
        assert_eq!(said.code, Some(1), "{typed:?}");
        assert!(
            said.out.contains("(altes-reich, running: Anna)") && said.out.ends_with("Nothing was deleted.\n"),
            "{}",
            said.out
        );
    }
    choose(&anna, &table, 1).await;
    let said = desk.type_at(&[&delete[..], &["--lang", "nl"]].concat(), "ja\n").ok("delete");
    assert!(said.ends_with(&format!("De partij {table} is verwijderd.\n")), "{said}");

    let word = json!({"do": "resign", "seat": 2, "key": "late"});
    assert_eq!(anna.command(&table, &word).await.unwrap().status, 404, "the server does not bring it back");
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.unwrap().status, 404);
    for (lang, said) in [
        ("es", "No hay ninguna partida"),
        ("en", "There is no game"),
        ("nl", "Er is geen partij"),
        ("de", "gibt es nicht"),
    ] {
        for task in [&["delete", &table, "--yes"][..], &["export", &table]] {
            let told = desk.run(&args(&[task, &["--lang", lang]].concat()));
            let sentence = told.sentence(lang);
            assert!(sentence.contains(said) && sentence.contains(&table), "{sentence}");
        }
    }
    server.stop();
    let server = Running::start(&desk, &[]);
    let anna = server.again(&anna);
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.unwrap().status, 404);
}

#[tokio::test]
async fn ratings_are_counted_again() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await.with_account("anna", "correct horse battery").await.unwrap();
    let new = json!({
        "game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "page"}], "rated": true, "ready": true,
        "key": "rated",
    });
    let opened = anna.post("/api/tables", &new).await.unwrap().accepted().unwrap();
    let table = opened["id"].as_str().unwrap();
    anna.command(table, &json!({"do": "resign", "key": "resigned"})).await.unwrap().accepted().unwrap();
    assert_eq!(desk.ok(&args(&["ratings", "recompute"])), "Counted again: finished games 1, rated 1.\n");
    let board = anna.get("/api/ratings?game=altes-reich&company=two").await.unwrap().accepted().unwrap();
    assert_eq!(board["you"]["rating"]["games"], 1);
}

#[tokio::test]
async fn guests_who_left_nothing_are_forgotten() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let (anna, bert, carla) =
        (server.guest("Anna").await, server.guest("Bert").await, server.guest("Carla").await);
    open(&bert, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let carla = carla.with_account("carla", "correct horse").await.unwrap();
    assert_eq!(
        desk.ok(&args(&["prune-guests", "--older-than", "90d"])),
        "Forgotten: guests 0, ended sessions 0.\n"
    );
    assert_eq!(
        desk.ok(&args(&["prune-guests", "--older-than", "0h"])),
        "Forgotten: guests 1, ended sessions 0.\n"
    );
    for (client, status) in [(&anna, 401), (&bert, 200), (&carla, 200)] {
        assert_eq!(client.get("/api/me").await.unwrap().status.as_u16(), status);
    }
    let said = desk.run(&args(&["prune-guests", "--older-than", "ninety"]));
    assert!(said.sentence("no age").contains("12h, 90d, 4w"), "{}", said.err);
}

#[tokio::test]
async fn a_backup_made_while_games_go_on_is_a_database_to_start_from() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table =
        open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await;
    choose(&anna, &table, 1).await;
    let then = see(&anna, &table).await;
    fs::create_dir(desk.path("restored")).unwrap();
    let file = desk.path("restored/imperios.sqlite");
    assert_eq!(desk.ok(&args(&["backup", &file])), format!("The database is backed up in {file}\n"));
    let again = desk.run(&args(&["backup", &file]));
    assert!(again.sentence("again").contains("name a new file for the backup"), "{}", again.err);
    choose(&anna, &table, 2).await;
    server.stop();

    let serve = ["serve", "--port", "0", "--data", "restored"];
    let restored = Running::of(desk.command(&serve));
    let anna = restored.again(&anna);
    assert_eq!(see(&anna, &table).await["version"], then["version"]);
    choose(&anna, &table, 2).await;
}

#[tokio::test]
async fn a_backup_is_taken_back_after_saying_what_is_missing() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let table = open(&anna, "altes-reich", seats.clone()).await;
    let file = desk.path("backup.sqlite");
    desk.ok(&args(&["backup", &file]));
    let running = desk.run(&args(&["restore", &file, "--yes"]));
    assert!(running.sentence("a server runs").contains("another server runs on it"), "{}", running.err);
    choose(&anna, &table, 1).await;
    let later = open(&server.guest("Bert").await, "altes-reich", seats).await;
    let anna = anna.with_account("anna.k", "correct horse battery").await.unwrap();
    server.stop();

    let told = desk.ok(&args(&["restore", &file, "--dry-run"]));
    for said in
        [later.as_str(), &format!("{table} (−1)"), "anna.k", "1 game is missing", "1 username is missing"]
    {
        assert!(told.contains(said), "{said}: {told}");
    }
    let nothing = desk.type_at(&args(&["restore", &file]), "no\n");
    assert!(nothing.out.contains("Nothing was changed."), "{}", nothing.out);
    let done = desk.ok(&args(&["restore", &file, "--yes"]));
    assert!(done.contains("is kept in"), "{done}");
    let again = desk.ok(&args(&["restore", &file, "--dry-run"]));
    assert!(again.contains("Nothing is missing in the backup."), "{again}");

    let restored = Running::start(&desk, &[]);
    let guest = restored.again(&anna);
    assert_eq!(guest.get("/api/me").await.unwrap().status.as_u16(), 401, "that session came later");
    restored.stop();

    // A backup that is damaged itself takes nobody's place.
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let refused = desk.run(&args(&["restore", &file, "--yes"]));
    assert!(refused.sentence("half a file").contains("cannot restore from"), "{}", refused.err);
}

#[tokio::test]
async fn sessions_are_ended_from_outside() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let me = anna.get("/api/me").await.unwrap().accepted().unwrap();
    let id = me["id"].as_str().unwrap();
    assert_eq!(desk.ok(&args(&["sessions", "revoke", "--person", id])), "1 session of Anna is ended.\n");
    assert_eq!(anna.get("/api/me").await.unwrap().status, 401);
    assert_eq!(bert.get("/api/me").await.unwrap().status, 200);
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let desk = Desk::new();
    let said = desk.run(&args(&["list"]));
    assert_eq!(
        said.sentence("nothing"),
        "cannot open the database data/imperios.sqlite: there is no such file"
    );
    assert!(desk.files().is_empty());
    let said = desk.run(&["admin", "--database", "postgres://anna:hunter2@127.0.0.1:1/games", "list"]);
    assert!(said.sentence("unreachable").contains("no PostgreSQL server answers there"), "{}", said.err);
    assert!(!said.err.contains("hunter2"));
    let said = desk.run(&args(&["export", "seven"]));
    assert!(said.sentence("no id").contains("'seven'"), "{}", said.err);
}
