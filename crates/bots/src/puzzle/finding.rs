//! Looking for puzzles in a game that was played.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{EditionHash, Outlook, Player, Rules, Running, Seat};

use super::{
    GAP, Origin, Other, Puzzle, holds,
    ways::{Way, way, worth},
};
use crate::{
    Greedy, Insight,
    analysis::Story,
    search::{Budget, Tried, explore, search},
};

/// At a first look a gap may seem smaller than it is.
const FIRST_GAP: f32 = 0.10;
/// A glance has so many times fewer simulations than a first look, and may miss so much of a gap.
const GLANCES: u32 = 4;
const GLANCED_GAP: f32 = 0.06;
/// Puzzles of one game at the most, and those of them that are easy.
const OF_ONE_GAME: usize = 3;
const EASY_OF_ONE_GAME: usize = 1;
/// Two puzzles of one game are this share of it apart at least, so that no turn has two.
const APART: usize = 8;
/// Plans that are weighed against the best one, besides variations of it.
const RIVALS: usize = 6;
/// Variations of the best plan that are weighed against it, the most promising ones.
const VARIATIONS: usize = 4;
/// Other words that are tried in place of each word of a plan.
const INSTEAD: usize = 12;
/// More words than any plan has.
const LONGEST: usize = 120;
/// Simulations for the first look at a variation.
const VARIED: u32 = 48;
/// Rivals are weighed with so many times fewer simulations first.
const SKETCH: u32 = 8;
/// How often each level looks for the solution, to see how hard it is.
const LOOKS: u64 = 6;
/// The next best plans that a puzzle names.
const NAMED: usize = 3;

/// How much thought a position is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depths {
    /// Simulations of the first look at every decision.
    pub screen: u32,
    /// Simulations of the search that has to find a gap; one of twice as many has to agree.
    pub deep: u32,
    /// The least hardness of what is looked for.
    pub hardness: u8,
}

