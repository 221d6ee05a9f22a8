//! Finished games as those have them who played them: filed once each, as the journal tells them.

use sqlx::QueryBuilder;

use super::columns::read_from_row;
use super::ratings::{Counted, Fold, upsert_ratings};
use super::{GameId, PersonId, RatedResult, Result, Store, StoreError, in_transaction, on};

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Outcome {
    /// Nobody came before them or beside them.
    Won,
    /// They shared the first place.
    Shared,
    /// Somebody came before them.
    Lost,
}

impl Outcome {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Shared => "shared",
            Self::Lost => "lost",
        }
    }
}

impl TryFrom<String> for Outcome {
    type Error = String;

    fn try_from(text: String) -> std::result::Result<Self, String> {
        [Self::Won, Self::Shared, Self::Lost]
            .into_iter()
            .find(|outcome| outcome.as_str() == text)
            .ok_or_else(|| format!("no game ends {text}"))
    }
}

/// A finished game as one of its players has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayedRow {
    /// Who played.
    pub(crate) person: PersonId,
    /// The table.
    pub(crate) game: GameId,
    /// When it ended.
    pub(crate) ended_at: i64,
    /// The game, such as `grecia`.
    pub(crate) name: String,
    /// The hash of its edition.
    pub(crate) hash: String,
    /// The scenario; empty where there is none.
    pub(crate) scenario: String,
    /// How many seats there were.
    pub(crate) players: u8,
    /// Which was theirs.
    pub(crate) seat: u8,
    /// What they played, each thing as `kind/id`, between them `+`; empty where seats are alike.
    pub(crate) side: String,
    /// Where they came.
    pub(crate) place: u8,
    /// How it ended for them.
    pub(crate) outcome: Outcome,
    /// Whether they had given up or been replaced.
    pub(crate) gone: bool,
    /// Whether anybody may look at it.
    pub(crate) open: bool,
    /// Whether it was rated.
    pub(crate) rated: bool,
    /// The seats of bots and of those who shared a device (JSON).
    pub(crate) others: String,
    /// What chance gave them, in thousandths of a victory, if the game was analysed.
    pub(crate) luck: Option<i64>,
}

read_from_row!(PlayedRow {
    person: PersonId,
    game: GameId,
    ended_at: i64,
    name: String,
    hash: String,
    scenario: String,
    players: i64,
    seat: i64,
    side: String,
    place: i64,
    outcome: String,
    gone: bool,
    open: bool,
    rated: bool,
    others: String,
    luck: Option<i64>
});

pub(super) const PLAYED: &str = "person, game, ended_at, name, hash, scenario, players, seat, side, place, outcome, gone, \
     open, rated, others, luck";

/// A finished game, ready to be counted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Filed {
    /// The table.
    pub(crate) game: GameId,
    /// The people who played it.
    pub(crate) played: Vec<PlayedRow>,
    /// Who came where, if it was rated.
    pub(crate) rated: Option<RatedResult>,
}

