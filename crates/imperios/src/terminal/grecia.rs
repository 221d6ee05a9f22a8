//! The table of Grecia: the map as a list, the seats, what is under way.

use std::fmt::Write;

use grecia::{
    Edition, Position, View,
    edition::Scenario,
    view::{SeatView, ZoneView},
};
use phrasebook::list;
use table::{Offer, Seat};

use super::{BOLD, DIM, Show, choices, columns::columns, styled};
use crate::voice::Voice;

impl Show for Position {
    fn show(edition: &'static Edition, view: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        let board = Board { edition, view, voice };
        let mut text = format!("{}\n", styled(DIM, &"─".repeat(72)));
        board.map(&mut text);
        board.seats(&mut text);
        board.hand(&mut text);
        text + &choices(offers, voice)
    }

    /// While one action is being named, the map has not changed.
    fn show_again(_: &'static Edition, _: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        choices(offers, voice)
    }
}

struct Board<'a> {
    edition: &'static Edition,
    view: &'a View,
    voice: &'a Voice<'a>,
}

impl Board<'_> {
    fn name(&self, kind: &str, id: &str) -> String {
        self.edition.name_in(self.voice.lang(), kind, id).unwrap_or(id).to_owned()
    }

    fn scenario(&self) -> &'static Scenario {
        let mut scenarios = self.edition.scenarios().iter();
        scenarios.find(|scenario| scenario.id == self.view.scenario).expect("the scenario is the edition's")
    }

    /// Homes of the sides first, then the other lands, the small islands and the seas.
    fn map(&self, text: &mut String) {
        let lang = self.voice.lang();
        let scenario = self.scenario();
        let mut listed: Vec<&str> = Vec::new();
        let mut groups: Vec<(String, Vec<&ZoneView>)> = Vec::new();
        for side in &scenario.sides {
            let home = |zone: &&ZoneView| {
                let zone = self.edition.zone_with_id(zone.id).and_then(|zone| self.edition.territory(zone));
                zone.is_some_and(|territory| side.home.contains(territory))
            };
            let zones: Vec<_> = self.view.zones.iter().filter(home).collect();
            listed.extend(zones.iter().map(|zone| zone.id));
            let colour = self.edition.faction(side.colour).name.get(lang);
            groups.push((format!("{} ({colour})", side.name.get(lang)), zones));
        }
        for (kind, key) in
            [("land", "terminal-map-lands"), ("island", "terminal-map-islands"), ("sea", "terminal-map-seas")]
        {
            let zones = self.view.zones.iter().filter(|zone| zone.kind == kind && !listed.contains(&zone.id));
            groups.push((self.voice.plain(key), zones.collect()));
        }
        for (heading, zones) in groups.iter().filter(|(_, zones)| !zones.is_empty()) {
            writeln!(text, "{}", styled(BOLD, heading)).unwrap();
            let rows: Vec<_> = zones.iter().map(|zone| self.zone(zone)).collect();
            for line in columns(&rows) {
                writeln!(text, "  {line}").unwrap();
            }
        }
    }

    /// Name, id, what is in it, and its neighbours.
    fn zone(&self, zone: &ZoneView) -> Vec<String> {
        let mut parts = Vec::new();
        if zone.neutral {
            parts.push(self.voice.plain("terminal-neutral"));
        } else if let Some(seat) = zone.controller {
            parts.push(self.voice.seat(seat));
        }
        let units = self.units(zone.units.iter().map(|&unit| (unit, 1)));
        parts.extend((!units.is_empty()).then_some(units));
        for (seat, &ships) in Seat::first(zone.ships.len()).zip(&zone.ships).filter(|(_, ships)| **ships > 0)
        {
            parts.push(format!("{}: {}", self.voice.seat(seat), self.units([("ship", ships)].into_iter())));
        }
        if let Some(seat) = zone.fortress {
            parts.push(self.voice.message("terminal-fortress", &[("name", self.voice.seat(seat).into())]));
        }
        for hero in &zone.heroes {
            let key = if hero.incognito { "terminal-hero-incognito" } else { "terminal-hero" };
            parts.push(self.voice.message(key, &[("name", self.name("hero", &hero.id).into())]));
        }
        let index = self.edition.zone_with_id(zone.id).expect("the view names zones of the edition");
        let neighbours: Vec<_> =
            self.edition.neighbours(index).iter().map(|&zone| self.edition.zone(zone).id.as_str()).collect();
        vec![
            self.name("zone", zone.id),
            zone.id.to_owned(),
            parts.join(" · "),
            styled(DIM, &format!("→ {}", neighbours.join(", "))),
        ]
    }

    /// Units by type, such as `2 × light infantry, heavy infantry`.
    fn units<'b>(&self, units: impl Iterator<Item = (&'b str, u8)>) -> String {
        let mut counts: Vec<(&str, u8)> = Vec::new();
        for (unit, count) in units {
            match counts.iter_mut().find(|(known, _)| *known == unit) {
                Some((_, sum)) => *sum += count,
                None => counts.push((unit, count)),
            }
        }
        let name = |(unit, count): (&str, u8)| {
            let name = self.name("unit", unit);
            if count == 1 { name } else { format!("{count} × {name}") }
        };
        counts.into_iter().map(name).collect::<Vec<_>>().join(", ")
    }

    fn seats(&self, text: &mut String) {
        let round = [("round", self.view.round.into()), ("rounds", self.view.rounds.into())];
        writeln!(text, "{}", styled(BOLD, &self.voice.message("terminal-round-of", &round))).unwrap();
        let rows: Vec<_> = self.view.seats.iter().map(|seat| self.seat(seat)).collect();
        for line in columns(&rows) {
            writeln!(text, "  {line}").unwrap();
        }
    }

    fn seat(&self, seat: &SeatView) -> Vec<String> {
        let number = |key, n: usize| self.voice.message(key, &[("n", n.into())]);
        let points = self.view.standing.scores[seat.seat];
        let colour = seat.colour.map_or_else(String::new, |colour| self.name("colour", colour));
        let values = seat.battle_cards.iter().filter_map(|card| self.edition.battle_value(card));
        let values: Vec<_> = values.map(|value| value.to_string()).collect();
        let mark =
            if self.view.seat == Some(seat.seat) { self.voice.plain("terminal-you") } else { String::new() };
        vec![
            seat.seat.to_string(),
            self.voice.seat(seat.seat),
            colour,
            self.voice.message("terminal-points", &[("n", points.into())]),
            number("terminal-supply", seat.supply.into()),
            number("terminal-tactics", seat.tactics as usize),
            self.voice.message("terminal-battle-cards", &[("values", values.join(" ").into())]),
            mark,
        ]
    }

    fn hand(&self, text: &mut String) {
        let Some(hand) = self.view.hand.as_ref().filter(|hand| !hand.is_empty()) else { return };
        let cards: Vec<_> =
            hand.iter().map(|card| format!("{} ({card})", self.name("tactic", card))).collect();
        let cards = list::joined(&cards, self.voice.lang());
        writeln!(text, "{}", self.voice.message("terminal-your-tactics", &[("cards", cards.into())]))
            .unwrap();
    }
}
