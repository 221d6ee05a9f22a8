//! A position written down for conformance cases, and read back. What each key means and what is filled in
//! where it is missing stands in `docs/conformance.md`.

use serde_json::{Map, Value, json};
use table::{NotationError, NotationErrors, Phrase, Seat, SeatSet, Thing};

use crate::{
    cards::{Card, CardSet, Event, EventSet},
    edition::Edition,
    options::Options,
    position::{Phase, Played, Position, ROUNDS, Taker},
    view::ids,
};

const KEYS: &[&str] = &[
    "phase",
    "game",
    "round",
    "start",
    "event",
    "symbols",
    "table",
    "owed",
    "hands",
    "played",
    "removed",
    "pile",
    "won",
    "set_aside",
    "only_electors",
];

impl Position {
    pub(crate) fn notation(&self) -> Value {
        let edition = self.edition();
        let mut map = Map::new();
        map.insert("phase".into(), self.phase.name().into());
        map.insert("game".into(), (self.game + 1).into());
        map.insert("round".into(), self.round.into());
        map.insert("start".into(), self.leader.number().into());
        if let Some(event) = self.event {
            map.insert("event".into(), edition.event(event).id.as_str().into());
            let symbols = (0..3).filter_map(|p| self.symbol(p)).map(|s| edition.criterion(s).id.as_str());
            map.insert("symbols".into(), symbols.collect());
        }
        let laid = self.covered().map(|place| {
            let who = self.seat_at(place).map_or("throne".into(), |seat| seat.to_string());
            format!("{who} {}", edition.monarch(self.table[place]).id)
        });
        map.insert("table".into(), laid.collect());
        map.insert("owed".into(), self.owed.into());
        let hands = self.hands[..self.players()].iter().map(|&hand| ids(edition, hand));
        map.insert("hands".into(), hands.collect());
        map.insert("played".into(), ids(edition, self.played).into());
        map.insert("removed".into(), ids(edition, self.removed).into());
        map.insert("pile".into(), self.pile().into());
        let won = |taker| {
            let won = self.won_by(taker);
            won.iter().map(|w| format!("{}.{} {}", w.game, w.round, w.event)).collect::<Value>()
        };
        map.insert("won".into(), Seat::first(self.players()).map(|seat| won(Taker::Seat(seat))).collect());
        map.insert("set_aside".into(), won(Taker::Nobody));
        map.insert("only_electors".into(), json!(self.only_electors.iter().collect::<Vec<_>>()));
        Value::Object(map)
    }

    pub(crate) fn set_up(
        edition: &'static Edition,
        options: Options,
        notation: &Value,
    ) -> Result<Self, NotationErrors> {
        let Value::Object(map) = notation else {
            return Err(NotationError::new("position", "is a table of keys and values").into());
        };
        if let Some(key) = map.keys().find(|key| !KEYS.contains(&key.as_str())) {
            return Err(NotationError::new(
                key,
                format!("there is no such key; there are {}", KEYS.join(", ")),
            )
            .into());
        }
        let reader = Reader { edition, map, position: Self::fresh(table::Printed(edition), options) };
        Ok(reader.read()?)
    }
}

struct Reader<'a> {
    edition: &'static Edition,
    map: &'a Map<String, Value>,
    position: Position,
}

type Read<T> = Result<T, NotationError>;

/// Who won a round and which event, as far as the notation names it.
type Named = Option<(Taker, Option<Event>)>;

