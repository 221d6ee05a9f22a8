//! Everything of an edition that matters for play, as text for its hash and as JSON for readers.

use std::fmt::Write;

use empires::files::ZoneKind as _;
use serde_json::{Map, Value, json};

use super::{Edition, Scenario, TacticCard};
use crate::{
    units::{Kind, Troop},
    zones::{Territory, TerritorySet},
};

impl Edition {
    /// All that matters for play, in the order that decides how chance maps to cards.
    pub(super) fn facts_as_text(&self) -> String {
        let mut text = String::new();
        // The first rulings had no number.
        if self.rulings > 1 {
            writeln!(text, "rulings {}", self.rulings).unwrap();
        }
        for zone in self.all_zones() {
            let (id, kind) = (self.id(zone), self.zone(zone).kind);
            let neighbours: Vec<_> =
                self.neighbours(zone).iter().map(|&z| self.zone(z).id.as_str()).collect();
            writeln!(text, "zone {id} {kind:?} {}", neighbours.join(" ")).unwrap();
        }
        writeln!(text, "{:?} {:?} {:?}", self.numbers, self.income, self.rounds_offered).unwrap();
        writeln!(text, "{} {}", self.hires_cavalry, self.island_fortresses).unwrap();
        for kind in Kind::ALL {
            let unit = self.unit(kind);
            let (strength, cost, limit, initial) = (unit.strength, unit.cost, unit.limit, unit.initial);
            writeln!(text, "unit {} {strength} {cost:?} {limit} {initial}", kind.id()).unwrap();
        }
        for faction in &self.factions {
            writeln!(text, "colour {}", faction.id).unwrap();
        }
        for card in &self.battle {
            writeln!(text, "battle {} {}", card.id, card.value).unwrap();
        }
        for card in &self.senate {
            writeln!(text, "senate {} {} {:?}", card.id, card.count, card.effect).unwrap();
        }
        for card in &self.tactics {
            let TacticCard { id, count, role, battlefield, needs, against_fortress, effect, .. } = card;
            writeln!(
                text,
                "tactic {id} {count} {role:?} {battlefield:?} {needs:?} {against_fortress} {effect:?}"
            )
            .unwrap();
        }
        for scenario in &self.scenarios {
            let Scenario { id, free, rounds, sides_by_players, neutral_home, neutrals, .. } = scenario;
            writeln!(
                text,
                "scenario {id} {free} {rounds} {sides_by_players:?} {neutral_home:?} {neutrals:?}"
            )
            .unwrap();
            for side in &scenario.sides {
                let heroes: Vec<_> = side.heroes.iter().map(|hero| hero.id.as_str()).collect();
                writeln!(
                    text,
                    "side {:?} {:?} {} {} {:?}",
                    side.colour,
                    side.home,
                    side.fortresses,
                    heroes.join(" "),
                    side.setup
                )
                .unwrap();
                // The first editions had the same for any number of players.
                if !side.setup_by_players.is_empty() {
                    writeln!(text, "setup {:?}", side.setup_by_players).unwrap();
                }
            }
        }
        text.push_str(&self.situations.facts_as_text());
        text
    }

    pub(super) fn facts_as_json(&self) -> Value {
        let id = |territory: Territory| self.id(territory.zone());
        let ids = |set: TerritorySet| set.iter().map(id).collect::<Vec<_>>();
        let units = |troop: Troop| troop.units().map(Kind::id).collect::<Vec<_>>();
        let zones = self.all_zones().map(|zone| {
            let kind = self.zone(zone).kind.id();
            let capacity = self.territory(zone).map(|territory| self.capacity(territory));
            let neighbours: Vec<_> =
                self.neighbours(zone).iter().map(|&z| self.zone(z).id.as_str()).collect();
            let facts = json!({ "kind": kind, "capacity": capacity, "neighbours": neighbours });
            (self.zone(zone).id.clone(), facts)
        });
        let types = Kind::ALL.map(|kind| {
            let unit = self.unit(kind);
            let facts = json!({
                "strength": unit.strength, "cost": unit.cost, "limit": unit.limit, "initial": unit.initial,
                "promoted": kind.promoted().map(Kind::id),
            });
            (kind.id().to_owned(), facts)
        });
        let counted = |id: &String, count: u8| (id.clone(), Value::from(count));
        let scenarios = self.scenarios.iter().map(|scenario| {
            let players: Vec<_> =
                (2..=4).filter(|&n: &usize| !scenario.sides_by_players[n].is_empty()).collect();
            let sides = scenario.sides.iter().map(|side| {
                let facts = json!({
                    "home": ids(side.home), "fortresses": side.fortresses,
                    "heroes": side.heroes.iter().map(|hero| hero.id.as_str()).collect::<Vec<_>>(),
                });
                (self.faction(side.colour).id.clone(), facts)
            });
            let neutrals =
                scenario.neutrals.iter().map(|&(zone, troop)| (id(zone).to_owned(), units(troop).into()));
            let facts = json!({
                "players": players, "rounds": scenario.rounds, "free": scenario.free,
                "sides": sides.collect::<Map<_, _>>(), "neutrals": neutrals.collect::<Map<_, _>>(),
            });
            (scenario.id.clone(), facts)
        });
        json!({
            "counts": {
                "territories": self.lands().len(), "islands": self.islands.len(), "seas": self.seas().len(),
                "senate": self.senate_deck.len(), "tactics": self.tactics_deck.len(), "battle": self.battle.len(),
            },
            "zones": zones.collect::<Map<_, _>>(),
            "units": types.into_iter().collect::<Map<_, _>>(),
            "income": self.income,
            "battle": self.battle.iter().map(|card| counted(&card.id, card.value)).collect::<Map<_, _>>(),
            "senate": self.senate.iter().map(|card| counted(&card.id, card.count)).collect::<Map<_, _>>(),
            "tactics": self.tactics.iter().map(|card| counted(&card.id, card.count)).collect::<Map<_, _>>(),
            "scenarios": scenarios.collect::<Map<_, _>>(),
        })
    }
}
