//! The odds of a combat, from what a seat may know: the combat is played on by the game's own rules, with the
//! assumptions of [`table::Forecast`].

use empires::foresight::{BattleChoice, Foreseeable, Progress, Prospect, Toll};
use table::{Arg, Argument as _, Seat, SeatSet, Witness};

use crate::{
    cards::Battle,
    happening::Happening,
    position::{Phase, Position, Side, Verb},
    units::Kind,
    words::Choice,
};

impl Witness<Happening> for Toll {
    fn tell(&mut self, event: impl FnOnce() -> Happening) {
        match event() {
            Happening::CombatWon { side, .. } | Happening::CombatTied { side, .. } => {
                self.decided(side == Side::Attacker);
            }
            Happening::Lost { owner, .. } | Happening::Surrendered { owner, .. } => self.lost(owner),
            _ => {}
        }
    }
}

impl Foreseeable for Position {
    const GO: Choice = Choice::Go;
    const PASS: Choice = Choice::Pass;
    const CONSENT: Choice = Choice::Consent;

    fn progress(&self) -> Progress {
        let attacks = self.act.is_some_and(|act| act.verb == Verb::Attack);
        match self.phase {
            Phase::Target | Phase::Against | Phase::Via | Phase::With if attacks => {
                Progress::Named(self.asked)
            }
            Phase::Vote if attacks => Progress::Asked,
            Phase::Step1(_)
            | Phase::Support(_)
            | Phase::Allies(_)
            | Phase::BattleCards
            | Phase::Dice
            | Phase::AfterDice(_)
            | Phase::Rethrow { .. } => Progress::Fought,
            _ => Progress::Settled,
        }
    }

    fn fights(&self) -> bool {
        self.combat.is_some()
    }

    fn begun(&self) -> bool {
        self.act.is_some_and(|act| !act.legs.is_empty())
    }

    fn is_complete(&self, choice: Choice) -> bool {
        matches!(choice, Choice::With(_) | Choice::Via(..) | Choice::Hero(_)) && self.phase == Phase::With
    }

    /// All ships are alike, all ways lead there, and more units are never weaker.
    fn alike(&self) -> bool {
        let at_sea = self.act().to.is_some_and(|to| self.edition().sea(to).is_some());
        self.phase == Phase::Via || at_sea && self.phase == Phase::With
    }

    /// Without Battle card and die.
    fn open_strength(&self, side: Side) -> i32 {
        let total = self.total(side);
        i32::from(total.sum()) - i32::from(total.card) - i32::from(total.die)
    }

    fn prospect(&self, viewer: Seat) -> Prospect {
        let combat = self.combat();
        let camp = |side| {
            let units = Kind::ALL.into_iter().flat_map(|kind| {
                std::iter::repeat_n(Arg::Thing(kind.thing()), self.taking_part(side, kind).into())
            });
            (units.collect(), self.open_strength(side))
        };
        Prospect {
            target: self.zone_thing(combat.to).into(),
            attacker: combat.attacker,
            defender: combat.defender.seat(),
            attacking: !self.fighters(Side::Defender).contains(viewer),
            camps: Side::BOTH.map(camp),
        }
    }

    fn attackers(&self) -> SeatSet {
        self.fighters(Side::Attacker)
    }

    /// Nothing but Battle cards is hidden that could matter before the combat is decided.
    fn worlds(&self, viewer: Seat) -> Vec<(Self, f64)> {
        let mut known = *self;
        for side in Side::BOTH {
            if self.combat().seat(side) != Some(viewer) && !self.battle_card_shown(side) {
                known.combat_mut().battle_cards[side.index()] = None;
            }
        }
        vec![(known, 1.0)]
    }

    fn cards_to_choose(&self, seat: Seat) -> Vec<BattleChoice<Choice>> {
        let before =
            matches!(self.phase, Phase::Step1(_) | Phase::Support(_) | Phase::Allies(_) | Phase::BattleCards);
        let combat = self.combat();
        let owes =
            |side: Side| combat.seat(side) == Some(seat) && combat.battle_cards[side.index()].is_none();
        let mut cards = Vec::new();
        if before && Side::BOTH.into_iter().any(owes) {
            cards.extend(self.battle[seat.index()].iter().map(|card| {
                let value = self.edition().battle[usize::from(card)].value;
                BattleChoice { choice: Choice::Card(card), value, card: Battle(card).arg(self) }
            }));
        }
        cards
    }

    /// No cards, no support, no questions; of several units or refuges the first.
    fn idle_choice(&self) -> Option<Choice> {
        match self.phase {
            Phase::Step1(_) | Phase::AfterDice(_) | Phase::Promotion(_) => Some(Choice::Pass),
            Phase::Support(_) | Phase::Allies(_) | Phase::FlightAsk => Some(Choice::Done),
            _ => None,
        }
    }
}

impl Position {
    /// The players who fight on a side.
    fn fighters(&self, side: Side) -> SeatSet {
        let combat = self.combat();
        combat.seat(side).into_iter().chain(combat.helpers(side).map(|helper| helper.seat)).collect()
    }
}
