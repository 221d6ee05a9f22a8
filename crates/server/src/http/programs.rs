//! Tokens and bot accounts.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::Deserialize;
use table::{Name, Seat};

use super::body::{Body, TableId};
use crate::{
    app::App,
    orders::check_key,
    people::Caller,
    problem::{Problem, Result},
    programs::{BotSeen, TokenMade, TokenSeen},
    protocol::Table,
    store::{PersonId, Scope},
};

/// One's tokens and those of one's bots.
#[cfg_attr(test, utoipa::path(get, path = "/api/tokens", responses((status = 200, body = Vec<TokenSeen>))))]
pub(crate) async fn tokens(State(app): State<App>, caller: Caller) -> Result<Json<Vec<TokenSeen>>> {
    app.tokens(&caller).await.map(Json)
}

/// A token to be made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewToken {
    /// What it is for, in one's own words: 1 to 60 characters.
    label: String,
    /// What it opens.
    scope: Scope,
    /// The bot for which it speaks; none: for oneself.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    bot: Option<PersonId>,
}

/// Makes a token. It is shown this once.
#[cfg_attr(test, utoipa::path(post, path = "/api/tokens", request_body = NewToken, responses((status = 201, body = TokenMade))))]
pub(crate) async fn add_token(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<TokenMade>)> {
    let made = app.add_token(&caller, &new.label, new.scope, new.bot).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revokes a token.
#[cfg_attr(test, utoipa::path(delete, path = "/api/tokens/{id}", params(("id" = String, Path)), responses((status = 204), (status = 404))))]
pub(crate) async fn revoke_token(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    app.revoke_token(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One's bots.
#[cfg_attr(test, utoipa::path(get, path = "/api/bots", responses((status = 200, body = Vec<BotSeen>))))]
pub(crate) async fn bots(State(app): State<App>, caller: Caller) -> Result<Json<Vec<BotSeen>>> {
    app.bots(&caller).await.map(Json)
}

/// A bot to be made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewBot {
    /// What it is called, without the mark: 1 to 34 characters.
    name: Name,
}

/// Makes an account for a program, which says by its name everywhere that it is one.
#[cfg_attr(test, utoipa::path(post, path = "/api/bots", request_body = NewBot, responses((status = 201, body = BotSeen))))]
pub(crate) async fn add_bot(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewBot>,
) -> Result<(StatusCode, Json<BotSeen>)> {
    Ok((StatusCode::CREATED, Json(app.add_bot(&caller, &new.name).await?)))
}

/// Retires a bot: its tokens are worth nothing any more, its games stay.
#[cfg_attr(test, utoipa::path(delete, path = "/api/bots/{id}", params(("id" = String, Path)), responses((status = 204), (status = 404))))]
pub(crate) async fn retire_bot(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    let id: PersonId = id.parse().map_err(|_| Problem::not_found("server-no-such-bot-account"))?;
    app.retire_bot(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A bot of one's own that is to play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct SeatedBot {
    /// Which.
    bot: PersonId,
    /// Where.
    seat: Seat,
    /// Chosen by the client: the same key seats it once.
    #[cfg_attr(test, schema(max_length = 40))]
    key: String,
}

/// Seats a bot of one's own at a table that one has opened, ready to play.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/bots", params(("id" = String, Path)), request_body = SeatedBot, responses((status = 200, body = Table))))]
pub(crate) async fn seat_bot(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(seated): Body<SeatedBot>,
) -> Result<Json<Table>> {
    check_key(&seated.key)?;
    app.seat_bot(&id, &caller, &seated.bot, seated.seat, &seated.key).await.map(Json)
}
