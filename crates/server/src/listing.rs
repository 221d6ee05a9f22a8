//! What a list says of a table. It is kept with the row of the game, so that a list of hundreds of tables is made of rows: as long
//! as nothing has happened since, no table is woken and no journal read for it.

use std::{borrow::Cow, collections::BTreeMap};

use manifest::Games;
use serde::{Deserialize, Serialize};
use table::{Name, Seat};

use crate::{
    clock::{Moment, TimeControl},
    deed::TournamentPlace,
    packs::EditionPlayed,
    positions::WhatIf,
    protocol::{BroughtRecord, TableEntry},
    sitting::Sitting,
    store::{GameId, GameRow, PersonId, Stage},
};

/// A table with bots or a live clock where something has happened so lately may see more of it at once.
const QUIET: Moment = 10_000;

/// A table as all lists have it, whoever looks through them.
#[derive(Serialize, Deserialize)]
pub(crate) struct Listing<'a> {
    /// The last entry of the journal that it knows of.
    version: u64,
    /// The edition that was the newest of the game when it was kept: with another one other things would be said of it.
    newest: Option<String>,
    at: Moment,
    edition: Option<Cow<'a, EditionPlayed>>,
    stage: Stage,
    seats: Vec<ListedSeat>,
    rematch_by: Option<Name>,
    time: TimeControl,
    options: Cow<'a, BTreeMap<String, String>>,
    rated: bool,
    what_if: Option<Cow<'a, WhatIf>>,
    brought: Option<BroughtRecord>,
    tournament: Option<Cow<'a, TournamentPlace>>,
    changed: Moment,
}

/// A seat, and what is asked of whoever sits there.
#[derive(Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
struct ListedSeat {
    person: Option<PersonId>,
    name: Option<Name>,
    open: bool,
    asked: bool,
    ready: bool,
    reminded: bool,
    /// What is left of the time to think, and whether it runs.
    left: Option<i64>,
    runs: bool,
}

impl<'a> Listing<'a> {
    /// What there is to say of a table now.
    pub(crate) fn of(sitting: &'a Sitting, now: Moment) -> Self {
        let open = sitting.open_seats();
        let seat = |seat: Seat| {
            let at_seat = sitting.at(seat);
            ListedSeat {
                person: at_seat.person.clone(),
                name: sitting.name(seat),
                open: open.contains(seat),
                asked: sitting.awaited.contains(seat),
                ready: at_seat.ready,
                reminded: sitting.reminded.contains(seat),
                left: sitting.clocks.left(seat, now),
                runs: sitting.clocks.runs(seat),
            }
        };
        let edition = &sitting.edition;
        Self {
            version: sitting.version,
            newest: None,
            at: now,
            edition: (!edition.newest || !edition.names.is_empty()).then_some(Cow::Borrowed(edition)),
            stage: sitting.stage,
            seats: Seat::first(sitting.seats.len()).map(seat).collect(),
            rematch_by: sitting.rematch_by(),
            time: sitting.opening.time,
            options: Cow::Borrowed(&sitting.options),
            rated: sitting.opening.rated,
            what_if: sitting.what_if.as_ref().map(Cow::Borrowed),
            brought: sitting.brought,
            tournament: sitting.opening.tournament.as_deref().map(Cow::Borrowed),
            changed: sitting.changed,
        }
    }

    /// The same as text, if it is worth being kept: not while much happens, nor of a table that is stuck, which its operator may
    /// mend at any time.
    pub(crate) fn worth_keeping(sitting: &Sitting, games: &Games, now: Moment) -> Option<String> {
        let busy = sitting.needs_care() && now - sitting.changed < QUIET;
        if sitting.stuck.is_some() || busy {
            return None;
        }
        let newest = newest(games, &sitting.opening.game);
        serde_json::to_string(&Listing { newest, ..Listing::of(sitting, now) }).ok()
    }

    /// What was kept of a table, if nothing has happened since then and it would be said just so today.
    pub(crate) fn kept(row: &GameRow, games: &Games) -> Option<Listing<'static>> {
        let listing: Listing<'static> = serde_json::from_str(row.listing.as_deref()?).ok()?;
        let counts = listing.version == row.version && listing.newest == newest(games, &row.game);
        counts.then_some(listing)
    }

    /// The line of a table for somebody.
    pub(crate) fn entry(self, id: &GameId, game: &str, person: &PersonId, now: Moment) -> TableEntry {
        let numbered = || Seat::first(self.seats.len()).zip(&self.seats);
        let own = |listed: &ListedSeat| listed.person.as_ref() == Some(person);
        let asked = || numbered().filter(|(_, listed)| own(listed) && listed.asked);
        let spent = (now - self.at).max(0);
        let left = |listed: &ListedSeat| {
            let left = listed.left?;
            Some(if listed.runs { (left - spent).max(0) } else { left })
        };
        TableEntry {
            id: id.clone(),
            game: game.to_owned(),
            stuck: None,
            stage: self.stage,
            names: self.seats.iter().map(|listed| listed.name.clone()).collect(),
            open: numbered().filter(|(_, listed)| listed.open).map(|(seat, _)| seat).collect(),
            yours: numbered().filter(|(_, listed)| own(listed)).map(|(seat, _)| seat).collect(),
            your_turn: asked().next().is_some(),
            time_left: asked().filter_map(|(_, listed)| left(listed)).min(),
            unready: self.stage == Stage::Lobby && numbered().any(|(_, listed)| own(listed) && !listed.ready),
            reminded: asked().any(|(_, listed)| listed.reminded),
            edition: self.edition.map(Cow::into_owned),
            rematch_by: self.rematch_by,
            time: self.time,
            options: self.options.into_owned(),
            rated: self.rated,
            what_if: self.what_if.map(Cow::into_owned),
            brought: self.brought,
            tournament: self.tournament.map(Cow::into_owned),
            changed: self.changed,
        }
    }
}

/// The newest edition of a game.
fn newest(games: &Games, game: &str) -> Option<String> {
    Some(games.find(game).ok()?.hash().to_owned())
}
