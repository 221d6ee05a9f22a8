//! The words of a record that both games have: seats, zones and ways over sea.

use table::{Seat, UnknownWord};

use crate::{
    map::Map,
    sets::Numbered,
    zones::{Sea, Zone},
};

/// The seat with this number.
///
/// # Errors
/// There is none.
pub fn seat(name: &str) -> Result<Seat, UnknownWord> {
    name.parse().map_err(|_| UnknownWord::name("seat", name))
}

impl<K, L: Numbered, const LANDS: usize> Map<K, L, LANDS> {
    /// The zone of this name.
    ///
    /// # Errors
    /// There is none.
    pub fn named_zone(&self, name: &str) -> Result<Zone, UnknownWord> {
        self.zone_with_id(name).ok_or_else(|| UnknownWord::name("zone", name))
    }

    /// The sea of this name.
    ///
    /// # Errors
    /// There is none.
    pub fn named_sea(&self, name: &str) -> Result<Sea, UnknownWord> {
        let zone = self.zone_with_id(name);
        zone.and_then(|zone| self.sea(zone)).ok_or_else(|| UnknownWord::name("sea", name))
    }

    /// One sea or two, in the order of the map, whose ships are asked. [GR-SEA-13, NA-SEA-13]
    ///
    /// # Errors
    /// They are none.
    pub fn named_way(&self, names: &str) -> Result<(Sea, Option<Sea>), UnknownWord> {
        let (first, second) =
            names.split_once(' ').map_or((names, None), |(first, second)| (first, Some(second)));
        let second = second.map(|name| self.named_sea(name)).transpose()?;
        let first = self.named_sea(first)?;
        if second.is_some_and(|second| second <= first) {
            return Err(UnknownWord::name("pair of seas in the order of the map", names));
        }
        Ok((first, second))
    }
}
