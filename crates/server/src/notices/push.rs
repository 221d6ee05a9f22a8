//! To a browser, by its push service (RFC 8030).

use std::collections::BTreeMap;

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::json;
use sha2::{Digest, Sha256};
use table::Lang;

use super::{
    outside::{Outside, Unsent},
    postman::Outcome,
    sealed,
    texts::Said,
    vapid::Vapid,
};
use crate::{
    clock::Moment,
    store::{Device, Notice, Occasion},
};

/// A message is kept by the push service for a device that is not there, for so many seconds.
const KEPT_FOR: u32 = 2 * 24 * 60 * 60;

/// Whether these can be the keys of a browser, as it gives them.
pub(crate) fn could_be_a_device(p256dh: &str, auth: &str) -> bool {
    keys(p256dh, auth).is_some_and(|(key, secret)| sealed::seal(b"?", &key, &secret).is_ok())
}

fn keys(p256dh: &str, auth: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let (key, secret) = (read(p256dh)?, read(auth)?);
    (key.len() == 65 && secret.len() == 16).then_some((key, secret))
}

/// Sends a notice to a device.
pub(super) async fn send(
    outside: &Outside,
    vapid: &Vapid,
    device: &Device,
    notice: &Notice,
    said: &Said,
    unseen: u64,
    now: Moment,
) -> Outcome {
    let Some((key, secret)) = keys(&device.p256dh, device.auth.reveal()) else { return Outcome::Gone };
    let message = message(notice, said, unseen);
    let Ok(sealed) = sealed::seal(message.as_bytes(), &key, &secret) else { return Outcome::Gone };
    let Some(headers) = headers(vapid, device, notice, now) else { return Outcome::Gone };
    match outside.post(&device.endpoint, headers, sealed).await {
        Ok(answer) if answer.status.is_success() => Outcome::Done,
        Ok(answer) if matches!(answer.status, StatusCode::NOT_FOUND | StatusCode::GONE) => Outcome::Gone,
        Ok(answer) if is_passing(answer.status) => {
            Outcome::Later { why: answer.status.to_string(), after: answer.retry_after }
        }
        Ok(answer) => Outcome::Refused(answer.status.to_string()),
        Err(Unsent::Refused(_)) => Outcome::Gone,
        Err(error @ Unsent::Unreached(_)) => Outcome::Later { why: error.to_string(), after: None },
    }
}

/// Whether it may be otherwise another time.
pub(super) fn is_passing(status: StatusCode) -> bool {
    status.is_server_error()
        || matches!(
            status,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT | StatusCode::CONFLICT
        )
}

/// What the service worker gets: texts are cut where they would not fit.
fn message(notice: &Notice, said: &Said, unseen: u64) -> String {
    let cut = |text: &str| text.chars().take(200).collect::<String>();
    let message = json!({
        "id": notice.id,
        "kind": notice.kind,
        "title": cut(&said.title),
        "text": cut(&said.text),
        "link": said.link,
        "tag": said.link,
        "at": notice.at,
        "unseen": unseen,
    })
    .to_string();
    debug_assert!(message.len() <= sealed::LONGEST, "two cut texts and an address");
    message
}

fn headers(vapid: &Vapid, device: &Device, notice: &Notice, now: Moment) -> Option<HeaderMap> {
    let endpoint: Uri = device.endpoint.parse().ok()?;
    let origin = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
    // Of several messages about the same a device that was not there gets the last one.
    let topic = Sha256::digest(format!("{:?} {}", notice.game, notice.kind.as_str()));
    let urgency = match notice.kind {
        Occasion::Turn | Occasion::Clock => "high",
        _ => "normal",
    };
    let all = BTreeMap::from([
        ("ttl", KEPT_FOR.to_string()),
        ("urgency", urgency.to_owned()),
        ("topic", URL_SAFE_NO_PAD.encode(&topic[..24])),
        (header::CONTENT_ENCODING.as_str(), "aes128gcm".to_owned()),
        (header::CONTENT_TYPE.as_str(), "application/octet-stream".to_owned()),
        (header::AUTHORIZATION.as_str(), vapid.ticket(&origin, now)?),
    ]);
    all.into_iter()
        .map(|(name, value)| Some((HeaderName::from_static(name), HeaderValue::from_str(&value).ok()?)))
        .collect()
}

/// The language in which a device is told.
pub(super) fn lang(device: &Device) -> Lang {
    device.lang.parse().unwrap_or_default()
}
