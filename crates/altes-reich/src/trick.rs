//! Play: how the cards of a round come onto the table, and what becomes of them. [AR-18 to AR-26]

use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    cards::{Card, CardSet},
    criteria::{DecidedBy, Verdict},
    happening::Happening,
    position::{LAID, Phase, Played, Position, Taker},
    refusal::Refusal,
};

impl Position {
    /// The cards a seat may lay face down in round 1: any, but for AR-35 and AR-36.
    #[inline]
    pub(crate) fn opening_cards(&self, seat: Seat) -> CardSet {
        let hand = self.hands[seat.index()];
        let others = hand.without(self.edition().electors);
        if self.options.elector_in_round_one || others.is_empty() { hand } else { others }
    }

    /// AR-22: any card in hand may be chosen, except AR-35.
    pub(crate) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if !self.hands[seat.index()].contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        let opening = matches!(self.phase, Phase::Opening { .. });
        if opening && !self.opening_cards(seat).contains(card) {
            return Err(Refusal::ElectorInRoundOne { card });
        }
        Ok(())
    }

    /// Whether a choice of this seat is awaited.
    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::Over),
            Phase::Opening { waiting } if waiting.contains(seat) => Ok(()),
            Phase::Opening { .. } => Err(Refusal::AlreadyChosen),
            Phase::Trick if self.turn == seat => Ok(()),
            Phase::Trick => Err(Refusal::NotYourTurn { seat: self.turn }),
            _ => Err(Refusal::ChanceFirst),
        }
    }

    /// AR-19: the card lies face down; the choice is binding (AR-20).
    #[inline]
    pub(crate) fn commit(
        &mut self,
        seat: Seat,
        card: Card,
        waiting: SeatSet,
        witness: &mut impl Witness<Happening>,
    ) {
        self.hands[seat.index()].remove(card);
        self.table[self.place_of(seat)] = card;
        let waiting = waiting.without(seat);
        witness.tell(|| Happening::Committed { seat, card });
        self.phase = Phase::Opening { waiting };
        if waiting.is_empty() {
            if self.options.vacant_throne {
                self.phase = Phase::ThirdHand;
            } else {
                self.reveal(witness);
            }
        }
    }

    /// AR-20: all cards of round 1 are turned over at the same time.
    #[inline]
    pub(crate) fn reveal(&mut self, witness: &mut impl Witness<Happening>) {
        self.laid = self.compared() as u8;
        for place in 0..self.compared() {
            let card = self.table[place];
            let Some(seat) = self.seat_at(place) else {
                witness.tell(|| Happening::ThirdHand { card });
                continue;
            };
            witness.tell(|| Happening::Revealed { seat, card });
            // AR-36: whoever shows an Elector card where it is forbidden has no other.
            if !self.options.elector_in_round_one && self.edition().electors.contains(card) {
                self.only_electors.insert(seat);
            }
        }
        self.decide(witness);
    }

    /// AR-21: a card is played face up; then, after declarations, the player draws (AR-43).
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Happening>) {
        self.hands[seat.index()].remove(card);
        self.table[usize::from(self.laid)] = card;
        self.laid += 1;
        if self.owed > 0 {
            witness.tell(|| Happening::Replaced { seat, card });
            self.phase = Phase::Draw;
        } else {
            witness.tell(|| Happening::Played { seat, card });
            self.go_round(witness);
        }
    }

    /// The next player's turn, the third hand's card, or the decision.
    #[inline]
    pub(crate) fn go_round(&mut self, witness: &mut impl Witness<Happening>) {
        self.phase = Phase::Trick;
        self.turn = self.turn.after(self.players());
        if usize::from(self.laid) == self.compared() {
            self.decide(witness);
        } else if usize::from(self.laid) == self.players() {
            self.phase = Phase::ThirdHand;
        }
    }

    /// Nothing is left of the round, so that positions which look the same are the same.
    #[inline]
    fn clear_table(&mut self, leader: Seat) {
        self.event = None;
        self.order = [0, 1, 2];
        self.table = [Card(0); LAID];
        self.laid = 0;
        self.turn = leader;
    }

    /// AR-23 to AR-25: the winner takes the event and begins the next round; the cards are put aside.
    #[inline]
    fn decide(&mut self, witness: &mut impl Witness<Happening>) {
        let Verdict { place, by } = self.verdict(witness);
        let event = self.event.expect("a round has an event");
        let card = self.table[place];
        let winner = self.seat_at(place);
        match winner {
            Some(seat) => {
                self.won[usize::from(self.game)][seat.index()] += 1;
                witness.tell(|| {
                    let rule = if by == DecidedBy::Order { by.rule() } else { RuleId("AR-23") };
                    Happening::EventWon { seat, card, event, by, rule }
                });
            }
            None => witness.tell(|| Happening::EventSetAside { card, event, by }),
        }
        let taker = winner.map_or(Taker::Nobody, Taker::Seat);
        self.rounds[usize::from(self.game)][usize::from(self.round) - 1] = Some(Played { event, taker });
        for card in &self.table[..usize::from(self.laid)] {
            self.played.insert(*card);
        }
        // AR-24; AR-77: if the third hand wins, whoever began this round begins the next one too.
        let leader = winner.unwrap_or(self.leader);
        self.clear_table(leader);
        if self.has_next_round() {
            self.round += 1;
            self.leader = leader;
            self.phase = Phase::TurnEvent;
        } else {
            self.end_game(leader, witness);
        }
    }
}
