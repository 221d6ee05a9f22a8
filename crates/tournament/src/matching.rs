//! As many pairs as can be: Edmonds' matching in any graph, from the pairs that are there already.

use std::collections::VecDeque;

struct Forest<'a> {
    partners: &'a mut [Option<usize>],
    /// From whom each was reached.
    parent: Vec<Option<usize>>,
    /// The first of the blossom that each is part of.
    base: Vec<usize>,
    reached: Vec<bool>,
    steps: u64,
}

/// Adds pairs, taking others apart where that makes for more, until no further one can be added. Tells how many edges were
/// looked at.
pub(crate) fn complete(partners: &mut [Option<usize>], edge: impl Fn(usize, usize) -> bool) -> u64 {
    let size = partners.len();
    let mut forest = Forest {
        partners,
        parent: vec![None; size],
        base: vec![0; size],
        reached: vec![false; size],
        steps: 0,
    };
    for root in 0..size {
        if forest.partners[root].is_none()
            && let Some(end) = forest.grow(root, &edge)
        {
            forest.turn_over(end);
        }
    }
    forest.steps
}

impl Forest<'_> {
    /// Looks for somebody alone to whom a path leads from the root on which every other edge is a pair.
    fn grow(&mut self, root: usize, edge: &impl Fn(usize, usize) -> bool) -> Option<usize> {
        let size = self.partners.len();
        self.parent.fill(None);
        self.reached.fill(false);
        (0..size).for_each(|index| self.base[index] = index);
        self.reached[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(from) = queue.pop_front() {
            for to in 0..size {
                self.steps += 1;
                if to == from
                    || self.base[from] == self.base[to]
                    || self.partners[from] == Some(to)
                    || !edge(from, to)
                {
                    continue;
                }
                let partner = self.partners[to];
                if to == root || partner.is_some_and(|partner| self.parent[partner].is_some()) {
                    self.contract(from, to, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(from);
                    match partner {
                        None => return Some(to),
                        Some(partner) => {
                            self.reached[partner] = true;
                            queue.push_back(partner);
                        }
                    }
                }
            }
        }
        None
    }

    /// Makes one of all in a circle of odd length.
    fn contract(&mut self, from: usize, to: usize, queue: &mut VecDeque<usize>) {
        let base = self.meeting_point(from, to);
        let mut inside = vec![false; self.partners.len()];
        self.mark(from, base, to, &mut inside);
        self.mark(to, base, from, &mut inside);
        for index in 0..self.partners.len() {
            if inside[self.base[index]] {
                self.base[index] = base;
                if !std::mem::replace(&mut self.reached[index], true) {
                    queue.push_back(index);
                }
            }
        }
    }

    fn meeting_point(&self, one: usize, other: usize) -> usize {
        let mut passed = vec![false; self.partners.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            passed[at] = true;
            let up = self.partners[at].and_then(|partner| self.parent[partner]);
            let Some(up) = up else { break };
            at = up;
        }
        at = other;
        loop {
            at = self.base[at];
            if passed[at] {
                return at;
            }
            let up = self.partners[at].and_then(|partner| self.parent[partner]);
            at = up.expect("both ways lead to the root");
        }
    }

    fn mark(&mut self, from: usize, base: usize, child: usize, inside: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != base {
            let partner = self.partners[at].expect("on the way there are pairs");
            inside[self.base[at]] = true;
            inside[self.base[partner]] = true;
            self.parent[at] = Some(child);
            child = partner;
            at = self.parent[partner].expect("on the way everybody was reached");
        }
    }

    /// Makes pairs of what were none along the path, and takes the others apart.
    fn turn_over(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(here) = at {
            let from = self.parent[here].expect("the path leads to the root");
            at = self.partners[from];
            self.partners[here] = Some(from);
            self.partners[from] = Some(here);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The most pairs, by trying everything.
    fn most(left: &[usize], edges: &[Vec<bool>]) -> usize {
        let Some((&first, rest)) = left.split_first() else { return 0 };
        let alone = most(rest, edges);
        let with = rest.iter().filter(|&&other| edges[first][other]).map(|&other| {
            let others: Vec<usize> = rest.iter().copied().filter(|&one| one != other).collect();
            1 + most(&others, edges)
        });
        with.max().unwrap_or(0).max(alone)
    }

    proptest! {
        #[test]
        fn no_other_way_makes_more_pairs(size in 2..9_usize, bits in any::<u64>(), begin in any::<bool>()) {
            let edge = |one: usize, other: usize| {
                let (small, large) = (one.min(other), one.max(other));
                small != large && bits >> (large * (large - 1) / 2 + small) & 1 == 1
            };
            let edges: Vec<Vec<bool>> =
                (0..size).map(|one| (0..size).map(|other| edge(one, other)).collect()).collect();
            let mut partners = vec![None; size];
            if begin && edges[0][1] {
                (partners[0], partners[1]) = (Some(1), Some(0));
            }
            complete(&mut partners, |one, other| edges[one][other]);
            for (one, partner) in partners.iter().enumerate() {
                if let Some(other) = *partner {
                    prop_assert!(edges[one][other] && partners[other] == Some(one));
                }
            }
            let pairs = partners.iter().flatten().count() / 2;
            let everybody: Vec<usize> = (0..size).collect();
            prop_assert_eq!(pairs, most(&everybody, &edges));
        }
    }
}
