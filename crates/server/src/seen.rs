//! A table through somebody's eyes: what goes to a player, and nothing that another player alone may know.

use table::{By, Match, Seat, SeatSet};

use crate::{
    clock::Moment,
    host::Hosted,
    listing::Listing,
    placing::Leaving,
    protocol::{EndOffered, SeatState, Table, TableEntry},
    sitting::Sitting,
    store::{PersonId, Stage},
};

/// After how many plies the last turn of a seat began, or of any seat if none is named: what it chose last, up to where
/// somebody else or chance had a say.
fn last_turn(game: &dyn Match, seat: Option<Seat>) -> Option<usize> {
    let by = |ply: usize| game.word_at(ply).0;
    let own = |ply: &usize| matches!(by(*ply), By::Seat(other) if seat.is_none_or(|seat| seat == other));
    let last = (0..game.ply()).rev().find(own)?;
    let whose = by(last);
    Some((0..last).rev().find(|&ply| by(ply) != whose).map_or(0, |ply| ply + 1))
}

/// Who looks, and from where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Viewpoint {
    /// The person.
    pub(crate) person: PersonId,
    /// The seat through whose eyes they wish to look; see [`Sitting::looks_through`].
    pub(crate) seat: Option<Seat>,
    /// Whether they are let in only because the lobby is open to anybody: what is said there is not for them.
    pub(crate) passing: bool,
}

impl Sitting {
    /// The seat through which this viewpoint looks now: whoever has left theirs looks on like a spectator, and
    /// whoever came to look on and then sat down sees what a player sees.
    pub(crate) fn looks_through(&self, viewpoint: &Viewpoint) -> Option<Seat> {
        let own = self.seats_of(&viewpoint.person);
        viewpoint.seat.filter(|&seat| own.contains(seat)).or(own.lowest())
    }

    /// The table as a line of a list.
    pub(crate) fn listed(&self, person: &PersonId, now: Moment) -> TableEntry {
        let entry = Listing::of(self, now).entry(&self.id, &self.opening.game, person, now);
        TableEntry { stuck: self.stuck.clone(), ..entry }
    }
}

impl Hosted<'_> {
    /// The table for this viewpoint, with the log since the version it saw last.
    pub(crate) fn seen(&self, viewpoint: &Viewpoint, since: Option<u64>) -> Table {
        let Self { sitting, audience, standing, now } = *self;
        let viewer = sitting.looks_through(viewpoint);
        let present = audience.present(sitting);
        let own = sitting.seats_of(&viewpoint.person);
        let game = sitting.game.as_deref();
        let ply = game.map_or(0, table::Match::ply);
        let stuck = sitting.stuck.is_some();
        let log_from = sitting.told_until(since).min(ply);
        let asked = viewer.filter(|&seat| sitting.stage == Stage::Running && sitting.awaited.contains(seat));
        Table {
            id: sitting.id.clone(),
            game: sitting.opening.game.clone(),
            edition: sitting.edition.clone(),
            stuck: sitting.stuck.clone(),
            options: sitting.options.clone(),
            stage: sitting.stage,
            version: sitting.version,
            you: viewer,
            host: sitting.is_host(&viewpoint.person),
            seats: Seat::first(sitting.seats.len()).map(|seat| self.seat_seen(seat, own, present)).collect(),
            time: sitting.opening.time,
            on_time_out: sitting.opening.on_time_out,
            away_after: sitting.away_after(),
            hints: sitting.allows_hints(),
            rated: sitting.opening.rated,
            what_if: sitting.what_if.clone(),
            brought: sitting.brought,
            tournament: sitting.opening.tournament.as_deref().cloned(),
            now,
            commitment: sitting.opening.commitment.clone(),
            seed: (sitting.stage == Stage::Over && sitting.is_provable()).then(|| sitting.seed().to_string()),
            awaited: sitting.awaited.iter().collect(),
            view: game.map(|game| game.view_json(viewer)),
            prompt: game.zip(viewer).filter(|_| !stuck).map(|(game, seat)| game.prompt(seat)),
            offers: game.zip(asked).map_or_else(Vec::new, |(game, seat)| game.offers(seat)),
            named: game.zip(asked).map_or_else(Vec::new, |(game, seat)| game.named(seat)),
            can_undo: sitting.stage == Stage::Running
                && !stuck
                && game.zip(viewer).is_some_and(|(game, seat)| game.can_undo(seat, sitting.bots()).is_ok()),
            setting_up: game.zip(asked).and_then(|(game, seat)| game.setting_up(seat)),
            leaving: viewer.map_or(Leaving::Nothing, |seat| sitting.at(seat).leaving),
            set_up: sitting.opening.set_up,
            ply,
            last_turn: game.filter(|_| sitting.stage == Stage::Over).and_then(|game| last_turn(game, viewer)),
            log_from,
            log: sitting.told(viewer, log_from, ply),
            end_offered: sitting.offer.as_ref().map(|offer| EndOffered {
                by: offer.by,
                end: offer.end,
                agreed: offer.agreed.iter().collect(),
            }),
            result: sitting.result(),
            rematch: sitting.rematch.clone(),
            standing: viewer.map_or_else(Vec::new, |seat| standing[seat].clone()),
        }
    }

    fn seat_seen(&self, seat: Seat, own: SeatSet, present: SeatSet) -> SeatState {
        let sitting = self.sitting;
        let at_seat = sitting.at(seat);
        let yours = own.contains(seat);
        let started = sitting.stage != Stage::Lobby;
        SeatState {
            seat,
            chair: at_seat.chair.clone().into(),
            name: sitting.name(seat),
            yours,
            ready: at_seat.ready || at_seat.bot.is_some(),
            present: present.contains(seat) || (at_seat.bot.is_some() && at_seat.person.is_none()),
            bot: at_seat.bot.clone(),
            absence: at_seat.absence,
            time_left: sitting.clocks.left(seat, self.now),
            word: (yours || started).then(|| at_seat.word.clone()),
        }
    }
}
