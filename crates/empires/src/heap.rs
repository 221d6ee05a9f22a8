//! Cards of a deck without order, copies counted. [GR-CARD, NA-COM-12]

/// Cards of one deck without order: for each of at most 16 different cards, up to 15 copies.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Heap(u64);

impl Heap {
    /// The most different cards.
    pub const DIFFERENT: usize = 16;
    /// The most copies of one card.
    pub const COPIES: u8 = 15;
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// So many copies of each card.
    pub fn of(counts: impl Iterator<Item = u8>) -> Self {
        let mut heap = Self::EMPTY;
        for (card, count) in (0..).zip(counts) {
            (0..count).for_each(|_| heap.add(card));
        }
        heap
    }

    /// Copies of a card.
    #[inline]
    pub const fn count(self, card: u8) -> u8 {
        (self.0 >> (4 * card) & 15) as u8
    }

    /// All cards together.
    #[inline]
    pub const fn len(self) -> u32 {
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more copy of a card.
    #[inline]
    pub const fn add(&mut self, card: u8) {
        self.0 += 1 << (4 * card);
    }

    /// One copy fewer of a card, of which there is one.
    #[inline]
    pub fn take(&mut self, card: u8) {
        debug_assert!(self.count(card) > 0, "there is no such card");
        self.0 -= 1 << (4 * card);
    }

    /// The cards of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The cards that are not in `part`, which is contained in it.
    #[inline]
    #[must_use]
    pub const fn minus(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    /// Whether all these cards are among them.
    pub fn holds(self, part: Self) -> bool {
        part.cards().all(|card| part.count(card) <= self.count(card))
    }

    /// The different cards in order.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest.trailing_zeros() / 4) as u8;
            rest &= !(15_u64.checked_shl(4 * u32::from(card))?);
            Some(card)
        })
    }

    /// Every card, copies one after the other.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.cards().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// The card at a place, counted through [`iter`](Heap::iter) from 0.
    ///
    /// # Panics
    /// If there are not so many cards.
    #[inline]
    pub fn nth(self, place: u32) -> u8 {
        let mut left = place;
        for card in self.cards() {
            let copies = u32::from(self.count(card));
            if left < copies {
                return card;
            }
            left -= copies;
        }
        unreachable!("{place} is beyond the {} cards", self.len())
    }
}

impl std::fmt::Debug for Heap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_counts_copies() {
        let mut heap = Heap::EMPTY;
        for card in [15, 3, 3, 0, 15, 15] {
            heap.add(card);
        }
        assert_eq!((heap.len(), heap.count(15), heap.count(1)), (6, 3, 0));
        assert_eq!(heap.iter().collect::<Vec<_>>(), [0, 3, 3, 15, 15, 15]);
        assert_eq!((0..6).map(|place| heap.nth(place)).collect::<Vec<_>>(), [0, 3, 3, 15, 15, 15]);
        let all = heap;
        heap.take(3);
        assert!(all.holds(heap) && !heap.holds(all));
        assert_eq!(heap.cards().collect::<Vec<_>>(), [0, 3, 15]);
    }

    #[test]
    fn a_full_heap_is_counted_too() {
        let heap = Heap(u64::MAX);
        assert_eq!(heap.len(), 240);
    }
}
