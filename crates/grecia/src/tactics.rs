//! Tactics cards: drawn, kept in hand, played in one's own turn or in combat. [GR-CARD-03, GR-CARD-09 to GR-CARD-11]

use table::{RuleId, Seat, Witness};

use crate::{
    cards::Tactic,
    edition::{TacticEffect, Timing},
    happening::{Happening, WhichDeck},
    position::{Deck, Phase, Position},
    refusal::Refusal,
    zones::{Sea, SeaSet},
};

impl Position {
    /// Whether a card can be drawn by an action. [GR-CARD-06, GR-OPT-02]
    #[inline]
    pub(crate) fn may_draw(&self, deck: Deck) -> Result<(), Refusal> {
        Refusal::WithoutCards.unless(self.options.cards)?;
        Refusal::EmptyDeck.unless(deck.can_draw())
    }

    /// Draws so many cards one after the other, fewer if there are no more. [GR-CARD-06]
    pub(crate) fn draw_tactics(&mut self, count: u8, witness: &mut impl Witness<Happening>) {
        if count == 0 || !self.tactics.can_draw() {
            if self.effect.is_some() {
                self.end_effect(witness);
            } else {
                self.end_action(witness);
            }
            return;
        }
        if self.tactics.pile.is_empty() {
            self.tactics.pile = std::mem::take(&mut self.tactics.discards);
            witness.tell(|| Happening::Reshuffled { deck: WhichDeck::Tactics });
        }
        self.phase = Phase::DrawTactics(count);
    }

    pub(crate) fn tactic_drawn(&mut self, card: Tactic, left: u8, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.tactics.pile.take(card.0);
        self.hands[seat.index()].add(card.0);
        witness.tell(|| Happening::TacticDrawn { seat, card });
        self.draw_tactics(left - 1, witness);
    }

    /// GR-CARD-03: only cards in hand are played.
    #[inline]
    pub(crate) fn must_hold(&self, seat: Seat, card: Tactic) -> Result<(), Refusal> {
        Refusal::NotInHand { card }.unless(self.hands[seat.index()].count(card.0) > 0)
    }

    /// GR-CARD-10: whether a card of the type "in your turn" can be played now.
    #[inline]
    pub(crate) fn may_play_in_own_turn(&self, seat: Seat, card: Tactic) -> Result<(), Refusal> {
        self.must_hold(seat, card)?;
        let own_turn = self.edition().tactic(card).timing == Timing::OwnTurn;
        Refusal::NotThisMoment { card, rule: RuleId("GR-CARD-09") }.unless(own_turn)?;
        Refusal::ConditionsNotMet { card }.unless(!self.openable(seat).is_empty())
    }

    pub(crate) fn own_turn_cards(&self, seat: Seat) -> impl Iterator<Item = Tactic> {
        let cards = self.hands[seat.index()].cards().map(Tactic);
        cards.filter(move |&card| self.may_play_in_own_turn(seat, card).is_ok())
    }

    /// Seas with own ships that are not opened yet.
    pub(crate) fn openable(&self, seat: Seat) -> SeaSet {
        self.afloat[seat.index()].without(self.opened)
    }

    pub(crate) fn play_own_turn_card(
        &mut self,
        seat: Seat,
        card: Tactic,
        witness: &mut impl Witness<Happening>,
    ) {
        self.hands[seat.index()].take(card.0);
        self.tactics.discards.add(card.0);
        witness.tell(|| Happening::TacticPlayed { seat, card, rule: RuleId("GR-CARD-10") });
        match self.edition().tactic(card).effect {
            TacticEffect::OpenPassage { .. } => {
                self.phase = Phase::OpenSea { heroes: self.phase == Phase::Heroes };
            }
            effect => unreachable!("{effect:?} is not played in one's own turn"),
        }
    }

    pub(crate) fn may_open(&self, seat: Seat, sea: Sea) -> Result<(), Refusal> {
        Refusal::NoOwnShips { sea }.unless(self.openable(seat).contains(sea))
    }

    pub(crate) fn open_sea(&mut self, sea: Sea, heroes: bool, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.opened.insert(sea);
        witness.tell(|| Happening::SeaOpened { seat, sea });
        if heroes {
            self.go_on_with_heroes(witness);
        } else {
            self.ask(seat, Phase::Actions);
        }
    }
}
