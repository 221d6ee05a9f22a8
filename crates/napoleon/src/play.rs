//! What is offered in each phase, and what each choice does: exactly one place connects them.

use empires::order::Order;
use table::{Seat, Witness};

use crate::{
    decks::{Card, Route},
    happening::Happening,
    position::{Phase, Position, Verb},
    words::Choice,
};

impl Position {
    /// Every legal choice of an awaited seat; or only those with which each plan is named in one way.
    #[inline]
    pub(crate) fn offer(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        if let table::Awaiting::Seats(seats) = self.awaiting()
            && seats.contains(seat)
        {
            self.offer_in_phase(seat, order, out);
        }
    }

    fn offer_in_phase(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        match self.phase {
            Phase::PickEmpire => self.free_empires().for_each(|empire| out(Choice::Empire(empire))),
            Phase::Piece => self.offer_pieces(seat, out),
            Phase::PieceIn(unit) => self.offer_piece_in(seat, unit, out),
            Phase::Actions => self.offer_actions(seat, order, out),
            Phase::From => {
                match self.act().verb {
                    Verb::Attack => self.offer_attack_from(seat, out),
                    Verb::Swap => self.offer_swap_from(seat, order, out),
                    Verb::Move | Verb::Storm => self.offer_move_from(seat, out),
                }
                // NA-CARD-04: what a card allows may be declined.
                if self.card_in_play.is_some() {
                    out(Choice::Done);
                }
            }
            Phase::Target => self.offer_target(seat, out),
            Phase::Against => self.offer_against(seat, out),
            Phase::Way => Self::offer_way(out),
            Phase::Via => self.offer_via(seat, order, out),
            Phase::With => self.offer_with(seat, order, out),
            Phase::To => self.offer_to(seat, order, out),
            Phase::For => self.offer_for(seat, out),
            Phase::Vote | Phase::Welcome(_) => Self::offer_answers(out),
            Phase::Ride => self.offer_riders(out),
            Phase::Storm => self.offer_storm(out),
            Phase::Take => self.offer_take(seat, order, out),
            Phase::TakeIn => self.offer_take_in(seat, order, out),
            Phase::Option => self.offer_options(out),
            Phase::Rival => self.offer_rivals(out),
            Phase::Frost => self.offer_frost(out),
            Phase::Desert => self.offer_deserters(seat, out),
            Phase::Rising => self.offer_rising(out),
            Phase::KeepRoute => self.offer_routes(seat, out),
            Phase::Arrange => self.offer_arrange(out),
            Phase::Recover => self.offer_recover(seat, out),
            Phase::Drill => self.offer_drill(out),
            Phase::TransferFrom => self.offer_transfer_from(out),
            Phase::TransferWith => self.offer_transfer_with(out),
            Phase::TransferTo => self.offer_transfer_to(out),
            Phase::BattleCards => self.offer_battle_cards(seat, out),
            Phase::Join(_) | Phase::AidWith(_) => self.offer_support(seat, order, out),
            Phase::Aid => Self::offer_aid(out),
            Phase::Losses(side) => self.offer_losses(seat, side, out),
            Phase::Pursuit => self.offer_pursuit(out),
            Phase::FlightAsk => self.offer_flight_ask(out),
            Phase::Flight => self.offer_flight(order, out),
            Phase::Advance => self.offer_advance(out),
            Phase::Promotion(side) => self.offer_promotions(seat, side, out),
            Phase::Lot
            | Phase::DealRoute
            | Phase::DrawCard(_)
            | Phase::DrawRoute
            | Phase::Peek
            | Phase::Chance(_)
            | Phase::Over => {}
        }
    }

