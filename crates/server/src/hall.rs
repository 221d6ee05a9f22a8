//! The hall where all tables stand: finds the host of a table, calls one if none is there, opens new tables.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::http::StatusCode;
use manifest::{Games, Manifest};
use metrics::{counter, gauge};
use table::{Agreed, BySeat, Name, Record, Seat, Seed};
use tokio::sync::{mpsc, oneshot};

use crate::{
    clock::Moment,
    deed::{Chair, Deed, OnTimeOut, Opening},
    host::{Answer, Ask, Attendance, Doer, TableHandle, Way},
    now,
    problem::{Problem, Result},
    protocol::{Command, NewTable, Opened},
    sitting::{Sitting, check_chair},
    standing_answer::StandingAnswer,
    store::{Created, GameId, Invitation, Journal, NewGame, PersonId, Stage, Store, TokenHash},
    thinking::Thinking,
    token::Token,
};

/// All tables of this server.
#[derive(Clone)]
pub(crate) struct Hall(Arc<Inner>);

struct Inner {
    games: Games,
    store: Store,
    journal: Journal,
    thinking: Thinking,
    tables: Mutex<HashMap<GameId, TableHandle>>,
    awaited: mpsc::UnboundedSender<(GameId, i64, Moment)>,
    /// When this server was started, and when one was last known to run before that.
    opened: Moment,
    last_beat: Option<Moment>,
}

/// Longer records are not shown.
pub(crate) const LONGEST_RECORD: usize = 1 << 20;

