//! Territories, cities, seas and control. [NA-ZONE]

use table::{RuleId, Seat, SeatSet};

use crate::{
    position::{Holder, NEUTRAL, Position, SEATS},
    refusal::Refusal,
    units::{EMPIRES, Empire, EmpireSet, Kind, Ships, Unit},
    zones::{Place, PlaceSet, Sea, SeaSet, Zone},
};

impl Position {
    // ------------------------------------------------------------------ control

    /// Places with units of anybody.
    #[inline]
    pub(crate) fn occupied(&self) -> PlaceSet {
        self.taken
    }

    /// Places with units of rivals or neutrals.
    #[inline]
    pub(crate) fn hostile(&self, seat: Seat) -> PlaceSet {
        self.occupied().without(self.held[seat.index()])
    }

    /// The initial zones of a player; none once he is out of the game. [NA-END-08]
    #[inline]
    pub(crate) fn home(&self, seat: Seat) -> PlaceSet {
        self.homes[seat.index()]
    }

    /// The initial zones of all other players. [NA-REC-06]
    #[inline]
    pub(crate) fn foreign_homes(&self, seat: Seat) -> PlaceSet {
        let others = Seat::first(self.players()).filter(|&other| other != seat);
        others.fold(PlaceSet::EMPTY, |homes, other| homes.or(self.home(other)))
    }

    /// NA-ZONE-08, NA-ZONE-09: zones with own units, and initial zones that nobody has invaded.
    #[inline]
    pub(crate) fn controlled(&self, seat: Seat) -> PlaceSet {
        let invaded = self.hostile(seat);
        self.held[seat.index()].or(self.home(seat).without(invaded))
    }

    /// Whose units are in a place.
    #[inline]
    pub(crate) fn holder(&self, place: Place) -> Option<Holder> {
        if self.held[NEUTRAL].contains(place) {
            return Some(Holder::Neutral);
        }
        Seat::first(SEATS).find(|seat| self.held[seat.index()].contains(place)).map(Holder::Seat)
    }

    /// Who plays an empire, or nobody.
    #[inline]
    pub(crate) fn owner(&self, unit: Unit) -> Holder {
        match self.rulers.get(unit.empire().index()) {
            Some(Some(seat)) => Holder::Seat(*seat),
            _ => Holder::Neutral,
        }
    }

    /// A player names units of the own empires only.
    #[inline]
    pub(crate) fn may_command(&self, seat: Seat, unit: Unit) -> Result<(), Refusal> {
        let own = self.owner(unit) == Holder::Seat(seat);
        Refusal::NotYourEmpire { empire: unit.empire() }.unless(own)
    }

    /// The empires of a seat.
    #[inline]
    pub(crate) fn realm(&self, seat: Seat) -> EmpireSet {
        self.realms[seat.index()]
    }

    /// How many more units a place can hold. [NA-ZONE-04]
    #[inline]
    pub(crate) fn room(&self, place: Place) -> u8 {
        self.edition().capacity(place) - self.troops[place.index()].len() as u8
    }

    /// The city of a zone with its territory.
    pub(crate) fn gate(&self, zone: Zone) -> Option<(Place, Place)> {
        let edition = self.edition();
        let city = edition.place(zone).filter(|&place| edition.cities.contains(place))?;
        Some((city, edition.partner[city.index()]?))
    }

    /// Whether a zone is one of these territories and cities.
    pub(crate) fn is_among(&self, zone: Zone, places: PlaceSet) -> bool {
        self.edition().place(zone).is_some_and(|place| places.contains(place))
    }

    /// Zones for a unit that may be put into these places: those with room; for a ship, the seas at them.
    /// [NA-SET-09, NA-REC-06, NA-REC-07]
    pub(crate) fn sites(&self, unit: Unit, places: PlaceSet, mut out: impl FnMut(Zone)) {
        if unit.kind().is_ship() {
            self.seas_of(places).iter().for_each(|sea| out(self.edition().zone_of(sea)));
        } else {
            places.without(self.full).iter().for_each(|place| out(place.zone()));
        }
    }

