//! The routes. A handler reads the request, calls, and answers; rules and queries are elsewhere.

mod body;
#[cfg(test)]
mod description;
mod feeds;
mod games;
mod health;
mod insight;
mod notices;
mod passing_on;
mod people;
mod plans;
mod positions;
mod previews;
mod profiles;
mod programs;
mod puzzles;
mod ratings;
mod records;
mod socket;
mod stream;
mod tables;
mod tournaments;

use std::time::Duration;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderValue, StatusCode, header},
    middleware,
    response::IntoResponse,
    routing::{any, delete, get, post, put},
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{NotForContentType, Predicate, SizeAbove},
    },
    limit::RequestBodyLimitLayer,
    timeout::TimeoutLayer,
    trace::TraceLayer,
};

pub(crate) use passing_on::Lines;

use crate::{app::App, hall::LONGEST_RECORD, positions::LONGEST_POSITION, problem::Problem, shield};

/// A record with what belongs around it is the longest that anybody sends; in JSON its lines end in two characters.
const LONGEST_BODY: usize = LONGEST_RECORD + (LONGEST_RECORD >> 3) + 4096;
/// No other request is longer than a position with what belongs around it.
const USUAL_BODY: usize = LONGEST_POSITION + (32 << 10);
/// An answer shorter than this fits into one parcel of the network as it is. Tokens of sessions come in such answers
/// alone, so that nobody can learn of one by how well it compresses.
const WORTH_COMPRESSING: u64 = 1200;
/// Whoever sends more slowly than this is not waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// The description of the API, as `OpenAPI` 3.1. The test of `description` writes it.
const DESCRIPTION: &str = include_str!("../openapi.json");

