//! New units: hired, bought or gained by cards, all placed alike. [GR-HIRE, GR-CARD-05]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    edition::SenateEffect,
    happening::Happening,
    position::{Leg, Muster, Phase, Position},
    refusal::Refusal,
    units::Kind,
    words::Choice,
    zones::{SeaSet, TerritorySet, Zone},
};

impl Position {
    /// GR-HIRE-03, GR-HIRE-04: controlled territories and empty ones next to them, but none with a fortress of
    /// another colour.
    pub(crate) fn recruiting_lands(&self, seat: Seat) -> TerritorySet {
        let controlled = self.controlled(seat);
        let next = controlled
            .iter()
            .fold(TerritorySet::EMPTY, |next, territory| next.or(self.edition().near[territory.index()]));
        controlled.or(next.without(self.occupied())).without(self.foreign_fortresses(seat))
    }

    /// GR-HIRE-05: seas next to a controlled territory.
    pub(crate) fn recruiting_seas(&self, seat: Seat) -> SeaSet {
        self.seas_of(self.controlled(seat))
    }

    /// What a unit costs now, if it can be had. [GR-HIRE-02, GR-OPT-06]
    #[inline]
    pub(crate) fn price(&self, kind: Kind) -> Result<u8, Refusal> {
        let not_for_hire = Refusal::NotForHire { unit: kind };
        let discount = match self.effect.as_ref().map(|_| self.running_effect()) {
            Some(SenateEffect::GainUnits { kind: gained, .. }) => {
                return not_for_hire.unless(kind == gained).map(|()| 0);
            }
            Some(SenateEffect::BuyUnits { kind: bought, price, .. }) => {
                return not_for_hire.unless(kind == bought).map(|()| price);
            }
            Some(SenateEffect::FreeHire { discount, .. }) => discount,
            _ => 0,
        };
        if kind == Kind::Cavalry && !self.options.hire_cavalry {
            return Err(if self.effect.is_none() { Refusal::NoCavalryForHire } else { not_for_hire });
        }
        let cost = self.edition().unit(kind).cost.ok_or(not_for_hire)?;
        Ok(cost.saturating_sub(discount).max(1))
    }

    /// Whether there is a counter of the type, and supply to pay for it. [GR-HIRE-02, GR-UNIT-04]
    #[inline]
    fn may_pay(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        let price = self.price(kind)?;
        Refusal::NoCounter { unit: kind }.unless(self.pool[seat.index()][kind.index()] > 0)?;
        Refusal::TooDear { unit: kind }.unless(u16::from(price) <= self.supply[seat.index()])
    }

    /// Whether a Hire is possible at all. [GR-TURN-08]
    #[inline]
    pub(crate) fn may_hire(&self, seat: Seat) -> Result<(), Refusal> {
        let lands = self.recruiting_lands(seat).without(self.full);
        let payable = |kind: Kind| self.may_pay(seat, kind).is_ok();
        let ashore = !lands.is_empty() && Kind::LAND.into_iter().any(payable);
        let possible = ashore || payable(Kind::Ship) && !self.recruiting_seas(seat).is_empty();
        Refusal::NothingToHire.unless(possible)
    }

    /// Begins to place up to `most` units; control and emptiness are judged now. [GR-HIRE-06]
    pub(crate) fn begin_muster(&mut self, most: u8) {
        let seat = self.active;
        self.muster = Some(Muster {
            lands: self.recruiting_lands(seat),
            seas: self.recruiting_seas(seat),
            left: most,
            placed: false,
            kind: None,
            last: None,
        });
    }

    /// Territories for the next unit of a type; in the fixed order none before the last one of that type.
    fn muster_lands(&self, kind: Kind, order: Order) -> TerritorySet {
        let muster = self.muster();
        let lands = muster.lands.without(self.full);
        match muster.last {
            Some(last) if order == Order::Fixed && last.unit == kind => {
                lands.from(crate::zones::Territory(last.to.0))
            }
            _ => lands,
        }
    }

    fn muster_seas(&self, kind: Kind, order: Order) -> SeaSet {
        let muster = self.muster();
        match muster.last {
            Some(last) if order == Order::Fixed && last.unit == kind => {
                muster.seas.from(self.edition().sea(last.to).expect("ships are placed at sea"))
            }
            _ => muster.seas,
        }
    }

    /// Whether one more of a type can be placed: with a counter, paid, with room; in the fixed order none before the last.
    #[inline]
    pub(crate) fn may_take(&self, seat: Seat, kind: Kind, order: Order) -> Result<(), Refusal> {
        self.may_pay(seat, kind)?;
        let muster = self.muster();
        Refusal::NoMore { rule: RuleId("GR-CARD-07") }.unless(muster.left > 0)?;
        let follows = order == Order::Any || muster.last.is_none_or(|last| kind >= last.unit);
        Refusal::OutOfOrder.unless(follows)?;
        let nowhere = match kind {
            Kind::Ship => self.muster_seas(kind, order).is_empty(),
            _ => self.muster_lands(kind, order).is_empty(),
        };
        Refusal::NoPlace.unless(!nowhere)
    }

