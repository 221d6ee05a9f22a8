//! Requests to addresses that people have given us: push services and webhooks. They go to where the name leads at that
//! moment and nowhere else, never into private networks unless the operator allows it, and are never led on.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, LazyLock},
    time::Duration,
};

use axum::http::{HeaderMap, Request, StatusCode, Uri, header, uri::Scheme};
use http_body_util::{BodyExt, Full, Limited};
use hyper::{body::Bytes, client::conn::http1};
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore, pki_types::ServerName};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::TlsConnector;

/// Whoever does not take up the line in this time is not there.
const PICK_UP: Duration = Duration::from_secs(10);
/// All of a request takes no longer.
const PATIENCE: Duration = Duration::from_secs(30);
/// So much of an answer is read.
const LONGEST_ANSWER: usize = 4096;

/// The way to the outside.
#[derive(Clone)]
pub(crate) struct Outside {
    private: bool,
}

/// With the authorities that the system trusts. They are read when something is first sent by https.
static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    let (taken, _) = roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if taken == 0 {
        tracing::warn!("the system trusts no certificates: push services and webhooks can't be reached");
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider speaks TLS 1.2 and 1.3")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
});

/// What came back.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    /// Seconds after which it may be tried again.
    pub(crate) retry_after: Option<u64>,
}

/// Why nothing was sent.
#[derive(thiserror::Error, Debug)]
pub(crate) enum Unsent {
    /// The address is none to which anything is sent.
    #[error("{0}")]
    Refused(#[from] Refused),
    /// It could not be reached, or did not answer: another time perhaps.
    #[error("{0}")]
    Unreached(String),
}

/// Why an address is none to which anything is sent.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    #[error("the address is not of the form https://host/path")]
    NoAddress,
    #[error("the address is that of a private network")]
    Private,
}

impl Outside {
    /// Into private networks too, if that is allowed.
    pub(crate) fn new(private: bool) -> Self {
        Self { private }
    }

    /// An address that somebody gives, if it can be one at all. Where its name leads is looked at when something is sent.
    pub(crate) fn read(&self, text: &str) -> Result<Uri, Refused> {
        let plain = text.len() <= 2048 && text.bytes().all(|byte| byte.is_ascii_graphic());
        let uri: Uri = text.parse().ok().filter(|_| plain).ok_or(Refused::NoAddress)?;
        let authority = uri.authority().ok_or(Refused::NoAddress)?;
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        let usable = secure || (self.private && uri.scheme() == Some(&Scheme::HTTP));
        if !usable || authority.as_str().contains('@') {
            return Err(Refused::NoAddress);
        }
        let host = host(&uri).ok_or(Refused::NoAddress)?;
        match host.parse::<IpAddr>() {
            Ok(address) if !self.private && !is_public(address) => Err(Refused::Private),
            Err(_) if !self.private && is_private_name(host) => Err(Refused::Private),
            _ => Ok(uri),
        }
    }

    /// Sends something, and tells what came back.
    pub(crate) async fn post(&self, to: &str, headers: HeaderMap, body: Vec<u8>) -> Result<Answered, Unsent> {
        let uri = self.read(to)?;
        match timeout(PATIENCE, self.try_post(&uri, headers, body)).await {
            Ok(answered) => answered,
            Err(_) => Err(Unsent::Unreached("no answer in time".into())),
        }
    }

    async fn try_post(&self, uri: &Uri, headers: HeaderMap, body: Vec<u8>) -> Result<Answered, Unsent> {
        let host = host(uri).ok_or(Refused::NoAddress)?;
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        let stream = self.connect(host, uri.port_u16().unwrap_or(if secure { 443 } else { 80 })).await?;
        if !secure {
            return exchange(stream, uri, headers, body).await;
        }
        let name = ServerName::try_from(host.to_owned()).map_err(|_| Refused::NoAddress)?;
        let secured = TlsConnector::from(Arc::clone(&TLS)).connect(name, stream).await;
        exchange(secured.map_err(|error| unreached(&error))?, uri, headers, body).await
    }

    /// Connects to an address that was looked at: a name that leads elsewhere a moment later leads nowhere.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, Unsent> {
        let found: Vec<SocketAddr> =
            lookup_host((host, port)).await.map_err(|error| unreached(&error))?.collect();
        let allowed: Vec<SocketAddr> =
            found.iter().copied().filter(|address| self.private || is_public(address.ip())).collect();
        if allowed.is_empty() && !found.is_empty() {
            return Err(Refused::Private.into());
        }
        match timeout(PICK_UP, TcpStream::connect(&*allowed)).await {
            Ok(Ok(stream)) => Ok(stream),
            Ok(Err(error)) => Err(unreached(&error)),
            Err(_) => Err(Unsent::Unreached("nobody takes up the line".into())),
        }
    }
}

