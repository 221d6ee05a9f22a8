//! Analyses of games that are over: made once, on the bots' share of the machine, and kept for a while.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use bots::{Analysis, Depth};
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
    /// So many of so many estimates are made.
    Begun { done: usize, of: usize },
    /// It is there.
    Ready(Arc<Analysis>),
}

#[derive(Default)]
struct Work {
    done: AtomicUsize,
    of: AtomicUsize,
    ready: Mutex<Option<Arc<Analysis>>>,
}

impl Work {
    fn state(&self) -> State {
        let ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        match &*ready {
            Some(analysis) => State::Ready(Arc::clone(analysis)),
            None => {
                State::Begun { done: self.done.load(Ordering::Relaxed), of: self.of.load(Ordering::Relaxed) }
            }
        }
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
        let work = Arc::new(Work::default());
        {
            let mut list = self.list();
            if let Some((_, work)) = list.iter().find(|(game, _)| game == id) {
                return Some(work.state());
            }
            if list.len() >= KEPT {
                let ready = |(_, work): &(GameId, Arc<Work>)| matches!(work.state(), State::Ready(_));
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
                let progress = |done, of| {
                    doing.done.fetch_max(done, Ordering::Relaxed);
                    doing.of.store(of, Ordering::Relaxed);
                };
                Some(manifest.bots.analyse(&*game, DEPTH, &progress))
            };
            if let Some(made) = thinking.about(think).await.flatten() {
                *work.ready.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(made));
            } else {
                // It can be asked for again.
                tracing::error!(game = %id, "a game could not be analysed");
                analyses.list().retain(|(game, _)| *game != id);
            }
        });
        Some(begun)
    }
}
