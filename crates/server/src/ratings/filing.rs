//! Counting what has ended: any node does, and each game is counted once.

use std::{collections::HashSet, time::Duration};

use super::{ANCHORS, count};
use crate::{
    hall::Hall,
    problem::Result,
    store::{GameId, Stage},
};

/// So often it is looked for games that have ended.
const BEAT: Duration = Duration::from_millis(500);
/// So many are counted between two looks at the rest.
const AT_ONCE: u32 = 50;
/// So many that can't be read are remembered.
const REMEMBERED: usize = 10_000;

impl Hall {
    /// Counts games that have ended, for as long as the server runs.
    pub(crate) async fn count_what_has_ended(self) {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // What can't be read is tried again after the next start.
        let mut unreadable = HashSet::new();
        loop {
            beat.tick().await;
            if self.nodes().is_some_and(crate::nodes::Nodes::is_away) {
                continue;
            }
            let most = AT_ONCE + unreadable.len() as u32;
            match self.store().unfiled_games(most).await {
                Ok(ended) => {
                    for id in ended.into_iter().filter(|id| !unreadable.contains(id)).collect::<Vec<_>>() {
                        if let Err(problem) = self.count_one(&id).await {
                            tracing::warn!(game = %id, ?problem, "a game that has ended could not be counted");
                            if unreadable.len() < REMEMBERED
                                && problem.status != axum::http::StatusCode::SERVICE_UNAVAILABLE
                            {
                                unreadable.insert(id);
                            }
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "it can't be told which games have ended"),
            }
        }
    }

    async fn count_one(&self, id: &GameId) -> Result<()> {
        let (sitting, _) = self.read(id).await?;
        match sitting.filed().filter(|_| sitting.stuck.is_none() && sitting.stage == Stage::Over) {
            Some(filed) => {
                let fold = |seq, result: &_, before: &[_]| count(&ANCHORS, seq, result, before);
                self.store().file(&filed, &fold).await?;
            }
            None => self.store().file_nothing(id).await?,
        }
        Ok(())
    }
}
