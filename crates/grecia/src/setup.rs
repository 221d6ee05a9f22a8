//! Preparing the game. [GR-SET]

use empires::{battle_cards::BattleHand, heap::Heap};
use table::{Phrase, RuleId, Seat, SeatSet, SettingUp, Witness};

use crate::{
    edition::{Colour, HEROES, SenateEffect},
    happening::Happening,
    options::Options,
    position::{Cause, Deck, Effect, Holder, Phase, Position, Printed, SEATS, Whereabouts},
    refusal::Refusal,
    units::{Kind, Troop},
    words::Choice,
    zones::{SEAS, SeaSet, TERRITORIES, Territory, TerritorySet, Zone},
};

impl Position {
    /// Before anything has happened: all pieces in the pools, decks complete but for what every player is given.
    /// [GR-SET-12, GR-SET-16, GR-OPT-01, GR-OPT-02]
    pub(crate) fn fresh(printed: Printed, options: Options) -> Self {
        let edition = printed.0;
        let players = usize::from(options.players);
        let mut hands = [Heap::EMPTY; SEATS];
        let (mut tactics, mut senate) = (Heap::EMPTY, Heap::EMPTY);
        let mut battle = [BattleHand::default(); SEATS];
        if options.cards {
            tactics = edition.tactics_deck;
            if !options.dice {
                tactics = tactics.minus(edition.dice_tactics);
            }
            for seat in 0..players {
                tactics.take(edition.start_tactic.0);
                hands[seat].add(edition.start_tactic.0);
                battle[seat] = BattleHand::full(edition.battle.len());
            }
            senate = edition.senate_deck;
        }
        let start_supply = |seat| if seat < players { edition.numbers.start_supply.into() } else { 0 };
        Self {
            printed,
            held: [TerritorySet::EMPTY; SEATS + 1],
            fortresses: [TerritorySet::EMPTY; SEATS],
            full: TerritorySet::EMPTY,
            hands,
            tactics: Deck { pile: tactics, discards: Heap::EMPTY },
            senate: Deck { pile: senate, discards: Heap::EMPTY },
            first_card: if options.cards { SeatSet::first(players) } else { SeatSet::EMPTY },
            troops: [Troop::EMPTY; TERRITORIES],
            ships: [[0; SEATS]; SEAS],
            afloat: [SeaSet::EMPTY; SEATS],
            heroes: [[Whereabouts::Reserve; HEROES]; SEATS],
            pool: [Kind::ALL.map(|kind| edition.unit(kind).limit); SEATS],
            supply: std::array::from_fn(start_supply),
            battle,
            colours: [None; SEATS],
            fallen: [0; SEATS],
            options,
            winner: None,
            start: Seat::new(0),
            round: 0,
            turns: 0,
            active: Seat::new(0),
            actions: 0,
            attacks: 0,
            travelled: 0,
            opened: SeaSet::EMPTY,
            refused: SeaSet::EMPTY,
            phase: Phase::Lot,
            asked: Seat::new(0),
            act: None,
            vote: None,
            muster: None,
            effect: None,
            combat: None,
        }
    }

    /// GR-SET-02: the lot has named the starting player. [GR-SET-04, GR-SET-19]
    pub(crate) fn begin_with(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        self.start = seat;
        self.active = seat;
        witness.tell(|| Happening::StartDrawn { seat });
        let phase = if self.scenario().free { Phase::PickColour } else { Phase::DealColour };
        self.ask(seat, phase);
    }

