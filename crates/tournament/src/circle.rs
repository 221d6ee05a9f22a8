//! Everybody meets everybody at tables of two: the circle, in which one stays and the others go round.

/// The pairs of a round of `size` places, the first of each pair on the first seat; `size` is even. Rounds count from 0,
/// `size - 1` of them make a lap. In a lap nobody sits first more than once more often, or less, than second.
pub(crate) fn pairs(size: usize, round: usize) -> Vec<(usize, usize)> {
    let (ring, lap) = (size - 1, round / (size - 1));
    let round = round % ring;
    let mut pairs = Vec::with_capacity(size / 2);
    for one in 0..ring {
        let other = (round + ring - one) % ring;
        let (one, other) = match one.cmp(&other) {
            // Whoever would meet themselves meets the one who stays.
            std::cmp::Ordering::Equal => (one, ring),
            std::cmp::Ordering::Less => (one, other),
            std::cmp::Ordering::Greater => continue,
        };
        let first = if other == ring { one < size / 2 } else { (one + other) % 2 == 1 };
        let pair = if first == (lap % 2 == 0) { (one, other) } else { (other, one) };
        pairs.push(pair);
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once_in_a_lap_and_sits_first_in_half_of_the_games() {
        for size in [2, 4, 6, 10, 32, 64] {
            let mut met = vec![0; size * size];
            let mut first = vec![0_i32; size];
            for round in 0..size - 1 {
                let pairs = pairs(size, round);
                assert_eq!(pairs.len(), size / 2);
                for (one, other) in pairs {
                    met[one * size + other] += 1;
                    met[other * size + one] += 1;
                    first[one] += 1;
                    first[other] -= 1;
                }
            }
            for one in 0..size {
                assert!((0..size).all(|other| met[one * size + other] == i32::from(one != other)));
                assert_eq!(first[one].abs(), 1, "{size}: {one}");
            }
        }
    }
}
