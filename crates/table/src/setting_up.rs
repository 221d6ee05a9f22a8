//! Setting up: how far a player is with the pieces that are placed before the first turn.

use serde::Serialize;

use crate::Phrase;

/// The pieces that a seat places before the first turn, while it is asked for one of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SettingUp {
    /// Which piece it is asked for now, counted from 1.
    pub piece: usize,
    /// How many it places in all.
    pub pieces: usize,
    /// What is not on the board yet, the piece it is asked for among it.
    pub left: Vec<PiecesLeft>,
}

impl SettingUp {
    /// So many pieces in all, of which these are left; kinds of which none is left are not listed.
    pub fn new(pieces: usize, left: impl IntoIterator<Item = (Phrase, usize)>) -> Self {
        let left: Vec<_> = left
            .into_iter()
            .filter(|&(_, count)| count > 0)
            .map(|(what, count)| PiecesLeft { what, count })
            .collect();
        let waiting: usize = left.iter().map(|pieces| pieces.count).sum();
        Self { piece: (pieces + 1).saturating_sub(waiting), pieces, left }
    }
}

/// So many pieces of a kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PiecesLeft {
    /// What they are called.
    pub what: Phrase,
    /// How many there are.
    pub count: usize,
}
