//! Swap: two own units change places. [GR-SWAP]

use empires::order::Order;
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Holder, Position},
    refusal::Refusal,
    units::Kind,
    words::Choice,
    zones::{Territory, TerritorySet},
};

/// The way of a unit that changes places with another.
#[derive(Clone, Copy)]
struct SwapWay {
    kind: Kind,
    from: Territory,
    to: Territory,
    /// Whether only cavalry can come back.
    riders_only: bool,
}

impl Position {
    /// Whether any two units can change places. [GR-TURN-08]
    #[inline]
    pub(crate) fn may_swap(&self, seat: Seat) -> Result<(), Refusal> {
        Refusal::NothingToSwap.unless(self.swap_lands(seat, Order::Fixed).next().is_some())
    }

    pub(crate) fn swap_lands(&self, seat: Seat, order: Order) -> impl Iterator<Item = Territory> {
        self.held[seat.index()].iter().filter(move |&from| {
            let mut kinds = self.troops[from.index()].kinds();
            kinds.any(|kind| !self.swap_partners(seat, kind, from, order).is_empty())
        })
    }

    /// Territories whose units a unit can change places with; in the fixed order those behind its own on the map, so
    /// that each pair is named in one way only. [GR-SWAP-02, GR-SWAP-03]
    pub(crate) fn swap_partners(
        &self,
        seat: Seat,
        kind: Kind,
        from: Territory,
        order: Order,
    ) -> TerritorySet {
        let own = match order {
            Order::Any => self.held[seat.index()],
            Order::Fixed => self.held[seat.index()].from(from),
        };
        let own = own.without(TerritorySet::only(from));
        if own.is_empty() {
            return own;
        }
        let near = self.edition().near[from.index()];
        let both_ways = own.and(near.or(self.by_sea(from, self.passages(seat).all())));
        let ride = if kind == Kind::Cavalry {
            own.and(self.by_land(seat, kind, from, TerritorySet::EMPTY))
        } else {
            own
        };
        let candidates = if kind == Kind::Cavalry { both_ways.or(ride) } else { both_ways };
        let partner = |to: &Territory| {
            let way = SwapWay { kind, from, to: *to, riders_only: !both_ways.contains(*to) };
            Kind::LAND.into_iter().any(|other| self.may_come_back(seat, way, other).is_ok())
        };
        candidates.iter().filter(partner).collect()
    }

    /// Whether a unit of another type can come the other way. Two of one type change something only if a hero goes along.
    /// [GR-SWAP-03 to GR-SWAP-05]
    #[inline]
    fn may_come_back(&self, seat: Seat, way: SwapWay, other: Kind) -> Result<(), Refusal> {
        let SwapWay { kind, from, to, riders_only } = way;
        let there = other != Kind::Ship && self.troops[to.index()].has(other);
        Refusal::NoSuchUnit { unit: other }.unless(there)?;
        let changes = other != kind || self.has_hero(seat, from) || self.has_hero(seat, to);
        Refusal::NothingChanges.unless(changes)?;
        let reached = !riders_only || other == Kind::Cavalry;
        Refusal::OutOfReach { zone: from.zone(), rule: RuleId("GR-SWAP-03") }.unless(reached)
    }

    /// Whether a unit can change places with one of that territory.
    pub(crate) fn may_swap_with(
        &self,
        seat: Seat,
        kind: Kind,
        from: Territory,
        to: Territory,
        order: Order,
    ) -> Result<(), Refusal> {
        if self.swap_partners(seat, kind, from, order).contains(to) {
            return Ok(());
        }
        let own = self.held[seat.index()].contains(to);
        Refusal::NoOwnUnits { zone: to.zone(), rule: RuleId("GR-SWAP-02") }.unless(own)?;
        Refusal::OutOfOrder.unless(order == Order::Any || to >= from)?;
        let reached = to == from || self.reach(seat, kind, from).contains(to);
        Err(if reached { Refusal::NothingChanges } else { self.out_of_reach(seat, from, to, "GR-SWAP-03") })
    }

    /// The way of the first unit of a Swap whose second is being named.
    fn first_way(&self, seat: Seat) -> SwapWay {
        let act = self.act();
        let (Some(from), Some(to), Some(leg)) = (act.from, act.to, act.legs.last()) else {
            unreachable!("the first unit of a Swap is named with both territories")
        };
        let (from, to) = (Territory(from.0), Territory(to.0));
        let both_ways = self.edition().near[from.index()].or(self.by_sea(from, self.passages(seat).all()));
        SwapWay { kind: leg.unit, from, to, riders_only: !both_ways.contains(to) }
    }

    pub(crate) fn may_swap_for(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        self.may_come_back(seat, self.first_way(seat), kind)
    }

    pub(crate) fn offer_for(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let way = self.first_way(seat);
        let kinds = Kind::LAND.into_iter().filter(|&kind| self.may_come_back(seat, way, kind).is_ok());
        kinds.for_each(|kind| out(Choice::For(kind)));
    }

    pub(crate) fn name_for(&mut self, kind: Kind) {
        let from = self.act().from.expect("a zone is named");
        self.name_leg(kind, from);
    }

    /// GR-SWAP-04: two units of one type, and no hero, would leave everything as it is.
    pub(crate) fn swap_changes_something(&self) -> bool {
        let act = self.act();
        let legs = act.legs.as_slice();
        legs.len() == 2 && (legs[0].unit != legs[1].unit || act.heroes.iter().any(Option::is_some))
    }

    pub(crate) fn carry_out_swap(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let [mut first, mut second] = *act.legs.as_slice() else { unreachable!("a Swap has two units") };
        if Some(first.to) == act.from {
            (first, second) = (second, first);
        }
        let (there, here) = (Territory(first.to.0), Territory(second.to.0));
        self.withdraw(Holder::Seat(seat), first.unit, here);
        self.withdraw(Holder::Seat(seat), second.unit, there);
        self.station(Holder::Seat(seat), first.unit, there);
        self.station(Holder::Seat(seat), second.unit, here);
        witness.tell(|| {
            let (here, there) = (here.zone(), there.zone());
            Happening::Swapped { seat, first: first.unit, here, second: second.unit, there }
        });
        self.relocate_heroes(seat, act, witness);
    }
}
