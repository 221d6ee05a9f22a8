//! What every command is given besides its own arguments.

use std::{path::PathBuf, sync::Arc};

use manifest::{CannotOpen, Games, Manifest};
use table::{Lang, Record};

/// The games at hand, and what holds for all commands.
pub(crate) struct Context {
    pub(crate) games: Games,
    /// The language of all texts.
    pub(crate) lang: Lang,
    /// A data pack to play with.
    pub(crate) edition: Option<PathBuf>,
}

impl Context {
    /// The game with this name, with the data pack if there is one.
    pub(crate) fn open(&self, name: &str) -> Result<Arc<Manifest>, CannotOpen> {
        self.games.open(name, self.edition.as_deref())
    }

    /// The game of a record with the edition it was played with: the data pack, or any that was released. With the
    /// newest if that is not at hand, which will say so.
    pub(crate) fn open_record(&self, record: &Record) -> Result<Arc<Manifest>, CannotOpen> {
        if self.edition.is_some() {
            let place = self.open(&record.game)?;
            if place.plays(&record.hash.to_string()) {
                return Ok(place);
            }
        }
        Ok(self.games.of_record(record)?)
    }

    /// The same under the rulings of the record's day.
    pub(crate) fn exactly(&self, record: &Record) -> Result<Arc<Manifest>, CannotOpen> {
        let (place, hash) = (self.open_record(record)?, record.hash.to_string());
        let earlier = place.earlier().find(|earlier| earlier.hash() == hash);
        Ok(earlier.map_or(place, Arc::new))
    }

    /// All games; the one to which the data pack belongs with that pack.
    pub(crate) fn open_all(&self) -> Result<Games, CannotOpen> {
        self.games.with_pack(self.edition.as_deref())
    }
}

/// The language of the system, as far as the games speak it.
pub(crate) fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let first = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    first.get(..2).and_then(|code| code.parse().ok()).unwrap_or_default()
}
