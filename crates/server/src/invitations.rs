//! Invitations: to a seat, or to look on. They are shown once and kept only as hashes.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Seat, SeatSet};

use crate::{
    access::Access,
    app::App,
    hall::Hall,
    host::{Hosted, about},
    now,
    people::Caller,
    problem::{Problem, Result},
    protocol::{Opened, TableEntry},
    store::{GameId, Invitation, NewNotice, Occasion},
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

    /// Asks somebody whom the host knows by their login to sit down on a seat. They are told, and need no link.
    pub(crate) async fn ask_to_sit(
        &self,
        id: &GameId,
        caller: &Caller,
        seat: Seat,
        login: &str,
    ) -> Result<()> {
        let name = caller.name.as_str().to_owned();
        let (access, (waits, about)) = self
            .visit(id, caller, move |hosted| {
                let sitting = hosted.sitting;
                let waits = sitting.invited_seats().contains(seat) || sitting.open_seats().contains(seat);
                Ok((waits, waits.then(|| about(sitting, seat, Some(name)))))
            })
            .await?;
        if access != Access::Host {
            return Err(Problem::forbidden("server-host-only"));
        }
        let (true, Some(about)) = (waits, about) else {
            return Err(Problem::conflict("server-seat-not-waiting"));
        };
        // Nobody is asked more often than anybody may speak.
        self.limits.chat(&caller.id)?;
        let account = self.store.account(login.trim()).await?;
        let person = account.ok_or_else(|| Problem::not_found("server-no-such-login"))?.person;
        if person == caller.id {
            return Err(Problem::conflict("server-already-seated"));
        }
        if self.store.has_blocked(&person, &caller.id).await? {
            return Err(Problem::forbidden("server-not-to-be-asked"));
        }
        let (at, number) = (now(), seat.number() as u8);
        self.store.ask_to_sit(id, number, &person).await?;
        let notice = NewNotice {
            person,
            key: format!("invited:{id}:{number}"),
            kind: Occasion::Invited,
            game: Some(id.clone()),
            seat: Some(number),
            about: serde_json::to_string(&about).expect("names are plain data"),
            at,
            due: at,
            awaited: None,
        };
        Ok(self.store.add_notices(&[notice]).await?)
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
