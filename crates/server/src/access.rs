//! Who may look at a table. One visit to its host answers that and what is asked there.

use table::Seat;

use crate::{
    app::App,
    hall::Hall,
    host::Hosted,
    people::Caller,
    problem::{Problem, Result},
    protocol::Table,
    seen::Viewpoint,
    sitting::Sitting,
    store::{GameId, PersonId, Stage},
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
    /// Has no business there, as far as its host knows.
    Stranger,
}

impl Sitting {
    /// What a person is here. Spectators are known to the store alone: see [`Hall::admit`].
    pub(crate) fn access(&self, person: &PersonId) -> Access {
        if self.is_host(person) {
            Access::Host
        } else if !self.seats_of(person).is_empty() {
            Access::Player
        } else if self.is_public() {
            Access::Spectator
        } else if self.is_listed() {
            Access::Passer
        } else {
            Access::Stranger
        }
    }

    /// Whether everybody may look on: where a tournament is played, or a rated game that has begun.
    pub(crate) fn is_public(&self) -> bool {
        self.opening.tournament.is_some() || (self.opening.rated && self.stage != Stage::Lobby)
    }

    /// The viewpoint through which a person may look: that of the seat asked for, if it is theirs; else that of their
    /// first seat; else a spectator's.
    pub(crate) fn viewpoint(&self, person: &PersonId, seat: Option<Seat>) -> Result<Viewpoint> {
        let own = self.seats_of(person);
        if seat.is_some_and(|seat| !own.contains(seat)) {
            return Err(Problem::forbidden("server-not-your-seat"));
        }
        Ok(Viewpoint { person: person.clone(), seat: seat.or(own.lowest()), passing: false })
    }
}

impl Hall {
    /// Lets somebody in. Whoever has no business at a table is told that there is no such table.
    pub(crate) async fn admit(&self, id: &GameId, person: &PersonId, access: Access) -> Result<Access> {
        match access {
            Access::Passer | Access::Stranger if self.store().is_watcher(id, person).await? => {
                Ok(Access::Spectator)
            }
            Access::Stranger => Err(Problem::not_found("server-no-such-table")),
            known => Ok(known),
        }
    }
}

impl App {
    /// Looks at a table for somebody who may, in one visit to its host.
    pub(crate) async fn visit<T: Send + 'static>(
        &self,
        id: &GameId,
        caller: &Caller,
        look: impl FnOnce(&Hosted<'_>) -> Result<T> + Send + 'static,
    ) -> Result<(Access, T)> {
        let person = caller.id.clone();
        let visit = move |hosted: &Hosted<'_>| (hosted.sitting.access(&person), look(hosted));
        let (access, seen) = self.hall.look(id, visit).await?;
        // What was looked at is nothing to whoever may not look.
        let access = self.hall.admit(id, &caller.id, access).await?;
        Ok((access, seen?))
    }

    /// The same from the viewpoint of a seat, one of the caller's own, or of a spectator.
    pub(crate) async fn look_from<T: Send + 'static>(
        &self,
        id: &GameId,
        caller: &Caller,
        seat: Option<Seat>,
        look: impl FnOnce(&Hosted<'_>, &Viewpoint) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let person = caller.id.clone();
        let visit = move |hosted: &Hosted<'_>| look(hosted, &hosted.sitting.viewpoint(&person, seat)?);
        Ok(self.visit(id, caller, visit).await?.1)
    }

    /// A table as the caller sees it, with the log since a version.
    pub(crate) async fn see(
        &self,
        id: &GameId,
        caller: &Caller,
        seat: Option<Seat>,
        since: Option<u64>,
    ) -> Result<Table> {
        self.look_from(id, caller, seat, move |hosted, viewpoint| Ok(hosted.seen(viewpoint, since))).await
    }
}
