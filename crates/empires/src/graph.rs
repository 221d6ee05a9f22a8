//! The map as a graph: zones by index, and which of them border on which.

/// A set of zones by their index, at most 128 of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ZoneSet(pub u128);

impl ZoneSet {
    /// Whether the zone belongs to the set.
    pub const fn contains(self, zone: usize) -> bool {
        self.0 >> zone & 1 == 1
    }

    /// Adds a zone.
    pub const fn insert(&mut self, zone: usize) {
        self.0 |= 1 << zone;
    }

    /// The zones in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let zone = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some(zone)
        })
    }
}

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
    pub fn join(&mut self, a: usize, b: usize) -> bool {
        let apart = !self.borders[a].contains(b);
        self.borders[a].insert(b);
        self.borders[b].insert(a);
        apart
    }

    /// The zones that border on a zone.
    pub fn neighbours(&self, zone: usize) -> ZoneSet {
        self.borders[zone]
    }

    /// All zones that can be reached from a zone, itself included.
    pub fn component(&self, zone: usize) -> ZoneSet {
        let mut reached = ZoneSet(1 << zone);
        let mut edge = reached;
        while edge != ZoneSet::default() {
            let next = edge.iter().fold(0, |next, zone| next | self.borders[zone].0);
            edge = ZoneSet(next & !reached.0);
            reached.0 |= next;
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
        assert!(graph.join(0, 99));
        assert!(!graph.join(99, 0));
        assert!(graph.join(99, 64));
        assert_eq!(graph.neighbours(99).iter().collect::<Vec<_>>(), [0, 64]);
        assert_eq!(graph.component(0).iter().collect::<Vec<_>>(), [0, 64, 99]);
        assert_eq!(graph.component(7).iter().collect::<Vec<_>>(), [7]);
    }
}
