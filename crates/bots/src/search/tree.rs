//! The tree of one search.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{BuildHasherDefault, Hasher},
    ops::Range,
};

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, BySeat, Outlook, Seat, SeatSet};

use crate::{Insight, judge::Judge, tuning::Tuning};

use super::{Findings, Manner, Payoff, Tried, Weighed, payoffs, trace};

/// Mixes what it is given into 64 bits; the same on every machine.
#[derive(Default)]
pub(super) struct Fold(pub(super) u64);

impl Fold {
    fn mix(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(byte.into());
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.mix(value as u64);
    }
}

/// More choices than a game can have after the tree is left.
const LONGEST: usize = 5_000;
/// More words than any action has.
const LONGEST_PLAN: usize = 120;
/// After so many plans in a row that were known already nothing new is expected.
const WEARY: u16 = 12;
/// How many times as many ideas the observer has before anything is tried, if it has time.
const FIRST_IDEAS: usize = 8;

/// What one seat says at one node, word by word, until chance or somebody else has a say or nothing is under way. An
/// action is named in many words; only as a whole is it good or bad.
struct Plan {
    /// Where its words are.
    words: Range<u32>,
    /// What tells its words from others.
    trace: u64,
    /// What tells the choices that the seat had from others.
    menu: u64,
    seat: Seat,
    visits: u32,
    /// How often it was among the legal ones.
    offered: u32,
    sum: f32,
    /// How often the seat won, or was likely to, in sum.
    won: f32,
    /// What it seemed to be worth when it came to mind; counts as one visit.
    promise: Option<f32>,
    /// What there is to like about it besides.
    liking: f32,
}

impl Plan {
    fn mean(&self) -> f32 {
        let n = self.visits as f32;
        let mean = match self.promise {
            Some(promise) => (self.sum + promise) / (n + 1.0),
            None => self.sum / n.max(1.0),
        };
        mean + self.liking
    }
}

/// A decision, or several at the same time.
#[derive(Default)]
struct Node {
    /// The plans, those that came to mind together in the order of their promise.
    plans: Vec<u32>,
    /// How often in a row a plan came to mind that was known already.
    repeated: u16,
}

/// What the payoffs of a seat have been so far, to know what is much and what is little.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn deviation(self) -> f32 {
        let mean = self.sum / self.count.max(1.0);
        (self.squares / self.count.max(1.0) - mean * mean).max(0.0).sqrt()
    }
}

/// Sums over the simulations of one tree.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    visits: u32,
    payoff: [Payoff; Seat::MAX],
}

impl Sums {
    fn add(&mut self, payoff: &BySeat<Payoff>) {
        self.visits += 1;
        for (sum, one) in self.payoff.iter_mut().zip(payoff.0) {
            sum.win += one.win;
            sum.place += one.place;
        }
    }

    fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        for (sum, one) in self.payoff.iter_mut().zip(other.payoff) {
            sum.win += one.win;
            sum.place += one.place;
        }
    }

    fn mean(&self) -> BySeat<Payoff> {
        let n = self.visits.max(1) as f32;
        BySeat(self.payoff.map(|sum| Payoff { win: sum.win / n, place: sum.place / n }))
    }
}

/// What one tree has counted, by the observer's choices.
pub(super) struct Visits {
    all: Sums,
    choices: Vec<Sums>,
    /// The visits of the best plan that begins with each choice.
    leading: Vec<u32>,
}

/// What was tried most in one tree.
pub(super) struct Foremost<C> {
    words: Vec<C>,
    visits: u32,
    won: f32,
}

