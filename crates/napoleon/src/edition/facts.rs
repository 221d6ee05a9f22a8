//! Everything of an edition that matters for play, as text for its hash and as JSON for readers.

use std::fmt::Write;

use empires::files::ZoneKind as _;
use serde_json::{Map, Value, json};

use super::{Edition, FightCard, Level, Scenario};
use crate::{
    decks::Pile,
    units::{Kind, Troop, Unit},
    zones::{Place, PlaceSet, Zone},
};

impl Edition {
    /// All that matters for play, in the order that decides how chance maps to cards.
    pub(super) fn facts_as_text(&self) -> String {
        let mut text = String::new();
        // The first rulings had no number.
        if self.rulings > 1 {
            writeln!(text, "rulings {}", self.rulings).unwrap();
        }
        let neighbours = |zone: Zone| {
            let ids: Vec<_> = self.neighbours(zone).iter().map(|&z| self.zone(z).id.as_str()).collect();
            ids.join(" ")
        };
        for zone in self.all_zones() {
            let entry = self.zone(zone);
            let place = self.place(zone);
            let flag = place.is_some_and(|place| self.flags.contains(place));
            let large = place.is_some_and(|place| self.large.contains(place));
            let mountains = place.map_or(PlaceSet::EMPTY, |place| self.mountains[place.index()]);
            let (id, kind, colour) = (&entry.id, entry.kind.id(), self.colour(zone).map(|empire| empire.0));
            writeln!(text, "zone {id} {kind} {colour:?} {flag} {large} {mountains:?} {}", neighbours(zone))
                .unwrap();
        }
        writeln!(text, "{:?}", self.numbers).unwrap();
        for kind in Kind::ALL {
            let unit = self.unit(kind);
            let (open, city, cost, counters, extra) =
                (unit.open, unit.city, unit.cost, unit.counters, unit.extra);
            writeln!(text, "unit {} {open} {city} {cost:?} {counters} {extra}", kind.id()).unwrap();
        }
        writeln!(text, "{:?} {:?}", self.neutral_order, self.standard).unwrap();
        for empire in &self.empires {
            writeln!(text, "empire {}", empire.id).unwrap();
        }
        for FightCard { id, count, value, icons, .. } in self.battle.iter().chain(&self.chance) {
            writeln!(text, "card {id} {count} {value} {icons:?}").unwrap();
        }
        for card in self.decks.iter().flatten() {
            writeln!(text, "card {} {} {} {:?}", card.id, card.count, card.choice, card.effects).unwrap();
        }
        for route in &self.routes {
            writeln!(text, "route {} {:?}", route.id, route.city).unwrap();
        }
        writeln!(text, "{:?}", self.garrisons).unwrap();
        for Scenario { id, historical, rounds, neutral, truce, seats, garrisons, .. } in &self.scenarios {
            writeln!(text, "scenario {id} {historical} {rounds} {neutral:?} {garrisons:?}").unwrap();
            // The first editions knew no truce of a scenario.
            if *truce {
                writeln!(text, "truce").unwrap();
            }
            for seat in seats {
                writeln!(text, "seat {:?} {} {:?}", seat.empires, seat.supply, seat.units).unwrap();
            }
        }
        text.push_str(&self.situations.facts_as_text());
        text
    }

    fn unit_text(&self, unit: Unit) -> String {
        format!("{} {}", self.empire(unit.empire()).id, unit.kind().id())
    }

