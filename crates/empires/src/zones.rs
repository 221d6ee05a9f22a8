//! Zones as typed indices. Zones on land come first, seas after them, so that ships can only be at sea and land units
//! only ashore. What a zone on land is called, each game says. [GR-ZONE-01, NA-ZONE-02, NA-ZONE-07]

use crate::sets::{Numbered, Set};

/// The most seas a map can have.
pub const SEAS: usize = 16;

/// A zone on land or a sea: an index into the zones of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Zone(pub u8);

/// A sea, counted from the first one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sea(pub u8);

/// A set of zones of all kinds.
pub type ZoneSet = Set<Zone>;
/// A set of seas.
pub type SeaSet = Set<Sea>;

impl Zone {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Sea {
    /// Its index among the seas.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Numbered for Zone {
    type Word = u128;

    fn numbered(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

impl Numbered for Sea {
    type Word = u16;

    fn numbered(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}