pub(super) fn findings<C: Copy + PartialEq>(
    choices: &[C],
    grown: &[(Visits, Foremost<C>)],
    seat: Seat,
) -> Findings<C> {
    let mut all = Sums::default();
    let mut each = vec![Sums::default(); choices.len()];
    let mut leading = vec![0; choices.len()];
    for (tally, _) in grown {
        all.merge(&tally.all);
        for (sum, one) in leading.iter_mut().zip(&tally.leading) {
            *sum += one;
        }
        for (sum, one) in each.iter_mut().zip(&tally.choices) {
            sum.merge(one);
        }
    }
    let weighed = |((&choice, sums), &leading): ((&C, &Sums), &u32)| Weighed {
        choice,
        visits: sums.visits,
        leading,
        payoff: sums.mean(),
    };
    let mut findings = Findings {
        choices: choices.iter().zip(&each).zip(&leading).map(weighed).collect(),
        payoff: all.mean(),
        simulations: all.visits,
        plan: Vec::new(),
        win: all.mean()[seat].win,
    };
    if let Some(best) = findings.most_tried() {
        let mut plans = grown.iter().map(|(_, plan)| plan);
        if let Some(plan) = plans.find(|plan| plan.words.first() == Some(&best)) {
            findings.plan.clone_from(&plan.words);
            findings.win = plan.won / plan.visits.max(1) as f32;
        } else {
            findings.plan.push(best);
        }
    }
    findings
}

pub(super) struct Tree<'a, R: Insight> {
    outlook: &'a Outlook<'a, R>,
    manner: Manner,
    judge: Judge<'a>,
    nodes: Vec<Node>,
    plans: Vec<Plan>,
    words: Vec<R::Choice>,
    /// Nodes by their parent and what led from there to them.
    children: HashMap<u64, u32, BuildHasherDefault<Fold>>,
    root: Vec<R::Choice>,
    tally: Visits,
    spread: [Spread; Seat::MAX],
    /// How many ideas the observer has before anything is tried.
    first_ideas: usize,
    /// Plans of the current walk.
    path: Vec<u32>,
    buffer: Vec<R::Choice>,
    /// The choices of the seat that is about to decide.
    menu: Vec<R::Choice>,
    answers: Vec<(Seat, u32)>,
}

impl<'a, R: Insight> Tree<'a, R> {
    /// A tree that will be grown by so many simulations.
    pub(super) fn new(
        outlook: &'a Outlook<'a, R>,
        tuning: &'a Tuning,
        root: &[R::Choice],
        simulations: u32,
    ) -> Self {
        let ideas = usize::from(tuning.manner.ideas);
        Self {
            first_ideas: (simulations as usize).min(FIRST_IDEAS * ideas),
            outlook,
            manner: tuning.manner,
            judge: Judge::new(tuning),
            nodes: vec![Node::default()],
            plans: Vec::new(),
            words: Vec::new(),
            children: HashMap::default(),
            root: root.to_vec(),
            tally: Visits {
                all: Sums::default(),
                choices: vec![Sums::default(); root.len()],
                leading: vec![0; root.len()],
            },
            spread: [Spread::default(); Seat::MAX],
            path: Vec::new(),
            buffer: Vec::new(),
            menu: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// The observer's plans at the root.
    fn own(&self) -> impl Iterator<Item = &Plan> {
        let plans = self.nodes[0].plans.iter().map(|&index| &self.plans[index as usize]);
        plans.filter(|plan| plan.seat == self.outlook.seat())
    }

    /// What was counted, with the plan that was tried most for each first word, and the words of the plan that was
    /// tried most of all.
    pub(super) fn tally(self) -> (Visits, Foremost<R::Choice>) {
        let mut leading = vec![0; self.root.len()];
        for plan in self.own() {
            let first = self.words[plan.words.start as usize];
            if let Some(choice) = self.root.iter().position(|&choice| choice == first) {
                leading[choice] = plan.visits.max(leading[choice]);
            }
        }
        let best = self.own().max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean().total_cmp(&b.mean())));
        let foremost = best.map_or(Foremost { words: Vec::new(), visits: 0, won: 0.0 }, |plan| Foremost {
            words: self.words_of(&plan.words).to_vec(),
            visits: plan.visits,
            won: plan.won,
        });
        (Visits { leading, ..self.tally }, foremost)
    }

    /// The observer's plans at the root that were tried, the one tried most first.
    pub(super) fn tried(&self) -> Vec<Tried<R::Choice>> {
        let tried = self.own().filter(|plan| plan.visits > 0);
        let mut tried: Vec<_> = tried
            .map(|plan| Tried {
                words: self.words_of(&plan.words).to_vec(),
                visits: plan.visits,
                won: plan.won,
            })
            .collect();
        tried.sort_by_key(|plan| std::cmp::Reverse(plan.visits));
        tried
    }

