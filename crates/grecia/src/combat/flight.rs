//! Flight of beaten defenders. [GR-COM-15 to GR-COM-17, GR-SEA-11, GR-SEA-14, GR-NEU-04]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Defender, Holder, Leg, NEUTRAL, Phase, Position, Whereabouts},
    refusal::Refusal,
    units::Kind,
    words::Choice,
    zones::{Sea, SeaSet, Territory, TerritorySet, Zone},
};

/// Where the defenders of a territory can flee to.
#[derive(Clone, Copy)]
struct Refuges {
    /// Infantry.
    walking: TerritorySet,
    /// Cavalry: all that, and what lies behind an open territory.
    riding: TerritorySet,
}

impl Position {
    /// GR-COM-19: defenders flee only if attackers are left to move in.
    pub(super) fn after_losses(&mut self, witness: &mut impl Witness<Happening>) {
        if !self.attackers_move_in() {
            return self.after_moving(witness);
        }
        match self.combat().defender {
            Defender::Seat(_) => self.go_on_asking(witness),
            Defender::Neutral => {
                self.neutrals_flee(witness);
                self.move_in(witness);
            }
            Defender::Ruin => self.move_in(witness),
        }
    }

    /// Whether the attackers have won and one of them is left. [GR-COM-18, GR-COM-19]
    pub(crate) fn attackers_move_in(&self) -> bool {
        let combat = self.combat();
        combat.attacker_won && (!combat.troop.is_empty() || combat.ships > 0)
    }

    fn fugitive(&self) -> Seat {
        self.combat().defender.seat().expect("a player flees")
    }

    /// Whether any defender is still in the contested zone.
    pub(crate) fn defenders_left(&self) -> bool {
        let seat = self.fugitive();
        match (self.contested_land(), self.contested_sea()) {
            (Some(territory), _) => self.held[seat.index()].contains(territory),
            (None, Some(sea)) => self.ships[sea.index()][seat.index()] > 0,
            (None, None) => false,
        }
    }

    // ------------------------------------------------------------------ seas to ask

    /// Open territories with room, but for the origin of the attack. [GR-COM-15]
    fn shelters(&self) -> TerritorySet {
        let combat = self.combat();
        let mut shelters = self.open(self.fugitive()).without(self.full);
        for zone in [combat.from, combat.to] {
            if let Some(territory) = self.edition().territory(zone) {
                shelters.remove(territory);
            }
        }
        shelters
    }

    /// Seas that are open to the fugitives, without a question or by the answers.
    fn flight_seas(&self) -> SeaSet {
        self.bare_passages(self.fugitive()).free.or(self.combat().granted)
    }

    /// Seas that could be asked and through which a refuge might be reached. [GR-SEA-14]
    pub(crate) fn askable_seas(&self) -> SeaSet {
        let combat = self.combat();
        let Some(contested) = self.contested_land() else { return SeaSet::EMPTY };
        let asked = self.bare_passages(self.fugitive()).asked.without(combat.granted).without(combat.denied);
        if asked.is_empty() || !self.defenders_left() {
            return SeaSet::EMPTY;
        }
        let usable = asked.or(self.flight_seas());
        self.edition().seas_towards(contested, self.shelters(), asked, usable)
    }

    pub(crate) fn may_ask(&self, sea: Sea) -> Result<(), Refusal> {
        Refusal::NotWorthAsking { sea }.unless(self.askable_seas().contains(sea))
    }

    /// GR-SEA-14: the fugitive may have seas asked, one after the other.
    fn go_on_asking(&mut self, witness: &mut impl Witness<Happening>) {
        if self.askable_seas().is_empty() {
            self.flee(witness);
        } else {
            self.ask(self.fugitive(), Phase::FlightAsk);
        }
    }

    pub(crate) fn flight_sea_decided(&mut self, sea: Sea, open: bool, witness: &mut impl Witness<Happening>) {
        let combat = self.combat_mut();
        if open {
            combat.granted.insert(sea);
        } else {
            combat.denied.insert(sea);
        }
        self.go_on_asking(witness);
    }

    // ------------------------------------------------------------------ a refuge for each unit