    /// Colours that nobody has yet.
    pub(crate) fn free_colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let taken = self.colours;
        let listed = &self.scenario().sides_by_players[self.players()];
        listed.iter().copied().filter(move |&colour| !taken.contains(&Some(colour)))
    }

    pub(crate) fn may_take_colour(&self, colour: Colour) -> Result<(), Refusal> {
        Refusal::ColourTaken.unless(self.free_colours().any(|free| free == colour))
    }

    pub(crate) fn take_colour(&mut self, colour: Colour, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.colours[seat.index()] = Some(colour);
        let drawn = !self.scenario().free;
        witness.tell(|| {
            if drawn {
                Happening::ColourDealt { seat, colour }
            } else {
                Happening::ColourPicked { seat, colour }
            }
        });
        let next = seat.after(self.players());
        if self.colours[next.index()].is_none() {
            self.active = next;
            self.asked = next;
            let mut free = self.free_colours();
            if let (true, Some(last), None) = (drawn, free.next(), free.next()) {
                self.take_colour(last, witness);
            }
            return;
        }
        self.place_neutrals(witness);
        self.active = self.start;
        self.go_on_with_fortresses(self.start, witness);
    }

    /// GR-SET-05: garrisons of the scenario, and units on the homes of sides that nobody plays.
    fn place_neutrals(&mut self, witness: &mut impl Witness<Happening>) {
        let scenario = self.scenario();
        let absent =
            scenario.sides.iter().filter(|side| !scenario.free && self.seat_of(side.colour).is_none());
        let homes: TerritorySet = absent.fold(TerritorySet::EMPTY, |homes, side| homes.or(side.home));
        let garrisons = scenario.neutrals.iter().copied();
        let mut units = 0;
        for (territory, troop) in garrisons.chain(homes.iter().map(|home| (home, scenario.neutral_home))) {
            for kind in troop.units() {
                self.station(Holder::Neutral, kind, territory);
                units += 1;
            }
        }
        if units > 0 {
            witness.tell(|| Happening::NeutralsPlaced { units });
        }
    }

    // ------------------------------------------------------------------ fortresses

    /// GR-SET-06, GR-SET-09, GR-OPT-05: where a seat can put a fortress.
    pub(crate) fn fortress_places(&self, seat: Seat) -> TerritorySet {
        let all = if self.scenario().free { self.edition().lands() } else { self.side(seat).home };
        let free = all.without(self.fortified());
        if self.options.island_fortresses { free } else { free.without(self.edition().islands) }
    }

    pub(crate) fn may_fortify(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let territory = self.edition().territory(zone).ok_or(Refusal::WrongElement { zone })?;
        if self.fortress_places(seat).contains(territory) {
            return Ok(());
        }
        let free = self.scenario().free;
        let rule = RuleId(if free { "GR-SET-09" } else { "GR-SET-06" });
        Refusal::NotHome { zone, rule }.unless(free || self.side(seat).home.contains(territory))?;
        Refusal::FortressThere { zone, rule }.unless(!self.fortified().contains(territory))?;
        Err(Refusal::NoIslandFortress { zone })
    }

    pub(crate) fn fortresses_left(&self, seat: Seat) -> bool {
        self.fortresses[seat.index()].len() < usize::from(self.side(seat).fortresses)
            && !self.fortress_places(seat).is_empty()
    }

    /// GR-SET-18: the next player with a fortress to place, beginning with `seat`; then the pieces.
    pub(crate) fn go_on_with_fortresses(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        let players = self.players();
        let round = std::iter::successors(Some(seat), |seat| Some(seat.after(players))).take(players);
        match round.into_iter().find(|&seat| self.fortresses_left(seat)) {
            Some(seat) => {
                self.active = seat;
                self.ask(seat, Phase::Fortress);
            }
            None => self.go_on_with_pieces(self.start, witness),
        }
    }

    pub(crate) fn place_fortress(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.fortresses[seat.index()].insert(Territory(zone.0));
        witness.tell(|| {
            let rule = RuleId(if self.scenario().free { "GR-SET-09" } else { "GR-SET-06" });
            Happening::FortressPlaced { seat, zone, rule }
        });
        self.go_on_with_fortresses(seat.after(self.players()), witness);
    }

    // ------------------------------------------------------------------ heroes and units

    /// Units of the starting set that a seat has not placed yet.
    pub(crate) fn units_left(&self, seat: Seat, kind: Kind) -> u8 {
        let unit = self.edition().unit(kind);
        let placed = unit.limit - self.pool[seat.index()][kind.index()];
        unit.initial.saturating_sub(placed)
    }

    /// GR-SET-07, GR-SET-10, GR-SET-14: where a land unit can be placed.
    pub(crate) fn unit_places(&self, seat: Seat) -> TerritorySet {
        self.hero_places(seat).without(self.full)
    }

    /// GR-SET-13: where a hero can be placed.
    pub(crate) fn hero_places(&self, seat: Seat) -> TerritorySet {
        if !self.scenario().free {
            return self.side(seat).home;
        }
        let others = self.occupied().without(self.held[seat.index()]);
        self.edition().lands().without(others).without(self.foreign_fortresses(seat))
    }

    /// GR-SET-08, GR-SET-11: where a ship can be placed.
    pub(crate) fn ship_places(&self, seat: Seat) -> SeaSet {
        let coast = if self.scenario().free { self.controlled(seat) } else { self.side(seat).home };
        self.seas_of(coast)
    }

    /// Whether a unit is left to place, and has a place. [GR-SET-07, GR-SET-14]
    #[inline]
    pub(crate) fn may_place(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        Refusal::NoSuchPiece.unless(self.units_left(seat, kind) > 0)?;
        let nowhere = match kind {
            Kind::Ship => self.ship_places(seat).is_empty(),
            _ => self.unit_places(seat).is_empty(),
        };
        Refusal::NoPlace.unless(!nowhere)
    }

    #[inline]
    pub(crate) fn may_place_hero(&self, seat: Seat, number: usize) -> Result<(), Refusal> {
        let waits = self.heroes[seat.index()][number] == Whereabouts::Reserve;
        Refusal::NoSuchPiece.unless(waits && !self.hero_places(seat).is_empty())
    }

    /// What a seat can place next.
    pub(crate) fn pieces(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let units = Kind::ALL.into_iter().filter(move |&kind| self.may_place(seat, kind).is_ok());
        let heroes = 0..self.side(seat).heroes.len();
        let heroes = heroes.filter(move |&number| self.may_place_hero(seat, number).is_ok());
        units.map(Choice::Place).chain(heroes.map(move |number| Choice::Hero(self.hero(seat, number))))
    }

    /// How many pieces a seat has placed, and what is left, while it is asked for one; those that the scenario grants
    /// come last. [GR-SET-06, GR-SET-07, GR-SET-13, GR-SET-17]
    pub(crate) fn setting_up(&self, seat: Seat) -> Option<SettingUp> {
        let granting = match (self.phase, self.effect) {
            (Phase::Fortress | Phase::Piece | Phase::UnitIn(_) | Phase::HeroIn(_), _) => None,
            (Phase::TakeIn, Some(Effect { cause: Cause::Setup(number), .. })) => Some(usize::from(number)),
            _ => return None,
        };
        if self.asked != seat {
            return None;
        }
        let side = self.side(seat);
        let mut granted = [0; Kind::ALL.len()];
        let mut granted_left = [0; Kind::ALL.len()];
        for (number, effect) in self.granted(seat).iter().enumerate() {
            let &SenateEffect::GainUnits { kind, count, .. } = effect else { continue };
            granted[kind.index()] += usize::from(count);
            granted_left[kind.index()] += match granting {
                Some(now) if now == number => usize::from(self.muster().left),
                Some(now) if now > number => 0,
                _ => usize::from(count),
            };
        }
        let left = |kind: Kind| match granting {
            None => usize::from(self.units_left(seat, kind)) + granted_left[kind.index()],
            Some(_) => granted_left[kind.index()],
        };
        let fortresses = usize::from(side.fortresses);
        let built = self.fortresses[seat.index()].len();
        let waiting = |at: &&Whereabouts| **at == Whereabouts::Reserve;
        let heroes = self.heroes[seat.index()][..side.heroes.len()].iter().filter(waiting).count();
        let printed = |kind: Kind| usize::from(self.edition().unit(kind).initial) + granted[kind.index()];
        let pieces = fortresses + side.heroes.len() + Kind::ALL.into_iter().map(printed).sum::<usize>();
        let units = Kind::ALL
            .into_iter()
            .map(|kind| (Phrase::new("grecia-piece-unit").with("unit", kind.thing()), left(kind)));
        let fortress = (Phrase::new("grecia-piece-fortress"), fortresses.saturating_sub(built));
        let hero = (Phrase::new("grecia-piece-hero"), heroes);
        Some(SettingUp::new(pieces, [fortress, hero].into_iter().chain(units)))
    }

    /// GR-SET-14, GR-SET-18: the next player with a piece to place, beginning with `seat`; then the effects of
    /// the scenario.
    pub(crate) fn go_on_with_pieces(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        let players = self.players();
        let mut next = seat;
        for _ in 0..players {
            if self.pieces(next).next().is_some() {
                self.active = next;
                return self.ask(next, Phase::Piece);
            }
            next = next.after(players);
        }
        for seat in Seat::first(players) {
            for number in 0..self.side(seat).heroes.len() {
                if self.heroes[seat.index()][number] == Whereabouts::Reserve {
                    self.heroes[seat.index()][number] = Whereabouts::Out;
                }
            }
            let left: u8 = Kind::ALL.into_iter().map(|kind| self.units_left(seat, kind)).sum();
            if left > 0 {
                witness.tell(|| Happening::PiecesLeftOver { seat, pieces: left });
            }
        }
        self.active = self.start;
        self.go_on_with_setup_effects(0, witness);
    }

    /// Whether a unit, or a hero if there is no type, can be placed there. [GR-SET-07 to GR-SET-14]
    pub(crate) fn may_place_in(&self, seat: Seat, kind: Option<Kind>, zone: Zone) -> Result<(), Refusal> {
        let free = self.scenario().free;
        if kind == Some(Kind::Ship) && self.edition().sea(zone).is_some() {
            let rule = RuleId(if free { "GR-SET-11" } else { "GR-SET-08" });
            let near = self.is_sea_among(zone, self.ship_places(seat));
            return Refusal::SeaNotAdjacent { zone, rule }.unless(near);
        }
        let ashore = kind != Some(Kind::Ship) && self.edition().territory(zone).is_some();
        Refusal::WrongElement { zone }.unless(ashore)?;
        let elsewhere = if free {
            Refusal::NotFree { zone }
        } else {
            Refusal::NotHome { zone, rule: RuleId(if kind.is_some() { "GR-SET-07" } else { "GR-SET-13" }) }
        };
        elsewhere.unless(self.is_among(zone, self.hero_places(seat)))?;
        Refusal::Full { zone }.unless(kind.is_none() || self.is_among(zone, self.unit_places(seat)))
    }

    pub(crate) fn offer_unit_in(&self, seat: Seat, kind: Kind, out: &mut impl FnMut(Choice)) {
        if kind == Kind::Ship {
            self.ship_places(seat).iter().for_each(|sea| out(Choice::In(self.edition().zone_of(sea))));
        } else {
            self.unit_places(seat).iter().for_each(|territory| out(Choice::In(territory.zone())));
        }
    }

    pub(crate) fn place_initial_unit(
        &mut self,
        kind: Kind,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        let seat = self.active;
        self.deploy(seat, kind, zone);
        witness.tell(|| {
            let rule = RuleId(match (self.scenario().free, kind) {
                (false, Kind::Ship) => "GR-SET-08",
                (false, _) => "GR-SET-07",
                (true, Kind::Ship) => "GR-SET-11",
                (true, _) => "GR-SET-10",
            });
            Happening::UnitPlaced { seat, unit: kind, zone, rule }
        });
        self.go_on_with_pieces(seat.after(self.players()), witness);
    }

    pub(crate) fn place_initial_hero(
        &mut self,
        number: u8,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        let seat = self.active;
        self.heroes[seat.index()][usize::from(number)] = Whereabouts::At(Territory(zone.0));
        let hero = self.hero(seat, number.into());
        witness.tell(|| Happening::HeroPlaced { seat, hero, zone });
        self.go_on_with_pieces(seat.after(self.players()), witness);
    }

    /// GR-SET-17: the effects of each side in turn order, from the active one's effect with this number on.
    pub(crate) fn go_on_with_setup_effects(&mut self, number: u8, witness: &mut impl Witness<Happening>) {
        if usize::from(number) < self.granted(self.active).len() {
            return self.begin_effect(Cause::Setup(number), witness);
        }
        let next = self.active.after(self.players());
        if next == self.start {
            self.round = 1;
            witness.tell(|| Happening::RoundBegins { round: 1 });
            self.begin_turn(self.start, witness);
        } else {
            self.active = next;
            self.go_on_with_setup_effects(0, witness);
        }
    }
}
