//! The files of an edition, as far as both games write them in the same way, and what is checked in both.

use std::collections::BTreeMap;

use serde::{Deserialize, de::DeserializeOwned};
use table::{DataErrors, Faults, Grammar, Source, Texts};
use toml::{Spanned, Value};

use crate::{
    geometry::{Border, Expected, Geometry},
    graph::Graph,
    map::{Map, ZoneText},
    sets::Numbered,
    zones::Zone,
};

/// The zones and edges of the map.
pub const MAP: &str = "map.toml";
/// The unit types, the sides and the numbers of the rules.
pub const UNITS: &str = "units.toml";
/// The cards.
pub const CARDS: &str = "cards.toml";
/// The scenarios.
pub const SCENARIOS: &str = "scenarios.toml";
/// The drawing of the map.
pub const GEOMETRY: &str = "geometry.json";
const EDITION: &str = "edition.toml";
/// The names of all files.
pub const NAMES: &[&str] = &[EDITION, MAP, UNITS, CARDS, SCENARIOS, GEOMETRY];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    name: String,
}

/// All files.
#[expect(missing_docs, reason = "the fields are called like the files")]
pub struct Files<M, U, C, S> {
    pub name: String,
    pub map: M,
    pub units: U,
    pub cards: C,
    pub scenarios: S,
    pub geometry: Geometry,
}

/// Reads and checks all files, and builds an edition of them.
///
/// # Errors
/// Everything that is wrong with them.
pub fn load<M, U, C, S, E>(
    source: &Source,
    check: impl FnOnce(&mut Faults<'_>, &Files<M, U, C, S>),
    build: impl FnOnce(Files<M, U, C, S>) -> E,
) -> Result<E, DataErrors>
where
    M: DeserializeOwned,
    U: DeserializeOwned,
    C: DeserializeOwned,
    S: DeserializeOwned,
{
    let mut faults = Faults::new(source);
    let edition = faults.read::<EditionFile>(EDITION);
    let map = faults.read(MAP);
    let units = faults.read(UNITS);
    let cards = faults.read(CARDS);
    let scenarios = faults.read(SCENARIOS);
    let geometry = faults.read_json(GEOMETRY);
    let (Some(edition), Some(map), Some(units), Some(cards), Some(scenarios), Some(geometry)) =
        (edition, map, units, cards, scenarios, geometry)
    else {
        return Err(DataErrors(faults.found));
    };
    faults.edition_name(&edition.name);
    let files = Files { name: edition.name, map, units, cards, scenarios, geometry };
    check(&mut faults, &files);
    if faults.found.is_empty() { Ok(build(files)) } else { Err(DataErrors(faults.found)) }
}

/// Each number of the rules must lie between two others.
pub fn check_numbers(faults: &mut Faults<'_>, numbers: &[(&str, u8, u8, u8)]) {
    for &(key, number, least, most) in numbers {
        if !(least..=most).contains(&number) {
            let reason = format!("is between {least} and {most}, not {number}");
            faults.add(UNITS, None, &format!("constants.{key}"), reason);
        }
    }
}

/// What kind of zone it is.
pub trait ZoneKind: Copy + PartialEq {
    /// The sea.
    const SEA: Self;

    /// Its name in the files.
    fn id(self) -> &'static str;
}

/// What is written of a zone in both games.
#[expect(missing_docs, reason = "the fields are those of map.toml")]
pub struct ZoneLine<'a, K> {
    pub id: &'a Spanned<String>,
    pub kind: K,
    pub name: &'a Texts,
    pub grammar: &'a Grammar,
    pub lat: f64,
    pub lon: f64,
    pub color: Option<&'a str>,
    /// The zone in which it lies. Then it has no other neighbours on land, and no edges.
    pub within: Option<&'a str>,
}

/// A zone as it is written.
pub trait ZoneEntry {
    /// The kinds of zones.
    type Kind: ZoneKind;

    /// What both games write.
    fn line(&self) -> ZoneLine<'_, Self::Kind>;
}

/// What kind of edge joins two zones.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are those of map.toml")]
pub enum EdgeKind {
    Land,
    Mountain,
    Strait,
    Coast,
    Sea,
}

impl EdgeKind {
    /// How many of the two zones are seas.
    const fn seas(self) -> usize {
        match self {
            Self::Land | Self::Mountain | Self::Strait => 0,
            Self::Coast => 1,
            Self::Sea => 2,
        }
    }
}

