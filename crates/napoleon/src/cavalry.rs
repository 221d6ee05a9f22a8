//! Cavalry against vulnerable units: riding down. [NA-CAV]

use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Holder, Leg, Phase, Position},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, PlaceSet, Zone},
};

impl Position {
    /// NA-CAV-01 to NA-CAV-03: territories with a lone militia or artillery unit that horse of a player may ride
    /// down.
    #[inline]
    pub(crate) fn prey(&self, seat: Seat) -> PlaceSet {
        self.lone.and(self.attackable(seat))
    }

    /// NA-CAV-01: the first horse unit that enters eliminates a lone enemy without battle.
    pub(crate) fn ride_down(&mut self, rider: Unit, place: Place, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        if !self.hostile(seat).contains(place) {
            return;
        }
        let victim = self.troops[place.index()].units().next().expect("there is a lone unit");
        let owner = self.owner(victim);
        self.eliminate(victim, place.zone());
        witness.tell(|| {
            let (rider, owner, zone) = (rider.kind(), owner.seat(), place.zone());
            Happening::RiddenDown { seat, unit: victim, rider, owner, zone }
        });
        if let Holder::Seat(rival) = owner {
            self.truces[seat.index()].remove(rival);
        }
        if self.edition().numbers.ride_down_promotions > 0 {
            self.act_mut().ridden.insert(place);
        }
    }

    /// NA-CAV-04: horse units that have entered a territory whose unit was ridden down, and can rise.
    fn riders(&self, mut out: impl FnMut(Unit, Zone)) {
        for place in self.next_ridden().iter() {
            let mut last = None;
            for leg in self.act().legs.as_slice().iter().filter(|leg| leg.to == place.zone()) {
                if leg.unit.kind().is_horse() && last != Some(leg.unit) && self.may_rise(leg.unit).is_ok() {
                    last = Some(leg.unit);
                    out(leg.unit, leg.to);
                }
            }
        }
    }

    pub(crate) fn may_promote_rider(&self, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        self.may_rise(unit)?;
        let mut rider = false;
        self.riders(|other, at| rider |= (other, at) == (unit, zone));
        Refusal::NoPromotion { unit, rule: RuleId("NA-CAV-04") }.unless(rider)
    }

    pub(crate) fn offer_riders(&self, out: &mut impl FnMut(Choice)) {
        self.riders(|unit, zone| out(Choice::Promote(unit, zone)));
        out(Choice::Pass);
    }

    /// The territories whose riders are asked for: all, as the units have moved in an order of the player's choice and a
    /// counter that one returns serves another (NA-MOVE-09, NA-PROM-07). Under the first rulings it was the first of the
    /// map.
    fn next_ridden(&self) -> PlaceSet {
        let ridden = self.act().ridden;
        if self.in_any_order() { ridden } else { ridden.first().map(PlaceSet::only).unwrap_or_default() }
    }

    /// For each unit ridden down, one rider may be promoted; whoever has none that can rise is not asked.
    pub(crate) fn go_on_with_riders(&mut self, witness: &mut impl Witness<Happening>) {
        while !self.act().ridden.is_empty() {
            let mut any = false;
            self.riders(|_, _| any = true);
            if any {
                return self.ask(self.active, Phase::Ride);
            }
            self.leave_riders();
        }
        self.end_move(witness);
    }

    /// Nobody is promoted where riders are asked for.
    fn leave_riders(&mut self) {
        let left = self.act().ridden.without(self.next_ridden());
        self.act_mut().ridden = left;
    }

    pub(crate) fn promote_rider(
        &mut self,
        chosen: Option<(Unit, Zone)>,
        witness: &mut impl Witness<Happening>,
    ) {
        let seat = self.active;
        if let Some((unit, zone)) = chosen {
            let higher = self.promote(unit, Place(zone.0));
            // As what it is now, so that it is known what has moved.
            let act = self.act_mut();
            let rider = act.legs.remove(|leg| leg.unit == unit && leg.to == zone);
            act.legs.insert(Leg { unit: higher, ..rider.expect("the rider is named") });
            act.ridden.remove(Place(zone.0));
            witness.tell(|| Happening::promoted(seat, unit, zone, "NA-CAV-04"));
        } else {
            self.leave_riders();
        }
        self.go_on_with_riders(witness);
    }
}
