//! The web app, compressed and inside the program.
//!
//! A release build carries the files; a debug build reads them from `web/dist` when they are asked for.

use axum::{Router, http::StatusCode};
use memory_serve::CacheControl;

/// Answers with the files of the web app. Any other path gets the app itself, which knows its own pages and says so
/// when there is none: a link to a table is such a path.
pub fn pages() -> Router {
    memory_serve::load!()
        .index_file(Some("/index.html"))
        .fallback(Some("/index.html"))
        .fallback_status(StatusCode::OK)
        // The page is asked for anew each time; all it names has its hash in its name and never changes.
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::Long)
        .into_router()
}

#[cfg(test)]
mod tests {
    use axum::{
        body::Body,
        http::{Request, StatusCode, header},
    };
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    async fn get(path: &str) -> (StatusCode, String, String) {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let response = super::pages().oneshot(request).await.expect("an answer");
        let status = response.status();
        let kind = response.headers()[header::CONTENT_TYPE].to_str().expect("text").to_owned();
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        (status, kind, String::from_utf8_lossy(&body).into_owned())
    }

    #[tokio::test]
    async fn the_front_page_and_links_into_the_app_give_the_app() {
        for path in ["/", "/table/01a1dfdd-a99c-7402-8b67-62f4143e8849", "/rules/grecia/GR-SEA-03"] {
            let (status, kind, body) = get(path).await;
            assert_eq!((status, kind.starts_with("text/html")), (StatusCode::OK, true), "{path}");
            assert!(body.contains("<title>"), "{path}");
        }
    }
}
