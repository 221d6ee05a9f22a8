//! Opening, refusing, closing and backing up; and what must not be seen.

use std::path::PathBuf;

use server::store::{
    AppendError, Database, Entry, GameId, Journal, NewGame, Secret, Store, StoreError, TokenHash,
};
use sqlx::{Connection, SqliteConnection};

use super::{Ground, a_game, created, entry, new_game, seqs, session, somebody, to};

pub(crate) async fn a_newer_database_is_refused(ground: Ground) {
    ground.open().await.close().await;
    ground
        .meddle(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'of tomorrow', TRUE, 'x', 0)",
        )
        .await;
    let refused = Store::open(&ground.database).await.unwrap_err().to_string();
    assert!(refused.contains("newer imperios") && refused.contains("9999"), "{refused}");
}

pub(crate) async fn a_closed_store_says_so(ground: Ground) {
    let store = ground.open().await;
    store.is_ready().await.unwrap();
    let (journal, task) = Journal::start(store.clone());
    let game = a_game(&store).await;
    store.close().await;
    let closed = StoreError::Unavailable("it is closed".into());
    assert_eq!(store.is_ready().await, Err(closed.clone()));
    assert_eq!(journal.append(to(&game, vec![entry(2)])).await, Err(AppendError::Store(closed)));
    task.stop().await;
}

