//! How much one person may have us keep: tables that are not over, and what they brought along. The operator sets it.

use crate::{
    hall::Hall,
    limits::Place,
    problem::{Problem, Result},
    store::PersonId,
};

const MEGABYTE: u64 = 1_000_000;

impl Hall {
    /// Whether somebody may open another table.
    pub(crate) async fn has_room_for_table(&self, person: &PersonId) -> Result<()> {
        let most = self.limits().bounds().tables;
        if most > 0 && self.store().kept_for(person).await?.tables >= u64::from(most) {
            return Err(Problem::conflict("server-too-many-tables").with("most", i64::from(most)));
        }
        Ok(())
    }

    /// Whether somebody may bring so many bytes along.
    pub(crate) async fn has_room_for_bytes(&self, person: &PersonId, bytes: usize) -> Result<()> {
        let most = self.limits().bounds().megabytes;
        if most > 0 && self.store().kept_for(person).await?.bytes + bytes as u64 > u64::from(most) * MEGABYTE
        {
            return Err(Problem::conflict("server-too-many-bytes").with("most", i64::from(most)));
        }
        Ok(())
    }

    /// Whether somebody may bring a record of so many bytes along; one at a time, as long as the place is held.
    pub(crate) async fn has_room_for_record(
        &self,
        person: &PersonId,
        bytes: usize,
    ) -> Result<Place<PersonId>> {
        let place = self.limits().record(person)?;
        let most = self.limits().bounds().records;
        if most > 0 && self.store().kept_for(person).await?.records >= u64::from(most) {
            return Err(Problem::conflict("server-too-many-records").with("most", i64::from(most)));
        }
        self.has_room_for_bytes(person, bytes).await?;
        Ok(place)
    }
}
