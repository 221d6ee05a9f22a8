//! What is known of people beyond their names: what they say of themselves, how they have played, whom they do not want to
//! hear of.

use sqlx::QueryBuilder;

use super::columns::read_from_row;
use super::played::PLAYED;
use super::{GameId, Outcome, PersonId, PlayedRow, Result, Store, on};

/// What somebody says of themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProfileRow {
    /// Their arms (JSON).
    pub(crate) arms: String,
    /// A language; empty if they have not said which.
    pub(crate) lang: String,
    /// Whether only they see how they have played.
    pub(crate) hidden: bool,
}

read_from_row!(ProfileRow { arms: String, lang: String, hidden: bool });

/// Games that are alike, counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tallied {
    pub(crate) name: String,
    pub(crate) scenario: String,
    pub(crate) side: String,
    pub(crate) players: i64,
    pub(crate) outcome: Outcome,
    pub(crate) games: i64,
    /// How many of them were analysed.
    pub(crate) analysed: i64,
    /// What chance gave in these, in thousandths of a victory.
    pub(crate) luck: i64,
}

read_from_row!(Tallied {
    name: String,
    scenario: String,
    side: String,
    players: i64,
    outcome: String,
    games: i64,
    analysed: i64,
    luck: i64
});

/// Somebody against whom somebody has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RivalRow {
    pub(crate) called: String,
    pub(crate) login: Option<String>,
    pub(crate) games: i64,
    pub(crate) before: i64,
    pub(crate) beside: i64,
}

read_from_row!(RivalRow { called: String, login: Option<String>, games: i64, before: i64, beside: i64 });

/// Whoever else sat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Beside {
    pub(crate) game: GameId,
    pub(crate) seat: i64,
    pub(crate) place: i64,
    pub(crate) called: String,
    pub(crate) login: Option<String>,
}

read_from_row!(Beside { game: GameId, seat: i64, place: i64, called: String, login: Option<String> });

/// Somebody of whom another does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Blocked {
    pub(crate) login: String,
    pub(crate) called: String,
    pub(crate) at: i64,
}

read_from_row!(Blocked { login: String, called: String, at: i64 });

/// Which of the games that somebody has played.
#[derive(Clone, Default, Debug)]
pub(crate) struct PlayedFilter {
    /// Only those at which anybody may look.
    pub(crate) open: bool,
    pub(crate) name: Option<String>,
    pub(crate) scenario: Option<String>,
    pub(crate) players: Option<u8>,
    pub(crate) outcome: Option<Outcome>,
    /// Those after this one, which ended then.
    pub(crate) after: Option<(i64, GameId)>,
}

