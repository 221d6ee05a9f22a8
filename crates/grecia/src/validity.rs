//! Whether a position that was written down is one in which the game can go on: what the phase is about is there,
//! nothing else is, and everything fits together.

mod carrying;
mod fighting;
mod naming;

use empires::notation::{Findings, Read, at_most, attacks_between, check_choices, must, must_be, need};
use table::{NotationErrors, Phrase, Seat};

use crate::{
    position::{Cause, Phase, Position, Side, Whereabouts},
    zones::TerritorySet,
};

/// The most tokens that are written for a seat: far more than a game gives.
const TOKENS: u16 = 9999;

impl Phase {
    /// Before the pieces of the players are placed: nothing is on the board.
    pub(crate) const fn deals_colours(self) -> bool {
        matches!(self, Self::Lot | Self::DealColour | Self::PickColour)
    }

    /// Before the effects of the scenario and the first turn.
    pub(crate) const fn prepares(self) -> bool {
        self.deals_colours()
            || matches!(self, Self::Fortress | Self::Piece | Self::UnitIn(_) | Self::HeroIn(_))
    }

    /// The last step of a turn, when no action is left.
    pub(crate) const fn travels(self) -> bool {
        matches!(self, Self::Heroes | Self::HeroAlone(_) | Self::OpenSea { heroes: true })
    }

    /// Whether a combat is under way; a sea can be asked in a combat or without one.
    const fn fights(self) -> bool {
        matches!(
            self,
            Self::Step1(_)
                | Self::Support(_)
                | Self::Allies(_)
                | Self::BattleCards
                | Self::Dice
                | Self::AfterDice(_)
                | Self::Rethrow { .. }
                | Self::Losses(_)
                | Self::FlightAsk
                | Self::Flight
                | Self::HeroFlight(_)
                | Self::Promotion(_)
        )
    }

    /// Whether it needs a card of the Senate or Tactics deck.
    const fn uses_cards(self) -> bool {
        matches!(
            self,
            Self::DrawSenate
                | Self::OpenSea { .. }
                | Self::Step1(_)
                | Self::Support(_)
                | Self::Allies(_)
                | Self::BattleCards
                | Self::AfterDice(_)
                | Self::Rethrow { .. }
        )
    }
}