impl Hall {
    /// A hall with no table awake. Somebody must [look after](Hall::look_after) it.
    pub(crate) fn new(
        games: Games,
        store: Store,
        journal: Journal,
        bots_at_once: usize,
        last_beat: Option<Moment>,
    ) -> (Self, mpsc::UnboundedReceiver<(GameId, i64, Moment)>) {
        let (awaited, notes) = mpsc::unbounded_channel();
        let hall = Self(Arc::new(Inner {
            games,
            store,
            journal,
            thinking: Thinking::new(bots_at_once),
            tables: Mutex::default(),
            awaited,
            opened: now(),
            last_beat,
        }));
        (hall, notes)
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

    pub(crate) fn opened(&self) -> Moment {
        self.0.opened
    }

    pub(crate) fn last_beat(&self) -> Option<Moment> {
        self.0.last_beat
    }

    /// Wakes every table where a bot has to think or a clock runs, a page at a time.
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
                if let Err(problem) = self.look(&id, |_, _| ()).await {
                    tracing::error!(game = %id, ?problem, "a game could not be resumed");
                }
            }
            after = Some(last);
        }
    }

    /// Keeps the lists of tables and the heartbeat up to date, for as long as the server runs.
    pub(crate) async fn look_after(self, mut notes: mpsc::UnboundedReceiver<(GameId, i64, Moment)>) {
        let mut tick = tokio::time::interval(Duration::from_secs(1));
        let mut ticks = 0_u64;
        let mut pending = BTreeMap::new();
        loop {
            tokio::select! {
                note = notes.recv() => match note {
                    Some((id, mask, at)) => { pending.insert(id, (mask, at)); }
                    None => return,
                },
                _ = tick.tick() => {
                    if ticks.is_multiple_of(5) && let Err(error) = self.store().beat(now()).await {
                        tracing::warn!(%error, "the heartbeat could not be written");
                    }
                    ticks += 1;
                    if !pending.is_empty() {
                        let batch: Vec<_> = pending.iter().map(|(id, &(mask, at)): (&GameId, &(i64, Moment))| (id.clone(), mask, at)).collect();
                        match self.store().note_awaited(&batch).await {
                            Ok(()) => pending.clear(),
                            // They are kept for the next time.
                            Err(error) => tracing::warn!(%error, "the lists of tables are behind"),
                        }
                    }
                    gauge!("imperios_tables_hosted").set(self.tables().len() as f64);
                }
            }
        }
    }

    pub(crate) fn note_awaited(&self, id: GameId, mask: i64, at: Moment) {
        // When nobody listens any more the server is closing, and the lists are mended on the next start.
        let _ = self.0.awaited.send((id, mask, at));
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, TableHandle>> {
        self.0.tables.lock().expect("nobody panics while holding the list of tables")
    }

    /// The table's host, called if none is there.
    fn table(&self, id: &GameId) -> TableHandle {
        let mut tables = self.tables();
        // A host who was lost had no time to say that it goes.
        if let Some(table) = tables.get(id).filter(|table| !table.is_gone()) {
            return table.clone();
        }
        let table = TableHandle::start(self.clone(), id.clone());
        tables.insert(id.clone(), table.clone());
        table
    }

    /// A host has gone home.
    pub(crate) fn forget(&self, id: &GameId, host: &mpsc::Sender<Ask>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|table| table.is(host)) {
            tables.remove(id);
        }
    }

    /// Somebody asked a host that was just leaving.
    pub(crate) fn pass_on(&self, id: &GameId, ask: Ask) {
        let (hall, id) = (self.clone(), id.clone());
        tokio::spawn(async move { hall.ask(&id, ask).await });
    }

    /// Asks the host of a table, whoever that is.
    pub(crate) async fn ask(&self, id: &GameId, ask: Ask) {
        let mut ask = ask;
        while let Err(back) = self.table(id).ask(ask).await {
            ask = back;
            // While everything ends no host stays, and whoever ends it must have a turn.
            tokio::task::yield_now().await;
        }
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &GameId,
        look: impl FnOnce(&Sitting, &Attendance) -> T + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        let ask = Ask::Look(Box::new(move |sitting, attendance| {
            let _ = reply.send(look(sitting, attendance));
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
        let sitting = Sitting::from_journal(id.clone(), self.games(), seed, &entries)
            .map_err(|error| broken(&error))?;
        let mut standing = BySeat::default();
        if !sitting.place.game.formalities().is_empty() {
            for seat in Seat::first(sitting.seats.len()) {
                if sitting.seats[seat.index()].person.is_some() {
                    let json = self.store().standing(id, seat.number() as u8).await?;
                    standing[seat] =
                        json.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default();
                }
            }
        }
        Ok((sitting, standing))
    }

    /// Opens a table.
    pub(crate) async fn open(&self, host: &PersonId, name: &Name, new: NewTable) -> Result<Opened> {
        let place = self.find(&new.game)?;
        let options = agree(place, &new)?;
        if !new.time.is_sensible() {
            return Err(Problem::bad("server-time-out-of-bounds"));
        }
        if new.seats.iter().filter(|chair| **chair == Chair::Me).count() > 1 {
            return Err(Problem::bad("server-me-twice"));
        }
        for chair in &new.seats {
            check_chair(place, chair)?;
        }
        let seed = fresh_seed()?;
        let opening = Opening {
            game: new.game,
            edition: place.game.edition().to_owned(),
            hash: place.game.hash().to_string(),
            options: options.to_string(),
            host: host.clone(),
            chairs: new.seats,
            time: new.time,
            on_time_out: new.on_time_out,
            commitment: seed.commitment().to_string(),
            parent: None,
            record: None,
        };
        let names = BTreeMap::from([(host.clone(), name.clone())]);
        self.set_up(seed, opening, &names, new.ready, Some(new.key)).await
    }

    /// Opens a table that shows a record.
    pub(crate) async fn import(&self, host: &PersonId, text: &str) -> Result<Opened> {
        if text.len() > LONGEST_RECORD {
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "server-record-too-long"));
        }
        let unreadable = |error: table::RecordError| Problem::refused(StatusCode::BAD_REQUEST, &error);
        let record: Record = text.parse().map_err(unreadable)?;
        let place = self.find(&record.game)?;
        let (shown, given) = (Arc::clone(place), record.clone());
        let verified = tokio::task::spawn_blocking(move || shown.game.verify(&given).map(|_| ()));
        verified.await.map_err(|_| Problem::unavailable())?.map_err(|error| {
            Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &error).at(place, record.seats.clone())
        })?;
        let (seed, commitment) = match &record.secret {
            table::Secret::Revealed(seed) => (seed.clone(), seed.commitment()),
            table::Secret::Committed(commitment) => ("unknown".parse().expect("a seed"), *commitment),
        };
        let opening = Opening {
            game: record.game.clone(),
            edition: record.edition.clone(),
            hash: record.hash.to_string(),
            options: record.options.to_string(),
            host: host.clone(),
            chairs: vec![Chair::Open; record.seats.len()],
            time: crate::clock::TimeControl::None,
            on_time_out: OnTimeOut::Bot,
            commitment: commitment.to_string(),
            parent: None,
            record: Some(text.to_owned()),
        };
        self.set_up(seed, opening, &BTreeMap::new(), false, None).await
    }

    /// Opens a table for the same people, each one seat further.
    pub(crate) async fn rematch(&self, old: &Sitting) -> Result<GameId> {
        let seats = old.seats.len();
        let mut chairs = old.opening.chairs.clone();
        for (chair, at_seat) in chairs.iter_mut().zip(&old.seats) {
            chair.clone_from(&at_seat.chair);
        }
        chairs.rotate_right(1);
        let seed = fresh_seed()?;
        let place = self.find(&old.opening.game)?;
        let opening = Opening {
            edition: place.game.edition().to_owned(),
            hash: place.game.hash().to_string(),
            chairs,
            commitment: seed.commitment().to_string(),
            parent: Some(old.id.clone()),
            ..old.opening.clone()
        };
        let id = GameId::fresh();
        let at = now();
        let mut sitting = Sitting::opened(id.clone(), Arc::clone(place), seed.clone(), opening.clone(), at);
        let mut entries = vec![first_entry(&opening, at, None)];
        for (index, at_seat) in old.seats.iter().enumerate() {
            if let (Some(person), Some(name)) = (&at_seat.person, &at_seat.name) {
                let seat = Seat::new((index + 1) % seats);
                let deed = Deed::Sat { seat, person: person.clone(), name: name.clone() };
                entries.push(sitting.enter(&deed, at, None));
            }
        }
        let host = old.opening.host.clone();
        self.store_table(&sitting, &seed, entries, host, None, Vec::new()).await?;
        Ok(id)
    }

    async fn set_up(
        &self,
        seed: Seed,
        opening: Opening,
        names: &BTreeMap<PersonId, Name>,
        ready: bool,
        key: Option<String>,
    ) -> Result<Opened> {
        let id = GameId::fresh();
        let at = now();
        let host = opening.host.clone();
        let place = self.find(&opening.game)?;
        let mut entries = vec![first_entry(&opening, at, None)];
        let mut sitting = if opening.record.is_some() {
            Sitting::from_journal(id.clone(), self.games(), seed.clone(), &entries).map_err(|error| {
                tracing::error!(%error, "a record that was verified can't be shown");
                Problem::unavailable()
            })?
        } else {
            Sitting::opened(id.clone(), Arc::clone(place), seed.clone(), opening.clone(), at)
        };
        for (seat, chair) in Seat::first(opening.chairs.len()).zip(&opening.chairs) {
            if let (Chair::Me, Some(name)) = (chair, names.get(&host)) {
                let deed = Deed::Sat { seat, person: host.clone(), name: name.clone() };
                entries.push(sitting.enter(&deed, at, None));
                if ready {
                    entries.push(sitting.enter(&Deed::Ready { seat, ready }, at, None));
                }
            }
        }
        if sitting.can_start() {
            let started = sitting.start()?;
            entries.push(sitting.enter(&started, at, None));
        }
        let mut invitations = BTreeMap::new();
        let mut hashes = Vec::new();
        for (seat, chair) in Seat::first(opening.chairs.len()).zip(&opening.chairs) {
            if *chair == Chair::Invited {
                let token = Token::fresh()?;
                hashes.push((token.hash(), Some(seat.number() as u8)));
                invitations.insert(seat.to_string(), token.show());
            }
        }
        let watch = Token::fresh()?;
        hashes.push((watch.hash(), None));
        match self.store_table(&sitting, &seed, entries, host, key, hashes).await? {
            Created::Now(id) => {
                counter!("imperios_tables_opened_total").increment(1);
                if sitting.stage == Stage::Running {
                    // Bots begin at once.
                    self.ask(&id, Ask::Look(Box::new(|_, _| ()))).await;
                }
                Ok(Opened { id, invitations, watch: watch.show() })
            }
            // The tokens of the first answer are lost, so they are made anew.
            Created::Before(id) => self.invite_anew(&id).await,
        }
    }

    async fn store_table(
        &self,
        sitting: &Sitting,
        seed: &Seed,
        entries: Vec<crate::store::Entry>,
        creator: PersonId,
        key: Option<String>,
        invitations: Vec<(TokenHash, Option<u8>)>,
    ) -> Result<Created> {
        let seats = Seat::first(sitting.seats.len());
        let owned = |seat: Seat| {
            let person = sitting.seats[seat.index()].person.clone()?;
            Some((seat.number() as u8, person))
        };
        let new = NewGame {
            id: sitting.id.clone(),
            game: sitting.opening.game.clone(),
            creator,
            key,
            seed: crate::store::Secret::new(seed.to_string()),
            at: sitting.changed,
            stage: sitting.stage,
            listed: sitting.is_listed(),
            needs_care: sitting.needs_care(),
            parent: sitting.opening.parent.clone(),
            entries,
            seats: seats.filter_map(owned).collect(),
            invitations,
        };
        Ok(self.store().create_game(new).await?)
    }

    /// New invitations for every seat that waits for one, and for spectators; the old ones lose their force.
    pub(crate) async fn invite_anew(&self, id: &GameId) -> Result<Opened> {
        let waiting = self
            .look(id, |sitting, _| {
                let waits = |seat: &Seat| {
                    let at_seat = &sitting.seats[seat.index()];
                    sitting.stage == Stage::Lobby
                        && at_seat.chair == Chair::Invited
                        && at_seat.person.is_none()
                };
                Seat::first(sitting.seats.len()).filter(waits).collect::<Vec<_>>()
            })
            .await?;
        let mut invitations = BTreeMap::new();
        for seat in waiting {
            let token = self.invite(id, Some(seat)).await?;
            invitations.insert(seat.to_string(), token.show());
        }
        let watch = self.invite(id, None).await?;
        Ok(Opened { id: id.clone(), invitations, watch: watch.show() })
    }

    async fn invite(&self, id: &GameId, seat: Option<Seat>) -> Result<Token> {
        let seat = seat.map(|seat| seat.number() as u8);
        let token = Token::fresh()?;
        let to = Invitation { game: id.clone(), seat };
        self.store().revoke_invitations(&to).await?;
        self.store().add_invitation(&token.hash(), &to).await?;
        Ok(token)
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

/// The options, complete, for as many players as there are seats.
fn agree(place: &Manifest, new: &NewTable) -> Result<Agreed> {
    let mut agreed = Agreed::new();
    for (key, value) in &new.options {
        if key.len() > 40 || value.len() > 40 {
            return Err(Problem::bad("server-option-too-long"));
        }
        agreed = agreed.with(key, value);
    }
    let players = new.seats.len().to_string();
    if agreed.get("players").is_some_and(|given| given != players) {
        return Err(Problem::bad("server-players-and-seats"));
    }
    let refused = |error| Problem::refused(StatusCode::BAD_REQUEST, &error);
    place.game.agree(&agreed.with("players", &players)).map_err(refused)
}

fn first_entry(opening: &Opening, at: Moment, key: Option<String>) -> crate::store::Entry {
    let body = serde_json::to_string(&Deed::Opened(opening.clone())).expect("an opening is plain data");
    crate::store::Entry { seq: 1, at, key, body }
}

fn fresh_seed() -> Result<Seed> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Problem::unavailable()
    })?;
    Ok(Seed::random(entropy))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Database;

    /// A hall without games, where the host of a table was lost with the runtime it lived in.
    async fn hall(folder: &tempfile::TempDir) -> (Hall, GameId) {
        let store = Store::open(&Database::File(folder.path().join("hall.sqlite"))).await.unwrap();
        let (journal, _) = Journal::start(store.clone());
        let (hall, _) = Hall::new(Games::new(), store, journal, 1, None);
        let id = GameId::fresh();
        let (there, table) = (hall.clone(), id.clone());
        let lose = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
            let _inside = runtime.enter();
            assert!(!there.table(&table).is_gone());
        };
        std::thread::spawn(lose).join().unwrap();
        assert!(hall.tables()[&id].is_gone());
        (hall, id)
    }

    #[tokio::test]
    async fn a_host_who_was_lost_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (hall, id) = hall(&folder).await;
        let looked = tokio::time::timeout(Duration::from_secs(20), hall.look(&id, |_, _| ())).await;
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
