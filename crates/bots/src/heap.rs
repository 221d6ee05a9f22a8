//! The heap of stones that the table is tested with, and something to judge it by.

#[path = "../../table/tests/heap/mod.rs"]
#[expect(dead_code, reason = "the tests of the table need more of it")]
mod stones;

use table::{Awaiting, Rules, Seat, SeatSet};

pub(crate) use self::stones::{Choice, Heap, PLAIN};
use crate::Insight;

/// A heap of nine stones on which both have bet; the first seat is to move.
pub(crate) fn begun() -> Heap {
    let mut heap = Heap::begin(&PLAIN, ());
    for seat in Seat::first(2) {
        heap.play(seat, Choice::Bet(0), &mut ());
    }
    heap
}

impl Insight for Heap {
    fn is_quiet(&self) -> bool {
        matches!(self.awaiting(), Awaiting::Seats(seats) if seats.len() == 1)
    }

    const FEATURES: &'static [&'static str] = &["stones"];

    /// Whoever has moved likes to have left a large heap.
    fn features(&self, out: &mut [f32]) {
        for (seat, out) in Seat::first(2).zip(out) {
            let moves = self.awaiting() == Awaiting::Seats(SeatSet::only(seat));
            *out = if moves { 0.0 } else { self.stones.into() };
        }
    }

    const TUNING: &'static str =
        "manner = { curiosity = 1.0, place = 0.1, breadth = 2.0, ideas = 4, horizon = 2 }
        [weights]
        two = { stones = 0.5 }
        more = { stones = 0.5 }
        [levels]";
}
