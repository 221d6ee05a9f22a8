//! What can go wrong with the store, sorted by what the asker can do about it.

use std::path::PathBuf;

use sqlx::error::{DatabaseError, ErrorKind};

/// Why the store did not do what was asked.
///
/// Holds what the database said failed, never the values: a database may quote a whole row in the details of an
/// error, so those are left behind where the error arises.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened.
    #[error("cannot open the database {at}: {why}")]
    CannotOpen {
        /// Where it is, without passwords.
        at: String,
        /// What is wrong, as the end of a sentence.
        why: String,
    },
    /// A game or person that this needs is not there, or not any more.
    #[error("what this belongs to is not in the database (any more)")]
    Missing,
    /// That id, number or token is there already.
    #[error("that is in the database already")]
    Twice,
    /// Somebody else has that login.
    #[error("that login is taken")]
    LoginTaken,
    /// This person has an account.
    #[error("this person has an account already")]
    HasAccount,
    /// The database does not accept such a value.
    #[error("the database does not accept that: {0}")]
    Refused(String),
    /// Two transactions stood in each other's way and this one was given up whole.
    #[error("too many changes at once; nothing was changed, try again")]
    Contended,
    /// The database does not answer or cannot write now: locked, unreachable, disk full.
    #[error("the database cannot be used now: {0}")]
    Unavailable(String),
    /// What is stored cannot be read.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The backup would overwrite a file.
    #[error("there is something at {} already; name a new file for the backup", .0.display())]
    BackupExists(PathBuf),
    /// The backup could not be written.
    #[error("cannot write the backup {}: {why}", .at.display())]
    CannotBackUp {
        /// The file.
        at: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The backup could not be taken back.
    #[error("cannot restore from {}: {why}", .at.display())]
    CannotRestore {
        /// The file.
        at: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// `PostgreSQL` has its own tool for that.
    #[error(
        "this database is PostgreSQL: back it up with pg_dump --format=custom, restore it with pg_restore"
    )]
    BackUpWithPgDump,
    /// A fault of this program or of the database.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// Whether the fault is in what was written rather than in the database: others, written without it, may pass.
    pub(super) fn is_in_the_row(&self) -> bool {
        matches!(self, Self::Missing | Self::Twice | Self::Refused(_) | Self::Contended)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match error {
            E::Database(error) => of_database(error.as_ref()),
            E::Io(error) => Self::Unavailable(error.to_string()),
            E::PoolTimedOut => Self::Unavailable("no connection became free in time".into()),
            E::PoolClosed => Self::Unavailable("it is closed".into()),
            E::WorkerCrashed => Self::Unavailable("its thread has ended".into()),
            E::ColumnDecode { .. } | E::Decode(_) => Self::Damaged(error.to_string()),
            other => Self::Failed(other.to_string()),
        }
    }
}

fn of_database(error: &dyn DatabaseError) -> StoreError {
    let said = error.message().to_owned();
    match error.kind() {
        ErrorKind::UniqueViolation => return StoreError::Twice,
        ErrorKind::ForeignKeyViolation => return StoreError::Missing,
        ErrorKind::NotNullViolation | ErrorKind::CheckViolation => return StoreError::Refused(said),
        _ => {}
    }
    match Code::of(error) {
        Code::Sqlite(primary) => match primary {
            // BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN
            5 | 6 | 8 | 10 | 13 | 14 => StoreError::Unavailable(said),
            // CORRUPT, NOTADB
            11 | 26 => StoreError::Damaged(said),
            // TOOBIG, MISMATCH
            18 | 20 => StoreError::Refused(said),
            _ => StoreError::Failed(said),
        },
        Code::Postgres(state) => match (state.get(..2).unwrap_or_default(), state.as_str()) {
            ("22", _) => StoreError::Refused(said),
            (_, "40001" | "40P01") => StoreError::Contended,
            // Connection, authorization, transaction state after a switch of servers, resources, shutdown, system.
            ("08" | "25" | "28" | "53" | "57" | "58", _) => StoreError::Unavailable(said),
            ("XX", _) => StoreError::Damaged(said),
            _ => StoreError::Failed(said),
        },
    }
}

/// The number by which `SQLite`, the five characters by which `PostgreSQL` names a fault.
pub(super) enum Code {
    Sqlite(u32),
    Postgres(String),
}

impl Code {
    pub(super) fn of(error: &dyn DatabaseError) -> Self {
        let code = error.code().unwrap_or_default();
        if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
            // The low byte is the kind, the rest tells its sub-kind.
            Self::Sqlite(code.parse::<u32>().unwrap_or_default() & 0xff)
        } else {
            Self::Postgres(code.into_owned())
        }
    }
}
