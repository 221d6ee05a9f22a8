//! Free actions: entering and leaving cities; and storming a city on arrival. [NA-FREE]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Act, Leg, Phase, Position, Verb},
    refusal::Refusal,
    units::Unit,
    words::Choice,
    zones::{Place, PlaceSet, Zone},
};

impl Position {
    // ------------------------------------------------------------------ entering and leaving

    /// Cities that can't be entered: those with units, those that were entered since the last action, and those of
    /// players who have not had a turn. [NA-FREE-01, NA-FREE-03, NA-TURN-05]
    fn shut_gates(&self, seat: Seat) -> PlaceSet {
        self.occupied().or(self.occupied_city).or(self.spared(seat))
    }

    /// Cities that a player's units can enter from around them, with their territories.
    fn open_gates(&self, seat: Seat) -> impl Iterator<Item = (Place, Place)> {
        let shut = self.shut_gates(seat);
        let edition = self.edition();
        let outside = self.held[seat.index()].and(edition.territories);
        outside.iter().filter_map(move |territory| {
            let city = edition.partner[territory.index()].filter(|&city| !shut.contains(city))?;
            Some((territory, city))
        })
    }

    /// NA-FREE-01: a unit around an empty city enters it.
    pub(crate) fn may_enter(&self, seat: Seat, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        let rule = RuleId("NA-FREE-01");
        let (city, around) = self.gate(zone).ok_or(Refusal::NotSuchCity { zone, rule })?;
        self.may_command(seat, unit)?;
        Refusal::CityNotEmpty { zone }.unless(!self.occupied().contains(city))?;
        Refusal::NotAroundCity { zone }.unless(self.troops[around.index()].has(unit))?;
        self.may_come_to(seat, city)?;
        Refusal::CameAndWent { zone }.unless(self.open_gates(seat).any(|(_, open)| open == city))
    }

    /// Cities that a player's units can leave: no enemy around, and room, each once between two actions. In the fixed
    /// order a city that was just entered is not left again: that only takes back a step. [NA-FREE-02, NA-FREE-03]
    fn sally_gates(&self, seat: Seat, order: Order) -> PlaceSet {
        let edition = self.edition();
        let barred = self.hostile(seat).or(self.full);
        let entered = if order == Order::Any { PlaceSet::EMPTY } else { self.occupied_city };
        let inside = self.held[seat.index()].and(edition.cities).without(entered).without(self.vacated);
        let free =
            |city: &Place| edition.partner[city.index()].is_some_and(|around| !barred.contains(around));
        inside.iter().filter(free).collect()
    }

    pub(crate) fn may_leave(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let rule = RuleId("NA-FREE-02");
        let (city, around) = self.gate(zone).ok_or(Refusal::NotSuchCity { zone, rule })?;
        Refusal::NoOwnUnits { zone, rule }.unless(self.held[seat.index()].contains(city))?;
        Refusal::Besieged { zone }.unless(!self.hostile(seat).contains(around))?;
        Refusal::Full { zone: around.zone() }.unless(!self.full.contains(around))?;
        Refusal::CameAndWent { zone }.unless(self.sally_gates(seat, self.order_of_naming()).contains(city))
    }

    /// Whether a free action could bring about anything that was not so before: leaving a city that was just entered
    /// does not.
    pub(crate) fn has_new_free_actions(&self, seat: Seat) -> bool {
        self.open_gates(seat).next().is_some() || !self.sally_gates(seat, Order::Fixed).is_empty()
    }

    pub(crate) fn offer_free_actions(&self, seat: Seat, order: Order, out: &mut impl FnMut(Choice)) {
        for (territory, city) in self.open_gates(seat) {
            for (unit, _) in self.troops[territory.index()].counted() {
                out(Choice::Enter(unit, city.zone()));
            }
        }
        self.sally_gates(seat, order).iter().for_each(|city| out(Choice::Leave(city.zone())));
    }

