//! The tree of one search.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
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

/// No edge.
const NONE: u32 = u32::MAX;
/// Visits after which a choice is known well enough to be counted on.
const LOOKED_AT: u32 = 2;
/// More choices than a game can have after the tree is left.
const LONGEST: usize = 5_000;

/// A choice of one seat at one node.
struct Edge<C> {
    choice: C,
    seat: Seat,
    visits: u32,
    /// How often it was among the legal ones.
    offered: u32,
    sum: f32,
    /// What it is worth to the seat.
    worth: f32,
    next: u32,
}

#[derive(Clone, Copy)]
struct Node {
    first: u32,
}

/// A seat that goes on at once will do what it has found best: what that is worth, once it has been looked at.
fn favourite<C>(nodes: &[Node], edges: &[Edge<C>], node: u32) -> Option<f32> {
    let mut best = (LOOKED_AT, None);
    let mut index = nodes[node as usize].first;
    while index != NONE {
        let edge = &edges[index as usize];
        if edge.visits > best.0 {
            best = (edge.visits, Some(edge.worth));
        }
        index = edge.next;
    }
    best.1
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
}

pub(super) fn findings<C: Copy>(choices: &[C], tallies: &[Tally]) -> Findings<C> {
    let mut all = Sums::default();
    let mut each = vec![Sums::default(); choices.len()];
    for tally in tallies {
        all.merge(&tally.all);
        for (sum, one) in each.iter_mut().zip(&tally.choices) {
            sum.merge(one);
        }
    }
    let weighed = |(&choice, sums): (&C, &Sums)| Weighed { choice, visits: sums.visits, payoff: sums.mean() };
    Findings {
        choices: choices.iter().zip(&each).map(weighed).collect(),
        payoff: all.mean(),
        simulations: all.visits,
    }
}

pub(super) struct Tree<'a, R: Insight> {
    outlook: &'a Outlook<'a, R>,
    manner: Manner,
    weights: &'a [f32],
    nodes: Vec<Node>,
    edges: Vec<Edge<R::Choice>>,
    /// Nodes by their parent and what led from there to them.
    children: HashMap<u64, u32, BuildHasherDefault<Fold>>,
    root: Vec<R::Choice>,
    tally: Tally,
    /// Edges of the current walk, each with the node to which it leads if the same seat goes on there at once.
    path: Vec<(u32, u32)>,
    buffer: Vec<R::Choice>,
    untried: Vec<R::Choice>,
    answers: Vec<(Seat, R::Choice)>,
}

impl<'a, R: Insight> Tree<'a, R> {
    pub(super) fn new(outlook: &'a Outlook<'a, R>, craft: &'a Craft, root: &[R::Choice]) -> Self {
        Self {
            outlook,
            manner: craft.manner,
            weights: &craft.weights,
            nodes: vec![Node { first: NONE }],
            edges: Vec::new(),
            children: HashMap::default(),
            root: root.to_vec(),
            tally: Tally { all: Sums::default(), choices: vec![Sums::default(); root.len()] },
            path: Vec::new(),
            buffer: Vec::new(),
            untried: Vec::new(),
            answers: Vec::new(),
        }
    }

    pub(super) fn tally(self) -> Tally {
        self.tally
    }

