//! The writer of all journals: one task that makes the choices of many games durable together.
//!
//! While one batch goes to disk the next one gathers, so a busy server writes as few and as large batches as the
//! disk allows and an idle one waits for nothing. A batch is one statement, or one transaction where rows of games
//! change too. Where a batch is refused for something in it, its appends are written one by one, and only the
//! guilty fail. What may be appended is told by the [pen](super::pen) on `SQLite`, by an index on `PostgreSQL`.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use metrics::{Unit, describe_histogram, histogram};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Encode, QueryBuilder, Type};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::games::{ROWS_AT_ONCE, insert_seats};
use super::notices::{NewNotice, insert_notices};
use super::pen::Pen;
use super::{Db, Entry, GameId, PersonId, Result, Stage, Store, StoreError, in_transaction, on};

/// So many appends wait at most; who comes then waits to be let into the queue.
const QUEUE: usize = 4096;
/// So many appends are made durable together at most.
const BATCH: usize = 512;

/// While several games go on, batches begin at least so long apart: a batch of many costs hardly more than one of a
/// few. Whoever plays alone waits for nobody.
const APART: Duration = Duration::from_millis(5);

/// So often the pen is taken again at most when it has been taken away.
const PATIENCE: usize = 10;

/// A commit that takes longer is told to the log: the disk is in trouble, or the database far away.
const SLOW: Duration = Duration::from_secs(1);

/// Entries for one game, and what they change in its row. All of it is written or nothing.
///
/// The entries are numbered one after the other. The owner of a game awaits one append before the next: it cannot
/// know the number of the next one otherwise.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// What happened in it.
    pub entries: Vec<Entry>,
    /// What lists must know of it.
    pub change: Option<RowChange>,
    /// What people are to be told of it who do not look.
    pub notices: Vec<NewNotice>,
}

/// The row of a game as the entries leave it.
#[derive(Clone, Debug)]
pub struct RowChange {
    /// How far it is.
    pub stage: Stage,
    /// Whether strangers may find its lobby.
    pub listed: bool,
    /// Whether the server has to act in it unasked.
    pub needs_care: bool,
    /// When the table is to be looked at unasked, if it need not be in memory until then.
    pub due: Option<i64>,
    /// Who sits where, if that has changed. The standing answers of who stays in their seat stay too.
    pub seats: Option<Vec<(u8, PersonId)>>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Why entries were not appended.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// An entry has that number already: somebody else, another server, has written to the game. Nothing was
    /// written; the game must be read again.
    #[error("somebody else has written to this game")]
    Conflict,
    /// An entry with that key is there: this was done before. Nothing was written.
    #[error("this was done before")]
    Repeated,
    /// The database failed. Unless it tells that it refused, the entries may have been written or not: the game
    /// must be read again.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The journal has been closed. Nothing was written.
    #[error("the server is stopping")]
    Stopped,
}

/// The way to append to journals. Clones lead to the same writer.
#[derive(Clone, Debug)]
pub struct Journal {
    queue: mpsc::Sender<Waiting>,
}

/// The writer itself, to be stopped when the server stops.
#[derive(Debug)]
pub struct JournalTask {
    stop: Arc<Notify>,
    task: JoinHandle<()>,
}

#[derive(Debug)]
struct Waiting {
    append: Append,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Journal {
    /// Starts the writer.
    pub fn start(store: Store) -> (Self, JournalTask) {
        describe_histogram!(
            "imperios_commit_batch_entries",
            Unit::Count,
            "Journal entries made durable together"
        );
        describe_histogram!(
            "imperios_commit_seconds",
            Unit::Seconds,
            "Time to make a batch of entries durable"
        );
        let (queue, waiting) = mpsc::channel(QUEUE);
        let stop = Arc::new(Notify::new());
        let task = tokio::spawn(Writer { store, waiting, pen: None }.run(Arc::clone(&stop)));
        (Self { queue }, JournalTask { stop, task })
    }

    /// Appends entries to a game. Returns when they are durable, or why they are not. If the caller goes away
    /// meanwhile, they are written all the same.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        if !append.entries.is_sorted_by(|one, next| next.seq == one.seq + 1) {
            return Err(StoreError::Refused("the entries are not numbered one after the other".into()).into());
        }
        let (done, answer) = oneshot::channel();
        self.queue.send(Waiting { append, done }).await.map_err(|_| AppendError::Stopped)?;
        answer.await.unwrap_or_else(|_| {
            Err(StoreError::Unavailable("the journal's writer has ended in the midst".into()).into())
        })
    }

    /// Whether appends are taken: false once the writer has been stopped or has failed.
    pub fn is_open(&self) -> bool {
        !self.queue.is_closed()
    }
}

