//! The host of a table: the one task that owns its sitting. Everybody else holds a [`TableHandle`].
//!
//! What is done is first entered in the journal and only then told. If the journal refuses, the sitting is
//! dropped and read anew, so that memory never says what the journal does not.

mod absent;
mod audience;
mod commands;
mod farewell;
mod mailbox;

use std::{pin::pin, sync::Arc, time::Duration};

use axum::http::StatusCode;
use metrics::{counter, gauge};
use table::{BySeat, Seat, SeatSet};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};

use absent::Stood;

use crate::{
    clock::Moment,
    deed::{Deed, Manner},
    hall::Hall,
    now,
    placing::Placed,
    problem::{Problem, Result},
    protocol::Message,
    sitting::Sitting,
    standing_answer::{self, StandingAnswer},
    store::{Append, AppendError, Entry, GameId, Note, PersonId, RowChange, Stage, StoreError},
    thinking::Question,
};

pub(crate) use absent::about;
pub(crate) use audience::{Audience, text};
pub(crate) use mailbox::{Answer, Ask, Doer, TableHandle, Way};

/// After so long without anything to do a sitting leaves memory.
const IDLE: Duration = Duration::from_secs(120);
/// When the store fails a table is looked at again after so long, then after twice as long, up to the second.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(8);

/// A table as its host has it: what its journal says, and what only the host knows.
pub(crate) struct Hosted<'a> {
    pub(crate) sitting: &'a Sitting,
    pub(crate) audience: &'a Audience,
    /// What each seat has answered in advance.
    pub(crate) standing: &'a BySeat<Vec<StandingAnswer>>,
    pub(crate) now: Moment,
}

struct Host {
    hall: Hall,
    id: GameId,
    /// The term of this node in which the table is its own.
    term: u64,
    own: TableHandle,
    asks: mpsc::Receiver<Ask>,
    /// Since when the table has this host.
    since: Moment,
    /// None while it is not in memory.
    sitting: Option<Sitting>,
    /// The row of the table as it is stored.
    row: Option<Row>,
    audience: Audience,
    /// How the table stood when people were last told.
    stood: Stood,
    standing: BySeat<Vec<StandingAnswer>>,
    /// The version of the question that a bot thinks about, seat by seat.
    thinking: BySeat<Option<u64>>,
    /// What each bot means to say from a ply on, as long as nobody else has a say.
    plans: BySeat<(usize, Vec<String>)>,
    /// Who was awaited, and when it was due, when the lists were last told.
    told_lists: Option<(SeatSet, Option<Moment>)>,
    /// Whether somebody else has written in the journal: another node may have the table.
    superseded: bool,
}

/// What the lists of tables rest on.
struct Row {
    stage: Stage,
    listed: bool,
    needs_care: bool,
    seats: Vec<(u8, PersonId)>,
}

impl Row {
    fn of(sitting: &Sitting) -> Self {
        Self {
            stage: sitting.stage,
            listed: sitting.is_listed(),
            needs_care: sitting.needs_care(),
            seats: sitting.owners(),
        }
    }

    /// Whether nothing of it has changed.
    fn is_still(&self, sitting: &Sitting) -> bool {
        self.stage == sitting.stage
            && self.listed == sitting.is_listed()
            && self.needs_care == sitting.needs_care()
            && sitting.owned_seats().eq(self.seats.iter().map(|(seat, owner)| (*seat, owner)))
    }
}

impl Host {
    fn new(hall: Hall, id: GameId, term: u64, own: TableHandle, asks: mpsc::Receiver<Ask>) -> Self {
        Self {
            hall,
            id,
            term,
            own,
            asks,
            since: now(),
            sitting: None,
            row: None,
            audience: Audience::default(),
            stood: Stood::default(),
            standing: BySeat::default(),
            thinking: BySeat::default(),
            plans: BySeat::default(),
            told_lists: None,
            superseded: false,
        }
    }

    /// Hosts the table for as long as it is this node's.
    async fn run(mut self) {
        let lease = self.hall.store().lease().clone();
        let term = self.term;
        tokio::select! {
            biased;
            // Whatever was begun is known to the journal alone; whoever looks on comes back.
            () = lease.ended(term) => {}
            () = self.host() => {}
        }
        self.asks.close();
        self.hall.forget(&self.id, &self.own);
        while let Ok(ask) = self.asks.try_recv() {
            ask.refuse(Problem::unavailable());
        }
        self.sleep();
    }

