//! The round at a glance: how a card would do, without the fine print. Good enough to play by, and quick.

use table::Seat;

use crate::{
    cards::{Card, CardSet},
    edition::Rank,
    position::{Phase, Position},
};

/// What a player sees of a round before laying a card. War heroes (AR-55) are overlooked.
#[derive(Clone, Copy, Debug)]
pub struct Appraisal {
    ranks: &'static [Rank; Card::COUNT],
    order: [u8; 3],
    /// What counts of the best card on the table; less than that of any card if none lies there.
    best: Value,
    /// Cards that will be laid afterwards.
    to_come: u8,
}

/// What counts of a card, symbol by symbol.
#[derive(Clone, Copy, Debug)]
struct Value {
    first: i16,
    /// All three, the first one weighing most.
    all: i64,
}

impl Value {
    const NONE: Self = Self { first: i16::MIN, all: i64::MIN };

    #[inline]
    const fn new([first, second, third]: [i16; 3]) -> Self {
        Self { first, all: ((first as i64) << 40) + ((second as i64) << 20) + third as i64 }
    }
}

/// The most cards that can be laid after one.
const MOST_TO_COME: usize = Seat::MAX - 1;

/// The chance that a card beats so many cards, each drawn from all, of which it beats so many.
static CHANCES: [[f32; Card::COUNT + 1]; MOST_TO_COME + 1] = {
    let mut chances = [[1.0; Card::COUNT + 1]; MOST_TO_COME + 1];
    let mut to_come = 1;
    while to_come <= MOST_TO_COME {
        let mut beaten = 0;
        while beaten <= Card::COUNT {
            chances[to_come][beaten] = chances[to_come - 1][beaten] * (beaten as f32 / Card::COUNT as f32);
            beaten += 1;
        }
        to_come += 1;
    }
    chances
};

impl Position {
    /// The round that is being played; none between rounds.
    #[inline]
    pub fn appraise(&self) -> Option<Appraisal> {
        let ranks = self.edition().ranks(self.event?);
        let (laid, to_come) = match self.phase {
            Phase::Opening { .. } => (0, self.compared() as u8 - 1),
            _ => (self.laid, (self.compared() as u8).saturating_sub(self.laid + 1)),
        };
        let mut appraisal = Appraisal { ranks, order: self.order, best: Value::NONE, to_come };
        for &card in &self.table[..usize::from(laid)] {
            let value = appraisal.value(&ranks[card.index()]);
            if value.all > appraisal.best.all {
                appraisal.best = value;
            }
        }
        Some(appraisal)
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

impl Appraisal {
    /// The chance that a card wins the round, if the cards that follow were drawn from all. [AR-27 to AR-30, AR-49]
    #[inline]
    pub fn chance(&self, card: Card) -> f32 {
        let rank = &self.ranks[card.index()];
        let beats = rank.beats[usize::from(self.order[0])];
        // A card of the dynasty goes on to the second symbol in any case.
        let lifted = if rank.of_the_dynasty { rank.beats[usize::from(self.order[1])] } else { 0 };
        let chance = CHANCES[usize::from(self.to_come)][usize::from(beats.max(lifted))];
        if self.value(rank).all > self.best.all { chance } else { 0.0 }
    }

    /// Whether nobody lays a card afterwards.
    pub fn is_last(&self) -> bool {
        self.to_come == 0
    }

    /// What counts of a card; one of the dynasty is no worse than others on the first symbol.
    #[inline]
    fn value(&self, rank: &Rank) -> Value {
        let [first, second, third] = self.order.map(|place| rank.symbols[usize::from(place)]);
        let first = if rank.of_the_dynasty { first.max(self.best.first) } else { first };
        Value::new([first, second, third])
    }
}
