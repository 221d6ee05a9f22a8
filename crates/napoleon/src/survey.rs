//! A look at the whole board: which flags each seat can reach with what strength, and how near its armies are to others.
//! Open to all, so bots may use it.

use table::Seat;

use crate::{
    position::{Position, SEATS},
    units::{Class, Kind, Troop},
    worth::Aim,
    zones::{PLACES, Place, PlaceSet, SEAS, Sea, SeaSet},
};

/// Steps from which on an army is too far away to count.
pub(crate) const FARTHEST: usize = 6;

/// Where no attack is possible.
const NONE: i8 = i8::MIN;

/// What every seat can reach at once. Transport counts where nobody can refuse it.
#[derive(Debug)]
pub struct Survey<'a> {
    position: &'a Position,
    controlled: [PlaceSet; SEATS],
    /// The values of the troops in each place, in the open field and in cities, combined arms included.
    /// [NA-COM-03 to NA-COM-05]
    values: [[u8; 2]; PLACES],
    /// The strongest attack of each seat on each flag that it does not control.
    attacks: [[i8; PLACES]; SEATS],
    /// The values of each seat's troops, each the more the nearer it is to such a flag.
    pressure: [u32; SEATS],
}

impl Position {
    /// What every seat can reach.
    pub fn survey(&self) -> Survey<'_> {
        let mut survey = Survey {
            position: self,
            controlled: [PlaceSet::EMPTY; SEATS],
            values: [[0; 2]; PLACES],
            attacks: [[NONE; PLACES]; SEATS],
            pressure: [0; SEATS],
        };
        for place in self.occupied().iter() {
            survey.values[place.index()] = self.values(self.troops[place.index()]);
        }
        for seat in Seat::first(self.players()) {
            survey.controlled[seat.index()] = self.controlled(seat);
            survey.reach_out(seat);
        }
        survey
    }

    /// The values of a troop in the open field and in a city. [NA-COM-03 to NA-COM-05]
    fn values(&self, troop: Troop) -> [u8; 2] {
        let edition = self.edition();
        let (mut open, mut city, mut arms) = (0, 0, 0_u8);
        for unit in troop.units() {
            let kind: Kind = unit.kind();
            let values = edition.unit(kind);
            open += values.open;
            city += values.city;
            arms |= match kind.class() {
                Class::Horse => 1,
                Class::Foot => 2,
                Class::Artillery => 4,
                Class::Ship => 0,
            };
        }
        let bonus = if arms == 7 { edition.numbers.combined_arms_bonus } else { 0 };
        [open + bonus, city + bonus]
    }

    /// The seas that nobody can close to a seat. [NA-SEA-05]
    fn own_waters(&self, seat: Seat) -> SeaSet {
        let open = |sea: &Sea| {
            let others: u8 = self.others_after(seat).map(|rival| self.ships_of(rival, *sea)).sum();
            self.ships_of(seat, *sea) >= others
        };
        self.afloat[seat.index()].iter().filter(open).collect()
    }
}

impl Survey<'_> {
    /// Where the troops of a seat can go, and with what strength.
    fn reach_out(&mut self, seat: Seat) {
        let position = self.position;
        let edition = position.edition();
        let goals = edition.flags.without(self.controlled[seat.index()]);
        // NA-FREE-05: a city in an empty territory is stormed by those who enter it.
        let gates = edition.territories.without(position.occupied());
        let waters = position.own_waters(seat);
        let mut shores = [PlaceSet::EMPTY; SEAS];
        for sea in waters.iter() {
            let beside = edition.waters[sea.index()].and(waters).iter();
            shores[sea.index()] =
                beside.fold(edition.shores[sea.index()], |all, sea| all.or(edition.shores[sea.index()]));
        }
        let mut within = [goals; FARTHEST - 1];
        for goal in goals.iter() {
            for (within, near) in within[1..].iter_mut().zip(&edition.approaches[goal.index()]) {
                *within = within.or(*near);
            }
        }
        for from in position.held[seat.index()].iter() {
            let bordering = edition.near[from.index()];
            let coasts = edition.coasts[from.index()].and(waters).iter();
            let reach = coasts.fold(bordering, |all, sea| all.or(shores[sea.index()]));
            let [open, city] = self.values[from.index()];
            let steps = within.iter().position(|within| !reach.and(*within).is_empty());
            if let Some(steps) = steps {
                self.pressure[seat.index()] += (FARTHEST - 1 - steps) as u32 * u32::from(open);
            }
            let stormed = bordering.and(gates).iter().filter_map(|gate| edition.partner[gate.index()]);
            let targets = stormed.fold(reach, |all, city| all.or(PlaceSet::only(city))).and(goals);
            for target in targets.iter() {
                let value = if edition.cities.contains(target) { city } else { open };
                let crossing = edition.mountains[from.index()].contains(target);
                let penalty = if crossing { edition.numbers.mountain_penalty } else { 0 };
                let best = &mut self.attacks[seat.index()][target.index()];
                *best = (value as i8 + penalty).max(*best);
            }
        }
    }

    /// By how much the strongest attack of a seat on a flag outweighs what stands there, cards aside; more than
    /// anything if nothing stands there, none if it can't attack.
    fn edge(&self, seat: Seat, flag: Place) -> Option<i32> {
        let attack = self.attacks[seat.index()][flag.index()];
        if attack == NONE {
            return None;
        }
        let position = self.position;
        if !position.occupied().contains(flag) {
            return Some(i32::MAX);
        }
        let edition = position.edition();
        let numbers = &edition.numbers;
        let [open, city] = self.values[flag.index()];
        let defence = match (edition.cities.contains(flag), edition.large.contains(flag)) {
            (true, true) => city + numbers.large_city_bonus,
            (true, false) => city + numbers.small_city_bonus,
            (false, _) => open,
        };
        Some(i32::from(attack) - i32::from(defence))
    }

    /// Every flag of others that units of the seat can reach at once.
    pub fn aims(&self, seat: Seat, mut out: impl FnMut(Aim)) {
        let edition = self.position.edition();
        let controlled = self.controlled[seat.index()];
        let own = self.position.home(seat).and(edition.flags);
        let foreign = controlled.and(edition.flags).without(own);
        for flag in edition.flags.without(controlled).iter() {
            let Some(edge) = self.edge(seat, flag) else { continue };
            let colour = edition.zone(flag.zone()).colour.filter(|_| !own.contains(flag));
            let of_one_colour = colour.map_or(0, |empire| foreign.and(edition.flags_of(empire)).len() + 1);
            out(Aim {
                edge,
                own: own.contains(flag),
                of_one_colour: of_one_colour as u32,
                coloured: colour.is_some(),
            });
        }
    }

    /// Every flag of the seat that a rival can reach at once: by how much he outweighs what stands there, and
    /// whether it is one of the seat's own.
    pub fn perils(&self, seat: Seat, mut out: impl FnMut(i32, bool)) {
        let own = self.position.home(seat);
        for flag in self.controlled[seat.index()].and(self.position.edition().flags).iter() {
            let rivals = self.position.others_after(seat);
            if let Some(edge) = rivals.filter_map(|rival| self.edge(rival, flag)).max() {
                out(edge, own.contains(flag));
            }
        }
    }

    /// How near the seat's land units are to flags that it does not control: their values, each less by every
    /// step of the way.
    pub fn pressure(&self, seat: Seat) -> u32 {
        self.pressure[seat.index()]
    }
}
