//! What helps a player to judge: the odds of combats and hints, from what the seat may know, and the analysis of a
//! game that is over.

use std::{sync::Arc, time::Duration};

use bots::{Budget, Hint};
use manifest::Manifest;
use serde::Serialize;
use table::{Match, Name, Odds, RivalPlays, Seat};

use crate::{
    access::Access,
    analyses,
    app::App,
    people::Caller,
    problem::{Problem, Result},
    store::GameId,
    thinking::{Held, Task},
};

/// A hint is thought about no longer than this.
const HINT: Budget = Budget { simulations: 20_000, time: Duration::from_millis(900), threads: 1 };

/// What a seat has to expect of combats. Dice, Chance cards and Battle cards count with their exact odds; no further
/// Tactics card and no further support is assumed, nor that anybody refuses passage to the attacker.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CurrentOdds {
    /// The version of the table for which they hold.
    version: u64,
    #[serde(flatten)]
    odds: Odds,
}

/// What a seat is advised to do, from what it may know.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CurrentHint {
    /// The version of the table for which it holds.
    version: u64,
    #[serde(flatten)]
    hint: Hint,
}

/// A game as it stands, to think about elsewhere, with the seat that is thought for.
pub(crate) struct Present {
    pub(crate) seat: Seat,
    pub(crate) version: u64,
    pub(crate) game: Box<dyn Match>,
    pub(crate) manifest: Arc<Manifest>,
    pub(crate) names: Vec<Name>,
    /// Whether the table allows hints.
    hints: bool,
}

impl App {
    /// The odds of the combat under way, or of the attack that the seat is naming.
    pub(crate) async fn odds(
        &self,
        id: &GameId,
        caller: &Caller,
        seat: Option<Seat>,
        rival: RivalPlays,
    ) -> Result<CurrentOdds> {
        let Present { seat, version, game, .. } = self.present(id, caller, seat).await?;
        let reckon = move || Odds { seat, rival, forecasts: game.forecasts(seat, rival) };
        let odds = self.hall.aside().work(Some(&caller.id), reckon).await?;
        Ok(CurrentOdds { version, odds })
    }

    /// The best choices of a seat that is asked, with reasons.
    pub(crate) async fn hint(&self, id: &GameId, caller: &Caller, seat: Option<Seat>) -> Result<CurrentHint> {
        let Present { seat, version, game, manifest, hints, .. } = self.present(id, caller, seat).await?;
        self.limits.table(id)?;
        if !hints {
            return Err(Problem::forbidden("server-no-hints"));
        }
        let _place = self.limits.hint(&caller.id)?;
        let think = move |_: &Held| manifest.bots.hint(&*game, seat, HINT, version);
        let thought = self.hall.thinking().think(Task::Question, Some(&caller.id), think);
        let thought = thought.await.ok_or_else(Problem::unavailable)?;
        let hint = thought.ok_or_else(|| Problem::conflict("insight-hint-none"))?;
        Ok(CurrentHint { version, hint })
    }

    /// The game as it stands now, for a seat of the caller's own.
    pub(crate) async fn present(&self, id: &GameId, caller: &Caller, seat: Option<Seat>) -> Result<Present> {
        self.look_from(id, caller, seat, |hosted, viewpoint| {
            let sitting = hosted.sitting;
            let seat = viewpoint.seat.ok_or_else(|| Problem::forbidden("server-not-your-seat"))?;
            let game = sitting.game.as_ref().ok_or_else(|| Problem::conflict("server-not-started"))?;
            let (manifest, hints) = (Arc::clone(&sitting.manifest), sitting.allows_hints());
            let (game, names) = (game.moment(), sitting.names());
            Ok(Present { seat, version: sitting.version, game, manifest, names, hints })
        })
        .await
    }

    /// The analysis of a game that is over, or how far it is. The first who asks has it made.
    pub(crate) async fn analysis(&self, id: &GameId, caller: &Caller) -> Result<analyses::State> {
        let state = self.analyses.state(id);
        let wanted = state.is_none();
        let look = self.visit(id, caller, move |hosted| {
            let game = hosted.sitting.final_game().filter(|_| wanted);
            Ok(game.map(|game| (Arc::clone(&hosted.sitting.manifest), game.copy())))
        });
        let (access, found) = look.await?;
        if access == Access::Passer {
            return Err(Problem::not_found("server-no-such-table"));
        }
        if let Some(state) = state {
            return Ok(state);
        }
        let (manifest, game) = found.ok_or_else(|| Problem::conflict("server-not-over"))?;
        self.analyses.begin(id, &caller.id, manifest, game, self.hall.thinking(), &self.store)
    }
}
