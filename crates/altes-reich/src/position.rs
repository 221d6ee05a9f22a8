//! The position: everything on the table and in the hands, and whom it waits for.

use table::{Awaiting, Seat, SeatSet, Witness};

use crate::{
    cards::{Card, CardSet, Event, EventSet},
    edition::{Criterion, Edition},
    happening::Happening,
    options::Options,
    words::Choice,
};

/// Rounds of a game. [AR-18]
pub(crate) const ROUNDS: u8 = 11;
/// Seats that the game can have. [AR-12]
pub(crate) const SEATS: usize = 5;
/// Cards on the table at the most: one for each player, and one of the third hand with two. [AR-22, AR-77]
pub(crate) const LAID: usize = 5;

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The start player is drawn by lot. [AR-17]
    Lot,
    /// The next card is dealt; so many have been. [AR-14]
    Deal { dealt: u8 },
    /// The next event is turned up. [AR-16, AR-25]
    TurnEvent,
    /// Round 1: each of these seats has yet to lay a card face down. [AR-19]
    Opening { waiting: SeatSet },
    /// The seat whose turn it is plays a card. [AR-21]
    Trick,
    /// The seat that has just laid its card draws for its declarations. [AR-43, AR-45]
    Draw,
    /// The top card of the third hand is turned up. [AR-77]
    ThirdHand,
    /// All rounds have been played. [AR-63, AR-69]
    Over,
}

/// Who won an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taker {
    /// A player.
    Seat(Seat),
    /// The third hand: the event is set aside. [AR-77]
    Nobody,
}

/// A round that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) event: Event,
    pub(crate) taker: Taker,
}

pub(crate) type Printed = table::Printed<Edition>;

/// A position of El Viejo Imperio.
///
/// * Hands, monarch pile (with the third hand's stack), table, played and removed cards are always the 69
///   cards, none twice.
/// * The piles have no order: a card is drawn when it is needed, so nobody's future is written anywhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Position {
    pub(crate) hands: [CardSet; SEATS],
    /// Cards nobody has seen and nobody holds: the monarch pile, and the stack of the third hand.
    pub(crate) unseen: CardSet,
    /// Cards of earlier rounds of this game. [AR-25]
    pub(crate) played: CardSet,
    /// Declared Elector cards of this game. [AR-41]
    pub(crate) removed: CardSet,
    pub(crate) printed: Printed,
    /// Events that have not been turned up.
    pub(crate) deck: EventSet,
    /// All rounds played so far, by game and round.
    pub(crate) rounds: [[Option<Played>; ROUNDS as usize]; 3],
    /// Events won, by game and seat.
    pub(crate) won: [[u8; SEATS]; 3],
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// The current game, counted from 0.
    pub(crate) game: u8,
    /// The current round, counted from 1.
    pub(crate) round: u8,
    /// First in play order.
    pub(crate) leader: Seat,
    /// The current event, once it has been turned up.
    pub(crate) event: Option<Event>,
    /// Which printed symbol stands first, second and third. [AR-39]
    pub(crate) order: [u8; 3],
    /// The compared cards in play order; in round 1, each at its seat's place as it is laid.
    pub(crate) table: [Card; LAID],
    /// How many cards lie open on the table.
    pub(crate) laid: u8,
    /// The seat that plays, draws or is dealt to, in phases in which one seat is concerned.
    pub(crate) turn: Seat,
    /// Declarations of the current turn for which no card has been drawn yet. [AR-45]
    pub(crate) owed: u8,
    /// Seats that have shown in round 1 that they held nothing but Elector cards, and have not drawn since.
    /// [AR-36]
    pub(crate) only_electors: SeatSet,
}

impl Position {
    #[inline]
    pub(crate) fn edition(&self) -> &'static Edition {
        self.printed.0
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.options.players.into()
    }

    /// Cards compared in a round: one for each player, and one of the third hand. [AR-22, AR-77]
    #[inline]
    pub(crate) fn compared(&self) -> usize {
        self.players() + usize::from(self.options.vacant_throne)
    }

    /// The seat at a place of the play order, counted from 0; none for the third hand, which is last.
    /// [AR-17, AR-21, AR-72, AR-77]
    #[inline]
    pub(crate) fn seat_at(&self, place: usize) -> Option<Seat> {
        (place < self.players()).then(|| {
            let index = self.leader.index() + place;
            Seat::new(if index >= self.players() { index - self.players() } else { index })
        })
    }

    /// The place of a seat in the play order, counted from 0.
    #[inline]
    pub(crate) fn place_of(&self, seat: Seat) -> usize {
        let (seat, leader) = (seat.index(), self.leader.index());
        if seat >= leader { seat - leader } else { seat + self.players() - leader }
    }

    /// Cards left in the stack of the third hand. [AR-77]
    #[inline]
    pub(crate) fn third_hand(&self) -> usize {
        if !self.options.vacant_throne || self.phase == Phase::Over {
            return 0;
        }
        let turned = usize::from(self.round) - 1 + usize::from(usize::from(self.laid) > self.players());
        usize::from(ROUNDS) - turned
    }

    /// Cards left in the monarch pile. [AR-14]
    #[inline]
    pub(crate) fn pile(&self) -> usize {
        self.unseen.len() - self.third_hand()
    }

    /// The symbol that now stands at a place (0 to 2) of the current event. [AR-40]
    pub(crate) fn symbol(&self, place: usize) -> Option<Criterion> {
        let event = self.edition().event(self.event?);
        Some(event.symbols[usize::from(self.order[place])])
    }

    /// Events each player has won in all games. [AR-23, AR-70]
    pub(crate) fn points(&self) -> [u8; SEATS] {
        std::array::from_fn(|seat| self.won.iter().map(|game| game[seat]).sum())
    }

    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Opening { waiting } => Awaiting::Seats(waiting),
            Phase::Trick => Awaiting::Seats(SeatSet::only(self.turn)),
            Phase::Lot | Phase::Deal { .. } | Phase::TurnEvent | Phase::Draw | Phase::ThirdHand => {
                Awaiting::Chance
            }
            Phase::Over => Awaiting::Nobody,
        }
    }

    /// Carries out a legal choice of a seat.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Happening>) {
        match (self.phase, choice) {
            (Phase::Opening { waiting }, Choice::Play(card)) => self.commit(seat, card, waiting, witness),
            (Phase::Trick, Choice::Play(card)) => self.lay(seat, card, witness),
            (Phase::Trick, Choice::Declare(card)) => self.declare(seat, card, witness),
            _ => unreachable!("{choice:?} was not checked"),
        }
    }

    /// Carries out an outcome of chance.
    #[inline]
    pub(crate) fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Happening>) {
        match outcome {
            Choice::Start(seat) => self.begin_with(seat, witness),
            Choice::Deal(card) => self.deal(card, witness),
            Choice::Turn(event) => self.turn_up(event, witness),
            Choice::Draw(card) => self.draw_card(card, witness),
            Choice::Throne(card) => self.turn_third_hand(card, witness),
            Choice::Play(_) | Choice::Declare(_) => unreachable!("{outcome:?} is not an outcome of chance"),
        }
    }
}
