//! Sessions: who a browser belongs to, until when.

use super::columns::read_from_row;
use super::{PersonId, Result, Store, TokenHash, on};

/// One browser in which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the token the browser holds.
    pub token_hash: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// By which its owner recognises it in a list.
    pub label: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, as far as it was noted.
    pub seen_at: i64,
    /// From when on it is worth nothing.
    pub expires_at: i64,
}

read_from_row!(Session {
    token_hash: TokenHash,
    person: PersonId,
    label: String,
    created_at: i64,
    seen_at: i64,
    expires_at: i64
});

impl Store {
    /// Writes a session down.
    pub async fn add_session(&self, session: &Session) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO sessions (token_hash, person, label, created_at, seen_at, expires_at) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&session.token_hash)
            .bind(&session.person)
            .bind(&session.label)
            .bind(session.created_at)
            .bind(session.seen_at)
            .bind(session.expires_at)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The session of a token, unless it has expired or been revoked.
    pub async fn session(&self, token: &TokenHash, now: i64) -> Result<Option<Session>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT token_hash, person, label, created_at, seen_at, expires_at FROM sessions \
                 WHERE token_hash = $1 AND expires_at > $2",
            )
            .bind(token)
            .bind(now)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// The sessions of somebody that are still good, last used first.
    pub async fn sessions(&self, person: &PersonId, now: i64) -> Result<Vec<Session>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT token_hash, person, label, created_at, seen_at, expires_at FROM sessions \
                 WHERE person = $1 AND expires_at > $2 ORDER BY seen_at DESC, token_hash",
            )
            .bind(person)
            .bind(now)
            .fetch_all(pool)
            .await?
        }))
    }

    /// Notes that a session was used and until when it is good now. One that has expired stays so. Costs a write:
    /// not for every request.
    pub async fn touch_session(&self, token: &TokenHash, now: i64, expires_at: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE token_hash = $1 AND expires_at > $2")
                .bind(token)
                .bind(now)
                .bind(expires_at)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Ends a session. False where there was none.
    pub async fn revoke_session(&self, token: &TokenHash) -> Result<bool> {
        let ended = on!(self.write, pool => {
            sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token).execute(pool).await?.rows_affected()
        });
        Ok(ended == 1)
    }

    /// Ends all sessions of somebody, but for the one they ask from. Tells how many they were.
    pub async fn revoke_sessions(&self, person: &PersonId, except: Option<&TokenHash>) -> Result<u64> {
        Ok(on!(self.write, pool => {
            sqlx::query("DELETE FROM sessions WHERE person = $1 AND token_hash <> $2")
                .bind(person)
                .bind(except.map_or("", TokenHash::as_str))
                .execute(pool)
                .await?
                .rows_affected()
        }))
    }

    /// Forgets the sessions that have expired. Tells how many they were.
    pub async fn prune_sessions(&self, now: i64) -> Result<u64> {
        Ok(on!(self.write, pool => {
            sqlx::query("DELETE FROM sessions WHERE expires_at <= $1").bind(now).execute(pool).await?.rows_affected()
        }))
    }
}
