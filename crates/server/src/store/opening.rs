//! Opening the database: finding or creating it, bringing its tables up to date, and saying what is wrong with it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, SqlSafeStr, SqliteConnection};

use super::fault::Code;
use super::{Db, Lease, Result, Store, StoreError, on};

const READERS: u32 = 4;
const PG_CONNECTIONS: u32 = 16;
const PATIENCE: Duration = Duration::from_secs(10);
/// Nobody waits for longer for a connection to a server that does not answer.
const PG_PATIENCE: Duration = Duration::from_secs(2);

/// The changes to the tables, oldest first. A released one is never edited: the next number is added.
const SQLITE: &[Step] = &[
    (1, "games and people", include_str!("../../migrations/sqlite/0001_games_and_people.sql")),
    (2, "editions", include_str!("../../migrations/sqlite/0002_editions.sql")),
    (3, "order of arrival", include_str!("../../migrations/sqlite/0003_order_of_arrival.sql")),
    (4, "clocks", include_str!("../../migrations/sqlite/0004_clocks.sql")),
    // 5 is a change of PostgreSQL's.
    (6, "notices", include_str!("../../migrations/sqlite/0006_notices.sql")),
    (8, "tokens and bots", include_str!("../../migrations/sqlite/0008_tokens_and_bots.sql")),
    (9, "tournaments", include_str!("../../migrations/sqlite/0009_tournaments.sql")),
    (10, "ratings", include_str!("../../migrations/sqlite/0010_ratings.sql")),
    (12, "home", include_str!("../../migrations/sqlite/0012_home.sql")),
];
const POSTGRES: &[Step] = &[
    (1, "games and people", include_str!("../../migrations/postgres/0001_games_and_people.sql")),
    (2, "editions", include_str!("../../migrations/postgres/0002_editions.sql")),
    // PostgreSQL keeps rows in the order of arrival by itself: 3 is a change of SQLite's.
    (4, "clocks", include_str!("../../migrations/postgres/0004_clocks.sql")),
    (5, "nodes", include_str!("../../migrations/postgres/0005_nodes.sql")),
    (6, "notices", include_str!("../../migrations/postgres/0006_notices.sql")),
    (8, "tokens and bots", include_str!("../../migrations/postgres/0008_tokens_and_bots.sql")),
    (9, "tournaments", include_str!("../../migrations/postgres/0009_tournaments.sql")),
    (10, "ratings", include_str!("../../migrations/postgres/0010_ratings.sql")),
    (12, "home", include_str!("../../migrations/postgres/0012_home.sql")),
];

type Step = (i64, &'static str, &'static str);

/// Where the database is. Its texts never show the password.
///
/// ```
/// use server::store::Database;
///
/// let database: Database = "postgres://anna:secret@localhost:5432/imperios".parse().unwrap();
/// assert_eq!(database.to_string(), "postgres://localhost:5432/imperios");
/// assert!(matches!("games.sqlite".parse(), Ok(Database::File(_))));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A `SQLite` file, made when it is not there.
    File(PathBuf),
    /// A `PostgreSQL` server: `postgres://user:password@host:port/database`.
    Url(String),
}

impl FromStr for Database {
    type Err = std::convert::Infallible;

    /// What begins like a `PostgreSQL` address is one; all else is the path of a file.
    fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
        let is_url = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if is_url { Self::Url(text.to_owned()) } else { Self::File(text.into()) })
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Url(url) => match url.parse::<PgConnectOptions>() {
                Ok(options) => f.write_str(&address(&options)),
                Err(_) => f.write_str("postgres://…"),
            },
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

fn address(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("postgres:{}/{database}", socket.display()),
        None => format!("postgres://{}:{}/{database}", options.get_host(), options.get_port()),
    }
}

impl Store {
    /// Opens the database, makes what is missing (folder, file, tables) and brings older tables up to date.
    ///
    /// Refuses a database whose tables are newer than this program, and a `SQLite` file of another program.
    pub async fn open(at: &Database) -> Result<Self> {
        match at {
            Database::File(path) => open_file(path).await,
            Database::Url(url) => open_url(url).await,
        }
    }

    /// The right to write in journals.
    pub(crate) fn lease(&self) -> &Lease {
        &self.lease
    }

    /// Finishes what is under way and gives the connections back. The store cannot be used afterwards.
    pub async fn close(&self) {
        on!(self.read, pool => pool.close().await);
        on!(self.write, pool => pool.close().await);
    }

