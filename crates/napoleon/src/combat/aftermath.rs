//! Advance, the token for a captured city, and the end of a combat. [NA-RES-12 to NA-RES-14, NA-RES-17, NA-RES-20]

use table::Witness;

use crate::{
    happening::Happening,
    position::{Group, Phase, Position, Side},
    refusal::Refusal,
    units::{Empire, Kind, Ships, Unit},
    words::Choice,
    zones::Place,
};

impl Position {
    /// NA-RES-12: all surviving attackers move into the attacked zone; into a city exactly one of them.
    pub(super) fn move_in(&mut self, witness: &mut impl Witness<Happening>) {
        if self.contested_sea().is_some() {
            self.sail_in(witness);
            return self.after_moving(witness);
        }
        if self.contested_city() {
            let (mut only, mut options) = (None, 0);
            self.offer_advance(&mut |choice| {
                only = Some(choice);
                options += 1;
            });
            return match only {
                Some(Choice::Advance(unit)) if options == 1 => self.advance(unit, witness),
                _ => self.ask(self.combat().attacker, Phase::Advance),
            };
        }
        while let Some(unit) = self.vanguard().and_then(|group| group.troop.units().next()) {
            self.march_in(unit);
        }
        let (seat, to) = (self.combat().attacker, self.combat().to);
        let troop = self.combat().group_at(Side::Attacker, true, Place(to.0)).map(|group| group.troop);
        witness.tell(|| Happening::MovedIn { seat, to, units: troop.unwrap_or_default() });
        self.after_moving(witness);
    }

    /// The attackers that have not moved in.
    fn vanguard(&self) -> Option<&Group> {
        let combat = self.combat();
        combat.group_at(Side::Attacker, true, Place(combat.from.0))
    }

    /// One attacker moves into the attacked zone.
    fn march_in(&mut self, unit: Unit) {
        let combat = self.combat();
        let (from, to) = (combat.from, combat.to);
        let group = *self.vanguard().expect("attackers are left");
        self.strike_off(Side::Attacker, true, unit, Place(from.0));
        self.relocate(unit, from, to);
        self.combat_mut().enlist(Group { place: Place(to.0), ..group }, unit, 0);
    }

    pub(crate) fn may_advance(&self, unit: Unit) -> Result<(), Refusal> {
        Refusal::NotTakingPart { unit }.unless(self.vanguard().is_some_and(|group| group.troop.has(unit)))
    }

    pub(crate) fn offer_advance(&self, out: &mut impl FnMut(Choice)) {
        if let Some(group) = self.vanguard() {
            group.troop.counted().for_each(|(unit, _)| out(Choice::Advance(unit)));
        }
    }

    pub(crate) fn advance(&mut self, unit: Unit, witness: &mut impl Witness<Happening>) {
        self.march_in(unit);
        let (seat, to) = (self.combat().attacker, self.combat().to);
        witness.tell(|| Happening::MovedIn { seat, to, units: [unit].into_iter().collect() });
        self.capture(witness);
        self.after_moving(witness);
    }

    /// NA-RES-14: a token for a city that was defended.
    fn capture(&mut self, witness: &mut impl Witness<Happening>) {
        let supply = self.edition().numbers.capture_supply;
        let (seat, zone) = (self.combat().attacker, self.combat().to);
        self.supply[seat.index()] += u16::from(supply);
        witness.tell(|| Happening::CityCaptured { seat, zone, supply });
    }

    /// NA-RES-18: the winning ships move into the sea; within one sea they are there already.
    fn sail_in(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = *self.combat();
        let (seat, from, to) = (combat.attacker, combat.from, combat.to);
        if from == to {
            return;
        }
        let mut ships = 0;
        for empire in Empire::all() {
            for kind in Kind::SHIPS {
                for _ in 0..combat.fleet[empire.index()].count(kind) {
                    self.relocate(Unit::new(kind, empire), from, to);
                    ships += 1;
                }
            }
        }
        witness.tell(|| Happening::SailedIn { seat, to, ships });
    }

    /// NA-RES-09: beaten attackers are where they were. Promotions follow.
    pub(super) fn after_moving(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = self.combat();
        let (seat, to) = (combat.attacker, combat.from);
        if !combat.attacker_won && combat.attackers_left() {
            witness.tell(|| Happening::WentBack { seat, to });
        }
        self.begin_promotions(witness);
    }

    /// NA-RES-17, NA-COM-12: Battle cards are discarded, and come back all but the last when none is left; the
    /// Chance cards are laid aside.
    pub(super) fn end_combat(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = self.combat.take().expect("there is a combat");
        let count = self.edition().battle.len();
        for side in Side::BOTH {
            if let (Some(seat), Some(card)) = (combat.principal(side), combat.battle_cards[side.index()])
                && self.battle[seat.index()].discard(card, count)
            {
                witness.tell(|| Happening::BattleCardsBack { seat });
            }
            combat.chance_cards[side.index()].into_iter().for_each(|card| self.chance.aside.add(card));
        }
        if self.options.shuffle_always {
            self.chance.shuffle();
            witness.tell(|| Happening::ChanceReshuffled);
        }
        debug_assert!(combat.fleet.iter().all(|ships| ships.len() <= 3 * Ships::MOST));
        self.end_action(witness);
    }
}
