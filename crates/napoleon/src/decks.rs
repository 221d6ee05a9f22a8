//! The decks: Chance cards that may be known on top, Politics and Army cards that return to the bottom, Trade
//! Routes whose returned cards are shuffled. What nobody knows has no order. [NA-SET-14, NA-SET-15, NA-CARD-01]

use std::ops::Range;

use empires::{
    heap::Heap,
    sets::{Numbered, Set},
};
use table::{Seat, SeatSet};

/// The most Politics or Army cards.
pub const CARDS: usize = 32;
/// The most Trade Routes.
pub const ROUTES: usize = 24;
/// The most Chance cards that a card can show.
pub const PEEK: usize = 4;

/// One of the two decks a player can take a card from. [NA-CARD-01]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// The Politics deck.
    Politics,
    /// The Army deck.
    Army,
}

impl Pile {
    pub(crate) const BOTH: [Self; 2] = [Self::Politics, Self::Army];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Politics => "politics",
            Self::Army => "army",
        }
    }
}

/// A Politics or Army card: an index into its deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The deck.
    pub pile: Pile,
    /// Its index there.
    pub(crate) index: u8,
}

/// A Trade Route: an index into the edition's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Route(pub(crate) u8);

/// A Battle card: an index into the edition's Battle cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Battle(pub u8);

/// A Chance card: an index into the edition's Chance cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chance(pub u8);

/// A set of Trade Routes.
pub type RouteSet = Set<Route>;

impl Numbered for Route {
    type Word = u32;

    fn numbered(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

/// A deck whose cards return to the bottom: cards that nobody has seen yet lie on top in an unknown order, those
/// that have been read out lie below in the order of their return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Returning {
    /// Copies of each card among the unseen.
    unseen: [u8; CARDS],
    queue: [u8; CARDS],
    queued: u8,
}

impl Returning {
    pub(crate) fn new(copies: impl Iterator<Item = u8>) -> Self {
        let mut unseen = [0; CARDS];
        for (slot, count) in unseen.iter_mut().zip(copies) {
            *slot = count;
        }
        Self { unseen, queue: [0; CARDS], queued: 0 }
    }

    pub(crate) fn unseen(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.unseen).filter(|&(_, copies)| copies > 0)
    }

    pub(crate) fn queue(&self) -> &[u8] {
        &self.queue[..usize::from(self.queued)]
    }

    /// In how many ways the top card can be drawn.
    pub(crate) fn tickets(&self) -> u32 {
        let unseen: u32 = self.unseen.iter().map(|&copies| u32::from(copies)).sum();
        if unseen == 0 { u32::from(self.queued > 0) } else { unseen }
    }

    /// The card that holds a ticket.
    pub(crate) fn nth(&self, ticket: u32) -> u8 {
        let mut left = ticket;
        for (card, copies) in self.unseen() {
            if left < u32::from(copies) {
                return card;
            }
            left -= u32::from(copies);
        }
        self.queue[0]
    }

    /// Every card that may lie on top, with its weight.
    pub(crate) fn odds(&self) -> impl Iterator<Item = (u8, u32)> {
        let known = self.queue().first().map(|&card| (card, 1)).filter(|_| self.unseen().next().is_none());
        self.unseen().map(|(card, copies)| (card, u32::from(copies))).chain(known)
    }

    pub(crate) fn draw(&mut self, card: u8) {
        if self.unseen[usize::from(card)] > 0 {
            self.unseen[usize::from(card)] -= 1;
        } else {
            self.queue.rotate_left(1);
            self.queue[CARDS - 1] = 0;
            self.queued -= 1;
        }
    }

    pub(crate) fn put_under(&mut self, card: u8) {
        self.queue[usize::from(self.queued)] = card;
        self.queued += 1;
    }
}

/// A Chance card on top of the deck that somebody has looked at. [NA-SET-15]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) card: u8,
    /// Who has looked at this place last and knows what lies here.
    pub(crate) by: Seat,
    /// Everybody who has seen the card.
    pub(crate) seen: SeatSet,
}

impl Known {
    pub(crate) const fn new(card: u8, by: Seat) -> Self {
        Self { card, by, seen: SeatSet::only(by) }
    }
}

/// The Chance deck. [NA-COM-12]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ChanceDeck {
    /// Cards in an unknown order.
    pub(crate) pile: Heap,
    /// Cards laid aside.
    pub(crate) aside: Heap,
    top: [Known; PEEK],
    /// For each place on top: who can't tell what lies here from what lies in the place above, because somebody
    /// else has put these cards back since he saw some of them.
    mixed: [SeatSet; PEEK],
    tops: u8,
}

impl ChanceDeck {
    pub(crate) fn new(pile: Heap) -> Self {
        Self { pile, aside: Heap::EMPTY, top: [Self::NOTHING; PEEK], mixed: [SeatSet::EMPTY; PEEK], tops: 0 }
    }

