//! What an operator does with the database of a server, whether the server runs or not. The rest of it is in
//! [`Store`] itself: deleting a game, backing up, ending sessions.
//!
//! A running server has its tables in memory and learns of a deleted one when it next writes to it: the entry is
//! refused, the table leaves memory, and there is no such table from then on. A session that was ended is refused at
//! the next request, and its sockets close within half a minute.

use std::{collections::HashMap, path::Path, time::Duration};

use manifest::{CannotOpen, Games};
use table::{BySeat, Phrase, Seed};

use crate::{
    deed::Deed,
    host::{Audience, Hosted},
    now, packs,
    ratings::recount,
    seen::Viewpoint,
    sitting::Sitting,
    store::{
        Append, AppendError, Database, Entry, Filter, GameId, GameRow, Journal, Pack, PackFiles, Page,
        Person, PersonId, Result, RowChange, Stage, Store, StoreError,
    },
};

pub use crate::ratings::Recounted;

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
    have_ready(store, games, &entries).await?;
    let sitting = Sitting::from_journal(id.clone(), games, seed, &entries)
        .map_err(|error| CannotExport::Unreadable(error.to_string()))?;
    match &sitting.game {
        Some(game) if with_seed || sitting.stage == Stage::Over => {
            Ok(Exported::Record(Sitting::record_of(&**game, sitting.names()).to_string()))
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

/// Makes sure that the edition of a journal is at hand, if it is kept in the database.
async fn have_ready(store: &Store, games: &Games, entries: &[Entry]) -> Result<()> {
    // What else can go wrong there is that of the store.
    packs::have_ready(store, games, entries)
        .await
        .map_err(|_| StoreError::Unavailable("the data packs can't be read".into()))
}

/// A game whose journal can't be followed to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct StuckGame {
    /// As it is listed.
    pub listed: Listed,
    /// The first entry that can't be followed; 1 if nothing can be.
    pub entry: u64,
    /// How many entries there are.
    pub entries: u64,
    /// How many plies were made up to there.
    pub plies: usize,
    /// Why.
    pub why: Phrase,
}

/// Why a game was not mended.
#[derive(thiserror::Error, Debug)]
pub enum CannotMend {
    /// There is none.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// Its journal can be followed to its end.
    #[error("the game is not stuck")]
    NotStuck,
    /// There is no position to go back to.
    #[error("nothing of the game can be followed")]
    NothingGood,
    /// Its journal does not even begin.
    #[error("the game can't be read: {0}")]
    Unreadable(String),
    /// Somebody else wrote at the same time.
    #[error("somebody else has changed the game; try again")]
    Changed,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// All games that are stuck, last changed first. Every journal is played again, which takes a while on a large server.
pub async fn stuck(store: &Store, games: &Games) -> Result<Vec<StuckGame>> {
    let mut stuck = Vec::new();
    for listed in list(store, &Filter::default()).await? {
        if let Ok((sitting, _)) = read(store, games, &listed.row.id).await
            && let Some(game) = stuck_game(&sitting, listed)
        {
            stuck.push(game);
        }
    }
    Ok(stuck)
}

/// One game, if it is stuck.
pub async fn find_stuck(store: &Store, games: &Games, id: &GameId) -> Result<StuckGame, CannotMend> {
    let listed = find_game(store, id).await?.ok_or_else(|| CannotMend::NoSuchGame(id.clone()))?;
    let (sitting, _) = read(store, games, id).await?;
    stuck_game(&sitting, listed).ok_or(CannotMend::NotStuck)
}

/// Cuts a game back to the last entry that can be followed, so that its players can go on from there. What could not be
/// followed stays in the journal.
pub async fn mend(store: &Store, games: &Games, id: &GameId) -> Result<StuckGame, CannotMend> {
    let game = find_stuck(store, games, id).await?;
    if game.entry == 1 {
        return Err(CannotMend::NothingGood);
    }
    let (_, entries) = read(store, games, id).await?;
    let last = entries.last().ok_or(CannotMend::NothingGood)?;
    let deed = Deed::Mended { to: game.entry - 1 };
    let body = serde_json::to_string(&deed).expect("a deed is plain data");
    let entry = Entry { seq: last.seq + 1, at: now().max(last.at), key: None, body };
    let seed = store.reveal(id).await?.ok_or_else(|| CannotMend::NoSuchGame(id.clone()))?;
    let seed: Seed =
        seed.reveal().parse().map_err(|_| CannotMend::Unreadable("its seed is damaged".into()))?;
    let after: Vec<_> = entries.iter().cloned().chain([entry.clone()]).collect();
    let sitting = Sitting::from_journal(id.clone(), games, seed, &after)
        .map_err(|error| CannotMend::Unreadable(error.to_string()))?;
    let change = RowChange {
        stage: sitting.stage,
        listed: sitting.is_listed(),
        needs_care: sitting.needs_care(),
        due: sitting.due(),
        seats: Some(sitting.owners()),
        at: entry.at,
    };
    let (journal, task) = Journal::start(store.clone());
    let written = journal
        .append(Append { game: id.clone(), entries: vec![entry], change: Some(change), notices: Vec::new() })
        .await;
    drop(journal);
    task.stop().await;
    // What it comes to may be something else now.
    store.refile(id).await?;
    match written {
        Ok(()) => Ok(game),
        Err(AppendError::Store(error)) => Err(error.into()),
        Err(AppendError::Conflict | AppendError::Repeated | AppendError::Stopped) => Err(CannotMend::Changed),
    }
}

async fn read(store: &Store, games: &Games, id: &GameId) -> Result<(Sitting, Vec<Entry>), CannotMend> {
    let seed = store.reveal(id).await?.ok_or_else(|| CannotMend::NoSuchGame(id.clone()))?;
    let seed: Seed =
        seed.reveal().parse().map_err(|_| CannotMend::Unreadable("its seed is damaged".into()))?;
    let entries = store.entries(id, 0).await?;
    have_ready(store, games, &entries).await?;
    let sitting = Sitting::from_journal(id.clone(), games, seed, &entries)
        .map_err(|error| CannotMend::Unreadable(error.to_string()))?;
    Ok((sitting, entries))
}

fn stuck_game(sitting: &Sitting, listed: Listed) -> Option<StuckGame> {
    let stuck = sitting.stuck.clone()?;
    let plies = sitting.game.as_ref().map_or(0, |game| game.ply());
    Some(StuckGame { listed, entry: stuck.entry, entries: stuck.entries, plies, why: stuck.why })
}

/// Keeps the data pack in a folder, so that tables can be opened with it. Everything that is wrong with it is told.
pub async fn add_edition(store: &Store, games: &Games, dir: &Path) -> Result<Pack, CannotAdd> {
    let (owner, source) = games.read_pack(dir)?;
    let opened = games.check(owner.name, &source)?;
    if owner.plays(opened.hash()) || games.archive().find(owner.name, opened.hash()).is_some() {
        return Err(CannotAdd::Released);
    }
    let pack = Pack {
        game: owner.name.to_owned(),
        hash: opened.hash().to_owned(),
        name: opened.game.edition().to_owned(),
        files: PackFiles(source.files),
        added_at: now(),
        retired: false,
    };
    store.add_pack(&pack).await?;
    Ok(pack)
}

/// Why a data pack was not added.
#[derive(thiserror::Error, Debug)]
pub enum CannotAdd {
    /// It can't be read, or has faults.
    #[error(transparent)]
    Open(#[from] CannotOpen),
    /// It plays as an edition that comes with the program.
    #[error("this edition comes with the program")]
    Released,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Counts all finished games again from their journals: histories, statistics and ratings. The ratings come to the same
/// numbers, unless journals were deleted or the program counts otherwise than when they were counted.
pub async fn recompute_ratings(store: &Store, games: &Games) -> Result<Recounted> {
    recount(store, games).await
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
