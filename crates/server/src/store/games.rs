//! Games: their rows, their journals as read, their seats, and the lists people look through.

use std::collections::BTreeMap;
use std::fmt;

use sqlx::{Encode, QueryBuilder, Type};

use super::columns::read_from_row;
use super::{Db, GameId, PersonId, Result, Secret, Store, StoreError, TokenHash, in_transaction, on, pen};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS))]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// It is being played.
    Running,
    /// It has ended, in whatever way.
    Over,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Lobby, Self::Running, Self::Over];

    /// The word for it in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

impl TryFrom<String> for Stage {
    type Error = StoreError;

    fn try_from(word: String) -> Result<Self> {
        Self::ALL
            .into_iter()
            .find(|stage| stage.as_str() == word)
            .ok_or_else(|| StoreError::Damaged(format!("a game is in the unknown stage {word:?}")))
    }
}

/// One entry of a journal. Its body may hold choices that are hidden from other seats: it is not shown in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the game, from 1, without gaps.
    pub seq: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// By which a repeated request is recognised; already scoped by its sender, unique in the game.
    pub key: Option<String>,
    /// What happened, as JSON.
    pub body: String,
}

read_from_row!(Entry { seq: i64, at: i64, key: Option<String>, body: String });

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seq, at, key, body } = self;
        let mut entry = f.debug_struct("Entry");
        entry.field("seq", seq).field("at", at).field("key", key);
        entry.field("body", &format_args!("{} bytes", body.len())).finish()
    }
}

/// What the row of a game is told a little after its journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The seats that are awaited, one bit each.
    pub awaited: i64,
    /// When the table is to be looked at unasked, if it need not be in memory until then. One that is not noted in time
    /// makes it looked at too early.
    pub due: Option<i64>,
    /// When something last happened.
    pub at: i64,
}

/// A game to be created, with all that must be there from its first moment.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: GameId,
    /// Which of the games it is, for instance `grecia`.
    pub game: String,
    /// Who creates it.
    pub creator: PersonId,
    /// By which a repeated request of the creator is recognised.
    pub key: Option<String>,
    /// The seed of its chance.
    pub seed: Secret,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How far it is.
    pub stage: Stage,
    /// Whether strangers may find its lobby.
    pub listed: bool,
    /// Whether the server has to act in it unasked: bots, clocks.
    pub needs_care: bool,
    /// When it is to be looked at unasked, if it begins at once and need not be in memory until then.
    pub due: Option<i64>,
    /// The game it follows, as a rematch does.
    pub parent: Option<GameId>,
    /// The beginning of its journal, numbered from 1.
    pub entries: Vec<Entry>,
    /// Who sits where.
    pub seats: Vec<(u8, PersonId)>,
    /// Links to a seat, or to watch where there is none.
    pub invitations: Vec<(TokenHash, Option<u8>)>,
}

/// What became of a wish to create a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Created {
    /// It was created.
    Now(GameId),
    /// The same request had created this one before; nothing was written.
    Before(GameId),
}

/// What is known of a game without reading its journal. The seed is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// Which of the games it is.
    pub game: String,
    /// Who created it.
    pub creator: PersonId,
    /// How far it is.
    pub stage: Stage,
    /// Whether strangers may find its lobby.
    pub listed: bool,
    /// Whether the server has to act in it unasked.
    pub needs_care: bool,
    /// The seats whose choice is awaited, one bit each; noted late, so only a hint.
    pub awaited: i64,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed; noted late, so only a hint.
    pub updated_at: i64,
    /// The game it follows.
    pub parent: Option<GameId>,
    /// The number of the last entry of its journal.
    pub version: u64,
    /// What lists were told of it, and after which entry.
    pub listing: Option<String>,
    /// Who sits where, by seat.
    pub seats: Vec<(u8, PersonId)>,
}

