//! For how long this program may host tables, by its own clock. What the database was asked to grant is counted from the
//! moment of asking, so it never ends later here than there.

use std::sync::Arc;

use tokio::{sync::watch, time::Instant};

/// The right to host tables and to write in their journals. Clones are the same right.
#[derive(Clone, Debug)]
pub(crate) struct Lease(Arc<watch::Sender<Term>>);

#[derive(Clone, Copy, Debug)]
struct Term {
    /// Counts up whenever the right is lost or won back.
    number: u64,
    held: bool,
    /// When it ends unless it is extended; none: never.
    until: Option<Instant>,
}

impl Lease {
    /// For whoever has the database alone, or only looks after it.
    pub(crate) fn for_ever() -> Self {
        Self(Arc::new(watch::Sender::new(Term { number: 0, held: true, until: None })))
    }

    /// Whether the right is held at this moment.
    pub(crate) fn holds(&self) -> bool {
        let term = *self.0.borrow();
        term.held && term.until.is_none_or(|until| Instant::now() < until)
    }

    /// Which time it is that the right is held; see [`Lease::ended`].
    pub(crate) fn term(&self) -> u64 {
        self.0.borrow().number
    }

    /// When it ends unless it is extended.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.0.borrow().until
    }

    /// The right is won, anew.
    pub(crate) fn begin(&self, until: Instant) {
        self.0.send_modify(|term| *term = Term { number: term.number + 1, held: true, until: Some(until) });
    }

    /// It is held for longer. Nobody has to know.
    pub(crate) fn extend(&self, until: Instant) {
        self.0.send_if_modified(|term| {
            term.until = Some(until);
            false
        });
    }

    /// It is lost, or given up.
    pub(crate) fn end(&self) {
        self.0.send_if_modified(|term| {
            let held = term.held;
            if held {
                *term = Term { number: term.number + 1, held: false, until: None };
            }
            held
        });
    }

    /// Returns when that term is over.
    pub(crate) async fn ended(&self, term: u64) {
        let mut changes = self.0.subscribe();
        // If nobody can end it any more, it has not ended.
        if changes.wait_for(|now| now.number != term).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn a_right_ends_by_time_whatever_anybody_hears() {
        let lease = Lease::for_ever();
        assert!(lease.holds());
        lease.begin(Instant::now() + Duration::from_mins(1));
        let term = lease.term();
        lease.extend(Instant::now());
        assert!(!lease.holds(), "its time is over, though nobody was told");
        lease.extend(Instant::now() + Duration::from_mins(1));
        assert!(lease.holds() && lease.term() == term, "extended in time it is the same");
        lease.end();
        lease.ended(term).await;
        assert!(!lease.holds());
        lease.begin(Instant::now() + Duration::from_mins(1));
        assert!(lease.holds() && lease.term() > term);
    }
}
