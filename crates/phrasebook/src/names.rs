//! What seats, cards and zones are called when a phrase is said.

use table::{Game, Lang, Name, Seat, Thing};

/// Gives the names that stand in the gaps of phrases.
pub trait Names {
    /// What to call whoever sits there.
    fn seat(&self, seat: Seat) -> String;

    /// The name of a card, zone or unit in a language; without one its id is shown.
    fn thing(&self, thing: Thing, lang: Lang) -> Option<String>;
}

/// Where nobody has a name: a seat is called by its number and a thing by its id.
impl Names for () {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn thing(&self, _: Thing, _: Lang) -> Option<String> {
        None
    }
}

/// The names at the table of a game: its players and the things of its edition.
#[derive(Clone, Copy)]
pub struct AtTable<'a> {
    /// The game, which names its things.
    pub game: &'a dyn Game,
    /// The players, seat by seat. A seat beyond them is called by its number.
    pub players: &'a [Name],
}

impl Names for AtTable<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map_or_else(|| seat.to_string(), |name| name.as_str().to_owned())
    }

    fn thing(&self, thing: Thing, lang: Lang) -> Option<String> {
        self.game.name_of(thing, lang).map(str::to_owned)
    }
}

impl std::fmt::Debug for AtTable<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game = self.game.name();
        f.debug_struct("AtTable").field("game", &game).field("players", &self.players).finish()
    }
}