    /// Carries out a legal choice of a seat.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happening>) {
        match (self.phase, choice) {
            (Phase::PickEmpire, Choice::Empire(empire)) => self.pick_empire(empire, witness),
            (Phase::Piece, Choice::Place(unit)) => self.phase = Phase::PieceIn(unit),
            (Phase::PieceIn(unit), Choice::In(zone)) => self.place_piece(unit, zone, witness),

            (Phase::Actions, _) => self.choose_action(seat, choice, witness),
            (Phase::From, Choice::From(zone)) => self.name_from(zone),
            (Phase::From | Phase::Drill | Phase::TransferFrom | Phase::Recover, Choice::Done) => {
                self.end_part(witness);
            }
            (Phase::Target, Choice::To(zone)) => self.name_target(zone),
            (Phase::Against, Choice::Against(rival)) => self.name_rival(rival),
            (Phase::Way, Choice::ByLand) => self.name_way(false, witness),
            (Phase::Way, Choice::BySea) => self.name_way(true, witness),
            (Phase::Via, Choice::Via(first, second)) => self.name_via(first, second, witness),
            (Phase::With, Choice::With(unit)) => self.name_unit(unit),
            (Phase::With, Choice::Go) => self.go(witness),
            (Phase::To, Choice::To(zone)) => self.name_to(zone),
            (Phase::For, Choice::For(unit)) => self.name_for(unit, witness),
            (Phase::Vote, _) => self.answer(seat, choice == Choice::Consent, witness),
            (Phase::Ride, Choice::Promote(unit, zone)) => self.promote_rider(Some((unit, zone)), witness),
            (Phase::Ride, Choice::Pass) => self.promote_rider(None, witness),
            (Phase::Storm, Choice::Storm(zone)) => self.name_storm(zone),
            (Phase::Storm, Choice::Pass) => self.forgo_storm(witness),

            (Phase::Take, Choice::Take(unit)) => self.take_unit(unit),
            (Phase::Take, Choice::Done) => self.end_muster(witness),
            (Phase::TakeIn, Choice::In(zone)) => self.place_unit(zone, witness),
            (Phase::Option, Choice::Option(part)) => self.choose_option(part, witness),
            (Phase::Rival, Choice::Rival(rival)) => self.choose_rival(rival, witness),
            (Phase::Frost, Choice::In(zone)) => self.choose_frost(zone),
            (Phase::Desert, Choice::Lose(unit, Some(zone))) => self.desert(seat, unit, zone, witness),
            (Phase::Rising, Choice::In(zone)) => self.rise(zone, witness),
            (Phase::KeepRoute, Choice::Keep(route)) => self.keep_route(seat, route, witness),
            (Phase::Arrange, Choice::Top(card)) => self.arrange(card, witness),
            (Phase::Recover, Choice::Recover(card)) => self.recover(seat, card, witness),
            (Phase::Drill, Choice::Promote(unit, zone)) => self.drill(unit, zone, witness),
            (Phase::TransferFrom, Choice::From(zone)) => self.transfer_from(zone),
            (Phase::TransferWith, Choice::With(unit)) => self.transfer_with(unit),
            (Phase::TransferTo, Choice::To(zone)) => self.transfer_to(zone, witness),

            (Phase::BattleCards, Choice::Card(card)) => self.choose_battle_card(seat, card, witness),
            (Phase::Join(side) | Phase::AidWith(side), Choice::Support(unit, zone)) => {
                self.support(seat, side, unit, zone, witness);
            }
            (Phase::Join(side) | Phase::AidWith(side), Choice::Done) => self.end_support(seat, side, witness),
            (Phase::Aid, Choice::Aid(side)) => self.aid(seat, side),
            (Phase::Aid, Choice::Pass) => self.pass_aid(witness),
            (Phase::Welcome(side), _) => self.welcome(side, choice == Choice::Consent, witness),
            (Phase::Losses(side), Choice::Lose(unit, zone)) => {
                self.take_loss(side, unit, zone, witness);
                self.settle_losses(witness);
            }
            (Phase::Pursuit, Choice::Pursue(unit, zone)) => self.pursue(seat, unit, zone, witness),
            (Phase::Pursuit, Choice::Done) => self.end_pursuit(witness),
            (Phase::FlightAsk, Choice::Ask(sea)) => self.begin_vote(seat, sea, witness),
            (Phase::FlightAsk, Choice::Done) => self.flee(witness),
            (Phase::Flight, Choice::To(_) | Choice::Surrender) => {
                self.take_refuge(choice, witness);
                self.flee(witness);
            }
            (Phase::Advance, Choice::Advance(unit)) => self.advance(unit, witness),
            (Phase::Promotion(side), Choice::Promote(unit, zone)) => {
                self.promote_veteran(seat, side, unit, zone, witness);
            }
            (Phase::Promotion(side), Choice::Done) => self.end_promotion(seat, side, witness),
            _ => unreachable!("{choice:?} was not checked"),
        }
    }

    /// At chance: all outcomes together.
    #[inline]
    pub(crate) fn tickets(&self) -> u32 {
        match self.phase {
            Phase::Lot => self.players() as u32,
            Phase::DealRoute | Phase::DrawRoute => self.drawable_routes().len() as u32,
            Phase::DrawCard(pile) => self.decks[pile.index()].tickets(),
            Phase::Peek => self.chance.pile.len(),
            Phase::Chance(_) => self.chance.tickets(),
            _ => 0,
        }
    }

    /// At chance: the outcome with this ticket.
    #[inline]
    pub(crate) fn outcome(&self, ticket: u32) -> Choice {
        match self.phase {
            Phase::Lot => Choice::Start(Seat::new(ticket as usize)),
            Phase::DealRoute | Phase::DrawRoute => {
                let route: Option<Route> = self.drawable_routes().iter().nth(ticket as usize);
                Choice::DrawRoute(route.expect("there is a route left"))
            }
            Phase::DrawCard(pile) => {
                Choice::DrawCard(Card { pile, index: self.decks[pile.index()].nth(ticket) })
            }
            Phase::Peek => Choice::Peek(self.chance.pile.nth(ticket)),
            Phase::Chance(_) => Choice::DrawChance(self.chance.nth(ticket)),
            phase => unreachable!("nothing is drawn in {phase:?}"),
        }
    }

    /// At chance: all outcomes with their weights.
    pub(crate) fn odds(&self, out: &mut Vec<(Choice, u32)>) {
        match self.phase {
            Phase::DrawCard(pile) => {
                out.extend(self.top_cards(pile).map(|(card, weight)| (Choice::DrawCard(card), weight)));
            }
            Phase::Peek => {
                let pile = self.chance.pile;
                out.extend(pile.cards().map(|card| (Choice::Peek(card), u32::from(pile.count(card)))));
            }
            Phase::Chance(_) => {
                out.extend(self.chance.odds().map(|(card, weight)| (Choice::DrawChance(card), weight)));
            }
            _ => out.extend((0..self.tickets()).map(|ticket| (self.outcome(ticket), 1))),
        }
    }

    /// Carries out an outcome of chance.
    #[inline]
    pub(crate) fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Happening>) {
        match (self.phase, outcome) {
            (Phase::Lot, Choice::Start(seat)) => self.begin_with(seat, witness),
            (Phase::DealRoute, Choice::DrawRoute(route)) => self.route_dealt(route, witness),
            (Phase::DrawRoute, Choice::DrawRoute(route)) => self.route_drawn(route, witness),
            (Phase::DrawCard(_), Choice::DrawCard(card)) => self.card_drawn(card, witness),
            (Phase::Peek, Choice::Peek(card)) => self.peeked(card, witness),
            (Phase::Chance(side), Choice::DrawChance(card)) => self.chance_drawn(side, card, witness),
            _ => unreachable!("{outcome:?} is no outcome in {:?}", self.phase),
        }
    }

    /// NA-TURN-09: what shows or draws a card can't be taken back; everything else can until somebody else acts.
    pub(crate) fn shows_something(choice: Choice) -> bool {
        matches!(choice, Choice::Card(_) | Choice::TakeCard(_))
    }
}
