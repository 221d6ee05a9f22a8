//! What keeps strangers out of a player's browser: headers, and commands only from our own pages.

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use metrics::histogram;
use std::net::{IpAddr, SocketAddr};
use table::Lang;
use tokio::time::Instant;

use crate::{
    app::App,
    limits::{Standing, Told},
    problem::{Problem, Result},
};

/// Pages may load and call nothing but this server, and be framed by nobody.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Puts the headers on every answer, and every problem into the language of its request.
pub(crate) async fn finish(State(app): State<App>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let is_api = request.uri().path().starts_with("/api");
    let begun = Instant::now();
    let mut response = next.run(request).await;
    if let Some(problem) = problem_of(&mut response) {
        let mut worded = problem.in_words(lang);
        for name in LIMITS {
            if let Some(value) = response.headers().get(name) {
                worded.headers_mut().insert(HeaderName::from_static(name), value.clone());
            }
        }
        response = worded;
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.settings.is_https() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    histogram!("imperios_http_seconds").record(begun.elapsed());
    response
}

/// What is wrong, where something is. Of some requests only what stands before us knows: they took too long to come,
/// or are too long.
fn problem_of(response: &mut Response) -> Option<Problem> {
    response.extensions_mut().remove::<Problem>().or_else(|| match response.status() {
        status @ StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::new(status, "server-too-long")),
        status @ StatusCode::REQUEST_TIMEOUT => Some(Problem::new(status, "server-too-slow")),
        _ => None,
    })
}

/// Lets nobody in too often, and no command that another site has a browser send.
pub(crate) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if let Some(nodes) = app.hall.nodes() {
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        if let Some(behalf) = nodes.verify(request.method(), path, request.headers()) {
            // The other node has looked at all this before it passed the request on.
            let mut request = request;
            request.extensions_mut().insert(Address(behalf.address));
            request.extensions_mut().insert(behalf);
            return next.run(request).await;
        }
    }
    let address = address(&app, peer, request.headers());
    let allowed = app.limits.address(address).and_then(|()| {
        let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        let is_socket = request.headers().contains_key(header::UPGRADE);
        if is_safe && !is_socket { Ok(()) } else { from_own_page(&app, request.headers()) }
    });
    match allowed {
        Ok(()) => {
            let mut request = request;
            request.extensions_mut().insert(Address(address));
            next.run(request).await
        }
        Err(problem) => problem.into_response(),
    }
}

/// The headers that say how much more may be asked.
const LIMITS: [&str; 4] = ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "ratelimit-policy"];

/// Tells programs how much more they may ask, so that they need not find out by being refused: in the headers
/// `RateLimit-Limit`, `-Remaining`, `-Reset` and `-Policy`. It is the person who counts, where they are known.
pub(crate) async fn tell_limits(State(app): State<App>, request: Request, next: Next) -> Response {
    let told = Told::default();
    if let Some(Address(address)) = request.extensions().get() {
        told.tell(app.limits.address_standing(*address));
    }
    let mut request = request;
    request.extensions_mut().insert(told.clone());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // Another node may have said so already.
    if let Some(standing) = told.told().filter(|_| !headers.contains_key(LIMITS[0])) {
        let Standing { limit, remaining, reset, window } = standing;
        let policy = format!("{limit};w={window}");
        let policy = HeaderValue::from_str(&policy).expect("digits are plain text");
        for (name, value) in LIMITS.into_iter().zip([limit.into(), remaining.into(), reset.into(), policy]) {
            headers.insert(HeaderName::from_static(name), value);
        }
    }
    response
}

/// The address that a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Behind a proxy that we trust, the last address that it has added.
fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    if app.settings.trust_proxy { forwarded().unwrap_or(peer.ip()) } else { peer.ip() }
}

/// Browsers say from which site a request comes. What says nothing is no browser and has no cookies that
/// another site could misuse.
fn from_own_page(app: &App, headers: &HeaderMap) -> Result<()> {
    let strange = || Problem::forbidden("server-other-site");
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return Err(strange());
    }
    let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
    let host = text(header::HOST).unwrap_or_default();
    let own = if let Some(url) = &app.settings.public_url {
        origin == url.trim_end_matches('/')
    } else if is_nearby(host) {
        origin.split_once("://").is_some_and(|(_, authority)| authority == host)
    } else {
        return Err(Problem::forbidden("server-other-host"));
    };
    if own { Ok(()) } else { Err(strange()) }
}

impl App {
    /// Where its pages are, for links in what is read elsewhere: `https://imperios.example`. Without `public_url` it is where
    /// the request was sent to.
    pub(crate) fn home(&self, headers: &HeaderMap) -> String {
        if let Some(url) = &self.settings.public_url {
            return url.trim_end_matches('/').to_owned();
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        if host.bytes().all(plain) { format!("http://{host}") } else { String::new() }
    }
}

/// Whether a host can only be on this machine or in its own network. Anybody can let a name of the internet lead to this
/// machine, and a browser takes the pages behind it for those of that name: without `public_url` such a name is not ours.
fn is_nearby(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|byte| byte.is_ascii_digit()) { name } else { host }
    });
    let name = name.to_ascii_lowercase();
    let inner = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
    let ends = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];
    !name.is_empty()
        && (inner.parse::<IpAddr>().is_ok()
            || !name.contains(['.', ':'])
            || ends.iter().any(|end| name.ends_with(end)))
}

/// The first language of a request that the games speak.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let accepted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut weighed: Vec<(u32, Lang)> = accepted
        .split(',')
        .take(20)
        .filter_map(|part| {
            let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
            let weight = (quality.trim().parse::<f32>().ok()? * 1000.0) as u32;
            Some((weight, tag.trim().get(..2)?.to_lowercase().parse().ok()?))
        })
        .collect();
    // Among equals the first named comes first.
    weighed.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    weighed.first().map(|&(_, lang)| lang).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_internet_are_not_ours_unless_somebody_says_so() {
        for near in [
            "127.0.0.1:8006",
            "[::1]:8006",
            "192.168.1.7",
            "localhost:8006",
            "attic:8006",
            "attic.local",
            "a.lan:80",
        ] {
            assert!(is_nearby(near), "{near}");
        }
        for far in ["", "evil.example", "evil.example:8006", "127.0.0.1.evil.example", "local.evil.com:80"] {
            assert!(!is_nearby(far), "{far}");
        }
    }

    #[test]
    fn the_language_is_the_best_that_the_games_speak() {
        for (accepted, lang) in [
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("fr,nl;q=0.5,es;q=0.7", Lang::Es),
            ("fr", Lang::default()),
            ("", Lang::default()),
            ("EN", Lang::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            assert_eq!(language(&headers), lang, "{accepted}");
        }
    }
}