    fn refuges(&self) -> Refuges {
        let combat = self.combat();
        let contested = self.contested_land().expect("land units flee by land and sea");
        let avoid = self.edition().territory(combat.from).map_or(TerritorySet::EMPTY, TerritorySet::only);
        let shelters = self.shelters();
        let carried = self.by_sea(contested, self.flight_seas());
        let reach = |kind| shelters.and(carried.or(self.by_land(self.fugitive(), kind, contested, avoid)));
        Refuges { walking: reach(Kind::Light), riding: reach(Kind::Cavalry) }
    }

    /// The next unit that needs a refuge: in order of type.
    pub(crate) fn next_fugitive(&self) -> Option<Kind> {
        if !self.defenders_left() {
            return None;
        }
        match self.contested_land() {
            Some(territory) => self.troops[territory.index()].kinds().next(),
            None => Some(Kind::Ship),
        }
    }

    /// GR-COM-16: the refuges among which the next unit can choose so that as many as possible are saved.
    pub(crate) fn offer_flight(&self, order: Order, out: &mut impl FnMut(Choice)) {
        let Some(kind) = self.next_fugitive() else { return };
        let combat = self.combat();
        // In the fixed order units of one type take their refuges as the map has them, those that surrender last.
        let fixed = order == Order::Fixed;
        let last = combat.fled.last().filter(|last| fixed && last.unit == kind);
        let Some(contested) = self.contested_land() else {
            let seas = self.sea_refuges();
            let from = last.and_then(|last| self.edition().sea(last.to)).unwrap_or(Sea(0));
            seas.from(from).iter().for_each(|sea| out(Choice::To(self.edition().zone_of(sea))));
            if seas.is_empty() {
                out(Choice::Surrender);
            }
            return;
        };
        let Refuges { walking, riding } = self.refuges();
        let troop = self.troops[contested.index()];
        let alike = troop.count(kind);
        let riders = if kind == Kind::Cavalry { 0 } else { troop.count(Kind::Cavalry) };
        let walkers = troop.len() - alike - riders;
        let own = if kind == Kind::Cavalry { riding } else { walking };
        let bound = match last {
            _ if fixed && combat.surrendered => TerritorySet::EMPTY,
            Some(last) => own.from(Territory(last.to.0)),
            None => own,
        };
        // As the sets lie within each other, taking the narrowest first saves the most.
        let most = |alike: u8, bound: TerritorySet, taken: TerritorySet| {
            let room = |set: TerritorySet| {
                let room = set.iter().map(|territory| self.room(territory)).fold(0, u8::saturating_add);
                room - set.and(taken).len() as u8
            };
            let saved = alike.min(room(bound));
            if kind == Kind::Cavalry {
                return saved;
            }
            ((saved + walkers).min(room(walking)) + riders).min(room(riding))
        };
        let best = most(alike, bound, TerritorySet::EMPTY);
        for territory in bound.iter() {
            let behind = if fixed { bound.from(territory) } else { bound };
            let rest = most(alike - 1, behind, TerritorySet::only(territory));
            if rest + 1 == best {
                out(Choice::To(territory.zone()));
            }
        }
        let others = if fixed { 0 } else { alike - 1 };
        if most(others, bound, TerritorySet::EMPTY) == best {
            out(Choice::Surrender);
        }
    }

    /// Whether the next unit can flee there, or surrender. [GR-COM-15, GR-COM-16]
    pub(crate) fn may_flee(&self, choice: Choice, order: Order) -> Result<(), Refusal> {
        let mut saves_most = false;
        self.offer_flight(order, &mut |offer| saves_most |= offer == choice);
        let combat = self.combat();
        let reason = match choice {
            Choice::To(zone) if zone == combat.from && zone != combat.to => Refusal::TheOrigin { zone },
            Choice::To(zone) if self.is_among(zone, self.full) => Refusal::Full { zone },
            Choice::To(zone) => Refusal::NoRefuge { zone },
            _ => Refusal::MustSave,
        };
        reason.unless(saves_most)
    }

    /// Seas to which ships can flee: any adjacent one but the origin. [GR-COM-15]
    pub(crate) fn sea_refuges(&self) -> SeaSet {
        let combat = self.combat();
        let contested = self.contested_sea().expect("ships flee by sea");
        let mut seas = self.edition().waters[contested.index()];
        if let Some(origin) = self.edition().sea(combat.from) {
            seas.remove(origin);
        }
        seas
    }

