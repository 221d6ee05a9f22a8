//! Strength, bonuses and the result. [GR-COM-01 to GR-COM-04, GR-COM-10 to GR-COM-13]

use table::{Seat, Witness};

use crate::{
    cards::Tactic,
    edition::TacticEffect,
    happening::{Happening, Total},
    position::{Defender, Position, Side},
    units::Kind,
};

impl Position {
    /// How many units of a type take part on a side, supporters included.
    pub(crate) fn taking_part(&self, side: Side, kind: Kind) -> u8 {
        let combat = self.combat();
        let main = match (side, self.contested_land(), self.contested_sea()) {
            (Side::Attacker, _, _) if kind == Kind::Ship => combat.ships,
            (Side::Attacker, _, _) => combat.troop.count(kind),
            (Side::Defender, Some(territory), _) if kind != Kind::Ship => {
                self.troops[territory.index()].count(kind)
            }
            (Side::Defender, _, Some(sea)) if kind == Kind::Ship => {
                combat.defender.seat().map_or(0, |seat| self.ships[sea.index()][seat.index()])
            }
            _ => 0,
        };
        main + combat.standing_helpers(side).filter(|helper| helper.kind == kind).count() as u8
    }

    pub(super) fn takes_part(&self, side: Side, kind: Kind) -> bool {
        self.taking_part(side, kind) > 0
    }

    /// All units of a side.
    pub(crate) fn units_taking_part(&self, side: Side) -> u8 {
        Kind::ALL.into_iter().map(|kind| self.taking_part(side, kind)).sum()
    }

    /// GR-COM-02, GR-FORT-02, GR-END-09: whether a fortress adds to the defence.
    pub(crate) fn fortress_fights(&self) -> bool {
        let Some(territory) = self.contested_land() else { return false };
        let owner = self.fortress_owner(territory);
        match self.combat().defender {
            Defender::Seat(seat) => owner == Some(seat),
            Defender::Neutral => false,
            Defender::Ruin => true,
        }
    }

    /// GR-COM-04: whether a hero takes part on a side.
    fn hero_takes_part(&self, side: Side) -> bool {
        let combat = self.combat();
        let Some(contested) = self.contested_land() else { return false };
        let main = match (side, combat.defender) {
            (Side::Attacker, _) => combat.heroes != 0,
            (Side::Defender, Defender::Seat(seat)) => self.has_hero(seat, contested),
            (Side::Defender, Defender::Neutral | Defender::Ruin) => false,
        };
        let with_helper = |seat: Seat, zone| {
            let territory = self.edition().territory(zone).expect("land units support on land");
            // An attacker's hero who goes along is counted above; one who stays fights with those who stay.
            self.heroes_at(seat, territory).any(|number| {
                !(seat == combat.attacker && zone == combat.from && combat.heroes >> number & 1 == 1)
            })
        };
        main || combat.standing_helpers(side).any(|helper| with_helper(helper.seat, helper.zone))
    }

    /// The sum of an effect over all cards of a side that are in force.
    fn in_force(&self, side: Side, amount: impl Fn(TacticEffect) -> u8) -> u8 {
        let cards = self.combat().in_force[side.index()];
        let each = |card: u8| amount(self.edition().tactic(Tactic(card)).effect) * cards.count(card);
        cards.cards().map(each).sum()
    }

    /// The total of a side with all its parts.
    pub(crate) fn total(&self, side: Side) -> Total {
        let edition = self.edition();
        let numbers = &edition.numbers;
        let combat = self.combat();
        let strength = Kind::ALL.map(|kind| self.taking_part(side, kind) * edition.unit(kind).strength);
        let fortress = if side == Side::Defender && self.fortress_fights() {
            let reduced = self.in_force(Side::Attacker, |effect| match effect {
                TacticEffect::ReduceFortress { amount } => amount,
                _ => 0,
            });
            numbers.fortress_strength.saturating_sub(reduced)
        } else {
            0
        };
        let shieldbearers = self.takes_part(side, Kind::Medium) || self.takes_part(side, Kind::Heavy);
        let combo = self.takes_part(side, Kind::Cavalry) && shieldbearers;
        Total {
            strength: strength.iter().sum(),
            fortress,
            cavalry: if combo { numbers.cavalry_combo_bonus } else { 0 },
            hero: if self.hero_takes_part(side) { numbers.hero_bonus } else { 0 },
            tactics: self.in_force(side, |effect| match effect {
                TacticEffect::Strength { amount } => amount,
                _ => 0,
            }),
            card: combat.battle_cards[side.index()].map_or(0, |card| edition.battle[usize::from(card)].value),
            die: combat.dice[side.index()],
        }
    }

    /// GR-COM-10 to GR-COM-13: totals, victory and losses.
    pub(super) fn decide(&mut self, witness: &mut impl Witness<Happening>) {
        let totals = Side::BOTH.map(|side| self.total(side));
        for side in Side::BOTH {
            let total = totals[side.index()];
            let owner = self.combat().seat(side);
            witness.tell(|| Happening::Totalled { side, owner, total });
        }
        let attacker_won = totals[0].sum() > totals[1].sum();
        let (won, lost) =
            if attacker_won { (Side::Attacker, Side::Defender) } else { (Side::Defender, Side::Attacker) };
        let owner = self.combat().seat(won);
        witness.tell(|| {
            if totals[0].sum() == totals[1].sum() {
                Happening::CombatTied { side: won, owner }
            } else {
                Happening::CombatWon { side: won, owner }
            }
        });
        let numbers = &self.edition().numbers;
        let dice = self.combat().dice;
        let pursuit = self.in_force(won, |effect| match effect {
            TacticEffect::Pursuit { amount } => amount,
            _ => 0,
        });
        let saved = self.in_force(lost, |effect| match effect {
            TacticEffect::SaveUnits { amount } => amount,
            _ => 0,
        });
        let spared = self.options.dice && dice.contains(&numbers.die_no_loss);
        let losses = Side::BOTH.map(|side| {
            let six = self.options.dice && dice[side.other().index()] == numbers.die_extra_loss;
            let by_result = if side == lost { numbers.loser_losses + pursuit } else { 0 };
            let fewer = if side == lost { saved } else { 0 };
            let due = (by_result + u8::from(six)).saturating_sub(fewer);
            if spared { 0 } else { due.min(self.units_taking_part(side)) }
        });
        if spared {
            witness.tell(|| Happening::NobodyFalls);
        } else {
            let [attacker, defender] = losses;
            witness.tell(|| Happening::LossesDue { attacker, defender });
        }
        let combat = self.combat_mut();
        combat.attacker_won = attacker_won;
        combat.losses = losses;
        combat.lost_last = 0;
        self.settle_losses(witness);
    }
}
