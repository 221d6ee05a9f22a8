//! A writing transaction of `SQLite` that leaves nothing behind, whatever goes wrong in it.

use std::ops::{Deref, DerefMut};

use sqlx::{Sqlite, SqliteConnection, SqlitePool, pool::PoolConnection};

/// A transaction that has the right to write. If it is dropped before it is committed, its connection is closed:
/// `SQLite` takes everything back then, and the next who writes gets a connection about whose state nobody can be
/// mistaken. After a full disk it may have ended the transaction by itself, or not.
pub(super) struct Writing {
    connection: PoolConnection<Sqlite>,
    done: bool,
}

impl Writing {
    pub(super) async fn begin(pool: &SqlitePool) -> sqlx::Result<Self> {
        let mut writing = Self { connection: pool.acquire().await?, done: false };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *writing.connection).await?;
        Ok(writing)
    }

    pub(super) async fn commit(mut self) -> sqlx::Result<()> {
        sqlx::query("COMMIT").execute(&mut *self.connection).await?;
        self.done = true;
        Ok(())
    }
}

impl Deref for Writing {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if !self.done {
            self.connection.close_on_drop();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::store::{Database, Db, PersonId, Secret, Store, StoreError};

    /// How large the file may become from now on, in pages.
    async fn leave_room(store: &Store, pages: &str) {
        let Db::Sqlite(pool) = &store.write else { panic!("this is about a file") };
        let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(pragma).execute(pool).await.unwrap();
    }

    #[tokio::test]
    async fn a_disk_that_was_full_once_is_written_to_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::File(folder.path().join("full.sqlite"))).await.unwrap();
        let anna = PersonId::fresh();
        store.add_person(&anna, "Anna", 1).await.unwrap();
        let long = Secret::new("x".repeat(100_000));
        for _ in 0..3 {
            leave_room(&store, "1").await;
            let full = store.make_account(&anna, "anna", &long).await;
            assert!(matches!(full, Err(StoreError::Unavailable(_))), "{full:?}");
        }
        leave_room(&store, "1000000").await;
        store.is_ready().await.expect("it takes what is written");
        store.make_account(&anna, "anna", &long).await.expect("there is room again");
        assert!(store.account("anna").await.unwrap().is_some());
    }
}
