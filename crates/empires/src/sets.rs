//! Sets of typed indices: zones of one kind, empires. One bit for each, so that a set copies with the position.

/// Declares a set of items that are newtypes of `u8`, kept in the bits of a word:
/// `index_set! { /// Some seas. SeaSet of Sea in u16 }`.
#[macro_export]
macro_rules! index_set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $word:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        pub struct $name($word);

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

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// Those in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those in either.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that do not come before `item`.
            #[inline]
            #[must_use]
            pub const fn from(self, item: $item) -> Self {
                Self(self.0 & (<$word>::MAX << item.0))
            }

            /// The first of them.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
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

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.0)).finish()
            }
        }
    };
}
