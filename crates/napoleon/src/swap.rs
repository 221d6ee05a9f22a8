//! Swap: two own units change places. [NA-SWAP]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::{Happening, Other},
    position::{Act, Leg, Legs, Phase, Position},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, PlaceSet, Sea, SeaSet, Zone},
};

impl Position {
    /// Whether any two units can change places. [NA-TURN-10]
    pub(crate) fn can_swap(&self, seat: Seat) -> bool {
        let edition = self.edition();
        let (held, afloat) = (self.held[seat.index()], self.afloat[seat.index()]);
        let passages = self.passages(seat).all();
        held.iter().any(|from| {
            let joined = self.joined_lands(seat, from, Order::Fixed, || passages);
            joined.iter().any(|to| self.can_change(seat, from.zone(), to.zone()))
        }) || afloat.iter().any(|from| {
            let joined = self.joined_seas(seat, from, Order::Fixed);
            joined.iter().any(|to| self.can_change(seat, edition.zone_of(from), edition.zone_of(to)))
        })
    }

    /// Whether two zones hold different own units.
    fn can_change(&self, seat: Seat, from: Zone, to: Zone) -> bool {
        let mut any = false;
        self.units_in(seat, from, |unit, _| any = any || self.has_another(seat, unit, to));
        any
    }

    /// Own places that are adjacent to a place or joined to it by these seas; in the fixed order those behind it on the
    /// map, so that each pair is named in one way only. [NA-SWAP-01 to NA-SWAP-03]
    #[inline]
    fn joined_lands(
        &self,
        seat: Seat,
        from: Place,
        order: Order,
        passages: impl FnOnce() -> SeaSet,
    ) -> PlaceSet {
        let held = self.held[seat.index()];
        let own = if order == Order::Fixed { held.from(from) } else { held };
        let own = own.without(PlaceSet::only(from));
        if own.is_empty() {
            return own;
        }
        own.and(self.edition().near[from.index()].or(self.by_sea(from, passages())))
    }

    /// Seas with own ships that are adjacent to a sea; in the fixed order those behind it.
    #[inline]
    fn joined_seas(&self, seat: Seat, from: Sea, order: Order) -> SeaSet {
        let afloat = self.afloat[seat.index()];
        let own = if order == Order::Fixed { afloat.from(from) } else { afloat };
        own.and(self.edition().waters[from.index()])
    }

    /// The zones that are joined to a zone, of either kind.
    fn swap_zones(&self, seat: Seat, from: Zone, order: Order, mut out: impl FnMut(Zone)) {
        let edition = self.edition();
        if let Some(place) = edition.place(from) {
            let joined = self.joined_lands(seat, place, order, || self.passages(seat).all());
            joined.iter().for_each(|to| out(to.zone()));
        } else if let Some(sea) = edition.sea(from) {
            self.joined_seas(seat, sea, order).iter().for_each(|to| out(edition.zone_of(to)));
        }
    }

    /// Whether a zone holds an own unit other than this one, so that something changes. [NA-TURN-10]
    fn has_another(&self, seat: Seat, unit: Unit, zone: Zone) -> bool {
        let mut any = false;
        self.units_in(seat, zone, |other, _| any |= other != unit);
        any
    }

    /// Zones with a unit that this one can change places with.
    pub(crate) fn swap_partners(
        &self,
        seat: Seat,
        unit: Unit,
        from: Zone,
        order: Order,
        mut out: impl FnMut(Zone),
    ) {
        self.swap_zones(seat, from, order, |to| {
            if self.has_another(seat, unit, to) {
                out(to);
            }
        });
    }

    /// NA-SWAP-01, NA-SWAP-04: an own unit in a zone that is joined to the first, and another one. [NA-TURN-10]
    pub(crate) fn may_swap(&self, seat: Seat, unit: Unit, from: Zone, zone: Zone) -> Result<(), Refusal> {
        let joined = |order| {
            let mut joined = false;
            self.swap_zones(seat, from, order, |other| joined |= other == zone);
            joined
        };
        Refusal::NoOwnUnits { zone, rule: RuleId("NA-SWAP-04") }.unless(self.is_held(seat, zone))?;
        Refusal::OutOfReach { zone, rule: RuleId("NA-SWAP-01") }.unless(joined(Order::Any))?;
        Refusal::OutOfOrder.unless(joined(self.order_of_naming()))?;
        Refusal::NothingChanges.unless(self.has_another(seat, unit, zone))
    }

