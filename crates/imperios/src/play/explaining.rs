//! What a person may ask instead of choosing: help, reasons, rules, a hint, the log.

use std::{io, time::Duration};

use bots::Budget;
use table::{Seat, Viewer};

use super::{
    TerminalGame,
    understanding::{Meaning, Understanding},
};

use crate::{
    insight::advice,
    rules::write_rule,
    terminal::{PLAIN, WARNING, log_line, write_item, write_text},
};

/// A hint is thought about no longer than this.
const HINT: Budget = Budget { simulations: 40_000, time: Duration::from_secs(2), threads: 1 };

impl TerminalGame {
    pub(super) fn help(&self, seat: Seat) -> io::Result<()> {
        let translator = self.translator();
        let (word, rule) = (self.some_word(seat), self.some_rule());
        let help = translator.message("terminal-help", &[("word", word.into()), ("rule", rule.into())]);
        write_text(&mut anstream::stdout(), PLAIN, &help)
    }

    /// A word that is offered, as an example.
    pub(super) fn some_word(&self, seat: Seat) -> String {
        self.game.offers(seat).into_iter().next().map_or_else(String::new, |offer| offer.word)
    }

    /// A rule of the rulebook, as an example.
    pub(super) fn some_rule(&self) -> String {
        let book = self.place.rulebook(self.lang);
        book.and_then(|book| book.rule_ids().next()).unwrap_or_default().to_owned()
    }

    /// Why something can't be chosen, or what it does if it can: `why 8`, `why otto-i`, `why declare rupert`.
    pub(super) fn why(&self, seat: Seat, what: &str, understanding: &Understanding) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        if what.is_empty() {
            let text = translator.message("terminal-why-what", &[("word", self.some_word(seat).into())]);
            return write_text(&mut out, PLAIN, &text);
        }
        let word = match understanding.meaning(what) {
            Meaning::Choice(index) => self.game.offers(seat).swap_remove(index).word,
            Meaning::Word(word) => word,
            Meaning::OneOf(several) => return self.which_one(seat, what, &several),
            Meaning::Nothing { near } if !near.is_empty() => return self.not_understood(seat, what, &near),
            Meaning::Nothing { .. } if what.contains(' ') || what.parse::<u64>().is_ok() => {
                what.to_lowercase()
            }
            Meaning::Nothing { .. } => format!("{} {}", self.verb(seat), what.to_lowercase()),
        };
        match self.game.check(seat, &word) {
            Ok(()) => self.legal(seat, &word),
            Err(error) => self.refuse(&error),
        }
    }

    /// That a word is legal, and what the log would say of it first: more nobody knows before.
    pub(super) fn legal(&self, seat: Seat, word: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        let label = self.game.offers(seat).into_iter().find(|offer| offer.word == word);
        let label = label.map_or_else(|| word.to_owned(), |offer| translator.say(&offer.label));
        write_text(&mut out, PLAIN, &translator.message("terminal-why-legal", &[("label", label.into())]))?;
        let mut thought = self.game.moment();
        if thought.choose(seat, word).is_ok()
            && let Some(told) = thought.told(Viewer::Seat(seat), 0..thought.ply()).first()
        {
            write_item(&mut out, &log_line(&translator, told))?;
        }
        Ok(())
    }

    /// The verb of the first choice that is offered: what a bare name is taken for.
    pub(super) fn verb(&self, seat: Seat) -> String {
        let first = self.game.offers(seat).into_iter().next();
        first
            .and_then(|offer| offer.word.split_once(' ').map(|(verb, _)| verb.to_owned()))
            .unwrap_or_default()
    }

    pub(super) fn rule(&self, id: &str) -> io::Result<()> {
        let mut out = anstream::stdout();
        let book = self.place.rulebook(self.lang);
        let translator = self.translator();
        if let Some(rule) = book.and_then(|book| book.rule(&id.to_uppercase())) {
            return write_rule(&mut out, rule, &translator);
        }
        if id.is_empty() {
            let text = translator.message("terminal-which-rule", &[("rule", self.some_rule().into())]);
            return write_text(&mut out, PLAIN, &text);
        }
        let args = [("game", self.place.game.name().into()), ("id", id.into())];
        write_text(&mut out, WARNING, &translator.message("terminal-no-such-rule", &args))
    }

    /// The best choices, with reasons, from what the seat may know.
    pub(super) fn hint(&self, seat: Seat) -> io::Result<()> {
        let mut out = anstream::stdout();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let budget = Budget { threads, ..HINT };
        let translator = self.translator();
        match self.place.bots.hint(&*self.game, seat, budget, self.game.ply() as u64) {
            Some(hint) => {
                advice(&hint, &translator).iter().try_for_each(|line| write_text(&mut out, PLAIN, line))
            }
            None => write_text(&mut out, PLAIN, &translator.plain("insight-hint-none")),
        }
    }

    pub(super) fn log(&self, seat: Seat) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        for told in self.game.told(Viewer::Seat(seat), 0..self.game.ply()) {
            write_item(&mut out, &log_line(&translator, &told))?;
        }
        Ok(())
    }
}
