//! Tournaments: their rows, their journals, who is behind each entrant, and their tables.

use super::columns::read_from_row;
use super::{
    Entry, GameId, PersonId, Result, Secret, Stage, Store, StoreError, TournamentId, in_transaction, on,
};

/// A tournament to be created, with the beginning of its journal.
#[derive(Clone, Debug)]
pub struct NewTournament {
    /// Its id.
    pub id: TournamentId,
    /// Who organises it.
    pub organiser: PersonId,
    /// In whose name its tables are opened: a person who is nobody.
    pub host: PersonId,
    /// What that person is called.
    pub name: String,
    /// By which a repeated request of the organiser is recognised.
    pub key: String,
    /// The seed of its lots.
    pub seed: Secret,
    /// What was settled, as JSON.
    pub arrangement: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The beginning of its journal.
    pub entries: Vec<String>,
}

/// What is known of a tournament without reading its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRow {
    /// Its id.
    pub id: TournamentId,
    /// Who organises it.
    pub organiser: PersonId,
    /// In whose name its tables are opened.
    pub host: PersonId,
    /// The seed of its lots.
    pub seed: Secret,
    /// What was settled, as JSON.
    pub arrangement: String,
    /// When it last changed, in milliseconds since 1970.
    pub updated_at: i64,
}

read_from_row!(TournamentRow {
    id: TournamentId,
    organiser: PersonId,
    host: PersonId,
    seed: Secret,
    arrangement: String,
    updated_at: i64
});

/// A tournament in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentMark {
    /// Its id.
    pub id: TournamentId,
    /// When it last changed.
    pub updated_at: i64,
}

read_from_row!(TournamentMark { id: TournamentId, updated_at: i64 });

/// A table of a round, with what is known of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentTable {
    /// Its number in the round, from 1.
    pub number: u16,
    /// The game.
    pub game: GameId,
    /// How far it is.
    pub stage: Stage,
    /// The seats whose choice is awaited, one bit each.
    pub awaited: i64,
    /// When it last changed.
    pub changed: i64,
    /// Whether the journal has its result.
    pub noted: bool,
    /// Its turning point, as JSON, if somebody has asked.
    pub turning: Option<String>,
}

read_from_row!(TournamentTable {
    number: i64,
    game: GameId,
    stage: String,
    awaited: i64,
    changed: i64,
    noted: bool,
    turning: Option<String>
});

/// What is appended to the journal of a tournament, with what must be written together with it.
#[derive(Clone, Debug, Default)]
pub struct Advance {
    /// How many entries there are already.
    pub after: u64,
    /// The entries.
    pub entries: Vec<String>,
    /// The phase from then on.
    pub phase: &'static str,
    /// Who is behind the number of an entrant who enters.
    pub person: Option<(PersonId, u16)>,
    /// Tables whose results these are: round and number.
    pub noted: Vec<(u16, u16)>,
}

