//! Positions that were written down: reading their keys, and whether the game can go on from them.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::{Awaiting, NotationError, NotationErrors, Phrase, Rules, Seat, SeatSet, Thing};

use crate::{battle_cards::BattleHand, heap::Heap, map::Map as Atlas, sets::Numbered, zones::Zone};

/// What reading gives, or why it gives nothing.
pub type Read<T> = Result<T, NotationError>;

/// All that is wrong in respects that don't hang on one another.
#[derive(Debug, Default)]
pub struct Findings(Vec<NotationError>);

impl Findings {
    /// Takes a look into account.
    pub fn note(&mut self, look: Result<(), impl Into<NotationErrors>>) {
        if let Err(wrong) = look {
            self.0.extend(wrong.into().0);
        }
    }

    /// Whether nothing is wrong.
    ///
    /// # Errors
    /// Something is.
    pub fn verdict(self) -> Result<(), NotationErrors> {
        if self.0.is_empty() { Ok(()) } else { Err(NotationErrors(self.0)) }
    }
}

/// What must be so in any position, in the players' words.
///
/// # Errors
/// It is not so.
pub fn must(holds: bool, key: &str, reason: impl FnOnce() -> Phrase) -> Read<()> {
    if holds { Ok(()) } else { Err(NotationError::told(key, reason())) }
}

/// What must be so, in words without gaps.
///
/// # Errors
/// It is not so.
pub fn must_be(holds: bool, key: &str, message: &'static str) -> Read<()> {
    must(holds, key, || Phrase::new(message))
}

/// Words with a number in their gap.
pub fn at_most(message: &'static str, most: impl Into<i64>) -> impl FnOnce() -> Phrase {
    let most = most.into();
    move || Phrase::new(message).with("most", most)
}

/// What is to be said of a number of attacks that can't have been made.
pub fn attacks_between(least: u8, most: u8) -> impl FnOnce() -> Phrase {
    move || at_most("position-attacks", most)().with("least", i64::from(least))
}

/// What must be so in a position that was written down by hand.
///
/// # Errors
/// It is not so.
pub fn need(holds: bool, key: &str, reason: impl Into<String>) -> Read<()> {
    if holds { Ok(()) } else { Err(NotationError::new(key, reason)) }
}

/// What is called so at a key.
///
/// # Errors
/// There is nothing of this name.
pub fn known<T>(found: Option<T>, key: &str, what: &str, id: &str) -> Read<T> {
    found.ok_or_else(|| NotationError::new(key, format!("there is no {what} “{id}”")))
}

/// What is wrong with a part of a zone that only those write who write by hand.
pub fn written(reason: impl Into<String>) -> Phrase {
    NotationError::new("", reason).reason
}

/// The numbers of seats.
pub fn seat_numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}

/// The seat with this number at a table of so many.
///
/// # Errors
/// There is none.
pub fn seat(key: &str, number: usize, players: usize) -> Read<Seat> {
    Seat::numbered(number)
        .filter(|seat| seat.index() < players)
        .ok_or_else(|| NotationError::new(key, format!("a seat is a number from 1 to {players}")))
}

/// A card of a deck, with the number of its copies.
#[derive(Clone, Copy, Debug)]
pub struct Copies {
    /// Its number in the deck.
    pub card: u8,
    /// What it is called.
    pub thing: Thing,
    /// How many there are.
    pub count: u8,
}

fn too_many(thing: Thing) -> impl FnOnce() -> Phrase {
    move || Phrase::new("position-card-too-often").with("card", thing)
}

/// The cards at a key, each of which `card` reads.
///
/// # Errors
/// There is no such card, or it has not so many copies.
pub fn heap(key: &str, ids: &[String], card: impl Fn(&str) -> Read<Copies>) -> Read<Heap> {
    let mut heap = Heap::EMPTY;
    for id in ids {
        let Copies { card, thing, count } = card(id)?;
        must(heap.count(card) < count, key, too_many(thing))?;
        heap.add(card);
    }
    Ok(heap)
}

/// A pile from which these cards are gone; `thing` tells how a card is called.
///
/// # Errors
/// One of them is not there.
pub fn pile_without(
    key: &str,
    mut pile: Heap,
    gone: impl IntoIterator<Item = u8>,
    thing: impl Fn(u8) -> Thing,
) -> Read<Heap> {
    for card in gone {
        must(pile.count(card) > 0, key, too_many(thing(card)))?;
        pile.take(card);
    }
    Ok(pile)
}

/// Whoever is awaited can do something, and chance can bring something.
///
/// # Errors
/// Nothing can happen.
pub fn check_choices(position: &impl Rules) -> Read<()> {
    match position.awaiting() {
        Awaiting::Nobody => Ok(()),
        Awaiting::Chance => must_be(position.tickets() > 0, "phase", "position-nothing-to-draw"),
        Awaiting::Seats(seats) => {
            must_be(!seats.is_empty(), "phase", "position-nobody-chooses")?;
            seats.iter().try_for_each(|seat| {
                let mut choices = Vec::new();
                position.choices(seat, &mut choices);
                must(!choices.is_empty(), "phase", || Phrase::new("position-no-choice").with("seat", seat))
            })
        }
    }
}

