//! The lots, all from the seed that was committed to before anybody entered.

use rand_core::Rng;
use table::{ChanceStream, Seed};

use crate::journal::Entrant;

/// All that a tournament draws. It follows from the seed and from what it is drawn for, and from nothing else: who enters
/// or leaves changes nobody else's lot.
#[derive(Clone, Debug)]
pub struct Draw<'a>(&'a Seed);

impl<'a> Draw<'a> {
    /// The draw of this seed.
    pub fn new(seed: &'a Seed) -> Self {
        Self(seed)
    }

    /// The lot of an entrant in a round; in round 0 the one that decides last where two stand alike. Each is the first
    /// number of a stream of chance with the words `tournament`, the round and the entrant.
    pub fn lot(&self, round: u16, entrant: Entrant) -> u64 {
        let (round, entrant) = (round.to_string(), entrant.to_string());
        ChanceStream::new(self.0, ["tournament", &round, &entrant]).rng().next_u64()
    }
}
