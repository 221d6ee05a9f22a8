//! Setting up: the lot, empires, neutral units, initial units in rounds, Trade Routes. [NA-SET]

use empires::battle_cards::BattleHand;
use table::{Phrase, Seat, SeatSet, SettingUp, Witness};

use crate::{
    decks::{ChanceDeck, Returning, RouteDeck, RouteSet},
    edition::Level,
    happening::Happening,
    options::Options,
    position::{NEUTRAL, Phase, Position, Printed, SEATS},
    refusal::Refusal,
    units::{EMPIRES, Empire, EmpireSet, KINDS, Kind, Ships, Troop, Unit},
    words::Choice,
    zones::{PLACES, PlaceSet, SEAS, SeaSet, Zone},
};

impl Position {
    /// Nothing has happened yet, and no unit is on the board.
    pub(crate) fn fresh(printed: Printed, options: Options) -> Self {
        let edition = printed.0;
        let historical = edition.scenarios[usize::from(options.scenario)].historical;
        let mut pool = [[0; KINDS]; EMPIRES];
        for empire in edition.all_empires() {
            pool[empire.index()] = Kind::ALL.map(|kind| edition.counters(kind, empire, historical));
        }
        let mut supply = [0; SEATS];
        let mut battle = [BattleHand::default(); SEATS];
        for (seat, setup) in edition.scenarios[usize::from(options.scenario)].seats.iter().enumerate() {
            // Whoever chooses his empires is given nothing for one.
            let chosen = options.chosen_empires;
            supply[seat] = if chosen { edition.numbers.start_supply.into() } else { setup.supply };
            battle[seat] = BattleHand::full(edition.battle.len());
        }
        let mut position = Self {
            printed,
            held: [PlaceSet::EMPTY; SEATS + 1],
            homes: [PlaceSet::EMPTY; SEATS],
            taken: PlaceSet::EMPTY,
            full: PlaceSet::EMPTY,
            lone: PlaceSet::EMPTY,
            mounted: PlaceSet::EMPTY,
            chance: ChanceDeck::new(edition.chance_deck),
            troops: [Troop::EMPTY; PLACES],
            ships: [[Ships::NONE; EMPIRES]; SEAS],
            afloat: [SeaSet::EMPTY; SEATS],
            pool,
            supply,
            battle,
            routes: [None; SEATS],
            route_deck: RouteDeck::new(edition.routes.len()),
            routes_aside: RouteSet::EMPTY,
            decks: [0, 1]
                .map(|pile: usize| Returning::new(edition.decks[pile].iter().map(|card| card.count))),
            rulers: [None; EMPIRES],
            realms: [EmpireSet::EMPTY; SEATS],
            fallen: [0; SEATS],
            truces: [SeatSet::EMPTY; SEATS],
            defence: [0; SEATS],
            options,
            winner: None,
            start: Seat::new(0),
            round: 0,
            turns: 0,
            active: Seat::new(0),
            actions: 0,
            attacks: 0,
            onslaught: 0,
            vacated: PlaceSet::EMPTY,
            occupied_city: PlaceSet::EMPTY,
            refused: SeaSet::EMPTY,
            phase: Phase::Lot,
            asked: Seat::new(0),
            act: None,
            vote: None,
            muster: None,
            card_in_play: None,
            combat: None,
        };
        if !options.chosen_empires {
            for seat in Seat::first(position.players()) {
                for &empire in &position.scenario().seats[seat.index()].empires {
                    position.crown(seat, empire);
                }
            }
        }
        position
    }

    /// The position at the start: in a historical scenario everything is on the board. [NA-SET-13]
    pub(crate) fn opening(printed: Printed, options: Options) -> Self {
        let mut position = Self::fresh(printed, options);
        let scenario = position.scenario();
        if scenario.historical {
            for &(zone, unit) in scenario.seats.iter().flat_map(|seat| &seat.units) {
                position.deploy(unit, zone);
            }
            position.place_neutrals(&mut ());
            position.phase = Phase::DealRoute;
        }
        position
    }

