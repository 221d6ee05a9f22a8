//! Elector: cards that swap the symbols of the current event. [AR-35 to AR-48]

use table::{Seat, Witness};

use crate::{
    cards::{Card, CardSet},
    happening::Happening,
    position::{Phase, Position},
    refusal::Refusal,
};

impl Position {
    /// The cards the seat whose turn it is may declare. Never in round 1 (AR-35); a declaration is never
    /// forced (AR-48), and the replacement may be declared in its turn (AR-44).
    #[inline]
    pub(crate) fn declarable(&self, seat: Seat) -> CardSet {
        let hand = self.hands[seat.index()];
        let electors = hand.and(self.edition().electors);
        if !electors.is_empty() && self.phase == Phase::Trick && can_replace(hand) && self.can_draw() {
            electors
        } else {
            CardSet::EMPTY
        }
    }

    /// AR-47: the pile must hold a card for every declaration of the turn.
    fn can_draw(&self) -> bool {
        self.pile() > usize::from(self.owed)
    }

    pub(crate) fn check_declare(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let hand = self.hands[seat.index()];
        if !hand.contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        if !self.edition().electors.contains(card) {
            return Err(Refusal::NotAnElector { card });
        }
        if matches!(self.phase, Phase::Opening { .. }) {
            return Err(Refusal::DeclarationInRoundOne);
        }
        if !can_replace(hand) {
            return Err(Refusal::NoOtherCard { card });
        }
        if !self.can_draw() {
            return Err(Refusal::PileTooSmall);
        }
        Ok(())
    }

    /// AR-39 to AR-42: the symbols change places, the card leaves the game, and the same player goes on.
    pub(crate) fn declare(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Happening>) {
        let number = self.edition().monarch(card).elector.expect("only Elector cards are declared");
        self.hands[seat.index()].remove(card);
        self.removed.insert(card);
        self.owed += 1;
        // AR-44, AR-46: each swap starts from the order reached so far.
        self.order.swap(0, usize::from(number) - 1);
        witness.tell(|| Happening::Declared { seat, card, number });
        witness.tell(|| Happening::SymbolsSwapped {
            symbols: [0, 1, 2].map(|place| self.symbol(place).expect("a round has an event")),
        });
    }

    /// AR-43, AR-45: one card for each declaration, after the final card lies on the table.
    pub(crate) fn draw_card(&mut self, card: Card, witness: &mut impl Witness<Happening>) {
        let seat = self.turn;
        self.unseen.remove(card);
        self.hands[seat.index()].insert(card);
        self.only_electors.remove(seat);
        self.owed -= 1;
        witness.tell(|| Happening::Drew { seat, card });
        if self.owed == 0 {
            self.go_round(witness);
        }
    }
}

/// AR-47: there must be another card to play.
fn can_replace(hand: CardSet) -> bool {
    hand.len() >= 2
}
