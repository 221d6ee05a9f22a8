//! One table: who sits there, how far the game is, whose clock runs. It is what its journal says and nothing
//! else: [`Sitting::from_journal`] and playing on give the same.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use axum::http::StatusCode;
use manifest::{Games, Manifest};
use sha2::{Digest, Sha256};
use table::{
    Agreed, Awaiting, By, BySeat, Company, Match, Name, OwnWord, Record, Seat, SeatSet, Secret, Seed, Viewer,
};

use crate::{
    clock::{Clocks, Moment},
    deed::{Absence, AgreedEnd, Chair, Closing, Deed, Manner, OnTimeOut, Opening, Written},
    problem::{Problem, Result},
    protocol::GameResult,
    store::{Entry, GameId, PersonId, Stage},
};

/// A table in memory.
pub(crate) struct Sitting {
    pub(crate) id: GameId,
    pub(crate) place: Arc<Manifest>,
    pub(crate) opening: Opening,
    /// All options by name.
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: Vec<AtSeat>,
    pub(crate) stage: Stage,
    /// The game, once it has started.
    pub(crate) game: Option<Box<dyn Match>>,
    pub(crate) version: u64,
    pub(crate) awaited: SeatSet,
    pub(crate) clocks: Clocks,
    pub(crate) reminded: SeatSet,
    pub(crate) offer: Option<EndOffer>,
    pub(crate) closed: Option<Closing>,
    pub(crate) rematch: Option<GameId>,
    /// When the last entry was made.
    pub(crate) changed: Moment,
    seed: Seed,
    /// How many plies of what stands after each version stood before it already, from version 0.
    plies: Vec<usize>,
    /// The last commands that were carried out, each with the version after it.
    keys: Keys,
    /// The version since which each seat has been asked what it is asked now.
    asked_since: BySeat<u64>,
    /// Since when the clocks of this run of the program count; see [`Sitting::pardon_downtime`].
    interrupted: Moment,
}

/// One seat and whoever sits there.
#[derive(Clone, Debug)]
pub(crate) struct AtSeat {
    pub(crate) chair: Chair,
    pub(crate) person: Option<PersonId>,
    pub(crate) name: Option<Name>,
    pub(crate) word: OwnWord,
    pub(crate) ready: bool,
    /// The bot that plays here now.
    pub(crate) bot: Option<String>,
    /// Why it plays for a person.
    pub(crate) absence: Option<Absence>,
    pub(crate) resigned: bool,
}

/// An end that somebody offered.
#[derive(Clone, Debug)]
pub(crate) struct EndOffer {
    pub(crate) by: Seat,
    pub(crate) end: AgreedEnd,
    pub(crate) agreed: SeatSet,
}

/// Why a journal can't be played again.
#[derive(thiserror::Error, Debug)]
pub(crate) enum Unreadable {
    #[error("the journal is empty")]
    Empty,
    #[error("entry {seq}: {reason}")]
    Entry { seq: u64, reason: String },
    #[error("it was played with the edition {recorded} of {game}, but this server has {ours}")]
    OtherEdition { game: String, recorded: String, ours: String },
    #[error(transparent)]
    Game(#[from] table::UnknownGame),
}

impl Sitting {
    /// The table as its journal tells it.
    pub(crate) fn from_journal(
        id: GameId,
        games: &Games,
        seed: Seed,
        entries: &[Entry],
    ) -> Result<Self, Unreadable> {
        let (first, rest) = entries.split_first().ok_or(Unreadable::Empty)?;
        let wrong = |seq, reason: String| Unreadable::Entry { seq, reason };
        let Deed::Opened(opening) =
            serde_json::from_str(&first.body).map_err(|error| wrong(first.seq, error.to_string()))?
        else {
            return Err(wrong(first.seq, "a table begins by being opened".to_owned()));
        };
        let newest = games.find(&opening.game)?;
        let Some(place) = games.edition(&opening.game, &opening.hash) else {
            let ours = newest.game.hash().to_string();
            return Err(Unreadable::OtherEdition { game: opening.game, recorded: opening.hash, ours });
        };
        let mut sitting = Self::opened(id, place, seed, opening, first.at);
        if let Some(key) = &first.key {
            sitting.keys.insert(key, 1);
        }
        sitting.show_record().map_err(|reason| wrong(first.seq, reason))?;
        for entry in rest {
            let deed: Deed =
                serde_json::from_str(&entry.body).map_err(|error| wrong(entry.seq, error.to_string()))?;
            sitting.replay(&deed).map_err(|reason| wrong(entry.seq, reason))?;
            sitting.note(&deed, entry.at, entry.key.as_deref());
            if sitting.version != entry.seq {
                return Err(wrong(entry.seq, format!("expected entry {}", sitting.version)));
            }
        }
        Ok(sitting)
    }

