//! Heroes travelling alone, and their fate in combat. [GR-HERO]

use table::{Seat, Witness};

use crate::{
    edition::{HEROES, Hero},
    happening::Happening,
    position::{Phase, Position, Whereabouts},
    refusal::Refusal,
    words::Choice,
    zones::{Territory, TerritorySet, Zone},
};

impl Position {
    /// GR-HERO-05, GR-HERO-06: where a hero can travel alone: to any adjacent territory, or by seas with ships of
    /// his own colour.
    #[inline]
    fn journeys(&self, seat: Seat, number: u8) -> TerritorySet {
        match self.heroes[seat.index()][usize::from(number)] {
            Whereabouts::At(from) => {
                self.edition().near[from.index()].or(self.by_sea(from, self.afloat[seat.index()]))
            }
            Whereabouts::Reserve | Whereabouts::Out => TerritorySet::EMPTY,
        }
    }

    /// The number of a hero, who must be one of this seat's.
    pub(crate) fn must_own(&self, seat: Seat, hero: Hero) -> Result<u8, Refusal> {
        self.own_hero(seat, hero).ok_or(Refusal::HeroNotHere { hero })
    }

    /// Whether a hero may still travel alone in this turn. [GR-HERO-11]
    #[inline]
    pub(crate) fn may_travel(&self, seat: Seat, number: u8) -> Result<(), Refusal> {
        let hero = self.hero(seat, number.into());
        Refusal::HeroTravelled { hero }.unless(self.travelled >> number & 1 == 0)?;
        Refusal::HeroNotHere { hero }.unless(!self.journeys(seat, number).is_empty())
    }

    pub(crate) fn travellers(&self, seat: Seat) -> impl Iterator<Item = u8> {
        self.heroes_on_board(seat).filter(move |&number| self.may_travel(seat, number).is_ok())
    }

    pub(crate) fn offer_heroes_alone(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        self.travellers(seat).for_each(|number| out(Choice::Hero(self.hero(seat, number.into()))));
        self.own_turn_cards(seat).for_each(|card| out(Choice::Tactic(card)));
        out(Choice::Done);
    }

    /// Where the hero whose way is asked for can go: along with units that move or flee, or alone.
    pub(crate) fn hero_goals(&self, seat: Seat) -> TerritorySet {
        match self.phase {
            Phase::HeroTo => self.leg_targets(),
            Phase::HeroFlight(_) => self.taken_refuges(),
            Phase::HeroAlone(number) => self.journeys(seat, number),
            phase => unreachable!("no hero goes anywhere in {phase:?}"),
        }
    }

    pub(crate) fn may_hero_go(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        Refusal::HeroOutOfReach { zone }.unless(self.is_among(zone, self.hero_goals(seat)))
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
