//! A network that corrects the weighted sum: it sees several features together, and the whole board if it was taught to.
//!
//! Every fact of a [`Sight`] has a row of whole numbers for the seat it is told of, another one for the rivals of that seat,
//! and one if it is told of the table. The rows of what is true are added up for each seat, as it sees the board: itself,
//! rivals, table. When the next position is looked at, only rows of what has changed are added or taken away; because
//! these are whole numbers, nothing depends on what was looked at before. Two small layers follow, of which the second
//! gets the features of the seat as well. What comes out is added to the seat's standing. A file without rows has a network
//! that sees the features alone, which takes next to no time.
//!
//! The same formula in Python is `training/network.py`, which writes the file that is read here.

use table::Seat;

use crate::{
    judgement::dot,
    sight::{MOST_FACTS, Sight},
};

/// What a file begins with.
const MAGIC: &[u8; 8] = b"IMPNET2\n";
/// The numbers of a row: the cells of the first layer.
pub const WIDTH: usize = 64;
/// The cells of the second layer.
pub const DEPTH: usize = 16;
/// What a cell of the first layer counts when it is as bright as it can be.
const BRIGHT: i16 = 512;
/// The longest file: all facts of the largest board, and as many features as there can be.
const LONGEST: usize = 1 << 20;

type Row = [i16; WIDTH];

/// The weights of a network, as a file has them.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    ground: u64,
    /// For each fact: the row for the seat itself, for its rivals, and for the table.
    own: Vec<Row>,
    rival: Vec<Row>,
    table: Vec<Row>,
    start: Row,
    /// What each cell of the first layer, and then each feature, adds to the cells of the second.
    inner: Vec<[f32; DEPTH]>,
    inner_start: [f32; DEPTH],
    /// What each cell of the first layer, and then each feature, adds to what comes out.
    direct: Vec<f32>,
    /// And each cell of the second layer.
    outer: [f32; DEPTH],
}

/// Reads a file from its beginning.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NoNetwork> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(NoNetwork::Short)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn number(&mut self) -> Result<usize, NoNetwork> {
        Ok(u32::from_le_bytes(self.take()?) as usize)
    }

    fn row(&mut self) -> Result<Row, NoNetwork> {
        let mut row = [0; WIDTH];
        for cell in &mut row {
            *cell = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }

    fn floats<const N: usize>(&mut self) -> Result<[f32; N], NoNetwork> {
        let mut floats = [0.0; N];
        for one in &mut floats {
            *one = f32::from_le_bytes(self.take()?);
        }
        if floats.iter().all(|one| one.is_finite()) { Ok(floats) } else { Err(NoNetwork::NotFinite) }
    }

    fn rows(&mut self, count: usize) -> Result<Vec<Row>, NoNetwork> {
        (0..count).map(|_| self.row()).collect()
    }
}

impl Network {
    /// Reads a file of a game with so many facts and features.
    pub fn read(bytes: &[u8], facts: usize, features: usize) -> Result<Self, NoNetwork> {
        if bytes.len() > LONGEST {
            return Err(NoNetwork::Long);
        }
        let mut bytes = Bytes(bytes);
        if bytes.take::<8>()? != *MAGIC {
            return Err(NoNetwork::Other);
        }
        let ground = u64::from_le_bytes(bytes.take()?);
        let facts = match bytes.number()? {
            0 => 0,
            found if found == facts && facts <= MOST_FACTS => facts,
            found => return Err(NoNetwork::Shape { found, wanted: facts }),
        };
        for wanted in [features, WIDTH, DEPTH, BRIGHT as usize] {
            let found = bytes.number()?;
            if found != wanted {
                return Err(NoNetwork::Shape { found, wanted });
            }
        }
        let network = Self {
            ground,
            own: bytes.rows(facts)?,
            rival: bytes.rows(facts)?,
            table: bytes.rows(facts)?,
            start: bytes.row()?,
            inner: (0..WIDTH + features).map(|_| bytes.floats()).collect::<Result<_, _>>()?,
            inner_start: bytes.floats()?,
            direct: (0..WIDTH + features)
                .map(|_| bytes.floats().map(|[one]| one))
                .collect::<Result<_, _>>()?,
            outer: bytes.floats()?,
        };
        if bytes.0.is_empty() { Ok(network) } else { Err(NoNetwork::Long) }
    }

    /// What tells the board it was made for from others: see [`Insight::ground`](crate::Insight::ground).
    pub fn ground(&self) -> u64 {
        self.ground
    }

    /// Whether it sees more than features.
    pub(crate) fn sees_the_board(&self) -> bool {
        !self.own.is_empty()
    }

