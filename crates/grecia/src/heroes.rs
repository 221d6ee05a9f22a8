//! Heroes travelling alone, and their fate in combat. [GR-HERO]

use table::{Seat, Witness};

use crate::{
    edition::HEROES,
    happening::Happening,
    position::{Phase, Position, Whereabouts},
    words::Choice,
    zones::{Territory, TerritorySet, Zone},
};

impl Position {
    /// GR-HERO-05, GR-HERO-06: where a hero can travel alone: to any adjacent territory, or by seas with ships of
    /// his own colour.
    pub(crate) fn journeys(&self, seat: Seat, from: Territory) -> TerritorySet {
        self.edition().near[from.index()].or(self.by_sea(from, self.afloat[seat.index()]))
    }

    /// Heroes who may still travel alone in this turn. [GR-HERO-11]
    pub(crate) fn travellers(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (0..HEROES as u8).filter(move |&number| {
            let place = self.heroes[seat.index()][usize::from(number)];
            let Whereabouts::At(territory) = place else { return false };
            self.travelled >> number & 1 == 0 && !self.journeys(seat, territory).is_empty()
        })
    }

    pub(crate) fn offer_heroes_alone(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        self.travellers(seat).for_each(|number| out(Choice::Hero(self.hero(seat, number.into()))));
        self.own_turn_cards(seat).for_each(|card| out(Choice::Tactic(card)));
        out(Choice::Done);
    }

    pub(crate) fn offer_journey(&self, seat: Seat, number: u8, out: &mut impl FnMut(Choice)) {
        if let Whereabouts::At(from) = self.heroes[seat.index()][usize::from(number)] {
            self.journeys(seat, from).iter().for_each(|to| out(Choice::To(to.zone())));
        }
    }

    pub(crate) fn travel(&mut self, number: u8, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let to = Territory(zone.0);
        self.heroes[seat.index()][usize::from(number)] = Whereabouts::At(to);
        self.travelled |= 1 << number;
        let hero = self.hero(seat, number.into());
        witness.tell(|| Happening::HeroTravelled { seat, hero, to: zone });
        self.go_on_with_heroes(witness);
    }

    /// Step 3 of the turn goes on, or the turn ends because nothing is left to decide. [GR-TURN-01, GR-TURN-10]
    pub(crate) fn go_on_with_heroes(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        // Whoever holds cards is asked, so that nobody learns which they are.
        if self.travellers(seat).next().is_some() || !self.hands[seat.index()].is_empty() {
            self.ask(seat, Phase::Heroes);
        } else {
            self.end_turn(witness);
        }
    }

    /// GR-HERO-02: a hero is incognito where there are neither land units nor a lone fortress of his colour.
    pub(crate) fn incognito(&self, seat: Seat, territory: Territory) -> bool {
        !self.hero_quarters(seat).contains(territory)
    }

    pub(crate) fn hero_falls(&mut self, seat: Seat, number: u8, witness: &mut impl Witness<Happening>) {
        self.heroes[seat.index()][usize::from(number)] = Whereabouts::Out;
        let hero = self.hero(seat, number.into());
        witness.tell(|| Happening::HeroFell { seat, hero });
    }

    /// All heroes of a seat in a territory are eliminated. [GR-HERO-08]
    pub(crate) fn heroes_fall(&mut self, seat: Seat, at: Territory, witness: &mut impl Witness<Happening>) {
        for number in 0..HEROES as u8 {
            if self.heroes[seat.index()][usize::from(number)] == Whereabouts::At(at) {
                self.hero_falls(seat, number, witness);
            }
        }
    }
}
