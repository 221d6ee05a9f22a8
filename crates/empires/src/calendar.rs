//! The course of a game in rounds: every seat has a turn in each, in an order that the first seat begins.

use table::{Seat, SeatSet};

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calendar {
    /// How many sit at the table.
    pub players: usize,
    /// The rounds that the game has.
    pub rounds: u8,
    /// The round under way, counted from 1; 0 before the first.
    pub round: u8,
    /// Who has the first turn of a round.
    pub start: Seat,
    /// Whose turn it is; before the first round, who places.
    pub active: Seat,
    /// The actions that are left in this turn.
    pub actions: u8,
}

/// A turn: whose it is, and in which round.
pub type Turn = (Seat, u8);

impl Calendar {
    /// The place of a seat in the turn order, counted from 0. [GR-SET-02, NA-SET-06]
    #[inline]
    pub fn order(&self, seat: Seat) -> usize {
        let (seat, start) = (seat.index(), self.start.index());
        if seat >= start { seat - start } else { seat + self.players - start }
    }

    /// The other seats in turn order after a seat.
    #[inline]
    pub fn others_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        std::iter::successors(Some(seat.after(players)), move |next| Some(next.after(players)))
            .take(players - 1)
    }

    /// What comes after the turn under way, if these seats are still in the game; nothing at the end of the game.
    /// [GR-TURN-09, NA-TURN-01]
    pub fn next(&self, still_in: SeatSet) -> Option<Turn> {
        let earliest = |seats: SeatSet| seats.iter().min_by_key(|&seat| self.order(seat));
        let done = self.order(self.active);
        let later = still_in.iter().filter(|&seat| self.order(seat) > done).collect();
        let new_round = || earliest(still_in).filter(|_| self.round < self.rounds);
        let this_round = earliest(later).map(|seat| (seat, self.round));
        this_round.or_else(|| new_round().map(|seat| (seat, self.round + 1)))
    }

    /// The rounds that are still to be begun. [GR-OPT-04]
    pub fn rounds_left(&self) -> u8 {
        self.rounds - self.round
    }

    /// The turns that a seat still has, the one under way included.
    pub fn turns_left(&self, seat: Seat) -> u8 {
        let to_come = self.order(seat) >= self.order(self.active);
        self.rounds_left() + u8::from(to_come && self.round > 0)
    }

    /// The actions that a seat has left in the turn under way; 0 if it is another's.
    pub fn actions_left(&self, seat: Seat) -> u8 {
        if seat == self.active && self.round > 0 { self.actions } else { 0 }
    }

    /// The seats that can still act, in the turn under way or in a later one.
    pub fn to_come(&self) -> SeatSet {
        let acts = |&seat: &Seat| {
            let spent = seat == self.active && self.round > 0 && self.actions == 0;
            self.turns_left(seat) > u8::from(spent)
        };
        Seat::first(self.players).filter(acts).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three players, of whom the second begins each of two rounds.
    fn calendar(round: u8, active: usize, actions: u8) -> Calendar {
        Calendar { players: 3, rounds: 2, round, start: Seat::new(1), active: Seat::new(active), actions }
    }

    fn seats(seats: &[usize]) -> SeatSet {
        seats.iter().map(|&seat| Seat::new(seat)).collect()
    }

    #[test]
    fn turns_follow_one_another_around_the_table_and_rounds_begin_where_the_first_did() {
        let all = seats(&[0, 1, 2]);
        assert_eq!(calendar(1, 1, 0).next(all), Some((Seat::new(2), 1)));
        assert_eq!(calendar(1, 2, 0).next(all), Some((Seat::new(0), 1)));
        assert_eq!(calendar(1, 0, 0).next(all), Some((Seat::new(1), 2)));
        assert_eq!(calendar(2, 0, 0).next(all), None);
    }

    #[test]
    fn who_is_out_has_no_turn_even_if_the_rounds_began_with_them() {
        assert_eq!(calendar(1, 1, 0).next(seats(&[0, 1])), Some((Seat::new(0), 1)));
        assert_eq!(calendar(1, 0, 0).next(seats(&[0, 2])), Some((Seat::new(2), 2)));
        assert_eq!(calendar(1, 0, 0).next(seats(&[])), None);
    }

    #[test]
    fn everybody_still_has_the_turns_that_the_rounds_promise() {
        let turns = |calendar: Calendar| [0, 1, 2].map(|seat| calendar.turns_left(Seat::new(seat)));
        assert_eq!(turns(calendar(0, 2, 0)), [2, 2, 2], "before the first round");
        assert_eq!(turns(calendar(1, 2, 3)), [2, 1, 2]);
        assert_eq!(turns(calendar(2, 0, 1)), [1, 0, 0]);
        assert_eq!(calendar(2, 0, 1).actions_left(Seat::new(0)), 1);
        assert_eq!(calendar(2, 0, 1).actions_left(Seat::new(1)), 0);
    }

    #[test]
    fn who_has_spent_the_last_turn_does_not_act_again() {
        assert_eq!(calendar(2, 2, 1).to_come(), seats(&[0, 2]));
        assert_eq!(calendar(2, 2, 0).to_come(), seats(&[0]));
        assert_eq!(calendar(2, 0, 0).to_come(), seats(&[]));
    }
}
