//! What happens, as spectators and players are told it.

use table::{Arg, Cites, Phrase, RuleId, Seat, SeatSet, Thing, Told};

use crate::{
    cards::{Card, Event},
    criteria::DecidedBy,
    edition::Criterion,
    position::{LAID, Position, SEATS},
};

/// Cards of the table in play order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardRow {
    cards: [Option<Card>; LAID],
    len: u8,
}

impl CardRow {
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = Some(card);
        self.len += 1;
    }

    /// The cards.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }
}

impl std::fmt::Debug for CardRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Something that happened, with all it takes to tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names of their types say")]
pub enum Happening {
    /// The lot has named the start player. [AR-17]
    StartDrawn { seat: Seat },
    /// A game begins: all monarchs are shuffled. [AR-13, AR-67]
    GameBegins { game: u8, great: bool },
    /// A card was dealt; only its owner sees which. [AR-14]
    Dealt { seat: Seat, card: Card },
    /// All have their cards; so many are left in the monarch pile. [AR-14]
    DealDone { pile: u8 },
    /// The event of the round lies open. [AR-16, AR-25]
    EventTurned { event: Event, game: u8, round: u8 },
    /// A card was laid face down; only its owner knows which. [AR-19]
    Committed { seat: Seat, card: Card },
    /// A card of round 1 was turned over. [AR-20]
    Revealed { seat: Seat, card: Card },
    /// A card was played, perhaps in place of a declared one. [AR-21, AR-42]
    Played { seat: Seat, card: Card, replaces: bool },
    /// "Elector" was declared; the card leaves the game. [AR-37, AR-41]
    Declared { seat: Seat, card: Card, number: u8 },
    /// The symbols have changed places. [AR-39]
    SymbolsSwapped { symbols: [Criterion; 3] },
    /// A card was drawn; only its owner sees which. [AR-43]
    Drew { seat: Seat, card: Card },
    /// The third hand's card was turned up. [AR-77]
    ThirdHand { card: Card },
    /// A card of the event's colour counts as level with the best. [AR-49]
    DynastyLifts { card: Card },
    /// The hero of a black event counts as level with the best on the second symbol. [AR-56]
    HeroLifted { card: Card },
    /// The hero of a red event is out before the second symbol. [AR-58]
    HeroBeaten { card: Card },
    /// The hero of a red event is not compared at all. [AR-60]
    HeroLeftOut { card: Card },
    /// Some cards were compared by a symbol, and these are left. [AR-27, AR-28, AR-29]
    Compared { by: DecidedBy, symbol: Criterion, event: Event, compared: CardRow, left: CardRow },
    /// The round is won. [AR-23]
    EventWon { seat: Seat, card: Card, event: Event, by: DecidedBy },
    /// The third hand has won the round. [AR-77]
    EventSetAside { card: Card, event: Event, by: DecidedBy },
    /// Eleven rounds have been played. [AR-63]
    GameEnds { game: u8, won: [u8; SEATS], players: u8 },
    /// Who has won. [AR-64, AR-65, AR-66, AR-70]
    Victory { winners: SeatSet, by_ladder: bool, great: bool },
}

impl Cites for Happening {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::StartDrawn { .. } => "AR-17",
            Self::GameBegins { game: 1, .. } => "AR-13",
            Self::GameBegins { .. } => "AR-67",
            Self::Dealt { .. } | Self::DealDone { .. } => "AR-14",
            Self::EventTurned { round: 1, .. } => "AR-16",
            Self::EventTurned { .. } => "AR-25",
            Self::Committed { .. } => "AR-19",
            Self::Revealed { .. } => "AR-20",
            Self::Played { replaces: false, .. } => "AR-21",
            Self::Played { replaces: true, .. } => "AR-42",
            Self::Declared { .. } => "AR-41",
            Self::SymbolsSwapped { .. } => "AR-39",
            Self::Drew { .. } => "AR-43",
            Self::ThirdHand { .. } | Self::EventSetAside { .. } => "AR-77",
            Self::DynastyLifts { .. } => "AR-49",
            Self::HeroLifted { .. } => "AR-56",
            Self::HeroBeaten { .. } => "AR-58",
            Self::HeroLeftOut { .. } => "AR-60",
            Self::Compared { by: DecidedBy::First, .. } => "AR-27",
            Self::Compared { by: DecidedBy::Second, .. } => "AR-28",
            Self::Compared { .. } => "AR-29",
            Self::EventWon { by: DecidedBy::Order, .. } => "AR-30",
            Self::EventWon { .. } => "AR-23",
            Self::GameEnds { .. } => "AR-63",
            Self::Victory { by_ladder: true, .. } => "AR-66",
            Self::Victory { great: true, .. } => "AR-70",
            Self::Victory { winners, .. } if winners.len() > 1 => "AR-65",
            Self::Victory { .. } => "AR-64",
        })
    }
}

impl DecidedBy {
    /// `first`, `second`, `third` or `order`.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Third => "third",
            Self::Order => "order",
        }
    }
}

impl Position {
    pub(crate) fn card_thing(&self, card: Card) -> Thing {
        Thing { kind: "monarch", id: &self.edition().monarch(card).id }
    }

    pub(crate) fn event_thing(&self, event: Event) -> Thing {
        Thing { kind: "event", id: &self.edition().event(event).id }
    }

    pub(crate) fn criterion_thing(&self, criterion: Criterion) -> Thing {
        Thing { kind: "criterion", id: &self.edition().criterion(criterion).id }
    }

