//! What can be asked of a table.

use table::{Match, Name, Record, Seat, SeatSet, Seed};

use super::{AtSeat, Sitting};
use crate::{
    clock::{Moment, TimeControl},
    deed::{Chair, Closing},
    problem::{Problem, Result},
    protocol::{GameResult, LogLine},
    store::{PersonId, Stage},
};

impl Sitting {
    /// The seat with this number.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&AtSeat> {
        self.seats.get(seat.index()).ok_or_else(|| Problem::bad("server-no-such-seat"))
    }

    /// Whether it only shows a record.
    pub(crate) fn is_imported(&self) -> bool {
        self.opening.record.is_some()
    }

    /// Whether chance can be proved: always in games that were played here.
    pub(crate) fn is_provable(&self) -> bool {
        self.brought.is_none_or(|brought| brought.provable)
    }

    /// The version after the command with this key, if it was carried out before.
    pub(crate) fn done_before(&self, key: &str) -> Option<u64> {
        self.keys.find(key)
    }

    /// Whether a choice of this seat that rests on this version is still meant as it was made.
    pub(crate) fn is_fresh(&self, seat: Seat, version: u64) -> bool {
        (self.asked_since[seat]..=self.version).contains(&version)
    }

    /// The first ply that a viewer who last saw this version must be told anew.
    pub(crate) fn told_until(&self, version: Option<u64>) -> usize {
        let seen = version.and_then(|version| self.plies.get(usize::try_from(version).ok()?..));
        seen.and_then(|plies| plies.iter().min()).copied().unwrap_or(0)
    }

    /// Everything a viewer was told in these plies, each line with its ply.
    pub(crate) fn told(&self, viewer: Option<Seat>, from: usize, to: usize) -> Vec<LogLine> {
        self.game.as_ref().map_or_else(Vec::new, |game| LogLine::told(&**game, viewer, from..to))
    }

    /// The seats that belong to a person.
    pub(crate) fn seats_of(&self, person: &PersonId) -> SeatSet {
        self.seats_where(|at_seat| at_seat.person.as_ref() == Some(person))
    }

    /// The seats of bots: they don't mind placing their pieces again.
    pub(crate) fn bots(&self) -> SeatSet {
        self.seats_where(|at_seat| at_seat.bot.is_some() && at_seat.person.is_none())
    }

    pub(crate) fn is_host(&self, person: &PersonId) -> bool {
        self.opening.host == *person
    }

    /// The people who still play: whoever sits on a seat and has not resigned.
    pub(crate) fn people(&self) -> SeatSet {
        self.seats_where(|at_seat| at_seat.person.is_some() && !at_seat.resigned)
    }

    /// What whoever sits there is called; none while it is free.
    pub(crate) fn name(&self, seat: Seat) -> Option<Name> {
        let AtSeat { name, bot, .. } = self.at(seat);
        let of_bot = |bot| format!("{bot} {seat}").parse().expect("bots have short names");
        name.clone().or_else(|| bot.as_ref().map(of_bot))
    }

    /// The names at the table; a free seat is called by its number.
    pub(crate) fn names(&self) -> Vec<Name> {
        let number = |seat: Seat| seat.to_string().parse().expect("a number is a name");
        let name = |seat| self.name(seat).unwrap_or_else(|| number(seat));
        Seat::first(self.seats.len()).map(name).collect()
    }

    /// The record of a game, with the names as they are now: whoever has gone for good bears none. No name has a say in chance.
    pub(crate) fn record_of(game: &dyn Match, names: Vec<Name>) -> Record {
        let mut record = game.record(true);
        record.seats = names;
        record
    }

    /// The seed, which nobody may learn while the game runs.
    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Whether a restart must look after it: somebody may have to think, or time runs out soon.
    pub(crate) fn needs_care(&self) -> bool {
        self.stage == Stage::Running
            && (matches!(self.clocks.control(), TimeControl::Live { .. })
                || self.seats.iter().any(|seat| seat.bot.is_some()))
    }

    /// Whether its clocks run for days: it need not be in memory until one of them is due.
    pub(crate) fn has_days(&self) -> bool {
        matches!(self.clocks.control(), TimeControl::Days { .. })
    }

    /// When it is to be looked at, if it sleeps until then.
    pub(crate) fn due(&self) -> Option<Moment> {
        let due = self.clocks.next(self.reminded);
        due.filter(|_| self.has_days() && self.stage == Stage::Running)
    }

    /// Whether anybody may sit down here.
    pub(crate) fn is_listed(&self) -> bool {
        !self.open_seats().is_empty()
    }

    /// The seats that anybody may take.
    pub(crate) fn open_seats(&self) -> SeatSet {
        self.waiting_for(&Chair::Open)
    }

    /// The seats that wait for whoever holds an invitation.
    pub(crate) fn invited_seats(&self) -> SeatSet {
        self.waiting_for(&Chair::Invited)
    }

    fn waiting_for(&self, chair: &Chair) -> SeatSet {
        if self.stage != Stage::Lobby {
            return SeatSet::EMPTY;
        }
        self.seats_where(|at_seat| at_seat.chair == *chair && at_seat.person.is_none())
    }

    /// Who owns which seat, by its number.
    pub(crate) fn owners(&self) -> Vec<(u8, PersonId)> {
        self.owned_seats().map(|(seat, owner)| (seat, owner.clone())).collect()
    }

    /// The same, to be looked at.
    pub(crate) fn owned_seats(&self) -> impl Iterator<Item = (u8, &PersonId)> {
        let seats = self.seats.iter().zip(Seat::first(self.seats.len()));
        seats.filter_map(|(at_seat, seat)| Some((seat.number() as u8, at_seat.person.as_ref()?)))
    }

    /// How it ended.
    pub(crate) fn result(&self) -> Option<GameResult> {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Over)?;
        let seats = self.seats.len();
        let standing = game.standing();
        let resigned = self.seats_where(|at_seat| at_seat.resigned);
        let places = if self.closed == Some(Closing::Draw) {
            vec![1; seats]
        } else {
            // Whoever gave up stands behind all others, and at a rated table whoever did not play to the end.
            let gone = self.gone();
            let rank = |seat: Seat| (gone.contains(seat), standing.places[seat]);
            let ahead = |seat| Seat::first(seats).filter(|&other| rank(other) < rank(seat)).count();
            Seat::first(seats).map(|seat| ahead(seat) as u8 + 1).collect()
        };
        Some(GameResult {
            places,
            scores: standing.scores.first(seats).to_vec(),
            closed: self.closed,
            resigned: resigned.iter().collect(),
        })
    }

    /// Who stands behind all others, wherever their pieces are: whoever gave up; at a rated table also those for whom a bot
    /// plays.
    pub(crate) fn gone(&self) -> SeatSet {
        let rated = self.opening.rated;
        self.seats_where(|at_seat| at_seat.resigned || (rated && at_seat.absence.is_some()))
    }

    /// Whether players may ask for hints.
    pub(crate) fn allows_hints(&self) -> bool {
        self.opening.hints.unwrap_or(true)
    }

    /// What whoever offered this table as a rematch is called, as long as it has not begun.
    pub(crate) fn rematch_by(&self) -> Option<Name> {
        let seat = self.opening.offered_by.filter(|_| self.stage == Stage::Lobby)?;
        self.seats.get(seat.index())?.name.clone()
    }

    /// A problem that may name players and things.
    pub(crate) fn explain(&self, problem: Problem) -> Problem {
        problem.at(&self.manifest, self.names())
    }

    /// Whether all sit and all are ready.
    pub(crate) fn can_start(&self) -> bool {
        self.stage == Stage::Lobby
            && self.seats.iter().all(|seat| seat.bot.is_some() || (seat.person.is_some() && seat.ready))
    }

    /// The game, if it is over.
    pub(crate) fn final_game(&self) -> Option<&dyn Match> {
        self.game.as_deref().filter(|_| self.stage == Stage::Over)
    }
}
