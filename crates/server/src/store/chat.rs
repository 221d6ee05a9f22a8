//! What is said at a table, numbered from 1 in each game.

use super::games::stored_seat;
use super::{GameId, PersonId, Result, Store, StoreError, on};

/// A line to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChat {
    /// Where.
    pub game: GameId,
    /// By whom.
    pub person: PersonId,
    /// From which seat; none: by somebody who watches.
    pub seat: Option<u8>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub line: String,
}

/// A line that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number in the game, from 1.
    pub number: u64,
    /// By whom; a guest may have been forgotten since.
    pub person: PersonId,
    /// From which seat; none: by somebody who watched.
    pub seat: Option<u8>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub line: String,
}

/// Whoever loses the race for a number takes the next one; each round somebody gets theirs.
const TRIES: usize = 100;

impl Store {
    /// Writes a line down and tells its number. Numbers have no gaps.
    pub async fn add_chat(&self, new: &NewChat) -> Result<u64> {
        for _ in 0..TRIES {
            match self.try_add_chat(new).await {
                Err(StoreError::Twice) => {}
                said => return said,
            }
        }
        Err(StoreError::Contended)
    }

    async fn try_add_chat(&self, new: &NewChat) -> Result<u64> {
        let number: i64 = on!(self.write, pool => {
            sqlx::query_scalar(
                "INSERT INTO chat (game, number, person, seat, at, line) \
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE game = $1 RETURNING number",
            )
            .bind(&new.game)
            .bind(&new.person)
            .bind(new.seat.map(i64::from))
            .bind(new.at)
            .bind(&new.line)
            .fetch_one(pool)
            .await?
        });
        Ok(number as u64)
    }

    /// Lets lines of a guest be those of the account of the same person.
    pub async fn hand_chat(&self, game: &GameId, from: &PersonId, to: &PersonId) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE chat SET person = $3 WHERE game = $1 AND person = $2")
                .bind(game)
                .bind(from)
                .bind(to)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The lines after a number (0: from the beginning), oldest first, at most `limit`.
    pub async fn chat(&self, game: &GameId, after: u64, limit: u32) -> Result<Vec<ChatLine>> {
        let said: Vec<(i64, PersonId, Option<i64>, i64, String)> = on!(self.read, pool => {
            sqlx::query_as(
                "SELECT number, person, seat, at, line FROM chat WHERE game = $1 AND number > $2 \
                 ORDER BY number LIMIT $3",
            )
            .bind(game)
            .bind(after as i64)
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?
        });
        said.into_iter()
            .map(|(number, person, seat, at, line)| {
                Ok(ChatLine {
                    number: number as u64,
                    person,
                    seat: seat.map(stored_seat).transpose()?,
                    at,
                    line,
                })
            })
            .collect()
    }
}
