//! Records: taken home, stepped through, proved, brought along.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::{
    body::{Asked, Body, TableId},
    tables::Look,
};
use crate::{
    app::App,
    people::Caller,
    problem::Result,
    protocol::Opened,
    replay::{Exported, MomentSeen, Proof, Step},
};

/// The record of a game: as text once it is over; while it runs, what one has seen of it, as JSON.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/record", params(("id" = String, Path), Look),
    responses((status = 200, content((String = "text/plain"), (crate::protocol::Table = "application/json"))))
))]
pub(crate) async fn export(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(look): Asked<Look>,
) -> Result<Response> {
    let attachment =
        |end: &str| (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.{end}\""));
    Ok(match app.export(&id, &caller, look.seat).await? {
        Exported::Record(record) => {
            let text = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
            ([text, attachment("txt")], record).into_response()
        }
        Exported::Seen(table) => ([attachment("json")], Json(table)).into_response(),
    })
}

/// A moment of a game as one's seat saw it, or any seat once the game is over.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Step), responses((status = 200, body = MomentSeen))))]
pub(crate) async fn replay(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(step): Asked<Step>,
) -> Result<Json<MomentSeen>> {
    app.replay(&id, &caller, step).await.map(Json)
}

/// Proves the record of a game that is over.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/proof", params(("id" = String, Path)), responses((status = 200, body = Proof), (status = 409))))]
pub(crate) async fn verify(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Proof>> {
    app.proof(&id, &caller).await.map(Json)
}

/// Removes a record that one has brought along, with the table that shows it.
#[cfg_attr(test, utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 204), (status = 404), (status = 409, description = "it is no such table"))))]
pub(crate) async fn remove(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<StatusCode> {
    app.remove_record(&id, &caller).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A record to look at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Brought {
    /// The text of the record.
    record: String,
}

/// Brings a record along: a table that shows it, for replay.
#[cfg_attr(test, utoipa::path(post, path = "/api/records", request_body = Brought, responses((status = 201, body = Opened))))]
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    Body(brought): Body<Brought>,
) -> Result<(StatusCode, Json<Opened>)> {
    Ok((StatusCode::CREATED, Json(app.hall.import(&caller.id, brought.record).await?)))
}