    /// Whether a zone is one of these [`sites`](Self::sites); `rule` lets ships into seas at such places only, and
    /// `outside` tells why a place is none of them.
    pub(crate) fn may_be_put(
        &self,
        unit: Unit,
        zone: Zone,
        places: PlaceSet,
        rule: &'static str,
        outside: impl FnOnce(Place) -> Refusal,
    ) -> Result<(), Refusal> {
        let mut fits = false;
        self.sites(unit, places, |site| fits |= site == zone);
        let reason = match self.edition().place(zone) {
            Some(place) if !unit.kind().is_ship() && !places.contains(place) => outside(place),
            Some(_) if !unit.kind().is_ship() => Refusal::Full { zone },
            None if unit.kind().is_ship() => Refusal::SeaNotAdjacent { zone, rule: RuleId(rule) },
            _ => Refusal::WrongElement { zone },
        };
        reason.unless(fits)
    }

    // ------------------------------------------------------------------ units in zones

    /// Whether a player has units in a zone.
    pub(crate) fn is_held(&self, seat: Seat, zone: Zone) -> bool {
        let sea = self.edition().sea(zone);
        self.is_among(zone, self.held[seat.index()])
            || sea.is_some_and(|sea| self.afloat[seat.index()].contains(sea))
    }

    /// The different units of a player in a zone with their number, in order.
    #[inline]
    pub(crate) fn units_in(&self, seat: Seat, zone: Zone, mut out: impl FnMut(Unit, u8)) {
        if let Some(place) = self.edition().place(zone) {
            if self.held[seat.index()].contains(place) {
                self.troops[place.index()].counted().for_each(|(unit, count)| out(unit, count));
            }
        } else if let Some(sea) = self.edition().sea(zone) {
            let ships = self.ships[sea.index()];
            for kind in Kind::SHIPS {
                for empire in self.realm(seat).iter() {
                    let count = ships[empire.index()].count(kind);
                    if count > 0 {
                        out(Unit::new(kind, empire), count);
                    }
                }
            }
        }
    }

    /// How many of a unit are in a zone.
    #[inline]
    pub(crate) fn count_in(&self, unit: Unit, zone: Zone) -> u8 {
        match (self.edition().place(zone), self.edition().sea(zone)) {
            (Some(place), _) => self.troops[place.index()].count(unit),
            (None, Some(sea)) if unit.kind().is_ship() => {
                self.ships[sea.index()].get(unit.empire().index()).map_or(0, |ships| ships.count(unit.kind()))
            }
            _ => 0,
        }
    }

    /// The ships of a player in a sea.
    #[inline]
    pub(crate) fn ships_of(&self, seat: Seat, sea: Sea) -> u8 {
        let ships = &self.ships[sea.index()];
        self.realm(seat).iter().map(|empire| ships[empire.index()].len()).sum()
    }

    /// The players with ships in a sea.
    pub(crate) fn crews(&self, sea: Sea) -> SeatSet {
        Seat::first(self.players()).filter(|seat| self.afloat[seat.index()].contains(sea)).collect()
    }

    // ------------------------------------------------------------------ changes

    /// Puts a land unit into a place that has room and holds nobody else's units.
    #[inline]
    pub(crate) fn station(&mut self, unit: Unit, place: Place) {
        let owner = self.owner(unit);
        self.troops[place.index()].add(unit);
        self.held[owner.index(SEATS)].insert(place);
        self.refresh(place);
    }

    /// Takes a land unit out of a place.
    #[inline]
    pub(crate) fn withdraw(&mut self, unit: Unit, place: Place) {
        self.troops[place.index()].take(unit);
        if self.troops[place.index()].is_empty() {
            let owner = self.owner(unit);
            self.held[owner.index(SEATS)].remove(place);
        }
        self.refresh(place);
    }

    /// What follows from the units of a place.
    #[inline]
    pub(crate) fn refresh(&mut self, place: Place) {
        let troop = self.troops[place.index()];
        let put = |set: &mut PlaceSet, there: bool| {
            if there {
                set.insert(place);
            } else {
                set.remove(place);
            }
        };
        let edition = self.edition();
        put(&mut self.taken, !troop.is_empty());
        put(&mut self.full, troop.len() as u8 >= edition.capacity(place));
        put(&mut self.lone, edition.territories.contains(place) && troop.is_lone_and_vulnerable());
        put(&mut self.mounted, troop.has_horse());
    }

