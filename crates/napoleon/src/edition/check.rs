//! The checks on the files of an edition.

use std::collections::{BTreeMap, BTreeSet};

use empires::{
    battle_cards::BattleHand,
    files::{
        self, CARDS as DECKS, Edge, EdgeKind, EffectFault, GEOMETRY, MAP, SCENARIOS, UNITS,
        check_effect_kinds,
    },
    geometry::Geometry,
    heap::Heap,
};
use table::{Faults, Seat};

use super::{
    Level, ZoneKind, build,
    schema::{
        CardEntry, CardsFile, EmpireEntry, Files, LevelEntry, MapFile, Mode, ScenarioEntry, ScenariosFile,
        UnitsFile, ZoneEntry,
    },
};
use crate::{
    decks::{CARDS, ROUTES},
    units::{Class, EMPIRES, Kind, Ships},
    zones::{NEIGHBOURS, PLACES, SEAS, WATERS},
};

/// Reports everything that is wrong with the files.
pub(super) fn check(faults: &mut Faults<'_>, files: &Files) {
    let Files { map, units, cards, scenarios, geometry, .. } = files;
    check_numbers(faults, units);
    check_units(faults, units);
    check_empires(faults, &units.empire);
    check_map(faults, map, units);
    check_cards(faults, cards, map);
    check_scenarios(faults, scenarios, map, units);
    check_drawing(faults, geometry, map, units);
}

/// How many units a zone of a kind holds; none if it is a sea.
fn capacity(kind: ZoneKind, units: &UnitsFile) -> Option<u8> {
    match kind {
        ZoneKind::Land => Some(units.constants.capacity_territory),
        ZoneKind::City => Some(units.constants.capacity_city),
        ZoneKind::Sea => None,
    }
}

/// The ids of the empires that can be played.
fn empire_ids(units: &UnitsFile) -> Vec<&str> {
    units.empire.iter().filter(|empire| empire.player).map(|empire| empire.id.get_ref().as_str()).collect()
}

fn check_numbers(faults: &mut Faults<'_>, file: &UnitsFile) {
    let n = &file.constants;
    let numbers = [
        ("actions_per_turn", n.actions_per_turn, 1, 6),
        ("attacks_per_turn", n.attacks_per_turn, 1, 6),
        ("rounds", n.rounds, 1, 100),
        ("capacity_territory", n.capacity_territory, 1, 3),
        ("capacity_city", n.capacity_city, 1, 1),
        ("combined_arms_bonus", n.combined_arms_bonus, 0, 20),
        ("small_city_bonus", n.small_city_bonus, 0, 20),
        ("large_city_bonus", n.large_city_bonus, 0, 20),
        ("loser_losses", n.loser_losses, 0, 3),
        ("eliminate_icon_losses", n.eliminate_icon_losses, 0, 3),
        ("loser_promotions", n.loser_promotions, 0, 20),
        ("ride_down_promotions", n.ride_down_promotions, 0, 1),
        ("max_levels_per_combat", n.max_levels_per_combat, 1, 2),
        ("take_supply", n.take_supply, 1, 20),
        ("start_supply", n.start_supply, 0, 100),
        ("capture_supply", n.capture_supply, 0, 20),
        ("trade_route_supply", n.trade_route_supply, 0, 20),
        ("card_fallback_supply", n.card_fallback_supply, 0, 20),
        ("transport_max_seas", n.transport_max_seas, 1, 2),
        ("port_assault_max_units", n.port_assault_max_units, 1, 3),
        ("flags_one_color", n.flags_one_color, 1, 20),
        ("flags_several_colors", n.flags_several_colors, 1, 20),
    ];
    files::check_numbers(faults, &numbers);
    if !(-20..=0).contains(&n.mountain_penalty) {
        faults.add(UNITS, None, "constants.mountain_penalty", "is between -20 and 0 [NA-COM-08]");
    }
}

