//! Two editions on common deals: what is otherwise, game by game.

use std::collections::BTreeMap;

use bots::{Count, Course, Mean, VICTORY};
use serde::Serialize;

use super::{measuring::Measuring, rows::Row};

/// How much more a side, or a seat, wins in the other edition.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Difference {
    /// The id of the side, or the number of the seat where seats are alike.
    pub(crate) side: String,
    /// The difference as a multiple of the fair share, from games with the same deal in both.
    pub(crate) of_fair: Mean,
}

impl Difference {
    /// Whether its interval does not hold nothing.
    pub(crate) fn is_certain(&self) -> bool {
        self.of_fair.mean.abs() > self.of_fair.margin
    }
}

/// What is otherwise in a row, from the games that both have.
pub(crate) fn differences(row: &Row, own: &Measuring, other: &Measuring, games: u64) -> Vec<Difference> {
    let others: BTreeMap<u64, &Course> = other.of(row, games).collect();
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    for (game, course) in own.of(row, games) {
        let Some(other) = others.get(&game) else { continue };
        let (before, after) = (by_side(course), by_side(other));
        let mut sides: Vec<_> = before.keys().chain(after.keys()).collect();
        sides.sort();
        sides.dedup();
        for side in sides {
            let of = |shares: &BTreeMap<String, i64>| shares.get(side).copied().unwrap_or_default();
            counts.entry(side.clone()).or_default().add(of(&after) - of(&before));
        }
    }
    let unit = VICTORY as f64 / row.players as f64;
    counts.into_iter().map(|(side, count)| Difference { side, of_fair: count.mean(unit) }).collect()
}

/// What each side has won of a game; each seat where seats are alike.
fn by_side(course: &Course) -> BTreeMap<String, i64> {
    let name = |index: usize| course.sides.get(index).cloned().unwrap_or_else(|| (index + 1).to_string());
    course.shares.iter().enumerate().map(|(index, &share)| (name(index), share)).collect()
}
