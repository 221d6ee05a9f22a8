//! Writing journals on `SQLite`: whoever holds the pen appends what comes, in the order in which it comes, and notes from
//! time to time where the entries of each game stand.
//!
//! A row in the order of arrival costs its own bytes; a tree of all games would cost a page for each game that is written to.
//! Nothing is indexed on the way of a choice: the holder knows the last number and the keys of each game it writes to. Every
//! statement asks whether the pen is still held, so what is known is true, and two writers on one file only make each other
//! slow. On `PostgreSQL` rows stand in the order of arrival by themselves, and an index says what is unique.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};

use sqlx::{QueryBuilder, SqlitePool};

use super::journal::{Append, AppendError};
use super::{Db, Entry, GameId, Result, Store, StoreError, in_transaction};

/// So many entries stand there without their places noted at most. Whoever reads a journal looks through them, which takes
/// a fraction of a millisecond.
const NOTED_AT: usize = 4096;

/// Notes where what came since the last time stands.
const NOTE_PLACES: &str = "INSERT INTO places (game, first, last, ids) \
     SELECT game, MIN(id), MAX(seq), json_group_array(id) FROM journal \
     WHERE id > (SELECT noted FROM pen) GROUP BY game";
const NOTED: &str = "UPDATE pen SET noted = (SELECT COALESCE(MAX(id), 0) FROM journal)";

/// The pen, and what its holder knows.
pub(super) struct Pen {
    /// By which name it is held.
    holder: String,
    games: HashMap<GameId, Known>,
    hashes: RandomState,
    /// How many entries came since places were noted.
    new: usize,
}

/// What is known of a game that is written to: all that has happened in it.
#[derive(Default)]
struct Known {
    exists: bool,
    last: u64,
    /// Hashes of the keys.
    keys: HashSet<u64>,
    /// Whether it was written to since places were noted.
    stirred: bool,
}

impl Pen {
    /// Takes the pen from whoever has it.
    pub(super) async fn take(store: &Store) -> Result<Self> {
        let holder = GameId::fresh().to_string();
        in_transaction!(store.write, tx => {
            sqlx::query("UPDATE pen SET holder = $1").bind(&holder).execute(&mut *tx).await?;
            sqlx::query(NOTE_PLACES).execute(&mut *tx).await?;
            sqlx::query(NOTED).execute(&mut *tx).await?;
        });
        Ok(Self { holder, games: HashMap::new(), hashes: RandomState::new(), new: 0 })
    }

    pub(super) fn holder(&self) -> &str {
        &self.holder
    }

    /// Learns what has happened in a game that is to be written to.
    pub(super) async fn get_to_know(&mut self, store: &Store, game: &GameId) -> Result<()> {
        let Db::Sqlite(pool) = &store.read else { return Ok(()) };
        if self.games.contains_key(game) {
            return Ok(());
        }
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM games WHERE id = $1").bind(game).fetch_optional(pool).await?;
        let mut known = Known { exists: found.is_some(), ..Known::default() };
        for entry in entries(pool, game, 0).await? {
            known.last = entry.seq;
            known.keys.extend(entry.key.map(|key| self.hashes.hash_one(key)));
        }
        self.games.insert(game.clone(), known);
        Ok(())
    }

    /// Whether an append to a game that is known continues it; then it is counted as written.
    pub(super) fn note(&mut self, append: &Append) -> Result<(), AppendError> {
        let known = self.games.entry(append.game.clone()).or_default();
        if !known.exists {
            return Err(StoreError::Missing.into());
        }
        let keys = append.entries.iter().filter_map(|entry| entry.key.as_ref());
        let hashes: Vec<u64> = keys.map(|key| self.hashes.hash_one(key)).collect();
        if hashes.iter().any(|key| known.keys.contains(key)) {
            return Err(AppendError::Repeated);
        }
        if append.entries.first().is_some_and(|entry| entry.seq <= known.last) {
            return Err(AppendError::Conflict);
        }
        known.keys.extend(hashes);
        known.last = append.entries.last().map_or(known.last, |entry| entry.seq);
        known.stirred = true;
        self.new += append.entries.len();
        Ok(())
    }

    /// Notes places if it is time to; false if the pen has been taken away.
    pub(super) async fn note_places(&mut self, store: &Store) -> Result<bool> {
        if self.new < NOTED_AT {
            return Ok(true);
        }
        let held = in_transaction!(store.write, tx => {
            let held: Option<i64> = sqlx::query_scalar("SELECT 1 FROM pen WHERE holder = $1")
                .bind(&self.holder)
                .fetch_optional(&mut *tx)
                .await?;
            if held.is_some() {
                sqlx::query(NOTE_PLACES).execute(&mut *tx).await?;
                sqlx::query(NOTED).execute(&mut *tx).await?;
            }
            held.is_some()
        });
        self.new = 0;
        // Whoever does not play any more is forgotten, and known again when they come back.
        self.games.retain(|_, known| std::mem::take(&mut known.stirred));
        Ok(held)
    }
}

/// The journal of a game after an entry, in order.
pub(super) async fn entries(pool: &SqlitePool, game: &GameId, after: u64) -> sqlx::Result<Vec<Entry>> {
    sqlx::query_as(
        "SELECT seq, at, key, body FROM entries WHERE game = $1 AND seq > $2 \
         UNION ALL \
         SELECT seq, at, journal.key, body FROM places, json_each(ids) AS place, journal \
         WHERE places.game = $1 AND last > $2 AND journal.id = place.value AND seq > $2 \
         UNION ALL \
         SELECT seq, at, key, body FROM journal \
         WHERE id > (SELECT noted FROM pen) AND game = $1 AND seq > $2 \
         ORDER BY seq",
    )
    .bind(game)
    .bind(after as i64)
    .fetch_all(pool)
    .await
}

/// The last numbers of those of these games of which something stands in the order of arrival.
pub(super) async fn newest<'a>(
    pool: &SqlitePool,
    games: impl Iterator<Item = &'a GameId>,
) -> sqlx::Result<Vec<(GameId, i64)>> {
    let mut query = QueryBuilder::new(
        "SELECT game, MAX(seq) FROM (SELECT game, last AS seq FROM places UNION ALL \
         SELECT game, seq FROM journal WHERE id > (SELECT noted FROM pen)) WHERE game IN (",
    );
    let mut list = query.separated(", ");
    for game in games {
        list.push_bind(game);
    }
    query.push(") GROUP BY game").build_query_as().fetch_all(pool).await
}
