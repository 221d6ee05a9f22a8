//! One table: who sits there, how far the game is, whose clock runs. It is what its journal says and nothing
//! else: [`Sitting::from_journal`] and playing on give the same.

mod decisions;
mod fold;
mod queries;

use std::{collections::BTreeMap, sync::Arc};

use manifest::Manifest;
use table::{BySeat, Match, Name, OwnWord, Seat, SeatSet, Seed};

use crate::{
    clock::{Clocks, Moment},
    deed::{Absence, AgreedEnd, Chair, Closing, Opening},
    packs::EditionPlayed,
    placing::Leaving,
    positions::WhatIf,
    protocol::{BroughtRecord, Rematch},
    store::{GameId, PersonId, Stage},
};

pub(crate) use decisions::check_chair;
use fold::Keys;
pub(crate) use fold::Stuck;

/// A table in memory.
pub(crate) struct Sitting {
    pub(crate) id: GameId,
    pub(crate) manifest: Arc<Manifest>,
    /// What is told of its edition.
    pub(crate) edition: EditionPlayed,
    /// Where its journal could not be followed any further, if so: then it can only be looked at.
    pub(crate) stuck: Option<Stuck>,
    pub(crate) opening: Opening,
    /// All options by name.
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: Vec<AtSeat>,
    pub(crate) stage: Stage,
    /// The game, once it has started.
    pub(crate) game: Option<Box<dyn Match>>,
    pub(crate) version: u64,
    pub(crate) awaited: SeatSet,
    pub(crate) clocks: Clocks,
    pub(crate) reminded: SeatSet,
    pub(crate) offer: Option<EndOffer>,
    pub(crate) closed: Option<Closing>,
    pub(crate) rematch: Option<Rematch>,
    /// Whether the game began in a position, and where that was reached.
    pub(crate) what_if: Option<WhatIf>,
    /// Whether it shows a record that was brought along, and whether that can be proved.
    pub(crate) brought: Option<BroughtRecord>,
    /// When the last entry was made.
    pub(crate) changed: Moment,
    /// When it was over.
    pub(crate) ended: Option<Moment>,
    seed: Seed,
    /// How many plies of what stands after each version stood before it already, from version 0.
    plies: Vec<usize>,
    /// The last commands that were carried out, each with the version after it.
    keys: Keys,
    /// The version since which each seat has been asked what it is asked now.
    asked_since: BySeat<u64>,
    /// Since when the clocks of this run of the program count; see [`Sitting::pardon_downtime`].
    interrupted: Moment,
}

/// One seat and whoever sits there.
#[derive(Clone, Debug)]
pub(crate) struct AtSeat {
    pub(crate) chair: Chair,
    pub(crate) person: Option<PersonId>,
    pub(crate) name: Option<Name>,
    pub(crate) word: OwnWord,
    pub(crate) ready: bool,
    /// The bot that plays here now.
    pub(crate) bot: Option<String>,
    /// Why it plays for a person.
    pub(crate) absence: Option<Absence>,
    pub(crate) resigned: bool,
    /// How much of the set-up is left to a bot.
    pub(crate) leaving: Leaving,
    /// Which piece was asked for when it was left to it.
    left_piece: usize,
}

/// An end that somebody offered.
#[derive(Clone, Debug)]
pub(crate) struct EndOffer {
    pub(crate) by: Seat,
    pub(crate) end: AgreedEnd,
    pub(crate) agreed: SeatSet,
}

impl Sitting {
    /// Whoever sits on a seat of this table.
    pub(crate) fn at(&self, seat: Seat) -> &AtSeat {
        &self.seats[seat.index()]
    }

    fn at_mut(&mut self, seat: Seat) -> &mut AtSeat {
        &mut self.seats[seat.index()]
    }

    /// The seats of which something holds.
    pub(crate) fn seats_where(&self, holds: impl Fn(&AtSeat) -> bool) -> SeatSet {
        Seat::first(self.seats.len()).filter(|&seat| holds(self.at(seat))).collect()
    }
}

impl AtSeat {
    fn new(chair: Chair, host: &PersonId) -> Self {
        let (person, name, bot) = match &chair {
            Chair::Host => (Some(host.clone()), None, None),
            Chair::HotSeat { name } => (Some(host.clone()), Some(name.clone()), None),
            Chair::Invited | Chair::Open => (None, None, None),
            Chair::Bot { bot } => (None, None, Some(bot.clone())),
        };
        // Whoever sits at the host's device is ready when the host is.
        let ready = matches!(chair, Chair::HotSeat { .. });
        Self {
            chair,
            person,
            name,
            word: OwnWord::default(),
            ready,
            bot,
            absence: None,
            resigned: false,
            leaving: Leaving::Nothing,
            left_piece: 0,
        }
    }
}