read_from_row!(GameRow {
    id: GameId,
    game: String,
    creator: PersonId,
    stage: String,
    listed: bool,
    needs_care: bool,
    awaited: i64,
    created_at: i64,
    updated_at: i64,
    parent: Option<GameId>,
    version: i64,
    listing: Option<String>;
    seats: Vec::new()
});

impl GameRow {
    /// Where the page after the one that ends with this row begins.
    pub fn mark(&self) -> Mark {
        Mark { updated_at: self.updated_at, id: self.id.clone() }
    }
}

/// A place in a list of games, newest change first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// When the last game shown had changed.
    pub updated_at: i64,
    /// The last game shown.
    pub id: GameId,
}

/// A part of a list of games, newest change first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What was shown last; nothing for the first page.
    pub after: Option<Mark>,
    /// How many at most; more than [`Page::LONGEST`] are not given.
    pub limit: u32,
}

impl Page {
    /// The longest page there is.
    pub const LONGEST: u32 = 200;

    /// The first page.
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }
}

/// Which games to list; what is left open admits all.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Only games this far.
    pub stage: Option<Stage>,
    /// Only this one of the games, for instance `grecia`.
    pub game: Option<String>,
    /// Only games in which this person sits or which they created.
    pub person: Option<PersonId>,
    /// Only games that strangers may (or may not) find.
    pub listed: Option<bool>,
}

const ROW: &str = "SELECT id, game, creator, phase AS stage, listed, needs_care, awaited, created_at, updated_at, parent, listing, \
    COALESCE((SELECT MAX(seq) FROM entries WHERE entries.game = games.id), 0) AS version FROM games";

impl Store {
    /// Writes a new game whole or not at all. A creator's key makes it once however often it is asked for.
    pub async fn create_game(&self, new: NewGame) -> Result<Created> {
        let made = in_transaction!(self.write, tx => {
            let written = sqlx::query(
                "INSERT INTO games (id, game, creator, creation_key, seed, phase, listed, needs_care, created_at, \
                 updated_at, parent, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11) \
                 ON CONFLICT (creator, creation_key) DO NOTHING",
            )
            .bind(&new.id)
            .bind(&new.game)
            .bind(&new.creator)
            .bind(&new.key)
            .bind(&new.seed)
            .bind(new.stage.as_str())
            .bind(new.listed)
            .bind(new.needs_care)
            .bind(new.at)
            .bind(&new.parent)
            .bind(new.due)
            .execute(&mut *tx)
            .await?;
            let made = written.rows_affected() == 1;
            if made {
                for some in new.entries.chunks(ROWS_AT_ONCE) {
                    let rows = some.iter().map(|entry| (&new.id, entry));
                    insert_entries(rows).build().execute(&mut *tx).await?;
                }
                if !new.seats.is_empty() {
                    insert_seats(new.seats.iter().map(|seat| (&new.id, seat))).build().execute(&mut *tx).await?;
                }
                for (token, seat) in &new.invitations {
                    sqlx::query("INSERT INTO invitations (token_hash, game, seat) VALUES ($1, $2, $3)")
                        .bind(token)
                        .bind(&new.id)
                        .bind(seat.map(i64::from))
                        .execute(&mut *tx)
                        .await?;
                }
            }
            made
        });
        if made {
            return Ok(Created::Now(new.id));
        }
        let before = on!(self.read, pool => {
            sqlx::query_scalar("SELECT id FROM games WHERE creator = $1 AND creation_key = $2")
                .bind(&new.creator)
                .bind(&new.key)
                .fetch_optional(pool)
                .await?
        });
        before.map(Created::Before).ok_or(StoreError::Contended)
    }

    /// A game without its journal.
    pub async fn game(&self, id: &GameId) -> Result<Option<GameRow>> {
        let mut rows = on!(self.read, pool => {
            QueryBuilder::new(ROW).push(" WHERE id = ").push_bind(id).build_query_as::<GameRow>().fetch_all(pool).await?
        });
        self.fill_in(&mut rows).await?;
        Ok(rows.pop())
    }