fn check_units(faults: &mut Faults<'_>, file: &UnitsFile) {
    faults.ids(UNITS, "unit", file.unit.iter().map(|unit| &unit.id));
    let ids: BTreeSet<_> = file.unit.iter().map(|unit| unit.id.get_ref().as_str()).collect();
    if ids != Kind::ALL.map(Kind::id).into_iter().collect() {
        let known = Kind::ALL.map(Kind::id).join(", ");
        faults.add(UNITS, None, "unit", format!("the types are {known} [NA-PROM-06]"));
    }
    for unit in &file.unit {
        faults.texts(UNITS, &unit.id, "name", &unit.name);
        let mut fault = |key: &str, reason: &str| faults.add(UNITS, Some(&unit.id), key, reason);
        let Some(kind) = Kind::with_id(unit.id.get_ref()) else { continue };
        if unit.class != kind.class() {
            fault("class", "does not go with the type");
        }
        let below = |kind: Kind| Kind::ALL.into_iter().find(|lower| lower.promoted() == Some(kind));
        let level = 1 + std::iter::successors(below(kind), |&kind| below(kind)).count() as u8;
        if unit.class != Class::Ship && unit.level != level {
            fault("level", "is the place on its path of promotion [NA-PROM-06]");
        }
        if unit.promotes_to.as_deref() != kind.promoted().map(Kind::id) {
            fault("promotes_to", "does not go with the type [NA-PROM-06]");
        }
        if unit.vulnerable != kind.is_vulnerable() {
            fault("vulnerable", "militia and artillery are, nobody else is [NA-CAV-03]");
        }
        if unit.recruitable != unit.cost.is_some() || unit.cost == Some(0) {
            fault("cost", "is given exactly if the unit can be recruited, and at least 1 [NA-REC-03]");
        }
        if unit.recruitable == (kind == Kind::Guard) {
            fault("recruitable", "every type but guard is [NA-REC-04]");
        }
        if unit.open > 20 || unit.city > 20 {
            fault("open", "values are at most 20");
        }
        if unit.counters > 20 || unit.extra_france > 20 {
            fault("counters", "are at most 20");
        }
        if kind.is_ship() && unit.counters + unit.extra_france > Ships::MOST {
            fault("counters", "an empire has at most three ships of a type");
        }
    }
    let cost =
        |kind: Kind| file.unit.iter().find(|unit| unit.id.get_ref() == kind.id()).and_then(|unit| unit.cost);
    if cost(Kind::Militia) != cost(Kind::IrregularCavalry)
        || cost(Kind::FieldArtillery) != cost(Kind::SiegeArtillery)
    {
        let reason =
            "militia and irregular cavalry cost the same, and so do both kinds of artillery [NA-REC-05]";
        faults.add(UNITS, None, "unit.cost", reason);
    }
    check_standard_setup(faults, file);
}

fn check_standard_setup(faults: &mut Faults<'_>, file: &UnitsFile) {
    let setup = &file.standard_setup;
    let fixed = setup.fixed.iter().map(|entry| &entry.unit);
    for id in fixed.chain(setup.choices.iter().flat_map(|entry| &entry.one_of)) {
        if Kind::with_id(id).is_none() {
            faults.add(UNITS, None, "standard_setup", format!("there is no “{id}” [NA-SET-08]"));
        }
    }
    let slots: u32 = setup.choices.iter().map(|entry| u32::from(entry.count)).sum();
    if slots > 8 || setup.choices.iter().any(|entry| entry.one_of.is_empty()) {
        faults.add(UNITS, None, "standard_setup.choices", "are at most 8, each of at least one type");
    }
    for unit in &file.unit {
        let id = unit.id.get_ref();
        let fixed = setup.fixed.iter().filter(|entry| entry.unit == *id).map(|entry| u32::from(entry.count));
        let chosen = setup
            .choices
            .iter()
            .filter(|entry| entry.one_of.contains(id))
            .map(|entry| u32::from(entry.count));
        if fixed.sum::<u32>() + chosen.sum::<u32>() > unit.counters.into() {
            faults.add(UNITS, Some(&unit.id), "counters", "do not suffice for the initial units [NA-SET-08]");
        }
    }
}

fn check_empires(faults: &mut Faults<'_>, empires: &[EmpireEntry]) {
    faults.ids(UNITS, "empire", empires.iter().map(|empire| &empire.id));
    let players = empires.iter().filter(|empire| empire.player).count();
    if !(2..=EMPIRES).contains(&players) || empires.len() != players + 1 {
        let reason = format!("2 to {EMPIRES} empires and one neutral colour are needed");
        faults.add(UNITS, None, "empire", reason);
    }
    if !empires.iter().any(|empire| empire.player && empire.id.get_ref() == "france") {
        faults.add(UNITS, None, "empire", "france is needed: it has extra counters [NA-SET-12]");
    }
    for empire in empires {
        faults.texts(UNITS, &empire.id, "name", &empire.name);
        faults.colour(UNITS, &empire.id, "hex", &empire.hex);
        faults.colour(UNITS, &empire.id, "tint", &empire.tint);
    }
}

