//! Notices: what somebody is to be told, once each, and whether they have seen it.

use std::fmt;

use sqlx::{Encode, QueryBuilder, Type};
use uuid::Uuid;

use super::columns::read_from_row;
use super::games::stored_seat;
use super::{GameId, PersonId, Result, Store, StoreError, in_transaction, on};

/// What a notice is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub enum Occasion {
    /// It is their turn.
    Turn,
    /// Their time runs out soon.
    Clock,
    /// Somebody asks them to sit down.
    Invited,
    /// A game they play has ended.
    Over,
    /// A game is offered again.
    Rematch,
    /// Somebody has said something at their table.
    Chat,
}

impl Occasion {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Turn, Self::Clock, Self::Invited, Self::Over, Self::Rematch, Self::Chat];

    /// The word for it in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Clock => "clock",
            Self::Invited => "invited",
            Self::Over => "over",
            Self::Rematch => "rematch",
            Self::Chat => "chat",
        }
    }
}

impl TryFrom<String> for Occasion {
    type Error = StoreError;

    fn try_from(word: String) -> Result<Self> {
        Self::ALL
            .into_iter()
            .find(|occasion| occasion.as_str() == word)
            .ok_or_else(|| StoreError::Damaged(format!("a notice is about the unknown {word:?}")))
    }
}

/// A notice to be kept.
#[derive(Clone, PartialEq, Eq)]
pub struct NewNotice {
    /// Who is to be told.
    pub person: PersonId,
    /// What it is about, exactly: nobody is told the same twice. Only what is said at a table comes again, once it was seen.
    pub key: String,
    /// What kind of thing it is about.
    pub kind: Occasion,
    /// The table.
    pub game: Option<GameId>,
    /// Their seat there.
    pub seat: Option<u8>,
    /// What the text is made of, as JSON. Nothing that anybody at the table may not know.
    pub about: String,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// When it is to be sent to those who have not seen it by then.
    pub due: i64,
    /// The seats that the table awaits, one bit each, where it is about that.
    pub awaited: Option<i64>,
}

impl fmt::Debug for NewNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewNotice").field("key", &self.key).finish_non_exhaustive()
    }
}

/// A notice as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// What it is about, exactly.
    pub key: String,
    /// What kind of thing it is about.
    pub kind: Occasion,
    /// The table.
    pub game: Option<GameId>,
    /// Their seat there.
    pub seat: Option<i64>,
    /// What the text is made of.
    pub about: String,
    /// When it happened.
    pub at: i64,
    /// When they saw it.
    pub seen_at: Option<i64>,
    /// Whether sending it was put off.
    pub postponed: bool,
}

read_from_row!(Notice {
    id: String,
    person: PersonId,
    key: String,
    kind: String,
    game: Option<GameId>,
    seat: Option<i64>,
    about: String,
    at: i64,
    seen_at: Option<i64>,
    postponed: bool
});

const COLUMNS: &str = "n.id, n.person, n.key, n.kind, n.game, n.seat, n.about, n.at, n.seen_at, n.postponed";

/// Whether a notice is still so: a turn is not once somebody else is asked, or the same person was asked anew.
const HOLDS: &str = "(n.kind NOT IN ('turn', 'clock') OR EXISTS (SELECT 1 FROM games g WHERE g.id = n.game AND \
     g.phase = 'running' AND (n.seat IS NULL OR (g.awaited >> CAST(n.seat - 1 AS INTEGER)) & 1 = 1)) \
     AND NOT EXISTS (SELECT 1 FROM notices m WHERE m.person = n.person AND m.game = n.game AND m.kind = n.kind \
     AND m.at > n.at))";

/// The statement that keeps notices, each key once.
pub(super) fn insert_notices<'a, DB: sqlx::Database>(
    notices: impl IntoIterator<Item = &'a NewNotice>,
) -> QueryBuilder<DB>
where
    &'a str: Encode<'a, DB> + Type<DB>,
    Option<&'a str>: Encode<'a, DB> + Type<DB>,
    String: Encode<'a, DB> + Type<DB>,
    i64: Encode<'a, DB> + Type<DB>,
    Option<i64>: Encode<'a, DB> + Type<DB>,
{
    let mut query =
        QueryBuilder::new("INSERT INTO notices (id, person, key, kind, game, seat, about, at, due) ");
    query.push_values(notices, |mut row, notice| {
        row.push_bind(fresh_id());
        row.push_bind(notice.person.as_str()).push_bind(notice.key.as_str()).push_bind(notice.kind.as_str());
        row.push_bind(notice.game.as_ref().map(GameId::as_str)).push_bind(notice.seat.map(i64::from));
        row.push_bind(notice.about.as_str()).push_bind(notice.at).push_bind(notice.due);
    });
    query.push(
        " ON CONFLICT (person, key) DO UPDATE SET id = excluded.id, about = excluded.about, at = excluded.at, \
         due = excluded.due, seen_at = NULL, postponed = FALSE, for_mail = FALSE \
         WHERE notices.kind = 'chat' AND notices.seen_at IS NOT NULL",
    );
    query
}

