//! Napoleón - Imperios del Pasado, advanced rules: eight empires about 1800, for two to eight players.
//!
//! One module for each chapter of the rulebook: [`edition`] (components), [`units`], `setup`, `turn` (with supply),
//! `board` (territories, cities, seas, control), `movement`, `attack`, `swap`, `recruit`, `cards` and [`decks`],
//! `free` (entering, leaving and storming cities), `cavalry` (riding down), `transport`
//! (passage at sea), `combat` (strength, Great Battle and support, losses, pursuit, flight, promotions), `trade`,
//! `ending`, `options`. Each holds what may be done and why not (`may_…`), and `refusal` lists the reasons. `play` connects
//! phases and choices, `parts` tells which of them only name something. The ids `NA-…` are those of the rule catalogue.
//!
//! ```
//! use napoleon::{Edition, Position};
//! use table::{Boxed, Company, Rules as _, Running, Seat};
//!
//! let edition = Boxed::<Position>::new(Edition::built_in()).edition();
//! let names = ["Anna", "Bruno"].map(|name| name.parse().unwrap()).to_vec();
//! let company = Company::new(names, "1806".parse().unwrap());
//! let mut game = Running::<Position>::new(edition, &"players=2 scenario=italy-1796".parse().unwrap(), company).unwrap();
//! game.advance(); // up to the first question
//! // Everybody sees the map, with what stands on it by scenario.
//! let (view, anna) = (game.position().view(None), game.position().view(Some(Seat::new(0))));
//! assert!(view.zones == anna.zones && view.zones.iter().any(|zone| zone.controller.is_some()));
//! ```

mod appraisal;
mod attack;
mod board;
mod cards;
mod cavalry;
mod combat;
pub mod decks;
pub mod edition;
mod ending;
mod free;
mod happening;
mod insight;
mod label;
mod movement;
mod notation;
mod observation;
mod odds;
mod options;
mod parts;
mod planning;
mod play;
mod position;
mod recruit;
mod redeal;
mod refusal;
mod setup;
mod sight;
mod stroke;
mod swap;
mod trade;
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
    happening::{Happening, Total},
    options::Options,
    position::{Holder, Position, Side},
    refusal::Refusal,
    stroke::Stroke,
    view::View,
    words::Choice,
    worth::{Aim, Worth},
};

/// What the game says in every language.
pub const TEXTS: table::GameTexts = table::game_texts!("napoleon");

impl Rules for Position {
    const NAME: &'static str = "napoleon";
    const FORMALITIES: &'static [Formality] = &[
        Formality { question: "napoleon-prompt-vote", answers: &["consent", "refuse"] },
        Formality { question: "napoleon-prompt-aid", answers: &["pass"] },
        Formality { question: "napoleon-prompt-welcome", answers: &["consent", "refuse"] },
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
        Self::opening(table::Printed(edition), options)
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

    /// The empire; of two, the one that its scenario names first, or that comes first.
    fn side(&self, seat: Seat) -> Option<Thing> {
        let listed = &self.scenario().seats[seat.index()].empires;
        let first =
            if self.options.chosen_empires { self.realm(seat).first() } else { listed.first().copied() };
        first.map(|empire| self.empire_thing(empire))
    }

    fn plays(&self, seat: Seat) -> Vec<Thing> {
        self.realm(seat).iter().map(|empire| self.empire_thing(empire)).collect()
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
        choice.write(self.edition(), out)
    }

    fn read_word(&self, word: &str) -> Result<Choice, UnknownWord> {
        Choice::read(self.edition(), word)
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