    /// A table that has just been opened.
    pub(crate) fn opened(id: GameId, place: Arc<Manifest>, seed: Seed, opening: Opening, at: Moment) -> Self {
        let seats = opening.chairs.iter().map(|chair| AtSeat::new(chair.clone(), &opening.host)).collect();
        let agreed: Agreed = opening.options.parse().unwrap_or_default();
        Self {
            id,
            place,
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
            changed: at,
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
        let game = self.place.game.verify(&record).map_err(|error| error.to_string())?;
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

    /// Whether it only shows a record.
    pub(crate) fn is_imported(&self) -> bool {
        self.opening.record.is_some()
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
    fn replay(&mut self, deed: &Deed) -> Result<(), String> {
        match deed {
            Deed::Started { plies } => {
                self.set_up_game().map_err(|problem| format!("{problem:?}"))?;
                self.replay_plies(plies)
            }
            Deed::Played { plies, .. } => self.replay_plies(plies),
            Deed::Undone { seat, left } => {
                let game = self.game.as_mut().ok_or("nothing has been played")?;
                let now = game.undo(*seat).map_err(|error| error.to_string())?;
                if now == *left { Ok(()) } else { Err(format!("{now} plies are left, not {left}")) }
            }
            Deed::Retracted { seat, ply, left } => {
                let game = self.game.as_mut().ok_or("nothing has been played")?;
                let now = game.retract(*seat, *ply).map_err(|error| error.to_string())?;
                if now == *left { Ok(()) } else { Err(format!("{now} plies are left, not {left}")) }
            }
            _ => Ok(()),
        }
    }

    fn replay_plies(&mut self, plies: &[Written]) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("the game has not started")?;
        plies.iter().try_for_each(|ply| {
            game.replay(ply.by(), ply.word()).map_err(|error| format!("{}: {error}", ply.word()))
        })
    }

    /// Keeps the books: seats, clocks, and who has been asked since when.
    fn note(&mut self, deed: &Deed, at: Moment, key: Option<&str>) {
        self.version += 1;
        if let Some(key) = key {
            self.keys.insert(key, self.version);
        }
        let mut answered = None;
        match deed {
            Deed::Opened(_) | Deed::Started { .. } | Deed::Undone { .. } | Deed::Retracted { .. } => {}
            Deed::Sat { seat, person, name } => {
                let at_seat = &mut self.seats[seat.index()];
                at_seat.person = Some(person.clone());
                at_seat.name = Some(name.clone());
                at_seat.ready = false;
            }
            Deed::Rose { seat } => {
                let chair = self.seats[seat.index()].chair.clone();
                self.seats[seat.index()] = AtSeat::new(chair, &self.opening.host);
            }
            Deed::Placed { seat, chair } => {
                self.seats[seat.index()] = AtSeat::new(chair.clone(), &self.opening.host);
            }
            Deed::Word { seat, word } => self.seats[seat.index()].word = word.clone(),
            Deed::Ready { seat, ready } => self.seats[seat.index()].ready = *ready,
            Deed::Played { seat, .. } => answered = Some(*seat),
            Deed::TakenOver { seat, bot, reason } => {
                let at_seat = &mut self.seats[seat.index()];
                at_seat.bot = Some(bot.clone());
                at_seat.absence = Some(*reason);
            }
            Deed::GivenBack { seat } => {
                let at_seat = &mut self.seats[seat.index()];
                at_seat.bot = None;
                at_seat.absence = None;
                self.clocks.renew(*seat);
            }
            Deed::Resigned { seat } => self.seats[seat.index()].resigned = true,
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
            Deed::Rematched { game } => self.rematch = Some(game.clone()),
            Deed::Handed { from, to } => {
                for at_seat in &mut self.seats {
                    if at_seat.person.as_ref() == Some(from) {
                        at_seat.person = Some(to.clone());
                    }
                }
                if self.opening.host == *from {
                    self.opening.host = to.clone();
                }
            }
        }
        self.stage = self.stage_now();
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

    /// Of these seats the ones whose clocks run: bots take no time.
    fn timed(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|seat| self.seats[seat.index()].bot.is_none()).collect()
    }

    // ---- what can be asked of it

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
    pub(crate) fn told(&self, viewer: Option<Seat>, from: usize, to: usize) -> Vec<(usize, table::Told)> {
        let Some(game) = &self.game else { return Vec::new() };
        (from..to)
            .flat_map(|ply| {
                game.told(Viewer::from(viewer), ply..ply + 1).into_iter().map(move |told| (ply, told))
            })
            .collect()
    }

    /// The seats that belong to a person.
    pub(crate) fn seats_of(&self, person: &PersonId) -> SeatSet {
        Seat::first(self.seats.len())
            .filter(|seat| self.seats[seat.index()].person.as_ref() == Some(person))
            .collect()
    }

    pub(crate) fn is_host(&self, person: &PersonId) -> bool {
        self.opening.host == *person
    }

    /// The people who still play: whoever sits on a seat and has not resigned.
    pub(crate) fn people(&self) -> SeatSet {
        Seat::first(self.seats.len())
            .filter(|seat| {
                let at_seat = &self.seats[seat.index()];
                at_seat.person.is_some() && !at_seat.resigned
            })
            .collect()
    }

    /// What whoever sits there is called; none while it is free.
    pub(crate) fn name(&self, seat: Seat) -> Option<Name> {
        let AtSeat { name, bot, .. } = &self.seats[seat.index()];
        let of_bot = |bot| format!("{bot} {seat}").parse().expect("bots have short names");
        name.clone().or_else(|| bot.as_ref().map(of_bot))
    }

    /// The names at the table; a free seat is called by its number.
    pub(crate) fn names(&self) -> Vec<Name> {
        let number = |seat: Seat| seat.to_string().parse().expect("a number is a name");
        let name = |seat| self.name(seat).unwrap_or_else(|| number(seat));
        Seat::first(self.seats.len()).map(name).collect()
    }

    /// The seed, which nobody may learn while the game runs.
    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Whether a restart must look after it: somebody may have to think, or time runs.
    pub(crate) fn needs_care(&self) -> bool {
        self.stage == Stage::Running
            && (self.clocks.control() != crate::clock::TimeControl::None
                || self.seats.iter().any(|seat| seat.bot.is_some()))
    }

    /// Whether anybody may sit down here.
    pub(crate) fn is_listed(&self) -> bool {
        self.stage == Stage::Lobby
            && self.seats.iter().any(|seat| seat.chair == Chair::Open && seat.person.is_none())
    }

    /// How it ended.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.stage != Stage::Over || self.game.is_none() {
            return None;
        }
        let game = self.game.as_ref()?;
        let seats = self.seats.len();
        let standing = game.standing();
        let resigned: SeatSet = Seat::first(seats).filter(|seat| self.seats[seat.index()].resigned).collect();
        let places = if self.closed == Some(Closing::Draw) {
            vec![1; seats]
        } else {
            // Whoever gave up stands behind all others.
            let rank = |seat: Seat| (resigned.contains(seat), standing.places[seat]);
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

    /// A problem that may name players and things.
    pub(crate) fn explain(&self, problem: Problem) -> Problem {
        problem.at(&self.place, self.names())
    }

    // ---- what can be done

    fn in_lobby(&self) -> Result<()> {
        if self.stage == Stage::Lobby { Ok(()) } else { Err(Problem::conflict("server-already-started")) }
    }

    fn running(&mut self) -> Result<&mut Box<dyn Match>> {
        match (self.stage, &mut self.game) {
            (Stage::Running, Some(game)) => Ok(game),
            (Stage::Over, _) => Err(Problem::conflict("server-game-over")),
            _ => Err(Problem::conflict("server-not-started")),
        }
    }

    /// Takes a seat for a person.
    pub(crate) fn sit(&self, seat: Seat, person: &PersonId, name: Name, invited: bool) -> Result<Deed> {
        self.in_lobby()?;
        let at_seat = self.seat(seat)?;
        if at_seat.person.is_some() || at_seat.bot.is_some() {
            return Err(
                Problem::conflict("server-seat-taken").with("seat", table::Arg::Number(seat.number() as i64))
            );
        }
        if at_seat.chair != Chair::Open && !invited {
            return Err(Problem::forbidden("server-seat-by-invitation"));
        }
        if !self.seats_of(person).is_empty() {
            return Err(Problem::conflict("server-already-seated"));
        }
        Ok(Deed::Sat { seat, person: person.clone(), name })
    }

    /// The seat with this number.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&AtSeat> {
        self.seats.get(seat.index()).ok_or_else(|| Problem::bad("server-no-such-seat"))
    }

    pub(crate) fn rise(&self, seat: Seat) -> Result<Deed> {
        self.in_lobby()?;
        match self.seat(seat)?.chair {
            Chair::Open | Chair::Invited => Ok(Deed::Rose { seat }),
            _ => Err(Problem::conflict("server-host-stays")),
        }
    }

    pub(crate) fn place(&self, seat: Seat, chair: Chair) -> Result<Deed> {
        self.in_lobby()?;
        let at_seat = self.seat(seat)?;
        if at_seat.person.as_ref().is_some_and(|person| *person != self.opening.host) {
            return Err(
                Problem::conflict("server-seat-taken").with("seat", table::Arg::Number(seat.number() as i64))
            );
        }
        check_chair(&self.place, &chair)?;
        Ok(Deed::Placed { seat, chair })
    }

    pub(crate) fn word(&self, seat: Seat, word: OwnWord) -> Result<Deed> {
        self.in_lobby()?;
        // Whoever sits at the host's device has time until the host is ready.
        let at_seat = self.seat(seat)?;
        if at_seat.ready && !matches!(at_seat.chair, Chair::HotSeat { .. }) {
            return Err(Problem::conflict("server-ready-already"));
        }
        Ok(Deed::Word { seat, word })
    }

    pub(crate) fn ready(&self, seat: Seat, ready: bool) -> Result<Deed> {
        self.in_lobby()?;
        self.seat(seat)?;
        Ok(Deed::Ready { seat, ready })
    }

    /// Whether all sit and all are ready.
    pub(crate) fn can_start(&self) -> bool {
        self.stage == Stage::Lobby
            && self.seats.iter().all(|seat| seat.bot.is_some() || (seat.person.is_some() && seat.ready))
    }

    /// Starts the game.
    pub(crate) fn start(&mut self) -> Result<Deed> {
        self.set_up_game()?;
        let game = self.running_game();
        game.advance();
        Ok(Deed::Started { plies: written(&**game, 0) })
    }

    fn running_game(&mut self) -> &mut Box<dyn Match> {
        self.game.as_mut().expect("the game was set up")
    }

    fn set_up_game(&mut self) -> Result<()> {
        let company = Company {
            names: self.names(),
            words: self.seats.iter().map(|seat| seat.word.clone()).collect(),
            secret: Secret::Revealed(self.seed.clone()),
        };
        let agreed: Agreed = self.opening.options.parse().map_err(|error| disagree(&error))?;
        let game = self.place.game.start(&agreed, company);
        self.game = Some(game.map_err(|error| Problem::refused(StatusCode::BAD_REQUEST, &error))?);
        Ok(())
    }

    /// Makes a choice for a seat, with all that follows from it up to the next question.
    pub(crate) fn choose(&mut self, seat: Seat, word: &str, manner: Manner) -> Result<Deed> {
        self.seat(seat)?;
        let game = self.running()?;
        let before = game.ply();
        if let Err(refusal) = game.choose(seat, word) {
            let problem = Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &refusal);
            return Err(self.explain(problem));
        }
        game.advance();
        Ok(Deed::Played { seat, manner, plies: written(&**game, before) })
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<Deed> {
        match self.running()?.undo(seat) {
            Ok(left) => Ok(Deed::Undone { seat, left }),
            Err(error) => Err(self.explain(Problem::refused(StatusCode::CONFLICT, &error))),
        }
    }

    /// Takes back one part of what a seat has named, given by the ply of its first word.
    pub(crate) fn retract(&mut self, seat: Seat, ply: usize) -> Result<Deed> {
        match self.running()?.retract(seat, ply) {
            Ok(left) => Ok(Deed::Retracted { seat, ply, left }),
            Err(error) => Err(self.explain(Problem::refused(StatusCode::CONFLICT, &error))),
        }
    }

    /// Gives up for a seat: with two seats the game is over, with more a bot plays on.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<Vec<Deed>> {
        self.running()?;
        if self.seat(seat)?.resigned {
            return Err(Problem::conflict("server-resigned-already"));
        }
        let others = self.people().without(seat);
        let follows = if self.seats.len() == 2 || others.is_empty() {
            Deed::Closed { how: Closing::Resignation }
        } else {
            Deed::TakenOver { seat, bot: substitute(), reason: Absence::Resigned }
        };
        Ok(vec![Deed::Resigned { seat }, follows])
    }

