//! The position: everything on the board and in the hands, what is being carried out, and whom it waits for.

use empires::{
    battle_cards::BattleHand,
    calendar::Calendar,
    legs,
    order::{Order, Ordered as _},
    passage::Vote,
};
pub use empires::{holder::Holder, side::Side};
use table::{Awaiting, Seat, SeatSet};

use crate::{
    decks::{Card, ChanceDeck, Returning, Route, RouteDeck, RouteSet},
    edition::{Edition, Scenario},
    options::Options,
    units::{EMPIRES, EmpireSet, KINDS, KindSet, Ships, TROOP, Troop, Unit},
    zones::{NEIGHBOURS, PLACES, Place, PlaceSet, SEAS, SeaSet, WATERS, Zone},
};

/// Seats that the game can have.
pub(crate) const SEATS: usize = Seat::MAX;
/// The place of the neutrals behind the seats, where something is kept for every owner of units.
pub(crate) const NEUTRAL: usize = SEATS;
/// Units that can be named in one action at the most: all ships of two empires in one sea.
pub(crate) const LEGS: usize = 16;
/// Groups of land units that can take part in a combat at the most: one from each adjacent place, the attackers
/// (those that move into a city part from the others) and the defenders (in three refuges).
pub(crate) const GROUPS: usize = NEIGHBOURS + 1 + 2 + TROOP;
/// Seas whose ships can take part in a combat at the most.
pub(crate) const FLEETS: usize = WATERS + 1;

/// Which of the actions with ways is being named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Move,
    Attack,
    Swap,
    /// The storming of a city on arrival. [NA-FREE-05]
    Storm,
}

/// A unit with the zone it goes to.
pub(crate) type Leg = legs::Leg<Unit>;
/// Units with the zones they go to. The two of a Swap stand in the order of their zones.
pub(crate) type Legs = legs::Legs<Unit, LEGS>;

/// An action that is being named: nothing of it has happened yet. Of a Move, also what follows from it: units
/// ridden down and cities that can be stormed. [NA-MOVE-09, NA-ATK-10]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    pub(crate) verb: Verb,
    /// The zone from which units go; in a Swap, the zone that was named first, and the one that comes first on the map
    /// once both units are named.
    pub(crate) from: Option<Zone>,
    /// The target of an Attack; the other zone of a Swap; the city that is stormed; of a Move, where the unit goes whose
    /// way is being named.
    pub(crate) to: Option<Zone>,
    /// Whose ships are attacked. [NA-ATK-07]
    pub(crate) rival: Option<Seat>,
    /// The unit whose destination or way is being named.
    pub(crate) unit: Option<Unit>,
    /// Whether the Attack or Swap goes by sea.
    pub(crate) by_sea: bool,
    /// The units named so far. In a Swap the two units, each with the zone it goes to.
    pub(crate) legs: Legs,
    /// Seas whose ships must be asked. [NA-SEA-13]
    pub(crate) asks: SeaSet,
    /// Territories that were empty when the Move began and have been entered. [NA-FREE-05]
    pub(crate) entered: PlaceSet,
    /// Territories whose unit was ridden down and whose rider may still be promoted. [NA-CAV-04]
    pub(crate) ridden: PlaceSet,
    /// The units that storm.
    pub(crate) stormers: Troop,
}

impl Act {
    pub(crate) fn new(verb: Verb) -> Self {
        Self {
            verb,
            from: None,
            to: None,
            rival: None,
            unit: None,
            by_sea: false,
            legs: Legs::default(),
            asks: SeaSet::EMPTY,
            entered: PlaceSet::EMPTY,
            ridden: PlaceSet::EMPTY,
            stormers: Troop::EMPTY,
        }
    }

    /// The land units that are named.
    pub(crate) fn troop(&self) -> Troop {
        self.legs.as_slice().iter().map(|leg| leg.unit).collect()
    }
}

