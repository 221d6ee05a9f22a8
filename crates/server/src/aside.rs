//! Work that would hold up everybody else: records that are read and proved, journals that are played again, plans that
//! are looked at. It is done on threads of its own, so many at a time, and for people in turn.

use std::time::Duration;

use tokio::{task::spawn_blocking, time::timeout};

use crate::{
    problem::{Problem, Result},
    store::PersonId,
    thinking::{Cores, Task},
};

/// Whoever has waited for so long is told to come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// The threads for it.
#[derive(Clone)]
pub(crate) struct Aside(Cores);

impl Aside {
    /// As many as the machine has cores.
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self(Cores::new(cores.max(2)))
    }

    /// Does something there, for somebody if it is known for whom.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        owner: Option<&PersonId>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let waiting = timeout(PATIENCE, self.0.queue(Task::Choice, owner.cloned())).await;
        let Ok(Ok(place)) = waiting else { return Err(Problem::unavailable()) };
        let working = spawn_blocking(move || {
            // It is held until the work is done, even if nobody waits for it any more.
            let _place = place;
            work()
        });
        working.await.map_err(|_| Problem::unavailable())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    #[tokio::test]
    async fn no_more_is_done_at_once_than_there_are_threads_for() {
        let aside = Aside(Cores::new(2));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let all: Vec<_> = (0..20)
            .map(|number| {
                let (aside, now, most) = (aside.clone(), Arc::clone(&now), Arc::clone(&most));
                tokio::spawn(async move {
                    let work = move || {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(2));
                        now.fetch_sub(1, Ordering::SeqCst);
                        number
                    };
                    aside.work(None, work).await.unwrap()
                })
            })
            .collect();
        for (number, done) in all.into_iter().enumerate() {
            assert_eq!(done.await.unwrap(), number);
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
        let failed: Result<()> = aside.work(None, || panic!("this is meant to fail")).await;
        assert!(
            failed.is_err() && aside.work(None, || ()).await.is_ok(),
            "a place that was held is free again"
        );
    }
}
