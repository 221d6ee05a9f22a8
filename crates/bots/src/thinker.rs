//! A bot of one of the five levels: it thinks as its level does, and now and then not at all.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Player, below};

use crate::{
    Sense,
    craft::{Craft, Level},
    search::{Insight, search},
};

/// Searches for its choice, or takes what looks best at once if its level has no simulations.
#[derive(Clone, Debug)]
pub struct Thinker<R: Sense> {
    craft: Craft,
    level: Level,
    rng: Xoshiro256PlusPlus,
    plan: R::Plan,
    choices: Vec<R::Choice>,
}

impl<R: Sense + Insight> Thinker<R> {
    /// A bot of this level that goes by this craft.
    pub fn new(craft: &Craft, level: Level, rng: Xoshiro256PlusPlus) -> Self {
        Self { craft: craft.clone(), level, rng, plan: R::Plan::default(), choices: Vec::new() }
    }
}

impl<R: Sense + Insight> Player<R> for Thinker<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        outlook.choices(&mut self.choices);
        if let [only] = self.choices[..] {
            return only;
        }
        if below(&mut self.rng, 100) < self.level.whims {
            return outlook.pick(&mut self.choices, &mut self.rng);
        }
        if self.level.simulations == 0 {
            return R::sense(outlook, &mut self.plan, &mut self.rng);
        }
        let seed = self.rng.next_u64();
        let findings = search(outlook, &self.craft, self.level.budget(), seed);
        findings.best(outlook.seat()).expect("a bot is asked when its choice is awaited")
    }
}
