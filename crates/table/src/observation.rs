//! What a seat may know as numbers: a sheet of bytes whose planes have names, for what learns to play.

use crate::{Rules, Seat, SeatSet};

/// A game whose views can be written as numbers.
///
/// What must hold, and is tested: equal [views](Rules::view) give equal sheets, different ones different sheets, and
/// which planes there are depends on the edition only.
pub trait Observed: Rules {
    /// Writes all that a seat may know. Seats are counted from the viewer clockwise, so that the viewer always comes
    /// first.
    fn observe(&self, viewer: Seat, sheet: &mut Sheet<'_>);
}

/// One plane of a sheet: cells that mean the same of different things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plane {
    /// Its name.
    pub name: &'static str,
    /// What its cells say.
    pub about: &'static str,
    /// The place of its first cell.
    pub first: usize,
    /// Its rows.
    pub rows: usize,
    /// Its columns.
    pub columns: usize,
}

/// A sheet that is being written. Each cell is a byte; what is not written is 0.
#[derive(Debug)]
pub struct Sheet<'a> {
    rest: &'a mut [u8],
    /// The planes that were written so far, if they are asked for.
    planes: Option<&'a mut Vec<Plane>>,
    written: usize,
}

impl<'a> Sheet<'a> {
    /// A sheet over these cells, all of which are 0 at first.
    pub fn new(cells: &'a mut [u8]) -> Self {
        cells.fill(0);
        Self { rest: cells, planes: None, written: 0 }
    }

    /// The planes that a position of this edition writes, which are those of every other.
    pub fn planes<R: Observed>(position: &R) -> Vec<Plane> {
        let mut cells = vec![0; 1 << 16];
        let mut planes = Vec::new();
        position
            .observe(Seat::new(0), &mut Sheet { rest: &mut cells, planes: Some(&mut planes), written: 0 });
        planes
    }

    /// The cells of the next plane, row by row.
    ///
    /// # Panics
    /// If the sheet is full.
    #[inline]
    pub fn grid(
        &mut self,
        name: &'static str,
        about: &'static str,
        rows: usize,
        columns: usize,
    ) -> &mut [u8] {
        if let Some(planes) = &mut self.planes {
            planes.push(Plane { name, about, first: self.written, rows, columns });
            self.written += rows * columns;
        }
        let (plane, rest) = std::mem::take(&mut self.rest).split_at_mut(rows * columns);
        self.rest = rest;
        plane
    }

    /// The cells of the next plane, one row of them.
    #[inline]
    pub fn row(&mut self, name: &'static str, about: &'static str, columns: usize) -> &mut [u8] {
        self.grid(name, about, 1, columns)
    }

    /// A plane of one cell.
    #[inline]
    pub fn cell(&mut self, name: &'static str, about: &'static str, value: u8) {
        self.row(name, about, 1)[0] = value;
    }

    /// A plane of one cell that is 1 if something is so.
    #[inline]
    pub fn flag(&mut self, name: &'static str, about: &'static str, is_so: bool) {
        self.cell(name, about, is_so.into());
    }

    /// A plane of one row with these cells.
    #[inline]
    pub fn cells<const COLUMNS: usize>(
        &mut self,
        name: &'static str,
        about: &'static str,
        cells: [u8; COLUMNS],
    ) {
        self.row(name, about, COLUMNS).copy_from_slice(&cells);
    }

    /// A plane of which the cell at a place is 1; none if there is no place.
    #[inline]
    pub fn one(&mut self, name: &'static str, about: &'static str, columns: usize, place: Option<usize>) {
        let row = self.row(name, about, columns);
        if let Some(place) = place {
            row[place] = 1;
        }
    }

    /// Numbers that may be larger than a cell: two cells each, the second counting 256.
    #[inline]
    pub fn numbers(
        &mut self,
        name: &'static str,
        about: &'static str,
        rows: usize,
        values: impl IntoIterator<Item = u16>,
    ) {
        let grid = self.grid(name, about, rows, 2);
        for (cells, value) in grid.chunks_exact_mut(2).zip(values) {
            cells.copy_from_slice(&value.to_le_bytes());
        }
    }
}

/// Seats as a viewer counts them.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    viewer: Seat,
    players: usize,
}

impl Round {
    /// The seats around the table, from the viewer on.
    pub const fn from(viewer: Seat, players: usize) -> Self {
        Self { viewer, players }
    }

    /// The place of a seat: 0 for the viewer.
    #[inline]
    pub const fn place(self, seat: Seat) -> usize {
        let (seat, viewer) = (seat.index(), self.viewer.index());
        if seat >= viewer { seat - viewer } else { seat + self.players - viewer }
    }

    /// The seats in this order.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.players).map(move |place| {
            let index = self.viewer.index() + place;
            Seat::new(if index >= self.players { index - self.players } else { index })
        })
    }

    /// Writes a 1 into the cell of each of these seats.
    #[inline]
    pub fn mark(self, seats: SeatSet, cells: &mut [u8]) {
        seats.iter().for_each(|seat| cells[self.place(seat)] = 1);
    }
}
