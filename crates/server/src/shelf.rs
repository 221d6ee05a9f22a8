//! The games that a server offers: rules with an edition, and bots that play them.

use std::sync::Arc;

use bots::Stable;
use table::{Game, UnknownGame};

/// One game of the shelf.
pub struct Place {
    /// The game.
    pub game: Box<dyn Game>,
    /// Who can play it besides people.
    pub bots: Box<dyn Stable>,
}

/// All games at hand.
#[derive(Clone)]
pub struct Shelf(Arc<[Arc<Place>]>);

impl Shelf {
    /// A shelf with these games.
    pub fn new(places: impl IntoIterator<Item = Place>) -> Self {
        Self(places.into_iter().map(Arc::new).collect())
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Result<&Arc<Place>, UnknownGame> {
        self.0.iter().find(|place| place.game.name() == name).ok_or_else(|| UnknownGame {
            name: name.to_owned(),
            known: self.iter().map(|place| place.game.name()).collect::<Vec<_>>().join(", "),
        })
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Place>> {
        self.0.iter()
    }
}