fn check_map(faults: &mut Faults<'_>, file: &MapFile, units: &UnitsFile) {
    let seas = file.seas();
    let places = file.zone.len() - seas;
    if !(2..=PLACES).contains(&places) || !(1..=SEAS).contains(&seas) {
        let reason = format!("2 to {PLACES} territories and cities and 1 to {SEAS} seas are needed");
        faults.add(MAP, None, "zone", reason);
        return;
    }
    file.check_zones(faults, &empire_ids(units));
    for zone in &file.zone {
        check_zone(faults, file, zone);
    }
    check_empire_zones(faults, file, units);
    file.check_edges(faults, "NA-ZONE-01");
    check_degrees(faults, file);
}

fn check_zone(faults: &mut Faults<'_>, file: &MapFile, zone: &ZoneEntry) {
    let mut fault = |key: &str, reason: String| faults.add(MAP, Some(&zone.id), key, reason);
    if zone.kind == ZoneKind::Sea && (zone.color.is_some() || zone.flag) {
        fault("kind", "a sea has neither colour nor flag [NA-ZONE-11]".into());
    }
    if zone.kind == ZoneKind::Land && zone.flag && zone.color.is_none() {
        fault("flag", "flags of minor states stand in cities [NA-SET-05]".into());
    }
    if zone.kind != ZoneKind::City {
        if zone.within.is_some() || zone.size.is_some() || zone.port.is_some() {
            fault("within", "within, size and port are for cities [NA-ZONE-01]".into());
        }
        return;
    }
    if zone.size.is_none() {
        fault("size", "is small or large [NA-COM-07]".into());
    }
    match &zone.within {
        Some(territory) if file.kind_of(territory) == Some(ZoneKind::Land) => {
            let others = file.zone.iter().filter(|other| other.within.as_ref() == Some(territory)).count();
            if others > 1 {
                fault("within", format!("“{territory}” has another city"));
            }
        }
        Some(territory) => fault("within", format!("there is no territory “{territory}” [NA-ZONE-01]")),
        None => fault("within", "is missing: a city lies in a territory [NA-ZONE-01]".into()),
    }
    if let Some(port) = &zone.port {
        if file.kind_of(port) != Some(ZoneKind::Sea) {
            fault("port", format!("there is no sea “{port}” [NA-ZONE-01]"));
        } else if let Some(territory) = &zone.within {
            let washed = |a: &str, b: &str| a == territory && b == port || a == port && b == territory;
            if !file.edge.iter().any(|edge| edge.kind == EdgeKind::Coast && washed(edge.a.get_ref(), &edge.b))
            {
                fault("port", format!("“{port}” does not wash “{territory}”"));
            }
        }
    }
}

/// Every empire has flags to hold, room for its initial units and a coast. [NA-ZONE-11, NA-SET-07]
fn check_empire_zones(faults: &mut Faults<'_>, file: &MapFile, units: &UnitsFile) {
    let setup = &units.standard_setup;
    let initial: u32 = setup.fixed.iter().map(|entry| u32::from(entry.count)).sum::<u32>()
        + setup.choices.iter().map(|entry| u32::from(entry.count)).sum::<u32>();
    for empire in units.empire.iter().filter(|empire| empire.player) {
        let zones: Vec<_> =
            file.zone.iter().filter(|zone| zone.color.as_ref() == Some(empire.id.get_ref())).collect();
        let flags = zones.iter().filter(|zone| zone.flag).count();
        if flags != 5 {
            let reason = format!("are 5 on the map, not {flags} [NA-ZONE-11]");
            faults.add(UNITS, Some(&empire.id), "flags", reason);
        }
        let room: u32 = zones.iter().filter_map(|zone| capacity(zone.kind, units)).map(u32::from).sum();
        if room < initial {
            faults.add(UNITS, Some(&empire.id), "zones", "have no room for the initial units [NA-SET-07]");
        }
        if !zones.iter().any(|zone| file.is_coastal(zone.id.get_ref())) {
            faults.add(UNITS, Some(&empire.id), "zones", "have no coast for the initial ships [NA-SET-09]");
        }
    }
}

