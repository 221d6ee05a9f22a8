//! What is agreed before the start: keys with a few values each.

use std::{fmt, str::FromStr};

use crate::RuleId;

/// One thing a table may agree on, with all its values.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Setting {
    /// Its key, such as `players`.
    pub key: &'static str,
    /// The values it can take; the first is the default.
    pub values: Vec<String>,
    /// The rule that names it.
    pub rule: RuleId,
}

impl Setting {
    /// A setting with these values, the default first.
    pub fn new(key: &'static str, rule: &'static str, values: &[&str]) -> Self {
        Self { key, values: values.iter().map(|&v| v.to_owned()).collect(), rule: RuleId(rule) }
    }

    /// The value that holds when nothing is said.
    pub fn default(&self) -> &str {
        &self.values[0]
    }
}

/// Values agreed on, in the order of the game's settings once they are complete.
/// Written as `players=4 mode=great`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Agreed(Vec<(String, String)>);

impl Agreed {
    /// More than any game has settings: whoever names more means no game.
    pub const MOST: usize = 64;

    /// Nothing said: everything has its default.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same, with one value set (or set anew).
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Self {
        match self.0.iter_mut().find(|(k, _)| k == key) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((key.to_owned(), value.to_owned())),
        }
        self
    }

    /// The value of a key, if one was given.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    /// The pairs in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// All settings, given ones with their value and the others with their default, in the order of
    /// `settings`.
    pub fn complete(&self, settings: &[Setting]) -> Result<Self, Disagreement> {
        if let Some((key, _)) = self.iter().find(|(key, _)| settings.iter().all(|s| s.key != *key)) {
            return Err(Disagreement::UnknownKey {
                key: key.to_owned(),
                known: settings.iter().map(|s| s.key).collect::<Vec<_>>().join(", "),
            });
        }
        let pairs = settings.iter().map(|setting| {
            let value = self.get(setting.key).unwrap_or(setting.default());
            if setting.values.iter().any(|v| v == value) {
                Ok((setting.key.to_owned(), value.to_owned()))
            } else {
                Err(Disagreement::UnknownValue {
                    key: setting.key,
                    value: value.to_owned(),
                    known: setting.values.join(", "),
                    rule: setting.rule,
                })
            }
        });
        Ok(Self(pairs.collect::<Result<_, _>>()?))
    }
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.iter().enumerate() {
            write!(f, "{}{key}={value}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Agreed {
    type Err = Disagreement;

    fn from_str(text: &str) -> Result<Self, Disagreement> {
        let mut agreed = Self::new();
        for (number, pair) in text.split_ascii_whitespace().enumerate() {
            if number == Self::MOST {
                return Err(Disagreement::TooMany);
            }
            let (key, value) = pair
                .split_once('=')
                .filter(|(key, value)| !key.is_empty() && !value.is_empty())
                .ok_or_else(|| Disagreement::NotAPair { pair: pair.to_owned() })?;
            if agreed.get(key).is_some() {
                return Err(Disagreement::Twice { key: key.to_owned() });
            }
            agreed = agreed.with(key, value);
        }
        Ok(agreed)
    }
}

/// Why options can't be agreed on.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum Disagreement {
    /// Not of the form `key=value`.
    #[error("an option is written key=value, not “{pair}”")]
    NotAPair {
        /// What was written instead.
        pair: String,
    },
    /// The same key a second time.
    #[error("the option “{key}” is given twice")]
    Twice {
        /// The key.
        key: String,
    },
    /// More options than any game has.
    #[error("there are more than {} options", Agreed::MOST)]
    TooMany,
    /// The game has no such option.
    #[error("there is no option “{key}”; there are {known}")]
    UnknownKey {
        /// The key.
        key: String,
        /// The keys the game has.
        known: String,
    },
    /// The option has no such value.
    #[error("{key} can be {known}, not “{value}” [{rule}]")]
    UnknownValue {
        /// The key.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// The values it has.
        known: String,
        /// The rule that names them.
        rule: RuleId,
    },
    /// Two values that exclude each other.
    #[error("{key}={value} goes only with {needs} [{rule}]")]
    Excluded {
        /// The key.
        key: &'static str,
        /// Its value.
        value: String,
        /// What it needs, such as `players=2 or players=3`.
        needs: String,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl Disagreement {
    /// A value that goes only with some values of another option.
    pub fn excluded<T: fmt::Display>(
        (key, value): (&'static str, &str),
        other: &str,
        values: impl IntoIterator<Item = T>,
        rule: RuleId,
    ) -> Self {
        let mut needs: Vec<_> = values.into_iter().map(|value| format!("{other}={value}")).collect();
        let last = needs.pop().unwrap_or_default();
        let needs = if needs.is_empty() { last } else { format!("{} or {last}", needs.join(", ")) };
        Self::Excluded { key, value: value.to_owned(), needs, rule }
    }

    /// The rule that is broken, where one is.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::UnknownValue { rule, .. } | Self::Excluded { rule, .. } => Some(*rule),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Vec<Setting> {
        vec![
            Setting::new("players", "AR-12", &["4", "3"]),
            Setting::new("mode", "AR-74", &["single", "great"]),
        ]
    }

    #[test]
    fn what_is_not_said_has_its_default() {
        let agreed: Agreed = "mode=great".parse().unwrap();
        assert_eq!(agreed.complete(&settings()).unwrap().to_string(), "players=4 mode=great");
    }

    #[test]
    fn what_a_value_needs_is_listed() {
        let excluded = |players: &[u8]| {
            Disagreement::excluded(("mode", "great"), "players", players, RuleId("AR-74")).to_string()
        };
        assert_eq!(excluded(&[3]), "mode=great goes only with players=3 [AR-74]");
        assert_eq!(excluded(&[3, 4]), "mode=great goes only with players=3 or players=4 [AR-74]");
        assert_eq!(
            excluded(&[2, 3, 4]),
            "mode=great goes only with players=2, players=3 or players=4 [AR-74]"
        );
    }

    #[test]
    fn bad_options_are_named() {
        let many: Vec<_> = (0..=Agreed::MOST).map(|n| format!("o{n}=1")).collect();
        for (text, sentence) in [
            ("mode", "an option is written key=value, not “mode”"),
            ("mode=great mode=single", "the option “mode” is given twice"),
            ("moode=great", "there is no option “moode”; there are players, mode"),
            ("players=9", "players can be 4, 3, not “9” [AR-12]"),
            (&many.join(" "), "there are more than 64 options"),
        ] {
            let error = text.parse::<Agreed>().and_then(|a| a.complete(&settings())).unwrap_err();
            assert_eq!(error.to_string(), sentence);
        }
    }
}
