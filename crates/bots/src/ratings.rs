//! How strong bots are, from who finished before whom: Elo ratings with intervals, and when a question is decided.

use serde::Serialize;

/// Points by which ten times the odds differ.
const TENFOLD: f64 = 400.0;

/// How often each player has finished before each other one; a shared place counts half for both.
#[derive(Clone, PartialEq, Debug)]
pub struct Encounters {
    players: usize,
    won: Vec<f64>,
}

/// The strength of one player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Elo points; the mean of all players is 0.
    pub elo: f64,
    /// The true rating lies within this distance of it in 95 of 100 cases.
    pub margin: f64,
}

impl Encounters {
    /// Nobody has met yet.
    pub fn new(players: usize) -> Self {
        Self { players, won: vec![0.0; players * players] }
    }

    /// `better` has finished before `worse` this often.
    pub fn add(&mut self, better: usize, worse: usize, times: f64) {
        self.won[better * self.players + worse] += times;
    }

    /// Counts all that another has counted.
    pub fn merge(&mut self, other: &Self) {
        for (own, other) in self.won.iter_mut().zip(&other.won) {
            *own += other;
        }
    }

    /// How often one has finished before the other.
    pub fn won(&self, better: usize, worse: usize) -> f64 {
        self.won[better * self.players + worse]
    }

    /// The ratings under which all this was to be expected (Bradley-Terry). One more drawn encounter of each pair
    /// that has met keeps those who never lost within bounds.
    ///
    /// ```
    /// let mut met = bots::Encounters::new(2);
    /// met.add(0, 1, 90.0);
    /// met.add(1, 0, 30.0);
    /// let [emperor, page] = met.ratings()[..] else { panic!("two have met") };
    /// // Three of four encounters won are about 190 points of Elo.
    /// assert!((180.0..200.0).contains(&(emperor.elo - page.elo)));
    /// assert!(emperor.elo - emperor.margin > page.elo + page.margin, "the difference is certain");
    /// ```
    pub fn ratings(&self) -> Vec<Rating> {
        let met = |a: usize, b: usize| {
            let games = self.won(a, b) + self.won(b, a);
            if a == b || games == 0.0 { 0.0 } else { games + 1.0 }
        };
        let points = |a: usize| -> f64 {
            let others = (0..self.players).filter(|&b| met(a, b) > 0.0);
            others.map(|b| self.won(a, b) + 0.5).sum()
        };
        let mut strength = vec![1.0_f64; self.players];
        for _ in 0..1_000 {
            for a in 0..self.players {
                let share: f64 = (0..self.players).map(|b| met(a, b) / (strength[a] + strength[b])).sum();
                if share > 0.0 {
                    strength[a] = points(a) / share;
                }
            }
            let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / self.players as f64;
            for s in &mut strength {
                *s /= mean.exp();
            }
        }
        let elo = |s: f64| s.log10() * TENFOLD;
        let rating = |a: usize| {
            // What all encounters tell of this one player, the others being known.
            let information: f64 = (0..self.players)
                .map(|b| {
                    let chance = strength[a] / (strength[a] + strength[b]);
                    met(a, b) * chance * (1.0 - chance)
                })
                .sum();
            let margin = if information > 0.0 {
                1.96 * TENFOLD / std::f64::consts::LN_10 / information.sqrt()
            } else {
                0.0
            };
            Rating { elo: elo(strength[a]), margin }
        };
        (0..self.players).map(rating).collect()
    }
}

/// What a sequential test says of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// More games are needed.
    Open,
    /// The share reaches the one that was asked for.
    Yes,
    /// It does not.
    No,
}

/// Wald's sequential test with five in a hundred errors of either kind: whether somebody wins a share of `higher`
/// or only of `lower`, after so many victories in so many games.
pub fn sprt(wins: f64, games: f64, lower: f64, higher: f64) -> Decision {
    let bound = (0.95_f64 / 0.05).ln();
    let evidence = wins * (higher / lower).ln() + (games - wins) * ((1.0 - higher) / (1.0 - lower)).ln();
    if evidence >= bound {
        Decision::Yes
    } else if evidence <= -bound {
        Decision::No
    } else {
        Decision::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_191_points() {
        let mut encounters = Encounters::new(2);
        encounters.add(0, 1, 7_500.0);
        encounters.add(1, 0, 2_500.0);
        let ratings = encounters.ratings();
        assert!((ratings[0].elo - ratings[1].elo - 190.8).abs() < 0.5, "{ratings:?}");
        assert!(ratings[0].margin > 1.0 && ratings[0].margin < 10.0, "{ratings:?}");
    }

    #[test]
    fn strength_shows_through_players_who_never_met() {
        let mut encounters = Encounters::new(3);
        for (better, worse) in [(0, 1), (1, 2)] {
            encounters.add(better, worse, 750.0);
            encounters.add(worse, better, 250.0);
        }
        let ratings = encounters.ratings();
        assert!((ratings[0].elo - ratings[2].elo - 381.0).abs() < 5.0, "{ratings:?}");
    }

    #[test]
    fn who_never_lost_still_has_a_rating() {
        let mut encounters = Encounters::new(2);
        encounters.add(0, 1, 10.0);
        assert!(encounters.ratings().iter().all(|rating| rating.elo.is_finite()));
    }

    #[test]
    fn a_clear_case_is_decided_early_and_a_close_one_stays_open() {
        assert_eq!(sprt(38.0, 40.0, 0.5, 0.65), Decision::Yes);
        assert_eq!(sprt(12.0, 40.0, 0.5, 0.65), Decision::No);
        assert_eq!(sprt(23.0, 40.0, 0.5, 0.65), Decision::Open);
    }
}
