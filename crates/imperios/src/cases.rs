//! Positions as they stand in conformance files.

use std::path::Path;

use manifest::read_text;
use phrasebook::Translator;
use referee::conformance::{self, Case};
use table::Lang;

use crate::failure::Failure;

/// Larger files are neither records nor cases.
pub(crate) const LARGEST: u64 = 64 << 20;

/// A case of a conformance file, and the game it is about.
pub(crate) struct WrittenCase {
    pub(crate) game: String,
    pub(crate) case: Case,
}

impl WrittenCase {
    /// The case with this name; the first with a position if none is named.
    pub(crate) fn read(path: &Path, name: Option<&str>, lang: Lang) -> Result<Self, Failure> {
        let text = read_text(path, LARGEST).map_err(Failure::file(path))?;
        let unreadable = |reason: String| Failure::Conformance(format!("{}: {reason}", path.display()));
        let suite = conformance::parse(&text).map_err(|error| unreadable(error.to_string()))?;
        let is_meant = |case: &Case| match name {
            Some(name) => case.name == name,
            None => case.position.is_some(),
        };
        let case = suite.cases.into_iter().find(is_meant).ok_or_else(|| {
            let translator = Translator::nobody(lang);
            unreadable(match name {
                Some(name) => translator.message("insight-no-such-case", &[("name", name.into())]),
                None => translator.plain("insight-no-case"),
            })
        })?;
        Ok(Self { game: suite.game, case })
    }
}
