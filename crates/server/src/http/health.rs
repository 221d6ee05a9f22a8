//! For whoever runs the server: is it alive, is it ready, what does it do.

use std::net::SocketAddr;

use axum::{
    Router,
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::{app::App, nodes::Nodes, problem::Problem, store::TokenHash};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// What proxies add to what they pass on.
const PROXIED: [&str; 6] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/// Ready while the store is whole and takes what is written, and the server is not closing.
async fn ready(State(app): State<App>) -> Response {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    if app.hall.nodes().is_some_and(Nodes::is_away) {
        return (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response();
    }
    if *app.unsound.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the database is damaged\n").into_response();
    }
    match app.store.is_ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// What Prometheus reads.
async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let allowed = match &app.settings.metrics_token {
        Some(token) => {
            let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
            let shown = shown.and_then(|shown| shown.strip_prefix("Bearer "));
            // Of hashes, so that the time it takes tells nothing about the token.
            shown.is_some_and(|shown| TokenHash::of(shown) == TokenHash::of(token.reveal()))
        }
        // Behind a proxy everybody comes from this machine.
        None => peer.ip().is_loopback() && !PROXIED.iter().any(|name| headers.contains_key(*name)),
    };
    if !allowed {
        return Problem::not_found("server-no-such-page").into_response();
    }
    app.metrics.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()).into_response()
}
