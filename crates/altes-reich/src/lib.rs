//! El Viejo Imperio 800-1806 (Das Alte Reich, Het Oude Rijk): a trick-taking game of 69 monarchs and 38
//! events for two to five players.
//!
//! One module for each chapter of the rulebook: [`edition`] (components), `setup`, `trick` (play),
//! [`criteria`], `elector`, `dynasty`, `war_hero`, `ending` (end of the game, great game, places),
//! `vacant_throne` (the variant for two). The ids `AR-…` are those of the rule catalogue.
//!
//! ```
//! use altes_reich::{Edition, Position};
//! use table::{Boxed, Company, Rules as _, Running, Seat};
//!
//! let edition = Boxed::<Position>::new(Edition::built_in()).edition();
//! let names = ["Anna", "Bruno"].map(|name| name.parse().unwrap()).to_vec();
//! let company = Company::new(names, "1806".parse().unwrap());
//! let mut game = Running::<Position>::new(edition, &"players=2".parse().unwrap(), company).unwrap();
//! game.advance(); // up to the first question
//! let (anna, bruno) = (Seat::new(0), Seat::new(1));
//! let hand = game.position().view(Some(anna)).hand.unwrap();
//! assert_eq!(hand.len(), 11);
//! let card = game.position().read_word(&format!("play {}", hand[0])).unwrap();
//! assert!(game.position().check(bruno, card).is_err(), "that card is Anna's");
//! ```

mod appraisal;
pub mod cards;
pub mod criteria;
mod dynasty;
pub mod edition;
mod elector;
mod ending;
mod happening;
mod insight;
mod notation;
mod observation;
mod options;
mod position;
mod redeal;
mod refusal;
mod setup;
mod trick;
mod vacant_throne;
pub mod view;
mod vocabulary;
mod war_hero;
mod words;

use std::fmt;

use rand_core::Rng;
use table::{
    Agreed, Awaiting, Disagreement, NotationErrors, Phrase, RuleId, Rules, Seat, Setting, Standing,
    UnknownWord, Witness, below,
};

pub use crate::{
    appraisal::Appraisal,
    edition::Edition,
    happening::{CardRow, Comparison, Happening, Tally},
    options::Options,
    position::Position,
    refusal::Refusal,
    view::View,
    words::Choice,
};
use crate::{cards::CardSet, position::Phase};

/// What the game says in every language.
pub const TEXTS: table::GameTexts = table::game_texts!("altes-reich");

impl Rules for Position {
    const NAME: &'static str = "altes-reich";

    type Edition = Edition;
    type Options = Options;
    type Choice = Choice;
    type Event = Happening;
    type Refusal = Refusal;
    type View = View;

    fn settings(edition: &Edition) -> Vec<Setting> {
        Options::settings(edition)
    }

    fn options(_: &Edition, agreed: &Agreed) -> Result<Options, Disagreement> {
        Options::agreed(agreed)
    }

    fn begin(edition: &'static Edition, options: Options) -> Self {
        Self::fresh(table::Printed(edition), options)
    }

