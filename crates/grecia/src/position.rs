//! The position: everything on the board and in the hands, what is being carried out, and whom it waits for.

use empires::{
    battle_cards::BattleHand,
    calendar::Calendar,
    heap::Heap,
    legs,
    order::{Order, Ordered as _},
    passage::Vote,
};
pub use empires::{holder::Holder, side::Side};
use table::{Awaiting, Seat, SeatSet};

use crate::{
    cards::{Senate, Tactic},
    edition::{Colour, Edition, HEROES, Hero, Scenario, SenateEffect, Side as Faction},
    options::Options,
    units::{Kind, Troop},
    zones::{SEAS, SeaSet, TERRITORIES, Territory, TerritorySet, Zone},
};

/// Seats that the game can have.
pub(crate) const SEATS: usize = 4;
/// The place of the neutrals behind the seats, where something is kept for every owner of units.
pub(crate) const NEUTRAL: usize = SEATS;
/// Units that can be named in one action at the most: all ships of one sea.
pub(crate) const LEGS: usize = 8;
/// Units that can support a side at the most. [GR-COM-21]
pub(crate) const HELPERS: usize = 3;

/// Where a hero is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whereabouts {
    /// Not placed yet, or none at all.
    Reserve,
    /// In a territory.
    At(Territory),
    /// Eliminated. [GR-HERO-10]
    Out,
}

/// A drawing pile without order, and its discards. [GR-CARD-06]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deck {
    pub(crate) pile: Heap,
    pub(crate) discards: Heap,
}

impl Deck {
    /// Whether a card can be drawn.
    pub(crate) fn can_draw(self) -> bool {
        !self.pile.is_empty() || !self.discards.is_empty()
    }
}

/// Which of the actions with routes is being named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Move,
    Attack,
    Swap,
}

impl Verb {
    pub(crate) const fn keyword(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Attack => "attack",
            Self::Swap => "swap",
        }
    }
}

/// A unit with the zone it goes to.
pub(crate) type Leg = legs::Leg<Kind>;
/// Units with the zones they go to.
pub(crate) type Legs = legs::Legs<Kind, LEGS>;

/// An action that is being named: nothing of it has happened yet. [GR-SEA-13]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    pub(crate) verb: Verb,
    /// The zone from which units go; in a Swap, the first of the two zones.
    pub(crate) from: Option<Zone>,
    /// The target of an Attack; the second zone of a Swap.
    pub(crate) to: Option<Zone>,
    /// Whose ships are attacked. [GR-ATK-07]
    pub(crate) rival: Option<Seat>,
    /// The unit whose destination is being named.
    pub(crate) kind: Option<Kind>,
    /// The unit, one of those named, whose seas to ask are being named.
    pub(crate) unrouted: Option<Leg>,
    /// The units named so far. In a Swap the two units, each with the zone it goes to.
    pub(crate) legs: Legs,
    /// Heroes who go along, with the territory they go to.
    pub(crate) heroes: [Option<Territory>; HEROES],
    /// The hero whose destination is being named.
    pub(crate) hero: Option<u8>,
    /// Seas whose ships must be asked. [GR-SEA-08]
    pub(crate) asks: SeaSet,
}

impl Act {
    pub(crate) fn new(verb: Verb) -> Self {
        Self {
            verb,
            from: None,
            to: None,
            rival: None,
            kind: None,
            unrouted: None,
            legs: Legs::default(),
            heroes: [None; HEROES],
            hero: None,
            asks: SeaSet::EMPTY,
        }
    }

    /// The units that are named with all that belongs to them.
    pub(crate) fn complete_legs(&self) -> Legs {
        let mut legs = self.legs;
        if let Some(leg) = self.unrouted {
            legs.remove(|other| *other == leg);
        }
        legs
    }

    /// The land units that are named.
    pub(crate) fn troop(&self) -> Troop {
        let mut troop = Troop::EMPTY;
        for leg in self.legs.as_slice().iter().filter(|leg| leg.unit != Kind::Ship) {
            troop.add(leg.unit);
        }
        troop
    }
}

/// What brought a Senate effect about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// A card that was drawn. [GR-CARD-02]
    Card(Senate),
    /// The effect with this number of the active side's set-up. [GR-SET-17]
    Setup(u8),
}

