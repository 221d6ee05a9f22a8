//! Sets of small numbers with a meaning: zones of one kind, empires. One bit for each, so that a set copies with the
//! position.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
};

/// The bits of a set.
pub trait Word:
    Copy + Eq + fmt::Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;
    /// The bit at a place.
    fn bit(place: u8) -> Self;
    /// The bits from a place on.
    fn upward(place: u8) -> Self;
    /// How many there are.
    fn count(self) -> u32;
    /// The place of the lowest.
    fn lowest(self) -> Option<u8>;
    /// The place of the highest.
    fn highest(self) -> Option<u8>;
    /// All but the lowest.
    #[must_use]
    fn rest(self) -> Self;
}

/// Implements [`Word`] for integers, whose methods have the same names but no trait.
macro_rules! words {
    ($($word:ty)*) => { $(
        impl Word for $word {
            const NONE: Self = 0;

            #[inline]
            fn bit(place: u8) -> Self {
                1 << place
            }

            #[inline]
            fn upward(place: u8) -> Self {
                Self::MAX << place
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> Option<u8> {
                (self != 0).then(|| self.trailing_zeros() as u8)
            }

            #[inline]
            fn highest(self) -> Option<u8> {
                self.checked_ilog2().map(|place| place as u8)
            }

            #[inline]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )* };
}

words! { u8 u16 u32 u64 u128 }

/// What can belong to a [`Set`]: something with a number below the bits of a word.
pub trait Numbered: Copy + Eq {
    /// The bits of a set of them.
    type Word: Word;

    /// The one with this number.
    fn numbered(number: u8) -> Self;

    /// Its number.
    fn number(self) -> u8;
}

/// A set of things that have numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<T: Numbered>(T::Word);

impl<T: Numbered> Set<T> {
    /// None.
    pub const EMPTY: Self = Self(T::Word::NONE);

    /// Just this one.
    #[inline]
    pub fn only(item: T) -> Self {
        Self(T::Word::bit(item.number()))
    }

    /// Those with the lowest numbers, so many.
    pub fn lowest(count: usize) -> Self {
        (0..count as u8).map(T::numbered).collect()
    }

    /// Whether it belongs to the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.0 & T::Word::bit(item.number()) != T::Word::NONE
    }

    /// Whether nothing belongs to the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Word::NONE
    }

    /// How many belong to the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, item: T) {
        *self = self.or(Self::only(item));
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        *self = self.without(Self::only(item));
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those that do not come before `item`.
    #[inline]
    #[must_use]
    pub fn from(self, item: T) -> Self {
        Self(self.0 & T::Word::upward(item.number()))
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.0.lowest().map(T::numbered)
    }

    /// The last of them.
    #[inline]
    pub fn last(self) -> Option<T> {
        self.0.highest().map(T::numbered)
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let item = rest.first()?;
            rest.0 = rest.0.rest();
            Some(item)
        })
    }
}

impl<T: Numbered> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        for item in items {
            set.insert(item);
        }
        set
    }
}

impl<T: Numbered> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::number)).finish()
    }
}
