//! Who looks at a table, and what they are told: each viewer what their viewpoint lets them see, in order.

use std::{collections::BTreeSet, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use table::{BySeat, Seat, SeatSet};

use super::{Host, mailbox::Outbox};
use crate::{
    access::Access,
    changes::{self, Known},
    clock::Moment,
    now,
    protocol::Message,
    seen::Viewpoint,
    sitting::Sitting,
    store::{PersonId, Stage},
};

/// Who looks at a table.
#[derive(Default)]
pub(crate) struct Audience {
    viewers: Vec<Viewer>,
    /// When the last socket of each seat's owner closed; never, for those who have not been here.
    left: BySeat<Moment>,
    /// Who was here when that was last told: the seats, and how many others.
    told: (SeatSet, usize),
}

struct Viewer {
    socket: u64,
    viewpoint: Viewpoint,
    outbox: Outbox,
    /// Whether the page is before somebody's eyes.
    looking: bool,
    /// The version it has been told.
    told: Option<u64>,
    kept: Kept,
}

/// What a viewer has of the table.
enum Kept {
    /// They want all of it each time.
    Nothing,
    /// Changes are enough once they have had a table, and this is the last.
    Last(Option<Arc<Known>>),
}

/// What is sent to those who have had one table when another stands there.
struct Sent {
    before: Option<Arc<Known>>,
    table: Utf8Bytes,
    message: Utf8Bytes,
    after: Arc<Known>,
}

impl Sent {
    fn new(before: Option<Arc<Known>>, table: Utf8Bytes) -> Self {
        let (message, after) = match &before {
            Some(known) => changes::message(known, table.clone()),
            None => (table.clone(), Known::read(table.clone())),
        };
        Self { before, table, message, after: Arc::new(after) }
    }

    /// Whether it is for whoever has had this, and shall have that.
    fn is_for(&self, before: Option<&Arc<Known>>, table: &Utf8Bytes) -> bool {
        self.before.as_ref().map(Arc::as_ptr) == before.map(Arc::as_ptr)
            && self.table.as_ptr() == table.as_ptr()
    }
}

impl Audience {
    /// The seats whose owners look at the table, from whatever seat.
    pub(crate) fn present(&self, sitting: &Sitting) -> SeatSet {
        sitting.seats_where(|at_seat| at_seat.person.as_ref().is_some_and(|owner| self.holds(owner)))
    }

    /// Whether a person looks on.
    fn holds(&self, person: &PersonId) -> bool {
        self.viewers.iter().any(|viewer| viewer.viewpoint.person == *person)
    }

    /// Whether a person sees the table now: a page in the background is not seen.
    pub(super) fn looks(&self, person: &PersonId) -> bool {
        self.viewers.iter().any(|viewer| viewer.looking && viewer.viewpoint.person == *person)
    }

    /// Notes whether a page is before somebody's eyes.
    pub(super) fn note_look(&mut self, socket: u64, looking: bool) {
        for viewer in self.viewers.iter_mut().filter(|viewer| viewer.socket == socket) {
            viewer.looking = looking;
        }
    }

    /// How many people look on who do not play, however many windows each has open.
    fn spectators(&self, sitting: &Sitting) -> usize {
        let people: BTreeSet<_> = self.viewers.iter().map(|viewer| &viewer.viewpoint.person).collect();
        people.into_iter().filter(|person| sitting.seats_of(person).is_empty()).count()
    }

    /// For how long the owner of a seat has not looked at the table, at which nothing has happened meanwhile either; none
    /// while they look on. Nobody could look on before the table had this host.
    pub(super) fn gone(&self, sitting: &Sitting, seat: Seat, hosted: Moment) -> Option<Moment> {
        let owned = sitting.seats.get(seat.index()).is_some_and(|at_seat| at_seat.person.is_some());
        let since = self.left[seat].max(sitting.changed).max(hosted);
        (owned && !self.present(sitting).contains(seat)).then(|| now() - since)
    }

    /// Whether nobody looks.
    pub(super) fn is_empty(&self) -> bool {
        self.viewers.is_empty()
    }

    /// There is nothing to look at any more.
    pub(super) fn send_away(&mut self) {
        self.viewers.clear();
    }
}

impl Host {
    /// From now on sends changes to a socket, beginning with what it has not seen.
    pub(super) fn watch(
        &mut self,
        socket: u64,
        viewpoint: Viewpoint,
        since: Option<u64>,
        changes: bool,
        looking: bool,
        outbox: Outbox,
    ) {
        let kept = if changes { Kept::Last(None) } else { Kept::Nothing };
        self.audience.viewers.push(Viewer { socket, viewpoint, outbox, looking, told: since, kept });
        self.tell(Some(socket));
        self.tell_presence(Some(socket));
    }

    pub(super) fn leave(&mut self, socket: u64) {
        let Some(index) = self.audience.viewers.iter().position(|viewer| viewer.socket == socket) else {
            return;
        };
        let gone = self.audience.viewers.swap_remove(index).viewpoint.person;
        if !self.audience.holds(&gone) {
            if let Some(sitting) = &self.sitting {
                for seat in sitting.seats_of(&gone).iter() {
                    self.audience.left[seat] = now();
                }
            }
            self.tell_presence(None);
        }
    }

    pub(super) fn remind(&mut self, seat: Seat) {
        let Some(sitting) = &self.sitting else { return };
        let owner = sitting.at(seat).person.clone();
        let time_left = sitting.clocks.left(seat, now()).unwrap_or(0);
        let text = text(&Message::Reminder { seat, time_left });
        for viewer in &self.audience.viewers {
            if Some(&viewer.viewpoint.person) == owner.as_ref() {
                let _ = viewer.outbox.try_send(text.clone());
            }
        }
    }

    /// Tells one viewer, or all, how the table stands. Viewers with the same viewpoint get the same text.
    pub(super) fn tell(&mut self, only: Option<u64>) {
        let Some(sitting) = &self.sitting else { return };
        let version = sitting.version;
        if sitting.stage != Stage::Lobby {
            // The door closes behind those who only passed by.
            self.audience
                .viewers
                .retain(|Viewer { viewpoint, .. }| !viewpoint.passing || is_at_home(sitting, viewpoint));
        }
        let mut told: Vec<(Viewpoint, Option<u64>, Utf8Bytes)> = Vec::new();
        let mut texts = Vec::with_capacity(self.audience.viewers.len());
        for viewer in &self.audience.viewers {
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
                            && [viewpoint, &viewer.viewpoint].iter().all(|it| !is_at_home(sitting, it))))
            };
            let text = if let Some((_, _, text)) = told.iter().find(same) {
                text.clone()
            } else {
                let table = self.hosted().seen(&viewer.viewpoint, viewer.told);
                let text = text(&Message::Table(Box::new(table)));
                told.push((viewer.viewpoint.clone(), viewer.told, text.clone()));
                text
            };
            texts.push(Some(text));
        }
        let mut texts = texts.into_iter();
        // Whoever has had the same table is told the same changes.
        let mut sent: Vec<Sent> = Vec::new();
        self.audience.viewers.retain_mut(|viewer| match texts.next().flatten() {
            None => true,
            Some(text) => {
                viewer.told = Some(version);
                let message = match &mut viewer.kept {
                    Kept::Nothing => text,
                    Kept::Last(last) => {
                        let index = sent.iter().position(|sent| sent.is_for(last.as_ref(), &text));
                        let index = index.unwrap_or_else(|| {
                            sent.push(Sent::new(last.clone(), text));
                            sent.len() - 1
                        });
                        *last = Some(Arc::clone(&sent[index].after));
                        sent[index].message.clone()
                    }
                };
                // A socket that does not keep up is closed and comes back for what it missed.
                viewer.outbox.try_send(message).is_ok()
            }
        });
    }

    /// Tells everybody who looks at the table, if that has changed, and a newcomer in any case.
    pub(super) fn tell_presence(&mut self, newcomer: Option<u64>) {
        let Some(sitting) = &self.sitting else { return };
        let (seats, spectators) = (self.audience.present(sitting), self.audience.spectators(sitting));
        let changed = self.audience.told != (seats, spectators);
        if !changed && newcomer.is_none() {
            return;
        }
        self.audience.told = (seats, spectators);
        let text = text(&Message::Presence { seats: seats.iter().collect(), spectators });
        self.audience.viewers.retain(|viewer| {
            let concerned = changed || newcomer == Some(viewer.socket);
            !concerned || viewer.outbox.try_send(text.clone()).is_ok()
        });
    }

    /// Tells those who belong to the table, not those who only pass by.
    pub(super) fn tell_inside(&mut self, message: &Message, deaf: &[PersonId]) {
        let text = text(message);
        self.audience.viewers.retain(|viewer| {
            viewer.viewpoint.passing
                || deaf.contains(&viewer.viewpoint.person)
                || viewer.outbox.try_send(text.clone()).is_ok()
        });
    }

    /// Whoever has left their seat is let in anew, like anybody who comes from outside, or not any more; whoever has sat
    /// down belongs to the table.
    pub(super) async fn admit_anew(&mut self, before: &[(u8, PersonId)]) {
        let Some(sitting) = &self.sitting else { return };
        let mut anew = Vec::new();
        for viewer in &mut self.audience.viewers {
            let person = &viewer.viewpoint.person;
            if is_at_home(sitting, &viewer.viewpoint) {
                viewer.viewpoint.passing = false;
            } else if before.iter().any(|(_, owner)| owner == person) && !anew.contains(person) {
                anew.push(person.clone());
            }
        }
        for person in anew {
            let access = sitting.access(&person);
            let admitted = self.hall.admit(&self.id, &person, access).await;
            let passing = matches!(admitted, Ok(Access::Passer));
            self.audience.viewers.retain_mut(|viewer| {
                let theirs = viewer.viewpoint.person == person;
                viewer.viewpoint.passing |= theirs && passing;
                !theirs || admitted.is_ok()
            });
        }
    }
}

/// Whether somebody looks at their own table: as its host or as one of its players.
fn is_at_home(sitting: &Sitting, viewpoint: &Viewpoint) -> bool {
    sitting.is_host(&viewpoint.person) || !sitting.seats_of(&viewpoint.person).is_empty()
}

/// What stands around the view of a table is seldom longer than this, so that what is written is not moved while it grows.
const AROUND: usize = 3 * 1024;

pub(crate) fn text(message: &Message) -> Utf8Bytes {
    let room = match message {
        Message::Table(table) => AROUND + table.view.as_ref().map_or(0, |view| view.get().len()),
        _ => 128,
    };
    let mut bytes = Vec::with_capacity(room);
    serde_json::to_writer(&mut bytes, message).expect("a message is plain data");
    // It may wait for a slow socket, and a table until the next change.
    if bytes.capacity() - bytes.len() > bytes.len() / 4 {
        bytes.shrink_to_fit();
    }
    String::from_utf8(bytes).expect("JSON is text").into()
}
