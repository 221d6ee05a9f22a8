//! Tournaments: the list, one of them, entering and leaving, what the organiser does, the proof.

use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
};
use serde::{Deserialize, Serialize};

use super::{
    body::{Asked, Body, TableId},
    tables::Part,
};
use crate::{
    app::App,
    people::Caller,
    problem::{Problem, Result},
    store::TournamentId,
    tournaments::{
        NewTournament, TournamentList, TournamentOrder, TournamentRecord, TournamentSeen, Turning,
    },
};

/// The tournament that a path names.
pub(crate) struct Which(TournamentId);

impl FromRequestParts<App> for Which {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Self).ok_or_else(|| Problem::not_found("server-no-such-tournament"))
    }
}

/// Tournaments, newest change first.
#[cfg_attr(test, utoipa::path(get, path = "/api/tournaments", params(Part), responses((status = 200, body = TournamentList))))]
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    Asked(part): Asked<Part>,
) -> Result<Json<TournamentList>> {
    app.tournaments.list(&caller, part.after.as_deref()).await.map(Json)
}

/// A tournament that was announced.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Announced {
    /// The tournament.
    id: TournamentId,
}

/// Announces a tournament. Anybody with an account may.
#[cfg_attr(test, utoipa::path(post, path = "/api/tournaments", request_body = NewTournament, responses((status = 201, body = Announced))))]
pub(crate) async fn announce(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTournament>,
) -> Result<(StatusCode, Json<Announced>)> {
    Ok((StatusCode::CREATED, Json(Announced { id: app.tournaments.announce(&caller, new).await? })))
}

/// Which round one wants to see.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct WhichRound {
    /// Its number, from 1; the last one if none is named.
    #[serde(default)]
    round: Option<u16>,
}

/// A tournament, with one of its rounds.
#[cfg_attr(test, utoipa::path(get, path = "/api/tournaments/{id}", params(("id" = String, Path), WhichRound), responses((status = 200, body = TournamentSeen), (status = 404))))]
pub(crate) async fn one(
    State(app): State<App>,
    caller: Caller,
    Which(id): Which,
    Asked(which): Asked<WhichRound>,
) -> Result<Json<TournamentSeen>> {
    app.tournaments.see(&id, &caller, which.round).await.map(Json)
}

/// Takes part, or does so again.
#[cfg_attr(test, utoipa::path(put, path = "/api/tournaments/{id}/entry", params(("id" = String, Path)), responses((status = 200, body = TournamentSeen), (status = 409))))]
pub(crate) async fn enter(
    State(app): State<App>,
    caller: Caller,
    Which(id): Which,
) -> Result<Json<TournamentSeen>> {
    app.tournaments.enter(&id, &caller).await?;
    app.tournaments.see(&id, &caller, None).await.map(Json)
}

/// Takes part no longer. Games that have begun go on.
#[cfg_attr(test, utoipa::path(delete, path = "/api/tournaments/{id}/entry", params(("id" = String, Path)), responses((status = 200, body = TournamentSeen), (status = 409))))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    Which(id): Which,
) -> Result<Json<TournamentSeen>> {
    app.tournaments.leave(&id, &caller).await?;
    app.tournaments.see(&id, &caller, None).await.map(Json)
}

/// Does what only the organiser may.
#[cfg_attr(test, utoipa::path(post, path = "/api/tournaments/{id}/orders", params(("id" = String, Path)), request_body = TournamentOrder, responses((status = 200, body = TournamentSeen), (status = 403), (status = 409))))]
pub(crate) async fn order(
    State(app): State<App>,
    caller: Caller,
    Which(id): Which,
    Body(order): Body<TournamentOrder>,
) -> Result<Json<TournamentSeen>> {
    app.tournaments.order(&id, &caller, &order).await?;
    app.tournaments.see(&id, &caller, None).await.map(Json)
}

/// The journal of a tournament, with the seed once it is over: `imperios tournament verify` proves every round from it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tournaments/{id}/record", params(("id" = String, Path)), responses((status = 200, body = TournamentRecord), (status = 404))))]
pub(crate) async fn record(
    State(app): State<App>,
    _caller: Caller,
    Which(id): Which,
) -> Result<Json<TournamentRecord>> {
    app.tournaments.record(&id).await.map(Json)
}

/// Where a game of a tournament turned. The first who asks has it found, as the one analysis that they may have made at a
/// time; it is kept for all.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/turning", params(("id" = String, Path)), responses((status = 200, body = Turning), (status = 404), (status = 409))))]
pub(crate) async fn turning(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Turning>> {
    app.turning(&id, &caller).await.map(Json)
}
