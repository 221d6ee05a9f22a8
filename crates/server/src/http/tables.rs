//! Tables: opening them, sitting down, playing, looking on.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use serde::{Deserialize, Serialize};
use table::Seat;

use super::body::{Asked, Body, TableId};
use crate::{
    app::App,
    host::Way,
    invitations::Invited,
    lists::{Awaiting, ListOrder, Tables},
    people::Caller,
    problem::{Problem, Result},
    protocol::{ChatLine, Command, Done, NewTable, Opened, Table},
    shield,
    store::Stage,
    why_not::{WhyNot, Wish},
};

/// Opens a table.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = Opened))))]
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>)> {
    Ok((StatusCode::CREATED, Json(app.open(&caller, new).await?)))
}

/// Where a list goes on.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Part {
    /// The `next` of the part before.
    #[serde(default)]
    pub(crate) after: Option<String>,
}

/// Which of one's tables.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Which {
    /// The `next` of the part before.
    #[serde(default)]
    after: Option<String>,
    /// In which order.
    #[serde(default)]
    order: ListOrder,
    /// Only those that are so far; the newest first.
    #[serde(default)]
    stage: Option<Stage>,
}

/// The tables where one sits or which one has opened.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables", params(Which), responses((status = 200, body = Tables))))]
pub(crate) async fn mine(
    State(app): State<App>,
    caller: Caller,
    Asked(which): Asked<Which>,
) -> Result<Json<Tables>> {
    app.own_tables(&caller, which.order, which.stage, which.after.as_deref()).await.map(Json)
}

/// The tables where one has to decide, the least time first.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/awaiting", responses((status = 200, body = Vec<Awaiting>))))]
pub(crate) async fn awaiting(State(app): State<App>, caller: Caller) -> Result<Json<Vec<Awaiting>>> {
    app.awaiting(&caller).await.map(Json)
}

/// The tables where anybody may sit down.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/open", params(Part), responses((status = 200, body = Tables))))]
pub(crate) async fn open_tables(
    State(app): State<App>,
    caller: Caller,
    Asked(part): Asked<Part>,
) -> Result<Json<Tables>> {
    app.open_tables(&caller, part.after.as_deref()).await.map(Json)
}

/// How one wants to look at a table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Look {
    /// Through the eyes of this seat, one of one's own; the first of them if none is named.
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    /// The version that one has seen last: the log begins there.
    #[serde(default)]
    pub(crate) since: Option<u64>,
}

/// A table as one sees it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Look), responses((status = 200, body = Table), (status = 404))))]
pub(crate) async fn table(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(look): Asked<Look>,
) -> Result<Json<Table>> {
    app.see(&id, &caller, look.seat, look.since).await.map(Json)
}

/// A command that was carried out, and the table after it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Answer {
    #[serde(flatten)]
    done: Done,
    table: Table,
}

/// Does something at a table.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/tables/{id}/commands", params(("id" = String, Path)), request_body = Command,
    responses((status = 200, body = Answer), (status = 409, description = "it rested on an older table; the answer holds the new one"))
))]
pub(crate) async fn command(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(command): Body<Command>,
) -> Result<Json<Answer>> {
    let (done, table) = app.carry_out(&id, &caller, command, Way::Request).await?;
    let table = table.ok_or_else(Problem::unavailable)?;
    Ok(Json(Answer { done, table }))
}

/// Makes new invitations for all seats that wait for one, and a new link for spectators. The old ones lose their
/// force. The host's right.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/invitations", params(("id" = String, Path)), responses((status = 200, body = Opened))))]
pub(crate) async fn invite_anew(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Opened>> {
    app.invite_anew(&id, &caller).await.map(Json)
}

/// A token of an invitation, which browsers keep out of addresses that others see.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Shown {
    token: String,
}

/// Follows an invitation: from then on one may look at the table, and take the seat it is for with the command
/// `sit`.
#[cfg_attr(test, utoipa::path(post, path = "/api/invitations", request_body = Shown, responses((status = 200, body = Invited), (status = 404))))]
pub(crate) async fn follow_invitation(
    State(app): State<App>,
    caller: Caller,
    Body(shown): Body<Shown>,
) -> Result<Json<Invited>> {
    app.follow_invitation(caller, &shown.token).await.map(Json)
}

/// Somebody whom the host of a table knows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Guest {
    /// The seat on which they are to sit down.
    seat: Seat,
    /// The login of their account.
    login: String,
}

/// Asks somebody to sit down on a seat: they are told, and need no link. The host's right, before the start.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/ask", params(("id" = String, Path)), request_body = Guest, responses((status = 204), (status = 404))))]
pub(crate) async fn ask_to_sit(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(guest): Body<Guest>,
) -> Result<StatusCode> {
    app.ask_to_sit(&id, &caller, guest.seat, &guest.login).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which lines of a chat.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct ChatSince {
    /// Those after this number.
    #[serde(default)]
    after: u64,
}

/// What has been said at a table; at most 200 lines at a time.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), ChatSince), responses((status = 200, body = Vec<ChatLine>))))]
pub(crate) async fn chat(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(since): Asked<ChatSince>,
) -> Result<Json<Vec<ChatLine>>> {
    app.chat(&id, &caller, since.after).await.map(Json)
}

/// Something to say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewLine {
    /// 1 to 500 characters.
    text: String,
}

/// Says something at a table.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = NewLine, responses((status = 201, body = ChatLine))))]
pub(crate) async fn say(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(line): Body<NewLine>,
) -> Result<(StatusCode, Json<ChatLine>)> {
    Ok((StatusCode::CREATED, Json(app.say(&id, &caller, &line.text).await?)))
}

/// Why something can't be chosen, with the rule.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/why", params(("id" = String, Path)), request_body = Wish, responses((status = 200, body = WhyNot))))]
pub(crate) async fn why(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    TableId(id): TableId,
    Body(wish): Body<Wish>,
) -> Result<Json<WhyNot>> {
    app.why_not(&id, &caller, wish, shield::language(&headers)).await.map(Json)
}
