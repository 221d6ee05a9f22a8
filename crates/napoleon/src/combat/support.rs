//! Great Battle and support. [NA-GB]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    happening::Happening,
    position::{Group, Holder, Leg, Phase, Position, Side},
    refusal::Refusal,
    units::{EMPIRES, Ships, TROOP, Troop, Unit},
    words::Choice,
    zones::{Place, Sea, SeaSet, Zone},
};

impl Position {
    /// Whether the Battle card of a side shows the Great Battle icon.
    fn great_battle(&self, side: Side) -> bool {
        let card = self.combat().battle_cards[side.index()];
        card.is_some_and(|card| self.edition().battle[usize::from(card)].icons.great_battle)
    }

    /// NA-GB-02, NA-GB-03: whether a player's units in adjacent zones may take part: for a principal by his own
    /// icon, for others by any.
    fn may_come(&self, seat: Seat) -> bool {
        let combat = self.combat();
        match Side::BOTH.into_iter().find(|&side| combat.principal(side) == Some(seat)) {
            Some(side) => self.great_battle(side),
            None => Side::BOTH.into_iter().any(|side| self.great_battle(side)),
        }
    }

    /// The seas whose ships can take part, in the order in which they are kept: the contested one and its
    /// neighbours; at a port city, its port sea. [NA-GB-10, NA-GB-11]
    fn battle_waters(&self) -> impl Iterator<Item = (usize, Sea)> {
        let edition = self.edition();
        let (first, rest) = match (self.contested_sea(), self.contested_place()) {
            (Some(sea), _) => (Some(sea), edition.waters[sea.index()]),
            (None, Some(place)) if self.contested_city() => {
                (edition.coasts[place.index()].first(), SeaSet::EMPTY)
            }
            _ => (None, SeaSet::EMPTY),
        };
        (0..).zip(first.into_iter().chain(rest.iter()))
    }

    /// The place of a sea in that order.
    pub(crate) fn water(&self, zone: Zone) -> Option<usize> {
        let sea = self.edition().sea(zone)?;
        self.battle_waters().find(|&(_, water)| water == sea).map(|(index, _)| index)
    }

    /// The sea at a place in that order, if there is one.
    pub(crate) fn battle_water(&self, index: usize) -> Option<Sea> {
        self.battle_waters().find(|&(place, _)| place == index).map(|(_, sea)| sea)
    }

    /// The same of a sea whose ships take part.
    pub(crate) fn water_zone(&self, index: usize) -> Zone {
        self.edition().zone_of(self.battle_water(index).expect("the sea is near"))
    }

    /// NA-GB-07 to NA-GB-11: every unit of a player that could take part now, with its zone, in the order of
    /// the map.
    fn helpers(&self, seat: Seat, mut out: impl FnMut(Unit, Zone)) {
        let combat = self.combat();
        let edition = self.edition();
        let comes = self.may_come(seat);
        if let Some(place) = self.contested_place().filter(|_| comes) {
            for near in edition.near[place.index()].and(self.held[seat.index()]).iter() {
                for (unit, count) in self.troops[near.index()].counted() {
                    if count > self.fighting_from(unit, near) {
                        out(unit, near.zone());
                    }
                }
            }
        }
        let defends = combat.defender == Holder::Seat(seat);
        for (index, sea) in self.battle_waters() {
            let contested = self.contested_sea() == Some(sea);
            if !(comes || contested) || contested && defends {
                continue;
            }
            let zone = edition.zone_of(sea);
            self.units_in(seat, zone, |unit, count| {
                let empire = unit.empire().index();
                let attacking = if seat == combat.attacker && combat.from == zone {
                    combat.fleet[empire].count(unit.kind())
                } else {
                    0
                };
                if count > attacking + combat.joined[index][empire].count(unit.kind()) {
                    out(unit, zone);
                }
            });
        }
    }

    /// How many of a land unit in a place take part.
    fn fighting_from(&self, unit: Unit, place: Place) -> u8 {
        let here = self.combat().groups().iter().filter(|group| group.place == place);
        here.map(|group| group.troop.count(unit)).sum()
    }

    /// How many of a unit in a zone take part.
    fn taking_part_from(&self, unit: Unit, zone: Zone) -> u8 {
        let combat = self.combat();
        match (self.edition().place(zone), self.water(zone)) {
            (Some(place), _) => self.fighting_from(unit, place),
            (None, Some(water)) => {
                let attacking = if combat.from == zone { combat.fleet } else { [Ships::NONE; EMPIRES] };
                let fleets = [attacking, combat.joined[water]];
                fleets.iter().map(|fleet| fleet[unit.empire().index()].count(unit.kind())).sum()
            }
            (None, None) => 0,
        }
    }

    /// Whether a player has units that could be named next.
    pub(crate) fn can_help(&self, seat: Seat) -> bool {
        let mut any = false;
        self.helpers(seat, |unit, zone| any |= self.comes_behind(self.order_of_naming(), unit, zone));
        any
    }

