//! Pictures of tables, and what pages say of themselves to whoever shows a link to them.

use axum::{
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::body::TableId;
use crate::{app::App, problem::Result, shield::language, store::GameId};

/// A page is shorter than this.
const LONGEST_PAGE: usize = 64 * 1024;

/// How a table stands, as spectators see it, 1200 by 630 points.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/picture.png", params(("id" = String, Path)), responses((status = 200, body = Vec<u8>, content_type = "image/png"), (status = 404))))]
pub(crate) async fn picture(State(app): State<App>, TableId(id): TableId) -> Result<impl IntoResponse> {
    let picture = app.picture(&id).await?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=300")], picture))
}

/// The table that a page is about.
fn table_of(path: &str) -> Option<GameId> {
    let id = path.strip_prefix("/table/").or_else(|| path.strip_prefix("/replay/"))?;
    id.parse().ok()
}

/// Has pages about a table say so in their head: those who show links read nothing else.
pub(crate) async fn introduce(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let Some(id) = table_of(&path) else { return next.run(request).await };
    let (lang, home) = (language(request.headers()), app.home(request.headers()));
    let Some(said) = app.introduction(&id, &path, lang, &home).await else { return next.run(request).await };
    // What is written into has to be there as it is.
    for name in [header::ACCEPT_ENCODING, header::IF_NONE_MATCH] {
        request.headers_mut().remove(name);
    }
    let (mut head, body) = next.run(request).await.into_parts();
    let kind = head.headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_page = kind.is_some_and(|kind| kind.starts_with(b"text/html"));
    if head.status != StatusCode::OK || !is_page {
        return Response::from_parts(head, body);
    }
    let Ok(page) = to_bytes(body, LONGEST_PAGE).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let page = String::from_utf8_lossy(&page).replacen("</head>", &format!("{said}</head>"), 1);
    for name in [header::CONTENT_LENGTH, header::ETAG] {
        head.headers.remove(name);
    }
    head.headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Response::from_parts(head, Body::from(page))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_tables_and_replays_are_about_a_table() {
        let id = "01a1dfdd-a99c-7402-8b67-62f4143e8849";
        for path in [format!("/table/{id}"), format!("/replay/{id}")] {
            assert_eq!(table_of(&path).map(|id| id.to_string()), Some(id.to_owned()), "{path}");
        }
        for path in ["/", "/table/", "/tables", "/table/x", "/rules/grecia", "/table/../etc"] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }
}
