//! The routes. A handler reads the request, calls, and answers; rules and queries are elsewhere.

mod body;
mod games;
mod health;
mod insight;
mod people;
mod records;
mod socket;
mod tables;

use std::time::Duration;

use axum::{
    Router,
    http::{HeaderValue, StatusCode, header},
    middleware,
    response::IntoResponse,
    routing::{any, get},
};
use tower_http::{
    catch_panic::CatchPanicLayer, limit::RequestBodyLimitLayer, timeout::TimeoutLayer, trace::TraceLayer,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::App, hall::LONGEST_RECORD, problem::Problem, shield};

/// No request is longer than a record with what belongs around it.
const LONGEST_BODY: usize = LONGEST_RECORD + 4096;
/// Whoever sends more slowly than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "imperios",
        description = "Tables, people and records of historical board games. Whoever wants to do something first says \
                   who they are (`POST /api/guests`), then sends the cookie or the bearer token with every request. \
                   Changes of a table come over its socket (`GET /api/tables/{id}/socket`), whose messages are the \
                   schemas `Message` (from the server) and `Command` (to it).",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(crate::protocol::Message))
)]
struct Described;

/// The API with its description.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::facts))
        .routes(routes!(games::texts))
        .routes(routes!(people::add_guest))
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::add_account))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::sessions, people::end_others))
        .routes(routes!(people::change_password))
        .routes(routes!(tables::open, tables::mine))
        .routes(routes!(tables::open_tables))
        .routes(routes!(tables::table))
        .routes(routes!(tables::command))
        .routes(routes!(tables::invite_anew))
        .routes(routes!(tables::follow_invitation))
        .routes(routes!(tables::chat, tables::say))
        .routes(routes!(tables::why))
        .routes(routes!(insight::odds))
        .routes(routes!(insight::hint))
        .routes(routes!(insight::analysis))
        .routes(routes!(records::export))
        .routes(routes!(records::replay))
        .routes(routes!(records::verify))
        .routes(routes!(records::import))
        .routes(routes!(socket::socket))
}

/// The description of the API, as `OpenAPI` 3.1.
pub fn openapi() -> String {
    let (_, openapi) = api().split_for_parts();
    openapi.to_pretty_json().expect("the description is plain data")
}

/// Everything the server answers to.
pub(crate) fn router(app: App, pages: Router) -> Router {
    let description = openapi();
    let (api, _) = api().split_for_parts();
    let api = api
        .route("/api/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], description)))
        .route("/api", any(nowhere))
        .route("/api/", any(nowhere))
        .route("/api/{*elsewhere}", any(nowhere))
        .layer(middleware::from_fn_with_state(app.clone(), shield::guard));
    Router::new()
        .merge(health::routes())
        .merge(api)
        .fallback_service(pages)
        .method_not_allowed_fallback(async || {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "server-no-such-page")
        })
        .layer(RequestBodyLimitLayer::new(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(middleware::from_fn_with_state(app.clone(), shield::finish))
        .layer(CatchPanicLayer::custom(failed))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// What the API does not have is not a page either.
async fn nowhere() -> Problem {
    Problem::not_found("server-no-such-page")
}

/// Logs carry the path without its query, and no header.
fn span(request: &axum::extract::Request) -> tracing::Span {
    tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
}

/// A bug is answered like any other trouble, and told to the log.
#[expect(clippy::needless_pass_by_value, reason = "what catches panics hands them over")]
fn failed(panic: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied());
    tracing::error!(panic = text.unwrap_or("unknown"), "a request failed");
    metrics::counter!("imperios_panics_total").increment(1);
    let mut response = Problem::unavailable().in_words(table::Lang::default());
    *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response.into_response()
}
