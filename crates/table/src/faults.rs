//! Everything that is wrong with a data pack, collected so that an author sees it at once.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::{DataError, Source, Texts};

/// Collects what is wrong with the files of a source.
#[derive(Debug)]
pub struct Faults<'a> {
    source: &'a Source,
    /// What was found so far.
    pub found: Vec<DataError>,
}

impl<'a> Faults<'a> {
    /// Nothing found yet.
    pub fn new(source: &'a Source) -> Self {
        Self { source, found: Vec::new() }
    }

    /// Reads a TOML file; what is wrong with it is noted.
    pub fn read<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        self.source.read(file).map_err(|error| self.found.push(error)).ok()
    }

    /// Reads a JSON file; what is wrong with it is noted.
    pub fn read_json<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        let path = self.source.path(file);
        let error = match self.source.files.get(file).map(|text| serde_json::from_str(text)) {
            Some(Ok(value)) => return Some(value),
            Some(Err(error)) => DataError {
                file: path,
                line: Some(error.line()),
                key: String::new(),
                reason: error.to_string(),
            },
            None => DataError { file: path, line: None, key: String::new(), reason: "is missing".into() },
        };
        self.found.push(error);
        None
    }

    /// Notes a fault at a key of an entry, or of the whole file.
    pub fn add(&mut self, file: &str, id: Option<&Spanned<String>>, key: &str, reason: impl Into<String>) {
        let text = self.source.files.get(file).map_or("", String::as_str);
        let line = id.map(|id| text[..id.span().start.min(text.len())].matches('\n').count() + 1);
        let key = match id {
            Some(id) => format!("{}.{key}", id.get_ref()),
            None => key.to_owned(),
        };
        self.found.push(DataError { file: self.source.path(file), line, key, reason: reason.into() });
    }

    /// Ids are short, of lower-case letters, digits, hyphens and underscores, and stand on one entry only.
    pub fn ids<'b>(&mut self, file: &str, kind: &str, ids: impl Iterator<Item = &'b Spanned<String>>) {
        let mut seen = BTreeSet::new();
        for id in ids {
            let text = id.get_ref();
            if text.is_empty()
                || text.len() > 40
                || !text.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_'))
            {
                let reason = "has lower-case letters, digits, hyphens and underscores, 1 to 40 of them";
                self.add(file, Some(id), "id", reason);
            }
            if !seen.insert(text) {
                self.add(file, Some(id), "id", format!("stands on more than one {kind}"));
            }
        }
    }

    /// No text is blank in any language.
    pub fn texts(&mut self, file: &str, id: &Spanned<String>, key: &str, texts: &Texts) {
        for lang in texts.blank() {
            self.add(file, Some(id), &format!("{key}.{lang}"), "is empty");
        }
    }

    /// What an entry refers to must be known.
    pub fn reference(&mut self, file: &str, id: &Spanned<String>, key: &str, to: &str, known: &[&str]) {
        if !known.contains(&to) {
            self.add(file, Some(id), key, format!("there is no “{to}”"));
        }
    }

    /// A colour is written `#rrggbb`.
    pub fn colour(&mut self, file: &str, id: &Spanned<String>, key: &str, colour: &str) {
        let digits = colour.strip_prefix('#').unwrap_or_default();
        if digits.len() != 6 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            self.add(file, Some(id), key, format!("is written #rrggbb, not “{colour}”"));
        }
    }

    /// The name of an edition in records.
    pub fn edition_name(&mut self, name: &str) {
        if name.is_empty()
            || name.len() > 64
            || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._".contains(&b))
        {
            let reason = "has letters, digits, hyphens and full stops, 1 to 64 of them";
            self.add("edition.toml", None, "name", reason);
        }
    }
}
