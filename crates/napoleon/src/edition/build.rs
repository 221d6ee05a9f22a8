//! The edition that checked files describe.

use std::collections::BTreeMap;

use empires::{
    files::{EdgeKind, EffectEntry, EffectFault},
    heap::Heap,
};
use table::{EditionHash, Situations};

use super::{
    ActionCard, Counted, Edition, Effect, EmpireText, FightCard, Garrisons, Icons, Level, Scenario,
    SeatSetup, StandardSetup, TradeCard, UnitType, of_classes,
    schema::{
        CardEntry, EmpireEntry, Files, LevelEntry, Mode, ScenarioEntry, Size, StandardEntry, UnitsFile,
        ZoneEntry,
    },
};
use crate::{
    decks::PEEK,
    units::{Class, EMPIRES, Empire, KINDS, Kind, KindSet, Troop, Unit},
    zones::{Atlas, PLACES, Place, PlaceSet, Zone},
};

fn words<'a>(effect: &'a EffectEntry, field: &str) -> Result<Vec<&'a str>, EffectFault> {
    let list = effect.fields.get(field).and_then(toml::Value::as_array);
    let words = list.and_then(|list| list.iter().map(toml::Value::as_str).collect::<Option<Vec<_>>>());
    words.ok_or_else(|| (format!("effect.{field}"), "is a list of names".into()))
}

fn kinds(effect: &EffectEntry) -> Result<KindSet, EffectFault> {
    let kind = |id: &str| {
        Kind::with_id(id).ok_or_else(|| ("effect.units".to_owned(), format!("there is no “{id}”")))
    };
    let kinds = words(effect, "units")?.into_iter().map(kind).collect::<Result<Vec<_>, _>>()?;
    if kinds.is_empty() {
        return Err(("effect.units".into(), "names at least one type".into()));
    }
    Ok(kinds.into_iter().collect())
}

fn classes(effect: &EffectEntry) -> Result<KindSet, EffectFault> {
    let class = |id: &str| match id {
        "foot" => Ok(Class::Foot),
        "horse" => Ok(Class::Horse),
        "artillery" => Ok(Class::Artillery),
        "ship" => Ok(Class::Ship),
        _ => Err(("effect.classes".to_owned(), format!("there is no “{id}”"))),
    };
    let classes = words(effect, "classes")?.into_iter().map(class).collect::<Result<Vec<_>, _>>()?;
    Ok(of_classes(&classes))
}

/// The icons of a card, only those that its deck may show.
pub(super) fn icons(effect: &EffectEntry, known: &[&str]) -> Result<Icons, EffectFault> {
    let mut icons = Icons::default();
    for icon in words(effect, "icons")? {
        let place = match icon {
            "great_battle" => &mut icons.great_battle,
            "eliminate" => &mut icons.eliminate,
            "flight" => &mut icons.flight,
            "promotion" => &mut icons.promotion,
            _ => return Err(("effect.icons".into(), format!("there is no “{icon}”"))),
        };
        if *place || !known.contains(&icon) {
            return Err((
                "effect.icons".into(),
                format!("“{icon}” does not stand on this card, or not twice"),
            ));
        }
        *place = true;
    }
    Ok(icons)
}

/// What a Battle or Chance card adds.
pub(super) fn value(effect: &EffectEntry) -> Result<u8, EffectFault> {
    effect.number("value", 0, 20)
}