/// No zone has more neighbours of its kind than can support a combat.
fn check_degrees(faults: &mut Faults<'_>, file: &MapFile) {
    for zone in &file.zone {
        let id = zone.id.get_ref();
        let joins = |edge: &&Edge| edge.a.get_ref() == id || edge.b == *id;
        let degree = file.edge.iter().filter(|edge| edge.kind != EdgeKind::Coast).filter(joins).count();
        let most = if zone.kind == ZoneKind::Sea { WATERS } else { NEIGHBOURS };
        if degree > most {
            faults.add(MAP, Some(&zone.id), "id", format!("has more than {most} neighbours of its kind"));
        }
    }
}

fn check_drawing(faults: &mut Faults<'_>, geometry: &Geometry, map: &MapFile, units: &UnitsFile) {
    map.check_drawing(faults, geometry, |kind| capacity(kind, units));
    for zone in map.zone.iter().filter(|zone| zone.kind == ZoneKind::City) {
        if geometry.zones.get(zone.id.get_ref()).is_some_and(|shape| shape.marker.is_none()) {
            faults.add(GEOMETRY, None, &format!("zones.{}.marker", zone.id.get_ref()), "is missing");
        }
    }
    let pair =
        |a: &str, b: &str| if a < b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) };
    let drawn: BTreeSet<_> = geometry.mountains.iter().map(|ridge| pair(&ridge.a, &ridge.b)).collect();
    let crossed = map.edge.iter().filter(|edge| edge.kind == EdgeKind::Mountain);
    let crossed: BTreeSet<_> = crossed.map(|edge| pair(edge.a.get_ref(), &edge.b)).collect();
    for (a, b) in drawn.symmetric_difference(&crossed) {
        let reason = format!("between {a} and {b} there are mountains in one place only [NA-COM-08]");
        faults.add(GEOMETRY, None, "mountains", reason);
    }
}

fn check_cards(faults: &mut Faults<'_>, file: &CardsFile, map: &MapFile) {
    check_effect_kinds(faults, &file.effect_kind);
    let decks = [
        ("battle", &file.battle, BattleHand::MOST),
        ("chance", &file.chance, Heap::DIFFERENT),
        ("politics", &file.politics, CARDS),
        ("army", &file.army, CARDS),
        ("trade", &file.trade, ROUTES),
    ];
    faults.ids(DECKS, "card", decks.iter().flat_map(|(_, cards, _)| cards.iter()).map(|card| &card.id));
    for (deck, cards, most) in decks {
        if cards.is_empty() || cards.len() > most {
            let reason = format!("1 to {most} different cards are needed, not {}", cards.len());
            faults.add(DECKS, None, deck, reason);
        }
        for card in cards {
            faults.texts(DECKS, &card.id, "name", &card.name);
            faults.texts(DECKS, &card.id, "text", &card.text);
            if let Err((key, reason)) = check_card(file, deck, card) {
                faults.add(DECKS, Some(&card.id), &key, reason);
            }
        }
    }
    let copies = |cards: &[CardEntry]| cards.iter().map(|card| usize::from(card.count)).sum::<usize>();
    for (deck, cards) in [("politics", &file.politics), ("army", &file.army)] {
        if copies(cards) > CARDS {
            faults.add(DECKS, None, deck, format!("a deck has at most {CARDS} cards"));
        }
    }
    if file.battle.len() < 2 {
        faults.add(DECKS, None, "battle", "at least two are needed: the last one stays away [NA-RES-17]");
    }
    if copies(&file.chance) < 3 {
        faults.add(DECKS, None, "chance", "at least three are needed: two are drawn in a combat [NA-COM-12]");
    }
    check_routes(faults, &file.trade, map);
}

fn check_routes(faults: &mut Faults<'_>, routes: &[CardEntry], map: &MapFile) {
    let mut free = 0;
    for card in routes {
        let id = card.city.as_deref().unwrap_or_default();
        let city = map.zone.iter().find(|zone| zone.id.get_ref() == id && zone.kind == ZoneKind::City);
        match city {
            None => {
                faults.add(DECKS, Some(&card.id), "city", format!("there is no city “{id}” [NA-TRADE-02]"));
            }
            Some(city) => free += usize::from(city.color.is_none()),
        }
        if card.effect.word("city") != id {
            faults.add(DECKS, Some(&card.id), "effect.city", "is the city of the card");
        }
    }
    if free < Seat::MAX {
        let reason =
            format!("{} show a city without colour, so that everybody gets one [NA-SET-10]", Seat::MAX);
        faults.add(DECKS, None, "trade", reason);
    }
}

