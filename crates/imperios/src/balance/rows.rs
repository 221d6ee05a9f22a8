//! What is measured: every scenario with every number of players that it is made for.

use table::{Agreed, Game};

/// A scenario with a number of players.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    /// The id of the scenario; none in a game without scenarios.
    pub(crate) scenario: Option<String>,
    pub(crate) players: usize,
    /// All that is agreed at its tables.
    pub(crate) agreed: Agreed,
}

impl Row {
    /// By what it is known in files, such as `persian_wars/3`.
    pub(crate) fn key(&self) -> String {
        match &self.scenario {
            Some(scenario) => format!("{scenario}/{}", self.players),
            None => self.players.to_string(),
        }
    }
}

/// All rows of a game in which these options are agreed.
pub(crate) fn rows(game: &dyn Game, given: &Agreed) -> Vec<Row> {
    let settings = game.settings();
    let values = |key: &str| -> Vec<Option<String>> {
        let setting = settings.iter().find(|setting| setting.key == key);
        match (given.get(key), setting) {
            (Some(value), _) => vec![Some(value.to_owned())],
            (None, Some(setting)) => setting.values.iter().cloned().map(Some).collect(),
            (None, None) => vec![None],
        }
    };
    let mut players = values("players");
    players.sort();
    let mut rows = Vec::new();
    for scenario in values("scenario") {
        for count in &players {
            let mut agreed = given.clone();
            for (key, value) in [("players", count), ("scenario", &scenario)] {
                if let Some(value) = value {
                    agreed = agreed.with(key, value);
                }
            }
            // Not every scenario is for every number of players.
            if let Ok(agreed) = game.agree(&agreed) {
                let players = agreed.get("players").and_then(|count| count.parse().ok()).unwrap_or_default();
                rows.push(Row { scenario: scenario.clone(), players, agreed });
            }
        }
    }
    rows
}