    /// The journal of a game after an entry (0: from the beginning), in order. Empty where there is no such game.
    pub async fn entries(&self, id: &GameId, after: u64) -> Result<Vec<Entry>> {
        let entries = match &self.read {
            Db::Sqlite(pool) => pen::entries(pool, id, after).await?,
            Db::Pg(pool) => {
                sqlx::query_as(
                    "SELECT seq, at, key, body FROM entries WHERE game = $1 AND seq > $2 ORDER BY seq",
                )
                .bind(id)
                .bind(after as i64)
                .fetch_all(pool)
                .await?
            }
        };
        match entries.iter().zip(after + 1..).find(|(entry, due)| entry.seq != *due) {
            Some((_, lost)) => Err(StoreError::Damaged(format!("entry {lost} of the game {id} is missing"))),
            None => Ok(entries),
        }
    }

    /// The games in which somebody sits or which they created.
    pub async fn games_of(&self, person: &PersonId, page: &Page) -> Result<Vec<GameRow>> {
        self.list_games(&Filter { person: Some(person.clone()), ..Filter::default() }, page).await
    }

    /// The games in which somebody sits or which they created, and that are not over: those first where one of their
    /// seats is awaited, then the newest change first.
    pub async fn games_going(&self, person: &PersonId, most: u32) -> Result<Vec<GameRow>> {
        let mut rows = on!(self.read, pool => {
            let mut query = QueryBuilder::new(ROW);
            query.push(" WHERE phase <> 'over'");
            theirs(&mut query, person);
            query.push(" ORDER BY (phase = 'running' AND EXISTS (SELECT 1 FROM seats WHERE game = games.id AND person = ");
            query.push_bind(person);
            query.push(" AND (awaited >> CAST(seat - 1 AS INTEGER)) & 1 = 1)) DESC, updated_at DESC, id DESC LIMIT ");
            query.push_bind(i64::from(most));
            query.build_query_as::<GameRow>().fetch_all(pool).await?
        });
        self.fill_in(&mut rows).await?;
        Ok(rows)
    }

    /// The lobbies that strangers may find.
    pub async fn open_games(&self, page: &Page) -> Result<Vec<GameRow>> {
        self.list_games(&Filter { stage: Some(Stage::Lobby), listed: Some(true), ..Filter::default() }, page)
            .await
    }

    /// The games that a filter admits, newest change first.
    pub async fn list_games(&self, filter: &Filter, page: &Page) -> Result<Vec<GameRow>> {
        let mut rows = on!(self.read, pool => {
            let mut query = QueryBuilder::new(ROW);
            query.push(" WHERE TRUE");
            if let Some(stage) = filter.stage {
                // As a literal, so that the index of open lobbies serves.
                query.push(" AND phase = '").push(stage.as_str()).push("'");
            }
            if let Some(listed) = filter.listed {
                query.push(if listed { " AND listed" } else { " AND NOT listed" });
            }
            if let Some(game) = &filter.game {
                query.push(" AND game = ").push_bind(game);
            }
            if let Some(person) = &filter.person {
                theirs(&mut query, person);
            }
            if let Some(mark) = &page.after {
                query.push(" AND (updated_at, id) < (").push_bind(mark.updated_at);
                query.push(", ").push_bind(&mark.id).push(")");
            }
            query.push(" ORDER BY updated_at DESC, id DESC LIMIT ");
            query.push_bind(i64::from(page.limit.min(Page::LONGEST)));
            query.build_query_as::<GameRow>().fetch_all(pool).await?
        });
        self.fill_in(&mut rows).await?;
        Ok(rows)
    }

