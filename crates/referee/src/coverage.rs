//! Which rules the cases prove.

use std::{collections::BTreeSet, fmt};

use serde::Deserialize;

use crate::conformance::Suite;

/// What is missing from the cases, and what they name in vain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gaps {
    /// Rules that no case proves.
    pub rules: Vec<String>,
    /// Worked examples that no case carries out.
    pub examples: Vec<String>,
    /// Cases with an id that is neither a rule nor an example of the catalogue.
    pub unknown: Vec<(String, String)>,
}

impl Gaps {
    /// Whether every rule and every example has its case, and no case names anything else.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl fmt::Display for Gaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rule in &self.rules {
            writeln!(f, "{rule}: no case proves this rule")?;
        }
        for example in &self.examples {
            writeln!(f, "{example}: no case carries out this example")?;
        }
        for (case, id) in &self.unknown {
            writeln!(f, "{id}: there is no such id, but case “{case}” names it")?;
        }
        Ok(())
    }
}

/// Compares the ids of a catalogue with those that the cases name.
pub fn gaps<'a>(rules: &[String], examples: &[String], suites: impl IntoIterator<Item = &'a Suite>) -> Gaps {
    let mut named = BTreeSet::new();
    let mut unknown = Vec::new();
    for case in suites.into_iter().flat_map(|suite| &suite.cases) {
        let proved = case.rules.iter().map(|id| (id, rules));
        for (id, known) in proved.chain(case.example.iter().map(|id| (id, examples))) {
            named.insert(id.as_str());
            if !known.contains(id) {
                unknown.push((case.name.clone(), id.clone()));
            }
        }
    }
    let missing = |ids: &[String]| ids.iter().filter(|id| !named.contains(id.as_str())).cloned().collect();
    Gaps { rules: missing(rules), examples: missing(examples), unknown }
}

/// The ids of all rules of a rulebook (`data/rulebook/*.toml`), in its order.
pub fn rule_ids(rulebook: &str) -> Result<Vec<String>, toml::de::Error> {
    #[derive(Deserialize)]
    struct Rulebook {
        chapter: Vec<Chapter>,
    }
    #[derive(Deserialize)]
    struct Chapter {
        #[serde(default)]
        rule: Vec<Rule>,
    }
    #[derive(Deserialize)]
    struct Rule {
        id: String,
    }
    let rulebook: Rulebook = toml::from_str(rulebook)?;
    Ok(rulebook.chapter.into_iter().flat_map(|chapter| chapter.rule).map(|rule| rule.id).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::parse;

    #[test]
    fn gaps_are_named() {
        let rulebook =
            "[[chapter]]\nid = \"a\"\n[[chapter.rule]]\nid = \"R-1\"\n[[chapter.rule]]\nid = \"R-2\"";
        let rules = rule_ids(rulebook).unwrap();
        assert_eq!(rules, ["R-1", "R-2"]);
        let suite =
            "game = \"g\"\n[[case]]\nname = \"A\"\nrules = [\"R-1\", \"R-3\"]\nexpect.awaits = \"nobody\"";
        let gaps = gaps(&rules, &["EX-1".to_owned()], [&parse(suite).unwrap()]);
        assert_eq!(
            gaps.to_string(),
            "R-2: no case proves this rule\nEX-1: no case carries out this example\n\
             R-3: there is no such id, but case “A” names it\n"
        );
    }
}
