//! What helps a player to judge: the odds of combats and hints, from what the seat may know, and the analysis of a
//! game that is over.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use bots::{Budget, Hint};
use manifest::Manifest;
use serde::{Deserialize, Serialize};
use table::{Odds, RivalPlays, Seat};

use super::body::{Asked, TableId};
use crate::{
    access::Access,
    analyses,
    app::App,
    people::Caller,
    problem::{Problem, Result},
    seen::Viewpoint,
    sitting::Sitting,
    store::{GameId, Stage},
};

/// Whose odds, and what is assumed.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Wager {
    /// For this seat, one of one's own; the first of them if none is named.
    #[serde(default)]
    seat: Option<Seat>,
    /// How rivals choose a Battle card that nobody has seen: `any` of their hand with equal odds, the `highest`,
    /// or the `lowest`.
    #[serde(default)]
    rival: RivalPlays,
}

/// What a seat has to expect of combats. Dice, Chance cards and Battle cards count with their exact odds; no further
/// Tactics card and no further support is assumed, nor that anybody refuses passage to the attacker.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CurrentOdds {
    /// The version of the table for which they hold.
    version: u64,
    #[serde(flatten)]
    odds: Odds,
}

/// The odds of the combat under way, or of the attack that the seat is naming.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/odds", params(("id" = String, Path), Wager),
    responses((status = 200, body = CurrentOdds), (status = 403), (status = 404), (status = 409, description = "the game has not started"))
))]
pub(crate) async fn odds(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(Wager { seat, rival }): Asked<Wager>,
) -> Result<Json<CurrentOdds>> {
    let Seen { seat, version, game, .. } =
        app.moment_of(&id, app.viewpoint(&id, &caller, seat).await?).await?;
    let reckon = move || Odds { seat, rival, forecasts: game.forecasts(seat, rival) };
    let odds = tokio::task::spawn_blocking(reckon).await.map_err(|_| Problem::unavailable())?;
    Ok(Json(CurrentOdds { version, odds }))
}

/// A game as it stands, to think about elsewhere, with the seat that is thought for.
struct Seen {
    seat: Seat,
    version: u64,
    game: Box<dyn table::Match>,
    place: Arc<Manifest>,
}

impl App {
    async fn moment_of(&self, id: &GameId, viewpoint: Viewpoint) -> Result<Seen> {
        let look = move |sitting: &Sitting, _: &_| {
            let seat = sitting
                .looks_through(&viewpoint)
                .ok_or_else(|| Problem::forbidden("server-not-your-seat"))?;
            let game = sitting.game.as_ref().ok_or_else(|| Problem::conflict("server-not-started"))?;
            let place = Arc::clone(&sitting.place);
            Ok(Seen { seat, version: sitting.version, game: game.moment(), place })
        };
        self.hall.look(id, look).await?
    }
}

/// For which seat.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Whose {
    /// One of one's own; the first of them if none is named.
    #[serde(default)]
    seat: Option<Seat>,
}

/// A hint is thought about no longer than this.
const HINT: Budget = Budget { simulations: 20_000, time: Duration::from_millis(900), threads: 1 };

/// What a seat is advised to do, from what it may know.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CurrentHint {
    /// The version of the table for which it holds.
    version: u64,
    #[serde(flatten)]
    hint: Hint,
}

/// The best choices of a seat that is asked, with reasons.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/hint", params(("id" = String, Path), Whose),
    responses((status = 200, body = CurrentHint), (status = 403), (status = 404), (status = 409, description = "nothing is asked of the seat"))
))]
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(Whose { seat }): Asked<Whose>,
) -> Result<Json<CurrentHint>> {
    app.limits.table(&id)?;
    let Seen { seat, version, game, place } =
        app.moment_of(&id, app.viewpoint(&id, &caller, seat).await?).await?;
    let think = move || place.bots.hint(&*game, seat, HINT, version);
    let thought = app.hall.thinking().about(think).await.ok_or_else(Problem::unavailable)?;
    let hint = thought.ok_or_else(|| Problem::conflict("insight-hint-none"))?;
    Ok(Json(CurrentHint { version, hint }))
}

/// How far an analysis is.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Analysing {
    /// Estimates made so far.
    done: usize,
    /// Estimates to make; 0 while it waits for its turn.
    of: usize,
}

/// The analysis of a game that is over. The first who asks has it made; until it is there, the answer is how far it is.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = bots::Analysis), (status = 202, body = Analysing), (status = 404), (status = 409, description = "the game is not over"))
))]
pub(crate) async fn analysis(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Response> {
    if app.access(&id, &caller).await? == Access::Passer {
        return Err(Problem::not_found("server-no-such-table"));
    }
    let state = if let Some(state) = app.analyses.state(&id) {
        state
    } else {
        let over = |sitting: &Sitting, _: &_| {
            let record = (sitting.stage == Stage::Over).then(|| sitting.record()).flatten();
            record.map(|record| (Arc::clone(&sitting.place), record))
        };
        let found = app.hall.look(&id, over).await?;
        let (place, record) = found.ok_or_else(|| Problem::conflict("server-not-over"))?;
        let begun = app.analyses.begin(&id, place, record, app.hall.thinking());
        begun.ok_or_else(Problem::unavailable)?
    };
    Ok(match state {
        analyses::State::Ready(analysis) => Json(&*analysis).into_response(),
        analyses::State::Begun { done, of } => {
            (StatusCode::ACCEPTED, Json(Analysing { done, of })).into_response()
        }
    })
}

#[cfg(test)]
mod tests {
    use ts_rs::{Config, TS};

    #[test]
    fn export_bindings_analysis() {
        bots::Analysis::export_all(&Config::from_env()).unwrap();
    }
}
