//! Whoever goes for good: their account ends at once; what bears their name elsewhere is noted, so that it is taken from there
//! however often the server is stopped meanwhile.

use super::columns::read_from_row;
use super::{GameId, PersonId, Result, Store, TokenHash, in_transaction, on};

/// A place from which a name is still to be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Farewell {
    pub(crate) person: PersonId,
    /// The id of a table or of a tournament.
    pub(crate) place: String,
    pub(crate) tournament: bool,
}

read_from_row!(Farewell { person: PersonId, place: String, tournament: bool });

/// A game in which somebody sits or which they opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OwnGame {
    pub(crate) id: GameId,
    pub(crate) game: String,
    pub(crate) phase: String,
    pub(crate) created_at: i64,
    pub(crate) updated_at: i64,
}

read_from_row!(OwnGame { id: GameId, game: String, phase: String, created_at: i64, updated_at: i64 });

/// Something that somebody has said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OwnLine {
    pub(crate) game: GameId,
    pub(crate) at: i64,
    pub(crate) line: String,
}

read_from_row!(OwnLine { game: GameId, at: i64, line: String });

/// What is kept of an account for its owner alone.
const OWN: [&str; 10] = [
    "DELETE FROM accounts WHERE person = $1",
    "DELETE FROM feeds WHERE person = $1",
    "DELETE FROM wishes WHERE person = $1",
    "DELETE FROM devices WHERE person = $1",
    "DELETE FROM proofs WHERE person = $1",
    "DELETE FROM notices WHERE person = $1",
    "DELETE FROM asked_to_sit WHERE person = $1",
    "DELETE FROM watchers WHERE person = $1",
    "DELETE FROM profiles WHERE person = $1",
    "DELETE FROM blocks WHERE person = $1 OR other = $1",
];

/// What bears their name elsewhere.
const ELSEWHERE: [&str; 6] = [
    "INSERT INTO farewells (person, place, tournament) SELECT $1, id, FALSE FROM games WHERE creator = $1 \
     UNION SELECT $1, game, FALSE FROM seats WHERE person = $1",
    "INSERT INTO farewells (person, place, tournament) SELECT $1, id, TRUE FROM tournaments WHERE organiser = $1 \
     UNION SELECT $1, tournament, TRUE FROM tournament_people WHERE person = $1",
    // What others were told and have seen names whoever sits there.
    "DELETE FROM notices WHERE seen_at IS NOT NULL AND game IN (SELECT place FROM farewells WHERE person = $1)",
    "UPDATE chat SET line = '…' WHERE person = $1",
    "UPDATE bots SET retired = TRUE WHERE owner = $1",
    "UPDATE ratings SET ranked = FALSE WHERE person = $1",
];

impl Store {
    /// Ends an account, and notes what bears its name elsewhere. Tells the sessions and tokens that are worth nothing now.
    pub(crate) async fn begin_farewell(
        &self,
        person: &PersonId,
        from: &str,
        to: &str,
    ) -> Result<Vec<TokenHash>> {
        // As they stand in what others were told and have not seen yet.
        let [was, is] = [from, to].map(|name| serde_json::Value::from(name).to_string());
        Ok(in_transaction!(self.write, tx => {
            sqlx::query("UPDATE people SET name = $2 WHERE id = $1").bind(person).bind(to).execute(&mut *tx).await?;
            let mut ended: Vec<TokenHash> =
                sqlx::query_scalar("DELETE FROM sessions WHERE person = $1 RETURNING token_hash")
                    .bind(person)
                    .fetch_all(&mut *tx)
                    .await?;
            ended.extend(
                sqlx::query_scalar::<_, TokenHash>(
                    "DELETE FROM tokens WHERE person = $1 \
                     OR person IN (SELECT bots.person FROM bots WHERE owner = $1) RETURNING token_hash",
                )
                .bind(person)
                .fetch_all(&mut *tx)
                .await?,
            );
            for statement in OWN.into_iter().chain(ELSEWHERE) {
                sqlx::query(statement).bind(person).execute(&mut *tx).await?;
            }
            sqlx::query(
                "UPDATE notices SET about = REPLACE(about, $2, $3) \
                 WHERE game IN (SELECT place FROM farewells WHERE person = $1)",
            )
            .bind(person)
            .bind(&was)
            .bind(&is)
            .execute(&mut *tx)
            .await?;
            ended
        }))
    }

    /// Places from which names are still to be taken.
    pub(crate) async fn farewells(&self, limit: u32) -> Result<Vec<Farewell>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT person, place, tournament FROM farewells ORDER BY person, place LIMIT $1")
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        }))
    }

    /// A name was taken from there.
    pub(crate) async fn said_farewell(&self, farewell: &Farewell) -> Result<()> {
        on!(self.write, pool => {
            // What lists said of it before named them still.
            sqlx::query("UPDATE games SET listing = NULL WHERE id = $1").bind(&farewell.place).execute(pool).await?;
            sqlx::query("DELETE FROM farewells WHERE person = $1 AND place = $2")
                .bind(&farewell.person)
                .bind(&farewell.place)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// All games in which somebody sits or which they opened, the first first.
    pub(crate) async fn own_games(&self, person: &PersonId) -> Result<Vec<OwnGame>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT id, game, phase, created_at, updated_at FROM games WHERE id IN \
                 (SELECT id FROM games WHERE creator = $1 UNION SELECT game FROM seats WHERE person = $1) \
                 ORDER BY created_at, id",
            )
            .bind(person)
            .fetch_all(pool)
            .await?
        }))
    }

    /// All that somebody has said at tables.
    pub(crate) async fn own_lines(&self, person: &PersonId) -> Result<Vec<OwnLine>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT game, at, line FROM chat WHERE person = $1 ORDER BY at, game, number")
                .bind(person)
                .fetch_all(pool)
                .await?
        }))
    }
}