/// New units that are being placed. [NA-REC]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Muster {
    /// The types that can be had.
    pub(crate) kinds: KindSet,
    /// Units that can still be placed.
    pub(crate) left: u8,
    /// What each costs less; none if they are free of charge.
    pub(crate) discount: Option<u8>,
    /// The unit that is being placed.
    pub(crate) unit: Option<Unit>,
    /// Of the units placed, with their zones, the one that comes last in the order.
    pub(crate) last: Option<Leg>,
}

/// A Politics or Army card that is being carried out. [NA-CARD-04]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardInPlay {
    pub(crate) card: Card,
    /// Which of its effects is being carried out.
    pub(crate) part: u8,
    /// Whether an effect was chosen, if one has to be.
    pub(crate) chosen: bool,
    /// Whether anything of it could be carried out. [NA-CARD-06]
    pub(crate) possible: bool,
    /// How often the effect can still be carried out.
    pub(crate) left: u8,
    /// Units that the effect has moved, transferred or promoted, with the place where they are now.
    pub(crate) moved: Legs,
    /// The rival it is aimed at.
    pub(crate) rival: Option<Seat>,
    /// The territory it is aimed at; the zone a unit is taken from.
    pub(crate) zone: Option<Zone>,
    /// The unit that is transferred.
    pub(crate) unit: Option<Unit>,
    /// Trade Routes among which one is kept.
    pub(crate) offered: RouteSet,
    /// Trade Routes that were drawn and show an own city.
    pub(crate) unfit: RouteSet,
}

/// Land units of one owner that take part in a combat from one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    pub(crate) owner: Holder,
    pub(crate) side: Side,
    /// Whether they attack or defend, not only support.
    pub(crate) main: bool,
    /// Where they stand now.
    pub(crate) place: Place,
    pub(crate) troop: Troop,
    /// By how many levels each has risen in this combat. [NA-PROM-05]
    pub(crate) risen: [u8; TROOP],
}

impl Group {
    /// Whether it is the group of the same owner and side at the same place.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        (self.owner, self.side, self.main, self.place) == (other.owner, other.side, other.main, other.place)
    }

    /// One more unit that has risen so far.
    pub(crate) fn add(&mut self, unit: Unit, risen: u8) {
        let place = self.troop.add(unit);
        self.risen[place..].rotate_right(1);
        self.risen[place] = risen;
        // Alike units in the order of their rise, so that equal groups are equal.
        let mut place = place;
        while place > 0
            && self.troop.units().nth(place - 1) == Some(unit)
            && self.risen[place - 1] > self.risen[place]
        {
            self.risen.swap(place - 1, place);
            place -= 1;
        }
    }

    /// Takes the unit at a place in the order out. Returns it with its rise.
    pub(crate) fn remove(&mut self, place: usize) -> (Unit, u8) {
        let unit = self.troop.units().nth(place).expect("there is such a unit");
        let risen = self.risen[place];
        self.troop.take(unit);
        self.risen[place..].rotate_left(1);
        self.risen[TROOP - 1] = 0;
        (unit, risen)
    }

    /// The first such unit in the order.
    pub(crate) fn find(&self, unit: Unit) -> Option<usize> {
        self.troop.units().position(|other| other == unit)
    }
}