impl Position {
    /// Whether the position fits together, once everything is read.
    pub(crate) fn check_written(&self) -> Result<(), NotationErrors> {
        let mut wrong = Findings::default();
        wrong.note(self.check_colours());
        wrong.note(self.check_turn());
        wrong.note(self.check_eliminated());
        wrong.note(self.check_cards());
        wrong.note(self.check_board());
        wrong.note(self.check_presence());
        wrong.verdict()?;
        self.check_effect()?;
        self.check_muster()?;
        self.check_act()?;
        self.check_combat()?;
        self.check_vote()?;
        self.check_asked()?;
        self.check_phase()?;
        Ok(check_choices(self)?)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players())
    }

    /// Whether pieces are placed, or effects of the scenario carried out.
    fn sets_up(&self) -> bool {
        self.phase.prepares() || self.effect.is_some_and(|effect| matches!(effect.cause, Cause::Setup(_)))
    }

    fn check_colours(&self) -> Read<()> {
        let key = "colours";
        match self.phase {
            Phase::Lot => need(self.colours.iter().all(Option::is_none), key, "are dealt after the lot"),
            Phase::DealColour | Phase::PickColour => {
                let free = self.scenario().free;
                let holds = free == (self.phase == Phase::PickColour);
                need(holds, "phase", "colours are picked in the free game and dealt in a scenario")?;
                let turn = self.order(self.active);
                let holds = self
                    .seats()
                    .all(|seat| self.colours[seat.index()].is_some() == (self.order(seat) < turn));
                need(holds, key, "those before the seat in turn have one, the others none")
            }
            _ => need(
                self.seats().all(|seat| self.colours[seat.index()].is_some()),
                key,
                "everybody has one in this phase",
            ),
        }
    }

    fn check_turn(&self) -> Read<()> {
        let numbers = &self.edition().numbers;
        let most = u16::from(self.options.rounds) * u16::from(self.options.players);
        if self.sets_up() {
            need(self.round == 0, "round", "is 0 during set-up")?;
            need(self.turns == 0, "turns", "are counted after set-up")?;
            need(self.actions == 0, "actions", "there are none during set-up")?;
            need(self.opened.is_empty(), "opened", "nothing is opened during set-up")?;
        } else {
            must_be(self.round > 0, "round", "position-round-begun")?;
            must_be(self.turns > 0, "turns", "position-turns-begun")?;
        }
        must(self.turns <= most, "turns", at_most("position-turns-most", most))?;
        let over = self.phase == Phase::Over;
        if !over && !self.sets_up() {
            let holds = (self.actions == 0) == self.phase.travels();
            must_be(holds, "actions", "position-actions-heroes")?;
        }
        let made = numbers.actions_per_turn - self.actions;
        let attacking = u8::from(self.combat.is_some());
        let most = numbers.attacks_per_turn.min(made + attacking);
        let most = if self.sets_up() { 0 } else { most };
        let holds = (attacking..=most).contains(&self.attacks);
        must(holds, "attacks", attacks_between(attacking, most))?;
        let there =
            |number: usize| matches!(self.heroes[self.active.index()].get(number), Some(Whereabouts::At(_)));
        let holds = over || self.phase.travels() || self.travelled == 0;
        must_be(holds, "travelled", "position-travelled-late")?;
        let holds = over || (0..8).all(|number| self.travelled >> number & 1 == 0 || there(number));
        must_be(holds, "travelled", "position-travelled-board")
    }

    fn check_eliminated(&self) -> Read<()> {
        let over = self.phase == Phase::Over;
        for seat in self.seats().filter(|seat| self.fallen[seat.index()] > 0) {
            let index = seat.index();
            let who = |message: &'static str| move || Phrase::new(message).with("seat", seat);
            let key = "eliminated";
            must(self.fallen[index] <= self.turns, key, who("position-out-later"))?;
            let units = self.held[index].is_empty() && self.afloat[index].is_empty();
            must(units, key, who("position-out-units"))?;
            let heroes = self.heroes[index].iter().all(|at| !matches!(at, Whereabouts::At(_)));
            must(heroes, key, who("position-out-heroes"))?;
            must(self.hands[index].is_empty(), key, who("position-out-cards"))?;
            must(self.supply[index] == 0, key, who("position-out-tokens"))?;
            must(over || seat != self.active, "turn", who("position-out-turn"))?;
        }
        let left = self.seats().filter(|seat| self.fallen[seat.index()] == 0).count();
        must_be(left >= if over { 1 } else { 2 }, "eliminated", "position-left-alone")?;
        let Some(winner) = self.winner else {
            let last = self.round == self.options.rounds;
            return must_be(!over || last, "winner", "position-winner-missing");
        };
        must_be(over, "winner", "position-winner-early")?;
        let holds = self.fallen[winner.index()] == 0 && (left == 1 || self.has_conquered(winner));
        must_be(holds, "winner", "position-winner-how")
    }

    fn check_cards(&self) -> Read<()> {
        let start = self.edition().start_tactic.0;
        for seat in self.first_card.iter() {
            let holds = self.hands[seat.index()].count(start) > 0;
            must(holds, "first_card", || Phrase::new("position-first-card").with("seat", seat))?;
        }
        for seat in self.seats() {
            let holds = self.supply[seat.index()] <= TOKENS;
            must(holds, "supply", at_most("position-tokens-most", TOKENS))?;
        }
        must_be(self.options.cards || !self.phase.uses_cards(), "phase", "position-without-cards")?;
        let holds = self.options.dice
            || !matches!(self.phase, Phase::Dice | Phase::AfterDice(_) | Phase::Rethrow { .. });
        must_be(holds, "phase", "position-without-dice")
    }

    fn check_board(&self) -> Read<()> {
        let phase = self.phase;
        if phase.deals_colours() {
            let empty = self.occupied().or(self.fortified()).is_empty()
                && self.afloat.iter().all(|seas| seas.is_empty())
                && self.heroes.iter().flatten().all(|at| !matches!(at, Whereabouts::At(_)));
            return must_be(empty, "zones", "position-placed-early");
        }
        for seat in self.seats() {
            let index = seat.index();
            if !phase.prepares() {
                let count = self.side(seat).heroes.len();
                let placed = !self.heroes[index][..count].contains(&Whereabouts::Reserve);
                must_be(placed, "reserve", "position-reserve-late")?;
                continue;
            }
            if phase == Phase::Fortress {
                let none = self.held[index].is_empty() && self.afloat[index].is_empty();
                must_be(none, "zones", "position-fortresses-first")?;
            }
            if !self.scenario().free {
                let home = self.side(seat).home;
                let strangers = self.occupied().without(self.held[index]).or(self.foreign_fortresses(seat));
                let holds = self.held[index].or(self.fortresses[index]).without(home).is_empty()
                    && strangers.and(home) == TerritorySet::EMPTY;
                must_be(holds, "zones", "position-placed-at-home")?;
            }
        }
        Ok(())
    }

    /// What is being carried out is there exactly when the phase is about it.
    fn check_presence(&self) -> Read<()> {
        let phase = self.phase;
        let asks = phase == Phase::Vote;
        let fights = phase.fights() || asks && self.combat.is_some();
        let names = matches!(
            phase,
            Phase::From
                | Phase::Target
                | Phase::Against
                | Phase::With
                | Phase::To
                | Phase::Via
                | Phase::HeroTo
                | Phase::For
                | Phase::FleetTo
        ) || asks && !fights;
        let musters = matches!(phase, Phase::Take | Phase::TakeIn);
        for (key, there, needed) in [
            ("act", self.act.is_some(), names),
            ("vote", self.vote.is_some(), asks),
            ("muster", self.muster.is_some(), musters),
            ("combat", self.combat.is_some(), fights),
        ] {
            need(there || !needed, key, "is needed in this phase")?;
            need(needed || !there, key, "does not belong to this phase")?;
        }
        Ok(())
    }

    /// Who is asked follows from the phase.
    fn check_asked(&self) -> Read<()> {
        let expected = match self.phase {
            Phase::Lot
            | Phase::DrawSenate
            | Phase::DrawTactics(_)
            | Phase::BattleCards
            | Phase::Dice
            | Phase::Rethrow { .. }
            | Phase::Over => return Ok(()),
            Phase::Vote => self.vote.and_then(|vote| self.next_asked(self.carried_player(), vote)),
            Phase::Step1(side) | Phase::Support(side) | Phase::AfterDice(side) | Phase::Promotion(side) => {
                self.combat().seat(side)
            }
            Phase::Losses(side) => self.bearer(side),
            Phase::FlightAsk | Phase::Flight | Phase::HeroFlight(_) => self.combat().defender.seat(),
            Phase::Allies(side) => {
                // Whoever supports with everything there is can still say that it is done.
                let asked = self.asked;
                let supports = self.combat().helpers(side).any(|helper| helper.seat == asked);
                let main = Side::BOTH.iter().any(|&side| self.combat().seat(side) == Some(asked));
                let ally = supports || self.possible_allies(side).any(|ally| ally == asked);
                (ally && !main).then_some(asked)
            }
            _ => Some(self.active),
        };
        match expected {
            Some(seat) => {
                must(seat == self.asked, "asked", || Phrase::new("position-asked").with("seat", seat))
            }
            None => must_be(false, "asked", "position-asked-nobody"),
        }
    }

    /// The rest of what single phases need.
    fn check_phase(&self) -> Read<()> {
        let seat = self.active;
        match self.phase {
            Phase::Fortress => need(self.fortresses_left(seat), "phase", "no fortress is left to place"),
            Phase::UnitIn(kind) => {
                need(self.units_left(seat, kind) > 0, "phase", "no such unit is left to place")
            }
            Phase::HeroIn(number) => {
                let waits = self.heroes[seat.index()][usize::from(number)] == Whereabouts::Reserve;
                need(waits, "phase", "the hero does not wait to be placed")
            }
            Phase::HeroAlone(number) => {
                need(self.travellers(seat).any(|n| n == number), "phase", "the hero cannot travel")
            }
            Phase::DrawTactics(count) => {
                need(self.effect.is_some() || count == 1, "phase", "one card is drawn by an action")
            }
            _ => Ok(()),
        }
    }
}
