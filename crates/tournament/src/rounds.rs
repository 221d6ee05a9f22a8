//! The next round: a function of the journal and the seed, and of nothing else.

use crate::{
    circle, cup,
    draw::Draw,
    groups::{Grouped, Guests, Met, group},
    journal::{Entrant, Paired, Pairing, System},
    seats::{Had, seat},
    state::{Board, Stage, Tournament},
};

impl Tournament {
    /// The next round, if one is due: the last one is over, and there is more to be played.
    pub fn next_round(&self, draw: &Draw<'_>) -> Option<Paired> {
        self.next_round_counted(draw).map(|(paired, _)| paired)
    }

    /// The next round, with the number of meetings that were weighed to find it.
    pub fn next_round_counted(&self, draw: &Draw<'_>) -> Option<(Paired, u64)> {
        if self.stage != Stage::Running || !self.is_round_over() {
            return None;
        }
        let round = self.rounds.len() as u16 + 1;
        match self.terms.system {
            System::Swiss { rounds } if round > rounds => None,
            System::Swiss { .. } => self.alike(round, draw, 1),
            System::RoundRobin { laps } if self.terms.seats == 2 => self.in_circle(round, draw, laps),
            System::RoundRobin { laps } => self.until_all_have_met(round, draw, laps),
            System::KnockOut => self.cup(round, draw),
        }
    }

    /// Whether all has been played.
    pub fn is_played_out(&self, draw: &Draw<'_>) -> bool {
        self.stage == Stage::Running && self.is_round_over() && self.next_round(draw).is_none()
    }

    fn met(&self) -> Met {
        let mut met = Met::nobody(self.players.len());
        for board in self.rounds.iter().flat_map(|round| &round.boards) {
            for (place, &one) in board.seats.iter().enumerate() {
                for &other in &board.seats[..place] {
                    met.note(index(one), index(other));
                }
            }
        }
        met
    }

    fn had(&self) -> Vec<Had> {
        let mut had = vec![Had::default(); self.players.len()];
        for board in self.rounds.iter().flat_map(|round| &round.boards) {
            for (seat, &entrant) in board.seats.iter().enumerate() {
                had[index(entrant)].note(seat);
            }
        }
        had
    }

    /// Seats tables, those who drew first before the others where nothing else decides.
    fn seated(&self, round: u16, draw: &Draw<'_>, tables: Vec<Vec<Entrant>>) -> Vec<Pairing> {
        let had = self.had();
        let seated = tables.into_iter().map(|table| {
            let table = by_lot(round, draw, table.into_iter());
            Pairing { seats: seat(&table, |entrant| had[index(entrant)].clone()), advance: 0 }
        });
        seated.collect()
    }

    /// Byes for those who are too many for full tables: for whoever has had the fewest, then the fewest points, then the last
    /// lot. Takes them out of `drawn`.
    fn byes(&self, drawn: &mut Vec<Entrant>) -> Vec<Entrant> {
        let over = drawn.len() % usize::from(self.terms.seats);
        let mut byes = Vec::with_capacity(over);
        for _ in 0..over {
            let key = |&(place, &entrant): &(usize, &Entrant)| {
                let player = &self.players[index(entrant)];
                (player.byes, player.points, std::cmp::Reverse(place))
            };
            let Some((place, _)) = drawn.iter().enumerate().min_by_key(key) else { break };
            byes.push(drawn.remove(place));
        }
        byes
    }

    /// Those meet who stand alike and have not met.
    fn alike(&self, round: u16, draw: &Draw<'_>, enough: u8) -> Option<(Paired, u64)> {
        let mut drawn = by_lot(round, draw, self.here());
        if drawn.len() < usize::from(self.terms.seats) {
            return None;
        }
        let byes = self.byes(&mut drawn);
        drawn.sort_by_key(|&entrant| std::cmp::Reverse(self.players[index(entrant)].points));
        let standing: Vec<u32> = self.players.iter().map(|player| player.points).collect();
        let (tables, steps) = self.group(&drawn, &standing, &self.met(), enough);
        Some((Paired { round, tables: self.seated(round, draw, tables), byes }, steps))
    }

    fn group(&self, drawn: &[Entrant], standing: &[u32], met: &Met, enough: u8) -> (Vec<Vec<Entrant>>, u64) {
        let order = drawn.iter().map(|&entrant| index(entrant)).collect();
        let seats = usize::from(self.terms.seats);
        let Grouped { tables, steps } = group(&Guests { order, standing, met, enough, seats });
        let entrants = |table: Vec<usize>| table.into_iter().map(|index| index as Entrant + 1).collect();
        (tables.into_iter().map(entrants).collect(), steps)
    }