/// A combat under way. [NA-COM]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Combat {
    pub(crate) attacker: Seat,
    pub(crate) defender: Holder,
    pub(crate) from: Zone,
    pub(crate) to: Zone,
    /// Whether the attackers come over mountains. [NA-COM-08, NA-FREE-07]
    pub(crate) crossed: bool,
    groups: [Group; GROUPS],
    grouped: u8,
    /// The attacking ships that are left, by empire.
    pub(crate) fleet: [Ships; EMPIRES],
    /// Supporting ships by empire: of the contested or the port sea, then of its neighbours in order.
    pub(crate) joined: [[Ships; EMPIRES]; FLEETS],
    /// Other players who support a side.
    pub(crate) allies: [SeatSet; 2],
    /// Who is asked for units next: the attacker, the defender, the others. [NA-GB-14]
    pub(crate) stage: u8,
    /// Players who have decided, in the step that is going on.
    pub(crate) decided: SeatSet,
    /// Of the supporting units named by the player who is asked, the one that comes last on the map.
    pub(crate) last: Option<Leg>,
    pub(crate) battle_cards: [Option<u8>; 2],
    pub(crate) chance_cards: [Option<u8>; 2],
    /// The bonus of a card for this attack.
    pub(crate) bonus: u8,
    /// Units taking part when the Chance cards were drawn. [NA-COM-14]
    pub(crate) counted: [u8; 2],
    pub(crate) attacker_won: bool,
    /// Units that each side still has to eliminate. [NA-RES-19]
    pub(crate) losses: [u8; 2],
    /// Units that the pursuer who is asked can still eliminate. [NA-RES-07]
    pub(crate) charges: u8,
    /// Seas opened and closed by answers to the fleeing player. [NA-SEA-13]
    pub(crate) granted: SeaSet,
    pub(crate) denied: SeaSet,
    /// Of the units like the last that fled, where the one is that comes last on the map; and whether one like the next has
    /// surrendered.
    pub(crate) refuge: Option<Leg>,
    pub(crate) surrendered: bool,
    /// Promotions left for the side that promotes, and further ones for its principal. [NA-PROM-01, NA-PROM-04]
    pub(crate) promotions: u8,
    pub(crate) extra: u8,
}

impl Combat {
    const NO_GROUP: Group = Group {
        owner: Holder::Neutral,
        side: Side::Attacker,
        main: false,
        place: Place(0),
        troop: Troop::EMPTY,
        risen: [0; TROOP],
    };

    pub(crate) fn new(attacker: Seat, defender: Holder, from: Zone, to: Zone) -> Self {
        Self {
            attacker,
            defender,
            from,
            to,
            crossed: false,
            groups: [Self::NO_GROUP; GROUPS],
            grouped: 0,
            fleet: [Ships::NONE; EMPIRES],
            joined: [[Ships::NONE; EMPIRES]; FLEETS],
            allies: [SeatSet::EMPTY; 2],
            stage: 0,
            decided: SeatSet::EMPTY,
            last: None,
            battle_cards: [None; 2],
            chance_cards: [None; 2],
            bonus: 0,
            counted: [0; 2],
            attacker_won: false,
            losses: [0; 2],
            charges: 0,
            granted: SeaSet::EMPTY,
            denied: SeaSet::EMPTY,
            refuge: None,
            surrendered: false,
            promotions: 0,
            extra: 0,
        }
    }

