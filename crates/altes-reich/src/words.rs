//! The words of the record: what a seat can choose and what chance can bring.

use std::fmt::{self, Write};

use table::{Seat, UnknownWord};

use crate::{
    cards::{Card, Event},
    edition::Edition,
};

/// One word of the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `play otto-i`: a seat puts a card on the table. [AR-19, AR-21]
    Play(Card),
    /// `declare rupert`: a seat declares "Elector". [AR-37]
    Declare(Card),
    /// `start 3`: the lot. [AR-17]
    Start(Seat),
    /// `deal otto-i`: a card for the next seat. [AR-14]
    Deal(Card),
    /// `event e0911-forchheim`: the event of the round. [AR-16]
    Turn(Event),
    /// `draw otto-i`: a card after a declaration. [AR-43]
    Draw(Card),
    /// `throne otto-i`: the top card of the third hand. [AR-77]
    Throne(Card),
}

impl Choice {
    pub(crate) fn write(self, edition: &Edition, out: &mut dyn Write) -> fmt::Result {
        let card = |verb: &str, card, out: &mut dyn Write| write!(out, "{verb} {}", edition.monarch(card).id);
        match self {
            Self::Play(c) => card("play", c, out),
            Self::Declare(c) => card("declare", c, out),
            Self::Start(seat) => write!(out, "start {seat}"),
            Self::Deal(c) => card("deal", c, out),
            Self::Turn(event) => write!(out, "event {}", edition.event(event).id),
            Self::Draw(c) => card("draw", c, out),
            Self::Throne(c) => card("throne", c, out),
        }
    }

    pub(crate) fn read(edition: &Edition, word: &str) -> Result<Self, UnknownWord> {
        let (verb, name) = word.split_once(' ').unwrap_or((word, ""));
        let unknown = |kind| UnknownWord::name(kind, name);
        let card = || edition.card(name).ok_or(unknown("monarch"));
        Ok(match verb {
            "play" => Self::Play(card()?),
            "declare" => Self::Declare(card()?),
            "start" => Self::Start(name.parse().map_err(|_| unknown("seat"))?),
            "deal" => Self::Deal(card()?),
            "event" => Self::Turn(edition.event_with_id(name).ok_or(unknown("event"))?),
            "draw" => Self::Draw(card()?),
            "throne" => Self::Throne(card()?),
            _ => return Err(UnknownWord::verb(verb, "play, declare")),
        })
    }
}
