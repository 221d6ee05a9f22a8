//! Ratings: a cache of what follows from the results, in the order in which these were counted.

use rating::Company;
use serde::{Deserialize, Serialize};
use sqlx::QueryBuilder;

use super::columns::read_from_row;
use super::games::ROWS_AT_ONCE;
use super::played::insert_played;
use super::{Filed, GameId, PersonId, Result, Store, StoreError, in_transaction, on};

/// Who sat on a seat of a rated table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sitter {
    /// Somebody with an account.
    Person(PersonId),
    /// A bot of the house.
    Bot(String),
}

/// Who came where at a rated table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct RatedResult {
    /// The table.
    pub(crate) game: GameId,
    /// The game, such as `grecia`.
    pub(crate) name: String,
    /// When it ended.
    pub(crate) at: i64,
    /// Who sat there, seat by seat.
    pub(crate) seats: Vec<Sitter>,
    /// Where they came.
    pub(crate) places: Vec<u8>,
}

impl RatedResult {
    pub(crate) fn company(&self) -> Company {
        Company::of(self.seats.len())
    }

    /// The people among those who sat there.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Bot(_) => None,
        })
    }
}

/// A rating as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RatingRow {
    pub(crate) person: PersonId,
    /// The game, such as `grecia`.
    pub(crate) name: String,
    /// `two` or `more`.
    pub(crate) company: String,
    /// The number of a season; 0 for all time.
    pub(crate) season: i64,
    /// In thousandths of a point.
    pub(crate) mean: i64,
    /// In thousandths of a point.
    pub(crate) deviation: i64,
    /// Games in that time.
    pub(crate) games: i64,
    /// When the last of them ended.
    pub(crate) at: i64,
    /// Whether it has a place in the list.
    pub(crate) ranked: bool,
}

read_from_row!(RatingRow {
    person: PersonId,
    name: String,
    company: String,
    season: i64,
    mean: i64,
    deviation: i64,
    games: i64,
    at: i64,
    ranked: bool
});

/// What a rated game made of somebody's rating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) company: String,
    /// The number of the result.
    pub(crate) seq: i64,
    pub(crate) game: GameId,
    pub(crate) at: i64,
    /// The rating before it.
    pub(crate) before: i64,
    pub(crate) mean: i64,
    pub(crate) deviation: i64,
}

read_from_row!(Step {
    person: PersonId,
    name: String,
    company: String,
    seq: i64,
    game: GameId,
    at: i64,
    before: i64,
    mean: i64,
    deviation: i64
});

/// What a result comes to: ratings as they are then, of all time and of the season, and what has changed.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Counted {
    pub(crate) ratings: Vec<RatingRow>,
    pub(crate) steps: Vec<Step>,
}

/// Counts a result with this number on top of the ratings before it.
pub(crate) type Fold<'a> = &'a (dyn Fn(i64, &RatedResult, &[RatingRow]) -> Counted + Send + Sync);

/// Only whoever has an account has a place in a list. (Whoever is deleted has none.)
pub(super) const RANK: &str = "UPDATE ratings SET ranked = FALSE WHERE person = $1 AND ranked \
     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = ratings.person)";
const RANK_ALL: &str = "UPDATE ratings SET ranked = FALSE WHERE ranked \
     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = ratings.person)";

const RATING: &str = "person, name, company, season, mean, deviation, games, at, ranked";
const STEP: &str = "person, name, company, seq, game, at, before, mean, deviation";

/// A line of a list of the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranked {
    pub(crate) login: String,
    pub(crate) called: String,
    pub(crate) mean: i64,
    pub(crate) deviation: i64,
    pub(crate) games: i64,
}

read_from_row!(Ranked { login: String, called: String, mean: i64, deviation: i64, games: i64 });