    /// What was agreed for a player whose time has run out.
    pub(crate) fn time_out(&mut self, seat: Seat) -> Result<Vec<Deed>> {
        match self.opening.on_time_out {
            OnTimeOut::Bot => {
                self.running()?;
                Ok(vec![Deed::TakenOver { seat, bot: substitute(), reason: Absence::Time }])
            }
            OnTimeOut::Resign => self.resign(seat),
        }
    }

    pub(crate) fn offer_end(&mut self, seat: Seat, end: AgreedEnd) -> Result<Vec<Deed>> {
        self.running()?;
        if self.offer.is_some() {
            return Err(Problem::conflict("server-end-offered-already"));
        }
        let others = self.people().without(seat);
        match (others.is_empty(), end) {
            // Bots do not agree to a draw.
            (true, AgreedEnd::Draw) => Err(Problem::conflict("server-nobody-to-agree")),
            (true, AgreedEnd::AsItStands) => {
                Ok(vec![Deed::Offered { seat, end }, Deed::Closed { how: Closing::AsItStands }])
            }
            (false, _) => Ok(vec![Deed::Offered { seat, end }]),
        }
    }

    pub(crate) fn answer_end(&mut self, seat: Seat, agree: bool) -> Result<Vec<Deed>> {
        self.running()?;
        let Some(offer) = &self.offer else { return Err(Problem::conflict("server-no-end-offered")) };
        if !agree {
            return Ok(vec![Deed::Declined { seat }]);
        }
        let mut agreed = offer.agreed;
        agreed.insert(seat);
        let mut deeds = vec![Deed::Agreed { seat }];
        if self.people().iter().all(|seat| agreed.contains(seat)) {
            deeds.push(Deed::Closed {
                how: match offer.end {
                    AgreedEnd::Draw => Closing::Draw,
                    AgreedEnd::AsItStands => Closing::AsItStands,
                },
            });
        }
        Ok(deeds)
    }