impl JournalTask {
    /// Lets nothing more in, writes what is queued, and returns when all of it has been answered.
    pub async fn stop(self) {
        self.stop.notify_one();
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the journal's writer has failed");
        }
    }
}

struct Writer {
    store: Store,
    waiting: mpsc::Receiver<Waiting>,
    /// Held on `SQLite` from the first append on. When something fails, what its holder knows may not be so: it is taken
    /// anew.
    pen: Option<Pen>,
}

impl Writer {
    async fn run(mut self, stop: Arc<Notify>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut stopping = false;
        let mut begun = tokio::time::Instant::now();
        let mut last = 0;
        loop {
            tokio::select! {
                biased;
                () = stop.notified(), if !stopping => {
                    stopping = true;
                    self.waiting.close();
                }
                taken = self.waiting.recv_many(&mut batch, BATCH) => {
                    if taken == 0 {
                        return;
                    }
                    if last > 1 && batch.len() < BATCH {
                        tokio::time::sleep_until(begun + APART).await;
                        while batch.len() < BATCH
                            && let Ok(waiting) = self.waiting.try_recv()
                        {
                            batch.push(waiting);
                        }
                    }
                    (begun, last) = (tokio::time::Instant::now(), batch.len());
                    self.write(&mut batch).await;
                    self.tidy_up().await;
                }
            }
        }
    }

    async fn write(&mut self, batch: &mut Vec<Waiting>) {
        let begun = Instant::now();
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        let entries: usize = appends.iter().map(|append| append.entries.len()).sum();
        let answers = match self.write_together(&appends).await {
            Ok(answers) => answers,
            Err(error) if error.is_in_the_row() => self.write_one_by_one(&appends).await,
            Err(error) => {
                tracing::error!(%error, appends = batch.len(), "a batch of the journal was not written");
                vec![Err(AppendError::Store(error)); batch.len()]
            }
        };
        histogram!("imperios_commit_batch_entries").record(entries as f64);
        let took = begun.elapsed();
        histogram!("imperios_commit_seconds").record(took);
        if took > SLOW {
            tracing::warn!(entries, milliseconds = took.as_millis() as u64, "a slow commit");
        }
        for (waiting, answer) in batch.drain(..).zip(answers) {
            // Who has gone away does not want to know.
            let _ = waiting.done.send(answer);
        }
    }

    /// Writes what can be written of a batch, all of that or, with an error, nothing.
    async fn write_together(&mut self, appends: &[&Append]) -> Result<Vec<Result<(), AppendError>>> {
        if matches!(self.store.write, Db::Pg(_)) {
            self.store.commit(appends, None).await?;
            return Ok(vec![Ok(()); appends.len()]);
        }
        // Somebody else may take the pen just now; they have done with it when we take it again.
        for _ in 0..PATIENCE {
            let mut pen = match self.pen.take() {
                Some(pen) => pen,
                None => Pen::take(&self.store).await?,
            };
            let mut answers = Vec::with_capacity(appends.len());
            let (mut sound, mut failed) = (Vec::with_capacity(appends.len()), HashSet::new());
            for append in appends {
                pen.get_to_know(&self.store, &append.game).await?;
                // What rests on an append that failed rests on a game that is not so.
                let answer =
                    if failed.contains(&append.game) { Err(AppendError::Conflict) } else { pen.note(append) };
                match &answer {
                    Ok(()) => sound.push(*append),
                    Err(_) => drop(failed.insert(&append.game)),
                }
                answers.push(answer);
            }
            if self.store.commit(&sound, Some(pen.holder())).await? {
                self.pen = Some(pen);
                return Ok(answers);
            }
        }
        Err(StoreError::Contended)
    }

    /// Notes places, if there are many to note.
    async fn tidy_up(&mut self) {
        let Some(pen) = &mut self.pen else { return };
        match pen.note_places(&self.store).await {
            Ok(true) => {}
            Ok(false) => self.pen = None,
            Err(error) => {
                tracing::warn!(%error, "places in the journal could not be noted; the next append tries again");
                self.pen = None;
            }
        }
    }

    async fn write_one_by_one(&mut self, appends: &[&Append]) -> Vec<Result<(), AppendError>> {
        let mut answers = Vec::with_capacity(appends.len());
        let mut failed = HashSet::new();
        for append in appends {
            // What rests on an append that failed rests on a game that is not so.
            let answer = if failed.contains(&append.game) {
                Err(AppendError::Conflict)
            } else {
                match self.write_together(&[append]).await {
                    Ok(mut answer) => answer.remove(0),
                    Err(StoreError::Twice) => Err(self.why_twice(append).await),
                    Err(error) => Err(error.into()),
                }
            };
            if answer.is_err() {
                failed.insert(&append.game);
            }
            answers.push(answer);
        }
        answers
    }

