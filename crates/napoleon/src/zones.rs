//! Territories and cities as typed indices, and sets of them. Territories come first, then cities. [NA-ZONE-02, NA-ZONE-03]

pub use empires::zones::{SEAS, Sea, SeaSet, Zone};
use empires::{
    map::Map,
    sets::{Numbered, Set},
};

use crate::edition::ZoneKind;

/// The most territories and cities an edition can have.
pub const PLACES: usize = 96;
/// The most territories that can border on one.
pub const NEIGHBOURS: usize = 11;
/// The most seas that can border on one.
pub const WATERS: usize = 7;

/// A zone on land: a territory or a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub(crate) u8);

/// A set of territories and cities.
pub type PlaceSet = Set<Place>;

/// The map of territories, cities and seas.
pub type Atlas = Map<ZoneKind, Place, PLACES>;

impl Place {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same as a zone.
    #[inline]
    pub const fn zone(self) -> Zone {
        Zone(self.0)
    }
}

impl Numbered for Place {
    type Word = u128;

    fn numbered(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}
