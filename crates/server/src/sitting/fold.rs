//! From journal to table: what each deed makes of the sitting. Playing on and reading again go the same way.

use std::{collections::VecDeque, sync::Arc};

use manifest::{Games, Manifest};
use sha2::{Digest, Sha256};
use table::{Agreed, Arg, Awaiting, BySeat, CannotUndo, Match, Phrase, Record, Seat, SeatSet, Seed};

use super::{AtSeat, EndOffer, Sitting};
use crate::{
    clock::{Clocks, Moment},
    deed::{Chair, Deed, Opening, Written},
    naming,
    packs::EditionPlayed,
    placing::Leaving,
    positions::WhatIf,
    protocol::{BroughtRecord, Rematch},
    store::{Entry, GameId, PersonId, Stage},
};

/// Why a journal can't be read at all.
#[derive(thiserror::Error, Debug)]
pub(crate) enum Unreadable {
    #[error("the journal is empty")]
    Empty,
    #[error("its first entry does not open a table: {0}")]
    NotOpened(String),
    #[error(transparent)]
    Game(#[from] table::UnknownGame),
}

/// Where a journal can't be followed any further.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Stuck {
    /// The first entry that could not be followed.
    pub(crate) entry: u64,
    /// How many entries there are.
    pub(crate) entries: u64,
    /// Why.
    pub(crate) why: Phrase,
}

/// The entries that are to be followed: without those from which an operator has cut the table back.
fn followed(entries: &[Entry]) -> Vec<&Entry> {
    let mut last = u64::MAX;
    let mut followed = Vec::with_capacity(entries.len());
    for entry in entries.iter().rev() {
        if entry.seq > last {
            continue;
        }
        // Most entries are not read twice.
        if entry.body.contains("\"mended\"")
            && let Ok(Deed::Mended { to }) = serde_json::from_str(&entry.body)
        {
            last = to;
        }
        followed.push(entry);
    }
    followed.reverse();
    followed
}

impl Sitting {
    /// The table as its journal tells it, as far as it can be followed.
    pub(crate) fn from_journal(
        id: GameId,
        games: &Games,
        seed: Seed,
        entries: &[Entry],
    ) -> Result<Self, Unreadable> {
        let followed = followed(entries);
        let (mut sitting, stuck) = Self::follow_all(id.clone(), games, seed.clone(), &followed)?;
        if let Some((index, why)) = stuck {
            let entry = followed[index].seq;
            // What was begun of that entry is no part of the table.
            if index > 0 && sitting.game.is_some() {
                (sitting, _) = Self::follow_all(id, games, seed, &followed[..index])?;
            }
            sitting.awaited = SeatSet::EMPTY;
            sitting.clocks.turn(sitting.changed, SeatSet::EMPTY, None);
            sitting.stuck = Some(Stuck { entry, entries: entries.len() as u64, why });
        }
        Ok(sitting)
    }

    /// Follows entries; tells the index of the first that can't be, and why.
    fn follow_all(
        id: GameId,
        games: &Games,
        seed: Seed,
        entries: &[&Entry],
    ) -> Result<(Self, Option<(usize, Phrase)>), Unreadable> {
        let (first, rest) = entries.split_first().ok_or(Unreadable::Empty)?;
        let opening = match serde_json::from_str(&first.body) {
            Ok(Deed::Opened(opening)) => opening,
            Ok(other) => return Err(Unreadable::NotOpened(format!("{other:?}"))),
            Err(error) => return Err(Unreadable::NotOpened(error.to_string())),
        };
        let newest = games.find(&opening.game)?;
        let Some(manifest) = games.edition(&opening.game, &opening.hash) else {
            // Nothing can be played, but who sits there is known.
            let why = Phrase::new("stuck-edition")
                .with("name", Arg::Text(opening.edition.clone()))
                .with("hash", Arg::Text(opening.hash.chars().take(12).collect()));
            let mut sitting = Self::opened(id, games, Arc::clone(newest), seed, opening, first.at);
            sitting.edition.name.clone_from(&sitting.opening.edition);
            sitting.edition.hash.clone_from(&sitting.opening.hash);
            (sitting.edition.newest, sitting.edition.number) = (false, None);
            for entry in rest {
                if let Ok(deed) = serde_json::from_str(&entry.body) {
                    sitting.skip_to(entry.seq);
                    sitting.note(&deed, entry.at, None);
                }
            }
            return Ok((sitting, Some((0, why))));
        };
        let mut sitting = Self::opened(id, games, manifest, seed, opening, first.at);
        if let Some(key) = &first.key {
            sitting.keys.insert(key, 1);
        }
        if sitting.show_record().is_err() {
            return Ok((sitting, Some((0, Phrase::new("stuck-record")))));
        }
        for (index, entry) in rest.iter().enumerate() {
            if let Err(why) = sitting.follow(entry) {
                return Ok((sitting, Some((index + 1, why))));
            }
        }
        Ok((sitting, None))
    }

