//! Who may look at a table, and through whose eyes.

use table::Seat;

use crate::{
    app::App,
    people::Caller,
    problem::{Problem, Result},
    seen::Viewpoint,
    store::{GameId, Stage},
};

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// Opened it.
    Host,
    /// Sits there.
    Player,
    /// Looks on.
    Spectator,
    /// Looks into a lobby that is open to anybody, and no longer than that.
    Passer,
}

impl App {
    /// What the caller is at this table. Whoever has no business there is told that there is no such table.
    pub(crate) async fn access(&self, id: &GameId, caller: &Caller) -> Result<Access> {
        let person = caller.id.clone();
        let (host, player, open) = self
            .hall
            .look(id, move |sitting, _| {
                let open = sitting.stage == Stage::Lobby && sitting.is_listed();
                (sitting.is_host(&person), !sitting.seats_of(&person).is_empty(), open)
            })
            .await?;
        if host {
            Ok(Access::Host)
        } else if player {
            Ok(Access::Player)
        } else if self.store.is_watcher(id, &caller.id).await? {
            Ok(Access::Spectator)
        } else if open {
            Ok(Access::Passer)
        } else {
            Err(Problem::not_found("server-no-such-table"))
        }
    }

    /// The viewpoint through which the caller may look: that of the seat asked for, if it is theirs; else that of
    /// their first seat; else a spectator's.
    pub(crate) async fn viewpoint(
        &self,
        id: &GameId,
        caller: &Caller,
        seat: Option<Seat>,
    ) -> Result<Viewpoint> {
        let passing = self.access(id, caller).await? == Access::Passer;
        let person = caller.id.clone();
        let own = self.hall.look(id, move |sitting, _| sitting.seats_of(&person)).await?;
        match seat {
            Some(seat) if own.contains(seat) => {
                Ok(Viewpoint { person: caller.id.clone(), seat: Some(seat), passing })
            }
            Some(_) => Err(Problem::forbidden("server-not-your-seat")),
            None => Ok(Viewpoint { person: caller.id.clone(), seat: own.lowest(), passing }),
        }
    }
}