    fn can_be_swapped(&self, seat: Seat, unit: Unit, from: Zone, order: Order) -> bool {
        let mut any = false;
        self.swap_partners(seat, unit, from, order, |_| any = true);
        any
    }

    /// Zones with units that can be swapped.
    pub(crate) fn swap_bases(&self, seat: Seat, order: Order, mut out: impl FnMut(Zone)) {
        let edition = self.edition();
        let places = self.held[seat.index()].iter().map(Place::zone);
        for from in places.chain(self.afloat[seat.index()].iter().map(|sea| edition.zone_of(sea))) {
            let mut any = false;
            self.units_in(seat, from, |unit, _| any = any || self.can_be_swapped(seat, unit, from, order));
            if any {
                out(from);
            }
        }
    }

    /// Units that can be named first; none, when both are.
    pub(crate) fn swappers(&self, seat: Seat, order: Order, mut out: impl FnMut(Unit)) {
        if !self.act().legs.is_empty() {
            return;
        }
        let from = self.act().from.expect("a zone is named");
        self.units_in(seat, from, |unit, _| {
            if self.can_be_swapped(seat, unit, from, order) {
                out(unit);
            }
        });
    }

    pub(crate) fn name_swap_to(&mut self, zone: Zone) {
        let act = self.act_mut();
        let unit = act.unit.take().expect("a unit is named");
        act.to = Some(zone);
        act.legs.insert(Leg::new(unit, zone));
        self.phase = Phase::For;
    }

    /// An own unit there that is another one, so that something changes. [NA-TURN-10]
    pub(crate) fn may_come_back(&self, seat: Seat, unit: Unit) -> Result<(), Refusal> {
        let act = self.act();
        Refusal::NoSuchUnit { unit }.unless(act.to.is_some_and(|to| self.count_in(unit, to) > 0))?;
        let other = act.legs.last().is_some_and(|leg| leg.unit != unit);
        Refusal::NothingChanges.unless(other && self.may_command(seat, unit).is_ok())
    }

    pub(crate) fn offer_for(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let there = self.act().to.expect("a zone is named");
        self.units_in(seat, there, |unit, _| {
            if self.may_come_back(seat, unit).is_ok() {
                out(Choice::For(unit));
            }
        });
    }

    /// NA-SWAP-01, NA-SWAP-03: both units travel the same route in opposite directions. From whichever zone the Swap was
    /// named, from now on the first of the map is where it starts.
    pub(crate) fn name_for(&mut self, unit: Unit, witness: &mut impl Witness<Happening>) {
        let act = self.act_mut();
        let (from, to) = (act.from.expect("a zone is named"), act.to.expect("a zone is named"));
        let there = act.legs.last().expect("a unit is named");
        let back = Leg::new(unit, from);
        act.legs = if from < to { Legs::pair(there, back) } else { Legs::pair(back, there) };
        (act.from, act.to) = (Some(from.min(to)), Some(from.max(to)));
        self.phase = Phase::With;
        if let (Some(from), Some(to)) = (self.edition().place(from), self.edition().place(to))
            && !self.edition().near[from.index()].contains(to)
        {
            self.act_mut().by_sea = true;
            self.name_route();
        }
        self.named_way(witness);
    }

    pub(crate) fn carry_out_swap(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let [first, second] = *act.legs.as_slice() else { unreachable!("a Swap has two units") };
        let (here, there) = (second.to, first.to);
        self.take_up(first.unit, here);
        self.take_up(second.unit, there);
        self.put(first.unit, there);
        self.put(second.unit, here);
        witness.tell(|| Happening::Swapped {
            seat,
            first: first.unit,
            here,
            second: Other(second.unit),
            there,
        });
    }
}
