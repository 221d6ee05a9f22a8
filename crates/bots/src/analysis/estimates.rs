//! What the search makes of a game, estimate by estimate, on several threads.

use std::{
    ops::ControlFlow,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use table::{Outlook, Seat};

use super::{
    Costly, Depth, Draw,
    story::{Decision, Story},
};
use crate::{
    Insight,
    puzzle::{Way, way},
    search::{Budget, Findings, search},
};

/// Costly decisions that are named at the most.
const COSTLY: usize = 8;
/// Decisions that are looked at a second time at the most, for that.
const SUSPECTS: usize = 24;
/// What a decision must cost to be named.
const COST: f32 = 0.03;
/// The share of the time in which everything is looked at once.
const FIRST_LOOKS: f64 = 0.7;
/// How much more thought is given to a decision that seems costly, before it is called so.
const SECOND_LOOK: u32 = 4;

/// Something to be estimated in the first round.
#[derive(Clone, Copy)]
enum Question {
    /// What could be expected when this decision was made, and what would have been best.
    Decision(usize),
    /// What could be expected once it was carried out.
    Carried(usize),
    /// What could be expected before this draw.
    Undrawn(usize),
    /// And after it.
    Drawn(usize),
}

/// All that has been estimated so far.
struct Known<C> {
    decisions: Vec<Option<Findings<C>>>,
    carried: Vec<Option<f32>>,
    undrawn: Vec<Option<Vec<f32>>>,
    drawn: Vec<Option<Vec<f32>>>,
    costly: Vec<Costly>,
}

/// The estimates of a game.
pub(super) struct Estimates<'a, R: Insight> {
    story: &'a Story<R>,
    depth: Depth,
    questions: Vec<Question>,
    done: AtomicUsize,
    known: Mutex<Known<R::Choice>>,
}

/// Told after each estimate; tells whether to go on.
type Step<'a> = &'a (dyn Fn() -> ControlFlow<()> + Sync);

impl<'a, R: Insight> Estimates<'a, R> {
    /// None is made yet.
    pub(super) fn new(story: &'a Story<R>, depth: Depth) -> Self {
        let (decisions, draws) = (story.decisions.len(), story.draws.len());
        // First how the whole game went, then what each decision and each draw has changed.
        let questions = spread(decisions)
            .map(Question::Decision)
            .chain(spread(decisions).map(Question::Carried))
            .chain((0..draws).flat_map(|draw| [Question::Undrawn(draw), Question::Drawn(draw)]))
            .collect();
        let known = Known {
            decisions: vec![None; decisions],
            carried: vec![None; decisions],
            undrawn: vec![None; draws],
            drawn: vec![None; draws],
            costly: Vec::new(),
        };
        Self { story, depth, questions, done: AtomicUsize::new(0), known: Mutex::new(known) }
    }

    fn known(&self) -> MutexGuard<'_, Known<R::Choice>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many estimates are made, and how many there will be.
    pub(super) fn count(&self) -> (usize, usize) {
        let all = self.questions.len() + SUSPECTS;
        (self.done.load(Ordering::Relaxed).min(all), all)
    }

    /// All are made, though fewer decisions may have seemed costly than could have.
    pub(super) fn finish(&self) {
        self.done.store(self.questions.len() + SUSPECTS, Ordering::Relaxed);
    }

    /// How likely each seat won at each decision that was looked at.
    pub(super) fn chances(&self) -> Vec<Option<Vec<f32>>> {
        let of = |findings: &Option<Findings<R::Choice>>| findings.as_ref().map(|it| self.wins(it));
        self.known().decisions.iter().map(of).collect()
    }

    /// What each draw has changed that was looked at.
    pub(super) fn draws(&self) -> Vec<Draw> {
        let known = self.known();
        let pairs = known.undrawn.iter().zip(&known.drawn);
        let draw = |(drawn, pair): (&super::story::Drawn<R>, _)| {
            let (Some(before), Some(after)): (&Option<Vec<f32>>, &Option<Vec<f32>>) = pair else {
                return None;
            };
            let change = after.iter().zip(before).map(|(after, before)| after - before).collect();
            Some(Draw { ply: drawn.ply, words: drawn.words, change })
        };
        self.story.draws.iter().zip(pairs).filter_map(draw).collect()
    }

    /// The decisions that were found to be costly, the costliest first.
    pub(super) fn costly(&self) -> Vec<Costly> {
        let cost = |one: &Costly| one.better_win - one.win;
        let mut costly: Vec<_> =
            self.known().costly.iter().filter(|one| cost(one) >= COST).cloned().collect();
        costly.sort_by(|a, b| cost(b).total_cmp(&cost(a)).then(a.moment.cmp(&b.moment)));
        costly.truncate(COSTLY);
        costly
    }

    fn wins(&self, findings: &Findings<R::Choice>) -> Vec<f32> {
        let seats = self.story.decisions.first().map_or(0, |decision| decision.position.seats());
        findings.payoff.first(seats).iter().map(|payoff| payoff.win).collect()
    }

