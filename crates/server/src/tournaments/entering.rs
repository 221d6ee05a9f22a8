//! Who takes part: people who enter and leave, whoever comes back.

use std::sync::Arc;

use tournament::{Event, Kind, Stage, Why};

use super::{Doing, Standing, Tournaments};
use crate::{
    people::Caller,
    problem::{Problem, Result},
    store::TournamentId,
};

impl Standing {
    /// Whether there is room for so many more.
    pub(super) fn has_room_for(&self, count: usize) -> Result<()> {
        let most = usize::from(self.arrangement.most);
        if self.tournament.here().count() + count > most {
            return Err(Problem::conflict("server-tournament-full").with("most", most as i64));
        }
        if self.tournament.may_enter() {
            Ok(())
        } else {
            Err(Problem::conflict("server-tournament-too-late"))
        }
    }
}

impl Tournaments {
    /// Somebody takes part, or does so again.
    pub(crate) async fn enter(&self, id: &TournamentId, caller: &Caller) -> Result<Arc<Standing>> {
        if caller.login.is_none() && !caller.bot {
            return Err(Problem::forbidden("server-account-first"));
        }
        self.change(id, Some(&caller.id), |standing, entrant| {
            if !standing.arrangement.people {
                return Err(Problem::conflict("server-tournament-bots-only"));
            }
            let tournament = &standing.tournament;
            if let Some(entrant) = entrant {
                let player = tournament.player(entrant).ok_or_else(Problem::unavailable)?;
                if player.left.is_none() {
                    return Ok(Doing::default());
                }
                if player.left == Some(Why::Removed) {
                    return Err(Problem::forbidden("server-tournament-removed"));
                }
                if !tournament.may_return(entrant) {
                    return Err(Problem::conflict("server-tournament-too-late"));
                }
                return Ok(Doing::of(Event::Returned { entrant }));
            }
            standing.has_room_for(1)?;
            let entrant = tournament.next_entrant();
            let entered = Event::Entered { entrant, name: caller.name.clone(), kind: Kind::Person };
            Ok(Doing { events: vec![entered], person: Some((caller.id.clone(), entrant)), noted: Vec::new() })
        })
        .await
    }

    /// Somebody takes part no longer. Games that they have begun go on.
    pub(crate) async fn leave(&self, id: &TournamentId, caller: &Caller) -> Result<Arc<Standing>> {
        self.change(id, Some(&caller.id), |standing, entrant| {
            let entrant = entrant.ok_or_else(|| Problem::conflict("server-tournament-not-in"))?;
            let left = standing.tournament.player(entrant).is_none_or(|player| player.left.is_some());
            if left || standing.tournament.stage == Stage::Over {
                return Ok(Doing::default());
            }
            Ok(Doing::of(Event::Left { entrant, why: Why::Wish }))
        })
        .await
    }
}
