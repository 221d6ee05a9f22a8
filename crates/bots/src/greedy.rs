//! One step of sense: whatever promises most right now.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Player, Rules};

/// What a game adds to greed: how good a choice looks.
pub trait Sense: Rules {
    /// The choice that looks best to the seat, with ties and samples settled by `rng`.
    fn sense(outlook: &Outlook<'_, Self>, rng: &mut Xoshiro256PlusPlus) -> Self::Choice;
}

/// Takes what looks best at once.
#[derive(Clone, Debug)]
pub struct Greedy(Xoshiro256PlusPlus);

impl Greedy {
    /// A bot with this randomness.
    pub fn new(rng: Xoshiro256PlusPlus) -> Self {
        Self(rng)
    }
}

impl<R: Sense> Player<R> for Greedy {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        R::sense(outlook, &mut self.0)
    }
}