/// The puzzles of a game, in the order of plies. The same game, depths and seed give the same puzzles. `number` is the
/// game's own, counted from 1.
pub(crate) fn find<R: Insight>(game: &Running<R>, number: u64, depths: Depths, seed: u64) -> Vec<Puzzle> {
    let of = game.plies().len();
    let story = Story::read(game);
    let mut promising: Vec<_> = story
        .decisions
        .iter()
        .filter_map(|decision| {
            let (position, seat) = (&decision.position, decision.seat);
            seems_clear(position, seat, depths.screen / GLANCES, GLANCED_GAP, seed)?;
            let solution = seems_clear(position, seat, depths.screen, FIRST_GAP, seed)?;
            let level = Hardness::of(position, seat, &solution, seed).level;
            (level >= depths.hardness).then_some((decision, level))
        })
        .collect();
    // The hard ones are rare.
    promising.sort_by_key(|(decision, level)| (std::cmp::Reverse(*level), decision.ply));
    let mut found: Vec<Puzzle> = Vec::new();
    for (decision, level) in promising {
        let near = |puzzle: &Puzzle| puzzle.from.ply.abs_diff(decision.ply) * APART < of;
        let easy = found.iter().filter(|puzzle| puzzle.hardness == 1).count();
        if found.len() == OF_ONE_GAME || found.iter().any(near) || level == 1 && easy == EASY_OF_ONE_GAME {
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
    (first.solution.leads_to == second.solution.leads_to).then_some(())?;
    let Clear { solution, win, mut others } = second;
    others.truncate(NAMED);
    let ways: Vec<Way<R>> = others.iter().map(|(way, _)| way.clone()).collect();
    holds(position, seat, &solution, &ways).ok()?;
    let hardness = Hardness::of(position, seat, &solution, seed);
    (hardness.level >= depths.hardness).then_some(())?;
    let said = solution.said(position, seat);
    let told = format!("{} {seat} {notation}", game.agreed());
    Some(Puzzle {
        id: EditionHash::of(&told).to_string()[..8].to_owned(),
        hardness: hardness.level,
        kind: said[0].split(' ').next().unwrap_or_default().to_owned(),
        options: game.agreed().to_string(),
        seat,
        solution: said,
        win: rounded(win),
        others: others
            .iter()
            .map(|(way, win)| Other { words: way.said(position, seat), win: rounded(*win) })
            .collect(),
        greedy: hardness.greedy.said(position, seat),
        shallow: hardness.shallow.said(position, seat),
        from,
        position: notation,
    })
}

fn rounded(win: f32) -> f32 {
    (win * 1000.0).round() / 1000.0
}

/// The plan that a short search tries most, if it seems to be better than the others by so much.
fn seems_clear<R: Insight>(
    position: &R,
    seat: Seat,
    simulations: u32,
    gap: f32,
    seed: u64,
) -> Option<Way<R>> {
    let outlook = Outlook::new(position, seat);
    let mut groups = grouped(position, seat, explore(&outlook, R::tuning(), simulations, seed));
    let others = groups.iter().skip(1).filter(|group| group.visits > 2);
    let next = others.map(Group::win).reduce(f32::max)?;
    (groups[0].win() - next >= gap).then(|| groups.swap_remove(0).way)
}

/// Plans that lead to the same position.
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

/// The plans that were tried, those that lead to the same position together, what was tried most first. A plan is as good
/// as the best that can be made of it.
fn grouped<R: Insight>(position: &R, seat: Seat, tried: Vec<Tried<R::Choice>>) -> Vec<Group<R>> {
    let mut groups: Vec<Group<R>> = Vec::new();
    for Tried { words, visits, won } in tried {
        let way = way(position, seat, &words);
        // The first of each group was tried most.
        if groups.iter().all(|group| group.way.leads_to != way.leads_to) {
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

/// What a search tries most, if it is better than everything else by the gap: than what the search tried besides, and
/// than the plan itself with a word more, less or changed.
fn clear<R: Insight>(position: &R, seat: Seat, simulations: u32, seed: u64) -> Option<Clear<R>> {
    let outlook = Outlook::new(position, seat);
    let mut groups = grouped(position, seat, explore(&outlook, R::tuning(), simulations, seed));
    if groups.len() < 2 {
        return None;
    }
    let solution = groups.remove(0).way;
    let mut rivals: Vec<Way<R>> = groups.iter().take(RIVALS).map(|group| group.way.clone()).collect();
    groups.retain(|group| group.visits > 2);
    groups.sort_by(|a, b| b.win().total_cmp(&a.win()));
    let mut add = |way: Way<R>| {
        if way.leads_to != solution.leads_to && rivals.iter().all(|rival| rival.leads_to != way.leads_to) {
            rivals.push(way);
        }
    };
    groups.into_iter().take(RIVALS / 2).for_each(|group| add(group.way));
    let mut varied: Vec<_> = variations(position, seat, &solution, seed)
        .into_iter()
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
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    Some(Clear { solution, win, others })
}

/// A plan with one word replaced by another, the rest said as far as it can be, and ended by habit.
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
            if varied.leads_to != plan.leads_to && found.iter().all(|known| known.leads_to != varied.leads_to)
            {
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

/// How hard a solution is to find, and what is found instead.
struct Hardness<R: Rules> {
    level: u8,
    greedy: Way<R>,
    shallow: Way<R>,
}

impl<R: Insight> Hardness<R> {
    fn of(position: &R, seat: Seat, solution: &Way<R>, seed: u64) -> Self {
        let greedy = at_first_sight(position, seat, seed);
        let finds = |way: &Way<R>| way.leads_to == solution.leads_to;
        let looks = |level: &str| -> Vec<Way<R>> {
            let simulations = R::tuning().level(level).map_or(1, |level| level.simulations.max(1));
            let look = |number: u64| {
                let outlook = Outlook::new(position, seat);
                let seed = seed.wrapping_add(number);
                let findings = search(&outlook, R::tuning(), Budget::counted(simulations), seed);
                way(position, seat, &findings.plan)
            };
            (0..LOOKS).map(look).collect()
        };
        let (short, thorough) = (looks("page"), looks("knight"));
        let found = |ways: &[Way<R>]| ways.iter().filter(|way| finds(way)).count();
        let level = if finds(&greedy) || found(&short) * 3 >= short.len() * 2 {
            1
        } else if found(&thorough) * 2 >= thorough.len() {
            2
        } else {
            3
        };
        // What most of the short looks come to, the first of equals.
        let times = |way: &Way<R>| short.iter().filter(|other| other.leads_to == way.leads_to).count();
        let most = short.iter().map(times).max();
        let shallow = short.iter().find(|way| Some(times(way)) == most);
        let shallow = shallow.cloned().unwrap_or_else(|| greedy.clone());
        Self { level, greedy, shallow }
    }
}

/// What [`Greedy`] does.
fn at_first_sight<R: Insight>(position: &R, seat: Seat, seed: u64) -> Way<R> {
    let mut bot = Greedy::<R>::new(Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut way = Way { words: Vec::new(), leads_to: position.clone() };
    while way.words.len() < LONGEST {
        let word = bot.choose(&Outlook::new(&way.leads_to, seat));
        if way.say(seat, word) {
            break;
        }
    }
    way
}
