//! What every request has at hand.

use std::net::SocketAddr;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{broadcast, watch};

use crate::{
    analyses::Analyses,
    hall::Hall,
    http::Lines,
    limits::{Bounds, Limits, Rates},
    notices::{NoticeSettings, Postman},
    password::Guard,
    previews::Previews,
    store::{Database, Secret, Store, TokenHash},
    tournaments::Tournaments,
};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps its games.
    pub database: Database,
    /// How its address looks from outside, such as `https://imperios.example`; needed behind a proxy.
    pub public_url: Option<String>,
    /// Whether the proxy in front of it tells the truth about addresses.
    pub trust_proxy: bool,
    /// How often anybody may ask.
    pub rates: Rates,
    /// How much anybody may have open at a time.
    pub bounds: Bounds,
    /// How other servers on the same database reach this one, such as `http://10.0.0.3:8006`; where it listens, if that is
    /// not said.
    pub node_url: Option<String>,
    /// How many bots think at a time.
    pub bots_at_once: usize,
    /// Who may read the metrics: only requests that bear this token; anybody on the same machine without one.
    pub metrics_token: Option<Secret>,
    /// How people are told of what they do not look at.
    pub notices: NoticeSettings,
}

impl Settings {
    /// Whether browsers reach it by https.
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The parts of a running server.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) settings: std::sync::Arc<Settings>,
    pub(crate) store: Store,
    pub(crate) hall: Hall,
    pub(crate) limits: Limits,
    pub(crate) passwords: Guard,
    pub(crate) analyses: Analyses,
    pub(crate) previews: Previews,
    pub(crate) tournaments: Tournaments,
    /// Sessions that end.
    pub(crate) revoked: broadcast::Sender<TokenHash>,
    /// Turns true when the database was found to be damaged.
    pub(crate) unsound: watch::Receiver<bool>,
    /// Turns true when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
    /// Lines to other nodes.
    pub(crate) lines: Lines,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) postman: Postman,
}
