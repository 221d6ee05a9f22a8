//! What helps a player to judge.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use table::{RivalPlays, Seat};

use super::body::{Asked, TableId};
use crate::{
    analyses,
    app::App,
    insight::{CurrentHint, CurrentOdds},
    people::Caller,
    problem::{Problem, Result},
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
    app.odds(&id, &caller, seat, rival).await.map(Json)
}

/// For which seat.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Whose {
    /// One of one's own; the first of them if none is named.
    #[serde(default)]
    pub(super) seat: Option<Seat>,
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
    app.hint(&id, &caller, seat).await.map(Json)
}

/// How far an analysis is.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Analysing {
    /// Estimates made so far.
    done: usize,
    /// Estimates to make; 0 while it waits for its turn.
    of: usize,
    /// What is known so far: some of the moments, spread over the whole game, later the decisions found to be costly.
    #[serde(skip_serializing_if = "Option::is_none")]
    so_far: Option<bots::Analysis>,
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
    Ok(match app.analysis(&id, &caller).await? {
        analyses::State::Ready(analysis) => Json(&*analysis).into_response(),
        analyses::State::Begun { done, of, so_far } => {
            let so_far = so_far.map(|so_far| bots::Analysis::clone(&so_far));
            (StatusCode::ACCEPTED, Json(Analysing { done, of, so_far })).into_response()
        }
    })
}

/// Breaks off an analysis that one has asked for first. What is ready stays.
#[cfg_attr(test, utoipa::path(
    delete, path = "/api/tables/{id}/analysis", params(("id" = String, Path)), responses((status = 204), (status = 404))
))]
pub(crate) async fn stop_analysis(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<StatusCode> {
    if app.analyses.stop(&id, &caller.id) {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found("server-no-analysis"))
    }
}

#[cfg(test)]
mod tests {
    use ts_rs::{Config, TS};

    #[test]
    fn export_bindings_analysis() {
        bots::Analysis::export_all(&Config::from_env()).unwrap();
    }
}
