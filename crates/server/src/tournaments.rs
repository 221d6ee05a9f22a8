//! Tournaments: announced by anybody with an account, played at tables of the hall, looked after by whichever node is there.
//!
//! A tournament is its journal (`tournament::Event`), as a table is. Whoever appends to it says how many entries they have
//! read: of two who want to pair the same round, one does. Tables are opened under keys made of the round and their number,
//! so each is opened once. What is in memory is a cache.

mod announcing;
mod entering;
mod export;
mod ordering;
mod seen;
mod steward;
mod turning;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use serde::{Deserialize, Serialize};
use table::{Name, Seed};
use tournament::{Draw, Entrant, Event, Fault, Stage, Tournament};

use crate::{
    clock::{Moment, TimeControl},
    deed::OnTimeOut,
    hall::Hall,
    now,
    placing::SetUpBy,
    problem::{Problem, Result},
    store::{Advance, Entry, PersonId, Store, StoreError, TournamentId, TournamentRow},
};

pub(crate) use announcing::NewTournament;
pub(crate) use export::TournamentRecord;
pub(crate) use ordering::TournamentOrder;
pub(crate) use seen::{TournamentList, TournamentSeen};
pub(crate) use turning::Turning;

/// So many tournaments are kept in memory.
const KEPT: usize = 64;
/// So often somebody who was not quick enough tries again.
const TRIES: usize = 20;

/// What was settled beyond the terms when a tournament was announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Arrangement {
    /// What it is called.
    pub(crate) name: Name,
    /// The edition that is played, by name.
    pub(crate) edition: String,
    pub(crate) time: TimeControl,
    pub(crate) on_time_out: OnTimeOut,
    #[serde(default, skip_serializing_if = "SetUpBy::is_usual")]
    pub(crate) set_up: SetUpBy,
    /// Whether the next round is paired when one is over, or when the organiser says so.
    pub(crate) automatic: bool,
    /// Minutes between the end of a round and the next.
    pub(crate) pause: u16,
    /// Whether people may enter; bots alone play otherwise.
    pub(crate) people: bool,
    /// How many may enter.
    pub(crate) most: u16,
}

/// All tournaments. Clones are the same.
#[derive(Clone)]
pub(crate) struct Tournaments(Arc<Inner>);

struct Inner {
    hall: Hall,
    /// Those that were read lately, the last first.
    kept: Mutex<HashMap<TournamentId, Arc<Standing>>>,
}

/// A tournament as its journal has it.
#[derive(Debug)]
pub(crate) struct Standing {
    pub(crate) id: TournamentId,
    pub(crate) organiser: PersonId,
    pub(crate) organiser_name: String,
    pub(crate) host: PersonId,
    pub(crate) arrangement: Arrangement,
    pub(crate) seed: Seed,
    pub(crate) tournament: Tournament,
    /// How many entries its journal has.
    pub(crate) seq: u64,
    /// When the last was made.
    pub(crate) changed: Moment,
    /// Whether nothing comes after the round that is over, once somebody has asked.
    last: OnceLock<bool>,
}

impl Standing {
    /// The lots, which nobody may learn before it is over.
    pub(crate) fn draw(&self) -> Draw<'_> {
        Draw::new(&self.seed)
    }
}

/// What somebody does to a tournament: entries for its journal, with what belongs to them.
#[derive(Default)]
pub(crate) struct Doing {
    pub(crate) events: Vec<Event>,
    person: Option<(PersonId, u16)>,
    noted: Vec<(u16, u16)>,
}

impl Doing {
    fn of(event: Event) -> Self {
        Self { events: vec![event], ..Self::default() }
    }
}

impl Tournaments {
    pub(crate) fn new(hall: Hall) -> Self {
        Self(Arc::new(Inner { hall, kept: Mutex::default() }))
    }

    pub(crate) fn hall(&self) -> &Hall {
        &self.0.hall
    }

