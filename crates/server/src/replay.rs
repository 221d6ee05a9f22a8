//! Games that were played: taken home, stepped through, proved.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{By, Record, Seat, Secret};

use crate::{
    app::App,
    people::Caller,
    problem::{Problem, Result},
    protocol::{LogLine, Table},
    sitting::Sitting,
    store::{GameId, PersonId, Stage},
};

/// What one may take home of a game.
pub(crate) enum Exported {
    /// All of it, once it is over.
    Record(Box<Record>),
    /// What one has seen of it while it runs.
    Seen(Box<Table>),
}

/// Which moment of a game, and whose viewpoint.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Step {
    /// After so many plies; the present if none is named.
    #[serde(default)]
    ply: Option<usize>,
    /// The viewpoint: one's own seat, or any seat once the game is over; a spectator's if none is named and one has no
    /// seat.
    #[serde(default)]
    seat: Option<Seat>,
    /// The lines of the log from this ply on; those of the last ply if none is named.
    #[serde(default)]
    log_from: Option<usize>,
}

/// A moment of a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct MomentSeen {
    /// After so many plies.
    ply: usize,
    /// How many there are.
    plies: usize,
    /// Whose viewpoint; none for a spectator's.
    #[cfg_attr(test, ts(optional = false))]
    seat: Option<Seat>,
    /// What this viewpoint saw then.
    #[cfg_attr(test, ts(type = "unknown"), schema(value_type = Object))]
    view: Value,
    /// What they were told.
    log: Vec<LogLine>,
    /// The ply that led here, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    /// Who made it; none for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
}

/// What a proof has found.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Proof {
    /// Whether every word was legal, every outcome of chance followed from the seed, and the result is right.
    proved: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    /// How many words were checked.
    plies: usize,
    /// The hash that was shown before the start.
    commitment: String,
    /// The seed; `printf %s SEED | sha256sum` prints the commitment.
    seed: String,
    /// What the players added to it, seat by seat.
    words: Vec<String>,
}

impl App {
    /// What the caller may take home of a game.
    pub(crate) async fn export(&self, id: &GameId, caller: &Caller, seat: Option<Seat>) -> Result<Exported> {
        self.look_from(id, caller, seat, |hosted, viewpoint| {
            Ok(match hosted.sitting.final_record() {
                Some(record) => Exported::Record(Box::new(record)),
                None => Exported::Seen(Box::new(hosted.seen(viewpoint, None))),
            })
        })
        .await
    }

    /// A moment of a game as one's seat saw it, or any seat once the game is over.
    pub(crate) async fn replay(&self, id: &GameId, caller: &Caller, step: Step) -> Result<MomentSeen> {
        let person = caller.id.clone();
        Ok(self.visit(id, caller, move |hosted| hosted.sitting.moment_seen(&person, &step)).await?.1)
    }

    /// Proves the record of a game that is over.
    pub(crate) async fn proof(&self, id: &GameId, caller: &Caller) -> Result<Proof> {
        let look = self.visit(id, caller, |hosted| {
            let sitting = hosted.sitting;
            let record = sitting.final_record().ok_or_else(|| Problem::conflict("server-not-over"))?;
            Ok((Arc::clone(&sitting.place), record, sitting.opening.commitment.clone()))
        });
        let (_, (place, record, commitment)) = look.await?;
        let Secret::Revealed(seed) = record.secret.clone() else {
            return Err(Problem::conflict("server-no-seed"));
        };
        let words = record.words.iter().map(|word| word.as_str().to_owned()).collect();
        let plies = record.plies.len();
        let verify = move || place.game.verify(&record).err().map(|error| error.to_string());
        let fault = tokio::task::spawn_blocking(verify).await.map_err(|_| Problem::unavailable())?;
        let same = seed.commitment().to_string() == commitment;
        let fault = fault.or_else(|| (!same).then(|| "the seed is not the one that was promised".to_owned()));
        Ok(Proof { proved: fault.is_none(), fault, plies, commitment, seed: seed.to_string(), words })
    }
}

impl Sitting {
    fn moment_seen(&self, person: &PersonId, step: &Step) -> Result<MomentSeen> {
        let Some(game) = &self.game else { return Err(Problem::conflict("server-not-started")) };
        let over = self.stage == Stage::Over;
        let own = self.seats_of(person);
        let seat = match step.seat {
            Some(seat) if seat.index() < self.seats.len() && (over || own.contains(seat)) => Some(seat),
            Some(_) => return Err(Problem::forbidden("server-not-your-seat")),
            None => own.lowest(),
        };
        let ply = step.ply.unwrap_or(game.ply());
        if ply > game.ply() {
            return Err(Problem::not_found("server-no-such-ply").with("plies", game.ply() as i64));
        }
        let last = ply.checked_sub(1).filter(|_| over).map(|ply| game.word_at(ply));
        Ok(MomentSeen {
            ply,
            plies: game.ply(),
            seat,
            view: game.view_at(ply, seat),
            log: self.told(seat, step.log_from.unwrap_or(ply.saturating_sub(1)).min(ply), ply),
            by: match last {
                Some((By::Seat(seat), _)) => Some(seat),
                _ => None,
            },
            word: last.map(|(_, word)| word),
        })
    }
}
