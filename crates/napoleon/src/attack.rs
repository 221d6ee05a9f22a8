//! Attack: the announcement, up to the beginning of the combat. [NA-ATK]

use empires::order::Order;
use table::{RuleId, Seat, SeatSet};

use crate::{
    edition::TRUCE_KEEPS_ZONES,
    position::{Holder, NEUTRAL, Phase, Position},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, PlaceSet, Sea, SeaSet, Zone},
};

impl Position {
    /// Rivals whom a player may not attack or ride down: by a truce, and in the first round, if agreed, those who
    /// have not had a turn yet. [NA-CARD-05, NA-TURN-05]
    #[inline]
    pub(crate) fn protected(&self, seat: Seat) -> SeatSet {
        let bound = Seat::first(self.players())
            .filter(|&rival| rival != seat && self.truces[rival.index()].contains(seat));
        self.newcomers(seat).iter().chain(bound).collect()
    }

    /// While the truce of the first round is kept, those who have their first turn after this seat. [NA-TURN-05]
    #[inline]
    fn newcomers(&self, seat: Seat) -> SeatSet {
        if !self.options.first_round_truce || self.round > 1 {
            return SeatSet::EMPTY;
        }
        let active = self.order(seat);
        Seat::first(self.players()).filter(|&rival| self.order(rival) > active).collect()
    }

    /// Empty zones that a player may not enter yet: initial ones of those who have not had a turn. Under the rulings
    /// before [`TRUCE_KEEPS_ZONES`] the truce kept nobody out. [NA-TURN-05]
    #[inline]
    pub(crate) fn spared(&self, seat: Seat) -> PlaceSet {
        let newcomers = self.newcomers(seat);
        if newcomers.is_empty() || self.edition().rulings < TRUCE_KEEPS_ZONES {
            return PlaceSet::EMPTY;
        }
        let homes = newcomers.iter().fold(PlaceSet::EMPTY, |all, rival| all.or(self.home(rival)));
        homes.without(self.occupied())
    }

    /// NA-TURN-05: an empty zone may be entered, if its owner has had a turn.
    pub(crate) fn may_come_to(&self, seat: Seat, place: Place) -> Result<(), Refusal> {
        let owner = self.newcomers(seat).iter().find(|&rival| self.home(rival).contains(place));
        match owner.filter(|_| self.spared(seat).contains(place)) {
            Some(owner) => Err(Refusal::Spared { zone: place.zone(), seat: owner }),
            None => Ok(()),
        }
    }

    /// A rival who is not protected. [NA-CARD-05, NA-TURN-05]
    fn may_fight(&self, seat: Seat, rival: Seat) -> Result<(), Refusal> {
        let truce = self.truces[rival.index()].contains(seat);
        let rule = RuleId(if truce { "NA-CARD-05" } else { "NA-TURN-05" });
        Refusal::Protected { seat: rival, rule }.unless(!self.protected(seat).contains(rival))
    }

    /// The same of whoever has units in a place.
    pub(crate) fn may_fight_at(&self, seat: Seat, place: Place) -> Result<(), Refusal> {
        self.holder(place).and_then(Holder::seat).map_or(Ok(()), |rival| self.may_fight(seat, rival))
    }

    /// Places with enemy units that a player may attack.
    #[inline]
    pub(crate) fn attackable(&self, seat: Seat) -> PlaceSet {
        let protected = self.protected(seat);
        let rivals = Seat::first(self.players()).filter(|&rival| rival != seat && !protected.contains(rival));
        rivals.fold(self.held[NEUTRAL], |targets, rival| targets.or(self.held[rival.index()]))
    }

    /// NA-ATK-08: territories that the units of a place can't attack, as they are a single militia or artillery
    /// unit and horse is there.
    fn forbidden(&self, from: Place) -> PlaceSet {
        if self.troops[from.index()].is_lone_and_vulnerable() {
            self.mounted.and(self.edition().territories)
        } else {
            PlaceSet::EMPTY
        }
    }

    /// Places that units of a place can attack. [NA-ATK-04]
    fn targets(&self, seat: Seat, from: Place) -> PlaceSet {
        let near = self.edition().near[from.index()];
        near.and(self.attackable(seat)).without(self.forbidden(from)).or(self.sea_borne_targets(seat, from))
    }

