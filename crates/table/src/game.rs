//! The contract once more, without generics: any game as text and JSON, so that a server or a terminal can
//! serve games without knowing them.

use std::{any::Any, ops::Range};

use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{
    After, Agreed, Awaiting, By, CannotSetUp, CannotStart, CannotUndo, Company, DataError, DataErrors,
    Disagreement, Edition, EditionHash, Forecast, Formality, Group, IllegalPly, Lang, Name, NotationError,
    Part, Phrase, Plan, Reach, Record, RivalPlays, Rules, Running, Seat, SeatSet, Setting, SettingUp,
    Situation, Situations, Source, Standing, Thing, Told, Unplayable, Wording, running::verify,
};

/// A game with the edition it is played with.
pub trait Game: Send + Sync {
    /// Its name, such as `altes-reich`.
    fn name(&self) -> &'static str;
    /// The edition's name.
    fn edition(&self) -> &str;
    /// The edition's hash.
    fn hash(&self) -> EditionHash;
    /// How its rules are read: see [`Edition::rulings`].
    fn rulings(&self) -> u8;
    /// The same game under earlier rulings, the latest first.
    fn earlier(&self) -> Vec<Box<dyn Game>>;
    /// What can be agreed before the start.
    fn settings(&self) -> Vec<Setting>;
    /// All settings with their values, or why they don't fit together.
    fn agree(&self, agreed: &Agreed) -> Result<Agreed, Disagreement>;
    /// The questions that may be answered in advance.
    fn formalities(&self) -> &'static [Formality];
    /// Whether players place pieces before the first turn.
    fn sets_up(&self) -> bool;
    /// Everything that matters for play.
    fn facts(&self) -> Value;
    /// The name of a card, zone or unit.
    fn name_of(&self, thing: Thing, lang: Lang) -> Option<&str>;
    /// The same with all that a sentence has to know of it.
    fn wording(&self, thing: Thing, lang: Lang) -> Option<Wording<'_>>;
    /// Everything that has a name.
    fn things(&self) -> Vec<Thing>;
    /// The positions that belong to the edition, in which games can begin.
    fn situations(&self) -> &Situations;
    /// A new game, not yet advanced.
    fn start(&self, agreed: &Agreed, company: Company) -> Result<Box<dyn Match>, CannotStart>;
    /// A game that starts in the position of a notation.
    fn set_up(
        &self,
        agreed: &Agreed,
        notation: &Value,
        company: Company,
    ) -> Result<Box<dyn Match>, CannotSetUp>;
    /// The game of a record, under the rulings of its day.
    fn resume(&self, record: &Record) -> Result<Box<dyn Match>, Unplayable>;
    /// The game of a record, with its result proved too.
    fn verify(&self, record: &Record) -> Result<Box<dyn Match>, Unplayable>;
}

/// A choice that is offered.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Offer {
    /// Its word.
    pub word: String,
    /// The same for people.
    pub label: Phrase,
}

/// A part of an action that is being named.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NamedPart {
    /// The ply of its first word, by which it is taken back.
    pub ply: usize,
    /// Its words, each as it was offered.
    pub words: Vec<Offer>,
}

/// Through whose eyes the events of a game are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player's.
    Seat(Seat),
    /// Those of somebody who looks on and knows nothing hidden.
    Spectator,
    /// The referee's, who sees everything.
    Referee,
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

