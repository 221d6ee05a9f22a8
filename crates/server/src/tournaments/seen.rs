//! Tournaments as everybody sees them.

use std::{collections::HashMap, str::FromStr};

use serde::Serialize;
use table::Name;
use tournament::{Entrant, How, Kind, Ranked, Stage, System, TieBreak, WIN, Why};

use super::{Standing, Tournaments};
use crate::{
    clock::{Moment, TimeControl},
    deed::OnTimeOut,
    now,
    people::Caller,
    problem::{Problem, Result},
    store::{GameId, Stage as GameStage, TournamentId, TournamentMark, TournamentTable},
};

/// Tournaments in a part of the list.
const PAGE: u32 = 30;

/// A part of the list of tournaments, newest change first.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct TournamentList {
    tournaments: Vec<TournamentEntry>,
    /// For the next part; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A tournament in the list.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct TournamentEntry {
    /// The tournament.
    id: TournamentId,
    /// What it is called.
    name: Name,
    /// The game.
    game: String,
    /// How many play at a table.
    seats: u8,
    /// Who meets whom.
    system: System,
    /// How much time the players have.
    time: TimeControl,
    /// How far it is.
    stage: TournamentStage,
    /// How many take part.
    entrants: usize,
    /// How many rounds have been paired.
    round: usize,
    /// How many there will be, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<usize>,
    /// Whoever leads, or has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<Name>,
    /// Whether you take part.
    yours: bool,
    /// Whether people may enter now.
    may_enter: bool,
    /// When something last happened.
    changed: Moment,
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum TournamentStage {
    /// Whoever likes may enter.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

impl From<Stage> for TournamentStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Open => Self::Open,
            Stage::Running => Self::Running,
            Stage::Over => Self::Over,
        }
    }
}

/// A tournament, with one of its rounds.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct TournamentSeen {
    /// As in the list.
    #[serde(flatten)]
    entry: TournamentEntry,
    /// Counts everything that has happened in it.
    version: u64,
    /// Whoever organises it.
    organiser: String,
    /// Whether that is you.
    organising: bool,
    /// Your number, if you take part or have taken part.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<Entrant>,
    /// The options of the game.
    #[cfg_attr(test, ts(type = "{ [key: string]: string }"))]
    options: std::collections::BTreeMap<String, String>,
    /// What happens when a player's time runs out.
    on_time_out: OnTimeOut,
    /// Whether the next round is paired by itself.
    automatic: bool,
    /// Minutes between the end of a round and the next.
    pause: u16,
    /// The rounds until which somebody may join late; 0: nobody may.
    late_until: u16,
    /// Whether people may take part.
    people: bool,
    /// How many may take part.
    most: u16,
    /// What decides where two stand, the first difference counts.
    tie_breaks: Vec<TieBreak>,
    /// Points of whoever wins a table alone.
    win: u32,
    /// Points of whoever has a bye.
    bye: u32,
    /// SHA-256 of the seed from which all lots are drawn.
    commitment: String,
    /// The seed, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    /// Whoever has entered, by number from 1.
    entrants_seen: Vec<EntrantSeen>,
    /// Who stands where.
    standings: Vec<Ranked>,
    /// The round that was asked for, or the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    shown: Option<RoundSeen>,
    /// When the next round is paired, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_at: Option<Moment>,
    /// The server's time when this was written.
    now: Moment,
}

/// Somebody who has entered.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct EntrantSeen {
    /// What they are called.
    name: Name,
    /// The level, if it is a bot of the house.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// Why they take part no longer, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<Why>,
}

/// A round.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct RoundSeen {
    /// Which, from 1.
    round: usize,
    /// Its tables.
    tables: Vec<BoardSeen>,
    /// Who has a bye.
    byes: Vec<Entrant>,
}

/// A table of a round.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct BoardSeen {
    /// Who sits there, seat by seat.
    seats: Vec<Entrant>,
    /// The game, once it was opened; anybody may look on.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<GameId>,
    /// Who has to choose, by the number of the seat; a moment late.
    awaited: Vec<u8>,
    /// When something last happened there.
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<Moment>,
    /// The place of each seat, once it has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    /// How it came to its result.
    how: How,
    /// How many play on, in a knock-out.
    advance: u8,
    /// Whether the turning point of its game is known.
    turning: bool,
}

impl Tournaments {
    /// Tournaments, newest change first.
    pub(crate) async fn list(&self, caller: &Caller, after: Option<&str>) -> Result<TournamentList> {
        let after = after.map(mark).transpose()?;
        let marks = self.store().tournaments(after.as_ref(), PAGE).await?;
        let next = marks.last().filter(|_| marks.len() as u32 == PAGE);
        let next = next.map(|TournamentMark { updated_at, id }| format!("{updated_at}~{id}"));
        let mut tournaments = Vec::with_capacity(marks.len());
        for TournamentMark { id, .. } in marks {
            match self.read(&id).await {
                Ok(standing) => {
                    let yours = self.is_in(&standing, caller).await?.is_some_and(|(_, here)| here);
                    tournaments.push(standing.entry(yours));
                }
                // One that can't be read does not hide the others.
                Err(problem) => {
                    tracing::warn!(tournament = %id, ?problem, "a tournament is left out of a list");
                }
            }
        }
        Ok(TournamentList { tournaments, next })
    }

    /// The number of somebody, and whether they take part now.
    async fn is_in(&self, standing: &Standing, caller: &Caller) -> Result<Option<(Entrant, bool)>> {
        let entrant = self.store().entrant(&standing.id, &caller.id).await?;
        Ok(entrant.map(|entrant| {
            let here = standing.tournament.player(entrant).is_some_and(|player| player.left.is_none());
            (entrant, here)
        }))
    }

