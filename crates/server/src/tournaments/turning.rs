//! Where a game turned: found by the analysis when somebody first asks, within the quota of whoever asks, and kept for all.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    analyses::State,
    app::App,
    people::Caller,
    problem::{Problem, Result},
    store::GameId,
};

/// Where a game turned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct TurningPoint {
    /// After so many plies.
    ply: usize,
    /// Whose chance of victory changed.
    seat: Seat,
    /// By how much: 0.25 is a quarter of all games more.
    change: f32,
}

/// What is known of the turning point of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Turning {
    /// It is being looked for.
    Begun {
        /// Estimates made so far.
        done: usize,
        /// Estimates to make; 0 while it waits for its turn.
        of: usize,
    },
    /// There it is.
    Found(TurningPoint),
    /// The game never turned.
    None,
}

impl App {
    /// Where a game of a tournament turned.
    pub(crate) async fn turning(&self, game: &GameId, caller: &Caller) -> Result<Turning> {
        let place = self.store.tournament_of(game).await?;
        let (_, kept) = place.ok_or_else(|| Problem::not_found("server-no-such-tournament"))?;
        if let Some(point) = kept.and_then(|json| serde_json::from_str::<Option<TurningPoint>>(&json).ok()) {
            return Ok(point.map_or(Turning::None, Turning::Found));
        }
        match self.analysis(game, caller).await? {
            State::Begun { done, of, .. } => Ok(Turning::Begun { done, of }),
            State::Ready(analysis) => {
                let most =
                    |one: &&bots::Turn, other: &&bots::Turn| one.change.abs().total_cmp(&other.change.abs());
                let point = analysis.turning_points.iter().max_by(most).and_then(|turn| {
                    let ply = analysis.moments.get(turn.from)?.ply;
                    Some(TurningPoint { ply, seat: turn.seat, change: turn.change })
                });
                let json = serde_json::to_string(&point).expect("a turning point is plain data");
                self.store.keep_turning(game, &json).await?;
                Ok(point.map_or(Turning::None, Turning::Found))
            }
        }
    }
}
