//! Battle cards: a hand that comes back, all but the last, when it is used up. [GR-AFT-03, GR-AFT-04, NA-RES-17]

/// The Battle cards of one player, by their index in the edition. Cards that are neither held nor `last` lie
/// openly in the discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BattleHand {
    held: u16,
    /// The card used last, counted from 1; 0 if none was used yet.
    last: u8,
}

impl BattleHand {
    /// The most cards a set can have.
    pub const MOST: usize = 16;

    /// A full hand of `count` cards.
    pub const fn full(count: usize) -> Self {
        Self { held: ((1_u32 << count) - 1) as u16, last: 0 }
    }

    /// A hand of just these cards, after `last` was used. `None` if it holds the card used last or none.
    pub fn of(cards: impl IntoIterator<Item = u8>, last: Option<u8>) -> Option<Self> {
        let held = cards.into_iter().fold(0, |held, card| held | 1 << card);
        let last = last.map_or(0, |card| card + 1);
        (held != 0 && (last == 0 || held >> (last - 1) & 1 == 0)).then_some(Self { held, last })
    }

    /// Whether the card is in the hand.
    pub const fn holds(self, card: u8) -> bool {
        (card as usize) < Self::MOST && self.held >> card & 1 == 1
    }

    /// How many cards are in the hand.
    pub const fn len(self) -> usize {
        self.held.count_ones() as usize
    }

    /// Whether no card is in the hand: only before a set is dealt.
    pub const fn is_empty(self) -> bool {
        self.held == 0
    }

    /// The cards in the hand, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..Self::MOST as u8).filter(move |&card| self.holds(card))
    }

    /// The card used last.
    pub const fn last(self) -> Option<u8> {
        self.last.checked_sub(1)
    }

    /// The cards of a set of `count` that lie in the discards, the one used last among them.
    pub fn discards(self, count: usize) -> impl Iterator<Item = u8> + Clone {
        (0..count as u8).filter(move |&card| !self.holds(card))
    }

    /// Takes a card back out of the discards. The one used last may be among them; then none is the last.
    pub fn recover(&mut self, card: u8) {
        self.held |= 1 << card;
        if self.last() == Some(card) {
            self.last = 0;
        }
    }

    /// Discards a card of a set of `count`. Returns whether the hand was used up and all other cards came back.
    pub fn discard(&mut self, card: u8, count: usize) -> bool {
        self.held &= !(1 << card);
        self.last = card + 1;
        let used_up = self.held == 0;
        if used_up {
            self.held = Self::full(count).held & !(1 << card);
        }
        used_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example GR-EX-30.
    #[test]
    fn all_but_the_last_come_back() {
        let mut hand = BattleHand::full(6);
        for card in [3, 0, 5, 1, 4] {
            assert!(!hand.discard(card, 6));
        }
        assert!(hand.discard(2, 6));
        assert_eq!(hand.iter().collect::<Vec<_>>(), [0, 1, 3, 4, 5]);
        for card in [5, 4, 3, 1] {
            assert!(!hand.discard(card, 6));
        }
        assert!(hand.discard(0, 6));
        assert_eq!(hand.iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        assert_eq!(hand.last(), Some(0));
    }

    #[test]
    fn discards_come_back_one_by_one() {
        let mut hand = BattleHand::full(4);
        hand.discard(2, 4);
        hand.discard(0, 4);
        assert_eq!(hand.discards(4).collect::<Vec<_>>(), [0, 2]);
        hand.recover(0);
        assert_eq!((hand.iter().collect::<Vec<_>>(), hand.last()), (vec![0, 1, 3], None));
    }

    #[test]
    fn a_hand_never_holds_the_card_used_last() {
        assert_eq!(BattleHand::of([1, 2], Some(2)), None);
        assert_eq!(BattleHand::of([], None), None);
        assert!(BattleHand::of([1, 2], Some(3)).is_some());
    }
}
