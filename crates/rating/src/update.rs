//! What a game makes of the ratings of those who played it.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::exp::exp;

/// How strong somebody is, in thousandths of a point: 400 points between two make ten to one in a game of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The best guess.
    pub mean: i64,
    /// How unsure it is: two times in three the truth lies no further away.
    pub deviation: i64,
}

/// How many play: games of two are rated apart from larger ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    /// Two.
    Two,
    /// Three and more.
    More,
}

/// Who takes part in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Their rating before it.
    pub rating: Rating,
    /// Whether the game changes nothing about it.
    pub anchored: bool,
}

/// A rating whose deviation is no larger is sure; before, it is provisional.
pub const SURE: i64 = 110_000;
/// So many games are needed for a place in a list.
pub const LEAST_GAMES: i64 = 10;

const THOUSAND: f64 = 1000.0;
/// Points to the unit in which chances are counted: 400 / ln 10.
const UNIT: f64 = 173.717_792_761_247;
/// π².
const PI_SQUARED: f64 = 9.869_604_401_089_358;
/// How much anybody's strength may change from game to game, and while they rest for a season.
const CHANGE: f64 = 7.0;
const REST: f64 = 45.0;
/// As sure as a rating can be: 30 points.
const SUREST: f64 = 30.0;

impl Company {
    /// So many seats.
    pub fn of(seats: usize) -> Self {
        if seats > 2 { Self::More } else { Self::Two }
    }

    /// `two` or `more`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::More => "more",
        }
    }
}

impl Rating {
    /// Whoever is not known yet.
    pub const NEW: Self = Self { mean: 1_500_000, deviation: 350_000 };

    /// A rating, in thousandths.
    pub const fn new(mean: i64, deviation: i64) -> Self {
        Self { mean, deviation }
    }

    /// Whether it is still provisional.
    pub fn is_provisional(self) -> bool {
        self.deviation > SURE
    }

    /// The same after so many seasons without a game: less sure, but never less than somebody new.
    #[must_use]
    pub fn rested(self, seasons: u32) -> Self {
        let (_, deviation) = self.points();
        let grown = (deviation * deviation + f64::from(seasons) * REST * REST).sqrt();
        Self { deviation: thousandths(grown).min(Self::NEW.deviation), ..self }
    }

    fn points(self) -> (f64, f64) {
        (self.mean as f64 / THOUSAND, self.deviation as f64 / THOUSAND)
    }
}

impl Entrant {
    /// Somebody whose rating the game changes.
    pub fn person(rating: Rating) -> Self {
        Self { rating, anchored: false }
    }

    /// Somebody whose rating was measured once and for all.
    pub fn anchor(rating: Rating) -> Self {
        Self { rating, anchored: true }
    }
}

/// How likely it is that the first comes before the second, shared places counted as halves.
pub fn chance(first: Rating, second: Rating) -> f64 {
    let ((a, of_a), (b, of_b)) = (first.points(), second.points());
    expected(a - b, weight(of_a * of_a + of_b * of_b))
}

/// What a difference is still worth where it is as unsure as this variance says.
fn weight(variance: f64) -> f64 {
    1.0 / (1.0 + 3.0 * variance / (UNIT * UNIT * PI_SQUARED)).sqrt()
}

fn expected(ahead: f64, weight: f64) -> f64 {
    1.0 / (1.0 + exp(-weight * ahead / UNIT))
}

/// The ratings after a game in which they came to these places; equal places are shared. Those of anchors stay.
///
/// # Panics
///
/// If there are not as many places as entrants.
pub fn rated(entrants: &[Entrant], places: &[u8]) -> Vec<Rating> {
    assert_eq!(entrants.len(), places.len(), "everybody has a place");
    let before: Vec<(f64, f64)> = entrants.iter().map(|entrant| entrant.rating.points()).collect();
    let after = |(index, entrant): (usize, &Entrant)| {
        if entrant.anchored {
            return entrant.rating;
        }
        let (mean, deviation) = before[index];
        let (mut information, mut gained) = (0.0, 0.0);
        for (other, &(theirs, their_deviation)) in before.iter().enumerate() {
            if other == index {
                continue;
            }
            let weight = weight(their_deviation * their_deviation);
            let expected = expected(mean - theirs, weight);
            let score = match places[index].cmp(&places[other]) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
            information += weight * weight * expected * (1.0 - expected);
            gained += weight * (score - expected);
        }
        let variance = deviation * deviation + CHANGE * CHANGE;
        let variance = 1.0 / (1.0 / variance + information / (UNIT * UNIT));
        let deviation = thousandths(variance.sqrt().max(SUREST));
        Rating {
            mean: thousandths(mean + variance / UNIT * gained),
            deviation: deviation.min(Rating::NEW.deviation),
        }
    };
    entrants.iter().enumerate().map(after).collect()
}