/// One effect that is not made of others.
pub(super) fn effect(effect: &EffectEntry) -> Result<Effect, EffectFault> {
    Ok(match effect.kind.as_str() {
        "gain_supply" => Effect::GainSupply { amount: effect.number("amount", 1, 20)? },
        "gain_supply_count" => Effect::GainSupplyCount {
            what: match effect.word("what") {
                "port_cities" => Counted::PortCities,
                "seas_with_own_ships" => Counted::Seas,
                "conquered_flags" => Counted::ConqueredFlags,
                other => return Err(("effect.what".into(), format!("“{other}” can't be counted"))),
            },
            amount: effect.number("amount", 1, 5)?,
            max: effect.number("max", 1, 50)?,
        },
        "gain_units" => Effect::GainUnits { units: kinds(effect)?, count: effect.number("count", 1, 6)? },
        "free_recruit" => Effect::FreeRecruit {
            discount: effect.number("discount", 0, 20)?,
            max_units: effect.number("max_units", 1, 20)?,
            units: if effect.fields.contains_key("units") { kinds(effect)? } else { KindSet::ALL },
        },
        "promote" => Effect::Promote { count: effect.number("count", 1, 6)?, units: classes(effect)? },
        "free_move" => Effect::FreeMove { count: effect.number("count", 1, 2)? },
        "free_swap" => Effect::FreeSwap { count: effect.number("count", 1, 2)? },
        "redeploy" => Effect::Redeploy { count: effect.number("count", 1, 6)?, units: classes(effect)? },
        "recover_battle_cards" => Effect::RecoverBattleCards { count: effect.number("count", 1, 16)? },
        "take_supply" => Effect::TakeSupply { amount: effect.number("amount", 1, 20)? },
        "rivals_lose_supply" => {
            let amount = effect.number("amount", 1, 20)?;
            match effect.word("who") {
                "one_rival" => Effect::RivalLosesSupply { amount },
                "each_rival" => Effect::RivalsLoseSupply { amount },
                _ => return Err(("effect.who".into(), "is one_rival or each_rival".into())),
            }
        }
        "attack_bonus" => Effect::AttackBonus { amount: effect.number("amount", 1, 10)? },
        "defence_bonus" => Effect::DefenceBonus { amount: effect.number("amount", 1, 10)? },
        "desertion" => Effect::Desertion { units: kinds(effect)? },
        "attrition" => Effect::Attrition,
        "truce" => Effect::Truce,
        "raise_neutral" => {
            let id = effect.word("unit");
            let kind = Kind::with_id(id).filter(|kind| !kind.is_ship());
            let wrong = || ("effect.unit".to_owned(), format!("there is no land unit “{id}”"));
            Effect::RaiseNeutral { kind: kind.ok_or_else(wrong)? }
        }
        "new_trade_route" => Effect::NewTradeRoute { draw: effect.number("draw", 1, 2)? },
        "peek_chance" => Effect::PeekChance { count: effect.number("count", 1, PEEK as u8)? },
        other => {
            return Err(("effect.kind".into(), format!("“{other}” is no effect of a Politics or Army card")));
        }
    })
}

/// The effects that `all` or `choice` lists.
pub(super) fn listed(entry: &EffectEntry, field: &str) -> Result<Vec<EffectEntry>, EffectFault> {
    let list = entry.fields.get(field).cloned();
    let parts = list.and_then(|list| list.try_into::<Vec<EffectEntry>>().ok());
    parts
        .filter(|parts| (2..=8).contains(&parts.len()))
        .ok_or_else(|| (format!("effect.{field}"), "lists 2 to 8 effects".into()))
}

/// Whether one of several effects is chosen, and the effects.
pub(super) fn effects(entry: &EffectEntry) -> Result<(bool, Vec<Effect>), EffectFault> {
    let (choice, parts) = match entry.kind.as_str() {
        "all" => (false, listed(entry, "effects")?),
        "choice" => (true, listed(entry, "options")?),
        _ => (false, vec![entry.clone()]),
    };
    Ok((choice, parts.iter().map(effect).collect::<Result<_, _>>()?))
}

/// Neutral land units.
fn neutral_troop(ids: &[String]) -> Troop {
    ids.iter().filter_map(|id| Kind::with_id(id)).map(|kind| Unit::new(kind, Empire::NEUTRAL)).collect()
}

fn empire(entry: &EmpireEntry) -> EmpireText {
    EmpireText {
        id: entry.id.get_ref().clone(),
        name: entry.name.clone(),
        grammar: entry.grammar.clone(),
        hex: entry.hex.clone(),
        tint: entry.tint.clone(),
    }
}

