//! Everything said at one table, in one language.

use table::{CannotSetUp, Game, Lang, Match, Name, NotationError, Phrase, Seat, Thing};

use crate::{AtTable, Explained, Names, Phrasebook, Value};

/// A phrasebook with the names at a table.
#[derive(Clone, Copy, Debug)]
pub struct Translator<'a> {
    /// What is said whoever plays.
    pub book: Phrasebook,
    table: Option<AtTable<'a>>,
}

impl<'a> Translator<'a> {
    /// Where nobody sits at a table yet.
    pub fn nobody(lang: Lang) -> Self {
        Self { book: Phrasebook::new(lang), table: None }
    }

    /// At the table of a game.
    pub fn at(book: Phrasebook, game: &'a dyn Game, players: &'a [Name]) -> Self {
        Self { book, table: Some(AtTable::new(game, players)) }
    }

    /// The same where the game is under way: seats are called by what they play.
    #[must_use]
    pub fn during(self, game: &'a dyn Match) -> Self {
        Self { table: self.table.map(|table| table.during(game)), ..self }
    }

    /// The same for whoever sits there, who is “you”.
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Self {
        Self { table: self.table.map(|table| table.read_by(reader)), ..self }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.book.lang()
    }

    fn names(&self) -> &dyn Names {
        self.table.as_ref().map_or(&(), |table| table as &dyn Names)
    }

    /// A phrase as a sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, self.names())
    }

    /// An error with its place and its rule.
    pub fn explain(&self, error: &(impl Explained + ?Sized)) -> String {
        self.book.explain(error, self.names())
    }

    /// Why a position can't be set up, for whoever wrote it down: each fault behind its key.
    pub fn cannot_set_up(&self, error: &CannotSetUp) -> String {
        let CannotSetUp::Notation(faults) = error else { return error.to_string() };
        let told = |fault: &NotationError| match fault.written() {
            Some(_) => fault.to_string(),
            None => format!("{}: {}", fault.key, self.say(&fault.reason)),
        };
        faults.0.iter().map(told).collect::<Vec<_>>().join("; ")
    }

    /// A plain message.
    pub fn message(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.book.message(key, args)
    }

    /// A plain message without gaps.
    pub fn plain(&self, key: &str) -> String {
        self.book.message(key, &[])
    }

    /// What whoever sits there is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.names().seat(seat)
    }

    /// The name of a card, zone or unit.
    pub fn thing(&self, thing: Thing) -> Option<String> {
        self.names().wording(thing, self.lang()).map(|word| word.name.to_owned())
    }

    /// One thing that was agreed, such as `Dice: yes`.
    pub fn agreed(&self, game: &str, key: &str, value: &str) -> String {
        format!("{}: {}", self.book.option(game, key), self.option_value(game, key, value))
    }

    /// The name of one value of an option: what the edition calls it if the catalogue does not list it. A number speaks
    /// for itself.
    pub fn option_value(&self, game: &str, key: &str, value: &str) -> String {
        let named = self.book.option_value(game, key, value);
        if !named.starts_with(&format!("{game}-option-")) {
            return named;
        }
        let in_edition = self.table.as_ref().and_then(|table| table.chosen(key, value, self.lang()));
        in_edition.unwrap_or(value).to_owned()
    }

    /// Words as they are quoted in the language.
    pub fn quoted(&self, words: &str) -> String {
        let (open, close) = match self.lang() {
            Lang::Es => ('«', '»'),
            Lang::En => ('“', '”'),
            Lang::Nl => ('‘', '’'),
            Lang::De => ('„', '“'),
        };
        format!("{open}{words}{close}")
    }

    /// A number with so many places behind the mark that the language uses.
    pub fn figure(&self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        if self.lang() == Lang::En { text } else { text.replace('.', ",") }
    }

    /// A share of 1 in per cent.
    pub fn share(&self, share: f64) -> String {
        format!("{} %", self.figure(share * 100.0, 1))
    }
}
