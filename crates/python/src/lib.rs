//! The games as a Python package.
//!
//! What Python sees is told in `python/imperios/_imperios.pyi`; the games themselves are those of the crate `study`.

mod batch;
mod bots;
mod errors;
mod games;
mod json;
mod state;

use std::sync::LazyLock;

use pyo3::prelude::*;

/// The games, with what was opened of them.
static LIBRARY: LazyLock<study::Library> = LazyLock::new(study::Library::new);

#[pymodule]
mod _imperios {
    #[pymodule_export]
    use super::{
        batch::Batch,
        bots::Bot,
        games::{Plane, Vocabulary, bot_names, game, games, load, planes, settings, vocabulary},
        state::State,
    };
}