    /// Those that they can attack by sea. [NA-SEA-08, NA-SEA-11]
    fn sea_borne_targets(&self, seat: Seat, from: Place) -> PlaceSet {
        let reached = self.by_sea(from, self.passages(seat).all());
        reached.and(self.attackable(seat)).without(self.forbidden(from))
    }

    /// Whether anything can be attacked. [NA-TURN-10]
    pub(crate) fn can_attack(&self, seat: Seat) -> bool {
        self.attack_places(seat).next().is_some() || self.attack_seas(seat).next().is_some()
    }

    fn attack_places(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let targets = self.attackable(seat);
        let passages = self.passages(seat).all();
        self.held[seat.index()].iter().filter(move |&from| {
            let reached = self.edition().near[from.index()].or(self.by_sea(from, passages)).and(targets);
            !reached.is_empty() && !reached.without(self.forbidden(from)).is_empty()
        })
    }

    fn attack_seas(&self, seat: Seat) -> impl Iterator<Item = Sea> {
        let hostile = self.hostile_seas(seat);
        self.afloat[seat.index()].iter().filter(move |&from| !self.sea_targets(from, hostile).is_empty())
    }

    /// Seas with ships of a rival who may be attacked.
    fn hostile_seas(&self, seat: Seat) -> SeaSet {
        let protected = self.protected(seat);
        let rivals = Seat::first(self.players()).filter(|&rival| rival != seat && !protected.contains(rival));
        rivals.fold(SeaSet::EMPTY, |seas, rival| seas.or(self.afloat[rival.index()]))
    }

    /// NA-ATK-06: an adjacent sea or the own one.
    fn sea_targets(&self, from: Sea, hostile: SeaSet) -> SeaSet {
        self.edition().waters[from.index()].or(SeaSet::only(from)).and(hostile)
    }

    /// Zones from which something can be attacked.
    pub(crate) fn attack_bases(&self, seat: Seat, mut out: impl FnMut(Zone)) {
        self.attack_places(seat).for_each(|from| out(from.zone()));
        self.attack_seas(seat).for_each(|from| out(self.edition().zone_of(from)));
    }

    /// NA-ATK-08: the only thing that keeps a neighbour of the enemy from attacking.
    pub(crate) fn may_face(&self, seat: Seat, from: Place) -> Result<(), Refusal> {
        let horse = self.edition().near[from.index()].and(self.attackable(seat)).and(self.mounted);
        horse.first().map_or(Ok(()), |place| Err(Refusal::AloneAgainstHorse { zone: place.zone() }))
    }

    /// NA-ATK-01, NA-ATK-04 to NA-ATK-06, NA-ATK-08: enemy units in reach.
    pub(crate) fn may_target(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let edition = self.edition();
        let from = self.act().from.expect("a zone is named");
        match (edition.place(from), edition.place(zone), edition.sea(from), edition.sea(zone)) {
            (Some(from), Some(to), ..) => {
                Refusal::NothingThere { zone }.unless(self.occupied().contains(to))?;
                Refusal::OwnUnits { zone }.unless(self.hostile(seat).contains(to))?;
                self.may_fight_at(seat, to)?;
                Refusal::AloneAgainstHorse { zone }.unless(!self.forbidden(from).contains(to))?;
                let rule = RuleId("NA-ATK-04");
                Refusal::OutOfReach { zone, rule }.unless(self.targets(seat, from).contains(to))
            }
            (.., Some(from), Some(to)) => {
                if self.sea_targets(from, self.hostile_seas(seat)).contains(to) {
                    return Ok(());
                }
                let rivals = self.crews(to).without(seat);
                rivals.iter().try_for_each(|rival| self.may_fight(seat, rival))?;
                Refusal::NothingThere { zone }.unless(!rivals.is_empty())?;
                Err(Refusal::OutOfReach { zone, rule: RuleId("NA-ATK-06") })
            }
            _ => Err(Refusal::LandAndSea),
        }
    }

