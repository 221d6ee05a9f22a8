//! Positions: checked, begun from, taken out of games that are over.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;

use super::body::{Asked, Body, TableId};
use crate::{
    app::App,
    people::Caller,
    positions::{Checked, Proposed, WrittenPosition},
    problem::Result,
};

/// Whether a game can go on from a position: if so, the position complete, what the seat to move sees, and the odds of
/// its attacks; if not, all that is wrong with it.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/games/{game}/positions/check", params(("game" = String, Path)), request_body = Proposed,
    responses((status = 200, body = Checked), (status = 404))
))]
pub(crate) async fn check(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(proposed): Body<Proposed>,
) -> Result<Json<Checked>> {
    app.check_position(&game, proposed).await.map(Json)
}

/// The position at the beginning of the first turn, set up by the house. Options stand behind the question mark:
/// `?players=3&scenario=free_game`.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/games/{game}/positions/start", params(("game" = String, Path)),
    responses((status = 200, body = WrittenPosition), (status = 404))
))]
pub(crate) async fn start(
    State(app): State<App>,
    Path(game): Path<String>,
    Asked(options): Asked<BTreeMap<String, String>>,
) -> Result<Json<WrittenPosition>> {
    app.first_position(&game, &options).await.map(Json)
}

/// Which moment of a game.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct AtPly {
    /// After so many plies; the last if none is named.
    #[serde(default)]
    ply: Option<usize>,
}

/// The position of a moment of a game that is over.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/position", params(("id" = String, Path), AtPly),
    responses((status = 200, body = WrittenPosition), (status = 404), (status = 409, description = "the game is not over"))
))]
pub(crate) async fn moment(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(AtPly { ply }): Asked<AtPly>,
) -> Result<Json<WrittenPosition>> {
    app.position_at(&id, &caller, ply).await.map(Json)
}
