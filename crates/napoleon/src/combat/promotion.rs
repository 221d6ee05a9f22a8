//! Promotions after a combat. [NA-PROM]

use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    happening::Happening,
    position::{Group, Holder, Phase, Position, Side},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, Zone},
};

impl Position {
    /// NA-PROM-01, NA-PROM-08: the winning side first, as many as enemy units took part.
    pub(super) fn begin_promotions(&mut self, witness: &mut impl Witness<Happening>) {
        let side = self.combat().won();
        let promotions = self.combat().counted[side.other().index()];
        self.open_promotions(side, promotions);
        self.go_on_with_promotions(side, witness);
    }

    /// NA-PROM-04: each Promotion icon gives the principal one further promotion.
    fn open_promotions(&mut self, side: Side, promotions: u8) {
        let extra = self.icons(side).iter().filter(|icons| icons.promotion).count() as u8;
        let combat = self.combat_mut();
        combat.decided = SeatSet::EMPTY;
        combat.promotions = promotions;
        combat.extra = if combat.principal(side).is_some() { extra } else { 0 };
    }

    /// Units of a player that have risen once at least, and those that have risen twice.
    pub(crate) fn risen(&self, side: Side, seat: Seat) -> (u8, u8) {
        let groups = self.combat().side(side).filter(|group| group.owner == Holder::Seat(seat));
        let rises = groups.flat_map(|group| group.risen);
        rises.fold((0, 0), |(once, twice), rise| (once + u8::from(rise > 0), twice + u8::from(rise > 1)))
    }

    /// NA-PROM-05: whether a player may promote a unit that has risen so far. A unit takes one of the ordinary
    /// promotions at the most; the principal's further ones may go to any.
    fn has_promotion_for(&self, side: Side, seat: Seat, risen: u8) -> bool {
        let combat = self.combat();
        let (mut once, mut twice) = self.risen(side, seat);
        if risen == 0 {
            once += 1;
        } else {
            twice += 1;
        }
        let extra = if combat.principal(side) == Some(seat) { combat.extra } else { 0 };
        risen < self.edition().numbers.max_levels_per_combat
            && once + twice - once.min(combat.promotions) <= extra
    }

    /// The unit of a group that is promoted: of alike ones the one that has risen least.
    fn slot(&self, group: &Group, seat: Seat, unit: Unit) -> Option<usize> {
        let units = group.troop.units().enumerate().filter(|&(_, other)| other == unit);
        units.map(|(slot, _)| slot).find(|&slot| self.has_promotion_for(group.side, seat, group.risen[slot]))
    }

    /// NA-PROM-01, NA-PROM-03: units of a player that took part, survived and can rise, with the index of their
    /// group; each unit and place once.
    fn promotable(&self, side: Side, seat: Seat, mut out: impl FnMut(Unit, Place, usize)) {
        let groups = self.combat().groups();
        for (index, group) in groups.iter().enumerate() {
            if group.side != side || group.owner != Holder::Seat(seat) {
                continue;
            }
            for (unit, _) in group.troop.counted() {
                let fits = |group: &Group| {
                    group.side == side
                        && group.owner == Holder::Seat(seat)
                        && self.slot(group, seat, unit).is_some()
                };
                let before = groups[..index].iter().any(|other| other.place == group.place && fits(other));
                if !before && fits(group) && self.may_rise(unit).is_ok() {
                    out(unit, group.place, index);
                }
            }
        }
    }

    /// Of the groups of a player in one place from a group on, the one whose unit is promoted: alike ones rise in turn,
    /// so that it does not matter in which order others are promoted. Under the first rulings it was the first.
    fn least_risen(&self, side: Side, seat: Seat, unit: Unit, first: usize) -> usize {
        let groups = self.combat().groups();
        let rise = |index: usize| {
            let group = &groups[index];
            let own = group.side == side && group.owner == Holder::Seat(seat);
            let slot = self.slot(group, seat, unit).filter(|_| own && group.place == groups[first].place);
            slot.map(|slot| group.risen[slot])
        };
        let behind = if self.in_any_order() { groups.len() } else { first + 1 };
        let least = (first..behind).filter_map(|index| rise(index).map(|risen| (risen, index))).min();
        least.map_or(first, |(_, index)| index)
    }

