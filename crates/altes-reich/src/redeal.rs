//! Worlds that a seat can't tell from the true one.

use rand_core::Rng;
use table::{Seat, below};

use crate::{
    cards::{Card, CardSet},
    position::Position,
};

impl Position {
    /// Deals all cards the seat has not seen anew: to the other hands, to the cards that lie face down before
    /// others, to the pile and the third hand. The numbers of cards stay.
    pub(crate) fn redealt(&self, viewer: Seat, rng: &mut impl Rng) -> Self {
        let mut world = *self;
        let face_down = self.face_down().unwrap_or_default();
        let others = || Seat::first(self.players()).filter(move |&seat| seat != viewer);
        let mut pool = self.unseen;
        for seat in others() {
            pool = pool.or(self.hands[seat.index()]);
            if face_down.contains(seat) {
                pool.insert(self.table[self.place_of(seat)]);
            }
        }
        // AR-36: whoever is known to hold Elector cards only gets theirs first.
        let electors = self.edition().electors;
        let sure = self.only_electors.without(viewer);
        for seat in sure.iter() {
            let mut choice = Stock::new(pool.and(electors));
            world.hands[seat.index()] = choice.take(self.hands[seat.index()].len(), rng);
            pool = pool.without(world.hands[seat.index()]);
        }
        let mut stock = Stock::new(pool);
        for seat in others().filter(|&seat| !sure.contains(seat)) {
            let laid = face_down.contains(seat);
            world.hands[seat.index()] = stock.take(self.hands[seat.index()].len() + usize::from(laid), rng);
            if laid {
                let possible = world.opening_cards(seat);
                let card = possible.nth(below(rng, possible.len() as u32) as usize);
                world.hands[seat.index()].remove(card);
                world.table[self.place_of(seat)] = card;
            }
        }
        world.unseen = stock.rest;
        world
    }
}

/// Cards to be drawn from at random.
struct Stock {
    cards: [Card; Card::COUNT],
    left: usize,
    /// Those that are left.
    rest: CardSet,
}

impl Stock {
    fn new(set: CardSet) -> Self {
        let mut cards = [Card(0); Card::COUNT];
        let mut left = 0;
        for card in set.iter() {
            cards[left] = card;
            left += 1;
        }
        Self { cards, left, rest: set }
    }

    fn take(&mut self, count: usize, rng: &mut impl Rng) -> CardSet {
        let mut taken = CardSet::EMPTY;
        for _ in 0..count {
            let drawn = below(rng, self.left as u32) as usize;
            self.left -= 1;
            taken.insert(self.cards[drawn]);
            self.cards[drawn] = self.cards[self.left];
        }
        self.rest = self.rest.without(taken);
        taken
    }
}
