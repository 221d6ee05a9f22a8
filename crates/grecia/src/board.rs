//! Territories, seas and control. [GR-ZONE, GR-FORT]

use table::{RuleId, Seat};

use crate::{
    edition::HEROES,
    position::{Holder, NEUTRAL, Position, SEATS, Whereabouts},
    refusal::Refusal,
    units::Kind,
    zones::{Sea, SeaSet, Territory, TerritorySet, Zone},
};

impl Position {
    /// Whether a zone is one of these territories.
    #[inline]
    pub(crate) fn is_among(&self, zone: Zone, territories: TerritorySet) -> bool {
        self.edition().territory(zone).is_some_and(|territory| territories.contains(territory))
    }

    /// Whether a zone is one of these seas.
    #[inline]
    pub(crate) fn is_sea_among(&self, zone: Zone, seas: SeaSet) -> bool {
        self.edition().sea(zone).is_some_and(|sea| seas.contains(sea))
    }

    /// Territories with units of anybody.
    #[inline]
    pub(crate) fn occupied(&self) -> TerritorySet {
        self.held.into_iter().fold(TerritorySet::EMPTY, TerritorySet::or)
    }

    /// Territories with a fortress of any colour.
    #[inline]
    pub(crate) fn fortified(&self) -> TerritorySet {
        self.fortresses.into_iter().fold(TerritorySet::EMPTY, TerritorySet::or)
    }

    /// Territories with a fortress of another colour. [GR-HIRE-04]
    #[inline]
    pub(crate) fn foreign_fortresses(&self, seat: Seat) -> TerritorySet {
        self.fortified().without(self.fortresses[seat.index()])
    }

    /// Fortresses without any unit beside them. [GR-FORT-03]
    #[inline]
    pub(crate) fn lone_fortresses(&self, seat: Seat) -> TerritorySet {
        self.fortresses[seat.index()].without(self.occupied())
    }

    /// GR-ZONE-06, GR-ZONE-07, GR-END-09: territories that a player controls.
    #[inline]
    pub(crate) fn controlled(&self, seat: Seat) -> TerritorySet {
        let lone =
            if self.fallen[seat.index()] == 0 { self.lone_fortresses(seat) } else { TerritorySet::EMPTY };
        self.held[seat.index()].or(lone)
    }

    /// GR-ZONE-08: territories without rival or neutral units that are no lone fortress of another colour.
    #[inline]
    pub(crate) fn open(&self, seat: Seat) -> TerritorySet {
        let occupied = self.occupied();
        let foreign = occupied.without(self.held[seat.index()]);
        let lone = self.foreign_fortresses(seat).without(occupied);
        self.edition().lands().without(foreign).without(lone)
    }

    /// How many ships a player has in a sea.
    #[inline]
    pub(crate) fn ships_of(&self, seat: Seat, sea: Sea) -> u8 {
        self.ships[sea.index()][seat.index()]
    }

    /// Whose units are in a territory.
    #[inline]
    pub(crate) fn holder(&self, territory: Territory) -> Option<Holder> {
        if self.held[NEUTRAL].contains(territory) {
            return Some(Holder::Neutral);
        }
        Seat::first(SEATS).find(|seat| self.held[seat.index()].contains(territory)).map(Holder::Seat)
    }

    /// Whose fortress stands in a territory.
    #[inline]
    pub(crate) fn fortress_owner(&self, territory: Territory) -> Option<Seat> {
        Seat::first(SEATS).find(|seat| self.fortresses[seat.index()].contains(territory))
    }

    /// How many more units a territory can hold. [GR-ZONE-03]
    #[inline]
    pub(crate) fn room(&self, territory: Territory) -> u8 {
        self.edition().capacity(territory) - self.troops[territory.index()].len()
    }

    /// Puts a land unit into a territory that has room and holds nobody else's units.
    #[inline]
    pub(crate) fn station(&mut self, holder: Holder, kind: Kind, territory: Territory) {
        self.troops[territory.index()].add(kind);
        self.held[holder.index(SEATS)].insert(territory);
        self.refresh_full(territory);
    }

    /// Takes a land unit out of a territory.
    #[inline]
    pub(crate) fn withdraw(&mut self, holder: Holder, kind: Kind, territory: Territory) {
        self.troops[territory.index()].take(kind);
        if self.troops[territory.index()].is_empty() {
            self.held[holder.index(SEATS)].remove(territory);
        }
        self.refresh_full(territory);
    }

    #[inline]
    fn refresh_full(&mut self, territory: Territory) {
        if self.room(territory) == 0 {
            self.full.insert(territory);
        } else {
            self.full.remove(territory);
        }
    }

