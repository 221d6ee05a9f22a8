//! Zones as typed indices, and sets of them. Territories come first, then cities, then seas, so that ships can
//! only be at sea and land units only in territories and cities. [NA-ZONE-02, NA-ZONE-03, NA-ZONE-07]

/// The most territories and cities an edition can have.
pub const PLACES: usize = 96;
/// The most seas an edition can have.
pub const SEAS: usize = 16;
/// The most zones an edition can have.
pub const ZONES: usize = PLACES + SEAS;
/// The most territories that can border on one.
pub const NEIGHBOURS: usize = 11;
/// The most seas that can border on one.
pub const WATERS: usize = 7;

/// A territory, a city or a sea: an index into the edition's zones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Zone(pub(crate) u8);

/// A zone on land: a territory or a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub(crate) u8);

/// A sea, counted from the first one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sea(pub(crate) u8);

impl Zone {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

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

impl Sea {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

empires::index_set! {
    /// A set of territories and cities.
    PlaceSet of Place in u128
}
empires::index_set! {
    /// A set of seas.
    SeaSet of Sea in u16
}