impl Store {
    /// The best of a game and season, from the `skip`th on.
    pub(crate) async fn best(
        &self,
        name: &str,
        company: Company,
        season: i64,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Ranked>> {
        Ok(on!(self.read, pool => {
            // The places are found in the index alone, before anybody's name is read.
            sqlx::query_as(
                "SELECT accounts.login, people.name AS called, best.mean, best.deviation, best.games FROM \
                 (SELECT person, mean, deviation, games FROM ratings \
                  WHERE name = $1 AND company = $2 AND season = $3 AND ranked \
                  ORDER BY mean DESC, person DESC LIMIT $4 OFFSET $5) AS best \
                 JOIN people ON people.id = best.person JOIN accounts ON accounts.person = best.person \
                 ORDER BY best.mean DESC, best.person DESC",
            )
            .bind(name)
            .bind(company.as_str())
            .bind(season)
            .bind(i64::from(limit))
            .bind(i64::from(skip))
            .fetch_all(pool)
            .await?
        }))
    }

    /// How many have a place in a list, and how many of them stand before this rating.
    pub(crate) async fn count_ranked(
        &self,
        name: &str,
        company: Company,
        season: i64,
        above: Option<i64>,
    ) -> Result<u64> {
        let n: i64 = on!(self.read, pool => {
            sqlx::query_scalar(
                "SELECT COUNT(*) FROM ratings WHERE name = $1 AND company = $2 AND season = $3 AND ranked AND mean > $4",
            )
            .bind(name)
            .bind(company.as_str())
            .bind(season)
            .bind(above.unwrap_or(i64::MIN))
            .fetch_one(pool)
            .await?
        });
        Ok(n as u64)
    }

    /// The seasons in which somebody was rated in a game, the newest first.
    pub(crate) async fn rated_seasons(&self, name: &str, company: Company) -> Result<Vec<i64>> {
        Ok(on!(self.read, pool => {
            // From each season the index leads to the one before it.
            sqlx::query_scalar(
                "WITH RECURSIVE seasons (season) AS ( \
                 SELECT MAX(season) FROM ratings WHERE ranked AND name = $1 AND company = $2 AND season > 0 \
                 UNION ALL SELECT (SELECT MAX(season) FROM ratings WHERE ranked AND name = $1 AND company = $2 \
                   AND season > 0 AND season < seasons.season) FROM seasons WHERE season IS NOT NULL) \
                 SELECT season FROM seasons WHERE season IS NOT NULL",
            )
            .bind(name)
            .bind(company.as_str())
            .fetch_all(pool)
            .await?
        }))
    }

    /// All ratings of somebody.
    pub(crate) async fn ratings_of(&self, person: &PersonId) -> Result<Vec<RatingRow>> {
        Ok(on!(self.read, pool => {
            QueryBuilder::new("SELECT ").push(RATING).push(" FROM ratings WHERE person = ").push_bind(person)
                .push(" ORDER BY name, company, season").build_query_as().fetch_all(pool).await?
        }))
    }

    /// What rated games made of somebody's ratings, the last `limit` of each game and company in their order.
    pub(crate) async fn steps_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Step>> {
        Ok(on!(self.read, pool => {
            QueryBuilder::new("SELECT ").push(STEP).push(" FROM (SELECT ").push(STEP)
                .push(", ROW_NUMBER() OVER (PARTITION BY name, company ORDER BY seq DESC) AS back FROM rating_steps \
                       WHERE person = ").push_bind(person)
                .push(") AS steps WHERE back <= ").push_bind(i64::from(limit))
                .push(" ORDER BY name, company, seq").build_query_as().fetch_all(pool).await?
        }))
    }

    /// What a game made of the ratings of those who played it.
    pub(crate) async fn steps_in(&self, game: &GameId) -> Result<Vec<Step>> {
        Ok(on!(self.read, pool => {
            QueryBuilder::new("SELECT ").push(STEP).push(" FROM rating_steps WHERE game = ").push_bind(game)
                .push(" ORDER BY person").build_query_as().fetch_all(pool).await?
        }))
    }

    /// The number of the last result.
    pub(crate) async fn last_result(&self) -> Result<i64> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar("SELECT last FROM rating_ledger WHERE id = 1").fetch_one(pool).await?
        }))
    }

    /// The numbers under which games were counted.
    pub(crate) async fn numbered_results(&self) -> Result<Vec<(i64, GameId)>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT seq, game FROM rated_results ORDER BY seq").fetch_all(pool).await?
        }))
    }

    /// Puts all that follows from journals in the place of what is kept, if no result has come since the one with this
    /// number; false, and nothing, otherwise.
    pub(crate) async fn replace_ratings(
        &self,
        last: i64,
        filed: &[Filed],
        results: &[(i64, RatedResult)],
        counted: &Counted,
    ) -> Result<bool> {
        let played: Vec<_> = filed.iter().flat_map(|filed| &filed.played).collect();
        in_transaction!(self.write, tx => {
            let held = sqlx::query("UPDATE rating_ledger SET last = last WHERE id = 1 AND last = $1")
                .bind(last)
                .execute(&mut *tx)
                .await?;
            if held.rows_affected() == 0 {
                return Ok(false);
            }
            for table in ["rating_steps", "ratings", "rated_results"] {
                QueryBuilder::new("DELETE FROM ").push(table).build().execute(&mut *tx).await?;
            }
            for some in played.chunks(ROWS_AT_ONCE) {
                insert_played(some.iter().copied()).build().execute(&mut *tx).await?;
            }
            for (seq, result) in results {
                let written = serde_json::to_string(result).map_err(|error| StoreError::Damaged(error.to_string()))?;
                sqlx::query("INSERT INTO rated_results (seq, game, at, result) VALUES ($1, $2, $3, $4)")
                    .bind(seq)
                    .bind(&result.game)
                    .bind(result.at)
                    .bind(written)
                    .execute(&mut *tx)
                    .await?;
            }
            for some in counted.ratings.chunks(ROWS_AT_ONCE) {
                upsert_ratings(some.iter()).build().execute(&mut *tx).await?;
            }
            for some in counted.steps.chunks(ROWS_AT_ONCE) {
                insert_steps(some.iter()).build().execute(&mut *tx).await?;
            }
            sqlx::query(RANK_ALL).execute(&mut *tx).await?;
            let newest = results.last().map_or(0, |(seq, _)| *seq).max(last);
            sqlx::query("UPDATE rating_ledger SET last = $1 WHERE id = 1").bind(newest).execute(&mut *tx).await?;
        });
        Ok(true)
    }
}

