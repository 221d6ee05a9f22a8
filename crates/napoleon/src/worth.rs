//! What a player looks at to see who is ahead: open to all, so bots may use it.

use table::Seat;

use crate::{
    position::{NEUTRAL, Phase, Position},
    units::Kind,
    zones::{Place, PlaceSet},
};

/// What a seat has on the board and beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// Whether it is out of the game. [NA-END-08]
    pub out: bool,
    /// Flags controlled. [NA-END-06]
    pub flags: u32,
    /// Own flags that others hold: with one there is no victory. [NA-END-02]
    pub lost: u32,
    /// Foreign flags of the colour of which most are controlled. [NA-END-01]
    pub of_one_colour: u32,
    /// Foreign flags of all colours. [NA-END-01]
    pub of_several: u32,
    /// Territories and cities controlled. [NA-END-07]
    pub zones: u32,
    /// The values of all land units in the open field and in cities.
    pub might: u32,
    /// The values of all ships.
    pub ships: u32,
    /// Seas with at least one ship. [NA-END-07]
    pub seas: u32,
    /// Supply tokens.
    pub supply: u16,
    /// Battle cards in hand.
    pub cards: u32,
    /// Their values. [NA-COM-09]
    pub battle: u32,
}

/// A flag that a seat can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// By how much the strongest of the seat's zones beside it outweighs what stands there, cards aside; more
    /// than anything if nothing stands there.
    pub edge: i32,
    /// Whether it is one of the seat's own flags.
    pub own: bool,
    /// Whether it is a foreign one with a colour. [NA-END-04]
    pub coloured: bool,
    /// How many of that colour the seat would control with it. [NA-END-01]
    pub of_one_colour: u32,
}

impl Position {
    /// Whether nothing is under way: a player may begin an action or a free action, an initial unit is chosen,
    /// or the game is over.
    pub fn is_calm(&self) -> bool {
        match self.phase {
            Phase::Actions => self.actions > 0 || self.has_new_free_actions(self.active),
            Phase::Lot | Phase::PickEmpire | Phase::Piece | Phase::DealRoute | Phase::Over => true,
            _ => false,
        }
    }

    /// Whether the next action is to be chosen. [NA-TURN-03]
    pub fn is_acting(&self) -> bool {
        self.phase == Phase::Actions
    }

    /// Whose turn it is; while pieces are placed, who places.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What a seat has.
    pub fn worth(&self, seat: Seat) -> Worth {
        let edition = self.edition();
        let controlled = self.controlled(seat);
        let flags = controlled.and(edition.flags);
        let own = self.home(seat).and(edition.flags);
        let foreign = flags.without(own);
        let colours = edition.all_empires().map(|empire| foreign.and(edition.flags_of(empire)).len() as u32);
        let (mut might, mut ships) = (0, 0);
        for empire in self.realm(seat).iter() {
            for (kind, count) in Kind::ALL.into_iter().zip(self.deployed(empire)) {
                let unit = edition.unit(kind);
                if kind.is_ship() {
                    ships += u32::from(count) * u32::from(unit.open);
                } else {
                    might += u32::from(count) * u32::from(unit.open + unit.city);
                }
            }
        }
        Worth {
            out: !self.is_in(seat),
            flags: flags.len() as u32,
            lost: own.without(controlled).len() as u32,
            of_one_colour: colours.max().unwrap_or(0),
            of_several: foreign.and(edition.coloured).len() as u32,
            zones: controlled.len() as u32,
            might,
            ships,
            seas: self.afloat[seat.index()].len() as u32,
            supply: self.supply[seat.index()],
            cards: self.battle[seat.index()].len() as u32,
            battle: self.battle[seat.index()].iter().map(|card| u32::from(edition.battle_value(card))).sum(),
        }
    }

    /// Whether the Trade Route of a seat gives supply. [NA-TRADE-01]
    pub fn trades(&self, seat: Seat) -> bool {
        self.routes[seat.index()].is_some_and(|route| self.trade_flows(seat, route))
    }

    /// Whether the initial units are still being placed. [NA-SET-07]
    pub fn is_placing(&self) -> bool {
        self.round == 0
    }

    /// Flags of the seat that hold no unit.
    pub fn bare(&self, seat: Seat) -> u32 {
        self.bare_flags(seat).len() as u32
    }

    /// Those of them that are not farther than two steps from a rival.
    pub fn exposed(&self, seat: Seat) -> u32 {
        let edition = self.edition();
        let rivals = self.hostile(seat).without(self.held[NEUTRAL]);
        let near = |place: Place| edition.near[place.index()];
        self.bare_flags(seat)
            .iter()
            .filter(|&flag| {
                let around = near(flag).iter().fold(near(flag), |all, place| all.or(near(place)));
                !around.and(rivals).is_empty()
            })
            .count() as u32
    }

    fn bare_flags(&self, seat: Seat) -> PlaceSet {
        self.controlled(seat).and(self.edition().flags).without(self.held[seat.index()])
    }
}