    /// Whether a player whose actions are spent is asked for free actions: if there are any, and after a free action, so
    /// that the turn ends when its player says so. Under the first rulings it ended with the last free action.
    pub(crate) fn awaits_free_actions(&self, seat: Seat) -> bool {
        let taken = !self.occupied_city.or(self.vacated).is_empty();
        self.in_any_order() && taken || self.has_new_free_actions(seat)
    }

    /// NA-FREE-01: a unit enters the city inside its territory.
    pub(crate) fn enter(&mut self, unit: Unit, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let city = Place(zone.0);
        let around = self.edition().partner[city.index()].expect("a city lies in a territory");
        self.relocate(unit, around.zone(), zone);
        self.occupied_city.insert(city);
        witness.tell(|| Happening::Entered { seat, unit, zone });
        self.after_free_action(witness);
    }

    /// NA-FREE-02: the unit in a city leaves it for the territory around.
    pub(crate) fn leave(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let city = Place(zone.0);
        let around = self.edition().partner[city.index()].expect("a city lies in a territory");
        let unit = self.troops[city.index()].units().next().expect("a unit is in the city");
        self.relocate(unit, zone, around.zone());
        self.vacated.insert(city);
        witness.tell(|| Happening::Left { seat, unit, zone });
        self.after_free_action(witness);
    }

    // ------------------------------------------------------------------ storming

    /// NA-FREE-05: enemy cities inside some territories, which may be stormed if no attack was made yet and no
    /// card is being carried out.
    pub(crate) fn stormable(&self, territories: PlaceSet) -> impl Iterator<Item = Place> {
        let allowed = self.may_attack_again().is_ok() && self.card_in_play.is_none();
        let territories = if allowed { territories } else { PlaceSet::EMPTY };
        let enemies = if territories.is_empty() { PlaceSet::EMPTY } else { self.attackable(self.active) };
        let partner = &self.edition().partner;
        territories
            .iter()
            .filter_map(move |around| partner[around.index()].filter(|&city| enemies.contains(city)))
    }

    pub(crate) fn may_storm(&self, zone: Zone) -> Result<(), Refusal> {
        let stormable = self.stormable(self.act().entered).any(|city| city.zone() == zone);
        Refusal::NotSuchCity { zone, rule: RuleId("NA-FREE-05") }.unless(stormable)
    }

    pub(crate) fn offer_storm(&self, out: &mut impl FnMut(Choice)) {
        self.stormable(self.act().entered).for_each(|city| out(Choice::Storm(city.zone())));
        out(Choice::Pass);
    }

    pub(crate) fn name_storm(&mut self, zone: Zone) {
        let act = self.act_mut();
        act.verb = Verb::Storm;
        act.to = Some(zone);
        self.phase = Phase::With;
    }

    pub(crate) fn forgo_storm(&mut self, witness: &mut impl Witness<Happening>) {
        self.act = None;
        self.displaced(witness);
    }

    /// The territory around the city that is stormed.
    pub(crate) fn storm_camp(&self) -> Place {
        let city = self.act().to.expect("a city is stormed");
        self.edition().partner[city.index()].expect("a city lies in a territory")
    }

    /// Units that have just entered and are not named yet.
    pub(crate) fn stormers(&self, order: Order, mut out: impl FnMut(Unit)) {
        let act = self.act();
        let camp = self.storm_camp();
        let least = self.least_named(order);
        for (unit, count) in self.troops[camp.index()].counted() {
            if least.is_none_or(|least| unit >= least) && act.stormers.count(unit) < count {
                out(unit);
            }
        }
    }

    /// NA-FREE-07: whether one of the storming units crossed mountains; of alike units those that did not storm
    /// first.
    pub(crate) fn stormers_crossed(&self, act: &Act) -> bool {
        let camp = self.storm_camp();
        let from = act.from.expect("a zone is named");
        let border = self
            .edition()
            .place(from)
            .is_some_and(|from| self.edition().mountains[from.index()].contains(camp));
        border
            && act.stormers.counted().any(|(unit, count)| {
                let carried = Leg { unit, to: camp.zone(), by_sea: true };
                usize::from(count) > act.legs.as_slice().iter().filter(|leg| **leg == carried).count()
            })
    }
}