    /// Whether the database answers and takes what is written.
    pub async fn is_ready(&self) -> Result<()> {
        on!(self.read, pool => sqlx::query("SELECT COUNT(*) FROM heartbeat").execute(pool).await.map(drop))?;
        // What is as it was is not written at all: a millisecond comes or goes.
        let beat = "UPDATE heartbeat SET at = at + CASE WHEN at % 2 = 0 THEN 1 ELSE -1 END";
        on!(self.write, pool => sqlx::query(beat).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// The settings of the writing connection on which durability rests, by name, as the database tells them.
    pub async fn durability(&self) -> Result<Vec<(&'static str, String)>> {
        let mut settings = Vec::new();
        match &self.write {
            Db::Sqlite(pool) => {
                let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(pool).await?;
                settings.push(("journal_mode", mode));
                for (name, question) in [
                    ("synchronous", "PRAGMA synchronous"),
                    ("foreign_keys", "PRAGMA foreign_keys"),
                    ("busy_timeout", "PRAGMA busy_timeout"),
                ] {
                    let value: i64 = sqlx::query_scalar(question).fetch_one(pool).await?;
                    settings.push((name, value.to_string()));
                }
            }
            Db::Pg(pool) => {
                for (name, question) in
                    [("synchronous_commit", "SHOW synchronous_commit"), ("fsync", "SHOW fsync")]
                {
                    settings.push((name, sqlx::query_scalar(question).fetch_one(pool).await?));
                }
            }
        }
        Ok(settings)
    }
}

async fn open_file(path: &Path) -> Result<Store> {
    let fail = |why: String| StoreError::CannotOpen { at: path.display().to_string(), why };
    let at_fault = |error: sqlx::Error| fail(why_not_file(&error));

    let is_new = claim(path).map_err(|error| fail(error.to_string()))?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging();

    // While nothing stands in it there is nothing to lose: the disk is waited for once, when all tables are made.
    let safety = if is_new { SqliteSynchronous::Off } else { SqliteSynchronous::Full };
    let mut first = options.clone().synchronous(safety).connect().await.map_err(at_fault)?;
    if belongs_to_another(&mut first).await.map_err(at_fault)? {
        return Err(fail("it is a SQLite file of another program".into()));
    }
    migrator(SQLITE).run(&mut first).await.map_err(|error| fail(why_not_migrated(&error, SQLITE)))?;
    if is_new {
        let to_disk = "PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)";
        first.execute(to_disk).await.map_err(at_fault)?;
    }
    first.close().await.map_err(at_fault)?;

    let pool = |connections| {
        SqlitePoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    let write = pool(1).connect_with(options.clone()).await.map_err(at_fault)?;
    let read = pool(READERS).connect_with(options.pragma("query_only", "on")).await.map_err(at_fault)?;
    Ok(Store { read: Db::Sqlite(read), write: Db::Sqlite(write), lease: Lease::for_ever() })
}

/// Makes the folder of a file if it is not there.
pub(super) fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder),
        None => Ok(()),
    }
}

/// Makes the file if it is not there, readable by its owner only: it holds seeds and hashes of passwords. `SQLite`
/// gives the files beside it the same rights. Tells whether it was made.
fn claim(path: &Path) -> io::Result<bool> {
    make_folder(path)?;
    if path.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "that is a folder, not a file"));
    }
    match private_file(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        made => made.map(|_| true),
    }
}

/// A new file that only its owner can read.
pub(super) fn private_file(path: &Path) -> io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn belongs_to_another(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let (tables, ours): (i64, i64) = sqlx::query_as(
        "SELECT COUNT(*), COALESCE(SUM(name = '_sqlx_migrations'), 0) FROM sqlite_master WHERE type = 'table'",
    )
    .fetch_one(connection)
    .await?;
    Ok(tables > 0 && ours == 0)
}

fn why_not_file(error: &sqlx::Error) -> String {
    let code = error.as_database_error().map(Code::of);
    match code {
        Some(Code::Sqlite(5 | 6)) => "another program has locked it".into(),
        Some(Code::Sqlite(8)) => "it is read-only".into(),
        Some(Code::Sqlite(11)) => "it is damaged; restore a backup".into(),
        Some(Code::Sqlite(26)) => "it is not a SQLite file".into(),
        _ => error.to_string(),
    }
}

async fn open_url(url: &str) -> Result<Store> {
    let options = url.parse::<PgConnectOptions>().map_err(|error| StoreError::CannotOpen {
        at: "postgres://…".into(),
        why: format!("its address is not of the form postgres://user:password@host:port/database ({error})"),
    })?;
    let options = options.application_name("imperios").disable_statement_logging();
    let fail = |why: String| StoreError::CannotOpen { at: address(&options), why };

    let first = tokio::time::timeout(PATIENCE, options.connect())
        .await
        .map_err(|_| fail(format!("no answer for {} seconds", PATIENCE.as_secs())))?;
    let mut first = first.map_err(|error| fail(why_not_url(&error, &options)))?;
    migrator(POSTGRES).run(&mut first).await.map_err(|error| fail(why_not_migrated(&error, POSTGRES)))?;
    first.close().await.map_err(|error| fail(why_not_url(&error, &options)))?;

    let pool = PgPoolOptions::new()
        .max_connections(PG_CONNECTIONS)
        .acquire_timeout(PG_PATIENCE)
        .after_connect(|connection, _| Box::pin(wait_for_the_disk(connection)))
        .connect_with(options.clone())
        .await
        .map_err(|error| fail(why_not_url(&error, &options)))?;
    Ok(Store { read: Db::Pg(pool.clone()), write: Db::Pg(pool), lease: Lease::for_ever() })
}

/// A server may be set to acknowledge before it has written; stricter settings than `on` stay as they are.
async fn wait_for_the_disk(connection: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    )
    .execute(connection)
    .await
    .map(drop)
}

fn why_not_url(error: &sqlx::Error, options: &PgConnectOptions) -> String {
    let code = error.as_database_error().map(Code::of);
    match (error, code) {
        (sqlx::Error::Io(error), _) => format!("no PostgreSQL server answers there ({error})"),
        (_, Some(Code::Postgres(state))) => match state.as_str() {
            "28P01" | "28000" => format!("the server does not let {} in", options.get_username()),
            "3D000" => "the server has no database of that name; make it with createdb".into(),
            _ => error.to_string(),
        },
        _ => error.to_string(),
    }
}

fn migrator(steps: &[Step]) -> Migrator {
    let steps = steps.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

fn why_not_migrated(error: &MigrateError, steps: &[Step]) -> String {
    let newest = steps.last().map_or(0, |&(version, ..)| version);
    match error {
        MigrateError::VersionMissing(version) if *version > newest => format!(
            "a newer imperios has used it (its tables have version {version}, this program knows {newest}); \
             update the program"
        ),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => why_not_file(error),
        other => other.to_string(),
    }
}