    /// Whether so many further simulations can't change which choice is tried most.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for sums in &self.tally.choices {
            if sums.visits > first {
                (first, second) = (sums.visits, first);
            } else {
                second = second.max(sums.visits);
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
        // The seat that has just chosen alone, with nothing left to chance since.
        let mut speaker = None;
        let mut quiet = 0;
        loop {
            match world.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => {
                    speaker = None;
                    let outcome = world.draw(rng);
                    if world.shows(observer, outcome) {
                        way = Some(trace(way.unwrap_or_default(), &outcome));
                    }
                    world.occur(outcome, &mut ());
                }
                Awaiting::Seats(seats) => {
                    if let Some(way) = way {
                        let (child, new) = self.child(node, way);
                        if speaker.is_some_and(|seat| seats == SeatSet::only(seat))
                            && let Some(last) = self.path.last_mut()
                        {
                            last.1 = child;
                        }
                        quiet += u8::from(world.is_quiet());
                        if new || quiet == self.manner.horizon && quiet > 0 {
                            break;
                        }
                        node = child;
                    }
                    let before = self.path.len();
                    let mut answers = std::mem::take(&mut self.answers);
                    answers.clear();
                    for seat in seats.iter() {
                        let choice = self.select(node, &world, seat, rng);
                        if seat == observer && own.is_none() {
                            own = Some(choice);
                        }
                        answers.push((seat, choice));
                    }
                    let mut led = 0;
                    for &(seat, choice) in &answers {
                        led = trace(led ^ seat.number() as u64, &choice);
                        world.play(seat, choice, &mut ());
                    }
                    way = Some(led);
                    // A forced choice leaves no edge, so whose edge is the last must be known.
                    speaker = match answers[..] {
                        [(seat, _)] if self.path.len() > before || speaker == Some(seat) => Some(seat),
                        _ => None,
                    };
                    self.answers = answers;
                }
            }
        }
        if quiet == 0 || quiet < self.manner.horizon {
            self.play_on(&mut world, quiet, rng);
        }
        let payoffs = payoffs(&world, self.weights);
        for &(index, next) in self.path.iter().rev() {
            let followed = if next == NONE { None } else { favourite(&self.nodes, &self.edges, next) };
            let edge = &mut self.edges[index as usize];
            edge.visits += 1;
            edge.sum += payoffs[edge.seat].worth(self.manner.place);
            edge.worth = followed.unwrap_or(edge.sum / edge.visits as f32);
        }
        self.tally.all.add(&payoffs);
        if let Some(index) = own.and_then(|own| self.root.iter().position(|&choice| choice == own)) {
            self.tally.choices[index].add(&payoffs);
        }
    }

    /// The node to which something leads, and whether it is new: there the walk ends.
    fn child(&mut self, node: u32, way: u64) -> (u32, bool) {
        let new = self.nodes.len() as u32;
        match self.children.entry(trace(way, &node)) {
            std::collections::hash_map::Entry::Occupied(child) => (*child.get(), false),
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(new);
                self.nodes.push(Node { first: NONE });
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

    /// What a seat does at a node: a choice that was not tried yet, as far as the breadth allows, or the most
    /// promising one.
    fn select(&mut self, node: u32, world: &R, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> R::Choice {
        self.untried.clear();
        world.choices(seat, &mut self.untried);
        if let [only] = self.untried[..] {
            return only;
        }
        let (mut tried, mut visits) = (0_u32, 0_u32);
        let mut best = (f32::MIN, NONE);
        let mut index = self.nodes[node as usize].first;
        while index != NONE {
            let edge = &mut self.edges[index as usize];
            if edge.seat == seat
                && let Some(found) = self.untried.iter().position(|&choice| choice == edge.choice)
            {
                self.untried.swap_remove(found);
                edge.offered += 1;
                tried += 1;
                visits += edge.visits;
                let n = edge.visits.max(1) as f32;
                let worth = edge.worth + self.manner.curiosity * ((edge.offered as f32).ln() / n).sqrt();
                if worth > best.0 {
                    best = (worth, index);
                }
            }
            index = edge.next;
        }
        let breadth = (self.manner.breadth * (visits as f32 + 1.0).sqrt()) as u32 + 1;
        let edge = if self.untried.is_empty() || (tried >= breadth && best.1 != NONE) {
            best.1
        } else {
            let choice =
                if let [only] = self.untried[..] { only } else { world.habit(seat, &self.untried, rng) };
            let first = &mut self.nodes[node as usize].first;
            self.edges.push(Edge { choice, seat, visits: 0, offered: 1, sum: 0.0, worth: 0.0, next: *first });
            *first = self.edges.len() as u32 - 1;
            *first
        };
        self.path.push((edge, NONE));
        self.edges[edge as usize].choice
    }
}