    async fn why_twice(&self, append: &Append) -> AppendError {
        match self.store.has_any_key(append).await {
            Ok(true) => AppendError::Repeated,
            Ok(false) => AppendError::Conflict,
            Err(error) => error.into(),
        }
    }
}

impl Store {
    /// Makes appends durable, all or none; false, and nothing, if the pen is not held (any more) by its holder.
    async fn commit(&self, appends: &[&Append], holder: Option<&str>) -> Result<bool> {
        let term = self.lease.term();
        if !self.lease.holds() {
            return Err(StoreError::Unavailable("this node's time is up".into()));
        }
        tokio::select! {
            committed = self.commit_now(appends, holder) => committed,
            () = self.lease.ended(term) => {
                Err(StoreError::Unavailable("this node's time was up before the database answered".into()))
            }
        }
    }

    async fn commit_now(&self, appends: &[&Append], holder: Option<&str>) -> Result<bool> {
        let entries: Vec<(&GameId, &Entry)> = appends
            .iter()
            .flat_map(|append| append.entries.iter().map(|entry| (&append.game, entry)))
            .collect();
        let mut changes: BTreeMap<&GameId, &RowChange> = BTreeMap::new();
        let mut seats: BTreeMap<&GameId, &[(u8, PersonId)]> = BTreeMap::new();
        for append in appends {
            if let Some(change) = &append.change {
                changes.insert(&append.game, change);
                if let Some(taken) = &change.seats {
                    seats.insert(&append.game, taken);
                }
            }
        }
        let notices: Vec<&NewNotice> = appends.iter().flat_map(|append| &append.notices).collect();
        if changes.is_empty() && notices.is_empty() && entries.len() <= MOST_ROWS {
            if entries.is_empty() {
                return Ok(true);
            }
            let written =
                on!(self.write, pool => arriving(&entries, holder).execute(pool).await?.rows_affected());
            return Ok(written > 0);
        }
        in_transaction!(self.write, tx => {
            for some in entries.chunks(MOST_ROWS) {
                if arriving(some, holder).execute(&mut *tx).await?.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            if !changes.is_empty() {
                let found = update_rows(&changes).build().execute(&mut *tx).await?.rows_affected();
                if found != changes.len() as u64 {
                    return Err(StoreError::Missing);
                }
            }
            if !seats.is_empty() {
                let taken: Vec<(&GameId, &(u8, PersonId))> =
                    seats.iter().flat_map(|(game, seats)| seats.iter().map(|seat| (*game, seat))).collect();
                free_seats(seats.keys().copied(), &taken).build().execute(&mut *tx).await?;
                for some in taken.chunks(ROWS_AT_ONCE) {
                    insert_seats(some.iter().copied()).build().execute(&mut *tx).await?;
                }
            }
            for some in notices.chunks(ROWS_AT_ONCE) {
                insert_notices(some.iter().copied()).build().execute(&mut *tx).await?;
            }
            // Whether it is still somebody's turn is seen from the row, which may be behind otherwise.
            for notice in &notices {
                let Some((game, awaited)) = notice.game.as_ref().zip(notice.awaited) else { continue };
                sqlx::query(
                    "UPDATE games SET awaited = $2, updated_at = CASE WHEN $3 > updated_at THEN $3 ELSE updated_at END \
                     WHERE id = $1",
                )
                    .bind(game)
                    .bind(awaited)
                    .bind(notice.at)
                    .execute(&mut *tx)
                    .await?;
            }
        });
        Ok(true)
    }

    /// Whether the journal holds an entry with one of these keys.
    async fn has_any_key(&self, append: &Append) -> Result<bool> {
        let found: Option<i64> = on!(self.write, pool => {
            let mut query = QueryBuilder::new("SELECT seq FROM entries WHERE game = ");
            query.push_bind(&append.game).push(" AND key IN (");
            let mut keys = query.separated(", ");
            for key in append.entries.iter().filter_map(|entry| entry.key.as_ref()) {
                keys.push_bind(key);
            }
            // PostgreSQL knows no empty list.
            keys.push("NULL");
            query.push(") LIMIT 1").build_query_scalar().fetch_optional(pool).await?
        });
        Ok(found.is_some())
    }
}

/// The powers of two up to this one are the numbers of rows for which there is a statement.
const LARGEST: u32 = 9;
const MOST_ROWS: usize = 1 << LARGEST;

/// Statements that append 1, 2, 4 … rows: few fixed texts, which are prepared once. With a pen and without one.
static ARRIVING: LazyLock<[Vec<Arc<str>>; 2]> = LazyLock::new(|| {
    [false, true].map(|pen| (0..=LARGEST).map(|power| arriving_text(1 << power, pen).into()).collect())
});

fn arriving_text(rows: usize, pen: bool) -> String {
    let table = if pen { "journal" } else { "entries" };
    let mut text = format!(
        "INSERT INTO {table} (game, seq, at, key, body) \
         SELECT column1, column2, column3, column4, column5 FROM (VALUES "
    );
    // SQLite looks for the name of every place that has one, among all of them, each time.
    let place = |number: usize| if pen { "?".to_owned() } else { format!("${number}") };
    for row in 0..rows {
        let places: Vec<_> = (1..=5).map(|column| place(5 * row + column)).collect();
        text.push_str(if row == 0 { "" } else { ", " });
        write!(text, "({})", places.join(", ")).expect("a text can be written to");
    }
    text.push_str(") AS arriving WHERE column1 IS NOT NULL");
    if pen {
        text.push_str(" AND EXISTS (SELECT 1 FROM pen WHERE holder = ?)");
    }
    text
}

/// The statement that appends entries in the order in which they come. Rows that are not needed are empty.
fn arriving<'a, DB: sqlx::Database>(
    entries: &[(&'a GameId, &'a Entry)],
    holder: Option<&'a str>,
) -> Query<'a, DB, DB::Arguments>
where
    &'a str: Encode<'a, DB> + Type<DB>,
    Option<&'a str>: Encode<'a, DB> + Type<DB>,
    Option<i64>: Encode<'a, DB> + Type<DB>,
{
    let rows = entries.len().next_power_of_two();
    let text = &ARRIVING[usize::from(holder.is_some())][rows.trailing_zeros() as usize];
    let mut query = sqlx::query(AssertSqlSafe(Arc::clone(text)));
    for row in 0..rows {
        let (game, entry) = entries.get(row).copied().unzip();
        query = query
            .bind(game.map(GameId::as_str))
            .bind(entry.map(|entry| entry.seq as i64))
            .bind(entry.map(|entry| entry.at))
            .bind(entry.and_then(|entry| entry.key.as_deref()))
            .bind(entry.map(|entry| entry.body.as_str()));
    }
    if holder.is_some() { query.bind(holder) } else { query }
}

