//! Combat: its course, from the announcement to the end. [NA-COM-01]
//!
//! The steps of NA-COM-01 are the functions here and in the modules below, in the same order.

mod aftermath;
mod flight;
mod losses;
mod promotion;
mod pursuit;
mod strength;
mod support;

use table::{Seat, SeatSet, Witness};

use crate::{
    decks::{Battle, Chance},
    happening::Happening,
    position::{Act, Combat, Group, Holder, Phase, Position, Side},
    refusal::Refusal,
    units::{TROOP, Troop},
    zones::{Place, Sea, Zone},
};

impl Position {
    /// NA-ATK-10: announcement and passage are done, the combat begins.
    pub(crate) fn begin_attack(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let (Some(from), Some(to)) = (act.from, act.to) else {
            unreachable!("an Attack has origin and target")
        };
        let mut combat = Combat::new(self.active, self.defender(to, act.rival), from, to);
        if let (Some(from), Some(to)) = (self.edition().place(from), self.edition().place(to)) {
            combat.crossed = !act.by_sea && self.edition().mountains[from.index()].contains(to);
            self.muster_sides(&mut combat, from, act.troop(), to);
        } else {
            for leg in act.legs.as_slice() {
                combat.fleet[leg.unit.empire().index()].add(leg.unit.kind());
            }
        }
        self.begin_combat(combat, witness);
    }

    /// NA-FREE-05 to NA-FREE-07: units that have just entered a territory storm its city.
    pub(crate) fn begin_storm(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let camp = self.storm_camp();
        let to = act.to.expect("a city is stormed");
        let mut combat = Combat::new(self.active, self.defender(to, None), camp.zone(), to);
        combat.crossed = self.stormers_crossed(act);
        self.muster_sides(&mut combat, camp, act.stormers, Place(to.0));
        self.begin_combat(combat, witness);
    }

    /// Whose units defend a zone.
    fn defender(&self, to: Zone, rival: Option<Seat>) -> Holder {
        match self.edition().place(to) {
            Some(place) => self.holder(place).expect("somebody is attacked"),
            None => Holder::Seat(rival.expect("ships of a rival are attacked")),
        }
    }

    /// NA-ATK-09: the attacking units, and all units of the attacked zone.
    fn muster_sides(&self, combat: &mut Combat, from: Place, attackers: Troop, to: Place) {
        let attacker = Holder::Seat(combat.attacker);
        let defenders = self.troops[to.index()];
        for (owner, side, place, troop) in
            [(attacker, Side::Attacker, from, attackers), (combat.defender, Side::Defender, to, defenders)]
        {
            let group = Group { owner, side, main: true, place, troop: Troop::EMPTY, risen: [0; TROOP] };
            troop.units().for_each(|unit| combat.enlist(group, unit, 0));
        }
    }

    fn begin_combat(&mut self, mut combat: Combat, witness: &mut impl Witness<Happening>) {
        let attacker = combat.attacker;
        combat.bonus = std::mem::take(&mut self.onslaught);
        self.attacks += 1;
        self.act = None;
        // A truce ends if its maker attacks.
        if let Holder::Seat(defender) = combat.defender {
            self.truces[attacker.index()].remove(defender);
        }
        let (defender, from, to) = (combat.defender.seat(), combat.from, combat.to);
        let troop =
            combat.group_at(Side::Attacker, true, Place(from.0)).map_or(Troop::EMPTY, |group| group.troop);
        let ships = crate::board::fleet_len(combat.fleet);
        self.combat = Some(combat);
        witness.tell(|| match (defender, ships) {
            (None, _) => Happening::AttackNeutral { seat: attacker, from, to, units: troop },
            (Some(defender), 0) => Happening::Attack { seat: attacker, from, to, units: troop, defender },
            (Some(defender), _) => Happening::AttackSea { seat: attacker, from, to, ships, defender },
        });
        self.phase = Phase::BattleCards;
    }

    /// The contested sea, if the combat is at sea.
    #[inline]
    pub(crate) fn contested_sea(&self) -> Option<Sea> {
        self.edition().sea(self.combat().to)
    }

    /// The contested territory or city, if the combat is on land.
    #[inline]
    pub(crate) fn contested_place(&self) -> Option<Place> {
        self.edition().place(self.combat().to)
    }

    /// Whether the combat is for a city.
    #[inline]
    pub(crate) fn contested_city(&self) -> bool {
        self.contested_place().is_some_and(|place| self.edition().cities.contains(place))
    }

    // ------------------------------------------------------------------ Battle cards

    /// Who has to choose a Battle card now. [NA-COM-09, NA-COM-10]
    pub(crate) fn owing_battle_cards(&self) -> SeatSet {
        let combat = self.combat();
        let owes = |side: &Side| combat.battle_cards[side.index()].is_none();
        Side::BOTH.into_iter().filter(owes).filter_map(|side| combat.principal(side)).collect()
    }

    /// Whether the Battle cards lie open.
    pub(crate) fn battle_cards_shown(&self) -> bool {
        self.phase != Phase::BattleCards
    }

    pub(crate) fn may_show(&self, seat: Seat, card: u8) -> Result<(), Refusal> {
        Refusal::BattleCardUsed { card: Battle(card) }.unless(self.battle[seat.index()].holds(card))
    }

    pub(crate) fn choose_battle_card(&mut self, seat: Seat, card: u8, witness: &mut impl Witness<Happening>) {
        let side = if self.combat().attacker == seat { Side::Attacker } else { Side::Defender };
        self.combat_mut().battle_cards[side.index()] = Some(card);
        witness.tell(|| Happening::BattleCardChosen { seat, card: Battle(card) });
        if !self.owing_battle_cards().is_empty() {
            return;
        }
        for side in Side::BOTH {
            let combat = self.combat();
            if let (Some(seat), Some(card)) = (combat.principal(side), combat.battle_cards[side.index()]) {
                witness.tell(|| Happening::BattleCardShown { seat, card: Battle(card) });
            }
        }
        self.go_on_with_support(witness);
    }

    // ------------------------------------------------------------------ Chance cards

    /// NA-COM-11: each side draws a Chance card, the attacker first.
    pub(crate) fn draw_chance(&mut self, side: Side, witness: &mut impl Witness<Happening>) {
        self.renew_chance(witness);
        self.phase = Phase::Chance(side);
    }

    pub(crate) fn chance_drawn(&mut self, side: Side, card: u8, witness: &mut impl Witness<Happening>) {
        self.chance.draw(card);
        self.combat_mut().chance_cards[side.index()] = Some(card);
        let owner = self.combat().principal(side);
        witness.tell(|| Happening::ChanceDrawn { side, owner, card: Chance(card) });
        match side {
            Side::Attacker => self.draw_chance(Side::Defender, witness),
            Side::Defender => self.decide(witness),
        }
    }
}