    /// The group of a unit that can be promoted in a place.
    fn veterans(&self, side: Side, seat: Seat, unit: Unit, zone: Zone) -> Option<usize> {
        let mut found = None;
        self.promotable(side, seat, |other, at, group| {
            if (other, at.zone()) == (unit, zone) {
                found = Some(group);
            }
        });
        found
    }

    pub(crate) fn may_promote(&self, seat: Seat, side: Side, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        self.may_rise(unit)?;
        let rule = RuleId(self.ordinary_promotion(side));
        Refusal::NoPromotion { unit, rule }.unless(self.veterans(side, seat, unit, zone).is_some())
    }

    pub(crate) fn offer_promotions(&self, seat: Seat, side: Side, out: &mut impl FnMut(Choice)) {
        self.promotable(side, seat, |unit, place, _| out(Choice::Promote(unit, place.zone())));
        out(Choice::Done);
    }

    pub(crate) fn can_promote(&self, side: Side, seat: Seat) -> bool {
        let mut any = false;
        self.promotable(side, seat, |_, _, _| any = true);
        any
    }

    /// NA-PROM-02: the principal, then the supporters of his side in turn order after the attacker; then the
    /// losing side. Whoever has nothing to promote is not asked.
    pub(super) fn go_on_with_promotions(&mut self, side: Side, witness: &mut impl Witness<Happening>) {
        let combat = self.combat();
        let allies = combat.allies[side.index()];
        let supporters = self.others_after(combat.attacker).filter(|&seat| allies.contains(seat));
        let order = combat.principal(side).into_iter().chain(supporters);
        let mut waiting =
            order.filter(|&seat| !combat.decided.contains(seat) && self.can_promote(side, seat));
        if let Some(seat) = waiting.next() {
            drop(waiting);
            return self.ask(seat, Phase::Promotion(side));
        }
        drop(waiting);
        if side == self.combat().won() {
            let promotions = self.edition().numbers.loser_promotions;
            self.open_promotions(side.other(), promotions);
            self.go_on_with_promotions(side.other(), witness);
        } else {
            self.end_combat(witness);
        }
    }

    /// NA-PROM-07: promotions are carried out one after the other, in an order of the player's choice.
    pub(crate) fn promote_veteran(
        &mut self,
        seat: Seat,
        side: Side,
        unit: Unit,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        let place = Place(zone.0);
        let first = self.veterans(side, seat, unit, zone).expect("the unit can be promoted");
        let group = self.least_risen(side, seat, unit, first);
        let slot = self.slot(&self.combat().groups()[group], seat, unit).expect("the unit can rise");
        let higher = self.promote(unit, place);
        let entry = &mut self.combat_mut().groups_mut()[group];
        let (_, risen) = entry.remove(slot);
        entry.add(higher, risen + 1);
        witness.tell(|| Happening::promoted(seat, unit, zone, self.cause_of_promotion(side, seat, risen)));
        if !self.can_promote(side, seat) {
            self.end_promotion(seat, side, witness);
        }
    }

    /// The rule that has just raised a unit of a player which had risen so far.
    fn cause_of_promotion(&self, side: Side, seat: Seat, risen: u8) -> &'static str {
        let combat = self.combat();
        let (once, _) = self.risen(side, seat);
        if risen > 0 {
            "NA-PROM-05"
        } else if once > combat.promotions {
            "NA-PROM-04"
        } else if combat.principal(side) != Some(seat) {
            "NA-PROM-02"
        } else {
            self.ordinary_promotion(side)
        }
    }

    /// The rule by which the principal of a side promotes.
    fn ordinary_promotion(&self, side: Side) -> &'static str {
        if side == self.combat().won() { "NA-PROM-01" } else { "NA-PROM-03" }
    }

    /// What a player leaves is for the supporters behind him; further promotions lapse.
    pub(crate) fn end_promotion(&mut self, seat: Seat, side: Side, witness: &mut impl Witness<Happening>) {
        let (once, twice) = self.risen(side, seat);
        let combat = self.combat_mut();
        let extra = if combat.principal(side) == Some(seat) { combat.extra } else { 0 };
        combat.promotions -= (once + twice).saturating_sub(extra);
        combat.decided.insert(seat);
        self.go_on_with_promotions(side, witness);
    }
}
