//! The checks on the files of an edition.

use std::collections::BTreeSet;

use empires::{
    files::{CARDS, EdgeKind, MAP, SCENARIOS, UNITS, check_effect_kinds, check_numbers},
    heap::Heap,
};
use table::Faults;

use super::{
    COLOURS, HEROES, SenateEffect, TacticEffect, ZoneKind, build,
    schema::{
        CardEntry, CardsFile, FactionEntry, Files, HeroEntry, MapFile, Mode, ScenarioEntry, ScenariosFile,
        SideEntry, UnitsFile,
    },
};
use crate::{
    position::LEGS,
    units::Kind,
    zones::{SEAS, TERRITORIES},
};

/// Reports everything that is wrong with the files.
pub(super) fn check(faults: &mut Faults<'_>, files: &Files) {
    let Files { map, units, cards, scenarios, geometry, .. } = files;
    check_units(faults, units);
    check_map(faults, map, units);
    check_cards(faults, cards, units);
    check_scenarios(faults, scenarios, map, units, cards);
    map.check_drawing(faults, geometry, |kind| capacity(kind, units));
}

/// How many units a territory of a kind holds; none if it is a sea.
fn capacity(kind: ZoneKind, units: &UnitsFile) -> Option<u8> {
    match kind {
        ZoneKind::Land => Some(units.constants.capacity_land),
        ZoneKind::Island => Some(units.constants.capacity_island),
        ZoneKind::Sea => None,
    }
}

fn check_units(faults: &mut Faults<'_>, file: &UnitsFile) {
    let n = &file.constants;
    let numbers = [
        ("actions_per_turn", n.actions_per_turn, 1, 6),
        ("attacks_per_turn", n.attacks_per_turn, 1, 6),
        ("rounds", n.rounds, 1, 100),
        ("capacity_land", n.capacity_land, 1, 3),
        ("capacity_island", n.capacity_island, 1, 3),
        ("fortress_strength", n.fortress_strength, 0, 20),
        ("hero_bonus", n.hero_bonus, 0, 20),
        ("cavalry_combo_bonus", n.cavalry_combo_bonus, 0, 20),
        ("transport_max_seas", n.transport_max_seas, 1, 2),
        ("cavalry_range", n.cavalry_range, 1, 2),
        ("die_sides", n.die_sides, 2, 20),
        ("loser_losses", n.loser_losses, 0, 3),
        ("take_supply", n.take_supply, 1, 20),
        ("capture_supply", n.capture_supply, 0, 20),
        ("start_supply", n.start_supply, 0, 100),
        ("free_game_fortresses", n.free_game_fortresses, 0, 8),
        ("free_game_heroes", n.free_game_heroes, 0, HEROES as u8),
        ("senate_fallback_supply", n.senate_fallback_supply, 0, 20),
        ("support_max_units", n.support_max_units, 1, 3),
        ("fortresses_to_win", n.fortresses_to_win, 1, 20),
    ];
    check_numbers(faults, &numbers);
    let order: BTreeSet<_> = n.neutral_order.iter().filter_map(|id| Kind::with_id(id)).collect();
    if order != Kind::LAND.into_iter().collect() {
        faults.add(UNITS, None, "constants.neutral_order", "names each type of land unit once [GR-NEU-03]");
    }
    let offered = &file.options.rounds_offered;
    if offered.first() != Some(&n.rounds)
        || !offered.windows(2).all(|pair| pair[0] < pair[1])
        || offered.iter().any(|&rounds| rounds > 100)
    {
        let reason = "begins with constants.rounds and rises, up to 100 [GR-OPT-04]";
        faults.add(UNITS, None, "options.rounds_offered", reason);
    }
    if !file.options.dice || !file.options.cards {
        let reason = "dice and cards are used unless a table agrees otherwise [GR-SET-01]";
        faults.add(UNITS, None, "options", reason);
    }
    if file.income.first().is_none_or(|row| row.territories != 0)
        || !file.income.windows(2).all(|pair| pair[0].territories < pair[1].territories)
    {
        faults.add(UNITS, None, "income", "begins with 0 territories and rises [GR-SUP-01]");
    }
    faults.ids(UNITS, "unit", file.unit.iter().map(|unit| &unit.id));
    let ids: Vec<_> = file.unit.iter().map(|unit| unit.id.get_ref().as_str()).collect();
    if ids != Kind::ALL.map(Kind::id) {
        let reason = "there are light, medium, heavy, cavalry and ship, in this order [GR-UNIT-01]";
        faults.add(UNITS, None, "unit", reason);
    }
    for unit in &file.unit {
        faults.texts(UNITS, &unit.id, "name", &unit.name);
        faults.texts(UNITS, &unit.id, "people", &unit.people);
        let mut fault = |key: &str, reason: &str| faults.add(UNITS, Some(&unit.id), key, reason);
        let Some(kind) = Kind::with_id(unit.id.get_ref()) else { continue };
        let (domain, class) = match kind {
            Kind::Light | Kind::Medium | Kind::Heavy => ("land", "infantry"),
            Kind::Cavalry => ("land", "cavalry"),
            Kind::Ship => ("sea", "ship"),
        };
        if unit.domain != domain || unit.class != class {
            fault("class", "does not go with the type [GR-UNIT-01]");
        }
        if unit.hire != unit.cost.is_some() {
            fault("cost", "is given exactly if the unit can be hired [GR-HIRE-02]");
        }
        if unit.cost == Some(0) {
            fault("cost", "is at least 1");
        }
        if unit.upgrade.as_deref() != kind.promoted().map(Kind::id) {
            fault("upgrade", "light rises to medium, medium to heavy, nothing else [GR-UNIT-03]");
        }
        if unit.range != if kind == Kind::Cavalry { n.cavalry_range } else { 1 } {
            fault("range", "is 1, and constants.cavalry_range for cavalry [GR-MOVE-03]");
        }
        if unit.strength > 50 {
            fault("strength", "is at most 50");
        }
        let most = if kind == Kind::Ship { LEGS as u8 } else { 20 };
        if unit.limit > most || unit.initial > unit.limit {
            let reason = format!("is at most {most}, and not below the starting set [GR-UNIT-04]");
            faults.add(UNITS, Some(&unit.id), "limit", reason);
        }
    }
    check_factions(faults, &file.faction, n.free_game_heroes);
}

