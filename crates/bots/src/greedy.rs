//! One step of sense: whatever promises most right now.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Player, Rules};

/// What a game adds to greed: how good a choice looks.
pub trait Sense: Rules {
    /// What the bot means to do next, from one choice to the next; `()` if it thinks anew each time.
    type Plan: Clone + Default + Send + std::fmt::Debug;

    /// The choice that looks best to the seat, with ties and samples settled by `rng`.
    fn sense(
        outlook: &Outlook<'_, Self>,
        plan: &mut Self::Plan,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Self::Choice;
}

/// Takes what looks best at once.
#[derive(Clone, Debug)]
pub struct Greedy<R: Sense> {
    rng: Xoshiro256PlusPlus,
    plan: R::Plan,
}

impl<R: Sense> Greedy<R> {
    /// A bot with this randomness.
    pub fn new(rng: Xoshiro256PlusPlus) -> Self {
        Self { rng, plan: R::Plan::default() }
    }
}

impl<R: Sense> Player<R> for Greedy<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        R::sense(outlook, &mut self.plan, &mut self.rng)
    }
}
