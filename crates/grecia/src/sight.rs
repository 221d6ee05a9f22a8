//! What a network sees of a position: what stands in which zone and whose it is, and what each seat has beside the board.
//! All of it is open to all.

use bots::Sight;
use empires::sets::Numbered;
use table::Seat;

use crate::{
    position::{NEUTRAL, Position, Whereabouts},
    units::{Kind, Troop},
    zones::{SEAS, TERRITORIES, Territory},
};

/// Facts about each territory: up to three of each type of land units, and what is below.
const OF_TERRITORY: usize = 16;
const FORTRESS: usize = 12;
const HERO: usize = 13;
const INCOGNITO: usize = 14;
const CONTROLLED: usize = 15;
/// Facts about each sea: so many ships.
const SHIPS: [u32; 4] = [1, 2, 3, 4];
const WATERS: usize = OF_TERRITORY * TERRITORIES;
/// What a seat has beside the board.
const SUPPLY: usize = WATERS + SHIPS.len() * SEAS;
const SUPPLIES: [u32; 14] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33];
const BATTLE_CARDS: usize = SUPPLY + SUPPLIES.len();
const TACTICS: usize = BATTLE_CARDS + 16;
const CARDS: [u32; 6] = [1, 2, 3, 4, 5, 6];
const TO_MOVE: usize = TACTICS + CARDS.len();
const ACTIONS: usize = TO_MOVE + 1;
const FEW: [u32; 3] = [1, 2, 3];
const TURNS: usize = ACTIONS + FEW.len();
const MANY: [u32; 8] = [1, 2, 3, 4, 5, 6, 8, 10];
const COLOUR: usize = TURNS + MANY.len();
const OUT: usize = COLOUR + 6;
/// What is true of the table has the same numbers as what a seat has: the scenario, the number of players, and whether
/// pieces are still being placed, dice thrown and cards used.
const SCENARIO: usize = SUPPLY;
const PLAYERS: usize = SCENARIO + 16;
const PLACING: usize = PLAYERS + 5;
const DICE: usize = PLACING + 1;
const USES_CARDS: usize = DICE + 1;

impl Position {
    /// The numbers of all facts are below this.
    pub(crate) const ALL_FACTS: usize = OUT + 1;

    /// Tells all facts.
    pub(crate) fn see(&self, sight: &mut Sight) {
        for seat in Seat::first(self.players()) {
            self.see_board(seat, sight);
            self.see_supplies(seat, sight);
        }
        for land in self.held[NEUTRAL].iter() {
            see_troop(self.troops[land.index()], |fact| {
                sight.tell_of_table(OF_TERRITORY * land.index() + fact);
            });
        }
        sight.tell_of_table(SCENARIO + usize::from(self.options.scenario).min(15));
        sight.tell_of_table(PLAYERS + self.players());
        let placing = self.round == 0;
        for (fact, holds) in [(PLACING, placing), (DICE, self.options.dice), (USES_CARDS, self.options.cards)]
        {
            if holds {
                sight.tell_of_table(fact);
            }
        }
    }

    fn see_board(&self, seat: Seat, sight: &mut Sight) {
        let index = seat.index();
        let fact = |land: Territory, fact| OF_TERRITORY * land.index() + fact;
        for land in self.held[index].iter() {
            see_troop(self.troops[land.index()], |unit| sight.tell(seat, fact(land, unit)));
        }
        self.fortresses[index].iter().for_each(|land| sight.tell(seat, fact(land, FORTRESS)));
        self.controlled(seat).iter().for_each(|land| sight.tell(seat, fact(land, CONTROLLED)));
        for hero in self.heroes[index] {
            if let Whereabouts::At(land) = hero {
                let hidden = self.incognito(seat, land);
                sight.tell(seat, fact(land, if hidden { INCOGNITO } else { HERO }));
            }
        }
        for sea in self.afloat[index].iter() {
            let ships = self.ships[sea.index()][index].into();
            sight.tell_amount(seat, WATERS + SHIPS.len() * usize::from(sea.number()), ships, &SHIPS);
        }
    }

    fn see_supplies(&self, seat: Seat, sight: &mut Sight) {
        let index = seat.index();
        let calendar = self.calendar();
        sight.tell_amount(seat, SUPPLY, self.supply[index].into(), &SUPPLIES);
        self.battle[index].iter().for_each(|card| sight.tell(seat, BATTLE_CARDS + usize::from(card)));
        sight.tell_amount(seat, TACTICS, self.hands[index].len(), &CARDS);
        if seat == self.active {
            sight.tell(seat, TO_MOVE);
        }
        sight.tell_amount(seat, ACTIONS, calendar.actions_left(seat).into(), &FEW);
        sight.tell_amount(seat, TURNS, calendar.turns_left(seat).into(), &MANY);
        if let Some(colour) = self.colours[index] {
            sight.tell(seat, COLOUR + colour.index().min(5));
        }
        if self.fallen[index] > 0 {
            sight.tell(seat, OUT);
        }
    }
}

/// The facts about the units of a troop.
fn see_troop(troop: Troop, mut told: impl FnMut(usize)) {
    for kind in Kind::LAND {
        (0..usize::from(troop.count(kind))).for_each(|unit| told(3 * kind.index() + unit));
    }
}
