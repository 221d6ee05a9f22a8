//! Whether a `SQLite` file is whole: one that was cut in half or written over is told of, not played on.

use std::path::Path;

use sqlx::Connection;

use super::{Db, Result, Store, StoreError};

/// A file of so many bytes is looked through in a few milliseconds: before anybody comes. A larger one is looked through
/// beside the games.
const AT_ONCE: u64 = 8 << 20;

/// So many faults are told.
const TOLD: u8 = 5;

/// Whether a file is so small that it is looked through at once.
pub(crate) fn is_small(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() <= AT_ONCE)
}

impl Store {
    /// Looks through the whole database, on a connection of its own: pages that are missing, that hold something else, or
    /// that are in the wrong place are [`StoreError::Damaged`]. `PostgreSQL` looks after its files itself.
    pub async fn look_through(&self) -> Result<()> {
        let Db::Sqlite(pool) = &self.read else { return Ok(()) };
        let mut connection = sqlx::SqliteConnection::connect_with(&pool.connect_options()).await?;
        let question = sqlx::AssertSqlSafe(format!("PRAGMA quick_check({TOLD})"));
        let found: Vec<String> = sqlx::query_scalar(question).fetch_all(&mut connection).await?;
        connection.close().await?;
        match found.as_slice() {
            [only] if only == "ok" => Ok(()),
            faults => Err(StoreError::Damaged(faults.join("; "))),
        }
    }
}