    /// Follows the next entry of the journal.
    fn follow(&mut self, entry: &Entry) -> Result<(), Phrase> {
        let deed: Deed = serde_json::from_str(&entry.body).map_err(|_| Phrase::new("stuck-deed"))?;
        if matches!(deed, Deed::Mended { .. }) {
            self.skip_to(entry.seq);
        }
        if entry.seq != self.version + 1 {
            return Err(Phrase::new("stuck-gap"));
        }
        self.replay(&deed)?;
        self.note(&deed, entry.at, entry.key.as_deref());
        Ok(())
    }

    /// Leaves out the entries before this one.
    fn skip_to(&mut self, seq: u64) {
        let ply = self.game.as_ref().map_or(0, |game| game.ply());
        while self.version + 1 < seq {
            self.version += 1;
            self.plies.push(ply);
        }
    }

    /// A table that has just been opened.
    pub(crate) fn opened(
        id: GameId,
        games: &Games,
        manifest: Arc<Manifest>,
        seed: Seed,
        opening: Opening,
        at: Moment,
    ) -> Self {
        let seats = opening.chairs.iter().map(|chair| AtSeat::new(chair.clone(), &opening.host)).collect();
        let agreed: Agreed = opening.options.parse().unwrap_or_default();
        Self {
            id,
            edition: EditionPlayed::of(games, &manifest, &agreed),
            stuck: None,
            manifest,
            options: agreed.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seats,
            stage: Stage::Lobby,
            game: None,
            version: 1,
            awaited: SeatSet::EMPTY,
            clocks: Clocks::new(opening.time),
            reminded: SeatSet::EMPTY,
            offer: None,
            closed: None,
            rematch: None,
            what_if: opening.from.as_deref().map(WhatIf::from),
            brought: None,
            changed: at,
            ended: None,
            seed,
            plies: vec![0, 0],
            keys: Keys::default(),
            asked_since: BySeat([1; Seat::MAX]),
            interrupted: 0,
            opening,
        }
    }

    /// A record that was brought along is there to be looked at from the first.
    fn show_record(&mut self) -> Result<(), String> {
        let Some(text) = &self.opening.record else { return Ok(()) };
        let record: Record = text.parse().map_err(|error| format!("{error}"))?;
        self.brought = Some(BroughtRecord { provable: matches!(record.secret, table::Secret::Revealed(_)) });
        let game = self.manifest.game.verify(&record).map_err(|error| error.to_string())?;
        self.what_if = record.beginning.as_ref().map(|_| WhatIf::default());
        for (seat, name) in self.seats.iter_mut().zip(&record.seats) {
            *seat = AtSeat {
                name: Some(name.clone()),
                bot: None,
                ..AtSeat::new(Chair::Open, &self.opening.host)
            };
        }
        self.plies = vec![0, game.ply()];
        self.game = Some(game);
        self.stage = Stage::Over;
        Ok(())
    }

    /// Enters a deed that has been done and returns it for the journal.
    pub(crate) fn enter(&mut self, deed: &Deed, at: Moment, key: Option<String>) -> Entry {
        // Clocks never run backwards, whatever the machine's clock does.
        let at = at.max(self.changed);
        self.note(deed, at, key.as_deref());
        let body = serde_json::to_string(deed).expect("a deed is plain data");
        Entry { seq: self.version, at, key, body }
    }

    /// The command with this key has been carried out, all of it.
    pub(crate) fn remember(&mut self, key: &str) {
        self.keys.insert(key, self.version);
    }

    /// Does in the game what a deed says was done there.
    fn replay(&mut self, deed: &Deed) -> Result<(), Phrase> {
        match deed {
            Deed::Started { plies } => {
                self.set_up_game().map_err(|_| Phrase::new("stuck-start"))?;
                self.replay_plies(plies)
            }
            Deed::Played { plies, .. } => self.replay_plies(plies),
            Deed::Undone { seat, left } => {
                let bots = self.bots();
                self.take_back(*left, |game| game.undo(*seat, bots))
            }
            Deed::Retracted { seat, ply, left } => self.take_back(*left, |game| game.retract(*seat, *ply)),
            _ => Ok(()),
        }
    }

