//! End of the game, great game and places. [AR-63 to AR-73, AR-78]

use table::{RuleId, Seat, SeatSet, Standing, Witness};

use crate::{
    happening::{Happening, Tally},
    position::{Phase, Played, Position, SEATS, Taker},
};

impl Position {
    /// AR-63: round 11 has been played. In a great game the next game follows as long as eleven events are
    /// left in the deck, that is three times (AR-69).
    pub(crate) fn end_game(&mut self, leader: Seat, witness: &mut impl Witness<Happening>) {
        let game = self.game + 1;
        witness.tell(|| {
            let won = Tally { won: self.won[usize::from(self.game)], players: self.options.players };
            Happening::GameEnds { game, games: self.options.games() as u8, won }
        });
        if usize::from(game) < self.options.games() {
            self.begin_next_game(leader, witness);
            return;
        }
        self.phase = Phase::Over;
        self.leader = leader;
        witness.tell(|| {
            let seats = self.standing().leaders();
            let by_points = |rule| RuleId(if self.options.great { "AR-70" } else { rule });
            if seats.len() < self.most_events().len() {
                Happening::VictoryByLadder { seats }
            } else if seats.len() > 1 {
                Happening::VictoryShared { seats, rule: by_points("AR-65") }
            } else {
                Happening::Victory { seats, rule: by_points("AR-64") }
            }
        });
    }

    /// AR-64, AR-65, AR-70, AR-78: places by events won in all games, equal numbers sharing a place.
    pub(crate) fn standing(&self) -> Standing {
        let points = self.points();
        let scores = &points.map(i32::from)[..self.players()];
        let over = self.phase == Phase::Over;
        if !over || !self.options.ladder {
            return Standing::by_score(scores, over);
        }
        // AR-66, AR-78: the ladder decides only who wins; those who lose by it share the next place.
        let winners = self.ladder(self.most_events());
        let ranks: [_; SEATS] = std::array::from_fn(|seat| (points[seat], winners.contains(Seat::new(seat))));
        Standing::by_rank(scores, &ranks[..self.players()], over)
    }

    /// AR-64, AR-70: the players with the most events.
    fn most_events(&self) -> SeatSet {
        highest(SeatSet::first(self.players()), |seat| self.points()[seat.index()])
    }

    /// AR-66: each step is applied only to the players still tied.
    fn ladder(&self, tied: SeatSet) -> SeatSet {
        let mut tied = tied;
        if self.options.great {
            tied = highest(tied, |seat| self.games_won_outright(seat));
            tied = highest(tied, |seat| self.won[2][seat.index()]);
        }
        highest(tied, |seat| self.last_win(seat))
    }

    /// Games in which the player won more events than any other, tied or not. The third hand is no player.
    fn games_won_outright(&self, seat: Seat) -> usize {
        let outright = |game: &&[u8; SEATS]| {
            let others = Seat::first(self.players()).filter(|&other| other != seat);
            others.into_iter().all(|other| game[other.index()] < game[seat.index()])
        };
        self.won.iter().filter(outright).count()
    }

    /// The last round the player won, counted through all games; none if there is no such round.
    fn last_win(&self, seat: Seat) -> Option<usize> {
        let won_by_seat =
            |round: &Option<Played>| round.is_some_and(|played| played.taker == Taker::Seat(seat));
        self.rounds.as_flattened().iter().rposition(won_by_seat)
    }
}

fn highest<T: Ord>(seats: SeatSet, measure: impl Fn(Seat) -> T) -> SeatSet {
    let best = seats.iter().map(&measure).max();
    seats.iter().filter(|&seat| Some(measure(seat)) == best).collect()
}