    pub(crate) fn store(&self) -> &Store {
        self.0.hall.store()
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<TournamentId, Arc<Standing>>> {
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A tournament is read anew when somebody asks for it next.
    pub(crate) fn forget(&self, id: &TournamentId) {
        self.kept().remove(id);
    }

    /// A tournament as it stands now.
    pub(crate) async fn read(&self, id: &TournamentId) -> Result<Arc<Standing>> {
        let known = self.kept().get(id).cloned();
        let after = known.as_ref().map_or(0, |known| known.seq);
        let entries = self.store().tournament_entries(id, after).await?;
        if let Some(known) = known {
            if entries.is_empty() {
                return Ok(known);
            }
            return self.follow(known.copy(), &entries);
        }
        let row = self.store().tournament(id).await?.ok_or_else(no_such_tournament)?;
        let (first, rest) = entries.split_first().ok_or_else(no_such_tournament)?;
        let organiser = self.store().person(&row.organiser).await?;
        let organiser_name = organiser.map_or_else(String::new, |person| person.name);
        let standing = Standing::opened(row, organiser_name, first)?;
        self.follow(standing, rest)
    }

    fn follow(&self, mut standing: Standing, entries: &[Entry]) -> Result<Arc<Standing>> {
        for entry in entries {
            if entry.seq != standing.seq + 1 {
                return Err(broken(&standing.id, &"an entry is missing"));
            }
            let event: Event =
                serde_json::from_str(&entry.body).map_err(|error| broken(&standing.id, &error))?;
            standing.tournament.follow(&event).map_err(|fault| broken(&standing.id, &fault))?;
            (standing.seq, standing.changed) = (entry.seq, entry.at);
        }
        let standing = Arc::new(standing);
        let mut kept = self.kept();
        if kept.len() >= KEPT
            && !kept.contains_key(&standing.id)
            && let Some(oldest) = kept.values().min_by_key(|kept| kept.changed).map(|kept| kept.id.clone())
        {
            kept.remove(&oldest);
        }
        kept.insert(standing.id.clone(), Arc::clone(&standing));
        Ok(standing)
    }

    /// Does something to a tournament, once: what is to be done is asked for again if somebody else was quicker. `decide`
    /// is told under which number `who` has entered, and may find that there is nothing to do.
    pub(crate) async fn change(
        &self,
        id: &TournamentId,
        who: Option<&PersonId>,
        decide: impl Fn(&Standing, Option<Entrant>) -> Result<Doing> + Send + Sync,
    ) -> Result<Arc<Standing>> {
        for _ in 0..TRIES {
            let standing = self.read(id).await?;
            let entrant = match who {
                Some(person) => self.store().entrant(id, person).await?,
                None => None,
            };
            let doing = decide(&standing, entrant)?;
            if doing.events.is_empty() {
                return Ok(standing);
            }
            let mut after = standing.tournament.clone();
            for event in &doing.events {
                after.follow(event).map_err(refusal)?;
            }
            let write = |event: &Event| serde_json::to_string(event).expect("an event is plain data");
            let advance = Advance {
                after: standing.seq,
                entries: doing.events.iter().map(write).collect(),
                phase: phase(after.stage),
                person: doing.person,
                noted: doing.noted,
            };
            match self.store().advance_tournament(id, &advance, now().max(standing.changed)).await {
                Ok(()) => return self.read(id).await,
                Err(StoreError::Twice | StoreError::Contended) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::conflict("server-try-again"))
    }
}

impl Standing {
    fn opened(row: TournamentRow, organiser_name: String, first: &Entry) -> Result<Self> {
        let arrangement = serde_json::from_str(&row.arrangement).map_err(|error| broken(&row.id, &error))?;
        let Ok(Event::Opened(terms)) = serde_json::from_str(&first.body) else {
            return Err(broken(&row.id, &Fault::Opening));
        };
        Ok(Self {
            tournament: Tournament::opened(terms).map_err(|fault| broken(&row.id, &fault))?,
            seed: row.seed.reveal().parse().map_err(|error| broken(&row.id, &error))?,
            organiser: row.organiser,
            organiser_name,
            host: row.host,
            arrangement,
            seq: first.seq,
            changed: first.at,
            last: OnceLock::new(),
            id: row.id,
        })
    }

    fn copy(&self) -> Self {
        Self {
            id: self.id.clone(),
            organiser: self.organiser.clone(),
            organiser_name: self.organiser_name.clone(),
            host: self.host.clone(),
            arrangement: self.arrangement.clone(),
            seed: self.seed.clone(),
            tournament: self.tournament.clone(),
            seq: self.seq,
            changed: self.changed,
            last: OnceLock::new(),
        }
    }
}

fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Running => "running",
        Stage::Over => "over",
    }
}

fn no_such_tournament() -> Problem {
    Problem::not_found("server-no-such-tournament")
}

/// What a journal does not take, in words.
fn refusal(fault: Fault) -> Problem {
    Problem::conflict(match fault {
        Fault::Entrant => "server-no-such-entrant",
        Fault::Places => "server-tournament-places",
        Fault::Table => "server-tournament-no-table",
        Fault::Terms => "server-tournament-terms",
        Fault::Opening | Fault::Stage => "server-tournament-stage",
    })
}

fn broken(id: &TournamentId, error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(tournament = %id, %error, "the journal of a tournament can't be read");
    Problem::unavailable()
}
