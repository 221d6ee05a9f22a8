//! Move, and the naming of units, ways and heroes that it has in common with Attack and Swap. [GR-MOVE]

use empires::{order::Order, passage::Passages};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Holder, Leg, Phase, Position, Verb, Whereabouts},
    refusal::Refusal,
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
                troop.take(leg.unit);
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
    #[inline]
    pub(crate) fn may_move(&self, seat: Seat) -> Result<(), Refusal> {
        let possible = self.move_seas(seat).next().is_some() || self.move_lands(seat).next().is_some();
        Refusal::NothingToMove.unless(possible)
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
            if act.legs.landing(to.zone()) >= self.room(to) {
                goals.remove(to);
            }
        }
        let goals = goals.and(self.reach(seat, kind, from));
        match act.legs.last() {
            Some(last) if order == Order::Fixed && last.unit == kind => goals.from(Territory(last.to.0)),
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

    // ------------------------------------------------------------------ what may be named

    /// The zones from which units can go.
    pub(crate) fn origins(&self, seat: Seat, order: Order, mut out: impl FnMut(Zone)) {
        let sea = |from| self.edition().zone_of(from);
        match self.act().verb {
            Verb::Move => {
                self.move_lands(seat).map(Territory::zone).for_each(&mut out);
                self.move_seas(seat).map(sea).for_each(out);
            }
            Verb::Attack => {
                self.attack_lands(seat).map(Territory::zone).for_each(&mut out);
                self.attack_seas(seat).map(sea).for_each(out);
            }
            Verb::Swap => self.swap_lands(seat, order).map(Territory::zone).for_each(out),
        }
    }

    /// Whether units can go from a zone. [GR-MOVE-01, GR-ATK-01, GR-SWAP-02]
    pub(crate) fn may_leave(&self, seat: Seat, zone: Zone, order: Order) -> Result<(), Refusal> {
        let mut can_leave = false;
        self.origins(seat, order, |from| can_leave |= from == zone);
        if can_leave {
            return Ok(());
        }
        let verb = self.act().verb;
        let (absent, stuck) = match verb {
            Verb::Move => ("GR-MOVE-01", "GR-MOVE-04"),
            Verb::Attack => ("GR-ATK-01", "GR-ATK-05"),
            Verb::Swap => ("GR-SWAP-02", "GR-SWAP-03"),
        };
        let own = self.is_among(zone, self.held[seat.index()])
            || self.is_sea_among(zone, self.afloat[seat.index()]);
        Refusal::NoOwnUnits { zone, rule: RuleId(absent) }.unless(own)?;
        Refusal::MovedAlready.unless(self.effect.is_none())?;
        Refusal::NothingToSwap.unless(verb != Verb::Swap || self.edition().territory(zone).is_some())?;
        Err(Refusal::CannotLeave { zone, rule: RuleId(stuck) })
    }

    /// Whether the Moves that a card gives can end. [GR-CARD-07]
    pub(crate) fn may_stop_moving(&self) -> Result<(), Refusal> {
        Refusal::NotNow.unless(self.effect.is_some())
    }

    pub(crate) fn offer_from(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.origins(seat, order, |from| out(Choice::From(from)));
        if self.may_stop_moving().is_ok() {
            out(Choice::Done);
        }
    }

    /// Another unit, another hero, or `go`. [GR-MOVE-02]
    pub(crate) fn offer_with(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        let from = self.act().from.and_then(|from| self.edition().territory(from));
        let troop = from.map_or(Troop::EMPTY, |from| self.troops[from.index()]);
        for kind in troop.kinds().chain(from.is_none().then_some(Kind::Ship)) {
            if self.may_send(seat, kind, order).is_ok() {
                out(Choice::With(kind));
            }
        }
        if self.must_name_units().is_err() {
            return;
        }
        for number in self.heroes_on_board(seat) {
            if self.may_take_along(seat, number, order).is_ok() {
                out(Choice::Hero(self.hero(seat, number.into())));
            }
        }
        if self.may_go().is_ok() {
            out(Choice::Go);
        }
    }

    /// Whether one more unit of a type can go. [GR-MOVE-02, GR-ATK-03]
    #[inline]
    pub(crate) fn may_send(&self, seat: Seat, kind: Kind, order: Order) -> Result<(), Refusal> {
        let act = self.act();
        let zone = act.from.expect("a zone is named");
        let (land, sea) = (self.edition().territory(zone), self.edition().sea(zone));
        let there = match (land, sea) {
            (Some(from), _) if kind != Kind::Ship => self.troops[from.index()].count(kind),
            (None, Some(from)) if kind == Kind::Ship => self.ships_of(seat, from),
            _ => 0,
        };
        let named = act.legs.named(kind);
        let both_named = act.verb == Verb::Swap && act.legs.last().is_some();
        Refusal::NoSuchUnit { unit: kind }.unless(there > named && !both_named)?;
        let behind =
            act.heroes.iter().any(Option::is_some) || act.legs.last().is_some_and(|last| kind < last.unit);
        Refusal::OutOfOrder.unless(order == Order::Any || !behind)?;
        let (can_leave, rule) = match (act.verb, land, sea) {
            (Verb::Move, Some(from), _) => {
                let fresh = self.fresh_troop(from).count(kind) > named;
                (fresh && !self.destinations(seat, kind, from, order).is_empty(), "GR-MOVE-04")
            }
            (Verb::Move, None, Some(from)) => (self.fresh_ships(seat, from) > named, "GR-MOVE-04"),
            (Verb::Attack, Some(from), _) => return self.may_join_attack(seat, kind, from),
            (Verb::Swap, Some(from), _) => {
                (!self.swap_partners(seat, kind, from, order).is_empty(), "GR-SWAP-03")
            }
            (Verb::Attack | Verb::Swap, None, _) | (Verb::Move, None, None) => return Ok(()),
        };
        Refusal::CannotLeave { zone, rule: RuleId(rule) }.unless(can_leave)
    }

    /// GR-MOVE-08, GR-HERO-03, GR-SWAP-05: whether a hero can go along: one of the zones that units leave.
    #[inline]
    pub(crate) fn may_take_along(&self, seat: Seat, number: u8, order: Order) -> Result<(), Refusal> {
        let act = self.act();
        let hero = self.hero(seat, number.into());
        let number = usize::from(number);
        Refusal::HeroNamed { hero }.unless(act.heroes[number].is_none())?;
        let place = self.heroes[seat.index()][number];
        let at = |zone: Option<Zone>| zone.is_some_and(|zone| place == Whereabouts::At(Territory(zone.0)));
        let last = act.heroes.iter().rposition(Option::is_some);
        let follows = order == Order::Any || last.is_none_or(|last| number > last);
        let present = at(act.from) || act.verb == Verb::Swap && follows && at(act.to);
        Refusal::HeroNotHere { hero }.unless(present)?;
        self.must_name_units()?;
        Refusal::OutOfOrder.unless(follows)
    }

    /// Units are named before heroes, and before everything is carried out.
    #[inline]
    fn must_name_units(&self) -> Result<(), Refusal> {
        Refusal::NothingNamed.unless(self.act().legs.last().is_some())
    }

    /// Whether enough is named.
    #[inline]
    pub(crate) fn may_go(&self) -> Result<(), Refusal> {
        self.must_name_units()?;
        Refusal::NothingChanges.unless(self.act().verb != Verb::Swap || self.swap_changes_something())
    }

    /// Whether the unit that is named can go to a zone. [GR-MOVE-03, GR-MOVE-04]
    pub(crate) fn may_send_to(&self, seat: Seat, zone: Zone, order: Order) -> Result<(), Refusal> {
        let act = self.act();
        let edition = self.edition();
        let (from, kind) = (act.from.expect("a zone is named"), act.kind.expect("a unit is named"));
        if let (Some(from), Some(to)) = (edition.sea(from), edition.sea(zone)) {
            let near = edition.waters[from.index()].contains(to);
            Refusal::OutOfReach { zone, rule: RuleId("GR-MOVE-03") }.unless(near)?;
            return Refusal::OutOfOrder.unless(self.headings(from, order).contains(to));
        }
        let (Some(from), Some(to)) = (edition.territory(from), edition.territory(zone)) else {
            return Err(Refusal::WrongElement { zone });
        };
        if act.verb == Verb::Swap {
            return self.may_swap_with(seat, kind, from, to, order);
        }
        if !self.open(seat).contains(to) {
            let held = self.occupied().contains(to);
            return Err(if held { Refusal::HeldByOthers { zone } } else { Refusal::LoneFortress { zone } });
        }
        let reached = self.reach(seat, kind, from).contains(to);
        self.out_of_reach(seat, from, to, "GR-MOVE-03").unless(reached)?;
        Refusal::Full { zone }.unless(act.legs.landing(to.zone()) < self.room(to))?;
        Refusal::OutOfOrder.unless(self.destinations(seat, kind, from, order).contains(to))
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

    /// The seas among which the way of a unit can be chosen. [GR-SEA-13]
    pub(crate) fn routes(&self, seat: Seat, out: impl FnMut(Sea, Option<Sea>)) {
        let passages = self.passages(seat);
        let (from, to) = self.way_of(self.act().unrouted.expect("a unit needs a way"));
        self.edition().vias(from, to, self.open_without_asking(passages), passages.asked, out);
    }

    pub(crate) fn may_go_via(&self, seat: Seat, first: Sea, second: Option<Sea>) -> Result<(), Refusal> {
        let mut leads_there = false;
        self.routes(seat, |sea, next| leads_there |= (sea, next) == (first, second));
        let closed = [Some(first), second].into_iter().flatten().find(|&sea| self.refused.contains(sea));
        closed.map_or(Refusal::NoRoute, |sea| Refusal::SeaClosed { sea }).unless(leads_there)
    }

    /// The seas that a unit can use without a further question. What other units ask for does not count, as they
    /// may have been named before or after it; under the first rulings it did.
    fn open_without_asking(&self, passages: Passages) -> SeaSet {
        if self.in_any_order() { passages.free } else { passages.free.or(self.act().asks) }
    }

    /// The territories to which the units named go.
    pub(crate) fn leg_targets(&self) -> TerritorySet {
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
        let leg = Leg::new(kind, to);
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
        for &Leg { unit: kind, to, .. } in act.legs.as_slice() {
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
