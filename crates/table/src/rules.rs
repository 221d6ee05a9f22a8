//! The contract of a game: a position that awaits small choices.

use std::{
    fmt::{self, Debug},
    hash::Hash,
};

use rand_core::Rng;
use serde::Serialize;
use serde_json::Value;

use crate::{
    Agreed, Arg, By, Disagreement, Edition, Forecast, Group, Offer, Phrase, Plan, Reach, RivalPlays, RuleId,
    Seat, SeatSet, Setting, SettingUp, Standing, Telling, Thing, Told, chance::below,
};

/// Whom a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// Each of these seats owes a choice. They may answer in any order, and nobody's view shows an answer
    /// before all are in.
    Seats(SeatSet),
    /// A draw, a deal or a throw is due.
    Chance,
    /// The game is over.
    Nobody,
}

impl Awaiting {
    /// The seats that owe a choice.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Nobody => SeatSet::EMPTY,
        }
    }
}

/// Learns what happens while a choice is carried out. `()` learns nothing and costs nothing: the closures
/// that would build the events are never called.
pub trait Witness<E> {
    /// Something has happened.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Witness<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Anything that rests on a rule of the catalogue.
pub trait Cites {
    /// The rule.
    fn rule(&self) -> RuleId;
}

/// A question that comes often and in the turn of others, such as leave to pass a sea: a player may answer it
/// once for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Formality {
    /// The message of its [`prompt`](Rules::prompt).
    pub question: &'static str,
    /// The words that answer it without looking at the table.
    pub answers: &'static [&'static str],
}

