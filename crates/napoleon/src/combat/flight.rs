//! Flight of beaten defenders. [NA-RES-06, NA-RES-10, NA-RES-11, NA-RES-16, NA-RES-18, NA-SEA-10]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Group, Holder, Leg, Phase, Position, Side},
    refusal::Refusal,
    units::{TROOP, Troop, Unit},
    words::Choice,
    zones::{Place, PlaceSet, Sea, SeaSet, Zone},
};

impl Position {
    /// NA-RES-13: defenders flee only if attackers are left to move in.
    pub(super) fn after_pursuit(&mut self, witness: &mut impl Witness<Happening>) {
        if !self.combat().attackers_move_in() {
            return self.after_moving(witness);
        }
        match self.combat().defender {
            Holder::Seat(_) => self.go_on_asking(witness),
            Holder::Neutral => {
                self.neutrals_surrender(witness);
                self.move_in(witness);
            }
        }
    }

    fn fugitive(&self) -> Seat {
        self.combat().defender.seat().expect("a player flees")
    }

    /// Whether any defender is still in the contested zone.
    fn defenders_left(&self) -> bool {
        self.is_held(self.fugitive(), self.combat().to)
    }

    // ------------------------------------------------------------------ seas to ask

    /// NA-RES-10: places without enemies and with room, but for the zone the attack came from.
    fn shelters(&self) -> PlaceSet {
        let combat = self.combat();
        let edition = self.edition();
        let places = edition.territories.or(edition.cities);
        let mut shelters = places.without(self.hostile(self.fugitive())).without(self.full);
        for zone in [combat.from, combat.to] {
            if let Some(place) = edition.place(zone) {
                shelters.remove(place);
            }
        }
        shelters
    }

    /// Seas that are open to the fugitives, without a question or by the answers.
    fn flight_seas(&self) -> SeaSet {
        self.bare_passages(self.fugitive()).free.or(self.combat().granted)
    }

    /// Seas that could be asked and through which a refuge might be reached. [NA-SEA-13]
    pub(crate) fn askable_seas(&self) -> SeaSet {
        let combat = self.combat();
        let Some(contested) = self.contested_place() else { return SeaSet::EMPTY };
        let asked = self.bare_passages(self.fugitive()).asked.without(combat.granted).without(combat.denied);
        if asked.is_empty() || !self.defenders_left() {
            return SeaSet::EMPTY;
        }
        let usable = asked.or(self.flight_seas());
        self.edition().seas_towards(contested, self.shelters(), asked, usable)
    }

    pub(crate) fn may_ask(&self, sea: Sea) -> Result<(), Refusal> {
        Refusal::NotWorthAsking { sea }.unless(self.askable_seas().contains(sea))
    }

    pub(crate) fn offer_flight_ask(&self, out: &mut impl FnMut(Choice)) {
        self.askable_seas().iter().for_each(|sea| out(Choice::Ask(sea)));
        out(Choice::Done);
    }

    /// NA-SEA-13: the fugitive may have seas asked, one after the other.
    fn go_on_asking(&mut self, witness: &mut impl Witness<Happening>) {
        if self.askable_seas().is_empty() {
            self.flee(witness);
        } else {
            self.ask(self.fugitive(), Phase::FlightAsk);
        }
    }

    pub(crate) fn flight_sea_decided(&mut self, sea: Sea, open: bool, witness: &mut impl Witness<Happening>) {
        let combat = self.combat_mut();
        if open {
            combat.granted.insert(sea);
        } else {
            combat.denied.insert(sea);
        }
        self.go_on_asking(witness);
    }

    // ------------------------------------------------------------------ a refuge for each unit

    /// Places to which the defenders of a place can flee.
    fn refuges(&self, contested: Place) -> PlaceSet {
        let carried = self.by_sea(contested, self.flight_seas());
        self.shelters().and(carried.or(self.edition().near[contested.index()]))
    }

    /// Seas to which ships can flee: any adjacent one but the origin. [NA-RES-18]
    fn sea_refuges(&self, contested: Sea) -> SeaSet {
        let mut seas = self.edition().waters[contested.index()];
        if let Some(origin) = self.edition().sea(self.combat().from) {
            seas.remove(origin);
        }
        seas
    }

    /// The next unit that needs a refuge, in order, and how many of it and of all there are.
    fn next_in_flight(&self) -> Option<(Unit, u8, u8)> {
        if !self.defenders_left() {
            return None;
        }
        let (mut next, mut all) = (None, 0);
        self.units_in(self.fugitive(), self.combat().to, |unit, count| {
            next = next.or(Some((unit, count)));
            all += count;
        });
        next.map(|(unit, count)| (unit, count, all))
    }

    /// The next unit that needs a refuge.
    pub(crate) fn next_fugitive(&self) -> Option<Unit> {
        self.next_in_flight().map(|(unit, _, _)| unit)
    }

