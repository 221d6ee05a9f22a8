//! The strength of each side, and who wins. [NA-COM-02 to NA-COM-08, NA-COM-13, NA-COM-14]

use table::Witness;

use crate::{
    edition::Icons,
    happening::{Happening, Total},
    position::{Group, Position, SEATS, Side},
    units::{Class, Empire, Kind, Ships},
};

impl Position {
    /// What a unit counts in this combat. [NA-COM-03, NA-COM-04]
    fn value(&self, kind: Kind) -> u8 {
        let unit = self.edition().unit(kind);
        if self.contested_city() { unit.city } else { unit.open }
    }

    /// Ships that take part on a side, by type.
    pub(crate) fn for_ships(&self, side: Side, mut out: impl FnMut(Kind, u8)) {
        let combat = self.combat();
        let sea = self.contested_sea();
        if sea.is_none() && !self.contested_city() {
            return;
        }
        let fights = Empire::all().filter(|empire| {
            let owner = self.rulers[empire.index()];
            owner.is_some_and(|owner| combat.side_of(owner) == Some(side))
        });
        for empire in fights.map(Empire::index) {
            let main = match (side, sea) {
                (Side::Attacker, _) => combat.fleet[empire],
                (Side::Defender, Some(sea)) if self.rulers[empire] == combat.defender.seat() => {
                    self.ships[sea.index()][empire]
                }
                _ => Ships::NONE,
            };
            for fleet in combat
                .joined
                .iter()
                .map(|fleet| fleet[empire])
                .chain([main])
                .filter(|fleet| !fleet.is_empty())
            {
                for kind in Kind::SHIPS {
                    out(kind, fleet.count(kind));
                }
            }
        }
    }

    /// NA-COM-05: players of a side with foot, horse and artillery taking part; neutral units count like theirs.
    fn combined_arms(&self, side: Side) -> u8 {
        let mut arms = [0_u8; SEATS + 1];
        for group in self.combat().side(side) {
            for unit in group.troop.units() {
                arms[group.owner.index(SEATS)] |= 1 << unit.kind().class() as u8;
            }
        }
        let all = [Class::Foot, Class::Horse, Class::Artillery]
            .iter()
            .fold(0, |all, &class| all | 1 << class as u8);
        arms.iter().map(|&arms| u8::from(arms == all)).sum()
    }

    /// NA-COM-08: armies of a side that come over mountains: units of one player from one territory are one.
    fn crossings(&self, side: Side) -> i8 {
        let combat = self.combat();
        let Some(to) = self.contested_place() else { return 0 };
        let mountains = &self.edition().mountains[to.index()];
        let mut armies = 0;
        for (index, group) in combat.groups().iter().enumerate().filter(|(_, group)| group.side == side) {
            let crosses = |group: &Group| {
                if group.main {
                    side == Side::Attacker && combat.crossed
                } else {
                    mountains.contains(group.place)
                }
            };
            let same = |other: &Group| {
                other.side == side && (other.owner, other.place) == (group.owner, group.place)
            };
            let counted = combat.groups()[..index].iter().any(|other| same(other) && crosses(other));
            armies += i8::from(crosses(group) && !counted);
        }
        armies
    }

    /// The strength of a side with every part of it. [NA-COM-02]
    pub(crate) fn total(&self, side: Side) -> Total {
        let combat = self.combat();
        let edition = self.edition();
        let numbers = &edition.numbers;
        let mut units: u16 = combat
            .side(side)
            .flat_map(|group| group.troop.units())
            .map(|unit| u16::from(self.value(unit.kind())))
            .sum();
        self.for_ships(side, |kind, count| units += u16::from(self.value(kind)) * u16::from(count));
        let city = match self.contested_place() {
            Some(place) if side == Side::Defender && edition.cities.contains(place) => {
                if edition.large.contains(place) {
                    numbers.large_city_bonus
                } else {
                    numbers.small_city_bonus
                }
            }
            _ => 0,
        };
        let bonus = match side {
            Side::Attacker => combat.bonus,
            Side::Defender => combat.defender.seat().map_or(0, |seat| self.defence[seat.index()]),
        };
        Total {
            units,
            combined_arms: self.combined_arms(side) * numbers.combined_arms_bonus,
            city,
            mountains: self.crossings(side) * numbers.mountain_penalty,
            bonus,
            battle_card: combat.battle_cards[side.index()]
                .map_or(0, |card| edition.battle[usize::from(card)].value),
            chance_card: combat.chance_cards[side.index()]
                .map_or(0, |card| edition.chance[usize::from(card)].value),
        }
    }

    /// How many units take part on a side.
    pub(crate) fn taking_part(&self, side: Side) -> u8 {
        let mut count: usize = self.combat().side(side).map(|group| group.troop.len()).sum();
        self.for_ships(side, |_, ships| count += usize::from(ships));
        count as u8
    }

    /// The icons of the cards that a side has shown and drawn.
    pub(crate) fn icons(&self, side: Side) -> [Icons; 2] {
        let combat = self.combat();
        let edition = self.edition();
        let battle = combat.battle_cards[side.index()].map(|card| edition.battle[usize::from(card)].icons);
        let chance = combat.chance_cards[side.index()].map(|card| edition.chance[usize::from(card)].icons);
        [battle.unwrap_or_default(), chance.unwrap_or_default()]
    }

    /// NA-RES-05: whether a card of either side bears the Flight icon.
    pub(crate) fn flight_shown(&self) -> bool {
        Side::BOTH.into_iter().flat_map(|side| self.icons(side)).any(|icons| icons.flight)
    }

    /// NA-RES-03: the losses of a side for its Eliminate icons.
    pub(crate) fn icon_losses(&self, side: Side) -> u8 {
        let icons = self.icons(side).iter().filter(|icons| icons.eliminate).count() as u8;
        icons * self.edition().numbers.eliminate_icon_losses
    }

    /// NA-COM-13: strengths, victory and losses.
    pub(super) fn decide(&mut self, witness: &mut impl Witness<Happening>) {
        let totals = Side::BOTH.map(|side| self.total(side));
        for side in Side::BOTH {
            let (total, owner) = (totals[side.index()], self.combat().principal(side));
            witness.tell(|| Happening::Totalled { side, owner, total });
        }
        let [attack, defence] = totals.map(Total::sum);
        let counted = Side::BOTH.map(|side| self.taking_part(side));
        let by_icons = Side::BOTH.map(|side| self.icon_losses(side));
        let flight = self.flight_shown();
        let numbers = &self.edition().numbers;
        let combat = self.combat_mut();
        combat.attacker_won = attack > defence;
        combat.counted = counted;
        let lost = combat.won().other();
        if !flight {
            combat.losses = by_icons;
            combat.losses[lost.index()] += numbers.loser_losses;
        }
        let (side, [attacker, defender]) = (combat.won(), combat.losses);
        let owner = combat.principal(side);
        witness.tell(|| {
            if attack == defence {
                Happening::CombatTied { side, owner }
            } else {
                Happening::CombatWon { side, owner }
            }
        });
        if flight {
            witness.tell(|| Happening::NobodyFalls);
        } else {
            witness.tell(|| Happening::LossesDue { attacker, defender });
        }
        self.settle_losses(witness);
    }
}
