//! The turn: supplies, two actions, heroes travelling alone. [GR-TURN, GR-SUP]

use table::{Seat, Witness};

use crate::{
    happening::Happening,
    position::{Phase, Position, Verb},
    refusal::Refusal,
    words::Choice,
    zones::SeaSet,
};

impl Position {
    /// GR-TURN-01, GR-SUP-01: the turn of a player begins with supplies.
    pub(crate) fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        self.active = seat;
        self.turns += 1;
        self.actions = self.edition().numbers.actions_per_turn;
        self.attacks = 0;
        self.travelled = 0;
        self.opened = SeaSet::EMPTY;
        self.refused = SeaSet::EMPTY;
        let territories = self.controlled(seat).len();
        let supply = self.edition().income(territories);
        self.supply[seat.index()] += u16::from(supply);
        let round = self.round;
        witness.tell(|| Happening::TurnBegins { seat, round });
        witness.tell(|| Happening::Income { seat, territories: territories as u8, supply });
        self.ask(seat, Phase::Actions);
    }

    /// GR-TURN-02: whether an action would do something (GR-TURN-08); cards for one's own turn (GR-CARD-10) and passing
    /// (GR-TURN-04) stand beside the six actions.
    #[inline]
    pub(crate) fn may_act(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Move => self.may_move(seat),
            Choice::Attack => self.may_attack(seat),
            Choice::Swap => self.may_swap(seat),
            Choice::Hire => self.may_hire(seat),
            Choice::TakeSenate => self.may_draw(self.senate),
            Choice::TakeTactics => self.may_draw(self.tactics),
            Choice::Tactic(_) if !self.options.cards => Err(Refusal::WithoutCards),
            Choice::Tactic(card) => self.may_play_in_own_turn(seat, card),
            Choice::Supplies | Choice::Pass => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    const ACTIONS: [Choice; 7] = [
        Choice::Move,
        Choice::Attack,
        Choice::Swap,
        Choice::Supplies,
        Choice::Hire,
        Choice::TakeSenate,
        Choice::TakeTactics,
    ];

    #[inline]
    pub(crate) fn offer_actions(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let actions = Self::ACTIONS.into_iter().filter(|&action| self.may_act(seat, action).is_ok());
        actions.for_each(&mut *out);
        self.own_turn_cards(seat).for_each(|card| out(Choice::Tactic(card)));
        out(Choice::Pass);
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
            Choice::Supplies => {
                let supply = self.edition().numbers.take_supply;
                self.supply[seat.index()] += u16::from(supply);
                witness.tell(|| Happening::SuppliesTaken { seat, supply });
                self.end_action(witness);
            }
            Choice::Hire => {
                let counters = self.pool[seat.index()].iter().sum();
                self.begin_muster(counters);
                self.phase = Phase::Take;
            }
            Choice::TakeSenate => self.draw_senate(witness),
            Choice::TakeTactics => self.draw_tactics(1, witness),
            Choice::Tactic(card) => self.play_own_turn_card(seat, card, witness),
            Choice::Pass => {
                self.actions = 0;
                witness.tell(|| Happening::Passed { seat });
                self.go_on_with_heroes(witness);
            }
            _ => unreachable!("{choice:?} was not checked"),
        }
    }

    /// An action is completed: victory is checked, then the next action or the heroes follow. [GR-END-02]
    pub(crate) fn end_action(&mut self, witness: &mut impl Witness<Happening>) {
        self.actions -= 1;
        if self.check_victory(witness) {
            return;
        }
        if self.actions > 0 {
            self.ask(self.active, Phase::Actions);
        } else {
            self.go_on_with_heroes(witness);
        }
    }

    /// GR-TURN-06, GR-TURN-09: the next player still in the game; after the last one, the next round.
    pub(crate) fn end_turn(&mut self, witness: &mut impl Witness<Happening>) {
        self.eliminate_players(witness);
        if self.check_victory(witness) {
            return;
        }
        let still_in = Seat::first(self.players()).filter(|seat| self.fallen[seat.index()] == 0).collect();
        let Some((seat, round)) = self.calendar().next(still_in) else { return self.end_game(witness) };
        if round > self.round {
            self.round = round;
            witness.tell(|| Happening::RoundBegins { round });
        }
        self.begin_turn(seat, witness);
    }
}