    fn take_back(
        &mut self,
        left: usize,
        undo: impl FnOnce(&mut dyn Match) -> Result<usize, CannotUndo>,
    ) -> Result<(), Phrase> {
        let undone = self.game.as_mut().and_then(|game| undo(&mut **game).ok());
        if undone == Some(left) { Ok(()) } else { Err(Phrase::new("stuck-undo")) }
    }

    fn replay_plies(&mut self, plies: &[Written]) -> Result<(), Phrase> {
        let game = self.game.as_mut().ok_or_else(|| Phrase::new("stuck-start"))?;
        // The word itself is not told: it may be one that only its seat may know.
        plies
            .iter()
            .try_for_each(|ply| game.replay(ply.by(), ply.word()).map_err(|_| Phrase::new("stuck-word")))
    }

    /// The table goes on after it was stuck. The time in which nobody could play is nobody's.
    fn go_on(&mut self, at: Moment) {
        self.clocks.pardon(at - self.changed);
        self.offer = None;
        self.asked_since = BySeat([self.version; Seat::MAX]);
    }

    /// Keeps the books: seats, clocks, and who has been asked since when.
    fn note(&mut self, deed: &Deed, at: Moment, key: Option<&str>) {
        self.version += 1;
        if let Some(key) = key {
            self.keys.insert(key, self.version);
        }
        let mut answered = None;
        match deed {
            Deed::Opened(_) | Deed::Started { .. } => {}
            // Whoever takes back what a bot has placed wants to place it otherwise.
            Deed::Undone { seat, .. } | Deed::Retracted { seat, .. } => {
                self.at_mut(*seat).leaving = Leaving::Nothing;
            }
            Deed::SetUpLeft { seat, leaving } => {
                let piece = self.piece_asked(*seat).unwrap_or_default();
                let at_seat = self.at_mut(*seat);
                at_seat.leaving = *leaving;
                at_seat.left_piece = piece;
            }
            Deed::Sat { seat, person, name } => {
                let at_seat = self.at_mut(*seat);
                at_seat.person = Some(person.clone());
                at_seat.name = Some(name.clone());
                at_seat.ready = false;
            }
            Deed::Rose { seat } => {
                let chair = self.at(*seat).chair.clone();
                *self.at_mut(*seat) = AtSeat::new(chair, &self.opening.host);
            }
            Deed::Placed { seat, chair } => {
                *self.at_mut(*seat) = AtSeat::new(chair.clone(), &self.opening.host);
            }
            Deed::HintsSettled { hints } => self.note_hints(*hints),
            Deed::Word { seat, word } => self.at_mut(*seat).word = word.clone(),
            Deed::Ready { seat, ready } => self.at_mut(*seat).ready = *ready,
            Deed::Played { seat, .. } => {
                answered = Some(*seat);
                let piece = self.piece_asked(*seat);
                let at_seat = self.at_mut(*seat);
                if at_seat.leaving == Leaving::Piece && piece != Some(at_seat.left_piece) {
                    at_seat.leaving = Leaving::Nothing;
                }
            }
            Deed::TakenOver { seat, bot, reason } => {
                let at_seat = self.at_mut(*seat);
                at_seat.bot = Some(bot.clone());
                at_seat.absence = Some(*reason);
            }
            Deed::GivenBack { seat } => {
                let at_seat = self.at_mut(*seat);
                at_seat.bot = None;
                at_seat.absence = None;
                self.clocks.renew(*seat);
            }
            Deed::Resigned { seat } => self.at_mut(*seat).resigned = true,
            Deed::Offered { seat, end } => {
                self.offer = Some(EndOffer { by: *seat, end: *end, agreed: SeatSet::only(*seat) });
            }
            Deed::Agreed { seat } => {
                if let Some(offer) = &mut self.offer {
                    offer.agreed.insert(*seat);
                }
            }
            Deed::Declined { .. } => self.offer = None,
            Deed::Closed { how } => self.closed = Some(*how),
            Deed::Reminded { seat } => self.reminded.insert(*seat),
            Deed::Interrupted { milliseconds } => {
                self.clocks.pardon(*milliseconds);
                self.interrupted = at;
            }
            Deed::Mended { .. } => self.go_on(at),
            Deed::Rematched { game, by } => self.rematch = Some(Rematch { id: game.clone(), by: *by }),
            Deed::Handed { from, to } => self.hand_over(from, to),
            Deed::Effaced { person } => self.efface(person),
        }
        self.ask(deed, at, answered);
    }

