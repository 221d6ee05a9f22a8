//! This server among others on the same database. `PostgreSQL` decides who is alive and who hosts which table; what is
//! here is its pulse, and what it has found out about the others. With `SQLite` there is none of it.

mod signed;

use std::{
    collections::{HashMap, HashSet},
    future::pending,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use metrics::{counter, gauge};
use tokio::{
    sync::{broadcast, watch},
    time::{Instant, sleep_until, timeout},
};

use crate::{
    hall::Hall,
    now,
    problem::{Problem, Result},
    store::{ALIVE, GameId, Lease, Peer, Pulse, Registry, StoreError, TokenHash},
    token::Token,
};

pub(crate) use signed::OnBehalf;

/// So often a node says that it is alive, and looks after what nobody hosts.
const BEAT: Duration = Duration::from_secs(1);
/// A node counts itself out so long before the database does.
const MARGIN: Duration = Duration::from_millis(500);
/// A database that takes longer to answer than this does not answer.
const PATIENCE: Duration = Duration::from_millis(900);
/// What was found out about a table that another node hosts is believed for so long.
const BELIEVED: Duration = Duration::from_secs(2);
/// So many tables are taken up at a time that nobody hosts.
const AT_ONCE: i64 = 64;
/// What lost nodes have left behind is removed after so many beats.
const SWEEP: u64 = 60;
/// A node passes tables on if it has twice as many as the least busy one, and so many more.
const FAR_BUSIER: i64 = 50;

/// This node. Clones are the same.
#[derive(Clone)]
pub(crate) struct Nodes(Arc<Inner>);

struct Inner {
    id: String,
    url: String,
    registry: Registry,
    lease: Lease,
    secret: String,
    /// Who is alive, this node among them.
    alive: watch::Sender<Vec<Peer>>,
    /// Whether the database does not answer.
    away: watch::Sender<bool>,
    /// Whether this node is about to go.
    leaving: AtomicBool,
    /// When no node was alive, the last time that was so.
    outage: Mutex<Option<(i64, i64)>>,
    /// Tables found with others, and when.
    found: Mutex<HashMap<GameId, (Peer, Instant)>>,
}

/// Who hosts a table.
pub(crate) enum Claim {
    /// This node does, for as long as this term lasts.
    Ours { term: u64 },
    /// Another one.
    Theirs(Peer),
}

impl Nodes {
    /// Joins the others.
    pub(crate) async fn join(
        registry: Registry,
        lease: Lease,
        url: String,
    ) -> Result<(Self, Pulse), StoreError> {
        let fresh =
            Token::fresh().map_err(|_| StoreError::Failed("the system gives no random numbers".into()))?;
        let id = GameId::fresh().to_string();
        let mut pulse = registry.pulse();
        let sent = Instant::now();
        let joined = pulse.join(&id, lease.term() as i64 + 1, &url, &fresh.show(), now()).await?;
        lease.begin(sent + ALIVE - MARGIN);
        let nodes = Self(Arc::new(Inner {
            id,
            url,
            registry,
            lease,
            secret: joined.secret,
            alive: watch::Sender::default(),
            away: watch::Sender::default(),
            leaving: AtomicBool::default(),
            outage: Mutex::new(joined.away),
            found: Mutex::default(),
        }));
        Ok((nodes, pulse))
    }

    pub(crate) fn registry(&self) -> &Registry {
        &self.0.registry
    }

    /// What nodes sign and hash with.
    pub(crate) fn secret(&self) -> &str {
        &self.0.secret
    }

    pub(crate) fn lease(&self) -> &Lease {
        &self.0.lease
    }

    /// When no node was alive, the last time that was so.
    pub(crate) fn outage(&self) -> Option<(i64, i64)> {
        *self.0.outage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the database does not answer, so that it is no use to ask.
    pub(crate) fn is_away(&self) -> bool {
        *self.0.away.borrow() || !self.0.lease.holds()
    }

    /// Returns when the database does not answer any more.
    pub(crate) async fn away(&self) {
        let mut away = self.0.away.subscribe();
        if away.wait_for(|away| *away).await.is_err() {
            pending::<()>().await;
        }
    }

    /// Returns when another node is not alive any more.
    pub(crate) async fn lost(&self, peer: &Peer) {
        let is_there = |alive: &Vec<Peer>| {
            alive.iter().any(|other| other.id == peer.id && other.incarnation == peer.incarnation)
        };
        let mut alive = self.0.alive.subscribe();
        if alive.wait_for(|alive| !is_there(alive)).await.is_err() {
            pending::<()>().await;
        }
    }

    /// Claims a table that this node does not host, for itself or, where it is far busier, for the least busy node; tells
    /// who hosts it.
    pub(crate) async fn claim(&self, game: &GameId) -> Result<Claim> {
        if self.is_away() {
            return Err(Problem::unavailable());
        }
        if let Some((peer, at)) = self.found().get(game)
            && at.elapsed() < BELIEVED
        {
            return Ok(Claim::Theirs(peer.clone()));
        }
        let term = self.0.lease.term();
        let for_whom = self.least_busy();
        let leaving = self.0.leaving.load(Ordering::Relaxed);
        let (node, incarnation) = match &for_whom {
            Some(peer) => (peer.id.as_str(), peer.incarnation),
            // Whoever goes takes nothing up any more.
            None if leaving => return Err(Problem::unavailable()),
            None => (self.0.id.as_str(), term as i64),
        };
        for _ in 0..3 {
            let holder = match self.0.registry.claim(game, node, incarnation).await {
                Err(StoreError::Missing) => return Err(Problem::not_found("server-no-such-table")),
                holder => holder?,
            };
            match holder {
                Some(holder) if holder.id == self.0.id && holder.incarnation == term as i64 => {
                    return Ok(Claim::Ours { term });
                }
                Some(holder) => {
                    self.meet(&holder);
                    self.found().insert(game.clone(), (holder.clone(), Instant::now()));
                    return Ok(Claim::Theirs(holder));
                }
                None => {}
            }
        }
        Err(Problem::unavailable())
    }

    /// The database has just said that a node is alive, which may be news here.
    fn meet(&self, peer: &Peer) {
        let is_it = |known: &Peer| known.id == peer.id && known.incarnation == peer.incarnation;
        self.0.alive.send_if_modified(|alive| {
            let is_new = !alive.iter().any(is_it);
            if is_new {
                alive.push(peer.clone());
            }
            is_new
        });
    }

    /// What was found out about a table is not so.
    pub(crate) fn doubt(&self, game: &GameId) {
        self.found().remove(game);
    }

    fn found(&self) -> MutexGuard<'_, HashMap<GameId, (Peer, Instant)>> {
        self.0.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The node to which this one passes on what it could host itself.
    fn least_busy(&self) -> Option<Peer> {
        let load = |peer: &Peer| peer.tables + 10 * peer.waiting;
        let alive = self.0.alive.borrow();
        let own = alive.iter().find(|peer| peer.id == self.0.id).map_or(0, load);
        let others = alive.iter().filter(|peer| peer.id != self.0.id && !peer.leaving);
        let least = others.min_by_key(|peer| load(peer))?;
        let leaving = self.0.leaving.load(Ordering::Relaxed);
        (leaving || own > 2 * load(least) + FAR_BUSIER).then(|| least.clone())
    }

    /// Tells the others that this node goes, and takes up nothing more.
    pub(crate) async fn announce_leave(&self) {
        self.0.leaving.store(true, Ordering::Relaxed);
        let told = timeout(PATIENCE, self.0.registry.announce_leave(&self.0.id)).await;
        if !matches!(told, Ok(Ok(()))) {
            tracing::warn!("the other nodes could not be told that this one goes");
        }
    }

    /// Lets go of every table. Nothing may be hosted here any more.
    pub(crate) async fn leave(&self) {
        let left = timeout(PATIENCE, self.0.registry.leave(&self.0.id)).await;
        if !matches!(left, Ok(Ok(()))) {
            tracing::warn!("tables could not be handed over; the other nodes take them up in some seconds");
        }
    }

    /// Says every second that this node is alive, and stops hosting in time if that can't be said.
    pub(crate) async fn live(self, mut pulse: Pulse, hall: Hall, revoked: broadcast::Sender<TokenHash>) {
        let mut told: HashSet<TokenHash> = HashSet::new();
        let mut beats = 0_u64;
        let mut next = Instant::now();
        loop {
            sleep_until(next).await;
            let sent = Instant::now();
            next = sent + BEAT;
            let until = self.0.lease.until().unwrap_or(sent);
            let beaten = tokio::select! {
                biased;
                beaten = timeout(PATIENCE, self.beat(&mut pulse, &hall, sent)) => beaten,
                () = sleep_until(until), if self.0.lease.holds() => {
                    self.0.away.send_replace(true);
                    self.step_down();
                    pulse.hang_up();
                    continue;
                }
            };
            match beaten {
                Ok(Ok(())) => {
                    if self.0.away.send_replace(false) {
                        tracing::info!("the database answers again");
                    }
                }
                Ok(Err(error)) => {
                    pulse.hang_up();
                    if !self.0.away.send_replace(true) {
                        tracing::error!(%error, "the database does not answer");
                    }
                }
                Err(_) => {
                    pulse.hang_up();
                    tracing::warn!("the database is slow to answer");
                }
            }
            if !self.0.lease.holds() {
                self.0.away.send_replace(true);
                self.step_down();
                continue;
            }
            if let Ok(Ok(ended)) = timeout(PATIENCE, pulse.revoked_lately()).await {
                for session in ended.iter().filter(|session| !told.contains(*session)) {
                    // Nobody may be listening.
                    let _ = revoked.send(session.clone());
                }
                told = ended.into_iter().collect();
            }
            if beats.is_multiple_of(SWEEP)
                && let Err(error) = self.0.registry.sweep().await
            {
                tracing::warn!(%error, "what lost nodes have left behind could not be removed");
            }
            beats += 1;
            self.found().retain(|_, (_, at)| at.elapsed() < BELIEVED);
        }
    }

    /// One sign of life, or a new beginning.
    async fn beat(&self, pulse: &mut Pulse, hall: &Hall, sent: Instant) -> Result<(), StoreError> {
        let (id, lease) = (&self.0.id, &self.0.lease);
        if lease.holds() {
            let (tables, waiting) = hall.busyness();
            if let Some(alive) = pulse.beat(id, lease.term() as i64, tables, waiting).await? {
                lease.extend(sent + ALIVE - MARGIN);
                gauge!("imperios_nodes").set(alive.len() as f64);
                self.0.alive.send_if_modified(|known| {
                    let changed = *known != alive;
                    *known = alive;
                    changed
                });
                return Ok(());
            }
        }
        self.step_down();
        if self.0.leaving.load(Ordering::Relaxed) {
            return Ok(());
        }
        let joined = pulse.join(id, lease.term() as i64 + 1, &self.0.url, &self.0.secret, now()).await?;
        *self.0.outage.lock().unwrap_or_else(PoisonError::into_inner) = joined.away;
        lease.begin(sent + ALIVE - MARGIN);
        tracing::info!(node = id, "this node hosts tables again");
        Ok(())
    }

    /// Hosts nothing any more, until it has joined anew.
    fn step_down(&self) {
        if self.0.alive.borrow().iter().any(|peer| peer.id == self.0.id) {
            counter!("imperios_lost_leases_total").increment(1);
            tracing::warn!("this node could not say in time that it is alive: it hands its tables over");
            self.0.alive.send_replace(Vec::new());
        }
        self.0.lease.end();
        self.found().clear();
    }

    /// Takes up tables where a bot must think or a clock runs and that nobody hosts, for as long as the server runs.
    pub(crate) async fn take_care(self, hall: Hall) {
        let mut tick = tokio::time::interval(BEAT);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            if self.is_away() || self.0.leaving.load(Ordering::Relaxed) {
                continue;
            }
            if let Err(error) = hall.let_go(&self).await {
                tracing::warn!(%error, "tables could not be let go of");
            }
            loop {
                let term = self.0.lease.term();
                match hall.take_up(&self, term, AT_ONCE).await {
                    Ok(taken) if taken as i64 == AT_ONCE => {}
                    Ok(_) => break,
                    Err(error) => {
                        tracing::warn!(%error, "tables that nobody hosts could not be taken up");
                        break;
                    }
                }
            }
        }
    }

    /// This node's name.
    pub(crate) fn id(&self) -> &str {
        &self.0.id
    }
}
