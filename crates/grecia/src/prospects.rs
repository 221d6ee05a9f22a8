//! What each seat can take and lose next: open to all, so bots may use it.

use table::Seat;

use crate::{
    position::{NEUTRAL, Position, SEATS},
    units::{Kind, Troop},
    zones::{SeaSet, TERRITORIES, TerritorySet},
};

/// What a seat can take and lose next. Chances count Battle cards as drawn at random; Tactics cards, and what is named
/// beyond the strongest group of one territory, are left aside.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospects {
    /// Empty territories beside its own.
    pub room: u32,
    /// Further ones that its ships can carry units to.
    pub overseas: u32,
    /// Land units beyond the first of each territory: as many can go without giving a territory up.
    pub spare: u32,
    /// Its best chance to take a territory from a rival.
    pub raid: f32,
    /// The sum of all such chances.
    pub raids: f32,
    /// Its best chance against neutral units.
    pub neutral: f32,
    /// Its best chance to take a fortress of another colour.
    pub siege: f32,
    /// Its best chance to take a second one.
    pub next_siege: f32,
    /// The sum of its rivals' best chances to take each of its territories.
    pub peril: f32,
    /// The largest of them.
    pub worst_peril: f32,
    /// The rivals' best chance to take one of its fortresses.
    pub breach: f32,
    /// The sum over its fortresses.
    pub breaches: f32,
}

/// Differences of strength that are told apart.
const WIDEST: usize = 16;

/// The chance to win with so much more strength, when both sides throw a die and `cards` of them use a Battle card.
const fn chances(cards: usize) -> [f32; 2 * WIDEST + 1] {
    let mut chances = [0.0; 2 * WIDEST + 1];
    let mut place = 0;
    while place <= 2 * WIDEST {
        let edge = place as i32 - WIDEST as i32;
        let (mut won, mut all) = (0, 0);
        let mut own = 0;
        while own < 36 {
            let mut other = 0;
            while other < 36 {
                let own_total = edge + own / 6 + own % 6;
                let other_total = other / 6 + if cards == 2 { other % 6 } else { 0 };
                won += (own_total > other_total) as i32;
                all += 1;
                other += 1;
            }
            own += 1;
        }
        chances[place] = won as f32 / all as f32;
        place += 1;
    }
    chances
}

static AGAINST_PLAYERS: [f32; 2 * WIDEST + 1] = chances(2);
static AGAINST_NEUTRALS: [f32; 2 * WIDEST + 1] = chances(1);

fn chance(of: &[f32; 2 * WIDEST + 1], attack: u8, defence: u8) -> f32 {
    let edge = i32::from(attack) - i32::from(defence) + WIDEST as i32;
    of[edge.clamp(0, 2 * WIDEST as i32) as usize]
}

impl Position {
    /// What each seat can take and lose next.
    pub fn prospects(&self) -> [Prospects; SEATS] {
        let mut prospects = [Prospects::default(); SEATS];
        // The strength with which each seat can attack each territory.
        let mut attacks = [[0_u8; TERRITORIES]; SEATS];
        let occupied = self.occupied();
        let fortified = self.fortified();
        let defence = self.defences(occupied.or(fortified));
        for seat in Seat::first(self.players()) {
            let index = seat.index();
            let held = self.held[index];
            let waters = self.own_waters(seat);
            let open = self.open(seat).without(held);
            let (mut near, mut far) = (TerritorySet::EMPTY, TerritorySet::EMPTY);
            let mut spare = 0;
            for from in held.iter() {
                let troop = self.troops[from.index()];
                let bordering = self.edition().borders[from.index()];
                let carried = self.by_sea(from, waters).without(bordering);
                near = near.or(bordering);
                far = far.or(carried);
                spare += u32::from(troop.len()) - 1;
                let targets = bordering.or(carried).without(open).without(held);
                if targets.is_empty() {
                    continue;
                }
                let strength = self.field_strength(troop) + u8::from(self.has_hero(seat, from));
                let alone = self.edition().islands.and(carried);
                for target in targets.iter() {
                    // GR-ATK-09: one unit only, wherever it comes from by sea.
                    let strength = if alone.contains(target) { strongest(self, troop) } else { strength };
                    let best = &mut attacks[index][target.index()];
                    *best = strength.max(*best);
                }
            }
            let empty = open.without(self.fortresses[index]);
            let own = &mut prospects[index];
            own.room = near.and(empty).len() as u32;
            own.overseas = far.without(near).and(empty).len() as u32;
            own.spare = spare;
        }
        for seat in Seat::first(self.players()) {
            self.weigh_attacks(seat, &attacks[seat.index()], &defence, &mut prospects[seat.index()]);
            self.weigh_perils(seat, &attacks, &defence, &mut prospects[seat.index()]);
        }
        prospects
    }