impl Store {
    /// Writes a tournament down; tells its id, and that of an earlier one for the same key.
    pub async fn create_tournament(&self, new: &NewTournament) -> Result<TournamentId> {
        let made = in_transaction!(self.write, tx => {
            sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(&new.host)
                .bind(&new.name)
                .bind(new.at)
                .execute(&mut *tx)
                .await?;
            let made = sqlx::query(
                "INSERT INTO tournaments (id, organiser, host, creation_key, seed, arrangement, phase, created_at, \
                 updated_at) VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $7) \
                 ON CONFLICT (organiser, creation_key) DO NOTHING",
            )
            .bind(&new.id)
            .bind(&new.organiser)
            .bind(&new.host)
            .bind(&new.key)
            .bind(&new.seed)
            .bind(&new.arrangement)
            .bind(new.at)
            .execute(&mut *tx)
            .await?
            .rows_affected();
            if made == 1 {
                for (seq, body) in (1_i64..).zip(&new.entries) {
                    sqlx::query("INSERT INTO tournament_entries (tournament, seq, at, body) VALUES ($1, $2, $3, $4)")
                        .bind(&new.id)
                        .bind(seq)
                        .bind(new.at)
                        .bind(body)
                        .execute(&mut *tx)
                        .await?;
                }
            } else {
                sqlx::query("DELETE FROM people WHERE id = $1").bind(&new.host).execute(&mut *tx).await?;
            }
            made == 1
        });
        if made {
            return Ok(new.id.clone());
        }
        let before: Option<TournamentId> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT id FROM tournaments WHERE organiser = $1 AND creation_key = $2")
                .bind(&new.organiser)
                .bind(&new.key)
                .fetch_optional(pool)
                .await?
        });
        before.ok_or(StoreError::Contended)
    }

    /// A tournament without its journal.
    pub async fn tournament(&self, id: &TournamentId) -> Result<Option<TournamentRow>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT id, organiser, host, seed, arrangement, updated_at FROM tournaments WHERE id = $1")
                .bind(id)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// How many tournaments of somebody are not over.
    pub async fn tournaments_of(&self, organiser: &PersonId) -> Result<u64> {
        let count: i64 = on!(self.read, pool => {
            sqlx::query_scalar("SELECT COUNT(*) FROM tournaments WHERE organiser = $1 AND phase <> 'over'")
                .bind(organiser)
                .fetch_one(pool)
                .await?
        });
        Ok(count as u64)
    }

    /// Tournaments, newest change first.
    pub async fn tournaments(
        &self,
        after: Option<&TournamentMark>,
        limit: u32,
    ) -> Result<Vec<TournamentMark>> {
        let (at, id) = after.map_or((i64::MAX, ""), |mark| (mark.updated_at, mark.id.as_str()));
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT id, updated_at FROM tournaments WHERE (updated_at, id) < ($1, $2) \
                 ORDER BY updated_at DESC, id DESC LIMIT $3",
            )
            .bind(at)
            .bind(id)
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?
        }))
    }

    /// The journal of a tournament after an entry, in order. They have no keys.
    pub async fn tournament_entries(&self, id: &TournamentId, after: u64) -> Result<Vec<Entry>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT seq, at, NULL AS key, body FROM tournament_entries WHERE tournament = $1 AND seq > $2 ORDER BY seq",
            )
            .bind(id)
            .bind(after as i64)
            .fetch_all(pool)
            .await?
        }))
    }

    /// Appends to the journal of a tournament, all or nothing. [`StoreError::Twice`] where somebody else was quicker: the
    /// journal must be read again; also where somebody who enters has entered already.
    pub async fn advance_tournament(&self, id: &TournamentId, advance: &Advance, at: i64) -> Result<()> {
        in_transaction!(self.write, tx => {
            for (seq, body) in (advance.after as i64 + 1..).zip(&advance.entries) {
                sqlx::query("INSERT INTO tournament_entries (tournament, seq, at, body) VALUES ($1, $2, $3, $4)")
                    .bind(id)
                    .bind(seq)
                    .bind(at)
                    .bind(body)
                    .execute(&mut *tx)
                    .await?;
            }
            if let Some((person, entrant)) = &advance.person {
                sqlx::query("INSERT INTO tournament_people (tournament, person, entrant) VALUES ($1, $2, $3)")
                    .bind(id)
                    .bind(person)
                    .bind(i64::from(*entrant))
                    .execute(&mut *tx)
                    .await?;
            }
            for (round, number) in &advance.noted {
                sqlx::query("UPDATE tournament_tables SET noted = TRUE WHERE tournament = $1 AND round = $2 AND number = $3")
                    .bind(id)
                    .bind(i64::from(*round))
                    .bind(i64::from(*number))
                    .execute(&mut *tx)
                    .await?;
            }
            sqlx::query("UPDATE tournaments SET phase = $2, updated_at = $3 WHERE id = $1")
                .bind(id)
                .bind(advance.phase)
                .bind(at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// The number under which somebody has entered.
    pub async fn entrant(&self, id: &TournamentId, person: &PersonId) -> Result<Option<u16>> {
        let entrant: Option<i64> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT entrant FROM tournament_people WHERE tournament = $1 AND person = $2")
                .bind(id)
                .bind(person)
                .fetch_optional(pool)
                .await?
        });
        Ok(entrant.map(|entrant| entrant as u16))
    }

    /// Who is behind the numbers of those who are people.
    pub async fn entrants(&self, id: &TournamentId) -> Result<Vec<(u16, PersonId)>> {
        let rows: Vec<(i64, PersonId)> = on!(self.read, pool => {
            sqlx::query_as("SELECT entrant, person FROM tournament_people WHERE tournament = $1 ORDER BY entrant")
                .bind(id)
                .fetch_all(pool)
                .await?
        });
        Ok(rows.into_iter().map(|(entrant, person)| (entrant as u16, person)).collect())
    }

    /// Notes which game is played at a table; once, however often it is said.
    pub async fn add_tournament_table(
        &self,
        id: &TournamentId,
        round: u16,
        number: u16,
        game: &GameId,
    ) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO tournament_tables (tournament, round, number, game) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(id)
            .bind(i64::from(round))
            .bind(i64::from(number))
            .bind(game)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The tables of a round that have been opened.
    pub async fn tournament_tables(&self, id: &TournamentId, round: u16) -> Result<Vec<TournamentTable>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT number, played.game AS game, phase AS stage, awaited, updated_at AS changed, noted, turning \
                 FROM tournament_tables played JOIN games ON games.id = played.game WHERE tournament = $1 AND round = $2 ORDER BY number",
            )
            .bind(id)
            .bind(i64::from(round))
            .fetch_all(pool)
            .await?
        }))
    }

    /// How many tables of a round have been opened, and how many of those have ended without being noted.
    pub async fn count_tournament_tables(&self, id: &TournamentId, round: u16) -> Result<(u64, u64)> {
        let (opened, ended): (i64, i64) = on!(self.read, pool => {
            sqlx::query_as(
                "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN phase = 'over' AND NOT noted THEN 1 ELSE 0 END), 0) AS BIGINT) \
                 FROM tournament_tables played JOIN games ON games.id = played.game WHERE tournament = $1 AND round = $2",
            )
            .bind(id)
            .bind(i64::from(round))
            .fetch_one(pool)
            .await?
        });
        Ok((opened as u64, ended as u64))
    }

    /// The tournament of which a game is a table, with the turning point that was found.
    pub async fn tournament_of(&self, game: &GameId) -> Result<Option<(TournamentId, Option<String>)>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT tournament, turning FROM tournament_tables WHERE game = $1")
                .bind(game)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Keeps the turning point of a game of a tournament.
    pub async fn keep_turning(&self, game: &GameId, json: &str) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE tournament_tables SET turning = $2 WHERE game = $1")
                .bind(game)
                .bind(json)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Takes up the tournaments that are played and that nobody else looks after, until that time; tells all that are looked
    /// after here.
    pub async fn keep_tournaments(&self, keeper: &str, now: i64, until: i64) -> Result<Vec<TournamentId>> {
        on!(self.write, pool => {
            sqlx::query(
                "UPDATE tournaments SET keeper = $1, kept_until = $3 WHERE phase = 'running' AND \
                 (kept_until < $2 OR (keeper = $1 AND kept_until < $2 + ($3 - $2) / 2))",
            )
            .bind(keeper)
            .bind(now)
            .bind(until)
            .execute(pool)
            .await?;
        });
        Ok(on!(self.read, pool => {
            sqlx::query_scalar(
                "SELECT id FROM tournaments WHERE phase = 'running' AND keeper = $1 AND kept_until >= $2 ORDER BY id",
            )
            .bind(keeper)
            .bind(now)
            .fetch_all(pool)
            .await?
        }))
    }
}
