//! Seats around the table, sets of seats, and one value for each seat.

use std::{fmt, ops, str::FromStr};

/// A place at the table. Always below [`Seat::MAX`]; written from 1, as players count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 8;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`Seat::MAX`].
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX, "there are at most eight seats");
        Self(index as u8)
    }

    /// The seat a person calls by this number, counted from 1.
    pub const fn numbered(number: usize) -> Option<Self> {
        if number >= 1 && number <= Self::MAX { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The first `count` seats, in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count.min(Self::MAX) as u8).map(Self)
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn after(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= seats { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(text: &str) -> Result<Self, NoSuchSeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Self(digit - b'1')),
            _ => Err(NoSuchSeat),
        }
    }
}

impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::numbered(number.into()).ok_or_else(|| serde::de::Error::custom(NoSuchSeat))
    }
}

/// The text is not a seat number from 1 to 8.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("a seat is a number from 1 to 8")]
pub struct NoSuchSeat;

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// Whether the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats belong to the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without a seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// One value for each seat; copies with the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; Seat::MAX]);

impl<T> BySeat<T> {
    /// The values of the first `seats` seats.
    pub fn first(&self, seats: usize) -> &[T] {
        &self.0[..seats]
    }
}

impl<T> ops::Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_from_one_and_read_back() {
        for seat in Seat::first(Seat::MAX) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "0", "9", "01", "1 ", "x"] {
            assert_eq!(wrong.parse::<Seat>(), Err(NoSuchSeat), "{wrong:?}");
        }
    }

    #[test]
    fn clockwise_comes_round() {
        let round: Vec<_> = std::iter::successors(Some(Seat::new(2)), |s| Some(s.after(4))).take(5).collect();
        assert_eq!(round.iter().map(|s| s.number()).collect::<Vec<_>>(), [3, 4, 1, 2, 3]);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!((set.len(), set.lowest()), (2, Some(Seat::new(1))));
        set.remove(Seat::new(1));
        assert_eq!(set, SeatSet::only(Seat::new(4)));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert!(SeatSet::EMPTY.lowest().is_none());
    }
}
