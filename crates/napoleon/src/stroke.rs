//! Victory at once within one turn: what is open, and one attack. Open to all, so bots may use it.

use table::Seat;

use crate::{
    appraisal::Appraisal,
    zones::{Place, PlaceSet},
};

/// How a seat could win in the next turn it has. Of each way, by how much its attack outweighs what stands there, cards
/// aside; more than anything if all it needs is open; none if there is no such way. [NA-END-01 to NA-END-03]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stroke {
    /// Where nobody whose flags it takes has a say before.
    pub sudden: Option<i32>,
    /// Where somebody has.
    pub foreseen: Option<i32>,
}

/// Land units that can set out together: those in a territory, with the one in its city.
struct Band {
    units: usize,
    /// The city around which they are, if it is open.
    gate: PlaceSet,
    /// Open goals that one move leads to, the city included.
    near: PlaceSet,
    /// The same with a second move from the territory that leads to most of them.
    far: PlaceSet,
}

impl Band {
    /// How many of these goals they can take, one for each unit.
    fn takes(&self, goals: PlaceSet) -> usize {
        goals.len().min(self.units)
    }
}

impl Appraisal<'_> {
    /// How a seat could win in its next turn, or in what is left of the one under way.
    pub fn stroke(&self, seat: Seat) -> Stroke {
        let position = self.position;
        let edition = position.edition();
        let numbers = &edition.numbers;
        let controlled = self.controlled[seat.index()];
        let home = position.home(seat).and(edition.flags);
        // NA-END-02: the own ones have to be regained as well.
        let lost = home.without(controlled);
        let foreign = controlled.and(edition.flags).without(home);
        let mut stroke = Stroke::default();
        if position.calendar().turns_left(seat) == 0 {
            return stroke;
        }
        let mut add = |flags: PlaceSet, wanted: u8| {
            let need = lost.len() + usize::from(wanted).saturating_sub(flags.and(foreign).len());
            let goals = flags.without(controlled).without(home).or(lost);
            let Some((edge, taken)) = self.sweep(seat, goals, need) else { return };
            let best = if self.is_foreseen(seat, taken) { &mut stroke.foreseen } else { &mut stroke.sudden };
            *best = (*best).max(Some(edge));
        };
        for empire in edition.all_empires() {
            add(edition.flags_of(empire), numbers.flags_one_color);
        }
        // NA-END-04: flags of minor states have no colour.
        let several = if position.options.minor_flags_win { edition.flags } else { edition.coloured };
        add(several.and(edition.flags), numbers.flags_several_colors);
        stroke
    }

    /// Whether a seat can take so many of these flags in one turn: by how much the attack that it needs outweighs the
    /// defence, and the flags that come into question.
    fn sweep(&self, seat: Seat, goals: PlaceSet, need: usize) -> Option<(i32, PlaceSet)> {
        if need == 0 {
            return Some((i32::MAX, PlaceSet::EMPTY));
        }
        let position = self.position;
        let attacks = &self.attacks[seat.index()];
        let reached = attacks.flags.or(self.marches[seat.index()].flags).and(goals);
        let open = reached.without(position.occupied()).without(position.spared(seat));
        let stormed = reached.and(attacks.flags).and(position.attackable(seat));
        if open.len() + usize::from(!stormed.is_empty()) < need {
            return None;
        }
        let calendar = position.calendar();
        let actions = match calendar.actions_left(seat) {
            0 => position.edition().numbers.actions_per_turn,
            left => left,
        };
        let bands = self.bands(seat, open);
        if taken(&bands, actions) >= need {
            return Some((i32::MAX, open));
        }
        let fights = calendar.actions_left(seat) == 0 || position.may_attack_again().is_ok();
        let edges = stormed.iter().map(|flag| self.edge(attacks.strongest[flag.index()], flag));
        let edge = edges.max().filter(|_| fights && taken(&bands, actions - 1) + 1 >= need)?;
        Some((edge, open.or(stormed)))
    }

    /// The units of a seat that can set out together, with what is open to them.
    fn bands(&self, seat: Seat, open: PlaceSet) -> Vec<Band> {
        let position = self.position;
        let edition = position.edition();
        let held = position.held[seat.index()];
        let waters = position.own_waters(seat);
        let barred = position.hostile(seat).or(position.spared(seat)).or(position.full);
        let band = |from: Place| {
            let city = edition.partner[from.index()];
            let inside = city.filter(|&city| held.contains(city) && !position.hostile(seat).contains(from));
            let units = if held.contains(from) { position.troops[from.index()].len() } else { 0 };
            let units = units + usize::from(inside.is_some());
            let shores = position.by_sea(from, waters);
            let camps = edition.borders[from.index()].or(shores).and(edition.territories).without(barred);
            let gate = city.map_or(PlaceSet::EMPTY, PlaceSet::only).and(open);
            let near = self.entered(camps, open).or(shores.and(open)).or(gate);
            let beyond =
                |camp: Place| near.or(self.entered(edition.borders[camp.index()].without(barred), open));
            let far = camps.iter().map(beyond).max_by_key(|goals| goals.len()).unwrap_or(near);
            (units > 0).then_some(Band { units, gate, near, far })
        };
        edition.territories.iter().filter_map(band).collect()
    }

    /// What is open in some territories, with the cities inside them.
    fn entered(&self, territories: PlaceSet, open: PlaceSet) -> PlaceSet {
        let partner = &self.position.edition().partner;
        let cities = territories.iter().filter_map(|territory| partner[territory.index()]);
        cities.fold(territories, |all, city| all.or(PlaceSet::only(city))).and(open)
    }

    /// Whether somebody whose flags these are has a say before the seat acts.
    fn is_foreseen(&self, seat: Seat, flags: PlaceSet) -> bool {
        let position = self.position;
        let calendar = position.calendar();
        let owner = |other: &Seat| !self.controlled[other.index()].and(flags).is_empty();
        if position.is_placing() {
            return Seat::first(position.players())
                .filter(owner)
                .any(|other| position.has_pieces(other) || calendar.order(other) < calendar.order(seat));
        }
        if calendar.actions_left(seat) > 0 {
            return false;
        }
        let active = (calendar.actions_left(calendar.active) > 0).then_some(calendar.active);
        let between = calendar.others_after(calendar.active).take_while(|&other| other != seat);
        active.into_iter().chain(between).any(|other| owner(&other))
    }
}