fn unreached(error: &dyn std::error::Error) -> Unsent {
    Unsent::Unreached(error.to_string())
}

async fn exchange<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    uri: &Uri,
    headers: HeaderMap,
    body: Vec<u8>,
) -> Result<Answered, Unsent> {
    let (mut line, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|error| unreached(&error))?;
    let carrying = tokio::spawn(connection);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let authority = uri.authority().ok_or(Refused::NoAddress)?;
    let mut request = Request::post(path)
        .header(header::HOST, authority.as_str())
        .header(header::USER_AGENT, concat!("imperios/", env!("CARGO_PKG_VERSION")))
        .body(Full::new(Bytes::from(body)))
        .map_err(|error| unreached(&error))?;
    request.headers_mut().extend(headers);
    let answer = line.send_request(request).await.map_err(|error| unreached(&error))?;
    let status = answer.status();
    let after = answer.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
    let retry_after = after.and_then(|seconds| seconds.trim().parse().ok());
    // What it says beyond that is of no use, and may be endless.
    let _ = Limited::new(answer.into_body(), LONGEST_ANSWER).collect().await;
    carrying.abort();
    Ok(Answered { status, retry_after })
}

/// The host of an address, without the brackets of IPv6.
fn host(uri: &Uri) -> Option<&str> {
    let host = uri.host()?;
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    (!bare.is_empty()).then_some(bare)
}

/// Names that only lead to this machine or into its network.
fn is_private_name(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    !host.contains('.')
        || ["localhost", "local", "internal", "lan", "home.arpa"].iter().any(|ending| {
            host.strip_suffix(ending).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        })
}

/// Whether an address belongs to the internet that everybody sees.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        // Shared by providers, for protocols, for measuring.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19)))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let inner = |high: u16, low: u16| {
        let [[a, b], [c, d]] = [high.to_be_bytes(), low.to_be_bytes()];
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match parts[0] {
        // An address of the old internet within one of the new.
        0x64 if parts[1..6] == [0xff9b, 0, 0, 0, 0] => inner(parts[6], parts[7]),
        0x2002 => inner(parts[1], parts[2]),
        // Teredo, documentation, and what is set aside for protocols.
        0x2001 => parts[1] >= 0x200 && parts[1] != 0xdb8,
        0x3fff => parts[1] >= 0x1000,
        first => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_into_private_networks() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "::7f00:1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in
            ["8.8.8.8", "172.32.0.1", "2a00:1450:4001:81b::200a", "64:ff9b::808:808", "2002:808:808::1"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[tokio::test]
    async fn an_address_is_read_as_it_will_be_used() {
        let outside = Outside::new(false);
        for good in
            ["https://fcm.googleapis.com/wp/abc", "https://example.org:8443/x?y=z", "https://8.8.8.8/"]
        {
            assert!(outside.read(good).is_ok(), "{good}");
        }
        for (bad, why) in [
            ("http://example.org/", Refused::NoAddress),
            ("https://anna@example.org/", Refused::NoAddress),
            ("ftp://example.org/", Refused::NoAddress),
            ("https:///x", Refused::NoAddress),
            ("example.org", Refused::NoAddress),
            ("https://exa mple.org", Refused::NoAddress),
            ("https://localhost/", Refused::Private),
            ("https://localhost./", Refused::Private),
            ("https://router/", Refused::Private),
            ("https://metadata.google.internal/", Refused::Private),
            ("https://127.0.0.1/", Refused::Private),
            ("https://[::1]/", Refused::Private),
            ("https://[::ffff:10.0.0.1]/", Refused::Private),
        ] {
            assert_eq!(outside.read(bad).unwrap_err(), why, "{bad}");
        }
        // Numbers that only a resolver takes for an address are looked at when they are resolved.
        for odd in ["https://2130706433/", "https://127.1/"] {
            let sent = outside.post(odd, HeaderMap::new(), Vec::new()).await;
            assert!(
                matches!(sent, Err(Unsent::Refused(Refused::Private) | Unsent::Unreached(_))),
                "{odd}: {sent:?}"
            );
        }
        assert!(Outside::new(true).read("http://127.0.0.1:9/").is_ok());
    }
}
