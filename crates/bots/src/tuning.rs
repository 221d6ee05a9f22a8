//! What the bots of a game go by: `data/bots/GAME.toml`, read once.

use std::{collections::BTreeMap, io, sync::Arc, time::Duration};

use serde::Deserialize;

use crate::{
    Insight,
    judgement::{Judgements, NoJudgement, Written},
    network::{Network, NoNetwork},
    search::{Budget, Manner},
};

/// How the bots of one game think, how deep on each level, and what they look for on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuning {
    /// How the search goes about it.
    pub manner: Manner,
    /// What a position is worth by its [features](crate::Insight::FEATURES).
    pub judgements: Judgements,
    /// What corrects that at a table of two, and at larger ones.
    networks: [Option<Arc<Network>>; 2],
    /// What the bot likes besides.
    pub style: Style,
    styles: BTreeMap<String, Style>,
    levels: BTreeMap<String, Level>,
}

/// What a bot of some character likes better than victory alone would have it: a little, so that it plays as well as
/// others do, but not the same.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Style {
    /// What is added to the weights of each feature, for the bot itself; empty if nothing is.
    pub likes: Vec<f32>,
    /// What it is worth to the bot to do somebody a [favour](crate::Insight::is_favour), in chances of victory.
    pub favours: f32,
}

impl Style {
    fn read(written: &BTreeMap<String, f32>, features: &[&str]) -> Result<Self, NoJudgement> {
        let mut style = Self { likes: vec![0.0; features.len()], favours: 0.0 };
        for (name, &liking) in written {
            match features.iter().position(|feature| feature == name) {
                Some(index) => style.likes[index] = liking,
                None if name == "favours" => style.favours = liking,
                None => return Err(NoJudgement::Unknown(name.clone())),
            }
        }
        Ok(style)
    }
}

/// How hard a level tries.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Games played on in thought for each choice; 0 if it takes what looks best at once ([`Insight::at_first_sight`]).
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

/// Networks by their names.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Named {
    two: Option<String>,
    more: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    manner: Manner,
    #[serde(default)]
    judgement: Named,
    #[serde(default)]
    weights: Written,
    #[serde(default, alias = "tempers")]
    styles: BTreeMap<String, BTreeMap<String, f32>>,
    levels: BTreeMap<String, Level>,
}

impl Tuning {
    /// Reads a file whose weights are those of the game's features, no more and no less; `files` gives the networks that it
    /// names.
    pub fn read<R: Insight>(
        text: &str,
        files: &dyn Fn(&str) -> io::Result<Vec<u8>>,
    ) -> Result<Self, BadTuning> {
        let network = |name: &String| {
            let unread =
                |error: io::Error| NoNetwork::Unread { name: name.clone(), reason: error.to_string() };
            Network::read(&files(name).map_err(unread)?, R::FACTS, R::FEATURES.len()).map(Arc::new)
        };
        let file: File = toml::from_str(text)?;
        let named = [&file.judgement.two, &file.judgement.more];
        let [two, more] = named.map(|name| name.as_ref().map(network).transpose());
        let features = R::FEATURES;
        let judgements = Judgements::read(features, &file.weights)?;
        let style = |(name, written): (String, _)| Ok((name, Style::read(&written, features)?));
        let styles = file.styles.into_iter().map(style).collect::<Result<_, NoJudgement>>()?;
        Ok(Self {
            manner: file.manner,
            judgements,
            networks: [two?, more?],
            style: Style::default(),
            styles,
            levels: file.levels,
        })
    }

    /// The same with another style, if there is one with this id.
    pub fn with_style(&self, id: &str) -> Option<Self> {
        Some(Self { style: self.styles.get(id)?.clone(), ..self.clone() })
    }

    /// The network for so many seats, if there is one.
    pub fn network(&self, seats: usize) -> Option<&Network> {
        self.networks[usize::from(seats > 2)].as_deref()
    }

    /// The styles there are.
    pub fn styles(&self) -> impl Iterator<Item = &str> {
        self.styles.keys().map(String::as_str)
    }

    /// The level with this id.
    pub fn level(&self, id: &str) -> Option<Level> {
        self.levels.get(id).copied()
    }
}

/// Why a file can't be used.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum BadTuning {
    /// It is not written as it must be.
    #[error(transparent)]
    Syntax(#[from] toml::de::Error),
    /// Its weights don't fit the features.
    #[error(transparent)]
    Judgement(#[from] NoJudgement),
    /// A network that it names is none.
    #[error(transparent)]
    Network(#[from] NoNetwork),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::Heap;

    const TEXT: &str = "manner = { curiosity = 0.5, place = 0.1, breadth = 2.0, ideas = 12, horizon = 0 }
        [weights]
        two = { stones = 0.25 }
        more = { stones = 0.5 }
        [levels.page]
        simulations = 10
        milliseconds = 100
        [styles.corsair]
        stones = 0.5
        favours = -0.1";

    #[test]
    fn a_file_names_levels_and_weights() {
        let none = |_: &str| -> io::Result<Vec<u8>> { Err(io::ErrorKind::NotFound.into()) };
        let read = |text: &str| Tuning::read::<Heap>(text, &none);
        let tuning = read(TEXT).unwrap();
        let weights = |seats| tuning.judgements.at(seats).0.as_slice();
        assert_eq!((weights(2), weights(3), weights(4)), (&[0.25][..], &[0.5][..], &[0.5][..]));
        assert_eq!(tuning.level("page").unwrap().whims, 0);
        assert_eq!(tuning.level("knave"), None);
        let corsair = tuning.with_style("corsair").unwrap();
        assert_eq!(corsair.style, Style { likes: vec![0.5], favours: -0.1 });
        assert_eq!((tuning.with_style("saint"), tuning.styles().collect()), (None, vec!["corsair"]));
        let stranger = TEXT.replace("stones", "ships");
        assert_eq!(read(&stranger), Err(BadTuning::Judgement(NoJudgement::Unknown("ships".into()))));
        assert!(matches!(read("levels = 3"), Err(BadTuning::Syntax(_))));
        let named = format!("{TEXT}\n[judgement]\ntwo = \"lost.net\"");
        assert!(
            matches!(read(&named), Err(BadTuning::Network(NoNetwork::Unread { name, .. })) if name == "lost.net")
        );
    }
}
