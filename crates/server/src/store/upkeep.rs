//! What an operator needs of the store: a sign of life to come back to, and backups.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqlitePool};

use super::opening::private_file;
use super::{Db, Result, Store, StoreError, on};

impl Store {
    /// Notes that a server is alive, so that the time in which none was is charged to nobody's clock.
    pub async fn beat(&self, now: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at \
                 WHERE excluded.at > heartbeat.at",
            )
            .bind(now)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// When a server was last known to be alive.
    pub async fn last_beat(&self) -> Result<Option<i64>> {
        Ok(on!(self.read, pool => sqlx::query_scalar("SELECT at FROM heartbeat").fetch_optional(pool).await?))
    }

    /// Writes the database as it is at this moment into a new file, while games go on. The file is there whole or
    /// not at all, and opens like the original. On `PostgreSQL` says which tool does that.
    pub async fn backup(&self, to: &Path) -> Result<()> {
        let Db::Sqlite(pool) = &self.read else { return Err(StoreError::BackUpWithPgDump) };
        let fail = |error: io::Error| StoreError::CannotBackUp { at: to.to_owned(), why: error.to_string() };

        // An empty file holds the name, so that nobody else takes it meanwhile.
        private_file(to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::BackupExists(to.to_owned()),
            _ => fail(error),
        })?;
        let part = beside(to);
        let written = copy_into(pool, &part).await;
        let placed =
            written.and_then(|()| std::fs::rename(&part, to).and_then(|()| sync_folder(to)).map_err(fail));
        if placed.is_err() {
            // What cannot be removed either is no more than litter.
            let _ = std::fs::remove_file(&part);
            let _ = std::fs::remove_file(to);
        }
        placed
    }
}

/// Copies on a connection of its own: the readers stay free, the writer never waits.
async fn copy_into(pool: &SqlitePool, part: &Path) -> Result<()> {
    let fail = |error: io::Error| StoreError::CannotBackUp { at: part.to_owned(), why: error.to_string() };
    let name = part.to_str().ok_or_else(|| fail(io::Error::other("its name is not UTF-8")))?;
    private_file(part).map_err(fail)?;
    let mut connection = sqlx::SqliteConnection::connect_with(&pool.connect_options()).await?;
    sqlx::query("PRAGMA query_only = off").execute(&mut connection).await?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await?;
    connection.close().await?;
    let written = tokio::fs::File::open(part).await.map_err(fail)?;
    written.sync_all().await.map_err(fail)
}

fn beside(to: &Path) -> PathBuf {
    let mut name = to.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".part");
    to.with_file_name(name)
}

/// A renamed file is safe once its folder is on disk, where the system knows of such a thing.
pub(super) fn sync_folder(of: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