    /// The player who attacks or defends; none if neutral units do.
    #[inline]
    pub(crate) fn principal(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender.seat(),
        }
    }

    /// The side a player fights on.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.principal(side) == Some(seat) || self.allies[side.index()].contains(seat))
    }

    pub(crate) fn won(&self) -> Side {
        if self.attacker_won { Side::Attacker } else { Side::Defender }
    }

    #[inline]
    pub(crate) fn groups(&self) -> &[Group] {
        &self.groups[..usize::from(self.grouped)]
    }

    pub(crate) fn groups_mut(&mut self) -> &mut [Group] {
        &mut self.groups[..usize::from(self.grouped)]
    }

    /// The groups of a side.
    #[inline]
    pub(crate) fn side(&self, side: Side) -> impl Iterator<Item = &Group> {
        self.groups().iter().filter(move |group| group.side == side)
    }

    /// The group of an owner at a place.
    pub(crate) fn group_at(&self, side: Side, main: bool, place: Place) -> Option<&Group> {
        self.side(side).find(|group| group.main == main && group.place == place)
    }

    /// One more unit for the group of an owner at a place.
    pub(crate) fn enlist(&mut self, group: Group, unit: Unit, risen: u8) {
        if let Some(found) = self.groups_mut().iter_mut().find(|other| other.is_like(&group)) {
            return found.add(unit, risen);
        }
        // Groups of one owner stand in the order of the map, whatever the order in which they are named.
        let behind = |other: &Group| {
            (other.owner, other.side, other.main) == (group.owner, group.side, group.main)
                && other.place > group.place
        };
        let mut slot = usize::from(self.grouped);
        while slot > 0 && behind(&self.groups[slot - 1]) {
            self.groups[slot] = self.groups[slot - 1];
            slot -= 1;
        }
        self.groups[slot] = Group { troop: Troop::EMPTY, risen: [0; TROOP], ..group };
        self.groups[slot].add(unit, risen);
        self.grouped += 1;
    }

    /// Takes the unit at a place in a group out; a group without units goes. Returns it with its rise.
    pub(crate) fn dismiss(&mut self, group: usize, place: usize) -> (Unit, u8) {
        let taken = self.groups[group].remove(place);
        if self.groups[group].troop.is_empty() {
            self.groups[group..usize::from(self.grouped)].rotate_left(1);
            self.grouped -= 1;
            self.groups[usize::from(self.grouped)] = Self::NO_GROUP;
        }
        taken
    }

    /// Removes all units of a player who only supports.
    pub(crate) fn send_home(&mut self, seat: Seat) {
        while let Some(group) = self.groups().iter().position(|group| group.owner == Holder::Seat(seat)) {
            self.dismiss(group, 0);
        }
    }

    /// Whether attackers are left. [NA-RES-13]
    pub(crate) fn attackers_left(&self) -> bool {
        self.side(Side::Attacker).any(|group| group.main) || self.fleet.iter().any(|ships| !ships.is_empty())
    }

    /// Whether the attackers have won and one of them is left to move in. [NA-RES-12, NA-RES-13]
    pub(crate) fn attackers_move_in(&self) -> bool {
        self.attacker_won && self.attackers_left()
    }
}

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The first player is drawn by lot. [NA-SET-06]
    Lot,
    /// An empire is chosen. [NA-SET-03]
    PickEmpire,
    /// The unit to place next. [NA-SET-07]
    Piece,
    /// The place of an initial unit. [NA-SET-09]
    PieceIn(Unit),
    /// A Trade Route is dealt. [NA-SET-10]
    DealRoute,

    /// An action or a free action is chosen. [NA-TURN-03, NA-TURN-07]
    Actions,
    /// The zone from which units go.
    From,
    /// The zone that is attacked. [NA-ATK-01]
    Target,
    /// Whose ships are attacked. [NA-ATK-07]
    Against,
    /// By land or by sea. [NA-ATK-10]
    Way,
    /// The seas to ask. [NA-SEA-13]
    Via,
    /// The next unit, or `go`.
    With,
    /// The destination of a unit.
    To,
    /// The other unit of a Swap.
    For,
    /// A rival answers. [NA-SEA-06]
    Vote,
    /// The rider who has ridden down may be promoted. [NA-CAV-04]
    Ride,
    /// A city is stormed on arrival, or not. [NA-FREE-05]
    Storm,
    /// The next unit to recruit, or `done`. [NA-REC-01]
    Take,
    /// The place of a new unit. [NA-REC-06, NA-REC-07]
    TakeIn,

    /// The top card of a deck is drawn. [NA-CARD-01]
    DrawCard(crate::decks::Pile),
    /// One of several effects is chosen. [NA-CARD-08]
    Option,
    /// The rival at whom an effect is aimed. [NA-CARD-08]
    Rival,
    /// The territory whose units suffer.
    Frost,
    /// The rival eliminates a unit.
    Desert,
    /// The city that rises.
    Rising,
    /// A Trade Route is drawn.
    DrawRoute,
    /// The Trade Route that is kept.
    KeepRoute,
    /// A Chance card is looked at.
    Peek,
    /// The Chance card that lies next from the top.
    Arrange,
    /// A Battle card that comes back.
    Recover,
    /// A unit is promoted by a card.
    Drill,
    /// The zone from which a unit is transferred, the unit, and where to.
    TransferFrom,
    TransferWith,
    TransferTo,

    /// Both principals choose a Battle card. [NA-COM-09]
    BattleCards,
    /// Own units of a principal join. [NA-GB-01]
    Join(Side),
    /// Another player chooses a side. [NA-GB-03]
    Aid,
    /// His units. [NA-GB-03]
    AidWith(Side),
    /// The principal accepts support or not. [NA-GB-03]
    Welcome(Side),
    /// A side draws its Chance card. [NA-COM-11]
    Chance(Side),
    /// A unit is eliminated. [NA-RES-01]
    Losses(Side),
    /// A fleeing unit is eliminated by horse. [NA-RES-07]
    Pursuit,
    /// Seas to ask before the flight. [NA-SEA-13]
    FlightAsk,
    /// The refuge of the next unit. [NA-RES-10]
    Flight,
    /// The unit that moves into the city. [NA-RES-12]
    Advance,
    /// A unit is promoted. [NA-PROM-01, NA-PROM-03]
    Promotion(Side),
    /// The game is over.
    Over,
}

