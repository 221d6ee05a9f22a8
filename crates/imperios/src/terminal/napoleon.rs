//! The table of Napoleón: the map as a list, the seats, what is under way.

use std::fmt::Write;

use napoleon::{
    Edition, Position, View,
    view::{EmpireView, SeatView, UnitView, ZoneView},
    written::CombatText,
    zones::{Place, Zone},
};
use table::{Offer, Seat};

use super::{
    BOLD, DIM, Show, choices,
    columns::{columns, listed, wrapped},
    styled, width,
};
use crate::voice::Voice;

impl Show for Position {
    fn show(edition: &'static Edition, view: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        let board = Board { edition, view, voice, width: width() };
        board.rule() + &board.map() + &board.now(offers)
    }

    /// A question within an action or in another's turn needs no map, and whoever sets up needs only what is theirs.
    fn show_asked(edition: &'static Edition, view: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        let board = Board { edition, view, voice, width: width() };
        let own = view.seats.iter().find(|seat| Some(seat.seat) == view.seat);
        let map = match own {
            Some(own) if view.round == 0 && !own.empires.is_empty() => board.homes(own),
            Some(own) if view.round > 0 && (own.seat != view.active || view.phase != "actions") => {
                String::new()
            }
            _ => board.map(),
        };
        board.rule() + &map + &board.now(offers)
    }

    /// While one action is being named, the table has not changed.
    fn show_again(_: &'static Edition, _: &View, offers: &[Offer], voice: &Voice<'_>) -> String {
        choices(offers, voice)
    }
}

struct Board<'a> {
    edition: &'static Edition,
    view: &'a View,
    voice: &'a Voice<'a>,
    width: usize,
}

/// A line of the map: what stands to the left, what is there, and where one can go from it.
struct Line {
    mark: String,
    name: String,
    id: &'static str,
    content: Vec<String>,
    ways: Vec<String>,
}

impl Line {
    /// How wide mark, name and id are.
    fn head(&self) -> usize {
        self.mark.chars().count() + self.name.chars().count() + self.id.len() + 2
    }

    /// In one line where that fits, else with the ways below; what is there begins at the same column.
    fn write(&self, text: &mut String, left: usize, width: usize) {
        let column = left + 4;
        let rest = width.saturating_sub(column).max(24);
        let mut lines = listed(&self.content, rest);
        let used = lines.first().map_or(0, |line| line.chars().count() + 2);
        let ways = listed(&self.ways, rest.saturating_sub(used));
        let mut below = Vec::new();
        match &ways[..] {
            [] => {}
            [only] if lines.len() < 2 && used + only.chars().count() <= rest => {
                let space = if lines.is_empty() { "" } else { "  " };
                let here = lines.pop().unwrap_or_default();
                lines.push(format!("{here}{space}{}", styled(DIM, only)));
            }
            _ => below = listed(&self.ways, width.saturating_sub(10).max(24)),
        }
        let pad = " ".repeat(left - self.head() + 2);
        let head = format!("  {} {} {}{pad}", self.mark, self.name, styled(DIM, self.id));
        let first = lines.first().map_or("", String::as_str);
        writeln!(text, "{}", format!("{head}{first}").trim_end()).unwrap();
        for line in lines.iter().skip(1) {
            writeln!(text, "{:column$}{line}", "").unwrap();
        }
        for (index, line) in below.iter().enumerate() {
            let indent = if index == 0 { 8 } else { 10 };
            writeln!(text, "{:indent$}{}", "", styled(DIM, line)).unwrap();
        }
    }
}

/// Marks of the map; the legend explains them.
const FLAG: &str = "⚑";
const SEA: &str = "≈";
const MOUNTAINS: &str = "▲";
const CITY: &str = "⌂";

