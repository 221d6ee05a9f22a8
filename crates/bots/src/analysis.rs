//! Analysis of a game that was played: who stood how, choice by choice, from what each seat knew then; where it
//! turned, which choices cost most, and what chance gave and took.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use serde::Serialize;
use table::{Arg, Awaiting, By, Outlook, Phrase, RivalPlays, Rules, Running, Seat, Told};

use crate::{
    Insight,
    search::{Budget, Findings, Weighed, search},
};

/// Turning points that are named at the most.
const TURNS: usize = 5;
/// A turning point changes somebody's chance of victory by so much at least.
const TURN: f32 = 0.08;
/// Costly choices that are named at the most.
const COSTLY: usize = 8;
/// Choices that are looked at a second time at the most, for that.
const SUSPECTS: usize = 24;
/// What a choice must cost to be named.
const COST: f32 = 0.03;
/// A choice that was tried less often by the search is looked at on its own.
const KNOWN: u32 = 50;
/// The share of the time in which everything is looked at once.
const FIRST_LOOKS: f64 = 0.7;
/// How much more thought is given to a choice that seems costly, before it is called so.
const SECOND_LOOK: u32 = 4;

/// How much thought a game is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Games played on in thought for each estimate.
    pub simulations: u32,
    /// Time for the whole analysis. Estimates are rougher if it runs short.
    pub time: Duration,
    /// How many threads.
    pub jobs: usize,
}

/// What is to be said about a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Analysis {
    /// Every decision in order, and the end.
    pub moments: Vec<Moment>,
    /// Where most changed for somebody, in order.
    pub turning_points: Vec<Turn>,
    /// The choices that cost most, the costliest first.
    pub costly: Vec<Costly>,
    /// Every draw of chance, or several that came together.
    pub draws: Vec<Draw>,
    /// What chance gave each seat in all: the sum over the draws.
    pub luck: Vec<f32>,
    /// Every battle, with its exact odds before dice or Chance cards decided it.
    pub battles: Vec<Battle>,
}

/// A moment at which somebody decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Moment {
    /// After so many plies.
    pub ply: usize,
    /// Who decided; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub by: Option<Seat>,
    /// What was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub word: Option<String>,
    /// The same for people; not sent, because the moments are many.
    #[serde(skip)]
    pub label: Option<Phrase>,
    /// How likely each seat wins, as the one who decides sees it; they add up to 1.
    pub win: Vec<f32>,
}

/// A change between two decisions of one seat, as that seat saw it: eyes that know other cards are not compared.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Turn {
    /// Whose chance of victory changed.
    pub seat: Seat,
    /// The number of the moment before.
    pub from: usize,
    /// The number of the moment after: the seat's next decision, or the end.
    pub to: usize,
    /// By how much.
    pub change: f32,
}

/// A choice that was worse than another.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Costly {
    /// The number of its moment.
    pub moment: usize,
    /// Who chose.
    pub by: Seat,
    /// What was chosen.
    pub word: String,
    /// The same for people.
    pub label: Phrase,
    /// How likely the seat won after it.
    pub win: f32,
    /// What would have been better.
    pub better: String,
    /// The same for people.
    pub better_label: Phrase,
    /// How likely the seat would have won then.
    pub better_win: f32,
}

/// What a draw has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Draw {
    /// The ply of its first word, counted from 0.
    pub ply: usize,
    /// How many words of chance came together.
    pub words: usize,
    /// How much it changed each seat's chance of victory, as the next who decides sees it; they add up to 0.
    pub change: Vec<f32>,
}

/// A battle, expected and actual.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Battle {
    /// The ply that decided it, counted from 0.
    pub ply: usize,
    /// The zone that was fought for.
    #[serde(serialize_with = "Arg::serialize_plain")]
    #[cfg_attr(feature = "schema", ts(as = "String"), schema(value_type = String))]
    pub target: Arg,
    /// Who attacked.
    pub attacker: Seat,
    /// Who defended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub defender: Option<Seat>,
    /// How likely the attacker was to win.
    pub expected: f64,
    /// Whether the attacker won.
    pub won: bool,
}

/// Something to be estimated: a position, and whose eyes look at it.
struct Question<R> {
    position: R,
    seat: Seat,
    seed: u64,
}

impl<R: Insight> Question<R> {
    fn answer(&self, budget: Budget) -> Findings<R::Choice> {
        search(&Outlook::new(&self.position, self.seat), R::tuning(), budget, self.seed)
    }
}

/// A decision of the game.
struct Decision<R: Rules> {
    ply: usize,
    seat: Seat,
    choice: R::Choice,
    position: R,
    after: R,
}