pub(super) fn fresh_id() -> String {
    Uuid::now_v7().hyphenated().to_string()
}

impl Store {
    /// Keeps notices that are born elsewhere than in a journal.
    pub async fn add_notices(&self, notices: &[NewNotice]) -> Result<()> {
        if !notices.is_empty() {
            on!(self.write, pool => {
                insert_notices(notices).build().execute(pool).await?;
            });
        }
        Ok(())
    }

    /// The newest notices of somebody that still hold, newest first.
    pub async fn notices(&self, person: &PersonId, limit: u32) -> Result<Vec<Notice>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new(format!("SELECT {COLUMNS} FROM notices n WHERE n.person = "));
            query.push_bind(person).push(" AND (n.seen_at IS NOT NULL OR ").push(HOLDS).push(")");
            query.push(" ORDER BY n.at DESC, n.id DESC LIMIT ").push_bind(i64::from(limit));
            query.build_query_as().fetch_all(pool).await?
        }))
    }

    /// How many notices somebody has not seen.
    pub async fn unseen(&self, person: &PersonId) -> Result<u64> {
        let unseen: i64 = on!(self.read, pool => {
            let mut query = QueryBuilder::new("SELECT COUNT(*) FROM notices n WHERE n.seen_at IS NULL AND n.person = ");
            query.push_bind(person).push(" AND ").push(HOLDS);
            query.build_query_scalar().fetch_one(pool).await?
        });
        Ok(unseen as u64)
    }

    /// Somebody has seen what they were to be told: of a table, or all of it up to a moment.
    pub async fn saw(&self, person: &PersonId, game: Option<&GameId>, up_to: i64, now: i64) -> Result<()> {
        // Most who look have nothing to see: that is no reason to write.
        let any: Option<i64> = on!(self.read, pool => {
            let mut query = QueryBuilder::new("SELECT CAST(1 AS BIGINT) FROM notices WHERE seen_at IS NULL AND person = ");
            query.push_bind(person);
            if let Some(game) = game {
                query.push(" AND game = ").push_bind(game);
            }
            query.push(" LIMIT 1").build_query_scalar().fetch_optional(pool).await?
        });
        if any.is_none() {
            return Ok(());
        }
        on!(self.write, pool => {
            let mut query = QueryBuilder::new("UPDATE notices SET due = NULL, for_mail = FALSE, seen_at = ");
            query.push_bind(now).push(" WHERE seen_at IS NULL AND person = ").push_bind(person);
            query.push(" AND at <= ").push_bind(up_to);
            if let Some(game) = game {
                query.push(" AND game = ").push_bind(game);
            }
            query.build().execute(pool).await?;
        });
        Ok(())
    }

    /// Notices that are to be sent by now, those first that have waited longest.
    pub(crate) async fn notices_due(&self, now: i64, limit: u32) -> Result<Vec<Notice>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new(format!("SELECT {COLUMNS} FROM notices n WHERE n.due <= "));
            query.push_bind(now).push(" ORDER BY n.due LIMIT ").push_bind(i64::from(limit));
            query.build_query_as().fetch_all(pool).await?
        }))
    }

    /// A notice, if nobody has seen it and it still holds.
    pub(crate) async fn notice_to_send(&self, id: &str) -> Result<Option<Notice>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new(format!("SELECT {COLUMNS} FROM notices n WHERE n.seen_at IS NULL AND n.id = "));
            query.push_bind(id).push(" AND ").push(HOLDS);
            query.build_query_as().fetch_optional(pool).await?
        }))
    }

    /// Whoever was asked to sit down on a seat.
    pub async fn ask_to_sit(&self, game: &GameId, seat: u8, person: &PersonId) -> Result<()> {
        in_transaction!(self.write, tx => {
            sqlx::query("INSERT INTO asked_to_sit (game, seat, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(game)
                .bind(i64::from(seat))
                .bind(person)
                .execute(&mut *tx)
                .await?;
            sqlx::query("INSERT INTO watchers (game, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(game)
                .bind(person)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// The seats on which somebody was asked to sit down.
    pub async fn asked_to_sit(&self, game: &GameId, person: &PersonId) -> Result<Vec<u8>> {
        let seats: Vec<i64> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT seat FROM asked_to_sit WHERE game = $1 AND person = $2 ORDER BY seat")
                .bind(game)
                .bind(person)
                .fetch_all(pool)
                .await?
        });
        seats.into_iter().map(stored_seat).collect()
    }

    /// Forgets notices and deliveries from before a moment.
    pub(crate) async fn forget_notices(&self, before: i64) -> Result<()> {
        on!(self.write, pool => {
            for old in [
                "DELETE FROM notices WHERE at < $1",
                "DELETE FROM deliveries WHERE at < $1 AND due IS NULL",
                "DELETE FROM proofs WHERE expires_at < $1",
            ] {
                sqlx::query(old).bind(before).execute(pool).await?;
            }
        });
        Ok(())
    }
}
