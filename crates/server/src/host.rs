//! The host of a table: the one task that owns its sitting. Everybody else holds a [`TableHandle`].
//!
//! What is done is first entered in the journal and only then told. If the journal refuses, the sitting is
//! dropped and read anew, so that memory never says what the journal does not.

use std::{sync::Arc, time::Duration};

use axum::{extract::ws::Utf8Bytes, http::StatusCode};
use metrics::{counter, gauge};
use table::{BySeat, Name, Seat, SeatSet};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    clock::Moment,
    deed::{Absence, Deed, Manner},
    hall::Hall,
    now,
    problem::{Problem, Result},
    protocol::{ChatLine, Command, Done, Message, Order, Table},
    seen::{Around, Viewpoint},
    sitting::Sitting,
    standing_answer::{self, StandingAnswer},
    store::{Append, AppendError, GameId, PersonId, RowChange, Stage, StoreError},
    thinking::Question,
};

/// Everything a socket is sent, in order.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// Somebody's look at a sitting.
pub(crate) type Look = Box<dyn FnOnce(&Sitting, &Attendance) + Send>;

/// What can be asked of a host.
pub(crate) enum Ask {
    /// Carry out a command.
    Do { by: Doer, command: Command, way: Way, reply: oneshot::Sender<Answer> },
    /// Look at the sitting.
    Look(Look),
    /// From now on send changes to a socket.
    Watch {
        socket: u64,
        viewpoint: Viewpoint,
        since: Option<u64>,
        outbox: Outbox,
        reply: oneshot::Sender<Result<()>>,
    },
    /// A socket has closed.
    Leave { socket: u64 },
    /// A bot has chosen.
    Thought { seat: Seat, version: u64, words: Vec<String> },
    /// Somebody has said something.
    Chat(ChatLine),
    /// A seat goes from a guest to the account of the same person.
    Hand { from: PersonId, to: PersonId, reply: oneshot::Sender<Result<()>> },
}

/// What a command is answered with; the table for those who are not told of it otherwise.
pub(crate) type Answer = Result<(Done, Option<Table>)>;

/// How a command comes, and with it how it is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// By a request: the answer holds the table.
    Request,
    /// Over a socket, which was let in when it was opened and is told of every change anyway.
    Socket,
}

/// Who does something.
#[derive(Clone, Debug)]
pub(crate) struct Doer {
    pub(crate) person: PersonId,
    pub(crate) name: Name,
    /// The seat that an invitation lets them take.
    pub(crate) invited: Option<Seat>,
}

/// A table that others can talk to.
#[derive(Clone)]
pub(crate) struct TableHandle {
    inbox: mpsc::Sender<Ask>,
}

impl TableHandle {
    /// Starts the host of a table.
    pub(crate) fn start(hall: Hall, id: GameId) -> Self {
        let (inbox, asks) = mpsc::channel(64);
        let handle = Self { inbox };
        let host = Host {
            hall,
            id,
            own: handle.clone(),
            asks,
            sitting: None,
            row: None,
            attendance: Attendance::default(),
            standing: BySeat::default(),
            thinking: BySeat::default(),
            plans: BySeat::default(),
            told_awaited: SeatSet::EMPTY,
        };
        tokio::spawn(host.run());
        handle
    }

    /// Whether it is this host.
    pub(crate) fn is(&self, host: &mpsc::Sender<Ask>) -> bool {
        self.inbox.same_channel(host)
    }

    /// Whether the host has gone home, or was lost.
    pub(crate) fn is_gone(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Asks; gives the question back if the host has gone home and another must be called.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Ask> {
        self.inbox.send(ask).await.map_err(|mpsc::error::SendError(ask)| ask)
    }
}

/// Who looks at a table.
#[derive(Default)]
pub(crate) struct Attendance {
    viewers: Vec<Viewer>,
    /// When the last socket of each seat's owner closed; never, for those who have not been here.
    left: BySeat<Moment>,
}

struct Viewer {
    socket: u64,
    viewpoint: Viewpoint,
    outbox: Outbox,
    /// The version it has been told.
    told: Option<u64>,
}

impl Attendance {
    /// The seats whose owners look at the table, from whatever seat.
    pub(crate) fn present(&self, sitting: &Sitting) -> SeatSet {
        let owns = |seat: &Seat| {
            let owner = sitting.seats[seat.index()].person.as_ref();
            owner.is_some_and(|owner| self.viewers.iter().any(|viewer| viewer.viewpoint.person == *owner))
        };
        Seat::first(sitting.seats.len()).filter(owns).collect()
    }

