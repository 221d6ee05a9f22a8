//! Games that were played: taken home, stepped through, proved.

use std::{ops::Range, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{By, Match, Seat, Secret, Viewer};

use crate::{
    access::Access,
    app::App,
    host::Ask,
    people::Caller,
    problem::{Problem, Result},
    protocol::{LogLine, Table},
    sitting::Sitting,
    store::{GameId, PersonId, Stage},
};

/// What one may take home of a game.
pub(crate) enum Exported {
    /// The text of its record, once it is over.
    Record(String),
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
    /// Whether the record was brought along: what is proved is the game, not who played it.
    brought: bool,
    /// How many words were checked.
    plies: usize,
    /// The hash that was shown before the start.
    commitment: String,
    /// The seed; `printf %s SEED | sha256sum` prints the commitment.
    seed: String,
    /// What the players added to it, seat by seat.
    words: Vec<String>,
}

impl LogLine {
    /// Everything a viewer was told in these plies, each line with its ply.
    pub(crate) fn told(game: &dyn Match, viewer: Option<Seat>, plies: Range<usize>) -> Vec<Self> {
        let viewer = Viewer::from(viewer);
        let line =
            |ply: usize| game.told(viewer, ply..ply + 1).into_iter().map(move |told| Self { ply, told });
        plies.flat_map(line).collect()
    }
}

impl App {
    /// What the caller may take home of a game.
    pub(crate) async fn export(&self, id: &GameId, caller: &Caller, seat: Option<Seat>) -> Result<Exported> {
        let look = self.look_from(id, caller, seat, |hosted, viewpoint| {
            Ok(match hosted.sitting.final_game() {
                Some(game) => Ok((game.copy(), hosted.sitting.names())),
                None => Err(Box::new(hosted.seen(viewpoint, None))),
            })
        });
        match look.await? {
            Ok((game, names)) => {
                let write = move || Sitting::record_of(&*game, names).to_string();
                let text = self.hall.aside().work(Some(&caller.id), write).await?;
                Ok(Exported::Record(text))
            }
            Err(seen) => Ok(Exported::Seen(seen)),
        }
    }

    /// A moment of a game as one's seat saw it, or any seat once the game is over.
    pub(crate) async fn replay(&self, id: &GameId, caller: &Caller, step: Step) -> Result<MomentSeen> {
        let person = caller.id.clone();
        let look = self.visit(id, caller, move |hosted| hosted.sitting.look_back(&person, &step));
        let past = look.await?.1;
        self.hall.aside().work(Some(&caller.id), move || past.seen()).await
    }

    /// Removes a record that the caller has brought along.
    pub(crate) async fn remove_record(&self, id: &GameId, caller: &Caller) -> Result<()> {
        let (access, brought) = self.visit(id, caller, |hosted| Ok(hosted.sitting.is_imported())).await?;
        if access != Access::Host || !brought {
            return Err(Problem::conflict("server-not-brought"));
        }
        self.store.delete_game(id).await?;
        self.hall.ask(id, Ask::Deleted).await;
        Ok(())
    }

    /// Proves the record of a game that is over.
    pub(crate) async fn proof(&self, id: &GameId, caller: &Caller) -> Result<Proof> {
        let look = self.visit(id, caller, |hosted| {
            let sitting = hosted.sitting;
            let game = sitting.final_game().ok_or_else(|| Problem::conflict("server-not-over"))?.copy();
            let commitment = sitting.opening.commitment.clone();
            Ok((Arc::clone(&sitting.manifest), game, commitment, sitting.is_imported()))
        });
        let (_, (manifest, game, commitment, brought)) = look.await?;
        let record = self.hall.aside().work(Some(&caller.id), move || game.record(true)).await?;
        let Secret::Revealed(seed) = record.secret.clone() else {
            return Err(Problem::conflict("server-no-seed"));
        };
        let words = record.words.iter().map(|word| word.as_str().to_owned()).collect();
        let plies = record.plies.len();
        let verify = move || manifest.game.verify(&record).err().map(|error| error.to_string());
        let fault = self.hall.aside().work(Some(&caller.id), verify).await?;
        let same = seed.commitment().to_string() == commitment;
        let fault = fault.or_else(|| (!same).then(|| "the seed is not the one that was promised".to_owned()));
        Ok(Proof {
            proved: fault.is_none(),
            fault,
            brought,
            plies,
            commitment,
            seed: seed.to_string(),
            words,
        })
    }
}

/// A look back at a game.
struct Past {
    game: Box<dyn Match>,
    seat: Option<Seat>,
    over: bool,
    ply: usize,
    log_from: usize,
}

impl Sitting {
    fn look_back(&self, person: &PersonId, step: &Step) -> Result<Past> {
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
        let log_from = step.log_from.unwrap_or(ply.saturating_sub(1)).min(ply);
        Ok(Past { game: game.copy(), seat, over, ply, log_from })
    }
}

impl Past {
    /// What was seen and told then: the game is played again up to there.
    fn seen(&self) -> MomentSeen {
        let Self { game, seat, over, ply, log_from } = self;
        let last = ply.checked_sub(1).filter(|_| *over).map(|ply| game.word_at(ply));
        MomentSeen {
            ply: *ply,
            plies: game.ply(),
            seat: *seat,
            view: game.view_at(*ply, *seat),
            log: LogLine::told(&**game, *seat, *log_from..*ply),
            by: match last {
                Some((By::Seat(seat), _)) => Some(seat),
                _ => None,
            },
            word: last.map(|(_, word)| word),
        }
    }
}
