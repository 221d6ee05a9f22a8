//! The edition that checked files describe.

use std::collections::BTreeMap;

use empires::{geometry::Geometry, heap::Heap};
use table::EditionHash;

use super::{
    ActionCard, Counted, Edition, Effect, EmpireText, FightCard, Garrisons, Icons, Level, Scenario,
    SeatSetup, StandardSetup, TradeCard, UnitType, ZoneText, of_classes,
    schema::{
        CardEntry, CardsFile, EdgeKind, EditionFile, EffectEntry, EmpireEntry, LevelEntry, MapFile, Mode,
        ScenarioEntry, ScenariosFile, Size, StandardEntry, UnitsFile, ZoneEntry,
    },
};
use crate::{
    decks::PEEK,
    units::{Class, EMPIRES, Empire, KINDS, Kind, KindSet, Troop, Unit},
    zones::{PLACES, Place, PlaceSet, SEAS, Sea, SeaSet, Zone},
};

/// All files, read and checked.
pub(super) struct Files {
    pub(super) edition: EditionFile,
    pub(super) map: MapFile,
    pub(super) units: UnitsFile,
    pub(super) cards: CardsFile,
    pub(super) scenarios: ScenariosFile,
    pub(super) geometry: Geometry,
}

/// What is wrong with an effect: the key and the reason.
pub(super) type EffectFault = (String, String);

fn number(effect: &EffectEntry, field: &str, least: u8, most: u8) -> Result<u8, EffectFault> {
    let number = effect.fields.get(field).and_then(toml::Value::as_integer);
    number
        .and_then(|n| u8::try_from(n).ok())
        .filter(|n| (least..=most).contains(n))
        .ok_or_else(|| (format!("effect.{field}"), format!("is a number from {least} to {most}")))
}

fn word<'a>(effect: &'a EffectEntry, field: &str) -> &'a str {
    effect.fields.get(field).and_then(toml::Value::as_str).unwrap_or_default()
}

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
    number(effect, "value", 0, 20)
}