    pub(crate) fn offer_target(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let edition = self.edition();
        let from = self.act().from.expect("a zone is named");
        match (edition.place(from), edition.sea(from)) {
            (Some(from), _) => {
                self.targets(seat, from).iter().for_each(|to| out(Choice::To(to.zone())));
            }
            (None, Some(from)) => {
                let targets = self.sea_targets(from, self.hostile_seas(seat));
                targets.iter().for_each(|to| out(Choice::To(edition.zone_of(to))));
            }
            (None, None) => {}
        }
    }

    /// NA-ATK-07: rivals with ships in the sea that is attacked.
    fn rivals_in(&self, seat: Seat, sea: Sea) -> SeatSet {
        let protected = self.protected(seat);
        self.crews(sea).without(seat).iter().filter(|&rival| !protected.contains(rival)).collect()
    }

    /// The same of the sea that is attacked.
    pub(crate) fn rivals_attacked(&self, seat: Seat) -> SeatSet {
        let sea = self.act().to.and_then(|to| self.edition().sea(to)).expect("a sea is attacked");
        self.rivals_in(seat, sea)
    }

    pub(crate) fn may_attack_ships_of(&self, seat: Seat, rival: Seat) -> Result<(), Refusal> {
        self.may_fight(seat, rival)?;
        Refusal::NoShipsThere { seat: rival }.unless(self.rivals_attacked(seat).contains(rival))
    }

    /// NA-ATK-10: the target, then the way where there are several. By land without mountains is never worse.
    pub(crate) fn name_target(&mut self, zone: Zone) {
        let seat = self.active;
        let edition = self.edition();
        self.act_mut().to = Some(zone);
        self.phase = Phase::With;
        if let Some(sea) = edition.sea(zone) {
            let rivals = self.rivals_in(seat, sea);
            match rivals.lowest() {
                Some(rival) if rivals.len() == 1 => self.act_mut().rival = Some(rival),
                _ => self.phase = Phase::Against,
            }
            return;
        }
        let (from, to) = (Place(self.act().from.expect("a zone is named").0), Place(zone.0));
        if !edition.near[from.index()].contains(to) {
            self.act_mut().by_sea = true;
            self.name_route();
        } else if edition.mountains[from.index()].contains(to)
            && self.sea_borne_targets(seat, from).contains(to)
        {
            self.phase = Phase::Way;
        }
    }

    pub(crate) fn name_rival(&mut self, rival: Seat) {
        self.act_mut().rival = Some(rival);
        self.phase = Phase::With;
    }

    /// The most units of an attack. [NA-SEA-08]
    fn most_attackers(&self) -> usize {
        let act = self.act();
        let city = act.to.is_some_and(|to| self.is_among(to, self.edition().cities));
        if act.by_sea && city { self.edition().numbers.port_assault_max_units.into() } else { usize::MAX }
    }

    /// NA-SEA-08: one more unit may attack.
    pub(crate) fn may_attack_with_more(&self) -> Result<(), Refusal> {
        Refusal::OneAgainstPort.unless(self.act().legs.as_slice().len() < self.most_attackers())
    }

    /// NA-ATK-08: whether the units named, with one more, may attack.
    pub(crate) fn dare_attack(&self, more: Option<Unit>) -> bool {
        let act = self.act();
        let named = act.legs.as_slice();
        let mounted =
            act.to.is_some_and(|to| self.is_among(to, self.mounted.and(self.edition().territories)));
        let first = named.first().map(|leg| leg.unit).or(more);
        let count = named.len() + usize::from(more.is_some());
        count > 1 || first.is_some_and(|unit| !mounted || !unit.kind().is_vulnerable())
    }

    /// Units that can be named next.
    pub(crate) fn attackers(&self, seat: Seat, order: Order, mut out: impl FnMut(Unit)) {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        if self.may_attack_with_more().is_err() {
            return;
        }
        let least = self.least_named(order);
        // How many units can still be named, so that nobody is left alone who may not attack alone.
        let mut behind = 0;
        self.units_in(seat, from, |unit, count| {
            if least.is_none_or(|least| unit >= least) {
                behind += count - act.legs.named(unit);
            }
        });
        self.units_in(seat, from, |unit, count| {
            if least.is_some_and(|least| unit < least) {
                return;
            }
            let free = count - act.legs.named(unit);
            if free > 0 && (self.dare_attack(Some(unit)) || behind > 1) {
                out(unit);
            }
            if order == Order::Fixed {
                behind -= free;
            }
        });
    }
}
