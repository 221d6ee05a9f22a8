//! Puzzles: positions in which one plan is clearly the best, for what its seat knows.
//!
//! A plan is all that the seat says up to the word that carries it out; where a game has no plans, it is one choice.
//! Plans that lead to the same position are the same answer, whatever their words and their order. Plans that are about
//! the same thing ([`Insight::gist`]), such as an attack on the same zone with one unit more, are variants of one choice: the
//! best choice is clearly better than every other one that gives it up, and of its variants each is as right as it is good.
//! What a plan is worth is found out in worlds that the seat can't tell apart, never from the cards that others really hold.

mod collection;
mod finding;
mod ways;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Phrase, Seat};

pub use self::collection::{BadCollection, Collection, Head, choose};
pub(crate) use self::finding::find;
pub use self::finding::{Depths, hardness};
pub(crate) use self::ways::{Way, way};
use self::ways::{reasons, worth};
use crate::{
    Insight,
    search::{Budget, search},
};

/// By how much the best plan must be better than the next, in chances of victory.
pub const GAP: f32 = 0.15;
/// What is as good as the best plan, within what a search can tell: nobody is told to be wrong for less.
const AS_GOOD: f32 = 0.05;
/// Simulations of the search that has to prefer the solution when a puzzle is checked.
const CHECK: u32 = 1_000;
/// Simulations for what a plan is worth, when a puzzle is checked and when an answer is judged.
const ANSWER: u32 = 1_000;
/// The seed of checks and answers, so that everybody is told the same figures.
const SEED: u64 = 1806;

/// A position with one plan that is clearly the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// What tells it from others of its game for ever.
    pub id: String,
    /// How hard it is: 1 if a hasty look finds it, 2 if a short one does, 3 if it takes thought.
    pub hardness: u8,
    /// So many simulations find it two times in three; what was tried is doubled from 4 on.
    pub effort: u32,
    /// What is decided: the first part of the first word.
    pub kind: String,
    /// What was agreed, as records write it.
    pub options: String,
    /// Who decides.
    pub seat: Seat,
    /// The words of the best plan.
    pub solution: Vec<String>,
    /// How likely the seat wins with it.
    pub win: f32,
    /// The next best plans, the best first.
    pub others: Vec<Other>,
    /// What a hasty look prefers, the solution or not.
    pub shallow: Vec<String>,
    /// Where it comes from: the game of the search and the ply.
    pub from: Origin,
    /// The position.
    pub position: Value,
}

impl Puzzle {
    /// By how much the solution is better than the next best plan.
    pub fn gap(&self) -> f32 {
        self.others.first().map_or(self.win, |next| self.win - next.win)
    }
}

/// A plan that is not the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// Its words.
    pub words: Vec<String>,
    /// How likely the seat wins with it.
    pub win: f32,
}

/// The moment of a game in which a puzzle was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The number of the game, counted from 1.
    pub game: u64,
    /// After so many plies.
    pub ply: usize,
    /// The plies of the whole game.
    pub of: usize,
}

/// What an answer to a puzzle is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Verdict {
    /// It is the solution, perhaps in other words.
    Right,
    /// It is another plan, as good as the solution as far as can be told.
    AsGood,
    /// There is a better one, but not by as much as makes a puzzle.
    Close,
    /// There is a better one.
    Wrong,
}

/// An answer to a puzzle, judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Judged {
    /// What it is worth.
    pub verdict: Verdict,
    /// What was answered, for people.
    pub plan: Vec<Phrase>,
    /// How likely the seat wins with it.
    pub win: f32,
    /// The solution.
    pub solution: Solution,
}

/// The solution of a puzzle, with reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Solution {
    /// Its words.
    pub words: Vec<String>,
    /// The same for people.
    pub plan: Vec<Phrase>,
    /// How likely the seat wins with it.
    pub win: f32,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Phrase>,
    /// The next best plans, the best first.
    pub others: Vec<Considered>,
}

/// A plan that was considered and is not the best.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Considered {
    /// What is done, for people.
    pub plan: Vec<Phrase>,
    /// How likely the seat wins with it.
    pub win: f32,
    /// Whether it is what a hasty look prefers.
    pub tempting: bool,
}

/// Why a puzzle is none.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum NoPuzzle {
    /// The seat has nothing to decide.
    #[error("seat {0} is not awaited")]
    NotAwaited(Seat),
    /// A plan can't be said.
    #[error("“{0}” can't be said there")]
    NotLegal(String),
    /// The solution says more or less than a whole plan.
    #[error("the solution is not one whole plan")]
    NotWhole,
    /// A search prefers another plan.
    #[error("a search prefers {0}")]
    OtherPreferred(String),
    /// What is said to be another choice is the solution with other words.
    #[error("{0} is the same choice as the solution")]
    SameChoice(String),
    /// Another plan is nearly as good.
    #[error("the best plan wins {win:.3}, and {words} {next:.3}")]
    NoGap {
        /// The chance of victory with the solution.
        win: f32,
        /// The same with another plan.
        next: f32,
        /// That plan.
        words: String,
    },
}

/// Whether the puzzle holds in this position: its seat is awaited, its solution is one whole plan, a search prefers it to
/// everything else, the others are other choices, and it is better than they are by [`GAP`] at least. It takes the same
/// count of simulations every time.
pub(crate) fn check<R: Insight>(position: &R, puzzle: &Puzzle) -> Result<(), NoPuzzle> {
    let seat = puzzle.seat;
    let solution = read(position, seat, &puzzle.solution)?;
    let others = puzzle.others.iter().map(|other| read(position, seat, &other.words));
    let others: Vec<Way<R>> = others.collect::<Result<_, _>>()?;
    holds(position, seat, &solution, &others)
}

