//! The proof of a tournament: with its seed, every round can be paired again.

use table::Seed;

use crate::{
    draw::Draw,
    journal::Event,
    ranking::Ranked,
    state::{Fault, Tournament},
};

/// Why a journal proves nothing.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// An entry can't stand where it stands.
    #[error("entry {entry}: {fault}")]
    Entry {
        /// Its number, from 1.
        entry: usize,
        /// Why.
        fault: Fault,
    },
    /// The seed is not the one that was committed to.
    #[error("this is not the seed that was committed to before the start")]
    Seed,
    /// A round is not what the seed gives.
    #[error("round {0} was not paired as the seed has it")]
    Round(u16),
    /// It is said to be over, and was not played out.
    #[error("it was closed as if all had been played, and it was not")]
    NotPlayedOut,
}

/// Proves a journal: every entry could stand where it stands, and every round is the one that follows from the entries before
/// it and from the seed. Tells who stood where in the end.
pub fn verify(events: &[Event], seed: &Seed) -> Result<Vec<Ranked>, Unproved> {
    let at = |entry: usize, fault: Fault| Unproved::Entry { entry: entry + 1, fault };
    let Some((Event::Opened(terms), rest)) = events.split_first() else { return Err(at(0, Fault::Opening)) };
    if terms.commitment != seed.commitment().to_string() {
        return Err(Unproved::Seed);
    }
    let draw = Draw::new(seed);
    let mut tournament = Tournament::opened(terms.clone()).map_err(|fault| at(0, fault))?;
    for (entry, event) in (1..).zip(rest) {
        match event {
            Event::Paired(paired) => {
                let due = tournament.next_round(&draw);
                if due.as_ref() != Some(paired) {
                    return Err(Unproved::Round(paired.round));
                }
            }
            Event::Closed { early: false } if !tournament.is_played_out(&draw) => {
                return Err(Unproved::NotPlayedOut);
            }
            _ => {}
        }
        tournament.follow(event).map_err(|fault| at(entry, fault))?;
    }
    Ok(tournament.ranking(&draw))
}
