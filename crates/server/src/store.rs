//! What is kept: games, people, invitations, chat. One type over `SQLite` and `PostgreSQL`.
//!
//! A game is its journal: entries numbered from 1, only ever appended ([`Journal`]), acknowledged when they are
//! durable. Everything else about a game is an index of its journal and could be built anew from it.
//!
//! * Both databases run the same queries; only the migrations have a folder each. The one exception is where a journal
//!   is appended to and read: on `SQLite` by whoever holds the pen (`pen`), on `PostgreSQL` by whoever is first at an index.
//! * `SQLite` has one connection that writes and a few that read, so that no two writers ever wait for each other.
//!   On `PostgreSQL` both are the same pool.
//! * A transaction that writes takes the right to write at its beginning (`BEGIN IMMEDIATE`): one that reads first
//!   and asks later fails under load.
//! * Seeds and password hashes are [`Secret`]s, tokens are kept as hashes, and no error tells more than what failed.

mod chat;
mod columns;
mod contact;
mod editions;
mod farewells;
mod fault;
mod feeds;
mod games;
mod id;
mod invitations;
mod journal;
mod kept;
mod lease;
mod nodes;
mod notices;
mod opening;
mod outbox;
mod pen;
mod people;
mod played;
mod profiles;
mod ratings;
mod restoring;
mod sessions;
mod sole;
mod soundness;
mod tokens;
mod tournaments;
mod upkeep;
mod writing;

pub use chat::{ChatLine, NewChat};
pub(crate) use contact::{Device, NewDevice, Proof, Webhook, Wishes};
pub use editions::{Pack, PackFiles};
pub(crate) use farewells::Farewell;
pub use fault::StoreError;
pub use games::{Created, Entry, Filter, GameRow, Mark, NewGame, Note, Page, Stage};
pub use id::{BadId, GameId, PersonId, Secret, TokenHash, TournamentId};
pub use invitations::Invitation;
pub use journal::{Append, AppendError, Journal, JournalTask, RowChange};
pub use kept::Kept;
pub(crate) use lease::Lease;
pub(crate) use nodes::{ALIVE, Peer, Pulse, Registry};
pub use notices::{NewNotice, Notice, Occasion};
pub use opening::Database;
pub(crate) use outbox::{Channel, Delivery, Ways};
pub use people::{Account, Person};
pub(crate) use played::{Filed, Outcome, PlayedRow};
pub(crate) use profiles::{Beside, PlayedFilter, ProfileRow, Tallied};
pub(crate) use ratings::{Counted, RatedResult, RatingRow, Sitter, Step};
pub use restoring::{Missing, Restoring};
pub use sessions::Session;
pub(crate) use sole::Sole;
pub(crate) use soundness::is_small;
pub use tokens::{BotAccount, PersonalToken, Scope};
pub use tournaments::{Advance, NewTournament, TournamentMark, TournamentRow, TournamentTable};

use sqlx::{PgPool, SqlitePool};

/// What every question to the store answers with.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The open database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    read: Db,
    write: Db,
    /// Until when journals may be written.
    lease: Lease,
}

#[derive(Clone, Debug)]
enum Db {
    Sqlite(SqlitePool),
    Pg(PgPool),
}

/// Runs the same text on whichever database it is: `on!(self.read, pool => …)`.
macro_rules! on {
    ($db:expr, $pool:ident => $body:expr) => {
        match &$db {
            $crate::store::Db::Sqlite($pool) => $body,
            $crate::store::Db::Pg($pool) => $body,
        }
    };
}

/// Runs the same text in a writing transaction on whichever database it is and commits it. Leaving early with `?`
/// or `return` rolls it back.
macro_rules! in_transaction {
    ($db:expr, $tx:ident => $body:expr) => {
        match &$db {
            $crate::store::Db::Sqlite(pool) => {
                let mut $tx = $crate::store::writing::Writing::begin(pool).await?;
                let outcome = $body;
                $tx.commit().await?;
                outcome
            }
            $crate::store::Db::Pg(pool) => {
                let mut $tx = pool.begin().await?;
                let outcome = $body;
                $tx.commit().await?;
                outcome
            }
        }
    };
}

use {in_transaction, on};