    pub(crate) fn crown(&mut self, seat: Seat, empire: Empire) {
        self.rulers[empire.index()] = Some(seat);
        self.realms[seat.index()].insert(empire);
        let home = &mut self.homes[seat.index()];
        *home = home.or(self.printed.0.homes[empire.index()]);
    }

    /// NA-SET-06: the lot has named the first player.
    pub(crate) fn begin_with(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        self.start = seat;
        self.active = seat;
        witness.tell(|| Happening::StartDrawn { seat });
        if self.options.chosen_empires {
            self.ask(seat, Phase::PickEmpire);
        } else {
            self.begin_placing(witness);
        }
    }

    // ------------------------------------------------------------------ empires

    /// NA-SET-03: an empire that nobody has chosen.
    pub(crate) fn may_pick(&self, empire: Empire) -> Result<(), Refusal> {
        Refusal::EmpireTaken { empire }.unless(self.rulers[empire.index()].is_none())
    }

    /// Empires that nobody has chosen.
    pub(crate) fn free_empires(&self) -> impl Iterator<Item = Empire> {
        self.edition().all_empires().filter(|&empire| self.may_pick(empire).is_ok())
    }

    /// NA-SET-03: in turn order each player chooses an empire, again if each has two.
    pub(crate) fn pick_empire(&mut self, empire: Empire, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.crown(seat, empire);
        witness.tell(|| Happening::EmpireChosen { seat, empire });
        let next = seat.after(self.players());
        let each = self.scenario().seats[0].empires.len();
        self.active = next;
        if self.realm(next).len() < each {
            self.ask(next, Phase::PickEmpire);
        } else {
            self.begin_placing(witness);
        }
    }

    // ------------------------------------------------------------------ neutrals

    /// NA-SET-05: the level agreed on; of the scenario; or, with empires of the players' choice, what goes with
    /// them.
    pub(crate) fn neutral_level(&self) -> Level {
        let all_played = self.free_empires().next().is_none();
        match (self.options.neutral_level, self.options.chosen_empires) {
            (Some(level), _) => level,
            (None, false) => self.scenario().neutral,
            (None, true) if all_played => Level::Light,
            (None, true) => Level::Strong,
        }
    }

    /// NA-SET-04: neutral units on every flag that belongs to no player and where no player's units are; those
    /// that the scenario names replace them.
    fn place_neutrals(&mut self, witness: &mut impl Witness<Happening>) {
        let edition = self.edition();
        let scenario = self.scenario();
        let level = self.neutral_level();
        let players = Seat::first(self.players()).fold(PlaceSet::EMPTY, |all, seat| all.or(self.home(seat)));
        let free = edition.flags.without(players).without(self.occupied());
        let mut units = 0;
        for flag in free.iter() {
            if scenario.garrisons.iter().all(|&(place, _)| place != flag) {
                units += self.garrison(flag, edition.garrison(level, flag));
            }
        }
        for &(place, troop) in &scenario.garrisons {
            units += self.garrison(place, troop);
        }
        debug_assert!(self.held[NEUTRAL].and(players).is_empty(), "neutrals stand on flags of nobody");
        witness.tell(|| Happening::NeutralsPlaced { units });
    }

    fn garrison(&mut self, place: crate::zones::Place, troop: Troop) -> u8 {
        troop.units().for_each(|unit| self.station(unit, place));
        troop.len() as u8
    }

    // ------------------------------------------------------------------ initial units

    fn begin_placing(&mut self, witness: &mut impl Witness<Happening>) {
        self.active = self.start;
        self.place_neutrals(witness);
        self.ask(self.active, Phase::Piece);
    }

