//! What the bots of a game go by: `data/bots/GAME.toml`, read once.

use std::{collections::BTreeMap, time::Duration};

use serde::Deserialize;

use crate::search::{Budget, Insight, Manner};

pub(crate) const ALTES_REICH: &str = include_str!("../../../data/bots/altes-reich.toml");
pub(crate) const GRECIA: &str = include_str!("../../../data/bots/grecia.toml");
pub(crate) const NAPOLEON: &str = include_str!("../../../data/bots/napoleon.toml");

/// What is compiled in.
pub(crate) fn built_in<R: Insight>(text: &str) -> Craft {
    Craft::read(text, R::FEATURES).expect("what is compiled in is read by the tests")
}

/// How the bots of one game think, how deep on each level, and what they look for on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Craft {
    /// How the search goes about it.
    pub manner: Manner,
    /// What each feature of a position is worth, in the order of [`Insight::FEATURES`].
    pub weights: Vec<f32>,
    levels: BTreeMap<String, Level>,
}

/// How hard a level tries.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Games played on in thought for each choice; 0 if it takes what looks best at once ([`Sense`](crate::Sense)).
    pub simulations: u32,
    /// How often, of a hundred times, it plays anything legal.
    #[serde(default)]
    pub whims: u32,
    /// The most milliseconds it thinks.
    pub milliseconds: u64,
}

impl Level {
    /// What a choice is given.
    pub fn budget(&self) -> Budget {
        Budget { simulations: self.simulations, time: Duration::from_millis(self.milliseconds), threads: 1 }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    manner: Manner,
    #[serde(default)]
    weights: BTreeMap<String, f32>,
    levels: BTreeMap<String, Level>,
}

impl Craft {
    /// Reads a file whose weights are those of these features, no more and no less.
    pub fn read(text: &str, features: &[&str]) -> Result<Self, NoCraft> {
        let file: File = toml::from_str(text)?;
        let weight = |&feature: &&str| {
            file.weights.get(feature).copied().ok_or_else(|| NoCraft::Missing(feature.to_owned()))
        };
        let weights = features.iter().map(weight).collect::<Result<_, _>>()?;
        match file.weights.keys().find(|key| !features.contains(&key.as_str())) {
            Some(stranger) => Err(NoCraft::Unknown(stranger.clone())),
            None => Ok(Self { manner: file.manner, weights, levels: file.levels }),
        }
    }

    /// The level with this id.
    pub fn level(&self, id: &str) -> Option<Level> {
        self.levels.get(id).copied()
    }
}

/// Why a file can't be used.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum NoCraft {
    /// It is not written as it must be.
    #[error(transparent)]
    Syntax(#[from] toml::de::Error),
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

    const TEXT: &str = "manner = { curiosity = 0.5, place = 0.1, breadth = 2.0, horizon = 0 }
        [weights]
        ships = 0.25
        [levels.page]
        simulations = 10
        milliseconds = 100";

    #[test]
    fn a_file_has_a_weight_for_every_feature_and_no_other() {
        let craft = Craft::read(TEXT, &["ships"]).unwrap();
        assert_eq!((craft.weights.as_slice(), craft.level("page").unwrap().whims), (&[0.25][..], 0));
        assert_eq!(craft.level("knave"), None);
        assert_eq!(Craft::read(TEXT, &["ships", "seas"]), Err(NoCraft::Missing("seas".into())));
        assert_eq!(Craft::read(TEXT, &[]), Err(NoCraft::Unknown("ships".into())));
        assert!(matches!(Craft::read("levels = 3", &[]), Err(NoCraft::Syntax(_))));
    }
}
