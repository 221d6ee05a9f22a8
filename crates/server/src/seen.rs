//! A table through somebody's eyes: what goes to a player, and nothing that another player alone may know.

use table::{Seat, SeatSet};

use crate::{
    clock::Moment,
    protocol::{EndOffered, LogLine, SeatState, Table, TableEntry},
    sitting::Sitting,
    standing_answer::StandingAnswer,
    store::{PersonId, Stage},
};

/// Who looks, and from where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Viewpoint {
    /// The person.
    pub(crate) person: PersonId,
    /// The seat through whose eyes they look, for as long as it is theirs; none for spectators.
    pub(crate) seat: Option<Seat>,
    /// Whether they were let in only because the lobby is open to anybody.
    pub(crate) passing: bool,
}

/// What belongs to a table besides its journal.
pub(crate) struct Around<'a> {
    /// The seats whose players look at the table.
    pub(crate) present: SeatSet,
    /// The viewer's answers in advance.
    pub(crate) standing: &'a [StandingAnswer],
    /// The time.
    pub(crate) now: Moment,
}

impl Sitting {
    /// The seat through which this viewpoint still looks: whoever has left it looks on like a spectator.
    pub(crate) fn looks_through(&self, viewpoint: &Viewpoint) -> Option<Seat> {
        viewpoint.seat.filter(|seat| {
            self.seats.get(seat.index()).is_some_and(|at| at.person.as_ref() == Some(&viewpoint.person))
        })
    }

    /// The table for this viewpoint, with the log since the version it saw last.
    pub(crate) fn seen(&self, viewpoint: &Viewpoint, since: Option<u64>, around: &Around<'_>) -> Table {
        let viewer = self.looks_through(viewpoint);
        let own = self.seats_of(&viewpoint.person);
        let game = self.game.as_deref();
        let ply = game.map_or(0, table::Match::ply);
        let log_from = self.told_until(since).min(ply);
        let log = self.told(viewer, log_from, ply);
        let asked = viewer.filter(|&seat| self.stage == Stage::Running && self.awaited.contains(seat));
        Table {
            id: self.id.clone(),
            game: self.opening.game.clone(),
            options: self.options.clone(),
            stage: self.stage,
            version: self.version,
            you: viewer,
            host: self.is_host(&viewpoint.person),
            seats: Seat::first(self.seats.len()).map(|seat| self.seat_seen(seat, own, around)).collect(),
            time: self.opening.time,
            on_time_out: self.opening.on_time_out,
            now: around.now,
            commitment: self.opening.commitment.clone(),
            seed: (self.stage == Stage::Over).then(|| self.seed().to_string()),
            awaited: self.awaited.iter().collect(),
            view: game.map(|game| game.view_json(viewer)),
            prompt: game.zip(viewer).map(|(game, seat)| game.prompt(seat)),
            offers: game.zip(asked).map_or_else(Vec::new, |(game, seat)| game.offers(seat)),
            named: game.zip(asked).map_or_else(Vec::new, |(game, seat)| game.named(seat)),
            can_undo: self.stage == Stage::Running
                && game.zip(viewer).is_some_and(|(game, seat)| game.can_undo(seat).is_ok()),
            ply,
            log_from,
            log: log.into_iter().map(|(ply, told)| LogLine { ply, told }).collect(),
            end_offered: self.offer.as_ref().map(|offer| EndOffered {
                by: offer.by,
                end: offer.end,
                agreed: offer.agreed.iter().collect(),
            }),
            result: self.result(),
            rematch: self.rematch.clone(),
            standing: viewer.map_or_else(Vec::new, |_| around.standing.to_vec()),
        }
    }

    fn seat_seen(&self, seat: Seat, own: SeatSet, around: &Around<'_>) -> SeatState {
        let at_seat = &self.seats[seat.index()];
        let yours = own.contains(seat);
        let started = self.stage != Stage::Lobby;
        SeatState {
            seat,
            chair: at_seat.chair.clone(),
            name: self.name(seat),
            yours,
            ready: at_seat.ready || at_seat.bot.is_some(),
            present: around.present.contains(seat) || (at_seat.bot.is_some() && at_seat.person.is_none()),
            bot: at_seat.bot.clone(),
            absence: at_seat.absence,
            time_left: self.clocks.left(seat, around.now),
            word: (yours || started).then(|| at_seat.word.clone()),
        }
    }

    /// The table as a line of a list.
    pub(crate) fn listed(&self, person: Option<&PersonId>, now: Moment) -> TableEntry {
        let own = person.map_or(SeatSet::EMPTY, |person| self.seats_of(person));
        let asked: SeatSet = own.iter().filter(|&seat| self.awaited.contains(seat)).collect();
        let free = |seat: &Seat| {
            let at_seat = &self.seats[seat.index()];
            at_seat.chair == crate::deed::Chair::Open && at_seat.person.is_none()
        };
        TableEntry {
            id: self.id.clone(),
            game: self.opening.game.clone(),
            stage: self.stage,
            names: Seat::first(self.seats.len()).map(|seat| self.name(seat)).collect(),
            open: if self.stage == Stage::Lobby {
                Seat::first(self.seats.len()).filter(free).collect()
            } else {
                Vec::new()
            },
            yours: own.iter().collect(),
            your_turn: !asked.is_empty(),
            time_left: asked.iter().filter_map(|seat| self.clocks.left(seat, now)).min(),
            reminded: asked.iter().any(|seat| self.reminded.contains(seat)),
            time: self.opening.time,
            options: self.options.clone(),
            changed: self.changed,
        }
    }
}
