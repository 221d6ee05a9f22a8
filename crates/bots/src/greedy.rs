//! One step of sense: whatever promises most right now.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Player};

use crate::Insight;

/// Takes what looks best [at first sight](Insight::at_first_sight).
#[derive(Clone, Debug)]
pub struct Greedy<R: Insight> {
    rng: Xoshiro256PlusPlus,
    /// What is still to be said, the next word last.
    plan: Vec<R::Choice>,
}

impl<R: Insight> Greedy<R> {
    /// A bot with this randomness.
    pub fn new(rng: Xoshiro256PlusPlus) -> Self {
        Self { rng, plan: Vec::new() }
    }
}

impl<R: Insight> Player<R> for Greedy<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        let mut choices = Vec::new();
        outlook.ordered(&mut choices);
        if let [only] = choices[..] {
            return only;
        }
        if let Some(word) = self.plan.pop().filter(|word| choices.contains(word)) {
            return word;
        }
        self.plan.clear();
        R::at_first_sight(outlook, &choices, &mut self.plan, &mut self.rng)
    }
}