    /// Whether so many further simulations can't change which plan is tried most.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for plan in self.own() {
            if plan.visits > first {
                (first, second) = (plan.visits, first);
            } else {
                second = second.max(plan.visits);
            }
        }
        !self.root.is_empty() && first - second > left
    }

    /// One world, from the root to where it is judged.
    pub(super) fn simulate(&mut self, rng: &mut Xoshiro256PlusPlus) {
        let observer = self.outlook.seat();
        let mut world = self.outlook.redeal(rng);
        self.path.clear();
        let mut node = 0;
        let mut way = None;
        let mut own = None;
        let mut quiet = 0;
        loop {
            match world.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => {
                    let outcome = world.draw(rng);
                    if world.shows(observer, outcome) {
                        way = Some(trace(way.unwrap_or_default(), &outcome));
                    }
                    world.occur(outcome, &mut ());
                }
                Awaiting::Seats(seats) => {
                    if let Some(way) = way {
                        let (child, new) = self.child(node, way);
                        quiet += u8::from(world.is_quiet());
                        if new || quiet == self.manner.horizon && quiet > 0 {
                            break;
                        }
                        node = child;
                    }
                    if self.manner.rivals_by_habit && !seats.contains(observer) {
                        let rival = seats.lowest().expect("somebody is awaited");
                        let choice = world.play_on(rival, &mut self.buffer, rng);
                        world.play(rival, choice, &mut ());
                        way = Some(trace(0, &choice));
                        continue;
                    }
                    let mut answers = std::mem::take(&mut self.answers);
                    answers.clear();
                    let alone = seats.len() == 1;
                    for seat in seats.iter() {
                        answers.push((seat, self.select(node, &world, seat, alone, rng)));
                    }
                    if let Some(&(_, plan)) =
                        answers.iter().find(|(seat, _)| *seat == observer && own.is_none())
                    {
                        own = Some(self.words[self.plans[plan as usize].words.start as usize]);
                    }
                    let mut led = 0;
                    for &(seat, plan) in &answers {
                        led = trace(led, &(plan, self.carry_out(&mut world, seat, plan)));
                        self.path.push(plan);
                    }
                    way = Some(led);
                    self.answers = answers;
                }
            }
        }
        if self.manner.horizon == 0 {
            play_to_end(&mut world, &mut self.buffer, rng);
        } else {
            play_to_quiet(&mut world, &mut self.buffer, rng);
        }
        let payoffs = payoffs(&world, &mut self.judge, observer);
        for &index in &self.path {
            let plan = &mut self.plans[index as usize];
            plan.visits += 1;
            plan.sum += payoffs[plan.seat].worth(self.manner.place);
            plan.won += payoffs[plan.seat].win;
        }
        for seat in Seat::first(world.seats()) {
            self.spread[seat.index()].add(payoffs[seat].worth(self.manner.place));
        }
        self.tally.all.add(&payoffs);
        if let Some(index) = own.and_then(|own| self.root.iter().position(|&choice| choice == own)) {
            self.tally.choices[index].add(&payoffs);
        }
    }

    /// Says the words of a plan, as far as they are legal in this world; returns how many were.
    fn carry_out(&self, world: &mut R, seat: Seat, plan: u32) -> u32 {
        let words = self.words_of(&self.plans[plan as usize].words);
        for (said, &choice) in (0..).zip(words) {
            // The first word was found among the choices.
            if said > 0 && world.check(seat, choice).is_err() {
                return said;
            }
            world.play(seat, choice, &mut ());
        }
        words.len() as u32
    }

    /// The node to which something leads, and whether it is new: there the walk ends.
    fn child(&mut self, node: u32, way: u64) -> (u32, bool) {
        let new = self.nodes.len() as u32;
        match self.children.entry(trace(way, &node)) {
            Entry::Occupied(child) => (*child.get(), false),
            Entry::Vacant(place) => {
                place.insert(new);
                self.nodes.push(Node::default());
                (new, true)
            }
        }
    }

    /// What a seat does at a node: the most promising of what came to mind, of which more is looked at the more often
    /// the node is visited.
    fn select(&mut self, node: u32, world: &R, seat: Seat, alone: bool, rng: &mut Xoshiro256PlusPlus) -> u32 {
        self.menu.clear();
        if node == 0 && seat == self.outlook.seat() && !self.root.is_empty() {
            self.menu.extend_from_slice(&self.root);
        } else {
            world.ordered(seat, &mut self.menu);
        }
        let menu = self.menu.iter().fold(0, trace);
        let curiosity = self.manner.curiosity * self.spread[seat.index()].deviation();
        loop {
            let (mut known, mut visits) = (0_u32, 0_u32);
            for &index in &self.nodes[node as usize].plans {
                let plan = &self.plans[index as usize];
                if self.is_legal(plan, seat, menu) {
                    known += 1;
                    visits += plan.visits;
                }
            }
            let breadth = (self.manner.breadth * (visits as f32 + 1.0).sqrt()) as u32 + 1;
            if (known == 0 || known < breadth && self.may_devise(node, alone))
                && self.devise(node, world, seat, menu, alone, rng)
            {
                continue;
            }
            let mut best = (f32::MIN, 0);
            let mut left = breadth;
            for place in 0..self.nodes[node as usize].plans.len() {
                let index = self.nodes[node as usize].plans[place];
                if !self.is_legal(&self.plans[index as usize], seat, menu) {
                    continue;
                }
                let plan = &mut self.plans[index as usize];
                plan.offered += 1;
                let n = plan.visits as f32 + f32::from(u8::from(plan.promise.is_some()));
                let worth = if n == 0.0 {
                    f32::MAX
                } else {
                    plan.mean() + curiosity * ((plan.offered as f32).ln() / n).sqrt()
                };
                if worth > best.0 {
                    best = (worth, index);
                }
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            return best.1;
        }
    }

    /// Whether a plan can be begun by a seat whose choices are those in `self.menu`, which `menu` tells from others.
    fn is_legal(&self, plan: &Plan, seat: Seat, menu: u64) -> bool {
        plan.seat == seat && (plan.menu == menu || self.menu.contains(&self.words[plan.words.start as usize]))
    }

    /// Whether something new may come to mind at a node.
    fn may_devise(&self, node: u32, alone: bool) -> bool {
        alone && self.nodes[node as usize].repeated < WEARY
    }

    /// Lets a few plans come to mind, made up by habit: first one for each choice, or as many as the manner says.
    /// Returns whether there is a new one.
    fn devise(
        &mut self,
        node: u32,
        world: &R,
        seat: Seat,
        menu: u64,
        alone: bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> bool {
        let known = self.nodes[node as usize].plans.len();
        let begun = |first: R::Choice| {
            let plans = self.nodes[node as usize].plans.iter().map(|&index| &self.plans[index as usize]);
            plans.filter(|plan| plan.seat == seat).any(|plan| self.words[plan.words.start as usize] == first)
        };
        let mut fresh: Vec<R::Choice> = self.menu.iter().copied().filter(|&first| !begun(first)).collect();
        if !alone {
            for &first in &fresh {
                self.add(node, seat, menu, &[first], None, 0.0);
            }
            return !fresh.is_empty();
        }
        let ideas = if node == 0 && known == 0 { self.first_ideas } else { self.manner.ideas.into() };
        let ideas = ideas.max(fresh.len());
        let choices = std::mem::take(&mut self.menu);
        let mut words = Vec::with_capacity(16);
        for _ in 0..ideas {
            let first = match fresh[..] {
                [] if self.nodes[node as usize].repeated >= WEARY => break,
                [] => world.habit(seat, &choices, rng),
                [only] => only,
                _ => world.habit(seat, &fresh, rng),
            };
            fresh.retain(|&choice| choice != first);
            let mut ahead = world.clone();
            words.clear();
            words.push(first);
            ahead.play(seat, first, &mut ());
            while ahead.awaiting() == Awaiting::Seats(SeatSet::only(seat))
                && !ahead.is_quiet()
                && words.len() < LONGEST_PLAN
            {
                let next = ahead.play_on(seat, &mut self.buffer, rng);
                words.push(next);
                ahead.play(seat, next, &mut ());
            }
            let observer = self.outlook.seat();
            let promise = (self.manner.horizon > 0).then(|| self.promise(&ahead, seat, rng));
            let likes = seat == observer && world.is_favour(seat, first);
            let favour = if likes { self.judge.tuning().style.favours } else { 0.0 };
            let liking = if R::is_fuss(first) { favour - self.manner.fuss } else { favour };
            self.add(node, seat, menu, &words, promise, liking);
        }
        self.menu = choices;
        let plans = &self.plans;
        let new = &mut self.nodes[node as usize].plans[known..];
        let promise = |index: &u32| plans[*index as usize].promise.unwrap_or_default();
        new.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
        !new.is_empty()
    }

    /// What a plan that led to this world seems to be worth to its seat.
    fn promise(&mut self, ahead: &R, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> f32 {
        let fates = if is_settled(ahead) { 1 } else { self.manner.fates.max(1) };
        let mut sum = 0.0;
        for _ in 0..fates {
            let mut end = ahead.clone();
            play_to_quiet(&mut end, &mut self.buffer, rng);
            sum += payoffs(&end, &mut self.judge, self.outlook.seat())[seat].worth(self.manner.place);
        }
        sum / f32::from(fates)
    }

    /// Adds a plan to a node, unless it is known there.
    fn add(
        &mut self,
        node: u32,
        seat: Seat,
        menu: u64,
        words: &[R::Choice],
        promise: Option<f32>,
        liking: f32,
    ) {
        let told = words.iter().fold(0, trace);
        let known = &self.nodes[node as usize].plans;
        if known.iter().any(|&index| {
            let plan = &self.plans[index as usize];
            plan.trace == told && plan.seat == seat
        }) {
            self.nodes[node as usize].repeated += 1;
            return;
        }
        let start = self.words.len() as u32;
        self.words.extend_from_slice(words);
        let words = start..self.words.len() as u32;
        let new = self.plans.len() as u32;
        let plan = Plan {
            words,
            trace: told,
            menu,
            seat,
            visits: 0,
            offered: 0,
            sum: 0.0,
            won: 0.0,
            promise,
            liking,
        };
        self.plans.push(plan);
        let node = &mut self.nodes[node as usize];
        node.plans.push(new);
        node.repeated = 0;
    }

    fn words_of(&self, range: &Range<u32>) -> &[R::Choice] {
        &self.words[range.start as usize..range.end as usize]
    }
}

/// Whether the game is over, or somebody is awaited and nothing is under way.
fn is_settled<R: Insight>(world: &R) -> bool {
    match world.awaiting() {
        Awaiting::Nobody => true,
        Awaiting::Chance => false,
        Awaiting::Seats(_) => world.is_quiet(),
    }
}

/// By habit until nothing is under way.
pub(crate) fn play_to_quiet<R: Insight>(
    world: &mut R,
    buffer: &mut Vec<R::Choice>,
    rng: &mut Xoshiro256PlusPlus,
) {
    for _ in 0..LONGEST {
        if is_settled(world) {
            return;
        }
        world.go_on(buffer, rng);
    }
}

/// By habit to the end.
pub(crate) fn play_to_end<R: Insight>(
    world: &mut R,
    buffer: &mut Vec<R::Choice>,
    rng: &mut Xoshiro256PlusPlus,
) {
    for _ in 0..LONGEST {
        if !world.go_on(buffer, rng) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use table::Rules;

    use super::*;
    use crate::heap::{self, Choice, Heap};

    #[test]
    fn one_lucky_throw_makes_no_good_idea() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1805);
        let seat = Seat::new(0);
        let mut world = heap::begun();
        world.play(seat, Choice::Throw, &mut ());
        let outlook = Outlook::new(&world, seat);
        let mut promises = |fates| {
            let mut tuning = Heap::tuning().clone();
            tuning.manner.fates = fates;
            let mut tree = Tree::new(&outlook, &tuning, &[], 1);
            let mut spread = Spread::default();
            for _ in 0..400 {
                spread.add(tree.promise(&world, seat, &mut rng));
            }
            (spread.sum / spread.count, spread.deviation())
        };
        let ((once, wide), (often, narrow)) = (promises(1), promises(16));
        // The mean of sixteen differs a quarter as much.
        assert!(wide > 0.01 && narrow < 0.35 * wide, "{wide} {narrow}");
        assert!((once - often).abs() < wide / 4.0, "{once} {often}");
    }
}