/// Two zones that are adjacent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of map.toml")]
pub struct Edge {
    pub a: Spanned<String>,
    pub b: String,
    pub kind: EdgeKind,
}

/// The map as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of map.toml")]
pub struct MapFile<Z> {
    pub zone: Vec<Z>,
    pub edge: Vec<Edge>,
}

impl<Z: ZoneEntry> MapFile<Z> {
    fn lines(&self) -> impl Iterator<Item = ZoneLine<'_, Z::Kind>> {
        self.zone.iter().map(Z::line)
    }

    /// The kind of the zone with this id.
    pub fn kind_of(&self, id: &str) -> Option<Z::Kind> {
        self.lines().find(|zone| zone.id.get_ref() == id).map(|zone| zone.kind)
    }

    /// How many zones are seas.
    pub fn seas(&self) -> usize {
        self.lines().filter(|zone| zone.kind == Z::Kind::SEA).count()
    }

    /// Whether a zone lies at a sea.
    pub fn is_coastal(&self, id: &str) -> bool {
        self.edge.iter().any(|edge| edge.kind.seas() == 1 && (edge.a.get_ref() == id || edge.b == id))
    }

    /// The indices of the zones by their ids.
    pub fn index(&self) -> BTreeMap<&str, Zone> {
        self.lines().map(|zone| zone.id.get_ref().as_str()).zip((0..).map(Zone)).collect()
    }

    /// Every zone has an id of its own, a name, a place on earth, and a colour that there is.
    pub fn check_zones(&self, faults: &mut Faults<'_>, colours: &[&str]) {
        faults.ids(MAP, "zone", self.lines().map(|zone| zone.id));
        for zone in self.lines() {
            faults.texts(MAP, zone.id, "name", zone.name);
            if !(-90.0..=90.0).contains(&zone.lat) || !(-180.0..=180.0).contains(&zone.lon) {
                faults.add(MAP, Some(zone.id), "lat", "is no place on earth");
            }
            if let Some(colour) = zone.color {
                faults.reference(MAP, zone.id, "color", colour, colours);
            }
        }
    }

    /// Every edge joins two zones that it can join, every zone can be reached, and every sea by ship.
    pub fn check_edges(&self, faults: &mut Faults<'_>, rule: &str) {
        let index = self.index();
        let (mut whole, mut sea) = (Graph::new(self.zone.len()), Graph::new(self.zone.len()));
        for edge in &self.edge {
            let mut fault = |key: &str, reason: String| faults.add(MAP, Some(&edge.a), key, reason);
            let (a, b) = (edge.a.get_ref().as_str(), edge.b.as_str());
            let (Some(&a), Some(&b)) = (index.get(a), index.get(b)) else {
                fault("b", format!("there is no edge from “{a}” to “{b}”: no such zone"));
                continue;
            };
            let ends = [a, b].map(|zone| self.zone[zone.index()].line());
            let seas = ends.iter().filter(|zone| zone.kind == Z::Kind::SEA).count();
            if a == b || seas != edge.kind.seas() || ends.iter().any(|zone| zone.within.is_some()) {
                fault("kind", format!("this kind of edge does not join it to “{}” [{rule}]", edge.b));
                continue;
            }
            if !whole.join(a, b) {
                fault("b", format!("the edge to “{}” is listed twice", edge.b));
            }
            if seas == 2 {
                sea.join(a, b);
            }
        }
        for (zone, entry) in (0..).map(Zone).zip(self.lines()) {
            if let Some(&around) = entry.within.and_then(|id| index.get(id)) {
                whole.join(zone, around);
            }
        }
        let reached = whole.component(Zone(0));
        let first_sea = self.lines().position(|zone| zone.kind == Z::Kind::SEA).unwrap_or(0);
        let sailed = sea.component(Zone(first_sea as u8));
        for (zone, entry) in (0..).map(Zone).zip(self.lines()) {
            if !reached.contains(zone) {
                faults.add(MAP, Some(entry.id), "id", "can't be reached from the other zones");
            } else if entry.kind == Z::Kind::SEA && !sailed.contains(zone) {
                faults.add(MAP, Some(entry.id), "id", "can't be reached by ship from the other seas");
            }
        }
    }

    /// The drawing shows the same map, with places for as many units as each kind of zone holds.
    pub fn check_drawing(
        &self,
        faults: &mut Faults<'_>,
        geometry: &Geometry,
        capacity: impl Fn(Z::Kind) -> Option<u8>,
    ) {
        let expected = self.lines().map(|zone| {
            let slots = capacity(zone.kind).unwrap_or(1).into();
            Expected { id: zone.id.get_ref(), kind: zone.kind.id(), slots }
        });
        let borders = self.edge.iter().map(|edge| Border {
            a: edge.a.get_ref(),
            b: &edge.b,
            strait: edge.kind == EdgeKind::Strait,
        });
        let (zones, borders): (Vec<_>, Vec<_>) = (expected.collect(), borders.collect());
        geometry.check(GEOMETRY, &zones, &borders, faults);
    }

    /// The map that was checked, its zones in the order of the file: those on land must come first.
    pub fn build<L: Numbered, const LANDS: usize>(&self, longest_transport: u8) -> Map<Z::Kind, L, LANDS> {
        let text = |zone: ZoneLine<'_, Z::Kind>| ZoneText {
            id: zone.id.get_ref().clone(),
            kind: zone.kind,
            name: zone.name.clone(),
            grammar: zone.grammar.clone(),
        };
        let zones = self.lines().map(text).collect();
        let mut map = Map::new(zones, self.zone.len() - self.seas(), longest_transport);
        let index = self.index();
        for edge in &self.edge {
            map.join(index[edge.a.get_ref().as_str()], index[edge.b.as_str()]);
        }
        for (zone, entry) in (0..).map(Zone).zip(self.lines()) {
            if let Some(around) = entry.within {
                map.join(zone, index[around]);
            }
        }
        map
    }
}

