//! Worlds that a seat can't tell from the true one. [NA-SET-15]

use rand_core::Rng;
use table::{Seat, SeatSet, below};

use crate::{
    decks::Known,
    position::{Position, Side},
};

impl Position {
    /// Lets others choose their Battle card anew, and draws the Chance cards on top that the seat has not seen
    /// anew.
    pub(crate) fn redealt(&self, viewer: Seat, rng: &mut impl Rng) -> Self {
        let mut world = *self;
        world.redeal_top(viewer, rng);
        world.put_in_order(viewer);
        if self.battle_cards_shown() {
            return world;
        }
        for side in Side::BOTH {
            let Some(combat) = &mut world.combat else { break };
            if let (Some(seat), Some(_)) = (combat.principal(side), combat.battle_cards[side.index()])
                && seat != viewer
            {
                let hand = self.battle[seat.index()];
                let chosen = below(rng, hand.len() as u32) as usize;
                combat.battle_cards[side.index()] = hand.iter().nth(chosen);
            }
        }
        world
    }

    /// Cards that the seat has not seen are drawn anew; those it has seen stay where it knows them to be, in any order
    /// there. What others have seen besides the places they looked at last is nothing the seat could tell.
    fn redeal_top(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let before = self.chance;
        for hidden in before.top().iter().filter(|known| !known.seen.contains(viewer)) {
            self.chance.pile.add(hidden.card);
        }
        for stretch in before.stretches(viewer) {
            let seen = before.known_within(stretch.clone(), viewer);
            let mut cards: Vec<_> = seen.into_iter().map(|card| (card, true)).collect();
            while cards.len() < stretch.len() {
                let card = self.chance.pile.nth(below(rng, self.chance.pile.len()));
                self.chance.pile.take(card);
                cards.push((card, false));
            }
            for left in (2..=cards.len()).rev() {
                cards.swap(left - 1, below(rng, left as u32) as usize);
            }
            for (place, (card, seen)) in stretch.clone().zip(cards) {
                let mut known = Known::new(card, before.top()[place].by);
                if seen {
                    known.seen.insert(viewer);
                }
                self.chance.top_mut()[place] = known;
                let mixed = place > stretch.start;
                self.chance.mix(place, if mixed { SeatSet::only(viewer) } else { SeatSet::EMPTY });
            }
        }
    }

    /// While another player arranges the cards he has looked at, those that are not put back yet lie in the order
    /// of the edition.
    fn put_in_order(&mut self, viewer: Seat) {
        if let Some(loose) = self.loose_cards()
            && self.active != viewer
        {
            self.chance.top_mut()[loose].sort_by_key(|known| known.card);
        }
    }
}
