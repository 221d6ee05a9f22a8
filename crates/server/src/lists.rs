//! Lists of tables, each as whoever looks through them sees it.

use serde::Serialize;

use crate::{
    app::App,
    host::Hosted,
    people::Caller,
    problem::{Problem, Result},
    protocol::TableEntry,
    store::{GameRow, Mark, Page},
};

/// Tables in a part of a list.
const PAGE: u32 = 50;

/// A part of a list of tables, newest change first.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Tables {
    tables: Vec<TableEntry>,
    /// For the next part; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

impl App {
    /// The tables where somebody sits or which they have opened.
    pub(crate) async fn own_tables(&self, caller: &Caller, after: Option<&str>) -> Result<Tables> {
        let rows = self.store.games_of(&caller.id, &page(after)?).await?;
        Ok(self.tables(caller, rows).await)
    }

    /// The tables where anybody may sit down.
    pub(crate) async fn open_tables(&self, caller: &Caller, after: Option<&str>) -> Result<Tables> {
        let rows = self.store.open_games(&page(after)?).await?;
        Ok(self.tables(caller, rows).await)
    }

    async fn tables(&self, caller: &Caller, rows: Vec<GameRow>) -> Tables {
        let last = rows.last().filter(|_| rows.len() as u32 == PAGE);
        let next = last.map(|row| format!("{}~{}", row.updated_at, row.id));
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let person = caller.id.clone();
            let listed = move |hosted: &Hosted<'_>| hosted.sitting.listed(&person, hosted.now);
            match self.hall.glance(&row.id, listed).await {
                Ok(entry) => tables.push(entry),
                // One table that can't be read does not hide the others.
                Err(problem) => tracing::warn!(game = %row.id, ?problem, "a table is left out of a list"),
            }
        }
        Tables { tables, next }
    }
}

/// The page that goes on behind the `next` of another.
fn page(after: Option<&str>) -> Result<Page> {
    let Some(after) = after else { return Ok(Page::first(PAGE)) };
    let mark = after
        .split_once('~')
        .and_then(|(at, id)| Some(Mark { updated_at: at.parse().ok()?, id: id.parse().ok()? }));
    Ok(Page { after: Some(mark.ok_or_else(|| Problem::bad("server-no-such-page"))?), limit: PAGE })
}
