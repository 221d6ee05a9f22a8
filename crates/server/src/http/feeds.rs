//! The secret address for calendars and readers, and what stands there.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse,
};
use serde::Deserialize;

use super::body::Asked;
use crate::{
    app::App,
    feeds::{FeedMade, FeedSeen, Form},
    people::Caller,
    problem::Result,
    shield::language,
};

/// Whether one has a secret address for one's calendar.
#[cfg_attr(test, utoipa::path(get, path = "/api/feed", responses((status = 200, body = FeedSeen))))]
pub(crate) async fn feed(State(app): State<App>, caller: Caller) -> Result<Json<FeedSeen>> {
    app.feed_of(&caller).await.map(Json)
}

/// Makes a secret address; an older one leads nowhere any more. It is shown this once.
#[cfg_attr(test, utoipa::path(post, path = "/api/feed", responses((status = 201, body = FeedMade))))]
pub(crate) async fn renew(State(app): State<App>, caller: Caller) -> Result<(StatusCode, Json<FeedMade>)> {
    Ok((StatusCode::CREATED, Json(app.renew_feed(&caller).await?)))
}

/// Takes one's secret address away.
#[cfg_attr(test, utoipa::path(delete, path = "/api/feed", responses((status = 204))))]
pub(crate) async fn remove(State(app): State<App>, caller: Caller) -> Result<StatusCode> {
    app.remove_feed(&caller).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose turns, and in which language.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Reader {
    /// What is secret in the address.
    token: String,
    /// The language: es, en, nl or de.
    #[serde(default)]
    lang: Option<String>,
}

/// Where it is one's turn, as a calendar.
#[cfg_attr(test, utoipa::path(get, path = "/api/feed/turns.ics", params(Reader), responses((status = 200, body = String, content_type = "text/calendar"), (status = 404))))]
pub(crate) async fn calendar(
    State(app): State<App>,
    headers: HeaderMap,
    Asked(reader): Asked<Reader>,
) -> Result<impl IntoResponse> {
    read(&app, &headers, &reader, Form::Calendar).await
}

/// Where it is one's turn, as a feed.
#[cfg_attr(test, utoipa::path(get, path = "/api/feed/turns.atom", params(Reader), responses((status = 200, body = String, content_type = "application/atom+xml"), (status = 404))))]
pub(crate) async fn atom(
    State(app): State<App>,
    headers: HeaderMap,
    Asked(reader): Asked<Reader>,
) -> Result<impl IntoResponse> {
    read(&app, &headers, &reader, Form::Atom).await
}

async fn read(
    app: &App,
    headers: &HeaderMap,
    reader: &Reader,
    form: Form,
) -> Result<impl IntoResponse + use<>> {
    let lang = reader.lang.as_ref().and_then(|lang| lang.parse().ok()).unwrap_or_else(|| language(headers));
    let text = app.feed(&reader.token, form, lang, &app.home(headers)).await?;
    let told = [(header::CONTENT_TYPE, form.media_type()), (header::CACHE_CONTROL, "private, max-age=300")];
    Ok((told, text))
}