/// Looks at every decision of a game that is over. `progress` is told how many of how many estimates are made.
pub fn analyse<R: Insight>(
    game: &Running<R>,
    depth: Depth,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Analysis {
    let seats = game.position().seats();
    let story = Story::read(game);
    let mut questions = Vec::new();
    for decision in &story.decisions {
        let (position, seat) = (decision.position.clone(), decision.seat);
        questions.push(Question { position, seat, seed: decision.ply as u64 });
    }
    for draw in &story.draws {
        for position in [&draw.before, &draw.after] {
            questions.push(Question { position: position.clone(), seat: draw.eyes, seed: draw.ply as u64 });
        }
    }
    let share = depth.time.mul_f64(FIRST_LOOKS * depth.jobs.max(1) as f64 / questions.len().max(1) as f64);
    let budget = Budget { simulations: depth.simulations, time: share, threads: 1 };
    let all = questions.len() + SUSPECTS;
    let done = AtomicUsize::new(0);
    let step = || progress(done.fetch_add(1, Ordering::Relaxed) + 1, all);
    let found = in_parallel(&questions, depth.jobs, |question: &Question<R>| {
        let findings = question.answer(budget);
        step();
        findings
    });
    let wins = |findings: &Findings<R::Choice>| -> Vec<f32> {
        findings.payoff.first(seats).iter().map(|payoff| payoff.win).collect()
    };
    let (of_decisions, of_draws) = found.split_at(story.decisions.len());
    let mut moments: Vec<_> = story
        .decisions
        .iter()
        .zip(of_decisions)
        .map(|(decision, findings)| Moment {
            ply: decision.ply,
            by: Some(decision.seat),
            word: Some(decision.position.word(decision.choice)),
            label: Some(decision.position.label(decision.choice)),
            win: wins(findings),
        })
        .collect();
    moments.push(Moment { ply: game.plies().len(), by: None, word: None, label: None, win: result(game) });

    let draws: Vec<_> = story
        .draws
        .iter()
        .zip(of_draws.chunks(2))
        .map(|(draw, pair)| {
            let change = wins(&pair[1]).into_iter().zip(wins(&pair[0])).map(|(after, before)| after - before);
            Draw { ply: draw.ply, words: draw.words, change: change.collect() }
        })
        .collect();
    let mut luck = vec![0.0; seats];
    for draw in &draws {
        for (sum, change) in luck.iter_mut().zip(&draw.change) {
            *sum += change;
        }
    }
    let second = Budget {
        simulations: depth.simulations * SECOND_LOOK,
        time: depth.time.mul_f64((1.0 - FIRST_LOOKS) * depth.jobs.max(1) as f64 / (2 * SUSPECTS) as f64),
        threads: 1,
    };
    let costly = costly(&story.decisions, of_decisions, second, depth.jobs, &step);
    progress(all, all);
    Analysis { turning_points: turns(&moments), moments, costly, draws, luck, battles: story.battles }
}

/// Does the same with each, on several threads; the answers are in order.
fn in_parallel<Q: Sync, A: Send>(questions: &[Q], jobs: usize, answer: impl Fn(&Q) -> A + Sync) -> Vec<A> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut answers = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(question) = questions.get(index) else { return answers };
            answers.push((index, answer(question)));
        }
    };
    let mut answers: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("thinking does not panic")).collect()
    });
    answers.sort_by_key(|&(index, _)| index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

/// Who has won, by shares.
fn result<R: Rules>(game: &Running<R>) -> Vec<f32> {
    let (standing, seats) = (game.position().standing(), game.position().seats());
    let leaders = standing.leaders();
    let share = 1.0 / leaders.len().max(1) as f32;
    Seat::first(seats).map(|seat| if leaders.contains(seat) { share } else { 0.0 }).collect()
}

/// Where somebody's chance changed most from one own decision to the next.
fn turns(moments: &[Moment]) -> Vec<Turn> {
    let next = |(from, moment): (usize, &Moment)| {
        let seat = moment.by?;
        let later = moments.iter().enumerate().skip(from + 1);
        let (to, after) = later.into_iter().find(|(_, later)| later.by.is_none_or(|by| by == seat))?;
        Some(Turn { seat, from, to, change: after.win[seat.index()] - moment.win[seat.index()] })
    };
    let mut turns: Vec<Turn> = moments.iter().enumerate().filter_map(next).collect();
    turns.retain(|turn| turn.change.abs() >= TURN);
    turns.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
    turns.truncate(TURNS);
    turns.sort_by_key(|turn| (turn.from, turn.to));
    turns
}

/// The choices that seem to cost most, looked at a second time: as they were made, and with the better one.
fn costly<R: Insight>(
    decisions: &[Decision<R>],
    found: &[Findings<R::Choice>],
    budget: Budget,
    jobs: usize,
    step: &(dyn Fn() + Sync),
) -> Vec<Costly> {
    let mut suspects = Vec::new();
    for (moment, (decision, findings)) in decisions.iter().zip(found).enumerate() {
        let Some(best) = findings.best().filter(|&best| best != decision.choice) else {
            continue;
        };
        let of = |choice| findings.choices.iter().find(|weighed| weighed.choice == choice);
        let (Some(made), Some(better)) = (of(decision.choice), of(best)) else { continue };
        let win = |weighed: &Weighed<R::Choice>| weighed.payoff[decision.seat].win;
        // What was hardly tried may be anything: it is judged by what the search made of the whole.
        let made = if made.visits >= KNOWN { win(made) } else { findings.payoff[decision.seat].win };
        suspects.push((findings.win.max(win(better)) - made, moment, best));
    }
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0));
    suspects.truncate(SUSPECTS);
    let judged = in_parallel(&suspects, jobs, |&(_, moment, best)| {
        let decision = &decisions[moment];
        let mut instead = decision.position.clone();
        instead.play(decision.seat, best, &mut ());
        let [made, better] = [&decision.after, &instead].map(|position| {
            let question =
                Question { position: position.clone(), seat: decision.seat, seed: decision.ply as u64 };
            question.answer(budget).win
        });
        step();
        Costly {
            moment,
            by: decision.seat,
            word: decision.position.word(decision.choice),
            label: decision.position.label(decision.choice),
            win: made,
            better: decision.position.word(best),
            better_label: decision.position.label(best),
            better_win: better,
        }
    });
    let mut costly: Vec<_> = judged.into_iter().filter(|one| one.better_win - one.win >= COST).collect();
    costly.sort_by(|a, b| (b.better_win - b.win).total_cmp(&(a.better_win - a.win)));
    costly.truncate(COSTLY);
    costly
}