fn check_card(file: &CardsFile, deck: &str, card: &CardEntry) -> Result<(), EffectFault> {
    let single = matches!(deck, "battle" | "trade");
    if card.count == 0 || card.count > Heap::COPIES || single && card.count != 1 {
        return Err((
            "count".into(),
            format!("is 1 to {}, and 1 for Battle cards and Trade Routes", Heap::COPIES),
        ));
    }
    if card.city.is_some() != (deck == "trade") {
        return Err(("city".into(), "is for Trade Routes".into()));
    }
    let list = if matches!(deck, "politics" | "army") { "politics_army" } else { deck };
    card.effect.check(&file.effect_kind, list)?;
    match deck {
        "battle" | "chance" => {
            let known: &[_] = if deck == "battle" {
                &["great_battle", "flight", "promotion"]
            } else {
                &["eliminate", "flight", "promotion"]
            };
            build::value(&card.effect)?;
            build::icons(&card.effect, known)?;
        }
        "trade" => {}
        _ => {
            let parts = match card.effect.kind.as_str() {
                "all" => build::listed(&card.effect, "effects")?,
                "choice" => build::listed(&card.effect, "options")?,
                _ => Vec::new(),
            };
            for part in &parts {
                part.check(&file.effect_kind, list)?;
            }
            build::effects(&card.effect)?;
        }
    }
    Ok(())
}

fn check_scenarios(faults: &mut Faults<'_>, file: &ScenariosFile, map: &MapFile, units: &UnitsFile) {
    let levels: Vec<_> = file.neutral_level.keys().map(String::as_str).collect();
    if levels != Level::ALL.map(Level::id) {
        faults.add(SCENARIOS, None, "neutral_level", "there are light, medium and strong [NA-SET-05]");
    }
    for (name, level) in &file.neutral_level {
        check_level(faults, name, level, units);
    }
    faults.ids(SCENARIOS, "scenario", file.scenario.iter().map(|scenario| &scenario.id));
    for players in 2..=8 {
        let standard = |s: &ScenarioEntry| {
            s.mode == Mode::Standard
                && s.players == players
                && s.seat.iter().all(|seat| seat.empires.len() == 1)
        };
        if !file.scenario.iter().any(standard) {
            let reason =
                format!("a standard game for {players} players with one empire each is needed [NA-SET-03]");
            faults.add(SCENARIOS, None, "scenario", reason);
        }
    }
    for scenario in &file.scenario {
        check_scenario(faults, scenario, map, units);
    }
}

fn check_level(faults: &mut Faults<'_>, name: &str, level: &LevelEntry, units: &UnitsFile) {
    let n = &units.constants;
    for (key, ids, room) in [
        ("territory", &level.territory, n.capacity_territory),
        ("small_city", &level.small_city, n.capacity_city),
        ("large_city", &level.large_city, n.capacity_city),
        ("minor_small", &level.minor_small, n.capacity_city),
        ("minor_large", &level.minor_large, n.capacity_city),
    ] {
        if let Err(reason) = land_units(ids, room) {
            faults.add(SCENARIOS, None, &format!("neutral_level.{name}.{key}"), reason);
        }
    }
}

/// Land units, not more than fit.
fn land_units(ids: &[String], room: u8) -> Result<(), String> {
    let known = |id: &String| Kind::with_id(id).is_some_and(|kind| !kind.is_ship());
    match ids.iter().find(|id| !known(id)) {
        Some(id) => Err(format!("there is no land unit “{id}”")),
        None if ids.len() > room.into() => Err(format!("holds at most {room} [NA-ZONE-04]")),
        None => Ok(()),
    }
}