    /// Looks at everything once.
    pub(super) fn look_at_all(&self, step: Step<'_>) -> ControlFlow<()> {
        let time = self.share(FIRST_LOOKS, self.questions.len());
        let budget = Budget { simulations: self.depth.simulations, time, threads: 1 };
        let of_decision =
            |decision: &Decision<R>, position: &R| look(position, decision.seat, decision.ply, budget);
        self.each(&self.questions, step, |&question| {
            let Story { decisions, draws, .. } = self.story;
            match question {
                Question::Decision(number) => {
                    let decision = &decisions[number];
                    let findings = of_decision(decision, &decision.position);
                    self.known().decisions[number] = Some(findings);
                }
                Question::Carried(number) => {
                    let decision = &decisions[number];
                    let findings = of_decision(decision, &decision.after);
                    self.known().carried[number] = Some(findings.payoff[decision.seat].win);
                }
                Question::Undrawn(number) => {
                    let draw = &draws[number];
                    let findings = look(&draw.before, draw.eyes, draw.ply, budget);
                    let wins = self.wins(&findings);
                    self.known().undrawn[number] = Some(wins);
                }
                Question::Drawn(number) => {
                    let draw = &draws[number];
                    let findings = look(&draw.after, draw.eyes, draw.ply, budget);
                    let wins = self.wins(&findings);
                    self.known().drawn[number] = Some(wins);
                }
            }
        })
    }

    /// Looks a second time at the decisions that seem to cost most: as they were made, and with the better plan.
    pub(super) fn look_again(&self, step: Step<'_>) -> ControlFlow<()> {
        let suspects = self.suspects();
        let budget = Budget {
            simulations: self.depth.simulations * SECOND_LOOK,
            time: self.share(1.0 - FIRST_LOOKS, 2 * SUSPECTS),
            threads: 1,
        };
        self.each(&suspects, step, |(moment, plan)| {
            let decision = &self.story.decisions[*moment];
            let Way { words: better, leads_to: instead } = way(&decision.position, decision.seat, plan);
            let [win, better_win] = [&decision.after, &instead].map(|position| {
                look(position, decision.seat, decision.ply, budget).payoff[decision.seat].win
            });
            let all: Vec<_> = decision.words[..decision.forced].iter().copied().chain(better).collect();
            let costly = Costly {
                moment: *moment,
                by: decision.seat,
                words: words(decision, &decision.words),
                plan: decision.first.plan(decision.seat, &decision.words),
                win,
                better_words: words(decision, &all),
                better_plan: decision.first.plan(decision.seat, &all),
                better_win,
            };
            self.known().costly.push(costly);
        })
    }

    /// The decisions that seem to cost most, with what would have been best.
    fn suspects(&self) -> Vec<(usize, Vec<R::Choice>)> {
        let known = self.known();
        let found = known.decisions.iter().zip(&known.carried).zip(&self.story.decisions).enumerate();
        let mut suspects: Vec<_> = found
            .filter_map(|(moment, ((findings, carried), decision))| {
                let findings = findings.as_ref()?;
                // The same may have been said in another order.
                let instead = way(&decision.position, decision.seat, &findings.plan).leads_to;
                (instead != decision.after).then_some(())?;
                Some((findings.win - (*carried)?, moment, findings.plan.clone()))
            })
            .collect();
        suspects.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        suspects.truncate(SUSPECTS);
        suspects.into_iter().map(|(_, moment, plan)| (moment, plan)).collect()
    }

    /// The time for each of so many estimates in a share of all time.
    fn share(&self, of_time: f64, estimates: usize) -> Duration {
        self.depth.time.mul_f64(of_time * self.depth.jobs.max(1) as f64 / estimates.max(1) as f64)
    }

    /// Does something with each, on several threads, until it is broken off.
    fn each<Q: Sync>(&self, questions: &[Q], step: Step<'_>, answer: impl Fn(&Q) + Sync) -> ControlFlow<()> {
        let (next, broken_off) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = || {
            while !broken_off.load(Ordering::Relaxed)
                && let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed))
            {
                answer(question);
                self.done.fetch_add(1, Ordering::Relaxed);
                if step().is_break() {
                    broken_off.store(true, Ordering::Relaxed);
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.depth.jobs.max(1) {
                scope.spawn(work);
            }
        });
        if broken_off.into_inner() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// What somebody could expect of a position.
fn look<R: Insight>(position: &R, seat: Seat, ply: usize, budget: Budget) -> Findings<R::Choice> {
    search(&Outlook::new(position, seat), R::tuning(), budget, ply as u64)
}

/// Words of the record, said one after the other where a decision began.
fn words<R: Insight>(decision: &Decision<R>, choices: &[R::Choice]) -> Vec<String> {
    let mut position = decision.first.clone();
    let say = |&choice: &R::Choice| {
        let word = position.word(choice);
        position.play(decision.seat, choice, &mut ());
        word
    };
    choices.iter().map(say).collect()
}

/// All numbers below a bound, each as far as can be from those before it.
fn spread(bound: usize) -> impl Iterator<Item = usize> {
    let widest = bound.next_power_of_two();
    let steps = std::iter::successors(Some(widest), |step| (*step > 1).then_some(step / 2));
    steps.flat_map(move |step| {
        let first = if step == widest { 0 } else { step };
        let stride = if step == widest { widest } else { 2 * step };
        (first..bound).step_by(stride)
    })
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn everything_is_looked_at_once_and_the_whole_game_first() {
        assert_eq!(spread(8).collect::<Vec<_>>(), [0, 4, 2, 6, 1, 3, 5, 7]);
        assert_eq!(spread(5).collect::<Vec<_>>(), [0, 4, 2, 1, 3]);
        for bound in 0..70 {
            let mut all: Vec<_> = spread(bound).collect();
            all.sort_unstable();
            assert_eq!(all, (0..bound).collect::<Vec<_>>());
        }
    }
}
