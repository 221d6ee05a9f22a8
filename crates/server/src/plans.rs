//! What a player's units could do, before any word of it is said.

use serde::{Deserialize, Serialize};
use table::{Group, Plan, Reach, Seat};

use crate::{
    app::App,
    insight::Present,
    people::Caller,
    problem::{Problem, Result},
    protocol::MOST_WORDS,
    store::GameId,
};

/// What each kind of unit of a seat could do from where it stands, in any action that can be named now.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CurrentReach {
    /// The version of the table for which it holds.
    version: u64,
    /// The seat.
    seat: Seat,
    /// One entry for each zone, kind of unit and action.
    reaches: Vec<Reach>,
}

/// Units that are to act together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Gathering {
    /// For which of one's seats; the first if none is named.
    #[serde(default)]
    seat: Option<Seat>,
    /// The id of the zone where they stand.
    from: String,
    /// The words that name them, one for each, such as `with light`; 32 at most.
    units: Vec<String>,
}

/// What units could do together, each plan with the words that say it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CurrentPlans {
    /// The version of the table for which they hold.
    version: u64,
    /// The seat.
    seat: Seat,
    /// The plans, in the order of the actions.
    plans: Vec<Plan>,
}

impl App {
    /// What the units of a seat could do.
    pub(crate) async fn reach(
        &self,
        id: &GameId,
        caller: &Caller,
        seat: Option<Seat>,
    ) -> Result<CurrentReach> {
        let Present { seat, version, game, .. } = self.present(id, caller, seat).await?;
        let reaches = self.hall.aside().work(Some(&caller.id), move || game.reaches(seat)).await?;
        Ok(CurrentReach { version, seat, reaches })
    }

    /// What some units of a seat could do together.
    pub(crate) async fn plans(
        &self,
        id: &GameId,
        caller: &Caller,
        Gathering { seat, from, units }: Gathering,
    ) -> Result<CurrentPlans> {
        if units.len() > MOST_WORDS {
            return Err(Problem::bad("server-how-many-words").with("most", MOST_WORDS as i64));
        }
        let Present { seat, version, game, .. } = self.present(id, caller, seat).await?;
        let group = Group { from, units };
        let plans = self.hall.aside().work(Some(&caller.id), move || game.plans(seat, &group)).await?;
        Ok(CurrentPlans { version, seat, plans })
    }
}
