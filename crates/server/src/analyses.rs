//! Analyses of games that are over: made once, on the bots' share of the machine, and kept for a while.

use std::{
    collections::VecDeque,
    ops::ControlFlow,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use bots::{Analysis, Depth, Progress};
use manifest::Manifest;
use table::Record;

use crate::{store::GameId, thinking::Thinking};

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

struct Work(Mutex<Doing>);

struct Doing {
    done: usize,
    of: usize,
    so_far: Option<Arc<Analysis>>,
    ready: Option<Arc<Analysis>>,
    sketched: Instant,
    asked: Instant,
}

impl Work {
    fn begun() -> Self {
        let now = Instant::now();
        Self(Mutex::new(Doing { done: 0, of: 0, so_far: None, ready: None, sketched: now, asked: now }))
    }

    fn doing(&self) -> MutexGuard<'_, Doing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Notes how far it is; breaks it off if nobody wants it any more.
    fn go_on(&self, progress: &Progress<'_>) -> ControlFlow<()> {
        let sketch = {
            let mut doing = self.doing();
            doing.done = doing.done.max(progress.done);
            doing.of = progress.of;
            if doing.asked.elapsed() > FORGOTTEN {
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

    /// Begins to analyse a game, unless that was begun already. None if too many are being made.
    pub(crate) fn begin(
        &self,
        id: &GameId,
        manifest: Arc<Manifest>,
        record: Record,
        thinking: &Thinking,
    ) -> Option<State> {
        let work = Arc::new(Work::begun());
        {
            let mut list = self.list();
            if let Some((_, work)) = list.iter().find(|(game, _)| game == id) {
                return Some(work.state());
            }
            if list.len() >= KEPT {
                let ready = |(_, work): &(GameId, Arc<Work>)| work.is_ready();
                let oldest = list.iter().position(ready)?;
                list.remove(oldest);
            }
            list.push_back((id.clone(), Arc::clone(&work)));
        }
        let (analyses, id, thinking, begun) = (self.clone(), id.clone(), thinking.clone(), work.state());
        tokio::spawn(async move {
            let doing = Arc::clone(&work);
            let think = move || {
                let game = manifest.game.resume(&record).ok()?;
                Some(manifest.bots.analyse(&*game, DEPTH, &|progress| doing.go_on(progress)))
            };
            let made = thinking.about(think).await.flatten();
            if made.is_none() {
                tracing::error!(game = %id, "a game could not be analysed");
            }
            match made.flatten() {
                Some(made) => work.doing().ready = Some(Arc::new(made)),
                // It can be asked for again.
                None => analyses.list().retain(|(game, _)| *game != id),
            }
        });
        Some(begun)
    }
}
