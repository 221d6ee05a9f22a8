//! Tribute: twelve provinces, three in each hand. All lay one at the same time, and the richest takes them all. Whoever has
//! taken most provinces in the end has won.

use std::fmt;

use manifest::Manifest;
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{
    Agreed, Arg, Argument, Awaiting, Disagreement, GameTexts, NotationError, NotationErrors, Phrase, Rules,
    Seat, Setting, Standing, Thing, UnknownWord, Witness, shuffle,
};

use super::provinces::{Edition, PROVINCES};

/// The game; its bots and its board are those of any game.
pub(crate) fn manifest() -> Manifest {
    let provinces = &[("provinces.toml", include_str!("provinces.toml"))];
    let messages =
        [include_str!("es.ftl"), include_str!("en.ftl"), include_str!("nl.ftl"), include_str!("de.ftl")];
    Manifest::of::<Position>(provinces, GameTexts { messages, rulebook: None })
}

/// Cards of a hand, and rounds.
const HAND: usize = 3;

/// A province by its place in the edition, the poorest is 0: chance deals it, or a player lays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Card(pub(crate) usize);
impl Argument<Position> for Card {
    const TYPE: &'static str = "{ of: { province: string }; count: number }";
    fn arg(self, position: &Position) -> Arg {
        let province = Thing { kind: "province", id: position.id(self) };
        Arg::Counting(Box::new(province.into()), self.0 as i64 + 1)
    }
}

table::told! {
    pub(crate) enum Event of Position, "tribute-event-";
    Dealt { seat: Seat; own province: Card } "dealt" own "dealt-own" => "TB-02";
    Laid { seat: Seat } "laid" => "TB-03";
    Shown { seat: Seat, province: Card } "shown" => "TB-04";
    Taken { seat: Seat } "taken" => "TB-04";
}
table::told! {
    pub(crate) enum Refusal of Position, "tribute-refusal-";
    NotAsked "not-asked" => "TB-03";
    NotYours { province: Card } "not-yours" => "TB-03";
}

/// Where a province is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Place {
    Deck,
    Hand(Seat),
    /// Face down, until all have laid one.
    Laid(Seat),
    Taken(Seat),
}
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Position {
    edition: &'static Edition,
    seats: usize,
    places: [Place; PROVINCES],
}

impl Position {
    fn at(&self, place: Place) -> impl Iterator<Item = Card> {
        let places = self.places;
        (0..PROVINCES).filter(move |&card| places[card] == place).map(Card)
    }
    fn count(&self, place: impl Fn(Seat) -> Place) -> Vec<usize> {
        Seat::first(self.seats).map(|seat| self.at(place(seat)).count()).collect()
    }
    fn id(&self, card: Card) -> &'static str {
        &self.edition.province[card.0].id
    }
    fn ids(&self, place: Place) -> Vec<&'static str> {
        self.at(place).map(|card| self.id(card)).collect()
    }
    fn dealt(&self) -> usize {
        PROVINCES - self.at(Place::Deck).count()
    }
    /// Whether play can lead here: all were dealt as many, but for those who come first, and have laid as many.
    fn is_possible(&self) -> bool {
        let (hands, laid) = (self.count(Place::Hand), self.count(Place::Laid));
        let (dealt, rounds) = (self.dealt(), self.count(Place::Taken).iter().sum::<usize>() / self.seats);
        let share = |seat: usize| (dealt + self.seats - 1 - seat) / self.seats;
        let all_dealt = dealt == self.seats * HAND;
        (0..self.seats).all(|seat| hands[seat] + laid[seat] + rounds == share(seat) && laid[seat] <= 1)
            && laid.contains(&0)
            && (all_dealt || dealt < self.seats * HAND && hands.iter().sum::<usize>() == dealt)
    }
}

impl bots::Insight for Position {}

impl Rules for Position {
    const NAME: &'static str = "tribute";
    type Edition = Edition;
    type Options = usize;
    type Choice = Card;
    type Event = Event;
    type Refusal = Refusal;
    type View = Value;