    /// Counters of an empire that are on the board.
    pub(crate) fn deployed(&self, empire: Empire) -> [u8; KINDS] {
        let historical = self.scenario().historical;
        let pool = &self.pool[empire.index()];
        Kind::ALL.map(|kind| self.edition().counters(kind, empire, historical) - pool[kind.index()])
    }

    /// Whether what an empire has on the board are initial units of it. [NA-SET-08]
    pub(crate) fn can_have_placed(&self, empire: Empire) -> bool {
        self.edition().standard.allows(&self.deployed(empire))
    }

    /// How many initial units an empire has still to place.
    fn pieces_left(&self, empire: Empire) -> u8 {
        self.edition().standard.units() - self.deployed(empire).iter().sum::<u8>()
    }

    /// Whether a seat has initial units that are not placed yet.
    pub(crate) fn has_pieces(&self, seat: Seat) -> bool {
        self.realm(seat).iter().any(|empire| self.pieces_left(empire) > 0)
    }

    /// NA-SET-08: a unit that is among those which the empires of a player may still place.
    pub(crate) fn may_place(&self, seat: Seat, unit: Unit) -> Result<(), Refusal> {
        self.may_command(seat, unit)?;
        let placed = self.deployed(unit.empire());
        Refusal::NoSuchPiece { unit }.unless(self.can_add(placed, unit.kind()))
    }

    fn can_add(&self, mut placed: [u8; KINDS], kind: Kind) -> bool {
        placed[kind.index()] += 1;
        self.edition().standard.allows(&placed)
    }

    /// How many initial units a seat has placed, and what is left, while it is asked for one. [NA-SET-08]
    pub(crate) fn setting_up(&self, seat: Seat) -> Option<SettingUp> {
        let asked = self.asked == seat && matches!(self.phase, Phase::Piece | Phase::PieceIn(_));
        if !asked {
            return None;
        }
        let standard = &self.edition().standard;
        let mut fixed = [0; KINDS];
        let mut free = 0;
        for empire in self.realm(seat).iter() {
            let placed = self.deployed(empire);
            let left = |kind: Kind| standard.fixed[kind.index()].saturating_sub(placed[kind.index()]);
            for kind in Kind::ALL {
                fixed[kind.index()] += usize::from(left(kind));
            }
            let left: u8 = Kind::ALL.into_iter().map(left).sum();
            free += usize::from(self.pieces_left(empire) - left);
        }
        let units = Kind::ALL
            .into_iter()
            .map(|kind| (Phrase::new("napoleon-piece-unit").with("unit", kind.thing()), fixed[kind.index()]));
        let pieces = self.realm(seat).len() * usize::from(standard.units());
        Some(SettingUp::new(pieces, units.chain([(Phrase::new("napoleon-piece-of-choice"), free)])))
    }

    pub(crate) fn offer_pieces(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        for empire in self.realm(seat).iter() {
            let placed = self.deployed(empire);
            let kinds = Kind::ALL.into_iter().filter(|&kind| self.can_add(placed, kind));
            kinds.for_each(|kind| out(Choice::Place(Unit::new(kind, empire))));
        }
    }

    /// NA-SET-09: initial territories and cities with room, or seas adjacent to them.
    pub(crate) fn may_place_in(&self, seat: Seat, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        self.may_be_put(unit, zone, self.home(seat), "NA-SET-09", |_| Refusal::NotHome { zone })
    }

    /// NA-SET-07: in turn order one unit each; whoever has placed all is passed over.
    pub(crate) fn place_piece(&mut self, unit: Unit, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.deploy(unit, zone);
        witness.tell(|| Happening::UnitPlaced { seat, unit, zone });
        let next = self.others_after(seat).chain([seat]).find(|&seat| self.has_pieces(seat));
        if let Some(seat) = next {
            self.active = seat;
            self.ask(seat, Phase::Piece);
        } else {
            self.active = self.start;
            self.phase = Phase::DealRoute;
        }
    }
}
