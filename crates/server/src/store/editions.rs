//! Data packs that the operator has added: they are kept with the games that are played with them.

use std::collections::BTreeMap;

use super::{Result, Store, columns::read_from_row, on};

/// A data pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The game.
    pub game: String,
    /// The hash of its edition, as it was when the pack was added.
    pub hash: String,
    /// The edition's name.
    pub name: String,
    /// Text by file name.
    pub files: PackFiles,
    /// When it was added.
    pub added_at: i64,
    /// Whether no new table may be opened with it.
    pub retired: bool,
}

/// The files of a data pack, text by name; kept as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFiles(pub BTreeMap<String, String>);

impl TryFrom<String> for PackFiles {
    type Error = serde_json::Error;

    fn try_from(json: String) -> Result<Self, Self::Error> {
        serde_json::from_str(&json).map(Self)
    }
}

read_from_row!(Pack {
    game: String,
    hash: String,
    name: String,
    files: String,
    added_at: i64,
    retired: bool
});

const COLUMNS: &str = "SELECT game, hash, name, files, added_at, retired FROM editions";

impl Store {
    /// Keeps a data pack; one that was retired is offered again.
    pub async fn add_pack(&self, pack: &Pack) -> Result<()> {
        let files = serde_json::to_string(&pack.files.0).expect("texts are plain data");
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO editions (game, hash, name, files, added_at, retired) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (game, hash) DO UPDATE SET files = excluded.files, retired = excluded.retired",
            )
            .bind(&pack.game)
            .bind(&pack.hash)
            .bind(&pack.name)
            .bind(&files)
            .bind(pack.added_at)
            .bind(pack.retired)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// All data packs, the first added first.
    pub async fn packs(&self) -> Result<Vec<Pack>> {
        let sql = sqlx::AssertSqlSafe(format!("{COLUMNS} ORDER BY added_at, hash"));
        Ok(on!(self.read, pool => sqlx::query_as(sql).fetch_all(pool).await?))
    }

    /// No new table is opened with these packs any more, or they are offered again: those whose hash begins so.
    /// Tells how many there are.
    pub async fn retire_packs(&self, hash: &str, retired: bool) -> Result<u64> {
        Ok(on!(self.write, pool => {
            sqlx::query("UPDATE editions SET retired = $2 WHERE SUBSTR(hash, 1, LENGTH($1)) = $1")
                .bind(hash)
                .bind(retired)
                .execute(pool)
                .await?
                .rows_affected()
        }))
    }
}