fn check_scenario(faults: &mut Faults<'_>, scenario: &ScenarioEntry, map: &MapFile, units: &UnitsFile) {
    faults.texts(SCENARIOS, &scenario.id, "name", &scenario.name);
    faults.texts(SCENARIOS, &scenario.id, "summary", &scenario.summary);
    if let Some(notes) = &scenario.notes {
        faults.texts(SCENARIOS, &scenario.id, "notes", notes);
    }
    let empires = empire_ids(units);
    let historical = scenario.mode == Mode::Historical;
    let mut fault = |key: &str, reason: String| faults.add(SCENARIOS, Some(&scenario.id), key, reason);
    if Level::with_id(&scenario.neutral).is_none() {
        fault("neutral", format!("there is no level “{}” [NA-SET-05]", scenario.neutral));
    }
    if !(1..=100).contains(&scenario.rounds) {
        fault("rounds", "are 1 to 100 [NA-END-05]".into());
    }
    if !(2..=8).contains(&scenario.players) || scenario.seat.len() != usize::from(scenario.players) {
        fault("players", "are 2 to 8, each with a seat [NA-SET-01]".into());
    }
    if historical != scenario.year.is_some() {
        fault("year", "is for historical scenarios".into());
    }
    let mut played = BTreeSet::new();
    for seat in &scenario.seat {
        for id in &seat.empires {
            if !empires.contains(&id.as_str()) {
                fault("seat.empires", format!("there is no “{id}”"));
            } else if !played.insert(id) {
                fault("seat.empires", format!("“{id}” has two players"));
            }
        }
        if !(1..=2).contains(&seat.empires.len()) {
            fault("seat.empires", "are one or two [NA-SET-03]".into());
        }
        if !historical && seat.empires.len() != scenario.seat[0].empires.len() {
            fault("seat.empires", "are equally many for all players of a standard game [NA-SET-03]".into());
        }
        if seat.supply.is_some_and(|supply| supply > 100) {
            fault("seat.supply", "is at most 100".into());
        }
        if historical == seat.setup.is_empty() {
            fault("seat.setup", "is for historical scenarios, and needed there [NA-SET-13]".into());
        }
    }
    if !historical && !scenario.garrison.is_empty() {
        fault("garrison", "is for historical scenarios".into());
    }
    check_armies(faults, scenario, map, units);
}

/// Units stand where they can, are within the limits, and there are counters for them. [NA-ZONE-04, NA-REC-08]
fn check_armies(faults: &mut Faults<'_>, scenario: &ScenarioEntry, map: &MapFile, units: &UnitsFile) {
    let mut stacks: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut used: BTreeMap<(&str, &str), u8> = BTreeMap::new();
    for (owner, seat) in scenario.seat.iter().enumerate() {
        for army in &seat.setup {
            let zone = army.zone.get_ref().as_str();
            let mut fault = |key: &str, reason: String| faults.add(SCENARIOS, Some(&army.zone), key, reason);
            let Some(kind) = map.kind_of(zone) else {
                fault("zone", "is no zone of the map".into());
                continue;
            };
            if !seat.empires.contains(&army.empire) {
                fault("empire", format!("“{}” is not played by this seat", army.empire));
            }
            for id in &army.units {
                match Kind::with_id(id) {
                    None => fault("units", format!("there is no “{id}”")),
                    Some(unit) if unit.is_ship() != (kind == ZoneKind::Sea) => {
                        fault("units", format!("“{id}” can't be there [NA-ZONE-02, NA-ZONE-07]"));
                    }
                    Some(_) => *used.entry((&army.empire, id)).or_default() += 1,
                }
            }
            if let Some(room) = capacity(kind, units) {
                let stack = stacks.entry(zone).or_insert((owner, 0));
                stack.1 += army.units.len();
                if stack.0 != owner {
                    fault("zone", "has units of two players [NA-ZONE-05]".into());
                }
                if stack.1 > room.into() {
                    fault("units", format!("are at most {room} there [NA-ZONE-04]"));
                }
            }
        }
    }
    for ((empire, id), count) in used {
        let unit = units.unit.iter().find(|unit| unit.id.get_ref() == id);
        let extra = if empire == "france" { unit.map_or(0, |unit| unit.extra_france) } else { 0 };
        let counters = unit.map_or(0, |unit| unit.counters) + extra;
        if count > counters {
            let reason = format!("{empire} has {counters} counters of {id}, not {count}");
            faults.add(SCENARIOS, Some(&scenario.id), "seat.setup", reason);
        }
    }
    for garrison in &scenario.garrison {
        let zone = garrison.zone.get_ref().as_str();
        let Some(room) = map.kind_of(zone).and_then(|kind| capacity(kind, units)) else {
            faults.add(SCENARIOS, Some(&garrison.zone), "zone", "is no territory or city");
            continue;
        };
        if let Err(reason) = land_units(&garrison.units, room) {
            faults.add(SCENARIOS, Some(&garrison.zone), "units", reason);
        }
        if stacks.contains_key(zone) && !garrison.units.is_empty() {
            faults.add(SCENARIOS, Some(&garrison.zone), "zone", "has units of a player [NA-SET-04]");
        }
    }
}
