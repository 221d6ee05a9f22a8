//! What a player's units could do.

use axum::{Json, extract::State};

use super::{
    body::{Asked, Body, TableId},
    insight::Whose,
};
use crate::{
    app::App,
    people::Caller,
    plans::{CurrentPlans, CurrentReach, Gathering},
    problem::Result,
};

/// What each kind of unit of a seat could do from where it stands.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/reach", params(("id" = String, Path), Whose),
    responses((status = 200, body = CurrentReach), (status = 403), (status = 404), (status = 409, description = "the game has not started"))
))]
pub(crate) async fn reach(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(Whose { seat }): Asked<Whose>,
) -> Result<Json<CurrentReach>> {
    app.reach(&id, &caller, seat).await.map(Json)
}

/// What some units could do together, with the words that say it and the odds of an attack.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/tables/{id}/plans", params(("id" = String, Path)), request_body = Gathering,
    responses((status = 200, body = CurrentPlans), (status = 403), (status = 404), (status = 409, description = "the game has not started"))
))]
pub(crate) async fn plans(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(group): Body<Gathering>,
) -> Result<Json<CurrentPlans>> {
    app.plans(&id, &caller, group).await.map(Json)
}