    pub(super) fn facts_as_json(&self) -> Value {
        let id = |zone: Zone| self.zone(zone).id.as_str();
        let ids = |set: PlaceSet| set.iter().map(|place| id(place.zone())).collect::<Vec<_>>();
        let units = |troop: Troop| troop.units().map(|unit| unit.kind().id()).collect::<Vec<_>>();
        let zones = self.all_zones().map(|zone| {
            let place = self.place(zone);
            let has = |set: PlaceSet| place.is_some_and(|place| set.contains(place));
            let neighbours: Vec<_> = self.neighbours(zone).iter().map(|&z| id(z)).collect();
            let facts = json!({
                "kind": self.zone(zone).kind.id(),
                "colour": self.colour(zone).map(|empire| self.empire(empire).id.as_str()),
                "flag": has(self.flags), "large": has(self.large), "port": has(self.ports),
                "capacity": place.map(|place| self.capacity(place)),
                "neighbours": neighbours,
                "mountains": place.map(|place: Place| ids(self.mountains[place.index()])),
            });
            (id(zone).to_owned(), facts)
        });
        let types = Kind::ALL.map(|kind| {
            let unit = self.unit(kind);
            let facts = json!({
                "open": unit.open, "city": unit.city, "cost": unit.cost, "counters": unit.counters,
                "extra": unit.extra, "promoted": kind.promoted().map(Kind::id),
                "vulnerable": kind.is_vulnerable(),
            });
            (kind.id().to_owned(), facts)
        });
        let fight = |cards: &[FightCard]| {
            let facts = |card: &FightCard| {
                let icons = card.icons;
                let facts = json!({
                    "value": card.value, "count": card.count, "great_battle": icons.great_battle,
                    "eliminate": icons.eliminate, "flight": icons.flight, "promotion": icons.promotion,
                });
                (card.id.clone(), facts)
            };
            cards.iter().map(facts).collect::<Map<_, _>>()
        };
        let deck = |pile: Pile| {
            let cards = &self.decks[pile.index()];
            cards.iter().map(|card| (card.id.clone(), card.count.into())).collect::<Map<String, Value>>()
        };
        let empires = self.all_empires().map(|empire| {
            let facts = json!({
                "flags": ids(self.flags_of(empire)), "zones": ids(self.homes[empire.index()]),
            });
            (self.empire(empire).id.clone(), facts)
        });
        let scenarios = self.scenarios.iter().map(|scenario| {
            let seats: Vec<_> = scenario
                .seats
                .iter()
                .map(|seat| {
                    let empires: Vec<_> = seat.empires.iter().map(|&e| self.empire(e).id.as_str()).collect();
                    let units: Vec<_> =
                        seat.units.iter().map(|&(zone, unit)| format!("{} {}", self.unit_text(unit), id(zone))).collect();
                    json!({ "empires": empires, "supply": seat.supply, "units": units, "flags": seat.start.0 })
                })
                .collect();
            let garrisons = scenario.garrisons.iter().map(|&(place, troop)| (id(place.zone()).to_owned(), json!(units(troop))));
            let facts = json!({
                "players": scenario.seats.len(), "rounds": scenario.rounds, "historical": scenario.historical,
                "neutral": scenario.neutral.id(), "truce": scenario.truce, "seats": seats, "garrisons": garrisons.collect::<Map<_, _>>(),
            });
            (scenario.id.clone(), facts)
        });
        let levels = Level::ALL.map(|level| {
            let garrison = &self.garrisons[level as usize];
            let facts = json!({
                "territory": units(garrison.territory), "small_city": units(garrison.small_city),
                "large_city": units(garrison.large_city), "minor_small": units(garrison.minor_small),
                "minor_large": units(garrison.minor_large),
            });
            (level.id().to_owned(), facts)
        });
        let routes = self.routes.iter().map(|route| (route.id.clone(), id(route.city.zone()).into()));
        json!({
            "counts": {
                "territories": self.territories.len(), "cities": self.cities.len(), "seas": self.seas().len(),
                "battle": self.battle.len(), "chance": self.chance_deck.len(),
                "politics": self.decks[0].iter().map(|card| u32::from(card.count)).sum::<u32>(),
                "army": self.decks[1].iter().map(|card| u32::from(card.count)).sum::<u32>(),
                "routes": self.routes.len(), "empires": self.empires.len(),
            },
            "zones": zones.collect::<Map<_, _>>(),
            "units": types.into_iter().collect::<Map<_, _>>(),
            "empires": empires.collect::<Map<_, _>>(),
            "battle": fight(&self.battle),
            "chance": fight(&self.chance),
            "politics": deck(Pile::Politics),
            "army": deck(Pile::Army),
            "routes": routes.collect::<Map<String, Value>>(),
            "levels": levels.into_iter().collect::<Map<_, _>>(),
            "scenarios": scenarios.collect::<Map<_, _>>(),
        })
    }
}
