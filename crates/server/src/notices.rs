//! What people are told while they do not look: that it is their turn, that their time runs out, that a game has ended or is
//! offered again, that somebody has written or asks them to sit down.
//!
//! A notice is born with the entry of the journal that it is about, in the same transaction, and only for people who do not
//! look at the table at that moment. Whoever comes to look in the next seconds is not told elsewhere. All others are, on the
//! ways that they have chosen: their devices ([`push`]), letters ([`mail`]), and the webhook of the table ([`webhook`]).
//! The [`postman`] brings what stands in the outbox of the store, once each.

mod mail;
mod outside;
mod postman;
mod push;
mod quiet;
mod sealed;
mod texts;
mod vapid;
mod webhook;

use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use mail::{BadMail, MailSettings};
pub(crate) use mail::{MOST_MINUTES, could_be_an_address};
pub(crate) use outside::Refused;
pub(crate) use postman::{CannotTell, Letter, Postman};
pub(crate) use push::could_be_a_device;
pub(crate) use quiet::{knows_zone, leaves_alone};
pub(crate) use texts::said_to;

/// How people are told of what they do not look at.
#[derive(Clone, Debug)]
pub struct NoticeSettings {
    /// So long somebody may come and look by themselves before they are told.
    pub grace: Duration,
    /// After so long what could not be sent is tried again, then after twice as long each time.
    pub retry: Duration,
    /// By which server letters are sent; none: there are no letters.
    pub mail: Option<MailSettings>,
    /// Whether push services and webhooks may have private addresses, such as those of one's own network.
    pub private_addresses: bool,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self {
            grace: Duration::from_secs(10),
            retry: Duration::from_secs(30),
            mail: None,
            private_addresses: false,
        }
    }
}

/// What the text of a notice is made of. All of it is known to everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct About {
    /// The game.
    pub(crate) game: String,
    /// Whoever is told, as they are called at the table.
    pub(crate) who: String,
    /// The other people at the table.
    pub(crate) others: Vec<String>,
    /// Whose doing it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<String>,
}
