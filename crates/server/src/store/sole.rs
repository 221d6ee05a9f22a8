//! One server for one file: a second one would not see what the players of the first do.

use std::{
    fs::{File, TryLockError},
    path::PathBuf,
};

use super::{Database, Result, StoreError};

/// The right to serve the games of a database, until it is dropped. `PostgreSQL` gives it to anybody.
#[derive(Debug)]
pub(crate) struct Sole(
    #[expect(dead_code, reason = "the system keeps the lock while it is open")] Option<File>,
);

impl Sole {
    /// Takes it, or tells who has it.
    pub(crate) fn claim(database: &Database) -> Result<Self> {
        let Database::File(path) = database else { return Ok(Self(None)) };
        let mut beside = path.clone().into_os_string();
        beside.push(".lock");
        let fail = |why: String| StoreError::CannotOpen { at: path.display().to_string(), why };
        let file = super::opening::make_folder(path)
            .and_then(|()| {
                File::options().create(true).truncate(false).write(true).open(PathBuf::from(beside))
            })
            .map_err(|error| fail(error.to_string()))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(Some(file))),
            Err(TryLockError::WouldBlock) => Err(fail("another server runs on it".into())),
            // Not every file system can lock.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "nothing keeps a second server from the same database");
                Ok(Self(None))
            }
        }
    }
}
