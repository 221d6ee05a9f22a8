//! A look at the whole board: which flags each seat can reach with what strength, and how near its armies are to others.
//! Open to all, so bots may use it.

use table::{Seat, SeatSet};

use crate::{
    position::{Position, SEATS},
    units::{Class, Kind, Troop},
    worth::Aim,
    zones::{PLACES, Place, PlaceSet, SEAS, Sea, SeaSet},
};

/// Steps from which on an army is too far away to count.
const FARTHEST: u32 = 6;

/// Which flags a seat can attack, and how strongly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub(crate) flags: PlaceSet,
    /// For these flags.
    pub(crate) strongest: [i8; PLACES],
}

impl Reach {
    const NONE: Self = Self { flags: PlaceSet::EMPTY, strongest: [i8::MIN; PLACES] };

    fn add(&mut self, flag: Place, strength: i8) {
        self.flags.insert(flag);
        let strongest = &mut self.strongest[flag.index()];
        *strongest = strength.max(*strongest);
    }
}

/// What seats can reach at once. Transport counts where nobody can refuse it.
#[derive(Debug)]
pub struct Appraisal<'a> {
    pub(crate) position: &'a Position,
    pub(crate) controlled: [PlaceSet; SEATS],
    /// The values of the troops in each place, in the open field and in cities, combined arms included.
    /// [NA-COM-03 to NA-COM-05]
    values: [[u8; 2]; PLACES],
    /// The attacks of each seat on flags that it does not control.
    pub(crate) attacks: [Reach; SEATS],
    /// The same with a move by land before it, of troops that could not attack the flag at once. Mountains are
    /// overlooked.
    pub(crate) marches: [Reach; SEATS],
    /// The values of each seat's troops, each the more the nearer it is to such a flag.
    pressure: [u32; SEATS],
}

impl Position {
    /// What every seat can reach.
    pub fn appraise(&self) -> Appraisal<'_> {
        self.appraise_for(SeatSet::first(self.players()))
    }

    /// What some seats can reach, as if the others were never to act again.
    pub fn appraise_for(&self, seats: SeatSet) -> Appraisal<'_> {
        let mut appraisal = Appraisal {
            position: self,
            controlled: [PlaceSet::EMPTY; SEATS],
            values: [[0; 2]; PLACES],
            attacks: [Reach::NONE; SEATS],
            marches: [Reach::NONE; SEATS],
            pressure: [0; SEATS],
        };
        for place in self.occupied().iter() {
            appraisal.values[place.index()] = self.values(self.troops[place.index()]);
        }
        for seat in Seat::first(self.players()) {
            appraisal.controlled[seat.index()] = self.controlled(seat);
        }
        for seat in seats.iter() {
            appraisal.reach_out(seat);
        }
        appraisal
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
    pub(crate) fn own_waters(&self, seat: Seat) -> SeaSet {
        let open = |sea: &Sea| {
            let others: u8 = self.others_after(seat).map(|rival| self.ships_of(rival, *sea)).sum();
            self.ships_of(seat, *sea) >= others
        };
        self.afloat[seat.index()].iter().filter(open).collect()
    }
}

