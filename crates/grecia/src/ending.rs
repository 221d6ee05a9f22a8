//! The end of the game, scores and places. [GR-END]

use empires::heap::Heap;
use table::{Seat, Standing, Witness};

use crate::{
    happening::Happening,
    position::{Phase, Position, SEATS, Whereabouts},
};

impl Position {
    /// GR-END-01: all fortresses of the own colour are held, and enough of other colours are controlled.
    pub(crate) fn has_conquered(&self, seat: Seat) -> bool {
        let own = self.fortresses[seat.index()];
        let units = self.held[seat.index()];
        let lost = own.and(self.occupied().without(units));
        let conquered = self.foreign_fortresses(seat).and(units);
        lost.is_empty() && conquered.len() >= usize::from(self.edition().numbers.fortresses_to_win)
    }

    /// GR-END-02, GR-END-04: checked for all players, the active one first. Returns whether the game is over.
    pub(crate) fn check_victory(&mut self, witness: &mut impl Witness<Happening>) -> bool {
        let conqueror = std::iter::once(self.active)
            .chain(self.others_after(self.active))
            .find(|&seat| self.fallen[seat.index()] == 0 && self.has_conquered(seat));
        let mut left = Seat::first(self.players()).filter(|seat| self.fallen[seat.index()] == 0);
        let (first, second) = (left.next(), left.next());
        let alone = first.filter(|_| second.is_none());
        let Some(seat) = conqueror.or(alone) else { return false };
        self.winner = Some(seat);
        self.phase = Phase::Over;
        witness.tell(|| match conqueror {
            Some(_) => Happening::Victory { seat },
            None => Happening::VictoryAlone { seat },
        });
        self.tell_scores(witness);
        true
    }

    /// GR-END-08: whoever has no units and controls no territory at the end of a turn is eliminated.
    pub(crate) fn eliminate_players(&mut self, witness: &mut impl Witness<Happening>) {
        for seat in Seat::first(self.players()) {
            let index = seat.index();
            if self.fallen[index] > 0 || !self.controlled(seat).is_empty() || !self.afloat[index].is_empty() {
                continue;
            }
            self.fallen[index] = self.turns;
            let heroes = self.side(seat).heroes.len();
            self.heroes[index][..heroes].fill(Whereabouts::Out);
            self.supply[index] = 0;
            self.hands[index] = Heap::EMPTY;
            self.first_card.remove(seat);
            self.battle[index] = empires::battle_cards::BattleHand::default();
            witness.tell(|| Happening::Eliminated { seat });
        }
    }

    /// GR-END-05: the last round is over.
    pub(crate) fn end_game(&mut self, witness: &mut impl Witness<Happening>) {
        self.phase = Phase::Over;
        let round = self.round;
        witness.tell(|| Happening::RoundsOver { rounds: round });
        self.tell_scores(witness);
    }

    fn tell_scores(&self, witness: &mut impl Witness<Happening>) {
        for seat in Seat::first(self.players()) {
            let tally = self.reckon(seat);
            witness.tell(|| Happening::Scored {
                seat,
                territories: tally.territories,
                conquered: tally.conquered,
                lost: tally.lost,
                points: tally.points,
            });
        }
        let seats = self.standing().leaders();
        if self.winner.is_none() {
            witness.tell(|| match seats.len() {
                1 => Happening::Winner { seats },
                _ => Happening::WinnersShared { seats },
            });
        }
    }

    /// GR-END-06: what a seat has, and what it is worth.
    pub(crate) fn reckon(&self, seat: Seat) -> Reckoning {
        let numbers = &self.edition().numbers;
        let controlled = self.controlled(seat);
        let own = self.fortresses[seat.index()];
        let units = self.held[seat.index()];
        let conquered = self.foreign_fortresses(seat).and(units).len() as u8;
        let lost = own.and(self.occupied().without(units)).len() as u8;
        let territories = controlled.len() as u8;
        let worth = |count: u8, each: i8| i32::from(count) * i32::from(each);
        Reckoning {
            territories,
            conquered,
            lost,
            own_fortresses: own.and(controlled).len() as u8,
            points: worth(territories, numbers.vp_territory)
                + worth(conquered, numbers.vp_enemy_fortress)
                + worth(lost, numbers.vp_own_fortress_lost),
        }
    }

    /// GR-END-07, GR-END-08, GR-END-10: places by victory, points and the five tie-breakers; the eliminated last,
    /// the later ahead of the earlier.
    pub(crate) fn standing(&self) -> Standing {
        let players = self.players();
        let mut scores = [0; SEATS];
        let mut ranks = [Default::default(); SEATS];
        for seat in Seat::first(players) {
            let tally = self.reckon(seat);
            scores[seat.index()] = tally.points;
            let fallen = self.fallen[seat.index()];
            ranks[seat.index()] = if fallen > 0 {
                (false, false, fallen, 0, 0, 0, 0, 0, 0)
            } else {
                (
                    self.winner == Some(seat),
                    true,
                    0,
                    tally.points,
                    tally.own_fortresses,
                    tally.territories,
                    self.afloat[seat.index()].len(),
                    self.units(seat),
                    self.supply[seat.index()],
                )
            };
        }
        Standing::by_rank(&scores[..players], &ranks[..players], self.phase == Phase::Over)
    }
}

/// What counts at the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reckoning {
    pub(crate) territories: u8,
    pub(crate) conquered: u8,
    pub(crate) lost: u8,
    pub(crate) own_fortresses: u8,
    pub(crate) points: i32,
}
