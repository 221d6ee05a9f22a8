//! Where tables are hosted: here, for as long as they are claimed, or at another node.

use std::time::Duration;

use tokio::sync::oneshot;

use super::{Hall, LATER};
use crate::{
    host::{Ask, TableHandle},
    nodes::{Claim, Nodes},
    now,
    problem::{Problem, Result},
    store::{GameId, Peer, PersonId, StoreError},
};

/// Where the host of a table is.
pub(crate) enum Place {
    /// Here.
    Here(TableHandle),
    /// At another node.
    There(Peer),
}

impl Hall {
    /// The host of a table, if one is here.
    pub(super) fn host(&self, id: &GameId) -> Option<TableHandle> {
        // A host who was lost had no time to say that it goes.
        self.tables().get(id).filter(|table| !table.is_gone()).cloned()
    }

    /// The host of a table that is ours, called if none is there.
    pub(super) fn call_host(&self, id: &GameId, term: u64) -> TableHandle {
        let mut tables = self.tables();
        if let Some(table) = tables.get(id).filter(|table| !table.is_gone()) {
            return table.clone();
        }
        let table = TableHandle::start(self.clone(), id.clone(), term);
        tables.insert(id.clone(), table.clone());
        table
    }

    /// Where the host of a table is. If it has none anywhere, it gets one.
    pub(crate) async fn place(&self, id: &GameId) -> Result<Place> {
        let Some(nodes) = self.nodes() else { return Ok(Place::Here(self.call_host(id, 0))) };
        if !nodes.lease().holds() {
            return Err(Problem::unavailable());
        }
        if let Some(host) = self.host(id) {
            return Ok(Place::Here(host));
        }
        let _claiming = self.0.claiming.read().await;
        Ok(match nodes.claim(id).await? {
            Claim::Ours { term } => Place::Here(self.call_host(id, term)),
            Claim::Theirs(peer) => Place::There(peer),
        })
    }

    /// A host has gone home.
    pub(crate) fn forget(&self, id: &GameId, host: &TableHandle) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|table| table.is(host)) {
            tables.remove(id);
            if self.0.nodes.is_some() {
                self.left().push(id.clone());
            }
        }
    }

    fn left(&self) -> std::sync::MutexGuard<'_, Vec<GameId>> {
        self.0.left.lock().expect("nobody panics while holding the list of tables that were left")
    }

    /// Lets go of the tables whose hosts have gone home.
    pub(crate) async fn let_go(&self, nodes: &Nodes) -> std::result::Result<(), StoreError> {
        let lost: Vec<GameId> = {
            let mut tables = self.tables();
            tables.extract_if(|_, table| table.is_gone()).map(|(id, _)| id).collect()
        };
        self.left().extend(lost);
        if self.left().is_empty() {
            return Ok(());
        }
        let _letting_go = self.0.claiming.write().await;
        let mut left = std::mem::take(&mut *self.left());
        left.retain(|id| self.host(id).is_none());
        let released = nodes.registry().release(&left, nodes.id(), nodes.lease().term() as i64).await;
        if released.is_err() {
            self.left().extend(left);
        }
        released
    }

    /// Takes up tables that need somebody and that nobody hosts, so many at most; tells how many.
    pub(crate) async fn take_up(
        &self,
        nodes: &Nodes,
        term: u64,
        most: i64,
    ) -> std::result::Result<usize, StoreError> {
        let _claiming = self.0.claiming.read().await;
        let taken = nodes.registry().claim_due(nodes.id(), term as i64, now(), most).await?;
        for id in &taken {
            let host = self.call_host(id, term);
            // Whoever looks wakes it.
            let (reply, looked) = oneshot::channel::<()>();
            let look = Ask::Look(Box::new(move |_| {
                let _ = reply.send(());
            }));
            let (hall, id) = (self.clone(), id.clone());
            tokio::spawn(async move {
                if host.ask(look).await.is_err() || looked.await.is_err() {
                    tracing::error!(game = %id, "a table that needs somebody can't be read");
                    let _ = hall.store().put_off(&id, now() + LATER).await;
                }
            });
        }
        Ok(taken.len())
    }

    /// Sends all hosts home, each when it has finished what it does, and waits a little for that.
    pub(crate) async fn send_hosts_home(&self) {
        self.0.ending.send_replace(true);
        let everybody = async {
            while self.tables().values().any(|table| !table.is_gone()) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        if tokio::time::timeout(Duration::from_secs(2), everybody).await.is_err() {
            tracing::warn!("some hosts do not go home");
        }
    }

    /// Gives the seats of a guest at a table that is hosted here to an account.
    pub(crate) async fn hand(&self, id: &GameId, from: &PersonId, to: &PersonId) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Ask::Hand { from: from.clone(), to: to.clone(), reply }).await;
        answer.await.map_err(|_| Problem::unavailable())?
    }

    /// Somebody has gone for good: their name is taken from a table.
    pub(crate) async fn efface(&self, id: &GameId, person: &PersonId) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Ask::Efface { person: person.clone(), reply }).await;
        answer.await.map_err(|_| Problem::unavailable())?
    }
}
