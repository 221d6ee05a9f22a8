//! The end of the game: flags, rounds, tie-breakers, players who are out. [NA-END]

use table::{Seat, SeatSet, Standing, Witness};

use crate::{
    happening::Happening,
    position::{Phase, Position, SEATS},
    zones::PlaceSet,
};

/// What decides after the last round, the most important first. [NA-END-06, NA-END-07]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Result {
    /// Whoever has won at once comes before all others.
    pub(crate) victorious: bool,
    /// Whoever is out of the game comes after all others, the sooner the later. [NA-END-08]
    pub(crate) lasted: u16,
    /// Flags, or flags gained. [NA-END-10]
    pub(crate) flags: i16,
    /// Territories and cities, or those gained.
    pub(crate) zones: i16,
    pub(crate) seas: u8,
    pub(crate) units: u16,
    pub(crate) supply: u16,
}

impl Position {
    /// NA-END-01, NA-END-02: whether a player meets the conditions of victory.
    pub(crate) fn meets_victory(&self, seat: Seat) -> bool {
        let edition = self.edition();
        let numbers = &edition.numbers;
        let controlled = self.controlled(seat);
        let own = self.home(seat).and(edition.flags);
        let foreign = controlled.and(edition.flags).without(own);
        let least = numbers.flags_one_color.min(numbers.flags_several_colors);
        if foreign.len() < least.into() || !own.without(controlled).is_empty() {
            return false;
        }
        let of_one_colour =
            |empire| foreign.and(edition.flags_of(empire)).len() >= numbers.flags_one_color.into();
        // NA-END-04: flags of minor states have no colour.
        let several = if self.options.minor_flags_win { foreign } else { foreign.and(edition.coloured) };
        edition.all_empires().any(of_one_colour) || several.len() >= numbers.flags_several_colors.into()
    }

    /// NA-END-03, NA-END-09: victory in one's own turn, at once. Returns whether the game is over.
    pub(crate) fn check_victory(&mut self, witness: &mut impl Witness<Happening>) -> bool {
        let seat = self.active;
        if !self.is_in(seat) || !self.meets_victory(seat) {
            return false;
        }
        self.win(seat, true, witness);
        true
    }

    fn win(&mut self, seat: Seat, by_flags: bool, witness: &mut impl Witness<Happening>) {
        self.winner = Some(seat);
        self.phase = Phase::Over;
        witness.tell(
            || {
                if by_flags { Happening::Victory { seat } } else { Happening::VictoryAlone { seat } }
            },
        );
    }

    /// NA-END-08, NA-END-09: players without units and zones are out; a player who is left alone wins. Returns
    /// whether the game is over.
    pub(crate) fn remove_players(&mut self, witness: &mut impl Witness<Happening>) -> bool {
        let gone = |seat: &Seat| {
            let (held, afloat) = (self.held[seat.index()], self.afloat[seat.index()]);
            self.is_in(*seat) && held.is_empty() && afloat.is_empty() && self.controlled(*seat).is_empty()
        };
        let gone: SeatSet = Seat::first(self.players()).filter(gone).collect();
        for seat in gone.iter() {
            self.fallen[seat.index()] = self.turns;
            self.homes[seat.index()] = PlaceSet::EMPTY;
            self.supply[seat.index()] = 0;
            self.battle[seat.index()] = empires::battle_cards::BattleHand::default();
            self.routes[seat.index()] = None;
            self.defence[seat.index()] = 0;
            self.truces[seat.index()] = SeatSet::EMPTY;
            self.truces.iter_mut().for_each(|truce| truce.remove(seat));
            witness.tell(|| Happening::OutOfTheGame { seat });
        }
        let mut left = Seat::first(self.players()).filter(|&seat| self.is_in(seat));
        match (left.next(), left.next()) {
            (Some(seat), None) => {
                drop(left);
                self.win(seat, false, witness);
                true
            }
            _ => false,
        }
    }

    /// Flags a player controls, or has gained where gains are compared. [NA-END-06, NA-END-10]
    fn result(&self, seat: Seat) -> Result {
        let controlled = self.controlled(seat);
        let setup = &self.scenario().seats[seat.index()];
        let gains = self.scenario().historical && !self.options.count_totals;
        let start = if gains { setup.start } else { (0, 0) };
        Result {
            victorious: self.winner == Some(seat),
            lasted: match self.fallen[seat.index()] {
                0 => u16::MAX,
                turn => turn,
            },
            flags: controlled.and(self.edition().flags).len() as i16 - i16::from(start.0),
            zones: controlled.len() as i16 - i16::from(start.1),
            seas: self.afloat[seat.index()].len() as u8,
            units: self.unit_count(seat) as u16,
            supply: self.supply[seat.index()],
        }
    }

    /// The results of all players.
    pub(crate) fn results(&self) -> [Result; SEATS] {
        let mut results = [Result::default(); SEATS];
        for seat in Seat::first(self.players()) {
            results[seat.index()] = self.result(seat);
        }
        results
    }

    /// NA-END-05, NA-END-06: the rounds are over, most flags win.
    pub(crate) fn end_game(&mut self, witness: &mut impl Witness<Happening>) {
        self.phase = Phase::Over;
        let rounds = self.options.rounds;
        witness.tell(|| Happening::RoundsOver { rounds });
        for seat in Seat::first(self.players()) {
            witness.tell(|| {
                let Result { flags, zones, seas, units, supply, .. } = self.result(seat);
                Happening::Counted { seat, flags, zones, seas, units, supply }
            });
        }
        witness.tell(|| {
            let seats = self.standing().leaders();
            if seats.len() > 1 { Happening::WinnersShared { seats } } else { Happening::Winner { seats } }
        });
    }

    pub(crate) fn standing(&self) -> Standing {
        let results = self.results();
        let mut scores = [0; SEATS];
        for (score, result) in scores.iter_mut().zip(&results) {
            *score = result.flags.into();
        }
        let players = self.players();
        Standing::by_rank(&scores[..players], &results[..players], self.phase == Phase::Over)
    }
}
