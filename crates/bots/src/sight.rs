//! What a network sees of a position: numbered facts, each told of one seat or of the whole table.

use table::Seat;

/// The most facts that a game may have.
pub const MOST_FACTS: usize = 64 * WORDS;

const WORDS: usize = 26;
/// Those of whom facts are told: the seats, and behind them the table.
const OWNERS: usize = Seat::MAX + 1;

/// Facts about a position, each true of a seat or of the table, or not. Nothing in it may be hidden from any seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    facts: [[u64; WORDS]; OWNERS],
}

impl Default for Sight {
    fn default() -> Self {
        Self { facts: [[0; WORDS]; OWNERS] }
    }
}

impl Sight {
    /// Those of whom facts are told at a table of so many: the seats in order, then the table.
    pub(crate) fn owners(seats: usize) -> impl Iterator<Item = usize> {
        (0..seats).chain([Seat::MAX])
    }

    /// A fact is true of a seat.
    #[inline]
    pub fn tell(&mut self, of: Seat, fact: usize) {
        self.note(of.index(), fact);
    }

    /// A fact is true of the table: of what belongs to nobody, or to all.
    #[inline]
    pub fn tell_of_table(&mut self, fact: usize) {
        self.note(Seat::MAX, fact);
    }

    /// How much a seat has of something, in steps: the facts from `first` on are true, one for each step that is reached.
    #[inline]
    pub fn tell_amount(&mut self, of: Seat, first: usize, amount: u32, steps: &[u32]) {
        let reached = steps.iter().take_while(|&&step| amount >= step).count();
        (first..first + reached).for_each(|fact| self.tell(of, fact));
    }

    #[inline]
    fn note(&mut self, owner: usize, fact: usize) {
        self.facts[owner][fact / 64] |= 1 << (fact % 64);
    }

    /// The facts that are true of an owner, in order.
    pub(crate) fn of(&self, owner: usize) -> impl Iterator<Item = usize> {
        let words = self.facts[owner].iter().enumerate();
        words.flat_map(|(place, &word)| ones(word).map(move |bit| 64 * place + bit))
    }

    /// The facts in which two differ for an owner, each with whether it is true here.
    #[inline]
    pub(crate) fn changes(&self, before: &Self, owner: usize, mut told: impl FnMut(usize, bool)) {
        for (place, (&now, &then)) in self.facts[owner].iter().zip(&before.facts[owner]).enumerate() {
            for bit in ones(now ^ then) {
                told(64 * place + bit, now >> bit & 1 == 1);
            }
        }
    }

    /// Nothing is true any more.
    pub(crate) fn clear(&mut self, seats: usize) {
        Self::owners(seats).for_each(|owner| self.facts[owner] = [0; WORDS]);
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
fn ones(word: u64) -> impl Iterator<Item = usize> {
    let rest = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
    rest.take_while(|&word| word != 0).map(|word| word.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_told_of_seats_and_of_the_table_and_only_what_changed_counts() {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let mut before = Sight::default();
        before.tell(first, 3);
        before.tell_of_table(MOST_FACTS - 1);
        let mut now = before.clone();
        now.tell_amount(second, 63, 5, &[1, 4, 9]);
        assert_eq!(now.of(0).collect::<Vec<_>>(), [3]);
        assert_eq!(now.of(1).collect::<Vec<_>>(), [63, 64]);
        assert_eq!(now.of(Seat::MAX).collect::<Vec<_>>(), [MOST_FACTS - 1]);
        let changes = |now: &Sight, before: &Sight| {
            let mut all = Vec::new();
            Sight::owners(2)
                .for_each(|owner| now.changes(before, owner, |fact, is| all.push((owner, fact, is))));
            all
        };
        assert_eq!(changes(&now, &before), [(1, 63, true), (1, 64, true)]);
        assert_eq!(changes(&before, &now), [(1, 63, false), (1, 64, false)]);
        now.clear(2);
        assert_eq!(now, Sight::default());
    }
}
