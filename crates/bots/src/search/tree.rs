//! The tree of one search.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{BuildHasherDefault, Hasher},
    ops::Range,
};

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, BySeat, Outlook, Seat, SeatSet};

use crate::craft::Craft;

use super::{Findings, Insight, Manner, Payoff, Weighed, payoffs, trace};

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

/// No plan.
const NONE: u32 = u32::MAX;
/// More choices than a game can have after the tree is left.
const LONGEST: usize = 5_000;
/// More words than any action has.
const LONGEST_PLAN: usize = 120;

/// After so many plans that were known already nothing new is expected.
const WEARY: u16 = 12;

/// What one seat says at one node, word by word, until chance or somebody else has a say or nothing is under way. An
/// action is named in many words; only as a whole is it good or bad.
struct Plan {
    /// Where its words are.
    words: Range<u32>,
    seat: Seat,
    visits: u32,
    /// How often it was among the legal ones.
    offered: u32,
    sum: f32,
    next: u32,
}

/// A decision, or several at the same time.
#[derive(Clone, Copy)]
struct Node {
    /// The plan that was made last.
    first: u32,
    /// How often a plan came to mind that was known already.
    repeated: u16,
}

impl Node {
    const NEW: Self = Self { first: NONE, repeated: 0 };
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
pub(super) struct Tally {
    all: Sums,
    choices: Vec<Sums>,
    /// The visits of the best plan that begins with each choice.
    leading: Vec<u32>,
}

pub(super) fn findings<C: Copy>(choices: &[C], tallies: &[Tally]) -> Findings<C> {
    let mut all = Sums::default();
    let mut each = vec![Sums::default(); choices.len()];
    let mut leading = vec![0; choices.len()];
    for tally in tallies {
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
    Findings {
        choices: choices.iter().zip(&each).zip(&leading).map(weighed).collect(),
        payoff: all.mean(),
        simulations: all.visits,
    }
}

pub(super) struct Tree<'a, R: Insight> {
    outlook: &'a Outlook<'a, R>,
    manner: Manner,
    weights: &'a [f32],
    nodes: Vec<Node>,
    plans: Vec<Plan>,
    words: Vec<R::Choice>,
    /// Nodes by their parent and what led from there to them.
    children: HashMap<u64, u32, BuildHasherDefault<Fold>>,
    root: Vec<R::Choice>,
    tally: Tally,
    spread: [Spread; Seat::MAX],
    /// Plans of the current walk.
    path: Vec<u32>,
    buffer: Vec<R::Choice>,
    /// Choices with which no plan begins.
    fresh: Vec<R::Choice>,
    answers: Vec<(Seat, u32)>,
}

impl<'a, R: Insight> Tree<'a, R> {
    pub(super) fn new(outlook: &'a Outlook<'a, R>, craft: &'a Craft, root: &[R::Choice]) -> Self {
        Self {
            outlook,
            manner: craft.manner,
            weights: &craft.weights,
            nodes: vec![Node::NEW],
            plans: Vec::new(),
            words: Vec::new(),
            children: HashMap::default(),
            root: root.to_vec(),
            tally: Tally {
                all: Sums::default(),
                choices: vec![Sums::default(); root.len()],
                leading: vec![0; root.len()],
            },
            spread: [Spread::default(); Seat::MAX],
            path: Vec::new(),
            buffer: Vec::new(),
            fresh: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// What was counted, with the plan that was tried most for each first word.
    pub(super) fn tally(mut self) -> Tally {
        let mut index = self.nodes[0].first;
        while index != NONE {
            let plan = &self.plans[index as usize];
            let first = self.words[plan.words.start as usize];
            if plan.seat == self.outlook.seat()
                && let Some(choice) = self.root.iter().position(|&choice| choice == first)
            {
                self.tally.leading[choice] = self.tally.leading[choice].max(plan.visits);
            }
            index = plan.next;
        }
        self.tally
    }

    /// Whether so many further simulations can't change which plan is tried most.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        let mut index = self.nodes[0].first;
        while index != NONE {
            let plan = &self.plans[index as usize];
            if plan.seat == self.outlook.seat() {
                if plan.visits > first {
                    (first, second) = (plan.visits, first);
                } else {
                    second = second.max(plan.visits);
                }
            }
            index = plan.next;
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
        if quiet == 0 || quiet < self.manner.horizon {
            self.play_on(&mut world, quiet, rng);
        }
        let payoffs = payoffs(&world, self.weights);
        for &index in &self.path {
            let plan = &mut self.plans[index as usize];
            let worth = payoffs[plan.seat].worth(self.manner.place);
            plan.visits += 1;
            plan.sum += worth;
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
    fn carry_out(&mut self, world: &mut R, seat: Seat, plan: u32) -> u32 {
        let range = self.plans[plan as usize].words.clone();
        for (said, index) in (0..).zip(range.clone()) {
            let choice = self.words[index as usize];
            // The first word was found among the choices.
            if said > 0 && world.check(seat, choice).is_err() {
                return said;
            }
            world.play(seat, choice, &mut ());
        }
        range.len() as u32
    }

    /// The node to which something leads, and whether it is new: there the walk ends.
    fn child(&mut self, node: u32, way: u64) -> (u32, bool) {
        let new = self.nodes.len() as u32;
        match self.children.entry(trace(way, &node)) {
            Entry::Occupied(child) => (*child.get(), false),
            Entry::Vacant(place) => {
                place.insert(new);
                self.nodes.push(Node::NEW);
                (new, true)
            }
        }
    }

    /// By habit to the horizon, or to the end. The first position has been looked at already.
    fn play_on(&mut self, world: &mut R, mut quiet: u8, rng: &mut Xoshiro256PlusPlus) {
        for _ in 0..LONGEST {
            match world.awaiting() {
                Awaiting::Nobody => return,
                Awaiting::Chance => {
                    let outcome = world.draw(rng);
                    world.occur(outcome, &mut ());
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is awaited");
                    let choice = world.play_on(seat, &mut self.buffer, rng);
                    world.play(seat, choice, &mut ());
                }
            }
            if matches!(world.awaiting(), Awaiting::Seats(_)) && world.is_quiet() {
                quiet += 1;
                if quiet == self.manner.horizon {
                    return;
                }
            }
        }
    }

    /// What a seat does at a node: something new, as far as the breadth allows and anything new comes to mind, or the
    /// most promising of what was tried.
    fn select(&mut self, node: u32, world: &R, seat: Seat, alone: bool, rng: &mut Xoshiro256PlusPlus) -> u32 {
        self.buffer.clear();
        world.choices(seat, &mut self.buffer);
        self.fresh.clone_from(&self.buffer);
        let curiosity = self.manner.curiosity * self.spread[seat.index()].deviation();
        let (mut tried, mut visits) = (0_u32, 0_u32);
        let mut best = (f32::MIN, NONE);
        let mut index = self.nodes[node as usize].first;
        while index != NONE {
            let plan = &mut self.plans[index as usize];
            let first = self.words[plan.words.start as usize];
            if plan.seat == seat && self.buffer.contains(&first) {
                self.fresh.retain(|&choice| choice != first);
                plan.offered += 1;
                tried += 1;
                visits += plan.visits;
                let n = plan.visits.max(1) as f32;
                let worth = plan.sum / n + curiosity * ((plan.offered as f32).ln() / n).sqrt();
                if worth > best.0 {
                    best = (worth, index);
                }
            }
            index = plan.next;
        }
        let breadth = (self.manner.breadth * (visits as f32 + 1.0).sqrt()) as u32 + 1;
        if best.1 == NONE || tried < breadth && self.may_devise(node, alone) {
            self.devise(node, world, seat, alone, rng).unwrap_or(best.1)
        } else {
            best.1
        }
    }

    /// Whether something new may come to mind at a node: a word that no plan begins with, or more than one word.
    fn may_devise(&self, node: u32, alone: bool) -> bool {
        !self.fresh.is_empty() || alone && self.nodes[node as usize].repeated < WEARY
    }

    /// A plan made up by habit, with a word that no plan begins with if there is one. None if it is known already.
    fn devise(
        &mut self,
        node: u32,
        world: &R,
        seat: Seat,
        alone: bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<u32> {
        let open = if self.fresh.is_empty() { &self.buffer } else { &self.fresh };
        let first = if let [only] = open[..] { only } else { world.habit(seat, open, rng) };
        let start = self.words.len() as u32;
        self.words.push(first);
        if alone {
            let mut ahead = world.clone();
            ahead.play(seat, first, &mut ());
            while ahead.awaiting() == Awaiting::Seats(SeatSet::only(seat))
                && !ahead.is_quiet()
                && self.words.len() - (start as usize) < LONGEST_PLAN
            {
                let next = ahead.play_on(seat, &mut self.buffer, rng);
                self.words.push(next);
                ahead.play(seat, next, &mut ());
            }
        }
        let words = start..self.words.len() as u32;
        let mut index = self.nodes[node as usize].first;
        while index != NONE {
            let plan = &self.plans[index as usize];
            if plan.seat == seat && self.words_of(&plan.words) == self.words_of(&words) {
                self.words.truncate(start as usize);
                self.nodes[node as usize].repeated += 1;
                return None;
            }
            index = plan.next;
        }
        let new = self.plans.len() as u32;
        let next = std::mem::replace(&mut self.nodes[node as usize].first, new);
        self.plans.push(Plan { words, seat, visits: 0, offered: 1, sum: 0.0, next });
        Some(new)
    }

    fn words_of(&self, range: &Range<u32>) -> &[R::Choice] {
        &self.words[range.start as usize..range.end as usize]
    }
}
