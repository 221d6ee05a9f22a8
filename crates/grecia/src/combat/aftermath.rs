//! After the combat. [GR-AFT]

use table::{RuleId, Seat, Witness};

use crate::{
    edition::HEROES,
    happening::{Force, Happening},
    position::{Defender, Helper, Phase, Position, Side, Whereabouts},
    refusal::Refusal,
    units::Kind,
    words::Choice,
    zones::{Territory, Zone},
};

impl Position {
    /// GR-COM-18: all surviving attackers move to the contested zone, their heroes with them.
    pub(super) fn move_in(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = *self.combat();
        let (seat, from, to) = (combat.attacker, combat.from, combat.to);
        if from != to {
            for kind in combat.troop.units() {
                self.relocate(seat, kind, from, to);
            }
            for _ in 0..combat.ships {
                self.relocate(seat, Kind::Ship, from, to);
            }
            witness.tell(|| Happening::MovedIn {
                seat,
                to,
                units: Force { troop: combat.troop, ships: combat.ships },
            });
        }
        if let Some(territory) = self.edition().territory(to) {
            for number in 0..HEROES {
                if combat.heroes >> number & 1 == 1 {
                    self.heroes[seat.index()][number] = Whereabouts::At(territory);
                    let hero = self.hero(seat, number);
                    witness.tell(|| Happening::HeroMoved { seat, hero, to });
                }
            }
            if let Some(owner) = self.fortress_owner(territory) {
                witness.tell(|| {
                    if owner == seat {
                        Happening::FortressRetaken { seat, owner, zone: to }
                    } else {
                        Happening::FortressTaken { seat, owner, zone: to }
                    }
                });
            }
        }
        self.after_moving(witness);
    }

    /// GR-AFT-01: heroes; then promotions.
    pub(super) fn after_moving(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = *self.combat();
        if !combat.attacker_won && (!combat.troop.is_empty() || combat.ships > 0) {
            witness.tell(|| Happening::WentBack { seat: combat.attacker, to: combat.from });
        }
        self.fate_of_heroes(witness);
        self.go_on_with_promotions(Side::Attacker, witness);
    }

    /// GR-AFT-06, GR-HERO-08: heroes whose group has no unit left are eliminated.
    fn fate_of_heroes(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = *self.combat();
        if combat.troop.is_empty() {
            for number in (0..HEROES as u8).filter(|number| combat.heroes >> number & 1 == 1) {
                self.hero_falls(combat.attacker, number, witness);
            }
        }
        if let (Defender::Seat(seat), Some(contested)) = (combat.defender, self.contested_land()) {
            let beaten = if combat.garrisoned {
                !self.held[seat.index()].contains(contested) && combat.fled.last().is_none()
            } else {
                self.attackers_move_in()
            };
            if beaten {
                self.heroes_fall(seat, contested, witness);
            }
        }
        for helper in Side::BOTH.iter().flat_map(|&side| combat.helpers(side)) {
            if let Some(territory) = self.edition().territory(helper.zone)
                && !self.held[helper.seat.index()].contains(territory)
            {
                self.heroes_fall(helper.seat, territory, witness);
            }
        }
    }

    // ------------------------------------------------------------------ promotions

    /// GR-AFT-02: whether a unit there is one of a main player's that took part and survived, and can rise.
    #[inline]
    pub(crate) fn may_promote(&self, seat: Seat, side: Side, kind: Kind, zone: Zone) -> Result<(), Refusal> {
        self.may_rise(seat, kind)?;
        let combat = self.combat();
        let main = || match side {
            Side::Attacker => {
                let at = if self.attackers_move_in() { combat.to } else { combat.from };
                zone == at && combat.troop.has(kind)
            }
            Side::Defender => {
                combat.fled.arriving(kind, zone) > 0
                    || zone == combat.to && combat.garrisoned && !self.attackers_move_in()
            }
        };
        let helped = |h: &Helper| h.seat == seat && h.kind == kind && h.zone == zone;
        let rises = self.contested_land().is_some()
            && self.is_among(zone, self.held[seat.index()])
            && self.troops[zone.index()].has(kind)
            && (main() || combat.standing_helpers(side).any(helped));
        Refusal::CannotRise { unit: kind, rule: RuleId("GR-AFT-02") }.unless(rises)
    }

    /// Each type and place once.
    pub(crate) fn promotable(&self, side: Side, seat: Seat) -> impl Iterator<Item = (Kind, Zone)> {
        let held = self.held[seat.index()];
        let units = [Kind::Light, Kind::Medium]
            .into_iter()
            .flat_map(move |kind| held.iter().map(move |territory| (kind, territory.zone())));
        units.filter(move |&(kind, zone)| self.may_promote(seat, side, kind, zone).is_ok())
    }

    /// The attacker decides first. Whoever has nothing to promote is not asked.
    pub(crate) fn go_on_with_promotions(&mut self, side: Side, witness: &mut impl Witness<Happening>) {
        for side in if side == Side::Attacker { &Side::BOTH[..] } else { &Side::BOTH[1..] } {
            if let Some(seat) = self.combat().seat(*side)
                && self.promotable(*side, seat).next().is_some()
            {
                return self.ask(seat, Phase::Promotion(*side));
            }
        }
        self.end_combat(witness);
    }

    pub(crate) fn decide_promotion(
        &mut self,
        seat: Seat,
        side: Side,
        choice: Choice,
        witness: &mut impl Witness<Happening>,
    ) {
        if let Choice::Promote(kind, zone) = choice {
            self.promote(seat, kind, Territory(zone.0));
            witness.tell(|| Happening::promoted(seat, kind, zone, "GR-AFT-02"));
        }
        match side {
            Side::Attacker => self.go_on_with_promotions(Side::Defender, witness),
            Side::Defender => self.end_combat(witness),
        }
    }

    // ------------------------------------------------------------------ the end

    /// GR-AFT-03 to GR-AFT-05, GR-CARD-11: supply for a fortress, Battle cards, Tactics cards.
    fn end_combat(&mut self, witness: &mut impl Witness<Happening>) {
        let combat = *self.combat();
        let seat = combat.attacker;
        if let (Some(contested), Defender::Seat(_)) = (self.contested_land(), combat.defender)
            && self.attackers_move_in()
            && combat.garrisoned
            && self.foreign_fortresses(seat).contains(contested)
        {
            let supply = self.edition().numbers.capture_supply;
            self.supply[seat.index()] += u16::from(supply);
            witness.tell(|| Happening::CaptureSupply { seat, supply });
        }
        let count = self.edition().battle.len();
        for side in Side::BOTH {
            if let (Some(seat), Some(card)) = (combat.seat(side), combat.battle_cards[side.index()])
                && self.battle[seat.index()].discard(card, count)
            {
                witness.tell(|| Happening::BattleCardsBack { seat });
            }
        }
        self.tactics.discards = self.tactics.discards.plus(combat.played);
        self.combat = None;
        self.end_action(witness);
    }
}
