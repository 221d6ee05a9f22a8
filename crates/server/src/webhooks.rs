//! Where else it is told what happens at a table: its host says so.

use serde::Serialize;
use table::Lang;

use crate::{
    access::Access,
    app::App,
    notices::Refused,
    now,
    people::Caller,
    problem::{Problem, Result},
    store::{GameId, Webhook},
};

/// The webhook of a table. Its address is a secret of whoever made it, and is not shown again.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct WebhookSeen {
    /// The host of its address.
    host: String,
    /// The language of what is told there.
    lang: String,
    /// Why the last message was not taken.
    #[cfg_attr(test, ts(optional = false))]
    fault: Option<String>,
}

impl WebhookSeen {
    fn of(webhook: &Webhook) -> Self {
        let rest = webhook.url.reveal().split("://").nth(1).unwrap_or_default();
        let host = rest.split(['/', '?']).next().unwrap_or_default().to_owned();
        Self { host, lang: webhook.lang.clone(), fault: webhook.fault.clone() }
    }
}

impl App {
    async fn as_host(&self, id: &GameId, caller: &Caller) -> Result<()> {
        let (access, ()) = self.visit(id, caller, |_| Ok(())).await?;
        if access == Access::Host { Ok(()) } else { Err(Problem::forbidden("server-host-only")) }
    }

    /// Where it is told what happens at a table, for its host.
    pub(crate) async fn webhook(&self, id: &GameId, caller: &Caller) -> Result<Option<WebhookSeen>> {
        self.as_host(id, caller).await?;
        Ok(self.store.webhook(id).await?.as_ref().map(WebhookSeen::of))
    }

    /// From now on it is told there, or nowhere.
    pub(crate) async fn set_webhook(
        &self,
        id: &GameId,
        caller: &Caller,
        to: Option<(&str, Lang)>,
    ) -> Result<()> {
        self.as_host(id, caller).await?;
        let Some((url, lang)) = to else { return Ok(self.store.set_webhook(id, None, now()).await?) };
        let url = url.trim();
        self.postman.outside().read(url).map_err(|refused| match refused {
            Refused::NoAddress => Problem::bad("server-bad-webhook"),
            Refused::Private => Problem::bad("server-private-address"),
        })?;
        Ok(self.store.set_webhook(id, Some((url, lang.code())), now()).await?)
    }
}
