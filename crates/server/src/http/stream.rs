//! Events as lines of JSON, for programs: one's own tables, and one table with its views.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time::timeout,
};

use super::{
    body::{Asked, TableId},
    tables::Look,
};
use crate::{
    access::Access,
    app::App,
    host::{Ask, Hosted},
    limits::Place,
    people::Caller,
    problem::Result,
    seen::Viewpoint,
    store::{GameId, PersonId},
    tidings::{Following, Tiding},
};

/// What such a stream is.
pub(super) const LINES: &str = "application/x-ndjson";
/// After so long without anything to tell it is told that the line holds.
const QUIET: Duration = Duration::from_secs(20);
/// So many lines wait for a slow reader at most; then the stream ends, and the reader comes back.
const WAITING: usize = 64;

/// Streams have numbers of their own beside those of sockets.
static STREAMS: AtomicU64 = AtomicU64::new(1 << 40);

/// What happens at the tables where one sits, one JSON object on each line (`Tiding`): first where it is one's turn
/// already, then what comes. Nothing but `{"type":"alive"}` comes for 20 seconds at most.
#[cfg_attr(test, utoipa::path(get, path = "/api/stream", responses((status = 200, content_type = "application/x-ndjson", body = crate::tidings::Tiding))))]
pub(crate) async fn mine(State(app): State<App>, caller: Caller) -> Result<Response> {
    let place = app.limits.socket(&caller.id)?;
    let (following, first) = Following::begin(&app.hall, &caller.id).await?;
    let (lines, reader) = mpsc::channel(WAITING.max(first.len() + 1));
    for tiding in &first {
        // There is room for all of them.
        let _ = lines.try_send(line(tiding));
    }
    let stream = Stream { app, caller, lines, _place: place };
    tokio::spawn(stream.tell_tables(following));
    Ok(answer(reader))
}

/// What happens at one table, one JSON object on each line (`Message`), as over its socket: the table first and after
/// each change.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path), Look), responses((status = 200, content_type = "application/x-ndjson", body = crate::protocol::Message), (status = 404))))]
pub(crate) async fn table(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(look): Asked<Look>,
) -> Result<Response> {
    let person = caller.id.clone();
    let viewpoint = move |hosted: &Hosted<'_>| hosted.sitting.viewpoint(&person, look.seat);
    let (access, viewpoint) = app.visit(&id, &caller, viewpoint).await?;
    let viewpoint = Viewpoint { passing: access == Access::Passer, ..viewpoint };
    let place = app.limits.socket(&caller.id)?;
    let (lines, reader) = mpsc::channel(WAITING);
    let stream = Stream { app, caller, lines, _place: place };
    tokio::spawn(stream.tell_table(id, viewpoint, look.since));
    Ok(answer(reader))
}

fn answer(mut reader: mpsc::Receiver<Bytes>) -> Response {
    let lines = futures_util::stream::poll_fn(move |context| {
        reader.poll_recv(context).map(|line| line.map(Ok::<_, std::convert::Infallible>))
    });
    // What stands between must not gather lines.
    let headers =
        [(header::CONTENT_TYPE, LINES), (header::HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, Body::from_stream(lines)).into_response()
}

fn line(of: &impl Serialize) -> Bytes {
    let mut bytes = serde_json::to_vec(of).expect("a message is plain data");
    bytes.push(b'\n');
    bytes.into()
}

/// Somebody who reads at the other end.
struct Stream {
    app: App,
    caller: Caller,
    lines: mpsc::Sender<Bytes>,
    _place: Place<PersonId>,
}

impl Stream {
    async fn tell_tables(self, mut following: Following) {
        let telling = async {
            loop {
                let tidings = match timeout(QUIET, following.next()).await {
                    Ok(Ok(tidings)) => tidings,
                    // The reader comes back when the store does.
                    Ok(Err(_)) => return,
                    Err(_) if !self.is_welcome().await => return,
                    Err(_) => vec![Tiding::Alive],
                };
                for tiding in &tidings {
                    if self.lines.try_send(line(tiding)).is_err() {
                        return;
                    }
                }
            }
        };
        self.until_it_ends(telling).await;
    }

    async fn tell_table(self, id: GameId, viewpoint: Viewpoint, since: Option<u64>) {
        let number = STREAMS.fetch_add(1, Ordering::Relaxed);
        let (outbox, mut inbox) = mpsc::channel(WAITING);
        let (reply, watched) = oneshot::channel();
        // A program is nobody's eyes: its person is told elsewhere.
        let looking = false;
        let watch = Ask::Watch { socket: number, viewpoint, since, changes: false, looking, outbox, reply };
        self.app.hall.ask(&id, watch).await;
        let telling = async {
            if !matches!(watched.await, Ok(Ok(()))) {
                return;
            }
            loop {
                let told = match timeout(QUIET, inbox.recv()).await {
                    Ok(Some(text)) => [text.as_bytes(), b"\n"].concat().into(),
                    // The host has sent everybody away.
                    Ok(None) => return,
                    Err(_) if !self.is_welcome().await => return,
                    Err(_) => line(&Tiding::Alive),
                };
                if self.lines.send(told).await.is_err() {
                    return;
                }
            }
        };
        self.until_it_ends(telling).await;
        self.app.hall.ask(&id, Ask::Leave { socket: number }).await;
    }

    /// Whether whoever reads is still let in; a database that does not answer sends nobody away.
    async fn is_welcome(&self) -> bool {
        self.app.is_still_known(&self.caller).await.unwrap_or(true)
    }

    /// Tells until there is nothing more to tell, nobody reads, the token is revoked or the server closes.
    async fn until_it_ends(&self, telling: impl Future<Output = ()>) {
        let mut revoked = self.app.revoked.subscribe();
        let mut closing = self.app.closing.clone();
        let revoked = async {
            loop {
                match revoked.recv().await {
                    Ok(session) if session != self.caller.session => {}
                    // After many at once, whoever is left proves anew who they are.
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                    Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
                }
            }
        };
        tokio::select! {
            () = telling => {}
            () = self.lines.closed() => {}
            () = revoked => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }
}