impl Store {
    /// Games that are over and not counted yet, those first that ended first.
    pub(crate) async fn unfiled_games(&self, limit: u32) -> Result<Vec<GameId>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar(
                "SELECT id FROM games WHERE phase = 'over' AND unfiled ORDER BY updated_at, id LIMIT $1",
            )
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?
        }))
    }

    /// Has a game counted again when it is over.
    pub(crate) async fn refile(&self, game: &GameId) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE games SET unfiled = TRUE WHERE id = $1").bind(game).execute(pool).await?;
        });
        Ok(())
    }

    /// A game that comes to nothing is not looked at again.
    pub(crate) async fn file_nothing(&self, game: &GameId) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE games SET unfiled = FALSE WHERE id = $1").bind(game).execute(pool).await?;
        });
        Ok(())
    }

    /// Counts a game, once: whoever comes second, on whatever node, finds nothing to do. `fold` says what a rated one makes
    /// of the ratings before it.
    pub(crate) async fn file(&self, filed: &Filed, fold: Fold<'_>) -> Result<bool> {
        let game = &filed.game;
        in_transaction!(self.write, tx => {
            let claimed = sqlx::query("UPDATE games SET unfiled = FALSE WHERE id = $1 AND unfiled")
                .bind(game)
                .execute(&mut *tx)
                .await?;
            if claimed.rows_affected() == 0 {
                return Ok(false);
            }
            let mut others = QueryBuilder::new("DELETE FROM played WHERE game = ");
            others.push_bind(game).push(" AND person NOT IN (");
            let mut people = others.separated(", ");
            for played in &filed.played {
                people.push_bind(&played.person);
            }
            // PostgreSQL knows no empty list.
            people.push("''");
            others.push(")").build().execute(&mut *tx).await?;
            if !filed.played.is_empty() {
                insert_played(filed.played.iter()).build().execute(&mut *tx).await?;
            }
            if let Some(result) = &filed.rated {
                let seq: i64 = sqlx::query_scalar(
                    "UPDATE rating_ledger SET last = last + 1 WHERE id = 1 RETURNING last",
                )
                .fetch_one(&mut *tx)
                .await?;
                let known: Option<i64> = sqlx::query_scalar("SELECT seq FROM rated_results WHERE game = $1")
                    .bind(game)
                    .fetch_optional(&mut *tx)
                    .await?;
                if known.is_none() {
                    let mut before = Vec::new();
                    for person in result.people() {
                        let held: Vec<super::RatingRow> = sqlx::query_as(
                            "SELECT person, name, company, season, mean, deviation, games, at, ranked FROM ratings \
                             WHERE person = $1 AND name = $2 AND company = $3",
                        )
                        .bind(person)
                        .bind(&result.name)
                        .bind(result.company().as_str())
                        .fetch_all(&mut *tx)
                        .await?;
                        before.extend(held);
                    }
                    let Counted { ratings, steps } = fold(seq, result, &before);
                    let written = serde_json::to_string(result).map_err(|error| StoreError::Damaged(error.to_string()))?;
                    sqlx::query("INSERT INTO rated_results (seq, game, at, result) VALUES ($1, $2, $3, $4)")
                        .bind(seq)
                        .bind(game)
                        .bind(result.at)
                        .bind(written)
                        .execute(&mut *tx)
                        .await?;
                    if !ratings.is_empty() {
                        upsert_ratings(ratings.iter()).build().execute(&mut *tx).await?;
                        super::ratings::insert_steps(steps.iter()).build().execute(&mut *tx).await?;
                    }
                    for person in result.people() {
                        sqlx::query(super::ratings::RANK).bind(person).execute(&mut *tx).await?;
                    }
                }
            }
        });
        Ok(true)
    }

    /// What chance gave in a game, seat by seat in thousandths of a victory, as an analysis has found it.
    pub(crate) async fn note_luck(&self, game: &GameId, luck: &[i64]) -> Result<()> {
        for (seat, luck) in (1_i64..).zip(luck) {
            on!(self.write, pool => {
                sqlx::query("UPDATE played SET luck = $3 WHERE game = $1 AND seat = $2")
                    .bind(game)
                    .bind(seat)
                    .bind(luck)
                    .execute(pool)
                    .await?;
            });
        }
        Ok(())
    }
}

/// The statement that files games for their players; what an analysis has found stays.
pub(super) fn insert_played<'a, DB: sqlx::Database>(
    rows: impl IntoIterator<Item = &'a PlayedRow>,
) -> QueryBuilder<DB>
where
    &'a str: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    bool: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    i64: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    Option<i64>: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
{
    let mut query = QueryBuilder::new("INSERT INTO played (");
    query.push(PLAYED).push(") ");
    query.push_values(rows, |mut row, played| {
        row.push_bind(played.person.as_str()).push_bind(played.game.as_str()).push_bind(played.ended_at);
        row.push_bind(played.name.as_str())
            .push_bind(played.hash.as_str())
            .push_bind(played.scenario.as_str());
        row.push_bind(i64::from(played.players)).push_bind(i64::from(played.seat));
        row.push_bind(played.side.as_str()).push_bind(i64::from(played.place));
        row.push_bind(played.outcome.as_str()).push_bind(played.gone).push_bind(played.open);
        row.push_bind(played.rated).push_bind(played.others.as_str()).push_bind(played.luck);
    });
    query.push(
        " ON CONFLICT (person, game) DO UPDATE SET ended_at = excluded.ended_at, scenario = excluded.scenario, \
         players = excluded.players, seat = excluded.seat, side = excluded.side, place = excluded.place, \
         outcome = excluded.outcome, gone = excluded.gone, open = excluded.open, rated = excluded.rated, \
         others = excluded.others",
    );
    query
}
