//! Setup: lot, deal, and the event of the round. [AR-12 to AR-17]

use table::{BySeat, RuleId, Seat, SeatSet, Witness};

use crate::{
    cards::{Card, CardSet, Event, EventSet},
    happening::Happening,
    options::Options,
    position::{LAID, Phase, Position, Printed, ROUNDS},
};

/// Cards dealt to each player. [AR-14]
const HAND: usize = 11;

impl Position {
    /// AR-13: both decks are complete and unseen.
    pub(crate) fn fresh(printed: Printed, options: Options) -> Self {
        Self {
            hands: Default::default(),
            unseen: CardSet::ALL,
            played: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            printed,
            deck: EventSet::ALL,
            rounds: Default::default(),
            won: Default::default(),
            options,
            phase: Phase::Lot,
            game: 0,
            round: 1,
            leader: Seat::new(0),
            event: None,
            order: [0, 1, 2],
            table: [Card(0); LAID],
            laid: 0,
            turn: Seat::new(0),
            owed: 0,
            only_electors: SeatSet::EMPTY,
        }
    }

    /// AR-17: the lot names the start player; there is one lot, also in a great game.
    pub(crate) fn begin_with(&mut self, seat: Seat, witness: &mut impl Witness<Happening>) {
        self.leader = seat;
        witness.tell(|| Happening::StartDrawn { seat });
        self.begin_deal(witness);
    }

    pub(crate) fn begin_deal(&mut self, witness: &mut impl Witness<Happening>) {
        let game = self.game + 1;
        witness.tell(|| match (self.options.great, game) {
            (false, _) => Happening::GameBegins,
            (true, 1) => Happening::GreatGameBegins { game, rule: RuleId("AR-13") },
            (true, _) => Happening::GreatGameBegins { game, rule: RuleId("AR-67") },
        });
        self.turn = self.leader;
        self.phase = Phase::Deal { dealt: 0 };
    }

    /// AR-14: eleven cards each, one at a time, clockwise from the start player; only their owner sees them.
    #[inline]
    pub(crate) fn deal(&mut self, card: Card, witness: &mut impl Witness<Happening>) {
        let Phase::Deal { dealt } = self.phase else { unreachable!("no deal is due") };
        let seat = self.turn;
        self.unseen.remove(card);
        self.hands[seat.index()].insert(card);
        witness.tell(|| Happening::Dealt { seat, card });
        self.turn = seat.after(self.players());
        self.phase = if usize::from(dealt) + 1 == HAND * self.players() {
            witness.tell(|| Happening::DealDone { pile: self.pile() as u8 });
            Phase::TurnEvent
        } else {
            Phase::Deal { dealt: dealt + 1 }
        };
    }

    /// AR-16, AR-25: the next event is open before anyone plays. Which of the eleven events of the game it is
    /// (AR-15), or of the next eleven (AR-68), is decided only now; nobody could know before.
    pub(crate) fn turn_up(&mut self, event: Event, witness: &mut impl Witness<Happening>) {
        self.deck.remove(event);
        self.event = Some(event);
        self.order = [0, 1, 2];
        self.turn = self.leader;
        let (game, round) = (self.game + 1, self.round);
        witness.tell(|| {
            let printed = self.edition().event(event);
            let rule = RuleId(if round == 1 { "AR-16" } else { "AR-25" });
            Happening::EventTurned { game, round, event, year: printed.year, symbols: printed.symbols, rule }
        });
        self.phase = if round == 1 {
            Phase::Opening { waiting: SeatSet::first(self.players()) }
        } else {
            Phase::Trick
        };
    }

    /// AR-67, AR-68, AR-71, AR-72: all monarchs are shuffled again, the event deck is not.
    pub(crate) fn begin_next_game(&mut self, leader: Seat, witness: &mut impl Witness<Happening>) {
        self.game += 1;
        self.round = 1;
        self.leader = leader;
        self.unseen = CardSet::ALL;
        self.played = CardSet::EMPTY;
        self.removed = CardSet::EMPTY;
        self.only_electors = SeatSet::EMPTY;
        self.begin_deal(witness);
    }

    /// How many cards each hand holds: open to all. [AR-26]
    pub(crate) fn hand_sizes(&self) -> BySeat<u8> {
        let mut sizes = BySeat::default();
        for seat in Seat::first(self.players()) {
            sizes[seat] = self.hands[seat.index()].len() as u8;
        }
        sizes
    }

    /// Whether the game that is under way has another round after this one. [AR-18]
    #[inline]
    pub(crate) fn has_next_round(&self) -> bool {
        self.round < ROUNDS
    }
}