/// The rules of one game, as a position with all that can follow from it.
///
/// A position is a plain value: small, flat, no heap, so that a clone is a copy of bytes. It refers to the
/// edition (cards, maps, names), which is loaded once and lives as long as the program.
///
/// What must hold, and is tested on every game (crate `referee`, module `laws`):
///
/// * a choice is in [`choices`](Rules::choices) exactly when [`check`](Rules::check) accepts it, never twice;
/// * [`ordered`](Rules::ordered) is a part of [`choices`](Rules::choices), and empty only if that is;
/// * whatever the order in which the parts of an action are named, the position is the same;
/// * [`pick`](Rules::pick) and [`draw`](Rules::draw) take the entry that one [`below`] names;
/// * the weights of [`odds`](Rules::odds) add up to [`tickets`](Rules::tickets), and
///   [`outcome`](Rules::outcome) hands them out in that order;
/// * two positions with equal [`view`](Rules::view)s of a seat offer it equal choices and give equal
///   [`redeal`](Rules::redeal)s from equal random numbers;
/// * words and notations are read back to what wrote them.
pub trait Rules: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name of the game in commands, records and folders.
    const NAME: &'static str;

    /// The questions that may be answered in advance, so that nobody waits for them.
    const FORMALITIES: &'static [Formality] = &[];

    /// Whether players place pieces before the first turn, in some scenario at least: see
    /// [`setting_up`](Rules::setting_up).
    const SETS_UP: bool = false;

    /// Cards, maps and texts that the game is played with.
    type Edition: Edition;
    /// What was agreed before the start.
    type Options: Copy + Eq + Debug + Send + Sync;
    /// One word of the record, by a seat or by chance.
    type Choice: Copy + Eq + Hash + Debug + Send + Sync;
    /// What happened, and the rule it follows.
    type Event: Copy + PartialEq + Debug + Send + Sync + Telling<Self>;
    /// Why a choice is not legal.
    type Refusal: Copy + PartialEq + Debug + Send + Sync + Telling<Self>;
    /// All that one seat (or a spectator) may know, and nothing more.
    type View: Serialize + PartialEq + Debug;

    /// What can be agreed before the start with this edition; `players` is always among it.
    fn settings(edition: &Self::Edition) -> Vec<Setting>;

    /// The options that these values mean. `agreed` is complete and each value is one of the setting's.
    fn options(edition: &Self::Edition, agreed: &Agreed) -> Result<Self::Options, Disagreement>;

    /// The position before anything has happened.
    fn begin(edition: &'static Self::Edition, options: Self::Options) -> Self;

    /// The edition the game is played with.
    fn edition(&self) -> &'static Self::Edition;

    /// How many seats take part.
    fn seats(&self) -> usize;

    /// Who has to answer now.
    fn awaiting(&self) -> Awaiting;

    /// Writes all legal choices of the seat into `out`, in a fixed order and without duplicates.
    /// None if the seat is not awaited.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Choice>);

    /// Those of the [`choices`](Rules::choices) with which everything that the seat can do is named in one order
    /// only: what bots look at, who gain nothing from saying the same in another way.
    #[inline]
    fn ordered(&self, seat: Seat, out: &mut Vec<Self::Choice>) {
        self.choices(seat, out);
    }

    /// Whether the parts of an action are named in any order, can be taken back one by one, and take effect when
    /// their player says so.
    fn in_any_order(&self) -> bool {
        false
    }

    /// Whether this choice carries something out, ends it or hands the game on to others. Where parts are named
    /// [in any order](Rules::in_any_order), its player is asked for it even if it is the only one.
    fn commits(&self, _choice: Self::Choice) -> bool {
        true
    }

    /// Whether this choice completes the one before it, as a destination does the unit that goes there: the two
    /// are taken back together.
    fn continues(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether the seat may make this choice now, and if not, why.
    fn check(&self, seat: Seat, choice: Self::Choice) -> Result<(), Self::Refusal>;

    /// Carries out a choice that [`check`](Rules::check) accepts.
    fn play(&mut self, seat: Seat, choice: Self::Choice, witness: &mut impl Witness<Self::Event>);

    /// One of the seat's [`ordered`](Rules::ordered) choices, each equally likely. `buffer` is scratch space.
    fn pick(&self, seat: Seat, buffer: &mut Vec<Self::Choice>, rng: &mut impl Rng) -> Self::Choice {
        buffer.clear();
        self.ordered(seat, buffer);
        buffer[below(rng, buffer.len() as u32) as usize]
    }

    /// At chance: writes all outcomes with their weights into `out`, in a fixed order and without duplicates.
    fn odds(&self, out: &mut Vec<(Self::Choice, u32)>);

    /// At chance: the sum of all weights.
    fn tickets(&self) -> u32 {
        let mut odds = Vec::new();
        self.odds(&mut odds);
        odds.iter().map(|(_, weight)| weight).sum()
    }

    /// At chance: the outcome that holds this ticket, counted through [`odds`](Rules::odds) from 0.
    fn outcome(&self, mut ticket: u32) -> Self::Choice {
        let mut odds = Vec::new();
        self.odds(&mut odds);
        let mut holds =
            |&(_, weight): &(_, u32)| ticket.checked_sub(weight).map(|left| ticket = left).is_none();
        odds.into_iter().find(&mut holds).expect("the ticket is one of those handed out").0
    }

    /// At chance: an outcome with its true odds.
    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Self::Choice {
        self.outcome(below(rng, self.tickets()))
    }

    /// Carries out an outcome of chance that is among the [`odds`](Rules::odds).
    fn occur(&mut self, outcome: Self::Choice, witness: &mut impl Witness<Self::Event>);

    /// One step of the game: chance is drawn, or the first of the awaited seats makes the choice that `choose` names,
    /// with the same randomness. Tells who did what; none if the game is over.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "who did what costs nothing where nobody asks")]
    fn step<G: Rng>(
        &mut self,
        rng: &mut G,
        witness: &mut impl Witness<Self::Event>,
        choose: impl FnOnce(&Self, Seat, &mut G) -> Self::Choice,
    ) -> Option<(By, Self::Choice)> {
        match self.awaiting() {
            Awaiting::Nobody => None,
            Awaiting::Chance => {
                let outcome = self.draw(rng);
                self.occur(outcome, witness);
                Some((By::Chance, outcome))
            }
            Awaiting::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is awaited");
                let choice = choose(self, seat, rng);
                self.play(seat, choice, witness);
                Some((By::Seat(seat), choice))
            }
        }
    }

    /// What the seat plays where seats differ, such as a colour or an empire; for counting who wins how often.
    fn side(&self, _seat: Seat) -> Option<Thing> {
        None
    }

    /// What the seat plays, as sentences call it: a city, an empire or two. Nothing where seats are alike, or while
    /// it is not known.
    fn plays(&self, seat: Seat) -> Vec<Thing> {
        self.side(seat).into_iter().collect()
    }

    /// Whether this choice shows anybody what was hidden, or is binding by a rule: it can't be taken back.
    fn discloses(&self, _seat: Seat, _choice: Self::Choice) -> bool {
        true
    }

    /// How far the seat is with the pieces that it places before the first turn; none unless it is asked for one of
    /// them now. Everybody sees these pieces placed, and a player may leave them to a bot.
    fn setting_up(&self, _seat: Seat) -> Option<SettingUp> {
        None
    }

    /// Scores and places as they stand.
    fn standing(&self) -> Standing;

    /// What this seat, or a spectator, may know.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A world that this seat can't tell from the true one, drawn at random.
    #[must_use]
    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// What the seat has to expect of the combat under way, or of each attack that it can name now; empty where
    /// there is none, and in games without combat. It follows from the seat's view alone.
    fn forecasts(&self, _viewer: Seat, _rival: RivalPlays) -> Vec<Forecast> {
        Vec::new()
    }

    /// What each kind of unit of the seat could do from where it stands, in the action that is being named or in any that
    /// can be named now; empty where nothing is named, and in games without units. It follows from the seat's view alone.
    fn reaches(&self, _seat: Seat) -> Vec<Reach> {
        Vec::new()
    }

    /// What these units of the seat could do together, each with the words that say it. It follows from the seat's view
    /// alone.
    fn plans(&self, _seat: Seat, _group: &Group) -> Vec<Plan> {
        Vec::new()
    }

    /// Whether a player with these choices has nothing to say: there is only one, and where a player must say when
    /// something is carried out, it carries nothing out.
    fn is_forced(&self, choices: &[Self::Choice]) -> bool {
        match choices {
            &[only] => !self.in_any_order() || !self.commits(only),
            _ => false,
        }
    }

    /// A choice with its word and label.
    fn offer_of(&self, choice: Self::Choice) -> Offer {
        Offer { word: self.word(choice), label: self.label(choice) }
    }

    /// Writes the word of a choice, such as `play otto-i`.
    fn write_word(&self, choice: Self::Choice, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads a word. The choice need not be legal; [`check`](Rules::check) tells.
    fn read_word(&self, word: &str) -> Result<Self::Choice, UnknownWord>;

    /// What is asked of the seat now.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// A choice in the players' words.
    fn label(&self, choice: Self::Choice) -> Phrase;

    /// An event as this viewer is told it; `None` if it is none of their business. Whoever is told a private
    /// part of it is told more arguments than anybody else.
    fn tell(&self, event: Self::Event, viewer: Option<Seat>) -> Option<Told> {
        event.tell(self, viewer)
    }

    /// A refusal in the players' words.
    fn explain(&self, refusal: Self::Refusal) -> Told {
        refusal.tell(self, None).expect("a refusal is told to anybody")
    }

    /// The position as conformance files write it; [`set_up`](Rules::set_up) reads it back.
    fn notation(&self) -> Value;

    /// The position that a notation describes; what it leaves out is filled in as the game's page of
    /// `docs/conformance.md` says.
    fn set_up(
        edition: &'static Self::Edition,
        options: Self::Options,
        notation: &Value,
    ) -> Result<Self, NotationErrors>;

    /// The word of a choice as a string.
    fn word(&self, choice: Self::Choice) -> String {
        let mut word = String::new();
        self.write_word(choice, &mut word).expect("writing to a string succeeds");
        word
    }
}

/// The text is no word of this game.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum UnknownWord {
    /// The first part is not a verb of this game.
    #[error("“{word}” is not a word of this game; words are {known}")]
    Verb {
        /// What was written.
        word: String,
        /// The words of the game.
        known: &'static str,
    },
    /// The verb is known, what follows is not.
    #[error("there is no {kind} “{name}”")]
    Name {
        /// What was looked for, such as `monarch`.
        kind: &'static str,
        /// What was written.
        name: String,
    },
}

