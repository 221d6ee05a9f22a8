//! Vacant throne, the variant for two players with a third hand. [AR-77]

use table::Witness;

use crate::{
    cards::Card,
    happening::Happening,
    position::{Phase, Position},
};

impl Position {
    /// Its top card is turned up last, in round 1 together with the others. Nobody has seen the stack, so its
    /// top card can be any card that nobody has seen; Elector symbols on it are ignored.
    pub(crate) fn turn_third_hand(&mut self, card: Card, witness: &mut impl Witness<Happening>) {
        self.unseen.remove(card);
        self.table[self.players()] = card;
        if self.round == 1 {
            self.reveal(witness);
        } else {
            self.laid += 1;
            witness.tell(|| Happening::ThirdHand { card });
            self.phase = Phase::Trick;
            self.go_round(witness);
        }
    }
}
