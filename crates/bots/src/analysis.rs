//! Analysis of a game that was played: who stood how, decision by decision, from what each seat knew then; where it
//! turned, which decisions cost most, and what chance gave and took.
//!
//! A decision is a whole plan: all that a seat says until it is carried out, or until somebody else has a say.

mod estimates;
mod story;

use std::{ops::ControlFlow, time::Duration};

use serde::Serialize;
use table::{Arg, Phrase, Running, Seat};

use self::estimates::Estimates;
pub(crate) use self::story::Story;
use crate::Insight;

/// Turning points that are named at the most.
const TURNS: usize = 5;
/// A turning point changes somebody's chance of victory by so much at least.
const TURN: f32 = 0.08;

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

/// How far an analysis is.
pub struct Progress<'a> {
    /// So many estimates are made.
    pub done: usize,
    /// Of so many.
    pub of: usize,
    so_far: &'a dyn Fn() -> Analysis,
}

impl Progress<'_> {
    /// What is known so far: the decisions that have been looked at, spread over the whole game, and the end.
    pub fn so_far(&self) -> Analysis {
        (self.so_far)()
    }
}

/// Is told how far an analysis is, and may break it off.
pub type Watch<'a> = &'a (dyn Fn(&Progress<'_>) -> ControlFlow<()> + Sync);

/// What is to be said about a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Analysis {
    /// Every decision in order, and the end.
    pub moments: Vec<Moment>,
    /// Where most changed for somebody, in order.
    pub turning_points: Vec<Turn>,
    /// The decisions that cost most, the costliest first.
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
    /// What was chosen first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub word: Option<String>,
    /// What was decided, for people; not sent, because the moments are many.
    #[serde(skip)]
    pub plan: Vec<Phrase>,
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

/// A decision that was worse than another.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Costly {
    /// The number of its moment.
    pub moment: usize,
    /// Who decided.
    pub by: Seat,
    /// All that was said until it was carried out.
    pub words: Vec<String>,
    /// The same for people: a sentence, or what each word says.
    pub plan: Vec<Phrase>,
    /// How likely the seat won after it.
    pub win: f32,
    /// What would have been better, to the point at which it is carried out.
    pub better_words: Vec<String>,
    /// The same for people.
    pub better_plan: Vec<Phrase>,
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

/// Looks at every decision of a game that is over. None if it was broken off.
pub fn analyse<R: Insight>(game: &Running<R>, depth: Depth, watch: Watch<'_>) -> Option<Analysis> {
    let story = Story::read(game);
    let estimates = Estimates::new(&story, depth);
    let so_far = || told(game, &story, &estimates);
    let step = || {
        let (done, of) = estimates.count();
        watch(&Progress { done, of, so_far: &so_far })
    };
    estimates.look_at_all(&step).is_continue().then_some(())?;
    estimates.look_again(&step).is_continue().then_some(())?;
    estimates.finish();
    let _ = step();
    Some(so_far())
}

/// What the estimates that are made tell about the game.
fn told<R: Insight>(game: &Running<R>, story: &Story<R>, estimates: &Estimates<'_, R>) -> Analysis {
    let seats = game.position().seats();
    let known = estimates.chances();
    let whole = known.iter().all(Option::is_some);
    let mut moments: Vec<_> = story
        .decisions
        .iter()
        .zip(known)
        .filter_map(|(decision, win)| {
            let win = win?;
            let plan = decision.first.plan(decision.seat, &decision.words);
            let word = decision.position.word(decision.words[decision.forced]);
            Some(Moment { ply: decision.ply, by: Some(decision.seat), word: Some(word), plan, win })
        })
        .collect();
    moments.push(Moment {
        ply: game.plies().len(),
        by: None,
        word: None,
        plan: Vec::new(),
        win: result(game),
    });
    let draws = estimates.draws();
    let mut luck = vec![0.0; seats];
    for draw in &draws {
        for (sum, change) in luck.iter_mut().zip(&draw.change) {
            *sum += change;
        }
    }
    // What lies between two moments that are known may be more than one decision.
    let turning_points = if whole { turns(&moments) } else { Vec::new() };
    Analysis {
        turning_points,
        moments,
        costly: estimates.costly(),
        draws,
        luck,
        battles: story.battles.clone(),
    }
}

/// Who has won, by shares.
fn result<R: Insight>(game: &Running<R>) -> Vec<f32> {
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
