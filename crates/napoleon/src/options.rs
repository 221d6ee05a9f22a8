//! What is agreed before the start: the options of the catalogue.

use table::{Agreed, Disagreement, Edition as _, RuleId, Setting};

use crate::edition::{Edition, Level, Scenario, TRUCE_KEEPS_ZONES};

/// The options of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each option is agreed on by itself")]
pub struct Options {
    /// Two to eight.
    pub players: u8,
    /// The standard game or the scenario, as an index into the edition's. [NA-SET-02]
    pub scenario: u8,
    /// How many rounds are played. [NA-END-05]
    pub rounds: u8,
    /// The neutral units on flags, if not those of the scenario. [NA-SET-05]
    pub neutral_level: Option<Level>,
    /// Whether the players choose their empires. [NA-SET-03]
    pub chosen_empires: bool,
    /// Whether nobody is attacked before his first turn. [NA-TURN-05]
    pub first_round_truce: bool,
    /// Whether the Chance cards are shuffled after every combat. [NA-COM-12]
    pub shuffle_always: bool,
    /// Whether a principal may refuse support. [NA-GB-03]
    pub support_consent: bool,
    /// Whether the principal chooses losses among all units of his side. [NA-RES-02]
    pub losses_anywhere: bool,
    /// Whether rivals always refuse passage. [NA-SEA-06]
    pub passage_refused: bool,
    /// Whether flags of minor states count towards victory. [NA-END-04]
    pub minor_flags_win: bool,
    /// Whether totals are compared in historical scenarios, not gains. [NA-END-10]
    pub count_totals: bool,
}

/// The most rounds that can be agreed on.
const MOST_ROUNDS: u8 = 30;
const STANDARD: &str = "standard";
const DOUBLE: &str = "standard-double";

impl Options {
    pub(crate) fn settings(edition: &Edition) -> Vec<Setting> {
        let historical = edition.scenarios().iter().filter(|s| s.historical).map(|s| s.id.clone());
        let scenarios = [STANDARD, DOUBLE].map(str::to_owned).into_iter().chain(historical);
        let rounds = (1..=MOST_ROUNDS).map(|rounds| rounds.to_string());
        let rounds = std::iter::once("scenario".to_owned()).chain(rounds);
        let setting = |key, rule, values: Vec<String>| Setting { key, values, rule: RuleId(rule) };
        // Before that no scenario had a truce of its own.
        let truce: &[_] =
            if edition.rulings < TRUCE_KEEPS_ZONES { &["no", "yes"] } else { &["scenario", "no", "yes"] };
        let mut settings = vec![
            Setting::new("players", "NA-SET-01", &["4", "2", "3", "5", "6", "7", "8"]),
            setting("scenario", "NA-SET-02", scenarios.collect()),
            setting("rounds", "NA-END-05", rounds.collect()),
            Setting::new("neutral_level", "NA-SET-05", &["scenario", "light", "medium", "strong"]),
            Setting::new("empires", "NA-SET-03", &["scenario", "chosen"]),
            Setting::new("first_round_truce", "NA-TURN-05", truce),
            Setting::new("chance_shuffle", "NA-COM-12", &["used-up", "always"]),
            Setting::new("support_consent", "NA-GB-03", &["no", "yes"]),
            Setting::new("support_losses", "NA-RES-02", &["own-first", "any"]),
            Setting::new("transport_consent", "NA-SEA-06", &["asked", "refused"]),
            Setting::new("minor_flags_win", "NA-END-04", &["no", "yes"]),
            Setting::new("scenario_count", "NA-END-10", &["gain", "total"]),
        ];
        settings.extend(edition.situations().setting("NA-SET-02"));
        settings
    }

    pub(crate) fn agreed(edition: &Edition, agreed: &Agreed) -> Result<Self, Disagreement> {
        let value = |key| agreed.get(key).expect("the options are complete");
        let players: u8 = value("players").parse().expect("the numbers of players are numbers");
        let index = Self::scenario(edition, value("scenario"), players)?;
        let scenario = &edition.scenarios()[index];
        let chosen_empires = value("empires") == "chosen";
        if chosen_empires && scenario.historical {
            let value = ("empires", "chosen");
            return Err(Disagreement::excluded(value, "scenario", [STANDARD, DOUBLE], RuleId("NA-SET-03")));
        }
        Ok(Self {
            players,
            scenario: index as u8,
            rounds: value("rounds").parse().unwrap_or(scenario.rounds),
            neutral_level: Level::with_id(value("neutral_level")),
            chosen_empires,
            first_round_truce: match value("first_round_truce") {
                "scenario" => scenario.truce,
                agreed => agreed == "yes",
            },
            shuffle_always: value("chance_shuffle") == "always",
            support_consent: value("support_consent") == "yes",
            losses_anywhere: value("support_losses") == "any",
            passage_refused: value("transport_consent") == "refused",
            minor_flags_win: value("minor_flags_win") == "yes",
            count_totals: value("scenario_count") == "total",
        })
    }

    /// The standard game for so many players, or the scenario with this id if it is for so many.
    fn scenario(edition: &Edition, wanted: &str, players: u8) -> Result<usize, Disagreement> {
        let named = |scenario: &Scenario| match wanted {
            STANDARD => !scenario.historical && scenario.seats[0].empires.len() == 1,
            DOUBLE => !scenario.historical && scenario.seats[0].empires.len() == 2,
            id => scenario.id == id,
        };
        let fits = |scenario: &Scenario| scenario.seats.len() == usize::from(players) && named(scenario);
        edition.scenarios().iter().position(fits).ok_or_else(|| {
            let players = edition.scenarios().iter().filter(|scenario| named(scenario));
            let players = players.map(|scenario| scenario.seats.len());
            Disagreement::excluded(("scenario", wanted), "players", players, RuleId("NA-SET-03"))
        })
    }
}
