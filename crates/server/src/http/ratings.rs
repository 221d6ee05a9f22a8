//! Ratings: who stands where.

use axum::{Json, extract::State, http::HeaderMap};

use super::body::{Asked, TableId};
use crate::{
    app::App,
    people::Caller,
    problem::Result,
    ratings::{Board, BoardAsked, SeatRated},
};

/// The best of a game, of all time or of a season, at tables of two or at larger ones.
#[cfg_attr(test, utoipa::path(get, path = "/api/ratings", params(BoardAsked), responses((status = 200, body = Board))))]
pub(crate) async fn board(
    State(app): State<App>,
    headers: HeaderMap,
    Asked(asked): Asked<BoardAsked>,
) -> Result<Json<Board>> {
    // Anybody may look, also without a name.
    let caller = app.caller(&headers).await.ok();
    app.board(caller.as_ref(), &asked).await.map(Json)
}

/// Who sits at a rated table, with their ratings.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/ratings", params(("id" = String, Path)), responses((status = 200, body = Vec<SeatRated>), (status = 404))))]
pub(crate) async fn at_table(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Vec<SeatRated>>> {
    app.rated_at(&id, &caller).await.map(Json)
}
