//! What each seat can take and lose next: open to all, so bots may use it.

use table::Seat;

use crate::{
    position::{NEUTRAL, Position, SEATS, Whereabouts},
    units::{Kind, Troop},
    zones::{SEAS, SeaSet, TERRITORIES, Territory, TerritorySet},
};

/// What a seat can take and lose next. Chances count Battle cards as drawn at random; Tactics cards, and what is named
/// beyond the strongest group of one territory, are left aside. Who has no turn any more takes nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Appraisal {
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
    /// Its fortresses on small islands: whoever comes by sea comes with one unit. [GR-ATK-09]
    pub havens: u32,
    /// Ways by land that lead to its fortresses.
    pub approaches: u32,
    /// Fortresses of others that are no more than two steps by land from one of its own.
    pub neighbours: u32,
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

/// What is looked up again and again while prospects are weighed.
struct Board {
    occupied: TerritorySet,
    fortified: TerritorySet,
    controlled: [TerritorySet; SEATS],
    /// What stands in each territory, walls aside. [GR-COM-01, GR-COM-03, GR-COM-04]
    strength: [u8; TERRITORIES],
    /// The strength with which each seat can attack each territory.
    attacks: [[u8; TERRITORIES]; SEATS],
}

impl Position {
    /// What each seat can take and lose next.
    pub fn appraise(&self) -> [Appraisal; SEATS] {
        let mut appraisal = [Appraisal::default(); SEATS];
        let mut board = self.board();
        for seat in self.calendar().to_come().iter() {
            self.reach_out(seat, &mut board, &mut appraisal[seat.index()]);
        }
        for seat in Seat::first(self.players()) {
            self.weigh_attacks(seat, &board, &mut appraisal[seat.index()]);
            self.weigh_perils(seat, &board, &mut appraisal[seat.index()]);
            self.weigh_sites(seat, &board, &mut appraisal[seat.index()]);
        }
        appraisal
    }

    fn board(&self) -> Board {
        let mut board = Board {
            occupied: self.occupied(),
            fortified: self.fortified(),
            controlled: [TerritorySet::EMPTY; SEATS],
            strength: [0; TERRITORIES],
            attacks: [[0; TERRITORIES]; SEATS],
        };
        for territory in board.occupied.iter() {
            board.strength[territory.index()] = self.field_strength(self.troops[territory.index()]);
        }
        for seat in Seat::first(self.players()) {
            let index = seat.index();
            let lone = self.fortresses[index].without(board.occupied);
            board.controlled[index] =
                if self.fallen[index] == 0 { self.held[index].or(lone) } else { self.held[index] };
            // GR-COM-04: once for all heroes of a group.
            let mut led = TerritorySet::EMPTY;
            for hero in self.heroes[index] {
                if let Whereabouts::At(territory) = hero
                    && board.controlled[index].contains(territory)
                    && !led.contains(territory)
                {
                    led.insert(territory);
                    board.strength[territory.index()] += self.edition().numbers.hero_bonus;
                }
            }
        }
        board
    }

    /// Where the units of a seat can go, and with what strength.
    fn reach_out(&self, seat: Seat, board: &mut Board, own: &mut Appraisal) {
        let edition = self.edition();
        let held = self.held[seat.index()];
        let foreign = board.occupied.without(held);
        let targets = foreign.or(board.fortified.without(self.fortresses[seat.index()]).without(held));
        let waters = self.own_waters(seat);
        let mut shores = [TerritorySet::EMPTY; SEAS];
        for sea in waters.iter() {
            let all = edition.waters[sea.index()].and(waters).iter();
            shores[sea.index()] =
                all.fold(edition.shores[sea.index()], |shores, sea| shores.or(edition.shores[sea.index()]));
        }
        let attacks = &mut board.attacks[seat.index()];
        let (mut near, mut far) = (TerritorySet::EMPTY, TerritorySet::EMPTY);
        for from in held.iter() {
            let troop = self.troops[from.index()];
            let bordering = edition.near[from.index()];
            let coasts = edition.coasts[from.index()].and(waters).iter();
            let carried = coasts.fold(TerritorySet::EMPTY, |all, sea| all.or(shores[sea.index()]));
            near = near.or(bordering);
            far = far.or(carried);
            own.spare += u32::from(troop.len()) - 1;
            for target in bordering.or(carried).and(targets).iter() {
                // GR-ATK-09: one unit only, if it comes by sea.
                let alone = edition.islands.contains(target) && !bordering.contains(target);
                let strength = if alone { self.strongest_unit(troop) } else { board.strength[from.index()] };
                let best = &mut attacks[target.index()];
                *best = strength.max(*best);
            }
        }
        let empty = edition.lands().without(board.occupied).without(board.fortified);
        own.room = near.and(empty).len() as u32;
        own.overseas = far.without(near).and(empty).len() as u32;
    }

