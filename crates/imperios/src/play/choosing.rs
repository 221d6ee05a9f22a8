//! From what a person types to a choice, or to why it is none.

use std::io::{self, Write};

use table::{Awaiting, By, IllegalPly, Seat, UnknownWord};

use super::{
    TerminalGame, commands,
    understanding::{Meaning, Understanding, folded},
};

use crate::{
    failure::Failure,
    terminal::{WARNING, columns::grid, width, write_text},
};

impl TerminalGame {
    /// Plays what was typed: a choice, or several with commas between them as records write them, one after another.
    /// Tells whether anything was played.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        typed: &str,
        understanding: &Understanding,
    ) -> Result<bool, Failure> {
        let whole = understanding.outright(&folded(typed)).is_some();
        let words: Vec<&str> = if whole { vec![typed] } else { typed.split(',').map(str::trim).collect() };
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let Some((first, others)) = words.split_first() else { return Ok(false) };
        if !self.choose_one(seat, first, understanding)? {
            self.left_undone(others)?;
            return Ok(false);
        }
        let mut told = self.game.ply();
        for (number, word) in others.iter().enumerate() {
            self.game.advance();
            // What had to be has been played already; a record names it too.
            let is_said = |&ply: &usize| {
                let (by, played) = self.game.word_at(ply);
                by == By::Seat(seat) && folded(&played) == folded(word)
            };
            if let Some(ply) = (told..self.game.ply()).find(is_said) {
                told = ply + 1;
                continue;
            }
            let asked = matches!(self.game.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
            let understanding = Understanding::of(&self.place, &*self.game, seat, &self.translator());
            if !asked || !self.choose_one(seat, word, &understanding)? {
                self.left_undone(&others[number + usize::from(asked)..])?;
                break;
            }
            told = self.game.ply();
        }
        Ok(true)
    }

    /// Plays one choice, or says why not.
    pub(super) fn choose_one(
        &mut self,
        seat: Seat,
        typed: &str,
        understanding: &Understanding,
    ) -> Result<bool, Failure> {
        let word = match understanding.meaning(typed) {
            Meaning::Choice(index) => self.game.offers(seat).swap_remove(index).word,
            Meaning::Word(word) => word,
            Meaning::OneOf(several) => {
                self.which_one(seat, typed, &several)?;
                return Ok(false);
            }
            Meaning::Nothing { near } => {
                self.not_understood(seat, typed, &near)?;
                return Ok(false);
            }
        };
        match self.game.choose(seat, &word) {
            Ok(()) => Ok(true),
            // A name that does not go with what is asked; the word made of it was not typed.
            Err(IllegalPly::Unknown(_)) if folded(&word) != folded(typed) => {
                self.not_understood(seat, typed, &[])?;
                Ok(false)
            }
            Err(error) => {
                self.refuse(&error)?;
                Ok(false)
            }
        }
    }

    /// Words that were not carried out because one before them was not.
    pub(super) fn left_undone(&self, words: &[&str]) -> io::Result<()> {
        if words.is_empty() {
            return Ok(());
        }
        let text = self.translator().message("terminal-left-undone", &[("words", words.join(", ").into())]);
        write_text(&mut anstream::stdout(), WARNING, &text)
    }

    pub(super) fn which_one(&self, seat: Seat, typed: &str, several: &[usize]) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        write_text(&mut out, WARNING, &translator.message("terminal-which-one", &[("typed", typed.into())]))?;
        let offers = self.game.offers(seat);
        let listed =
            several.iter().map(|&index| format!("{:3} {}", index + 1, translator.say(&offers[index].label)));
        grid(&listed.collect::<Vec<_>>(), width()).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// What is like it, or what the game says of a name that it does not know.
    pub(super) fn not_understood(&self, seat: Seat, typed: &str, near: &[String]) -> io::Result<()> {
        let translator = self.translator();
        let commands = commands::near(&folded(typed), &translator);
        let near: Vec<_> = near.iter().chain(&commands).map(|near| translator.quoted(near)).collect();
        if near.is_empty() {
            let error = self.game.check(seat, &typed.to_lowercase()).err();
            return self.refuse(&error.unwrap_or(IllegalPly::NoSuchSeat));
        }
        // A long slip need not be read again in full.
        let typed: String = typed.chars().take(40).collect();
        let args = [("typed", typed.into()), ("near", near.join(" · ").into())];
        write_text(&mut anstream::stdout(), WARNING, &translator.message("terminal-did-you-mean", &args))
    }

    pub(super) fn refuse(&self, error: &IllegalPly) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        let text = match error {
            IllegalPly::Unknown(UnknownWord::Verb { .. }) => translator.plain("terminal-not-understood"),
            other => translator.explain(other),
        };
        write_text(&mut out, WARNING, &text)
    }
}
