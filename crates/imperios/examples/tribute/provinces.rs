//! The components of Tribute: provinces with their names.

use serde::Deserialize;
use serde_json::Value;
use table::{DataErrors, Grammar, Source, Texts, Thing};

/// Provinces in the game.
pub(crate) const PROVINCES: usize = 12;

#[derive(PartialEq, Debug, Deserialize)]
pub(crate) struct Edition {
    name: String,
    pub(crate) province: [Province; PROVINCES],
}

#[derive(PartialEq, Debug, Deserialize)]
pub(crate) struct Province {
    pub(crate) id: String,
    name: Texts,
}

impl table::Edition for Edition {
    const FILES: &'static [&'static str] = &["provinces.toml"];

    fn load(source: &Source) -> Result<Self, DataErrors> {
        Ok(source.read("provinces.toml")?)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn named(&self, _: &str, id: &str) -> Option<(&Texts, Option<&Grammar>)> {
        self.province.iter().find(|province| province.id == id).map(|province| (&province.name, None))
    }

    fn things(&'static self) -> Vec<Thing> {
        self.province.iter().map(|province| Thing { kind: "province", id: &province.id }).collect()
    }

    fn facts(&self) -> Value {
        self.province.iter().map(|province| province.id.as_str()).collect()
    }
}