impl Board<'_> {
    fn name(&self, kind: &str, id: &str) -> String {
        self.edition.name_in(self.voice.lang(), kind, id).unwrap_or(id).to_owned()
    }

    fn rule(&self) -> String {
        format!("{}\n", styled(DIM, &"─".repeat(self.width.min(96))))
    }

    /// The seats, what is under way, and what can be chosen.
    fn now(&self, offers: &[Offer]) -> String {
        self.seats() + &self.card() + &self.combat() + &choices(offers, self.voice)
    }

    /// The empires, each with its territories and cities, those of minor states, and the seas.
    fn map(&self) -> String {
        let mut text = self.legend();
        for empire in &self.view.empires {
            self.empire(&mut text, empire);
        }
        let minor = self.voice.plain("terminal-minor-states");
        self.group(&mut text, &minor, |zone| zone.kind == "land" && zone.colour.is_none());
        self.group(&mut text, &self.voice.plain("terminal-map-seas"), |zone| zone.kind == "sea");
        text
    }

    /// The initial zones of a seat and the seas at their coasts.
    fn homes(&self, seat: &SeatView) -> String {
        let mut text = self.legend();
        for empire in self.view.empires.iter().filter(|empire| empire.seat == Some(seat.seat)) {
            self.empire(&mut text, empire);
        }
        let home = |zone: Zone| {
            let colour = self.edition.zone(zone).colour.map(|empire| self.edition.empire(empire).id.as_str());
            colour.is_some_and(|colour| seat.empires.contains(&colour))
        };
        self.group(&mut text, &self.voice.plain("terminal-map-seas"), |zone| {
            let sea = self.edition.zone_with_id(zone.id).filter(|_| zone.kind == "sea");
            sea.is_some_and(|sea| self.edition.neighbours(sea).into_iter().any(home))
        });
        text
    }

    fn legend(&self) -> String {
        format!("{}\n", styled(DIM, &self.voice.plain("terminal-legend")))
    }

    /// An empire with whoever plays it, and its initial zones.
    fn empire(&self, text: &mut String, empire: &EmpireView) {
        let ruler = empire.seat.filter(|&seat| self.view.seats[seat.index()].out == 0);
        let ruler = ruler.map_or_else(|| self.voice.plain("terminal-nobody"), |seat| self.voice.seat(seat));
        let heading = format!("{} ({ruler})", self.name("empire", empire.id));
        self.group(text, &heading, |zone| zone.kind == "land" && zone.colour == Some(empire.id));
    }

    /// A heading with the zones under it, each territory followed by its city.
    fn group(&self, text: &mut String, heading: &str, belongs: impl Fn(&ZoneView) -> bool) {
        let mut lines = Vec::new();
        for view in self.view.zones.iter().filter(|zone| belongs(zone)) {
            let zone = self.edition.zone_with_id(view.id).expect("the view names zones of the edition");
            lines.push(self.line(zone));
            let city = self.edition.place(zone).and_then(|place| self.edition.partner(place));
            lines.extend(city.map(|city| self.line(city.zone())));
        }
        writeln!(text, "{}", styled(BOLD, heading)).unwrap();
        let left = lines.iter().map(Line::head).max().unwrap_or(0);
        for line in &lines {
            line.write(text, left, self.width);
        }
    }

    fn line(&self, zone: Zone) -> Line {
        let id = &self.edition.zone(zone).id;
        let view = self.view.zones.iter().find(|view| view.id == id).expect("every zone is in the view");
        let flag = if view.flag { FLAG } else { " " };
        let place = self.edition.place(zone);
        let city = place.filter(|_| view.kind == "city");
        let size = |city: Place| if self.edition.is_large(city) { 2 } else { 1 };
        let mark =
            city.map_or_else(|| flag.to_owned(), |city| format!("{flag}   {}", CITY.repeat(size(city))));
        Line {
            mark,
            name: self.name("zone", view.id),
            id: view.id,
            content: self.units(view.units.iter().map(|unit| (unit.empire, unit.kind))),
            ways: self.ways(zone),
        }
    }

    /// The ids of the zones around, seas and mountains marked. A territory's own city is the next line.
    fn ways(&self, zone: Zone) -> Vec<String> {
        let place = self.edition.place(zone);
        let own = place.and_then(|place| self.edition.partner(place)).map(Place::zone);
        let way = |to: Zone| {
            let id = &self.edition.zone(to).id;
            match (place, self.edition.place(to)) {
                (Some(from), Some(to)) if self.edition.over_mountains(from, to) => format!("{MOUNTAINS}{id}"),
                (_, None) => format!("{SEA}{id}"),
                _ => id.clone(),
            }
        };
        let ways = self.edition.neighbours(zone).into_iter().filter(|&to| Some(to) != own);
        let mut ways: Vec<_> = ways.map(way).collect();
        if let Some(first) = ways.first_mut() {
            first.insert_str(0, "→ ");
        }
        ways
    }

    /// Units by empire and type, such as `France: 2 × infantry` and `hussars`.
    fn units<'b>(&self, units: impl Iterator<Item = (&'b str, &'b str)>) -> Vec<String> {
        let mut empires: Vec<(&str, Vec<(&str, usize)>)> = Vec::new();
        for (empire, kind) in units {
            let known = empires.iter().position(|(known, _)| *known == empire);
            let place = known.unwrap_or_else(|| {
                empires.push((empire, Vec::new()));
                empires.len() - 1
            });
            let (_, kinds) = &mut empires[place];
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((kind, 1)),
            }
        }
        let kind = |(kind, count): &(&str, usize)| {
            let name = self.name("unit", kind);
            if *count == 1 { name } else { format!("{count} × {name}") }
        };
        let mut parts = Vec::new();
        for (empire, kinds) in &empires {
            let first = parts.len();
            parts.extend(kinds.iter().map(kind));
            parts[first].insert_str(0, &format!("{}: ", self.name("empire", empire)));
        }
        parts
    }

    /// Who has what, in one list where it fits, else in two.
    fn seats(&self) -> String {
        let round = [("round", self.view.round.into()), ("rounds", self.view.rounds.into())];
        let round = match self.view.round {
            0 => self.voice.plain("terminal-setting-up"),
            _ => self.voice.message("terminal-round-of", &round),
        };
        let mut text = format!("{}\n", styled(BOLD, &round));
        let heads = [
            "terminal-head-player",
            "terminal-head-empires",
            "terminal-head-flags",
            "terminal-head-zones",
            "terminal-head-supply",
            "terminal-head-route",
            "terminal-head-battle-cards",
        ];
        let heads = heads.map(|head| self.voice.plain(head));
        let mut rows = vec![[String::new()].into_iter().chain(heads).collect()];
        rows.extend(self.view.seats.iter().map(|seat| self.seat(seat)));
        let whole = columns(&rows);
        if whole.iter().all(|line| line.chars().count() + 2 <= self.width) {
            Self::list(&mut text, &whole);
        } else {
            let parts = |columns: &[usize]| -> Vec<Vec<String>> {
                let part = |row: &Vec<String>| columns.iter().filter_map(|&c| row.get(c).cloned()).collect();
                rows.iter().map(part).collect()
            };
            Self::list(&mut text, &columns(&parts(&[0, 1, 2, 3, 4, 5])));
            Self::list(&mut text, &columns(&parts(&[0, 1, 6, 7, 8])));
        }
        text
    }

    fn list(text: &mut String, lines: &[String]) {
        for (index, line) in lines.iter().enumerate() {
            let line = if index == 0 { styled(DIM, line) } else { line.clone() };
            writeln!(text, "  {line}").unwrap();
        }
    }

    fn seat(&self, seat: &SeatView) -> Vec<String> {
        let empires: Vec<_> = seat.empires.iter().map(|id| self.name("empire", id)).collect();
        let city = seat.route.and_then(|id| self.edition.route_with_id(id)).map(|route| {
            let city = &self.edition.zone(self.edition.route(route).city.zone()).id;
            format!("{}{}", self.name("zone", city), if seat.trade { " ✓" } else { "" })
        });
        let values = seat.battle_cards.iter().filter_map(|id| self.edition.battle_with_id(id));
        let mut values: Vec<_> = values.map(|card| self.edition.battle_value(card)).collect();
        values.sort_unstable();
        let values: Vec<_> = values.iter().map(ToString::to_string).collect();
        vec![
            seat.seat.to_string(),
            self.voice.seat(seat.seat),
            empires.join(", "),
            seat.flags.to_string(),
            seat.zones.to_string(),
            seat.supply.to_string(),
            city.unwrap_or_default(),
            values.join(" "),
            self.notes(seat),
        ]
    }

    /// What else is to be known of a seat.
    fn notes(&self, seat: &SeatView) -> String {
        let mut notes = Vec::new();
        if seat.out > 0 {
            notes.push(self.voice.plain("terminal-out"));
        }
        if !seat.truces.is_empty() {
            let names: Vec<_> = seat.truces.iter().map(|&rival| self.voice.seat(rival)).collect();
            notes.push(self.voice.message("terminal-truce", &[("names", names.join(", ").into())]));
        }
        if seat.defence_bonus > 0 {
            notes.push(self.voice.message("terminal-defence-bonus", &[("n", seat.defence_bonus.into())]));
        }
        if self.view.seat == Some(seat.seat) {
            notes.push(self.voice.plain("terminal-you"));
        }
        notes.join(" · ")
    }

    /// The Politics or Army card that is being carried out, with what it says.
    fn card(&self) -> String {
        let card = self.view.card.as_ref().and_then(|running| self.edition.card_with_id(&running.card));
        let Some(card) = card.map(|card| self.edition.card(card)) else { return String::new() };
        let lang = self.voice.lang();
        let mut text = format!("{}\n", styled(BOLD, card.name.get(lang)));
        for line in wrapped(card.text.get(lang), self.width.saturating_sub(2).max(24)) {
            writeln!(text, "  {line}").unwrap();
        }
        text
    }

    /// Where is fought, and with what on both sides.
    fn combat(&self) -> String {
        let Some(combat) = &self.view.combat else { return String::new() };
        let zones =
            [("from", self.name("zone", &combat.from).into()), ("to", self.name("zone", &combat.to).into())];
        let mut text = format!("{}\n", styled(BOLD, &self.voice.message("terminal-combat", &zones)));
        for (index, (side, key)) in
            [("attacker", "terminal-attacker"), ("defender", "terminal-defender")].into_iter().enumerate()
        {
            let line = format!("{}: {}", self.voice.plain(key), self.side(combat, index, side).join(" · "));
            for (place, line) in wrapped(&line, self.width.saturating_sub(6).max(24)).into_iter().enumerate()
            {
                writeln!(text, "{}{line}", if place == 0 { "  " } else { "      " }).unwrap();
            }
        }
        text
    }

    /// A side of a combat: its player, its units by place, its ships and its cards.
    fn side(&self, combat: &CombatText, index: usize, side: &str) -> Vec<String> {
        let principal = if index == 0 { Some(combat.attacker) } else { combat.defender };
        let name = |number| Seat::numbered(number).map(|seat| self.voice.seat(seat));
        let mut parts =
            vec![principal.and_then(name).unwrap_or_else(|| self.voice.plain("terminal-neutral"))];
        let mut stand = |units: Vec<&str>, zone: &str| {
            let units = self.units(units.iter().filter_map(|unit| unit.split_once(' ')));
            parts.push(format!("{} ({})", units.join(", "), self.name("zone", zone)));
        };
        for group in combat.groups.iter().filter(|group| group.side == side) {
            // A unit that has risen is written with the levels behind it.
            let units = group.units.iter().filter_map(|unit| unit.split(" +").next());
            stand(units.collect(), &group.zone);
        }
        let fleet = if index == 0 { combat.fleet.clone() } else { self.attacked_ships(combat) };
        if !fleet.is_empty() {
            stand(
                fleet.iter().map(String::as_str).collect(),
                if index == 0 { &combat.from } else { &combat.to },
            );
        }
        let fights_here = |ship: &&String| {
            let seat = ship.split(' ').next().and_then(|empire| self.ruler(empire));
            seat.is_some() && (seat == principal || seat.is_some_and(|s| combat.allies[index].contains(&s)))
        };
        for (ship, zone) in combat.joined.iter().filter(fights_here).filter_map(|ship| ship.rsplit_once(' '))
        {
            stand(vec![ship], zone);
        }
        parts.extend(self.battle_card(combat, index));
        parts.extend(self.chance_card(combat, index));
        parts
    }

    /// The Battle card of a side with what it adds; one that is hidden from the viewer lies face down.
    fn battle_card(&self, combat: &CombatText, index: usize) -> Option<String> {
        let id = combat.battle_cards[index].as_deref()?;
        let Some(card) = self.edition.battle_with_id(id) else {
            return Some(self.voice.plain("terminal-face-down"));
        };
        let value = self.edition.battle_value(card).into();
        let args = [("card", self.name("battle-card", id).into()), ("value", value)];
        Some(self.voice.message("terminal-battle-card", &args))
    }

    fn chance_card(&self, combat: &CombatText, index: usize) -> Option<String> {
        let id = combat.chance_cards[index].as_deref()?;
        let value = self.edition.chance_with_id(id).map(|card| self.edition.chance_value(card))?.into();
        let args = [("card", self.name("chance-card", id).into()), ("value", value)];
        Some(self.voice.message("terminal-chance-card", &args))
    }

    /// The number of the seat that plays an empire.
    fn ruler(&self, empire: &str) -> Option<usize> {
        self.view.empires.iter().find(|known| known.id == empire)?.seat.map(Seat::number)
    }

    /// The ships that are attacked: all of the defender in the contested sea.
    fn attacked_ships(&self, combat: &CombatText) -> Vec<String> {
        let contested = self.view.zones.iter().find(|zone| zone.id == combat.to && zone.kind == "sea");
        let units = contested.into_iter().flat_map(|zone| &zone.units);
        let defends =
            |unit: &&UnitView| combat.defender.is_some() && self.ruler(unit.empire) == combat.defender;
        units.filter(defends).map(|unit| format!("{} {}", unit.empire, unit.kind)).collect()
    }
}