fn check_factions(faults: &mut Faults<'_>, factions: &[FactionEntry], free_game_heroes: u8) {
    faults.ids(UNITS, "faction", factions.iter().map(|faction| &faction.id));
    let players = factions.iter().filter(|faction| faction.player).count();
    if !(4..=COLOURS).contains(&players) || factions.len() != players + 1 {
        let reason = format!("4 to {COLOURS} player colours and one neutral colour are needed");
        faults.add(UNITS, None, "faction", reason);
    }
    for faction in factions {
        faults.texts(UNITS, &faction.id, "name", &faction.name);
        faults.texts(UNITS, &faction.id, "power", &faction.power);
        faults.colour(UNITS, &faction.id, "hex", &faction.hex);
        faults.colour(UNITS, &faction.id, "tint", &faction.tint);
        for hero in &faction.heroes {
            faults.texts(UNITS, &hero.id, "name", &hero.name);
        }
        let expected = if faction.player { free_game_heroes } else { 0 };
        if faction.heroes.len() != usize::from(expected) {
            faults.add(UNITS, Some(&faction.id), "heroes", format!("{expected} are needed [GR-SET-10]"));
        }
    }
}

fn check_map(faults: &mut Faults<'_>, file: &MapFile, units: &UnitsFile) {
    let seas = file.seas();
    let territories = file.zone.len() - seas;
    if !(2..=TERRITORIES).contains(&territories) || !(2..=SEAS).contains(&seas) {
        let reason = format!(
            "2 to {TERRITORIES} territories and 2 to {SEAS} seas are needed, not {territories} and {seas}"
        );
        faults.add(MAP, None, "zone", reason);
        return;
    }
    let colours: Vec<_> =
        units.faction.iter().filter(|f| f.player).map(|f| f.id.get_ref().as_str()).collect();
    file.check_zones(faults, &colours);
    for zone in file.zone.iter().filter(|zone| zone.color.is_some() && zone.kind == ZoneKind::Sea) {
        faults.add(MAP, Some(&zone.id), "color", "a sea has no colour");
    }
    for edge in file.edge.iter().filter(|edge| edge.kind == EdgeKind::Mountain) {
        faults.add(MAP, Some(&edge.a), "kind", "there are no mountains between territories");
    }
    file.check_edges(faults, "GR-ZONE-09");
}