    /// A tournament, with a round of it.
    pub(crate) async fn see(
        &self,
        id: &TournamentId,
        caller: &Caller,
        round: Option<u16>,
    ) -> Result<TournamentSeen> {
        let standing = self.read(id).await?;
        let you = self.is_in(&standing, caller).await?;
        let played = standing.tournament.rounds.len() as u16;
        let round = round.unwrap_or(played);
        if round > played {
            return Err(Problem::not_found("server-tournament-no-round"));
        }
        let tables = if round == 0 { Vec::new() } else { self.store().tournament_tables(id, round).await? };
        Ok(standing.seen(you, standing.organiser == caller.id, round, tables))
    }
}

fn mark(after: &str) -> Result<TournamentMark> {
    let mark = after.split_once('~').and_then(|(at, id)| {
        Some(TournamentMark { updated_at: i64::from_str(at).ok()?, id: id.parse().ok()? })
    });
    mark.ok_or_else(|| Problem::bad("server-no-such-page"))
}

impl Standing {
    fn entry(&self, yours: bool) -> TournamentEntry {
        let tournament = &self.tournament;
        let terms = &tournament.terms;
        let here = tournament.here().count();
        let first =
            tournament.rounds.first().and_then(|_| tournament.ranking(&self.draw()).into_iter().next());
        TournamentEntry {
            id: self.id.clone(),
            name: self.arrangement.name.clone(),
            game: terms.game.clone(),
            seats: terms.seats,
            system: terms.system,
            time: self.arrangement.time,
            stage: tournament.stage.into(),
            entrants: if tournament.stage == Stage::Over { tournament.players.len() } else { here },
            round: tournament.rounds.len(),
            rounds: self.rounds_to_come(here),
            first: first.and_then(|row| Some(tournament.player(row.entrant)?.name.clone())),
            yours,
            may_enter: self.arrangement.people
                && tournament.may_enter()
                && here < usize::from(self.arrangement.most),
            changed: self.changed,
        }
    }

    /// How many rounds there will be, where that is known.
    fn rounds_to_come(&self, here: usize) -> Option<usize> {
        let tournament = &self.tournament;
        match tournament.terms.system {
            _ if tournament.stage == Stage::Over => Some(tournament.rounds.len()),
            System::Swiss { rounds } => Some(rounds.into()),
            System::RoundRobin { laps } if tournament.terms.seats == 2 => {
                let began = tournament.players.iter().filter(|player| player.began).count();
                let size = if tournament.stage == Stage::Open { here } else { began };
                Some(usize::from(laps) * size.next_multiple_of(2).saturating_sub(1))
            }
            System::RoundRobin { .. } | System::KnockOut => None,
        }
    }

    fn seen(
        &self,
        you: Option<(Entrant, bool)>,
        organising: bool,
        round: u16,
        tables: Vec<TournamentTable>,
    ) -> TournamentSeen {
        let (tournament, arrangement) = (&self.tournament, &self.arrangement);
        let terms = &tournament.terms;
        let over = tournament.stage == Stage::Over;
        let entrants_seen = tournament.players.iter().map(|player| EntrantSeen {
            name: player.name.clone(),
            bot: match &player.kind {
                Kind::Bot { bot } => Some(bot.clone()),
                Kind::Person => None,
            },
            left: player.left,
        });
        let waits = tournament.stage == Stage::Running && arrangement.automatic && tournament.is_round_over();
        let agreed: table::Agreed = terms.options.parse().unwrap_or_default();
        TournamentSeen {
            entry: self.entry(you.is_some_and(|(_, here)| here)),
            version: self.seq,
            organiser: self.organiser_name.clone(),
            organising,
            you: you.map(|(entrant, _)| entrant),
            options: agreed.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            on_time_out: arrangement.on_time_out,
            automatic: arrangement.automatic,
            pause: arrangement.pause,
            late_until: terms.late_until,
            people: arrangement.people,
            most: arrangement.most,
            tie_breaks: TieBreak::of(terms.system).to_vec(),
            win: WIN,
            bye: tournament.bye(),
            commitment: terms.commitment.clone(),
            seed: over.then(|| self.seed.to_string()),
            entrants_seen: entrants_seen.collect(),
            standings: tournament.ranking(&self.draw()),
            shown: (round > 0).then(|| self.round(round, tables)),
            next_at: waits.then(|| self.changed + self.pause()),
            now: now(),
        }
    }

    fn round(&self, round: u16, tables: Vec<TournamentTable>) -> RoundSeen {
        let mut tables: HashMap<u16, TournamentTable> =
            tables.into_iter().map(|table| (table.number, table)).collect();
        let played = &self.tournament.rounds[usize::from(round) - 1];
        let boards = (1_u16..).zip(&played.boards).map(|(number, board)| {
            let table = tables.remove(&number);
            let awaited = table.as_ref().filter(|table| table.stage == GameStage::Running);
            let awaited = awaited.map_or(0, |table| table.awaited);
            BoardSeen {
                seats: board.seats.clone(),
                awaited: (1..=board.seats.len() as u8)
                    .filter(|seat| awaited >> (seat - 1) & 1 == 1)
                    .collect(),
                changed: table.as_ref().map(|table| table.changed),
                turning: table.as_ref().is_some_and(|table| table.turning.is_some()),
                table: table.map(|table| table.game),
                places: board.places.clone(),
                how: board.how,
                advance: board.advance,
            }
        });
        RoundSeen { round: round.into(), tables: boards.collect(), byes: played.byes.clone() }
    }
}
