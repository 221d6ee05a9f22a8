//! The map: its zones, which of them are adjacent, and the ways over sea. [GR-ZONE-09, GR-SEA-03, NA-ZONE-01, NA-SEA-03]

use table::{Grammar, NotationError, Texts};

use crate::{
    notation::known,
    sets::{Numbered, Set},
    zones::{SEAS, Sea, SeaSet, Zone},
};

/// A zone as it is printed.
#[derive(Clone, Debug)]
pub struct ZoneText<K> {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: K,
    /// Its name.
    pub name: Texts,
    /// How the name stands in sentences.
    pub grammar: Grammar,
}

/// A map with zones of some kinds, at most `LANDS` of them on land.
#[derive(Clone, Debug)]
pub struct Map<K, L: Numbered, const LANDS: usize> {
    /// Those on land, then seas.
    zones: Vec<ZoneText<K>>,
    /// The index of the first sea.
    first_sea: u8,
    lands: Set<L>,
    seas: SeaSet,
    /// Zones on land that are adjacent to one on land.
    pub near: [Set<L>; LANDS],
    /// The seas at the coast of a zone on land.
    pub coasts: [SeaSet; LANDS],
    /// The zones on land at a sea.
    pub shores: [Set<L>; SEAS],
    /// Seas that are adjacent to a sea.
    pub waters: [SeaSet; SEAS],
    /// How many seas one transport crosses at the most: 1 or 2.
    longest_transport: u8,
}

impl<K, L: Numbered, const LANDS: usize> Map<K, L, LANDS> {
    /// Zones, of which so many are on land, that are not adjacent to each other yet.
    pub fn new(zones: Vec<ZoneText<K>>, lands: usize, longest_transport: u8) -> Self {
        Self {
            first_sea: lands as u8,
            lands: Set::lowest(lands),
            seas: Set::lowest(zones.len() - lands),
            zones,
            near: [Set::EMPTY; LANDS],
            coasts: [SeaSet::EMPTY; LANDS],
            shores: [Set::EMPTY; SEAS],
            waters: [SeaSet::EMPTY; SEAS],
            longest_transport,
        }
    }

    /// A number that tells the zones of this map, in their order, from those of others.
    pub fn ground(&self) -> u64 {
        const START: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let ids = self.zones.iter().flat_map(|zone| zone.id.bytes().chain([b' ']));
        ids.fold(START, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME))
    }

    /// Two zones are adjacent.
    pub fn join(&mut self, a: Zone, b: Zone) {
        for (from, to) in [(a, b), (b, a)] {
            match (self.land(from), self.sea(from), self.land(to), self.sea(to)) {
                (Some(_), _, Some(to), _) => self.near[from.index()].insert(to),
                (Some(_), _, _, Some(to)) => self.coasts[from.index()].insert(to),
                (_, Some(from), Some(to), _) => self.shores[from.index()].insert(to),
                (_, Some(from), _, Some(to)) => self.waters[from.index()].insert(to),
                _ => unreachable!("zones are on land or at sea"),
            }
        }
    }

    /// All zones, those on land first.
    pub fn all_zones(&self) -> impl Iterator<Item = Zone> + use<K, L, LANDS> {
        (0..self.zones.len() as u8).map(Zone)
    }

    /// All zones on land.
    #[inline]
    pub fn lands(&self) -> Set<L> {
        self.lands
    }

    /// All seas.
    #[inline]
    pub fn seas(&self) -> SeaSet {
        self.seas
    }

    /// A zone.
    pub fn zone(&self, zone: Zone) -> &ZoneText<K> {
        &self.zones[zone.index()]
    }

    /// The zone with this id.
    pub fn zone_with_id(&self, id: &str) -> Option<Zone> {
        self.all_zones().find(|&zone| self.id(zone) == id)
    }

    /// The zone, if it is on land.
    #[inline]
    pub fn land(&self, zone: Zone) -> Option<L> {
        (zone.0 < self.first_sea).then(|| L::numbered(zone.0))
    }

    /// The zone, if it is a sea.
    #[inline]
    pub fn sea(&self, zone: Zone) -> Option<Sea> {
        (zone.0 >= self.first_sea && zone.index() < self.zones.len()).then(|| Sea(zone.0 - self.first_sea))
    }

    /// The sea as a zone.
    #[inline]
    pub fn zone_of(&self, sea: Sea) -> Zone {
        Zone(sea.0 + self.first_sea)
    }

    /// The zones that are adjacent to a zone.
    pub fn neighbours(&self, zone: Zone) -> Vec<Zone> {
        let (lands, seas) = match (self.land(zone), self.sea(zone)) {
            (Some(_), _) => (self.near[zone.index()], self.coasts[zone.index()]),
            (_, Some(sea)) => (self.shores[sea.index()], self.waters[sea.index()]),
            (None, None) => (Set::EMPTY, Set::EMPTY),
        };
        let lands = lands.iter().map(|land| Zone(land.number()));
        lands.chain(seas.iter().map(|sea| self.zone_of(sea))).collect()
    }

    /// The zones on land that can be reached through these seas, by one of them or by two adjacent ones.
    #[inline]
    pub fn by_sea(&self, from: L, seas: SeaSet) -> Set<L> {
        let mut reached = self.coasts[usize::from(from.number())].and(seas);
        if reached.is_empty() {
            return Set::EMPTY;
        }
        for _ in 1..self.longest_transport {
            reached = reached.iter().fold(reached, |all, sea| all.or(self.waters[sea.index()].and(seas)));
        }
        let shores = reached.iter().fold(Set::EMPTY, |all, sea| all.or(self.shores[sea.index()]));
        shores.without(Set::only(from))
    }

    /// The seas to be asked for a way from one zone on land to another when those in `usable` do not suffice: every
    /// choice of one or two further seas of `askable` that makes a route, none of them larger than needed.
    pub fn vias(
        &self,
        from: L,
        to: L,
        usable: SeaSet,
        askable: SeaSet,
        mut out: impl FnMut(Sea, Option<Sea>),
    ) {
        let [here, there] = [from, to].map(|land| self.coasts[usize::from(land.number())]);
        let askable = askable.without(usable);
        let single = |sea: &Sea| self.by_sea(from, usable.or(SeaSet::only(*sea))).contains(to);
        let singles: SeaSet = askable.iter().filter(single).collect();
        singles.iter().for_each(|sea| out(sea, None));
        if self.longest_transport < 2 {
            return;
        }
        let rest = askable.without(singles);
        for first in rest.iter() {
            for second in rest.and(self.waters[first.index()]).from(first).iter() {
                let joins = |a: Sea, b: Sea| here.contains(a) && there.contains(b);
                if joins(first, second) || joins(second, first) {
                    out(first, Some(second));
                }
            }
        }
    }

    /// Of the seas in `asked`, those that could be part of a way from a zone on land to one of `goals`, through seas of
    /// `usable`, which contains them.
    pub fn seas_towards(&self, from: L, goals: Set<L>, asked: SeaSet, usable: SeaSet) -> SeaSet {
        let near = self.coasts[usize::from(from.number())].and(usable);
        let leads_ashore = |sea: Sea| !self.shores[sea.index()].and(goals).is_empty();
        let two_seas = self.longest_transport > 1;
        let useful = |sea: &Sea| {
            let next = self.waters[sea.index()].and(usable);
            let as_first =
                near.contains(*sea) && (leads_ashore(*sea) || two_seas && next.iter().any(leads_ashore));
            let as_second = two_seas && leads_ashore(*sea) && !next.and(near).is_empty();
            as_first || as_second
        };
        asked.iter().filter(useful).collect()
    }

    /// The only choice of seas to ask; none if there are several or no [`vias`](Map::vias).
    pub fn only_via(&self, from: L, to: L, usable: SeaSet, askable: SeaSet) -> Option<(Sea, Option<Sea>)> {
        let (mut count, mut found) = (0, None);
        self.vias(from, to, usable, askable, |first, second| {
            count += 1;
            found = Some((first, second));
        });
        found.filter(|_| count == 1)
    }
}