impl Store {
    /// What somebody says of themselves, if they have said anything.
    pub(crate) async fn profile(&self, person: &PersonId) -> Result<Option<ProfileRow>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT arms, lang, hidden FROM profiles WHERE person = $1")
                .bind(person)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Notes what somebody says of themselves.
    pub(crate) async fn set_profile(&self, person: &PersonId, profile: &ProfileRow) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO profiles (person, arms, lang, hidden) VALUES ($1, $2, $3, $4) ON CONFLICT (person) \
                 DO UPDATE SET arms = excluded.arms, lang = excluded.lang, hidden = excluded.hidden",
            )
            .bind(person)
            .bind(&profile.arms)
            .bind(&profile.lang)
            .bind(profile.hidden)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The games that somebody has played, the last first.
    pub(crate) async fn played(
        &self,
        person: &PersonId,
        filter: &PlayedFilter,
        limit: u32,
    ) -> Result<Vec<PlayedRow>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new("SELECT ");
            query.push(PLAYED).push(" FROM played WHERE person = ").push_bind(person);
            if filter.open {
                query.push(" AND open");
            }
            if let Some(name) = &filter.name {
                query.push(" AND name = ").push_bind(name);
            }
            if let Some(scenario) = &filter.scenario {
                query.push(" AND scenario = ").push_bind(scenario);
            }
            if let Some(players) = filter.players {
                query.push(" AND players = ").push_bind(i64::from(players));
            }
            if let Some(outcome) = filter.outcome {
                query.push(" AND outcome = ").push_bind(outcome.as_str());
            }
            if let Some((at, game)) = &filter.after {
                query.push(" AND (ended_at, game) < (").push_bind(*at).push(", ").push_bind(game).push(")");
            }
            query.push(" ORDER BY ended_at DESC, game DESC LIMIT ").push_bind(i64::from(limit));
            query.build_query_as().fetch_all(pool).await?
        }))
    }

    /// Everybody who has played one of these games, with their names of today.
    pub(crate) async fn beside(&self, games: &[&GameId]) -> Result<Vec<Beside>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new(
                "SELECT played.game, played.seat, played.place, people.name AS called, accounts.login FROM played \
                 JOIN people ON people.id = played.person LEFT JOIN accounts ON accounts.person = played.person \
                 WHERE played.game IN (",
            );
            let mut list = query.separated(", ");
            for game in games {
                list.push_bind(*game);
            }
            // PostgreSQL knows no empty list.
            list.push("''");
            query.push(") ORDER BY played.game, played.seat").build_query_as().fetch_all(pool).await?
        }))
    }

    /// All games that somebody has played, those that are alike counted together.
    pub(crate) async fn tallied(&self, person: &PersonId, open: bool) -> Result<Vec<Tallied>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new(
                "SELECT name, scenario, side, players, outcome, COUNT(*) AS games, COUNT(luck) AS analysed, \
                 CAST(COALESCE(SUM(luck), 0) AS BIGINT) AS luck FROM played WHERE person = ",
            );
            query.push_bind(person).push(if open { " AND open" } else { "" });
            query.push(" GROUP BY name, scenario, side, players, outcome ORDER BY name, scenario, side, players, outcome");
            query.build_query_as().fetch_all(pool).await?
        }))
    }

    /// Against whom somebody has played most often.
    pub(crate) async fn rivals(&self, person: &PersonId, open: bool, limit: u32) -> Result<Vec<RivalRow>> {
        Ok(on!(self.read, pool => {
            let mut query = QueryBuilder::new(
                "SELECT people.name AS called, accounts.login, rivals.games, rivals.before, rivals.beside FROM \
                 (SELECT other.person, COUNT(*) AS games, \
                  SUM(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS before, \
                  SUM(CASE WHEN own.place = other.place THEN 1 ELSE 0 END) AS beside FROM played AS own \
                  JOIN played AS other ON other.game = own.game AND other.person <> own.person WHERE own.person = ",
            );
            query.push_bind(person).push(if open { " AND own.open" } else { "" });
            query.push(" GROUP BY other.person ORDER BY COUNT(*) DESC, other.person LIMIT ");
            query.push_bind(i64::from(limit)).push(
                ") AS rivals JOIN people ON people.id = rivals.person \
                 LEFT JOIN accounts ON accounts.person = rivals.person ORDER BY rivals.games DESC, people.name, people.id",
            );
            query.build_query_as().fetch_all(pool).await?
        }))
    }

    /// Somebody does not want to hear of another any more.
    pub(crate) async fn block(&self, person: &PersonId, other: &PersonId, at: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("INSERT INTO blocks (person, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(person)
                .bind(other)
                .bind(at)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// They may hear of each other again.
    pub(crate) async fn unblock(&self, person: &PersonId, other: &PersonId) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("DELETE FROM blocks WHERE person = $1 AND other = $2")
                .bind(person)
                .bind(other)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Of whom somebody does not want to hear.
    pub(crate) async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Blocked>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT accounts.login, people.name AS called, blocks.at FROM blocks \
                 JOIN people ON people.id = blocks.other JOIN accounts ON accounts.person = blocks.other \
                 WHERE blocks.person = $1 ORDER BY blocks.at, accounts.login",
            )
            .bind(person)
            .fetch_all(pool)
            .await?
        }))
    }

    /// Whether somebody does not want to hear of another.
    pub(crate) async fn has_blocked(&self, person: &PersonId, other: &PersonId) -> Result<bool> {
        let found: Option<i64> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT at FROM blocks WHERE person = $1 AND other = $2")
                .bind(person)
                .bind(other)
                .fetch_optional(pool)
                .await?
        });
        Ok(found.is_some())
    }

    /// Everybody of whom somebody does not want to hear.
    pub(crate) async fn unheard(&self, person: &PersonId) -> Result<Vec<PersonId>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar("SELECT other FROM blocks WHERE person = $1").bind(person).fetch_all(pool).await?
        }))
    }

    /// Everybody who does not want to hear of somebody.
    pub(crate) async fn deaf_to(&self, other: &PersonId) -> Result<Vec<PersonId>> {
        Ok(on!(self.read, pool => {
            sqlx::query_scalar("SELECT person FROM blocks WHERE other = $1").bind(other).fetch_all(pool).await?
        }))
    }
}
