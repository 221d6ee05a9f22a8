//! Grecia - Imperios del Pasado: fortresses, fleets and heroes from Troy to the coming of Rome, for two to four
//! players.
//!
//! One module for each chapter of the rulebook: [`edition`] (components), [`units`], `setup`, `turn` (with
//! supplies), `board` (territories, seas, control, fortresses), `movement`, `attack`, `swap`, `hire`, `senate` and
//! `tactics` (cards), `displacement` (ways by land, and cavalry), `transport` (passage at sea), `combat` (with support,
//! losses, flight, neutrals and what follows), `heroes`, `ending`, `options`. `play` connects phases and choices;
//! `odds` foresees what may come of a combat.
//! The ids `GR-…` are those of the rule catalogue.
//!
//! ```
//! use grecia::{Edition, Position};
//! use table::{Boxed, Company, Rules as _, Running};
//!
//! let edition = Boxed::<Position>::new(Edition::built_in()).edition();
//! let names = ["Anna", "Bruno"].map(|name| name.parse().unwrap()).to_vec();
//! let company = Company::new(names, "1806".parse().unwrap());
//! let mut game = Running::<Position>::new(edition, &"players=2 scenario=trojan_war".parse().unwrap(), company).unwrap();
//! game.advance(); // up to the first question
//! let asked = game.position().view(None).awaiting[0];
//! let mut choices = Vec::new();
//! game.position().choices(asked, &mut choices);
//! game.choose(asked, choices[0]).unwrap();
//! let attack = game.position().read_word("attack").unwrap();
//! assert!(game.position().check(asked, attack).is_err(), "nobody attacks before the pieces stand");
//! ```

mod appraisal;
mod attack;
mod board;
pub mod cards;
mod combat;
mod displacement;
pub mod edition;
mod ending;
mod happening;
mod heroes;
mod hire;
mod insight;
mod label;
mod movement;
mod notation;
mod observation;
mod odds;
mod options;
mod planning;
mod play;
mod position;
mod redeal;
mod refusal;
mod senate;
mod setup;
mod sight;
mod swap;
mod tactics;
mod transport;
mod turn;
pub mod units;
mod validity;
pub mod view;
mod vocabulary;
mod words;
mod worth;
pub mod written;
pub mod zones;

use std::fmt;

use empires::{foresight::Foreseeable as _, order::Ordered as _, plans};
use rand_core::Rng;
use table::{
    Agreed, Awaiting, Disagreement, Forecast, Formality, Group, NotationErrors, Phrase, Plan, Reach,
    RivalPlays, Rules, Seat, Setting, SettingUp, Standing, Thing, UnknownWord, Witness,
};

pub use crate::{
    appraisal::Appraisal,
    edition::Edition,
    happening::{Force, Happening, Total, WhichDeck},
    options::Options,
    position::{Holder, Position, Side},
    refusal::Refusal,
    view::View,
    words::Choice,
    worth::Worth,
};

/// What the game says in every language.
pub const TEXTS: table::GameTexts = table::game_texts!("grecia");

impl Rules for Position {
    const NAME: &'static str = "grecia";
    const FORMALITIES: &'static [Formality] = &[
        Formality { question: "grecia-prompt-vote", answers: &["consent", "refuse"] },
        Formality { question: "grecia-prompt-step-1", answers: &["pass"] },
        Formality { question: "grecia-prompt-allies", answers: &["done"] },
        Formality { question: "grecia-prompt-after-dice", answers: &["pass"] },
    ];
    const SETS_UP: bool = true;

    type Edition = Edition;
    type Options = Options;
    type Choice = Choice;
    type Event = Happening;
    type Refusal = Refusal;
    type View = View;

    fn settings(edition: &Edition) -> Vec<Setting> {
        Options::settings(edition)
    }

    fn options(edition: &Edition, agreed: &Agreed) -> Result<Options, Disagreement> {
        Options::agreed(edition, agreed)
    }

    fn begin(edition: &'static Edition, options: Options) -> Self {
        Self::fresh(table::Printed(edition), options)
    }

    #[inline]
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

    #[inline]
    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.offer(seat, self.order_of_naming(), &mut |choice| out.push(choice));
    }

    #[inline]
    fn ordered(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.offer_ordered(seat, &mut |choice| out.push(choice));
    }

    fn in_any_order(&self) -> bool {
        self.in_any_order()
    }

    fn commits(&self, choice: Choice) -> bool {
        self.commits(choice)
    }

    fn continues(&self, choice: Choice) -> bool {
        self.continues(choice)
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.check(seat, choice)
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happening>) {
        self.play(seat, choice, witness);
    }

    fn odds(&self, out: &mut Vec<(Choice, u32)>) {
        self.odds(out);
    }

    #[inline]
    fn tickets(&self) -> u32 {
        self.tickets()
    }

    #[inline]
    fn outcome(&self, ticket: u32) -> Choice {
        self.outcome(ticket)
    }

    #[inline]
    fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Happening>) {
        self.occur(outcome, witness);
    }

    fn side(&self, seat: Seat) -> Option<Thing> {
        self.colours[seat.index()].map(|colour| self.colour_thing(colour))
    }

    fn plays(&self, seat: Seat) -> Vec<Thing> {
        let colour = self.colours[seat.index()];
        let side = colour.and_then(|colour| self.scenario().side(colour));
        side.map(|side| Thing { kind: "side", id: &side.id }).into_iter().collect()
    }

    fn discloses(&self, _: Seat, choice: Choice) -> bool {
        Self::shows_something(choice)
    }

    fn setting_up(&self, seat: Seat) -> Option<SettingUp> {
        self.setting_up(seat)
    }

    fn standing(&self) -> Standing {
        self.standing()
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.redealt(seat, rng)
    }

    fn forecasts(&self, viewer: Seat, rival: RivalPlays) -> Vec<Forecast> {
        self.forecasts_of_combat(viewer, rival)
    }

    fn reaches(&self, seat: Seat) -> Vec<Reach> {
        plans::reaches(self, seat)
    }

    fn plans(&self, seat: Seat, group: &Group) -> Vec<Plan> {
        plans::plans(self, seat, group)
    }

    fn write_word(&self, choice: Choice, out: &mut dyn fmt::Write) -> fmt::Result {
        choice.write(self.edition(), self.scenario(), out)
    }

    fn read_word(&self, word: &str) -> Result<Choice, UnknownWord> {
        Choice::read(self.edition(), self.scenario(), word)
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.prompt(seat)
    }

    fn label(&self, choice: Choice) -> Phrase {
        self.label(choice)
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
