//! Tribute: twelve provinces, three in each hand. All lay one at the same time, the richest takes the round, and whoever
//! has taken most rounds in the end has won.

use std::fmt;

use manifest::Manifest;
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{
    Agreed, Arg, Argument, Awaiting, Disagreement, Edition as _, GameTexts, NotationError, Phrase, Rules,
    Seat, SeatSet, Setting, Standing, UnknownWord, Witness, shuffle,
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

/// A province by its place in the edition: the poorest is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card(pub(crate) usize);
impl Argument<Position> for Card {
    const TYPE: &'static str = "{ of: { province: string }; count: number }";
    fn arg(self, position: &Position) -> Arg {
        Arg::Counting(Box::new(position.edition.things()[self.0].into()), self.0 as i64 + 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Choice {
    Lay(Card),
    Deal(Card),
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

/// Where a province is: laid face down in this round, or shown in one that is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Place {
    Deck,
    Hand(Seat),
    Laid(Seat),
    Shown(Seat),
}
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Position {
    edition: &'static Edition,
    seats: usize,
    places: [Place; PROVINCES],
    won: [i32; 4],
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
    /// Whether play can lead here: all have been dealt and have laid as many, but for those who come first.
    fn is_sound(&self) -> bool {
        let (hands, laid) = (self.count(Place::Hand), self.count(Place::Laid));
        let (shown, all) = (self.count(Place::Shown), self.dealt() == self.seats * HAND);
        let fair = |seat: usize| {
            hands[seat] + laid[seat] + shown[seat] == (self.dealt() + self.seats - 1 - seat) / self.seats
                && shown[seat] == shown[0]
                && laid[seat] <= usize::from(all)
        };
        (0..self.seats).all(fair)
            && (all || self.dealt() < self.seats * HAND && shown[0] == 0)
            && laid.contains(&0)
            && self.won.iter().sum::<i32>() == shown[0] as i32
            && (0..4).all(|seat| self.won[seat] >= 0 && (seat < self.seats || self.won[seat] == 0))
    }
}

impl bots::Insight for Position {}

impl Rules for Position {
    const NAME: &'static str = "tribute";
    type Edition = Edition;
    type Options = usize;
    type Choice = Choice;
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
        Self { edition, seats, places: [Place::Deck; PROVINCES], won: [0; 4] }
    }
    fn edition(&self) -> &'static Edition {
        self.edition
    }
    fn seats(&self) -> usize {
        self.seats
    }
    fn awaiting(&self) -> Awaiting {
        let (hands, laid) = (self.count(Place::Hand), self.count(Place::Laid));
        let asked = |seat: &Seat| hands[seat.index()] > 0 && laid[seat.index()] == 0;
        let asked: SeatSet = Seat::first(self.seats).filter(asked).collect();
        match self.dealt() {
            dealt if dealt < self.seats * HAND => Awaiting::Chance,
            _ if asked.is_empty() => Awaiting::Nobody,
            _ => Awaiting::Seats(asked),
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        let all = (0..PROVINCES).map(|card| Choice::Lay(Card(card)));
        out.extend(all.filter(|&choice| self.check(seat, choice).is_ok()));
    }
    fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match (self.awaiting(), choice) {
            (Awaiting::Seats(seats), Choice::Lay(province)) if seats.contains(seat) => {
                let own = self.places[province.0] == Place::Hand(seat);
                if own { Ok(()) } else { Err(Refusal::NotYours { province }) }
            }
            _ => Err(Refusal::NotAsked),
        }
    }
    fn play(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness<Event>) {
        let (Choice::Lay(card) | Choice::Deal(card)) = choice;
        self.places[card.0] = Place::Laid(seat);
        witness.tell(|| Event::Laid { seat });
        if self.count(Place::Laid).contains(&0) {
            return;
        }
        let mut winner = seat;
        for province in (0..PROVINCES).map(Card) {
            let Place::Laid(seat) = self.places[province.0] else { continue };
            self.places[province.0] = Place::Shown(seat);
            witness.tell(|| Event::Shown { seat, province });
            winner = seat;
        }
        // The last that was shown is the richest.
        self.won[winner.index()] += 1;
        witness.tell(|| Event::Taken { seat: winner });
    }
    fn odds(&self, out: &mut Vec<(Choice, u32)>) {
        out.extend(self.at(Place::Deck).map(|card| (Choice::Deal(card), 1)));
    }
    fn occur(&mut self, outcome: Choice, witness: &mut impl Witness<Event>) {
        let (Choice::Lay(province) | Choice::Deal(province)) = outcome;
        let seat = Seat::new(self.dealt() % self.seats);
        self.places[province.0] = Place::Hand(seat);
        witness.tell(|| Event::Dealt { seat, province });
    }
    fn standing(&self) -> Standing {
        Standing::by_score(&self.won[..self.seats], self.awaiting() == Awaiting::Nobody)
    }
    fn view(&self, viewer: Option<Seat>) -> Value {
        let seats = Seat::first(self.seats).map(|seat| {
            let (cards, laid) = (self.at(Place::Hand(seat)).count(), self.at(Place::Laid(seat)).count());
            json!({ "seat": seat, "won": self.won[seat.index()], "cards": cards, "laid": laid, "shown": self.ids(Place::Shown(seat)) })
        });
        let own = |place: fn(Seat) -> Place| viewer.map_or_else(Vec::new, |seat| self.ids(place(seat)));
        json!({ "hand": own(Place::Hand), "laid": own(Place::Laid), "seats": seats.collect::<Vec<_>>() })
    }
    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let is_hidden = |&card: &usize| match self.places[card] {
            Place::Deck => true,
            Place::Hand(owner) | Place::Laid(owner) => owner != seat,
            Place::Shown(_) => false,
        };
        let hidden: Vec<usize> = (0..PROVINCES).filter(is_hidden).collect();
        let mut places: Vec<Place> = hidden.iter().map(|&card| self.places[card]).collect();
        places.sort_unstable();
        shuffle(rng, &mut places);
        let mut world = *self;
        hidden.into_iter().zip(places).for_each(|(card, place)| world.places[card] = place);
        world
    }
    fn write_word(&self, choice: Choice, out: &mut dyn fmt::Write) -> fmt::Result {
        match choice {
            Choice::Lay(card) => write!(out, "lay {}", self.id(card)),
            Choice::Deal(card) => write!(out, "deal {}", self.id(card)),
        }
    }
    fn read_word(&self, word: &str) -> Result<Choice, UnknownWord> {
        let mut all = (0..PROVINCES).flat_map(|card| [Choice::Lay(Card(card)), Choice::Deal(Card(card))]);
        let unknown = || UnknownWord::Verb { word: word.to_owned(), known: "lay, deal" };
        all.find(|&choice| self.word(choice) == word).ok_or_else(unknown)
    }
    fn prompt(&self, seat: Seat) -> Phrase {
        let asked = matches!(self.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
        Phrase::new(if asked { "tribute-prompt-lay" } else { "tribute-prompt-wait" })
    }
    fn label(&self, choice: Choice) -> Phrase {
        match choice {
            Choice::Lay(card) => Phrase::new("tribute-choice-lay").with("province", card.arg(self)),
            Choice::Deal(card) => Phrase::new("tribute-choice-deal").with("province", card.arg(self)),
        }
    }
    fn notation(&self) -> Value {
        json!({ "places": self.places, "won": self.won })
    }
    fn set_up(edition: &'static Edition, seats: usize, notation: &Value) -> Result<Self, NotationError> {
        let wrong = |error: serde_json::Error| NotationError::new("places", error.to_string());
        let places = serde_json::from_value(notation["places"].clone()).map_err(wrong)?;
        let won = serde_json::from_value(notation["won"].clone()).map_err(wrong)?;
        let position = Self { edition, seats, places, won };
        position.is_sound().then_some(position).ok_or(NotationError::new("places", "play can't lead there"))
    }
}
