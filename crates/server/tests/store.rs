//! What the store promises, on both databases: one suite, run on `SQLite` test by test and on `PostgreSQL` as one
//! test with a server of its own.

#[path = "store/editions.rs"]
mod editions;
#[path = "store/games.rs"]
mod games;
#[path = "store/journal.rs"]
mod journal;
#[path = "store/opening.rs"]
mod opening;
#[path = "store/people.rs"]
mod people;
#[path = "support/postgres.rs"]
mod postgres;
#[path = "store/tls.rs"]
mod tls;

use std::path::Path;
use std::pin::Pin;

use postgres::Postgres;
use server::store::{
    Append, Created, Database, Entry, GameId, NewGame, PersonId, Secret, Session, Stage, Store, TokenHash,
};
use sqlx::{Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// A database of one's own.
struct Ground {
    database: Database,
    folder: TempDir,
}

impl Ground {
    fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { database: Database::File(folder.path().join("data/imperios.db")), folder }
    }

    async fn open(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }

    fn file(&self) -> &Path {
        match &self.database {
            Database::File(path) => path,
            Database::Url(_) => panic!("PostgreSQL has no file"),
        }
    }

    /// Runs a statement behind the store's back.
    async fn meddle(&self, sql: &'static str) {
        match &self.database {
            Database::File(path) => {
                let url = format!("sqlite://{}", path.display());
                let mut connection = SqliteConnection::connect(&url).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            Database::Url(url) => {
                let mut connection = PgConnection::connect(url).await.unwrap();
                sqlx::query(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
        }
    }
}

type Behaviour = fn(Ground) -> Pin<Box<dyn Future<Output = ()>>>;

macro_rules! on_both_databases {
    ($($chapter:ident: $($name:ident),* ;)*) => {
        const BEHAVIOURS: &[(&str, Behaviour)] =
            &[$($((stringify!($name), |ground| Box::pin($chapter::$name(ground))),)*)*];

        mod sqlite {
            $(mod $chapter {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    crate::$chapter::$name(crate::Ground::sqlite()).await;
                })*
            })*
        }
    };
}

on_both_databases! {
    editions: packs_are_kept_retired_and_offered_again;
    games:
        a_game_is_read_as_it_was_created,
        a_repeated_creation_makes_one_game,
        a_creation_that_fails_leaves_nothing,
        reopening_finds_everything,
        lists_are_newest_first_and_paged,
        games_to_wake_are_those_that_need_care,
        games_are_due_when_their_clocks_are,
        notes_are_taken_together_and_never_turn_back_time,
        a_missing_entry_is_noticed,
        links_open_what_they_were_made_for,
        chat_is_numbered_without_gaps,
        a_deleted_game_takes_its_belongings_along;
    journal:
        no_entry_is_appended_twice,
        a_repeated_choice_is_recognised_by_its_key,
        only_the_guilty_of_a_batch_fails,
        a_game_that_is_gone_takes_no_entries,
        many_games_are_written_at_once_in_order_and_nothing_twice,
        one_number_has_one_winner,
        a_long_append_is_written_whole,
        changes_of_the_row_come_with_the_entries,
        who_stays_seated_keeps_their_standing_answers,
        a_stopped_journal_finishes_what_is_queued;
    people:
        a_login_is_taken_in_whatever_case,
        sessions_expire_and_are_revoked,
        pruning_spares_whoever_has_a_game_an_account_or_came_back,
        the_heart_beats_forward;
    opening:
        a_newer_database_is_refused,
        a_closed_store_says_so,
        secrets_are_not_shown;
}

/// All of the above on `PostgreSQL`: one server, a database for each behaviour.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_does_all_that_sqlite_does() {
    let Some(server) = Postgres::start() else { return };
    for (name, behaviour) in BEHAVIOURS {
        println!("on PostgreSQL: {name}");
        let database = Database::Url(server.database(name).await);
        behaviour(Ground { database, folder: tempfile::tempdir().unwrap() }).await;
    }

    println!("on PostgreSQL: what it says of itself");
    let database = Database::Url(server.database("of_itself").await);
    let store = Store::open(&database).await.unwrap();
    let settings = store.durability().await.unwrap();
    assert!(
        settings.contains(&("synchronous_commit", "on".into())),
        "stricter than the server: {settings:?}"
    );
    let refused = store.backup(Path::new("backup.db")).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
    store.close().await;

    let nowhere = Store::open(&Database::Url(server.url("nowhere"))).await.unwrap_err();
    assert!(nowhere.to_string().contains("createdb"), "{nowhere}");
}

/// Somebody who can create games.
async fn somebody(store: &Store) -> PersonId {
    let id = PersonId::fresh();
    store.add_person(&id, "Livia", 1).await.unwrap();
    id
}

fn entry(seq: u64) -> Entry {
    Entry { seq, at: 1000 + seq as i64, key: None, body: format!(r#"{{"word":{seq}}}"#) }
}

fn keyed(seq: u64, key: &str) -> Entry {
    Entry { key: Some(key.into()), ..entry(seq) }
}

fn new_game(creator: &PersonId) -> NewGame {
    NewGame {
        id: GameId::fresh(),
        game: "grecia".into(),
        creator: creator.clone(),
        key: None,
        seed: Secret::new("hunter-seed"),
        at: 1000,
        stage: Stage::Running,
        listed: false,
        needs_care: false,
        due: None,
        parent: None,
        entries: vec![entry(1)],
        seats: vec![(0, creator.clone())],
        invitations: vec![],
    }
}

async fn created(store: &Store, new: NewGame) -> GameId {
    match store.create_game(new).await.unwrap() {
        Created::Now(id) => id,
        Created::Before(id) => panic!("{id} was there before"),
    }
}

async fn a_game(store: &Store) -> GameId {
    let creator = somebody(store).await;
    created(store, new_game(&creator)).await
}

fn to(game: &GameId, entries: Vec<Entry>) -> Append {
    Append { game: game.clone(), entries, change: None, notices: Vec::new() }
}

async fn seqs(store: &Store, game: &GameId) -> Vec<u64> {
    store.entries(game, 0).await.unwrap().iter().map(|entry| entry.seq).collect()
}

fn session(token: &str, person: &PersonId, at: i64, expires_at: i64) -> Session {
    Session {
        token_hash: TokenHash::of(token),
        person: person.clone(),
        label: "Firefox".into(),
        created_at: at,
        seen_at: at,
        expires_at,
    }
}