/// The same for plans that have been read.
fn holds<R: Insight>(position: &R, seat: Seat, solution: &Way<R>, others: &[Way<R>]) -> Result<(), NoPuzzle> {
    if let Some(same) = others.iter().find(|other| other.is_like(solution)) {
        return Err(NoPuzzle::SameChoice(same.said(position, seat).join(", ")));
    }
    let outlook = table::Outlook::new(position, seat);
    let findings = search(&outlook, R::tuning(), Budget::counted(CHECK), SEED);
    let preferred = way(position, seat, &findings.plan);
    if !preferred.is_like(solution) {
        return Err(NoPuzzle::OtherPreferred(preferred.said(position, seat).join(", ")));
    }
    let win = worth(&solution.leads_to, seat, ANSWER, SEED);
    for other in others {
        let next = worth(&other.leads_to, seat, ANSWER, SEED);
        if win - next < GAP {
            return Err(NoPuzzle::NoGap { win, next, words: other.said(position, seat).join(", ") });
        }
    }
    Ok(())
}

/// The plan that these words say, if it is a whole one.
fn read<R: Insight>(position: &R, seat: Seat, words: &[String]) -> Result<Way<R>, NoPuzzle> {
    let (plan, whole) = partly(position, seat, words)?;
    if whole { Ok(way(position, seat, &plan)) } else { Err(NoPuzzle::NotWhole) }
}

/// The choices that these words mean, and whether they are a whole plan.
fn partly<R: Insight>(
    position: &R,
    seat: Seat,
    words: &[String],
) -> Result<(Vec<R::Choice>, bool), NoPuzzle> {
    let mut position = position.clone();
    if !position.awaiting().seats().contains(seat) {
        return Err(NoPuzzle::NotAwaited(seat));
    }
    let mut plan = Vec::new();
    let mut whole = false;
    for word in words {
        let not_legal = || NoPuzzle::NotLegal(word.clone());
        if whole {
            return Err(not_legal());
        }
        let choice = position.read_word(word).map_err(|_| not_legal())?;
        position.check(seat, choice).map_err(|_| not_legal())?;
        whole = position.commits(choice);
        position.play(seat, choice, &mut ());
        whole |= !position.awaiting().seats().contains(seat);
        plan.push(choice);
    }
    Ok((plan, whole))
}

/// What these words, said in the position of a puzzle, come to for people, if they are a whole plan: then they can be
/// judged.
pub(crate) fn whole<R: Insight>(
    position: &R,
    seat: Seat,
    words: &[String],
) -> Result<Option<Vec<Phrase>>, NoPuzzle> {
    let (plan, whole) = partly(position, seat, words)?;
    Ok(whole.then(|| position.plan(seat, &plan)))
}

/// The solution of a puzzle that holds in this position, with its reasons.
pub(crate) fn solve<R: Insight>(position: &R, puzzle: &Puzzle) -> Result<Solution, NoPuzzle> {
    let seat = puzzle.seat;
    let solution = read(position, seat, &puzzle.solution)?;
    let mut others = Vec::new();
    for other in &puzzle.others {
        others.push((read(position, seat, &other.words)?, other));
    }
    let tempting = read(position, seat, &puzzle.shallow).ok();
    let considered = |(way, other): &(Way<R>, &Other)| Considered {
        plan: position.plan(seat, &way.words),
        win: other.win,
        tempting: tempting.as_ref().is_some_and(|tempting| tempting.leads_to == way.leads_to),
    };
    let rivals: Vec<&Way<R>> = others.iter().map(|(way, _)| way).collect();
    Ok(Solution {
        words: puzzle.solution.clone(),
        plan: position.plan(seat, &solution.words),
        win: puzzle.win,
        reasons: reasons(position, seat, &solution, &rivals, SEED),
        others: others.iter().map(considered).collect(),
    })
}

/// What an answer is worth; the words must be a whole plan.
pub(crate) fn judge<R: Insight>(position: &R, puzzle: &Puzzle, words: &[String]) -> Result<Judged, NoPuzzle> {
    let seat = puzzle.seat;
    let solution = read(position, seat, &puzzle.solution)?;
    let answer = read(position, seat, words)?;
    let mut known = None;
    for other in &puzzle.others {
        if read(position, seat, &other.words)?.leads_to == answer.leads_to {
            known = Some(other.win);
        }
    }
    let (verdict, win) = if answer.leads_to == solution.leads_to {
        (Verdict::Right, puzzle.win)
    } else if let Some(win) = known {
        (Verdict::Wrong, win)
    } else {
        let [best, own] = [&solution, &answer].map(|way| worth(&way.leads_to, seat, ANSWER, SEED));
        // Told on the scale of the solution, which was thought about longer.
        let win = (puzzle.win + own - best).clamp(0.0, 1.0);
        let verdict = match best - own {
            ..AS_GOOD => Verdict::AsGood,
            ..GAP => Verdict::Close,
            _ => Verdict::Wrong,
        };
        (verdict, win)
    };
    Ok(Judged { verdict, plan: position.plan(seat, &answer.words), win, solution: solve(position, puzzle)? })
}
