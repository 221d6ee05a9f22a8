//! What is told to those who do not look: notices, born with the entries that they are about. Whoever looks is told nothing,
//! and a table at which everybody looks writes nothing more than its journal.

use std::time::Duration;

use table::{Seat, SeatSet};

use super::{Audience, Hosted};
use crate::{
    clock::Moment,
    naming::is_marked,
    notices::About,
    sitting::Sitting,
    store::{GameId, NewNotice, Occasion, PersonId, Stage},
};

/// How a table stood when people were last told.
#[derive(Default)]
pub(super) struct Stood {
    awaited: SeatSet,
    reminded: SeatSet,
    stage: Option<Stage>,
    rematch: Option<GameId>,
}

impl Stood {
    pub(super) fn of(sitting: &Sitting) -> Self {
        Self {
            awaited: sitting.timed(sitting.awaited),
            reminded: sitting.reminded,
            stage: Some(sitting.stage),
            rematch: sitting.rematch.as_ref().map(|rematch| rematch.id.clone()),
        }
    }

    /// What those who do not look are to be told of what has happened since.
    pub(super) fn untold(
        &self,
        sitting: &Sitting,
        audience: &Audience,
        at: Moment,
        grace: Duration,
    ) -> Vec<NewNotice> {
        let absent = Absent { sitting, audience, at, due: at + grace.as_millis() as Moment };
        let mut notices = Vec::new();
        let asked = sitting.timed(sitting.awaited);
        absent.tell(&mut notices, Occasion::Turn, without(asked, self.awaited));
        absent.tell(&mut notices, Occasion::Clock, without(sitting.reminded, self.reminded));
        if sitting.stage == Stage::Over && self.stage == Some(Stage::Running) {
            absent.tell(&mut notices, Occasion::Over, sitting.seats_where(|seat| seat.person.is_some()));
        }
        if let Some(rematch) = &sitting.rematch
            && self.rematch.as_ref() != Some(&rematch.id)
        {
            absent.tell_of_rematch(&mut notices, &rematch.id, rematch.by);
        }
        notices
    }
}

fn without(seats: SeatSet, others: SeatSet) -> SeatSet {
    seats.iter().filter(|&seat| !others.contains(seat)).collect()
}

struct Absent<'a> {
    sitting: &'a Sitting,
    audience: &'a Audience,
    at: Moment,
    due: Moment,
}

impl Absent<'_> {
    /// Whoever has one of these seats and does not look, each with the first of theirs.
    fn among(&self, seats: SeatSet) -> Vec<(Seat, &PersonId)> {
        let mut absent: Vec<(Seat, &PersonId)> = Vec::new();
        for seat in seats.iter() {
            if let Some(person) = &self.sitting.at(seat).person
                && !self.audience.looks(person)
                // Programs are told by their stream.
                && !self.sitting.at(seat).name.as_ref().is_some_and(is_marked)
                && !absent.iter().any(|(_, told)| *told == person)
            {
                absent.push((seat, person));
            }
        }
        absent
    }

    fn tell(&self, notices: &mut Vec<NewNotice>, kind: Occasion, seats: SeatSet) {
        if seats.is_empty() {
            return;
        }
        let id = &self.sitting.id;
        let awaited = || self.sitting.awaited.iter().map(|seat| 1_i64 << seat.index()).sum();
        for (seat, person) in self.among(seats) {
            let (key, awaited) = match kind {
                Occasion::Turn | Occasion::Clock => {
                    let word = kind.as_str();
                    (format!("{word}:{id}:{}:{}", seat.number(), self.sitting.version), Some(awaited()))
                }
                _ => (format!("{}:{id}", kind.as_str()), None),
            };
            let about = about(self.sitting, seat, None);
            notices.push(NewNotice { awaited, ..self.notice(person, key, kind, Some(seat), id, &about) });
        }
    }

    fn tell_of_rematch(&self, notices: &mut Vec<NewNotice>, new: &GameId, by: Option<Seat>) {
        let sitting = self.sitting;
        let actor = by.and_then(|seat| sitting.at(seat).person.clone());
        let name = by.and_then(|seat| sitting.name(seat)).map(|name| name.as_str().to_owned());
        for (seat, person) in self.among(sitting.seats_where(|seat| seat.person.is_some())) {
            if actor.as_ref() != Some(person) {
                let about = about(sitting, seat, name.clone());
                let key = format!("rematch:{new}");
                notices.push(self.notice(person, key, Occasion::Rematch, None, new, &about));
            }
        }
    }

    fn notice(
        &self,
        person: &PersonId,
        key: String,
        kind: Occasion,
        seat: Option<Seat>,
        game: &GameId,
        about: &About,
    ) -> NewNotice {
        NewNotice {
            person: person.clone(),
            key,
            kind,
            game: Some(game.clone()),
            seat: seat.map(|seat| seat.number() as u8),
            about: serde_json::to_string(about).expect("names are plain data"),
            at: self.at,
            due: self.due,
            awaited: None,
        }
    }
}

/// What everybody at the table knows, said to whoever has this seat. Bots are not named: they have no names of their own.
pub(crate) fn about(sitting: &Sitting, seat: Seat, by: Option<String>) -> About {
    let others = Seat::first(sitting.seats.len()).filter(|&other| other != seat);
    let person = |seat| sitting.at(seat).name.as_ref().map(|name| name.as_str().to_owned());
    About {
        game: sitting.opening.game.clone(),
        who: sitting.name(seat).map(|name| name.as_str().to_owned()).unwrap_or_default(),
        others: others.filter_map(person).collect(),
        by,
    }
}

impl Hosted<'_> {
    /// That somebody says something: to those who sit here and do not look.
    pub(crate) fn of_chat(&self, by: &PersonId, name: &str, grace: Duration) -> Vec<NewNotice> {
        let Self { sitting, audience, now, .. } = *self;
        let absent = Absent { sitting, audience, at: now, due: now + grace.as_millis() as Moment };
        let seats = sitting.seats_where(|seat| seat.person.as_ref().is_some_and(|person| person != by));
        let tell = |(seat, person): (Seat, &PersonId)| {
            let about = about(sitting, seat, Some(name.to_owned()));
            let key = format!("chat:{}", sitting.id);
            absent.notice(person, key, Occasion::Chat, Some(seat), &sitting.id, &about)
        };
        absent.among(seats).into_iter().map(tell).collect()
    }
}
