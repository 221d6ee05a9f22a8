//! What the boards of Grecia and Napoleón have in common: games of zones, units and combats.

use phrasebook::{Translator, Value};
use table::{Arg, Offer};

use crate::terminal::{
    BOLD,
    columns::{hanging, joined},
    styled, text_of,
};

/// What a board is written on: in the viewer's language, as wide as their screen.
#[derive(Clone, Copy)]
pub(super) struct Sheet<'a> {
    pub(super) translator: &'a Translator<'a>,
    pub(super) width: usize,
}

impl Sheet<'_> {
    /// How far the game has come.
    pub(super) fn round(&self, round: u8, rounds: u8) -> String {
        match round {
            0 => self.translator.plain("terminal-setting-up"),
            round => {
                let args = [("round", round.into()), ("rounds", rounds.into())];
                self.translator.message("terminal-round-of", &args)
            }
        }
    }

    /// A zone by itself, with what is in it.
    pub(super) fn zone(&self, name: &str, content: &[String], between: &str) -> Vec<String> {
        let empty = || self.translator.plain("terminal-empty");
        let content = if content.is_empty() { empty() } else { content.join(between) };
        hanging(&format!("{name} – {content}"), 2, 6, self.width)
    }

    /// A card that is being carried out, with what it says.
    pub(super) fn card(&self, name: &str, text: &str) -> Vec<String> {
        std::iter::once(styled(BOLD, name)).chain(hanging(text, 2, 2, self.width)).collect()
    }

    /// An action as far as it is named: its verb, its ends and its units.
    pub(super) fn act(&self, verb: &str, ends: &[String], units: Vec<String>) -> Vec<String> {
        let ends = ends.join(" → ");
        let parts: Vec<_> = std::iter::once(ends).chain(units).filter(|part| !part.is_empty()).collect();
        if parts.is_empty() {
            return Vec::new();
        }
        let text = format!("{}: {}", self.translator.plain(verb), parts.join(" · "));
        self.bold(&text, 4)
    }

    /// Where is fought, and with what on both sides.
    pub(super) fn combat(&self, from: String, to: String, sides: [Vec<String>; 2]) -> Vec<String> {
        let zones = [("from", from.into()), ("to", to.into())];
        let mut lines = self.bold(&self.translator.message("terminal-combat", &zones), 2);
        for (mut parts, key) in sides.into_iter().zip(["terminal-attacker", "terminal-defender"]) {
            parts[0] = format!("{}: {}", self.translator.plain(key), parts[0]);
            let text = joined(&parts, " ·", self.width - 6);
            let indent = |number: usize| if number == 0 { 2 } else { 6 };
            lines.extend(
                text.iter().enumerate().map(|(number, line)| format!("{:1$}{line}", "", indent(number))),
            );
        }
        lines
    }

    /// The card of a side in a combat, with what it adds.
    pub(super) fn combat_card(
        &self,
        message: &str,
        name: String,
        value: impl Into<Value<'static>>,
    ) -> String {
        self.translator.message(message, &[("card", name.into()), ("value", value.into())])
    }

    /// Piles of cards under their headings.
    pub(super) fn piles(&self, piles: &[(&str, Vec<String>)]) -> String {
        let mut lines = Vec::new();
        for (heading, cards) in piles {
            lines.push(styled(BOLD, &self.translator.plain(heading)));
            let none = [self.translator.plain("terminal-none-yet")];
            let cards = if cards.is_empty() { &none } else { &cards[..] };
            lines.extend(joined(cards, " ·", self.width - 2).iter().map(|line| format!("  {line}")));
        }
        text_of(&lines)
    }

    fn bold(&self, text: &str, indent: usize) -> Vec<String> {
        hanging(text, 0, indent, self.width).iter().map(|line| styled(BOLD, line)).collect()
    }
}

/// The zone that a choice is about, if it is about one.
pub(super) fn only_zone(offer: &Offer) -> Option<&'static str> {
    let mut zones = offer.label.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Thing(thing) if thing.kind == "zone" => Some(thing.id),
        _ => None,
    });
    zones.next().filter(|_| zones.next().is_none())
}
