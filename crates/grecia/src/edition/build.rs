//! The edition that checked files describe.

use std::collections::BTreeMap;

use empires::{geometry::Geometry, heap::Heap};
use table::EditionHash;

use super::{
    BattleCard, Colour, Edition, Faction, NEWEST_RULINGS, Named, Scenario, SenateCard, SenateEffect, Side,
    TacticCard, TacticEffect, Timing, UnitType, ZoneKind, ZoneText,
    schema::{
        CardsFile, EdgeKind, EditionFile, EffectEntry, FactionEntry, IslandFortresses, MapFile, Mode,
        ScenarioEntry, ScenariosFile, Target, UnitsFile,
    },
};
use crate::{
    cards::Tactic,
    units::{Kind, Troop},
    zones::{SEAS, Sea, SeaSet, TERRITORIES, Territory, TerritorySet},
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

pub(super) fn amount(effect: &EffectEntry, field: &str) -> Option<i64> {
    effect.fields.get(field)?.as_integer()
}

fn number(effect: &EffectEntry, field: &str, least: u8, most: u8) -> Result<u8, EffectFault> {
    amount(effect, field)
        .and_then(|n| u8::try_from(n).ok())
        .filter(|n| (least..=most).contains(n))
        .ok_or_else(|| (format!("effect.{field}"), format!("is a number from {least} to {most}")))
}

fn kind(effect: &EffectEntry) -> Result<Kind, EffectFault> {
    let id = effect.fields.get("unit").and_then(toml::Value::as_str).unwrap_or_default();
    Kind::with_id(id).ok_or_else(|| ("effect.unit".to_owned(), format!("there is no “{id}”")))
}

pub(super) fn senate_effect(effect: &EffectEntry) -> Result<SenateEffect, EffectFault> {
    let word = |field| effect.fields.get(field).and_then(toml::Value::as_str).unwrap_or_default();
    Ok(match effect.kind.as_str() {
        "gain_supply" => SenateEffect::GainSupply { amount: number(effect, "amount", 1, 20)? },
        "gain_supply_count" if word("what") == "seas_with_own_ships" => SenateEffect::GainSupplyPerSea {
            amount: number(effect, "amount", 1, 10)?,
            max: number(effect, "max", 1, 50)?,
        },
        "gain_supply_count" => {
            return Err(("effect.what".into(), "only seas_with_own_ships can be counted".into()));
        }
        "gain_units" => {
            let (kind, count) = (kind(effect)?, number(effect, "count", 1, 6)?);
            let few = effect.fields.contains_key("few_below") || effect.fields.contains_key("few_count");
            let (few_below, few_count) = if few {
                (number(effect, "few_below", 1, 50)?, number(effect, "few_count", 1, 6)?)
            } else {
                (0, count)
            };
            SenateEffect::GainUnits { kind, count, few_below, few_count }
        }
        "buy_units" => SenateEffect::BuyUnits {
            kind: kind(effect)?,
            count: number(effect, "count", 1, 6)?,
            price: number(effect, "price", 1, 20)?,
        },
        "free_hire" => SenateEffect::FreeHire {
            discount: number(effect, "discount", 0, 20)?,
            max_units: number(effect, "max_units", 1, 20)?,
        },
        "promote" => SenateEffect::Promote { count: number(effect, "count", 1, 6)? },
        "free_move" => SenateEffect::FreeMove { count: number(effect, "count", 1, 2)? },
        "fleet_move" => SenateEffect::FleetMove {
            ships: number(effect, "ships", 1, 6)?,
            range: number(effect, "range", 1, 4)?,
        },
        "draw_tactics" => SenateEffect::DrawTactics { count: number(effect, "count", 1, 6)? },
        "return_hero" => SenateEffect::ReturnHero,
        "win_over_neutral" => {
            SenateEffect::WinOverNeutral { max_strength: number(effect, "max_strength", 1, 50)? }
        }
        other => return Err(("effect.kind".into(), format!("“{other}” is no effect of a Senate card"))),
    })
}

pub(super) fn tactic_effect(effect: &EffectEntry) -> Result<TacticEffect, EffectFault> {
    Ok(match effect.kind.as_str() {
        "request_support" => TacticEffect::RequestSupport { max_units: number(effect, "max_units", 1, 3)? },
        "strength" => TacticEffect::Strength { amount: number(effect, "amount", 1, 20)? },
        "reduce_fortress" => TacticEffect::ReduceFortress { amount: number(effect, "amount", 1, 20)? },
        "pursuit" => TacticEffect::Pursuit { amount: number(effect, "amount", 1, 3)? },
        "save_units" => TacticEffect::SaveUnits { amount: number(effect, "amount", 1, 3)? },
        "see_battle_card" => TacticEffect::SeeBattleCard,
        "cancel_card" => TacticEffect::CancelCard,
        "reroll" => match effect.fields.get("whose").and_then(toml::Value::as_str) {
            Some("own") => TacticEffect::Reroll { own: true },
            Some("rival") => TacticEffect::Reroll { own: false },
            _ => return Err(("effect.whose".into(), "is own or rival".into())),
        },
        "open_passage" => TacticEffect::OpenPassage { seas: number(effect, "seas", 1, 1)? },
        other => return Err(("effect.kind".into(), format!("“{other}” is no effect of a Tactics card"))),
    })
}

fn troop(ids: &[String]) -> Troop {
    let mut troop = Troop::EMPTY;
    for kind in ids.iter().filter_map(|id| Kind::with_id(id)) {
        troop.add(kind);
    }
    troop
}

fn faction(entry: &FactionEntry) -> Faction {
    Faction {
        id: entry.id.get_ref().clone(),
        name: entry.name.clone(),
        power: entry.power.clone(),
        hex: entry.hex.clone(),
        tint: entry.tint.clone(),
    }
}

pub(super) fn build(files: Files) -> Edition {
    let Files { edition, map, units, cards, mut scenarios, geometry } = files;
    let mut entries: Vec<_> = map.zone.iter().collect();
    entries.sort_by_key(|zone| zone.kind == ZoneKind::Sea);
    let territories = entries.iter().filter(|zone| zone.kind != ZoneKind::Sea).count();
    let index: BTreeMap<&str, u8> =
        entries.iter().zip(0..).map(|(zone, index)| (zone.id.get_ref().as_str(), index)).collect();
    let territory = |id: &str| Territory(index[id]);

    let mut borders = [TerritorySet::EMPTY; TERRITORIES];
    let mut coasts = [SeaSet::EMPTY; TERRITORIES];
    let mut shores = [TerritorySet::EMPTY; SEAS];
    let mut waters = [SeaSet::EMPTY; SEAS];
    for edge in &map.edge {
        let (a, b) = (index[edge.a.get_ref().as_str()], index[edge.b.as_str()]);
        for (from, to) in [(a, b), (b, a)] {
            let sea = |zone: u8| Sea(zone - territories as u8);
            match edge.kind {
                EdgeKind::Land | EdgeKind::Strait => borders[usize::from(from)].insert(Territory(to)),
                EdgeKind::Sea => waters[sea(from).index()].insert(sea(to)),
                EdgeKind::Coast if usize::from(from) < territories => {
                    coasts[usize::from(from)].insert(sea(to));
                }
                EdgeKind::Coast => shores[sea(from).index()].insert(Territory(to)),
            }
        }
    }
    let mut alphabet: Vec<_> = (0..territories as u8).map(Territory).collect();
    alphabet.sort_by_key(|territory| entries[territory.index()].id.get_ref());

    let factions: Vec<_> = units.faction.iter().filter(|entry| entry.player).map(faction).collect();
    let neutral =
        units.faction.iter().find(|entry| !entry.player).map(faction).expect("neutrals were checked");
    let colour = |id: &str| {
        Colour(factions.iter().position(|faction| faction.id == id).expect("references were checked") as u8)
    };
    scenarios.scenario.sort_by_key(|scenario| scenario.order);
    let scenarios = scenarios.scenario.iter().map(|entry| scenario(entry, &territory, &colour)).collect();

    let unit_types: Vec<_> = units
        .unit
        .iter()
        .map(|unit| UnitType {
            name: unit.name.clone(),
            people: unit.people.clone(),
            strength: unit.strength,
            cost: unit.cost,
            limit: unit.limit,
            initial: unit.initial,
        })
        .collect();
    let (senate, tactics) = (senate_cards(&cards), tactic_cards(&cards));
    let deck = |counts: &mut dyn Iterator<Item = u8>| {
        let mut heap = Heap::EMPTY;
        for (card, count) in (0..).zip(counts) {
            (0..count).for_each(|_| heap.add(card));
        }
        heap
    };
    let start = tactics.iter().position(|card| card.id == units.constants.start_tactics);
    let order: Vec<_> = units.constants.neutral_order.iter().filter_map(|id| Kind::with_id(id)).collect();
    let mut built = Edition {
        name: edition.name,
        hash: EditionHash::of(""),
        rulings: NEWEST_RULINGS,
        zones: entries
            .iter()
            .map(|zone| ZoneText { id: zone.id.get_ref().clone(), kind: zone.kind, name: zone.name.clone() })
            .collect(),
        territories: (0..territories as u8).map(Territory).collect(),
        seas: (0..(entries.len() - territories) as u8).map(Sea).collect(),
        islands: entries
            .iter()
            .zip(0..)
            .filter(|(zone, _)| zone.kind == ZoneKind::Island)
            .map(|(_, index)| Territory(index))
            .collect(),
        borders,
        coasts,
        shores,
        waters,
        alphabet,
        rounds_offered: units.options.rounds_offered,
        hires_cavalry: units.options.hire_cavalry,
        island_fortresses: units.options.island_fortresses == IslandFortresses::Any,
        income: units.income.iter().map(|row| (row.territories, row.supply)).collect(),
        numbers: units.constants,
        units: unit_types.try_into().expect("the unit types were checked"),
        neutral_order: order.try_into().expect("the order was checked"),
        factions,
        neutral,
        battle: battle_cards(&cards),
        senate_deck: deck(&mut senate.iter().map(|card| card.count)),
        tactics_deck: deck(&mut tactics.iter().map(|card| card.count)),
        dice_tactics: deck(&mut tactics.iter().map(|card| if card.needs_dice { card.count } else { 0 })),
        senate,
        tactics,
        start_tactic: Tactic(start.expect("references were checked") as u8),
        scenarios,
        geometry,
    };
    built.hash = EditionHash::of(&built.facts_as_text());
    built
}

fn battle_cards(cards: &CardsFile) -> Vec<BattleCard> {
    let card = |card: &super::schema::CardEntry| BattleCard {
        id: card.id.get_ref().clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        value: card.value.unwrap_or_default(),
    };
    cards.battle.iter().map(card).collect()
}

fn senate_cards(cards: &CardsFile) -> Vec<SenateCard> {
    let card = |card: &super::schema::CardEntry| SenateCard {
        id: card.id.get_ref().clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        count: card.count,
        effect: senate_effect(&card.effect).expect("effects were checked"),
    };
    cards.senate.iter().map(card).collect()
}

fn tactic_cards(cards: &CardsFile) -> Vec<TacticCard> {
    let card = |card: &super::schema::CardEntry| {
        let when = card.when.as_ref().expect("conditions were checked");
        let effect = tactic_effect(&card.effect).expect("effects were checked");
        TacticCard {
            id: card.id.get_ref().clone(),
            name: card.name.clone(),
            text: card.text.clone(),
            count: card.count,
            timing: match effect {
                TacticEffect::Reroll { .. } => Timing::AfterDice,
                TacticEffect::OpenPassage { .. } => Timing::OwnTurn,
                _ => Timing::BeforeBattle,
            },
            role: when.role,
            battlefield: when.battle,
            needs: when.needs.iter().filter_map(|id| Kind::with_id(id)).collect(),
            against_fortress: when.target == Target::Fortress,
            needs_dice: card.needs_dice,
            effect,
        }
    };
    cards.tactics.iter().map(card).collect()
}

fn scenario(
    entry: &ScenarioEntry,
    territory: &impl Fn(&str) -> Territory,
    colour: &impl Fn(&str) -> Colour,
) -> Scenario {
    Scenario {
        id: entry.id.get_ref().clone(),
        name: entry.name.clone(),
        years: entry.years.clone(),
        summary: entry.summary.clone(),
        notes: entry.notes.clone(),
        free: entry.mode == Mode::Free,
        rounds: entry.rounds,
        sides_by_players: std::array::from_fn(|players| {
            let colours = entry.sides_by_players.get(&players.to_string());
            colours.into_iter().flatten().map(|id| colour(id)).collect()
        }),
        neutral_home: troop(&entry.neutral_home),
        sides: entry
            .side
            .iter()
            .map(|side| Side {
                colour: colour(side.faction.get_ref()),
                name: side.name.clone(),
                home: side.home.iter().map(|id| territory(id)).collect(),
                fortresses: side.fortresses,
                heroes: side
                    .heroes
                    .iter()
                    .map(|hero| Named { id: hero.id.get_ref().clone(), name: hero.name.clone() })
                    .collect(),
                setup: side
                    .setup
                    .iter()
                    .map(|effect| senate_effect(effect).expect("effects were checked"))
                    .collect(),
            })
            .collect(),
        neutrals: entry
            .neutral
            .iter()
            .map(|garrison| (territory(garrison.zone.get_ref()), troop(&garrison.units)))
            .collect(),
    }
}
