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
    thinking::{Pace, Question, Task, Thinking},
};

/// The most that is thought about each word of a set-up: nobody waits long for the whole of it.
const PACE: Pace = Pace::AtMost(Duration::from_millis(30));

/// Who sets up a game, as agreed when the table was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum SetUpBy {
    /// The players, piece by piece.
    #[default]
    Players,
    /// Bots, for all seats at once: those who play, each for its seat, and a good one for people.
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
            for word in question.answer_somehow(PACE) {
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
        for word in question.answer_somehow(PACE) {
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
            // A bot sets up what it plays with, each as well as it can.
            let own = match &at_seat.chair {
                Chair::Bot { bot } => Some(bot),
                _ => at_seat.bot.as_ref(),
            };
            bots[other] = match own {
                // Whoever else places pieces by a bot does so in the same breath.
                _ if alone && other != seat => None,
                Some(bot) => Some(bot.clone()),
                None => {
                    (by_house || other == seat || at_seat.leaving == Leaving::Rest).then(|| PLACER.to_owned())
                }
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

#[cfg(test)]
mod tests {
    use manifest::Games;
    use serde_json::json;

    use super::*;
    use crate::{deed::Deed, store::GameId};

    /// A table of Grecia whose three seats are a person and two bots, at the first piece.
    fn table(set_up: &str) -> Sitting {
        let manifest = Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS);
        let games = Games::new().with(manifest);
        let manifest = Arc::clone(games.find("grecia").unwrap());
        let options = manifest.game.agree(&"players=3".parse().unwrap()).unwrap();
        let seed: Seed = "1806".parse().unwrap();
        let bot = |bot: &str| json!({"kind": "bot", "bot": bot});
        let opening = json!({
            "game": "grecia", "edition": "", "hash": manifest.game.hash().to_string(), "options": options.to_string(),
            "host": "0190a000-0000-7000-8000-000000000001", "chairs": [{"kind": "me"}, bot("page"), bot("emperor-builder")],
            "time": {"kind": "none"}, "on_time_out": "bot", "commitment": seed.commitment().to_string(),
            "parent": null, "set_up": set_up,
        });
        let opening = serde_json::from_value(opening).unwrap();
        let mut sitting = Sitting::opened(GameId::fresh(), &games, manifest, seed, opening, 0);
        let seat = Seat::new(0);
        let person = sitting.opening.host.clone();
        sitting.enter(&Deed::Sat { seat, person, name: "Anna".parse().unwrap() }, 0, None);
        let started = sitting.start().unwrap();
        sitting.enter(&started, 0, None);
        sitting
    }

    fn placers(sitting: &Sitting) -> Vec<Option<String>> {
        sitting.placing().unwrap().bots.first(3).to_vec()
    }

    #[test]
    fn where_the_house_sets_up_each_bot_places_what_it_plays_with() {
        let known = |bot: &str| Some(bot.to_owned());
        assert_eq!(placers(&table("house")), [known(PLACER), known("page"), known("emperor-builder")]);
    }

    #[test]
    fn whole_armies_are_placed_without_long_thought() {
        let placed = table("house").placing().unwrap().choose();
        let seats: table::SeatSet = placed.iter().map(|placed| placed.seat).collect();
        assert_eq!(seats.len(), 3);
        assert!(placed.len() > 30, "every piece of all three: {}", placed.len());
    }
}
