//! What people are told, what they wish to be told, and their devices.

use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderMap, StatusCode, header::LOCATION},
    response::IntoResponse,
};
use serde::Deserialize;
use table::Lang;

use super::body::{Asked, Body, TableId};
use crate::{
    app::App,
    clock::Moment,
    now,
    people::Caller,
    problem::{Problem, Result},
    shield::{Address, language},
    webhooks::WebhookSeen,
    wishes::{NewPushDevice, NoticeWishes, NoticeWishesSeen, Notices},
};

/// What one was told while one did not look, newest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/notices", responses((status = 200, body = Notices))))]
pub(crate) async fn notices(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Json<Notices>> {
    Ok(Json(app.notices_of(&caller, language(&headers)).await?))
}

/// Up to when.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct SeenUpTo {
    /// The `at` of the newest one.
    at: Moment,
}

/// One has seen all of it, up to a moment.
#[cfg_attr(test, utoipa::path(put, path = "/api/notices/seen", request_body = SeenUpTo, responses((status = 204))))]
pub(crate) async fn seen(
    State(app): State<App>,
    caller: Caller,
    Body(seen): Body<SeenUpTo>,
) -> Result<StatusCode> {
    app.store.saw(&caller.id, None, seen.at, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What one wishes to be told, and how one can be.
#[cfg_attr(test, utoipa::path(get, path = "/api/notices/wishes", responses((status = 200, body = NoticeWishesSeen))))]
pub(crate) async fn wishes(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Json<NoticeWishesSeen>> {
    Ok(Json(app.wishes_of(&caller, language(&headers)).await?))
}

/// Changes what one wishes to be told.
#[cfg_attr(test, utoipa::path(put, path = "/api/notices/wishes", request_body = NoticeWishes, responses((status = 204))))]
pub(crate) async fn set_wishes(
    State(app): State<App>,
    caller: Caller,
    Body(wishes): Body<NoticeWishes>,
) -> Result<StatusCode> {
    app.set_wishes(&caller, &wishes).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// From now on this device is told. It belongs to the session that says so, and ends with it.
#[cfg_attr(test, utoipa::path(put, path = "/api/notices/device", request_body = NewPushDevice, responses((status = 204))))]
pub(crate) async fn add_device(
    State(app): State<App>,
    caller: Caller,
    Body(device): Body<NewPushDevice>,
) -> Result<StatusCode> {
    app.add_device(&caller, &device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A device, by its endpoint.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct WhichDevice {
    /// Where its push service takes what is for it.
    endpoint: String,
}

/// This device is not told any more.
#[cfg_attr(test, utoipa::path(delete, path = "/api/notices/device", params(WhichDevice), responses((status = 204))))]
pub(crate) async fn remove_device(
    State(app): State<App>,
    caller: Caller,
    Asked(device): Asked<WhichDevice>,
) -> Result<StatusCode> {
    app.store.remove_device(&caller.id, &device.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An address for letters. Whoever has an account says its password too.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct NewMail {
    /// The address; none takes it away.
    address: Option<String>,
    /// The password of the account.
    password: Option<String>,
}

/// Gives an address for letters; a letter with a link to confirm it is sent there.
#[cfg_attr(test, utoipa::path(put, path = "/api/notices/mail", request_body = NewMail, responses((status = 204))))]
pub(crate) async fn set_mail(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    headers: HeaderMap,
    caller: Caller,
    Body(new): Body<NewMail>,
) -> Result<StatusCode> {
    app.limits.entry(from).await?;
    match new.address {
        Some(mail) => app.set_mail(&caller, &mail, new.password, language(&headers), from).await?,
        None => app.remove_mail(&caller, new.password, from).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The link of a letter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct LetterLink {
    /// What stands in it.
    token: String,
}

/// Confirms an address, by the link that was sent there.
#[cfg_attr(test, utoipa::path(post, path = "/api/letters/confirm", request_body = LetterLink, responses((status = 204), (status = 404))))]
pub(crate) async fn confirm(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    Body(link): Body<LetterLink>,
) -> Result<StatusCode> {
    app.limits.entry(from).await?;
    app.confirm_mail(&link.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody who has forgotten their password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Forgetful {
    /// Their login, or their address.
    who: String,
}

/// Sends a letter with a link for a new password, if there is such an account with a confirmed address. The answer is the
/// same in any case.
#[cfg_attr(test, utoipa::path(post, path = "/api/letters/recovery", request_body = Forgetful, responses((status = 202))))]
pub(crate) async fn recover(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    headers: HeaderMap,
    Body(who): Body<Forgetful>,
) -> Result<StatusCode> {
    app.limits.entry(from).await?;
    if app.settings.notices.mail.is_none() {
        return Err(Problem::conflict("server-no-letters"));
    }
    app.recover(who.who.chars().take(254).collect(), language(&headers));
    Ok(StatusCode::ACCEPTED)
}

/// A new password, by the link of a letter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct ChosenPassword {
    /// What stands in the link.
    token: String,
    /// 10 to 256 characters.
    password: String,
}

/// Chooses a new password; all sessions end.
#[cfg_attr(test, utoipa::path(post, path = "/api/letters/password", request_body = ChosenPassword, responses((status = 204), (status = 404))))]
pub(crate) async fn choose_password(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    Body(chosen): Body<ChosenPassword>,
) -> Result<StatusCode> {
    app.limits.entry(from).await?;
    app.choose_password(&chosen.token, chosen.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever wants no more letters.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Unsubscribing {
    /// What stands in the link of the letter.
    of: String,
}

/// Sends no more letters to whoever was sent this link; programs that read mail do so with one click.
#[cfg_attr(test, utoipa::path(post, path = "/api/letters/unsubscribe", params(Unsubscribing), responses((status = 204), (status = 404))))]
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    Asked(Unsubscribing { of }): Asked<Unsubscribing>,
) -> Result<StatusCode> {
    app.unsubscribe(&of).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever opens the link in a browser is asked first.
pub(crate) async fn ask_to_unsubscribe(
    Asked(Unsubscribing { of }): Asked<Unsubscribing>,
) -> impl IntoResponse {
    let of: String = of.chars().filter(|c| c.is_ascii_alphanumeric() || "-.".contains(*c)).collect();
    (StatusCode::SEE_OTHER, [(LOCATION, format!("/letters/unsubscribe#{of}"))])
}

/// Where it is told what happens at a table, for its host.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/webhook", params(("id" = String, Path)), responses((status = 200, body = Option<WebhookSeen>), (status = 403))))]
pub(crate) async fn webhook(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Option<WebhookSeen>>> {
    Ok(Json(app.webhook(&id, &caller).await?))
}

/// A webhook: the address of a channel of Discord or Slack, or of a program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewWebhook {
    /// Its address. Whoever knows it can write there, so it is not shown again.
    url: String,
    /// The language of what is told there: es, en, nl or de.
    lang: String,
}

/// From now on it is told there what happens at a table; its host's right.
#[cfg_attr(test, utoipa::path(put, path = "/api/tables/{id}/webhook", params(("id" = String, Path)), request_body = NewWebhook, responses((status = 204), (status = 403))))]
pub(crate) async fn set_webhook(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(new): Body<NewWebhook>,
) -> Result<StatusCode> {
    let lang: Lang = new.lang.parse().map_err(|_| Problem::bad("server-no-such-language"))?;
    app.set_webhook(&id, &caller, Some((&new.url, lang))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// It is told nowhere else any more.
#[cfg_attr(test, utoipa::path(delete, path = "/api/tables/{id}/webhook", params(("id" = String, Path)), responses((status = 204), (status = 403))))]
pub(crate) async fn remove_webhook(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<StatusCode> {
    app.set_webhook(&id, &caller, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
