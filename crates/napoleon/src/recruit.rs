//! Recruit: new units for supply, or by a card. [NA-REC, NA-CARD-03]

use empires::order::Order;
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Leg, Muster, Phase, Position},
    units::{Kind, KindSet, Unit},
    words::Choice,
    zones::{PlaceSet, SeaSet, Zone},
};

impl Position {
    /// NA-REC-06: where new land units may be placed, full places included.
    #[inline]
    pub(crate) fn depots(&self, seat: Seat) -> PlaceSet {
        self.controlled(seat).without(self.foreign_homes(seat))
    }

    /// NA-REC-07: seas where new ships may be placed.
    #[inline]
    pub(crate) fn shipyards(&self, seat: Seat) -> SeaSet {
        self.seas_of(self.depots(seat))
    }

    /// What a unit costs with a discount, never less than 1; nothing if it is free of charge.
    pub(crate) fn price(&self, kind: Kind, discount: Option<u8>) -> Option<u8> {
        let cost = self.edition().unit(kind).cost?;
        Some(discount.map_or(0, |discount| cost.saturating_sub(discount).max(1)))
    }

    /// Units that can be had now: of a type that can be recruited, with a counter, paid for and with a place.
    /// In the fixed order alike units are named in the order of their places. [NA-REC-02 to NA-REC-08]
    pub(crate) fn recruits(&self, seat: Seat, muster: &Muster, order: Order) -> impl Iterator<Item = Unit> {
        let muster = *muster;
        let last = Self::last_placed(&muster, order);
        let kinds = if muster.left == 0 { KindSet::default() } else { muster.kinds };
        let supply = self.supply[seat.index()];
        let depots = self.depots(seat);
        let (open, yards) = (depots.without(self.full), self.seas_of(depots));
        let paid = move |kind: &Kind| {
            self.price(*kind, muster.discount).is_some_and(|price| u16::from(price) <= supply)
        };
        let units = kinds.iter().filter(paid);
        let units =
            units.flat_map(move |kind| self.realm(seat).iter().map(move |empire| Unit::new(kind, empire)));
        units.filter(move |&unit| {
            let place = if unit.kind().is_ship() {
                !self.behind_sea(yards, last, unit).is_empty()
            } else {
                !self.behind(open, last, unit).is_empty()
            };
            let follows = last.is_none_or(|last| unit >= last.unit);
            follows && place && self.pool[unit.empire().index()][unit.kind().index()] > 0
        })
    }

    /// In the fixed order, the unit that the next one does not come before.
    fn last_placed(muster: &Muster, order: Order) -> Option<Leg> {
        muster.last.filter(|_| order == Order::Fixed)
    }

    /// Places from the one on where an alike unit was placed last.
    fn behind(&self, places: PlaceSet, last: Option<Leg>, unit: Unit) -> PlaceSet {
        let last = last.filter(|last| last.unit == unit).and_then(|last| self.edition().place(last.to));
        last.map_or(places, |last| places.from(last))
    }

    /// The same of seas.
    fn behind_sea(&self, seas: SeaSet, last: Option<Leg>, unit: Unit) -> SeaSet {
        let last = last.filter(|last| last.unit == unit).and_then(|last| self.edition().sea(last.to));
        last.map_or(seas, |last| seas.from(last))
    }

    /// Whether any unit could be had.
    pub(crate) fn can_muster(&self, seat: Seat, muster: &Muster) -> bool {
        self.recruits(seat, muster, self.order_of_naming()).next().is_some()
    }

    /// The Recruit action: any number of units at their price. [NA-REC-02]
    pub(crate) const RECRUIT: Muster =
        Muster { kinds: KindSet::ALL, left: u8::MAX, discount: Some(0), unit: None, last: None };

    pub(crate) fn begin_muster(&mut self, muster: Muster) {
        self.muster = Some(muster);
        self.ask(self.active, Phase::Take);
    }

    pub(crate) fn offer_take(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let muster = self.muster();
        self.recruits(seat, muster, order).for_each(|unit| out(Choice::Take(unit)));
        // NA-TURN-10, NA-CARD-04: the action must buy something, a card need not.
        if muster.last.is_some() || self.card_in_play.is_some() {
            out(Choice::Done);
        }
    }

    pub(crate) fn take_unit(&mut self, unit: Unit) {
        self.muster_mut().unit = Some(unit);
        self.phase = Phase::TakeIn;
    }

    pub(crate) fn offer_take_in(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let muster = self.muster();
        let last = Self::last_placed(muster, order);
        let unit = muster.unit.expect("a unit is named");
        if unit.kind().is_ship() {
            let yards = self.behind_sea(self.shipyards(seat), last, unit);
            yards.iter().for_each(|sea| out(Choice::In(self.edition().zone_of(sea))));
        } else {
            let places = self.behind(self.depots(seat).without(self.full), last, unit);
            places.iter().for_each(|place| out(Choice::In(place.zone())));
        }
    }

    /// NA-REC-02, NA-REC-11: the units are paid and placed one after the other, until the player says `done`. What gives
    /// a single unit ends with it; under the first rulings it ended when nothing more was to be had.
    pub(crate) fn place_unit(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let mut muster = *self.muster();
        let unit = muster.unit.take().expect("a unit is named");
        let price = self.price(unit.kind(), muster.discount).expect("the unit can be recruited");
        self.supply[seat.index()] -= u16::from(price);
        self.deploy(unit, zone);
        witness.tell(|| {
            let rule = RuleId(if self.card_in_play.is_some() { "NA-CARD-03" } else { "NA-REC-01" });
            match price {
                0 => Happening::Gained { seat, unit, zone, price, rule },
                _ => Happening::Recruited { seat, unit, zone, price, rule },
            }
        });
        let goes_on = self.has_several_steps();
        muster.left = muster.left.saturating_sub(1);
        muster.last = muster.last.max(Some(Leg { unit, to: zone }));
        self.muster = Some(muster);
        if goes_on || self.can_muster(seat, &muster) {
            self.phase = Phase::Take;
        } else {
            self.end_muster(witness);
        }
    }

    pub(crate) fn end_muster(&mut self, witness: &mut impl Witness<Happening>) {
        self.muster = None;
        if self.card_in_play.is_some() {
            self.end_part(witness);
        } else {
            self.end_action(witness);
        }
    }
}
