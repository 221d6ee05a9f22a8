//! What a game was worth to each seat.

use table::{Seat, Standing};

/// What each seat gains: 1 for the first place, -1 for the last, evenly between; seats that share places share what
/// they are worth, so that the sum is 0. Nothing before the end.
pub fn returns(standing: &Standing, out: &mut [f32]) {
    out.fill(0.0);
    let seats = standing.seats();
    if !standing.over || seats < 2 {
        return;
    }
    for seat in Seat::first(seats) {
        let place = standing.places[seat];
        let sharing = Seat::first(seats).filter(|&other| standing.places[other] == place).count();
        // Those who share the places from `place` on are worth what these are on average.
        let middle = f32::from(place - 1) + (sharing as f32 - 1.0) / 2.0;
        out[seat.index()] = 1.0 - 2.0 * middle / (seats as f32 - 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_shared_and_nothing_is_won_or_lost_in_all() {
        let of = |scores: &[i32], over| {
            let mut out = vec![9.0; scores.len()];
            returns(&Standing::by_score(scores, over), &mut out);
            out
        };
        assert_eq!(of(&[4, 2, 5], true), [0.0, -1.0, 1.0]);
        assert_eq!(of(&[4, 4], true), [0.0, 0.0]);
        assert_eq!(of(&[7, 7, 1], true), [0.5, 0.5, -1.0]);
        assert_eq!(of(&[1, 2, 3], false), [0.0; 3]);
    }
}
