//! Zones as typed indices, and sets of them. Territories come first, seas after them, so that ships can only
//! be at sea and land units only ashore. [GR-ZONE-01]

/// The most territories an edition can have.
pub const TERRITORIES: usize = 56;
/// The most seas an edition can have.
pub const SEAS: usize = 16;

/// A territory or a sea: an index into the edition's zones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Zone(pub(crate) u8);

/// A zone of kind `land` or `island`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Territory(pub(crate) u8);

/// A zone of kind `sea`, counted from the first sea.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sea(pub(crate) u8);

impl Zone {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

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

impl Sea {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

empires::index_set! {
    /// A set of territories.
    TerritorySet of Territory in u64
}
empires::index_set! {
    /// A set of seas.
    SeaSet of Sea in u16
}

impl TerritorySet {
    /// The highest of them.
    #[inline]
    pub(crate) fn last(self) -> Option<Territory> {
        self.0.checked_ilog2().map(|highest| Territory(highest as u8))
    }
}
