//! Pursuit: horse of the winning side against fleeing militia and artillery. [NA-RES-07, NA-RES-08]

use table::{Seat, SeatSet, Witness};

use crate::{
    happening::Happening,
    position::{Group, Holder, Phase, Position},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, Zone},
};

impl Position {
    /// NA-RES-05, NA-RES-08, NA-RES-13: after the losses, unless the Flight icon was shown or nobody drives the
    /// defenders out.
    pub(super) fn begin_pursuit(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = self.combat();
        if self.flight_shown() || combat.attacker_won && !combat.attackers_left() {
            self.combat_mut().decided = SeatSet::first(self.players());
        }
        self.go_on_with_pursuit(witness);
    }

    /// Fleeing units that can be eliminated, supporters included; the same unit in the same place once, whether it
    /// attacked or joined.
    fn fugitives(&self, mut out: impl FnMut(Unit, Zone)) {
        let combat = self.combat();
        let beaten = combat.won().other();
        for (index, group) in combat.groups().iter().enumerate() {
            if group.side != beaten || group.owner == Holder::Neutral {
                continue;
            }
            for (unit, _) in group.troop.counted().filter(|(unit, _)| unit.kind().is_vulnerable()) {
                let same = |other: &Group| {
                    other.side == beaten && other.place == group.place && other.troop.has(unit)
                };
                if !combat.groups()[..index].iter().any(same) {
                    out(unit, group.place.zone());
                }
            }
        }
    }

    pub(crate) fn anybody_flees(&self) -> bool {
        let mut any = false;
        self.fugitives(|_, _| any = true);
        any
    }

    /// Horse units of a player on the winning side that took part and survived.
    pub(crate) fn riders_of(&self, seat: Seat) -> u8 {
        let combat = self.combat();
        let groups = combat.side(combat.won()).filter(|group| group.owner == Holder::Seat(seat));
        groups.flat_map(|group| group.troop.units()).filter(|unit| unit.kind().is_horse()).count() as u8
    }

    /// The attacker first, then the others in turn order.
    pub(crate) fn go_on_with_pursuit(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = self.combat();
        let order = std::iter::once(combat.attacker).chain(self.others_after(combat.attacker));
        let mut pursuers = order.filter(|&seat| !combat.decided.contains(seat) && self.riders_of(seat) > 0);
        if let Some(seat) = pursuers.next().filter(|_| self.anybody_flees()) {
            drop(pursuers);
            let charges = self.riders_of(seat);
            let combat = self.combat_mut();
            combat.decided.insert(seat);
            combat.charges = charges;
            return self.ask(seat, Phase::Pursuit);
        }
        drop(pursuers);
        let combat = self.combat_mut();
        combat.charges = 0;
        combat.decided = SeatSet::EMPTY;
        self.after_pursuit(witness);
    }

    pub(crate) fn may_pursue(&self, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        let mut flees = false;
        self.fugitives(|other, at| flees |= (other, at) == (unit, zone));
        Refusal::NotFleeing { unit }.unless(flees)
    }

    pub(crate) fn offer_pursuit(&self, out: &mut impl FnMut(Choice)) {
        self.fugitives(|unit, zone| out(Choice::Pursue(unit, zone)));
        out(Choice::Done);
    }

    /// NA-RES-20: the unit is eliminated where it stands.
    pub(crate) fn pursue(
        &mut self,
        seat: Seat,
        unit: Unit,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        let side = self.combat().won().other();
        let place = Place(zone.0);
        let main = self.combat().group_at(side, true, place).is_some_and(|group| group.troop.has(unit));
        self.strike_off(side, main, unit, place);
        let owner = self.owner(unit).seat();
        self.eliminate(unit, zone);
        witness.tell(|| Happening::Pursued { seat, unit, owner, zone });
        self.combat_mut().charges -= 1;
        if self.combat().charges == 0 || !self.anybody_flees() {
            self.go_on_with_pursuit(witness);
        }
    }
}
