//! What is open to all, and what only its owner sees. [AR-26]

use serde::Serialize;
use table::{Seat, Standing};

use crate::{
    cards::CardSet,
    edition::Edition,
    position::{Phase, Position, Taker},
};

/// All that one seat, or a spectator, may know. It has no field for another hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "altes-reich/"))]
pub struct View {
    /// Whose view it is; none for a spectator.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// How many players there are.
    pub players: usize,
    /// How many games are played: 1, or 3 in a great game.
    pub games: usize,
    /// Whether a third hand plays. [AR-77]
    pub vacant_throne: bool,
    /// What is going on: `lot`, `deal`, `event`, `opening`, `trick`, `draw`, `third-hand` or `over`.
    pub phase: &'static str,
    /// The current game, from 1.
    pub game: u8,
    /// The current round, from 1.
    pub round: u8,
    /// The seats whose choice is awaited.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub awaiting: Vec<Seat>,
    /// The seats in play order.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub order: Vec<Seat>,
    /// The current event.
    pub event: Option<&'static str>,
    /// Its symbols as they stand now. [AR-40]
    pub symbols: Vec<&'static str>,
    /// The cards of the round, in play order.
    pub table: Vec<Laid>,
    /// The viewer's own cards.
    pub hand: Option<Vec<&'static str>>,
    /// The number of cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// The number of cards in the monarch pile.
    pub pile: usize,
    /// The number of cards in the third hand. [AR-77]
    pub third_hand: usize,
    /// Cards that the seat in turn must still draw for its declarations. [AR-45]
    pub owed: u8,
    /// All cards of earlier rounds of this game.
    pub played: Vec<&'static str>,
    /// All declared Elector cards of this game.
    pub removed: Vec<&'static str>,
    /// The events each player has won.
    pub won: Vec<Vec<Won>>,
    /// Events the third hand has won. [AR-77]
    pub set_aside: Vec<Won>,
    /// Players who have shown in round 1 that they held nothing but Elector cards. [AR-36]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub only_electors: Vec<Seat>,
    /// Scores and places.
    #[cfg_attr(test, ts(type = "{ over: boolean, scores: number[], places: number[], leaders: number[] }"))]
    pub standing: Standing,
}

/// A card of the round.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "altes-reich/"))]
pub struct Laid {
    /// Who laid it; none for the third hand.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Which card; none if it lies face down before somebody else. [AR-19]
    pub card: Option<&'static str>,
}

/// An event that was won.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "altes-reich/"))]
pub struct Won {
    /// In which game, from 1.
    pub game: usize,
    /// In which round, from 1.
    pub round: usize,
    /// The event.
    pub event: &'static str,
}

impl Phase {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Lot => "lot",
            Self::Deal { .. } => "deal",
            Self::TurnEvent => "event",
            Self::Opening { .. } => "opening",
            Self::Trick => "trick",
            Self::Draw => "draw",
            Self::ThirdHand => "third-hand",
            Self::Over => "over",
        }
    }
}

pub(crate) fn ids(edition: &'static Edition, cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(|card| edition.monarch(card).id.as_str()).collect()
}

impl Position {
    pub(crate) fn view(&self, seat: Option<Seat>) -> View {
        let edition = self.edition();
        let players = self.players();
        View {
            seat,
            players,
            games: self.options.games(),
            vacant_throne: self.options.vacant_throne,
            phase: self.phase.name(),
            game: self.game + 1,
            round: self.round,
            awaiting: self.awaiting().seats().iter().collect(),
            order: (0..players).filter_map(|place| self.seat_at(place)).collect(),
            event: self.event.map(|event| edition.event(event).id.as_str()),
            symbols: (0..3)
                .filter_map(|p| self.symbol(p))
                .map(|s| edition.criterion(s).id.as_str())
                .collect(),
            table: self.table_seen_by(seat),
            hand: seat.map(|seat| ids(edition, self.hands[seat.index()])),
            hand_sizes: self.hand_sizes().first(players).to_vec(),
            pile: self.pile(),
            third_hand: self.third_hand(),
            owed: self.owed,
            played: ids(edition, self.played),
            removed: ids(edition, self.removed),
            won: Seat::first(players).map(|seat| self.won_by(Taker::Seat(seat))).collect(),
            set_aside: self.won_by(Taker::Nobody),
            only_electors: self.only_electors.iter().collect(),
            standing: self.standing(),
        }
    }

    /// The places of the play order at which a card lies.
    pub(crate) fn covered(&self) -> impl Iterator<Item = usize> {
        let face_down = self.face_down();
        (0..self.compared()).filter(move |&place| match (face_down, self.seat_at(place)) {
            (Some(committed), Some(seat)) => committed.contains(seat),
            (Some(_), None) => false,
            (None, _) => place < usize::from(self.laid),
        })
    }

    /// While the cards of round 1 lie face down: who has laid one. [AR-19, AR-20]
    pub(crate) fn face_down(&self) -> Option<table::SeatSet> {
        match self.phase {
            Phase::Opening { waiting } => Some(
                table::SeatSet::first(self.players())
                    .iter()
                    .filter(|&seat| !waiting.contains(seat))
                    .collect(),
            ),
            Phase::ThirdHand if self.round == 1 => Some(table::SeatSet::first(self.players())),
            _ => None,
        }
    }

    fn table_seen_by(&self, viewer: Option<Seat>) -> Vec<Laid> {
        let hidden = self.face_down().is_some();
        self.covered()
            .map(|place| {
                let seat = self.seat_at(place);
                let seen = !hidden || (viewer.is_some() && viewer == seat);
                Laid { seat, card: seen.then(|| self.edition().monarch(self.table[place]).id.as_str()) }
            })
            .collect()
    }

    pub(crate) fn won_by(&self, taker: Taker) -> Vec<Won> {
        let rounds = self.rounds.iter().enumerate().flat_map(|(game, rounds)| {
            rounds
                .iter()
                .enumerate()
                .filter_map(move |(round, played)| Some((game + 1, round + 1, (*played)?)))
        });
        let won = rounds.filter(|(_, _, played)| played.taker == taker);
        won.map(|(game, round, played)| Won { game, round, event: &self.edition().event(played.event).id })
            .collect()
    }
}