fn check_cards(faults: &mut Faults<'_>, file: &CardsFile, units: &UnitsFile) {
    check_effect_kinds(faults, &file.effect_kind);
    let all = || file.battle.iter().chain(&file.senate).chain(&file.tactics);
    faults.ids(CARDS, "card", all().map(|card| &card.id));
    for card in all() {
        faults.texts(CARDS, &card.id, "name", &card.name);
        faults.texts(CARDS, &card.id, "text", &card.text);
    }
    for (deck, cards) in [("battle", &file.battle), ("senate", &file.senate), ("tactics", &file.tactics)] {
        if cards.is_empty() || cards.len() > Heap::DIFFERENT {
            let reason = format!("1 to {} different cards are needed, not {}", Heap::DIFFERENT, cards.len());
            faults.add(CARDS, None, deck, reason);
        }
        for card in cards {
            check_card(faults, file, deck, card);
        }
    }
    let start = &units.constants.start_tactics;
    match file.tactics.iter().find(|card| card.id.get_ref() == start) {
        None => {
            faults.add(UNITS, None, "constants.start_tactics", format!("there is no “{start}” [GR-SET-12]"));
        }
        Some(card) if card.count < 4 => {
            let reason = "every player starts with one, so 4 are needed [GR-SET-12]";
            faults.add(CARDS, Some(&card.id), "count", reason);
        }
        Some(_) => {}
    }
}

fn check_card(faults: &mut Faults<'_>, file: &CardsFile, deck: &str, card: &CardEntry) {
    let mut fault = |key: &str, reason: String| faults.add(CARDS, Some(&card.id), key, reason);
    if card.count == 0 || card.count > Heap::COPIES || (deck == "battle" && card.count != 1) {
        fault("count", format!("is 1 to {}, and 1 for Battle cards", Heap::COPIES));
    }
    if let Err((key, reason)) = card.effect.check(&file.effect_kind, deck) {
        fault(&key, reason);
        return;
    }
    let timing = match deck {
        "battle" => {
            let amount = card.effect.integer("amount");
            if card.value.map(i64::from) != amount {
                fault("value", "is what the effect adds [GR-CARD-08]".into());
            }
            ("battle", "battle_card")
        }
        "senate" => {
            if let Err((key, reason)) = build::senate_effect(&card.effect) {
                fault(&key, reason);
            }
            ("senate", "on_draw")
        }
        _ => match build::tactic_effect(&card.effect) {
            Err((key, reason)) => {
                fault(&key, reason);
                return;
            }
            Ok(TacticEffect::RequestSupport { .. }) => ("support", "battle_step_1"),
            Ok(TacticEffect::Reroll { .. }) => {
                if !card.needs_dice {
                    fault("needs_dice", "a die can't be thrown again without dice [GR-OPT-01]".into());
                }
                ("after_roll", "after_dice")
            }
            Ok(TacticEffect::OpenPassage { .. }) => ("own_turn", "own_turn"),
            Ok(_) => ("before_battle", "battle_step_1"),
        },
    };
    if (card.kind.as_str(), card.timing.as_str()) != timing {
        fault("timing", format!("type {} and timing {} go with this effect", timing.0, timing.1));
    }
    match (&card.when, deck) {
        (None, "tactics") => fault("when", "is missing".into()),
        (Some(_), "battle" | "senate") => fault("when", "is for Tactics cards".into()),
        (Some(when), _) => {
            for id in &when.needs {
                if Kind::with_id(id).is_none() {
                    faults.add(CARDS, Some(&card.id), "when.needs", format!("there is no “{id}”"));
                }
            }
        }
        (None, _) => {}
    }
}

fn check_scenarios(
    faults: &mut Faults<'_>,
    file: &ScenariosFile,
    map: &MapFile,
    units: &UnitsFile,
    cards: &CardsFile,
) {
    faults.ids(SCENARIOS, "scenario", file.scenario.iter().map(|scenario| &scenario.id));
    if file.scenario.is_empty() || file.scenario.len() > 100 {
        faults.add(SCENARIOS, None, "scenario", "1 to 100 are needed");
    }
    let mut orders = BTreeSet::new();
    for scenario in &file.scenario {
        for (key, texts) in [
            ("years", &scenario.years),
            ("name", &scenario.name),
            ("summary", &scenario.summary),
            ("notes", &scenario.notes),
        ] {
            faults.texts(SCENARIOS, &scenario.id, key, texts);
        }
        if !orders.insert(scenario.order) {
            faults.add(SCENARIOS, Some(&scenario.id), "order", "stands on more than one scenario");
        }
        if scenario.rounds < units.constants.rounds || scenario.rounds > 100 {
            let reason = format!("is between {} and 100 [GR-OPT-04]", units.constants.rounds);
            faults.add(SCENARIOS, Some(&scenario.id), "rounds", reason);
        }
        check_players(faults, scenario);
        faults.ids(SCENARIOS, "side", scenario.side.iter().map(|side| &side.faction));
        let heroes = scenario.side.iter().flat_map(|side| &side.heroes);
        faults.ids(SCENARIOS, "hero", heroes.map(|hero| &hero.id));
        for side in &scenario.side {
            check_side(faults, scenario, side, map, units, cards);
        }
        check_garrisons(faults, scenario, map, units);
    }
}

