//! Move, and the naming of units and ways that it has in common with Attack and Swap. [NA-MOVE]

use empires::{
    order::{Order, Ordered as _},
    passage::Passages,
};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Leg, Phase, Position, Verb},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, PlaceSet, Sea, SeaSet, Zone},
};

impl Position {
    // ------------------------------------------------------------------ which units can move where

    /// How many of a unit in a zone may still move: a card moves each unit once only.
    fn unmoved(&self, unit: Unit, zone: Zone, count: u8) -> u8 {
        count - self.card_in_play.as_ref().map_or(0, |card_in_play| card_in_play.moved.arriving(unit, zone))
    }

    /// Places that a land unit may enter by a Move. [NA-MOVE-03, NA-MOVE-05, NA-TURN-05]
    #[inline]
    fn goals(&self, seat: Seat) -> PlaceSet {
        let edition = self.edition();
        let places = edition.territories.or(edition.cities);
        places.without(self.hostile(seat)).without(self.full).without(self.spared(seat))
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

    /// Where a land unit of the zone named can go in this Move, with the units named so far: over a border, out of a
    /// city only to ride down, or by sea. Into a territory with a lone enemy goes horse, or who follows it; who is named
    /// before the horse keeps room for it. [NA-MOVE-02, NA-MOVE-03, NA-MOVE-07, NA-CAV-06]
    fn destinations(&self, seat: Seat, unit: Unit, from: Place, order: Order) -> PlaceSet {
        let act = self.act();
        let edition = self.edition();
        let prey = self.prey(seat);
        let horse = unit.kind().is_horse();
        let entered = self.leg_places().and(prey);
        let unridden = self.unridden(entered);
        let ridden = match order {
            _ if horse => prey,
            Order::Fixed => entered,
            // Horse that is not needed elsewhere can be named later.
            Order::Any if prey.is_empty() || self.idle_horse(seat, from) <= unridden.len() => entered,
            Order::Any => prey.iter().filter(|&place| edition.capacity(place) > 1).collect(),
        };
        let mut goals = self.goals(seat).or(ridden);
        if horse && !unridden.is_empty() && self.idle_horse(seat, from) <= unridden.len() {
            goals = unridden;
        }
        for leg in act.legs.as_slice() {
            if let Some(place) = edition.place(leg.to) {
                let room = if prey.contains(place) { edition.capacity(place) } else { self.room(place) };
                let kept = u8::from(!horse && unridden.contains(place));
                if act.legs.landing(leg.to) + kept >= room {
                    goals.remove(place);
                }
            }
        }
        let by_land =
            edition.borders[from.index()].or(edition.near[from.index()].and(ridden).and(edition.territories));
        let goals = goals.and(by_land.or(self.by_sea(from, self.passages(seat).all())));
        match act.legs.last() {
            Some(last) if order == Order::Fixed && last.unit == unit => {
                edition.place(last.to).map_or(goals, |last| goals.from(last))
            }
            _ => goals,
        }
    }

    /// Territories with a lone enemy, of those that are entered, to which no horse goes yet. [NA-CAV-06]
    fn unridden(&self, entered: PlaceSet) -> PlaceSet {
        if entered.is_empty() {
            return entered;
        }
        let horse = self.act().legs.as_slice().iter().filter(|leg| leg.unit.kind().is_horse());
        entered.without(horse.filter_map(|leg| self.edition().place(leg.to)).collect())
    }

    /// The same of all units that are named.
    fn awaiting_riders(&self) -> PlaceSet {
        let lone = self.leg_places().and(self.lone);
        if lone.is_empty() { lone } else { self.unridden(lone.and(self.attackable(self.active))) }
    }

    /// How many horse units of a place can still be named.
    fn idle_horse(&self, seat: Seat, from: Place) -> usize {
        let mut idle = 0;
        self.units_in(seat, from.zone(), |unit, count| {
            if unit.kind().is_horse() {
                idle += usize::from(self.unmoved(unit, from.zone(), count) - self.act().legs.named(unit));
            }
        });
        idle
    }

    /// Where a ship of the sea named can go, with the ships named so far.
    fn headings(&self, unit: Unit, from: Sea, order: Order) -> SeaSet {
        let seas = self.edition().waters[from.index()];
        match self.act().legs.last() {
            Some(last) if order == Order::Fixed && last.unit == unit => {
                self.edition().sea(last.to).map_or(seas, |last| seas.from(last))
            }
            _ => seas,
        }
    }

    /// The territories and cities to which the units named go.
    pub(crate) fn leg_places(&self) -> PlaceSet {
        self.act().legs.as_slice().iter().filter_map(|leg| self.edition().place(leg.to)).collect()
    }

    // ------------------------------------------------------------------ what may be named

    /// Zones from which units can go.
    fn bases(&self, seat: Seat, order: Order, mut out: impl FnMut(Zone)) {
        match self.act().verb {
            Verb::Attack => self.attack_bases(seat, out),
            Verb::Swap => self.swap_bases(seat, order, out),
            Verb::Move | Verb::Storm => {
                self.move_places(seat).for_each(|from| out(from.zone()));
                self.move_seas(seat).for_each(|from| out(self.edition().zone_of(from)));
            }
        }
    }

    /// Own units that can go somewhere, or attack something.
    pub(crate) fn may_go_from(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let mut base = false;
        self.bases(seat, self.order_of_naming(), |from| base |= from == zone);
        if base {
            return Ok(());
        }
        let (none, stuck) = match self.act().verb {
            Verb::Attack => ("NA-ATK-01", "NA-ATK-04"),
            Verb::Swap => ("NA-SWAP-04", "NA-SWAP-01"),
            Verb::Move | Verb::Storm => ("NA-MOVE-01", "NA-MOVE-03"),
        };
        Refusal::NoOwnUnits { zone, rule: RuleId(none) }.unless(self.is_held(seat, zone))?;
        match (self.act().verb, self.edition().place(zone)) {
            (Verb::Move, _) => Refusal::LeavesFreely { zone }.unless(self.gate(zone).is_none())?,
            (Verb::Attack, Some(place)) => self.may_face(seat, place)?,
            _ => {}
        }
        Err(Refusal::CannotLeave { zone, rule: RuleId(stuck) })
    }

    pub(crate) fn offer_from(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.bases(seat, order, |from| out(Choice::From(from)));
        if self.may_stop_moving().is_ok() {
            out(Choice::Done);
        }
    }

    /// NA-CARD-04: what a card allows may be declined.
    pub(crate) fn may_stop_moving(&self) -> Result<(), Refusal> {
        Refusal::NotNow.unless(self.card_in_play.is_some())
    }

    /// In the fixed order, the unit that the next one does not come before.
    pub(crate) fn least_named(&self, order: Order) -> Option<Unit> {
        let act = self.act();
        match (order, act.verb) {
            (Order::Any, _) => None,
            (Order::Fixed, Verb::Storm) => act.stormers.units().last(),
            (Order::Fixed, _) => act.legs.last().map(|leg| leg.unit),
        }
    }

    /// Units that can be named next.
    fn nameable(&self, seat: Seat, order: Order, out: impl FnMut(Unit)) {
        match self.act().verb {
            Verb::Move => self.movers(seat, order, out),
            Verb::Attack => self.attackers(seat, order, out),
            Verb::Swap => self.swappers(seat, order, out),
            Verb::Storm => self.stormers(order, out),
        }
    }

    fn movers(&self, seat: Seat, order: Order, mut out: impl FnMut(Unit)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let least = self.least_named(order);
        self.units_in(seat, from, |unit, count| {
            if least.is_some_and(|least| unit < least)
                || act.legs.named(unit) >= self.unmoved(unit, from, count)
            {
                return;
            }
            let goes = match (self.edition().place(from), self.edition().sea(from)) {
                (Some(from), _) => !self.destinations(seat, unit, from, order).is_empty(),
                (None, Some(from)) => !self.headings(unit, from, order).is_empty(),
                (None, None) => false,
            };
            if goes {
                out(unit);
            }
        });
    }

    /// The next unit: there is one more of it, and it goes somewhere.
    pub(crate) fn may_go_with(&self, seat: Seat, unit: Unit) -> Result<(), Refusal> {
        let order = self.order_of_naming();
        let mut next = false;
        self.nameable(seat, order, |other| next |= other == unit);
        if next {
            return Ok(());
        }
        let act = self.act();
        let (zone, named) = match act.verb {
            Verb::Storm => (self.storm_camp().zone(), act.stormers.count(unit)),
            _ => (act.from.expect("a zone is named"), act.legs.named(unit)),
        };
        let count = self.count_in(unit, zone);
        self.may_command(seat, unit)?;
        Refusal::NoSuchUnit { unit }.unless(count > 0)?;
        match act.verb {
            Verb::Swap => Refusal::NotNow.unless(act.legs.is_empty())?,
            Verb::Attack => self.may_attack_with_more()?,
            Verb::Move | Verb::Storm => {}
        }
        Refusal::OutOfOrder.unless(self.least_named(order).is_none_or(|least| unit >= least))?;
        Refusal::NoSuchUnit { unit }.unless(named < count)?;
        match act.verb {
            Verb::Attack => Err(Refusal::AloneAgainstHorse { zone: act.to.unwrap_or(zone) }),
            Verb::Swap => Err(Refusal::CannotLeave { zone, rule: RuleId("NA-SWAP-01") }),
            Verb::Move | Verb::Storm => {
                Refusal::MovedAlready { unit }.unless(self.unmoved(unit, zone, count) == count)?;
                Refusal::LeavesFreely { zone }.unless(self.gate(zone).is_none())?;
                Err(Refusal::CannotLeave { zone, rule: RuleId("NA-MOVE-03") })
            }
        }
    }

    /// Everything is named: at least one unit; who may not attack alone, not alone; to a lone enemy, horse as well.
    pub(crate) fn may_go(&self) -> Result<(), Refusal> {
        let act = self.act();
        let named = if act.verb == Verb::Storm { !act.stormers.is_empty() } else { !act.legs.is_empty() };
        Refusal::NothingNamed.unless(named)?;
        match (act.verb, act.to) {
            (Verb::Attack, Some(zone)) => Refusal::AloneAgainstHorse { zone }.unless(self.dare_attack(None)),
            (Verb::Move, _) => {
                let unridden = self.awaiting_riders().first();
                unridden.map_or(Ok(()), |place| Err(Refusal::NoRider { zone: place.zone() }))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn offer_with(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        self.nameable(seat, order, |unit| out(Choice::With(unit)));
        if self.may_go().is_ok() {
            out(Choice::Go);
        }
    }

    /// Where the unit named can go, or with whom it can change places.
    pub(crate) fn goals_named(&self, seat: Seat, order: Order, mut out: impl FnMut(Zone)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let unit = act.unit.expect("a unit is named");
        match (act.verb, self.edition().place(from), self.edition().sea(from)) {
            (Verb::Swap, ..) => self.swap_partners(seat, unit, from, order, out),
            (_, Some(from), _) => {
                self.destinations(seat, unit, from, order).iter().for_each(|to| out(to.zone()));
            }
            (_, None, Some(from)) => {
                let goals = self.headings(unit, from, order);
                goals.iter().for_each(|to| out(self.edition().zone_of(to)));
            }
            (_, None, None) => {}
        }
    }

    /// One of these zones.
    pub(crate) fn may_go_to(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let unit = act.unit.expect("a unit is named");
        let ashore = self.edition().place(zone).is_some();
        Refusal::WrongElement { zone }.unless(ashore != unit.kind().is_ship())?;
        if act.verb == Verb::Swap {
            return self.may_swap(seat, unit, from, zone);
        }
        let mut goal = false;
        self.goals_named(seat, self.order_of_naming(), |to| goal |= to == zone);
        match (self.edition().place(from), self.edition().place(zone)) {
            _ if goal => Ok(()),
            (Some(here), Some(there)) => Err(self.why_not_there(seat, unit, here, there)),
            _ => {
                let behind = self.in_any_order()
                    || act.legs.last().is_none_or(|last| last.unit != unit || last.to <= zone);
                Refusal::OutOfOrder.unless(behind)?;
                Err(Refusal::OutOfReach { zone, rule: RuleId("NA-MOVE-01") })
            }
        }
    }

    /// Why a place is none of the [`destinations`](Self::destinations) of a land unit.
    fn why_not_there(&self, seat: Seat, unit: Unit, here: Place, there: Place) -> Refusal {
        let edition = self.edition();
        let zone = there.zone();
        let passages = self.passages(seat).all();
        let by_sea = self.by_sea(here, passages).contains(there);
        let landing = self.act().legs.landing(zone);
        // Horse is needed where a lone enemy is, of those to whom units go or here. [NA-CAV-06]
        let no_rider = || Refusal::NoRider { zone: self.awaiting_riders().first().map_or(zone, Place::zone) };
        if edition.partner[here.index()] == Some(there) && !by_sea && edition.cities.contains(there) {
            Refusal::EnteredFreely { zone }
        } else if !edition.near[here.index()].contains(there) && !by_sea {
            let all = passages.or(self.refused.and(self.afloat[seat.index()]));
            let closed = self.refused.first().filter(|_| self.by_sea(here, all).contains(there));
            let rule = RuleId("NA-MOVE-01");
            closed.map_or(Refusal::OutOfReach { zone, rule }, |sea| Refusal::SeaClosed { sea })
        } else if self.hostile(seat).contains(there) {
            let prey = self.prey(seat).contains(there);
            if let Err(protected) = self.may_fight_at(seat, there) {
                protected
            } else if prey && landing >= edition.capacity(there) {
                Refusal::Full { zone }
            } else if !prey || self.idle_horse(seat, here) == 0 {
                Refusal::HeldByOthers { zone }
            } else if unit.kind().is_horse() {
                no_rider()
            } else {
                Refusal::NoRider { zone }
            }
        } else if let Err(spared) = self.may_come_to(seat, there) {
            spared
        } else if self.room(there) <= landing {
            Refusal::Full { zone }
        } else if edition.cities.contains(here) && !by_sea {
            Refusal::LeavesFreely { zone: here.zone() }
        } else if self.in_any_order() {
            no_rider()
        } else {
            Refusal::OutOfOrder
        }
    }

    /// The seas to ask; in the fixed order, where those that are asked anyway suffice, only these.
    pub(crate) fn vias(&self, seat: Seat, order: Order, mut out: impl FnMut(Sea, Option<Sea>)) {
        let passages = self.passages(seat);
        let (from, to) = self.way();
        let asks = self.act().asks;
        let mut covered = false;
        if order == Order::Fixed && !asks.is_empty() {
            self.edition().vias(from, to, self.unasked(passages), passages.asked, |first, second| {
                let asked = asks.contains(first) && second.is_none_or(|second| asks.contains(second));
                if asked && !covered {
                    covered = true;
                    out(first, second);
                }
            });
        }
        if !covered {
            self.edition().vias(from, to, self.unasked(passages), passages.asked, out);
        }
    }

    pub(crate) fn may_go_via(&self, seat: Seat, first: Sea, second: Option<Sea>) -> Result<(), Refusal> {
        let mut via = false;
        self.vias(seat, self.order_of_naming(), |a, b| via |= (a, b) == (first, second));
        let closed = [Some(first), second].into_iter().flatten().find(|&sea| self.refused.contains(sea));
        closed.map_or(Refusal::NoRoute, |sea| Refusal::SeaClosed { sea }).unless(via)
    }

    /// The seas that a unit can use without asking. Which seas it asks for does not depend on what others ask for; under
    /// the first rulings it did.
    fn unasked(&self, passages: Passages) -> SeaSet {
        if self.in_any_order() { passages.free } else { passages.free.or(self.act().asks) }
    }

    /// From where to where the way leads that is being named.
    fn way(&self) -> (Place, Place) {
        let act = self.act();
        let (from, to) = (act.from.expect("a zone is named"), act.to.expect("a goal is named"));
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
                act.legs.insert(Leg { unit, to, by_sea: act.by_sea });
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
        self.act_mut().to = Some(zone);
        let edition = self.edition();
        if edition.place(zone).is_none() {
            return self.way_is_named(false);
        }
        let (from, to) = self.way();
        let by_land = edition.borders[from.index()].contains(to)
            || edition.near[from.index()].contains(to) && edition.territories.contains(to);
        if !by_land {
            self.name_route();
        } else if self.way_matters(from, to) {
            self.phase = Phase::Way;
        } else {
            self.way_is_named(false);
        }
    }

    /// The way is named; in a Move, the unit is complete with it.
    fn way_is_named(&mut self, by_sea: bool) {
        let act = self.act_mut();
        if let (Verb::Move, Some(unit), Some(to)) = (act.verb, act.unit, act.to) {
            act.legs.insert(Leg { unit, to, by_sea });
            act.unit = None;
            act.to = None;
        }
        self.phase = Phase::With;
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
        act.by_sea = by_sea && act.verb != Verb::Move;
        if by_sea {
            self.name_route();
        } else {
            self.way_is_named(false);
        }
        self.named_way(witness);
    }

    /// The seas of a way. If some that are not open yet are needed, those to ask are named next; where there is no
    /// choice, they are noted at once.
    pub(crate) fn name_route(&mut self) {
        let (from, to) = self.way();
        let passages = self.passages(self.active);
        let usable = self.unasked(passages);
        if !self.by_sea(from, usable).contains(to) {
            let Some((first, second)) = self.edition().only_via(from, to, usable, passages.asked) else {
                self.phase = Phase::Via;
                return;
            };
            self.note_via(first, second);
        }
        self.way_is_named(true);
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
        self.way_is_named(true);
        self.named_way(witness);
    }

    /// A Swap is complete with its way; under the first rulings it was carried out at once.
    pub(crate) fn named_way(&mut self, witness: &mut impl Witness<Happening>) {
        if self.act().verb == Verb::Swap && self.phase == Phase::With && !self.in_any_order() {
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
        if self.card_in_play.is_some() {
            self.go_on_with_card(witness);
        } else {
            self.ask(self.active, Phase::Actions);
        }
    }

    /// A Move or a Swap is done.
    pub(crate) fn displaced(&mut self, witness: &mut impl Witness<Happening>) {
        if self.card_in_play.is_some() {
            self.card_in_play_mut().left -= 1;
            self.go_on_with_card(witness);
        } else {
            self.end_action(witness);
        }
    }

    /// NA-MOVE-09, NA-CAV-06: one after the other, horse first, so that those who ride down go before those who follow. No
    /// other order brings about anything else: which horse has entered first is asked for its promotion (NA-CAV-04).
    fn carry_out_move(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let from = act.from.expect("a zone is named");
        let empty = self.edition().territories.without(self.occupied());
        for &Leg { unit, to, .. } in act.legs.as_slice() {
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
        if let Some(card_in_play) = &mut self.card_in_play {
            // Only what comes before another Move has to be known.
            if card_in_play.left > 1 {
                card_in_play.moved = self.act.expect("an action was named").legs;
            }
        } else if self.stormable(self.act().entered).next().is_some() {
            return self.ask(self.active, Phase::Storm);
        }
        self.act = None;
        self.displaced(witness);
    }
}
