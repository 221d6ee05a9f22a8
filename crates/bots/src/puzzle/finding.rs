//! Looking for puzzles in a game that was played.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{EditionHash, Outlook, Rules, Running, Seat};

use super::{
    GAP, Origin, Other, Puzzle, holds,
    ways::{Way, way, worth},
};
use crate::{
    Insight,
    analysis::Story,
    search::{Budget, Tried, explore, search},
};

/// At a first look a gap may seem smaller than it is.
const FIRST_GAP: f32 = 0.10;
/// A glance has so many times fewer simulations than a first look. It only has to see that something is at stake: that
/// the best plan is better by so much than all are on average.
const GLANCES: u32 = 6;
const STAKES: f32 = 0.06;
/// Puzzles of one game at the most, and those of them that are found at a short look: there are many of them.
const OF_ONE_GAME: usize = 3;
const SHORT_OF_ONE_GAME: usize = 1;
/// Two puzzles of one game are this share of it apart at least, so that no turn has two.
const APART: usize = 12;
/// Plans that are weighed against the best one, besides variations of it.
const RIVALS: usize = 6;
/// Variations of the best plan that are weighed against it, the most promising ones.
const VARIATIONS: usize = 4;
/// Other words that are tried in place of each word of a plan.
const INSTEAD: usize = 12;
/// Nobody wants to say more words for an answer.
const LONGEST_SOLUTION: usize = 24;
/// More words than any plan has.
const LONGEST: usize = 120;
/// Simulations for the first look at a variation.
const VARIED: u32 = 48;
/// Rivals are weighed with so many times fewer simulations first.
const SKETCH: u32 = 8;
/// How often each size of search looks for the solution, to see how hard it is, and how often it has to find it.
const LOOKS: u64 = 9;
const FOUND: usize = 6;
/// Simulations of the smallest search that looks for a solution, and of the largest.
const HASTY: u32 = 4;
const THOROUGH: u32 = 1024;
/// What so many simulations find is found at a short look.
const SHORT: u32 = 32;
/// A puzzle is easy if so many simulations find it, and of medium hardness if so many do.
const EASY: u32 = 16;
const MEDIUM: u32 = 32;
/// The next best plans that a puzzle names.
const NAMED: usize = 3;

/// How much thought a position is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depths {
    /// Simulations of the first look at every decision.
    pub screen: u32,
    /// Simulations of the search that has to find a gap; one of twice as many has to agree.
    pub deep: u32,
    /// In how many of a hundred parts of a game, counted from its end, is looked: choices weigh most there.
    pub late: u8,
    /// The least hardness of what is looked for.
    pub hardness: u8,
}

/// The puzzles of a game, in the order of plies. The same game, depths and seed give the same puzzles. `number` is the
/// game's own, counted from 1.
pub(crate) fn find<R: Insight>(game: &Running<R>, number: u64, depths: Depths, seed: u64) -> Vec<Puzzle> {
    let of = game.plies().len();
    let story = Story::read(game);
    let begins = of - of * usize::from(depths.late.min(100)) / 100;
    let mut promising: Vec<_> = story
        .decisions
        .iter()
        .filter(|decision| decision.ply >= begins)
        .filter_map(|decision| {
            let (position, seat) = (&decision.position, decision.seat);
            is_at_stake(position, seat, depths.screen / GLANCES, seed).then_some(())?;
            let solution = seems_clear(position, seat, depths.screen, seed)?;
            let hits = looks(position, seat, SHORT, seed).filter(|way| way.is_like(&solution)).count();
            (hits < FOUND || depths.hardness == 1).then_some((decision, hits))
        })
        .collect();
    // The hard ones are rare.
    promising.sort_by_key(|(decision, hits)| (*hits, decision.ply));
    let mut found: Vec<Puzzle> = Vec::new();
    for (decision, hits) in promising {
        let near = |puzzle: &Puzzle| puzzle.from.ply.abs_diff(decision.ply) * APART < of;
        let short = found.iter().filter(|puzzle| puzzle.effort <= SHORT).count();
        let one_more = hits >= FOUND && short == SHORT_OF_ONE_GAME;
        if found.len() == OF_ONE_GAME || found.iter().any(near) || one_more {
            continue;
        }
        let origin = Origin { game: number, ply: decision.ply, of };
        found.extend(puzzle(game, &decision.position, decision.seat, origin, depths, seed));
    }
    found.sort_by_key(|puzzle| puzzle.from.ply);
    found
}

