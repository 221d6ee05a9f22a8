//! Profiles: who somebody is, how they have played, and whom one does not want to hear of.

use axum::{
    Extension, Json,
    body::Body as Sent,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use serde::Deserialize;

use super::body::{Asked, Body};
use crate::{
    app::App,
    people::Caller,
    problem::Result,
    profiles::{BlockedSeen, GamesAsked, NewProfile, PlayedGames, Profile},
    shield::{Address, language},
};

/// Somebody with an account, by their login; oneself as `me`.
#[cfg_attr(test, utoipa::path(get, path = "/api/people/{login}", params(("login" = String, Path)), responses((status = 200, body = Profile), (status = 404))))]
pub(crate) async fn profile(
    State(app): State<App>,
    headers: HeaderMap,
    Path(login): Path<String>,
) -> Result<Json<Profile>> {
    // Anybody may look, also without a name.
    let caller = app.caller(&headers).await.ok();
    app.profile(&login, caller.as_ref(), language(&headers)).await.map(Json)
}

/// The games that somebody has played, the last first: of others those at which anybody may look.
#[cfg_attr(test, utoipa::path(get, path = "/api/people/{login}/games", params(("login" = String, Path), GamesAsked), responses((status = 200, body = PlayedGames), (status = 403), (status = 404))))]
pub(crate) async fn games(
    State(app): State<App>,
    headers: HeaderMap,
    Path(login): Path<String>,
    Asked(asked): Asked<GamesAsked>,
) -> Result<Json<PlayedGames>> {
    let caller = app.caller(&headers).await.ok();
    app.games_played(&login, caller.as_ref(), &asked, language(&headers)).await.map(Json)
}

/// Notes what one says of oneself.
#[cfg_attr(test, utoipa::path(put, path = "/api/profile", request_body = NewProfile, responses((status = 204))))]
pub(crate) async fn set(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewProfile>,
) -> Result<StatusCode> {
    app.set_profile(&caller, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Of whom one does not want to hear.
#[cfg_attr(test, utoipa::path(get, path = "/api/blocks", responses((status = 200, body = Vec<BlockedSeen>))))]
pub(crate) async fn blocks(State(app): State<App>, caller: Caller) -> Result<Json<Vec<BlockedSeen>>> {
    app.blocked(&caller).await.map(Json)
}

/// From now on one does not want to hear of somebody: they can't ask one to a table nor sit down at one's own, and what they
/// say is not seen.
#[cfg_attr(test, utoipa::path(put, path = "/api/blocks/{login}", params(("login" = String, Path)), responses((status = 204), (status = 404))))]
pub(crate) async fn block(
    State(app): State<App>,
    caller: Caller,
    Path(login): Path<String>,
) -> Result<StatusCode> {
    app.set_blocked(&caller, &login, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One may hear of them again.
#[cfg_attr(test, utoipa::path(delete, path = "/api/blocks/{login}", params(("login" = String, Path)), responses((status = 204), (status = 404))))]
pub(crate) async fn unblock(
    State(app): State<App>,
    caller: Caller,
    Path(login): Path<String>,
) -> Result<StatusCode> {
    app.set_blocked(&caller, &login, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept of oneself: who one is, what one wishes, ratings, what one has said, and one's games with their
/// records.
#[cfg_attr(test, utoipa::path(get, path = "/api/me/data", responses((status = 200, description = "JSON"))))]
pub(crate) async fn data(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse> {
    let mut parts = app.all_data(&caller).await?;
    let told = futures_util::stream::poll_fn(move |context| {
        parts.poll_recv(context).map(|part| part.map(Ok::<_, std::convert::Infallible>))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"imperios.json\""),
    ];
    Ok((headers, Sent::from_stream(told)))
}

/// The password of whoever goes for good.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Farewell {
    password: String,
}

/// Ends one's account for good: nobody can sign in to it, and one's name is taken from all tables. Games that are over stay; those
/// that go on are resigned; tables that have not begun are given up.
#[cfg_attr(test, utoipa::path(post, path = "/api/me/farewell", request_body = Farewell, responses((status = 204), (status = 403))))]
pub(crate) async fn farewell(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    caller: Caller,
    Body(given): Body<Farewell>,
) -> Result<impl IntoResponse> {
    app.limits.entry(address).await?;
    app.farewell(&caller, given.password, address).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, app.no_cookie())])))
}
