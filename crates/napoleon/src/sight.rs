//! What a network sees of a position: what stands in which zone and whose it is, and what each seat has beside the board.
//! All of it is open to all.

use bots::Sight;
use empires::sets::Numbered;
use table::Seat;

use crate::{
    position::{NEUTRAL, Position},
    units::{Class, Troop},
    zones::{PLACES, Place, SEAS},
};

/// Facts about each place: units, horse, artillery, values in the open and in cities, and what is below.
const OF_PLACE: usize = 16;
const HORSE: usize = 3;
const ARTILLERY: usize = 5;
const OPEN: usize = 6;
const OPEN_VALUES: [u32; 5] = [2, 4, 6, 8, 10];
const CITY: usize = OPEN + OPEN_VALUES.len();
const CITY_VALUES: [u32; 3] = [3, 6, 9];
const CONTROLLED: usize = 14;
const HOME: usize = 15;
/// Facts about each sea: so many ships.
const SHIPS: [u32; 4] = [1, 2, 3, 5];
const WATERS: usize = OF_PLACE * PLACES;
/// What a seat has beside the board.
const SUPPLY: usize = WATERS + SHIPS.len() * SEAS;
const SUPPLIES: [u32; 14] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33];
const BATTLE_CARDS: usize = SUPPLY + SUPPLIES.len();
const TRADE: usize = BATTLE_CARDS + 16;
const TO_MOVE: usize = TRADE + 1;
const ACTIONS: usize = TO_MOVE + 1;
const FEW: [u32; 4] = [1, 2, 3, 4];
const TURNS: usize = ACTIONS + FEW.len();
const MANY: [u32; 8] = [1, 2, 3, 4, 5, 6, 8, 10];
const EMPIRE: usize = TURNS + MANY.len();
const DEFENCE: usize = EMPIRE + 8;
const OUT: usize = DEFENCE + 1;
/// What is true of the table has the same numbers as what a seat has: the scenario, and whether pieces are still being
/// placed.
const SCENARIO: usize = SUPPLY;
const PLACING: usize = SCENARIO + 32;

impl Position {
    /// The numbers of all facts are below this.
    pub(crate) const ALL_FACTS: usize = OUT + 1;

    /// Tells all facts.
    pub(crate) fn see(&self, sight: &mut Sight) {
        for seat in Seat::first(self.players()) {
            self.see_board(seat, sight);
            self.see_supplies(seat, sight);
        }
        for place in self.held[NEUTRAL].iter() {
            self.see_troop(self.troops[place.index()], |fact| {
                sight.tell_of_table(OF_PLACE * place.index() + fact);
            });
        }
        sight.tell_of_table(SCENARIO + usize::from(self.options.scenario).min(31));
        if self.is_placing() {
            sight.tell_of_table(PLACING);
        }
    }

    fn see_board(&self, seat: Seat, sight: &mut Sight) {
        let index = seat.index();
        let fact = |place: Place, fact| OF_PLACE * place.index() + fact;
        for place in self.held[index].iter() {
            self.see_troop(self.troops[place.index()], |unit| sight.tell(seat, fact(place, unit)));
        }
        self.controlled(seat).iter().for_each(|place| sight.tell(seat, fact(place, CONTROLLED)));
        self.home(seat).iter().for_each(|place| sight.tell(seat, fact(place, HOME)));
        for sea in self.afloat[index].iter() {
            let ships = self.ships_of(seat, sea).into();
            sight.tell_amount(seat, WATERS + SHIPS.len() * usize::from(sea.number()), ships, &SHIPS);
        }
    }

    fn see_supplies(&self, seat: Seat, sight: &mut Sight) {
        let index = seat.index();
        let calendar = self.calendar();
        sight.tell_amount(seat, SUPPLY, self.supply[index].into(), &SUPPLIES);
        self.battle[index].iter().for_each(|card| sight.tell(seat, BATTLE_CARDS + usize::from(card)));
        sight.tell_amount(seat, ACTIONS, calendar.actions_left(seat).into(), &FEW);
        sight.tell_amount(seat, TURNS, calendar.turns_left(seat).into(), &MANY);
        self.realm(seat).iter().for_each(|empire| sight.tell(seat, EMPIRE + empire.index()));
        let further = [
            (TRADE, self.trades(seat)),
            (TO_MOVE, seat == self.active),
            (DEFENCE, self.defence[index] > 0),
            (OUT, !self.is_in(seat)),
        ];
        for (fact, holds) in further {
            if holds {
                sight.tell(seat, fact);
            }
        }
    }

    /// The facts about the units of a troop.
    fn see_troop(&self, troop: Troop, mut told: impl FnMut(usize)) {
        let (mut units, mut horse, mut artillery, mut open, mut city) = (0, 0, false, 0_u32, 0_u32);
        for unit in troop.units() {
            let values = self.edition().unit(unit.kind());
            open += u32::from(values.open);
            city += u32::from(values.city);
            told(units);
            units += 1;
            match unit.kind().class() {
                Class::Horse if horse < 2 => {
                    told(HORSE + horse);
                    horse += 1;
                }
                Class::Artillery => artillery = true,
                Class::Horse | Class::Foot | Class::Ship => {}
            }
        }
        if artillery {
            told(ARTILLERY);
        }
        for (first, value, steps) in [(OPEN, open, &OPEN_VALUES[..]), (CITY, city, &CITY_VALUES[..])] {
            let reached = steps.iter().take_while(|&&step| value >= step).count();
            (first..first + reached).for_each(&mut told);
        }
    }
}