pub(super) fn build(files: Files) -> Edition {
    let Files { name, mut map, units, cards, scenarios, geometry } = files;
    map.zone.sort_by_key(|zone| zone.kind);
    let mut atlas: Atlas = map.build(units.constants.transport_max_seas);
    let index = map.index();
    for zone in &map.zone {
        if let Some(port) = &zone.port {
            atlas.join(index[zone.id.get_ref().as_str()], index[port.as_str()]);
        }
    }
    let mut partner = [None; PLACES];
    let mut mountains = [PlaceSet::EMPTY; PLACES];
    let pair = |a: &str, b: &str| {
        let (a, b) = (Place(index[a].0), Place(index[b].0));
        [(a, b), (b, a)]
    };
    for (within, zone) in map.zone.iter().filter_map(|zone| Some((zone.within.as_ref()?, zone))) {
        for (from, to) in pair(within, zone.id.get_ref()) {
            partner[from.index()] = Some(to);
        }
    }
    for edge in map.edge.iter().filter(|edge| edge.kind == EdgeKind::Mountain) {
        for (from, to) in pair(edge.a.get_ref(), &edge.b) {
            mountains[from.index()].insert(to);
        }
    }
    let empires: Vec<_> = units.empire.iter().filter(|entry| entry.player).map(empire).collect();
    let neutral = units.empire.iter().find(|entry| !entry.player).map(empire).expect("neutrals were checked");
    let colour = |id: &str| {
        Empire(empires.iter().position(|empire| empire.id == id).expect("references were checked") as u8)
    };
    let places_where = |wanted: &dyn Fn(&ZoneEntry) -> bool| -> PlaceSet {
        let chosen = atlas.lands().iter().zip(&map.zone).filter(|(_, zone)| wanted(zone));
        chosen.map(|(place, _)| place).collect()
    };
    let colours: Vec<_> = map.zone.iter().map(|zone| zone.color.as_deref().map(&colour)).collect();
    let mut homes = [PlaceSet::EMPTY; EMPIRES];
    for (place, empire) in atlas.lands().iter().zip(&colours) {
        if let Some(empire) = empire {
            homes[empire.index()].insert(place);
        }
    }
    let flags = places_where(&|zone| zone.flag);
    let territories = places_where(&|zone| zone.kind == super::ZoneKind::Land);
    let mut borders = atlas.near.map(|near| near.and(territories));
    places_where(&|zone| zone.within.is_some())
        .iter()
        .for_each(|city| borders[city.index()] = PlaceSet::EMPTY);
    let scenarios_built = scenarios
        .scenario
        .iter()
        .map(|entry| scenario(entry, &index, &colour, units.constants.start_supply, flags, &homes))
        .collect();
    let chance = fight_cards(&cards.chance);
    let mut built = Edition {
        name,
        hash: EditionHash::of(""),
        rulings: super::NEWEST_RULINGS,
        territories,
        cities: places_where(&|zone| zone.kind == super::ZoneKind::City),
        large: places_where(&|zone| zone.size == Some(Size::Large)),
        ports: places_where(&|zone| zone.port.is_some()),
        borders,
        mountains,
        partner,
        colours,
        flags,
        coloured: homes.into_iter().fold(PlaceSet::EMPTY, PlaceSet::or),
        homes,
        neutral_order: neutral_order(&units),
        units: unit_types(&units),
        standard: standard_setup(&units.standard_setup),
        numbers: units.constants,
        france: colour("france"),
        empires,
        neutral,
        battle: fight_cards(&cards.battle),
        chance_deck: Heap::of(chance.iter().map(|card| card.count)),
        chance,
        decks: [action_cards(&cards.politics), action_cards(&cards.army)],
        routes: cards.trade.iter().map(|card| trade_card(card, &index)).collect(),
        garrisons: Level::ALL.map(|level| garrisons(&scenarios.neutral_level[level.id()])),
        scenarios: scenarios_built,
        map: atlas,
        geometry,
        situations: Situations::default(),
    };
    built.hash = EditionHash::of(&built.facts_as_text());
    built
}

fn unit_types(units: &UnitsFile) -> [UnitType; KINDS] {
    Kind::ALL.map(|kind| {
        let unit =
            units.unit.iter().find(|unit| unit.id.get_ref() == kind.id()).expect("all types were checked");
        UnitType {
            name: unit.name.clone(),
            grammar: unit.grammar.clone(),
            open: unit.open,
            city: unit.city,
            cost: unit.cost,
            counters: unit.counters,
            extra: unit.extra_france,
        }
    })
}

/// NA-RES-16: the lowest sum of both values first, among equals the one listed first.
fn neutral_order(units: &UnitsFile) -> [Kind; 12] {
    let mut land: Vec<_> = units.unit.iter().filter(|unit| unit.class != Class::Ship).collect();
    land.sort_by_key(|unit| unit.open + unit.city);
    let kinds: Vec<_> = land.iter().filter_map(|unit| Kind::with_id(unit.id.get_ref())).collect();
    kinds.try_into().expect("the unit types were checked")
}