/// A Senate effect that is being carried out. [GR-CARD-07]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effect {
    pub(crate) cause: Cause,
    /// Whether anything of it was carried out.
    pub(crate) carried: bool,
    /// How often it can still be carried out.
    pub(crate) left: u8,
    /// Units that have moved by it, with the place where they are now.
    pub(crate) moved: Legs,
    /// The zone of the last free Move; of the ship or the promotion that comes last in the order of the map.
    pub(crate) zone: Option<Zone>,
    /// Where the ship from that zone that comes last in the order of the map has gone.
    pub(crate) goal: Option<Zone>,
    /// The hero who comes back.
    pub(crate) hero: Option<u8>,
}

/// New units that are being placed. [GR-HIRE]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Muster {
    /// Where land units can be placed, judged at the start. [GR-HIRE-06]
    pub(crate) lands: TerritorySet,
    /// Where ships can be placed.
    pub(crate) seas: SeaSet,
    /// Units that can still be placed.
    pub(crate) left: u8,
    /// Whether any was placed.
    pub(crate) placed: bool,
    /// The unit placed last, or being placed.
    pub(crate) kind: Option<Kind>,
    /// Of the units placed, the one that comes last by type and by the map.
    pub(crate) last: Option<Leg>,
}

/// Who defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Defender {
    /// A player.
    Seat(Seat),
    /// Neutral units. [GR-NEU-02]
    Neutral,
    /// A lone fortress of an eliminated player. [GR-END-09]
    Ruin,
}

impl Defender {
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral | Self::Ruin => None,
        }
    }
}

/// A supporting unit. [GR-COM-22]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Helper {
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    pub(crate) zone: Zone,
    /// Whether it has been eliminated.
    pub(crate) fallen: bool,
}

/// The card that a side played last in step 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) card: Tactic,
    pub(crate) cancelled: bool,
}

/// A combat under way. [GR-COM]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Combat {
    pub(crate) attacker: Seat,
    pub(crate) defender: Defender,
    pub(crate) from: Zone,
    pub(crate) to: Zone,
    /// The attacking land units that are left. They stand in the origin until they move in.
    pub(crate) troop: Troop,
    /// The attacking ships that are left.
    pub(crate) ships: u8,
    /// The attacking heroes, by number.
    pub(crate) heroes: u8,
    /// Whether units defend, not a fortress alone.
    pub(crate) garrisoned: bool,
    /// Cards of each side that are in force.
    pub(crate) in_force: [Heap; 2],
    /// All Tactics cards played, to be discarded afterwards. [GR-CARD-11]
    pub(crate) played: Heap,
    pub(crate) last: [Option<Laid>; 2],
    pub(crate) passed: [bool; 2],
    /// Whether Request Support was played. [GR-COM-21]
    pub(crate) called: [bool; 2],
    pub(crate) helpers: [[Option<Helper>; HELPERS]; 2],
    /// Players who have been asked for support by the current request, or will not be.
    pub(crate) approached: SeatSet,
    pub(crate) battle_cards: [Option<u8>; 2],
    /// The numbers thrown; 0 before.
    pub(crate) dice: [u8; 2],
    pub(crate) attacker_won: bool,
    /// Units that each side still has to eliminate. [GR-COM-13]
    pub(crate) losses: [u8; 2],
    /// Of the units eliminated by the same player, the rank of the one that comes last.
    pub(crate) lost_last: u8,
    /// Seas opened and closed by answers to the fleeing player. [GR-SEA-14]
    pub(crate) granted: SeaSet,
    pub(crate) denied: SeaSet,
    /// Defenders that have fled, with their refuge.
    pub(crate) fled: Legs,
    /// Whether a defender of the type that is looked at has surrendered.
    pub(crate) surrendered: bool,
}

