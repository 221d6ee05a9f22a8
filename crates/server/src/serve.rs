//! A server from its start to its end.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use manifest::Games;
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::{
    net::TcpListener,
    sync::{broadcast, watch},
    task::JoinHandle,
};

use crate::{
    app::{App, Settings},
    door,
    hall::{Hall, Pace},
    http,
    limits::Limits,
    nodes::Nodes,
    notices::{BadMail, CannotTell, Postman},
    store::{Database, Journal, JournalTask, Sole, Store, StoreError, is_small},
    tournaments::Tournaments,
};

/// A server that listens.
pub struct Server {
    address: SocketAddr,
    closing: watch::Sender<bool>,
    serving: JoinHandle<()>,
    posting: JoinHandle<()>,
    looking_after: Vec<JoinHandle<()>>,
    hall: Hall,
    journal: JournalTask,
    store: Store,
    _sole: Sole,
}

/// Why a server can't start.
#[derive(thiserror::Error, Debug)]
pub enum CannotServe {
    /// The store can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Letters can't be sent so.
    #[error(transparent)]
    Mail(#[from] BadMail),
    /// The keys of the server can't be had; why is in its log.
    #[error("the keys by which push services know this server can't be read or made")]
    Keys,
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where it should have listened.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
}

impl From<CannotTell> for CannotServe {
    fn from(error: CannotTell) -> Self {
        match error {
            CannotTell::Mail(error) => Self::Mail(error),
            CannotTell::Keys => Self::Keys,
        }
    }
}

impl Server {
    /// Listens, opens the store, resumes all games. What is not the API's is answered by `pages`.
    pub async fn start(settings: Settings, games: Games, pages: axum::Router) -> Result<Self, CannotServe> {
        let metrics = recorder();
        let figures = metrics.clone();
        let address = settings.listen;
        let cannot = |error| CannotServe::Listen { address, error };
        let listener = TcpListener::bind(address).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let sole = Sole::claim(&settings.database)?;
        let store = Store::open(&settings.database).await?;
        let (unsound, sound) = watch::channel(false);
        let beside = match &settings.database {
            Database::File(path) if is_small(path) => {
                let at = settings.database.to_string();
                let why = |error: StoreError| StoreError::CannotOpen {
                    at,
                    why: format!("{error}; restore a backup"),
                };
                store.look_through().await.map_err(why)?;
                None
            }
            _ => Some(look_through(store.clone(), unsound)),
        };
        let last_beat = store.last_beat().await?;
        let (nodes, pulse) = match store.registry() {
            Some(registry) => {
                if settings.node_url.is_none() && address.ip().is_unspecified() {
                    tracing::warn!("servers on other machines can't reach this one: say how by --node-url");
                }
                let url = settings.node_url.clone().unwrap_or_else(|| nearby(address));
                let (nodes, pulse) = Nodes::join(registry, store.lease().clone(), url).await?;
                (Some(nodes), Some(pulse))
            }
            None => (None, None),
        };
        let (journal, journal_task) = Journal::start(store.clone());
        let mut bounds = settings.bounds;
        if settings.trust_proxy {
            // All connections are the proxy's, who counts those of others.
            bounds.connections = 0;
        }
        let limits = Limits::new(settings.rates, bounds, nodes.clone());
        let pace = Pace { bots_at_once: settings.bots_at_once, grace: settings.notices.grace };
        let hall = Hall::new(games, store.clone(), journal, pace, limits.clone(), last_beat, nodes.clone());
        let (hall, unread) = hall;
        let tournaments = Tournaments::new(hall.clone());
        let (closing, closed) = watch::channel(false);
        let revoked = broadcast::channel(256).0;
        let postman = Postman::new(hall.clone(), &settings).await?;
        let app = App {
            settings: Arc::new(settings),
            store: store.clone(),
            hall: hall.clone(),
            limits: limits.clone(),
            passwords: crate::password::Guard::default(),
            analyses: crate::analyses::Analyses::default(),
            previews: crate::previews::Previews::default(),
            tournaments: tournaments.clone(),
            revoked: revoked.clone(),
            lines: http::Lines::default(),
            closing: closed.clone(),
            unsound: sound,
            metrics,
            postman: postman.clone(),
        };
        let posting = tokio::spawn(postman.go_round(closed.clone()));
        let serving =
            tokio::spawn(door::stand_at(listener, http::router(app, pages), limits.clone(), closed));
        let (waking, counting) = (hall.clone(), hall.clone());
        let mut looking_after =
            vec![tokio::spawn(hall.clone().look_after(unread)), tokio::spawn(tidy(limits, figures))];
        if let (Some(nodes), Some(pulse)) = (nodes, pulse) {
            looking_after.push(tokio::spawn(nodes.clone().live(pulse, hall.clone(), revoked)));
            looking_after.push(tokio::spawn(nodes.take_care(hall.clone())));
        } else {
            looking_after.push(tokio::spawn(async move { waking.wake_all().await }));
        }
        looking_after.push(tokio::spawn(tournaments.clone().look_after()));
        looking_after.push(tokio::spawn(tournaments.say_farewells()));
        looking_after.push(tokio::spawn(counting.count_what_has_ended()));
        looking_after.extend(beside.map(tokio::spawn));
        Ok(Self {
            address,
            closing,
            serving,
            posting,
            looking_after,
            hall,
            journal: journal_task,
            store,
            _sole: sole,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes: no new requests, sockets are told to come back, what was begun is written.
    pub async fn stop(self) {
        let _ = self.closing.send(true);
        if let Some(nodes) = self.hall.nodes() {
            // Others take the tables up at once, whoever is slow to go here.
            nodes.announce_leave().await;
            self.hall.send_hosts_home().await;
            nodes.leave().await;
        }
        // Whoever does not let go in time is let go of; what they did is written all the same.
        let _ = tokio::time::timeout(Duration::from_secs(4), self.serving).await;
        // What is on its way arrives, or is taken up later.
        let _ = tokio::time::timeout(Duration::from_secs(4), self.posting).await;
        // Every socket holds the other end of this channel until it has said goodbye.
        let _ = tokio::time::timeout(Duration::from_secs(1), self.closing.closed()).await;
        for task in self.looking_after {
            task.abort();
        }
        self.journal.stop().await;
        if let Err(error) = self.store.beat(crate::now()).await {
            tracing::warn!(%error, "the last heartbeat could not be written");
        }
        self.store.close().await;
    }
}

/// How programs on the same machine or in its network reach where it listens.
fn nearby(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://127.0.0.1:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

/// Looks through a database that is too large for it to be done before the start. What is found is told to the log and to
/// whoever asks whether the server is ready.
async fn look_through(store: Store, unsound: watch::Sender<bool>) {
    let begun = std::time::Instant::now();
    match store.look_through().await {
        Ok(()) => tracing::info!(
            seconds = begun.elapsed().as_secs(),
            "the database was looked through: it is whole"
        ),
        Err(error) => {
            tracing::error!(%error, "the database is not whole: stop the server and restore a backup");
            let _ = unsound.send(true);
        }
    }
    // Whoever asks later is told the same.
    unsound.closed().await;
}

/// Forgets, now and then, whoever has been quiet, so that the limits do not grow for ever, and sums up what was measured,
/// which else grows until somebody reads it.
async fn tidy(limits: Limits, figures: PrometheusHandle) {
    let mut ticks = 0_u64;
    let mut tick = tokio::time::interval(Duration::from_secs(5));
    loop {
        tick.tick().await;
        figures.run_upkeep();
        if ticks.is_multiple_of(12) {
            limits.forget_the_quiet();
        }
        ticks += 1;
    }
}

/// The metrics of this process; servers in one process share them.
fn recorder() -> PrometheusHandle {
    static RECORDER: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
    let batches = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
    RECORDER
        .get_or_init(|| {
            let builder = PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Suffix("seconds".to_owned()), &seconds)
                .and_then(|builder| {
                    builder.set_buckets_for_metric(Matcher::Suffix("entries".to_owned()), &batches)
                });
            let recorder = builder.and_then(PrometheusBuilder::install_recorder);
            let recorder = recorder.expect("nothing else records metrics here");
            describe();
            recorder
        })
        .clone()
}

/// What each figure is, for whoever reads them; `docs/server.md` says more.
fn describe() {
    describe_gauge!("imperios_tables_awake", "Tables in memory");
    describe_gauge!("imperios_tables_hosted", "Tables somebody has asked for lately, awake or asleep");
    describe_gauge!("imperios_nodes", "Servers on the same database that are alive");
    describe_counter!("imperios_passed_on_total", "Requests passed on to the node that hosts the table");
    describe_counter!("imperios_lost_leases_total", "Times this node could not say in time that it is alive");
    describe_gauge!("imperios_sockets", "Open WebSockets");
    describe_gauge!("imperios_bots_waiting", "Bots that wait for their turn to think");
    describe_counter!("imperios_tables_opened_total", "Tables opened");
    describe_counter!("imperios_deeds_total", "Deeds at tables made durable: choices and all else");
    describe_counter!("imperios_commands_total", "Commands that came over sockets");
    describe_counter!("imperios_stale_commands_total", "Commands refused because the table had changed");
    describe_counter!("imperios_too_many_total", "Requests refused for coming too often");
    describe_counter!("imperios_connections_refused_total", "Connections refused: too many from one address");
    describe_counter!("imperios_failed_sign_ins_total", "Sign-ins with a wrong password or an unknown login");
    describe_counter!("imperios_bot_failures_total", "Choices a bot failed to make");
    describe_counter!(
        "imperios_notices_total",
        "Notices brought to people, by way and by what became of them"
    );
    describe_counter!("imperios_panics_total", "Requests that failed by a fault of this program");
    for (name, what) in [
        ("imperios_http_seconds", "Time to answer an HTTP request"),
        (
            "imperios_command_seconds",
            "Time to carry out a command that came over a socket, until it is durable",
        ),
        ("imperios_bot_seconds", "Time a bot thinks about a choice"),
    ] {
        describe_histogram!(name, Unit::Seconds, what);
    }
}
