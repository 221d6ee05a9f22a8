//! What a request carries, read with a clear answer where it can't be.

use axum::{
    Json,
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use serde::de::DeserializeOwned;

use crate::{
    app::App,
    problem::{Problem, Result},
    store::GameId,
};

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// What is longer is read aside: nobody else waits while a whole record is taken apart.
const LONG: usize = 16 << 10;

impl<T: DeserializeOwned + Send + 'static> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        if !is_json(request.headers()) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-not-json"));
        }
        let too_long = |_| Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-long");
        let bytes = Bytes::from_request(request, app).await.map_err(too_long)?;
        let read = if bytes.len() > LONG {
            app.hall.aside().work(None, move || Json::<T>::from_bytes(&bytes)).await?
        } else {
            Json::<T>::from_bytes(&bytes)
        };
        match read {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(unreadable(&error.body_text())),
        }
    }
}

/// Whether a request says that it carries JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let said = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = said.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
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
