//! Cards as typed indices. [GR-CARD]

/// A Senate card: an index into the edition's Senate deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Senate(pub(crate) u8);

/// A Tactics card: an index into the edition's Tactics deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tactic(pub(crate) u8);

/// A Battle card: an index into the edition's Battle cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Battle(pub u8);

impl Senate {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Tactic {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}
