//! Worlds that a seat can't tell from the true one. [NA-SET-15]

use rand_core::Rng;
use table::{Seat, below};

use crate::{
    decks::Known,
    position::{Position, Side},
};

impl Position {
    /// Lets others choose their Battle card anew, and draws the Chance cards on top that the seat has not seen
    /// anew.
    pub(crate) fn redealt(&self, viewer: Seat, rng: &mut impl Rng) -> Self {
        let mut world = *self;
        for known in self.chance.top().iter().filter(|known| known.by != viewer) {
            world.chance.pile.add(known.card);
        }
        for slot in 0..self.chance.top().len() {
            let by = self.chance.top()[slot].by;
            if by != viewer {
                let card = world.chance.pile.nth(below(rng, world.chance.pile.len()));
                world.chance.pile.take(card);
                world.chance.top_mut()[slot] = Known { card, by };
            }
        }
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