/// Zones in notations and views, by their ids.
impl<K, L: Numbered, const LANDS: usize> Map<K, L, LANDS> {
    /// The id of a zone.
    pub fn id(&self, zone: Zone) -> &str {
        &self.zone(zone).id
    }

    /// The ids of zones on land.
    pub fn land_ids(&self, lands: Set<L>) -> Vec<String> {
        lands.iter().map(|land| self.id(Zone(land.number())).to_owned()).collect()
    }

    /// The ids of seas.
    pub fn sea_ids(&self, seas: SeaSet) -> Vec<String> {
        seas.iter().map(|sea| self.id(self.zone_of(sea)).to_owned()).collect()
    }

    /// Reads a zone.
    ///
    /// # Errors
    /// There is no such zone.
    pub fn read_zone(&self, key: &str, id: &str) -> Result<Zone, NotationError> {
        known(self.zone_with_id(id), key, "zone", id)
    }

    /// Reads a zone on land.
    ///
    /// # Errors
    /// There is no such zone, or it is a sea.
    pub fn read_land(&self, key: &str, id: &str) -> Result<L, NotationError> {
        self.land(self.read_zone(key, id)?).ok_or_else(|| NotationError::new(key, format!("“{id}” is a sea")))
    }

    /// Reads a sea.
    ///
    /// # Errors
    /// There is no such zone, or it is on land.
    pub fn read_sea(&self, key: &str, id: &str) -> Result<Sea, NotationError> {
        self.sea(self.read_zone(key, id)?).ok_or_else(|| NotationError::new(key, format!("“{id}” is no sea")))
    }

    /// Reads zones on land.
    ///
    /// # Errors
    /// One of them is none.
    pub fn read_lands(&self, key: &str, ids: &[String]) -> Result<Set<L>, NotationError> {
        ids.iter().map(|id| self.read_land(key, id)).collect()
    }

    /// Reads seas.
    ///
    /// # Errors
    /// One of them is none.
    pub fn read_seas(&self, key: &str, ids: &[String]) -> Result<SeaSet, NotationError> {
        ids.iter().map(|id| self.read_sea(key, id)).collect()
    }
}
