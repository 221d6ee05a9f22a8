//! What programs are told of the tables of somebody, wherever these are hosted: what is hosted here is heard at once,
//! what other nodes do is found in the rows of the games.

use std::{collections::HashMap, sync::Arc, time::Duration};

use serde::Serialize;
use table::Seat;
use tokio::{
    sync::broadcast::{self, error::RecvError},
    time::{Instant, interval_at},
};

use crate::{
    clock::Moment,
    hall::Hall,
    problem::Result,
    sitting::Sitting,
    store::{Filter, GameId, GameRow, Page, PersonId, Stage},
};

/// So often it is looked for what other nodes have done.
const ELSEWHERE: Duration = Duration::from_secs(2);
/// Where there are no other nodes, for what was noted late when it was begun to listen.
const ALONE: Duration = Duration::from_secs(10);
/// The rows of games are behind by no more than this.
const LATE: Moment = 5_000;

/// One thing that programs are told of their tables. Nothing of it is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Tiding {
    /// It is your turn. Told after each change after which that is so, so it may be told twice.
    Turn {
        /// The table.
        table: GameId,
        /// The game.
        game: String,
    },
    /// You sit there, and the game can't start before you say that you are ready.
    Waiting {
        /// The table.
        table: GameId,
        /// The game.
        game: String,
    },
    /// A game began.
    Began {
        /// The table.
        table: GameId,
        /// The game.
        game: String,
    },
    /// A game is over.
    Over {
        /// The table.
        table: GameId,
        /// The game.
        game: String,
    },
    /// Nothing has happened for a while; whoever hears this knows that the line holds.
    Alive,
}

/// Something has happened at a table that is hosted here.
#[derive(Clone, Debug)]
pub(crate) struct Heard(Arc<Change>);

#[derive(Debug)]
struct Change {
    table: GameId,
    game: String,
    stage: Stage,
    at: Moment,
    /// Who sits there, and what each is.
    people: Vec<(PersonId, Asked)>,
}

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Asked {
    turn: bool,
    unready: bool,
}

impl Asked {
    fn and(self, other: Self) -> Self {
        Self { turn: self.turn || other.turn, unready: self.unready || other.unready }
    }
}

impl Heard {
    pub(crate) fn of(sitting: &Sitting) -> Self {
        let of = |seat: Seat| {
            let at_seat = sitting.at(seat);
            let asked = Asked {
                turn: sitting.awaited.contains(seat) && at_seat.bot.is_none(),
                unready: sitting.stage == Stage::Lobby && !at_seat.ready,
            };
            Some((at_seat.person.clone()?, asked))
        };
        Self(Arc::new(Change {
            table: sitting.id.clone(),
            game: sitting.opening.game.clone(),
            stage: sitting.stage,
            at: sitting.changed,
            people: Seat::first(sitting.seats.len()).filter_map(of).collect(),
        }))
    }
}

/// What is known of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Known {
    stage: Stage,
    asked: Asked,
    at: Moment,
    /// Whether its host has told it, who knows better than its row.
    heard: bool,
}

/// Somebody's tables, followed.
pub(crate) struct Following {
    hall: Hall,
    person: PersonId,
    known: HashMap<GameId, Known>,
    heard: broadcast::Receiver<Heard>,
    look: tokio::time::Interval,
    /// The rows that were last changed before this were looked at.
    looked: Moment,
}

impl Following {
    /// Follows somebody's tables from now on; tells where it is their turn already, and where one waits for them.
    pub(crate) async fn begin(hall: &Hall, person: &PersonId) -> Result<(Self, Vec<Tiding>)> {
        let heard = hall.listen();
        let pause = if hall.nodes().is_some() { ELSEWHERE } else { ALONE };
        let mut following = Self {
            hall: hall.clone(),
            person: person.clone(),
            known: HashMap::new(),
            heard,
            look: interval_at(Instant::now() + ELSEWHERE, pause),
            looked: 0,
        };
        let mut tidings = Vec::new();
        for stage in [Stage::Lobby, Stage::Running] {
            let filter = Filter { stage: Some(stage), person: Some(person.clone()), ..Filter::default() };
            let mut page = Page::first(Page::LONGEST);
            loop {
                let rows = hall.store().list_games(&filter, &page).await?;
                let Some(last) = rows.last() else { break };
                page.after = Some(last.mark());
                for row in rows {
                    following.looked = following.looked.max(row.updated_at);
                    tidings.extend(following.read(&row, true).await);
                }
            }
        }
        Ok((following, tidings))
    }

