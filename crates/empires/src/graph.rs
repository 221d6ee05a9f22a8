//! Zones by index, and which of them border on which: what can be reached from where.

use crate::zones::{Zone, ZoneSet};

/// Borders between zones. A border that is there one way is there the other way too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    borders: Vec<ZoneSet>,
}

impl Graph {
    /// The most zones a map can have.
    pub const MOST: usize = 128;

    /// `zones` zones without borders.
    ///
    /// # Panics
    /// If there are more than [`Graph::MOST`].
    pub fn new(zones: usize) -> Self {
        assert!(zones <= Self::MOST, "a map has at most {} zones", Self::MOST);
        Self { borders: vec![ZoneSet::default(); zones] }
    }

    /// Joins two zones. Returns whether they were apart before.
    pub fn join(&mut self, a: Zone, b: Zone) -> bool {
        let apart = !self.borders[a.index()].contains(b);
        self.borders[a.index()].insert(b);
        self.borders[b.index()].insert(a);
        apart
    }

    /// All zones that can be reached from a zone, itself included.
    pub fn component(&self, zone: Zone) -> ZoneSet {
        let mut reached = ZoneSet::only(zone);
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(self.borders[zone.index()]));
            edge = next.without(reached);
            reached = reached.or(next);
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_go_both_ways_and_components_follow_them() {
        let mut graph = Graph::new(100);
        assert!(graph.join(Zone(0), Zone(99)));
        assert!(!graph.join(Zone(99), Zone(0)));
        assert!(graph.join(Zone(99), Zone(64)));
        let component = |zone| graph.component(Zone(zone)).iter().collect::<Vec<_>>();
        assert_eq!(component(0), [Zone(0), Zone(64), Zone(99)]);
        assert_eq!(component(7), [Zone(7)]);
    }
}