impl Combat {
    pub(crate) fn seat(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender.seat(),
        }
    }

    pub(crate) fn helpers(&self, side: Side) -> impl Iterator<Item = &Helper> {
        self.helpers[side.index()].iter().flatten()
    }

    /// The supporting units of a side that are left.
    pub(crate) fn standing_helpers(&self, side: Side) -> impl Iterator<Item = &Helper> {
        self.helpers(side).filter(|helper| !helper.fallen)
    }
}

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The starting player is drawn by lot. [GR-SET-02]
    Lot,
    /// A colour is dealt to the seat in turn. [GR-SET-04]
    DealColour,
    /// A colour is picked. [GR-SET-19]
    PickColour,
    /// A fortress is placed. [GR-SET-06, GR-SET-09]
    Fortress,
    /// The piece to place next is chosen. [GR-SET-07, GR-SET-10]
    Piece,
    /// The place of a unit is chosen.
    UnitIn(Kind),
    /// The place of a hero is chosen. [GR-SET-13]
    HeroIn(u8),

    /// An action is chosen. [GR-TURN-02]
    Actions,
    /// The zone from which units go.
    From,
    /// The zone that is attacked. [GR-ATK-04]
    Target,
    /// Whose ships are attacked. [GR-ATK-07]
    Against,
    /// The next unit, the next hero, or `go`.
    With,
    /// The destination of a unit.
    To,
    /// The seas to ask for a unit. [GR-SEA-13]
    Via,
    /// The destination of a hero. [GR-HERO-03]
    HeroTo,
    /// The other unit of a Swap.
    For,
    /// A rival answers. [GR-SEA-08]
    Vote,
    /// The next unit to hire, or `done`. [GR-HIRE-01]
    Take,
    /// The place of a new unit. [GR-HIRE-03, GR-HIRE-05]
    TakeIn,
    /// A Senate card is drawn. [GR-CARD-02]
    DrawSenate,
    /// Tactics cards are drawn, so many. [GR-CARD-03]
    DrawTactics(u8),
    /// A unit is promoted by a card.
    Drill,
    /// The sea from which a ship sails by a card, and where to.
    FleetFrom,
    FleetTo,
    /// The hero who comes back by a card, and where.
    Recall,
    RecallIn,
    /// The neutral unit that is won over by a card.
    WinOver,
    /// The sea that a card opens; afterwards step 2 or 3 goes on.
    OpenSea {
        heroes: bool,
    },

    /// Step 1: a Tactics card or pass. [GR-COM-05]
    Step1(Side),
    /// Own supporting units. [GR-COM-22]
    Support(Side),
    /// Supporting units of another player. [GR-COM-22]
    Allies(Side),
    /// Step 2: Battle cards. [GR-COM-06]
    BattleCards,
    /// Step 3: the dice. [GR-COM-08]
    Dice,
    /// A card after the dice. [GR-COM-09]
    AfterDice(Side),
    /// A die is thrown again; whose, and after whose card.
    Rethrow {
        die: Side,
        card: Side,
    },
    /// A unit is eliminated. [GR-COM-27]
    Losses(Side),
    /// Seas to ask before the flight. [GR-SEA-14]
    FlightAsk,
    /// The refuge of the next unit. [GR-COM-15]
    Flight,
    /// The refuge of a hero. [GR-HERO-09]
    HeroFlight(u8),
    /// A unit is promoted. [GR-AFT-02]
    Promotion(Side),

    /// Step 3 of the turn. [GR-HERO-05]
    Heroes,
    /// Where a hero travels.
    HeroAlone(u8),
    /// The game is over.
    Over,
}

pub(crate) type Printed = table::Printed<Edition>;