    fn weigh_attacks(
        &self,
        seat: Seat,
        attacks: &[u8; TERRITORIES],
        defence: &[u8; TERRITORIES],
        own: &mut Prospects,
    ) {
        let foreign = self.foreign_fortresses(seat);
        let targets = self.occupied().or(foreign).without(self.held[seat.index()]);
        for target in targets.iter().filter(|target| attacks[target.index()] > 0) {
            let (attack, defence) = (attacks[target.index()], defence[target.index()]);
            if self.held[NEUTRAL].contains(target) {
                own.neutral = own.neutral.max(chance(&AGAINST_NEUTRALS, attack, defence));
                continue;
            }
            let chance = chance(&AGAINST_PLAYERS, attack, defence);
            own.raids += chance;
            if !foreign.contains(target) {
                own.raid = own.raid.max(chance);
            } else if chance > own.siege {
                (own.siege, own.next_siege) = (chance, own.siege);
            } else {
                own.next_siege = own.next_siege.max(chance);
            }
        }
    }

    fn weigh_perils(
        &self,
        seat: Seat,
        attacks: &[[u8; TERRITORIES]; SEATS],
        defence: &[u8; TERRITORIES],
        own: &mut Prospects,
    ) {
        let fortresses = self.fortresses[seat.index()];
        for target in self.controlled(seat).iter() {
            let rivals = self.others_after(seat).map(|rival| attacks[rival.index()][target.index()]);
            let attack = rivals.max().unwrap_or(0);
            if attack == 0 {
                continue;
            }
            let chance = chance(&AGAINST_PLAYERS, attack, defence[target.index()]);
            own.peril += chance;
            own.worst_peril = own.worst_peril.max(chance);
            if fortresses.contains(target) {
                own.breaches += chance;
                own.breach = own.breach.max(chance);
            }
        }
    }

    /// What stands against an attack on each of some territories. [GR-COM-01 to GR-COM-04]
    fn defences(&self, territories: TerritorySet) -> [u8; TERRITORIES] {
        let mut defences = [0; TERRITORIES];
        for territory in territories.iter() {
            let holder = Seat::first(SEATS).find(|&seat| self.controlled(seat).contains(territory));
            let walls = holder.is_some_and(|seat| self.fortresses[seat.index()].contains(territory))
                || holder.is_none() && !self.held[NEUTRAL].contains(territory);
            let hero = holder.is_some_and(|seat| self.has_hero(seat, territory));
            defences[territory.index()] = self.field_strength(self.troops[territory.index()])
                + if walls { self.edition().numbers.fortress_strength } else { 0 }
                + u8::from(hero);
        }
        defences
    }

    /// The strength of a group in the field. [GR-COM-01, GR-COM-03]
    fn field_strength(&self, troop: Troop) -> u8 {
        let strength: u8 = troop.units().map(|kind| self.edition().unit(kind).strength).sum();
        let combined = troop.has(Kind::Cavalry) && (troop.has(Kind::Medium) || troop.has(Kind::Heavy));
        strength + if combined { self.edition().numbers.cavalry_combo_bonus } else { 0 }
    }

    /// The seas that nobody can close to a seat. [GR-SEA-05]
    fn own_waters(&self, seat: Seat) -> SeaSet {
        let open = |sea: &crate::zones::Sea| {
            let ships = self.ships[sea.index()];
            let own = ships[seat.index()];
            ships.iter().sum::<u8>() - own <= own
        };
        self.afloat[seat.index()].iter().filter(open).collect()
    }

    /// The turns that a seat still has, the one under way included.
    pub fn turns_left(&self, seat: Seat) -> u8 {
        let to_come = self.order(seat) >= self.order(self.active);
        self.rounds_left() + u8::from(to_come && self.round > 0)
    }

    /// The actions that a seat has left in the turn under way; 0 if it is another's.
    pub fn actions_left(&self, seat: Seat) -> u8 {
        if seat == self.active && self.round > 0 { self.actions } else { 0 }
    }

    /// Land units of each type on the board: light, medium, heavy, cavalry.
    pub fn land_units(&self, seat: Seat) -> [u8; 4] {
        Kind::LAND.map(|kind| self.edition().unit(kind).limit - self.pool[seat.index()][kind.index()])
    }

    /// The best Battle card in hand.
    pub fn best_battle_card(&self, seat: Seat) -> u8 {
        self.battle[seat.index()].iter().max().unwrap_or(0)
    }

    /// The supply tokens that the next turn will bring. [GR-SUP-01]
    pub fn income(&self, seat: Seat) -> u8 {
        self.edition().income(self.controlled(seat).len())
    }
}

/// The strength of the strongest unit of a group.
fn strongest(position: &Position, troop: Troop) -> u8 {
    troop.kinds().map(|kind| position.edition().unit(kind).strength).max().unwrap_or(0)
}