/// A game under way, whatever its rules.
pub trait Match: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The players' names.
    fn names(&self) -> &[Name];
    /// Who has to answer.
    fn awaiting(&self) -> Awaiting;
    /// How many choices have been made.
    fn ply(&self) -> usize;
    /// Who made a choice, and its word.
    fn word_at(&self, ply: usize) -> (By, String);
    /// Whether forced choices wait for their player.
    fn stop_at_forced(&mut self, stops: bool);
    /// Draws chance and plays forced choices until somebody has to decide.
    fn advance(&mut self);
    /// What a seat may do.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// What is asked of a seat.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// The word that goes by itself for a seat, because it is the only one and decides nothing.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// Whether the seat may play this word, and if not, why.
    fn check(&self, seat: Seat, word: &str) -> Result<(), IllegalPly>;
    /// Plays a word of a seat.
    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), IllegalPly>;
    /// Plays one ply of a record again, checked; an outcome of chance is compared with what the seed draws.
    fn replay(&mut self, by: By, word: &str) -> Result<(), IllegalPly>;
    /// Lets chance have this outcome.
    fn befall(&mut self, word: &str) -> Result<(), IllegalPly>;
    /// At chance: all outcomes with their weights.
    fn odds(&self) -> Vec<(String, u32)>;
    /// How many plies would be left if the seat took back its last decision, or why it can't.
    fn can_undo(&self, seat: Seat, bots: SeatSet) -> Result<usize, CannotUndo>;
    /// Takes back the last decision of a seat; returns how many plies are left. What `bots` have set up since goes with
    /// it.
    fn undo(&mut self, seat: Seat, bots: SeatSet) -> Result<usize, CannotUndo>;
    /// The parts that a seat has named of an action that is not carried out yet.
    fn named(&self, seat: Seat) -> Vec<NamedPart>;
    /// Takes back one part of what a seat has named, given by the ply of its first word, and what can't be said
    /// without it; returns how many plies are left.
    fn retract(&mut self, seat: Seat, ply: usize) -> Result<usize, CannotUndo>;
    /// How far a seat is with the pieces that it places before the first turn, if it is asked for one of them now.
    fn setting_up(&self, seat: Seat) -> Option<SettingUp>;
    /// What a viewer was told while these plies were made, counted from 0.
    fn told(&self, viewer: Viewer, plies: Range<usize>) -> Vec<Told>;
    /// What a viewer may know; a seat beyond the table knows what a spectator knows.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// The same as JSON text.
    fn view_json(&self, viewer: Option<Seat>) -> Box<RawValue>;
    /// The position after the first `ply` plies, written down.
    fn notation_at(&self, ply: usize) -> Value;
    /// What a viewer might have known after the first `ply` plies.
    fn view_at(&self, ply: usize, viewer: Option<Seat>) -> Value;
    /// What a seat has to expect of the combat under way, or of each attack that it can name now.
    fn forecasts(&self, seat: Seat, rival: RivalPlays) -> Vec<Forecast>;
    /// What a seat plays, as sentences call it: nothing where seats are alike, or while it is not known.
    fn plays(&self, seat: Seat) -> Vec<Thing>;
    /// What each kind of unit of a seat could do from where it stands.
    fn reaches(&self, seat: Seat) -> Vec<Reach>;
    /// What some units of a seat could do together.
    fn plans(&self, seat: Seat, group: &Group) -> Vec<Plan>;
    /// Scores and places.
    fn standing(&self) -> Standing;
    /// The position, written down.
    fn notation(&self) -> Value;
    /// Of a game that began in a position: where that position was reached.
    fn came_from(&mut self, after: After);
    /// The game as text.
    fn record(&self, with_seed: bool) -> Record;
    /// The position alone, as a game without a past: what a bot thinks about elsewhere.
    fn moment(&self) -> Box<dyn Match>;
    /// The whole game, to be looked at elsewhere.
    fn copy(&self) -> Box<dyn Match>;
    /// The game as its own type, for what knows it.
    fn as_any(&self) -> &dyn Any;
}

/// A game's rules with a loaded edition: as a manifest has it.
pub struct Boxed<R: Rules> {
    /// The edition it is played with, and behind it the same under earlier rulings.
    editions: &'static [R::Edition],
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask the rules to be Copy")]
impl<R: Rules> Clone for Boxed<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Boxed<R> {}

impl<R: Rules> Boxed<R> {
    /// The game with this edition, which from now on lives as long as the program.
    pub fn new(edition: R::Edition) -> Self {
        let earlier = edition.earlier();
        Self { editions: Vec::leak(std::iter::once(edition).chain(earlier).collect()) }
    }

    /// The game with the edition that a source describes. Every situation in it is set up, to see that it is one.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn load(source: &Source) -> Result<Self, DataErrors> {
        let boxed = Self::new(R::Edition::load(source)?);
        let mut found = Vec::new();
        for situation in boxed.edition().situations().iter() {
            let mut wrong = |key: String, reason: String| {
                let key = format!("{}.{key}", situation.id);
                found.push(DataError { file: source.path(Situations::FILE), line: None, key, reason });
            };
            match boxed.begin_in(situation) {
                Ok(position) if position.awaiting() == Awaiting::Nobody => {
                    wrong("position".into(), "the game is over in it".into());
                }
                Ok(_) => {}
                Err(CannotSetUp::Notation(faults)) => {
                    for NotationError { key, reason } in faults.0 {
                        let reason = NotationError { key: String::new(), reason }.to_string();
                        wrong(format!("position.{key}"), reason.trim_start_matches(": ").to_owned());
                    }
                }
                Err(CannotSetUp::Start(reason)) => wrong("options".into(), reason.to_string()),
            }
        }
        if found.is_empty() { Ok(boxed) } else { Err(DataErrors(found)) }
    }

