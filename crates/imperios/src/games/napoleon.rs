//! The table of Napoleón: the map as a list, the seats, what is under way.

use manifest::{Kind as Word, Manifest, Named};
use napoleon::{
    Edition, Position, View,
    units::Kind,
    view::{EmpireView, SeatView, UnitView, ZoneView},
    written::CombatText,
    zones::{Place, Zone},
};
use table::{Edition as _, Lang, Offer, Seat};

use super::{
    campaign::{Sheet, only_zone},
    map,
};
use crate::terminal::{
    BOLD, DIM,
    board::{Scene, Show, board},
    choices::choices,
    columns::{columns, fits, joined},
    counted, styled, text_of,
};

pub(super) fn manifest() -> Manifest {
    Manifest::of::<Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS)
        .with_board(board::<Position>())
        .with_picture(super::picture::napoleon)
        .with_puzzles(include_str!("../../../../data/puzzles/napoleon.jsonl"))
}

impl Show for Position {
    fn whole(scene: &Scene<'_, Self>) -> String {
        let board = Board { scene };
        let mut lines = vec![scene.screen.rule()];
        lines.extend(board.map());
        lines.extend(board.seats());
        lines.extend(board.under_way());
        // Nobody reads the whole table for the choices, so they need not share a screen with it.
        text_of(&lines) + &board.choices(0)
    }

    /// Whoever begins is told how all stand; whoever goes on, what they have begun.
    fn asked(scene: &Scene<'_, Self>, goes_on: bool) -> String {
        let board = Board { scene };
        if goes_on {
            return scene.asking(&[board.under_way()], |above| board.choices(above));
        }
        let brief = [vec![scene.screen.rule(), styled(BOLD, &board.round())], board.under_way()].concat();
        // In the turns of others nobody's stock is asked for.
        if scene.view.seat != Some(scene.view.active) {
            return scene.asking(&[brief], |above| board.choices(above));
        }
        let standing = |seats| [vec![scene.screen.rule()], seats, board.under_way()].concat();
        let full = standing(board.seats());
        scene.asking(&[full, standing(board.stock()), brief], |above| board.choices(above))
    }

    fn changed(scene: &Scene<'_, Self>, before: &View) -> String {
        let board = Board { scene };
        let zones = scene.view.zones.iter().filter(|zone| !before.zones.contains(zone));
        text_of(&zones.flat_map(|zone| board.place(zone)).collect::<Vec<_>>())
    }

    fn played(scene: &Scene<'_, Self>) -> String {
        Board { scene }.played()
    }

    fn stage(scene: &Scene<'_, Self>) -> String {
        Board { scene }.round()
    }

    fn names(edition: &'static Edition, lang: Lang) -> Vec<Named> {
        let zones = edition.all_zones().map(|zone| edition.zone(zone));
        let zones = zones.map(|zone| Named::new(Word::Other, &zone.id, zone.name.get(lang)));
        let units =
            Kind::ALL.map(|kind| Named::new(Word::Unit, kind.id(), edition.unit(kind).name.get(lang)));
        let empires = edition.all_empires().map(|empire| edition.empire(empire));
        let empires = empires.map(|empire| Named::new(Word::Empire, &empire.id, empire.name.get(lang)));
        zones.chain(units).chain(empires).collect()
    }
}

struct Board<'a> {
    scene: &'a Scene<'a, Position>,
}

/// Marks of the map; the legend explains them.
const FLAG: &str = "⚑";
const SEA: &str = "≈";
const MOUNTAINS: &str = "▲";
const CITY: &str = "⌂";

