//! Guests, accounts and sessions.

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use serde::{Deserialize, Serialize};
use table::Name;

use super::body::{Body, TableId};
use crate::{
    app::App,
    nodes::OnBehalf,
    now,
    people::Caller,
    problem::{Problem, Result},
    protocol::Me,
    shield::Address,
    store::PersonId,
};

/// Somebody who wants to play without an account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewGuest {
    /// What they are called: 1 to 40 characters.
    name: Name,
    /// Whether the token is wanted in the answer, for programs without cookies.
    #[serde(default)]
    bearer: bool,
}

/// Who one is now.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Known {
    #[serde(flatten)]
    me: Me,
    /// The token, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    bearer: Option<String>,
    /// How many games of the guest now belong to the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    claimed: Option<u64>,
}

/// Plays at once: a name is enough.
#[cfg_attr(test, utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses((status = 201, body = Known))))]
pub(crate) async fn add_guest(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<impl IntoResponse> {
    app.limits.entry(address).await?;
    let id = app.add_guest(&new.name).await?;
    let token = app.add_session(&id, &headers).await?;
    let bearer = new.bearer.then(|| token.show());
    let known = Known { me: Me { id, name: new.name, login: None, bot: false }, bearer, claimed: None };
    Ok((StatusCode::CREATED, AppendHeaders([(SET_COOKIE, app.cookie(&token))]), Json(known)))
}

/// Who one is.
#[cfg_attr(test, utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401))))]
pub(crate) async fn me(caller: Caller) -> Json<Me> {
    Json(caller.me())
}

/// Another name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewName {
    /// 1 to 40 characters.
    name: Name,
}

/// Changes one's name, at tables that one sits down at from now on.
#[cfg_attr(test, utoipa::path(patch, path = "/api/me", request_body = NewName, responses((status = 200, body = Me))))]
pub(crate) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewName>,
) -> Result<Json<Me>> {
    app.rename(&caller, &new.name).await?;
    Ok(Json(Me { name: new.name, ..caller.me() }))
}

/// A login and a password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Credentials {
    /// 3 to 40 letters of the Latin alphabet, digits, dots, hyphens and underscores.
    login: String,
    /// 10 to 256 characters, and not one of those that everybody tries first.
    password: String,
    /// When signing in: whether the games of the guest one has been so far go to the account.
    #[serde(default)]
    claim: bool,
    /// Whether the token is wanted in the answer, for programs without cookies.
    #[serde(default)]
    bearer: bool,
}

/// Turns the guest one is into an account; all games stay one's own. The token is a new one: whoever has seen the
/// guest's has nothing of the account.
#[cfg_attr(test, utoipa::path(post, path = "/api/accounts", request_body = Credentials, responses((status = 201, body = Known))))]
pub(crate) async fn add_account(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    caller: Caller,
    Body(given): Body<Credentials>,
) -> Result<impl IntoResponse> {
    app.limits.entry(address).await?;
    app.make_account(&caller, &given.login, given.password).await?;
    let token = app.add_session(&caller.id, &headers).await?;
    app.store.move_devices(&caller.session, &caller.id, &token.hash()).await?;
    app.end_other_sessions(&Caller { session: token.hash(), ..caller.clone() }).await?;
    let me = Me { login: Some(given.login), ..caller.me() };
    let known = Known { me, bearer: given.bearer.then(|| token.show()), claimed: None };
    Ok((StatusCode::CREATED, AppendHeaders([(SET_COOKIE, app.cookie(&token))]), Json(known)))
}

/// An account that takes over seats.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Handed {
    to: PersonId,
}

/// Gives seats of the caller to their account, for another node, which has seen the proofs of both.
pub(crate) async fn hand(
    State(app): State<App>,
    behalf: Option<Extension<OnBehalf>>,
    TableId(id): TableId,
    Body(handed): Body<Handed>,
) -> Result<StatusCode> {
    let Some(Extension(OnBehalf { caller, .. })) = behalf else {
        return Err(Problem::not_found("server-no-such-page"));
    };
    app.hall.hand(&id, &caller.id, &handed.to).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in to an account.
#[cfg_attr(test, utoipa::path(post, path = "/api/session", request_body = Credentials, responses((status = 200, body = Known))))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Result<impl IntoResponse> {
    app.limits.entry(address).await?;
    let person = app.sign_in(&given.login, given.password, address).await?;
    let before = app.caller(&headers).await.ok();
    let claimed = match &before {
        Some(guest) if given.claim && guest.login.is_none() => Some(app.claim(guest, &person.id).await?),
        _ => None,
    };
    let token = app.add_session(&person.id, &headers).await?;
    if let Some(before) = before {
        // It is the same browser: what it is told from now on is the account's.
        app.store.move_devices(&before.session, &person.id, &token.hash()).await?;
        app.end_session(&before.session).await?;
    }
    let name = person.name.parse().map_err(|_| Problem::nobody())?;
    let me = Me { id: person.id, name, login: person.login, bot: false };
    let known = Known { me, bearer: given.bearer.then(|| token.show()), claimed };
    Ok((AppendHeaders([(SET_COOKIE, app.cookie(&token))]), Json(known)))
}

/// Ends the session one uses.
#[cfg_attr(test, utoipa::path(delete, path = "/api/session", responses((status = 204))))]
pub(crate) async fn sign_out(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse> {
    app.end_session(&caller.session).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, app.no_cookie())])))
}

/// One of one's sessions.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct SessionSeen {
    /// What the browser calls itself.
    label: String,
    /// Since when.
    since: i64,
    /// When it was last used, to the hour.
    used: i64,
    /// Whether it is the one that asks.
    this: bool,
}

/// All of one's sessions.
#[cfg_attr(test, utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<SessionSeen>))))]
pub(crate) async fn sessions(State(app): State<App>, caller: Caller) -> Result<Json<Vec<SessionSeen>>> {
    let sessions = app.store.sessions(&caller.id, now()).await?;
    let seen = sessions.into_iter().map(|session| SessionSeen {
        this: session.token_hash == caller.session,
        label: session.label,
        since: session.created_at,
        used: session.seen_at,
    });
    Ok(Json(seen.collect()))
}

/// Ends all sessions but this one, on all devices.
#[cfg_attr(test, utoipa::path(delete, path = "/api/sessions", responses((status = 204))))]
pub(crate) async fn end_others(State(app): State<App>, caller: Caller) -> Result<StatusCode> {
    app.end_other_sessions(&caller).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An old and a new password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewPassword {
    old: String,
    new: String,
}

/// Changes the password and ends all other sessions.
#[cfg_attr(test, utoipa::path(put, path = "/api/password", request_body = NewPassword, responses((status = 204))))]
pub(crate) async fn change_password(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    caller: Caller,
    Body(given): Body<NewPassword>,
) -> Result<StatusCode> {
    app.limits.entry(address).await?;
    app.change_password(&caller, given.old, given.new, address).await?;
    Ok(StatusCode::NO_CONTENT)
}