    fn begin_in(self, situation: &Situation) -> Result<R, CannotSetUp> {
        let chosen = situation.options.clone().with(Situations::KEY, &situation.id);
        let agreed = Game::agree(&self, &chosen).map_err(CannotStart::from)?;
        let options = R::options(self.edition(), &agreed).map_err(CannotStart::from)?;
        Ok(R::set_up(self.edition(), options, &situation.position)?)
    }

    /// The edition.
    pub fn edition(self) -> &'static R::Edition {
        &self.editions[0]
    }

    /// The game under earlier rulings, the latest first.
    pub fn earlier(self) -> impl Iterator<Item = Self> {
        (1..self.editions.len()).map(move |first| Self { editions: &self.editions[first..] })
    }

    /// The edition that a record was played with; the newest if none fits, which will say so.
    fn edition_of(self, record: &Record) -> &'static R::Edition {
        self.editions.iter().find(|edition| edition.hash() == record.hash).unwrap_or(self.edition())
    }
}

impl<R: Rules> Game for Boxed<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn edition(&self) -> &str {
        (*self).edition().name()
    }

    fn hash(&self) -> EditionHash {
        (*self).edition().hash()
    }

    fn rulings(&self) -> u8 {
        (*self).edition().rulings()
    }

    fn earlier(&self) -> Vec<Box<dyn Game>> {
        (*self).earlier().map(|game| Box::new(game) as Box<dyn Game>).collect()
    }

    fn settings(&self) -> Vec<Setting> {
        R::settings((*self).edition())
    }

    fn agree(&self, agreed: &Agreed) -> Result<Agreed, Disagreement> {
        let agreed = (*self).edition().situations().complete(agreed, &self.settings())?;
        R::options((*self).edition(), &agreed)?;
        Ok(agreed)
    }

    fn formalities(&self) -> &'static [Formality] {
        R::FORMALITIES
    }

    fn sets_up(&self) -> bool {
        R::SETS_UP
    }

    fn facts(&self) -> Value {
        (*self).edition().facts()
    }

    fn name_of(&self, thing: Thing, lang: Lang) -> Option<&str> {
        (*self).edition().name_in(lang, thing.kind, thing.id)
    }

    fn wording(&self, thing: Thing, lang: Lang) -> Option<Wording<'_>> {
        (*self).edition().wording(thing, lang)
    }

    fn things(&self) -> Vec<Thing> {
        (*self).edition().things()
    }

    fn situations(&self) -> &Situations {
        (*self).edition().situations()
    }

    fn start(&self, agreed: &Agreed, company: Company) -> Result<Box<dyn Match>, CannotStart> {
        Ok(Box::new(Running::<R>::new((*self).edition(), agreed, company)?))
    }

    fn set_up(
        &self,
        agreed: &Agreed,
        notation: &Value,
        company: Company,
    ) -> Result<Box<dyn Match>, CannotSetUp> {
        Ok(Box::new(Running::<R>::set_up((*self).edition(), agreed, notation, company)?))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Match>, Unplayable> {
        Ok(Box::new(Running::<R>::resume(self.edition_of(record), record)?))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn Match>, Unplayable> {
        Ok(Box::new(verify::<R>(self.edition_of(record), record)?))
    }
}

impl<R: Rules> Match for Running<R> {
    fn game(&self) -> &'static str {
        R::NAME
    }

    fn names(&self) -> &[Name] {
        self.names()
    }

    fn awaiting(&self) -> Awaiting {
        self.position().awaiting()
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn word_at(&self, ply: usize) -> (By, String) {
        let ply = &self.plies()[ply];
        (ply.by, self.position().word(ply.choice))
    }

    fn stop_at_forced(&mut self, stops: bool) {
        self.set_stops_at_forced(stops);
    }

    fn advance(&mut self) {
        self.advance();
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut choices = Vec::new();
        self.position().choices(seat, &mut choices);
        choices.iter().map(|&choice| self.position().offer_of(choice)).collect()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.position().prompt(seat)
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        self.forced(seat).map(|choice| self.position().word(choice))
    }

    fn check(&self, seat: Seat, word: &str) -> Result<(), IllegalPly> {
        if seat.index() >= self.position().seats() {
            return Err(IllegalPly::NoSuchSeat);
        }
        let choice = self.position().read_word(word)?;
        self.position().check(seat, choice).map_err(|r| IllegalPly::Refused(self.position().explain(r)))
    }

    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), IllegalPly> {
        self.choose_word(seat, word)
    }

    fn replay(&mut self, by: By, word: &str) -> Result<(), IllegalPly> {
        self.replay(by, word)
    }

    fn befall(&mut self, word: &str) -> Result<(), IllegalPly> {
        let outcome = self.position().read_word(word)?;
        Ok(self.befall(outcome)?)
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        if self.position().awaiting() == Awaiting::Chance {
            self.position().odds(&mut odds);
        }
        odds.into_iter().map(|(outcome, weight)| (self.position().word(outcome), weight)).collect()
    }

    fn can_undo(&self, seat: Seat, bots: SeatSet) -> Result<usize, CannotUndo> {
        self.can_undo(seat, bots)
    }

    fn undo(&mut self, seat: Seat, bots: SeatSet) -> Result<usize, CannotUndo> {
        self.undo(seat, bots)
    }

    fn named(&self, seat: Seat) -> Vec<NamedPart> {
        let parts = self.named(seat).into_iter();
        let offers =
            |words: Vec<R::Choice>| words.into_iter().map(|word| self.position().offer_of(word)).collect();
        parts.map(|Part { ply, words }| NamedPart { ply, words: offers(words) }).collect()
    }

    fn retract(&mut self, seat: Seat, ply: usize) -> Result<usize, CannotUndo> {
        self.retract(seat, ply)
    }

    fn setting_up(&self, seat: Seat) -> Option<SettingUp> {
        if seat.index() >= self.position().seats() {
            return None;
        }
        self.position().setting_up(seat)
    }

    fn told(&self, viewer: Viewer, plies: Range<usize>) -> Vec<Told> {
        let position = self.position();
        // An event that carries the number n happened while ply n - 1 was made, and they come in order.
        let from = self.events().partition_point(|&(made, _)| made <= plies.start);
        let to = self.events().partition_point(|&(made, _)| made <= plies.end);
        let then = self.events().get(from..to).unwrap_or_default().iter();
        then.filter_map(|&(_, event)| match viewer {
            Viewer::Seat(seat) => position.tell(event, Some(seat)),
            Viewer::Spectator => position.tell(event, None),
            Viewer::Referee => {
                // Private parts have one owner, and nobody is told more than that seat.
                let told = Seat::first(position.seats()).filter_map(|seat| position.tell(event, Some(seat)));
                told.max_by_key(|told| told.phrase.args.len())
            }
        })
        .collect()
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        let viewer = viewer.filter(|seat| seat.index() < self.position().seats());
        serde_json::to_value(self.position().view(viewer)).expect("a view is plain data")
    }

    fn view_json(&self, viewer: Option<Seat>) -> Box<RawValue> {
        let viewer = viewer.filter(|seat| seat.index() < self.position().seats());
        to_raw_value(&self.position().view(viewer)).expect("a view is plain data")
    }

    fn view_at(&self, ply: usize, viewer: Option<Seat>) -> Value {
        let viewer = viewer.filter(|seat| seat.index() < self.position().seats());
        serde_json::to_value(self.at(ply).view(viewer)).expect("a view is plain data")
    }

    fn forecasts(&self, seat: Seat, rival: RivalPlays) -> Vec<Forecast> {
        if seat.index() >= self.position().seats() {
            return Vec::new();
        }
        self.position().forecasts(seat, rival)
    }

    fn plays(&self, seat: Seat) -> Vec<Thing> {
        if seat.index() < self.position().seats() { self.position().plays(seat) } else { Vec::new() }
    }

    fn reaches(&self, seat: Seat) -> Vec<Reach> {
        if seat.index() >= self.position().seats() { Vec::new() } else { self.position().reaches(seat) }
    }

    fn plans(&self, seat: Seat, group: &Group) -> Vec<Plan> {
        if seat.index() >= self.position().seats() { Vec::new() } else { self.position().plans(seat, group) }
    }

    fn standing(&self) -> Standing {
        self.position().standing()
    }

    fn notation(&self) -> Value {
        self.position().notation()
    }

    fn notation_at(&self, ply: usize) -> Value {
        self.at(ply).notation()
    }

    fn came_from(&mut self, after: After) {
        self.came_from(after);
    }

    fn record(&self, with_seed: bool) -> Record {
        self.record(with_seed)
    }

    fn moment(&self) -> Box<dyn Match> {
        Box::new(self.moment())
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// There is no such game.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no game “{name}”; the games are {known}")]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
    /// The games there are.
    pub known: String,
}
