//! Who is ahead, and in the end who has won.

use crate::{BySeat, Seat, SeatSet};

/// Scores and places of all seats. Places start at 1; equal seats share one and the next are left out
/// (1, 1, 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    seats: u8,
    /// Whether the game is over and the places are final.
    pub over: bool,
    /// What each seat has gained so far.
    pub scores: BySeat<i32>,
    /// The place of each seat.
    pub places: BySeat<u8>,
}

impl Standing {
    /// Places by score alone, the highest first.
    pub fn by_score(scores: &[i32], over: bool) -> Self {
        Self::by_rank(scores, scores, over)
    }

    /// Places by `rank`, the highest first; scores are what is shown beside them.
    pub fn by_rank<T: Ord>(scores: &[i32], rank: &[T], over: bool) -> Self {
        let mut standing =
            Self { seats: scores.len() as u8, over, scores: BySeat::default(), places: BySeat::default() };
        for seat in Seat::first(scores.len()) {
            standing.scores[seat] = scores[seat.index()];
            let better = rank.iter().filter(|&other| *other > rank[seat.index()]).count();
            standing.places[seat] = better as u8 + 1;
        }
        standing
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The seats on the first place; more than one if they share the victory.
    pub fn leaders(&self) -> SeatSet {
        Seat::first(self.seats()).filter(|&seat| self.places[seat] == 1).collect()
    }
}

impl serde::Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = serializer.serialize_struct("Standing", 4)?;
        out.serialize_field("over", &self.over)?;
        out.serialize_field("scores", self.scores.first(self.seats()))?;
        out.serialize_field("places", self.places.first(self.seats()))?;
        out.serialize_field("leaders", &self.leaders().iter().collect::<Vec<_>>())?;
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_leave_the_next_out() {
        let standing = Standing::by_score(&[4, 2, 4, 1], true);
        assert_eq!(standing.places.first(4), [1, 3, 1, 4]);
        assert_eq!(standing.leaders().len(), 2);
    }
}
