//! Zones as typed indices, and sets of them. Territories come first, seas after them, so that ships can only
//! be at sea and land units only ashore. [GR-ZONE-01]

use std::fmt;

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

macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $word:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        pub struct $name(pub(crate) $word);

        impl $name {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// Whether it belongs to the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 == 1
            }

            /// Whether nothing belongs to the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many belong to the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            #[inline]
            pub(crate) const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            #[inline]
            pub(crate) const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            #[inline]
            #[must_use]
            pub(crate) const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[inline]
            #[must_use]
            pub(crate) const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[inline]
            #[must_use]
            pub(crate) const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that do not come before `item`.
            #[inline]
            #[must_use]
            pub(crate) const fn from(self, item: $item) -> Self {
                Self(self.0 & (<$word>::MAX << item.0))
            }

            /// In ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let item = $item(rest.trailing_zeros() as u8);
                    rest &= rest.checked_sub(1)?;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.0)).finish()
            }
        }
    };
}

set! {
    /// A set of territories.
    TerritorySet of Territory in u64
}
set! {
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
