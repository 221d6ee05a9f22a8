//! What each game says.

use phrasebook::GameBook;

static BOOKS: [(&str, GameBook); 3] = [
    ("altes-reich", GameBook::new(altes_reich::TEXTS)),
    ("grecia", GameBook::new(grecia::TEXTS)),
    ("napoleon", GameBook::new(napoleon::TEXTS)),
];

/// The book of a game.
pub(crate) fn book(game: &str) -> &'static GameBook {
    let (_, book) = BOOKS.iter().find(|(name, _)| *name == game).expect("a game");
    book
}