impl UnknownWord {
    /// There is no such verb; these are known. Of what was written, so much that it can be recognised.
    pub fn verb(word: &str, known: &'static str) -> Self {
        Self::Verb { word: word.chars().take(80).collect(), known }
    }

    /// There is nothing of this kind with such a name.
    pub fn name(kind: &'static str, name: &str) -> Self {
        Self::Name { kind, name: name.chars().take(80).collect() }
    }
}

/// One thing that is wrong with a notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The key of the notation, such as `zones.argos`.
    pub key: String,
    /// What is wrong with it.
    pub reason: Phrase,
}

impl NotationError {
    /// The message around reasons that only those meet who write a notation by hand: they are told in English.
    pub const WRITTEN: &'static str = "position-written";

    /// An error at this key that only a notation written by hand can have.
    pub fn new(key: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::told(key, Phrase::new(Self::WRITTEN).with("reason", Arg::Text(reason.into())))
    }

    /// An error at this key, in the players' words.
    pub fn told(key: impl Into<String>, reason: Phrase) -> Self {
        Self { key: key.into(), reason }
    }

    /// The reason, if only a notation written by hand can have it.
    pub fn written(&self) -> Option<&str> {
        match &self.reason.args[..] {
            [(_, Arg::Text(reason))] if self.reason.message == Self::WRITTEN => Some(reason),
            _ => None,
        }
    }

    /// The same, told of a part of what stands at the key: whoever writes by hand has to find it.
    #[must_use]
    pub fn in_part(self, part: &str) -> Self {
        match self.written() {
            Some(reason) => Self::new(self.key.as_str(), format!("“{part}”: {reason}")),
            None => self,
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.key)?;
        if let Some(reason) = self.written() {
            return f.write_str(reason);
        }
        f.write_str(self.reason.message)?;
        self.reason.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={}", arg.plain()))
    }
}

/// Why a notation describes no position: all that can be told at once, at least one thing.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct NotationErrors(pub Vec<NotationError>);

impl From<NotationError> for NotationErrors {
    fn from(error: NotationError) -> Self {
        Self(vec![error])
    }
}
