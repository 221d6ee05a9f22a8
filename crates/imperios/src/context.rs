//! What every command is given besides its own arguments.

use std::{path::PathBuf, sync::Arc};

use manifest::{CannotOpen, Games, Manifest};
use table::Lang;

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
