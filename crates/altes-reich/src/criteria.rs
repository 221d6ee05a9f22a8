//! Criteria: which card wins the round. [AR-27 to AR-34]

use table::Witness;

use crate::{
    cards::Card,
    happening::{CardRow, Comparison, Happening},
    position::{LAID, Position},
};

/// What decided a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecidedBy {
    /// The first symbol. [AR-27]
    First,
    /// The second symbol. [AR-28]
    Second,
    /// The third symbol. [AR-29]
    Third,
    /// Play order, after a full tie. [AR-30]
    Order,
}

/// The winning card's place in play order, and what decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    pub(crate) place: usize,
    pub(crate) by: DecidedBy,
}

/// Places of the play order whose cards can still win: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Contenders(pub(crate) u8);

impl Contenders {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn all(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    pub(crate) fn only(place: usize) -> Self {
        Self(1 << place)
    }

    pub(crate) fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    pub(crate) fn is_one(self) -> bool {
        self.0.is_power_of_two()
    }

    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Earliest in play order. [AR-30]
    pub(crate) fn earliest(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |&place| self.contains(place))
    }
}

impl Position {
    /// The comparison of a round, step by step. The number of contenders never grows from one symbol to the
    /// next.
    #[inline]
    pub(crate) fn verdict(&self, witness: &mut impl Witness<Happening>) -> Verdict {
        // AR-60 leaves the hero out before anything is compared.
        let left_out = self.hero_left_out(witness);
        let compared = Contenders::all(self.laid.into()).without(left_out);

        // AR-27 and AR-49: the best on the first symbol, and every card of the event's colour.
        let best = self.best(0, compared);
        let lifted = self.of_the_dynasty().and(compared).without(best);
        for place in lifted.iter() {
            let card = self.table[place];
            witness.tell(|| Happening::DynastyLifts { card, dynasty: self.edition().monarch(card).dynasty });
        }
        let after_first = best.or(lifted);
        witness.tell(|| self.comparison(DecidedBy::First, compared, after_first));
        if after_first.is_one() {
            return Verdict { place: after_first.earliest(), by: DecidedBy::First };
        }

        // AR-58: where the second symbol decides, the hero of a red event is out.
        let out = self.hero_of_defeat(after_first, witness);
        let compared = after_first.without(out);
        // AR-28 and AR-56: the best of these on the second symbol, and the hero of a black event.
        let best = self.best(1, compared);
        let hero = self.hero_of_victory(compared.without(best), witness);
        let after_second = best.or(hero);
        witness.tell(|| self.comparison(DecidedBy::Second, compared, after_second));
        if after_second.is_one() {
            return Verdict { place: after_second.earliest(), by: DecidedBy::Second };
        }

        // AR-29: printed values again, among those left.
        let after_third = self.best(2, after_second);
        witness.tell(|| self.comparison(DecidedBy::Third, after_second, after_third));
        let by = if after_third.is_one() { DecidedBy::Third } else { DecidedBy::Order };
        // AR-30: earliest in play order, if they are still level.
        Verdict { place: after_third.earliest(), by }
    }

    /// The natural best among some cards on the symbol that now stands at `place`. [AR-31 to AR-34, AR-40]
    #[inline]
    fn best(&self, place: usize, among: Contenders) -> Contenders {
        let ranks = self.edition().ranks(self.event.expect("a round has an event"));
        let printed = usize::from(self.order[place]);
        let value = |place| {
            if among.contains(place) { ranks[self.table[place].index()].symbols[printed] } else { i16::MIN }
        };
        let values: [i16; LAID] = std::array::from_fn(value);
        let best = values.into_iter().fold(i16::MIN, i16::max);
        let level = values
            .into_iter()
            .enumerate()
            .fold(0, |level, (place, value)| level | u8::from(value == best) << place);
        Contenders(level).and(among)
    }

    fn comparison(&self, place: DecidedBy, compared: Contenders, left: Contenders) -> Happening {
        let symbol = self.symbol(place as usize).expect("a round has an event");
        let event = self.event.expect("a round has an event");
        let cards = Comparison { row: self.line(compared), symbol, event };
        Happening::Compared { place, symbol, cards, left: self.line(left), rule: place.rule() }
    }

    /// Some cards of the table, in play order.
    pub(crate) fn line(&self, places: Contenders) -> CardRow {
        let mut line = CardRow::default();
        for place in places.iter() {
            line.push(self.table[place]);
        }
        line
    }

    /// Where a card lies on the table.
    pub(crate) fn place_on_table(&self, card: Card) -> Contenders {
        let laid = &self.table[..usize::from(self.laid)];
        laid.iter().position(|&other| other == card).map_or(Contenders::NONE, Contenders::only)
    }
}