/// The keys of a notation with their values.
#[derive(Clone, Copy, Debug)]
pub struct Keys<'a> {
    map: &'a Map<String, Value>,
    players: usize,
}

impl<'a> Keys<'a> {
    /// The keys of a game with so many players.
    ///
    /// # Errors
    /// It is no table, or has other keys than the known ones.
    pub fn new(notation: &'a Value, known: &[&str], players: usize) -> Read<Self> {
        let Value::Object(map) = notation else {
            return Err(NotationError::new("position", "is a table of keys and values"));
        };
        if let Some(key) = map.keys().find(|key| !known.contains(&key.as_str())) {
            let known = known.join(", ");
            return Err(NotationError::new(key, format!("there is no such key; there are {known}")));
        }
        Ok(Self { map, players })
    }

    /// What stands at a key.
    pub fn value(self, key: &str) -> Option<&'a Value> {
        self.map.get(key)
    }

    /// What stands at a key, if anything does.
    ///
    /// # Errors
    /// It is something else.
    pub fn get<T: DeserializeOwned>(self, key: &str) -> Read<Option<T>> {
        match self.value(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => serde_json::from_value(value.clone())
                .map(Some)
                .map_err(|error| NotationError::new(key, error.to_string())),
        }
    }

    /// The names at a key.
    ///
    /// # Errors
    /// It is something else.
    pub fn list(self, key: &str) -> Read<Vec<String>> {
        Ok(self.get(key)?.unwrap_or_default())
    }

    /// The seat whose number stands at a key.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn seat(self, key: &str) -> Read<Option<Seat>> {
        self.get(key)?.map(|number| seat(key, number, self.players)).transpose()
    }

    /// Reads what stands in each zone, part by part; `example` tells how it is written. All zones are looked at.
    ///
    /// # Errors
    /// There is no such zone, or it can't hold the part.
    pub fn zones<K, L: Numbered, const LANDS: usize>(
        self,
        map: &Atlas<K, L, LANDS>,
        example: &str,
        mut part: impl FnMut(Zone, &str) -> Result<(), Phrase>,
    ) -> Result<(), NotationErrors> {
        let mut wrong = Findings::default();
        for (id, content) in &self.get::<Map<String, Value>>("zones")?.unwrap_or_default() {
            let key = format!("zones.{id}");
            let Some(zone) = map.zone_with_id(id) else {
                wrong.note(known(None::<()>, "zones", "zone", id));
                continue;
            };
            let Some(content) = content.as_str() else {
                wrong.note(need(false, &key, format!("is text, such as “{example}”")));
                continue;
            };
            for text in content.split(", ").filter(|text| !text.is_empty()) {
                let told = |reason| NotationError::told(key.as_str(), reason).in_part(text);
                wrong.note(part(zone, text).map_err(told));
            }
        }
        wrong.verdict()
    }

    /// One value for each seat; seats that are not listed keep their default.
    ///
    /// # Errors
    /// There are more values than seats.
    pub fn by_seat<T: DeserializeOwned>(self, key: &str) -> Read<Option<Vec<T>>> {
        let values = self.get::<Vec<T>>(key)?;
        let most = self.players;
        need(
            values.as_ref().is_none_or(|values| values.len() <= most),
            key,
            format!("there are {most} players"),
        )?;
        Ok(values)
    }

    /// The Battle cards of each player who is still in the game, out of a set of `count`: those named, or all but the
    /// one used last. `card` reads one at a key.
    ///
    /// # Errors
    /// There is no such card, or a hand can't be so.
    pub fn battle_hands(
        self,
        count: usize,
        still_in: impl Fn(Seat) -> bool,
        card: impl Fn(&str, &str) -> Read<u8>,
    ) -> Read<Vec<BattleHand>> {
        let last = self.by_seat::<Option<String>>("last_battle")?.unwrap_or_default();
        let given = self.by_seat::<Vec<String>>("battle")?.unwrap_or_default();
        let hand = |seat: Seat| {
            let last = last.get(seat.index()).and_then(Option::as_ref);
            let last = last.map(|id| card("last_battle", id)).transpose()?;
            let cards = match given.get(seat.index()) {
                Some(ids) => ids.iter().map(|id| card("battle", id)).collect::<Read<Vec<_>>>()?,
                None => (0..count as u8).filter(|&card| Some(card) != last).collect(),
            };
            let hand = if still_in(seat) { BattleHand::of(cards, last) } else { Some(BattleHand::default()) };
            hand.ok_or_else(|| NotationError::told("battle", Phrase::new("position-battle-hand")))
        };
        Seat::first(self.players).map(hand).collect()
    }
}
