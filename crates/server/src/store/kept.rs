//! How much is kept for one person.

use super::{PersonId, Result, Store, on};

/// What one person has us keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// Tables that they have opened and that are not over.
    pub tables: u64,
    /// Records that they have brought along.
    pub records: u64,
    /// Bytes of the records and positions that they have brought along.
    pub bytes: u64,
}

/// An opening with nothing brought along is shorter than this.
const BARE: i64 = 4096;

impl Store {
    /// What somebody has us keep.
    pub async fn kept_for(&self, person: &PersonId) -> Result<Kept> {
        let tables: i64 = on!(self.read, pool => {
            sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE creator = $1 AND phase <> 'over'")
                .bind(person)
                .fetch_one(pool)
                .await?
        });
        // What was brought along stands in the first entry, and the text of a record near its beginning.
        let (bytes, records): (i64, i64) = on!(self.read, pool => {
            sqlx::query_as(
                "SELECT CAST(COALESCE(SUM(OCTET_LENGTH(body)), 0) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN \
                 SUBSTR(body, 1, 4096) LIKE '%\"record\":\"imperios record%' THEN 1 ELSE 0 END), 0) AS BIGINT) FROM games \
                 JOIN entries ON entries.game = games.id AND entries.seq = 1 WHERE creator = $1 AND \
                 OCTET_LENGTH(body) > $2",
            )
            .bind(person)
            .bind(BARE)
            .fetch_one(pool)
            .await?
        });
        Ok(Kept { tables: tables as u64, records: records as u64, bytes: bytes as u64 })
    }
}