impl Board<'_> {
    fn view(&self) -> &View {
        &self.scene.view
    }

    fn sheet(&self) -> Sheet<'_> {
        Sheet { translator: self.scene.translator, width: self.scene.screen.width }
    }

    fn plain(&self, key: &str) -> String {
        self.scene.translator.plain(key)
    }

    fn name(&self, kind: &str, id: &str) -> String {
        self.scene.edition.name_in(self.scene.translator.lang(), kind, id).unwrap_or(id).to_owned()
    }

    /// The empires, each with its territories and cities, those of minor states, and the seas.
    fn map(&self) -> Vec<String> {
        let legend: Vec<_> = self.plain("terminal-legend").split("   ").map(str::to_owned).collect();
        let legend = joined(&legend, " ·", self.scene.screen.width);
        let mut lines: Vec<_> = legend.iter().map(|line| styled(DIM, line)).collect();
        for empire in &self.view().empires {
            lines.extend(self.empire(empire));
        }
        let minor = self.plain("terminal-minor-states");
        lines.extend(self.group(&minor, |zone| zone.kind == "land" && zone.colour.is_none()));
        lines.extend(self.group(&self.plain("terminal-map-seas"), |zone| zone.kind == "sea"));
        lines
    }

    /// An empire with whoever plays it, and its initial zones.
    fn empire(&self, empire: &EmpireView) -> Vec<String> {
        let ruler = empire.seat.filter(|&seat| self.view().seats[seat.index()].out == 0);
        let ruler =
            ruler.map_or_else(|| self.plain("terminal-nobody"), |seat| self.scene.translator.seat(seat));
        let heading = format!("{} ({ruler})", self.name("empire", empire.id));
        self.group(&heading, |zone| zone.kind == "land" && zone.colour == Some(empire.id))
    }

    /// A heading with the zones under it, each territory followed by its city.
    fn group(&self, heading: &str, belongs: impl Fn(&ZoneView) -> bool) -> Vec<String> {
        let edition = self.scene.edition;
        let mut lines = Vec::new();
        for view in self.view().zones.iter().filter(|zone| belongs(zone)) {
            let zone = edition.zone_with_id(view.id).expect("the view names zones of the edition");
            lines.push(self.line(zone));
            let city = edition.place(zone).and_then(|place| edition.partner(place));
            lines.extend(city.map(|city| self.line(city.zone())));
        }
        map::group(heading, &lines, self.scene.screen)
    }

    fn line(&self, zone: Zone) -> map::MapRow {
        let edition = self.scene.edition;
        let view = self.zone(&edition.zone(zone).id).expect("every zone is in the view");
        let flag = if view.flag { FLAG } else { " " };
        let city = edition.place(zone).filter(|_| view.kind == "city");
        let size = |city: Place| if edition.is_large(city) { 2 } else { 1 };
        let mark =
            city.map_or_else(|| flag.to_owned(), |city| format!("{flag}   {}", CITY.repeat(size(city))));
        map::MapRow {
            mark,
            name: self.name("zone", view.id),
            id: view.id,
            content: self.units(view.units.iter().map(|unit| (unit.empire, unit.kind))),
            ways: self.ways(zone),
        }
    }

    fn zone(&self, id: &str) -> Option<&ZoneView> {
        self.view().zones.iter().find(|view| view.id == id)
    }

    /// The zones around, seas and mountains marked. A territory's own city is the next line.
    fn ways(&self, zone: Zone) -> Vec<String> {
        let edition = self.scene.edition;
        let place = edition.place(zone);
        let own = place.and_then(|place| edition.partner(place)).map(Place::zone);
        let way = |to: Zone| {
            let name = self.name("zone", &edition.zone(to).id);
            match (place, edition.place(to)) {
                (Some(from), Some(to)) if edition.over_mountains(from, to) => format!("{MOUNTAINS}{name}"),
                (_, None) => format!("{SEA}{name}"),
                _ => name,
            }
        };
        edition.neighbours(zone).into_iter().filter(|&to| Some(to) != own).map(way).collect()
    }

    /// What is in a zone, and who holds it where that is not to be seen.
    fn content(&self, zone: &ZoneView) -> Vec<String> {
        let units = self.units(zone.units.iter().map(|unit| (unit.empire, unit.kind)));
        if units.is_empty() {
            zone.controller.map(|seat| self.scene.translator.seat(seat)).into_iter().collect()
        } else {
            units
        }
    }

    /// A zone by itself, in lines that fit.
    fn place(&self, zone: &ZoneView) -> Vec<String> {
        self.sheet().zone(&self.name("zone", zone.id), &self.content(zone), ", ")
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

    fn round(&self) -> String {
        self.sheet().round(self.view().round, self.view().rounds)
    }

    /// Who has what, in one list where it fits, else in several.
    fn seats(&self) -> Vec<String> {
        // What all have in common at the beginning is no news.
        let bare = self.view().round == 0;
        self.lists(&[
            if bare { &[&[0, 1, 2, 8]] } else { &[&[0, 1, 2, 3, 4, 5, 6, 7, 8]] },
            &[&[0, 1, 2, 3, 4, 5, 8], &[0, 1, 6, 7]],
            &[&[0, 1, 2, 8], &[0, 1, 3, 4, 5], &[0, 1, 6, 7]],
            &[&[0, 1, 2, 8], &[0, 1, 3, 4, 5], &[0, 1, 6], &[0, 1, 7]],
        ])
    }

    /// How each player stands, without Trade Routes and Battle cards.
    fn stock(&self) -> Vec<String> {
        self.lists(&[&[&[0, 1, 2, 3, 4, 5, 8]], &[&[0, 1, 3, 4, 5, 8]]])
    }

    /// The first of these choices of columns whose lists all fit, or else the last.
    fn lists(&self, choices: &[&[&[usize]]]) -> Vec<String> {
        let heads = [
            "terminal-head-player",
            "terminal-head-empires",
            "terminal-head-flags",
            "terminal-head-zones",
            "terminal-head-supply",
            "terminal-head-route",
            "terminal-head-battle-cards",
        ];
        let heads = heads.map(|head| self.plain(head));
        let room = self.scene.screen.width - 2;
        let mut rows = vec![[String::new()].into_iter().chain(heads).collect::<Vec<_>>()];
        rows.extend(self.view().seats.iter().map(|seat| self.seat(seat)));
        let part = |columns: &[usize]| -> Vec<Vec<String>> {
            let part = |row: &Vec<String>| columns.iter().filter_map(|&c| row.get(c).cloned()).collect();
            rows.iter().map(part).collect()
        };
        let all_fit = |lists: &&&[&[usize]]| lists.iter().all(|list| fits(&part(list), room));
        let lists = choices.iter().find(all_fit).or(choices.last()).copied().unwrap_or_default();
        let mut lines = vec![styled(BOLD, &self.round())];
        for list in lists {
            for (index, line) in columns(&part(list), room).iter().enumerate() {
                let line = if index == 0 { styled(DIM, line) } else { line.clone() };
                lines.push(format!("  {line}"));
            }
        }
        lines
    }

    fn seat(&self, seat: &SeatView) -> Vec<String> {
        let empires: Vec<_> = seat.empires.iter().map(|id| self.name("empire", id)).collect();
        let city = seat.route.and_then(|id| self.scene.edition.route_with_id(id)).map(|route| {
            let city = &self.scene.edition.zone(self.scene.edition.route(route).city.zone()).id;
            format!("{}{}", self.name("zone", city), if seat.trade { " ✓" } else { "" })
        });
        let values = seat.battle_cards.iter().filter_map(|id| self.scene.edition.battle_with_id(id));
        let mut values: Vec<_> = values.map(|card| self.scene.edition.battle_value(card)).collect();
        values.sort_unstable();
        let values: Vec<_> = values.iter().map(ToString::to_string).collect();
        vec![
            seat.seat.to_string(),
            self.scene.translator.seat(seat.seat),
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
            notes.push(self.scene.translator.plain("terminal-out"));
        }
        if !seat.truces.is_empty() {
            let names: Vec<_> = seat.truces.iter().map(|&rival| self.scene.translator.seat(rival)).collect();
            notes
                .push(self.scene.translator.message("terminal-truce", &[("names", names.join(", ").into())]));
        }
        if seat.defence_bonus > 0 {
            notes.push(
                self.scene.translator.message("terminal-defence-bonus", &[("n", seat.defence_bonus.into())]),
            );
        }
        if self.view().seat == Some(seat.seat) {
            notes.push(self.scene.translator.plain("terminal-you"));
        }
        notes.join(" · ")
    }

    /// What has begun: a card, an action that is being named, a combat; with the zones it is about.
    fn under_way(&self) -> Vec<String> {
        let mut lines = self.card();
        lines.extend(self.to_place());
        if let Some(combat) = &self.view().combat {
            lines.extend(self.combat(combat));
        } else if let Some(act) = &self.view().act {
            let key = match act.verb.as_str() {
                "attack" | "storm" => "napoleon-choice-attack",
                "swap" => "napoleon-choice-swap",
                _ => "napoleon-choice-move",
            };
            let ends = [&act.from, &act.to].map(|end| end.as_deref().map(|id| self.name("zone", id)));
            let ends: Vec<_> = ends.into_iter().flatten().collect();
            lines.extend(self.sheet().act(key, &ends, counted(act.units.iter().map(|leg| self.leg(leg)))));
            let zones = [&act.from, &act.to].into_iter().flatten().filter_map(|id| self.zone(id));
            lines.extend(zones.flat_map(|zone| self.place(zone)));
        }
        if let Some(sea) = self.view().vote.as_ref().and_then(|vote| self.zone(&vote.sea)) {
            lines.extend(self.place(sea));
        }
        lines
    }

    /// A unit that was named, with where it goes, such as `france infantry rhineland`.
    fn leg(&self, leg: &str) -> String {
        let words: Vec<_> = leg.split(' ').collect();
        let unit = |empire, kind| format!("{} ({})", self.name("unit", kind), self.name("empire", empire));
        match words[..] {
            [empire, kind, zone, ..] => format!("{} → {}", unit(empire, kind), self.name("zone", zone)),
            [empire, kind] => unit(empire, kind),
            _ => leg.to_owned(),
        }
    }

    /// The Politics or Army card that is being carried out, with what it says.
    fn card(&self) -> Vec<String> {
        let edition = self.scene.edition;
        let card = self.view().card.as_ref().and_then(|running| edition.card_with_id(&running.card));
        let Some(card) = card.map(|card| edition.card(card)) else { return Vec::new() };
        let lang = self.scene.translator.lang();
        self.sheet().card(card.name.get(lang), card.text.get(lang))
    }

    /// Where is fought, and with what on both sides.
    fn combat(&self, combat: &CombatText) -> Vec<String> {
        let sides = [(0, "attacker"), (1, "defender")].map(|(index, side)| self.side(combat, index, side));
        self.sheet().combat(self.name("zone", &combat.from), self.name("zone", &combat.to), sides)
    }

    fn choices(&self, above: usize) -> String {
        let Scene { offers, translator, screen, asks, .. } = self.scene;
        choices(offers, |offer| self.note(offer), translator, *screen, above + asks)
    }

    /// What is good to know about a choice: what costs no action, what is in a zone.
    fn note(&self, offer: &Offer) -> String {
        match offer.word.split(' ').next().unwrap_or_default() {
            "enter" | "leave" => self.plain("terminal-no-action"),
            _ => {
                let zone = only_zone(offer).and_then(|id| self.zone(id));
                zone.map_or_else(String::new, |zone| self.content(zone).join(", "))
            }
        }
    }

    /// How many units the viewer's empires have still to place.
    fn to_place(&self) -> Vec<String> {
        let own = self.view().seats.iter().find(|seat| Some(seat.seat) == self.view().seat);
        let empires = own.filter(|_| self.view().phase.starts_with("piece")).map(|own| &own.empires);
        let left = |empire: &&'static str| {
            let left = self
                .scene
                .translator
                .message("terminal-left-to-place", &[("n", self.left_to_place(empire).into())]);
            format!("{}: {left}", self.name("empire", empire))
        };
        let left: Vec<_> = empires.into_iter().flatten().map(left).collect();
        joined(&left, " ·", self.scene.screen.width)
    }

    /// Initial units that an empire has not placed yet. [NA-SET-07, NA-SET-08]
    fn left_to_place(&self, empire: &str) -> usize {
        let edition = self.scene.edition;
        let scenario = edition.scenarios().iter().find(|scenario| scenario.id == self.view().scenario);
        let historical = scenario.is_some_and(|scenario| scenario.historical);
        let view = self.view().empires.iter().find(|view| view.id == empire);
        let (Some(view), Some(empire)) = (view, edition.empire_with_id(empire)) else { return 0 };
        let counters = Kind::ALL.map(|kind| usize::from(edition.counters(kind, empire, historical)));
        let left: usize = view.pool.iter().map(|&left| usize::from(left)).sum();
        let placed = counters.iter().sum::<usize>().saturating_sub(left);
        usize::from(edition.initial_units()).saturating_sub(placed)
    }

    /// The Politics and Army cards that were read out, the Chance cards laid aside, each player's last Battle card.
    fn played(&self) -> String {
        let view = self.view();
        let names = |kind: &str, ids: &[String]| ids.iter().map(|id| self.name(kind, id)).collect::<Vec<_>>();
        let battle = |seat: &SeatView| {
            let card = self.name("battle-card", seat.last_battle_card?);
            Some(format!("{}: {card}", self.scene.translator.seat(seat.seat)))
        };
        self.sheet().piles(&[
            ("terminal-politics-read", names("action-card", &view.politics)),
            ("terminal-army-read", names("action-card", &view.army)),
            ("terminal-chance-aside", names("chance-card", &view.chance.aside)),
            ("terminal-last-battle-cards", view.seats.iter().filter_map(battle).collect()),
        ])
    }

    /// A side of a combat: its player, its units by place, its ships and its cards.
    fn side(&self, combat: &CombatText, index: usize, side: &str) -> Vec<String> {
        let principal = if index == 0 { Some(combat.attacker) } else { combat.defender };
        let name = |number| Seat::numbered(number).map(|seat| self.scene.translator.seat(seat));
        let mut parts =
            vec![principal.and_then(name).unwrap_or_else(|| self.scene.translator.plain("terminal-neutral"))];
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
        let Some(card) = self.scene.edition.battle_with_id(id) else {
            return Some(self.scene.translator.plain("terminal-battle-card-down"));
        };
        let value = self.scene.edition.battle_value(card);
        Some(self.sheet().combat_card("terminal-battle-card", self.name("battle-card", id), value))
    }

    fn chance_card(&self, combat: &CombatText, index: usize) -> Option<String> {
        let id = combat.chance_cards[index].as_deref()?;
        let value = self.scene.edition.chance_value(self.scene.edition.chance_with_id(id)?);
        Some(self.sheet().combat_card("terminal-chance-card", self.name("chance-card", id), value))
    }

    /// The number of the seat that plays an empire.
    fn ruler(&self, empire: &str) -> Option<usize> {
        self.view().empires.iter().find(|known| known.id == empire)?.seat.map(Seat::number)
    }

    /// The ships that are attacked: all of the defender in the contested sea.
    fn attacked_ships(&self, combat: &CombatText) -> Vec<String> {
        let contested = self.view().zones.iter().find(|zone| zone.id == combat.to && zone.kind == "sea");
        let units = contested.into_iter().flat_map(|zone| &zone.units);
        let defends =
            |unit: &&UnitView| combat.defender.is_some() && self.ruler(unit.empire) == combat.defender;
        units.filter(defends).map(|unit| format!("{} {}", unit.empire, unit.kind)).collect()
    }
}
