//! Pieces that a bot places for people before the first turn: because a player leaves them to it, or because the table
//! was opened so that everybody begins with a board that is set up.

use std::{sync::Arc, time::Duration};

use bots::PLACER;
use manifest::Manifest;
use serde::{Deserialize, Serialize};
use table::{BySeat, Match, Seat, Seed};

use crate::{
    clock::Moment,
    deed::{Chair, Manner},
    sitting::Sitting,
    store::{Entry, Stage},
    thinking::{Question, Task, Thinking},
};

/// Time that is taken off the thought about each piece: nobody waits long for a whole set-up.
const HASTE: Duration = Duration::from_millis(120);

/// Who sets up a game, as agreed when the table was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum SetUpBy {
    /// The players, piece by piece.
    #[default]
    Players,
    /// A bot, for all seats at once.
    House,
}

impl SetUpBy {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::Players
    }
}

/// How much of the set-up a player leaves to a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Leaving {
    /// Nothing, or nothing more.
    #[default]
    Nothing,
    /// The piece that is asked for.
    Piece,
    /// All that are left.
    Rest,
}

/// Pieces to be placed: the game as it is, and who chooses for which seat.
pub(crate) struct Placing {
    question: Question,
    bots: BySeat<Option<String>>,
    /// Which piece the seat that is asked places, if it is to be the only one.
    only: Option<usize>,
}

/// A word by which a bot has placed a piece, or begun to.
pub(crate) struct Placed {
    pub(crate) seat: Seat,
    pub(crate) word: String,
}

impl Placing {
    /// The seat that is asked first.
    pub(crate) fn seat(&self) -> Seat {
        self.question.seat
    }

    /// Chooses word by word until a seat is asked that places its own pieces, or all are placed.
    fn choose(self) -> Vec<Placed> {
        let Self { mut question, bots, only } = self;
        let before = question.seed.clone();
        let mut placed = Vec::new();
        while let Some(seat) = question.game.awaiting().seats().iter().find(|&seat| {
            let piece = question.game.setting_up(seat).map(|set_up| set_up.piece);
            bots[seat].is_some() && piece.is_some() && (only.is_none() || piece == only)
        }) {
            question.seat = seat;
            question.bot = bots[seat].clone().unwrap_or_default();
            question.seed = before.nth(placed.len() as u64);
            for word in question.answer_somehow(HASTE) {
                if question.game.choose(seat, &word).is_err() {
                    break;
                }
                question.game.advance();
                placed.push(Placed { seat, word });
            }
        }
        placed
    }
}

/// Sets a new game up for all seats, up to the beginning of its first turn.
pub(crate) fn by_house(manifest: &Arc<Manifest>, mut game: Box<dyn Match>) -> Box<dyn Match> {
    game.advance();
    while let Some(seat) = game.awaiting().seats().lowest() {
        // Sides are chosen before the first round too.
        if game.setting_up(seat).is_none() && game.notation()["round"] != 0 {
            break;
        }
        let question = Question {
            manifest: Arc::clone(manifest),
            game: game.moment(),
            seat,
            bot: PLACER.to_owned(),
            host: None,
            seed: "house".parse().map(|seed: Seed| seed.nth(game.ply() as u64)).expect("a seed"),
        };
        for word in question.answer_somehow(HASTE) {
            if game.choose(seat, &word).is_err() {
                break;
            }
            game.advance();
        }
    }
    game
}

impl Thinking {
    /// The words by which bots place the pieces that were left to them, in the order of play.
    pub(crate) async fn place(&self, placing: Placing) -> Vec<Placed> {
        let host = placing.question.host.clone();
        self.think(Task::Choice, host.as_ref(), move |_| placing.choose()).await.unwrap_or_default()
    }
}

impl Sitting {
    /// The pieces that are to be placed now by bots for people, if there are such.
    pub(crate) fn placing(&self) -> Option<Placing> {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Running)?;
        let by_house = self.opening.set_up == SetUpBy::House;
        let left = |seat: Seat| self.at(seat).bot.is_none() && self.at(seat).leaving != Leaving::Nothing;
        let asked = |seat: &Seat| (by_house || left(*seat)) && game.setting_up(*seat).is_some();
        let seat = self.awaited.iter().find(asked)?;
        let alone = !by_house && self.at(seat).leaving == Leaving::Piece;
        let mut bots: BySeat<Option<String>> = BySeat::default();
        for other in Seat::first(self.seats.len()) {
            let at_seat = self.at(other);
            bots[other] = match &at_seat.bot {
                _ if by_house || other == seat => Some(PLACER.to_owned()),
                // Whoever else places pieces by a bot does so in the same breath.
                _ if alone => None,
                Some(bot) => Some(bot.clone()),
                None => (at_seat.leaving == Leaving::Rest).then(|| PLACER.to_owned()),
            };
        }
        let only = game.setting_up(seat).filter(|_| alone).map(|set_up| set_up.piece);
        let question = Question {
            manifest: Arc::clone(&self.manifest),
            game: game.moment(),
            seat,
            bot: PLACER.to_owned(),
            host: Some(self.opening.host.clone()),
            seed: self.seed().nth(game.ply() as u64),
        };
        Some(Placing { question, bots, only })
    }

    /// Enters what bots have placed, as far as it is still asked for, each word as a choice of its seat.
    pub(crate) fn enter_placed(&mut self, placed: &[Placed], at: Moment) -> Vec<Entry> {
        let mut entries = Vec::new();
        for Placed { seat, word } in placed {
            let own = matches!(self.at(*seat).chair, Chair::Bot { .. });
            let manner = if own { Manner::Bot } else { Manner::Placed };
            let Ok(deed) = self.choose(*seat, word, manner) else { break };
            entries.push(self.enter(&deed, at, None));
        }
        entries
    }
}