/// The statement that keeps ratings as they are now.
pub(super) fn upsert_ratings<'a, DB: sqlx::Database>(
    rows: impl IntoIterator<Item = &'a RatingRow>,
) -> QueryBuilder<DB>
where
    &'a str: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    bool: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    i64: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
{
    let mut query = QueryBuilder::new("INSERT INTO ratings (");
    query.push(RATING).push(") ");
    query.push_values(rows, |mut row, rating| {
        row.push_bind(rating.person.as_str()).push_bind(rating.name.as_str());
        row.push_bind(rating.company.as_str()).push_bind(rating.season).push_bind(rating.mean);
        row.push_bind(rating.deviation).push_bind(rating.games).push_bind(rating.at).push_bind(rating.ranked);
    });
    query.push(
        " ON CONFLICT (person, name, company, season) DO UPDATE SET mean = excluded.mean, \
         deviation = excluded.deviation, games = excluded.games, at = excluded.at, ranked = excluded.ranked",
    );
    query
}

/// The statement that adds what games have made of ratings.
pub(super) fn insert_steps<'a, DB: sqlx::Database>(
    steps: impl IntoIterator<Item = &'a Step>,
) -> QueryBuilder<DB>
where
    &'a str: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
    i64: sqlx::Encode<'a, DB> + sqlx::Type<DB>,
{
    let mut query = QueryBuilder::new("INSERT INTO rating_steps (");
    query.push(STEP).push(") ");
    query.push_values(steps, |mut row, step| {
        row.push_bind(step.person.as_str()).push_bind(step.name.as_str()).push_bind(step.company.as_str());
        row.push_bind(step.seq).push_bind(step.game.as_str()).push_bind(step.at).push_bind(step.before);
        row.push_bind(step.mean).push_bind(step.deviation);
    });
    query
}