    /// Puts a ship into a sea; whoever was refused there may ask again. [NA-SEA-13]
    #[inline]
    pub(crate) fn launch(&mut self, unit: Unit, sea: Sea) {
        self.ships[sea.index()][unit.empire().index()].add(unit.kind());
        if let Holder::Seat(seat) = self.owner(unit) {
            self.afloat[seat.index()].insert(sea);
        }
        self.refused.remove(sea);
    }

    /// Takes a ship out of a sea.
    #[inline]
    pub(crate) fn sail_off(&mut self, unit: Unit, sea: Sea) {
        self.ships[sea.index()][unit.empire().index()].take(unit.kind());
        if let Holder::Seat(seat) = self.owner(unit)
            && self.ships_of(seat, sea) == 0
        {
            self.afloat[seat.index()].remove(sea);
        }
        self.refused.remove(sea);
    }

    /// Puts a unit into a zone.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, zone: Zone) {
        match self.edition().place(zone) {
            Some(place) => self.station(unit, place),
            None => self.launch(unit, self.edition().sea(zone).expect("ships are at sea")),
        }
    }

    /// Takes a unit out of a zone.
    #[inline]
    pub(crate) fn take_up(&mut self, unit: Unit, zone: Zone) {
        match self.edition().place(zone) {
            Some(place) => self.withdraw(unit, place),
            None => self.sail_off(unit, self.edition().sea(zone).expect("ships are at sea")),
        }
    }

    /// One unit from zone to zone.
    #[inline]
    pub(crate) fn relocate(&mut self, unit: Unit, from: Zone, to: Zone) {
        self.take_up(unit, from);
        self.put(unit, to);
    }

    /// A unit from the pool onto the board. [NA-REC-08]
    #[inline]
    pub(crate) fn deploy(&mut self, unit: Unit, zone: Zone) {
        self.pool[unit.empire().index()][unit.kind().index()] -= 1;
        self.put(unit, zone);
    }

    /// A unit from the board back to the pool at once; neutral units are put aside. [NA-RES-15]
    #[inline]
    pub(crate) fn eliminate(&mut self, unit: Unit, zone: Zone) {
        self.take_up(unit, zone);
        if unit.empire() != Empire::NEUTRAL {
            self.pool[unit.empire().index()][unit.kind().index()] += 1;
        }
    }

    /// A unit rises if there is a higher level and a counter of it. [NA-PROM-06, NA-PROM-07]
    #[inline]
    pub(crate) fn may_rise(&self, unit: Unit) -> Result<(), Refusal> {
        let higher = unit.promoted().ok_or(Refusal::CannotRise { unit })?;
        let pool = self.pool.get(unit.empire().index());
        Refusal::NoHigherCounter { unit }.unless(pool.is_some_and(|pool| pool[higher.kind().index()] > 0))
    }

    /// Exchanges a unit for one of the next level; the old counter returns to the pool. [NA-PROM-07]
    pub(crate) fn promote(&mut self, unit: Unit, place: Place) -> Unit {
        let higher = unit.promoted().expect("only foot and horse below the highest level are promoted");
        let troop = &mut self.troops[place.index()];
        troop.take(unit);
        troop.add(higher);
        let pool = &mut self.pool[unit.empire().index()];
        pool[unit.kind().index()] += 1;
        pool[higher.kind().index()] -= 1;
        self.refresh(place);
        higher
    }

    /// All units of a seat on the board. [NA-END-07]
    pub(crate) fn unit_count(&self, seat: Seat) -> u32 {
        let ashore: usize =
            self.held[seat.index()].iter().map(|place| self.troops[place.index()].len()).sum();
        let afloat: u32 =
            self.afloat[seat.index()].iter().map(|sea| u32::from(self.ships_of(seat, sea))).sum();
        ashore as u32 + afloat
    }

    /// The seas at the coasts and ports of some places.
    #[inline]
    pub(crate) fn seas_of(&self, places: PlaceSet) -> SeaSet {
        let coasts = &self.edition().coasts;
        places.iter().fold(SeaSet::EMPTY, |seas, place| seas.or(coasts[place.index()]))
    }
}

/// Ships by empire, all together.
pub(crate) fn fleet_len(fleet: [Ships; EMPIRES]) -> u8 {
    fleet.iter().map(|ships| ships.len()).sum()
}
