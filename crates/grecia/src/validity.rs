//! Whether a position that was written down is one in which the game can go on: what the phase is about is there,
//! nothing else is, and everything fits together.

mod carrying;
mod fighting;
mod naming;

use empires::notation::{Read, check_choices, need};
use table::Seat;

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
    pub(crate) fn check_written(&self) -> Read<()> {
        self.check_colours()?;
        self.check_turn()?;
        self.check_eliminated()?;
        self.check_cards()?;
        self.check_board()?;
        self.check_presence()?;
        self.check_effect()?;
        self.check_muster()?;
        self.check_act()?;
        self.check_combat()?;
        self.check_vote()?;
        self.check_asked()?;
        self.check_phase()?;
        check_choices(self)
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
            need(self.round > 0, "round", "is 0 only during set-up")?;
            need(self.turns > 0, "turns", "are counted from 1 after set-up")?;
        }
        need(self.turns <= most, "turns", format!("are at most {most}"))?;
        let over = self.phase == Phase::Over;
        if !over && !self.sets_up() {
            let holds = (self.actions == 0) == self.phase.travels();
            need(holds, "actions", "are left until heroes travel alone, and none then")?;
        }
        let made = numbers.actions_per_turn - self.actions;
        let attacking = u8::from(self.combat.is_some());
        let most = numbers.attacks_per_turn.min(made + attacking);
        let most = if self.sets_up() { 0 } else { most };
        let holds = (attacking..=most).contains(&self.attacks);
        need(holds, "attacks", format!("are from {attacking} to {most} here"))?;
        let there =
            |number: usize| matches!(self.heroes[self.active.index()].get(number), Some(Whereabouts::At(_)));
        let holds = over || self.phase.travels() || self.travelled == 0;
        need(holds, "travelled", "heroes travel alone when no action is left")?;
        let holds = over || (0..8).all(|number| self.travelled >> number & 1 == 0 || there(number));
        need(holds, "travelled", "only heroes on the board have")
    }

    fn check_eliminated(&self) -> Read<()> {
        let over = self.phase == Phase::Over;
        for seat in self.seats().filter(|seat| self.fallen[seat.index()] > 0) {
            let index = seat.index();
            let who = |reason: &str| format!("seat {seat} is eliminated {reason}");
            let key = "eliminated";
            need(self.fallen[index] <= self.turns, key, who("at the end of a turn that has been played"))?;
            let units = self.held[index].is_empty() && self.afloat[index].is_empty();
            need(units, key, who("and has no units"))?;
            let heroes = self.heroes[index].iter().all(|at| !matches!(at, Whereabouts::At(_)));
            need(heroes, key, who("and has no heroes on the board"))?;
            need(self.hands[index].is_empty(), key, who("and holds no cards"))?;
            need(self.supply[index] == 0, key, who("and has no tokens"))?;
            need(over || seat != self.active, "turn", who("and has no turn"))?;
        }
        let left = self.seats().filter(|seat| self.fallen[seat.index()] == 0).count();
        need(left >= if over { 1 } else { 2 }, "eliminated", "whoever is left alone has won")?;
        let Some(winner) = self.winner else {
            let last = self.round == self.options.rounds;
            return need(!over || last, "winner", "without one the game ends with the last round");
        };
        need(over, "winner", "there is one only when the game is over")?;
        let holds = self.fallen[winner.index()] == 0 && (left == 1 || self.has_conquered(winner));
        need(holds, "winner", "has the fortresses it takes, or is left alone")
    }

    fn check_cards(&self) -> Read<()> {
        let start = self.edition().start_tactic.0;
        for seat in self.first_card.iter() {
            let holds = self.hands[seat.index()].count(start) > 0;
            need(holds, "first_card", format!("seat {seat} does not hold the card of the start"))?;
        }
        for seat in self.seats() {
            let holds = self.supply[seat.index()] <= TOKENS;
            need(holds, "supply", format!("a seat has at most {TOKENS} tokens"))?;
        }
        need(self.options.cards || !self.phase.uses_cards(), "phase", "this game is played without cards")?;
        let holds = self.options.dice
            || !matches!(self.phase, Phase::Dice | Phase::AfterDice(_) | Phase::Rethrow { .. });
        need(holds, "phase", "this game is played without dice")
    }

    fn check_board(&self) -> Read<()> {
        let phase = self.phase;
        if phase.deals_colours() {
            let empty = self.occupied().or(self.fortified()).is_empty()
                && self.afloat.iter().all(|seas| seas.is_empty())
                && self.heroes.iter().flatten().all(|at| !matches!(at, Whereabouts::At(_)));
            return need(empty, "zones", "nothing is placed before everybody has a colour");
        }
        for seat in self.seats() {
            let index = seat.index();
            if !phase.prepares() {
                let count = self.side(seat).heroes.len();
                let placed = !self.heroes[index][..count].contains(&Whereabouts::Reserve);
                need(placed, "reserve", "heroes wait only while pieces are placed")?;
                continue;
            }
            if phase == Phase::Fortress {
                let none = self.held[index].is_empty() && self.afloat[index].is_empty();
                need(none, "zones", "units are placed when all fortresses stand")?;
            }
            if !self.scenario().free {
                let home = self.side(seat).home;
                let strangers = self.occupied().without(self.held[index]).or(self.foreign_fortresses(seat));
                let holds = self.held[index].or(self.fortresses[index]).without(home).is_empty()
                    && strangers.and(home) == TerritorySet::EMPTY;
                need(holds, "zones", "pieces are placed at home, and nobody else's are there")?;
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
            Some(seat) => need(seat == self.asked, "asked", format!("seat {seat} is asked in this phase")),
            None => need(false, "asked", "nobody can be asked this"),
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