    fn weigh_attacks(&self, seat: Seat, board: &Board, own: &mut Appraisal) {
        let foreign = board.fortified.without(self.fortresses[seat.index()]);
        let targets = board.occupied.or(foreign).without(self.held[seat.index()]);
        for target in targets.iter() {
            let attack = board.attacks[seat.index()][target.index()];
            if attack == 0 {
                continue;
            }
            let defence = board.strength[target.index()];
            if self.held[NEUTRAL].contains(target) {
                own.neutral = own.neutral.max(chance(&AGAINST_NEUTRALS, attack, defence));
                continue;
            }
            let walled = (0..SEATS).any(|owner| {
                self.fortresses[owner].contains(target) && !self.rivals_hold(owner, target, board.occupied)
            });
            let chance = chance(&AGAINST_PLAYERS, attack, defence + self.walls(walled));
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

    fn weigh_perils(&self, seat: Seat, board: &Board, own: &mut Appraisal) {
        let fortresses = self.fortresses[seat.index()];
        for target in board.controlled[seat.index()].iter() {
            let attacks = (0..self.players()).map(|rival| board.attacks[rival][target.index()]);
            let attack = attacks.max().unwrap_or(0);
            if attack == 0 {
                continue;
            }
            let walled = fortresses.contains(target);
            let defence = board.strength[target.index()] + self.walls(walled);
            let chance = chance(&AGAINST_PLAYERS, attack, defence);
            own.peril += chance;
            own.worst_peril = own.worst_peril.max(chance);
            if walled {
                own.breaches += chance;
                own.breach = own.breach.max(chance);
            }
        }
    }

    /// Where the fortresses of a seat stand.
    fn weigh_sites(&self, seat: Seat, board: &Board, own: &mut Appraisal) {
        let edition = self.edition();
        let fortresses = self.fortresses[seat.index()];
        let borders = |territory: Territory| edition.near[territory.index()];
        own.havens = fortresses.and(edition.islands).len() as u32;
        own.approaches = fortresses.iter().map(|site| borders(site).len() as u32).sum();
        let beside = fortresses.iter().fold(TerritorySet::EMPTY, |all, site| all.or(borders(site)));
        let near = beside.iter().fold(beside, |all, site| all.or(borders(site)));
        own.neighbours = near.and(board.fortified).without(fortresses).len() as u32;
    }

    /// Whether others than its owner are in a territory with a fortress.
    fn rivals_hold(&self, owner: usize, territory: Territory, occupied: TerritorySet) -> bool {
        occupied.contains(territory) && !self.held[owner].contains(territory)
    }

    /// What walls add to a defence. [GR-COM-02]
    fn walls(&self, walled: bool) -> u8 {
        if walled { self.edition().numbers.fortress_strength } else { 0 }
    }

    /// The strength of a group in the field. [GR-COM-01, GR-COM-03]
    fn field_strength(&self, troop: Troop) -> u8 {
        let edition = self.edition();
        let strength: u8 =
            Kind::LAND.map(|kind| troop.count(kind) * edition.unit(kind).strength).iter().sum();
        let combined = troop.has(Kind::Cavalry) && (troop.has(Kind::Medium) || troop.has(Kind::Heavy));
        strength + if combined { edition.numbers.cavalry_combo_bonus } else { 0 }
    }

    /// The strength of the strongest unit of a group.
    fn strongest_unit(&self, troop: Troop) -> u8 {
        troop.kinds().map(|kind| self.edition().unit(kind).strength).max().unwrap_or(0)
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
