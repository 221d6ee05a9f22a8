//! The files of an edition as they are written.

use std::collections::BTreeMap;

use empires::files::{self, EffectEntry, EffectKind, Garrison, ZoneLine};
use serde::Deserialize;
use table::{Grammar, Texts};
use toml::Spanned;

use super::{Numbers, ZoneKind};
use crate::units::Class;

/// All files of an edition.
pub(super) type Files = files::Files<MapFile, UnitsFile, CardsFile, ScenariosFile>;
pub(super) type MapFile = files::MapFile<ZoneEntry>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZoneEntry {
    pub(super) id: Spanned<String>,
    pub(super) kind: ZoneKind,
    pub(super) within: Option<String>,
    pub(super) size: Option<Size>,
    pub(super) port: Option<String>,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
    pub(super) lat: f64,
    pub(super) lon: f64,
    pub(super) color: Option<String>,
    #[serde(default)]
    pub(super) flag: bool,
}

impl files::ZoneEntry for ZoneEntry {
    type Kind = ZoneKind;

    fn line(&self) -> ZoneLine<'_, ZoneKind> {
        let Self { id, kind, name, grammar, lat, lon, color, within, .. } = self;
        let (color, within) = (color.as_deref(), within.as_deref());
        ZoneLine { id, kind: *kind, name, grammar, lat: *lat, lon: *lon, color, within }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Size {
    Small,
    Large,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitsFile {
    pub(super) constants: Numbers,
    pub(super) standard_setup: StandardEntry,
    pub(super) unit: Vec<UnitEntry>,
    pub(super) empire: Vec<EmpireEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StandardEntry {
    pub(super) fixed: Vec<FixedEntry>,
    pub(super) choices: Vec<ChoiceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FixedEntry {
    pub(super) unit: String,
    pub(super) count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceEntry {
    pub(super) one_of: Vec<String>,
    pub(super) count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitEntry {
    pub(super) id: Spanned<String>,
    pub(super) class: Class,
    pub(super) level: u8,
    pub(super) open: u8,
    pub(super) city: u8,
    pub(super) promotes_to: Option<String>,
    pub(super) vulnerable: bool,
    pub(super) recruitable: bool,
    pub(super) cost: Option<u8>,
    pub(super) counters: u8,
    pub(super) extra_france: u8,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmpireEntry {
    pub(super) id: Spanned<String>,
    pub(super) player: bool,
    pub(super) hex: String,
    pub(super) tint: String,
    pub(super) name: Texts,
    #[serde(default)]
    pub(super) grammar: Grammar,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub(super) effect_kind: Vec<EffectKind>,
    pub(super) battle: Vec<CardEntry>,
    pub(super) chance: Vec<CardEntry>,
    pub(super) politics: Vec<CardEntry>,
    pub(super) army: Vec<CardEntry>,
    pub(super) trade: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub(super) id: Spanned<String>,
    pub(super) count: u8,
    pub(super) city: Option<String>,
    pub(super) name: Texts,
    pub(super) text: Texts,
    pub(super) effect: EffectEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenariosFile {
    pub(super) neutral_level: BTreeMap<String, LevelEntry>,
    pub(super) scenario: Vec<ScenarioEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelEntry {
    pub(super) territory: Vec<String>,
    pub(super) small_city: Vec<String>,
    pub(super) large_city: Vec<String>,
    pub(super) minor_small: Vec<String>,
    pub(super) minor_large: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Mode {
    Standard,
    Historical,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioEntry {
    pub(super) id: Spanned<String>,
    pub(super) mode: Mode,
    pub(super) year: Option<u16>,
    pub(super) players: u8,
    pub(super) rounds: u8,
    pub(super) neutral: String,
    #[serde(default)]
    pub(super) truce: bool,
    pub(super) name: Texts,
    pub(super) summary: Texts,
    pub(super) notes: Option<Texts>,
    pub(super) seat: Vec<SeatEntry>,
    #[serde(default)]
    pub(super) garrison: Vec<Garrison>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatEntry {
    pub(super) empires: Vec<String>,
    pub(super) supply: Option<u16>,
    #[serde(default)]
    pub(super) setup: Vec<ArmyEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArmyEntry {
    pub(super) zone: Spanned<String>,
    pub(super) empire: String,
    pub(super) units: Vec<String>,
}
