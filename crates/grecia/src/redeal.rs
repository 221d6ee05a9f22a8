//! Worlds that a seat can't tell from the true one. [GR-CARD-12]

use empires::heap::Heap;
use rand_core::Rng;
use table::{Seat, below};

use crate::position::{Position, Side};

impl Position {
    /// Tactics cards that are neither in the pile nor in a hand, nor lie open: cards of eliminated players.
    pub(crate) fn tactics_out(&self) -> Heap {
        let open = self.tactics.discards.plus(self.combat.map_or(Heap::EMPTY, |combat| combat.played));
        let hands = self.hands.into_iter().fold(Heap::EMPTY, Heap::plus);
        self.tactics_in_game().minus(open).minus(hands).minus(self.tactics.pile)
    }

    /// All Tactics cards that the game is played with. [GR-OPT-01, GR-OPT-02]
    pub(crate) fn tactics_in_game(&self) -> Heap {
        let edition = self.edition();
        match (self.options.cards, self.options.dice) {
            (false, _) => Heap::EMPTY,
            (true, true) => edition.tactics_deck,
            (true, false) => edition.tactics_deck.minus(edition.dice_tactics),
        }
    }

    /// Deals all Tactics cards that the seat has not seen anew, and lets others choose their Battle card anew.
    /// The numbers of cards stay, and so does the first card of those who have not played it.
    pub(crate) fn redealt(&self, viewer: Seat, rng: &mut impl Rng) -> Self {
        let mut world = *self;
        let open = self.tactics.discards.plus(self.combat.map_or(Heap::EMPTY, |combat| combat.played));
        let mut unseen = self.tactics_in_game().minus(open).minus(self.hands[viewer.index()]);
        let others = || Seat::first(self.players()).filter(move |&seat| seat != viewer);
        let first = self.edition().start_tactic.0;
        for seat in others() {
            world.hands[seat.index()] = Heap::EMPTY;
            if self.first_card.contains(seat) {
                world.hands[seat.index()].add(first);
                unseen.take(first);
            }
        }
        for seat in others() {
            let hand = &mut world.hands[seat.index()];
            while hand.len() < self.hands[seat.index()].len() {
                hand.add(draw(&mut unseen, rng));
            }
        }
        world.tactics.pile = Heap::EMPTY;
        for _ in 0..self.tactics.pile.len() {
            world.tactics.pile.add(draw(&mut unseen, rng));
        }
        for side in Side::BOTH {
            let Some(combat) = &mut world.combat else { break };
            if let (Some(seat), Some(_)) = (combat.seat(side), combat.battle_cards[side.index()])
                && seat != viewer
                && !self.battle_card_shown(side)
            {
                let hand = self.battle[seat.index()];
                let chosen = below(rng, hand.len() as u32) as usize;
                combat.battle_cards[side.index()] = hand.iter().nth(chosen);
            }
        }
        world
    }
}

fn draw(heap: &mut Heap, rng: &mut impl Rng) -> u8 {
    let card = heap.nth(below(rng, heap.len()));
    heap.take(card);
    card
}
