//! Taking back: the last decision, or the part of what is named that is meant, by its number, its words, or a name in it.

use std::io::{self, Write};

use phrasebook::Translator;
use table::{CannotUndo, NamedPart, Seat};

use super::{TerminalGame, understanding::folded};

use crate::{
    failure::Failure,
    terminal::{WARNING, columns::grid, width, write_text},
};

impl TerminalGame {
    /// Takes back the last decision, or the part of what is named that was typed. Tells whether it did.
    pub(super) fn undo(&mut self, seat: Seat, typed: &str) -> Result<bool, Failure> {
        let parts = self.game.named(seat);
        let undone = if typed.is_empty() {
            self.game.undo(seat, self.bots())
        } else {
            match meant(&parts, typed, &self.translator())[..] {
                [] => Err(CannotUndo::NotNamed),
                [only] => self.game.retract(seat, parts[only].ply).map(|_| parts[only].ply),
                [..] => {
                    self.which_part(&parts)?;
                    return Ok(false);
                }
            }
        };
        match undone {
            Ok(left) => {
                self.leaving.remove(seat);
                for shown in &mut self.shown.0 {
                    *shown = left.min(*shown);
                }
                self.keep()?;
                Ok(true)
            }
            Err(error) => {
                write_text(&mut anstream::stdout(), WARNING, &self.translator().explain(&error))?;
                Ok(false)
            }
        }
    }

    pub(super) fn which_part(&self, parts: &[NamedPart]) -> io::Result<()> {
        let mut out = anstream::stdout();
        let translator = self.translator();
        write_text(&mut out, WARNING, &translator.plain("terminal-which-part"))?;
        let listed =
            parts.iter().zip(1..).map(|(part, number)| format!("{number:3} {}", told(part, &translator)));
        grid(&listed.collect::<Vec<_>>(), width()).iter().try_for_each(|line| writeln!(out, "{line}"))
    }
}

/// The parts that are meant, by their place.
fn meant(parts: &[NamedPart], typed: &str, translator: &Translator<'_>) -> Vec<usize> {
    if let Ok(number) = typed.parse::<usize>() {
        return (1..=parts.len()).contains(&number).then(|| number - 1).into_iter().collect();
    }
    let wanted = format!(" {} ", folded(typed));
    let says = |text: &str| format!(" {} ", folded(text)).contains(&wanted);
    let named = |part: &NamedPart| {
        part.words.iter().any(|offer| says(&offer.word) || says(&translator.say(&offer.label)))
    };
    (0..parts.len()).filter(|&place| named(&parts[place])).collect()
}

/// A part in the player's words.
fn told(part: &NamedPart, translator: &Translator<'_>) -> String {
    part.words.iter().map(|offer| translator.say(&offer.label)).collect::<Vec<_>>().join(", ")
}