    const NOTHING: Known = Known { card: 0, by: Seat::new(0), seen: SeatSet::EMPTY };

    /// The known cards on top, the uppermost first.
    pub(crate) fn top(&self) -> &[Known] {
        &self.top[..usize::from(self.tops)]
    }

    pub(crate) fn top_mut(&mut self) -> &mut [Known] {
        &mut self.top[..usize::from(self.tops)]
    }

    /// One more known card under those on top.
    pub(crate) fn push(&mut self, known: Known) {
        self.top[usize::from(self.tops)] = known;
        self.tops += 1;
    }

    /// Who can't tell the card in this place from the one above.
    pub(crate) fn mixed(&self, place: usize) -> SeatSet {
        self.mixed[place]
    }

    pub(crate) fn mix(&mut self, place: usize, seats: SeatSet) {
        self.mixed[place] = seats;
    }

    /// The places on top as a seat can tell them apart: which cards lie in a stretch may be known to it, but not in
    /// which order.
    pub(crate) fn stretches(&self, viewer: Seat) -> impl Iterator<Item = Range<usize>> {
        let tops = usize::from(self.tops);
        let mixed = self.mixed;
        let parted = move |place: usize| place >= tops || !mixed[place].contains(viewer);
        let starts = (0..tops).filter(move |&place| parted(place));
        starts.map(move |start| {
            let end = (start + 1..=tops).find(|&place| parted(place)).expect("the last place is parted");
            start..end
        })
    }

    /// The cards in a stretch that a seat has seen, in the order of the edition.
    pub(crate) fn known_within(&self, stretch: Range<usize>, viewer: Seat) -> Vec<u8> {
        let seen = self.top[stretch].iter().filter(|known| known.seen.contains(viewer));
        let mut cards: Vec<_> = seen.map(|known| known.card).collect();
        cards.sort_unstable();
        cards
    }

    /// A seat looks at the uppermost known cards; for it each lies in its own place then.
    pub(crate) fn look(&mut self, seat: Seat, count: usize) {
        for known in &mut self.top[..count] {
            known.by = seat;
            known.seen.insert(seat);
        }
        for mixed in self.mixed.iter_mut().take(count + 1) {
            mixed.remove(seat);
        }
    }

    /// A seat has taken up the uppermost cards and puts them back as it likes: what the others have seen among them
    /// they still know, but no longer where it lies.
    pub(crate) fn take_up(&mut self, seat: Seat, count: usize, players: usize) {
        self.top[..count].sort_by_key(|known| known.card);
        for mixed in self.mixed.iter_mut().take(count).skip(1) {
            *mixed = SeatSet::first(players).without(seat);
        }
        self.forget();
    }

    /// Whoever knows no card of a stretch has nothing to mix up there.
    fn forget(&mut self) {
        let mixed = self.mixed.iter().flat_map(|seats| seats.iter()).collect::<SeatSet>();
        for seat in mixed.iter() {
            for stretch in self.stretches(seat).collect::<Vec<_>>() {
                if !self.top[stretch.clone()].iter().any(|known| known.seen.contains(seat)) {
                    self.mixed[stretch].iter_mut().for_each(|seats| seats.remove(seat));
                }
            }
        }
    }

    /// Whether only those who have seen a card of a stretch, and have not looked at these places last, are said to mix
    /// them up.
    pub(crate) fn is_well_known(&self) -> bool {
        let mut tidy = *self;
        tidy.forget();
        let tops = usize::from(self.tops);
        let last = |place: usize| self.top()[place].by;
        let sure = |place: usize| {
            let mixed = self.mixed[place];
            !mixed.contains(last(place)) && !mixed.contains(last(place - 1))
        };
        tidy == *self && self.mixed[0].is_empty() && (1..tops).all(sure)
    }

    pub(crate) fn len(&self) -> u32 {
        self.pile.len() + u32::from(self.tops)
    }

    /// The cards laid aside become the deck. [NA-COM-12]
    pub(crate) fn shuffle(&mut self) {
        self.pile = self.pile.plus(std::mem::take(&mut self.aside));
        while self.tops > 0 {
            let card = self.pop();
            self.pile.add(card);
        }
    }

    /// The uppermost known card.
    fn pop(&mut self) -> u8 {
        let card = self.top[0].card;
        self.top.rotate_left(1);
        self.mixed.rotate_left(1);
        self.tops -= 1;
        self.top[usize::from(self.tops)..].fill(Self::NOTHING);
        self.mixed[usize::from(self.tops)..].fill(SeatSet::EMPTY);
        self.mixed[0] = SeatSet::EMPTY;
        self.forget();
        card
    }

    /// In how many ways the top card can be drawn.
    pub(crate) fn tickets(&self) -> u32 {
        if self.tops > 0 { 1 } else { self.pile.len() }
    }

    pub(crate) fn nth(&self, ticket: u32) -> u8 {
        if self.tops > 0 { self.top[0].card } else { self.pile.nth(ticket) }
    }

