//! The turn: victory, income, two actions and free actions. [NA-TURN, NA-SUP]

use empires::order::Order;
use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    decks::Pile,
    happening::Happening,
    position::{Phase, Position, Verb},
    refusal::Refusal,
    words::Choice,
    zones::{PlaceSet, SeaSet},
};

impl Position {
    /// The first round begins.
    pub(crate) fn begin_game(&mut self, witness: &mut impl Witness<Happening>) {
        self.round = 1;
        witness.tell(|| Happening::RoundBegins { round: 1 });
        self.begin_turn(self.start, witness);
    }

    /// NA-TURN-02: victory first, then the Trade Route; what cards gave until this turn ends. [NA-CARD-05]
    pub(crate) fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        self.active = seat;
        self.turns += 1;
        self.actions = self.edition().numbers.actions_per_turn;
        self.attacks = 0;
        self.onslaught = 0;
        self.refused = SeaSet::EMPTY;
        self.new_window();
        self.truces[seat.index()] = SeatSet::EMPTY;
        self.defence[seat.index()] = 0;
        let round = self.round;
        witness.tell(|| Happening::TurnBegins { seat, round });
        if self.check_victory(witness) {
            return;
        }
        self.trade_income(seat, witness);
        self.ask(seat, Phase::Actions);
    }

    /// Cities may be left and entered anew.
    fn new_window(&mut self) {
        self.vacated = PlaceSet::EMPTY;
        self.occupied_city = PlaceSet::EMPTY;
    }

    /// NA-TURN-03 to NA-TURN-05: one of the six actions, as far as it would do something. [NA-TURN-10]
    #[inline]
    fn may_begin(&self, seat: Seat, action: Choice) -> Result<(), Refusal> {
        match action {
            Choice::Move => Refusal::NothingToMove.unless(self.can_move(seat)),
            Choice::Attack => {
                self.may_attack_again()?;
                Refusal::NothingToAttack.unless(self.can_attack(seat))
            }
            Choice::Swap => Refusal::NothingToSwap.unless(self.can_swap(seat)),
            Choice::Recruit => Refusal::NothingToRecruit.unless(self.can_muster(seat, &Self::RECRUIT)),
            _ => Ok(()),
        }
    }

    /// NA-TURN-05: one attack in a turn.
    #[inline]
    pub(crate) fn may_attack_again(&self) -> Result<(), Refusal> {
        Refusal::AttackedAlready.unless(self.attacks < self.edition().numbers.attacks_per_turn)
    }

    /// The word that ends the turn. [NA-TURN-06]
    fn end_of_turn(&self) -> Choice {
        if self.actions > 0 { Choice::Pass } else { Choice::Done }
    }

    /// An action, a free action (NA-TURN-07) or the end of the turn.
    pub(crate) fn may_act(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Enter(unit, zone) => self.may_enter(seat, unit, zone),
            Choice::Leave(zone) => self.may_leave(seat, zone),
            Choice::Storm(zone) => {
                self.may_attack_again()?;
                Err(Refusal::NotSuchCity { zone, rule: RuleId("NA-FREE-05") })
            }
            _ if Self::ACTIONS.contains(&choice) => {
                Refusal::NoActionLeft.unless(self.actions > 0)?;
                self.may_begin(seat, choice)
            }
            _ => Refusal::NotNow.unless(choice == self.end_of_turn()),
        }
    }

    const ACTIONS: [Choice; 7] = [
        Choice::Move,
        Choice::Attack,
        Choice::Swap,
        Choice::Supply,
        Choice::Recruit,
        Choice::TakeCard(Pile::Politics),
        Choice::TakeCard(Pile::Army),
    ];

    pub(crate) fn offer_actions(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        if self.actions > 0 {
            let actions = Self::ACTIONS.iter().filter(|action| self.may_begin(seat, **action).is_ok());
            actions.for_each(|&action| out(action));
        }
        self.offer_free_actions(seat, order, out);
        out(self.end_of_turn());
    }

    pub(crate) fn choose_action(
        &mut self,
        seat: Seat,
        choice: Choice,
        witness: &mut impl Witness<Happening>,
    ) {
        match choice {
            Choice::Move => self.begin_act(Verb::Move),
            Choice::Attack => self.begin_act(Verb::Attack),
            Choice::Swap => self.begin_act(Verb::Swap),
            Choice::Supply => {
                let supply = self.edition().numbers.take_supply;
                self.supply[seat.index()] += u16::from(supply);
                witness.tell(|| Happening::SupplyTaken { seat, supply });
                self.end_action(witness);
            }
            Choice::Recruit => self.begin_muster(Self::RECRUIT),
            Choice::TakeCard(pile) => self.phase = Phase::DrawCard(pile),
            Choice::Enter(unit, zone) => self.enter(unit, zone, witness),
            Choice::Leave(zone) => self.leave(zone, witness),
            Choice::Pass => {
                witness.tell(|| Happening::Passed { seat });
                self.end_turn(witness);
            }
            Choice::Done => self.end_turn(witness),
            _ => unreachable!("{choice:?} was not checked"),
        }
    }

    /// An action is completed: victory is checked, then the next action follows. [NA-END-03]
    pub(crate) fn end_action(&mut self, witness: &mut impl Witness<Happening>) {
        self.actions -= 1;
        self.new_window();
        self.after_free_action(witness);
    }

    /// NA-END-03: victory is checked after every action and free action.
    pub(crate) fn after_free_action(&mut self, witness: &mut impl Witness<Happening>) {
        if self.check_victory(witness) {
            return;
        }
        let seat = self.active;
        if self.actions > 0 || self.awaits_free_actions(seat) {
            self.ask(seat, Phase::Actions);
        } else {
            self.end_turn(witness);
        }
    }

    /// NA-TURN-01, NA-END-05: the next player still in the game; after the last one, the next round.
    fn end_turn(&mut self, witness: &mut impl Witness<Happening>) {
        self.actions = 0;
        self.onslaught = 0;
        if self.remove_players(witness) {
            return;
        }
        let still_in = Seat::first(self.players()).filter(|&seat| self.is_in(seat)).collect();
        let Some((seat, round)) = self.calendar().next(still_in) else { return self.end_game(witness) };
        if round > self.round {
            self.round = round;
            witness.tell(|| Happening::RoundBegins { round });
        }
        self.begin_turn(seat, witness);
    }
}
