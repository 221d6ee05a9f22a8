//! Move, and the naming of units and ways that it has in common with Attack and Swap. [NA-MOVE]

use table::{Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Leg, Phase, Position, Verb},
    units::Unit,
    words::Choice,
    zones::{Place, PlaceSet, Sea, SeaSet, Zone},
};

impl Position {
    // ------------------------------------------------------------------ which units can move where

    /// How many of a unit in a zone may still move: a card moves each unit once only.
    fn unmoved(&self, unit: Unit, zone: Zone, count: u8) -> u8 {
        count - self.running.as_ref().map_or(0, |running| running.moved.arriving(unit, zone))
    }

    /// Places that a land unit may enter by a Move. [NA-MOVE-03, NA-MOVE-05]
    #[inline]
    fn goals(&self, seat: Seat) -> PlaceSet {
        let edition = self.edition();
        edition.territories.or(edition.cities).without(self.hostile(seat)).without(self.full)
    }

    /// Whether any unit can move at all. [NA-TURN-10]
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.move_seas(seat).next().is_some() || self.move_places(seat).next().is_some()
    }

    fn move_places(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let goals = self.goals(seat);
        let prey = self.prey(seat);
        let passages = self.passages(seat).all();
        self.held[seat.index()].iter().filter(move |&from| {
            let edition = self.edition();
            let by_land = edition.borders[from.index()];
            let by_sea = self.by_sea(from, passages);
            let free = by_land.or(by_sea).and(goals);
            let ridden = edition.near[from.index()].or(by_sea).and(prey);
            if free.is_empty() && ridden.is_empty() {
                return false;
            }
            let mut any = false;
            self.units_in(seat, from.zone(), |unit, count| {
                let goes = !free.is_empty() || unit.kind().is_horse();
                any |= goes && self.unmoved(unit, from.zone(), count) > 0;
            });
            any
        })
    }

    fn move_seas(&self, seat: Seat) -> impl Iterator<Item = Sea> {
        self.afloat[seat.index()].iter().filter(move |&from| {
            let zone = self.edition().zone_of(from);
            let mut any = false;
            self.units_in(seat, zone, |unit, count| any |= self.unmoved(unit, zone, count) > 0);
            any && !self.edition().waters[from.index()].is_empty()
        })
    }

    /// Where a land unit of the zone named can go in this Move, after the units named so far: over a border, out
    /// of a city only to ride down, or by sea. Into a territory with a lone enemy goes horse, or who follows it.
    /// [NA-MOVE-02, NA-MOVE-03, NA-MOVE-07, NA-CAV-06]
    fn destinations(&self, seat: Seat, unit: Unit, from: Place) -> PlaceSet {
        let act = self.act();
        let edition = self.edition();
        let prey = self.prey(seat);
        let mut goals = self.goals(seat);
        let followed: PlaceSet = self.leg_places().and(prey);
        let ridden = if unit.kind().is_horse() { prey } else { followed };
        goals = goals.or(ridden);
        for leg in act.legs.as_slice() {
            if let Some(place) = edition.place(leg.to) {
                let room = if prey.contains(place) { edition.capacity(place) } else { self.room(place) };
                if act.legs.landing(leg.to) >= room {
                    goals.remove(place);
                }
            }
        }
        let by_land =
            edition.borders[from.index()].or(edition.near[from.index()].and(ridden).and(edition.territories));
        let goals = goals.and(by_land.or(self.by_sea(from, self.passages(seat).all())));
        match act.legs.last() {
            Some(last) if last.unit == unit => edition.place(last.to).map_or(goals, |last| goals.from(last)),
            _ => goals,
        }
    }

    /// Where a ship of the sea named can go, after the ships named so far.
    fn headings(&self, unit: Unit, from: Sea) -> SeaSet {
        let seas = self.edition().waters[from.index()];
        match self.act().legs.last() {
            Some(last) if last.unit == unit => {
                self.edition().sea(last.to).map_or(seas, |last| seas.from(last))
            }
            _ => seas,
        }
    }

    /// The territories and cities to which the units named go.
    pub(crate) fn leg_places(&self) -> PlaceSet {
        self.act().legs.as_slice().iter().filter_map(|leg| self.edition().place(leg.to)).collect()
    }

    // ------------------------------------------------------------------ what is offered

    pub(crate) fn offer_move_from(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        self.move_places(seat).for_each(|from| out(Choice::From(from.zone())));
        self.move_seas(seat).for_each(|from| out(Choice::From(self.edition().zone_of(from))));
    }

    /// The next unit in order, or `go`.
    pub(crate) fn offer_with(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        match self.act().verb {
            Verb::Move => self.offer_movers(seat, out),
            Verb::Attack => self.offer_attackers(seat, out),
            Verb::Swap => self.offer_swap_with(seat, out),
            Verb::Storm => self.offer_stormers(out),
        }
    }

    fn offer_movers(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let least = act.legs.last().map(|leg| leg.unit);
        self.units_in(seat, from, |unit, count| {
            if least.is_some_and(|least| unit < least)
                || act.legs.named(unit) >= self.unmoved(unit, from, count)
            {
                return;
            }
            let goes = match (self.edition().place(from), self.edition().sea(from)) {
                (Some(from), _) => !self.destinations(seat, unit, from).is_empty(),
                (None, Some(from)) => !self.headings(unit, from).is_empty(),
                (None, None) => false,
            };
            if goes {
                out(Choice::With(unit));
            }
        });
        if !act.legs.is_empty() {
            out(Choice::Go);
        }
    }

    pub(crate) fn offer_to(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let unit = act.unit.expect("a unit is named");
        match (act.verb, self.edition().place(from), self.edition().sea(from)) {
            (Verb::Swap, ..) => self.swap_partners(seat, unit, from, |to| out(Choice::To(to))),
            (_, Some(from), _) => {
                self.destinations(seat, unit, from).iter().for_each(|to| out(Choice::To(to.zone())));
            }
            (_, None, Some(from)) => {
                self.headings(unit, from).iter().for_each(|to| out(Choice::To(self.edition().zone_of(to))));
            }
            (_, None, None) => {}
        }
    }

    pub(crate) fn offer_way(out: &mut impl FnMut(Choice)) {
        out(Choice::ByLand);
        out(Choice::BySea);
    }

    pub(crate) fn offer_via(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let passages = self.passages(seat);
        let (from, to) = self.way();
        let usable = passages.free.or(self.act().asks);
        self.vias(from, to, usable, passages.asked, |first, second| out(Choice::Via(first, second)));
    }

    /// From where to where the way leads that is being named.
    fn way(&self) -> (Place, Place) {
        let act = self.act();
        let to = match act.verb {
            Verb::Move => act.legs.last().map(|leg| leg.to),
            _ => act.to,
        };
        let (from, to) = (act.from.expect("a zone is named"), to.expect("a goal is named"));
        (Place(from.0), Place(to.0))
    }

    // ------------------------------------------------------------------ what is chosen

    pub(crate) fn begin_act(&mut self, verb: Verb) {
        self.act = Some(Act::new(verb));
        self.phase = Phase::From;
    }

    pub(crate) fn name_from(&mut self, zone: Zone) {
        let act = self.act_mut();
        act.from = Some(zone);
        self.phase = if act.verb == Verb::Attack { Phase::Target } else { Phase::With };
    }

    pub(crate) fn name_unit(&mut self, unit: Unit) {
        let act = self.act_mut();
        match act.verb {
            Verb::Move | Verb::Swap => {
                act.unit = Some(unit);
                self.phase = Phase::To;
            }
            Verb::Attack => {
                let to = act.to.expect("a target is named");
                act.legs.push(Leg { unit, to }, act.by_sea);
            }
            Verb::Storm => {
                act.stormers.add(unit);
            }
        }
    }

    pub(crate) fn name_to(&mut self, zone: Zone) {
        if self.act().verb == Verb::Swap {
            return self.name_swap_to(zone);
        }
        let unit = self.act_mut().unit.take().expect("a unit is named");
        if unit.kind().is_ship() {
            self.act_mut().legs.push(Leg { unit, to: zone }, false);
            self.phase = Phase::With;
            return;
        }
        let from = Place(self.act().from.expect("a zone is named").0);
        let to = Place(zone.0);
        let edition = self.edition();
        let by_land = edition.borders[from.index()].contains(to)
            || edition.near[from.index()].contains(to) && edition.territories.contains(to);
        self.act_mut().legs.push(Leg { unit, to: zone }, !by_land);
        if !by_land {
            self.name_route();
        } else if self.way_matters(from, to) {
            self.phase = Phase::Way;
        } else {
            self.phase = Phase::With;
        }
    }

    /// NA-FREE-07: by sea no mountain is crossed, which matters if the city there can be stormed.
    fn way_matters(&self, from: Place, to: Place) -> bool {
        self.edition().mountains[from.index()].contains(to)
            && self.stormable(PlaceSet::only(to).without(self.occupied())).next().is_some()
            && self.by_sea(from, self.passages(self.active).all()).contains(to)
    }

    /// The way over a border or by sea, where there are both. [NA-ATK-10]
    pub(crate) fn name_way(&mut self, by_sea: bool, witness: &mut impl Witness<Happening>) {
        let act = self.act_mut();
        match act.verb {
            Verb::Move => {
                if by_sea {
                    let leg = act.legs.last().expect("a unit is named");
                    act.legs.pop();
                    act.legs.push(leg, true);
                }
            }
            _ => act.by_sea = by_sea,
        }
        if by_sea {
            self.name_route();
        } else {
            self.phase = Phase::With;
        }
        self.named_way(witness);
    }

    /// The seas of a way. If some that are not open yet are needed, those to ask are named next; where there is no
    /// choice, they are noted at once.
    pub(crate) fn name_route(&mut self) {
        let (from, to) = self.way();
        let passages = self.passages(self.active);
        let usable = passages.free.or(self.act().asks);
        if !self.by_sea(from, usable).contains(to) {
            let (1, Some((first, second))) = self.count_vias(from, to, usable, passages.asked) else {
                self.phase = Phase::Via;
                return;
            };
            self.note_via(first, second);
        }
        self.phase = Phase::With;
    }

    fn note_via(&mut self, first: Sea, second: Option<Sea>) {
        let asks = &mut self.act_mut().asks;
        asks.insert(first);
        if let Some(second) = second {
            asks.insert(second);
        }
    }

    pub(crate) fn name_via(
        &mut self,
        first: Sea,
        second: Option<Sea>,
        witness: &mut impl Witness<Happening>,
    ) {
        self.note_via(first, second);
        self.phase = Phase::With;
        self.named_way(witness);
    }

    /// A Swap is complete with its way.
    pub(crate) fn named_way(&mut self, witness: &mut impl Witness<Happening>) {
        if self.act().verb == Verb::Swap && self.phase == Phase::With {
            self.go(witness);
        }
    }

    /// NA-SEA-13: everything is named. The seas are asked one after the other; then it is carried out.
    pub(crate) fn go(&mut self, witness: &mut impl Witness<Happening>) {
        let act = *self.act();
        if let Some(sea) = act.asks.first() {
            return self.begin_vote(self.active, sea, witness);
        }
        match act.verb {
            Verb::Move => self.carry_out_move(&act, witness),
            Verb::Swap => {
                self.carry_out_swap(&act, witness);
                self.act = None;
                self.displaced(witness);
            }
            Verb::Attack => self.begin_attack(&act, witness),
            Verb::Storm => self.begin_storm(&act, witness),
        }
    }

    /// A closed sea: another action, or another choice for the card. [NA-SEA-13, NA-CARD-09]
    pub(crate) fn name_anew(&mut self, witness: &mut impl Witness<Happening>) {
        if self.running.is_some() {
            self.go_on_with_card(witness);
        } else {
            self.ask(self.active, Phase::Actions);
        }
    }

    /// A Move or a Swap is done.
    pub(crate) fn displaced(&mut self, witness: &mut impl Witness<Happening>) {
        if self.running.is_some() {
            self.running_mut().left -= 1;
            self.go_on_with_card(witness);
        } else {
            self.end_action(witness);
        }
    }

    /// NA-MOVE-09: one after the other, horse first, so that those who ride down go before those who follow.
    fn carry_out_move(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let from = act.from.expect("a zone is named");
        let empty = self.edition().territories.without(self.occupied());
        for &Leg { unit, to } in act.legs.as_slice() {
            if let Some(place) = self.edition().place(to) {
                self.ride_down(unit, place, witness);
                if empty.contains(place) {
                    self.act_mut().entered.insert(place);
                }
            }
            self.relocate(unit, from, to);
            witness.tell(|| Happening::Moved { seat, unit, from, to });
        }
        self.go_on_with_riders(witness);
    }

    /// What a Move brings about: riders may be promoted, then a city may be stormed.
    pub(crate) fn end_move(&mut self, witness: &mut impl Witness<Happening>) {
        if let Some(running) = &mut self.running {
            // Only what comes before another Move has to be known.
            if running.left > 1 {
                running.moved = self.act.expect("an action was named").legs;
            }
        } else if self.stormable(self.act().entered).next().is_some() {
            return self.ask(self.active, Phase::Storm);
        }
        self.act = None;
        self.displaced(witness);
    }
}
