//! The hall where all tables stand: finds the host of a table, calls one if none is there, opens new tables.

mod hosting;
mod opening;

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::http::StatusCode;
use manifest::{Games, Manifest};
use metrics::gauge;
use table::{BySeat, Seat, Seed};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::{
    aside::Aside,
    clock::Moment,
    host::{Answer, Ask, Audience, Doer, Hosted, TableHandle, Way},
    limits::Limits,
    nodes::Nodes,
    now, packs,
    problem::{Problem, Result},
    protocol::Command,
    sitting::Sitting,
    standing_answer::StandingAnswer,
    store::{GameId, Journal, Note, Store},
    thinking::Thinking,
    tidings::Heard,
};

pub(crate) use hosting::Place;
pub(crate) use opening::{ArrangedTable, LONGEST_RECORD, agree, fresh_seed};

/// So many tables are woken in a second because a clock is due.
const DUE_AT_ONCE: u32 = 50;
/// A table that can't be read is tried again after so many milliseconds.
const LATER: Moment = 600_000;

/// All tables of this server.
#[derive(Clone)]
pub(crate) struct Hall(Arc<Inner>);

struct Inner {
    games: Games,
    store: Store,
    journal: Journal,
    thinking: Thinking,
    aside: Aside,
    limits: Limits,
    tables: Mutex<HashMap<GameId, TableHandle>>,
    /// The other servers on the same database; none where this one has it alone.
    nodes: Option<Nodes>,
    /// Tables whose hosts have gone home, and that are still claimed.
    left: Mutex<Vec<GameId>>,
    /// Held for reading while a table is claimed, for writing while claims are let go of.
    claiming: tokio::sync::RwLock<()>,
    /// Whether hosts are to go home for good.
    ending: tokio::sync::watch::Sender<bool>,
    notes: mpsc::UnboundedSender<(GameId, Note)>,
    /// What happens at the tables that are hosted here, for whoever listens.
    heard: broadcast::Sender<Heard>,
    /// When this server was started, and when one was last known to run before that.
    opened: Moment,
    last_beat: Option<Moment>,
    /// So long somebody may come and look by themselves before they are told elsewhere.
    grace: Duration,
}

/// How busy and how patient a hall is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// How many bots think at a time.
    pub(crate) bots_at_once: usize,
    /// So long somebody may come and look by themselves before they are told elsewhere.
    pub(crate) grace: Duration,
}