/// One effect that is not made of others.
pub(super) fn effect(effect: &EffectEntry) -> Result<Effect, EffectFault> {
    Ok(match effect.kind.as_str() {
        "gain_supply" => Effect::GainSupply { amount: number(effect, "amount", 1, 20)? },
        "gain_supply_count" => Effect::GainSupplyCount {
            what: match word(effect, "what") {
                "port_cities" => Counted::PortCities,
                "seas_with_own_ships" => Counted::Seas,
                "conquered_flags" => Counted::ConqueredFlags,
                other => return Err(("effect.what".into(), format!("“{other}” can't be counted"))),
            },
            amount: number(effect, "amount", 1, 5)?,
            max: number(effect, "max", 1, 50)?,
        },
        "gain_units" => Effect::GainUnits { units: kinds(effect)?, count: number(effect, "count", 1, 6)? },
        "free_recruit" => Effect::FreeRecruit {
            discount: number(effect, "discount", 0, 20)?,
            max_units: number(effect, "max_units", 1, 20)?,
            units: if effect.fields.contains_key("units") { kinds(effect)? } else { KindSet::ALL },
        },
        "promote" => Effect::Promote { count: number(effect, "count", 1, 6)?, units: classes(effect)? },
        "free_move" => Effect::FreeMove { count: number(effect, "count", 1, 2)? },
        "free_swap" => Effect::FreeSwap { count: number(effect, "count", 1, 2)? },
        "redeploy" => Effect::Redeploy { count: number(effect, "count", 1, 6)?, units: classes(effect)? },
        "recover_battle_cards" => Effect::RecoverBattleCards { count: number(effect, "count", 1, 16)? },
        "take_supply" => Effect::TakeSupply { amount: number(effect, "amount", 1, 20)? },
        "rivals_lose_supply" => {
            let amount = number(effect, "amount", 1, 20)?;
            match word(effect, "who") {
                "one_rival" => Effect::RivalLosesSupply { amount },
                "each_rival" => Effect::RivalsLoseSupply { amount },
                _ => return Err(("effect.who".into(), "is one_rival or each_rival".into())),
            }
        }
        "attack_bonus" => Effect::AttackBonus { amount: number(effect, "amount", 1, 10)? },
        "defence_bonus" => Effect::DefenceBonus { amount: number(effect, "amount", 1, 10)? },
        "desertion" => Effect::Desertion { units: kinds(effect)? },
        "attrition" => Effect::Attrition,
        "truce" => Effect::Truce,
        "raise_neutral" => {
            let id = word(effect, "unit");
            let kind = Kind::with_id(id).filter(|kind| !kind.is_ship());
            let wrong = || ("effect.unit".to_owned(), format!("there is no land unit “{id}”"));
            Effect::RaiseNeutral { kind: kind.ok_or_else(wrong)? }
        }
        "new_trade_route" => Effect::NewTradeRoute { draw: number(effect, "draw", 1, 2)? },
        "peek_chance" => Effect::PeekChance { count: number(effect, "count", 1, PEEK as u8)? },
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
        hex: entry.hex.clone(),
        tint: entry.tint.clone(),
    }
}

/// Zones in their order, and the borders between them.
struct Map {
    index: BTreeMap<String, u8>,
    places: usize,
    borders: [PlaceSet; PLACES],
    mountains: [PlaceSet; PLACES],
    near: [PlaceSet; PLACES],
    partner: [Option<Place>; PLACES],
    coasts: [SeaSet; PLACES],
    shores: [PlaceSet; SEAS],
    waters: [SeaSet; SEAS],
}

impl Map {
    fn new(entries: &[&ZoneEntry], file: &MapFile) -> Self {
        let index: BTreeMap<_, _> = entries.iter().map(|zone| zone.id.get_ref().clone()).zip(0..).collect();
        let places = entries.iter().filter(|zone| zone.kind != super::ZoneKind::Sea).count();
        let mut map = Self {
            index,
            places,
            borders: [PlaceSet::EMPTY; PLACES],
            mountains: [PlaceSet::EMPTY; PLACES],
            near: [PlaceSet::EMPTY; PLACES],
            partner: [None; PLACES],
            coasts: [SeaSet::EMPTY; PLACES],
            shores: [PlaceSet::EMPTY; SEAS],
            waters: [SeaSet::EMPTY; SEAS],
        };
        for edge in &file.edge {
            let (a, b) = (map.index[edge.a.get_ref()], map.index[&edge.b]);
            for (from, to) in [(a, b), (b, a)] {
                map.edge(edge.kind, from, to);
            }
        }
        for zone in entries {
            let (Some(within), city) = (&zone.within, map.index[zone.id.get_ref()]) else { continue };
            let territory = map.index[within];
            for (from, to) in [(city, territory), (territory, city)] {
                map.partner[usize::from(from)] = Some(Place(to));
                map.near[usize::from(from)].insert(Place(to));
            }
            if let Some(port) = &zone.port {
                let sea = map.sea(map.index[port]);
                map.coasts[usize::from(city)].insert(sea);
                map.shores[sea.index()].insert(Place(city));
            }
        }
        map
    }

    fn sea(&self, zone: u8) -> Sea {
        Sea(zone - self.places as u8)
    }

    fn edge(&mut self, kind: EdgeKind, from: u8, to: u8) {
        let here = usize::from(from);
        match kind {
            EdgeKind::Land | EdgeKind::Mountain | EdgeKind::Strait => {
                self.borders[here].insert(Place(to));
                self.near[here].insert(Place(to));
                if kind == EdgeKind::Mountain {
                    self.mountains[here].insert(Place(to));
                }
            }
            EdgeKind::Sea => {
                let (from, to) = (self.sea(from), self.sea(to));
                self.waters[from.index()].insert(to);
            }
            EdgeKind::Coast if here < self.places => {
                let sea = self.sea(to);
                self.coasts[here].insert(sea);
            }
            EdgeKind::Coast => {
                let sea = self.sea(from);
                self.shores[sea.index()].insert(Place(to));
            }
        }
    }
}

pub(super) fn build(files: Files) -> Edition {
    let Files { edition, map: map_file, units, cards, scenarios, geometry } = files;
    let mut entries: Vec<_> = map_file.zone.iter().collect();
    entries.sort_by_key(|zone| zone.kind);
    let map = Map::new(&entries, &map_file);
    let empires: Vec<_> = units.empire.iter().filter(|entry| entry.player).map(empire).collect();
    let neutral = units.empire.iter().find(|entry| !entry.player).map(empire).expect("neutrals were checked");
    let colour = |id: &str| {
        Empire(empires.iter().position(|empire| empire.id == id).expect("references were checked") as u8)
    };
    let places_where = |wanted: &dyn Fn(&ZoneEntry) -> bool| -> PlaceSet {
        entries[..map.places]
            .iter()
            .zip(0..)
            .filter(|(zone, _)| wanted(zone))
            .map(|(_, index)| Place(index))
            .collect()
    };
    let mut homes = [PlaceSet::EMPTY; EMPIRES];
    for (zone, index) in entries[..map.places].iter().zip(0..) {
        if let Some(id) = &zone.color {
            homes[colour(id).index()].insert(Place(index));
        }
    }
    let flags = places_where(&|zone| zone.flag);
    let scenarios_built = scenarios
        .scenario
        .iter()
        .map(|entry| scenario(entry, &map.index, &colour, units.constants.start_supply, flags, &homes))
        .collect();
    let chance = fight_cards(&cards.chance);
    let mut chance_deck = Heap::EMPTY;
    for (card, index) in chance.iter().zip(0..) {
        (0..card.count).for_each(|_| chance_deck.add(index));
    }
    let mut built = Edition {
        name: edition.name,
        hash: EditionHash::of(""),
        rulings: super::NEWEST_RULINGS,
        zones: entries
            .iter()
            .map(|zone| ZoneText {
                id: zone.id.get_ref().clone(),
                kind: zone.kind,
                name: zone.name.clone(),
                colour: zone.color.as_deref().map(&colour),
            })
            .collect(),
        places: map.places as u8,
        territories: places_where(&|zone| zone.kind == super::ZoneKind::Land),
        cities: places_where(&|zone| zone.kind == super::ZoneKind::City),
        large: places_where(&|zone| zone.size == Some(Size::Large)),
        ports: places_where(&|zone| zone.port.is_some()),
        borders: map.borders,
        mountains: map.mountains,
        near: map.near,
        partner: map.partner,
        coasts: map.coasts,
        shores: map.shores,
        waters: map.waters,
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
        chance,
        chance_deck,
        decks: [action_cards(&cards.politics), action_cards(&cards.army)],
        routes: cards.trade.iter().map(|card| trade_card(card, &map.index)).collect(),
        garrisons: Level::ALL.map(|level| garrisons(&scenarios.neutral_level[level.id()])),
        scenarios: scenarios_built,
        geometry,
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

fn trade_card(card: &CardEntry, index: &BTreeMap<String, u8>) -> TradeCard {
    TradeCard {
        id: card.id.get_ref().clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        city: Place(index[card.city.as_ref().expect("cities were checked")]),
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
    index: &BTreeMap<String, u8>,
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
                    let (zone, empire) = (Zone(index[army.zone.get_ref()]), colour(&army.empire));
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
        .map(|garrison| (Place(index[garrison.zone.get_ref()]), neutral_troop(&garrison.units)))
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
        seats,
        garrisons,
    }
}
