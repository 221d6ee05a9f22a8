//! The mailbox of a host: what can be asked of it, by whom, and how it answers.

use axum::extract::ws::Utf8Bytes;
use table::{Name, Seat};
use tokio::sync::{mpsc, oneshot};

use super::{Host, Hosted};
use crate::{
    hall::Hall,
    placing::Placed,
    problem::{Problem, Result},
    protocol::{ChatLine, Command, Done, Table},
    seen::Viewpoint,
    store::{GameId, PersonId},
};

/// Everything a socket is sent, in order.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// Somebody's look at a table.
pub(crate) type Look = Box<dyn FnOnce(&Hosted<'_>) + Send>;

/// What can be asked of a host.
pub(crate) enum Ask {
    /// Carry out a command.
    Do { by: Doer, command: Command, way: Way, reply: oneshot::Sender<Answer> },
    /// Look at the sitting.
    Look(Look),
    /// From now on send changes to a socket.
    Watch {
        socket: u64,
        viewpoint: Viewpoint,
        since: Option<u64>,
        /// Whether changes are enough for it.
        changes: bool,
        /// Whether somebody sits before it who sees it.
        looking: bool,
        outbox: Outbox,
        reply: oneshot::Sender<Result<()>>,
    },
    /// A socket has closed.
    Leave { socket: u64 },
    /// Whoever has a socket looks at what it shows, or no longer.
    Looks { socket: u64, looking: bool },
    /// A bot has chosen.
    Thought { seat: Seat, version: u64, words: Vec<String> },
    /// A bot has placed pieces for a player.
    Placed { seat: Seat, version: u64, placed: Vec<Placed> },
    /// It was deleted: there is nothing to look at any more.
    Deleted,
    /// Somebody has said something, of whom some do not want to hear.
    Chat { line: ChatLine, deaf: Vec<PersonId> },
    /// A seat goes from a guest to the account of the same person.
    Hand { from: PersonId, to: PersonId, reply: oneshot::Sender<Result<()>> },
    /// Somebody has gone for good.
    Efface { person: PersonId, reply: oneshot::Sender<Result<()>> },
}

/// What a command is answered with; the table for those who are not told of it otherwise.
pub(crate) type Answer = Result<(Done, Option<Table>)>;

/// How a command comes, and with it how it is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// By a request: the answer holds the table.
    Request,
    /// Over a socket, which was let in when it was opened and is told of every change anyway.
    Socket,
}

/// Who does something.
#[derive(Clone, Debug)]
pub(crate) struct Doer {
    pub(crate) person: PersonId,
    pub(crate) name: Name,
    /// The seat that an invitation lets them take.
    pub(crate) invited: Option<Seat>,
}

/// A table that others can talk to.
#[derive(Clone)]
pub(crate) struct TableHandle {
    inbox: mpsc::Sender<Ask>,
}

impl TableHandle {
    /// Starts the host of a table.
    pub(crate) fn start(hall: Hall, id: GameId, term: u64) -> Self {
        let (inbox, asks) = mpsc::channel(64);
        let handle = Self { inbox };
        tokio::spawn(Host::new(hall, id, term, handle.clone(), asks).run());
        handle
    }

    /// Whether it is the same host.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.inbox.same_channel(&other.inbox)
    }

    /// Whether the host has gone home, or was lost.
    pub(crate) fn is_gone(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Asks; gives the question back if the host has gone home and another must be called.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Ask> {
        self.inbox.send(ask).await.map_err(|mpsc::error::SendError(ask)| ask)
    }
}

impl Ask {
    /// Answers with a problem.
    pub(crate) fn refuse(self, problem: Problem) {
        match self {
            Self::Do { reply, .. } => drop(reply.send(Err(problem))),
            Self::Watch { reply, .. } | Self::Hand { reply, .. } | Self::Efface { reply, .. } => {
                drop(reply.send(Err(problem)));
            }
            // Whoever looks learns from the missing answer; a thought is thought again.
            Self::Look(_)
            | Self::Thought { .. }
            | Self::Placed { .. }
            | Self::Leave { .. }
            | Self::Looks { .. }
            | Self::Deleted
            | Self::Chat { .. } => {}
        }
    }
}