    /// What happens next, once it does.
    pub(crate) async fn next(&mut self) -> Result<Vec<Tiding>> {
        loop {
            let tidings = tokio::select! {
                heard = self.heard.recv() => match heard {
                    Ok(Heard(change)) => self.hear(&change),
                    // Whatever was missed stands in the rows.
                    Err(RecvError::Lagged(_)) => self.look_again().await?,
                    Err(RecvError::Closed) => std::future::pending().await,
                },
                _ = self.look.tick() => self.look_again().await?,
            };
            if !tidings.is_empty() {
                return Ok(tidings);
            }
        }
    }

    fn hear(&mut self, change: &Change) -> Vec<Tiding> {
        let own = change.people.iter().filter(|(person, _)| *person == self.person);
        let asked = own.map(|(_, asked)| *asked).reduce(Asked::and);
        let Some(asked) = asked else { return Vec::new() };
        let now = Known { stage: change.stage, asked, at: change.at, heard: true };
        self.note(&change.table, &change.game, now, false)
    }

    async fn look_again(&mut self) -> Result<Vec<Tiding>> {
        let filter = Filter { person: Some(self.person.clone()), ..Filter::default() };
        let rows = self.hall.store().list_games(&filter, &Page::first(Page::LONGEST)).await?;
        let since = self.looked - LATE;
        let mut tidings = Vec::new();
        for row in rows.iter().filter(|row| row.updated_at >= since) {
            self.looked = self.looked.max(row.updated_at);
            tidings.extend(self.read(row, false).await);
        }
        Ok(tidings)
    }

    /// What a row says.
    async fn read(&mut self, row: &GameRow, first: bool) -> Vec<Tiding> {
        let known = self.known.get(&row.id);
        // What the host has told is newer, or the same.
        if known.is_some_and(|known| known.heard && known.at >= row.updated_at) {
            return Vec::new();
        }
        let own = row.seats.iter().filter(|(_, person)| *person == self.person);
        let turn = own.clone().any(|(seat, _)| row.awaited >> (seat - 1) & 1 == 1);
        let seated = own.count() > 0;
        let mut asked = Asked { turn: turn && row.stage == Stage::Running, unready: false };
        if row.stage == Stage::Lobby && seated {
            let person = self.person.clone();
            let listed = self.hall.glance(&row.id, move |hosted| hosted.sitting.listed(&person, hosted.now));
            // A table that can't be read waits for nobody.
            asked.unready = listed.await.is_ok_and(|entry| entry.unready);
        }
        if !seated && known.is_none() {
            return Vec::new();
        }
        let now = Known { stage: row.stage, asked, at: row.updated_at, heard: false };
        self.note(&row.id, &row.game, now, first)
    }

    /// Notes how a table stands, and tells what is new in that.
    fn note(&mut self, table: &GameId, game: &str, now: Known, first: bool) -> Vec<Tiding> {
        let before = self.known.insert(table.clone(), now);
        if before.is_some_and(|before| before.at > now.at) {
            self.known.extend(before.map(|before| (table.clone(), before)));
            return Vec::new();
        }
        let (table, game) = (table.clone(), game.to_owned());
        let stage = before.map(|before| before.stage);
        // A change of the same moment that says the same is no change.
        let news = before.is_none_or(|before| before.at < now.at || before.asked != now.asked);
        let mut tidings = Vec::new();
        if now.stage == Stage::Running && stage != Some(Stage::Running) && !first {
            tidings.push(Tiding::Began { table: table.clone(), game: game.clone() });
        }
        match now.stage {
            Stage::Over if stage.is_some_and(|stage| stage != Stage::Over) => {
                tidings.push(Tiding::Over { table, game });
            }
            Stage::Running if now.asked.turn && news => tidings.push(Tiding::Turn { table, game }),
            Stage::Lobby if now.asked.unready && news => tidings.push(Tiding::Waiting { table, game }),
            _ => {}
        }
        tidings
    }
}