    /// NA-GB-14: the attacker, the defender, then the others in turn order after the attacker; whoever has no unit
    /// that may join is not asked. Then the Chance cards are drawn.
    pub(crate) fn go_on_with_support(&mut self, witness: &mut impl Witness<Happening>) {
        self.combat_mut().last = None;
        while self.combat().stage < 2 {
            let side = Side::BOTH[usize::from(self.combat().stage)];
            self.combat_mut().stage += 1;
            if let Some(seat) = self.combat().principal(side).filter(|&seat| self.can_help(seat)) {
                return self.ask(seat, Phase::Join(side));
            }
        }
        let combat = self.combat();
        let defender = combat.defender.seat();
        let next = self
            .others_after(combat.attacker)
            .find(|&seat| Some(seat) != defender && !combat.decided.contains(seat) && self.can_help(seat));
        if let Some(seat) = next {
            self.combat_mut().decided.insert(seat);
            self.ask(seat, Phase::Aid);
        } else {
            self.combat_mut().decided = SeatSet::EMPTY;
            self.draw_chance(Side::Attacker, witness);
        }
    }

    pub(crate) fn aid(&mut self, seat: Seat, side: Side) {
        self.combat_mut().allies[side.index()].insert(seat);
        self.phase = Phase::AidWith(side);
    }

    /// In the fixed order units come behind the ones named, by the map and by type.
    fn comes_behind(&self, order: Order, unit: Unit, zone: Zone) -> bool {
        order == Order::Any || self.combat().last.is_none_or(|last| (zone, unit) >= (last.to, last.unit))
    }

    /// NA-GB-07 to NA-GB-11: a unit near the combat that does not take part yet; at sea ships, on land land units, and
    /// ships at a port.
    pub(crate) fn may_support(&self, seat: Seat, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        self.may_command(seat, unit)?;
        let ship = unit.kind().is_ship();
        let fits = ship == self.contested_sea().is_some() || ship && self.contested_city();
        Refusal::WrongSupport.unless(fits)?;
        Refusal::OutOfOrder.unless(self.comes_behind(self.order_of_naming(), unit, zone))?;
        let count = self.count_in(unit, zone);
        Refusal::NoSuchUnit { unit }.unless(count > 0 && count > self.taking_part_from(unit, zone))?;
        let mut helps = false;
        self.helpers(seat, |other, at| helps |= (other, at) == (unit, zone));
        Refusal::CannotSupport { zone }.unless(helps)
    }

    /// NA-GB-03: whoever has chosen a side sends at least one unit.
    pub(crate) fn may_end_support(&self) -> Result<(), Refusal> {
        let free = self.combat().last.is_some() || matches!(self.phase, Phase::Join(_));
        Refusal::Compulsory { rule: RuleId("NA-GB-03") }.unless(free)
    }

    pub(crate) fn offer_support(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.helpers(seat, |unit, zone| {
            if self.comes_behind(order, unit, zone) {
                out(Choice::Support(unit, zone));
            }
        });
        if self.may_end_support().is_ok() {
            out(Choice::Done);
        }
    }

    pub(crate) fn support(
        &mut self,
        seat: Seat,
        side: Side,
        unit: Unit,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        if let Some(place) = self.edition().place(zone) {
            let owner = Holder::Seat(seat);
            let group = Group { owner, side, main: false, place, troop: Troop::EMPTY, risen: [0; TROOP] };
            self.combat_mut().enlist(group, unit, 0);
        } else {
            let water = self.water(zone).expect("the sea is near");
            self.combat_mut().joined[water][unit.empire().index()].add(unit.kind());
        }
        let last = &mut self.combat_mut().last;
        if last.is_none_or(|last| (zone, unit) >= (last.to, last.unit)) {
            *last = Some(Leg::new(unit, zone));
        }
        witness.tell(|| {
            let own = self.combat().principal(side) == Some(seat);
            let rule = RuleId(if own { "NA-GB-01" } else { "NA-GB-03" });
            Happening::Supports { seat, unit, zone, side, rule }
        });
        // Under the first rulings it was over when no more could be named.
        if !self.in_any_order() && !self.can_help(seat) {
            self.end_support(seat, side, witness);
        }
    }

    /// NA-GB-03: if agreed, the supported principal may refuse.
    pub(crate) fn end_support(&mut self, seat: Seat, side: Side, witness: &mut impl Witness<Happening>) {
        let combat = self.combat();
        match combat.principal(side) {
            Some(principal) if self.options.support_consent && principal != seat => {
                self.ask(principal, Phase::Welcome(side));
            }
            _ => self.go_on_with_support(witness),
        }
    }

    /// The player whose support is to be accepted: the one who was asked last.
    pub(crate) fn suppliant(&self) -> Seat {
        let combat = self.combat();
        let decided = self.others_after(combat.attacker).filter(|&seat| combat.decided.contains(seat));
        decided.last().expect("somebody offers support")
    }

    pub(crate) fn welcome(&mut self, side: Side, accepted: bool, witness: &mut impl Witness<Happening>) {
        let ally = self.suppliant();
        if !accepted {
            let realm = self.realm(ally);
            let combat = self.combat_mut();
            combat.send_home(ally);
            combat.allies[side.index()].remove(ally);
            for fleet in &mut combat.joined {
                realm.iter().for_each(|empire| fleet[empire.index()] = Ships::NONE);
            }
        }
        witness.tell(|| {
            if accepted {
                Happening::SupportAccepted { seat: ally, side }
            } else {
                Happening::SupportRefused { seat: ally, side }
            }
        });
        self.go_on_with_support(witness);
    }
}
