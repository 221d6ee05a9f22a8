//! The round at a glance: how a card would do, without the fine print. Good enough to play by, and quick.

use table::Seat;

use crate::{
    cards::{Card, CardSet},
    edition::Rank,
    position::{Phase, Position},
};

/// What a player sees of a round before laying a card. War heroes (AR-55) are overlooked.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    ranks: &'static [Rank; Card::COUNT],
    order: [u8; 3],
    /// The best card on the table, if any lies there.
    best: Option<[i16; 3]>,
    /// Cards that will be laid afterwards.
    to_come: u8,
}

impl Position {
    /// The round that is being played; none between rounds.
    #[inline]
    pub fn glance(&self) -> Option<Glance> {
        let ranks = self.edition().ranks(self.event?);
        let (laid, to_come) = match self.phase {
            Phase::Opening { .. } => (0, self.compared() as u8 - 1),
            _ => (self.laid, (self.compared() as u8).saturating_sub(self.laid + 1)),
        };
        let mut glance = Glance { ranks, order: self.order, best: None, to_come };
        for &card in &self.table[..usize::from(laid)] {
            let rank = &ranks[card.index()];
            if glance.leads(rank) {
                glance.best = Some(glance.value(rank));
            }
        }
        Some(glance)
    }

    /// The cards that a seat may play now, and those it may declare. [AR-22, AR-35]
    #[inline]
    pub fn playable(&self, seat: Seat) -> (CardSet, CardSet) {
        self.open_to(seat)
    }

    /// The seat that plays, draws or is dealt to.
    pub fn receiver(&self) -> Seat {
        self.turn
    }
}

impl Glance {
    /// The chance that a card wins the round, if the cards that follow were drawn from all. [AR-27 to AR-30, AR-49]
    #[inline]
    pub fn chance(&self, card: Card) -> f32 {
        let rank = &self.ranks[card.index()];
        if !self.leads(rank) {
            return 0.0;
        }
        let beats = rank.beats[usize::from(self.order[0])];
        // A card of the dynasty goes on to the second symbol in any case.
        let lifted = if rank.of_the_dynasty { rank.beats[usize::from(self.order[1])] } else { 0 };
        let share = f32::from(beats.max(lifted)) * (1.0 / Card::COUNT as f32);
        (0..self.to_come).fold(1.0, |chance, _| chance * share)
    }

    /// Whether nobody lays a card afterwards.
    pub fn is_last(&self) -> bool {
        self.to_come == 0
    }

    /// Whether a card is better than all that lie on the table.
    #[inline]
    fn leads(&self, rank: &Rank) -> bool {
        let Some([first, second, third]) = self.best else { return true };
        let [own, ..] = self.order.map(|place| rank.symbols[usize::from(place)]);
        if own != first && (own > first || !rank.of_the_dynasty) {
            return own > first;
        }
        let [_, own_second, own_third] = self.value(rank);
        (own_second, own_third) > (second, third)
    }

    /// What counts, symbol by symbol; a card of the dynasty is no worse than others on the first.
    #[inline]
    fn value(&self, rank: &Rank) -> [i16; 3] {
        let mut value = self.order.map(|place| rank.symbols[usize::from(place)]);
        if let Some(best) = self.best
            && rank.of_the_dynasty
        {
            value[0] = value[0].max(best[0]);
        }
        value
    }
}
