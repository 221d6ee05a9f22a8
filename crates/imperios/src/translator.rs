//! Everything said in the terminal, in the player's language.

use phrasebook::{AtTable, Explained, Names, Phrasebook, Value};
use table::{Game, Lang, Name, Phrase, Seat, Thing, Told};

/// A phrasebook with the names at a table.
#[derive(Clone, Copy)]
pub(crate) struct Translator<'a> {
    pub(crate) book: Phrasebook,
    table: Option<AtTable<'a>>,
}

impl<'a> Translator<'a> {
    /// Where nobody sits at a table yet.
    pub(crate) fn nobody(lang: Lang) -> Self {
        Self { book: Phrasebook::new(lang), table: None }
    }

    /// At the table of a game.
    pub(crate) fn at(lang: Lang, game: &'a dyn Game, players: &'a [Name]) -> Self {
        Self { book: Phrasebook::new(lang), table: Some(AtTable { game, players }) }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.book.lang()
    }

    fn names(&self) -> &dyn Names {
        self.table.as_ref().map_or(&(), |table| table as &dyn Names)
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, self.names())
    }

    pub(crate) fn explain(&self, error: &(impl Explained + ?Sized)) -> String {
        self.book.explain(error, self.names())
    }

    /// A message of the terminal.
    pub(crate) fn message(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.book.message(key, args)
    }

    /// A message of the terminal without gaps.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.book.message(key, &[])
    }

    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.names().seat(seat)
    }

    /// The name of a card, zone or unit.
    pub(crate) fn thing(&self, thing: Thing) -> Option<String> {
        self.names().thing(thing, self.lang())
    }

    /// One thing that was agreed, such as `Dice: yes`.
    pub(crate) fn agreed(&self, game: &str, key: &str, value: &str) -> String {
        let named = self.book.option_value(game, key, value);
        // A number that the catalogue does not list speaks for itself.
        let value = if named.starts_with(&format!("{game}-option-")) { value } else { &named };
        format!("{}: {value}", self.book.option(game, key))
    }

    /// Words as they are quoted in the language.
    pub(crate) fn quoted(&self, words: &str) -> String {
        let (open, close) = match self.lang() {
            Lang::Es => ('«', '»'),
            Lang::En => ('“', '”'),
            Lang::Nl => ('‘', '’'),
            Lang::De => ('„', '“'),
        };
        format!("{open}{words}{close}")
    }

    /// A number with so many places behind the mark that the language uses.
    pub(crate) fn figure(&self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        if self.lang() == Lang::En { text } else { text.replace('.', ",") }
    }

    /// A share of 1 in per cent.
    pub(crate) fn share(&self, share: f64) -> String {
        format!("{} %", self.figure(share * 100.0, 1))
    }

    /// A line of the log: what happened, and the rule behind it.
    pub(crate) fn told(&self, told: &Told) -> String {
        let (dim, reset) = (crate::terminal::DIM.render(), crate::terminal::DIM.render_reset());
        format!("{} {dim}[{}]{reset}", self.say(&told.phrase), told.rule)
    }
}

/// The language of the system, as far as the games speak it.
pub(crate) fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let first = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    first.get(..2).and_then(|code| code.parse().ok()).unwrap_or_default()
}