    /// Who sits where, and how long the journal is.
    async fn fill_in(&self, rows: &mut [GameRow]) -> Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        if let Db::Sqlite(pool) = &self.read {
            let newest: BTreeMap<GameId, i64> =
                pen::newest(pool, rows.iter().map(|row| &row.id)).await?.into_iter().collect();
            for row in &mut *rows {
                row.version = newest.get(&row.id).map_or(row.version, |&seq| seq as u64);
            }
        }
        let taken: Vec<(GameId, i64, PersonId)> = on!(self.read, pool => {
            let mut query = QueryBuilder::new("SELECT game, seat, person FROM seats WHERE game IN (");
            let mut games = query.separated(", ");
            for row in &*rows {
                games.push_bind(&row.id);
            }
            query.push(") ORDER BY seat").build_query_as().fetch_all(pool).await?
        });
        let mut by_game: BTreeMap<GameId, Vec<(u8, PersonId)>> = BTreeMap::new();
        for (game, seat, person) in taken {
            by_game.entry(game).or_default().push((stored_seat(seat)?, person));
        }
        for row in rows {
            row.seats = by_game.remove(&row.id).unwrap_or_default();
        }
        Ok(())
    }

    /// Games being played in which the server has to act unasked, by id after the one given.
    pub async fn games_to_wake(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar(
                "SELECT id FROM games WHERE phase = 'running' AND needs_care AND id > $1 ORDER BY id LIMIT $2",
            )
            .bind(after.map_or("", GameId::as_str))
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?
        }))
    }

    /// Games that are to be looked at by now, those first that have waited longest.
    pub async fn games_due(&self, now: i64, limit: u32) -> Result<Vec<GameId>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar("SELECT id FROM games WHERE due <= $1 ORDER BY due LIMIT $2")
                .bind(now)
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        }))
    }

    /// Has a game that is due looked at later.
    pub async fn put_off(&self, id: &GameId, until: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE games SET due = $2 WHERE id = $1 AND due IS NOT NULL")
                .bind(id)
                .bind(until)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Notes for lists which seats are awaited and when a game last changed, and when it is due. What the row knows better,
    /// because it has changed since, stays; games that are gone are passed over. After an error nothing was noted and the notes can be given again.
    pub async fn note(&self, notes: &[(GameId, Note)]) -> Result<()> {
        // The last note on a game counts.
        let notes: BTreeMap<GameId, Note> = notes.iter().cloned().collect();
        if notes.is_empty() {
            return Ok(());
        }
        let notes: Vec<_> = notes.into_iter().collect();
        in_transaction!(self.write, tx => {
            for some in notes.chunks(ROWS_AT_ONCE) {
                QueryBuilder::new("WITH note (id, awaited, due, at) AS (")
                    .push_values(some, |mut row, (id, note)| {
                        row.push_bind(id.clone()).push_bind(note.awaited).push_bind(note.due).push_bind(note.at);
                    })
                    .push(
                        ") UPDATE games SET due = note.due, awaited = \
                         CASE WHEN note.at >= games.updated_at THEN note.awaited ELSE games.awaited END, updated_at = \
                         CASE WHEN note.at > games.updated_at THEN note.at ELSE games.updated_at END \
                         FROM note WHERE games.id = note.id",
                    )
                    .build()
                    .execute(&mut *tx)
                    .await?;
            }
        });
        Ok(())
    }

    /// Keeps what lists were told of games, each with the entry after which that was so in it. Whoever reads it compares.
    pub async fn keep_listings(&self, listings: &[(GameId, String)]) -> Result<()> {
        let listings: BTreeMap<&GameId, &String> =
            listings.iter().map(|(id, listing)| (id, listing)).collect();
        let listings: Vec<_> = listings.into_iter().collect();
        in_transaction!(self.write, tx => {
            for some in listings.chunks(ROWS_AT_ONCE) {
                QueryBuilder::new("WITH told (id, listing) AS (")
                    .push_values(some, |mut row, (id, listing)| {
                        row.push_bind((*id).clone()).push_bind((*listing).clone());
                    })
                    .push(") UPDATE games SET listing = told.listing FROM told WHERE games.id = told.id")
                    .build()
                    .execute(&mut *tx)
                    .await?;
            }
        });
        Ok(())
    }

    /// The seed of a game: for the server's own play, and for all once the game is over.
    pub async fn reveal(&self, id: &GameId) -> Result<Option<Secret>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar("SELECT seed FROM games WHERE id = $1").bind(id).fetch_optional(pool).await?
        }))
    }

    /// Removes a game with its journal, seats, links and chat. False where there was none.
    pub async fn delete_game(&self, id: &GameId) -> Result<bool> {
        let gone = on!(self.write, pool => {
            sqlx::query("DELETE FROM games WHERE id = $1").bind(id).execute(pool).await?.rows_affected()
        });
        Ok(gone == 1)
    }

    /// The private standing answers of who sits in a seat, as JSON.
    pub async fn standing(&self, game: &GameId, seat: u8) -> Result<Option<String>> {
        let standing: Option<Option<String>> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT standing FROM seats WHERE game = $1 AND seat = $2")
                .bind(game)
                .bind(i64::from(seat))
                .fetch_optional(pool)
                .await?
        });
        Ok(standing.flatten())
    }

    /// Keeps the private standing answers of who sits in a seat, until somebody else sits there. False where
    /// nobody does.
    pub async fn set_standing(&self, game: &GameId, seat: u8, json: &str) -> Result<bool> {
        let kept = on!(self.write, pool => {
            sqlx::query("UPDATE seats SET standing = $3 WHERE game = $1 AND seat = $2")
                .bind(game)
                .bind(i64::from(seat))
                .bind(json)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(kept == 1)
    }
}

/// Narrows a question about games to those in which somebody sits or which they created.
fn theirs<'a, DB: sqlx::Database>(query: &mut QueryBuilder<DB>, person: &'a PersonId)
where
    &'a PersonId: Encode<'a, DB> + Type<DB>,
{
    query.push(" AND id IN (SELECT id FROM games WHERE creator = ").push_bind(person);
    query.push(" UNION SELECT game FROM seats WHERE person = ").push_bind(person).push(")");
}