    /// Lets a bot play for a seat.
    pub(crate) fn take_over(&mut self, seat: Seat, bot: Option<String>, reason: Absence) -> Result<Deed> {
        self.running()?;
        if self.seat(seat)?.bot.is_some() {
            return Err(Problem::conflict("server-bot-already"));
        }
        let bot = bot.unwrap_or_else(substitute);
        check_bot(&self.place, &bot)?;
        Ok(Deed::TakenOver { seat, bot, reason })
    }

    pub(crate) fn give_back(&mut self, seat: Seat) -> Result<Deed> {
        self.running()?;
        let at_seat = self.seat(seat)?;
        match at_seat.absence {
            None => Err(Problem::conflict("server-no-bot")),
            Some(Absence::Resigned) => Err(Problem::conflict("server-resigned-already")),
            Some(_) => Ok(Deed::GivenBack { seat }),
        }
    }

    pub(crate) fn abandon(&self) -> Result<Deed> {
        self.in_lobby()?;
        Ok(Deed::Closed { how: Closing::Abandoned })
    }

    /// Time that passed while no server ran is nobody's. Returns what to enter, once for each such time.
    pub(crate) fn pardon_downtime(&self, last_beat: Option<Moment>, started: Moment) -> Option<Deed> {
        let from = last_beat?.max(self.changed);
        let milliseconds = started - from;
        let due = self.stage == Stage::Running
            && self.clocks.control() != crate::clock::TimeControl::None
            && self.interrupted < started
            && milliseconds > 0;
        due.then_some(Deed::Interrupted { milliseconds })
    }

