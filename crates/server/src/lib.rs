//! Games that are never lost: people, tables and records over HTTP and WebSocket.
//!
//! A table is its journal ([`store`]), only ever appended to and acknowledged when it is durable. The task that
//! hosts a table keeps it in memory while somebody needs it; memory is a cache. The server knows the contract of
//! the table (`table::Game`, `table::Match`) and no game: what it sends to a viewer is what that contract says the
//! viewer may know.

mod access;
pub mod admin;
mod analyses;
mod app;
mod aside;
mod away;
mod changes;
mod chat;
pub mod client;
mod clock;
mod deed;
mod door;
mod farewell;
mod feeds;
mod hall;
mod host;
mod http;
mod insight;
mod invitations;
mod letters;
mod limits;
mod listing;
mod lists;
mod naming;
mod nodes;
mod notices;
mod orders;
mod packs;
mod password;
mod people;
mod placing;
mod plans;
mod positions;
mod previews;
mod problem;
mod profiles;
mod programs;
mod protocol;
mod puzzles;
mod quotas;
mod ratings;
mod replay;
mod seen;
mod serve;
mod shield;
mod sitting;
mod standing_answer;
pub mod store;
mod thinking;
mod tidings;
mod token;
mod tournaments;
mod webhooks;
mod why_not;
mod wishes;

pub use app::Settings;
pub use limits::{Bounds, Rates};
pub use notices::{BadMail, MailSettings, NoticeSettings};
pub use serve::{CannotServe, Server};

/// The time, in milliseconds since 1970.
fn now() -> clock::Moment {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