fn thousandths(points: f64) -> i64 {
    (points * THOUSAND + 0.5).floor() as i64
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// These numbers never change: whoever counts again must come to the same.
    #[test]
    fn known_games_give_known_ratings() {
        let new = Entrant::person(Rating::NEW);
        let duel = rated(&[new, new], &[1, 2]);
        assert_eq!(duel, [Rating::new(1_662_257, 290_270), Rating::new(1_337_743, 290_270)]);
        let old = Entrant::person(Rating::new(1_712_345, 61_000));
        let marshal = Entrant::anchor(Rating::new(1_631_000, 30_000));
        let four = rated(&[new, old, marshal, new], &[2, 1, 2, 4]);
        let expected = [(1_566_601, 201_195), (1_728_699, 59_833), (1_631_000, 30_000), (1_294_710, 201_195)];
        assert_eq!(four, expected.map(|(mean, deviation)| Rating { mean, deviation }));
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        let sure = |mean| Rating::new(mean, 0);
        assert!((chance(sure(1_900_000), sure(1_500_000)) - 10.0 / 11.0).abs() < 1e-12);
        assert!((chance(Rating::NEW, Rating::NEW) - 0.5).abs() < 1e-12);
        let unsure = chance(Rating::new(1_900_000, 350_000), sure(1_500_000));
        assert!(unsure > 0.7 && unsure < 0.9, "{unsure}");
    }

    #[test]
    fn who_rests_becomes_less_sure() {
        let known = Rating::new(1_700_000, 60_000);
        assert_eq!(known.rested(0), known);
        assert_eq!(known.rested(1), Rating::new(1_700_000, 75_000));
        assert!(known.rested(8).is_provisional() && !known.rested(1).is_provisional());
        assert_eq!(known.rested(4000).deviation, Rating::NEW.deviation);
    }

    fn rating() -> impl Strategy<Value = Rating> {
        (500_000_i64..2_500_000, 30_000_i64..=350_000)
            .prop_map(|(mean, deviation)| Rating { mean, deviation })
    }

    proptest! {
        #[test]
        fn the_order_at_the_table_does_not_matter_but_for_the_last_thousandth(
            (ratings, places) in (2_usize..=8).prop_flat_map(|n| {
                (prop::collection::vec(rating(), n), prop::collection::vec(1_u8..=8, n))
            })
        ) {
            let entrants: Vec<Entrant> = ratings.iter().map(|&rating| Entrant::person(rating)).collect();
            let after = rated(&entrants, &places);
            let reversed: Vec<Entrant> = entrants.iter().rev().copied().collect();
            let turned: Vec<u8> = places.iter().rev().copied().collect();
            for (one, other) in after.iter().zip(rated(&reversed, &turned).iter().rev()) {
                prop_assert!((one.mean - other.mean).abs() <= 1 && (one.deviation - other.deviation).abs() <= 1);
            }
            for (before, after) in ratings.iter().zip(&after) {
                prop_assert!(after.deviation <= before.deviation + 1_000 && after.deviation >= 30_000);
            }
        }

        #[test]
        fn a_better_place_is_never_worth_less(
            ratings in prop::collection::vec(rating(), 2..=8), places in prop::collection::vec(2_u8..=8, 8)
        ) {
            let entrants: Vec<Entrant> = ratings.iter().map(|&rating| Entrant::person(rating)).collect();
            let mut places = places[..entrants.len()].to_vec();
            let before = rated(&entrants, &places)[0].mean;
            places[0] -= 1;
            prop_assert!(rated(&entrants, &places)[0].mean >= before);
        }
    }
}