/// Units that stand in a zone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of scenarios.toml")]
pub struct Garrison {
    pub zone: Spanned<String>,
    pub units: Vec<String>,
}

/// One of the kinds of effects that cards can have: what it is called, which deck it is for, and what it needs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of cards.toml")]
pub struct EffectKind {
    pub id: Spanned<String>,
    pub deck: String,
    pub fields: Vec<String>,
    #[serde(default)]
    pub optional: Vec<String>,
    pub meaning: String,
}

/// What a card does, as it is written.
#[derive(Clone, Deserialize)]
#[expect(missing_docs, reason = "the fields are those of cards.toml")]
pub struct EffectEntry {
    pub kind: String,
    #[serde(flatten)]
    pub fields: BTreeMap<String, Value>,
}

/// What is wrong with an effect: the key and the reason.
pub type EffectFault = (String, String);

impl EffectEntry {
    /// What stands in a field, if it is a number.
    pub fn integer(&self, field: &str) -> Option<i64> {
        self.fields.get(field)?.as_integer()
    }

    /// The number in a field.
    ///
    /// # Errors
    /// It does not lie between the two others.
    pub fn number(&self, field: &str, least: u8, most: u8) -> Result<u8, EffectFault> {
        self.integer(field)
            .and_then(|number| u8::try_from(number).ok())
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| (format!("effect.{field}"), format!("is a number from {least} to {most}")))
    }

    /// The word in a field; empty if there is none.
    pub fn word(&self, field: &str) -> &str {
        self.fields.get(field).and_then(Value::as_str).unwrap_or_default()
    }

    /// The kind of an effect is on the closed list, belongs to the deck, and has the fields it needs.
    ///
    /// # Errors
    /// What is not so.
    pub fn check(&self, kinds: &[EffectKind], deck: &str) -> Result<(), EffectFault> {
        let wrong = |key: &str, reason: String| Err((format!("effect.{key}"), reason));
        let Some(kind) = kinds.iter().find(|kind| *kind.id.get_ref() == self.kind) else {
            return wrong("kind", format!("there is no “{}”", self.kind));
        };
        if kind.deck != deck {
            return wrong("kind", format!("“{}” is for the {} deck", self.kind, kind.deck));
        }
        if let Some(field) = kind.fields.iter().find(|field| !self.fields.contains_key(*field)) {
            return wrong(field, "is missing".into());
        }
        let known = |field: &String| kind.fields.contains(field) || kind.optional.contains(field);
        match self.fields.keys().find(|field| !known(field)) {
            Some(field) => wrong(field, format!("“{}” has no such field", self.kind)),
            None => Ok(()),
        }
    }
}

/// Kinds of effects have different names, and each is explained.
pub fn check_effect_kinds(faults: &mut Faults<'_>, kinds: &[EffectKind]) {
    faults.ids(CARDS, "effect kind", kinds.iter().map(|kind| &kind.id));
    for kind in kinds.iter().filter(|kind| kind.meaning.trim().is_empty()) {
        faults.add(CARDS, Some(&kind.id), "meaning", "is empty");
    }
}
