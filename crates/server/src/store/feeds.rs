//! The secret addresses under which calendars and readers see where it is somebody's turn.

use super::{PersonId, Result, Store, TokenHash, on};

impl Store {
    /// Gives somebody a new address; an older one leads nowhere any more.
    pub async fn set_feed(&self, person: &PersonId, token: &TokenHash, at: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO feeds (token_hash, person, created_at) VALUES ($1, $2, $3) ON CONFLICT (person) DO UPDATE \
                 SET token_hash = excluded.token_hash, created_at = excluded.created_at",
            )
            .bind(token)
            .bind(person)
            .bind(at)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Since when somebody has their address; none if they have none.
    pub async fn feed_since(&self, person: &PersonId) -> Result<Option<i64>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar("SELECT created_at FROM feeds WHERE person = $1")
                .bind(person)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Whose address it is, and since when.
    pub async fn feed(&self, token: &TokenHash) -> Result<Option<(PersonId, i64)>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT person, created_at FROM feeds WHERE token_hash = $1")
                .bind(token)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Takes somebody's address away.
    pub async fn remove_feed(&self, person: &PersonId) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("DELETE FROM feeds WHERE person = $1").bind(person).execute(pool).await?;
        });
        Ok(())
    }
}