/// So many rows are written by one statement: far below what either database takes in parameters.
pub(super) const ROWS_AT_ONCE: usize = 1000;

/// The statement for the entries that a game is created with.
pub(super) fn insert_entries<'a, DB: sqlx::Database>(
    entries: impl IntoIterator<Item = (&'a GameId, &'a Entry)>,
) -> QueryBuilder<DB>
where
    &'a str: Encode<'a, DB> + Type<DB>,
    Option<&'a str>: Encode<'a, DB> + Type<DB>,
    i64: Encode<'a, DB> + Type<DB>,
{
    let mut query = QueryBuilder::new("INSERT INTO entries (game, seq, at, key, body) ");
    query.push_values(entries, |mut row, (game, entry)| {
        row.push_bind(game.as_str()).push_bind(entry.seq as i64).push_bind(entry.at);
        row.push_bind(entry.key.as_deref()).push_bind(entry.body.as_str());
    });
    query
}

/// The statement that seats people; who sits there already stays, with their standing answers.
pub(super) fn insert_seats<'a, DB: sqlx::Database>(
    seats: impl IntoIterator<Item = (&'a GameId, &'a (u8, PersonId))>,
) -> QueryBuilder<DB>
where
    &'a str: Encode<'a, DB> + Type<DB>,
    i64: Encode<'a, DB> + Type<DB>,
{
    let mut query = QueryBuilder::new("INSERT INTO seats (game, seat, person) ");
    query.push_values(seats, |mut row, (game, (seat, person))| {
        row.push_bind(game.as_str()).push_bind(i64::from(*seat)).push_bind(person.as_str());
    });
    query.push(" ON CONFLICT (game, seat) DO NOTHING");
    query
}

pub(super) fn stored_seat(seat: i64) -> Result<u8> {
    u8::try_from(seat).map_err(|_| StoreError::Damaged(format!("there is no seat {seat}")))
}
