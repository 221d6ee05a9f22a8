//! Combat: its course, from the announcement to the end. [GR-COM]
//!
//! The points of decision in GR-COM-26 are the functions here, in the same order; what belongs to one point
//! stands in the modules below.

mod aftermath;
mod flight;
mod losses;
mod strength;
mod support;

use empires::heap::Heap;
use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    cards::{Battle, Tactic},
    edition::{Battlefield, Role, TacticCard, TacticEffect, Timing},
    happening::{Force, Happening},
    position::{Act, Combat, Defender, HELPERS, Holder, Laid, Legs, Phase, Position, Side},
    refusal::Refusal,
    units::Kind,
    words::Choice,
    zones::{Sea, SeaSet, Territory},
};

impl Position {
    /// GR-ATK-10: announcement and permissions are done, the combat begins.
    pub(crate) fn begin_combat(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let (Some(from), Some(to)) = (act.from, act.to) else {
            unreachable!("an Attack has origin and target")
        };
        let attacker = self.active;
        let (defender, garrisoned) = match self.edition().territory(to) {
            None => (Defender::Seat(act.rival.expect("ships of a rival are attacked")), true),
            Some(territory) => match self.holder(territory) {
                Some(Holder::Seat(seat)) => (Defender::Seat(seat), true),
                Some(Holder::Neutral) => (Defender::Neutral, true),
                None => {
                    let owner = self.fortress_owner(territory).expect("a lone fortress is attacked");
                    let alive = self.fallen[owner.index()] == 0;
                    (if alive { Defender::Seat(owner) } else { Defender::Ruin }, false)
                }
            },
        };
        let heroes = (0_u8..).zip(act.heroes).filter(|(_, to)| to.is_some());
        let combat = Combat {
            attacker,
            defender,
            from,
            to,
            troop: act.troop(),
            ships: act.legs.as_slice().iter().filter(|leg| leg.unit == Kind::Ship).count() as u8,
            heroes: heroes.fold(0, |mask, (number, _)| mask | 1 << number),
            garrisoned,
            in_force: [Heap::EMPTY; 2],
            played: Heap::EMPTY,
            last: [None; 2],
            passed: [false; 2],
            called: [false; 2],
            helpers: [[None; HELPERS]; 2],
            approached: SeatSet::EMPTY,
            battle_cards: [None; 2],
            dice: [0; 2],
            attacker_won: false,
            losses: [0; 2],
            lost_last: 0,
            granted: SeaSet::EMPTY,
            denied: SeaSet::EMPTY,
            fled: Legs::default(),
            surrendered: false,
        };
        self.combat = Some(combat);
        self.act = None;
        self.attacks += 1;
        witness.tell(|| {
            let (seat, units) = (attacker, Force { troop: combat.troop, ships: combat.ships });
            match (defender.seat(), defender) {
                (Some(defender), _) => Happening::Attack { seat, from, to, units, defender },
                (None, Defender::Neutral) => Happening::AttackNeutral { seat, from, to, units },
                (None, _) => Happening::AttackRuin { seat, from, to, units },
            }
        });
        if self.options.cards {
            self.step_1(Side::Attacker);
        } else {
            self.step_3(witness);
        }
    }

    /// The contested sea, if the combat is at sea.
    pub(crate) fn contested_sea(&self) -> Option<Sea> {
        self.edition().sea(self.combat().to)
    }

    /// The contested territory, if the combat is on land.
    pub(crate) fn contested_land(&self) -> Option<Territory> {
        self.edition().territory(self.combat().to)
    }

    // ------------------------------------------------------------------ step 1

    /// GR-COM-05: the side whose turn it is plays a card or passes; whoever has passed, or holds no card, is
    /// passed over.
    pub(crate) fn step_1(&mut self, side: Side) {
        for side in [side, side.other()] {
            let combat = self.combat();
            let player = combat.seat(side).filter(|seat| !self.hands[seat.index()].is_empty());
            if let Some(seat) = player.filter(|_| !combat.passed[side.index()]) {
                return self.ask(seat, Phase::Step1(side));
            }
        }
        self.step_2();
    }

    pub(crate) fn offer_step_1(&self, seat: Seat, side: Side, out: &mut impl FnMut(Choice)) {
        for card in self.hands[seat.index()].cards().map(Tactic) {
            if self.may_play_before_battle(seat, side, card).is_ok() {
                out(Choice::Tactic(card));
            }
        }
        out(Choice::Pass);
    }

