//! What a request carries, read with a clear answer where it can't be.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;

use crate::{
    app::App,
    problem::{Problem, Result},
    store::GameId,
};

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-not-json"))
            }
            Err(JsonRejection::BytesRejection(_)) => {
                Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-long"))
            }
            Err(error) => Err(unreadable(&error.body_text())),
        }
    }
}

/// A request that can't be read; the detail is about what was sent, never about what is here.
pub(crate) fn unreadable(detail: &str) -> Problem {
    let detail: String =
        detail.rsplit("target type: ").next().unwrap_or_default().chars().take(200).collect();
    Problem::bad("server-unreadable").with("detail", table::Arg::Text(detail))
}

/// The table that a path names.
pub(crate) struct TableId(pub(crate) GameId);

impl FromRequestParts<App> for TableId {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Self).ok_or_else(|| Problem::not_found("server-no-such-table"))
    }
}

/// What follows the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(error) => Err(unreadable(&error.body_text())),
        }
    }
}
