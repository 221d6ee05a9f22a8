//! The players' rulebook of each game, chapter by chapter, in every language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The rulebook of one game in one language. In every language it has the same chapters, rules and terms.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The title of the game.
    pub title: String,
    /// One sentence that invites to it.
    pub tagline: String,
    /// The words of the game by their key, such as `great_game`.
    pub terms: BTreeMap<String, String>,
    /// The chapters, in the order of reading.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its name in links, the same in every language.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What opens it, one paragraph to a line.
    pub intro: String,
    /// Its rules. A chapter that only sums up rules of others has none.
    #[serde(rename = "rule", default)]
    pub rules: Vec<Rule>,
}

/// One rule, as players read it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its id in the catalogue, such as `AR-35`.
    pub id: String,
    /// What it says.
    pub text: String,
    /// How it works out at the table, where that helps.
    pub example: Option<String>,
}

impl Rulebook {
    /// All rules, in the order of reading.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The ids of all rules, in the order of reading.
    pub fn rule_ids(&self) -> impl Iterator<Item = &str> {
        self.rules().map(|rule| rule.id.as_str())
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id == id)
    }
}
