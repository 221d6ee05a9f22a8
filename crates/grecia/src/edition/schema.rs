//! The files of an edition as they are written.

use std::collections::BTreeMap;

use empires::files::{self, EffectEntry, EffectKind, Garrison, ZoneLine};
use serde::Deserialize;
use table::{Grammar, Texts};
use toml::Spanned;

use super::{Battlefield, Numbers, Role, ZoneKind};

/// All files of an edition.
pub(super) type Files = files::Files<MapFile, UnitsFile, CardsFile, ScenariosFile>;
pub(super) type MapFile = files::MapFile<ZoneEntry>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZoneEntry {
    pub(super) id: Spanned<String>,
    pub(super) kind: ZoneKind,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
    pub(super) lat: f64,
    pub(super) lon: f64,
    pub(super) color: Option<String>,
}

impl files::ZoneEntry for ZoneEntry {
    type Kind = ZoneKind;

    fn line(&self) -> ZoneLine<'_, ZoneKind> {
        let Self { id, kind, name, grammar, lat, lon, color } = self;
        let (color, within) = (color.as_deref(), None);
        ZoneLine { id, kind: *kind, name, grammar, lat: *lat, lon: *lon, color, within }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitsFile {
    pub(super) constants: Numbers,
    pub(super) options: OptionsEntry,
    pub(super) income: Vec<IncomeEntry>,
    pub(super) unit: Vec<UnitEntry>,
    pub(super) faction: Vec<FactionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionsEntry {
    pub(super) dice: bool,
    pub(super) cards: bool,
    pub(super) rounds_offered: Vec<u8>,
    pub(super) island_fortresses: IslandFortresses,
    pub(super) hire_cavalry: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum IslandFortresses {
    Any,
    None,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncomeEntry {
    pub(super) territories: u8,
    pub(super) supply: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitEntry {
    pub(super) id: Spanned<String>,
    pub(super) domain: String,
    pub(super) class: String,
    pub(super) strength: u8,
    pub(super) hire: bool,
    pub(super) cost: Option<u8>,
    pub(super) upgrade: Option<String>,
    pub(super) limit: u8,
    pub(super) neutral_limit: u8,
    pub(super) initial: u8,
    pub(super) range: u8,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
    pub(super) people: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactionEntry {
    pub(super) id: Spanned<String>,
    pub(super) player: bool,
    pub(super) hex: String,
    pub(super) tint: String,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
    pub(super) power: Texts,
    pub(super) heroes: Vec<HeroEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub(super) effect_kind: Vec<EffectKind>,
    pub(super) battle: Vec<CardEntry>,
    pub(super) senate: Vec<CardEntry>,
    pub(super) tactics: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub(super) id: Spanned<String>,
    pub(super) count: u8,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) timing: String,
    pub(super) value: Option<u8>,
    #[serde(default)]
    pub(super) needs_dice: bool,
    pub(super) when: Option<WhenEntry>,
    pub(super) name: Texts,
    pub(super) text: Texts,
    pub(super) effect: EffectEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhenEntry {
    pub(super) role: Role,
    pub(super) battle: Battlefield,
    pub(super) needs: Vec<String>,
    pub(super) target: Target,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Target {
    Any,
    Fortress,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenariosFile {
    pub(super) scenario: Vec<ScenarioEntry>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Mode {
    Scenario,
    Free,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioEntry {
    pub(super) id: Spanned<String>,
    pub(super) mode: Mode,
    pub(super) order: u8,
    pub(super) years: Texts,
    pub(super) name: Texts,
    pub(super) players: Vec<u8>,
    pub(super) rounds: u8,
    pub(super) neutral_home: Vec<String>,
    pub(super) sides_by_players: BTreeMap<String, Vec<String>>,
    pub(super) summary: Texts,
    pub(super) notes: Texts,
    #[serde(default)]
    pub(super) side: Vec<SideEntry>,
    #[serde(default)]
    pub(super) neutral: Vec<Garrison>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideEntry {
    pub(super) faction: Spanned<String>,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
    pub(super) home: Vec<String>,
    pub(super) fortresses: u8,
    pub(super) heroes: Vec<HeroEntry>,
    pub(super) setup: Vec<EffectEntry>,
    #[serde(default)]
    pub(super) setup_by_players: BTreeMap<String, Vec<EffectEntry>>,
}