impl Hall {
    /// A hall with no table awake. Somebody must [look after](Hall::look_after) it.
    pub(crate) fn new(
        games: Games,
        store: Store,
        journal: Journal,
        pace: Pace,
        limits: Limits,
        last_beat: Option<Moment>,
        nodes: Option<Nodes>,
    ) -> (Self, mpsc::UnboundedReceiver<(GameId, Note)>) {
        let (tell, unread) = mpsc::unbounded_channel();
        let hall = Self(Arc::new(Inner {
            games,
            store,
            journal,
            thinking: Thinking::new(pace.bots_at_once),
            aside: Aside::new(),
            limits,
            tables: Mutex::default(),
            nodes,
            left: Mutex::default(),
            claiming: tokio::sync::RwLock::default(),
            ending: tokio::sync::watch::Sender::default(),
            notes: tell,
            heard: broadcast::channel(1024).0,
            opened: now(),
            last_beat,
            grace: pace.grace,
        }));
        (hall, unread)
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn journal(&self) -> &Journal {
        &self.0.journal
    }

    pub(crate) fn games(&self) -> &Games {
        &self.0.games
    }

    pub(crate) fn thinking(&self) -> &Thinking {
        &self.0.thinking
    }

    pub(crate) fn aside(&self) -> &Aside {
        &self.0.aside
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn nodes(&self) -> Option<&Nodes> {
        self.0.nodes.as_ref()
    }

    /// From when to when no server ran, the last time that was so.
    pub(crate) fn downtime(&self) -> Option<(Moment, Moment)> {
        match self.nodes() {
            Some(nodes) => nodes.outage(),
            None => Some((self.0.last_beat?, self.0.opened)),
        }
    }

    /// So long somebody may come and look by themselves before they are told elsewhere.
    pub(crate) fn grace(&self) -> Duration {
        self.0.grace
    }

    /// Turns true when hosts are to go home for good.
    pub(crate) fn ending(&self) -> tokio::sync::watch::Receiver<bool> {
        self.0.ending.subscribe()
    }

    /// How many tables have a host here, and how many bots wait.
    pub(crate) fn busyness(&self) -> (i64, i64) {
        (self.tables().len() as i64, self.thinking().waiting() as i64)
    }

    /// Loads every table where a bot has to think or a clock runs, a page at a time.
    pub(crate) async fn wake_all(&self) {
        let mut after = None;
        loop {
            let page = match self.store().games_to_wake(after.as_ref(), 100).await {
                Ok(page) => page,
                Err(error) => {
                    tracing::error!(%error, "the running games could not be listed; trying again");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    continue;
                }
            };
            let Some(last) = page.last().cloned() else { return };
            for id in page {
                if let Err(problem) = self.look(&id, |_| ()).await {
                    tracing::error!(game = %id, ?problem, "a game could not be resumed");
                }
            }
            after = Some(last);
        }
    }

    /// Keeps the lists of tables and the heartbeat up to date, for as long as the server runs.
    pub(crate) async fn look_after(self, mut notes: mpsc::UnboundedReceiver<(GameId, Note)>) {
        let mut tick = tokio::time::interval(Duration::from_secs(1));
        let mut ticks = 0_u64;
        let mut pending = Pending::default();
        loop {
            tokio::select! {
                note = notes.recv() => match note {
                    Some((id, note)) => pending.add(id, note),
                    None => return,
                },
                _ = tick.tick() => {
                    if ticks.is_multiple_of(5) && let Err(error) = self.store().beat(now()).await {
                        tracing::warn!(%error, "the heartbeat could not be written");
                    }
                    ticks += 1;
                    let some = pending.take();
                    if let Err(error) = self.store().note(&some).await {
                        tracing::warn!(%error, "the lists of tables are behind");
                        pending.put_back(some);
                    }
                    if self.nodes().is_none() {
                        self.wake_due().await;
                    }
                    gauge!("imperios_tables_hosted").set(self.tables().len() as f64);
                }
            }
        }
    }

    /// Wakes tables where a clock that runs for days has come to something.
    async fn wake_due(&self) {
        match self.store().games_due(now(), DUE_AT_ONCE).await {
            Ok(due) => {
                for id in due {
                    let hall = self.clone();
                    // Its host is told by its own clock what is to be done.
                    tokio::spawn(async move {
                        if let Err(problem) = hall.look(&id, |_| ()).await {
                            tracing::error!(game = %id, ?problem, "a clock is due at a table that can't be read");
                            let _ = hall.store().put_off(&id, now() + LATER).await;
                        }
                    });
                }
            }
            Err(error) => tracing::warn!(%error, "it can't be told which clocks are due"),
        }
    }

    /// Tells whoever listens how a table stands now.
    pub(crate) fn tell_of(&self, sitting: &Sitting) {
        if self.0.heard.receiver_count() > 0 {
            // Whoever listened may just have gone.
            let _ = self.0.heard.send(Heard::of(sitting));
        }
    }

    /// What happens from now on at the tables that are hosted here.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Heard> {
        self.0.heard.subscribe()
    }

    pub(crate) fn note(&self, id: GameId, note: Note) {
        // When nobody listens any more the server is closing, and the lists are mended on the next start.
        let _ = self.0.notes.send((id, note));
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, TableHandle>> {
        self.0.tables.lock().expect("nobody panics while holding the list of tables")
    }

    /// Somebody asked a host that was just leaving.
    pub(crate) fn pass_on(&self, id: &GameId, ask: Ask) {
        let (hall, id) = (self.clone(), id.clone());
        tokio::spawn(async move { hall.ask(&id, ask).await });
    }

    /// Asks the host of a table, whoever that is.
    pub(crate) async fn ask(&self, id: &GameId, ask: Ask) {
        let mut ask = ask;
        loop {
            let asked = match self.place(id).await {
                Ok(Place::Here(host)) => host.ask(ask).await,
                // What can be asked from anywhere is passed on before it comes here.
                Ok(Place::There(_)) => return ask.refuse(Problem::conflict("server-try-again")),
                Err(problem) => return ask.refuse(problem),
            };
            let Err(back) = asked else { return };
            ask = back;
            // While everything ends no host stays, and whoever ends it must have a turn.
            tokio::task::yield_now().await;
        }
    }

    /// Looks at a table without hosting it: with its host if that is here, else as its journal has it.
    pub(crate) async fn glance<T: Send + 'static>(
        &self,
        id: &GameId,
        look: impl FnOnce(&Hosted<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        if self.nodes().is_none() || self.host(id).is_some() {
            return self.look(id, look).await;
        }
        self.peek(id, look).await
    }

    /// Looks at a table as its journal has it.
    async fn peek<T>(&self, id: &GameId, look: impl FnOnce(&Hosted<'_>) -> T) -> Result<T> {
        let (sitting, standing) = self.read(id).await?;
        let audience = Audience::default();
        Ok(look(&Hosted { sitting: &sitting, audience: &audience, standing: &standing, now: now() }))
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &GameId,
        look: impl FnOnce(&Hosted<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        if self.nodes().is_some()
            && self.host(id).is_none()
            && matches!(self.place(id).await?, Place::There(_))
        {
            // What another node hosts can be read; it is in the journal.
            return self.peek(id, look).await;
        }
        let (reply, answer) = oneshot::channel();
        let ask = Ask::Look(Box::new(move |hosted| {
            let _ = reply.send(look(hosted));
        }));
        self.ask(id, ask).await;
        match answer.await {
            Ok(seen) => Ok(seen),
            // The host could not wake it: say why.
            Err(_) => Err(match self.store().game(id).await? {
                None => Problem::not_found("server-no-such-table"),
                Some(_) => Problem::unavailable(),
            }),
        }
    }

    /// Carries out a command.
    pub(crate) async fn carry_out(&self, id: &GameId, by: Doer, command: Command, way: Way) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Ask::Do { by, command, way, reply }).await;
        answer.await.map_err(|_| Problem::unavailable())?
    }

    /// Reads a table from its journal.
    pub(crate) async fn read(&self, id: &GameId) -> Result<(Sitting, BySeat<Vec<StandingAnswer>>)> {
        let seed = self.store().reveal(id).await?;
        let Some(seed) = seed else { return Err(Problem::not_found("server-no-such-table")) };
        let entries = self.store().entries(id, 0).await?;
        let broken = |error: &dyn std::fmt::Display| {
            tracing::error!(game = %id, %error, "a journal can't be read");
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "server-table-broken")
        };
        let seed: Seed = seed.reveal().parse().map_err(|error| broken(&error))?;
        packs::have_ready(self.store(), self.games(), &entries).await?;
        // A long game is played again for a while.
        let (hall, table) = (self.clone(), id.clone());
        let follow = move || Sitting::from_journal(table, hall.games(), seed, &entries);
        let sitting = self.aside().work(None, follow).await?.map_err(|error| broken(&error))?;
        if let Some(stuck) = &sitting.stuck {
            tracing::error!(game = %id, entry = stuck.entry, why = ?stuck.why, "a journal can't be followed to its end");
        }
        let mut standing = BySeat::default();
        if !sitting.manifest.game.formalities().is_empty() {
            for seat in Seat::first(sitting.seats.len()) {
                if sitting.at(seat).person.is_some() {
                    let json = self.store().standing(id, seat.number() as u8).await?;
                    standing[seat] =
                        json.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default();
                }
            }
        }
        Ok((sitting, standing))
    }

    /// The game with this name.
    pub(crate) fn find(&self, name: &str) -> Result<&Arc<Manifest>> {
        self.games().find(name).map_err(|error| {
            let known = table::Arg::Text(error.known);
            let name = table::Arg::Text(error.name.chars().take(40).collect());
            Problem::bad("error-unknown-game").with("name", name).with("known", known)
        })
    }
}

/// So many notes are taken at a time at least.
const NOTES_AT_ONCE: usize = 256;

/// What the lists of tables are still to be told, of each table the last, those first that have waited longest.
#[derive(Default)]
struct Pending {
    notes: HashMap<GameId, Note>,
    turn: VecDeque<GameId>,
}

impl Pending {
    fn add(&mut self, id: GameId, note: Note) {
        if self.notes.insert(id.clone(), note).is_none() {
            self.turn.push_back(id);
        }
    }

