//! In which order parts of an action are offered.

/// The rulings since which parts of an action are named in any order, and nothing is carried out or ended before its
/// player says so. Under the first rulings parts came by type and by the map, and what could not go on ended.
/// [GR-MOVE-02, NA-MOVE-09, NA-REC-02]
pub const ANY_ORDER: u8 = 2;

/// What has been named before decides what is offered, or it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Everything legal, whatever came before.
    Any,
    /// Only what comes behind what is named, by type and by the map, so that each plan is named in one way.
    Fixed,
}

impl Order {
    /// The order in which players name parts under these rulings.
    #[inline]
    pub const fn under(rulings: u8) -> Self {
        if rulings >= ANY_ORDER { Self::Any } else { Self::Fixed }
    }
}
