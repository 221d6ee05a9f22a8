//! Swap: two own units change places. [GR-SWAP]

use empires::order::Order;
use table::{Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Holder, Position},
    units::Kind,
    words::Choice,
    zones::{Territory, TerritorySet},
};

impl Position {
    /// Whether any two units can change places. [GR-TURN-08]
    pub(crate) fn can_swap(&self, seat: Seat) -> bool {
        self.swap_lands(seat, Order::Fixed).next().is_some()
    }

    fn swap_lands(&self, seat: Seat, order: Order) -> impl Iterator<Item = Territory> {
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
            let riders_only = !both_ways.contains(*to);
            self.swap_counterparts(seat, kind, from, *to, riders_only).next().is_some()
        };
        candidates.iter().filter(partner).collect()
    }

    /// Types that can come the other way. Two of one type change something only if a hero goes along.
    /// [GR-SWAP-04, GR-SWAP-05]
    fn swap_counterparts(
        &self,
        seat: Seat,
        kind: Kind,
        from: Territory,
        to: Territory,
        riders_only: bool,
    ) -> impl Iterator<Item = Kind> {
        let heroes = self.has_hero(seat, from) || self.has_hero(seat, to);
        self.troops[to.index()]
            .kinds()
            .filter(move |&other| (!riders_only || other == Kind::Cavalry) && (other != kind || heroes))
    }

    pub(crate) fn offer_swap_from(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.swap_lands(seat, order).for_each(|from| out(Choice::From(from.zone())));
    }

    pub(crate) fn offer_swap_with(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let from = Territory(self.act().from.expect("a zone is named").0);
        for kind in self.troops[from.index()].kinds() {
            if !self.swap_partners(seat, kind, from, order).is_empty() {
                out(Choice::With(kind));
            }
        }
    }

    pub(crate) fn offer_for(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let (Some(from), Some(to), Some(leg)) = (act.from, act.to, act.legs.last()) else { return };
        let (from, to) = (Territory(from.0), Territory(to.0));
        let both_ways = self.edition().near[from.index()].or(self.by_sea(from, self.passages(seat).all()));
        let riders_only = !both_ways.contains(to);
        self.swap_counterparts(seat, leg.kind, from, to, riders_only).for_each(|kind| out(Choice::For(kind)));
    }

    pub(crate) fn name_for(&mut self, kind: Kind) {
        let from = self.act().from.expect("a zone is named");
        self.name_leg(kind, from);
    }

    /// GR-SWAP-04: two units of one type, and no hero, would leave everything as it is.
    pub(crate) fn swap_changes_something(&self) -> bool {
        let act = self.act();
        let legs = act.legs.as_slice();
        legs.len() == 2 && (legs[0].kind != legs[1].kind || act.heroes.iter().any(Option::is_some))
    }

    pub(crate) fn carry_out_swap(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let [mut first, mut second] = *act.legs.as_slice() else { unreachable!("a Swap has two units") };
        if Some(first.to) == act.from {
            (first, second) = (second, first);
        }
        let (there, here) = (Territory(first.to.0), Territory(second.to.0));
        self.withdraw(Holder::Seat(seat), first.kind, here);
        self.withdraw(Holder::Seat(seat), second.kind, there);
        self.station(Holder::Seat(seat), first.kind, there);
        self.station(Holder::Seat(seat), second.kind, here);
        witness.tell(|| {
            let (here, there) = (here.zone(), there.zone());
            Happening::Swapped { seat, first: first.kind, here, second: second.kind, there }
        });
        self.relocate_heroes(seat, act, witness);
    }
}
