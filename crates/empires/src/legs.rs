//! Units with the zones they go to: what a Move, an Attack or a Swap names.

use crate::zones::Zone;

/// A unit with the zone it goes to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Leg<U> {
    /// The unit.
    pub unit: U,
    /// Where it goes.
    pub to: Zone,
    /// Whether it is named to be carried by ships, where the way is named.
    pub by_sea: bool,
}

impl<U> Leg<U> {
    /// A unit that goes to a zone.
    #[inline]
    pub const fn new(unit: U, to: Zone) -> Self {
        Self { unit, to, by_sea: false }
    }
}

/// Units with the zones they go to, at most so many, in order: it does not matter in which one they are named.
#[derive(Clone, Copy, Debug)]
pub struct Legs<U, const MOST: usize> {
    legs: [Leg<U>; MOST],
    len: u8,
}

impl<U: Copy + Ord, const MOST: usize> Legs<U, MOST> {
    /// Adds one in its place: by unit, by zone, and by land first.
    #[inline]
    pub fn insert(&mut self, leg: Leg<U>) {
        let len = usize::from(self.len);
        let place = self.as_slice().partition_point(|other| *other <= leg);
        self.legs.copy_within(place..len, place + 1);
        self.legs[place] = leg;
        self.len += 1;
    }

    /// Takes the first that is so out, if there is one.
    pub fn remove(&mut self, is_so: impl FnMut(&Leg<U>) -> bool) -> Option<Leg<U>> {
        let place = self.as_slice().iter().position(is_so)?;
        let taken = self.legs[place];
        self.legs.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        Some(taken)
    }

    /// In order.
    #[inline]
    pub fn as_slice(&self) -> &[Leg<U>] {
        &self.legs[..usize::from(self.len)]
    }

    /// The one that comes last in the order.
    #[inline]
    pub fn last(&self) -> Option<Leg<U>> {
        self.as_slice().last().copied()
    }

    /// Whether none is named.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no more can be named.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == MOST
    }

    #[inline]
    fn count(&self, is_so: impl Fn(&Leg<U>) -> bool) -> u8 {
        self.as_slice().iter().filter(|leg| is_so(leg)).count() as u8
    }

    /// How many of a unit are named.
    #[inline]
    pub fn named(&self, unit: U) -> u8 {
        self.count(|leg| leg.unit == unit)
    }

    /// How many of a unit go to a zone.
    #[inline]
    pub fn arriving(&self, unit: U, to: Zone) -> u8 {
        self.count(|leg| leg.unit == unit && leg.to == to)
    }

    /// How many units go to a zone.
    #[inline]
    pub fn landing(&self, to: Zone) -> u8 {
        self.count(|leg| leg.to == to)
    }
}

impl<U: Copy + Ord + Default, const MOST: usize> Legs<U, MOST> {
    /// Two units that change places, in this order.
    pub fn pair(first: Leg<U>, second: Leg<U>) -> Self {
        let mut legs = Self::default();
        legs.legs[..2].copy_from_slice(&[first, second]);
        legs.len = 2;
        legs
    }
}

impl<U: Copy + Default, const MOST: usize> Default for Legs<U, MOST> {
    #[inline]
    fn default() -> Self {
        Self { legs: [Leg::default(); MOST], len: 0 }
    }
}

/// What is not named any more does not count.
impl<U: Copy + Ord, const MOST: usize> PartialEq for Legs<U, MOST> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<U: Copy + Ord, const MOST: usize> Eq for Legs<U, MOST> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_in_which_units_are_named_leaves_no_trace() {
        let [light, heavy] = [(1, 7), (3, 2)].map(|(unit, to)| Leg::new(unit, Zone(to)));
        let carried = Leg { by_sea: true, ..light };
        let (mut one, mut other) = (Legs::<u8, 4>::default(), Legs::default());
        for leg in [light, carried, heavy] {
            one.insert(leg);
        }
        for leg in [heavy, carried, light, light] {
            other.insert(leg);
        }
        assert!(other.is_full() && one != other);
        assert_eq!(other.remove(|leg| leg.unit == 1), Some(light));
        assert_eq!(one, other);
        assert_eq!(one.as_slice(), [light, carried, heavy]);
        assert_eq!((one.named(1), one.arriving(1, Zone(7)), one.landing(Zone(2))), (2, 2, 1));
        assert_eq!(one.remove(|leg| leg.unit == 2), None);
    }
}
