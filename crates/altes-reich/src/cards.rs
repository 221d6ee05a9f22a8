//! Cards as small numbers and sets of bits.

use std::fmt;

/// A monarch card: always a valid index into the edition's 69 monarchs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many monarch cards there are. [AR-01]
    pub const COUNT: usize = 69;

    /// All cards, in the order of the edition.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its index in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An event card: always a valid index into the edition's 38 events.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Event(pub(crate) u8);

impl Event {
    /// How many event cards there are. [AR-05]
    pub const COUNT: usize = 38;

    /// Its index in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of monarch cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 69 cards.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// Whether the card belongs to the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many cards belong to the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The `n`th card of the set, counted from 0 in the order of the edition.
    ///
    /// # Panics
    /// If the set has no more than `n` cards.
    pub fn nth(self, n: usize) -> Card {
        assert!(n < self.len(), "the set has {} cards", self.len());
        let low = self.0 as u64;
        let in_low = low.count_ones();
        let n = n as u32;
        Card(if n < in_low { select(low, n) } else { 64 + select((self.0 >> 64) as u64, n - in_low) } as u8)
    }

    /// The cards of the set in the order of the edition.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::index)).finish()
    }
}

/// A set of event cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EventSet(u64);

impl EventSet {
    /// All 38 events.
    pub const ALL: Self = Self((1 << Event::COUNT) - 1);

    /// How many events belong to the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the event belongs to the set.
    pub const fn contains(self, event: Event) -> bool {
        self.0 >> event.0 & 1 == 1
    }

    /// Takes an event out.
    pub fn remove(&mut self, event: Event) {
        self.0 &= !(1 << event.0);
    }

    /// The `n`th event of the set, counted from 0 in the order of the edition.
    pub fn nth(self, n: usize) -> Event {
        assert!(n < self.len(), "the set has {} events", self.len());
        Event(select(self.0, n as u32) as u8)
    }

    /// The events of the set in the order of the edition.
    pub fn iter(self) -> impl Iterator<Item = Event> {
        (0..Event::COUNT as u8).map(Event).filter(move |&event| self.contains(event))
    }
}

impl fmt::Debug for EventSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Event::index)).finish()
    }
}

/// The position of the `n`th set bit of `word`, counted from 0. There must be more than `n`.
#[inline]
fn select(word: u64, n: u32) -> u32 {
    // Bit counts of all bytes at once, then running sums, then the byte in which the sum passes n.
    const ONES: u64 = 0x0101_0101_0101_0101;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = bytes.wrapping_mul(ONES);
    let not_yet = ((u64::from(n) * ONES | ONES << 7) - sums) & ONES << 7;
    let shift = not_yet.count_ones() * 8;
    let before = (sums << 8 >> shift & 0xff) as u32;
    let mut byte = (word >> shift & 0xff) as u32;
    for _ in before..n {
        byte &= byte - 1;
    }
    shift + byte.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_walks_through_the_set_in_order() {
        let sets = [
            CardSet::ALL,
            CardSet(0x15_5555_0000_0000_8001),
            CardSet(1 << 68),
            CardSet(u128::from(u64::MAX)),
        ];
        for set in sets {
            let walked: Vec<_> = (0..set.len()).map(|n| set.nth(n)).collect();
            assert_eq!(walked, set.iter().collect::<Vec<_>>());
            assert_eq!(walked.into_iter().collect::<CardSet>(), set);
        }
        let events = EventSet(0x2a_0000_8001);
        assert_eq!(
            (0..events.len()).map(|n| events.nth(n)).collect::<Vec<_>>(),
            events.iter().collect::<Vec<_>>()
        );
    }
}