    /// The game as text: with its seed once it is over.
    pub(crate) fn record(&self) -> Option<Record> {
        self.game.as_ref().map(|game| game.record(self.stage == Stage::Over))
    }
}

impl AtSeat {
    fn new(chair: Chair, host: &PersonId) -> Self {
        let (person, name, bot) = match &chair {
            Chair::Me => (Some(host.clone()), None, None),
            Chair::HotSeat { name } => (Some(host.clone()), Some(name.clone()), None),
            Chair::Invited | Chair::Open => (None, None, None),
            Chair::Bot { bot } => (None, None, Some(bot.clone())),
        };
        // Whoever sits at the host's device is ready when the host is.
        let ready = matches!(chair, Chair::HotSeat { .. });
        Self { chair, person, name, word: OwnWord::default(), ready, bot, absence: None, resigned: false }
    }
}

/// The keys of a table's last commands, as hashes: a client repeats a command soon or not at all.
#[derive(Default)]
struct Keys(VecDeque<(u128, u64)>);

impl Keys {
    const KEPT: usize = 512;

    fn insert(&mut self, key: &str, version: u64) {
        if self.0.len() == Self::KEPT {
            self.0.pop_front();
        }
        self.0.push_back((Self::hash(key), version));
    }

    fn find(&self, key: &str) -> Option<u64> {
        let hash = Self::hash(key);
        self.0.iter().rev().find(|(kept, _)| *kept == hash).map(|&(_, version)| version)
    }