    /// GR-CARD-09, GR-CARD-11: whether a side may play a card now.
    pub(crate) fn may_play_before_battle(&self, seat: Seat, side: Side, card: Tactic) -> Result<(), Refusal> {
        self.must_hold(seat, card)?;
        let combat = self.combat();
        let TacticCard { timing, role, battlefield, needs, against_fortress, effect, .. } =
            self.edition().tactic(card);
        match timing {
            Timing::BeforeBattle => {}
            Timing::AfterDice => return Err(Refusal::NotThisMoment { card, rule: RuleId("GR-COM-09") }),
            Timing::OwnTurn => return Err(Refusal::NotThisMoment { card, rule: RuleId("GR-CARD-10") }),
        }
        match effect {
            TacticEffect::RequestSupport { .. } => {
                Refusal::SupportRequested.unless(!combat.called[side.index()])?;
                Refusal::NobodyCouldSupport.unless(self.somebody_could_support(side))?;
            }
            TacticEffect::CancelCard => {
                let cancellable = |last: Laid| {
                    !last.cancelled && self.edition().tactic(last.card).effect != TacticEffect::CancelCard
                };
                let last = combat.last[side.other().index()];
                Refusal::NothingToCancel.unless(last.is_some_and(cancellable))?;
            }
            _ => {}
        }
        let at_sea = self.contested_sea().is_some();
        let conditions_met = match role {
            Role::Any => true,
            Role::Attacker => side == Side::Attacker,
            Role::Defender => side == Side::Defender,
        } && match battlefield {
            Battlefield::Any => true,
            Battlefield::Land => !at_sea,
            Battlefield::Sea => at_sea,
        } && (needs.is_empty() || needs.iter().any(|&kind| self.takes_part(side, kind)))
            && (!against_fortress || self.fortress_fights());
        Refusal::ConditionsNotMet { card }.unless(conditions_met)
    }

    pub(crate) fn play_before_battle(
        &mut self,
        seat: Seat,
        side: Side,
        card: Tactic,
        witness: &mut impl Witness<Happening>,
    ) {
        self.hands[seat.index()].take(card.0);
        let edition = self.edition();
        if card == edition.start_tactic {
            self.first_card.remove(seat);
        }
        witness.tell(|| Happening::TacticPlayed { seat, card, rule: RuleId("GR-CARD-09") });
        let combat = self.combat_mut();
        combat.played.add(card.0);
        combat.in_force[side.index()].add(card.0);
        combat.last[side.index()] = Some(Laid { card, cancelled: false });
        match edition.tactic(card).effect {
            TacticEffect::RequestSupport { .. } => {
                combat.called[side.index()] = true;
                return self.begin_support(side);
            }
            TacticEffect::CancelCard => {
                let other = side.other().index();
                let last = combat.last[other].as_mut().expect("there is a card to cancel");
                last.cancelled = true;
                let void = last.card;
                combat.in_force[other].take(void.0);
                if matches!(edition.tactic(void).effect, TacticEffect::RequestSupport { .. }) {
                    combat.helpers[other] = [None; HELPERS];
                }
                witness.tell(|| Happening::TacticCancelled { card: void });
            }
            _ => {}
        }
        self.step_1(side.other());
    }

    pub(crate) fn pass_step_1(&mut self, seat: Seat, side: Side, witness: &mut impl Witness<Happening>) {
        self.combat_mut().passed[side.index()] = true;
        witness.tell(|| Happening::TacticsPassed { seat });
        self.step_1(side.other());
    }

    // ------------------------------------------------------------------ step 2

    /// GR-COM-06, GR-COM-07: both choose a Battle card.
    fn step_2(&mut self) {
        let combat = self.combat_mut();
        combat.passed = [true; 2];
        combat.approached = SeatSet::EMPTY;
        self.phase = Phase::BattleCards;
    }

    /// Whether a side sees the card of the other before it chooses; not if both would. [GR-COM-06]
    fn scouts(&self, side: Side) -> bool {
        let scouts = |side: Side| {
            let cards = self.combat().in_force[side.index()].cards().map(Tactic);
            cards.into_iter().any(|card| self.edition().tactic(card).effect == TacticEffect::SeeBattleCard)
        };
        scouts(side) && !scouts(side.other()) && self.combat().seat(side.other()).is_some()
    }

    /// Who has to choose a Battle card now.
    pub(crate) fn owing_battle_cards(&self) -> SeatSet {
        let combat = self.combat();
        let owes = |side: &Side| {
            combat.battle_cards[side.index()].is_none()
                && (!self.scouts(*side) || combat.battle_cards[side.other().index()].is_some())
        };
        Side::BOTH.into_iter().filter(owes).filter_map(|side| combat.seat(side)).collect()
    }

    /// Whether the card that a side has chosen lies open. [GR-CARD-12]
    pub(crate) fn battle_card_shown(&self, side: Side) -> bool {
        self.phase != Phase::BattleCards || self.scouts(side.other())
    }

