//! Recruit: new units for supply, or by a card. [NA-REC, NA-CARD-03]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Leg, Muster, Phase, Position},
    refusal::Refusal,
    units::{Kind, KindSet, Unit},
    words::Choice,
    zones::{Place, PlaceSet, Zone},
};

impl Muster {
    /// Nothing is placed yet.
    pub(crate) const fn new(kinds: KindSet, left: u8, discount: Option<u8>) -> Self {
        Self { kinds, left, discount, unit: None, last: None }
    }
}

impl Position {
    /// NA-REC-06: where new land units may be placed, full places included.
    #[inline]
    pub(crate) fn depots(&self, seat: Seat) -> PlaceSet {
        self.controlled(seat).without(self.foreign_homes(seat))
    }

    /// What a unit costs with a discount, never less than 1; nothing if it is free of charge.
    pub(crate) fn price(&self, kind: Kind, discount: Option<u8>) -> Option<u8> {
        let cost = self.edition().unit(kind).cost?;
        Some(discount.map_or(0, |discount| cost.saturating_sub(discount).max(1)))
    }

    #[inline]
    fn can_pay(&self, seat: Seat, muster: &Muster, kind: Kind) -> bool {
        let price = self.price(kind, muster.discount);
        price.is_some_and(|price| u16::from(price) <= self.supply[seat.index()])
    }

    /// Where the last unit of the order could be placed, on land and at sea.
    #[inline]
    fn last_sites(&self, seat: Seat) -> [Option<Zone>; 2] {
        let depots = self.depots(seat);
        let sea = self.seas_of(depots).last();
        [depots.without(self.full).last().map(Place::zone), sea.map(|sea| self.edition().zone_of(sea))]
    }

    /// A unit of a type that can be recruited, with a counter, paid for and with a place. In the fixed order alike units
    /// are named in the order of their places. [NA-REC-02 to NA-REC-08]
    #[inline]
    fn may_have(
        &self,
        seat: Seat,
        muster: &Muster,
        unit: Unit,
        last: Option<Leg>,
        sites: [Option<Zone>; 2],
    ) -> Result<(), Refusal> {
        let kind = unit.kind();
        Refusal::NotForRecruiting { unit }.unless(self.price(kind, muster.discount).is_some())?;
        Refusal::NotOnTheCard { unit }.unless(muster.kinds.contains(kind))?;
        Refusal::CardUsedUp.unless(muster.left > 0)?;
        Refusal::NoCounter { unit }.unless(self.pool[unit.empire().index()][kind.index()] > 0)?;
        Refusal::TooDear { unit }.unless(self.can_pay(seat, muster, kind))?;
        Refusal::OutOfOrder.unless(last.is_none_or(|last| unit >= last.unit))?;
        let place = sites[usize::from(kind.is_ship())].is_some_and(|to| Self::follows(last, unit, to));
        Refusal::NoPlace { unit }.unless(place)
    }

    /// Units that can be had now.
    pub(crate) fn recruits(&self, seat: Seat, muster: &Muster, order: Order) -> impl Iterator<Item = Unit> {
        let last = Self::last_placed(muster, order);
        let sites = self.last_sites(seat);
        let realm = self.realm(seat);
        let units = muster.kinds.iter().filter(move |&kind| self.can_pay(seat, muster, kind));
        let units = units.flat_map(move |kind| realm.iter().map(move |empire| Unit::new(kind, empire)));
        units.filter(move |&unit| self.may_have(seat, muster, unit, last, sites).is_ok())
    }

    /// In the fixed order, the unit that the next one does not come before.
    fn last_placed(muster: &Muster, order: Order) -> Option<Leg> {
        muster.last.filter(|_| order == Order::Fixed)
    }

    /// Whether a unit and its place come behind the last.
    #[inline]
    fn follows(last: Option<Leg>, unit: Unit, to: Zone) -> bool {
        last.is_none_or(|last| Leg::new(unit, to) >= last)
    }

    /// Whether any unit could be had.
    pub(crate) fn can_muster(&self, seat: Seat, muster: &Muster) -> bool {
        self.recruits(seat, muster, self.order_of_naming()).next().is_some()
    }

    /// The Recruit action: any number of units at their price. [NA-REC-02]
    pub(crate) const RECRUIT: Muster = Muster::new(KindSet::ALL, u8::MAX, Some(0));

    pub(crate) fn begin_muster(&mut self, muster: Muster) {
        self.muster = Some(muster);
        self.ask(self.active, Phase::Take);
    }

    pub(crate) fn may_take(&self, seat: Seat, unit: Unit) -> Result<(), Refusal> {
        self.may_command(seat, unit)?;
        let last = Self::last_placed(self.muster(), self.order_of_naming());
        self.may_have(seat, self.muster(), unit, last, self.last_sites(seat))
    }

    /// NA-TURN-10, NA-CARD-04: the action must buy something, a card need not.
    pub(crate) fn may_end_muster(&self) -> Result<(), Refusal> {
        Refusal::NothingNamed.unless(self.muster().last.is_some() || self.card_in_play.is_some())
    }

    pub(crate) fn offer_take(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.recruits(seat, self.muster(), order).for_each(|unit| out(Choice::Take(unit)));
        if self.may_end_muster().is_ok() {
            out(Choice::Done);
        }
    }

    pub(crate) fn take_unit(&mut self, unit: Unit) {
        self.muster_mut().unit = Some(unit);
        self.phase = Phase::TakeIn;
    }

    /// NA-REC-06, NA-REC-07: where a new unit may be placed.
    pub(crate) fn may_muster_in(&self, seat: Seat, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        self.may_be_put(unit, zone, self.depots(seat), "NA-REC-07", |place| {
            if self.foreign_homes(seat).contains(place) {
                Refusal::ForeignHome { zone }
            } else {
                Refusal::NotControlled { zone }
            }
        })
    }

    /// The unit that is being placed, and the one behind which it comes.
    fn placing(&self, order: Order) -> (Unit, Option<Leg>) {
        let muster = self.muster();
        (muster.unit.expect("a unit is named"), Self::last_placed(muster, order))
    }

    pub(crate) fn may_take_in(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let (unit, last) = self.placing(self.order_of_naming());
        self.may_muster_in(seat, unit, zone)?;
        Refusal::OutOfOrder.unless(Self::follows(last, unit, zone))
    }

    pub(crate) fn offer_take_in(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let (unit, last) = self.placing(order);
        self.sites(unit, self.depots(seat), |zone| {
            if Self::follows(last, unit, zone) {
                out(Choice::In(zone));
            }
        });
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
        muster.last = muster.last.max(Some(Leg::new(unit, zone)));
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