/// How many open goals can be taken with so many moves, each from one territory, and by entering cities.
fn taken(bands: &[Band], moves: u8) -> usize {
    let gates = bands.iter().fold(PlaceSet::EMPTY, |all, band| all.or(band.gate));
    let with_gates = |taken: usize, goals: PlaceSet| taken + gates.without(goals).len();
    let mut most = gates.len();
    for (index, band) in bands.iter().enumerate() {
        if moves > 0 {
            most = most.max(with_gates(band.takes(band.near), band.near));
        }
        if moves > 1 {
            most = most.max(with_gates(band.takes(band.far), band.far));
            for other in &bands[..index] {
                let goals = band.near.or(other.near);
                let both = (band.takes(band.near) + other.takes(other.near)).min(goals.len());
                most = most.max(with_gates(both, goals));
            }
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Agreed, Boxed, Rules};

    use super::*;
    use crate::{Edition, Position};

    /// How France could win with three infantry in Bavaria and these Austrian units, if it is the turn of `turn`.
    fn stroke(turn: u8, austria: &[(&str, &str)]) -> Stroke {
        let edition = Boxed::<Position>::new(Edition::built_in()).edition();
        let agreed = Agreed::new().with("players", "2").complete(&Position::settings(edition)).unwrap();
        let options = <Position as Rules>::options(edition, &agreed).unwrap();
        let mut zones = json!({ "bavaria": "france 3 infantry" });
        for zone in ["brandenburg", "berlin", "silesia"] {
            zones[zone] = json!("neutral recruits");
        }
        for (zone, units) in austria {
            zones[*zone] = json!(format!("austria {units}"));
        }
        let notation = json!({ "turn": turn, "round": 2, "zones": zones });
        let position = Position::set_up(edition, options, &notation).unwrap();
        position.appraise().stroke(Seat::new(0))
    }

    #[test]
    fn three_open_flags_are_taken_at_once_if_nobody_closes_them_before() {
        let far = [("hungary", "infantry"), ("lodomeria", "infantry")];
        assert_eq!(stroke(1, &far), Stroke { sudden: Some(i32::MAX), foreseen: None });
        assert_eq!(stroke(2, &far), Stroke { sudden: None, foreseen: Some(i32::MAX) });
    }

    #[test]
    fn guarded_flags_are_not_taken_in_one_turn() {
        let kinds = ["infantry", "infantry", "infantry", "recruits", "recruits"];
        let flags = ["lower_austria", "vienna", "bohemia", "prague", "hungary"];
        let guards: Vec<_> = flags.into_iter().zip(kinds).collect();
        assert_eq!(stroke(1, &guards), Stroke::default());
        assert_eq!(stroke(2, &guards), Stroke::default());
    }
}