    /// Those whose turn it is. Where many tables are played at, lists are some seconds behind, and each table is written
    /// once for several choices.
    fn take(&mut self) -> Vec<(GameId, Note)> {
        let many = NOTES_AT_ONCE.max(self.turn.len() / 4).min(self.turn.len());
        let ids = self.turn.drain(..many);
        ids.filter_map(|id| self.notes.remove_entry(&id)).collect()
    }

    /// They could not be told, and come first the next time, unless something newer was noted.
    fn put_back(&mut self, some: Vec<(GameId, Note)>) {
        for (id, note) in some.into_iter().rev() {
            if !self.notes.contains_key(&id) {
                self.turn.push_front(id.clone());
                self.notes.insert(id, note);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        limits::{Bounds, Rates},
        store::Database,
    };

    #[test]
    fn lists_are_told_the_last_of_each_table_in_turn() {
        let mut pending = Pending::default();
        let ids: Vec<_> = (0..2000).map(|_| GameId::fresh()).collect();
        let note = |at| Note { awaited: 1, due: None, at };
        for at in 1..=2 {
            for id in &ids {
                pending.add(id.clone(), note(at));
            }
        }
        let first = pending.take();
        assert!(first.iter().map(|(id, _)| id).eq(&ids[..500]) && first.iter().all(|(_, note)| note.at == 2));
        pending.add(ids[0].clone(), note(3));
        pending.put_back(first);
        let again = pending.take();
        assert!(again.iter().map(|(id, _)| id).eq(&ids[1..501]), "what could not be told comes first");
        let mut rest = Vec::new();
        while !pending.turn.is_empty() {
            rest.extend(pending.take());
        }
        assert_eq!(rest.len(), 1500);
        assert_eq!(rest.last().map(|(id, note)| (id, note.at)), Some((&ids[0], 3)), "what is newer stands");
    }

    /// A hall without games, where the host of a table was lost with the runtime it lived in.
    async fn hall(folder: &tempfile::TempDir) -> (Hall, GameId) {
        let store = Store::open(&Database::File(folder.path().join("hall.sqlite"))).await.unwrap();
        let (journal, _) = Journal::start(store.clone());
        let (hall, _) = Hall::new(
            Games::new(),
            store,
            journal,
            Pace { bots_at_once: 1, grace: Duration::ZERO },
            Limits::new(Rates::NONE, Bounds::NONE, None),
            None,
            None,
        );
        let id = GameId::fresh();
        let (there, table) = (hall.clone(), id.clone());
        let lose = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
            let _inside = runtime.enter();
            assert!(!there.call_host(&table, 0).is_gone());
        };
        std::thread::spawn(lose).join().unwrap();
        assert!(hall.tables()[&id].is_gone());
        (hall, id)
    }

    #[tokio::test]
    async fn a_host_who_was_lost_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (hall, id) = hall(&folder).await;
        let looked = tokio::time::timeout(Duration::from_secs(20), hall.look(&id, |_| ())).await;
        let problem = looked.expect("somebody answers").unwrap_err();
        assert_eq!(problem.status, StatusCode::NOT_FOUND, "there is no such table");
    }

    #[test]
    fn a_question_that_nobody_will_answer_does_not_keep_the_server_from_ending() {
        let folder = tempfile::tempdir().unwrap();
        let (ended, end) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
            let runtime = runtime.unwrap();
            let (hall, id) = runtime.block_on(hall(&folder));
            // Asked without a pause, as by a socket that is being closed while everything ends.
            runtime.spawn(async move {
                loop {
                    hall.ask(&id, Ask::Leave { socket: 1 }).await;
                }
            });
            std::thread::sleep(Duration::from_millis(50));
            drop(runtime);
            ended.send(()).unwrap();
        });
        end.recv_timeout(Duration::from_secs(20)).expect("it ends");
    }
}