    /// The next round of the circle. Whoever should meet somebody who has left has a bye.
    fn in_circle(&self, round: u16, draw: &Draw<'_>, laps: u8) -> Option<(Paired, u64)> {
        let began = (1..).zip(&self.players).filter(|(_, player)| player.began).map(|(entrant, _)| entrant);
        let places = by_lot(0, draw, began);
        let size = places.len().next_multiple_of(2);
        if size < 2 || usize::from(round) > usize::from(laps) * (size - 1) || self.here().count() < 2 {
            return None;
        }
        let here = |place: usize| {
            places.get(place).copied().filter(|&entrant| self.players[index(entrant)].left.is_none())
        };
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        for (one, other) in circle::pairs(size, usize::from(round) - 1) {
            match (here(one), here(other)) {
                (Some(one), Some(other)) => tables.push(Pairing { seats: vec![one, other], advance: 0 }),
                (one, other) => byes.extend(one.or(other)),
            }
        }
        Some((Paired { round, tables, byes }, size as u64))
    }

    /// Tables of several until everybody has met everybody so often. Each round brings somebody together who had not met, so
    /// there is a last one.
    fn until_all_have_met(&self, round: u16, draw: &Draw<'_>, laps: u8) -> Option<(Paired, u64)> {
        let mut drawn = by_lot(round, draw, self.here());
        let met = self.met();
        let fresh = |one: Entrant, other: Entrant| met.times(index(one), index(other)) < laps;
        let pair = (0..drawn.len())
            .flat_map(|one| (0..one).map(move |other| (other, one)))
            .find(|&(one, other)| fresh(drawn[one], drawn[other]));
        let (one, other) = pair.filter(|_| drawn.len() >= usize::from(self.terms.seats))?;
        // They are put together first, and nobody who would have to come between has a bye instead of them.
        let pair = [drawn[one], drawn[other]];
        drawn.retain(|entrant| !pair.contains(entrant));
        let seats = usize::from(self.terms.seats);
        let over = (drawn.len() + 2) % seats;
        let mut rest = drawn;
        let mut byes = Vec::with_capacity(over);
        for _ in 0..over {
            let key = |&(place, &entrant): &(usize, &Entrant)| {
                (self.players[index(entrant)].byes, std::cmp::Reverse(place))
            };
            let Some((place, _)) = rest.iter().enumerate().min_by_key(key) else { break };
            byes.push(rest.remove(place));
        }
        let drawn: Vec<Entrant> = pair.into_iter().chain(rest).collect();
        let nobody_stands = vec![0; self.players.len()];
        let (tables, steps) = self.group(&drawn, &nobody_stands, &met, laps);
        Some((Paired { round, tables: self.seated(round, draw, tables), byes }, steps))
    }

    /// The next round of a knock-out, drawn by lot. Those have a bye who have had the fewest, then by lot.
    fn cup(&self, round: u16, draw: &Draw<'_>) -> Option<(Paired, u64)> {
        let seats = usize::from(self.terms.seats);
        let mut drawn = by_lot(round, draw, self.still_in(draw).into_iter());
        if self.was_last() || drawn.len() < seats {
            return None;
        }
        let advance = if drawn.len() == seats { vec![1] } else { cup::advance(drawn.len(), seats) };
        let over = drawn.len() - advance.len() * seats;
        drawn.sort_by_key(|&entrant| self.players[index(entrant)].byes);
        let mut byes: Vec<Entrant> = drawn.drain(..over).collect();
        byes.sort_unstable();
        let drawn = by_lot(round, draw, drawn.into_iter());
        let tables = drawn.chunks(seats).map(<[Entrant]>::to_vec).collect();
        let mut tables = self.seated(round, draw, tables);
        for (table, advance) in tables.iter_mut().zip(advance) {
            table.advance = advance as u8;
        }
        Some((Paired { round, tables, byes }, 0))
    }

    /// Whether the last round was the last table.
    fn was_last(&self) -> bool {
        self.rounds.last().is_some_and(|round| round.byes.is_empty() && round.boards.len() == 1)
    }

    /// Who has not been knocked out and takes part still.
    fn still_in(&self, draw: &Draw<'_>) -> Vec<Entrant> {
        let Some(last) = self.rounds.last() else { return self.here().collect() };
        let through = last.boards.iter().flat_map(|board| self.through(board, draw));
        let mut still: Vec<Entrant> = through.chain(last.byes.iter().copied()).collect();
        still.retain(|&entrant| self.players[index(entrant)].left.is_none());
        still.sort_unstable();
        still
    }

    /// Who plays on of a table: the better places, then more points, then the lot.
    fn through(&self, board: &Board, draw: &Draw<'_>) -> Vec<Entrant> {
        let Some(places) = &board.places else { return Vec::new() };
        let mut order: Vec<(u8, Entrant)> = places.iter().copied().zip(board.seats.iter().copied()).collect();
        order.sort_by_cached_key(|&(place, entrant)| {
            (place, std::cmp::Reverse(self.players[index(entrant)].points), draw.lot(0, entrant))
        });
        order.truncate(usize::from(board.advance));
        order.into_iter().map(|(_, entrant)| entrant).collect()
    }
}

/// Entrants in the order of their lots in a round.
fn by_lot(round: u16, draw: &Draw<'_>, among: impl Iterator<Item = Entrant>) -> Vec<Entrant> {
    let mut drawn: Vec<Entrant> = among.collect();
    drawn.sort_by_cached_key(|&entrant| (draw.lot(round, entrant), entrant));
    drawn
}

fn index(entrant: Entrant) -> usize {
    usize::from(entrant) - 1
}
