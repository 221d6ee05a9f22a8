//! What an operator does with the database of a server, whether the server runs or not. The rest of it is in
//! [`Store`] itself: deleting a game, backing up, ending sessions.
//!
//! A running server has its tables in memory and learns of a deleted one when it next writes to it: the entry is
//! refused, the table leaves memory, and there is no such table from then on. A session that was ended is refused at
//! the next request, and its sockets close within half a minute.

use std::{collections::HashMap, time::Duration};

use manifest::Games;
use table::{BySeat, Seed};

use crate::{
    host::{Audience, Hosted},
    now,
    seen::Viewpoint,
    sitting::Sitting,
    store::{Database, Filter, GameId, GameRow, Page, Person, PersonId, Result, Stage, Store, StoreError},
};

/// Opens a database that is there: an operator who mistypes a path is not given an empty one.
pub async fn open(at: &Database) -> Result<Store> {
    match at {
        Database::File(path) if !path.exists() => {
            Err(StoreError::CannotOpen { at: at.to_string(), why: "there is no such file".to_owned() })
        }
        _ => Store::open(at).await,
    }
}

/// A game as it is listed, with the names of its people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What lists know of it.
    pub row: GameRow,
    /// The name of who opened it.
    pub host: String,
    /// Who sits where, with their names; bots and free seats are left out.
    pub seats: Vec<(u8, PersonId, String)>,
}

/// All games that a filter admits, last changed first.
pub async fn list(store: &Store, filter: &Filter) -> Result<Vec<Listed>> {
    let mut page = Page::first(Page::LONGEST);
    let mut names = Names::default();
    let mut games = Vec::new();
    loop {
        let rows = store.list_games(filter, &page).await?;
        let Some(last) = rows.last() else { return Ok(games) };
        page.after = Some(last.mark());
        for row in rows {
            games.push(names.fill_in(store, row).await?);
        }
    }
}

/// One game as it would be listed.
pub async fn find_game(store: &Store, id: &GameId) -> Result<Option<Listed>> {
    match store.game(id).await? {
        Some(row) => Names::default().fill_in(store, row).await.map(Some),
        None => Ok(None),
    }
}

/// The names of people who have been looked up.
#[derive(Default)]
struct Names(HashMap<PersonId, String>);

impl Names {
    async fn fill_in(&mut self, store: &Store, row: GameRow) -> Result<Listed> {
        let host = self.of(store, &row.creator).await?;
        let mut seats = Vec::with_capacity(row.seats.len());
        for (seat, person) in &row.seats {
            seats.push((*seat, person.clone(), self.of(store, person).await?));
        }
        Ok(Listed { row, host, seats })
    }

    async fn of(&mut self, store: &Store, person: &PersonId) -> Result<String> {
        if let Some(name) = self.0.get(person) {
            return Ok(name.clone());
        }
        let name = store.person(person).await?.map_or_else(String::new, |person| person.name);
        self.0.insert(person.clone(), name.clone());
        Ok(name)
    }
}

/// Somebody by their id or by the login of their account.
pub async fn find_person(store: &Store, who: &str) -> Result<Option<Person>> {
    let id = match who.parse() {
        Ok(id) => Some(id),
        Err(_) => store.account(who).await?.map(|account| account.person),
    };
    match id {
        Some(id) => store.person(&id).await,
        None => Ok(None),
    }
}

/// A game, written out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exported {
    /// The text of its record, with the seed.
    Record(String),
    /// What a spectator may know of it, as JSON with the commitment.
    Seen(String),
}

/// Why a game was not written out.
#[derive(thiserror::Error, Debug)]
pub enum CannotExport {
    /// There is none.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// It has no record: nothing has been played.
    #[error("the game has not started")]
    NotStarted,
    /// Its journal can't be read by this program.
    #[error("the game can't be read: {0}")]
    Unreadable(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Writes a game out. Of one that is over anybody may know all, so it is the record. Of any other it is what a
/// spectator may know; only `with_seed` tells its whole record, hidden words and chance to come included, which is
/// for the operator alone.
pub async fn export(
    store: &Store,
    games: &Games,
    id: &GameId,
    with_seed: bool,
) -> Result<Exported, CannotExport> {
    let seed = store.reveal(id).await?.ok_or_else(|| CannotExport::NoSuchGame(id.clone()))?;
    let seed: Seed =
        seed.reveal().parse().map_err(|_| CannotExport::Unreadable("its seed is damaged".into()))?;
    let entries = store.entries(id, 0).await?;
    let sitting = Sitting::from_journal(id.clone(), games, seed, &entries)
        .map_err(|error| CannotExport::Unreadable(error.to_string()))?;
    match &sitting.game {
        Some(game) if with_seed || sitting.stage == Stage::Over => {
            Ok(Exported::Record(game.record(true).to_string()))
        }
        None if with_seed => Err(CannotExport::NotStarted),
        _ => {
            let nobody = Viewpoint { person: PersonId::fresh(), seat: None, passing: false };
            let (audience, standing) = (Audience::default(), BySeat::default());
            let hosted = Hosted { sitting: &sitting, audience: &audience, standing: &standing, now: now() };
            let text = serde_json::to_string_pretty(&hosted.seen(&nobody, None));
            Ok(Exported::Seen(text.expect("a table is plain data") + "\n"))
        }
    }
}

/// How many were forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pruned {
    /// Guests, with their sessions.
    pub guests: u64,
    /// Sessions that had ended, of whomever.
    pub sessions: u64,
}

/// Forgets guests who came and were last seen so long ago, unless they sit in a game or opened one, and all sessions
/// that have ended.
pub async fn prune_guests(store: &Store, older_than: Duration) -> Result<Pruned> {
    let at = now();
    let before = at.saturating_sub(i64::try_from(older_than.as_millis()).unwrap_or(i64::MAX));
    let sessions = store.prune_sessions(at).await?;
    let guests = store.prune_guests(before).await?;
    Ok(Pruned { guests, sessions })
}