    fn spectators(&self) -> usize {
        self.viewers.iter().filter(|viewer| viewer.viewpoint.seat.is_none()).count()
    }
}

/// After so long without anything to do a sitting leaves memory.
const IDLE: Duration = Duration::from_secs(120);
/// Somebody who has been away for so long may be replaced by a bot at another's wish.
pub(crate) const AWAY: Moment = 60_000;

struct Host {
    hall: Hall,
    id: GameId,
    own: TableHandle,
    asks: mpsc::Receiver<Ask>,
    /// None while it sleeps.
    sitting: Option<Sitting>,
    /// The row of the table as it is stored.
    row: Option<Row>,
    attendance: Attendance,
    standing: BySeat<Vec<StandingAnswer>>,
    /// The version of the question that a bot thinks about, seat by seat.
    thinking: BySeat<Option<u64>>,
    /// What each bot means to say from a ply on, as long as nobody else has a say.
    plans: BySeat<(usize, Vec<String>)>,
    /// Who was awaited when the lists were last told.
    told_awaited: SeatSet,
}

/// What the lists of tables rest on.
#[derive(Clone, PartialEq)]
struct Row {
    stage: Stage,
    listed: bool,
    needs_care: bool,
    seats: Vec<(u8, PersonId)>,
}

impl Row {
    fn of(sitting: &Sitting) -> Self {
        let seats = Seat::first(sitting.seats.len());
        let owned = |seat: Seat| {
            let person = sitting.seats[seat.index()].person.clone()?;
            Some((seat.number() as u8, person))
        };
        Self {
            stage: sitting.stage,
            listed: sitting.is_listed(),
            needs_care: sitting.needs_care(),
            seats: seats.filter_map(owned).collect(),
        }
    }
}

impl Host {
    async fn run(mut self) {
        loop {
            let due = self.sitting.as_ref().and_then(|sitting| sitting.clocks.next(sitting.reminded));
            let alarm = due.map(|due| Instant::now() + Duration::from_millis((due - now()).max(0) as u64));
            let idle = Instant::now() + IDLE;
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    Some(ask) => if !self.attend(ask).await {
                        // A table that can't be read is not held in memory; the next to ask tries again.
                        self.go_home().await;
                        break;
                    },
                    None => break,
                },
                () = sleep_until(alarm.unwrap_or(idle)) => {
                    if alarm.is_some() {
                        self.look_at_the_clocks().await;
                    } else if self.attendance.viewers.is_empty() {
                        self.go_home().await;
                        break;
                    } else {
                        self.sleep();
                    }
                }
            }
        }
        self.sleep();
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
        self.hall.forget(&self.id, &self.own.inbox);
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
        self.told_awaited = sitting.awaited;
        let pardon = sitting.pardon_downtime(self.hall.last_beat(), self.hall.opened());
        self.sitting = Some(sitting);
        self.standing = standing;
        if let Some(pardon) = pardon {
            self.commit(vec![pardon], None).await?;
        }
        self.go_on().await;
        // Going on writes, and what can't be written puts it back to sleep.
        if self.sitting.is_some() { Ok(()) } else { Err(self.why_not_written().await) }
    }

    fn sitting(&mut self) -> &mut Sitting {
        self.sitting.as_mut().expect("the host has woken it")
    }

    /// Answers; false if the table can't be read.
    async fn attend(&mut self, ask: Ask) -> bool {
        match ask {
            Ask::Leave { socket } => self.leave(socket),
            Ask::Chat(line) => self.tell_everybody(&Message::Chat(line)),
            ask => match self.awake().await {
                Ok(()) => self.attend_awake(ask).await,
                Err(problem) => {
                    if problem.status == StatusCode::NOT_FOUND {
                        // It was deleted: there is nothing to look at any more.
                        self.attendance.viewers.clear();
                    }
                    ask.refuse(problem);
                    return !self.attendance.viewers.is_empty();
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
            Ask::Look(look) => {
                let sitting = self.sitting.as_ref().expect("the host has woken it");
                look(sitting, &self.attendance);
            }
            Ask::Watch { socket, viewpoint, since, outbox, reply } => {
                let first =
                    !self.attendance.viewers.iter().any(|viewer| viewer.viewpoint.person == viewpoint.person);
                self.attendance.viewers.push(Viewer { socket, viewpoint, outbox, told: since });
                let _ = reply.send(Ok(()));
                self.tell(Some(socket));
                if first {
                    self.tell_presence();
                }
            }
            Ask::Thought { seat, version, words } => self.thought(seat, version, words).await,
            Ask::Hand { from, to, reply } => {
                let _ = reply.send(self.hand(&from, &to).await);
            }
            Ask::Leave { .. } | Ask::Chat(_) => unreachable!("these need no sitting"),
        }
    }

    fn leave(&mut self, socket: u64) {
        let Some(index) = self.attendance.viewers.iter().position(|viewer| viewer.socket == socket) else {
            return;
        };
        let gone = self.attendance.viewers.swap_remove(index).viewpoint.person;
        if self.attendance.viewers.iter().all(|viewer| viewer.viewpoint.person != gone) {
            if let Some(sitting) = &self.sitting {
                for seat in sitting.seats_of(&gone).iter() {
                    self.attendance.left[seat] = now();
                }
            }
            self.tell_presence();
        }
    }

    /// Carries out a command, once.
    async fn carry_out(&mut self, by: &Doer, command: Command, way: Way) -> Answer {
        let key = format!("{}:{}", by.person, command.key);
        let sitting = self.sitting();
        let own = sitting.seats_of(&by.person);
        if let Some(version) = sitting.done_before(&key) {
            let rematch = sitting.rematch.clone();
            let table = self.answer_with(by, &command, way);
            return Ok((Done { key: command.key, version, rematch }, table));
        }
        let deeds = self.decide(by, &command, own).await?;
        if !deeds.is_empty() {
            self.commit(deeds, Some(key)).await?;
        }
        let sitting = self.sitting();
        let version = sitting.version;
        let rematch = matches!(command.order, Order::Rematch).then(|| sitting.rematch.clone()).flatten();
        let table = self.answer_with(by, &command, way);
        self.go_on().await;
        Ok((Done { key: command.key, version, rematch }, table))
    }

    /// The table after a command, for whoever is not told of it otherwise.
    fn answer_with(&mut self, by: &Doer, command: &Command, way: Way) -> Option<Table> {
        let own = self.sitting().seats_of(&by.person);
        let seat = command.seat.filter(|&seat| own.contains(seat)).or(own.lowest());
        let viewpoint = || Viewpoint { person: by.person.clone(), seat, passing: false };
        (way == Way::Request).then(|| self.seen(&viewpoint(), command.version))
    }

    /// What a command means here and now, done in the game where it is about the game.
    async fn decide(&mut self, by: &Doer, command: &Command, own: SeatSet) -> Result<Vec<Deed>> {
        let host = self.sitting().is_host(&by.person);
        let acting = || match (command.seat, own.lowest()) {
            (Some(seat), _) if own.contains(seat) => Ok(seat),
            (None, Some(seat)) if own.len() == 1 => Ok(seat),
            (None, Some(_)) => Err(Problem::bad("server-which-seat")),
            _ => Err(Problem::forbidden("server-not-your-seat")),
        };
        let sitting = self.sitting.as_mut().expect("the host has woken it");
        Ok(match &command.order {
            Order::Sit { name, .. } => {
                let seat = by.invited.or(command.seat).ok_or_else(|| Problem::bad("server-which-seat"))?;
                let name = name.clone().unwrap_or_else(|| by.name.clone());
                vec![sitting.sit(seat, &by.person, name, by.invited == Some(seat))?]
            }
            Order::Rise => vec![sitting.rise(acting()?)?],
            Order::Place { chair } => {
                if !host {
                    return Err(Problem::forbidden("server-host-only"));
                }
                let seat = command.seat.ok_or_else(|| Problem::bad("server-which-seat"))?;
                let mut deeds = vec![sitting.place(seat, chair.clone())?];
                if *chair == crate::deed::Chair::Me {
                    if !own.without(seat).is_empty() {
                        return Err(Problem::conflict("server-already-seated"));
                    }
                    deeds.push(Deed::Sat { seat, person: by.person.clone(), name: by.name.clone() });
                }
                deeds
            }
            Order::Word { word } => vec![sitting.word(acting()?, word.clone())?],
            Order::Ready { ready } => vec![sitting.ready(acting()?, *ready)?],
            Order::Choose { word } => {
                let seat = acting()?;
                self.check_version(by, command, seat)?;
                let sitting = self.sitting();
                if sitting.seats[seat.index()].bot.is_some() {
                    return Err(Problem::conflict("server-bot-plays"));
                }
                vec![sitting.choose(seat, word, Manner::Own)?]
            }
            Order::Undo => {
                let seat = acting()?;
                self.check_version(by, command, seat)?;
                vec![self.sitting().undo(seat)?]
            }
            Order::Retract { ply } => {
                let seat = acting()?;
                self.check_version(by, command, seat)?;
                vec![self.sitting().retract(seat, *ply)?]
            }
            Order::Resign => sitting.resign(acting()?)?,
            Order::OfferEnd { end } => sitting.offer_end(acting()?, *end)?,
            Order::AnswerEnd { agree } => sitting.answer_end(acting()?, *agree)?,
            Order::TakeOver { bot } => {
                let seat = command.seat.map_or_else(acting, Ok)?;
                let reason = if own.contains(seat) {
                    Absence::Wish
                } else if !own.is_empty() && self.attendance.is_away(sitting, seat) {
                    Absence::Away
                } else if own.is_empty() {
                    return Err(Problem::forbidden("server-not-your-seat"));
                } else {
                    return Err(Problem::conflict("server-not-away").with("seconds", AWAY / 1000));
                };
                vec![sitting.take_over(seat, bot.clone(), reason)?]
            }
            Order::GiveBack => vec![sitting.give_back(acting()?)?],
            Order::Standing { answers } => {
                let seat = acting()?;
                self.answer_in_advance(seat, answers.clone()).await?;
                Vec::new()
            }
            Order::Rematch => {
                if own.is_empty() && !host {
                    return Err(Problem::forbidden("server-not-your-seat"));
                }
                self.rematch().await?
            }
            Order::Abandon => {
                if !host {
                    return Err(Problem::forbidden("server-host-only"));
                }
                vec![sitting.abandon()?]
            }
        })
    }

    /// Refuses what rests on an older table, with the table as it is now.
    fn check_version(&mut self, by: &Doer, command: &Command, seat: Seat) -> Result<()> {
        let version = command.version.ok_or_else(|| Problem::bad("server-which-version"))?;
        if self.sitting().is_fresh(seat, version) {
            return Ok(());
        }
        counter!("imperios_stale_commands_total").increment(1);
        let viewpoint = Viewpoint { person: by.person.clone(), seat: Some(seat), passing: false };
        Err(Problem::stale(self.seen(&viewpoint, Some(version))))
    }

    async fn answer_in_advance(&mut self, seat: Seat, answers: Vec<StandingAnswer>) -> Result<()> {
        let game = &self.sitting().place.game;
        if answers.len() > standing_answer::MOST || !answers.iter().all(|answer| answer.suits(&**game)) {
            return Err(Problem::bad("server-no-such-formality"));
        }
        let json = serde_json::to_string(&answers).expect("answers are plain data");
        self.hall.store().set_standing(&self.id, seat.number() as u8, &json).await?;
        self.standing[seat] = answers;
        Ok(())
    }

    async fn rematch(&mut self) -> Result<Vec<Deed>> {
        let sitting = self.sitting.as_ref().expect("the host has woken it");
        if sitting.stage != Stage::Over || sitting.is_imported() {
            return Err(Problem::conflict("server-not-over"));
        }
        if sitting.rematch.is_some() {
            return Ok(Vec::new());
        }
        let game = self.hall.rematch(sitting).await?;
        Ok(vec![Deed::Rematched { game }])
    }

    async fn hand(&mut self, from: &PersonId, to: &PersonId) -> Result<()> {
        let sitting = self.sitting();
        if sitting.seats_of(from).is_empty() && !sitting.is_host(from) {
            return Ok(());
        }
        self.commit(vec![Deed::Handed { from: from.clone(), to: to.clone() }], None).await
    }

    /// Enters deeds in the journal, starts the game if all are ready, and tells everybody.
    /// A command's key goes to the last entry.
    async fn commit(&mut self, deeds: Vec<Deed>, key: Option<String>) -> Result<()> {
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
        // What was answered in advance belongs to the same moment: nobody sees it asked.
        while let Some((seat, word)) = self.formality() {
            let sitting = self.sitting();
            match sitting.choose(seat, &word, Manner::Standing) {
                Ok(deed) => entries.push(sitting.enter(&deed, at, None)),
                Err(problem) => {
                    tracing::warn!(?problem, game = %self.id, "a standing answer could not be given");
                    break;
                }
            }
        }
        let done = entries.len() as u64;
        let Some(last) = entries.last_mut() else { return Ok(()) };
        let sitting = self.sitting.as_mut().expect("the host has woken it");
        if let Some(key) = key {
            // Whoever repeats the command is told the version after all of it, as they were the first time.
            sitting.remember(&key);
            last.key = Some(key);
        }
        let row = Row::of(sitting);
        let change = (self.row.as_ref() != Some(&row)).then(|| RowChange {
            stage: row.stage,
            listed: row.listed,
            needs_care: row.needs_care,
            seats: Some(row.seats.clone()),
            at,
        });
        match self.hall.journal().append(Append { game: self.id.clone(), entries, change }).await {
            Ok(()) => {}
            Err(error) => {
                // What is in memory did not happen.
                self.sleep();
                return Err(match error {
                    AppendError::Conflict | AppendError::Repeated => Problem::conflict("server-try-again"),
                    AppendError::Store(StoreError::Missing) => self.why_not_written().await,
                    error => {
                        tracing::error!(%error, game = %self.id, "an entry could not be written");
                        Problem::unavailable()
                    }
                });
            }
        }
        self.row = Some(row);
        counter!("imperios_deeds_total").increment(done);
        self.note_awaited();
        self.tell(None);
        Ok(())
    }

    /// Why an entry was refused: the table may have been deleted behind its host's back.
    async fn why_not_written(&self) -> Problem {
        match self.hall.store().game(&self.id).await {
            Ok(None) => Problem::not_found("server-no-such-table"),
            _ => Problem::unavailable(),
        }
    }

    /// The lists of tables learn whose turn it is a little later than the players.
    fn note_awaited(&mut self) {
        let sitting = self.sitting.as_ref().expect("the host has woken it");
        if sitting.awaited != self.told_awaited {
            self.told_awaited = sitting.awaited;
            let mask = sitting.awaited.iter().map(|seat| 1_i64 << seat.index()).sum();
            self.hall.note_awaited(self.id.clone(), mask, sitting.changed);
        }
    }

    /// Answers what was answered in advance, and asks the bots.
    async fn go_on(&mut self) {
        if self.formality().is_some()
            && let Err(problem) = self.commit(Vec::new(), None).await
        {
            tracing::warn!(?problem, game = %self.id, "a standing answer could not be entered");
            self.try_later();
            return;
        }
        self.ask_bots();
    }

    fn formality(&self) -> Option<(Seat, String)> {
        let sitting = self.sitting.as_ref()?;
        let game = sitting.game.as_deref()?;
        sitting.awaited.iter().filter(|seat| sitting.seats[seat.index()].bot.is_none()).find_map(|seat| {
            standing_answer::given(&self.standing[seat], game, seat).map(|word| (seat, word))
        })
    }

    fn ask_bots(&mut self) {
        let Some(sitting) = &self.sitting else { return };
        let Some(game) = &sitting.game else { return };
        for seat in sitting.awaited.iter() {
            let Some(bot) = &sitting.seats[seat.index()].bot else { continue };
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
                place: Arc::clone(&sitting.place),
                game: game.moment(),
                seat,
                bot: bot.clone(),
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
        let due = sitting.seats[seat.index()].bot.is_some()
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

    /// Looks at the table again in a while, so that a fault of the store does not stop its bots for ever.
    fn try_later(&self) {
        if !self.hall.journal().is_open() {
            return;
        }
        let own = self.own.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let _ = own.ask(Ask::Look(Box::new(|_, _| ()))).await;
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
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        self.go_on().await;
    }

    fn remind(&mut self, seat: Seat) {
        let Some(sitting) = &self.sitting else { return };
        let owner = sitting.seats[seat.index()].person.clone();
        let time_left = sitting.clocks.left(seat, now()).unwrap_or(0);
        let text = text(&Message::Reminder { seat, time_left });
        for viewer in &self.attendance.viewers {
            if Some(&viewer.viewpoint.person) == owner.as_ref() {
                let _ = viewer.outbox.try_send(text.clone());
            }
        }
    }

    fn seen(&self, viewpoint: &Viewpoint, since: Option<u64>) -> Table {
        let sitting = self.sitting.as_ref().expect("the host has woken it");
        let none = Vec::new();
        let standing = sitting.looks_through(viewpoint).map_or(&none, |seat| &self.standing[seat]);
        let around = Around { present: self.attendance.present(sitting), standing, now: now() };
        sitting.seen(viewpoint, since, &around)
    }

    /// Tells one viewer, or all, how the table stands. Viewers with the same viewpoint get the same text.
    fn tell(&mut self, only: Option<u64>) {
        let Some(sitting) = &self.sitting else { return };
        let version = sitting.version;
        if sitting.stage != Stage::Lobby {
            // The door closes behind those who only passed by.
            self.attendance.viewers.retain(|Viewer { viewpoint, .. }| {
                !viewpoint.passing
                    || sitting.is_host(&viewpoint.person)
                    || !sitting.seats_of(&viewpoint.person).is_empty()
            });
        }
        let mut told: Vec<(Viewpoint, Option<u64>, Utf8Bytes)> = Vec::new();
        let mut texts = Vec::with_capacity(self.attendance.viewers.len());
        for viewer in &self.attendance.viewers {
            if only.is_some_and(|socket| socket != viewer.socket) {
                texts.push(None);
                continue;
            }
            // All spectators see alike, but for the host, who may change things.
            let same = |(viewpoint, since, _): &&(Viewpoint, Option<u64>, Utf8Bytes)| {
                *since == viewer.told
                    && (*viewpoint == viewer.viewpoint
                        || (viewpoint.seat.is_none()
                            && viewer.viewpoint.seat.is_none()
                            && [viewpoint, &viewer.viewpoint].iter().all(|viewpoint| {
                                !sitting.is_host(&viewpoint.person)
                                    && sitting.seats_of(&viewpoint.person).is_empty()
                            })))
            };
            let text = if let Some((_, _, text)) = told.iter().find(same) {
                text.clone()
            } else {
                let table = self.seen(&viewer.viewpoint, viewer.told);
                let text = text(&Message::Table(Box::new(table)));
                told.push((viewer.viewpoint.clone(), viewer.told, text.clone()));
                text
            };
            texts.push(Some(text));
        }
        let mut texts = texts.into_iter();
        self.attendance.viewers.retain_mut(|viewer| match texts.next().flatten() {
            None => true,
            Some(text) => {
                viewer.told = Some(version);
                // A socket that does not keep up is closed and comes back for what it missed.
                viewer.outbox.try_send(text).is_ok()
            }
        });
    }

    fn tell_presence(&mut self) {
        let Some(sitting) = &self.sitting else { return };
        let seats = self.attendance.present(sitting).iter().collect();
        let spectators = self.attendance.spectators();
        self.tell_everybody(&Message::Presence { seats, spectators });
    }

    fn tell_everybody(&mut self, message: &Message) {
        let text = text(message);
        self.attendance.viewers.retain(|viewer| viewer.outbox.try_send(text.clone()).is_ok());
    }
}

impl Attendance {
    /// Whether the owner of a seat has not looked at the table for long.
    fn is_away(&self, sitting: &Sitting, seat: Seat) -> bool {
        let owned = sitting.seats.get(seat.index()).is_some_and(|at_seat| at_seat.person.is_some());
        owned && !self.present(sitting).contains(seat) && now() - self.left[seat].max(sitting.changed) >= AWAY
    }
}

impl Ask {
    /// Answers with a problem.
    fn refuse(self, problem: Problem) {
        match self {
            Self::Do { reply, .. } => drop(reply.send(Err(problem))),
            Self::Watch { reply, .. } | Self::Hand { reply, .. } => drop(reply.send(Err(problem))),
            // Whoever looks learns from the missing answer; a thought is thought again.
            Self::Look(_) | Self::Thought { .. } | Self::Leave { .. } | Self::Chat(_) => {}
        }
    }
}

pub(crate) fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