    fn edition(&self) -> &'static Edition {
        self.edition()
    }

    fn seats(&self) -> usize {
        self.players()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.awaiting()
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        let (play, declare) = self.open_to(seat);
        out.extend(play.iter().map(Choice::Play));
        out.extend(declare.iter().map(Choice::Declare));
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Play(card) => self.check_play(seat, card),
            Choice::Declare(card) => self.check_declare(seat, card),
            Choice::Start(_) => Err(Refusal::UpToChance { rule: RuleId("AR-17") }),
            Choice::Deal(_) => Err(Refusal::UpToChance { rule: RuleId("AR-14") }),
            Choice::Turn(_) => Err(Refusal::UpToChance { rule: RuleId("AR-25") }),
            Choice::Draw(_) => Err(Refusal::UpToChance { rule: RuleId("AR-43") }),
            Choice::Throne(_) => Err(Refusal::UpToChance { rule: RuleId("AR-77") }),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happening>) {
        self.play(seat, choice, witness);
    }

    #[inline]
    fn pick(&self, seat: Seat, _: &mut Vec<Choice>, rng: &mut impl Rng) -> Choice {
        let (play, declare) = self.open_to(seat);
        let count = play.len();
        let n = below(rng, (count + declare.len()) as u32) as usize;
        if n < count { Choice::Play(play.nth(n)) } else { Choice::Declare(declare.nth(n - count)) }
    }

    fn odds(&self, out: &mut Vec<(Choice, u32)>) {
        let tickets = if self.phase == Phase::Over { 0 } else { self.tickets() };
        out.extend((0..tickets).map(|ticket| (self.outcome(ticket), 1)));
    }

    #[inline]
    fn tickets(&self) -> u32 {
        (match self.phase {
            Phase::Lot => self.players(),
            Phase::TurnEvent => self.deck.len(),
            Phase::Deal { .. } | Phase::Draw | Phase::ThirdHand => self.unseen.len(),
            Phase::Opening { .. } | Phase::Trick | Phase::Over => 0,
        }) as u32
    }

    #[inline]
    fn outcome(&self, ticket: u32) -> Choice {
        let ticket = ticket as usize;
        match self.phase {
            Phase::Lot => Choice::Start(Seat::new(ticket)),
            Phase::Deal { .. } => Choice::Deal(self.unseen.nth(ticket)),
            Phase::TurnEvent => Choice::Turn(self.deck.nth(ticket)),
            Phase::Draw => Choice::Draw(self.unseen.nth(ticket)),
            Phase::ThirdHand => Choice::Throne(self.unseen.nth(ticket)),
            Phase::Opening { .. } | Phase::Trick | Phase::Over => {
                unreachable!("nothing is drawn in {:?}", self.phase)
            }
        }
    }

    #[inline]
    fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Happening>) {
        self.occur(outcome, witness);
    }

    /// Every card a player chooses is shown at once, or is binding from the moment it is chosen (AR-20, AR-37).
    fn discloses(&self, _: Seat, _: Choice) -> bool {
        true
    }

    #[inline]
    fn standing(&self) -> Standing {
        self.standing()
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.redealt(seat, rng)
    }

    fn write_word(&self, choice: Choice, out: &mut dyn fmt::Write) -> fmt::Result {
        choice.write(self.edition(), out)
    }

    fn read_word(&self, word: &str) -> Result<Choice, UnknownWord> {
        Choice::read(self.edition(), word)
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        let turn = match self.phase {
            Phase::Opening { waiting } if waiting.contains(seat) => {
                return Phrase::new("altes-reich-prompt-opening");
            }
            Phase::Opening { .. } => return Phrase::new("altes-reich-prompt-others-choose"),
            Phase::Over => return Phrase::new("altes-reich-prompt-over"),
            Phase::Trick => self.turn,
            _ => return Phrase::new("altes-reich-prompt-chance"),
        };
        if turn != seat {
            Phrase::new("altes-reich-prompt-wait").with("seat", turn)
        } else if self.owed > 0 {
            Phrase::new("altes-reich-prompt-replace")
        } else if self.laid == 0 {
            Phrase::new("altes-reich-prompt-lead")
        } else {
            Phrase::new("altes-reich-prompt-follow")
        }
    }

    fn label(&self, choice: Choice) -> Phrase {
        let about = |message, card| Phrase::new(message).with("card", self.card_thing(card));
        match choice {
            Choice::Play(card) => about("altes-reich-choice-play", card),
            Choice::Declare(card) => about("altes-reich-choice-declare", card)
                .with("number", i64::from(self.edition().monarch(card).elector.unwrap_or_default())),
            Choice::Start(seat) => Phrase::new("altes-reich-choice-start").with("seat", seat),
            Choice::Deal(card) => about("altes-reich-choice-deal", card),
            Choice::Turn(event) => {
                Phrase::new("altes-reich-choice-event").with("event", self.event_thing(event))
            }
            Choice::Draw(card) => about("altes-reich-choice-draw", card),
            Choice::Throne(card) => about("altes-reich-choice-throne", card),
        }
    }

    fn notation(&self) -> serde_json::Value {
        self.notation()
    }

    fn set_up(
        edition: &'static Edition,
        options: Options,
        notation: &serde_json::Value,
    ) -> Result<Self, NotationErrors> {
        Self::set_up(edition, options, notation)
    }
}

impl Position {
    /// The number of rounds played so far in all games.
    pub fn rounds_played(&self) -> usize {
        let games = usize::from(self.game) * usize::from(position::ROUNDS);
        games + usize::from(self.round) - usize::from(self.phase != Phase::Over)
    }

    /// Events that have not been turned up yet.
    pub fn events_to_come(&self) -> cards::EventSet {
        self.deck
    }

    /// The cards a seat may play now, and those it may declare.
    #[inline]
    fn open_to(&self, seat: Seat) -> (CardSet, CardSet) {
        match self.phase {
            Phase::Opening { waiting } if waiting.contains(seat) => {
                (self.opening_cards(seat), CardSet::EMPTY)
            }
            Phase::Trick if self.turn == seat => (self.hands[seat.index()], self.declarable(seat)),
            _ => (CardSet::EMPTY, CardSet::EMPTY),
        }
    }
}
