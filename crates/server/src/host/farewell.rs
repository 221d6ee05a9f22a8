//! Somebody goes for good: they give up what they play, and their name is taken from the table.

use super::Host;
use crate::{
    deed::Deed,
    problem::Result,
    store::{PersonId, Stage},
};

impl Host {
    /// A table that they have opened and that has not begun is given up; at another they rise; a game that goes on they resign,
    /// so that the others play on as they had agreed.
    pub(super) async fn efface(&mut self, person: &PersonId) -> Result<()> {
        let sitting = self.sitting();
        if sitting.stage == Stage::Lobby {
            let deeds = if sitting.is_host(person) {
                vec![sitting.abandon()?]
            } else {
                sitting.seats_of(person).iter().map(|seat| sitting.vacate(seat)).collect()
            };
            self.commit(deeds, None).await?;
        }
        loop {
            let sitting = self.sitting();
            let playing = sitting.seats_of(person).iter().find(|&seat| !sitting.at(seat).resigned);
            let Some(seat) = playing.filter(|_| sitting.stage == Stage::Running) else { break };
            let deeds = sitting.resign(seat)?;
            self.commit(deeds, None).await?;
        }
        if !self.sitting().seats_of(person).is_empty() {
            self.commit(vec![Deed::Effaced { person: person.clone() }], None).await?;
        }
        self.go_on().await;
        Ok(())
    }
}