impl Reader<'_> {
    fn read(mut self) -> Read<Position> {
        let players = self.position.players();
        self.position.game =
            self.number("game", 1..=self.position.options.games() as u64)?.map_or(0, |n| n as u8 - 1);
        self.position.round = self.number("round", 1..=ROUNDS.into())?.unwrap_or(1) as u8;
        if let Some(start) = self.number("start", 1..=players as u64)? {
            self.position.leader = Seat::new(start as usize - 1);
        }
        self.position.phase = self.phase()?;
        self.events()?;
        self.table()?;
        self.whose_turn();
        self.position.owed = self.number("owed", 0..=10)?.unwrap_or(0) as u8;
        if self.position.owed > 0 && !matches!(self.position.phase, Phase::Trick | Phase::Draw) {
            return Err(told("owed", "position-owed-when"));
        }
        if self.position.phase == Phase::Draw && (self.position.owed == 0 || self.position.laid == 0) {
            return Err(told("phase", "position-owed-draw"));
        }
        self.cards()?;
        self.only_electors()?;
        Ok(self.position)
    }

    /// Whoever follows the cards on the table; in a draw whoever laid the last.
    fn whose_turn(&mut self) {
        let laid = usize::from(self.position.laid);
        let place = if self.position.phase == Phase::Draw { laid.saturating_sub(1) } else { laid };
        let seat = self.position.seat_at(place % self.position.players());
        self.position.turn = seat.expect("a place within the players");
    }

    fn number(&self, key: &str, range: std::ops::RangeInclusive<u64>) -> Read<Option<u64>> {
        let Some(value) = self.map.get(key) else { return Ok(None) };
        let number = value.as_u64().filter(|n| range.contains(n));
        let bound = |end: &u64| i64::try_from(*end).unwrap_or(i64::MAX);
        let between = || Phrase::new("position-number").with("least", bound(range.start()));
        let expected = || NotationError::told(key, between().with("most", bound(range.end())));
        number.map(Some).ok_or_else(expected)
    }

    fn seat(&self, key: &str, value: &Value) -> Read<Seat> {
        let seat = value.as_u64().and_then(|n| Seat::numbered(n as usize));
        let seat = seat.filter(|seat| seat.index() < self.position.players());
        seat.ok_or_else(|| {
            NotationError::new(key, format!("is a seat from 1 to {}", self.position.players()))
        })
    }

    fn phase(&self) -> Read<Phase> {
        let opening = Phase::Opening { waiting: SeatSet::first(self.position.players()) };
        let round = self.position.round;
        let phase = match self.map.get("phase").map(|phase| phase.as_str().unwrap_or_default()) {
            None => {
                if round == 1 {
                    opening
                } else {
                    Phase::Trick
                }
            }
            Some("lot") => Phase::Lot,
            Some("deal") => Phase::Deal { dealt: 0 },
            Some("event") => Phase::TurnEvent,
            Some("opening") => opening,
            Some("trick") => Phase::Trick,
            Some("draw") => Phase::Draw,
            Some("third-hand") => Phase::ThirdHand,
            Some("over") => Phase::Over,
            Some(_) => {
                let known = "lot, deal, event, opening, trick, draw, third-hand or over";
                return Err(NotationError::new("phase", format!("is {known}")));
            }
        };
        let fits = match phase {
            Phase::Lot => round == 1 && self.position.game == 0,
            Phase::Deal { .. } | Phase::Opening { .. } => round == 1,
            Phase::Trick | Phase::Draw => round > 1,
            Phase::ThirdHand => self.position.options.vacant_throne,
            Phase::Over => {
                round == ROUNDS && usize::from(self.position.game) + 1 == self.position.options.games()
            }
            Phase::TurnEvent => true,
        };
        if fits { Ok(phase) } else { Err(told("phase", "position-phase-when")) }
    }

    /// The current event with its symbols, and the events of all rounds before.
    fn events(&mut self) -> Read<()> {
        let has_event =
            !matches!(self.position.phase, Phase::Lot | Phase::Deal { .. } | Phase::TurnEvent | Phase::Over);
        match (self.map.get("event"), has_event) {
            (Some(id), true) => {
                let event = self.event("event", id.as_str().unwrap_or_default())?;
                self.position.deck.remove(event);
                self.position.event = Some(event);
            }
            (None, false) => {}
            (None, true) => return Err(told("event", "position-event-needed")),
            (Some(_), false) => return Err(told("event", "position-event-none")),
        }
        if let (Some(symbols), Some(event)) = (self.map.get("symbols"), self.position.event) {
            let printed = self.edition.event(event).symbols.map(|s| self.edition.criterion(s).id.as_str());
            let given: Vec<_> =
                list("symbols", symbols)?.iter().map(|s| s.as_str().unwrap_or_default()).collect();
            let places: Vec<_> = given.iter().filter_map(|id| printed.iter().position(|p| p == id)).collect();
            let order: Option<[usize; 3]> = places.try_into().ok();
            let order = order.filter(|o| given.len() == 3 && o[0] != o[1] && o[1] != o[2] && o[0] != o[2]);
            let order = order.ok_or_else(|| told("symbols", "position-symbols"))?;
            self.position.order = order.map(|place| place as u8);
        }
        self.rounds_before()
    }

    fn event(&mut self, key: &str, id: &str) -> Read<Event> {
        let event = self
            .edition
            .event_with_id(id)
            .ok_or_else(|| NotationError::new(key, format!("there is no event “{id}”")))?;
        if self.position.deck.contains(event) {
            Ok(event)
        } else {
            let thing = Thing { kind: "event", id: &self.edition.event(event).id };
            Err(NotationError::told(key, Phrase::new("position-event-twice").with("event", thing)))
        }
    }

    fn rounds_before(&mut self) -> Read<()> {
        let mut takers: [[Named; ROUNDS as usize]; 3] = Default::default();
        let current = (usize::from(self.position.game), usize::from(self.position.round) - 1);
        let past = |game: usize, round: usize, phase| {
            (game, round) < current || phase == Phase::Over && (game, round) == current
        };
        let mut lists: Vec<(&str, Taker, &Value)> = Vec::new();
        if let Some(won) = self.map.get("won") {
            let won = list("won", won)?;
            if won.len() != self.position.players() {
                return Err(NotationError::new("won", "has one list for each player"));
            }
            lists.extend((0..).zip(won).map(|(seat, won)| ("won", Taker::Seat(Seat::new(seat)), won)));
        }
        lists.extend(self.map.get("set_aside").map(|aside| ("set_aside", Taker::Nobody, aside)));
        for (key, taker, entries) in lists {
            for entry in list(key, entries)? {
                let entry = entry.as_str().unwrap_or_default();
                let wrong =
                    || NotationError::new(key, format!("“{entry}” is not of the form “GAME.ROUND EVENT”"));
                let (when, event) =
                    entry.split_once(' ').map_or((entry, None), |(when, event)| (when, Some(event)));
                let (game, round) = when.split_once('.').ok_or_else(wrong)?;
                let (game, round) = (game.parse::<usize>(), round.parse::<usize>());
                let (Ok(game @ 1..=3), Ok(round @ 1..=11)) = (game, round) else { return Err(wrong()) };
                let when = |message| {
                    let when = Phrase::new(message).with("game", game as i64).with("round", round as i64);
                    NotationError::told(key, when)
                };
                if !past(game - 1, round - 1, self.position.phase) {
                    return Err(when("position-won-later"));
                }
                let event = event.map(|id| self.event(key, id)).transpose()?;
                if let Some(event) = event {
                    self.position.deck.remove(event);
                }
                if takers[game - 1][round - 1].replace((taker, event)).is_some() {
                    return Err(when("position-won-twice"));
                }
            }
        }
        for (game, rounds) in takers.into_iter().enumerate() {
            for (round, named) in rounds.into_iter().enumerate() {
                if past(game, round, self.position.phase) {
                    let (taker, event) = named.unwrap_or((Taker::Seat(self.position.leader), None));
                    let event = event.unwrap_or_else(|| first_event(self.position.deck));
                    self.position.deck.remove(event);
                    self.position.rounds[game][round] = Some(Played { event, taker });
                    if let Taker::Seat(seat) = taker {
                        self.position.won[game][seat.index()] += 1;
                    }
                }
            }
        }
        Ok(())
    }

    fn table(&mut self) -> Read<()> {
        let Some(value) = self.map.get("table") else { return self.check_table(0) };
        let entries = list("table", value)?;
        let mut committed = SeatSet::EMPTY;
        for (place, entry) in entries.iter().enumerate() {
            let entry = entry.as_str().unwrap_or_default();
            let wrong = |reason: &str| NotationError::new("table", format!("“{entry}”: {reason}"));
            let (who, card) = entry.split_once(' ').ok_or_else(|| wrong("is of the form “SEAT CARD”"))?;
            let card = self.card("table", card)?;
            let seat = if who == "throne" {
                None
            } else {
                Some(who.parse::<Seat>().map_err(|_| wrong("begins with a seat or “throne”"))?)
            };
            if seat.is_some_and(|seat| seat.index() >= self.position.players()) {
                return Err(wrong("nobody sits there"));
            }
            if self.position.round == 1 {
                let seat = seat.ok_or_else(|| told("table", "position-throne-last"))?;
                if committed.contains(seat) {
                    return Err(told("table", "position-laid-twice"));
                }
                committed.insert(seat);
                self.position.table[self.position.place_of(seat)] = card;
            } else {
                if place >= self.position.compared() || self.position.seat_at(place) != seat {
                    return Err(told("table", "position-table-order"));
                }
                self.position.table[place] = card;
            }
        }
        if let Phase::Opening { waiting } = &mut self.position.phase {
            for seat in committed.iter() {
                waiting.remove(seat);
            }
        } else if self.position.round > 1 {
            self.position.laid = entries.len() as u8;
        }
        self.check_table(entries.len())
    }

    /// Whether so many cards can lie on the table while the position waits for this.
    fn check_table(&self, laid: usize) -> Read<()> {
        let players = self.position.players();
        let fits = match self.position.phase {
            Phase::Opening { .. } | Phase::Trick => laid < players,
            Phase::Draw => (1..=players).contains(&laid),
            Phase::ThirdHand => laid == players,
            Phase::Lot | Phase::Deal { .. } | Phase::TurnEvent | Phase::Over => laid == 0,
        };
        if fits { Ok(()) } else { Err(told("table", "position-table-count")) }
    }

    fn card(&self, key: &str, id: &str) -> Read<Card> {
        self.edition.card(id).ok_or_else(|| NotationError::new(key, format!("there is no monarch “{id}”")))
    }

    /// Hands, played and removed cards as named, then filled up; the rest is the pile.
    fn cards(&mut self) -> Read<()> {
        let players = self.position.players();
        let mut named = CardSet::EMPTY;
        let on_table: Vec<_> = self.position.covered().map(|place| self.position.table[place]).collect();
        for card in on_table {
            take("table", self.edition, &mut named, card)?;
        }
        let mut hands = vec![CardSet::EMPTY; players];
        if let Some(given) = self.map.get("hands") {
            let given = list("hands", given)?;
            if given.len() > players {
                return Err(NotationError::new("hands", format!("there are {players} players")));
            }
            for (hand, cards) in hands.iter_mut().zip(given) {
                *hand = self.set("hands", cards, &mut named)?;
            }
        }
        let removed =
            self.map.get("removed").map(|cards| self.set("removed", cards, &mut named)).transpose()?;
        let played = self.map.get("played").map(|cards| self.set("played", cards, &mut named)).transpose()?;
        self.position.removed = removed.unwrap_or_default();

        let dealt = self.deal_so_far(&hands)?;
        for (index, hand) in hands.iter_mut().enumerate() {
            let expected = dealt.map_or_else(|| self.expected(Seat::new(index)), |_| Ok(hand.len()))?;
            if hand.len() > expected {
                let most = Phrase::new("position-hand-most").with("seat", Seat::new(index));
                return Err(NotationError::told("hands", most.with("most", expected as i64)));
            }
            while hand.len() < expected {
                hand.insert(self.spare("hands", &mut named)?);
            }
        }
        self.position.hands[..players].copy_from_slice(&hands);

        let expected = if self.position.phase == Phase::Over {
            usize::from(ROUNDS) * self.position.compared()
        } else {
            (usize::from(self.position.round) - 1) * self.position.compared()
        };
        let mut played = played.unwrap_or_default();
        if played.len() > expected {
            let most = Phrase::new("position-played-most").with("most", expected as i64);
            return Err(NotationError::told("played", most));
        }
        while played.len() < expected {
            played.insert(self.spare("played", &mut named)?);
        }
        self.position.played = played;
        self.position.unseen = CardSet::ALL.without(named);
        self.pile()
    }

    /// In the deal, the hands say how far it has gone; they must be what dealing one by one gives.
    fn deal_so_far(&mut self, hands: &[CardSet]) -> Read<Option<u8>> {
        if !matches!(self.position.phase, Phase::Deal { .. } | Phase::Lot) {
            return Ok(None);
        }
        let dealt = hands.iter().map(|hand| hand.len()).sum::<usize>();
        let mut sizes = vec![0; hands.len()];
        for n in 0..dealt {
            let seat = self.position.seat_at(n % hands.len()).expect("cards are dealt to players");
            sizes[seat.index()] += 1;
        }
        let full = usize::from(ROUNDS) * hands.len();
        let fits = hands.iter().zip(&sizes).all(|(hand, &size)| hand.len() == size) && dealt < full;
        if !fits || (self.position.phase == Phase::Lot && dealt > 0) {
            return Err(told("hands", "position-deal-hands"));
        }
        if let Phase::Deal { dealt: so_far } = &mut self.position.phase {
            *so_far = dealt as u8;
            self.position.turn =
                self.position.seat_at(dealt % hands.len()).expect("cards are dealt to players");
        }
        Ok(Some(dealt as u8))
    }

    /// How many cards a seat holds now. [AR-22, AR-43]
    fn expected(&self, seat: Seat) -> Read<usize> {
        if self.position.phase == Phase::Over {
            return Ok(0);
        }
        let place = self.position.place_of(seat);
        let laid = usize::from(self.position.covered().any(|covered| covered == place));
        let acts = matches!(self.position.phase, Phase::Trick | Phase::Draw) && self.position.turn == seat;
        let missing = laid + if acts { usize::from(self.position.owed) } else { 0 };
        let full = usize::from(ROUNDS - self.position.round) + 1;
        full.checked_sub(missing).ok_or_else(|| told("owed", "position-owed-hand"))
    }

    /// The first card that is not named, in the order of the edition, Elector cards last.
    fn spare(&self, key: &str, named: &mut CardSet) -> Read<Card> {
        let free = CardSet::ALL.without(*named);
        let card = free.without(self.edition.electors).iter().chain(free.iter()).next();
        let card = card.ok_or_else(|| told(key, "position-cards-gone"))?;
        named.insert(card);
        Ok(card)
    }

    fn set(&self, key: &str, cards: &Value, named: &mut CardSet) -> Read<CardSet> {
        let mut set = CardSet::EMPTY;
        for id in list(key, cards)? {
            let card = self.card(key, id.as_str().unwrap_or_default())?;
            take(key, self.edition, named, card)?;
            set.insert(card);
        }
        Ok(set)
    }

    /// The size of the pile follows from the rest; a smaller one means that cards are out of the game. It holds
    /// what is still to be dealt and drawn.
    fn pile(&mut self) -> Read<()> {
        let Some(most) = self.position.unseen.len().checked_sub(self.position.third_hand()) else {
            return Err(told("removed", "position-throne-few"));
        };
        let pile = self.number("pile", 0..=most as u64)?.map_or(most, |pile| pile as usize);
        let to_deal = usize::from(ROUNDS) * self.position.players();
        let needed = match self.position.phase {
            Phase::Lot => to_deal,
            Phase::Deal { dealt } => to_deal - usize::from(dealt),
            _ => self.position.owed.into(),
        };
        if pile < needed {
            let least = Phrase::new("position-pile-least").with("least", needed as i64);
            return Err(NotationError::told("pile", least));
        }
        for _ in pile..most {
            let card = self.position.unseen.nth(0);
            self.position.unseen.remove(card);
            self.position.removed.insert(card);
        }
        Ok(())
    }

    /// AR-36: whoever has shown in round 1 that they hold Elector cards only holds nothing else.
    fn only_electors(&mut self) -> Read<()> {
        let Some(seats) = self.map.get("only_electors") else { return Ok(()) };
        for value in list("only_electors", seats)? {
            let seat = self.seat("only_electors", value)?;
            if self.position.round == 1 {
                return Err(told("only_electors", "position-electors-early"));
            }
            if !self.position.hands[seat.index()].without(self.edition.electors).is_empty() {
                let others = Phrase::new("position-electors-others").with("seat", seat);
                return Err(NotationError::told("only_electors", others));
            }
            self.position.only_electors.insert(seat);
        }
        Ok(())
    }
}

fn list<'a>(key: &str, value: &'a Value) -> Read<&'a Vec<Value>> {
    value.as_array().ok_or_else(|| NotationError::new(key, "is a list"))
}

fn take(key: &str, edition: &'static Edition, named: &mut CardSet, card: Card) -> Read<()> {
    if named.contains(card) {
        let thing = Thing { kind: "monarch", id: &edition.monarch(card).id };
        return Err(NotationError::told(key, Phrase::new("position-card-twice").with("card", thing)));
    }
    named.insert(card);
    Ok(())
}

/// An error in words without gaps.
fn told(key: &str, message: &'static str) -> NotationError {
    NotationError::told(key, Phrase::new(message))
}

fn first_event(deck: EventSet) -> Event {
    deck.nth(0)
}