    /// The event as this viewer is told it.
    pub(crate) fn tell(&self, happening: Happening, viewer: Option<Seat>) -> Option<Told> {
        let card_arg = |card| Arg::Thing(self.card_thing(card));
        let about = |message, card| Phrase::new(message).with("card", card_arg(card));
        let number = |n: u8| Arg::Number(n.into());
        // Cards that go to a hand, or face down onto the table, are their owner's business alone. [AR-26]
        let private = |message, own_message, seat, card| {
            if viewer == Some(seat) {
                Phrase::new(own_message).with("seat", seat).with("card", card_arg(card))
            } else {
                Phrase::new(message).with("seat", seat)
            }
        };
        let phrase = match happening {
            Happening::StartDrawn { seat } => Phrase::new("altes-reich-event-start-drawn").with("seat", seat),
            Happening::GameBegins { great: false, .. } => Phrase::new("altes-reich-event-game-begins"),
            Happening::GameBegins { game, .. } => {
                Phrase::new("altes-reich-event-great-game-begins").with("game", number(game))
            }
            Happening::Dealt { seat, card } => {
                if viewer != Some(seat) {
                    return None;
                }
                about("altes-reich-event-dealt", card).with("seat", seat)
            }
            Happening::DealDone { pile } => {
                Phrase::new("altes-reich-event-deal-done").with("pile", number(pile))
            }
            Happening::EventTurned { event, game, round } => {
                let symbols = self.edition().event(event).symbols;
                Phrase::new("altes-reich-event-event-turned")
                    .with("game", number(game))
                    .with("round", number(round))
                    .with("event", self.event_thing(event))
                    .with("year", i64::from(self.edition().event(event).year))
                    .with("symbols", self.symbols_arg(symbols))
            }
            Happening::Committed { seat, card } => {
                private("altes-reich-event-committed", "altes-reich-event-committed-own", seat, card)
            }
            Happening::Revealed { seat, card } => {
                about("altes-reich-event-revealed", card).with("seat", seat)
            }
            Happening::Played { seat, card, replaces: false } => {
                about("altes-reich-event-played", card).with("seat", seat)
            }
            Happening::Played { seat, card, .. } => {
                about("altes-reich-event-replaced", card).with("seat", seat)
            }
            Happening::Declared { seat, card, number: n } => {
                about("altes-reich-event-declared", card).with("seat", seat).with("number", number(n))
            }
            Happening::SymbolsSwapped { symbols } => {
                Phrase::new("altes-reich-event-symbols-swapped").with("symbols", self.symbols_arg(symbols))
            }
            Happening::Drew { seat, card } => {
                private("altes-reich-event-drew", "altes-reich-event-drew-own", seat, card)
            }
            Happening::ThirdHand { card } => about("altes-reich-event-third-hand", card),
            Happening::DynastyLifts { card } => about("altes-reich-event-dynasty-lifts", card).with(
                "dynasty",
                Thing {
                    kind: "dynasty",
                    id: &self.edition().dynasty(self.edition().monarch(card).dynasty).id,
                },
            ),
            Happening::HeroLifted { card } => about("altes-reich-event-hero-lifted", card),
            Happening::HeroBeaten { card } => about("altes-reich-event-hero-beaten", card),
            Happening::HeroLeftOut { card } => about("altes-reich-event-hero-left-out", card),
            Happening::Compared { by, symbol, event, compared, left } => {
                self.comparison_told(by, symbol, event, compared, left)
            }
            Happening::EventWon { seat, card, event, by } => about("altes-reich-event-event-won", card)
                .with("seat", seat)
                .with("event", self.event_thing(event))
                .with("by", Arg::Keyword(by.keyword())),
            Happening::EventSetAside { card, event, by } => about("altes-reich-event-event-set-aside", card)
                .with("event", self.event_thing(event))
                .with("by", Arg::Keyword(by.keyword())),
            Happening::GameEnds { game, won, players } => {
                let won = &won[..usize::from(players)];
                let tally = Seat::first(won.len())
                    .map(|seat| Arg::Counting(Box::new(seat.into()), won[seat.index()].into()));
                Phrase::new("altes-reich-event-game-ends")
                    .with("game", number(game))
                    .with("games", self.options.games() as i64)
                    .with("won", won.iter().map(|&n| number(n)).collect::<Vec<_>>())
                    .with("tally", tally.collect::<Vec<_>>())
            }
            Happening::Victory { winners, by_ladder, .. } => {
                let message = if by_ladder {
                    "altes-reich-event-victory-by-ladder"
                } else if winners.len() > 1 {
                    "altes-reich-event-victory-shared"
                } else {
                    "altes-reich-event-victory"
                };
                Phrase::new(message).with("seats", winners.iter().map(Arg::Seat).collect::<Vec<_>>())
            }
        };
        Some(Told { rule: happening.rule(), phrase })
    }

    fn comparison_told(
        &self,
        by: DecidedBy,
        symbol: Criterion,
        event: Event,
        compared: CardRow,
        left: CardRow,
    ) -> Phrase {
        let card_arg = |card| Arg::Thing(self.card_thing(card));
        let counts = |card| i64::from(self.edition().value(symbol, event, card));
        let counting = |card| Arg::Counting(Box::new(card_arg(card)), counts(card));
        let value = |card| Arg::Number(counts(card));
        Phrase::new("altes-reich-event-compared")
            .with("place", Arg::Keyword(by.keyword()))
            .with("symbol", self.criterion_thing(symbol))
            .with("cards", compared.iter().map(counting).collect::<Vec<_>>())
            .with("values", compared.iter().map(value).collect::<Vec<_>>())
            .with("left", left.iter().map(card_arg).collect::<Vec<_>>())
    }

    fn symbols_arg(&self, symbols: [Criterion; 3]) -> Vec<Arg> {
        symbols.map(|symbol| Arg::Thing(self.criterion_thing(symbol))).to_vec()
    }
}
