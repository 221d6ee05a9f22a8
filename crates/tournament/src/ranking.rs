//! Who stands where, and what decides between those who stand alike: told before the start, the same for everybody.

use std::cmp::Reverse;

use serde::Serialize;

use crate::{
    draw::Draw,
    journal::{Entrant, System},
    state::Tournament,
};

/// Points of whoever wins a table alone. The last has none, those between them are spaced evenly, so tables of any size
/// count alike.
pub const WIN: u32 = 840;

/// What decides where two stand, the first difference counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum TieBreak {
    /// How far one came in a knock-out: the round, with the place at its table.
    Reached,
    /// The points.
    Points,
    /// What those with equal points have won of each other: a half for each whom one shared a place with, a whole for each
    /// behind.
    Direct,
    /// The points of one's opponents, on average.
    Opponents,
    /// Tables at which nobody was better.
    Wins,
    /// The lot.
    Lot,
}

impl TieBreak {
    /// Those of a system, in their order.
    pub fn of(system: System) -> &'static [Self] {
        match system {
            System::Swiss { .. } => &[Self::Points, Self::Opponents, Self::Direct, Self::Wins, Self::Lot],
            System::RoundRobin { .. } => {
                &[Self::Points, Self::Direct, Self::Wins, Self::Opponents, Self::Lot]
            }
            System::KnockOut => &[Self::Reached, Self::Points, Self::Lot],
        }
    }
}

/// Where somebody stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Ranked {
    /// The place, from 1.
    pub place: u16,
    /// Who.
    pub entrant: Entrant,
    /// Their points, in parts of a win (840).
    pub points: u32,
    /// Games that are over.
    pub played: u16,
    /// The points of their opponents, on average.
    pub opponents: u32,
    /// What they have won of those with equal points, in halves.
    pub direct: u32,
    /// Tables at which nobody was better.
    pub wins: u16,
    /// In a knock-out the round they have come to.
    pub reached: u16,
}

/// What the places at a table are worth, seat by seat.
pub(crate) fn score(places: &[u8]) -> Vec<u32> {
    let others = places.len() as u32 - 1;
    let worth = |&place: &u8| {
        let behind = places.iter().filter(|&&other| other > place).count() as u32;
        let ahead = places.iter().filter(|&&other| other < place).count() as u32;
        let beside = others - behind - ahead;
        WIN / 2 * (2 * behind + beside) / others
    };
    places.iter().map(worth).collect()
}

#[derive(Clone, Default)]
struct Record {
    played: u16,
    wins: u16,
    reached: u16,
    /// The place at the last table, or 0 where there was a bye or it goes on.
    last: u8,
    met: Vec<(Entrant, u32)>,
}

impl Tournament {
    /// Everybody who takes part or has taken part, from the first to the last.
    pub fn ranking(&self, draw: &Draw<'_>) -> Vec<Ranked> {
        let records = self.records();
        let points = |entrant: Entrant| self.player(entrant).map_or(0, |player| player.points);
        let mut ranked: Vec<(Ranked, u64)> = Vec::new();
        for (entrant, player) in (1..).zip(&self.players) {
            let record = &records[usize::from(entrant)];
            let took_part = record.played > 0 || player.byes > 0 || record.reached > 0;
            if player.left.is_some() && !took_part {
                continue;
            }
            let met = record.met.len() as u64;
            let sum: u64 = record.met.iter().map(|&(other, _)| u64::from(points(other))).sum();
            let alike = record.met.iter().filter(|&&(other, _)| points(other) == player.points);
            let row = Ranked {
                place: 0,
                entrant,
                points: player.points,
                played: record.played,
                opponents: sum.checked_div(met).unwrap_or(0) as u32,
                direct: alike.map(|&(_, won)| won).sum(),
                wins: record.wins,
                reached: record.reached,
            };
            // Whoever goes before the last table stands behind those who stay.
            let stays = u64::from(player.left.is_none());
            let came = u64::from(row.reached) << 16 | u64::from(u8::MAX - record.last) << 1 | stays;
            ranked.push((row, came));
        }
        let order = TieBreak::of(self.terms.system);
        ranked.sort_by_cached_key(|(row, came)| {
            let by = |tie_break: &TieBreak| match tie_break {
                TieBreak::Reached => Reverse(*came),
                TieBreak::Points => Reverse(row.points.into()),
                TieBreak::Direct => Reverse(row.direct.into()),
                TieBreak::Opponents => Reverse(row.opponents.into()),
                TieBreak::Wins => Reverse(row.wins.into()),
                TieBreak::Lot => Reverse(u64::MAX - draw.lot(0, row.entrant)),
            };
            order.iter().map(by).collect::<Vec<_>>()
        });
        (1..).zip(ranked).map(|(place, (row, _))| Ranked { place, ..row }).collect()
    }

    fn records(&self) -> Vec<Record> {
        let mut records = vec![Record::default(); self.players.len() + 1];
        for (number, round) in (1..).zip(&self.rounds) {
            for &entrant in &round.byes {
                let record = &mut records[usize::from(entrant)];
                (record.reached, record.last) = (number, 0);
            }
            for board in &round.boards {
                for (seat, &entrant) in board.seats.iter().enumerate() {
                    let record = &mut records[usize::from(entrant)];
                    record.reached = number;
                    let Some(places) = &board.places else {
                        record.last = 0;
                        continue;
                    };
                    let place = places[seat];
                    record.last = place;
                    record.played += 1;
                    record.wins += u16::from(place == 1);
                    for (other, &opponent) in
                        board.seats.iter().enumerate().filter(|&(other, _)| other != seat)
                    {
                        let won = match places[other].cmp(&place) {
                            std::cmp::Ordering::Greater => 2,
                            std::cmp::Ordering::Equal => 1,
                            std::cmp::Ordering::Less => 0,
                        };
                        record.met.push((opponent, won));
                    }
                }
            }
        }
        records
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_any_size_count_alike() {
        assert_eq!(score(&[1, 2]), [840, 0]);
        assert_eq!(score(&[1, 1]), [420, 420]);
        assert_eq!(score(&[2, 4, 1, 3]), [560, 0, 840, 280]);
        assert_eq!(score(&[1, 2, 2]), [840, 210, 210]);
        for seats in 2..=8_u8 {
            let places: Vec<u8> = (1..=seats).collect();
            let total: u32 = score(&places).iter().sum();
            assert_eq!(total, WIN / 2 * u32::from(seats), "nothing is lost to rounding with {seats}");
        }
    }
}
