//! Editions: the data a game is played with, checked when they are loaded.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Grammar, Situations, Thing, Wording, chance::Hex};

/// A language of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Spanish, the games' first language.
    Es,
    /// English, the fallback.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::Es, Self::En, Self::Nl, Self::De];

    /// Its place in [`Lang::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::En => "en",
            Self::Nl => "nl",
            Self::De => "de",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// The games do not speak this language.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("the languages are es, en, nl and de, not “{0}”")]
pub struct UnknownLang(String);

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
    /// Spanish.
    pub es: String,
    /// Dutch.
    pub nl: String,
}

impl Texts {
    /// The text in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Es => &self.es,
            Lang::En => &self.en,
            Lang::Nl => &self.nl,
            Lang::De => &self.de,
        }
    }

    /// The languages in which the text is blank.
    pub fn blank(&self) -> impl Iterator<Item = Lang> {
        Lang::ALL.into_iter().filter(|&lang| self.get(lang).trim().is_empty())
    }
}

/// What a game says in every language, as it is written, in the order of [`Lang::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameTexts {
    /// Its messages, in the syntax of Fluent.
    pub messages: [&'static str; Lang::ALL.len()],
    /// The players' rulebook, in TOML, if there is one.
    pub rulebook: Option<[&'static str; Lang::ALL.len()]>,
}

/// The [`GameTexts`] of the game with this name, from the folder `data`.
#[macro_export]
macro_rules! game_texts {
    ($game:literal) => {
        $crate::GameTexts {
            messages: $crate::game_texts!("messages/", ["es/", "en/", "nl/", "de/"], $game, ".ftl"),
            rulebook: Some($crate::game_texts!("rulebook/", [$game], [".es", ".en", ".nl", ".de"], ".toml")),
        }
    };
    ($folder:literal, [$($lang:literal),*], $game:literal, $ending:literal) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/", $folder, $lang, $game, $ending))),*]
    };
    ($folder:literal, [$game:literal], [$($lang:literal),*], $ending:literal) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/", $folder, $game, $lang, $ending))),*]
    };
}

/// The hash of everything in an edition that matters for play. Two editions with the same hash play alike,
/// whatever their texts say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EditionHash([u8; 32]);

impl EditionHash {
    /// The hash of the facts, written out as text in a fixed order.
    pub fn of(facts: &str) -> Self {
        Self(Sha256::digest(facts.as_bytes()).into())
    }
}

impl fmt::Display for EditionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for EditionHash {
    type Err = crate::BadCommitment;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(|crate::Commitment(bytes)| Self(bytes))
    }
}

/// What every edition can tell of itself.
pub trait Edition: Sized + Send + Sync + 'static {
    /// The files it consists of, besides [`Situations::FILE`].
    const FILES: &'static [&'static str];

    /// Reads and checks all files; reports everything that is wrong with them.
    fn load(source: &Source) -> Result<Self, DataErrors>;

    /// Its name in records: letters, digits and hyphens.
    fn name(&self) -> &str;

    /// The hash of what matters for play.
    fn hash(&self) -> EditionHash {
        EditionHash::of(&self.facts().to_string())
    }

    /// How the rules are read: 1 at first, one more whenever the behaviour of the game was mended. Whatever the code
    /// does otherwise since a level, it does so from that level on, so that an old record means what it meant.
    fn rulings(&self) -> u8 {
        1
    }

    /// The same data under the earlier rulings, the latest first: records and tables of those days go on with them.
    fn earlier(&self) -> Vec<Self> {
        Vec::new()
    }

    /// The positions that belong to it, in which games can begin. They are part of its hash.
    fn situations(&self) -> &Situations {
        Situations::NONE
    }

    /// What a card, zone or unit of a kind is called, and how it stands in sentences where the data say so.
    fn named(&self, kind: &str, id: &str) -> Option<(&Texts, Option<&Grammar>)>;

    /// Its name in a language.
    fn name_in(&self, lang: Lang, kind: &str, id: &str) -> Option<&str> {
        Some(self.named(kind, id)?.0.get(lang))
    }

    /// The same name with all that a sentence has to know of it.
    fn wording(&self, thing: Thing, lang: Lang) -> Option<Wording<'_>> {
        let (name, grammar) = self.named(thing.kind, thing.id)?;
        Some(grammar.map_or_else(|| Wording::plain(name.get(lang)), |it| Wording::new(name, it, lang)))
    }

    /// Everything that has a name, for whoever can't look it up one by one.
    fn things(&'static self) -> Vec<Thing> {
        Vec::new()
    }

    /// Everything that matters for play, for conformance cases on the data and for programs that read it.
    fn facts(&self) -> Value;
}

/// The edition of a position, compared by identity: it is loaded once.
pub struct Printed<E: 'static>(pub &'static E);

impl<E> Clone for Printed<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Printed<E> {}

impl<E> PartialEq for Printed<E> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<E: Edition> fmt::Debug for Printed<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The files of a data pack, wherever they come from.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// Where they come from, put before file names in errors: empty for the built-in edition.
    pub origin: String,
    /// Text by file name.
    pub files: BTreeMap<String, String>,
}

impl Source {
    /// Files compiled into the program.
    pub fn built_in(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        Self { origin: String::new(), files }
    }

    /// The path of a file as errors name it.
    pub fn path(&self, file: &str) -> String {
        if self.origin.is_empty() { file.to_owned() } else { format!("{}/{file}", self.origin) }
    }

    /// Reads a TOML file into its schema.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Result<T, DataError> {
        let path = self.path(file);
        let Some(text) = self.files.get(file) else {
            return Err(DataError {
                file: path,
                line: None,
                key: String::new(),
                reason: "is missing".into(),
            });
        };
        toml::from_str(text).map_err(|error| {
            let start = error.span().map(|span| span.start.min(text.len()));
            let line = start.map(|start| text[..start].matches('\n').count() + 1);
            let key = line
                .and_then(|line| text.lines().nth(line - 1))
                .and_then(|line| line.split_once('='))
                .map_or("", |(key, _)| key.trim());
            let reason = error.message().lines().collect::<Vec<_>>().join("; ");
            DataError { file: path, line, key: key.to_owned(), reason }
        })
    }
}

/// One thing that is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, where it is known.
    pub line: Option<usize>,
    /// The key, such as `monarch.otto-i.years`; empty if the whole file is meant.
    pub key: String,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.key.is_empty() {
            write!(f, ": {}", self.key)?;
        }
        write!(f, ": {}", self.reason)
    }
}

/// All that is wrong with a data pack; never empty.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct DataErrors(pub Vec<DataError>);

impl From<DataError> for DataErrors {
    fn from(error: DataError) -> Self {
        Self(vec![error])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only its reading is tested")]
    struct Schema {
        year: u16,
    }

    #[test]
    fn a_bad_file_is_reported_with_file_line_key_and_reason() {
        let source = Source { origin: "pack".into(), ..Source::built_in(&[("a.toml", "# a\nyear = -4\n")]) };
        let error = source.read::<Schema>("a.toml").unwrap_err();
        assert_eq!((error.file.as_str(), error.line, error.key.as_str()), ("pack/a.toml", Some(2), "year"));
        assert!(error.reason.contains("-4"), "{error}");
        assert_eq!(source.read::<Schema>("b.toml").unwrap_err().to_string(), "pack/b.toml: is missing");
    }
}
