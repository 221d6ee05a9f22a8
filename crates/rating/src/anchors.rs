//! The measured ratings of the bots: fixed points of the scale.

use std::collections::BTreeMap;

use crate::{Company, Rating};

/// The measured ratings of bots, by game and company.
#[derive(Clone, Debug)]
pub struct Anchors(BTreeMap<String, BTreeMap<Company, BTreeMap<String, Rating>>>);

/// Data of anchors that can't be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the ratings of the bots can't be read: {0}")]
pub struct BadAnchors(String);

impl Anchors {
    /// Those that come with the program.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    pub fn built_in() -> Self {
        Self::read(include_str!("../../../data/bots/ratings.toml")).expect("a test has read them")
    }

    /// Reads them: for each game, `two` and `more`, each level with mean and deviation in points.
    pub fn read(text: &str) -> Result<Self, BadAnchors> {
        type Written = BTreeMap<String, BTreeMap<Company, BTreeMap<String, [i64; 2]>>>;
        let written: Written = toml::from_str(text).map_err(|error| BadAnchors(error.to_string()))?;
        let rating = |[mean, deviation]: [i64; 2]| Rating::new(mean * 1000, deviation * 1000);
        let level = |(bot, pair): (String, [i64; 2])| (bot, rating(pair));
        let company = |(company, bots): (Company, BTreeMap<String, [i64; 2]>)| {
            (company, bots.into_iter().map(level).collect())
        };
        Ok(Self(
            written
                .into_iter()
                .map(|(game, companies)| (game, companies.into_iter().map(company).collect()))
                .collect(),
        ))
    }

    /// The rating of a bot; none if it was not measured.
    pub fn of(&self, game: &str, company: Company, bot: &str) -> Option<Rating> {
        self.0.get(game)?.get(&company)?.get(bot).copied()
    }

    /// All bots that were measured, the strongest first.
    pub fn all(&self, game: &str, company: Company) -> Vec<(&str, Rating)> {
        let bots = self.0.get(game).and_then(|companies| companies.get(&company));
        let mut all: Vec<_> =
            bots.into_iter().flatten().map(|(bot, rating)| (bot.as_str(), *rating)).collect();
        all.sort_by_key(|(_, rating)| std::cmp::Reverse(rating.mean));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_every_game_has_a_rating_and_is_stronger_than_the_one_below() {
        let anchors = Anchors::built_in();
        for game in ["altes-reich", "grecia", "napoleon"] {
            for company in [Company::Two, Company::More] {
                let levels: Vec<&str> = anchors.all(game, company).iter().map(|(bot, _)| *bot).collect();
                assert_eq!(levels, ["emperor", "marshal", "knight", "squire", "page"], "{game} {company:?}");
                assert!(anchors.of(game, company, "knight").is_some_and(|knight| !knight.is_provisional()));
            }
        }
        assert!(anchors.of("grecia", Company::Two, "greedy").is_none());
    }

    #[test]
    fn what_can_not_be_read_is_said() {
        assert!(Anchors::read("[grecia.three]\npage = [1, 2]").is_err());
        assert!(Anchors::read("[grecia.two]\npage = 1500").is_err());
    }
}
