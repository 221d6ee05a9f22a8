//! Of whom somebody does not want to hear: they are not asked to sit at their tables, hear nothing of what they say, and nobody
//! of them sits down at a table that one has opened.

use serde::Serialize;
use table::Name;

use crate::{
    app::App,
    clock::Moment,
    hall::Hall,
    now,
    people::Caller,
    problem::{Problem, Result},
    store::PersonId,
};

/// Nobody blocks more people.
const MOST: usize = 500;

/// Somebody of whom one does not want to hear.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct BlockedSeen {
    /// Their login.
    login: String,
    /// What they are called.
    name: Name,
    /// Since when.
    since: Moment,
}

impl App {
    /// Of whom somebody does not want to hear.
    pub(crate) async fn blocked(&self, caller: &Caller) -> Result<Vec<BlockedSeen>> {
        let rows = self.store.blocked_by(&caller.id).await?;
        let seen = rows.into_iter().map(|row| {
            let name = row.called.parse().map_err(|_| Problem::unavailable())?;
            Ok(BlockedSeen { login: row.login, name, since: row.at })
        });
        seen.collect()
    }

    /// From now on somebody does not want to hear of another, or does again.
    pub(crate) async fn set_blocked(&self, caller: &Caller, login: &str, blocked: bool) -> Result<()> {
        let other = self.find_account(login, None).await?.id;
        if !blocked {
            return Ok(self.store.unblock(&caller.id, &other).await?);
        }
        if caller.login.is_none() {
            return Err(Problem::forbidden("server-account-first"));
        }
        if other == caller.id {
            return Err(Problem::bad("server-block-oneself"));
        }
        if self.store.blocked_by(&caller.id).await?.len() >= MOST {
            return Err(Problem::conflict("server-too-many-blocked").with("most", MOST as i64));
        }
        Ok(self.store.block(&caller.id, &other, now()).await?)
    }
}

impl Hall {
    /// Whether whoever opened a table lets somebody sit there.
    pub(crate) async fn is_welcome(&self, host: &PersonId, person: &PersonId) -> Result<()> {
        if self.store().has_blocked(host, person).await? {
            return Err(Problem::forbidden("server-blocked-here"));
        }
        Ok(())
    }
}
