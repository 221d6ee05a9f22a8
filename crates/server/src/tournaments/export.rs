//! A tournament as a file that anybody can prove.

use serde::Serialize;
use tournament::{Event, Stage};

use super::Tournaments;
use crate::{problem::Result, store::TournamentId};

/// The journal of a tournament, with the seed once it is over: `imperios tournament verify` proves it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct TournamentRecord {
    /// The version of this format: 1.
    format: u8,
    /// The seed, once it is over.
    seed: Option<String>,
    /// What happened, in order.
    #[cfg_attr(test, schema(value_type = Vec<Object>))]
    events: Vec<Event>,
}

impl Tournaments {
    /// The journal of a tournament.
    pub(crate) async fn record(&self, id: &TournamentId) -> Result<TournamentRecord> {
        let standing = self.read(id).await?;
        let entries = self.store().tournament_entries(id, 0).await?;
        let events: Vec<Event> = entries
            .iter()
            .take_while(|entry| entry.seq <= standing.seq)
            .map(|entry| serde_json::from_str(&entry.body).map_err(|error| super::broken(id, &error)))
            .collect::<Result<_>>()?;
        let over = standing.tournament.stage == Stage::Over;
        Ok(TournamentRecord { format: 1, seed: over.then(|| standing.seed.to_string()), events })
    }
}