/// The statement that brings the rows of games up to date.
fn update_rows<'a, DB: sqlx::Database>(changes: &BTreeMap<&'a GameId, &'a RowChange>) -> QueryBuilder<DB>
where
    &'a str: Encode<'a, DB> + Type<DB>,
    bool: Encode<'a, DB> + Type<DB>,
    i64: Encode<'a, DB> + Type<DB>,
    Option<i64>: Encode<'a, DB> + Type<DB>,
{
    let mut query = QueryBuilder::new("WITH change (id, phase, listed, needs_care, due, at) AS (");
    query.push_values(changes, |mut row, (id, change)| {
        row.push_bind(id.as_str()).push_bind(change.stage.as_str()).push_bind(change.listed);
        row.push_bind(change.needs_care).push_bind(change.due).push_bind(change.at);
    });
    query.push(
        ") UPDATE games SET phase = change.phase, listed = change.listed, needs_care = change.needs_care, \
         due = change.due, \
         updated_at = CASE WHEN change.at > games.updated_at THEN change.at ELSE games.updated_at END \
         FROM change WHERE games.id = change.id",
    );
    query
}

/// The statement that frees the seats of games in which somebody else sits now, or nobody.
fn free_seats<'a, DB: sqlx::Database>(
    games: impl IntoIterator<Item = &'a GameId>,
    taken: &[(&'a GameId, &'a (u8, PersonId))],
) -> QueryBuilder<DB>
where
    &'a str: Encode<'a, DB> + Type<DB>,
    i64: Encode<'a, DB> + Type<DB>,
{
    let mut query = QueryBuilder::new("DELETE FROM seats WHERE game IN (");
    let mut list = query.separated(", ");
    for game in games {
        list.push_bind(game.as_str());
    }
    query.push(")");
    if !taken.is_empty() {
        query.push(" AND (game, seat, person) NOT IN (");
        query.push_values(taken, |mut row, (game, (seat, person))| {
            row.push_bind(game.as_str()).push_bind(i64::from(*seat)).push_bind(person.as_str());
        });
        query.push(")");
    }
    query
}
