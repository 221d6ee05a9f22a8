//! The words by number: those of a seat are cards to play and Electors to declare.

use table::{Numbered, Seat, WordList};

use crate::{
    cards::{Card, Event, EventSet},
    edition::Edition,
    position::{Position, SEATS},
    words::Choice,
};

impl Numbered for Position {
    const SLOTS: usize = 5 * Card::COUNT + Event::COUNT + SEATS;

    fn list_words(edition: &Edition, words: &mut WordList<Choice>) {
        words.verb("play", "monarch", Card::all().map(Choice::Play));
        words.verb("declare", "Elector", edition.electors().iter().map(Choice::Declare));
        words.chance_alone();
        words.verb("start", "seat", Seat::first(SEATS).map(Choice::Start));
        words.verb("deal", "monarch", Card::all().map(Choice::Deal));
        words.verb("event", "event", EventSet::ALL.iter().map(Choice::Turn));
        words.verb("draw", "monarch", Card::all().map(Choice::Draw));
        words.verb("throne", "monarch", Card::all().map(Choice::Throne));
    }

    #[inline]
    fn slot(choice: Choice) -> usize {
        match choice {
            Choice::Play(card) => card.index(),
            Choice::Declare(card) => Card::COUNT + card.index(),
            Choice::Deal(card) => 2 * Card::COUNT + card.index(),
            Choice::Draw(card) => 3 * Card::COUNT + card.index(),
            Choice::Throne(card) => 4 * Card::COUNT + card.index(),
            Choice::Turn(event) => 5 * Card::COUNT + event.index(),
            Choice::Start(seat) => 5 * Card::COUNT + Event::COUNT + seat.index(),
        }
    }
}
