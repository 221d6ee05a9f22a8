//! Taking a backup back: what it holds is told before, and what stood in its place is kept beside it.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::opening::private_file;
use super::upkeep::sync_folder;
use super::{Database, Filter, GameId, Page, Result, Sole, Store, StoreError, on};

/// A backup that was found sound and lies ready beside the database it is to replace.
#[derive(Debug)]
pub struct Restoring {
    path: PathBuf,
    part: PathBuf,
    /// What would be missing.
    pub missing: Missing,
    _sole: Sole,
}

/// What a database has and its backup has not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Missing {
    /// When the server of the backup was last alive, in milliseconds since 1970.
    pub backed_up_at: Option<i64>,
    /// Whether the database that is there could be read at all. If not, nobody can tell what else is missing.
    pub known: bool,
    /// Games that are not in the backup.
    pub games: Vec<GameId>,
    /// Games of which the backup has an earlier state, with the entries that it lacks.
    pub behind: Vec<(GameId, u64)>,
    /// Logins that the backup does not know.
    pub logins: Vec<String>,
}

impl Restoring {
    /// Looks at a backup, and at what would be missing if it took the place of a database on which no server runs.
    /// Nothing is changed yet.
    pub async fn prepare(database: &Database, backup: &Path) -> Result<Self> {
        let Database::File(path) = database else { return Err(StoreError::BackUpWithPgDump) };
        let sole = Sole::claim(database)?;
        let part = beside(path, ".restoring");
        remove(&part).map_err(|error| cannot(backup, &error))?;
        copy(backup, &part).map_err(|error| cannot(backup, &error))?;
        match found(&part, path).await {
            Ok(missing) => Ok(Self { path: path.clone(), part, missing, _sole: sole }),
            Err(error) => {
                // What can't be removed is no more than litter.
                let _ = remove(&part);
                Err(match error {
                    StoreError::CannotOpen { why, .. } => {
                        StoreError::CannotRestore { at: backup.to_owned(), why }
                    }
                    error => StoreError::CannotRestore { at: backup.to_owned(), why: error.to_string() },
                })
            }
        }
    }

    /// Puts the backup in its place. Tells where what stood there is kept, if anything did.
    pub fn carry_out(self, now: i64) -> Result<Option<PathBuf>> {
        let fail = |error: io::Error| cannot(&self.path, &error);
        let kept = beside(&self.path, &format!(".before-{now}"));
        let there = self.path.exists();
        for end in ["", "-wal", "-shm"] {
            let old = beside(&self.path, end);
            if old.exists() {
                std::fs::rename(&old, beside(&kept, end)).map_err(fail)?;
            }
        }
        std::fs::rename(&self.part, &self.path).and_then(|()| sync_folder(&self.path)).map_err(fail)?;
        Ok(there.then_some(kept))
    }

    /// Leaves everything as it is.
    pub fn give_up(self) {
        let _ = remove(&self.part);
    }
}

/// What the copy of a backup lacks of the database that is there.
async fn found(part: &Path, path: &Path) -> Result<Missing> {
    let backup = Store::open(&Database::File(part.to_owned())).await?;
    let compared = match backup.look_through().await {
        Ok(()) => compare(&backup, path).await,
        Err(error) => Err(error),
    };
    backup.close().await;
    // Once it is closed, all of it is in the one file.
    compared
}

async fn compare(backup: &Store, path: &Path) -> Result<Missing> {
    let mut missing = Missing { backed_up_at: backup.last_beat().await?, known: true, ..Missing::default() };
    if !path.exists() {
        return Ok(missing);
    }
    let Ok(now) = Store::open(&Database::File(path.to_owned())).await else {
        return Ok(Missing { known: false, ..missing });
    };
    let read = async {
        let (games, logins) = (versions(&now).await?, logins(&now).await?);
        Result::<_>::Ok((games, logins))
    };
    let read = read.await;
    now.close().await;
    let Ok((games, logins_now)) = read else { return Ok(Missing { known: false, ..missing }) };
    let (kept, known) = (versions(backup).await?, logins(backup).await?);
    for (game, version) in games {
        match kept.get(&game) {
            None => missing.games.push(game),
            Some(&earlier) if earlier < version => missing.behind.push((game, version - earlier)),
            Some(_) => {}
        }
    }
    missing.games.sort();
    missing.behind.sort();
    missing.logins = logins_now.into_iter().filter(|login| !known.contains(login)).collect();
    Ok(missing)
}

/// How far each game is.
async fn versions(store: &Store) -> Result<HashMap<GameId, u64>> {
    let mut page = Page::first(Page::LONGEST);
    let mut versions = HashMap::new();
    loop {
        let rows = store.list_games(&Filter::default(), &page).await?;
        let Some(last) = rows.last() else { return Ok(versions) };
        page.after = Some(last.mark());
        versions.extend(rows.into_iter().map(|row| (row.id, row.version)));
    }
}

async fn logins(store: &Store) -> Result<Vec<String>> {
    Ok(
        on!(store.read, pool => sqlx::query_scalar("SELECT login FROM accounts ORDER BY login").fetch_all(pool).await?),
    )
}

fn cannot(at: &Path, error: &io::Error) -> StoreError {
    StoreError::CannotRestore { at: at.to_owned(), why: error.to_string() }
}

/// The whole of a file in a new one that only its owner can read.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = File::open(from)?;
    let mut copy = private_file(to)?;
    io::copy(&mut source, &mut copy)?;
    copy.sync_all()
}

fn remove(part: &Path) -> io::Result<()> {
    for end in ["", "-wal", "-shm"] {
        match std::fs::remove_file(beside(part, end)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(end);
    path.with_file_name(name)
}