    /// Hints are allowed or not from now on. Whoever was ready had agreed to something else.
    fn note_hints(&mut self, hints: bool) {
        self.opening.hints = Some(hints);
        let host = &self.opening.host;
        for at_seat in self.seats.iter_mut().filter(|at_seat| at_seat.person.as_ref() != Some(host)) {
            at_seat.ready = false;
        }
    }

    /// What one person has here is another's from now on.
    fn hand_over(&mut self, from: &PersonId, to: &PersonId) {
        for at_seat in &mut self.seats {
            if at_seat.person.as_ref() == Some(from) {
                at_seat.person = Some(to.clone());
            }
        }
        if self.opening.host == *from {
            self.opening.host = to.clone();
        }
    }

    /// Whoever has gone for good is called as nobody is.
    fn efface(&mut self, person: &PersonId) {
        for seat in self.seats_of(person).iter() {
            let at_seat = self.at_mut(seat);
            at_seat.name = Some(naming::nobody());
            if let Chair::HotSeat { name } = &mut at_seat.chair {
                *name = naming::nobody();
            }
        }
    }

    /// Keeps the books of who is asked, since when, and whose clock runs.
    fn ask(&mut self, deed: &Deed, at: Moment, answered: Option<Seat>) {
        self.stage = self.stage_now();
        self.ended = (self.stage == Stage::Over).then_some(self.ended.unwrap_or(at));
        let awaited = self.awaited_now();
        let ply = self.game.as_ref().map_or(0, |game| game.ply());
        let undone = matches!(deed, Deed::Undone { .. } | Deed::Retracted { .. });
        if undone || matches!(deed, Deed::Started { .. } | Deed::Played { .. }) {
            // Where several are asked at once, one answer leaves the question of the others as it was.
            let still_asked = answered.map_or(SeatSet::EMPTY, |seat| self.awaited.without(seat));
            for seat in Seat::first(self.seats.len()) {
                if awaited != still_asked || !awaited.contains(seat) {
                    self.asked_since[seat] = self.version;
                    self.reminded.remove(seat);
                }
            }
            if !undone {
                self.offer = None;
            }
        }
        self.awaited = awaited;
        // Whatever stood behind a part that was taken back stands elsewhere now.
        self.plies.push(if let Deed::Retracted { ply, .. } = deed { *ply } else { ply });
        self.clocks.turn(at, self.timed(awaited), answered);
        self.changed = at;
    }

    /// Which piece of the set-up a seat is asked for.
    fn piece_asked(&self, seat: Seat) -> Option<usize> {
        self.game.as_ref()?.setting_up(seat).map(|set_up| set_up.piece)
    }

    fn stage_now(&self) -> Stage {
        match &self.game {
            _ if self.closed.is_some() => Stage::Over,
            None => Stage::Lobby,
            Some(game) if game.awaiting() == Awaiting::Nobody => Stage::Over,
            Some(_) => Stage::Running,
        }
    }

    fn awaited_now(&self) -> SeatSet {
        match (self.stage, self.game.as_ref().map(|game| game.awaiting())) {
            (Stage::Running, Some(Awaiting::Seats(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Of these seats the ones that people answer for: bots take no time.
    pub(crate) fn timed(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.at(seat).bot.is_none()).collect()
    }
}

/// The keys of a table's last commands, as hashes: a client repeats a command soon or not at all.
#[derive(Default)]
pub(super) struct Keys(VecDeque<(u128, u64)>);

impl Keys {
    const KEPT: usize = 512;

    fn insert(&mut self, key: &str, version: u64) {
        if self.0.len() == Self::KEPT {
            self.0.pop_front();
        }
        self.0.push_back((Self::hash(key), version));
    }

    pub(super) fn find(&self, key: &str) -> Option<u64> {
        let hash = Self::hash(key);
        self.0.iter().rev().find(|(kept, _)| *kept == hash).map(|&(_, version)| version)
    }

    fn hash(key: &str) -> u128 {
        let hash: [u8; 32] = Sha256::digest(key.as_bytes()).into();
        u128::from_le_bytes(hash[..16].try_into().expect("sixteen bytes"))
    }
}
