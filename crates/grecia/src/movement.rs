//! Move, and the naming of units, ways and heroes that it has in common with Attack and Swap. [GR-MOVE]

use empires::{order::Order, passage::Passages};
use table::{Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Holder, Leg, Phase, Position, Verb, Whereabouts},
    units::{Kind, Troop},
    words::Choice,
    zones::{Sea, SeaSet, Territory, TerritorySet, Zone},
};

impl Position {
    // ------------------------------------------------------------------ which units can move where

    /// The land units of a territory that may still move: all, but for those that a card has moved already.
    fn fresh_troop(&self, from: Territory) -> Troop {
        let mut troop = self.troops[from.index()];
        if let Some(effect) = &self.effect {
            for leg in effect.moved.as_slice().iter().filter(|leg| leg.to == from.zone()) {
                troop.take(leg.kind);
            }
        }
        troop
    }

    /// The ships of a sea that may still move.
    fn fresh_ships(&self, seat: Seat, from: Sea) -> u8 {
        let ships = self.ships[from.index()][seat.index()];
        let moved = self.effect.as_ref();
        ships - moved.map_or(0, |effect| effect.moved.arriving(Kind::Ship, self.edition().zone_of(from)))
    }

    /// Whether a card forbids another Move from this zone.
    fn moved_from(&self, zone: Zone) -> bool {
        self.effect.as_ref().is_some_and(|effect| effect.zone == Some(zone))
    }