pub(crate) type Printed = table::Printed<Edition>;

/// A position of Napoleón.
///
/// * Units on the board and in the pool of an empire are always its counters. [NA-REC-08]
/// * A territory or city is held by one owner at the most and never over its limit. [NA-ZONE-04, NA-ZONE-05]
/// * What nobody knows of a deck has no order: a card is drawn when it is needed.
/// * What is not being carried out is `None`, so equal situations are equal positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Position {
    pub(crate) printed: Printed,
    /// Places with units of each owner, the neutrals last.
    pub(crate) held: [PlaceSet; SEATS + 1],
    /// Initial zones of each seat; none once it is out of the game. [NA-END-08]
    pub(crate) homes: [PlaceSet; SEATS],
    /// Places with units of anybody.
    pub(crate) taken: PlaceSet,
    /// Places that hold as many units as they can.
    pub(crate) full: PlaceSet,
    /// Territories with a single militia or artillery unit. [NA-CAV-02]
    pub(crate) lone: PlaceSet,
    /// Places with a horse unit. [NA-ATK-08]
    pub(crate) mounted: PlaceSet,
    pub(crate) chance: ChanceDeck,
    pub(crate) troops: [Troop; PLACES],
    pub(crate) ships: [[Ships; EMPIRES]; SEAS],
    /// Seas with ships of each seat.
    pub(crate) afloat: [SeaSet; SEATS],
    /// Counters that are not on the board.
    pub(crate) pool: [[u8; KINDS]; EMPIRES],
    pub(crate) supply: [u16; SEATS],
    pub(crate) battle: [BattleHand; SEATS],
    /// The Trade Route of each seat. [NA-TRADE-04]
    pub(crate) routes: [Option<Route>; SEATS],
    pub(crate) route_deck: RouteDeck,
    /// Trade Routes laid aside until everybody has one. [NA-SET-10]
    pub(crate) routes_aside: RouteSet,
    pub(crate) decks: [Returning; 2],
    /// Who plays each empire.
    pub(crate) rulers: [Option<Seat>; EMPIRES],
    /// The empires of each seat.
    pub(crate) realms: [EmpireSet; SEATS],
    /// The turn at whose end each seat went out of the game; 0: still in it. [NA-END-08]
    pub(crate) fallen: [u16; SEATS],
    /// Rivals who may not attack a seat until its next turn. [NA-CARD-05]
    pub(crate) truces: [SeatSet; SEATS],
    /// Strength that cards add in defence. [NA-CARD-05]
    pub(crate) defence: [u8; SEATS],
    pub(crate) options: Options,
    /// Who has won at once. [NA-END-03, NA-END-09]
    pub(crate) winner: Option<Seat>,
    pub(crate) start: Seat,
    /// Counted from 1; 0 during set-up.
    pub(crate) round: u8,
    /// Turns begun so far.
    pub(crate) turns: u16,
    /// Whose turn it is; during set-up, who places or is dealt to.
    pub(crate) active: Seat,
    /// Actions left in this turn. [NA-TURN-03]
    pub(crate) actions: u8,
    /// Attacks made in this turn. [NA-TURN-05]
    pub(crate) attacks: u8,
    /// Strength that cards add to the attack of this turn. [NA-CARD-05]
    pub(crate) onslaught: u8,
    /// Cities left and entered as free actions since the last action. [NA-FREE-03]
    pub(crate) vacated: PlaceSet,
    pub(crate) occupied_city: PlaceSet,
    /// Seas that were refused in this turn and whose ships have not changed since. [NA-SEA-13]
    pub(crate) refused: SeaSet,
    pub(crate) phase: Phase,
    /// Who has to answer, in phases in which one seat has.
    pub(crate) asked: Seat,
    pub(crate) act: Option<Act>,
    pub(crate) vote: Option<Vote>,
    pub(crate) muster: Option<Muster>,
    pub(crate) card_in_play: Option<CardInPlay>,
    pub(crate) combat: Option<Combat>,
}

