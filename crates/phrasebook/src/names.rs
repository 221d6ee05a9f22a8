//! What seats, cards and zones are called when a phrase is said.

use table::{Game, Lang, Match, Name, Seat, Thing, Wording};

/// Gives the names that stand in the gaps of phrases.
pub trait Names {
    /// What to call whoever sits there.
    fn seat(&self, seat: Seat) -> String;

    /// The name of a card, zone or unit in a language, with its grammar; without one its id is shown.
    fn wording(&self, thing: Thing, lang: Lang) -> Option<Wording<'_>>;

    /// What the seat plays, by which sentences call it: a city, an empire or two. Nothing where seats are alike.
    fn plays(&self, _seat: Seat) -> Vec<Thing> {
        Vec::new()
    }

    /// Whether whoever reads sits there.
    fn is_reader(&self, _seat: Seat) -> bool {
        false
    }
}

/// Where nobody has a name: a seat is called by its number and a thing by its id.
impl Names for () {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn wording(&self, _: Thing, _: Lang) -> Option<Wording<'_>> {
        None
    }
}

/// The names at the table of a game: its players, what they play, and the things of its edition.
#[derive(Clone, Copy)]
pub struct AtTable<'a> {
    game: &'a dyn Game,
    players: &'a [Name],
    under_way: Option<&'a dyn Match>,
    reader: Option<Seat>,
}

impl<'a> AtTable<'a> {
    /// At the table of a game, which names its things, with these players, seat by seat. A seat beyond them is called
    /// by its number.
    pub fn new(game: &'a dyn Game, players: &'a [Name]) -> Self {
        Self { game, players, under_way: None, reader: None }
    }

    /// What the edition calls a value of an option, such as a scenario.
    pub(crate) fn chosen(&self, key: &str, value: &str, lang: Lang) -> Option<&'a str> {
        let mut things = self.game.things().into_iter();
        let thing = things.find(|thing| thing.kind == key && thing.id == value)?;
        self.game.name_of(thing, lang)
    }

    /// The same where the game is under way, so that it is known what each seat plays.
    #[must_use]
    pub fn during(self, game: &'a dyn Match) -> Self {
        Self { under_way: Some(game), ..self }
    }

    /// The same for whoever sits there, who is “you”.
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Self {
        Self { reader, ..self }
    }
}

impl Names for AtTable<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map_or_else(|| seat.to_string(), |name| name.as_str().to_owned())
    }

    fn wording(&self, thing: Thing, lang: Lang) -> Option<Wording<'_>> {
        self.game.wording(thing, lang)
    }

    fn plays(&self, seat: Seat) -> Vec<Thing> {
        self.under_way.map_or_else(Vec::new, |game| game.plays(seat))
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }
}

impl std::fmt::Debug for AtTable<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game = self.game.name();
        f.debug_struct("AtTable").field("game", &game).field("players", &self.players).finish_non_exhaustive()
    }
}
