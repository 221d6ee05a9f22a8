//! What a player looks at to see who is ahead: open to all, so bots may use it.

use table::Seat;

use crate::{
    position::{Phase, Position, SEATS, Whereabouts},
    units::Kind,
    zones::Territory,
};

/// What a seat has on the board and beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// Whether it is out of the game. [GR-END-08]
    pub out: bool,
    /// Territories controlled.
    pub territories: u32,
    /// Points if the game ended now. [GR-END-06]
    pub points: i32,
    /// The strength of all land units. [GR-UNIT-02]
    pub might: u32,
    /// Ships on the board.
    pub ships: u32,
    /// Seas with at least one ship. [GR-END-07]
    pub seas: u32,
    /// Supply tokens.
    pub supply: u16,
    /// Tactics cards in hand.
    pub tactics: u32,
    /// The values of the Battle cards in hand. [GR-COM-06]
    pub battle: u32,
    /// Heroes still in the game.
    pub heroes: u32,
    /// Fortresses of other colours held with units. [GR-END-01]
    pub conquered: u32,
    /// Own fortresses that others hold. [GR-END-01]
    pub lost: u32,
    /// Own fortresses that a rival beside them outweighs.
    pub threatened: u32,
}

impl Position {
    /// The turns begun so far, the actions left in this one, and whether the pieces are still being placed: while
    /// these stay the same, one action or one placement is under way.
    pub fn moment(&self) -> (u16, u8, u32) {
        let fortresses = self.fortified().len() as u32;
        let placed = fortresses + Seat::first(self.players()).map(|seat| self.units(seat)).sum::<u32>();
        (self.turns, self.actions, if self.round == 0 { placed } else { 0 })
    }

    /// Whether nothing is under way: a player may begin an action, or places the next piece.
    pub fn is_calm(&self) -> bool {
        matches!(
            self.phase,
            Phase::Lot
                | Phase::PickColour
                | Phase::Fortress
                | Phase::Piece
                | Phase::Actions
                | Phase::Heroes
                | Phase::Over
        )
    }

    /// Whether the next action is to be chosen. [GR-TURN-02]
    pub fn is_acting(&self) -> bool {
        self.phase == Phase::Actions
    }

    /// Whose turn it is; while pieces are placed, who places.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What a seat has.
    pub fn worth(&self, seat: Seat) -> Worth {
        let index = seat.index();
        let edition = self.edition();
        let on_board = |kind: Kind| u32::from(edition.unit(kind).limit - self.pool[index][kind.index()]);
        let land = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Ship);
        let reckoning = self.reckon(seat);
        Worth {
            out: self.fallen[index] > 0,
            territories: reckoning.territories.into(),
            points: reckoning.points,
            might: land.map(|kind| on_board(kind) * u32::from(edition.unit(kind).strength)).sum(),
            ships: on_board(Kind::Ship),
            seas: self.afloat[index].len() as u32,
            supply: self.supply[index],
            tactics: self.hands[index].len(),
            battle: self.battle[index].iter().map(u32::from).sum(),
            heroes: self.heroes[index].iter().filter(|place| matches!(place, Whereabouts::At(_))).count()
                as u32,
            conquered: reckoning.conquered.into(),
            lost: reckoning.lost.into(),
            threatened: self.threatened_fortresses(seat),
        }
    }

    /// Own fortresses beside which a rival has more strength than garrison and walls.
    fn threatened_fortresses(&self, seat: Seat) -> u32 {
        let own = self.fortresses[seat.index()].and(self.controlled(seat));
        own.iter()
            .filter(|&territory| {
                let defence =
                    self.strength_in(territory) + u32::from(self.edition().numbers.fortress_strength);
                let neighbours = self.edition().near[territory.index()];
                (0..SEATS).filter(|&rival| rival != seat.index()).any(|rival| {
                    let beside = self.held[rival].and(neighbours);
                    beside.iter().any(|zone| self.strength_in(zone) > defence)
                })
            })
            .count() as u32
    }

    fn strength_in(&self, territory: Territory) -> u32 {
        let strength = |kind| u32::from(self.edition().unit(kind).strength);
        self.troops[territory.index()].units().map(strength).sum()
    }
}