/// The puzzle in a position, if it is one: a search finds a gap, one of twice as many simulations agrees, and so does the
/// one that checks puzzles for ever after.
fn puzzle<R: Insight>(
    game: &Running<R>,
    position: &R,
    seat: Seat,
    from: Origin,
    depths: Depths,
    seed: u64,
) -> Option<Puzzle> {
    let options = R::options(position.edition(), game.agreed()).ok()?;
    let notation = position.notation();
    let read_back = R::set_up(position.edition(), options, &notation).ok()?;
    (read_back == *position).then_some(())?;
    let first = clear(position, seat, depths.deep, seed)?;
    let second = clear(position, seat, 2 * depths.deep, !seed)?;
    first.solution.is_like(&second.solution).then_some(())?;
    (second.solution.words.len() <= LONGEST_SOLUTION).then_some(())?;
    let Clear { solution, win, mut others } = second;
    others.truncate(NAMED);
    let ways: Vec<Way<R>> = others.iter().map(|(way, _)| way.clone()).collect();
    holds(position, seat, &solution, &ways).ok()?;
    let effort = effort(position, seat, &solution, seed);
    let hardness = hardness(effort);
    (hardness >= depths.hardness).then_some(())?;
    let said = solution.said(position, seat);
    let told = format!("{} {seat} {notation}", game.agreed());
    Some(Puzzle {
        id: EditionHash::of(&told).to_string()[..8].to_owned(),
        hardness,
        effort,
        kind: said[0].split(' ').next().unwrap_or_default().to_owned(),
        options: game.agreed().to_string(),
        seat,
        solution: said,
        win: rounded(win),
        others: others
            .iter()
            .map(|(way, win)| Other { words: way.said(position, seat), win: rounded(*win) })
            .collect(),
        shallow: preferred(&looks(position, seat, HASTY, seed).collect::<Vec<_>>()).said(position, seat),
        from,
        position: notation,
    })
}

fn rounded(win: f32) -> f32 {
    (win * 1000.0).round() / 1000.0
}

/// Whether it seems to matter what the seat does: the best plan that a glance tries is better than they are on average.
fn is_at_stake<R: Insight>(position: &R, seat: Seat, simulations: u32, seed: u64) -> bool {
    let tried = explore(&Outlook::new(position, seat), R::tuning(), simulations, seed);
    let again = tried.iter().filter(|plan| plan.visits > 1);
    let wins: Vec<f32> = again.map(|plan| plan.won / plan.visits as f32).collect();
    let best = wins.iter().copied().reduce(f32::max);
    best.is_some_and(|best| best - wins.iter().sum::<f32>() / wins.len() as f32 >= STAKES)
}

/// The plan that a short search tries most, if it seems to be better than the others.
fn seems_clear<R: Insight>(position: &R, seat: Seat, simulations: u32, seed: u64) -> Option<Way<R>> {
    let outlook = Outlook::new(position, seat);
    let mut groups = grouped(position, seat, explore(&outlook, R::tuning(), simulations, seed));
    let (best, others) = groups.split_first()?;
    let others = others.iter().filter(|group| group.visits > 2 && !group.way.leaves_open(&best.way, seat));
    let next = others.map(Group::win).reduce(f32::max)?;
    (best.win() - next >= FIRST_GAP).then(|| groups.swap_remove(0).way)
}

/// Plans that are one choice.
struct Group<R: Rules> {
    way: Way<R>,
    visits: u32,
    won: f32,
}

impl<R: Rules> Group<R> {
    fn win(&self) -> f32 {
        self.won / self.visits.max(1) as f32
    }
}

/// The plans that were tried, those that are one choice together, what was tried most first. A plan is as good as the best
/// that can be made of it.
fn grouped<R: Insight>(position: &R, seat: Seat, tried: Vec<Tried<R::Choice>>) -> Vec<Group<R>> {
    let mut groups: Vec<Group<R>> = Vec::new();
    for Tried { words, visits, won } in tried {
        let way = way(position, seat, &words);
        // The first of each group was tried most.
        if !groups.iter().any(|group| group.way.is_like(&way)) {
            groups.push(Group { way, visits, won });
        }
    }
    groups
}

/// A plan that is clearly the best.
struct Clear<R: Rules> {
    solution: Way<R>,
    win: f32,
    /// The others, the best first.
    others: Vec<(Way<R>, f32)>,
}

