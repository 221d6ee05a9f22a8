//! The web app, compressed and inside the program.

use axum::{
    Router,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
    routing::get,
};

/// All files of the web app, ordered by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// One file of the web app, in the forms in which it can be sent.
struct File {
    path: &'static str,
    media_type: &'static str,
    /// What tells one version of it from another, in quotation marks.
    tag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// Answers with the files of the web app. Any other path gets the app itself, which knows its own pages and says so
/// when there is none: a link to a table is such a path. `/table/…` gets `table.html` if there is one, which is the app too
/// and names the files that a table needs.
///
/// ```
/// use tower::ServiceExt as _;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() {
/// let request = axum::http::Request::get("/rules/grecia").body(axum::body::Body::empty()).unwrap();
/// let response = pages::pages().oneshot(request).await.unwrap();
/// assert_eq!(response.headers()["content-type"], "text/html");
/// # }
/// ```
pub fn pages() -> Router {
    let answer = |uri: Uri, headers: HeaderMap| async move { find(uri.path()).answer(&headers) };
    Router::new().fallback_service(get(answer))
}

fn find(path: &str) -> &'static File {
    let at = |path: &str| FILES.binary_search_by_key(&path, |file| file.path);
    let first = path.split('/').nth(1).unwrap_or_default();
    let found = at(path).or_else(|_| at(&format!("/{first}.html"))).or_else(|_| at("/index.html"));
    let found = found.expect("the app itself is always there");
    &FILES[found]
}

impl File {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let text = |name| asked.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        // Pages and the service worker are asked for anew each time; all they name has its hash in its name and never changes.
        let lasts = self.path.starts_with("/assets/");
        let cache = if lasts { "max-age=31536000, immutable" } else { "no-cache" };
        let mut response = if self.is_known(text(header::IF_NONE_MATCH)) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            match self.preferred(text(header::ACCEPT_ENCODING)) {
                Some((coding, bytes)) => ([(header::CONTENT_ENCODING, coding)], bytes).into_response(),
                None => self.plain.into_response(),
            }
        };
        let always = [
            (header::CONTENT_TYPE, self.media_type),
            (header::CACHE_CONTROL, cache),
            (header::ETAG, self.tag),
            (header::VARY, "accept-encoding"),
        ];
        for (name, value) in always {
            response.headers_mut().insert(name, header::HeaderValue::from_static(value));
        }
        response
    }

    /// Whether the browser has this version, by its `If-None-Match`.
    fn is_known(&self, tags: &str) -> bool {
        tags.split(',').map(str::trim).any(|tag| tag == "*" || tag.trim_start_matches("W/") == self.tag)
    }

    /// The compressed form that the browser likes best, the smaller one if it likes both as much. None: it reads no
    /// form there is.
    fn preferred(&self, accepted: &str) -> Option<(&'static str, &'static [u8])> {
        let forms = [("gzip", self.gzip), ("br", self.brotli)].into_iter();
        forms
            .filter_map(|(coding, bytes)| Some((quality(accepted, coding), coding, bytes?)))
            .filter(|&(quality, ..)| quality > 0.0)
            .max_by(|(one, ..), (other, ..)| one.total_cmp(other))
            .map(|(_, coding, bytes)| (coding, bytes))
    }
}

/// How much a browser likes a coding, by its `Accept-Encoding`: `br, gzip;q=0.8, *;q=0`.
fn quality(accepted: &str, coding: &str) -> f32 {
    let of = |wanted: &str| {
        accepted.split(',').find_map(|item| {
            let (name, weight) = item.split_once(';').unwrap_or((item, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|number| number.parse().ok());
            (name.trim() == wanted).then_some(weight.unwrap_or(0.0))
        })
    };
    of(coding).or_else(|| of("*")).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    use axum::{body::Body, http::Request};
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    const SCRIPT: File = File {
        path: "/assets/app.js",
        media_type: "text/javascript",
        tag: "\"1806\"",
        plain: b"plain",
        brotli: Some(b"brotli"),
        gzip: Some(b"gzip"),
    };

    #[tokio::test]
    async fn the_front_page_and_links_into_the_app_give_the_app() {
        for path in ["/", "/table/01a1dfdd-a99c-7402-8b67-62f4143e8849", "/rules/grecia/GR-SEA-03"] {
            let request = Request::get(path).body(Body::empty()).expect("a request");
            let response = pages().oneshot(request).await.expect("an answer");
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html", "{path}");
            assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache", "{path}");
            let body = response.into_body().collect().await.expect("a body").to_bytes();
            assert!(String::from_utf8_lossy(&body).contains("<title>"), "{path}");
        }
    }

    #[tokio::test]
    async fn pages_are_read_and_not_written() {
        for (method, status) in [("HEAD", StatusCode::OK), ("POST", StatusCode::METHOD_NOT_ALLOWED)] {
            let request = Request::builder().method(method).uri("/").body(Body::empty()).expect("a request");
            assert_eq!(pages().oneshot(request).await.expect("an answer").status(), status, "{method}");
        }
    }

    #[test]
    fn every_file_is_found_by_its_path() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
        for file in FILES {
            assert_eq!(find(file.path).tag, file.tag, "{}", file.path);
        }
    }

    #[tokio::test]
    async fn what_is_sent_is_the_form_that_the_browser_likes_best() {
        let cases: [(&str, Option<&str>, &[u8]); 7] = [
            ("", None, b"plain"),
            ("zstd", None, b"plain"),
            ("gzip, deflate, br", Some("br"), b"brotli"),
            ("br;q=0.5, gzip;q=0.8", Some("gzip"), b"gzip"),
            ("br;q=0, *", Some("gzip"), b"gzip"),
            ("*", Some("br"), b"brotli"),
            ("gzip; q=0", None, b"plain"),
        ];
        for (accepted, coding, body) in cases {
            let asked =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().expect("a header"))]);
            let response = SCRIPT.answer(&asked);
            let told = response.headers().get(header::CONTENT_ENCODING);
            assert_eq!(told.and_then(|value| value.to_str().ok()), coding, "{accepted}");
            assert_eq!(response.headers()[header::VARY], "accept-encoding");
            assert_eq!(response.headers()[header::CACHE_CONTROL], "max-age=31536000, immutable");
            assert_eq!(response.into_body().collect().await.expect("a body").to_bytes(), body, "{accepted}");
        }
    }

    #[tokio::test]
    async fn a_browser_that_has_the_file_is_not_sent_it_again() {
        let cases =
            [("\"1806\"", true), ("\"800\", W/\"1806\"", true), ("*", true), ("\"800\"", false), ("", false)];
        for (tags, known) in cases {
            let asked = HeaderMap::from_iter([(header::IF_NONE_MATCH, tags.parse().expect("a header"))]);
            let response = SCRIPT.answer(&asked);
            assert_eq!(response.status() == StatusCode::NOT_MODIFIED, known, "{tags}");
            assert_eq!(response.headers()[header::ETAG], "\"1806\"", "{tags}");
            let body = response.into_body().collect().await.expect("a body").to_bytes();
            assert_eq!(body.is_empty(), known, "{tags}");
        }
    }
}