pub(crate) async fn secrets_are_not_shown(ground: Ground) {
    let store = ground.open().await;
    let livia = somebody(&store).await;
    let new = NewGame {
        entries: vec![Entry { body: r#"{"hidden":"hunter-card"}"#.into(), ..entry(1) }],
        invitations: vec![(TokenHash::of("hunter-token"), None)],
        ..new_game(&livia)
    };
    let mut shown = vec![format!("{new:?}")];
    let game = created(&store, new.clone()).await;
    shown.push(format!("{:?}", store.game(&game).await));
    shown.push(format!("{:?}", store.entries(&game, 0).await));
    shown.push(format!("{:?}", store.reveal(&game).await));
    shown.push(format!("{:?}", to(&game, new.entries.clone())));
    // PostgreSQL quotes the whole row when it refuses one.
    let refused = Entry { seq: 0, body: "hunter-card".into(), ..entry(1) };
    let refused =
        store.create_game(NewGame { id: GameId::fresh(), entries: vec![refused], ..new }).await.unwrap_err();
    shown.extend([format!("{refused:?}"), refused.to_string()]);
    store.make_account(&livia, "livia", &Secret::new("hunter-hash")).await.unwrap();
    shown.push(format!("{:?}", store.account("livia").await));
    let session = session("hunter-token", &livia, 1, 2);
    shown.push(format!("{session:?}"));
    for text in shown {
        assert!(!text.contains("hunter"), "{text}");
        assert!(!text.contains(TokenHash::of("hunter-token").as_str()), "{text}");
    }
}

#[tokio::test]
async fn sqlite_writes_through_to_the_disk() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let settings = store.durability().await.unwrap();
    for (name, value) in
        [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1"), ("busy_timeout", "5000")]
    {
        assert!(settings.contains(&(name, value.into())), "{name} = {value} in {settings:?}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let ground = Ground::sqlite();
    let store = ground.open().await;
    a_game(&store).await;
    store.backup(&ground.folder.path().join("data/backup.db")).await.unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(ground.file().parent().unwrap()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.path());
        seen += 1;
    }
    assert_eq!(seen, 4, "database, its log, its index, backup");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_games_go_on_is_consistent() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let (journal, task) = Journal::start(store.clone());
    let mut games = Vec::new();
    for _ in 0..10 {
        games.push(a_game(&store).await);
    }
    let players: Vec<_> = games
        .iter()
        .map(|game| {
            let (journal, game) = (journal.clone(), game.clone());
            tokio::spawn(async move {
                for pair in 1..=100 {
                    // Always two at once: a consistent copy holds both or neither.
                    journal.append(to(&game, vec![entry(2 * pair), entry(2 * pair + 1)])).await.unwrap();
                }
            })
        })
        .collect();

    let mut backups: Vec<PathBuf> = Vec::new();
    while !players.iter().all(tokio::task::JoinHandle::is_finished) {
        let path = ground.folder.path().join(format!("backup {}.db", backups.len()));
        let mut at_least = Vec::new();
        for game in &games {
            at_least.push(store.game(game).await.unwrap().unwrap().version);
        }
        store.backup(&path).await.unwrap();
        let restored = Store::open(&Database::File(path.clone())).await.unwrap();
        for (game, least) in games.iter().zip(at_least) {
            let version = seqs(&restored, game).await.len() as u64;
            assert!(version >= least && version % 2 == 1, "{version} entries, {least} were acknowledged");
        }
        restored.close().await;
        backups.push(path);
    }
    assert!(!backups.is_empty());
    for player in players {
        player.await.unwrap();
    }
    task.stop().await;

    let before = std::fs::read(&backups[0]).unwrap();
    assert_eq!(store.backup(&backups[0]).await, Err(StoreError::BackupExists(backups[0].clone())));
    assert_eq!(std::fs::read(&backups[0]).unwrap(), before, "it is not overwritten");
    let unwritable = ground.folder.path().join("no such folder/backup.db");
    let refused = store.backup(&unwritable).await.unwrap_err();
    assert!(matches!(refused, StoreError::CannotBackUp { .. }), "{refused}");
    for file in std::fs::read_dir(ground.folder.path()).unwrap() {
        let path = file.unwrap().path();
        assert!(path.extension().is_none_or(|extension| extension != "part"), "{} was left", path.display());
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let refused =
        |path: PathBuf| async move { Store::open(&Database::File(path)).await.unwrap_err().to_string() };

    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Livia, ".repeat(1000)).unwrap();
    let why = refused(text.clone()).await;
    assert!(why.ends_with("letter.txt: it is not a SQLite file"), "{why}");
    assert!(std::fs::read_to_string(&text).unwrap().starts_with("Dear Livia"), "it is left alone");

    let why = refused(folder.path().to_owned()).await;
    assert!(why.ends_with("that is a folder, not a file"), "{why}");

    let why = refused(text.join("below.db")).await;
    assert!(why.contains("cannot open the database"), "{why}");

    let foreign = folder.path().join("foreign.db");
    let url = format!("sqlite://{}?mode=rwc", foreign.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut connection).await.unwrap();
    let why = refused(foreign.clone()).await;
    assert!(why.ends_with("it is a SQLite file of another program"), "{why}");
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_locked_database_is_refused_in_plain_words() {
    let ground = Ground::sqlite();
    ground.open().await.close().await;
    let url = format!("sqlite://{}", ground.file().display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("PRAGMA locking_mode = EXCLUSIVE").execute(&mut other).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    let why = Store::open(&ground.database).await.unwrap_err().to_string();
    assert!(why.ends_with("another program has locked it"), "{why}");
}

#[tokio::test]
async fn an_address_is_shown_without_its_password() {
    // Nobody listens on port 1.
    let database: Database = "postgres://livia:hunter2@127.0.0.1:1/games".parse().unwrap();
    let refused = Store::open(&database).await.unwrap_err();
    assert!(
        refused.to_string().contains("postgres://127.0.0.1:1/games: no PostgreSQL server answers"),
        "{refused}"
    );
    let wrong: Database = "postgres://livia:hunter2@127.0.0.1:port/games".parse().unwrap();
    let misspelt = Store::open(&wrong).await.unwrap_err();
    assert!(misspelt.to_string().contains("postgres://user:password@host:port/database"), "{misspelt}");
    for text in [
        format!("{refused} {refused:?} {database} {database:?}"),
        format!("{misspelt} {misspelt:?} {wrong} {wrong:?}"),
    ] {
        assert!(!text.contains("hunter2"), "{text}");
    }
    assert_eq!("data/imperios.db".parse(), Ok(Database::File("data/imperios.db".into())));
}
