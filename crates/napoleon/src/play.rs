//! What is offered in each phase, what may be chosen, and what each choice does: exactly one place connects them.

use empires::order::{Order, Ordered};
use table::{Awaiting, RuleId, Seat, Witness};

use crate::{
    decks::{Card, Route},
    happening::Happening,
    position::{Phase, Position, Side},
    refusal::Refusal,
    words::Choice,
};

impl Ordered for Position {
    #[inline]
    fn offer(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        if let Awaiting::Seats(seats) = self.awaiting()
            && seats.contains(seat)
        {
            self.offer_in_phase(seat, order, out);
        }
    }
}

impl Position {
    fn offer_in_phase(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        match self.phase {
            Phase::PickEmpire => self.free_empires().for_each(|empire| out(Choice::Empire(empire))),
            Phase::Piece => self.offer_pieces(seat, out),
            Phase::PieceIn(unit) => self.sites(unit, self.home(seat), |zone| out(Choice::In(zone))),
            Phase::Actions => self.offer_actions(seat, order, out),
            Phase::From => self.offer_from(seat, order, out),
            Phase::Target => self.offer_target(seat, out),
            Phase::Against => self.rivals_attacked(seat).iter().for_each(|rival| out(Choice::Against(rival))),
            Phase::Way => [Choice::ByLand, Choice::BySea].into_iter().for_each(out),
            Phase::Via => self.vias(seat, order, |first, second| out(Choice::Via(first, second))),
            Phase::With => self.offer_with(seat, order, out),
            Phase::To => self.goals_named(seat, order, |to| out(Choice::To(to))),
            Phase::For => self.offer_for(seat, out),
            Phase::Vote | Phase::Welcome(_) => [Choice::Consent, Choice::Refuse].into_iter().for_each(out),
            Phase::Ride => self.offer_riders(out),
            Phase::Storm => self.offer_storm(out),
            Phase::Take => self.offer_take(seat, order, out),
            Phase::TakeIn => self.offer_take_in(seat, order, out),
            Phase::Option => self.options().for_each(|part| out(Choice::Option(part))),
            Phase::Rival => {
                self.eligible_rivals(self.effect()).iter().for_each(|rival| out(Choice::Rival(rival)));
            }
            Phase::Frost => self.overcrowded().iter().for_each(|place| out(Choice::In(place.zone()))),
            Phase::Desert => self.offer_deserters(seat, out),
            Phase::Rising => self.masterless().iter().for_each(|city| out(Choice::In(city.zone()))),
            Phase::KeepRoute => self.routes_at_hand(seat).iter().for_each(|route| out(Choice::Keep(route))),
            Phase::Arrange => self.offer_arrange(out),
            Phase::Recover => self.offer_recover(seat, out),
            Phase::Drill => self.offer_drill(out),
            Phase::TransferFrom => self.offer_transfer_from(out),
            Phase::TransferWith => self.transferable_here(|unit| out(Choice::With(unit))),
            Phase::TransferTo => self.offer_transfer_to(out),
            Phase::BattleCards => self.battle[seat.index()].iter().for_each(|card| out(Choice::Card(card))),
            Phase::Join(_) | Phase::AidWith(_) => self.offer_support(seat, order, out),
            // NA-GB-13: one of the two sides, or none.
            Phase::Aid => {
                Side::BOTH.into_iter().map(Choice::Aid).chain([Choice::Pass]).for_each(out);
            }
            Phase::Losses(side) => self.candidates(side, seat, |unit, zone| out(Choice::Lose(unit, zone))),
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

    /// Whether a seat may choose this now, and why not: the choice is asked for, and its chapter accepts it.
    pub(crate) fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let chance = |rule| Err(Refusal::LeftToChance { rule: RuleId(rule) });
        match choice {
            Choice::Start(_) => return chance("NA-SET-06"),
            Choice::DrawRoute(_) => return chance("NA-SET-10"),
            Choice::DrawCard(_) => return chance("NA-CARD-01"),
            Choice::DrawChance(_) | Choice::Peek(_) => return chance("NA-COM-11"),
            _ => {}
        }
        match self.awaiting() {
            Awaiting::Nobody => Err(Refusal::Over),
            Awaiting::Chance => Err(Refusal::ChanceFirst),
            Awaiting::Seats(seats) if seats.contains(seat) => self.check_in_phase(seat, choice),
            Awaiting::Seats(seats) => {
                let chosen = self.phase == Phase::BattleCards && self.combat().side_of(seat).is_some();
                Err(match seats.lowest() {
                    Some(_) if chosen => Refusal::AlreadyChosen,
                    Some(asked) => Refusal::NotAsked { seat: asked },
                    None => Refusal::NotNow,
                })
            }
        }
    }

    fn check_in_phase(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let compulsory = |rule| Err(Refusal::Compulsory { rule });
        match (self.phase, choice) {
            (Phase::PickEmpire, Choice::Empire(empire)) => self.may_pick(empire),
            (Phase::Piece, Choice::Place(unit)) => self.may_place(seat, unit),
            (Phase::PieceIn(unit), Choice::In(zone)) => self.may_place_in(seat, unit, zone),

            (Phase::Actions, _) => self.may_act(seat, choice),
            (Phase::From, Choice::From(zone)) => self.may_go_from(seat, zone),
            (Phase::From, Choice::Done) => self.may_stop_moving(),
            (Phase::Target, Choice::To(zone)) => self.may_target(seat, zone),
            (Phase::Against, Choice::Against(rival)) => self.may_attack_ships_of(seat, rival),
            (Phase::Via, Choice::Via(first, second)) => self.may_go_via(seat, first, second),
            (Phase::With, Choice::With(unit)) => self.may_go_with(seat, unit),
            (Phase::With, Choice::Go) => self.may_go(),
            (Phase::To, Choice::To(zone)) => self.may_go_to(seat, zone),
            (Phase::For, Choice::For(unit)) => self.may_come_back(seat, unit),
            (Phase::Ride, Choice::Promote(unit, zone)) => self.may_promote_rider(unit, zone),
            (Phase::Storm, Choice::Storm(zone)) => self.may_storm(zone),

            (Phase::Take, Choice::Take(unit)) => self.may_take(seat, unit),
            (Phase::Take, Choice::Done) => self.may_end_muster(),
            (Phase::TakeIn, Choice::In(zone)) => self.may_take_in(seat, zone),
            (Phase::Option, Choice::Option(part)) => self.may_opt(part),
            (Phase::Rival, Choice::Rival(rival)) => self.may_aim_at(rival),
            (Phase::Frost, Choice::In(zone)) => self.may_aim_in(zone, self.overcrowded()),
            (Phase::Rising, Choice::In(zone)) => self.may_aim_in(zone, self.masterless()),
            (Phase::Desert, Choice::Lose(unit, zone)) => self.may_desert(seat, unit, zone),
            (Phase::Rival | Phase::Frost | Phase::Rising | Phase::Desert, Choice::Done | Choice::Pass) => {
                compulsory(RuleId("NA-CARD-04"))
            }
            (Phase::KeepRoute, Choice::Keep(route)) => self.may_keep(seat, route),
            (Phase::Arrange, Choice::Top(card)) => self.may_put_back(card),
            (Phase::Recover, Choice::Recover(card)) => self.may_recover(seat, card),
            (Phase::Drill, Choice::Promote(unit, zone)) => self.may_drill(unit, zone),
            (Phase::TransferFrom, Choice::From(zone)) => self.may_transfer_from(seat, zone),
            (Phase::TransferWith, Choice::With(unit)) => self.may_transfer(unit),
            (Phase::TransferTo, Choice::To(zone)) => self.may_transfer_to(seat, zone),

            (Phase::BattleCards, Choice::Card(card)) => self.may_show(seat, card),
            (Phase::Join(_) | Phase::AidWith(_), Choice::Support(unit, zone)) => {
                self.may_support(seat, unit, zone)
            }
            (Phase::Join(_) | Phase::AidWith(_), Choice::Done) => self.may_end_support(),
            (Phase::Losses(side), Choice::Lose(unit, zone)) => self.may_give_up(seat, side, unit, zone),
            (Phase::Losses(side), Choice::Pass | Choice::Done) => compulsory(self.cause_of_loss(side)),
            (Phase::Pursuit, Choice::Pursue(unit, zone)) => self.may_pursue(unit, zone),
            (Phase::FlightAsk, Choice::Ask(sea)) => self.may_ask(sea),
            (Phase::Flight, Choice::To(_) | Choice::Surrender) => self.may_flee(choice),
            (Phase::Advance, Choice::Advance(unit)) => self.may_advance(unit),
            (Phase::Advance, Choice::Pass | Choice::Done) => compulsory(RuleId("NA-RES-12")),
            (Phase::Promotion(side), Choice::Promote(unit, zone)) => self.may_promote(seat, side, unit, zone),
            (Phase::Way, Choice::ByLand | Choice::BySea)
            | (Phase::Vote | Phase::Welcome(_), Choice::Consent | Choice::Refuse)
            | (Phase::Aid, Choice::Aid(_))
            | (Phase::Aid | Phase::Ride | Phase::Storm, Choice::Pass)
            | (
                Phase::Drill
                | Phase::TransferFrom
                | Phase::Recover
                | Phase::Pursuit
                | Phase::FlightAsk
                | Phase::Promotion(_),
                Choice::Done,
            ) => Ok(()),
            _ => Err(Refusal::NotNow),
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
            (Phase::Aid, Choice::Pass) => self.go_on_with_support(witness),
            (Phase::Welcome(side), _) => self.welcome(side, choice == Choice::Consent, witness),
            (Phase::Losses(side), Choice::Lose(unit, zone)) => {
                self.take_loss(side, unit, zone, witness);
                self.settle_losses(witness);
            }
            (Phase::Pursuit, Choice::Pursue(unit, zone)) => self.pursue(seat, unit, zone, witness),
            (Phase::Pursuit, Choice::Done) => self.go_on_with_pursuit(witness),
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
