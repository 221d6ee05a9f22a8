//! In which order parts of an action are offered.

use table::{Edition as _, Rules, Seat};

/// The rulings since which parts of an action are named in any order, and nothing is carried out or ended before its
/// player says so. Under the first rulings parts came by type and by the map, and what could not go on ended.
/// [GR-MOVE-02, NA-MOVE-09, NA-REC-02]
pub const ANY_ORDER: u8 = 2;

/// What has been named before decides what is offered, or it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Everything legal, whatever came before.
    Any,
    /// Only what comes behind what is named, by type and by the map, so that each plan is named in one way.
    Fixed,
}

impl Order {
    /// The order in which players name parts under these rulings.
    #[inline]
    pub const fn under(rulings: u8) -> Self {
        if rulings >= ANY_ORDER { Self::Any } else { Self::Fixed }
    }
}

/// A game that offers the parts of an action in one order or another.
pub trait Ordered: Rules {
    /// Every legal choice of an awaited seat; or only those with which each plan is named in one way.
    fn offer(&self, seat: Seat, order: Order, out: &mut impl FnMut(Self::Choice));

    /// The order in which players name parts.
    #[inline]
    fn order_of_naming(&self) -> Order {
        Order::under(self.edition().rulings())
    }

    /// What is offered, as a list.
    fn offered(&self, seat: Seat, order: Order) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        self.offer(seat, order, &mut |choice| choices.push(choice));
        choices
    }

    /// Those choices of a seat with which each plan is named in one way; if there are none, because what is named so
    /// far came in another order, all.
    #[inline]
    fn offer_ordered(&self, seat: Seat, out: &mut impl FnMut(Self::Choice)) {
        let mut any = false;
        self.offer(seat, Order::Fixed, &mut |choice| {
            any = true;
            out(choice);
        });
        if !any {
            self.offer(seat, self.order_of_naming(), out);
        }
    }
}
