//! Lists of tables, each as whoever looks through them sees it.

use std::cmp::Reverse;

use futures_util::{StreamExt as _, stream};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    clock::Moment,
    host::Hosted,
    listing::Listing,
    now,
    people::Caller,
    problem::{Problem, Result},
    protocol::TableEntry,
    store::{Filter, GameId, GameRow, Mark, Page, PersonId, Stage},
};

/// Tables in a part of a list.
const PAGE: u32 = 50;
/// Tables that are not over, of which nobody is shown more at once.
const MOST_GOING: u32 = 500;
/// So many tables are woken at a time, where what was kept of them does not do.
const AT_ONCE: usize = 8;

/// In which order one's tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum ListOrder {
    /// Those first where something happened last.
    #[default]
    Newest,
    /// Those that are not over, in one part: first where it is one's turn, the least time first; then where one has to get
    /// ready; then the others.
    Urgency,
}

/// A part of a list of tables.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Tables {
    tables: Vec<TableEntry>,
    /// For the next part; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A table that waits for somebody.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Awaiting {
    /// The table.
    pub(crate) id: GameId,
    /// The game.
    pub(crate) game: String,
    /// Until when it waits, where there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) until: Option<Moment>,
}

impl App {
    /// The tables where somebody sits or which they have opened.
    pub(crate) async fn own_tables(
        &self,
        caller: &Caller,
        order: ListOrder,
        stage: Option<Stage>,
        after: Option<&str>,
    ) -> Result<Tables> {
        if order == ListOrder::Urgency {
            return Ok(Tables { tables: self.tables_by_urgency(&caller.id).await?, next: None });
        }
        let filter = Filter { person: Some(caller.id.clone()), stage, ..Filter::default() };
        let rows = self.store.list_games(&filter, &page(after)?).await?;
        Ok(self.part(caller, rows).await)
    }

    /// The tables where anybody may sit down.
    pub(crate) async fn open_tables(&self, caller: &Caller, after: Option<&str>) -> Result<Tables> {
        let rows = self.store.open_games(&page(after)?).await?;
        Ok(self.part(caller, rows).await)
    }

    /// The tables where somebody has to decide, the least time first.
    pub(crate) async fn awaiting(&self, caller: &Caller) -> Result<Vec<Awaiting>> {
        let at = now();
        let tables = self.tables_by_urgency(&caller.id).await?.into_iter().filter(|entry| entry.your_turn);
        let awaiting = |TableEntry { id, game, time_left, .. }| Awaiting {
            id,
            game,
            until: time_left.map(|left| at + left),
        };
        Ok(tables.map(awaiting).collect())
    }

    /// The tables of somebody that are not over, by urgency.
    pub(crate) async fn tables_by_urgency(&self, person: &PersonId) -> Result<Vec<TableEntry>> {
        let rows = self.store.games_going(person, MOST_GOING).await?;
        let mut tables = self.entries(person, rows).await;
        tables.sort_by_key(urgency);
        Ok(tables)
    }

    async fn part(&self, caller: &Caller, rows: Vec<GameRow>) -> Tables {
        let last = rows.last().filter(|_| rows.len() as u32 == PAGE);
        let next = last.map(|row| format!("{}~{}", row.updated_at, row.id));
        Tables { tables: self.entries(&caller.id, rows).await, next }
    }

    /// What is said of tables: what was kept of them as long as it is so, else what their hosts say, and that is kept.
    async fn entries(&self, person: &PersonId, rows: Vec<GameRow>) -> Vec<TableEntry> {
        let said = stream::iter(rows).map(|row| self.entry(person, row)).buffered(AT_ONCE);
        let said: Vec<_> = said.filter_map(async |said| said).collect().await;
        let (tables, fresh): (Vec<_>, Vec<_>) = said.into_iter().unzip();
        let fresh: Vec<(GameId, String)> = fresh.into_iter().flatten().collect();
        if !fresh.is_empty() {
            let store = self.store.clone();
            // Nobody waits for it.
            tokio::spawn(async move {
                if let Err(error) = store.keep_listings(&fresh).await {
                    tracing::warn!(%error, "what lists say of tables could not be kept");
                }
            });
        }
        tables
    }

    async fn entry(&self, person: &PersonId, row: GameRow) -> Option<(TableEntry, Option<(GameId, String)>)> {
        let games = self.hall.games();
        if let Some(kept) = Listing::kept(&row, games) {
            return Some((kept.entry(&row.id, &row.game, person, now()), None));
        }
        let (person, games) = (person.clone(), games.clone());
        let look = move |hosted: &Hosted<'_>| {
            let kept = Listing::worth_keeping(hosted.sitting, &games, hosted.now);
            (hosted.sitting.listed(&person, hosted.now), kept)
        };
        match self.hall.glance(&row.id, look).await {
            Ok((entry, kept)) => Some((entry, kept.map(|kept| (row.id, kept)))),
            Err(problem) => {
                // One table that can't be read does not hide the others.
                tracing::warn!(game = %row.id, ?problem, "a table is left out of a list");
                None
            }
        }
    }
}

/// By which tables are ordered: the smaller, the more urgent.
fn urgency(entry: &TableEntry) -> impl Ord + use<> {
    let rank = match entry.stage {
        _ if entry.your_turn => 0,
        Stage::Lobby if entry.unready => 1,
        Stage::Running => 2,
        Stage::Lobby => 3,
        Stage::Over => 4,
    };
    let left = entry.time_left.unwrap_or(i64::MAX);
    (rank, left, Reverse(entry.changed), entry.id.clone())
}

/// The page that goes on behind the `next` of another.
fn page(after: Option<&str>) -> Result<Page> {
    let Some(after) = after else { return Ok(Page::first(PAGE)) };
    let mark = after
        .split_once('~')
        .and_then(|(at, id)| Some(Mark { updated_at: at.parse().ok()?, id: id.parse().ok()? }));
    Ok(Page { after: Some(mark.ok_or_else(|| Problem::bad("server-no-such-page"))?), limit: PAGE })
}