fn check_players(faults: &mut Faults<'_>, scenario: &ScenarioEntry) {
    let sides: Vec<_> = scenario.side.iter().map(|side| side.faction.get_ref().as_str()).collect();
    let mut fault = |key: &str, reason: String| faults.add(SCENARIOS, Some(&scenario.id), key, reason);
    if scenario.players.is_empty() || scenario.players.iter().any(|n| !(2..=4).contains(n)) {
        fault("players", "is a list of numbers from 2 to 4".into());
    }
    let listed: BTreeSet<_> = scenario.sides_by_players.keys().cloned().collect();
    if listed != scenario.players.iter().map(ToString::to_string).collect() {
        fault("sides_by_players", "has one list for each number of players".into());
    }
    for (players, colours) in &scenario.sides_by_players {
        let different: BTreeSet<_> = colours.iter().collect();
        let fits = match scenario.mode {
            Mode::Scenario => colours.len().to_string() == *players,
            Mode::Free => colours.len() >= 4,
        };
        if !fits || different.len() != colours.len() {
            let reason = format!("with {players} players these are not the right number of colours");
            fault("sides_by_players", reason);
        }
        for colour in colours {
            if !sides.contains(&colour.as_str()) {
                fault("sides_by_players", format!("there is no side “{colour}”"));
            }
        }
    }
}

fn check_side(
    faults: &mut Faults<'_>,
    scenario: &ScenarioEntry,
    side: &SideEntry,
    map: &MapFile,
    units: &UnitsFile,
    cards: &CardsFile,
) {
    let id = &side.faction;
    let colours: Vec<_> =
        units.faction.iter().filter(|f| f.player).map(|f| f.id.get_ref().as_str()).collect();
    faults.reference(SCENARIOS, id, "faction", id.get_ref(), &colours);
    faults.texts(SCENARIOS, id, "name", &side.name);
    for HeroEntry { id, name } in &side.heroes {
        faults.texts(SCENARIOS, id, "name", name);
    }
    if side.heroes.len() > HEROES {
        faults.add(SCENARIOS, Some(id), "heroes", format!("there are at most {HEROES}"));
    }
    for (players, colours) in
        side.setup_by_players.keys().map(|key| (key, scenario.sides_by_players.get(key)))
    {
        let key = format!("setup_by_players.{players}");
        if colours.is_none_or(|colours| !colours.contains(id.get_ref())) {
            faults.add(SCENARIOS, Some(id), &key, "the side does not take part with so many players");
        }
    }
    for effect in side.setup.iter().chain(side.setup_by_players.values().flatten()) {
        let built = effect.check(&cards.effect_kind, "senate").and_then(|()| build::senate_effect(effect));
        match built {
            Err((key, reason)) => faults.add(SCENARIOS, Some(id), &format!("setup.{key}"), reason),
            Ok(SenateEffect::GainSupply { .. } | SenateEffect::GainUnits { .. }) => {}
            Ok(_) => {
                let reason = "only gain_supply and gain_units come before the first turn [GR-SET-17]";
                faults.add(SCENARIOS, Some(id), "setup", reason);
            }
        }
    }
    if side.setup_by_players.values().chain([&side.setup]).any(|setup| setup.len() > 4) {
        faults.add(SCENARIOS, Some(id), "setup", "there are at most 4 effects");
    }
    for zone in &side.home {
        let others = scenario.side.iter().flat_map(|side| &side.home).filter(|other| *other == zone).count();
        match map.kind_of(zone) {
            None => faults.add(SCENARIOS, Some(id), "home", format!("there is no “{zone}”")),
            Some(ZoneKind::Sea) => {
                faults.add(SCENARIOS, Some(id), "home", format!("“{zone}” is a sea"));
            }
            Some(_) if others > 1 => {
                faults.add(SCENARIOS, Some(id), "home", format!("“{zone}” is listed more than once"));
            }
            Some(_) => {}
        }
    }
    let n = &units.constants;
    match scenario.mode {
        Mode::Scenario => check_room(faults, side, map, units),
        Mode::Free => {
            let granted = !side.setup.is_empty() || !side.setup_by_players.is_empty();
            if !side.home.is_empty() || granted {
                let reason = "colours have no meaning in the free game [GR-SET-15]";
                faults.add(SCENARIOS, Some(id), "home", reason);
            }
            if side.fortresses != n.free_game_fortresses
                || side.heroes.len() != usize::from(n.free_game_heroes)
            {
                let reason =
                    "fortresses and heroes are those of constants.free_game_… [GR-SET-09, GR-SET-10]";
                faults.add(SCENARIOS, Some(id), "fortresses", reason);
            }
        }
    }
}

