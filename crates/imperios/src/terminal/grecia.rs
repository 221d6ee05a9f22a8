//! The table of Grecia: who holds what, zone by zone with its neighbours, and the seas.

use std::fmt::Write;

use grecia::{
    Edition, Position, View,
    units::Kind,
    view::{SeatView, ZoneView},
};
use table::{Offer, Seat};

use super::{BOLD, CHOICE, DIM, Show, columns::columns, styled};
use crate::voice::Voice;

impl Show for Position {
    fn show(edition: &'static Edition, view: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        let mut text = String::new();
        let rule = styled(DIM, &"─".repeat(72));
        let round = [("round", view.round.into()), ("rounds", view.rounds.into())];
        let heading = voice.message("grecia-terminal-round", &round);
        writeln!(text, "{rule}\n{}", styled(BOLD, &heading)).unwrap();
        let board = Board { edition, view, voice };
        board.seats(&mut text);
        board.territories(&mut text);
        board.seas(&mut text);
        board.hand(&mut text);
        board.offers(&mut text, offers);
        text
    }
}

struct Board<'a> {
    edition: &'static Edition,
    view: &'a View,
    voice: &'a Voice<'a>,
}

impl Board<'_> {
    fn seats(&self, text: &mut String) {
        let number = |key: &str, n: i64| self.voice.message(key, &[("n", n.into())]);
        let rows: Vec<_> = self
            .view
            .seats
            .iter()
            .map(|seat| {
                let you = self.view.seat == Some(seat.seat);
                vec![
                    format!("  {}", seat.seat),
                    self.voice.seat(seat.seat),
                    self.colour(seat),
                    number("grecia-terminal-points", self.view.standing.scores[seat.seat].into()),
                    number("grecia-terminal-supply", seat.supply.into()),
                    number("grecia-terminal-tactics", seat.tactics.into()),
                    if you { self.voice.plain("terminal-you") } else { String::new() },
                ]
            })
            .collect();
        for line in columns(&rows) {
            writeln!(text, "{line}").unwrap();
        }
    }

    fn colour(&self, seat: &SeatView) -> String {
        let colour = seat.colour.and_then(|id| self.edition.colour_with_id(id));
        colour.map_or_else(String::new, |colour| {
            self.edition.faction(colour).name.get(self.voice.lang()).to_owned()
        })
    }

    fn name(&self, id: &str) -> &'static str {
        let zone = self.edition.zone_with_id(id).expect("the view names zones of the edition");
        self.edition.zone(zone).name.get(self.voice.lang())
    }

    /// What stands in a territory: units, a fortress, heroes.
    fn pieces(&self, zone: &ZoneView) -> String {
        let lang = self.voice.lang();
        let mut pieces: Vec<String> = Vec::new();
        for kind in Kind::LAND {
            let count = zone.units.iter().filter(|id| **id == kind.id()).count();
            if count > 0 {
                pieces.push(format!("{count} {}", self.edition.unit(kind).name.get(lang)));
            }
        }
        if let Some(owner) = zone.fortress {
            let owner = self.voice.seat(owner);
            pieces.push(self.voice.message("grecia-terminal-fortress", &[("owner", owner.into())]));
        }
        let heroes = zone.heroes.iter().map(|hero| self.hero(&hero.id));
        pieces.extend(heroes);
        pieces.join(", ")
    }

    fn hero(&self, id: &str) -> String {
        let sides = self.edition.scenarios().iter().flat_map(|scenario| &scenario.sides);
        let hero = sides.flat_map(|side| &side.heroes).find(|hero| hero.id == id);
        hero.map_or_else(|| id.to_owned(), |hero| hero.name.get(self.voice.lang()).to_owned())
    }

    fn neighbours(&self, id: &str) -> String {
        let zone = self.edition.zone_with_id(id).expect("the view names zones of the edition");
        let names = self.edition.neighbours(zone).into_iter().map(|near| self.edition.zone(near));
        names.map(|near| near.name.get(self.voice.lang())).collect::<Vec<_>>().join(", ")
    }

    /// The territories of each player, then those of the neutrals, then those with a fortress or heroes only.
    fn territories(&self, text: &mut String) {
        let ashore = || self.view.zones.iter().filter(|zone| zone.kind != "sea");
        for seat in Seat::first(self.view.players) {
            self.listing(text, &self.voice.seat(seat), ashore().filter(|zone| zone.controller == Some(seat)));
        }
        let neutral = self.voice.plain("grecia-terminal-neutral");
        self.listing(text, &neutral, ashore().filter(|zone| zone.neutral));
        let others = ashore().filter(|zone| {
            !zone.neutral && zone.controller.is_none() && (zone.fortress.is_some() || !zone.heroes.is_empty())
        });
        self.listing(text, &self.voice.plain("grecia-terminal-nobody"), others);
        let empty: Vec<_> = ashore()
            .filter(|zone| {
                zone.controller.is_none()
                    && !zone.neutral
                    && zone.fortress.is_none()
                    && zone.heroes.is_empty()
            })
            .map(|zone| self.name(zone.id))
            .collect();
        if !empty.is_empty() {
            let heading = self.voice.plain("grecia-terminal-empty");
            writeln!(text, "{}\n  {}", styled(BOLD, &heading), styled(DIM, &empty.join(", "))).unwrap();
        }
    }

    fn listing<'b>(&self, text: &mut String, heading: &str, zones: impl Iterator<Item = &'b ZoneView>) {
        let rows: Vec<_> = zones
            .map(|zone| {
                vec![
                    format!("  {}", self.name(zone.id)),
                    self.pieces(zone),
                    format!("→ {}", self.neighbours(zone.id)),
                ]
            })
            .collect();
        if !rows.is_empty() {
            writeln!(text, "{}", styled(BOLD, heading)).unwrap();
            for line in columns(&rows) {
                writeln!(text, "{line}").unwrap();
            }
        }
    }

    fn seas(&self, text: &mut String) {
        let rows: Vec<_> = self
            .view
            .zones
            .iter()
            .filter(|zone| zone.ships.iter().any(|&ships| ships > 0))
            .map(|zone| {
                let ships = Seat::first(self.view.players).zip(&zone.ships).filter(|(_, ships)| **ships > 0);
                let ships = ships.map(|(seat, ships)| format!("{} {ships}", self.voice.seat(seat)));
                vec![
                    format!("  {}", self.name(zone.id)),
                    ships.collect::<Vec<_>>().join(", "),
                    format!("→ {}", self.neighbours(zone.id)),
                ]
            })
            .collect();
        if !rows.is_empty() {
            writeln!(text, "{}", styled(BOLD, &self.voice.plain("grecia-terminal-seas"))).unwrap();
            for line in columns(&rows) {
                writeln!(text, "{line}").unwrap();
            }
        }
    }

    fn hand(&self, text: &mut String) {
        let Some(hand) = self.view.hand.as_ref().filter(|hand| !hand.is_empty()) else { return };
        let lang = self.voice.lang();
        writeln!(text, "{}", styled(BOLD, &self.voice.plain("grecia-terminal-hand"))).unwrap();
        for id in hand {
            if let Some(card) = self.edition.tactic_with_id(id) {
                let card = self.edition.tactic(card);
                writeln!(text, "  {}: {}", card.name.get(lang), styled(DIM, card.text.get(lang))).unwrap();
            }
        }
    }

    fn offers(&self, text: &mut String, offers: &[Offer]) {
        if !offers.is_empty() {
            writeln!(text).unwrap();
        }
        for (number, offer) in (1..).zip(offers) {
            let (label, word) = (self.voice.say(&offer.label), styled(DIM, &offer.word));
            writeln!(text, "{}  {label}  {word}", styled(CHOICE, &format!("{number:3}"))).unwrap();
        }
    }
}