impl Appraisal<'_> {
    /// Where the troops of a seat can go, and with what strength.
    fn reach_out(&mut self, seat: Seat) {
        let position = self.position;
        let edition = position.edition();
        let goals = edition.flags.without(self.controlled[seat.index()]);
        // NA-FREE-05: a city in an empty territory is stormed by those who enter it.
        let gates = edition.territories.without(position.occupied());
        let hostile = position.hostile(seat);
        let waters = position.own_waters(seat);
        let mut shores = [PlaceSet::EMPTY; SEAS];
        for sea in waters.iter() {
            let beside = edition.waters[sea.index()].and(waters).iter();
            shores[sea.index()] =
                beside.fold(edition.shores[sea.index()], |all, sea| all.or(edition.shores[sea.index()]));
        }
        for from in position.held[seat.index()].iter() {
            let bordering = edition.near[from.index()];
            let coasts = edition.coasts[from.index()].and(waters).iter();
            let reach = coasts.fold(bordering, |all, sea| all.or(shores[sea.index()]));
            let [open, city] = self.values[from.index()];
            let mut reached = reach;
            for nearness in (1..FARTHEST).rev() {
                if !reached.and(goals).is_empty() {
                    self.pressure[seat.index()] += nearness * u32::from(open);
                    break;
                }
                reached = reached.iter().fold(reached, |all, place| all.or(edition.near[place.index()]));
            }
            let stormed = |around: PlaceSet| {
                let gates = around.and(gates).iter().filter_map(|gate| edition.partner[gate.index()]);
                gates.fold(around, |all, city| all.or(PlaceSet::only(city))).and(goals)
            };
            let at_once = stormed(bordering).or(reach.and(goals));
            let value = |flag| if edition.cities.contains(flag) { city as i8 } else { open as i8 };
            for flag in at_once.iter() {
                let crossing = edition.mountains[from.index()].contains(flag);
                let penalty = if crossing { edition.numbers.mountain_penalty } else { 0 };
                self.attacks[seat.index()].add(flag, value(flag) + penalty);
            }
            // NA-MOVE-01, NA-MOVE-03: a march first, into territories that no other holds.
            let camps = bordering.and(edition.territories).without(hostile);
            let beyond = camps.iter().fold(PlaceSet::EMPTY, |all, camp| all.or(edition.near[camp.index()]));
            for flag in stormed(beyond).without(at_once).iter() {
                self.marches[seat.index()].add(flag, value(flag));
            }
        }
    }

    /// By how much an attack of this strength on a flag outweighs what stands there, cards aside; more than anything
    /// if nothing stands there.
    pub(crate) fn edge(&self, strength: i8, flag: Place) -> i32 {
        let position = self.position;
        if !position.occupied().contains(flag) {
            return i32::MAX;
        }
        let edition = position.edition();
        let numbers = &edition.numbers;
        let [open, city] = self.values[flag.index()];
        let defence = match (edition.cities.contains(flag), edition.large.contains(flag)) {
            (true, true) => city + numbers.large_city_bonus,
            (true, false) => city + numbers.small_city_bonus,
            (false, _) => open,
        };
        i32::from(strength) - i32::from(defence)
    }

    /// Every flag of others that units of the seat can reach at once.
    pub fn aims(&self, seat: Seat, out: impl FnMut(Aim)) {
        self.aims_within(&self.attacks[seat.index()], seat, out);
    }

    /// Every flag of others that units of the seat can reach by land with a march first: units that do not reach it at
    /// once.
    pub fn far_aims(&self, seat: Seat, out: impl FnMut(Aim)) {
        self.aims_within(&self.marches[seat.index()], seat, out);
    }

    fn aims_within(&self, reach: &Reach, seat: Seat, mut out: impl FnMut(Aim)) {
        let edition = self.position.edition();
        let own = self.position.home(seat).and(edition.flags);
        let foreign = self.controlled[seat.index()].and(edition.flags).without(own);
        for flag in reach.flags.iter() {
            let colour = edition.colour(flag.zone()).filter(|_| !own.contains(flag));
            let of_one_colour = colour.map_or(0, |empire| foreign.and(edition.flags_of(empire)).len() + 1);
            out(Aim {
                edge: self.edge(reach.strongest[flag.index()], flag),
                own: own.contains(flag),
                of_one_colour: of_one_colour as u32,
                coloured: colour.is_some(),
            });
        }
    }

    /// Every flag of the seat that a rival can reach at once: by how much he outweighs what stands there, and
    /// whether it is one of the seat's own.
    pub fn perils(&self, seat: Seat, out: impl FnMut(i32, bool)) {
        self.perils_within(&self.attacks, seat, out);
    }

    /// The same for the flags that a rival can reach by land with a march first.
    pub fn far_perils(&self, seat: Seat, out: impl FnMut(i32, bool)) {
        self.perils_within(&self.marches, seat, out);
    }

    fn perils_within(&self, reaches: &[Reach; SEATS], seat: Seat, mut out: impl FnMut(i32, bool)) {
        let own = self.position.home(seat);
        let mut strongest = Reach::NONE;
        for rival in self.position.others_after(seat) {
            let reach = &reaches[rival.index()];
            for flag in self.controlled[seat.index()].and(reach.flags).iter() {
                strongest.add(flag, reach.strongest[flag.index()]);
            }
        }
        for flag in strongest.flags.iter() {
            out(self.edge(strongest.strongest[flag.index()], flag), own.contains(flag));
        }
    }

    /// How many rivals can reach a flag of the seat at once.
    pub fn fronts(&self, seat: Seat) -> u32 {
        let controlled = self.controlled[seat.index()];
        let threatens = |rival: &Seat| !self.attacks[rival.index()].flags.and(controlled).is_empty();
        self.position.others_after(seat).filter(threatens).count() as u32
    }

    /// How near the seat's land units are to flags that it does not control: their values, each less by every
    /// step of the way.
    pub fn pressure(&self, seat: Seat) -> u32 {
        self.pressure[seat.index()]
    }
}