/// A position of Grecia.
///
/// * Units on the board and in the pool of a colour are always its counters. [GR-UNIT-04]
/// * A territory is held by one owner at the most and never over its capacity. [GR-ZONE-02, GR-ZONE-03]
/// * Decks have no order: a card is drawn when it is needed, so nobody's future is written anywhere.
/// * What is not being carried out is `None`, so equal situations are equal positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Position {
    pub(crate) printed: Printed,
    /// Territories with units of each owner, the neutrals last.
    pub(crate) held: [TerritorySet; SEATS + 1],
    /// Territories with a fortress of each seat's colour.
    pub(crate) fortresses: [TerritorySet; SEATS],
    /// Territories that hold as many units as they can.
    pub(crate) full: TerritorySet,
    /// Tactics cards in hand. [GR-CARD-03]
    pub(crate) hands: [Heap; SEATS],
    pub(crate) tactics: Deck,
    pub(crate) senate: Deck,
    /// Seats that still hold the Tactics card everybody has seen them take at the start. [GR-SET-12]
    pub(crate) first_card: SeatSet,
    pub(crate) troops: [Troop; TERRITORIES],
    pub(crate) ships: [[u8; SEATS]; SEAS],
    /// Seas with ships of each seat.
    pub(crate) afloat: [SeaSet; SEATS],
    pub(crate) heroes: [[Whereabouts; HEROES]; SEATS],
    /// Counters that are not on the board.
    pub(crate) pool: [[u8; 5]; SEATS],
    pub(crate) supply: [u16; SEATS],
    pub(crate) battle: [BattleHand; SEATS],
    pub(crate) colours: [Option<Colour>; SEATS],
    /// The turn at whose end each seat was eliminated; 0: still in the game. [GR-END-08]
    pub(crate) fallen: [u16; SEATS],
    pub(crate) options: Options,
    /// Who has won by fortresses or is left alone. [GR-END-01, GR-END-04]
    pub(crate) winner: Option<Seat>,
    pub(crate) start: Seat,
    /// Counted from 1; 0 during set-up.
    pub(crate) round: u8,
    /// Turns begun so far.
    pub(crate) turns: u16,
    /// Whose turn it is; during set-up, who places.
    pub(crate) active: Seat,
    /// Actions left in this turn. [GR-TURN-02]
    pub(crate) actions: u8,
    /// Attacks made in this turn. [GR-TURN-03]
    pub(crate) attacks: u8,
    /// Heroes who have travelled alone in this turn, by number. [GR-HERO-05]
    pub(crate) travelled: u8,
    /// Seas that a card has opened for this turn.
    pub(crate) opened: SeaSet,
    /// Seas that were refused in this turn and whose ships have not changed since. [GR-SEA-09]
    pub(crate) refused: SeaSet,
    pub(crate) phase: Phase,
    /// Who has to answer, in phases in which one seat has.
    pub(crate) asked: Seat,
    pub(crate) act: Option<Act>,
    pub(crate) vote: Option<Vote>,
    pub(crate) muster: Option<Muster>,
    pub(crate) effect: Option<Effect>,
    pub(crate) combat: Option<Combat>,
}

impl Position {
    #[inline]
    pub(crate) fn edition(&self) -> &'static Edition {
        self.printed.0
    }

    /// Territories that can be reached through these seas. [GR-SEA-03]
    #[inline]
    pub(crate) fn by_sea(&self, from: Territory, seas: SeaSet) -> TerritorySet {
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

    /// The side that a seat plays, once it has a colour.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &'static Faction {
        let colour = self.colours[seat.index()].expect("colours are dealt before pieces are placed");
        self.scenario().side(colour).expect("the colours are those of the scenario")
    }

    /// What a side is given after all pieces are placed. [GR-SET-17]
    pub(crate) fn granted(&self, seat: Seat) -> &'static [SenateEffect] {
        self.side(seat).setup(self.players())
    }

    /// A hero of a seat.
    #[inline]
    pub(crate) fn hero(&self, seat: Seat, number: usize) -> Hero {
        self.colours[seat.index()].expect("colours are dealt before heroes are placed").hero(number)
    }

    /// The seat that plays a colour.
    pub(crate) fn seat_of(&self, colour: Colour) -> Option<Seat> {
        Seat::first(self.players()).find(|seat| self.colours[seat.index()] == Some(colour))
    }

    /// The number of a hero, if he is one of this seat's.
    pub(crate) fn own_hero(&self, seat: Seat, hero: Hero) -> Option<u8> {
        let number = hero.number();
        (self.colours[seat.index()] == Some(hero.colour()) && number < self.side(seat).heroes.len())
            .then_some(number as u8)
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

    /// The place of a seat in the turn order, counted from 0. [GR-SET-02]
    #[inline]
    pub(crate) fn order(&self, seat: Seat) -> usize {
        self.calendar().order(seat)
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
            | Phase::DealColour
            | Phase::DrawSenate
            | Phase::DrawTactics(_)
            | Phase::Dice
            | Phase::Rethrow { .. } => Awaiting::Chance,
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

    #[inline]
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

    pub(crate) fn effect(&self) -> &Effect {
        self.effect.as_ref().expect("a card is being carried out")
    }

    pub(crate) fn effect_mut(&mut self) -> &mut Effect {
        self.effect.as_mut().expect("a card is being carried out")
    }

    pub(crate) fn muster(&self) -> &Muster {
        self.muster.as_ref().expect("units are being placed")
    }

    pub(crate) fn muster_mut(&mut self) -> &mut Muster {
        self.muster.as_mut().expect("units are being placed")
    }
}
