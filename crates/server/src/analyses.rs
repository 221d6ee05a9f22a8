//! Analyses of games that are over: made once, on the bots' share of the machine, and kept for a while.

use std::{
    collections::VecDeque,
    ops::ControlFlow,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use bots::{Analysis, Depth, Progress};
use manifest::Manifest;
use table::Match;

use crate::{
    problem::{Problem, Result},
    store::{GameId, PersonId, Store},
    thinking::{Held, Task, Thinking},
};

/// Analyses that are kept.
const KEPT: usize = 64;

/// An analysis is one thread's work for a minute at the most.
const DEPTH: Depth = Depth { simulations: 2000, time: Duration::from_secs(45), jobs: 1 };

/// How far an analysis is.
#[derive(Clone)]
pub(crate) enum State {
    /// So many of so many estimates are made, and this is known so far.
    Begun { done: usize, of: usize, so_far: Option<Arc<Analysis>> },
    /// It is there.
    Ready(Arc<Analysis>),
}

/// What is known so far is put down no more often than this.
const SKETCH: Duration = Duration::from_millis(500);

/// An analysis that nobody has asked about for so long is broken off.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// An analysis, and who asked for it first.
struct Work {
    by: PersonId,
    doing: Mutex<Doing>,
}

struct Doing {
    done: usize,
    of: usize,
    so_far: Option<Arc<Analysis>>,
    ready: Option<Arc<Analysis>>,
    sketched: Instant,
    asked: Instant,
    /// Whoever began it does not want it any more.
    stopped: bool,
}

impl Work {
    fn begun(by: PersonId) -> Self {
        let now = Instant::now();
        let doing =
            Doing { done: 0, of: 0, so_far: None, ready: None, sketched: now, asked: now, stopped: false };
        Self { by, doing: Mutex::new(doing) }
    }

    fn doing(&self) -> MutexGuard<'_, Doing> {
        self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is, for somebody who wants to know.
    fn state(&self) -> State {
        let mut doing = self.doing();
        doing.asked = Instant::now();
        match &doing.ready {
            Some(analysis) => State::Ready(Arc::clone(analysis)),
            None => State::Begun { done: doing.done, of: doing.of, so_far: doing.so_far.clone() },
        }
    }

    fn is_ready(&self) -> bool {
        self.doing().ready.is_some()
    }

    /// Whether nobody seems to wait for it any more.
    fn is_left(&self) -> bool {
        self.doing().asked.elapsed() > LEFT
    }

    /// Notes how far it is; breaks it off if nobody wants it any more.
    fn go_on(&self, progress: &Progress<'_>) -> ControlFlow<()> {
        let sketch = {
            let mut doing = self.doing();
            doing.done = doing.done.max(progress.done);
            doing.of = progress.of;
            if doing.stopped || doing.asked.elapsed() > FORGOTTEN {
                return ControlFlow::Break(());
            }
            doing.so_far.is_none() || doing.sketched.elapsed() > SKETCH
        };
        if sketch {
            let so_far = Arc::new(progress.so_far());
            let mut doing = self.doing();
            (doing.so_far, doing.sketched) = (Some(so_far), Instant::now());
        }
        ControlFlow::Continue(())
    }
}

/// Whoever has not asked about an analysis for so long has left its page: another may be begun instead.
const LEFT: Duration = Duration::from_secs(5);

/// Games with the work on them, the oldest first.
type List = VecDeque<(GameId, Arc<Work>)>;

/// All that are being made or kept.
#[derive(Clone, Default)]
pub(crate) struct Analyses(Arc<Mutex<List>>);

impl Analyses {
    fn list(&self) -> MutexGuard<'_, List> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the analysis of a game is, if anybody has asked for it.
    pub(crate) fn state(&self, id: &GameId) -> Option<State> {
        self.list().iter().find(|(game, _)| game == id).map(|(_, work)| work.state())
    }

    /// Begins to analyse a game for somebody, unless that was begun already. One person has one made at a time.
    pub(crate) fn begin(
        &self,
        id: &GameId,
        by: &PersonId,
        manifest: Arc<Manifest>,
        game: Box<dyn Match>,
        thinking: &Thinking,
        store: &Store,
    ) -> Result<State> {
        let work = Arc::new(Work::begun(by.clone()));
        {
            let mut list = self.list();
            if let Some((_, work)) = list.iter().find(|(game, _)| game == id) {
                return Ok(work.state());
            }
            let theirs = list.iter().position(|(_, work)| work.by == *by && !work.is_ready());
            if let Some((place, (_, earlier))) = theirs.map(|place| (place, &list[place])) {
                if !earlier.is_left() {
                    return Err(Problem::conflict("server-one-analysis"));
                }
                earlier.doing().stopped = true;
                list.remove(place);
            }
            if list.len() >= KEPT {
                let ready = |(_, work): &(GameId, Arc<Work>)| work.is_ready();
                let oldest = list.iter().position(ready).ok_or_else(Problem::unavailable)?;
                list.remove(oldest);
            }
            list.push_back((id.clone(), Arc::clone(&work)));
        }
        let (analyses, id, by, thinking) = (self.clone(), id.clone(), by.clone(), thinking.clone());
        let store = store.clone();
        let begun = work.state();
        tokio::spawn(async move {
            let doing = Arc::clone(&work);
            let think = move |held: &Held| {
                let go_on = |progress: &Progress<'_>| {
                    held.give_way();
                    doing.go_on(progress)
                };
                manifest.bots.analyse(&*game, DEPTH, &go_on)
            };
            let made = thinking.think(Task::Analysis, Some(&by), think).await;
            if made.is_none() {
                tracing::error!(game = %id, "a game could not be analysed");
            }
            match made.flatten() {
                Some(made) => {
                    // For the ledgers of those who played, in thousandths of a victory.
                    let luck: Vec<i64> =
                        made.luck.iter().map(|luck| (luck * 1000.0).round() as i64).collect();
                    work.doing().ready = Some(Arc::new(made));
                    if let Err(error) = store.note_luck(&id, &luck).await {
                        tracing::warn!(game = %id, %error, "what chance gave could not be noted");
                    }
                }
                // It can be asked for again.
                None => analyses.list().retain(|(_, kept)| !Arc::ptr_eq(kept, &work)),
            }
        });
        Ok(begun)
    }

    /// Breaks off what somebody has begun, if nobody else has asked for it since; false if there is nothing of theirs.
    pub(crate) fn stop(&self, id: &GameId, by: &PersonId) -> bool {
        let mut list = self.list();
        let theirs = list.iter().position(|(game, work)| game == id && work.by == *by && !work.is_ready());
        let Some((_, work)) = theirs.and_then(|place| list.remove(place)) else { return false };
        work.doing().stopped = true;
        true
    }
}
