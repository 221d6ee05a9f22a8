//! The edition that checked files describe.

use empires::{
    files::{EffectEntry, EffectFault},
    heap::Heap,
};
use table::{EditionHash, Situations};

use super::{
    BattleCard, Colour, Edition, Faction, NEWEST_RULINGS, Named, Scenario, SenateCard, SenateEffect, Side,
    TacticCard, TacticEffect, Timing, UnitType, ZoneKind,
    schema::{CardsFile, FactionEntry, Files, IslandFortresses, Mode, ScenarioEntry, Target},
};
use crate::{
    cards::Tactic,
    units::{Kind, Troop},
    zones::{Atlas, Territory},
};

fn kind(effect: &EffectEntry) -> Result<Kind, EffectFault> {
    let id = effect.word("unit");
    Kind::with_id(id).ok_or_else(|| ("effect.unit".to_owned(), format!("there is no “{id}”")))
}

pub(super) fn senate_effect(effect: &EffectEntry) -> Result<SenateEffect, EffectFault> {
    Ok(match effect.kind.as_str() {
        "gain_supply" => SenateEffect::GainSupply { amount: effect.number("amount", 1, 20)? },
        "gain_supply_count" if effect.word("what") == "seas_with_own_ships" => {
            SenateEffect::GainSupplyPerSea {
                amount: effect.number("amount", 1, 10)?,
                max: effect.number("max", 1, 50)?,
            }
        }
        "gain_supply_count" => {
            return Err(("effect.what".into(), "only seas_with_own_ships can be counted".into()));
        }
        "gain_units" => {
            let (kind, count) = (kind(effect)?, effect.number("count", 1, 6)?);
            let few = effect.fields.contains_key("few_below") || effect.fields.contains_key("few_count");
            let (few_below, few_count) = if few {
                (effect.number("few_below", 1, 50)?, effect.number("few_count", 1, 6)?)
            } else {
                (0, count)
            };
            SenateEffect::GainUnits { kind, count, few_below, few_count }
        }
        "buy_units" => SenateEffect::BuyUnits {
            kind: kind(effect)?,
            count: effect.number("count", 1, 6)?,
            price: effect.number("price", 1, 20)?,
        },
        "free_hire" => SenateEffect::FreeHire {
            discount: effect.number("discount", 0, 20)?,
            max_units: effect.number("max_units", 1, 20)?,
        },
        "promote" => SenateEffect::Promote { count: effect.number("count", 1, 6)? },
        "free_move" => SenateEffect::FreeMove { count: effect.number("count", 1, 2)? },
        "fleet_move" => SenateEffect::FleetMove {
            ships: effect.number("ships", 1, 6)?,
            range: effect.number("range", 1, 4)?,
        },
        "draw_tactics" => SenateEffect::DrawTactics { count: effect.number("count", 1, 6)? },
        "return_hero" => SenateEffect::ReturnHero,
        "win_over_neutral" => {
            SenateEffect::WinOverNeutral { max_strength: effect.number("max_strength", 1, 50)? }
        }
        other => return Err(("effect.kind".into(), format!("“{other}” is no effect of a Senate card"))),
    })
}

pub(super) fn tactic_effect(effect: &EffectEntry) -> Result<TacticEffect, EffectFault> {
    Ok(match effect.kind.as_str() {
        "request_support" => TacticEffect::RequestSupport { max_units: effect.number("max_units", 1, 3)? },
        "strength" => TacticEffect::Strength { amount: effect.number("amount", 1, 20)? },
        "reduce_fortress" => TacticEffect::ReduceFortress { amount: effect.number("amount", 1, 20)? },
        "pursuit" => TacticEffect::Pursuit { amount: effect.number("amount", 1, 3)? },
        "save_units" => TacticEffect::SaveUnits { amount: effect.number("amount", 1, 3)? },
        "see_battle_card" => TacticEffect::SeeBattleCard,
        "cancel_card" => TacticEffect::CancelCard,
        "reroll" => match effect.word("whose") {
            "own" => TacticEffect::Reroll { own: true },
            "rival" => TacticEffect::Reroll { own: false },
            _ => return Err(("effect.whose".into(), "is own or rival".into())),
        },
        "open_passage" => TacticEffect::OpenPassage { seas: effect.number("seas", 1, 1)? },
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
        grammar: entry.grammar.clone(),
        power: entry.power.clone(),
        hex: entry.hex.clone(),
        tint: entry.tint.clone(),
    }
}

pub(super) fn build(files: Files) -> Edition {
    let Files { name, mut map, units, cards, mut scenarios, geometry } = files;
    map.zone.sort_by_key(|zone| zone.kind == ZoneKind::Sea);
    let atlas: Atlas = map.build(units.constants.transport_max_seas);
    let territory =
        |id: &str| atlas.zone_with_id(id).and_then(|zone| atlas.land(zone)).expect("references were checked");
    let mut alphabet: Vec<_> = atlas.lands().iter().collect();
    alphabet.sort_by_key(|territory| atlas.id(territory.zone()));

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
            grammar: unit.grammar.clone(),
            people: unit.people.clone(),
            strength: unit.strength,
            cost: unit.cost,
            limit: unit.limit,
            initial: unit.initial,
        })
        .collect();
    let (senate, tactics) = (senate_cards(&cards), tactic_cards(&cards));
    let start = tactics.iter().position(|card| card.id == units.constants.start_tactics);
    let order: Vec<_> = units.constants.neutral_order.iter().filter_map(|id| Kind::with_id(id)).collect();
    let mut built = Edition {
        name,
        hash: EditionHash::of(""),
        rulings: NEWEST_RULINGS,
        islands: atlas
            .lands()
            .iter()
            .filter(|land| atlas.zone(land.zone()).kind == ZoneKind::Island)
            .collect(),
        map: atlas,
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
        senate_deck: Heap::of(senate.iter().map(|card| card.count)),
        tactics_deck: Heap::of(tactics.iter().map(|card| card.count)),
        dice_tactics: Heap::of(tactics.iter().map(|card| if card.needs_dice { card.count } else { 0 })),
        senate,
        tactics,
        start_tactic: Tactic(start.expect("references were checked") as u8),
        scenarios,
        geometry,
        situations: Situations::default(),
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
    let effects = |setup: &[EffectEntry]| -> Vec<_> {
        setup.iter().map(|effect| senate_effect(effect).expect("effects were checked")).collect()
    };
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
                id: format!("{}-{}", entry.id.get_ref(), side.faction.get_ref()),
                colour: colour(side.faction.get_ref()),
                name: side.name.clone(),
                grammar: side.grammar.clone(),
                home: side.home.iter().map(|id| territory(id)).collect(),
                fortresses: side.fortresses,
                heroes: side
                    .heroes
                    .iter()
                    .map(|hero| Named { id: hero.id.get_ref().clone(), name: hero.name.clone() })
                    .collect(),
                setup: effects(&side.setup),
                setup_by_players: side
                    .setup_by_players
                    .iter()
                    .map(|(players, setup)| {
                        (players.parse().expect("numbers of players were checked"), effects(setup))
                    })
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
