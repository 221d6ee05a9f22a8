//! The table of El Viejo Imperio.

use std::fmt::Write;

use altes_reich::{Edition, Position, View, edition::Swords};
use table::{Offer, Seat};

use super::{BOLD, CHOICE, DIM, Show, columns::columns, styled};
use crate::voice::Voice;

impl Show for Position {
    fn show(edition: &'static Edition, view: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        let mut text = String::new();
        let rule = styled(DIM, &"─".repeat(72));
        writeln!(text, "{rule}\n{}", styled(BOLD, &heading(view, voice))).unwrap();
        let cards = Cards { edition, view, voice };
        cards.event(&mut text);
        cards.seats(&mut text);
        cards.table(&mut text);
        cards.hand(&mut text, offers);
        text
    }
}

fn heading(view: &View, voice: &Voice<'_>) -> String {
    let round = voice.message("terminal-round", &[("round", view.round.into())]);
    if view.games > 1 {
        let game =
            voice.message("terminal-game-of", &[("game", view.game.into()), ("games", view.games.into())]);
        format!("{game} · {round}")
    } else {
        round
    }
}

struct Cards<'a> {
    edition: &'static Edition,
    view: &'a View,
    voice: &'a Voice<'a>,
}

impl Cards<'_> {
    fn event(&self, text: &mut String) {
        let Some(event) = self.view.event.and_then(|id| self.edition.event_with_id(id)) else { return };
        let card = self.edition.event(event);
        let lang = self.voice.lang();
        let colour = self.edition.dynasty(card.dynasty).name.get(lang);
        writeln!(text, "{} · {} {}", card.year, card.title.get(lang), styled(DIM, &format!("({colour})")))
            .unwrap();
        writeln!(text, "{}", styled(DIM, card.blurb.get(lang))).unwrap();
        for (place, id) in (1..).zip(&self.view.symbols) {
            let symbol =
                self.edition.criteria().find(|c| c.id == *id).expect("the symbols are the edition's");
            writeln!(text, "  {place}. {} — {}", symbol.name.get(lang), styled(DIM, symbol.help.get(lang)))
                .unwrap();
        }
        if let Some(swords) = card.swords {
            let key = if swords == Swords::Black { "terminal-black-swords" } else { "terminal-red-swords" };
            let person = self.edition.monarch(card.person).name.get(lang);
            writeln!(text, "  ⚔ {}", self.voice.message(key, &[("person", person.into())])).unwrap();
        }
    }

    /// Who has won what, and who holds how many cards.
    fn seats(&self, text: &mut String) {
        let rows: Vec<_> = Seat::first(self.view.players)
            .map(|seat| {
                let you = if self.view.seat == Some(seat) {
                    self.voice.plain("terminal-you")
                } else {
                    String::new()
                };
                vec![
                    format!("  {seat}"),
                    self.voice.seat(seat),
                    self.voice
                        .message("terminal-events-won", &[("n", self.view.won[seat.index()].len().into())]),
                    self.voice
                        .message("terminal-cards-held", &[("n", self.view.hand_sizes[seat.index()].into())]),
                    you,
                ]
            })
            .collect();
        for line in columns(&rows) {
            writeln!(text, "{line}").unwrap();
        }
        let mut piles = self.voice.message("terminal-pile", &[("n", self.view.pile.into())]);
        if self.view.vacant_throne {
            let aside = self.voice.message("terminal-third-hand", &[("n", self.view.set_aside.len().into())]);
            write!(piles, " · {aside}").unwrap();
        }
        writeln!(text, "  {}", styled(DIM, &piles)).unwrap();
    }

    fn table(&self, text: &mut String) {
        if self.view.table.is_empty() {
            return;
        }
        let rows: Vec<_> = self
            .view
            .table
            .iter()
            .map(|laid| {
                let who = laid
                    .seat
                    .map_or_else(|| self.voice.plain("terminal-throne"), |seat| self.voice.seat(seat));
                let mut row = vec![format!("  {who}")];
                match laid.card {
                    Some(id) => row.extend(self.card(id)),
                    None => row.push(self.voice.plain("terminal-face-down")),
                }
                row
            })
            .collect();
        writeln!(text, "\n{}", self.voice.plain("terminal-on-the-table")).unwrap();
        for line in columns(&rows) {
            writeln!(text, "{line}").unwrap();
        }
    }

    /// The viewer's cards, each with the number by which it can be played, and the declarations below.
    fn hand(&self, text: &mut String, offers: &[Offer]) {
        let Some(hand) = self.view.hand.as_ref().filter(|hand| !hand.is_empty()) else { return };
        let number_of =
            |word: &str| offers.iter().position(|offer| offer.word == word).map(|index| index + 1);
        let rows: Vec<_> = hand
            .iter()
            .map(|id| {
                let mut row = self.card(id);
                row.push(styled(DIM, id));
                row
            })
            .collect();
        writeln!(text, "\n{}", self.voice.plain("terminal-your-hand")).unwrap();
        for (id, line) in hand.iter().zip(columns(&rows)) {
            let number = number_of(&format!("play {id}")).map_or("·".to_owned(), |n| n.to_string());
            writeln!(text, "{}  {line}", styled(CHOICE, &format!("{number:>3}"))).unwrap();
        }
        for (number, offer) in (1..).zip(offers).filter(|(_, offer)| offer.word.starts_with("declare ")) {
            let (label, word) = (self.voice.say(&offer.label), styled(DIM, &offer.word));
            writeln!(text, "{}  {label}  {word}", styled(CHOICE, &format!("{number:3}"))).unwrap();
        }
    }

    /// Name, reign, crowns, years, colour, Elector symbol; and what it counts on the symbols of the event.
    fn card(&self, id: &str) -> Vec<String> {
        let card = self.edition.card(id).expect("the view names cards of the edition");
        let monarch = self.edition.monarch(card);
        let lang = self.voice.lang();
        let mut row = vec![
            monarch.name.get(lang).to_owned(),
            format!("{}–{}", monarch.from, monarch.to),
            self.voice.message("terminal-crowns", &[("n", monarch.crowns.into())]),
            self.voice.message("terminal-years", &[("n", monarch.years.into())]),
            self.edition.dynasty(monarch.dynasty).name.get(lang).to_owned(),
        ];
        if let Some(event) = self.view.event.and_then(|id| self.edition.event_with_id(id)) {
            let values: Vec<_> =
                self.view.symbols.iter().map(|id| self.edition.value_by_id(id, event, card)).collect();
            let values: Vec<_> = values.iter().map(ToString::to_string).collect();
            row.push(format!("[{}]", values.join(" · ")));
        }
        let elector = |number: u8| self.voice.message("terminal-elector", &[("number", number.into())]);
        row.push(monarch.elector.map_or_else(String::new, elector));
        row
    }
}
