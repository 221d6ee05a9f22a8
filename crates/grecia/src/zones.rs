//! Territories as typed indices, and sets of them. [GR-ZONE-01]

pub use empires::zones::{SEAS, Sea, SeaSet, Zone};
use empires::{
    map::Map,
    sets::{Numbered, Set},
};

use crate::edition::ZoneKind;

/// The most territories an edition can have.
pub const TERRITORIES: usize = 56;

/// A zone of kind `land` or `island`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Territory(pub(crate) u8);

/// A set of territories.
pub type TerritorySet = Set<Territory>;

/// The map of territories and seas.
pub type Atlas = Map<ZoneKind, Territory, TERRITORIES>;

impl Territory {
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

impl Numbered for Territory {
    type Word = u64;

    fn numbered(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}