    /// What is to be added to the standing of a seat with these features by a network that sees nothing else.
    pub(crate) fn adds_for(&self, features: &[f32]) -> f32 {
        self.comes_out(0.0, self.inner_start, features)
    }

    /// What comes out, from what the first layer adds to it and to the cells of the second.
    fn comes_out(&self, mut out: f32, mut second: [f32; DEPTH], features: &[f32]) -> f32 {
        for (&feature, weights) in features.iter().zip(&self.inner[WIDTH..]) {
            // Many features are 0 most of the time.
            if feature != 0.0 {
                spread(&mut second, feature, weights);
            }
        }
        out += dot(&self.direct[WIDTH..], features);
        out + second.iter().zip(&self.outer).map(|(cell, weight)| cell.max(0.0) * weight).sum::<f32>()
    }
}

/// What a network has seen, and its sums.
#[derive(Clone, Debug)]
pub(crate) struct Eyes<'n> {
    network: &'n Network,
    seen: Sight,
    /// Of the facts of each seat: the rows for the seat itself, and for its rivals.
    own: [Row; Seat::MAX],
    rival: [Row; Seat::MAX],
    table: Row,
    /// The rows for rivals of the facts of all seats, with those of the table and what every sum starts from.
    all: Row,
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*row);
    }
}

fn take_away(sum: &mut Row, row: &Row) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*row);
    }
}

impl<'n> Eyes<'n> {
    /// Eyes that have seen nothing yet.
    pub(crate) fn new(network: &'n Network) -> Self {
        Self {
            network,
            seen: Sight::default(),
            own: [[0; WIDTH]; Seat::MAX],
            rival: [[0; WIDTH]; Seat::MAX],
            table: network.start,
            all: network.start,
        }
    }

    /// Looks at a position of a table of so many.
    pub(crate) fn see(&mut self, sight: &Sight, seats: usize) {
        let network = self.network;
        for seat in 0..seats {
            let (own, rival) = (&mut self.own[seat], &mut self.rival[seat]);
            sight.changes(&self.seen, seat, |fact, holds| {
                let change = if holds { add } else { take_away };
                change(own, &network.own[fact]);
                change(rival, &network.rival[fact]);
            });
        }
        let table = &mut self.table;
        sight.changes(&self.seen, Seat::MAX, |fact, holds| {
            let change = if holds { add } else { take_away };
            change(table, &network.table[fact]);
        });
        self.seen.clone_from(sight);
        self.all = self.table;
        self.rival[..seats].iter().for_each(|row| add(&mut self.all, row));
    }

    /// What is to be added to the standing of a seat with these features.
    pub(crate) fn adds(&self, seat: Seat, seats: usize, features: &[f32]) -> f32 {
        debug_assert!(seat.index() < seats);
        let network = self.network;
        let mut first = self.all;
        take_away(&mut first, &self.rival[seat.index()]);
        add(&mut first, &self.own[seat.index()]);
        let mut second = network.inner_start;
        let mut out = 0.0;
        for ((&cell, weights), direct) in first.iter().zip(&network.inner).zip(&network.direct) {
            if cell > 0 {
                let bright = f32::from(cell.min(BRIGHT)) / f32::from(BRIGHT);
                out += bright * direct;
                spread(&mut second, bright, weights);
            }
        }
        network.comes_out(out, second, features)
    }
}

fn spread(cells: &mut [f32; DEPTH], by: f32, weights: &[f32; DEPTH]) {
    for (cell, weight) in cells.iter_mut().zip(weights) {
        *cell += by * weight;
    }
}