/// The home territories have room for the fortresses and for the starting set, the ships included.
fn check_room(faults: &mut Faults<'_>, side: &SideEntry, map: &MapFile, units: &UnitsFile) {
    let room = side.home.iter().filter_map(|zone| capacity(map.kind_of(zone)?, units));
    let room: usize = room.map(usize::from).sum();
    let land: usize = units.unit.iter().filter(|u| u.domain == "land").map(|u| usize::from(u.initial)).sum();
    let coastal = side.home.iter().any(|zone| map.is_coastal(zone));
    let mainland = side.home.iter().filter(|zone| map.kind_of(zone) == Some(ZoneKind::Land)).count();
    if room < land || !coastal || mainland < usize::from(side.fortresses) {
        let reason = "has no room for the fortresses and the starting units [GR-SET-06, GR-SET-07]";
        faults.add(SCENARIOS, Some(&side.faction), "home", reason);
    }
}

fn check_garrisons(faults: &mut Faults<'_>, scenario: &ScenarioEntry, map: &MapFile, units: &UnitsFile) {
    let mut seen = BTreeSet::new();
    let soldiers =
        |ids: &[String]| ids.iter().all(|id| Kind::with_id(id).is_some_and(|kind| kind != Kind::Ship));
    for garrison in &scenario.neutral {
        let mut fault = |key: &str, reason: &str| faults.add(SCENARIOS, Some(&garrison.zone), key, reason);
        match map.kind_of(garrison.zone.get_ref()).and_then(|kind| capacity(kind, units)) {
            None => fault("zone", "is no territory"),
            Some(most) if garrison.units.is_empty() || garrison.units.len() > usize::from(most) => {
                fault("units", "are more than the territory holds, or none [GR-ZONE-03]");
            }
            Some(_) => {}
        }
        if !soldiers(&garrison.units) {
            fault("units", "are land units [GR-NEU-01]");
        }
        if !seen.insert(garrison.zone.get_ref()) {
            fault("zone", "has two garrisons");
        }
        if scenario.side.iter().any(|side| side.home.contains(garrison.zone.get_ref())) {
            fault("zone", "is the home of a side too");
        }
    }
    if !soldiers(&scenario.neutral_home)
        || scenario.neutral_home.len() > usize::from(units.constants.capacity_island)
    {
        let reason = "are land units, as many as a small island holds [GR-SET-05]";
        faults.add(SCENARIOS, Some(&scenario.id), "neutral_home", reason);
    }
    if scenario.mode == Mode::Free && (!scenario.neutral.is_empty() || !scenario.neutral_home.is_empty()) {
        faults.add(SCENARIOS, Some(&scenario.id), "neutral", "there are none in the free game [GR-SET-15]");
    }
    for unit in &units.unit {
        let of_type = |ids: &[String]| ids.iter().filter(|id| *id == unit.id.get_ref()).count();
        let most = scenario.sides_by_players.values().map(|played| {
            let absent = scenario.side.iter().filter(|side| !played.contains(side.faction.get_ref()));
            let homes: usize = absent.map(|side| side.home.len()).sum();
            scenario.neutral.iter().map(|g| of_type(&g.units)).sum::<usize>()
                + homes * of_type(&scenario.neutral_home)
        });
        if scenario.mode == Mode::Scenario && most.max().unwrap_or(0) > usize::from(unit.neutral_limit) {
            let reason = format!("more neutral units of type {} than counters", unit.id.get_ref());
            faults.add(SCENARIOS, Some(&scenario.id), "neutral", reason);
        }
    }
}
