//! The course of one game, in whole numbers: what whoever balances a game counts.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::{Arg, By, Edition, Running, Seat, Telling, Thing};

use crate::{Budget, Depth, Insight, analyse};

/// A victory, in parts that every number of winners up to eight divides.
pub const VICTORY: i64 = 840;

/// A whole chance of victory, in the parts in which luck is told.
pub const CERTAINTY: f32 = 1_000_000.0;

/// What an event says of the course of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Milestone {
    /// The lot has named who is first in the order of play.
    First(Seat),
    /// A round begins.
    Round(u8),
    /// A seat is out of the game.
    Out(Seat),
    /// The game is over.
    End(Ending),
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody reached the aim before the last round was over.
    AtOnce,
    /// Nobody else was left.
    Alone,
    /// It was counted who had most.
    Counted,
}

/// What came of one game, and how it went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Course {
    /// What each seat has won, in parts of [`VICTORY`]; together they are one.
    pub shares: Vec<i64>,
    /// The score of each seat.
    pub scores: Vec<i64>,
    /// What each seat played, by id; empty where seats are alike.
    pub sides: Vec<String>,
    /// The index of the seat that the lot made the first in the order of play; none where a scenario says who begins.
    pub first: Option<u8>,
    /// How it ended.
    pub ending: Ending,
    /// The last round that began.
    pub round: u8,
    /// Words that players chose.
    pub words: u32,
    /// What players decided: whole plans, up to the word that carries one out.
    pub decisions: u32,
    /// How often somebody else took the lead.
    pub leads: u32,
    /// The round in which each seat was out of the game; 0 if it stayed.
    pub out: Vec<u8>,
    /// What the log of the game names: cards, units and zones of the edition, by their number in its list.
    pub named: Vec<u16>,
    /// What chance gave each seat, in parts of [`CERTAINTY`]; none if it was not asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Vec<i64>>,
}

/// The course of a game that is over. `luck` says how many games are played on in thought for each estimate of what
/// chance gave whom; none leaves it out.
pub(crate) fn course<R: Insight>(game: &Running<R>, luck: Option<u32>) -> Course {
    let seats = game.position().seats();
    let mut position = game.at(0);
    let things = Things::of(position.edition());
    let (mut words, mut decisions, mut leads) = (0, 0, 0);
    let mut leader = None;
    let mut ending = Ending::Counted;
    let mut round = 0;
    let mut first = None;
    let mut out = vec![0; seats];
    let mut named = BTreeSet::new();
    let mut events = Vec::new();
    for ply in game.plies() {
        match ply.by {
            By::Chance => position.occur(ply.choice, &mut events),
            By::Seat(seat) => {
                if !ply.forced {
                    words += 1;
                    decisions += u32::from(position.commits(ply.choice));
                }
                position.play(seat, ply.choice, &mut events);
            }
        }
        for event in events.drain(..) {
            match R::milestone(&event) {
                Some(Milestone::First(seat)) => first = Some(seat.index() as u8),
                Some(Milestone::Round(begun)) => round = begun,
                Some(Milestone::Out(seat)) => out[seat.index()] = round,
                Some(Milestone::End(how)) => ending = how,
                None => {}
            }
            if let Some(told) = event.tell(&position, None) {
                told.phrase.args.iter().for_each(|(_, arg)| things.note(arg, &mut named));
            }
        }
        let ahead = position.standing().leaders();
        if ahead.len() == 1 && ahead.lowest() != leader {
            leads += u32::from(leader.is_some());
            leader = ahead.lowest();
        }
    }
    let standing = position.standing();
    let winners = standing.leaders();
    let share = |seat| if winners.contains(seat) { VICTORY / winners.len() as i64 } else { 0 };
    let side = |seat| position.side(seat).map(|side: Thing| side.id.to_owned());
    Course {
        shares: Seat::first(seats).map(share).collect(),
        scores: Seat::first(seats).map(|seat| standing.scores[seat].into()).collect(),
        sides: Seat::first(seats).filter_map(side).collect(),
        first,
        ending,
        round,
        words,
        decisions,
        leads,
        out,
        named: named.into_iter().collect(),
        luck: luck.map(|simulations| given_by_chance(game, simulations)),
    }
}

/// What chance gave each seat in the whole game.
fn given_by_chance<R: Insight>(game: &Running<R>, simulations: u32) -> Vec<i64> {
    let depth = Depth { simulations, time: Budget::NO_CLOCK, jobs: 1 };
    let analysis = analyse(game, depth, &|_| std::ops::ControlFlow::Continue(()));
    let luck = analysis.expect("nobody breaks it off").luck;
    luck.into_iter().map(|of_seat| (of_seat * CERTAINTY).round() as i64).collect()
}

/// The things of an edition by their number.
struct Things(Vec<Thing>);

impl Things {
    fn of<E: Edition>(edition: &'static E) -> Self {
        Self(edition.things())
    }

    /// Adds what an argument names.
    fn note(&self, arg: &Arg, named: &mut BTreeSet<u16>) {
        match arg {
            Arg::Thing(thing) => {
                named.extend(self.0.iter().position(|known| known == thing).map(|number| number as u16));
            }
            Arg::List(list) => list.iter().for_each(|arg| self.note(arg, named)),
            Arg::Counting(what, _) => self.note(what, named),
            Arg::Seat(_) | Arg::Number(_) | Arg::Keyword(_) | Arg::Text(_) => {}
        }
    }
}