    pub(crate) fn odds(&self) -> impl Iterator<Item = (u8, u32)> {
        let known = self.top().first().map(|known| (known.card, 1));
        let pile = if known.is_some() { Heap::EMPTY } else { self.pile };
        known.into_iter().chain(pile.cards().map(move |card| (card, u32::from(pile.count(card)))))
    }

    pub(crate) fn draw(&mut self, card: u8) {
        if self.tops > 0 {
            self.pop();
        } else {
            self.pile.take(card);
        }
    }
}

/// The Trade Route deck: cards that came back together lie under the others, each such layer in an unknown order.
/// [NA-SET-10]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RouteDeck {
    /// The layer of each card, the uppermost 0; [`RouteDeck::OUT`] if it is not in the deck.
    pub(crate) layers: [u8; ROUTES],
}

impl RouteDeck {
    pub(crate) const OUT: u8 = u8::MAX;

    pub(crate) fn new(routes: usize) -> Self {
        let mut layers = [Self::OUT; ROUTES];
        layers[..routes].fill(0);
        Self { layers }
    }

    /// The cards of the uppermost layer.
    pub(crate) fn top(&self) -> RouteSet {
        self.all().filter(|&route| self.layers[usize::from(route.0)] == 0).collect()
    }

    /// Every card in the deck.
    pub(crate) fn all(&self) -> impl Iterator<Item = Route> {
        let layers = self.layers;
        (0..ROUTES as u8).filter(move |&route| layers[usize::from(route)] != Self::OUT).map(Route)
    }

    pub(crate) fn draw(&mut self, route: Route) {
        self.layers[usize::from(route.0)] = Self::OUT;
        if self.top().is_empty() {
            for layer in self.layers.iter_mut().filter(|layer| **layer != Self::OUT) {
                *layer -= 1;
            }
        }
    }

    /// Puts cards under the deck, shuffled among themselves.
    pub(crate) fn put_under(&mut self, routes: RouteSet) {
        let lowest = self.layers.iter().filter(|&&layer| layer != Self::OUT).max();
        let layer = lowest.map_or(0, |layer| layer + 1);
        for route in routes.iter() {
            self.layers[usize::from(route.0)] = layer;
        }
    }

    /// Shuffles cards into the uppermost layer. [NA-SET-10]
    pub(crate) fn shuffle_in(&mut self, routes: RouteSet) {
        for route in routes.iter() {
            self.layers[usize::from(route.0)] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returned_cards_are_drawn_when_all_others_have_been() {
        let mut deck = Returning::new([1, 2].into_iter());
        assert_eq!((deck.tickets(), deck.nth(0), deck.nth(1)), (3, 0, 1));
        for card in [1, 0, 1] {
            deck.draw(card);
            deck.put_under(card);
        }
        assert_eq!((deck.tickets(), deck.nth(0)), (1, 1));
        deck.draw(1);
        assert_eq!(deck.queue(), [0, 1]);
        assert_eq!(deck.odds().collect::<Vec<_>>(), [(0, 1)]);
    }

    #[test]
    fn a_second_look_takes_nothing_from_the_first_but_the_order() {
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let mut deck = ChanceDeck::new(Heap::EMPTY);
        for card in [3, 1, 2, 0] {
            deck.push(Known::new(card, first));
        }
        deck.look(second, 3);
        deck.take_up(second, 3, 2);
        let stretches = |deck: &ChanceDeck, seat| deck.stretches(seat).collect::<Vec<_>>();
        assert_eq!(stretches(&deck, first), [0..3, 3..4]);
        assert_eq!(stretches(&deck, second), [0..1, 1..2, 2..3, 3..4]);
        assert!(deck.top().iter().all(|known| known.seen.contains(first)));
        assert!(!deck.top()[3].seen.contains(second));
        deck.draw(1);
        assert_eq!(stretches(&deck, first), [0..2, 2..3]);
        deck.look(first, 2);
        assert_eq!(stretches(&deck, first), [0..1, 1..2, 2..3]);
    }

    #[test]
    fn whoever_has_seen_nothing_has_nothing_to_mix_up() {
        let [first, third] = [Seat::new(0), Seat::new(2)];
        let mut deck = ChanceDeck::new(Heap::EMPTY);
        for card in [3, 1, 2] {
            deck.push(Known::new(card, first));
        }
        deck.take_up(first, 3, 3);
        assert_eq!(deck.stretches(third).count(), 3);
    }

    #[test]
    fn routes_that_come_back_lie_under_the_others() {
        let mut deck = RouteDeck::new(3);
        deck.draw(Route(1));
        deck.put_under(RouteSet::only(Route(1)));
        assert_eq!(deck.top().iter().collect::<Vec<_>>(), [Route(0), Route(2)]);
        deck.draw(Route(0));
        deck.draw(Route(2));
        assert_eq!(deck.top().iter().collect::<Vec<_>>(), [Route(1)]);
    }
}