    /// Unit after unit flees or surrenders; where there is no choice, nobody is asked. [GR-TURN-10]
    pub(crate) fn flee(&mut self, witness: &mut impl Witness<Happening>) {
        while self.next_fugitive().is_some() {
            let (mut only, mut options) = (None, 0);
            self.offer_flight(self.order_of_naming(), &mut |choice| {
                only = Some(choice);
                options += 1;
            });
            match only {
                Some(choice) if options == 1 => self.take_refuge(choice, witness),
                _ => return self.ask(self.fugitive(), Phase::Flight),
            }
        }
        self.heroes_flee(0, witness);
    }

    pub(crate) fn take_refuge(&mut self, choice: Choice, witness: &mut impl Witness<Happening>) {
        let seat = self.fugitive();
        let kind = self.next_fugitive().expect("a unit has to flee");
        let from = self.combat().to;
        if let Choice::To(to) = choice {
            self.relocate(seat, kind, from, to);
            self.combat_mut().fled.insert(Leg::new(kind, to));
            witness.tell(|| Happening::Fled { owner: Some(seat), unit: kind, to, rule: RuleId("GR-COM-15") });
        } else {
            self.eliminate(Holder::Seat(seat), kind, from);
            witness.tell(|| {
                let (owner, rule) = (Some(seat), RuleId("GR-COM-17"));
                Happening::Surrendered { owner, unit: kind, zone: from, rule }
            });
        }
        let same_type = self.next_fugitive() == Some(kind);
        let combat = self.combat_mut();
        combat.surrendered = same_type && (combat.surrendered || choice == Choice::Surrender);
    }

    // ------------------------------------------------------------------ heroes

    /// The territories to which units have fled.
    pub(crate) fn taken_refuges(&self) -> TerritorySet {
        self.combat().fled.as_slice().iter().filter_map(|leg| self.edition().territory(leg.to)).collect()
    }

    /// GR-HERO-09: each hero goes with one of the fleeing units, from the hero with this number on.
    pub(crate) fn heroes_flee(&mut self, first: u8, witness: &mut impl Witness<Happening>) {
        let seat = self.fugitive();
        let refuges = self.taken_refuges();
        if let (Some(contested), Some(refuge)) = (self.contested_land(), refuges.iter().next())
            && self.combat().garrisoned
        {
            let heroes = self.heroes[seat.index()];
            for number in first..heroes.len() as u8 {
                if heroes[usize::from(number)] != Whereabouts::At(contested) {
                    continue;
                }
                if refuges.len() > 1 {
                    return self.ask(seat, Phase::HeroFlight(number));
                }
                self.hero_flees(number, refuge.zone(), witness);
            }
        }
        self.move_in(witness);
    }

    pub(crate) fn hero_flees(&mut self, number: u8, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.fugitive();
        let to = Territory(zone.0);
        self.heroes[seat.index()][usize::from(number)] = Whereabouts::At(to);
        let hero = self.hero(seat, number.into());
        witness.tell(|| Happening::HeroMoved { seat, hero, to: zone });
    }

    // ------------------------------------------------------------------ neutrals

    /// GR-NEU-04: the strongest first, to neutrals with room, then to an empty territory without a fortress, in
    /// the order of the alphabet.
    fn neutrals_flee(&mut self, witness: &mut impl Witness<Happening>) {
        let contested = self.contested_land().expect("neutrals are on land");
        let edition = self.edition();
        let mut near = edition.near[contested.index()];
        if let Some(origin) = edition.territory(self.combat().from) {
            near.remove(origin);
        }
        let rule = RuleId("GR-NEU-04");
        for kind in edition.neutral_order.into_iter().rev() {
            while self.troops[contested.index()].has(kind) {
                let room = near.without(self.full);
                let companions = room.and(self.held[NEUTRAL]);
                let empty = room.without(self.occupied()).without(self.fortified());
                let first = |set: TerritorySet| edition.alphabet.iter().copied().find(|t| set.contains(*t));
                self.withdraw(Holder::Neutral, kind, contested);
                if let Some(refuge) = first(companions).or_else(|| first(empty)) {
                    self.station(Holder::Neutral, kind, refuge);
                    let to = refuge.zone();
                    witness.tell(|| Happening::Fled { owner: None, unit: kind, to, rule });
                } else {
                    let zone = contested.zone();
                    witness.tell(|| Happening::Surrendered { owner: None, unit: kind, zone, rule });
                }
            }
        }
    }
}