    pub(crate) fn has_chosen_battle_card(&self, seat: Seat) -> bool {
        let combat = self.combat();
        let chosen = |side: Side| combat.battle_cards[side.index()].is_some();
        Side::BOTH.into_iter().any(|side| combat.seat(side) == Some(seat) && chosen(side))
    }

    /// GR-AFT-03: whether a Battle card is in hand.
    pub(crate) fn may_choose(&self, seat: Seat, card: u8) -> Result<(), Refusal> {
        Refusal::BattleCardUsed { card: Battle(card) }.unless(self.battle[seat.index()].holds(card))
    }

    pub(crate) fn choose_battle_card(&mut self, seat: Seat, card: u8, witness: &mut impl Witness<Happening>) {
        let side = if self.combat().attacker == seat { Side::Attacker } else { Side::Defender };
        self.combat_mut().battle_cards[side.index()] = Some(card);
        witness.tell(|| Happening::BattleCardChosen { seat, card: Battle(card) });
        if self.battle_card_shown(side) {
            witness.tell(|| Happening::BattleCardShown { seat, card: Battle(card) });
        }
        let hidden = !self.scouts(Side::Attacker) && !self.scouts(Side::Defender);
        if !self.owing_battle_cards().is_empty() {
            return;
        }
        for side in Side::BOTH {
            let combat = self.combat();
            if let (Some(seat), Some(card)) = (combat.seat(side), combat.battle_cards[side.index()])
                && (hidden || self.scouts(side))
            {
                witness.tell(|| Happening::BattleCardShown { seat, card: Battle(card) });
            }
        }
        self.step_3(witness);
    }

    // ------------------------------------------------------------------ step 3

    /// GR-COM-08, GR-OPT-01: the dice.
    fn step_3(&mut self, witness: &mut impl Witness<Happening>) {
        if self.options.dice {
            self.phase = Phase::Dice;
        } else {
            self.decide(witness);
        }
    }

    pub(crate) fn dice_thrown(&mut self, attacker: u8, defender: u8, witness: &mut impl Witness<Happening>) {
        self.combat_mut().dice = [attacker, defender];
        witness.tell(|| Happening::DiceThrown { attacker, defender });
        self.after_dice(Side::Attacker, witness);
    }

    /// GR-COM-09: the attacker may play one card, then the defender. Whoever holds cards is asked, so that nobody
    /// learns which they are.
    fn after_dice(&mut self, side: Side, witness: &mut impl Witness<Happening>) {
        let player = self.combat().seat(side).filter(|seat| !self.hands[seat.index()].is_empty());
        match (player, side) {
            (Some(seat), _) => self.ask(seat, Phase::AfterDice(side)),
            (None, Side::Attacker) => self.after_dice(Side::Defender, witness),
            (None, Side::Defender) => self.decide(witness),
        }
    }

    pub(crate) fn may_play_after_dice(&self, seat: Seat, card: Tactic) -> Result<(), Refusal> {
        self.must_hold(seat, card)?;
        let after_dice = self.edition().tactic(card).timing == Timing::AfterDice;
        Refusal::NotThisMoment { card, rule: RuleId("GR-COM-09") }.unless(after_dice)
    }

    pub(crate) fn offer_after_dice(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        for card in self.hands[seat.index()].cards().map(Tactic) {
            if self.may_play_after_dice(seat, card).is_ok() {
                out(Choice::Tactic(card));
            }
        }
        out(Choice::Pass);
    }

    pub(crate) fn play_after_dice(
        &mut self,
        seat: Seat,
        side: Side,
        card: Tactic,
        witness: &mut impl Witness<Happening>,
    ) {
        self.hands[seat.index()].take(card.0);
        self.combat_mut().played.add(card.0);
        witness.tell(|| Happening::TacticPlayed { seat, card, rule: RuleId("GR-CARD-09") });
        let TacticEffect::Reroll { own } = self.edition().tactic(card).effect else {
            unreachable!("only a throw is repeated after the dice")
        };
        self.phase = Phase::Rethrow { die: if own { side } else { side.other() }, card: side };
    }

    pub(crate) fn pass_after_dice(&mut self, side: Side, witness: &mut impl Witness<Happening>) {
        match side {
            Side::Attacker => self.after_dice(Side::Defender, witness),
            Side::Defender => self.decide(witness),
        }
    }

    /// GR-COM-09: only the new number counts.
    pub(crate) fn rethrown(
        &mut self,
        die: Side,
        card: Side,
        number: u8,
        witness: &mut impl Witness<Happening>,
    ) {
        self.combat_mut().dice[die.index()] = number;
        witness.tell(|| Happening::Rethrown { side: die, number });
        self.pass_after_dice(card, witness);
    }
}
