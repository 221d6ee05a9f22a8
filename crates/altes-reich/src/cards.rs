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
    #[inline]
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
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of monarch cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 2]);
    /// All 69 cards.
    pub const ALL: Self = Self([u64::MAX, (1 << (Card::COUNT - 64)) - 1]);

    /// Whether the card belongs to the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0[(card.0 >> 6) as usize] >> (card.0 & 63) & 1 == 1
    }

    /// How many cards belong to the set.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether no card belongs to the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[usize::from(card.0 >> 6)] |= 1 << (card.0 & 63);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[usize::from(card.0 >> 6)] &= !(1 << (card.0 & 63));
    }

    /// The cards of either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cards of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The `n`th card of the set, counted from 0 in the order of the edition. There must be more than `n`.
    #[inline]
    pub fn nth(self, n: usize) -> Card {
        debug_assert!(n < self.len(), "the set has {} cards", self.len());
        let in_low = self.0[0].count_ones();
        let high = n as u32 >= in_low;
        let n = n as u32 - if high { in_low } else { 0 };
        Card((select(self.0[usize::from(high)], n) + if high { 64 } else { 0 }) as u8)
    }

    /// The cards of the set in the order of the edition.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            let (word, base) = if low == 0 { (&mut high, 64) } else { (&mut low, 0) };
            (*word != 0).then(|| {
                let card = Card(word.trailing_zeros() as u8 + base);
                *word &= *word - 1;
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

    /// Whether no event belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
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
    #[inline]
    pub fn nth(self, n: usize) -> Event {
        debug_assert!(n < self.len(), "the set has {} events", self.len());
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
///
/// Without branches, because which card is asked for can't be predicted.
#[inline]
fn select(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    // Bit counts of all bytes at once, then their running sums, then the byte in which the sum passes n.
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let passed = (((u64::from(n) * ONES) | TOPS) - sums) & TOPS;
    let shift = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let before = (sums << 8 >> shift & 0xff) as u32;
    let byte = word >> shift & 0xff;
    shift + u32::from(IN_BYTE[byte as usize][(n - before) as usize & 7])
}

/// The position of the `n`th set bit of each byte.
static IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit as u8;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_walks_through_the_set_in_order() {
        let sets = [
            CardSet::ALL,
            CardSet([0x5555_0000_0000_8001, 0x15]),
            CardSet([0, 1 << 4]),
            CardSet([u64::MAX, 0]),
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
