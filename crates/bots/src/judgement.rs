//! Judgement: how a seat stands, from what a player would look at.
//!
//! A weighted sum of features, corrected by a few units that answer to several features together: what a unit adds
//! grows once its own weighted sum is above nothing. The odds between two seats are the exponential of the difference
//! of their standings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The most features a game may have.
pub(crate) const MOST_FEATURES: usize = 64;

/// What the features of a seat are worth, in logarithms of odds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judgement {
    /// What each feature counts by itself.
    pub weights: Vec<f32>,
    /// What features count together.
    pub units: Vec<Unit>,
}

/// Adds to a standing what `weights` make of the features, if that is more than nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// How much it counts; against the seat if it is negative.
    pub counts: f32,
    /// What it starts from.
    pub base: f32,
    /// What each feature counts in it, in the order of the features.
    pub weights: Vec<f32>,
}

impl Judgement {
    /// How a seat with these features stands.
    pub fn standing(&self, features: &[f32]) -> f32 {
        let plain = dot(&self.weights, features);
        self.units.iter().fold(plain, |sum, unit| sum + unit.counts * unit.answer(features).max(0.0))
    }

    /// The judgement that a file writes down, if it has a weight for each of these features and for no other.
    pub(crate) fn read(
        features: &[&str],
        weights: &BTreeMap<String, f32>,
        units: Vec<Unit>,
    ) -> Result<Self, NoJudgement> {
        let weight = |&feature: &&str| {
            weights.get(feature).copied().ok_or_else(|| NoJudgement::Missing(feature.to_owned()))
        };
        let plain = features.iter().map(weight).collect::<Result<_, _>>()?;
        if let Some(stranger) = weights.keys().find(|key| !features.contains(&key.as_str())) {
            return Err(NoJudgement::Unknown(stranger.clone()));
        }
        match units.iter().position(|unit| unit.weights.len() != features.len()) {
            Some(number) => Err(NoJudgement::Unit {
                number: number + 1,
                has: units[number].weights.len(),
                of: features.len(),
            }),
            None => Ok(Self { weights: plain, units }),
        }
    }
}

impl Unit {
    pub(crate) fn answer(&self, features: &[f32]) -> f32 {
        self.base + dot(&self.weights, features)
    }
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
    /// A unit does not fit the features.
    #[error("unit {number} has {has} weights for {of} features")]
    Unit {
        /// Which one, counted from 1.
        number: usize,
        /// Its weights.
        has: usize,
        /// The features.
        of: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_counts_only_above_nothing() {
        let unit = Unit { counts: -2.0, base: -1.0, weights: vec![1.0, 0.5] };
        let judgement = Judgement { weights: vec![0.25, 0.0], units: vec![unit] };
        assert_eq!(judgement.standing(&[1.0, 0.0]).to_bits(), 0.25_f32.to_bits());
        assert_eq!(judgement.standing(&[1.0, 2.0]).to_bits(), (0.25_f32 - 2.0).to_bits());
    }

    #[test]
    fn a_file_has_a_weight_for_every_feature_and_no_other() {
        let weights = BTreeMap::from([("ships".to_owned(), 0.25)]);
        let read = |features: &[&str], units| Judgement::read(features, &weights, units);
        assert_eq!(read(&["ships"], Vec::new()).unwrap().weights, [0.25]);
        assert_eq!(read(&["ships", "seas"], Vec::new()), Err(NoJudgement::Missing("seas".into())));
        assert_eq!(read(&[], Vec::new()), Err(NoJudgement::Unknown("ships".into())));
        let unit = Unit { counts: 1.0, base: 0.0, weights: Vec::new() };
        assert_eq!(read(&["ships"], vec![unit]), Err(NoJudgement::Unit { number: 1, has: 0, of: 1 }));
    }
}
