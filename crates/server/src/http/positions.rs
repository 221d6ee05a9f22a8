//! Positions: checked, begun from, taken out of games that are over.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::body::{Asked, Body, TableId};
use crate::{
    app::App,
    people::Caller,
    positions::{Checked, MadePack, PackWanted, Proposed, WrittenPosition},
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

/// A position as a data pack: the edition with one more situation, as a ZIP archive of a folder.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/games/{game}/positions/pack", params(("game" = String, Path)), request_body = PackWanted,
    responses(
        (status = 200, content_type = "application/zip", body = Vec<u8>),
        (status = 404),
        (status = 422, description = "no game can go on from the position")
    )
))]
pub(crate) async fn pack(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(wanted): Body<PackWanted>,
) -> Result<Response> {
    let MadePack { name, archive } = app.make_pack(&game, wanted).await?;
    let kind = (header::CONTENT_TYPE, "application/zip".to_owned());
    let attachment = (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.zip\""));
    Ok(([kind, attachment], archive).into_response())
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