    /// Puts ships into a sea; whoever was refused there may ask again. [GR-SEA-09]
    #[inline]
    pub(crate) fn launch(&mut self, seat: Seat, sea: Sea) {
        self.ships[sea.index()][seat.index()] += 1;
        self.afloat[seat.index()].insert(sea);
        self.refused.remove(sea);
    }

    /// Takes a ship out of a sea.
    #[inline]
    pub(crate) fn sail_off(&mut self, seat: Seat, sea: Sea) {
        let ships = &mut self.ships[sea.index()][seat.index()];
        *ships -= 1;
        if *ships == 0 {
            self.afloat[seat.index()].remove(sea);
        }
        self.refused.remove(sea);
    }

    /// A unit from the pool onto the board. [GR-UNIT-04]
    #[inline]
    pub(crate) fn deploy(&mut self, seat: Seat, kind: Kind, zone: Zone) {
        self.pool[seat.index()][kind.index()] -= 1;
        match (self.edition().territory(zone), self.edition().sea(zone)) {
            (Some(territory), _) => self.station(Holder::Seat(seat), kind, territory),
            (None, Some(sea)) => self.launch(seat, sea),
            (None, None) => unreachable!("{zone:?} is a zone"),
        }
    }

    /// A unit from the board back to the pool; neutral units are put aside. [GR-COM-27]
    #[inline]
    pub(crate) fn eliminate(&mut self, holder: Holder, kind: Kind, zone: Zone) {
        match (self.edition().territory(zone), holder) {
            (Some(territory), _) => self.withdraw(holder, kind, territory),
            (None, Holder::Seat(seat)) => {
                self.sail_off(seat, self.edition().sea(zone).expect("ships are at sea"));
            }
            (None, Holder::Neutral) => unreachable!("neutrals have no ships"),
        }
        if let Holder::Seat(seat) = holder {
            self.pool[seat.index()][kind.index()] += 1;
        }
    }

    /// Replaces a unit by the next level; the lower counter goes back. [GR-UNIT-03, GR-UNIT-04]
    pub(crate) fn promote(&mut self, seat: Seat, kind: Kind, territory: Territory) {
        let higher = kind.promoted().expect("only infantry below heavy is promoted");
        let troop = &mut self.troops[territory.index()];
        troop.take(kind);
        troop.add(higher);
        self.pool[seat.index()][kind.index()] += 1;
        self.pool[seat.index()][higher.index()] -= 1;
    }

    /// Whether a unit of this type can rise: there is a higher level and a counter of it. [GR-UNIT-03, GR-UNIT-04]
    #[inline]
    pub(crate) fn may_rise(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        let highest = Refusal::CannotRise { unit: kind, rule: RuleId("GR-UNIT-03") };
        let higher = kind.promoted().ok_or(highest)?;
        Refusal::NoCounter { unit: higher }.unless(self.pool[seat.index()][higher.index()] > 0)
    }

    /// The heroes of a seat in any territory, by number.
    #[inline]
    pub(crate) fn heroes_on_board(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let places = &self.heroes[seat.index()];
        (0..HEROES as u8).filter(|&number| matches!(places[usize::from(number)], Whereabouts::At(_)))
    }

    /// The heroes of a seat in a territory, by number.
    #[inline]
    pub(crate) fn heroes_at(&self, seat: Seat, territory: Territory) -> impl Iterator<Item = u8> + use<> {
        let at = Whereabouts::At(territory);
        (0..)
            .zip(self.heroes[seat.index()])
            .filter(move |&(_, where_)| where_ == at)
            .map(|(number, _)| number)
    }

    /// Whether a hero of a seat is in a territory.
    #[inline]
    pub(crate) fn has_hero(&self, seat: Seat, territory: Territory) -> bool {
        self.heroes[seat.index()].contains(&Whereabouts::At(territory))
    }

    /// The seas at the coasts of some territories.
    #[inline]
    pub(crate) fn seas_of(&self, territories: TerritorySet) -> SeaSet {
        territories
            .iter()
            .fold(SeaSet::EMPTY, |seas, territory| seas.or(self.edition().coasts[territory.index()]))
    }

    /// All units of a seat on the board.
    pub(crate) fn units(&self, seat: Seat) -> u32 {
        Kind::ALL
            .into_iter()
            .map(|kind| {
                u32::from(self.edition().unit(kind).limit) - u32::from(self.pool[seat.index()][kind.index()])
            })
            .sum()
    }
}