    /// Whether any unit can move at all. [GR-TURN-08]
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.move_seas(seat).next().is_some() || self.move_lands(seat).next().is_some()
    }

    fn move_lands(&self, seat: Seat) -> impl Iterator<Item = Territory> {
        let goals = self.open(seat).without(self.full);
        let passages = self.passages(seat).all();
        self.held[seat.index()].iter().filter(move |&from| {
            let troop = self.fresh_troop(from);
            let goals_of = |kind| self.by_land(seat, kind, from, TerritorySet::EMPTY).and(goals);
            !self.moved_from(from.zone())
                && !troop.is_empty()
                && (!self.edition().near[from.index()].and(goals).is_empty()
                    || !self.by_sea(from, passages).and(goals).is_empty()
                    || troop.has(Kind::Cavalry) && !goals_of(Kind::Cavalry).is_empty())
        })
    }

    fn move_seas(&self, seat: Seat) -> impl Iterator<Item = Sea> {
        self.afloat[seat.index()].iter().filter(move |&from| {
            !self.moved_from(self.edition().zone_of(from)) && self.fresh_ships(seat, from) > 0
        })
    }

    /// Where a land unit of the zone named can go in this Move, after the units named so far. [GR-MOVE-04]
    fn destinations(&self, seat: Seat, kind: Kind, from: Territory, order: Order) -> TerritorySet {
        let act = self.act();
        let mut goals = self.open(seat).without(self.full);
        for leg in act.legs.as_slice() {
            let to = Territory(leg.to.0);
            if act.legs.landing(to) >= self.room(to) {
                goals.remove(to);
            }
        }
        let ways = self.by_land(seat, kind, from, TerritorySet::EMPTY);
        let goals = goals.and(ways.or(self.by_sea(from, self.passages(seat).all())));
        match act.legs.last() {
            Some(last) if order == Order::Fixed && last.kind == kind => goals.from(Territory(last.to.0)),
            _ => goals,
        }
    }

    /// Where a ship of the sea named can go, after the ships named so far.
    fn headings(&self, from: Sea, order: Order) -> SeaSet {
        let seas = self.edition().waters[from.index()];
        match self.act().legs.last() {
            Some(last) if order == Order::Fixed => {
                seas.from(self.edition().sea(last.to).expect("ships stay at sea"))
            }
            _ => seas,
        }
    }

    // ------------------------------------------------------------------ what is offered

    pub(crate) fn offer_move_from(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        self.move_lands(seat).for_each(|from| out(Choice::From(from.zone())));
        self.move_seas(seat).for_each(|from| out(Choice::From(self.edition().zone_of(from))));
        if self.effect.is_some() {
            out(Choice::Done);
        }
    }

    /// Another unit, another hero, or `go`. [GR-MOVE-02]
    pub(crate) fn offer_with(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        if order == Order::Any || act.heroes.iter().all(Option::is_none) {
            match (self.edition().territory(from), self.edition().sea(from)) {
                (Some(from), _) => self.offer_troops(seat, from, order, out),
                (None, Some(from)) => self.offer_ships(seat, from, out),
                (None, None) => {}
            }
        }
        if act.legs.last().is_none() {
            return;
        }
        self.offer_heroes(seat, order, out);
        if act.verb != Verb::Swap || self.swap_changes_something() {
            out(Choice::Go);
        }
    }

    fn offer_troops(&self, seat: Seat, from: Territory, order: Order, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let named = act.legs.troop();
        let least = match act.legs.last() {
            Some(last) if order == Order::Fixed => last.kind,
            _ => Kind::Light,
        };
        let troop = match act.verb {
            Verb::Move => self.fresh_troop(from),
            Verb::Attack => self.troops[from.index()],
            Verb::Swap => return,
        };
        for kind in troop.minus(named).kinds().filter(|&kind| kind >= least) {
            let reaches = match act.verb {
                Verb::Move => !self.destinations(seat, kind, from, order).is_empty(),
                Verb::Attack | Verb::Swap => self.can_join_attack(seat, kind, from),
            };
            if reaches {
                out(Choice::With(kind));
            }
        }
    }

    fn offer_ships(&self, seat: Seat, from: Sea, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let named = act.legs.as_slice().len() as u8;
        let ships = match act.verb {
            Verb::Move => self.fresh_ships(seat, from),
            Verb::Attack | Verb::Swap => self.ships[from.index()][seat.index()],
        };
        if ships > named {
            out(Choice::With(Kind::Ship));
        }
    }

    /// GR-MOVE-08, GR-HERO-03, GR-SWAP-05: heroes of the zones that units leave may go along.
    fn offer_heroes(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let last = act.heroes.iter().rposition(Option::is_some).filter(|_| order == Order::Fixed);
        let zones = [act.from, if act.verb == Verb::Swap { act.to } else { None }];
        for (number, place) in self.heroes[seat.index()].iter().enumerate() {
            if let Whereabouts::At(territory) = place
                && zones.contains(&Some(territory.zone()))
                && act.heroes[number].is_none()
                && last.is_none_or(|last| number > last)
            {
                out(Choice::Hero(self.hero(seat, number)));
            }
        }
    }

    pub(crate) fn offer_to(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let kind = act.kind.expect("a unit is named");
        match (act.verb, self.edition().territory(from), self.edition().sea(from)) {
            (Verb::Move, Some(from), _) => {
                self.destinations(seat, kind, from, order).iter().for_each(|to| out(Choice::To(to.zone())));
            }
            (Verb::Move, None, Some(from)) => {
                self.headings(from, order).iter().for_each(|to| out(Choice::To(self.edition().zone_of(to))));
            }
            (Verb::Swap, Some(from), _) => {
                self.swap_partners(seat, kind, from, order).iter().for_each(|to| out(Choice::To(to.zone())));
            }
            _ => {}
        }
    }

    pub(crate) fn offer_via(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let passages = self.passages(seat);
        let (from, to) = self.way_of(self.act().unrouted.expect("a unit needs a way"));
        let usable = self.open_without_asking(passages);
        self.edition()
            .vias(from, to, usable, passages.asked, |first, second| out(Choice::Via(first, second)));
    }

    /// The seas that a unit can use without a further question. What other units ask for does not count, as they
    /// may have been named before or after it; under the first rulings it did.
    fn open_without_asking(&self, passages: Passages) -> SeaSet {
        if self.in_any_order() { passages.free } else { passages.free.or(self.act().asks) }
    }

    pub(crate) fn offer_hero_to(&self, out: &mut impl FnMut(Choice)) {
        self.leg_targets().iter().for_each(|to| out(Choice::To(to.zone())));
    }

    /// The territories to which the units named go.
    fn leg_targets(&self) -> TerritorySet {
        self.act().legs.as_slice().iter().filter_map(|leg| self.edition().territory(leg.to)).collect()
    }

    /// From where to where a unit goes.
    fn way_of(&self, leg: Leg) -> (Territory, Territory) {
        let act = self.act();
        let ends = [act.from.expect("a zone is named"), act.to.unwrap_or(leg.to)];
        let from = if act.verb == Verb::Swap && leg.to == ends[0] { ends[1] } else { ends[0] };
        (Territory(from.0), Territory(leg.to.0))
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

    pub(crate) fn name_unit(&mut self, kind: Kind) {
        let act = self.act_mut();
        if let (Verb::Attack, Some(to)) = (act.verb, act.to) {
            self.name_leg(kind, to);
        } else {
            act.kind = Some(kind);
            self.phase = Phase::To;
        }
    }

    pub(crate) fn name_to(&mut self, zone: Zone) {
        let act = self.act_mut();
        let kind = act.kind.take().expect("a unit is named");
        if act.verb == Verb::Swap {
            act.to = Some(zone);
        }
        self.name_leg(kind, zone);
    }

    /// A unit with its destination. If it needs seas that are not open yet, those to ask are named next; where
    /// there is no choice, they are noted at once.
    pub(crate) fn name_leg(&mut self, kind: Kind, to: Zone) {
        let seat = self.active;
        let leg = Leg { kind, to };
        self.act_mut().legs.insert(leg);
        if kind != Kind::Ship {
            let (from, to) = self.way_of(leg);
            let passages = self.passages(seat);
            let usable = self.open_without_asking(passages);
            if !self.by_land(seat, kind, from, TerritorySet::EMPTY).contains(to)
                && !self.by_sea(from, usable).contains(to)
            {
                let Some((first, second)) = self.edition().only_via(from, to, usable, passages.asked) else {
                    self.act_mut().unrouted = Some(leg);
                    self.phase = Phase::Via;
                    return;
                };
                self.note_via(first, second);
            }
        }
        self.name_next();
    }

    fn note_via(&mut self, first: Sea, second: Option<Sea>) {
        let asks = &mut self.act_mut().asks;
        asks.insert(first);
        if let Some(second) = second {
            asks.insert(second);
        }
    }

    pub(crate) fn name_via(&mut self, first: Sea, second: Option<Sea>) {
        self.act_mut().unrouted = None;
        self.note_via(first, second);
        self.name_next();
    }

    fn name_next(&mut self) {
        let act = self.act_mut();
        let swap_lacks_a_unit = act.verb == Verb::Swap && act.legs.as_slice().len() == 1;
        if act.verb == Verb::Swap && !swap_lacks_a_unit && act.from > act.to {
            // It is the same Swap from whichever end it is named.
            std::mem::swap(&mut act.from, &mut act.to);
        }
        self.phase = if swap_lacks_a_unit { Phase::For } else { Phase::With };
    }

    pub(crate) fn name_hero(&mut self, number: u8) {
        let place = self.heroes[self.active.index()][usize::from(number)];
        let act = self.act();
        let targets = self.leg_targets();
        let to = match (act.verb, act.from, act.to) {
            // He goes along with the unit that leaves his territory.
            (Verb::Swap, Some(from), Some(to)) => {
                let from_here = place == Whereabouts::At(Territory(from.0));
                Some(Territory(if from_here { to.0 } else { from.0 }))
            }
            // Units that are named after him may go elsewhere.
            (Verb::Move, ..) if self.in_any_order() => None,
            _ => targets.iter().next().filter(|_| targets.len() == 1),
        };
        if to.is_some() {
            self.act_mut().heroes[usize::from(number)] = to;
        } else {
            self.act_mut().hero = Some(number);
            self.phase = Phase::HeroTo;
        }
    }

    pub(crate) fn name_hero_to(&mut self, zone: Zone) {
        let act = self.act_mut();
        let number = act.hero.take().expect("a hero is named");
        act.heroes[usize::from(number)] = Some(Territory(zone.0));
        self.phase = Phase::With;
    }

    /// GR-SEA-13: everything is named. The seas are asked one after the other; then it is carried out.
    pub(crate) fn go(&mut self, witness: &mut impl Witness<Happening>) {
        let act = *self.act();
        if let Some(sea) = act.asks.iter().next() {
            return self.begin_vote(self.active, sea, witness);
        }
        match act.verb {
            Verb::Move => {
                self.carry_out_move(&act, witness);
                self.displaced(witness);
            }
            Verb::Swap => {
                self.carry_out_swap(&act, witness);
                self.displaced(witness);
            }
            Verb::Attack => self.begin_combat(&act, witness),
        }
    }

    /// A closed sea: another action, or another free Move of a card. [GR-SEA-09]
    pub(crate) fn name_anew(&mut self) {
        if self.effect.is_some() {
            self.act = Some(Act::new(Verb::Move));
            self.ask(self.active, Phase::From);
        } else {
            self.ask(self.active, Phase::Actions);
        }
    }

    fn displaced(&mut self, witness: &mut impl Witness<Happening>) {
        let act = self.act.take().expect("an action was named");
        if self.effect.is_some() {
            self.free_move_made(&act, witness);
        } else {
            self.end_action(witness);
        }
    }

    fn carry_out_move(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let from = act.from.expect("a zone is named");
        for &Leg { kind, to } in act.legs.as_slice() {
            self.relocate(seat, kind, from, to);
            witness.tell(|| Happening::Moved { seat, unit: kind, from, to });
        }
        self.relocate_heroes(seat, act, witness);
    }

    /// One unit from zone to zone.
    #[inline]
    pub(crate) fn relocate(&mut self, seat: Seat, kind: Kind, from: Zone, to: Zone) {
        let edition = self.edition();
        if let (Some(from), Some(to)) = (edition.territory(from), edition.territory(to)) {
            self.withdraw(Holder::Seat(seat), kind, from);
            self.station(Holder::Seat(seat), kind, to);
        } else {
            self.sail_off(seat, edition.sea(from).expect("ships are at sea"));
            self.launch(seat, edition.sea(to).expect("ships stay at sea"));
        }
    }

    pub(crate) fn relocate_heroes(&mut self, seat: Seat, act: &Act, witness: &mut impl Witness<Happening>) {
        for (number, to) in act.heroes.iter().enumerate() {
            if let Some(to) = *to {
                self.heroes[seat.index()][number] = Whereabouts::At(to);
                let hero = self.hero(seat, number);
                witness.tell(|| Happening::HeroMoved { seat, hero, to: to.zone() });
            }
        }
    }
}
