//! Invitations: to a seat, or to look on. They are shown once and kept only as hashes.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Seat, SeatSet};

use crate::{
    access::Access,
    app::App,
    hall::Hall,
    host::Hosted,
    people::Caller,
    problem::{Problem, Result},
    protocol::{Opened, TableEntry},
    store::{GameId, Invitation},
    token::Token,
};

/// Where an invitation leads.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Invited {
    /// The table.
    table: TableEntry,
    /// The seat it is for; none for spectators.
    seat: Option<Seat>,
}

impl App {
    /// Follows an invitation: from then on one may look at the table.
    pub(crate) async fn follow_invitation(&self, caller: Caller, shown: &str) -> Result<Invited> {
        let to = self.invitation(shown).await?;
        self.store.add_watcher(&to.game, &caller.id).await?;
        let listed = move |hosted: &Hosted<'_>| hosted.sitting.listed(&caller.id, hosted.now);
        let table = self.hall.glance(&to.game, listed).await?;
        Ok(Invited { table, seat: to.seat.and_then(|seat| Seat::numbered(seat.into())) })
    }

    /// The seat of this table that an invitation is for.
    pub(crate) async fn invited_seat(&self, id: &GameId, shown: &str) -> Result<Seat> {
        let to = self.invitation(shown).await?;
        let seat = to.seat.filter(|_| to.game == *id).and_then(|seat| Seat::numbered(seat.into()));
        seat.ok_or_else(no_invitation)
    }

    async fn invitation(&self, shown: &str) -> Result<Invitation> {
        let hash = Token::hash_of(shown).ok_or_else(no_invitation)?;
        self.store.invitation(&hash).await?.ok_or_else(no_invitation)
    }

    /// New invitations to a table, for its host.
    pub(crate) async fn invite_anew(&self, id: &GameId, caller: &Caller) -> Result<Opened> {
        let (access, waiting) = self.visit(id, caller, |hosted| Ok(hosted.sitting.invited_seats())).await?;
        if access != Access::Host {
            return Err(Problem::forbidden("server-host-only"));
        }
        self.hall.invite_anew(id, waiting).await
    }
}

impl Hall {
    /// New invitations for every seat that waits for one, and for spectators; the old ones lose their force.
    pub(crate) async fn invite_anew(&self, id: &GameId, waiting: SeatSet) -> Result<Opened> {
        let mut invitations = BTreeMap::new();
        for seat in waiting.iter() {
            let token = self.invite(id, Some(seat)).await?;
            invitations.insert(seat.to_string(), token.show());
        }
        let watch = self.invite(id, None).await?;
        Ok(Opened { id: id.clone(), invitations, watch: watch.show() })
    }

    async fn invite(&self, id: &GameId, seat: Option<Seat>) -> Result<Token> {
        let seat = seat.map(|seat| seat.number() as u8);
        let token = Token::fresh()?;
        let to = Invitation { game: id.clone(), seat };
        self.store().revoke_invitations(&to).await?;
        self.store().add_invitation(&token.hash(), &to).await?;
        Ok(token)
    }
}

fn no_invitation() -> Problem {
    Problem::not_found("server-no-such-invitation")
}