    async fn host(&mut self) {
        let mut ending = pin!(is_true(self.hall.ending()));
        let mut timer = pin!(sleep_until(Instant::now() + IDLE));
        loop {
            let due = self.sitting.as_ref().and_then(|sitting| sitting.clocks.next(sitting.reminded));
            let alarm = due.map(|due| Instant::now() + Duration::from_millis((due - now()).max(0) as u64));
            let idle = Instant::now() + IDLE;
            // With days to go somebody else watches the clock.
            let sleeps = self.sitting.as_ref().is_some_and(Sitting::has_days);
            let alarm = alarm.filter(|&alarm| !sleeps || alarm <= idle);
            timer.as_mut().reset(alarm.unwrap_or(idle));
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    Some(ask) => if !self.attend(ask).await {
                        // A table that can't be read is not held in memory; the next to ask tries again.
                        self.go_home().await;
                        break;
                    },
                    None => break,
                },
                () = &mut ending => break,
                () = &mut timer => {
                    if alarm.is_some() {
                        self.look_at_the_clocks().await;
                    } else if self.audience.is_empty() {
                        self.go_home().await;
                        break;
                    } else {
                        self.sleep();
                    }
                }
            }
            if self.superseded {
                self.go_home().await;
                break;
            }
        }
    }

    /// The sitting leaves memory; the journal has it all.
    fn sleep(&mut self) {
        if self.sitting.take().is_some() {
            gauge!("imperios_tables_awake").decrement(1.0);
        }
        self.thinking = BySeat::default();
    }

    /// Closes the door; whoever stands before it is served by the next host.
    async fn go_home(&mut self) {
        self.asks.close();
        self.hall.forget(&self.id, &self.own);
        while let Some(ask) = self.asks.recv().await {
            self.hall.pass_on(&self.id, ask);
        }
    }

    /// The sitting, from the journal if it has slept.
    async fn awake(&mut self) -> Result<()> {
        if self.sitting.is_some() {
            return Ok(());
        }
        let (sitting, standing) = self.hall.read(&self.id).await?;
        gauge!("imperios_tables_awake").increment(1.0);
        self.row = Some(Row::of(&sitting));
        self.stood = Stood::of(&sitting);
        self.told_lists = None;
        let stuck = sitting.stuck.is_some();
        let pardon = self.hall.downtime().filter(|_| !stuck);
        let pardon = pardon.and_then(|(from, till)| sitting.pardon_downtime(from, till));
        self.sitting = Some(sitting);
        self.standing = standing;
        if stuck {
            self.tell_lists();
            return Ok(());
        }
        if let Some(pardon) = pardon {
            self.commit(vec![pardon], None).await?;
        }
        self.tell_lists();
        self.go_on().await;
        // Going on writes, and what can't be written puts it back to sleep.
        if self.sitting.is_some() { Ok(()) } else { Err(self.why_not_written().await) }
    }

    fn sitting(&mut self) -> &mut Sitting {
        self.sitting.as_mut().expect("the host has woken it")
    }

    fn hosted(&self) -> Hosted<'_> {
        let sitting = self.sitting.as_ref().expect("the host has woken it");
        Hosted { sitting, audience: &self.audience, standing: &self.standing, now: now() }
    }

    /// Whether the journal could not be followed to its end: then nothing is done here.
    fn is_stuck(&self) -> bool {
        self.sitting.as_ref().is_some_and(|sitting| sitting.stuck.is_some())
    }

    /// Answers; false if the table can't be read.
    async fn attend(&mut self, ask: Ask) -> bool {
        match ask {
            Ask::Leave { socket } => self.leave(socket),
            Ask::Looks { socket, looking } => self.audience.note_look(socket, looking),
            Ask::Deleted => {
                self.sleep();
                self.audience.send_away();
            }
            Ask::Chat { line, deaf } => self.tell_inside(&Message::Chat(line), &deaf),
            ask => match self.awake().await {
                Ok(()) => {
                    self.attend_awake(ask).await;
                    // The operator may mend it at any time: whoever looks next finds it as it is then.
                    if self.is_stuck() {
                        self.sleep();
                    }
                }
                Err(problem) => {
                    if problem.status == StatusCode::NOT_FOUND {
                        // It was deleted: there is nothing to look at any more.
                        self.audience.send_away();
                    }
                    ask.refuse(problem);
                    return !self.audience.is_empty();
                }
            },
        }
        true
    }

    async fn attend_awake(&mut self, ask: Ask) {
        match ask {
            Ask::Do { by, command, way, reply } => {
                let answer = self.carry_out(&by, command, way).await;
                // Whoever asked may have gone; what was done stays done.
                let _ = reply.send(answer);
            }
            Ask::Look(look) => look(&self.hosted()),
            Ask::Watch { socket, viewpoint, since, changes, looking, outbox, reply } => {
                let _ = reply.send(Ok(()));
                self.watch(socket, viewpoint, since, changes, looking, outbox);
            }
            Ask::Thought { seat, version, words } => self.thought(seat, version, words).await,
            Ask::Placed { seat, version, placed } => self.placed(seat, version, placed).await,
            Ask::Hand { from, to, reply } => {
                let _ = reply.send(self.hand(&from, &to).await);
            }
            Ask::Efface { person, reply } => {
                let _ = reply.send(self.efface(&person).await);
            }
            Ask::Leave { .. } | Ask::Looks { .. } | Ask::Chat { .. } | Ask::Deleted => {
                unreachable!("these need no sitting")
            }
        }
    }

    /// Enters deeds in the journal, starts the game if all are ready, and tells everybody.
    /// A command's key goes to the last entry.
    async fn commit(&mut self, deeds: Vec<Deed>, key: Option<String>) -> Result<()> {
        if self.is_stuck() {
            return Err(Problem::conflict("server-table-stuck"));
        }
        let at = now();
        let sitting = self.sitting.as_mut().expect("the host has woken it");
        let mut entries: Vec<_> = deeds.iter().map(|deed| sitting.enter(deed, at, None)).collect();
        if sitting.can_start() {
            match sitting.start() {
                Ok(started) => entries.push(sitting.enter(&started, at, None)),
                Err(problem) => {
                    self.sleep();
                    return Err(problem);
                }
            }
        }
        for deed in &deeds {
            // Answers in advance are their giver's, not the seat's.
            if let Deed::Sat { seat, .. } | Deed::Rose { seat } | Deed::Placed { seat, .. } = deed {
                self.standing[*seat].clear();
            }
        }
        self.answer_formalities(at, &mut entries);
        self.write(entries, key, at).await
    }

    /// Makes entries durable, and only then tells everybody.
    async fn write(&mut self, mut entries: Vec<Entry>, key: Option<String>, at: Moment) -> Result<()> {
        let done = entries.len() as u64;
        let Some(last) = entries.last_mut() else { return Ok(()) };
        let sitting = self.sitting.as_mut().expect("the host has woken it");
        if let Some(key) = key {
            // Whoever repeats the command is told the version after all of it, as they were the first time.
            sitting.remember(&key);
            last.key = Some(key);
        }
        let row = (!self.row.as_ref().is_some_and(|row| row.is_still(sitting))).then(|| Row::of(sitting));
        let change = row.as_ref().map(|row| RowChange {
            stage: row.stage,
            listed: row.listed,
            needs_care: row.needs_care,
            due: sitting.due(),
            seats: Some(row.seats.clone()),
            at,
        });
        let notices = self.stood.untold(sitting, &self.audience, at, self.hall.grace());
        match self.hall.journal().append(Append { game: self.id.clone(), entries, change, notices }).await {
            Ok(()) => {}
            Err(error) => {
                // What is in memory did not happen.
                self.sleep();
                self.superseded = error == AppendError::Conflict && self.hall.nodes().is_some();
                return Err(match error {
                    AppendError::Conflict | AppendError::Repeated => {
                        tracing::warn!(%error, game = %self.id, "an entry was refused: the table is read anew");
                        Problem::conflict("server-try-again")
                    }
                    AppendError::Store(StoreError::Missing) => self.why_not_written().await,
                    error => {
                        tracing::error!(%error, game = %self.id, "an entry could not be written");
                        Problem::unavailable()
                    }
                });
            }
        }
        self.stood = Stood::of(self.sitting());
        if let Some(row) = row {
            let seats = row.seats.clone();
            let before = self.row.replace(row).map_or_else(Vec::new, |before| before.seats);
            if before != seats {
                self.admit_anew(&before).await;
            }
        }
        counter!("imperios_deeds_total").increment(done);
        self.tell_lists();
        self.hall.tell_of(self.hosted().sitting);
        self.tell(None);
        self.tell_presence(None);
        Ok(())
    }

    /// Why an entry was refused: the table may have been deleted behind its host's back.
    async fn why_not_written(&self) -> Problem {
        match self.hall.store().game(&self.id).await {
            Ok(None) => Problem::not_found("server-no-such-table"),
            _ => Problem::unavailable(),
        }
    }

    /// The lists of tables learn whose turn it is, and when it is due, a little later than the players.
    fn tell_lists(&mut self) {
        let sitting = self.sitting.as_ref().expect("the host has woken it");
        let told = (sitting.awaited, sitting.due());
        if self.told_lists != Some(told) {
            self.told_lists = Some(told);
            let awaited = sitting.awaited.iter().map(|seat| 1_i64 << seat.index()).sum();
            self.hall.note(self.id.clone(), Note { awaited, due: told.1, at: sitting.changed });
        }
    }

    /// Enters what was answered in advance. It belongs to the moment of the question: nobody sees it asked.
    fn answer_formalities(&mut self, at: Moment, entries: &mut Vec<Entry>) {
        let standing = &self.standing;
        let Some(sitting) = &mut self.sitting else { return };
        let mut asked = sitting.timed(sitting.awaited);
        while let Some(seat) = asked.lowest() {
            asked.remove(seat);
            let game = sitting.game.as_deref();
            let given = game.and_then(|game| standing_answer::given(&standing[seat], game, seat));
            // What can't be answered so is left to the player.
            if let Some(word) = given
                && let Ok(deed) = sitting.choose(seat, word, Manner::Standing)
            {
                entries.push(sitting.enter(&deed, at, None));
                asked = sitting.timed(sitting.awaited);
            }
        }
    }

    /// Answers what was answered in advance, and asks the bots.
    async fn go_on(&mut self) {
        let (at, mut entries) = (now(), Vec::new());
        self.answer_formalities(at, &mut entries);
        if let Err(problem) = self.write(entries, None, at).await {
            tracing::warn!(?problem, game = %self.id, "a standing answer could not be entered");
            self.try_later();
            return;
        }
        self.ask_placer();
        self.ask_bots();
    }

    /// Has a bot place what is left to it.
    fn ask_placer(&mut self) {
        let Some(placing) = self.sitting.as_ref().and_then(Sitting::placing) else { return };
        let (seat, version) = (placing.seat(), self.sitting().version);
        if self.thinking[seat].is_some_and(|version| self.sitting().is_fresh(seat, version)) {
            return;
        }
        self.thinking[seat] = Some(version);
        let (thinking, host) = (self.hall.thinking().clone(), self.own.clone());
        tokio::spawn(async move {
            let placed = thinking.place(placing).await;
            let _ = host.ask(Ask::Placed { seat, version, placed }).await;
        });
    }

    /// Enters what a bot has placed for a seat, and for those that come after it.
    async fn placed(&mut self, seat: Seat, version: u64, placed: Vec<Placed>) {
        self.thinking[seat] = None;
        let sitting = self.sitting();
        // A player who has changed their mind meanwhile, or has placed the piece, is left alone.
        if sitting.placing().is_some_and(|now| now.seat() == seat) && sitting.is_fresh(seat, version) {
            let at = now();
            let mut entries = sitting.enter_placed(&placed, at);
            let stuck = entries.is_empty();
            self.answer_formalities(at, &mut entries);
            let written = self.write(entries, None, at).await;
            if stuck || written.is_err() {
                tracing::warn!(game = %self.id, "pieces could not be placed for a player");
                self.try_later();
                return;
            }
        }
        self.go_on().await;
    }

    fn ask_bots(&mut self) {
        let Some(sitting) = &self.sitting else { return };
        let Some(game) = &sitting.game else { return };
        for seat in sitting.awaited.iter() {
            let Some(bot) = &sitting.at(seat).bot else { continue };
            if self.thinking[seat].is_some_and(|version| sitting.is_fresh(seat, version)) {
                continue;
            }
            self.thinking[seat] = Some(sitting.version);
            let (thinking, host, version) = (self.hall.thinking().clone(), self.own.clone(), sitting.version);
            let (ply, planned) = std::mem::take(&mut self.plans[seat]);
            if ply == game.ply() && planned.first().is_some_and(|word| game.check(seat, word).is_ok()) {
                tokio::spawn(async move {
                    let _ = host.ask(Ask::Thought { seat, version, words: planned }).await;
                });
                continue;
            }
            let question = Question {
                manifest: Arc::clone(&sitting.manifest),
                game: game.moment(),
                seat,
                bot: bot.clone(),
                host: Some(sitting.opening.host.clone()),
                // Each choice has its own randomness: a game that was left goes on as if it had never been.
                seed: sitting.seed().nth(game.ply() as u64),
            };
            tokio::spawn(async move {
                let words = thinking.ask(question).await;
                // A host that has gone home asks again when it is back.
                let _ = host.ask(Ask::Thought { seat, version, words }).await;
            });
        }
    }

    async fn thought(&mut self, seat: Seat, version: u64, mut words: Vec<String>) {
        self.thinking[seat] = None;
        let word = words.remove(0);
        let sitting = self.sitting();
        let due = sitting.at(seat).bot.is_some()
            && sitting.awaited.contains(seat)
            && sitting.is_fresh(seat, version);
        if due {
            let done = match sitting.choose(seat, &word, Manner::Bot) {
                Ok(deed) => self.commit(vec![deed], None).await,
                Err(problem) => Err(problem),
            };
            if let Err(problem) = done {
                tracing::warn!(?problem, game = %self.id, "a bot's choice could not be entered");
                self.try_later();
                return;
            }
            // Whatever else happens before the next word makes the rest of the plan void.
            let ply = self.sitting().game.as_ref().map_or(0, |game| game.ply());
            self.plans[seat] = (ply, words);
        }
        self.go_on().await;
    }

    /// Looks at the table again in a while, and again until it can be read: a fault of the store does not stop its bots
    /// and clocks for ever, however long it lasts.
    fn try_later(&mut self) {
        // What is in memory may not be so.
        self.sleep();
        let (hall, id) = (self.hall.clone(), self.id.clone());
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            while hall.journal().is_open() {
                tokio::time::sleep(pause).await;
                match hall.look(&id, |_| ()).await {
                    Ok(()) => return,
                    Err(problem) if problem.status == StatusCode::NOT_FOUND => return,
                    Err(_) => pause = (2 * pause).min(LONGEST_PAUSE),
                }
            }
        });
    }

    async fn look_at_the_clocks(&mut self) {
        let at = now();
        let sitting = self.sitting();
        let done = if let Some(seat) = sitting.clocks.fallen(at) {
            match sitting.time_out(seat) {
                Ok(deeds) => self.commit(deeds, None).await,
                Err(problem) => Err(problem),
            }
        } else {
            let reminded = sitting.reminded;
            let due: Vec<_> = sitting.clocks.pressed(at).filter(|&seat| !reminded.contains(seat)).collect();
            let deeds: Vec<_> = due.iter().map(|&seat| Deed::Reminded { seat }).collect();
            if deeds.is_empty() {
                return;
            }
            let done = self.commit(deeds, None).await;
            for seat in due {
                self.remind(seat);
            }
            done
        };
        if let Err(problem) = done {
            tracing::warn!(?problem, game = %self.id, "time could not be called");
            self.try_later();
            return;
        }
        self.go_on().await;
    }
}

/// Returns when that is so.
async fn is_true(mut that: watch::Receiver<bool>) {
    // If nobody can change it any more, the hall is gone.
    let _ = that.wait_for(|that| *that).await;
}