    pub(crate) fn muster_kinds(&self, seat: Seat, order: Order) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.may_take(seat, kind, order).is_ok())
    }

    /// An action must do something; a card that says “you may” need not. [GR-TURN-08, GR-CARD-07]
    pub(crate) fn may_end_taking(&self) -> Result<(), Refusal> {
        Refusal::NothingNamed.unless(self.muster().placed || self.effect.is_some())
    }

    pub(crate) fn offer_take(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.muster_kinds(seat, order).for_each(|kind| out(Choice::Take(kind)));
        if self.may_end_taking().is_ok() {
            out(Choice::Done);
        }
    }

    /// Territories for the unit that is chosen. What a card gives is placed as far as possible: in the fixed order the
    /// rest must still find room. [GR-CARD-07]
    fn lands_with_room(&self, kind: Kind, order: Order) -> TerritorySet {
        let lands = self.muster_lands(kind, order);
        if order == Order::Any {
            return lands;
        }
        let owed = if self.must_take() { self.muster().left } else { 1 };
        let mut room = 0;
        let mut last_chance = TerritorySet::EMPTY;
        let mut rest = lands;
        while let Some(territory) = rest.last() {
            rest.remove(territory);
            room += self.room(territory);
            if room >= owed {
                last_chance.insert(territory);
            }
        }
        last_chance
    }

    /// Whether the unit that is chosen can be placed there. [GR-HIRE-03 to GR-HIRE-06]
    pub(crate) fn may_take_in(&self, seat: Seat, zone: Zone, order: Order) -> Result<(), Refusal> {
        let muster = self.muster();
        let kind = muster.kind.expect("a unit is chosen");
        if let (Kind::Ship, Some(sea)) = (kind, self.edition().sea(zone)) {
            let rule = RuleId("GR-HIRE-05");
            Refusal::SeaNotAdjacent { zone, rule }.unless(muster.seas.contains(sea))?;
            return Refusal::OutOfOrder.unless(self.muster_seas(kind, order).contains(sea));
        }
        let ashore = kind != Kind::Ship && self.edition().territory(zone).is_some();
        Refusal::WrongElement { zone }.unless(ashore)?;
        let foreign = self.is_among(zone, self.foreign_fortresses(seat));
        Refusal::ForeignFortress { zone }.unless(!foreign)?;
        Refusal::NotRecruitingHere { zone }.unless(self.is_among(zone, muster.lands))?;
        Refusal::Full { zone }.unless(!self.is_among(zone, self.full))?;
        Refusal::OutOfOrder.unless(self.is_among(zone, self.muster_lands(kind, order)))?;
        Refusal::LeavesTooLittleRoom { zone }.unless(self.is_among(zone, self.lands_with_room(kind, order)))
    }

    pub(crate) fn offer_take_in(&self, order: Order, out: &mut impl FnMut(Choice)) {
        match self.muster().kind.expect("a unit is chosen") {
            Kind::Ship => {
                let seas = self.muster_seas(Kind::Ship, order);
                seas.iter().for_each(|sea| out(Choice::In(self.edition().zone_of(sea))));
            }
            kind => self.lands_with_room(kind, order).iter().for_each(|land| out(Choice::In(land.zone()))),
        }
    }

    /// Whether the units are given and not bought: then they must be taken.
    pub(crate) fn must_take(&self) -> bool {
        self.effect.is_some() && matches!(self.running_effect(), SenateEffect::GainUnits { .. })
    }

    pub(crate) fn take_unit(&mut self, kind: Kind) {
        self.muster_mut().kind = Some(kind);
        self.phase = Phase::TakeIn;
    }

    pub(crate) fn place_unit(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let kind = self.muster_mut().kind.take().expect("a unit is chosen");
        let price = self.price(kind).expect("the unit can be had");
        self.supply[seat.index()] -= u16::from(price);
        self.deploy(seat, kind, zone);
        let muster = self.muster_mut();
        muster.left -= 1;
        muster.placed = true;
        muster.last = muster.last.max(Some(Leg::new(kind, zone)));
        witness.tell(|| match (self.effect, price) {
            (None, _) => Happening::Hired { seat, unit: kind, zone, price },
            (Some(_), 0) => Happening::Gained { seat, unit: kind, zone, price },
            (Some(_), _) => Happening::Bought { seat, unit: kind, zone, price },
        });
        self.go_on_mustering(witness);
    }

    /// The next unit. If there is none, it is over when the player says so; by itself if all that a card gives is placed
    /// or nothing could be, and under the first rulings always.
    pub(crate) fn go_on_mustering(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let next = self.muster_kinds(seat, self.order_of_naming()).next();
        match next {
            None if self.is_mustering_ended_by_word() => self.ask(seat, Phase::Take),
            None => self.end_muster(witness),
            Some(kind) if self.must_take() => {
                self.muster_mut().kind = Some(kind);
                self.ask(seat, Phase::TakeIn);
            }
            Some(_) => self.ask(seat, Phase::Take),
        }
    }

    /// Whether the player has to say that no more units follow.
    pub(crate) fn is_mustering_ended_by_word(&self) -> bool {
        self.in_any_order() && self.muster().placed && !self.must_take()
    }

    pub(crate) fn end_muster(&mut self, witness: &mut impl Witness<Happening>) {
        let muster = self.muster.take().expect("units are being placed");
        if let Some(effect) = &mut self.effect {
            effect.carried |= muster.placed;
            self.end_effect(witness);
        } else {
            self.end_action(witness);
        }
    }
}
