//! What is agreed before the start and holds for all games of a great game. [AR-75]

use table::{Agreed, Disagreement, Edition as _, RuleId, Setting};

use crate::edition::Edition;

/// The options of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of the catalogue")]
pub struct Options {
    /// Two to five. [AR-12, AR-76]
    pub players: u8,
    /// Three games scored together instead of one. [AR-74]
    pub great: bool,
    /// Whether an Elector card may be played as a normal card in round 1. [AR-35]
    pub elector_in_round_one: bool,
    /// Whether the hero of a red event is left out of the comparison altogether. [AR-60]
    pub red_hero_always_loses: bool,
    /// Whether ties for the victory are broken. [AR-66]
    pub ladder: bool,
    /// Whether a third hand plays with two players. [AR-77]
    pub vacant_throne: bool,
}

impl Options {
    /// How many games are played.
    pub fn games(self) -> usize {
        if self.great { 3 } else { 1 }
    }

    pub(crate) fn settings(edition: &Edition) -> Vec<Setting> {
        let mut settings = vec![
            Setting::new("players", "AR-12", &["4", "3", "5", "2"]),
            Setting::new("mode", "AR-74", &["single", "great"]),
            Setting::new("elector_round_one", "AR-35", &["forbidden", "as-normal"]),
            Setting::new("red_hero", "AR-59", &["second-symbol", "always-loses"]),
            Setting::new("victory_tie", "AR-65", &["shared", "ladder"]),
            Setting::new("two_player_dummy", "AR-77", &["false", "true"]),
        ];
        settings.extend(edition.situations().setting("AR-13"));
        settings
    }

    pub(crate) fn agreed(agreed: &Agreed) -> Result<Self, Disagreement> {
        let is = |key, value| agreed.get(key) == Some(value);
        let options = Self {
            players: agreed.get("players").and_then(|n| n.parse().ok()).expect("players is complete"),
            great: is("mode", "great"),
            elector_in_round_one: is("elector_round_one", "as-normal"),
            red_hero_always_loses: is("red_hero", "always-loses"),
            ladder: is("victory_tie", "ladder"),
            vacant_throne: is("two_player_dummy", "true"),
        };
        if options.vacant_throne && options.players != 2 {
            let value = ("two_player_dummy", "true");
            return Err(Disagreement::excluded(value, "players", [2], RuleId("AR-77")));
        }
        Ok(options)
    }
}