/// Words of chance that came together.
struct Drawn<R> {
    ply: usize,
    words: usize,
    before: R,
    after: R,
    eyes: Seat,
}

/// What there is to look at in a game.
struct Story<R: Rules> {
    decisions: Vec<Decision<R>>,
    draws: Vec<Drawn<R>>,
    battles: Vec<Battle>,
}

impl<R: Rules> Story<R> {
    fn read(game: &Running<R>) -> Self {
        let mut story = Self { decisions: Vec::new(), draws: Vec::new(), battles: Vec::new() };
        let mut position = game.at(0);
        let mut open: Option<(usize, R)> = None;
        let mut expected = None;
        let mut choices = Vec::new();
        for (ply, made) in game.plies().iter().enumerate() {
            let before = position.clone();
            let mut events = Vec::new();
            match made.by {
                By::Chance => {
                    open.get_or_insert_with(|| (ply, before.clone()));
                    expected = expected.or_else(|| forecast(&before));
                    position.occur(made.choice, &mut events);
                }
                By::Seat(seat) => {
                    if let Some((first, start)) = open.take() {
                        let (words, after) = (ply - first, before.clone());
                        story.draws.push(Drawn { ply: first, words, before: start, after, eyes: seat });
                    }
                    choices.clear();
                    before.choices(seat, &mut choices);
                    position.play(seat, made.choice, &mut events);
                    if choices.len() > 1 {
                        let (choice, after) = (made.choice, position.clone());
                        story.decisions.push(Decision { ply, seat, choice, position: before, after });
                    }
                }
            }
            for event in events {
                let told = position.tell(event, None);
                if let Some(won) = told.and_then(|told| victory(&told))
                    && let Some(forecast) = expected.take()
                {
                    let table::Forecast { target, attacker, defender, win, .. } = forecast;
                    story.battles.push(Battle { ply, target, attacker, defender, expected: win, won });
                }
            }
        }
        if let Some((first, start)) = open {
            let words = game.plies().len() - first;
            let eyes = Seat::new(0);
            story.draws.push(Drawn { ply: first, words, before: start, after: position, eyes });
        }
        story
    }
}

/// What the attacker has to expect of a combat that chance is about to decide.
fn forecast<R: Rules>(position: &R) -> Option<table::Forecast> {
    debug_assert_eq!(position.awaiting(), Awaiting::Chance, "chance is asked");
    let of_anybody = position.forecasts(Seat::new(0), RivalPlays::Any).pop()?;
    position.forecasts(of_anybody.attacker, RivalPlays::Any).pop()
}

/// Whether an event says who has won a combat, and if so, whether it was the attacker.
fn victory(told: &Told) -> Option<bool> {
    let side = told.phrase.args.iter().find(|(name, _)| *name == "side").map(|(_, side)| side)?;
    matches!(told.kind, "combat-won" | "combat-tied").then(|| *side == Arg::Keyword("attacker"))
}
