//! A bot of one of the five levels: it thinks as its level does, and now and then not at all.

use std::time::Duration;

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{BySeat, Outlook, Player, below};

use crate::{
    Insight,
    search::{Budget, Payoff, search},
    tuning::{Level, Tuning},
};

/// The least time in which a choice is better than none.
const LEAST_MILLISECONDS: u64 = 10;

/// Searches for a plan and carries it out word by word, until chance or somebody else has a say.
#[derive(Clone, Debug)]
pub struct Thinker<R: Insight> {
    tuning: Tuning,
    level: Level,
    rng: Xoshiro256PlusPlus,
    /// What is still to be said, the next word last.
    plan: Vec<R::Choice>,
    choices: Vec<R::Choice>,
    expects: Option<BySeat<Payoff>>,
}

impl<R: Insight> Thinker<R> {
    /// A bot of this level that goes by this tuning.
    pub fn new(tuning: &Tuning, level: Level, rng: Xoshiro256PlusPlus) -> Self {
        Self { tuning: tuning.clone(), level, rng, plan: Vec::new(), choices: Vec::new(), expects: None }
    }

    /// Shares the time for each choice among so many who want to think.
    pub fn share(&mut self, among: u32) {
        let part = self.level.milliseconds / u64::from(among.max(1));
        self.level.milliseconds = part.max(LEAST_MILLISECONDS);
    }

    /// Takes so much off the time for each choice: whoever had to wait for a core does not let others wait longer.
    pub fn hurry(&mut self, waited: Duration) {
        let waited = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX);
        self.level.milliseconds = self.level.milliseconds.saturating_sub(waited).max(LEAST_MILLISECONDS);
    }

    /// Lets it think no longer than this about each choice.
    pub fn limit(&mut self, longest: Duration) {
        let longest = u64::try_from(longest.as_millis()).unwrap_or(u64::MAX);
        self.level.milliseconds = self.level.milliseconds.min(longest).max(LEAST_MILLISECONDS);
    }

    /// Lets it think about each choice as long as its simulations take: what it does is the same on any machine.
    pub(crate) fn forget_the_clock(&mut self) {
        self.level.milliseconds = u64::try_from(Budget::NO_CLOCK.as_millis()).unwrap_or(u64::MAX);
    }

    /// What it means to say next, as long as nobody else has a say.
    pub fn goes_on(&self) -> impl Iterator<Item = R::Choice> {
        self.plan.iter().rev().copied()
    }

    /// What each seat could expect when the bot was asked last; none if it did not have to think.
    pub fn expects(&self) -> Option<&BySeat<Payoff>> {
        self.expects.as_ref()
    }
}

impl<R: Insight> Player<R> for Thinker<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        self.expects = None;
        outlook.choices(&mut self.choices);
        let planned = self.plan.pop().filter(|word| self.choices.contains(word));
        if let Some(word) = planned {
            return word;
        }
        self.plan.clear();
        if let [only] = self.choices[..] {
            return only;
        }
        if below(&mut self.rng, 100) < self.level.whims {
            let whim = outlook.pick(&mut self.choices, &mut self.rng);
            if !R::is_fuss(whim) {
                return whim;
            }
        }
        let seed = self.rng.next_u64();
        let findings = search(outlook, &self.tuning, self.level.budget(), seed);
        self.expects = Some(findings.payoff);
        self.plan = findings.plan;
        self.plan.reverse();
        self.plan.pop().expect("a bot is asked when its choice is awaited")
    }
}
