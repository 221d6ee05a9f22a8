//! Anything legal, each choice equally likely.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Player, Rules};

/// Plays anything legal.
#[derive(Clone, Debug)]
pub struct Random<R: Rules> {
    rng: Xoshiro256PlusPlus,
    buffer: Vec<R::Choice>,
}

impl<R: Rules> Random<R> {
    /// A bot with this randomness.
    pub fn new(rng: Xoshiro256PlusPlus) -> Self {
        Self { rng, buffer: Vec::new() }
    }
}

impl<R: Rules> Player<R> for Random<R> {
    #[inline]
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        outlook.pick(&mut self.buffer, &mut self.rng)
    }
}
