//! Ratings: who may play for them, what finished games come to, and who stands where.
//!
//! A rated game is one whose `Opening` says so. When it is over, any node counts its result, once: `rated_results` has the order
//! in which that happened, and what it makes of the ratings is written in the same transaction. All of it can be made anew from the
//! journals in that order (`recount`), which comes to the same numbers because `rating` knows nothing but the results.

mod board;
mod counting;
mod filing;
mod recount;

use std::sync::LazyLock;

use manifest::{Games, Manifest};
use rating::{Anchors, Company};
use table::{Agreed, Arg};

use crate::{
    deed::Chair,
    hall::Hall,
    problem::{Problem, Result},
    store::PersonId,
};

pub(crate) use board::{Board, BoardAsked, RatingSeen, SeatRated, points, rating_seen};
pub(crate) use counting::{OtherSeat, count};
pub use recount::Recounted;
pub(crate) use recount::recount;

/// The measured ratings of the bots.
pub(crate) static ANCHORS: LazyLock<Anchors> = LazyLock::new(Anchors::built_in);

impl Hall {
    /// Whether somebody may play for ratings: they need an account, and programs have none.
    pub(crate) async fn may_be_rated(&self, person: &PersonId) -> Result<()> {
        let person = self.store().person(person).await?.ok_or_else(Problem::nobody)?;
        match (person.owner, person.login) {
            (Some(_), _) => Err(Problem::forbidden("server-rated-program")),
            (None, None) => Err(Problem::forbidden("server-rated-account")),
            (None, Some(_)) => Ok(()),
        }
    }
}

/// Whether a table on these terms can be rated: with a released edition, from the beginning, without hints.
pub(crate) fn check_terms(
    games: &Games,
    manifest: &Manifest,
    options: &Agreed,
    from_position: bool,
    hints: Option<bool>,
) -> Result<()> {
    let newest = games.find(manifest.name).is_ok_and(|newest| newest.hash() == manifest.hash());
    let released = newest || games.archive().number(manifest.name, manifest.hash()).is_some();
    let begins = !from_position && options.get("situation").is_none_or(|situation| situation == "usual");
    if !released || !begins {
        return Err(Problem::bad("server-rated-rules"));
    }
    if hints == Some(true) {
        return Err(Problem::bad("server-rated-hints"));
    }
    Ok(())
}

/// Whether somebody who plays for ratings can sit on such a chair: people each with an account of their own, and bots whose
/// strength was measured.
pub(crate) fn check_chair(manifest: &Manifest, seats: usize, chair: &Chair) -> Result<()> {
    match chair {
        Chair::Host | Chair::Invited | Chair::Open => Ok(()),
        Chair::HotSeat { .. } => Err(Problem::bad("server-rated-account")),
        Chair::Bot { bot } => {
            let company = Company::of(seats);
            if ANCHORS.of(manifest.name, company, bot).is_some() {
                return Ok(());
            }
            let known: Vec<&str> = ANCHORS.all(manifest.name, company).iter().map(|(bot, _)| *bot).collect();
            Err(Problem::bad("server-rated-bot").with("known", Arg::Text(known.join(", "))))
        }
    }
}
