//! The games that are part of the program, each with its manifest and its board.

mod altes_reich;
mod campaign;
mod grecia;
mod map;
mod napoleon;
mod picture;

use manifest::{Archive, Games};

/// All games, in the order in which they are listed.
pub(crate) fn all() -> Games {
    Games::new()
        .with(altes_reich::manifest())
        .with(grecia::manifest())
        .with(napoleon::manifest())
        .with_archive(Archive::built_in())
}
