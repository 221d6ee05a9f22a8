//! What a language has to know of a name to put it into a sentence.

use serde::Deserialize;

use crate::{Lang, Texts};

/// How a name stands in sentences, as editions write it beside the name. What is left out follows from the name.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Grammar {
    /// The name in the middle of a sentence, with its article if it has one: “the Aegean Sea”, “das Ägäische Meer”.
    pub said: Option<Texts>,
    /// What is counted where there is one of them: “unit of recruits”.
    pub one: Option<Texts>,
    /// What is counted where there are several, or none: “units of recruits”.
    pub many: Option<Texts>,
    /// Whether it is more than one, so that verbs follow it in the plural: “the Achaeans”.
    pub plural: bool,
    /// The languages that say one is on it, not in it: “on Naxos”.
    pub on: Vec<Lang>,
}

/// A name in one language, with its grammar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wording<'a> {
    /// The name as it is printed.
    pub name: &'a str,
    /// The name in the middle of a sentence, with its article if it has one.
    pub said: &'a str,
    /// What is counted where there is one, and where there are several.
    pub counted: Option<(&'a str, &'a str)>,
    /// Whether verbs follow it in the plural.
    pub plural: bool,
    /// Whether one is on it, not in it.
    pub on: bool,
}

impl<'a> Wording<'a> {
    /// A name that stands in sentences as it is printed.
    pub const fn plain(name: &'a str) -> Self {
        Self { name, said: name, counted: None, plural: false, on: false }
    }

    /// A name with its grammar, in one language.
    pub fn new(name: &'a Texts, grammar: &'a Grammar, lang: Lang) -> Self {
        let plain = Self::plain(name.get(lang));
        Self {
            said: grammar.said.as_ref().map_or(plain.name, |said| said.get(lang)),
            counted: grammar.one.as_ref().zip(grammar.many.as_ref()).map(|(o, m)| (o.get(lang), m.get(lang))),
            plural: grammar.plural,
            on: grammar.on.contains(&lang),
            ..plain
        }
    }
}
