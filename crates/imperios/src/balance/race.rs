//! The search for the smallest change that brings every side into the band: neighbours of what is best so far race each
//! other over more and more games, and whoever falls behind drops out.

use crate::failure::Failure;

/// A measurement that begins with fewer games says nothing.
const LEAST_GAMES: u64 = 20;
/// The first heat has this part of all games.
const FIRST_HEAT: u64 = 8;
/// Steps away from what there was, at the most.
const MOST_STEPS: usize = 40;

/// What is tried: the number of a value for each change.
pub(super) type Values = Vec<usize>;

/// Tells how far values miss the band over so many games; none if the pack is not sound.
pub(super) type Judge<'a> = &'a mut dyn FnMut(&[usize], u64) -> Result<Option<f64>, Failure>;

/// What the search has come to.
#[derive(PartialEq, Debug)]
pub(super) struct Found {
    pub(super) values: Values,
    /// How far it misses the band; nothing if all sides lie in it.
    pub(super) misfit: f64,
}

/// Searches from `start`. `sizes` says how many values each change has; `better` is told what is better than all before.
pub(super) fn search(
    start: &[usize],
    sizes: &[usize],
    games: u64,
    judge: Judge<'_>,
    better: &mut dyn FnMut(&Found),
) -> Result<Found, Failure> {
    let misfit = judge(start, games)?.unwrap_or(f64::INFINITY);
    let mut best = Found { values: start.to_vec(), misfit };
    better(&best);
    for _ in 0..MOST_STEPS {
        if best.misfit <= 0.0 {
            break;
        }
        let Some(winner) = race(&best, sizes, games, judge)? else { break };
        best = winner;
        better(&best);
    }
    shrink(start, best, games, judge, better)
}

/// The best neighbour, if one is better than what there is.
fn race(best: &Found, sizes: &[usize], games: u64, judge: Judge<'_>) -> Result<Option<Found>, Failure> {
    let mut running = neighbours(&best.values, sizes);
    let mut heat = (games / FIRST_HEAT).max(LEAST_GAMES).min(games);
    loop {
        let own = judge(&best.values, heat)?.unwrap_or(f64::INFINITY);
        let mut told = Vec::new();
        for values in running {
            if let Some(misfit) = judge(&values, heat)?.filter(|&misfit| misfit < own) {
                told.push(Found { values, misfit });
            }
        }
        told.sort_by(|a, b| a.misfit.total_cmp(&b.misfit));
        if heat == games {
            return Ok(told.into_iter().next());
        }
        told.truncate(told.len().div_ceil(2));
        running = told.into_iter().map(|found| found.values).collect();
        if running.is_empty() {
            return Ok(None);
        }
        heat = (heat * 2).min(games);
    }
}

/// One step further or back in one of the changes.
fn neighbours(values: &[usize], sizes: &[usize]) -> Vec<Values> {
    let mut all = Vec::new();
    for (index, &value) in values.iter().enumerate() {
        let further = Some(value + 1).filter(|&next| next < sizes[index]);
        for next in [value.checked_sub(1), further].into_iter().flatten() {
            let mut neighbour = values.to_vec();
            neighbour[index] = next;
            all.push(neighbour);
        }
    }
    all
}

/// Takes back what is not needed, one step after the other.
fn shrink(
    start: &[usize],
    mut best: Found,
    games: u64,
    judge: Judge<'_>,
    better: &mut dyn FnMut(&Found),
) -> Result<Found, Failure> {
    loop {
        let mut smaller = None;
        for (index, &before) in start.iter().enumerate() {
            let now = best.values[index];
            if now == before {
                continue;
            }
            let mut values = best.values.clone();
            values[index] = if now > before { now - 1 } else { now + 1 };
            if let Some(misfit) = judge(&values, games)?.filter(|&misfit| misfit <= best.misfit) {
                smaller = Some(Found { values, misfit });
                break;
            }
        }
        match smaller {
            Some(found) => {
                best = found;
                better(&best);
            }
            None => return Ok(best),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pack whose misfit is how far the sum of two values is from six; the third changes nothing.
    fn judged(values: &[usize], _: u64) -> f64 {
        (values[0] as f64 + values[1] as f64 - 6.0).abs()
    }

    #[test]
    fn the_search_ends_in_the_band_with_no_step_too_many() {
        let mut asked = 0;
        let mut judge = |values: &[usize], games: u64| {
            asked += 1;
            Ok(Some(judged(values, games)))
        };
        let mut told = 0;
        let found = search(&[1, 1, 1], &[9, 9, 9], 160, &mut judge, &mut |_| told += 1).unwrap();
        assert!(found.misfit < 1e-9, "{found:?}");
        assert_eq!(found.values[0] + found.values[1], 6);
        assert_eq!(found.values[2], 1, "what changes nothing is left as it was");
        assert!(told > 1 && asked > 0);
    }

    #[test]
    fn packs_that_are_not_sound_are_left_out_and_a_dead_end_is_told() {
        let mut judge = |values: &[usize], games: u64| Ok((values[1] == 1).then(|| judged(values, games)));
        let found = search(&[1, 1], &[3, 9], 160, &mut judge, &mut |_| ()).unwrap();
        assert_eq!(found.values, [2, 1]);
        assert!(found.misfit > 0.0);
    }
}
