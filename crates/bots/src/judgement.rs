//! Judgement: how a seat stands, from what a player would look at.
//!
//! A weighted sum of features. The odds between two seats are the exponential of the difference of their standings.
//! With two seats every loss is the other's gain; where more sit at the table it isn't, so the weights are others.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The most features a game may have.
pub(crate) const MOST_FEATURES: usize = 64;

/// What each feature of a seat is worth, in logarithms of odds, in the order of the game's features.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judgement(pub Vec<f32>);

impl Judgement {
    /// How a seat with these features stands.
    pub fn standing(&self, features: &[f32]) -> f32 {
        dot(&self.0, features)
    }

    /// The judgement that a file writes down, if it has a weight for each of these features and for no other.
    fn read(features: &[&str], weights: &BTreeMap<String, f32>) -> Result<Self, NoJudgement> {
        if let Some(stranger) = weights.keys().find(|key| !features.contains(&key.as_str())) {
            return Err(NoJudgement::Unknown(stranger.clone()));
        }
        let weight = |&feature: &&str| {
            weights.get(feature).copied().ok_or_else(|| NoJudgement::Missing(feature.to_owned()))
        };
        features.iter().map(weight).collect::<Result<_, _>>().map(Self)
    }
}

/// One for a table of two and one for larger ones.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judgements {
    two: Judgement,
    more: Judgement,
}

/// How a file writes them down.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    two: BTreeMap<String, f32>,
    more: BTreeMap<String, f32>,
}

impl Judgements {
    /// The one for so many seats.
    pub fn at(&self, seats: usize) -> &Judgement {
        if seats > 2 { &self.more } else { &self.two }
    }

    /// The same, to be replaced.
    pub(crate) fn at_mut(&mut self, seats: usize) -> &mut Judgement {
        if seats > 2 { &mut self.more } else { &mut self.two }
    }

    /// With the names that a file has for them.
    pub fn named(&self) -> [(&'static str, &Judgement); 2] {
        [("two", &self.two), ("more", &self.more)]
    }

    pub(crate) fn read(features: &[&str], written: &Written) -> Result<Self, NoJudgement> {
        Ok(Self {
            two: Judgement::read(features, &written.two)?,
            more: Judgement::read(features, &written.more)?,
        })
    }
}

/// How near the end is, from the turns that each seat still has: 1 when nobody has one left. The same for all seats, or
/// whoever has had the last turn would seem to gain by it.
pub fn lateness(turns: impl ExactSizeIterator<Item = u8>) -> f32 {
    let seats = turns.len() as f32;
    1.0 / (1.0 + turns.map(f32::from).sum::<f32>() / seats)
}

/// The sum of the products, in an order that does not depend on the machine.
pub(crate) fn dot(weights: &[f32], features: &[f32]) -> f32 {
    const LANES: usize = 8;
    let features = &features[..weights.len()];
    let mut sums = [0.0_f32; LANES];
    let (whole, rest) = weights.as_chunks::<LANES>();
    let (whole_features, rest_features) = features.as_chunks::<LANES>();
    for (weights, features) in whole.iter().zip(whole_features) {
        for lane in 0..LANES {
            sums[lane] += weights[lane] * features[lane];
        }
    }
    let rest: f32 = rest.iter().zip(rest_features).map(|(weight, feature)| weight * feature).sum();
    sums.iter().sum::<f32>() + rest
}

/// Why a file holds no judgement.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum NoJudgement {
    /// A feature has no weight.
    #[error("the feature “{0}” has no weight")]
    Missing(String),
    /// A weight is that of no feature.
    #[error("there is no feature “{0}”")]
    Unknown(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_counts_by_its_weight() {
        let weights: Vec<f32> = (0..11_i8).map(f32::from).collect();
        let features: Vec<f32> = (0..11_i8).map(|n| f32::from(n % 3)).collect();
        assert_eq!(Judgement(weights).standing(&features).to_bits(), 52.0_f32.to_bits());
    }

    #[test]
    fn the_end_is_as_near_for_whoever_has_moved_as_for_who_moves_next() {
        assert!((lateness([0, 0].into_iter()) - 1.0).abs() < 1e-6);
        assert!((lateness([0, 1].into_iter()) - 2.0 / 3.0).abs() < 1e-6);
        assert!((lateness([10, 10, 9, 9].into_iter()) - 2.0 / 21.0).abs() < 1e-6);
    }

    #[test]
    fn a_file_has_a_weight_for_every_feature_and_no_other() {
        let weights = BTreeMap::from([("ships".to_owned(), 0.25)]);
        let read = |features: &[&str]| Judgement::read(features, &weights);
        assert_eq!(read(&["ships"]), Ok(Judgement(vec![0.25])));
        assert_eq!(read(&["ships", "seas"]), Err(NoJudgement::Missing("seas".into())));
        assert_eq!(read(&[]), Err(NoJudgement::Unknown("ships".into())));
    }
}
