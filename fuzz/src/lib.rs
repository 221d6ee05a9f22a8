//! What the targets share: all games.

use std::sync::LazyLock;

use manifest::{Games, Manifest};

/// Every game with its built-in edition.
pub static GAMES: LazyLock<Games> = LazyLock::new(|| {
    Games::new()
        .with(Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS))
        .with(Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS))
        .with(Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS))
});