/// The API.
fn api() -> Router<App> {
    Router::new()
        .route("/api/games", get(games::games))
        .route("/api/facts", get(games::facts))
        .route("/api/games/{game}/texts/{lang}", get(games::texts))
        .route("/api/games/{game}/positions/check", post(positions::check))
        .route("/api/games/{game}/positions/pack", post(positions::pack))
        .route("/api/games/{game}/positions/start", get(positions::start))
        .route("/api/games/{game}/puzzles", get(puzzles::list))
        .route("/api/games/{game}/puzzles/{id}/look", post(puzzles::look))
        .route("/api/games/{game}/puzzles/{id}/plans", post(puzzles::plans))
        .route("/api/games/{game}/puzzles/{id}/why", post(puzzles::why))
        .route("/api/games/{game}/puzzles/{id}/answer", post(puzzles::answer))
        .route("/api/games/{game}/puzzles/{id}/solution", get(puzzles::solution))
        .route("/api/guests", post(people::add_guest))
        .route("/api/me", get(people::me).patch(people::rename))
        .route("/api/accounts", post(people::add_account))
        .route("/api/session", post(people::sign_in).delete(people::sign_out))
        .route("/api/sessions", get(people::sessions).delete(people::end_others))
        .route("/api/password", put(people::change_password))
        .route("/api/tables", get(tables::mine).post(tables::open))
        .route("/api/tables/open", get(tables::open_tables))
        .route("/api/tables/awaiting", get(tables::awaiting))
        .route("/api/tables/{id}", get(tables::table).delete(records::remove))
        .route("/api/tables/{id}/commands", post(tables::command))
        .route("/api/tables/{id}/invitations", post(tables::invite_anew))
        .route("/api/tables/{id}/ask", post(tables::ask_to_sit))
        .route("/api/tables/{id}/chat", get(tables::chat).post(tables::say))
        .route("/api/tables/{id}/why", post(tables::why))
        .route("/api/tables/{id}/reach", get(plans::reach))
        .route("/api/tables/{id}/plans", post(plans::plans))
        .route("/api/tables/{id}/odds", get(insight::odds))
        .route("/api/tables/{id}/hint", get(insight::hint))
        .route("/api/tables/{id}/analysis", get(insight::analysis).delete(insight::stop_analysis))
        .route("/api/tables/{id}/record", get(records::export))
        .route("/api/tables/{id}/replay", get(records::replay))
        .route("/api/tables/{id}/position", get(positions::moment))
        .route("/api/tables/{id}/proof", get(records::verify))
        .route("/api/tables/{id}/socket", get(socket::socket))
        .route("/api/tables/{id}/stream", get(stream::table))
        .route("/api/tables/{id}/bots", post(programs::seat_bot))
        .route("/api/tables/{id}/picture.png", get(previews::picture))
        .route("/api/tables/{id}/turning", get(tournaments::turning))
        .route("/api/stream", get(stream::mine))
        .route("/api/tournaments", get(tournaments::list).post(tournaments::announce))
        .route("/api/tournaments/{id}", get(tournaments::one))
        .route("/api/tournaments/{id}/entry", put(tournaments::enter).delete(tournaments::leave))
        .route("/api/tournaments/{id}/orders", post(tournaments::order))
        .route("/api/tournaments/{id}/record", get(tournaments::record))
        .route("/api/me/data", get(profiles::data))
        .route("/api/me/farewell", post(profiles::farewell))
        .route("/api/people/{login}", get(profiles::profile))
        .route("/api/people/{login}/games", get(profiles::games))
        .route("/api/profile", put(profiles::set))
        .route("/api/blocks", get(profiles::blocks))
        .route("/api/blocks/{login}", put(profiles::block).delete(profiles::unblock))
        .route("/api/ratings", get(ratings::board))
        .route("/api/tables/{id}/ratings", get(ratings::at_table))
        .route("/api/tokens", get(programs::tokens).post(programs::add_token))
        .route("/api/tokens/{id}", delete(programs::revoke_token))
        .route("/api/bots", get(programs::bots).post(programs::add_bot))
        .route("/api/bots/{id}", delete(programs::retire_bot))
        .route(
            "/api/tables/{id}/webhook",
            get(notices::webhook).put(notices::set_webhook).delete(notices::remove_webhook),
        )
        .route("/api/invitations", post(tables::follow_invitation))
        .route("/api/feed", get(feeds::feed).post(feeds::renew).delete(feeds::remove))
        .route("/api/feed/turns.ics", get(feeds::calendar))
        .route("/api/feed/turns.atom", get(feeds::atom))
        .route("/api/notices", get(notices::notices))
        .route("/api/notices/seen", put(notices::seen))
        .route("/api/notices/wishes", get(notices::wishes).put(notices::set_wishes))
        .route("/api/notices/device", put(notices::add_device).delete(notices::remove_device))
        .route("/api/notices/mail", put(notices::set_mail))
        .route("/api/letters/confirm", post(notices::confirm))
        .route("/api/letters/recovery", post(notices::recover))
        .route("/api/letters/password", post(notices::choose_password))
        .layer(DefaultBodyLimit::max(USUAL_BODY))
        .route("/api/records", post(records::import).layer(DefaultBodyLimit::max(LONGEST_BODY)))
}

/// Everything the server answers to.
pub(crate) fn router(app: App, pages: Router) -> Router {
    let api = api()
        .route("/api/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)))
        .route("/api/tables/{id}/hand", post(people::hand))
        .route("/api/letters/unsubscribe", get(notices::ask_to_unsubscribe).post(notices::unsubscribe))
        .route("/api", any(nowhere))
        .route("/api/", any(nowhere))
        .route("/api/{*elsewhere}", any(nowhere))
        .layer(middleware::from_fn_with_state(app.clone(), passing_on::to_its_host))
        .layer(CompressionLayer::new().compress_when(
            SizeAbove::new(WORTH_COMPRESSING).and(NotForContentType::const_new(stream::LINES)),
        ))
        .layer(middleware::from_fn_with_state(app.clone(), shield::tell_limits))
        .layer(middleware::from_fn_with_state(app.clone(), shield::guard));
    Router::new()
        .merge(health::routes())
        .merge(api)
        .fallback_service(pages.layer(middleware::from_fn_with_state(app.clone(), previews::introduce)))
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