impl Position {
    #[inline]
    pub(crate) fn edition(&self) -> &'static Edition {
        self.printed.0
    }

    /// Territories and cities that can be reached through these seas. [NA-SEA-03]
    #[inline]
    pub(crate) fn by_sea(&self, from: Place, seas: SeaSet) -> PlaceSet {
        self.edition().by_sea(from, seas)
    }

    /// Whether parts of an action are named in any order.
    #[inline]
    pub(crate) fn in_any_order(&self) -> bool {
        self.order_of_naming() == Order::Any
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.options.players.into()
    }

    #[inline]
    pub(crate) fn scenario(&self) -> &'static Scenario {
        &self.edition().scenarios[usize::from(self.options.scenario)]
    }

    /// How far the game has come.
    #[inline]
    pub fn calendar(&self) -> Calendar {
        Calendar {
            players: self.players(),
            rounds: self.options.rounds,
            round: self.round,
            start: self.start,
            active: self.active,
            actions: self.actions,
        }
    }

    /// The place of a seat in the turn order, counted from 0. [NA-SET-06]
    #[inline]
    pub(crate) fn order(&self, seat: Seat) -> usize {
        self.calendar().order(seat)
    }

    #[inline]
    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        self.fallen[seat.index()] == 0
    }

    /// The other seats that are still in the game, in turn order after a seat.
    #[inline]
    pub(crate) fn others_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let fallen = self.fallen;
        self.calendar().others_after(seat).filter(move |seat| fallen[seat.index()] == 0)
    }

    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Over => Awaiting::Nobody,
            Phase::Lot
            | Phase::DealRoute
            | Phase::DrawCard(_)
            | Phase::DrawRoute
            | Phase::Peek
            | Phase::Chance(_) => Awaiting::Chance,
            Phase::BattleCards => Awaiting::Seats(self.owing_battle_cards()),
            _ => Awaiting::Seats(SeatSet::only(self.asked)),
        }
    }

    /// The seat that is asked, and what for, from now on.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, phase: Phase) {
        self.asked = seat;
        self.phase = phase;
    }

    pub(crate) fn act(&self) -> &Act {
        self.act.as_ref().expect("an action is being named")
    }

    pub(crate) fn act_mut(&mut self) -> &mut Act {
        self.act.as_mut().expect("an action is being named")
    }

    pub(crate) fn combat(&self) -> &Combat {
        self.combat.as_ref().expect("there is a combat")
    }

    pub(crate) fn combat_mut(&mut self) -> &mut Combat {
        self.combat.as_mut().expect("there is a combat")
    }

    pub(crate) fn card_in_play(&self) -> &CardInPlay {
        self.card_in_play.as_ref().expect("a card is being carried out")
    }

    pub(crate) fn card_in_play_mut(&mut self) -> &mut CardInPlay {
        self.card_in_play.as_mut().expect("a card is being carried out")
    }

    pub(crate) fn muster(&self) -> &Muster {
        self.muster.as_ref().expect("units are being placed")
    }

    pub(crate) fn muster_mut(&mut self) -> &mut Muster {
        self.muster.as_mut().expect("units are being placed")
    }
}