    /// NA-RES-10, NA-RES-11: the refuges among which the next unit can choose so that as many as possible flee. In the
    /// fixed order alike units take them as the map has them, those that surrender last.
    pub(crate) fn offer_flight(&self, order: Order, out: &mut impl FnMut(Choice)) {
        let Some((unit, alike, all)) = self.next_in_flight() else { return };
        let combat = self.combat();
        let fixed = order == Order::Fixed;
        let last = combat.refuge.filter(|last| fixed && last.unit == unit);
        let edition = self.edition();
        if let Some(contested) = self.contested_sea() {
            let seas = self.sea_refuges(contested);
            let from = last.and_then(|last| edition.sea(last.to)).unwrap_or(Sea(0));
            seas.from(from).iter().for_each(|sea| out(Choice::To(edition.zone_of(sea))));
            if seas.is_empty() {
                out(Choice::Surrender);
            }
            return;
        }
        let Some(contested) = self.contested_place() else { return };
        let refuges = self.refuges(contested);
        let room = |set: PlaceSet| set.iter().map(|place| self.room(place)).fold(0, u8::saturating_add);
        let total = room(refuges);
        if !fixed {
            // Whoever goes first, there is room for as many as there is in all.
            refuges.iter().for_each(|place| out(Choice::To(place.zone())));
            if total < all {
                out(Choice::Surrender);
            }
            return;
        }
        let bound = match last {
            _ if combat.surrendered => PlaceSet::EMPTY,
            Some(last) => refuges.from(Place(last.to.0)),
            None => refuges,
        };
        let others = all - alike;
        let most = |alike: u8, bound: u8, total: u8| (alike.min(bound) + others).min(total);
        let best = most(alike, room(bound), total);
        for place in bound.iter() {
            if 1 + most(alike - 1, room(bound.from(place)) - 1, total - 1) == best {
                out(Choice::To(place.zone()));
            }
        }
        if others.min(total) == best && total < all {
            out(Choice::Surrender);
        }
    }

    /// A refuge, or none where there is no room for all.
    pub(crate) fn may_flee(&self, choice: Choice) -> Result<(), Refusal> {
        let mut offered = false;
        self.offer_flight(self.order_of_naming(), &mut |offer| offered |= offer == choice);
        let Choice::To(zone) = choice else { return Refusal::MustFlee.unless(offered) };
        let combat = self.combat();
        Refusal::TheOrigin { zone }.unless(zone != combat.from || combat.from == combat.to)?;
        Refusal::Full { zone }.unless(!self.is_among(zone, self.full))?;
        Refusal::NoRefuge { zone }.unless(offered)
    }

    /// Unit after unit flees or surrenders; where there is no choice, nobody is asked.
    pub(crate) fn flee(&mut self, witness: &mut impl Witness<Happening>) {
        while self.next_fugitive().is_some() {
            let (mut only, mut options) = (None, 0);
            self.offer_flight(self.order_of_naming(), &mut |choice| {
                only = Some(choice);
                options += 1;
            });
            match only {
                Some(choice) if options == 1 => self.take_refuge(choice, witness),
                _ => return self.ask(self.fugitive(), Phase::Flight),
            }
        }
        self.move_in(witness);
    }

    pub(crate) fn take_refuge(&mut self, choice: Choice, witness: &mut impl Witness<Happening>) {
        let seat = self.fugitive();
        let unit = self.next_fugitive().expect("a unit has to flee");
        let from = self.combat().to;
        if let Some(place) = self.contested_place() {
            self.strike_off(Side::Defender, true, unit, place);
        }
        if let Choice::To(to) = choice {
            self.relocate(unit, from, to);
            if let Some(place) = self.edition().place(to) {
                self.keep_track(seat, unit, place);
            }
            let last = self.combat().refuge.filter(|last| last.unit == unit);
            self.combat_mut().refuge = last.max(Some(Leg::new(unit, to)));
            witness.tell(|| Happening::Fled { seat, unit, to });
        } else {
            self.eliminate(unit, from);
            witness.tell(|| {
                let (owner, rule) = (Some(seat), RuleId("NA-RES-11"));
                Happening::Surrendered { owner, unit, zone: from, rule }
            });
        }
        let same = self.next_fugitive() == Some(unit);
        let combat = self.combat_mut();
        combat.surrendered = same && (combat.surrendered || choice == Choice::Surrender);
    }

    /// A defender took part, wherever it is now. [NA-PROM-03]
    fn keep_track(&mut self, seat: Seat, unit: Unit, place: Place) {
        let owner = Holder::Seat(seat);
        let group =
            Group { owner, side: Side::Defender, main: true, place, troop: Troop::EMPTY, risen: [0; TROOP] };
        self.combat_mut().enlist(group, unit, 0);
    }

    /// NA-RES-16: neutral units that survive the losses are eliminated.
    fn neutrals_surrender(&mut self, witness: &mut impl Witness<Happening>) {
        let place = self.contested_place().expect("neutrals are on land");
        let zone: Zone = place.zone();
        for unit in self.troops[place.index()].units() {
            self.strike_off(Side::Defender, true, unit, place);
            self.eliminate(unit, zone);
            witness.tell(|| Happening::Surrendered { owner: None, unit, zone, rule: RuleId("NA-RES-16") });
        }
    }
}
