//! Units: five types, and troops of them. [GR-UNIT]

/// A unit type. [GR-UNIT-01]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Kind {
    /// Light infantry.
    #[default]
    Light,
    /// Medium infantry.
    Medium,
    /// Heavy infantry.
    Heavy,
    /// Cavalry.
    Cavalry,
    /// Ships.
    Ship,
}

impl Kind {
    /// All types, land units first.
    pub const ALL: [Self; 5] = [Self::Light, Self::Medium, Self::Heavy, Self::Cavalry, Self::Ship];
    /// The types of land units.
    pub const LAND: [Self; 4] = [Self::Light, Self::Medium, Self::Heavy, Self::Cavalry];

    /// Its id in `units.toml`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Heavy => "heavy",
            Self::Cavalry => "cavalry",
            Self::Ship => "ship",
        }
    }

    /// The type with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The letter of the catalogue's examples.
    pub const fn letter(self) -> char {
        match self {
            Self::Light => 'L',
            Self::Medium => 'M',
            Self::Heavy => 'H',
            Self::Cavalry => 'C',
            Self::Ship => 'S',
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The next level; only infantry below heavy has one. [GR-UNIT-03]
    pub const fn promoted(self) -> Option<Self> {
        match self {
            Self::Light => Some(Self::Medium),
            Self::Medium => Some(Self::Heavy),
            Self::Heavy | Self::Cavalry | Self::Ship => None,
        }
    }
}

/// Land units of one territory: up to three of each type, two bits for each count.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Troop(u8);

impl Troop {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just one unit.
    #[inline]
    pub const fn only(kind: Kind) -> Self {
        Self(1 << (2 * kind as u8))
    }

    /// How many of a type.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        self.0 >> (2 * kind as u8) & 3
    }

    /// Whether there is one of the type.
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        ((self.0 & 0b0101_0101).count_ones() + 2 * (self.0 & 0b1010_1010).count_ones()) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a type, of which there are fewer than three.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < 3, "a territory holds three units");
        self.0 += Self::only(kind).0;
    }

    /// One fewer of a type, of which there is one.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        debug_assert!(self.has(kind), "there is no such unit");
        self.0 -= Self::only(kind).0;
    }

    /// The units that are not in `part`, which is contained in it.
    #[inline]
    #[must_use]
    pub(crate) const fn minus(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    /// The types that occur, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        Kind::LAND.into_iter().filter(move |&kind| self.has(kind))
    }

    /// Every unit, in order of type.
    pub fn units(self) -> impl Iterator<Item = Kind> + Clone {
        Kind::LAND.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }
}

impl std::fmt::Debug for Troop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.units()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_troop_counts_its_units() {
        let mut troop = Troop::EMPTY;
        for kind in [Kind::Cavalry, Kind::Light, Kind::Light] {
            troop.add(kind);
        }
        assert_eq!((troop.len(), troop.count(Kind::Light), troop.has(Kind::Heavy)), (3, 2, false));
        assert_eq!(troop.units().collect::<Vec<_>>(), [Kind::Light, Kind::Light, Kind::Cavalry]);
        troop.take(Kind::Light);
        assert_eq!(troop.kinds().collect::<Vec<_>>(), [Kind::Light, Kind::Cavalry]);
    }
}
