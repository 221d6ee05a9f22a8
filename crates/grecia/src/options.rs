//! What is agreed before the start. [GR-OPT]

use table::{Agreed, Disagreement, Edition as _, RuleId, Setting};

use crate::edition::{Edition, Scenario};

/// The most rounds that can be agreed on, unless the edition suggests more. [GR-OPT-04]
const MOST_ROUNDS: u8 = 30;

/// The options of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the catalogue by itself")]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// The scenario or the free game, as an index into the edition's. [GR-SET-03]
    pub scenario: u8,
    /// How many rounds are played. [GR-OPT-04]
    pub rounds: u8,
    /// Whether dice are thrown. [GR-OPT-01]
    pub dice: bool,
    /// Whether cards are used. [GR-OPT-02]
    pub cards: bool,
    /// Whether a fortress may stand on a small island. [GR-OPT-05]
    pub island_fortresses: bool,
    /// Whether cavalry can be hired. [GR-OPT-06]
    pub hire_cavalry: bool,
}

impl Options {
    pub(crate) fn settings(edition: &Edition) -> Vec<Setting> {
        let scenarios = edition.scenarios();
        // The first of those that most numbers of players can play is the default.
        let widest =
            (0..scenarios.len()).rev().max_by_key(|&index| numbers(&scenarios[index]).count()).unwrap_or(0);
        let mut ids: Vec<_> = scenarios.iter().map(|scenario| scenario.id.clone()).collect();
        ids[..=widest].rotate_right(1);
        let offered = &edition.rounds_offered;
        let least = offered.first().copied().unwrap_or(MOST_ROUNDS);
        let most = offered.last().copied().unwrap_or(MOST_ROUNDS).max(MOST_ROUNDS);
        let rounds = (least..=most).map(|rounds| rounds.to_string());
        let either = |first: bool, yes: &str, no: &str| {
            if first { vec![yes.to_owned(), no.to_owned()] } else { vec![no.to_owned(), yes.to_owned()] }
        };
        let setting = |key, rule, values| Setting { key, values, rule: RuleId(rule) };
        let mut settings = vec![
            Setting::new("players", "GR-SET-04", &["4", "3", "2"]),
            setting("scenario", "GR-SET-03", ids),
            setting("rounds", "GR-OPT-04", std::iter::once("scenario".to_owned()).chain(rounds).collect()),
            Setting::new("dice", "GR-OPT-01", &["yes", "no"]),
            Setting::new("cards", "GR-OPT-02", &["yes", "no"]),
            setting("island_fortresses", "GR-OPT-05", either(edition.island_fortresses, "any", "none")),
            setting("hire_cavalry", "GR-OPT-06", either(edition.hires_cavalry, "yes", "no")),
        ];
        settings.extend(edition.situations().setting("GR-SET-03"));
        settings
    }

    pub(crate) fn agreed(edition: &Edition, agreed: &Agreed) -> Result<Self, Disagreement> {
        let value = |key| agreed.get(key).expect("the options are complete");
        let players: u8 = value("players").parse().expect("the numbers of players are numbers");
        let index = edition.scenarios().iter().position(|scenario| scenario.id == value("scenario"));
        let index = index.expect("the scenarios are those of the edition");
        let scenario = &edition.scenarios()[index];
        if scenario.sides_by_players[usize::from(players)].is_empty() {
            let value = ("scenario", scenario.id.as_str());
            return Err(Disagreement::excluded(value, "players", numbers(scenario), RuleId("GR-SET-04")));
        }
        Ok(Self {
            players,
            scenario: index as u8,
            rounds: value("rounds").parse().unwrap_or(scenario.rounds),
            dice: value("dice") == "yes",
            cards: value("cards") == "yes",
            island_fortresses: value("island_fortresses") == "any",
            hire_cavalry: value("hire_cavalry") == "yes",
        })
    }
}

/// How many players a scenario is for.
fn numbers(scenario: &Scenario) -> impl Iterator<Item = usize> {
    (2..=4).filter(|&players: &usize| !scenario.sides_by_players[players].is_empty())
}
