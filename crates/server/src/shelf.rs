//! The games that a server offers: rules with an edition, and bots that play them. Tables of earlier releases go on
//! under the rulings of their day.

use std::sync::Arc;

use bots::GameBots;
use table::{Game, UnknownGame};

/// One game of the shelf.
pub struct Place {
    /// The game.
    pub game: Box<dyn Game>,
    /// Who can play it besides people.
    pub bots: Arc<dyn GameBots>,
}

impl Place {
    /// The same game under earlier rulings.
    fn earlier(&self) -> impl Iterator<Item = Self> {
        let bots = &self.bots;
        self.game.earlier().into_iter().map(move |game| Self { game, bots: Arc::clone(bots) })
    }
}

/// All games at hand.
#[derive(Clone)]
pub struct Shelf {
    places: Arc<[Arc<Place>]>,
    /// The same games under earlier rulings.
    earlier: Arc<[Arc<Place>]>,
}

impl Shelf {
    /// A shelf with these games.
    pub fn new(places: impl IntoIterator<Item = Place>) -> Self {
        let places: Arc<[_]> = places.into_iter().map(Arc::new).collect();
        let earlier = places.iter().flat_map(|place| place.earlier()).map(Arc::new).collect();
        Self { places, earlier }
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Result<&Arc<Place>, UnknownGame> {
        self.places.iter().find(|place| place.game.name() == name).ok_or_else(|| UnknownGame {
            name: name.to_owned(),
            known: self.iter().map(|place| place.game.name()).collect::<Vec<_>>().join(", "),
        })
    }

    /// The game with the edition that has this hash, be it the newest or an earlier one.
    pub(crate) fn edition(&self, name: &str, hash: &str) -> Option<&Arc<Place>> {
        let all = self.places.iter().chain(self.earlier.iter());
        all.into_iter().find(|place| place.game.name() == name && place.game.hash().to_string() == hash)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Place>> {
        self.places.iter()
    }
}
