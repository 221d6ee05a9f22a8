//! What the organiser may do.

use std::sync::Arc;

use serde::Deserialize;
use tournament::{Entrant, Event, How, Stage, Why};

use super::{
    Doing, Standing, Tournaments,
    announcing::{BotsEntered, bots_as_entrants},
};
use crate::{
    deed::Chair,
    people::Caller,
    problem::{Problem, Result},
    sitting::check_chair,
    store::TournamentId,
};

/// Something the organiser does.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum TournamentOrder {
    /// Begins it: nobody new may enter who is not late.
    Start,
    /// Lets bots of the house take part.
    Bots(BotsEntered),
    /// Sends somebody away; games that they have begun go on.
    Remove {
        /// Who.
        entrant: Entrant,
    },
    /// Pairs the next round now, where that is left to the organiser or there is a pause.
    NextRound,
    /// Decides a table that does not come to an end.
    Rule {
        /// Which table of the round that is played, from 1.
        table: u16,
        /// The place of each seat; equal ones share it.
        places: Vec<u8>,
    },
    /// Ends it as it stands.
    Close,
}

impl Tournaments {
    /// Does what the organiser wants.
    pub(crate) async fn order(
        &self,
        id: &TournamentId,
        caller: &Caller,
        order: &TournamentOrder,
    ) -> Result<Arc<Standing>> {
        if let TournamentOrder::Bots(bots) = order {
            let standing = self.read(id).await?;
            let terms = &standing.tournament.terms;
            let manifest = self.hall().edition(&terms.game, Some(&terms.hash)).await?;
            check_chair(&manifest, &Chair::Bot { bot: bots.bot.clone() })?;
        }
        let ordered = |standing: &Standing, _| {
            if standing.organiser != caller.id {
                return Err(Problem::forbidden("server-organiser-only"));
            }
            standing.ordered(order)
        };
        let standing = self.change(id, None, ordered).await?;
        if standing.tournament.stage == Stage::Running {
            // Whoever looks next finds the tables there, if this is where they are opened.
            self.tend_soon(id);
        }
        Ok(standing)
    }
}

impl Standing {
    /// What an order comes to.
    fn ordered(&self, order: &TournamentOrder) -> Result<Doing> {
        let tournament = &self.tournament;
        match order {
            TournamentOrder::Start => {
                let (here, seats) = (tournament.here().count(), usize::from(tournament.terms.seats));
                if tournament.stage == Stage::Open && here < seats {
                    return Err(Problem::conflict("server-tournament-too-few").with("seats", seats as i64));
                }
                Ok(Doing::of(Event::Started))
            }
            TournamentOrder::Bots(bots) => {
                self.has_room_for(bots.count.into())?;
                let events = bots_as_entrants(tournament, std::slice::from_ref(bots));
                Ok(Doing { events, ..Doing::default() })
            }
            TournamentOrder::Remove { entrant } => {
                Ok(Doing::of(Event::Left { entrant: *entrant, why: Why::Removed }))
            }
            TournamentOrder::NextRound => {
                if !tournament.is_round_over() {
                    return Err(Problem::conflict("server-tournament-round-open"));
                }
                Ok(self.next_round().map_or_else(Doing::default, Doing::of))
            }
            TournamentOrder::Rule { table, places } => {
                let round = tournament.rounds.len() as u16;
                let ended = Event::Ended { round, table: *table, places: places.clone(), how: How::Ruled };
                Ok(Doing { events: vec![ended], noted: vec![(round, *table)], person: None })
            }
            TournamentOrder::Close => Ok(Doing::of(Event::Closed { early: true })),
        }
    }

    /// What comes when a round is over: the next one, or the end.
    pub(super) fn next_round(&self) -> Option<Event> {
        if self.tournament.stage != Stage::Running || !self.tournament.is_round_over() {
            return None;
        }
        let next = self.tournament.next_round(&self.draw());
        Some(next.map_or(Event::Closed { early: false }, Event::Paired))
    }
}