/// What a search tries most, if it is better than every other choice by the gap: than what the search tried besides, and
/// than what the plan itself becomes with a word more, less or changed. What only puts it off is no other choice.
fn clear<R: Insight>(position: &R, seat: Seat, simulations: u32, seed: u64) -> Option<Clear<R>> {
    let outlook = Outlook::new(position, seat);
    let mut groups = grouped(position, seat, explore(&outlook, R::tuning(), simulations, seed));
    if groups.len() < 2 {
        return None;
    }
    let solution = groups.remove(0).way;
    groups.retain(|group| !group.way.leaves_open(&solution, seat));
    let mut rivals: Vec<Way<R>> = groups.iter().take(RIVALS).map(|group| group.way.clone()).collect();
    groups.retain(|group| group.visits > 2);
    groups.sort_by(|a, b| b.win().total_cmp(&a.win()));
    let mut add = |way: Way<R>| {
        if !way.is_like(&solution) && !rivals.iter().any(|rival| rival.is_like(&way)) {
            rivals.push(way);
        }
    };
    groups.into_iter().take(RIVALS / 2).for_each(|group| add(group.way));
    let mut varied: Vec<_> = variations(position, seat, &solution, seed)
        .into_iter()
        .filter(|way| !way.leaves_open(&solution, seat))
        .map(|way| (worth(&way.leads_to, seat, VARIED, seed), way))
        .collect();
    varied.sort_by(|a, b| b.0.total_cmp(&a.0));
    varied.into_iter().take(VARIATIONS).for_each(|(_, way)| add(way));
    let sketch = |way: &Way<R>| worth(&way.leads_to, seat, simulations / SKETCH, seed);
    let win = sketch(&solution);
    if rivals.iter().any(|rival| win - sketch(rival) < FIRST_GAP) {
        return None;
    }
    let win = worth(&solution.leads_to, seat, simulations, seed);
    let mut others = Vec::new();
    for rival in rivals {
        let next = worth(&rival.leads_to, seat, simulations, seed);
        if win - next < GAP {
            return None;
        }
        others.push((rival, next));
    }
    if others.is_empty() {
        return None;
    }
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    Some(Clear { solution, win, others })
}

/// Other choices: a plan with one word replaced by another, the rest said as far as it can be, and ended by habit.
fn variations<R: Insight>(position: &R, seat: Seat, plan: &Way<R>, seed: u64) -> Vec<Way<R>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut found: Vec<Way<R>> = Vec::new();
    let mut before = position.clone();
    let mut buffer = Vec::new();
    for (said, &word) in plan.words.iter().enumerate() {
        let mut instead = Vec::new();
        before.ordered(seat, &mut instead);
        instead.retain(|&other| other != word);
        while instead.len() > INSTEAD {
            instead.swap_remove(rng.next_u32() as usize % instead.len());
        }
        for other in instead {
            let mut varied = Way { words: plan.words[..said].to_vec(), leads_to: before.clone() };
            let mut left = std::iter::once(other).chain(plan.words[said..].iter().copied());
            while varied.words.len() < LONGEST {
                let rest = left.find(|&word| varied.leads_to.check(seat, word).is_ok());
                let next = rest.unwrap_or_else(|| varied.leads_to.play_on(seat, &mut buffer, &mut rng));
                if varied.say(seat, next) {
                    break;
                }
            }
            if !varied.is_like(plan) && !found.iter().any(|known| known.leads_to == varied.leads_to) {
                found.push(varied);
            }
        }
        before.play(seat, word, &mut ());
    }
    found
}

impl<R: Rules> Way<R> {
    /// Says one more word; tells whether the plan is whole with it.
    fn say(&mut self, seat: Seat, word: R::Choice) -> bool {
        let commits = self.leads_to.commits(word);
        self.leads_to.play(seat, word, &mut ());
        self.words.push(word);
        commits || !self.leads_to.awaiting().seats().contains(seat)
    }
}

/// What several searches of this size prefer.
fn looks<R: Insight>(position: &R, seat: Seat, simulations: u32, seed: u64) -> impl Iterator<Item = Way<R>> {
    (0..LOOKS).map(move |number| {
        let outlook = Outlook::new(position, seat);
        let budget = Budget::counted(simulations);
        way(position, seat, &search(&outlook, R::tuning(), budget, seed.wrapping_add(number)).plan)
    })
}

/// What most of these are, the first of equals.
fn preferred<R: Insight>(ways: &[Way<R>]) -> Way<R> {
    let times = |way: &Way<R>| ways.iter().filter(|other| other.is_like(way)).count();
    // The last of equals is the largest; the first is wanted.
    let most = ways.iter().rev().max_by_key(|way| times(way)).cloned();
    most.expect("somebody has looked")
}

/// How large a search has to be to find a solution two times in three, doubled from [`HASTY`] on; twice [`THOROUGH`] if
/// even that one seldom does.
fn effort<R: Insight>(position: &R, seat: Seat, solution: &Way<R>, seed: u64) -> u32 {
    let mut simulations = HASTY;
    while simulations <= THOROUGH {
        let found = looks(position, seat, simulations, seed).filter(|way| way.is_like(solution));
        if found.count() >= FOUND {
            break;
        }
        simulations *= 2;
    }
    simulations
}

/// How hard a puzzle is that takes so large a search.
pub fn hardness(effort: u32) -> u8 {
    match effort {
        ..=EASY => 1,
        effort if effort <= MEDIUM => 2,
        _ => 3,
    }
}
