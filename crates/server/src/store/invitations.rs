//! Links into a game: to a seat, or to watch. And the people who came in to watch.

use super::games::stored_seat;
use super::{GameId, PersonId, Result, Store, TokenHash, on};

/// What a link opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The game.
    pub game: GameId,
    /// The seat to take; none: to watch.
    pub seat: Option<u8>,
}

impl Store {
    /// Keeps a link to a seat, or to watch.
    pub async fn add_invitation(&self, token: &TokenHash, to: &Invitation) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("INSERT INTO invitations (token_hash, game, seat) VALUES ($1, $2, $3)")
                .bind(token)
                .bind(&to.game)
                .bind(to.seat.map(i64::from))
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// What a link opens, if it still does.
    pub async fn invitation(&self, token: &TokenHash) -> Result<Option<Invitation>> {
        let found: Option<(GameId, Option<i64>)> = on!(self.read, pool => {
            sqlx::query_as("SELECT game, seat FROM invitations WHERE token_hash = $1")
                .bind(token)
                .fetch_optional(pool)
                .await?
        });
        found
            .map(|(game, seat)| Ok(Invitation { game, seat: seat.map(stored_seat).transpose()? }))
            .transpose()
    }

    /// Makes all links to this seat (none: to watch) useless, and tells how many there were. Who came in by them
    /// stays.
    pub async fn revoke_invitations(&self, to: &Invitation) -> Result<u64> {
        Ok(on!(self.write, pool => {
            sqlx::query("DELETE FROM invitations WHERE game = $1 AND COALESCE(seat, -1) = $2")
                .bind(&to.game)
                .bind(to.seat.map_or(-1, i64::from))
                .execute(pool)
                .await?
                .rows_affected()
        }))
    }

    /// Lets somebody watch a game, however often it is said.
    pub async fn add_watcher(&self, game: &GameId, person: &PersonId) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("INSERT INTO watchers (game, person) VALUES ($1, $2) ON CONFLICT (game, person) DO NOTHING")
                .bind(game)
                .bind(person)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Whether somebody was let in to watch a game.
    pub async fn is_watcher(&self, game: &GameId, person: &PersonId) -> Result<bool> {
        let found: Option<i64> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT CAST(1 AS BIGINT) FROM watchers WHERE game = $1 AND person = $2")
                .bind(game)
                .bind(person)
                .fetch_optional(pool)
                .await?
        });
        Ok(found.is_some())
    }
}
