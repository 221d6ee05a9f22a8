//! What is offered and accepted in each phase, and what each choice does: exactly one place connects them.

use empires::order::{Order, Ordered};
use table::{Awaiting, RuleId, Seat, Witness};

use crate::{
    cards::{Senate, Tactic},
    happening::Happening,
    position::{Phase, Position},
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
        let sea = |sea| self.edition().zone_of(sea);
        match self.phase {
            Phase::PickColour => self.free_colours().for_each(|colour| out(Choice::Colour(colour))),
            Phase::Fortress => {
                self.fortress_places(seat).iter().for_each(|place| out(Choice::Fortress(place.zone())));
            }
            Phase::Piece => self.pieces(seat).for_each(out),
            Phase::UnitIn(kind) => self.offer_unit_in(seat, kind, out),
            Phase::HeroIn(_) => self.hero_places(seat).iter().for_each(|place| out(Choice::In(place.zone()))),
            Phase::Actions => self.offer_actions(seat, out),
            Phase::From => self.offer_from(seat, order, out),
            Phase::Target => self.offer_target(seat, out),
            Phase::Against => self.opponents(seat).iter().for_each(|rival| out(Choice::Against(rival))),
            Phase::With => self.offer_with(seat, order, out),
            Phase::To => self.offer_to(seat, order, out),
            Phase::Via => self.routes(seat, |first, second| out(Choice::Via(first, second))),
            Phase::HeroTo | Phase::HeroFlight(_) | Phase::HeroAlone(_) => {
                self.hero_goals(seat).iter().for_each(|place| out(Choice::To(place.zone())));
            }
            Phase::For => self.offer_for(seat, out),
            Phase::Vote => {
                out(Choice::Consent);
                out(Choice::Refuse);
            }
            Phase::Take => self.offer_take(seat, order, out),
            Phase::TakeIn => self.offer_take_in(order, out),
            Phase::Drill => {
                self.drillable(seat, order).for_each(|(kind, zone)| out(Choice::Promote(kind, zone)));
                out(Choice::Done);
            }
            Phase::FleetFrom => {
                self.harbours(seat, order).iter().for_each(|from| out(Choice::From(sea(from))));
                out(Choice::Done);
            }
            Phase::FleetTo => self.landfalls(order).iter().for_each(|to| out(Choice::To(sea(to)))),
            Phase::Recall => {
                let heroes = self.eliminated_heroes(seat).map(|number| self.hero(seat, number.into()));
                heroes.for_each(|hero| out(Choice::Hero(hero)));
            }
            Phase::RecallIn => {
                self.hero_quarters(seat).iter().for_each(|place| out(Choice::In(place.zone())));
            }
            Phase::WinOver => self.persuadable(seat).iter().for_each(|place| out(Choice::In(place.zone()))),
            Phase::OpenSea { .. } => self.openable(seat).iter().for_each(|sea| out(Choice::Open(sea))),
            Phase::Step1(side) => self.offer_step_1(seat, side, out),
            Phase::Support(side) | Phase::Allies(side) => self.offer_support(seat, side, order, out),
            Phase::BattleCards => self.battle[seat.index()].iter().for_each(|card| out(Choice::Card(card))),
            Phase::AfterDice(_) => self.offer_after_dice(seat, out),
            Phase::Losses(side) => {
                self.losable(seat, side, order, |kind, zone| out(Choice::Lose(kind, zone)));
            }
            Phase::FlightAsk => {
                self.askable_seas().iter().for_each(|sea| out(Choice::Ask(sea)));
                out(Choice::Done);
            }
            Phase::Flight => self.offer_flight(order, out),
            Phase::Promotion(side) => {
                self.promotable(side, seat).for_each(|(kind, zone)| out(Choice::Promote(kind, zone)));
                out(Choice::Pass);
            }
            Phase::Heroes => self.offer_heroes_alone(seat, out),
            Phase::Lot
            | Phase::DealColour
            | Phase::DrawSenate
            | Phase::DrawTactics(_)
            | Phase::Dice
            | Phase::Rethrow { .. }
            | Phase::Over => {}
        }
    }

    /// Whether a seat is asked, and for something that is not left to chance. [GR-TURN-10, GR-TURN-11]
    fn must_be_asked(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let left_to_chance = |rule| Err(Refusal::LeftToChance { rule: RuleId(rule) });
        match (choice, self.awaiting()) {
            (Choice::Start(_), _) => left_to_chance("GR-SET-02"),
            (Choice::DrawSenate(_) | Choice::DrawTactic(_), _) => left_to_chance("GR-CARD-01"),
            (Choice::Dice(..) | Choice::Die(_), _) => left_to_chance("GR-COM-08"),
            (_, Awaiting::Nobody) => Err(Refusal::Over),
            (_, Awaiting::Chance) if self.phase == Phase::DealColour => left_to_chance("GR-SET-04"),
            (_, Awaiting::Chance) => Err(Refusal::ChanceFirst),
            (_, Awaiting::Seats(seats)) if seats.contains(seat) => Ok(()),
            _ if self.phase == Phase::BattleCards && self.has_chosen_battle_card(seat) => {
                Err(Refusal::AlreadyChosen)
            }
            (_, Awaiting::Seats(seats)) => {
                Err(Refusal::NotAsked { seat: seats.lowest().expect("somebody is asked") })
            }
        }
    }

    /// Whether a choice of a seat is legal: what is offered is what is accepted here.
    pub(crate) fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.must_be_asked(seat, choice)?;
        let order = self.order_of_naming();
        let compulsory = |rule| Err(Refusal::Compulsory { rule: RuleId(rule) });
        match (self.phase, choice) {
            (Phase::PickColour, Choice::Colour(colour)) => self.may_take_colour(colour),
            (Phase::Fortress, Choice::Fortress(zone)) => self.may_fortify(seat, zone),
            (Phase::Piece, Choice::Place(kind)) => self.may_place(seat, kind),
            (Phase::Piece, Choice::Hero(hero)) => {
                let number = self.own_hero(seat, hero).ok_or(Refusal::NoSuchPiece)?;
                self.may_place_hero(seat, number.into())
            }
            (Phase::UnitIn(kind), Choice::In(zone)) => self.may_place_in(seat, Some(kind), zone),
            (Phase::HeroIn(_), Choice::In(zone)) => self.may_place_in(seat, None, zone),

            (Phase::Actions, _) => self.may_act(seat, choice),
            (Phase::From, Choice::From(zone)) => self.may_leave(seat, zone, order),
            (Phase::From, Choice::Done) => self.may_stop_moving(),
            (Phase::Target, Choice::To(zone)) => self.may_target(seat, zone),
            (Phase::Against, Choice::Against(rival)) => self.may_oppose(seat, rival),
            (Phase::With, Choice::With(kind)) => self.may_send(seat, kind, order),
            (Phase::With, Choice::Hero(hero)) => self.may_take_along(seat, self.must_own(seat, hero)?, order),
            (Phase::With, Choice::Go) => self.may_go(),
            (Phase::To, Choice::To(zone)) => self.may_send_to(seat, zone, order),
            (Phase::Via, Choice::Via(first, second)) => self.may_go_via(seat, first, second),
            (Phase::HeroTo | Phase::HeroFlight(_) | Phase::HeroAlone(_), Choice::To(zone)) => {
                self.may_hero_go(seat, zone)
            }
            (Phase::For, Choice::For(kind)) => self.may_swap_for(seat, kind),

            (Phase::Take, Choice::Take(kind)) => self.may_take(seat, kind, order),
            (Phase::Take, Choice::Done) => self.may_end_taking(),
            (Phase::TakeIn, Choice::In(zone)) => self.may_take_in(seat, zone, order),
            (Phase::Drill, Choice::Promote(kind, zone)) => self.may_drill(seat, kind, zone, order),
            (Phase::FleetFrom, Choice::From(zone)) => self.may_sail_from(seat, zone, order),
            (Phase::FleetTo, Choice::To(zone)) => self.may_sail_to(zone, order),
            (Phase::Recall, Choice::Hero(hero)) => self.may_recall(seat, hero),
            (Phase::RecallIn, Choice::In(zone)) => self.may_recall_in(seat, zone),
            (Phase::WinOver, Choice::In(zone)) => self.may_win_over(seat, zone),
            (Phase::OpenSea { .. }, Choice::Open(sea)) => self.may_open(seat, sea),

            (Phase::Step1(side), Choice::Tactic(card)) => self.may_play_before_battle(seat, side, card),
            (Phase::Support(side) | Phase::Allies(side), Choice::Support(kind, zone)) => {
                self.may_support(seat, side, (kind, zone), order)
            }
            (Phase::Support(side) | Phase::Allies(side), Choice::Request) => self.may_request(side),
            (Phase::BattleCards, Choice::Card(card)) => self.may_choose(seat, card),
            (Phase::AfterDice(_), Choice::Tactic(card)) => self.may_play_after_dice(seat, card),
            (Phase::Losses(side), Choice::Lose(kind, zone)) => self.may_lose(seat, side, (kind, zone), order),
            (Phase::FlightAsk, Choice::Ask(sea)) => self.may_ask(sea),
            (Phase::Flight, Choice::To(_) | Choice::Surrender) => self.may_flee(choice, order),
            (Phase::Promotion(side), Choice::Promote(kind, zone)) => self.may_promote(seat, side, kind, zone),

            (Phase::Heroes, Choice::Hero(hero)) => self.may_travel(seat, self.must_own(seat, hero)?),
            (Phase::Heroes, Choice::Tactic(card)) => self.may_play_in_own_turn(seat, card),

            (Phase::Vote, Choice::Consent | Choice::Refuse)
            | (Phase::Step1(_) | Phase::AfterDice(_) | Phase::Promotion(_), Choice::Pass)
            | (
                Phase::Drill
                | Phase::FleetFrom
                | Phase::Support(_)
                | Phase::Allies(_)
                | Phase::FlightAsk
                | Phase::Heroes,
                Choice::Done,
            ) => Ok(()),
            (Phase::TakeIn | Phase::Recall | Phase::RecallIn | Phase::WinOver, Choice::Done) => {
                compulsory("GR-CARD-07")
            }
            (Phase::BattleCards, Choice::Pass | Choice::Done) => compulsory("GR-COM-06"),
            (Phase::Losses(_), Choice::Pass | Choice::Done) => compulsory("GR-COM-10"),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out a legal choice of a seat.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happening>) {
        let own = |position: &Self, hero| position.own_hero(seat, hero).expect("the hero was checked");
        match (self.phase, choice) {
            (Phase::PickColour, Choice::Colour(colour)) => self.take_colour(colour, witness),
            (Phase::Fortress, Choice::Fortress(zone)) => self.place_fortress(zone, witness),
            (Phase::Piece, Choice::Place(kind)) => self.phase = Phase::UnitIn(kind),
            (Phase::Piece, Choice::Hero(hero)) => self.phase = Phase::HeroIn(own(self, hero)),
            (Phase::UnitIn(kind), Choice::In(zone)) => self.place_initial_unit(kind, zone, witness),
            (Phase::HeroIn(number), Choice::In(zone)) => self.place_initial_hero(number, zone, witness),

            (Phase::Actions, _) => self.choose_action(seat, choice, witness),
            (Phase::From, Choice::From(zone)) => self.name_from(zone),
            (Phase::From | Phase::FleetFrom | Phase::Drill, Choice::Done) => self.end_effect(witness),
            (Phase::Target, Choice::To(zone)) => self.name_target(zone),
            (Phase::Against, Choice::Against(rival)) => self.name_rival(rival),
            (Phase::With, Choice::With(kind)) => self.name_unit(kind),
            (Phase::With, Choice::Hero(hero)) => self.name_hero(own(self, hero)),
            (Phase::With, Choice::Go) => self.go(witness),
            (Phase::To, Choice::To(zone)) => self.name_to(zone),
            (Phase::Via, Choice::Via(first, second)) => self.name_via(first, second),
            (Phase::HeroTo, Choice::To(zone)) => self.name_hero_to(zone),
            (Phase::For, Choice::For(kind)) => self.name_for(kind),
            (Phase::Vote, Choice::Consent | Choice::Refuse) => self.answer(seat, choice, witness),

            (Phase::Take, Choice::Take(kind)) => self.take_unit(kind),
            (Phase::Take, Choice::Done) => self.end_muster(witness),
            (Phase::TakeIn, Choice::In(zone)) => self.place_unit(zone, witness),
            (Phase::Drill, Choice::Promote(kind, zone)) => self.drill(kind, zone, witness),
            (Phase::FleetFrom, Choice::From(zone)) => self.fleet_from(zone),
            (Phase::FleetTo, Choice::To(zone)) => self.fleet_to(zone, witness),
            (Phase::Recall, Choice::Hero(hero)) => self.recall(own(self, hero)),
            (Phase::RecallIn, Choice::In(zone)) => self.recall_in(zone, witness),
            (Phase::WinOver, Choice::In(zone)) => self.win_over(zone, witness),
            (Phase::OpenSea { heroes }, Choice::Open(sea)) => self.open_sea(sea, heroes, witness),

            (Phase::Step1(side), Choice::Tactic(card)) => self.play_before_battle(seat, side, card, witness),
            (Phase::Step1(side), Choice::Pass) => self.pass_step_1(seat, side, witness),
            (Phase::Support(side) | Phase::Allies(side), Choice::Support(kind, zone)) => {
                self.support(seat, side, kind, zone, witness);
            }
            (Phase::Support(side), Choice::Request) | (Phase::Allies(side), Choice::Done) => {
                self.ask_allies(side);
            }
            (Phase::Support(side), Choice::Done) => self.end_support(side),
            (Phase::BattleCards, Choice::Card(card)) => self.choose_battle_card(seat, card, witness),
            (Phase::AfterDice(side), Choice::Tactic(card)) => self.play_after_dice(seat, side, card, witness),
            (Phase::AfterDice(side), Choice::Pass) => self.pass_after_dice(side, witness),
            (Phase::Losses(side), Choice::Lose(kind, zone)) => {
                self.take_loss(seat, side, kind, zone, witness);
                self.settle_losses(witness);
            }
            (Phase::FlightAsk, Choice::Ask(sea)) => self.begin_vote(seat, sea, witness),
            (Phase::FlightAsk, Choice::Done) => self.flee(witness),
            (Phase::Flight, Choice::To(_) | Choice::Surrender) => {
                self.take_refuge(choice, witness);
                self.flee(witness);
            }
            (Phase::HeroFlight(number), Choice::To(zone)) => {
                self.hero_flees(number, zone, witness);
                self.heroes_flee(number + 1, witness);
            }
            (Phase::Promotion(side), Choice::Promote(..) | Choice::Pass) => {
                self.decide_promotion(seat, side, choice, witness);
            }

            (Phase::Heroes, Choice::Hero(hero)) => self.phase = Phase::HeroAlone(own(self, hero)),
            (Phase::Heroes, Choice::Tactic(card)) => self.play_own_turn_card(seat, card, witness),
            (Phase::Heroes, Choice::Done) => self.end_turn(witness),
            (Phase::HeroAlone(number), Choice::To(zone)) => self.travel(number, zone, witness),
            _ => unreachable!("{choice:?} was not checked"),
        }
    }

    /// At chance: all outcomes together.
    #[inline]
    pub(crate) fn tickets(&self) -> u32 {
        let sides = u32::from(self.edition().numbers.die_sides);
        match self.phase {
            Phase::Lot => self.players() as u32,
            Phase::DealColour => self.free_colours().count() as u32,
            Phase::DrawSenate => self.senate.pile.len(),
            Phase::DrawTactics(_) => self.tactics.pile.len(),
            Phase::Dice => sides * sides,
            Phase::Rethrow { .. } => sides,
            _ => 0,
        }
    }

    /// At chance: the outcome with this ticket.
    #[inline]
    pub(crate) fn outcome(&self, ticket: u32) -> Choice {
        let sides = u32::from(self.edition().numbers.die_sides);
        match self.phase {
            Phase::Lot => Choice::Start(Seat::new(ticket as usize)),
            Phase::DealColour => {
                Choice::Colour(self.free_colours().nth(ticket as usize).expect("there is a colour left"))
            }
            Phase::DrawSenate => Choice::DrawSenate(Senate(self.senate.pile.nth(ticket))),
            Phase::DrawTactics(_) => Choice::DrawTactic(Tactic(self.tactics.pile.nth(ticket))),
            Phase::Dice => Choice::Dice((ticket / sides) as u8 + 1, (ticket % sides) as u8 + 1),
            Phase::Rethrow { .. } => Choice::Die(ticket as u8 + 1),
            phase => unreachable!("nothing is drawn in {phase:?}"),
        }
    }

    /// At chance: all outcomes with their weights.
    pub(crate) fn odds(&self, out: &mut Vec<(Choice, u32)>) {
        let copies = |count: u8| u32::from(count);
        match self.phase {
            Phase::DrawSenate => {
                let pile = self.senate.pile;
                out.extend(pile.cards().map(|c| (Choice::DrawSenate(Senate(c)), copies(pile.count(c)))));
            }
            Phase::DrawTactics(_) => {
                let pile = self.tactics.pile;
                out.extend(pile.cards().map(|c| (Choice::DrawTactic(Tactic(c)), copies(pile.count(c)))));
            }
            _ => out.extend((0..self.tickets()).map(|ticket| (self.outcome(ticket), 1))),
        }
    }

    /// Carries out an outcome of chance.
    #[inline]
    pub(crate) fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Happening>) {
        match (self.phase, outcome) {
            (Phase::Lot, Choice::Start(seat)) => self.begin_with(seat, witness),
            (Phase::DealColour, Choice::Colour(colour)) => self.take_colour(colour, witness),
            (Phase::DrawSenate, Choice::DrawSenate(card)) => self.senate_drawn(card, witness),
            (Phase::DrawTactics(left), Choice::DrawTactic(card)) => self.tactic_drawn(card, left, witness),
            (Phase::Dice, Choice::Dice(attacker, defender)) => self.dice_thrown(attacker, defender, witness),
            (Phase::Rethrow { die, card }, Choice::Die(number)) => self.rethrown(die, card, number, witness),
            _ => unreachable!("{outcome:?} is no outcome in {:?}", self.phase),
        }
    }

    /// GR-MOVE-02: whether a choice carries something out, ends it or hands the game on. What only names a part of an
    /// action does not, nor what is placed, promoted or sailed one by one until its player says `done`.
    pub(crate) fn commits(&self, choice: Choice) -> bool {
        match choice {
            Choice::Place(_)
            | Choice::Move
            | Choice::Attack
            | Choice::Swap
            | Choice::Hire
            | Choice::From(_)
            | Choice::With(_)
            | Choice::Via(..)
            | Choice::For(_)
            | Choice::Against(_)
            | Choice::Hero(_)
            | Choice::Take(_)
            | Choice::Support(..) => false,
            Choice::In(_) if self.phase == Phase::TakeIn => self.must_take() && self.muster().left == 1,
            Choice::Promote(..) => self.phase != Phase::Drill,
            Choice::To(_) => {
                !matches!(self.phase, Phase::Target | Phase::To | Phase::HeroTo | Phase::FleetTo)
            }
            Choice::Lose(..) => !self.more_to_lose(),
            _ => true,
        }
    }

    /// Whether a word completes the one before it: a destination the unit, a place the piece.
    pub(crate) fn continues(&self, choice: Choice) -> bool {
        match choice {
            Choice::Via(..) | Choice::For(_) | Choice::Against(_) => true,
            Choice::To(_) => !matches!(self.phase, Phase::Flight | Phase::HeroFlight(_)),
            // What a card gives is not chosen, only placed.
            Choice::In(_) => match self.phase {
                Phase::TakeIn => !self.must_take(),
                phase => phase != Phase::WinOver,
            },
            _ => false,
        }
    }

    /// GR-TURN-11: what shows a hidden card can't be taken back; everything else can until somebody else acts.
    pub(crate) fn shows_something(choice: Choice) -> bool {
        matches!(choice, Choice::Tactic(_) | Choice::Card(_) | Choice::TakeSenate | Choice::TakeTactics)
    }
}
