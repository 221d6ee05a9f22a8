//! A file that is not whole any more is told of, not played on.

use std::{
    fs::{self, File, OpenOptions},
    io::{Seek as _, SeekFrom, Write as _},
    path::Path,
    time::Duration,
};

use serde_json::json;
use server::{
    Server,
    client::Client,
    store::{Database, Entry, GameId, NewGame, PersonId, Secret, Stage, Store},
};

use crate::support::{House, games, open, settings};

/// A database in which something was played, without a server.
async fn played(folder: &Path) -> Database {
    let database = Database::File(folder.join("imperios.sqlite"));
    let house = House::open_on(database.clone()).await;
    let anna = house.guest("Anna").await;
    for _ in 0..5 {
        open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await;
    }
    house.server.stop().await;
    database
}

fn overwrite(path: &Path, from: u64, length: u64) {
    let mut file = OpenOptions::new().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start(from)).unwrap();
    file.write_all(&vec![0xa5; length as usize]).unwrap();
}

async fn start(database: &Database) -> Result<Server, server::CannotServe> {
    Server::start(settings(database.clone()), games(), axum::Router::new()).await
}

#[tokio::test]
async fn a_file_that_was_cut_or_written_over_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let database = played(folder.path()).await;
    let path = folder.path().join("imperios.sqlite");
    let whole = fs::read(&path).unwrap();
    let half = whole.len() as u64 / 2;
    let spoil: [&dyn Fn(); 3] = [
        &|| File::options().write(true).open(&path).unwrap().set_len(half).unwrap(),
        &|| overwrite(&path, half / 4096 * 4096, 8 * 4096),
        &|| overwrite(&path, 0, 4096),
    ];
    for spoil in spoil {
        fs::write(&path, &whole).unwrap();
        start(&database).await.expect("it is whole").stop().await;
        fs::write(&path, &whole).unwrap();
        spoil();
        let Err(refused) = start(&database).await else { panic!("it is not whole") };
        let said = refused.to_string();
        assert!(said.contains("damaged") || said.contains("not a SQLite file"), "{said}");
    }
}

#[tokio::test]
async fn a_large_file_is_looked_through_beside_the_games() {
    let folder = tempfile::tempdir().unwrap();
    let database = played(folder.path()).await;
    let store = Store::open(&database).await.unwrap();
    let anna = PersonId::fresh();
    store.add_person(&anna, "Anna", 1).await.unwrap();
    let large = NewGame {
        id: GameId::fresh(),
        game: "grecia".to_owned(),
        creator: anna,
        key: None,
        seed: Secret::new("1806".to_owned()),
        at: 1,
        stage: Stage::Over,
        listed: false,
        needs_care: false,
        due: None,
        parent: None,
        entries: vec![Entry { seq: 1, at: 1, key: None, body: "x".repeat(12 << 20) }],
        seats: Vec::new(),
        invitations: Vec::new(),
    };
    store.create_game(large).await.unwrap();
    store.look_through().await.expect("it is whole");
    store.close().await;
    let path = folder.path().join("imperios.sqlite");
    overwrite(&path, 6 << 20, 8 * 4096);
    let server = start(&database).await.expect("nobody waits for that");
    let client = Client::new(server.address());
    let told = async {
        loop {
            let ready = client.get("/readyz").await.unwrap();
            if ready.text.contains("damaged") {
                break ready.status.as_u16();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert_eq!(tokio::time::timeout(Duration::from_secs(30), told).await.expect("it is told"), 503);
    server.stop().await;
}