    fn hash(key: &str) -> u128 {
        let hash: [u8; 32] = Sha256::digest(key.as_bytes()).into();
        u128::from_le_bytes(hash[..16].try_into().expect("sixteen bytes"))
    }
}

/// The plies from one on, as they are kept.
fn written(game: &dyn Match, from: usize) -> Vec<Written> {
    (from..game.ply()).map(|ply| Written::new(game.word_at(ply))).collect()
}

/// The bot that sits down for people.
fn substitute() -> String {
    bots::DEFAULT_LEVEL.to_owned()
}

fn disagree(error: &table::Disagreement) -> Problem {
    Problem::refused(StatusCode::BAD_REQUEST, error)
}

/// Whether there is such a bot.
pub(crate) fn check_bot(place: &Manifest, bot: &str) -> Result<()> {
    let seed = "0".parse().expect("a seed");
    match place.bots.bot(bot, &seed, Seat::new(0)) {
        Ok(_) => Ok(()),
        Err(_) => Err(Problem::bad("server-no-such-bot")
            .with("bot", table::Arg::Text(bot.chars().take(40).collect()))
            .with("known", table::Arg::Text(bots::LEVELS.join(", ")))),
    }
}

/// Whether somebody can sit on such a chair.
pub(crate) fn check_chair(place: &Manifest, chair: &Chair) -> Result<()> {
    match chair {
        Chair::Bot { bot } => check_bot(place, bot),
        _ => Ok(()),
    }
}

/// Who made a ply, for those who may see all.
pub(crate) fn by(by: By) -> Option<Seat> {
    match by {
        By::Chance => None,
        By::Seat(seat) => Some(seat),
    }
}