/// Why a file holds no network.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum NoNetwork {
    /// It can't be read.
    #[error("the network “{name}” can't be read: {reason}")]
    Unread {
        /// Its name in the tuning.
        name: String,
        /// Why.
        reason: String,
    },
    /// It begins otherwise.
    #[error("it is no file of a network")]
    Other,
    /// It ends too soon.
    #[error("the file of the network ends too soon")]
    Short,
    /// It goes on behind the end.
    #[error("the file of the network is too long")]
    Long,
    /// It was made for another game, or for other layers.
    #[error("the network has {found} where the game has {wanted}")]
    Shape {
        /// A count in the file.
        found: usize,
        /// What it must be.
        wanted: usize,
    },
    /// A weight is no number.
    #[error("a weight of the network is no number")]
    NotFinite,
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    const FACTS: usize = 40;
    const FEATURES: usize = 3;

    /// The same numbers in any language: see `training/reference.py`.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, count: u64) -> i32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 32) % count) as i32
        }

        fn rows(&mut self, count: usize, file: &mut Vec<u8>) {
            for _ in 0..count * WIDTH {
                file.extend((self.below(401) as i16 - 200).to_le_bytes());
            }
        }

        fn weights(&mut self, count: usize, file: &mut Vec<u8>) {
            for _ in 0..count {
                file.extend(((self.below(257) - 128) as f32 / 128.0).to_le_bytes());
            }
        }
    }

    fn sample() -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(0x1234_5678_9abc_def0_u64.to_le_bytes());
        for count in [FACTS, FEATURES, WIDTH, DEPTH, BRIGHT as usize] {
            file.extend((count as u32).to_le_bytes());
        }
        let mut numbers = Numbers(1806);
        numbers.rows(3 * FACTS + 1, &mut file);
        numbers.weights((WIDTH + FEATURES) * DEPTH + DEPTH + WIDTH + FEATURES + DEPTH, &mut file);
        file
    }

    /// The same without rows.
    fn blind() -> Vec<u8> {
        let (head, rest) = (MAGIC.len() + 8, sample());
        let rows = head + 20 + 2 * WIDTH * 3 * FACTS;
        [&rest[..head], &[0; 4], &rest[head + 4..head + 20], &rest[rows..]].concat()
    }

    #[derive(Deserialize)]
    struct Case {
        facts: Vec<Vec<usize>>,
        features: Vec<Vec<f32>>,
        adds: Vec<f32>,
        blind: Vec<f32>,
    }

    impl Case {
        fn seats(&self) -> usize {
            self.features.len()
        }

        fn sight(&self) -> Sight {
            let mut sight = Sight::default();
            let (table, seats) = self.facts.split_last().unwrap();
            for &fact in table {
                sight.tell_of_table(fact);
            }
            for (seat, facts) in Seat::first(self.seats()).zip(seats) {
                for &fact in facts {
                    sight.tell(seat, fact);
                }
            }
            sight
        }

        fn adds(&self, eyes: &mut Eyes<'_>) -> Vec<f32> {
            eyes.see(&self.sight(), self.seats());
            let seats = Seat::first(self.seats()).zip(&self.features);
            seats.map(|(seat, features)| eyes.adds(seat, self.seats(), features)).collect()
        }
    }

    fn cases() -> Vec<Case> {
        serde_json::from_str(include_str!("../../../training/reference.json")).unwrap()
    }

    #[test]
    fn a_network_comes_to_the_same_as_its_reference() {
        let network = Network::read(&sample(), FACTS, FEATURES).unwrap();
        assert_eq!(network.ground(), 0x1234_5678_9abc_def0);
        for case in cases() {
            let found = case.adds(&mut Eyes::new(&network));
            let near = |(found, wanted): (&f32, &f32)| (found - wanted).abs() < 1e-3;
            assert!(found.iter().zip(&case.adds).all(near), "{found:?}, {:?}", case.adds);
        }
    }

    #[test]
    fn without_rows_features_are_all_that_counts() {
        let network = Network::read(&blind(), FACTS, FEATURES).unwrap();
        for case in cases() {
            for (features, wanted) in case.features.iter().zip(&case.blind) {
                assert!((network.adds_for(features) - wanted).abs() < 1e-3, "{features:?}");
            }
        }
    }

    #[test]
    fn what_was_looked_at_before_changes_nothing() {
        let network = Network::read(&sample(), FACTS, FEATURES).unwrap();
        let bits = |adds: Vec<f32>| adds.into_iter().map(f32::to_bits).collect::<Vec<_>>();
        let mut eyes = Eyes::new(&network);
        let cases = cases();
        for case in cases.iter().chain(cases.iter().rev()).chain(cases.iter().step_by(3)) {
            assert_eq!(bits(case.adds(&mut eyes)), bits(case.adds(&mut Eyes::new(&network))));
        }
    }

    #[test]
    fn a_file_is_read_only_if_it_fits_the_game() {
        let file = sample();
        let read = |bytes: &[u8]| Network::read(bytes, FACTS, FEATURES).unwrap_err();
        assert_eq!(read(b"something else"), NoNetwork::Other);
        assert_eq!(read(&file[..file.len() - 1]), NoNetwork::Short);
        assert_eq!(read(&[&file[..], b"!"].concat()), NoNetwork::Long);
        let other = Network::read(&file, FACTS + 1, FEATURES).unwrap_err();
        assert_eq!(other, NoNetwork::Shape { found: FACTS, wanted: FACTS + 1 });
        let blind = blind();
        assert!(!Network::read(&blind, FACTS, FEATURES).unwrap().sees_the_board());
        let infinite = [&file[..file.len() - 4], &f32::INFINITY.to_le_bytes()].concat();
        assert_eq!(read(&infinite), NoNetwork::NotFinite);
    }
}