fn standard_setup(entry: &StandardEntry) -> StandardSetup {
    let mut fixed = [0; KINDS];
    for entry in &entry.fixed {
        fixed[Kind::with_id(&entry.unit).expect("references were checked").index()] += entry.count;
    }
    let kinds = |ids: &[String]| ids.iter().filter_map(|id| Kind::with_id(id)).collect::<KindSet>();
    let choices = entry.choices.iter().flat_map(|c| std::iter::repeat_n(kinds(&c.one_of), c.count.into()));
    StandardSetup { fixed, choices: choices.collect() }
}

fn fight_cards(cards: &[CardEntry]) -> Vec<FightCard> {
    let card = |card: &CardEntry| FightCard {
        id: card.id.get_ref().clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        count: card.count,
        value: value(&card.effect).expect("effects were checked"),
        icons: icons(&card.effect, &["great_battle", "eliminate", "flight", "promotion"])
            .expect("icons were checked"),
    };
    cards.iter().map(card).collect()
}

fn action_cards(cards: &[CardEntry]) -> Vec<ActionCard> {
    let card = |card: &CardEntry| {
        let (choice, effects) = effects(&card.effect).expect("effects were checked");
        ActionCard {
            id: card.id.get_ref().clone(),
            name: card.name.clone(),
            text: card.text.clone(),
            count: card.count,
            choice,
            effects,
        }
    };
    cards.iter().map(card).collect()
}

fn trade_card(card: &CardEntry, index: &BTreeMap<&str, Zone>) -> TradeCard {
    TradeCard {
        id: card.id.get_ref().clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        city: Place(index[card.city.as_deref().expect("cities were checked")].0),
    }
}

fn garrisons(entry: &LevelEntry) -> Garrisons {
    Garrisons {
        territory: neutral_troop(&entry.territory),
        small_city: neutral_troop(&entry.small_city),
        large_city: neutral_troop(&entry.large_city),
        minor_small: neutral_troop(&entry.minor_small),
        minor_large: neutral_troop(&entry.minor_large),
    }
}

fn scenario(
    entry: &ScenarioEntry,
    index: &BTreeMap<&str, Zone>,
    colour: &impl Fn(&str) -> Empire,
    start_supply: u8,
    flags: PlaceSet,
    homes: &[PlaceSet; EMPIRES],
) -> Scenario {
    let mut seats: Vec<_> = entry
        .seat
        .iter()
        .map(|seat| SeatSetup {
            empires: seat.empires.iter().map(|id| colour(id)).collect(),
            supply: seat.supply.unwrap_or(start_supply.into()),
            units: seat
                .setup
                .iter()
                .flat_map(|army| {
                    let (zone, empire) = (index[army.zone.get_ref().as_str()], colour(&army.empire));
                    let kinds = army.units.iter().filter_map(|id| Kind::with_id(id));
                    kinds.map(move |kind| (zone, Unit::new(kind, empire)))
                })
                .collect(),
            start: (0, 0),
        })
        .collect();
    // NA-ZONE-08, NA-ZONE-09: zones with own units, and initial zones without foreign ones.
    let ashore = |seat: &SeatSetup| -> PlaceSet {
        let places = seat.units.iter().filter(|(_, unit)| !unit.kind().is_ship());
        places.map(|(zone, _)| Place(zone.0)).collect()
    };
    let held: Vec<_> = seats.iter().map(ashore).collect();
    let garrisons: Vec<_> = entry
        .garrison
        .iter()
        .map(|garrison| (Place(index[garrison.zone.get_ref().as_str()].0), neutral_troop(&garrison.units)))
        .collect();
    let neutral: PlaceSet =
        garrisons.iter().filter(|(_, troop)| !troop.is_empty()).map(|&(place, _)| place).collect();
    let occupied = held.iter().fold(neutral, |all, &held| all.or(held));
    for (seat, held) in seats.iter_mut().zip(&held) {
        let home = seat.empires.iter().fold(PlaceSet::EMPTY, |home, empire| home.or(homes[empire.index()]));
        let controlled = held.or(home.without(occupied));
        seat.start = (controlled.and(flags).len() as u8, controlled.len() as u8);
    }
    Scenario {
        id: entry.id.get_ref().clone(),
        name: entry.name.clone(),
        summary: entry.summary.clone(),
        notes: entry.notes.clone(),
        year: entry.year,
        historical: entry.mode == Mode::Historical,
        rounds: entry.rounds,
        neutral: Level::with_id(&entry.neutral).expect("levels were checked"),
        truce: entry.truce,
        seats,
        garrisons,
    }
}