    fn settings(_: &Edition) -> Vec<Setting> {
        vec![Setting::new("players", "TB-01", &["3", "2", "4"])]
    }
    fn options(_: &Edition, agreed: &Agreed) -> Result<usize, Disagreement> {
        Ok(agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or(3))
    }
    fn begin(edition: &'static Edition, seats: usize) -> Self {
        Self { edition, seats, places: [Place::Deck; PROVINCES] }
    }
    fn edition(&self) -> &'static Edition {
        self.edition
    }
    fn seats(&self) -> usize {
        self.seats
    }
    fn awaiting(&self) -> Awaiting {
        let (hands, laid) = (self.count(Place::Hand), self.count(Place::Laid));
        let is_asked = |seat: &Seat| hands[seat.index()] > 0 && laid[seat.index()] == 0;
        match self.dealt() {
            dealt if dealt < self.seats * HAND => Awaiting::Chance,
            _ if hands.iter().sum::<usize>() == 0 => Awaiting::Nobody,
            _ => Awaiting::Seats(Seat::first(self.seats).filter(is_asked).collect()),
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<Card>) {
        out.extend((0..PROVINCES).map(Card).filter(|&card| self.check(seat, card).is_ok()));
    }
    fn check(&self, seat: Seat, province: Card) -> Result<(), Refusal> {
        if !self.awaiting().seats().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        let is_own = self.places[province.0] == Place::Hand(seat);
        if is_own { Ok(()) } else { Err(Refusal::NotYours { province }) }
    }
    fn play(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        self.places[card.0] = Place::Laid(seat);
        witness.tell(|| Event::Laid { seat });
        if self.count(Place::Laid).contains(&0) {
            return;
        }
        let laid = |(province, &place)| match place {
            Place::Laid(seat) => Some((Card(province), seat)),
            _ => None,
        };
        let laid: Vec<(Card, Seat)> = self.places.iter().enumerate().filter_map(laid).collect();
        let winner = laid.last().map_or(seat, |&(_, richest)| richest);
        for (province, seat) in laid {
            self.places[province.0] = Place::Taken(winner);
            witness.tell(|| Event::Shown { seat, province });
        }
        witness.tell(|| Event::Taken { seat: winner });
    }
    fn odds(&self, out: &mut Vec<(Card, u32)>) {
        out.extend(self.at(Place::Deck).map(|card| (card, 1)));
    }
    fn occur(&mut self, province: Card, witness: &mut impl Witness<Event>) {
        let seat = Seat::new(self.dealt() % self.seats);
        self.places[province.0] = Place::Hand(seat);
        witness.tell(|| Event::Dealt { seat, province });
    }
    fn standing(&self) -> Standing {
        let taken: Vec<i32> = self.count(Place::Taken).into_iter().map(|taken| taken as i32).collect();
        Standing::by_score(&taken, self.awaiting() == Awaiting::Nobody)
    }
    fn view(&self, viewer: Option<Seat>) -> Value {
        let (hands, laid) = (self.count(Place::Hand), self.count(Place::Laid));
        let seats = Seat::first(self.seats).map(|seat| {
            let (cards, laid, taken) =
                (hands[seat.index()], laid[seat.index()], self.ids(Place::Taken(seat)));
            json!({ "seat": seat, "cards": cards, "laid": laid, "taken": taken })
        });
        let own = |place: fn(Seat) -> Place| viewer.map_or_else(Vec::new, |seat| self.ids(place(seat)));
        json!({ "hand": own(Place::Hand), "laid": own(Place::Laid), "seats": seats.collect::<Vec<_>>() })
    }
    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let is_hidden = |&card: &usize| match self.places[card] {
            Place::Deck => true,
            Place::Hand(owner) | Place::Laid(owner) => owner != seat,
            Place::Taken(_) => false,
        };
        let hidden: Vec<usize> = (0..PROVINCES).filter(is_hidden).collect();
        let mut places: Vec<Place> = hidden.iter().map(|&card| self.places[card]).collect();
        places.sort_unstable();
        shuffle(rng, &mut places);
        let mut world = *self;
        hidden.into_iter().zip(places).for_each(|(card, place)| world.places[card] = place);
        world
    }
    fn write_word(&self, card: Card, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(self.id(card))
    }
    fn read_word(&self, word: &str) -> Result<Card, UnknownWord> {
        let unknown = || UnknownWord::Name { kind: "province", name: word.to_owned() };
        (0..PROVINCES).map(Card).find(|&card| self.id(card) == word).ok_or_else(unknown)
    }
    fn prompt(&self, seat: Seat) -> Phrase {
        let is_asked = self.awaiting().seats().contains(seat);
        Phrase::new(if is_asked { "tribute-prompt-lay" } else { "tribute-prompt-wait" })
    }
    fn label(&self, card: Card) -> Phrase {
        Phrase::new("tribute-choice").with("province", card.arg(self))
    }
    fn notation(&self) -> Value {
        json!({ "places": self.places })
    }
    fn set_up(edition: &'static Edition, seats: usize, notation: &Value) -> Result<Self, NotationErrors> {
        let wrong = |reason: String| NotationError::new("places", reason);
        let places =
            Deserialize::deserialize(&notation["places"]).map_err(|error| wrong(error.to_string()))?;
        let position = Self { edition, seats, places };
        let possible = position.is_possible().then_some(position);
        possible.ok_or_else(|| wrong("play can't lead there".to_owned()).into())
    }
}
