//! Knock-out: how many tables are played in a round, how many have a bye, and how many of each table play on.

/// The better half of a table plays on; where it has no half, the winner.
fn usual(seats: usize) -> usize {
    if seats.is_multiple_of(2) { seats / 2 } else { 1 }
}

/// How many of each table of the next round play on, for so many who are still in, more than sit at one table: one number for
/// each table. Whoever sits at none has a bye.
///
/// If a first round can bring their number to one from which every round is full until the last table, it does. If not, as
/// many as can be play, and if too few would be left for the last table, more of the last tables play on.
pub(crate) fn advance(left: usize, seats: usize) -> Vec<usize> {
    let half = usual(seats);
    let mut full = seats;
    while full.is_multiple_of(half) && full / half * seats < left && full.is_multiple_of(seats) {
        full = full / half * seats;
    }
    let out = seats - half;
    let surplus = left - full.min(left);
    if surplus > 0 && surplus.is_multiple_of(out) && surplus / out * seats <= left {
        return vec![half; surplus / out];
    }
    let tables = left / seats;
    let mut advance = vec![half; tables];
    let stay = tables * half + left % seats;
    let mut missing = seats.saturating_sub(stay);
    for table in advance.iter_mut().rev() {
        let more = missing.min(seats - 1 - *table);
        *table += more;
        missing -= more;
    }
    advance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_comes_to_one_last_table() {
        for seats in 2..=8 {
            for entrants in seats..=2000 {
                let (mut left, mut rounds) = (entrants, 0);
                while left > seats {
                    let advance = advance(left, seats);
                    assert!(!advance.is_empty() && advance.len() * seats <= left, "{left} at {seats}");
                    assert!(advance.iter().all(|&on| (1..seats).contains(&on)));
                    left -= advance.iter().map(|on| seats - on).sum::<usize>();
                    rounds += 1;
                    assert!(rounds < 64, "{entrants} at tables of {seats}");
                }
                assert_eq!(left, seats, "{entrants} at tables of {seats}");
            }
        }
    }

    #[test]
    fn after_the_first_round_of_two_everybody_plays() {
        assert_eq!(advance(64, 2).len(), 32);
        assert_eq!(advance(5, 2).len(), 1);
        assert_eq!(advance(1000, 2).len(), 488);
        assert_eq!(advance(64, 4), [2; 16]);
    }
}
