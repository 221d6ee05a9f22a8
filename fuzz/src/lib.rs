//! What the targets share: all games.

use std::sync::LazyLock;

use table::{Boxed, Registry};

/// Every game with its built-in edition.
pub static GAMES: LazyLock<Registry> = LazyLock::new(|| {
    Registry::new()
        .with(Boxed::<altes_reich::Position>::new(altes_reich::Edition::built_in()))
        .with(Boxed::<grecia::Position>::new(grecia::Edition::built_in()))
        .with(Boxed::<napoleon::Position>::new(napoleon::Edition::built_in()))
});
