//! What happens, as spectators and players are told it.

use table::{Arg, Argument, RuleId, Seat, SeatSet};

use crate::{
    cards::{Card, Event},
    criteria::DecidedBy,
    edition::{Criterion, Dynasty},
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

/// Cards that were compared by a symbol, each with what it counts there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The cards.
    pub row: CardRow,
    pub(crate) symbol: Criterion,
    pub(crate) event: Event,
}

/// How many events each player has won in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    pub(crate) won: [u8; SEATS],
    pub(crate) players: u8,
}

table::told! {
    /// Something that happened, with all it takes to tell it.
    pub enum Happening of Position, "altes-reich-event-";
    /// The lot has named the start player.
    StartDrawn { seat: Seat } "start-drawn" => "AR-17";
    /// All monarchs are shuffled for a single game.
    GameBegins "game-begins" => "AR-13";
    /// All monarchs are shuffled for a game of the great game.
    GreatGameBegins { game: u8, rule: RuleId } "great-game-begins" => ["AR-13", "AR-67"];
    /// A card was dealt.
    Dealt { seat: Seat; own card: Card } own "dealt" => "AR-14";
    /// All have their cards; so many are left in the monarch pile.
    DealDone { pile: u8 } "deal-done" => "AR-14";
    /// The event of the round lies open.
    EventTurned { game: u8, round: u8, event: Event, year: i16, symbols: [Criterion; 3], rule: RuleId }
        "event-turned" => ["AR-16", "AR-25"];
    /// A card was laid face down.
    Committed { seat: Seat; own card: Card } "committed" own "committed-own" => "AR-19";
    /// A card of round 1 was turned over.
    Revealed { seat: Seat, card: Card } "revealed" => "AR-20";
    /// A card was played.
    Played { seat: Seat, card: Card } "played" => "AR-21";
    /// A card was played in place of a declared one.
    Replaced { seat: Seat, card: Card } "replaced" => "AR-42";
    /// “Elector” was declared; the card leaves the game.
    Declared { seat: Seat, card: Card, number: u8 } "declared" => "AR-41";
    /// The symbols have changed places.
    SymbolsSwapped { symbols: [Criterion; 3] } "symbols-swapped" => "AR-39";
    /// A card was drawn.
    Drew { seat: Seat; own card: Card } "drew" own "drew-own" => "AR-43";
    /// The third hand's card was turned up.
    ThirdHand { card: Card } "third-hand" => "AR-77";
    /// A card of the event's colour counts as level with the best.
    DynastyLifts { card: Card, dynasty: Option<Dynasty> } "dynasty-lifts" => "AR-49";
    /// The hero of a black event counts as level with the best on the second symbol.
    HeroLifted { card: Card } "hero-lifted" => "AR-56";
    /// The hero of a red event is out before the second symbol.
    HeroBeaten { card: Card } "hero-beaten" => "AR-58";
    /// The hero of a red event is not compared at all.
    HeroLeftOut { card: Card } "hero-left-out" => "AR-60";
    /// Some cards were compared by a symbol, and these are left.
    Compared { place: DecidedBy, symbol: Criterion, cards: Comparison, left: CardRow, rule: RuleId }
        "compared" => ["AR-27", "AR-28", "AR-29"];
    /// The round is won.
    EventWon { seat: Seat, card: Card, event: Event, by: DecidedBy, rule: RuleId }
        "event-won" => ["AR-23", "AR-30"];
    /// The third hand has won the round.
    EventSetAside { card: Card, event: Event, by: DecidedBy } "event-set-aside" => "AR-77";
    /// Eleven rounds have been played.
    GameEnds { game: u8, games: u8, won: Tally } "game-ends" => "AR-63";
    /// One player has won.
    Victory { seats: SeatSet, rule: RuleId } "victory" => ["AR-64", "AR-70"];
    /// Several players have won.
    VictoryShared { seats: SeatSet, rule: RuleId } "victory-shared" => ["AR-65", "AR-70"];
    /// The ladder has decided between equals.
    VictoryByLadder { seats: SeatSet } "victory-by-ladder" => "AR-66";
}

table::things! {
    of Position;
    card_thing "monarch" => |position, card: Card| &position.edition().monarch(card).id;
    event_thing "event" => |position, event: Event| &position.edition().event(event).id;
    criterion_thing "criterion" => |position, symbol: Criterion| &position.edition().criterion(symbol).id;
    dynasty_thing "dynasty" => |position, dynasty: Option<Dynasty>| &position.edition().dynasty(dynasty).id;
}

impl DecidedBy {
    /// The rule by which this decides, or narrows down who wins.
    pub(crate) fn rule(self) -> RuleId {
        RuleId(match self {
            Self::First => "AR-27",
            Self::Second => "AR-28",
            Self::Third => "AR-29",
            Self::Order => "AR-30",
        })
    }
}

impl Argument<Position> for DecidedBy {
    const TYPE: &'static str = r#""first" | "second" | "third" | "order""#;

    fn arg(self, _: &Position) -> Arg {
        Arg::Keyword(match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Third => "third",
            Self::Order => "order",
        })
    }
}

impl Argument<Position> for [Criterion; 3] {
    const TYPE: &'static str = "{ criterion: string }[]";

    fn arg(self, position: &Position) -> Arg {
        self.map(|symbol| symbol.arg(position)).to_vec().into()
    }
}

impl Argument<Position> for CardRow {
    const TYPE: &'static str = "{ monarch: string }[]";

    fn arg(self, position: &Position) -> Arg {
        self.iter().map(|card| card.arg(position)).collect::<Vec<_>>().into()
    }
}

/// The cards with what they count, and once more the bare `values`.
impl Argument<Position> for Comparison {
    const TYPE: &'static str = "{ of: { monarch: string }, count: number }[]";

    fn arg(self, position: &Position) -> Arg {
        let counting = |card: Card| Arg::Counting(Box::new(card.arg(position)), self.value(card, position));
        self.row.iter().map(counting).collect::<Vec<_>>().into()
    }

    fn say(self, name: &'static str, position: &Position, args: &mut Vec<(&'static str, Arg)>) {
        let values = self.row.iter().map(|card| Arg::Number(self.value(card, position)));
        args.extend([(name, self.arg(position)), ("values", values.collect::<Vec<_>>().into())]);
    }

    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.extend([(name, Self::TYPE), ("values", "number[]")]);
    }
}

impl Comparison {
    fn value(self, card: Card, position: &Position) -> i64 {
        position.edition().value(self.symbol, self.event, card).into()
    }
}

/// The bare numbers, and the `tally` of the players with them.
impl Argument<Position> for Tally {
    const TYPE: &'static str = "number[]";

    fn arg(self, _: &Position) -> Arg {
        self.by_player().map(|(_, won)| Arg::Number(won)).collect::<Vec<_>>().into()
    }

    fn say(self, name: &'static str, position: &Position, args: &mut Vec<(&'static str, Arg)>) {
        let tally = self.by_player().map(|(seat, won)| Arg::Counting(Box::new(seat.into()), won));
        args.extend([(name, self.arg(position)), ("tally", tally.collect::<Vec<_>>().into())]);
    }

    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.extend([(name, Self::TYPE), ("tally", "{ of: { seat: number }, count: number }[]")]);
    }
}

impl Tally {
    fn by_player(self) -> impl Iterator<Item = (Seat, i64)> {
        Seat::first(self.players.into()).map(move |seat| (seat, self.won[seat.index()].into()))
    }
}
