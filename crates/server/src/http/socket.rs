//! One socket for each viewer: the table on connecting and after each change, commands the other way.

use std::{
    pin::pin,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use axum::{
    extract::{
        State,
        ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::SinkExt;
use metrics::gauge;
use serde::Deserialize;
use table::{Lang, Seat};
use tokio::{
    sync::{broadcast, mpsc, oneshot, watch},
    time::Instant,
};

use super::body::{Asked, TableId, unreadable};
use crate::{
    access::Access,
    app::App,
    host::{Ask, Hosted, Way, text},
    limits::Place,
    now,
    people::Caller,
    problem::{Problem, Result},
    protocol::{Message, Sent},
    seen::Viewpoint,
    shield,
    store::{GameId, PersonId},
};

/// How one wants to look at a table over a socket.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Look {
    /// Through the eyes of this seat, one of one's own; the first of them if none is named.
    #[serde(default)]
    seat: Option<Seat>,
    /// The version that one has seen last: what was missed since then comes first.
    #[serde(default)]
    since: Option<u64>,
    /// Whether changes of the table are enough, after the first time: `changes` instead of `table`.
    #[serde(default)]
    changes: bool,
    /// Whether the page is in the background as yet, so that nobody sees it.
    #[serde(default)]
    hidden: bool,
    /// The language of refusals: es, en, nl or de; else that of the browser.
    #[serde(default)]
    lang: Option<String>,
}

/// The longest text a client sends.
const LONGEST: usize = 16 * 1024;
/// Most sockets are idle most of the time: each should cost little.
const READ_BUFFER: usize = 1024;
/// What is sent at the same time goes out together, up to so much; room for it is made only when it is needed.
const WRITE_BUFFER: usize = 16 * 1024;
/// So often a socket is asked whether it is still there.
const PING: Duration = Duration::from_secs(30);
/// A socket that has not been heard of for so long is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// Whoever sends faster than they may is read so much more slowly.
const PAUSE: Duration = Duration::from_millis(50);
/// Whoever does not stop doing so is sent away after so many pauses.
const MOST_PAUSES: u32 = 100;

static SOCKETS: AtomicU64 = AtomicU64::new(1);

/// A socket to a table. Messages from the server are the schema `Message`; to the server go `Command`s and
/// `{"chat": "…"}`.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), Look), responses((status = 101), (status = 404))))]
pub(crate) async fn socket(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    TableId(id): TableId,
    Asked(look): Asked<Look>,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let person = caller.id.clone();
    let viewpoint = move |hosted: &Hosted<'_>| hosted.sitting.viewpoint(&person, look.seat);
    let (access, viewpoint) = app.visit(&id, &caller, viewpoint).await?;
    let viewpoint = Viewpoint { passing: access == Access::Passer, ..viewpoint };
    let place = app.limits.socket(&caller.id)?;
    let lang = look.lang.and_then(|lang| lang.parse().ok()).unwrap_or_else(|| shield::language(&headers));
    let line = Connection { app, id, caller, viewpoint, lang, _place: place };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| line.hold(socket, look.since, look.changes, !look.hidden)))
}

/// A viewer at the other end of a socket.
struct Connection {
    app: App,
    id: GameId,
    caller: Caller,
    viewpoint: Viewpoint,
    lang: Lang,
    _place: Place<PersonId>,
}

impl Connection {
    async fn hold(self, mut socket: WebSocket, since: Option<u64>, changes: bool, looking: bool) {
        let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
        gauge!("imperios_sockets").increment(1.0);
        let why = self.serve(number, &mut socket, since, changes, looking).await;
        self.app.hall.ask(&self.id, Ask::Leave { socket: number }).await;
        gauge!("imperios_sockets").decrement(1.0);
        if let Some((code, reason)) = why {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // The other end may be gone.
            let _ = socket.send(Frame::Close(Some(frame))).await;
        }
    }

    /// Serves until one side ends it; tells how to close where that is ours to say.
    async fn serve(
        &self,
        number: u64,
        socket: &mut WebSocket,
        since: Option<u64>,
        changes: bool,
        looking: bool,
    ) -> Option<(u16, &'static str)> {
        let (outbox, mut inbox) = mpsc::channel(64);
        let mut dismissed = pin!(self.dismissed());
        let (reply, answer) = oneshot::channel();
        let viewpoint = self.viewpoint.clone();
        let watch = Ask::Watch { socket: number, viewpoint, since, changes, looking, outbox, reply };
        self.app.hall.ask(&self.id, watch).await;
        if !matches!(answer.await, Ok(Ok(()))) {
            return Some((close_code::AGAIN, "the table can't be reached; come back later"));
        }
        if looking {
            self.saw();
        }
        let mut heard = Instant::now();
        let mut pauses = 0;
        let mut ping = tokio::time::interval(PING);
        ping.reset();
        loop {
            tokio::select! {
                text = inbox.recv() => match text {
                    Some(text) => {
                        socket.feed(Frame::Text(text)).await.ok()?;
                        feed_all(&mut inbox, socket).await?;
                        socket.flush().await.ok()?;
                    }
                    None => return Some((close_code::AGAIN, "too slow; come back for what was missed")),
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    let allowed = self.app.limits.person(&self.caller.id);
                    if allowed.is_err() {
                        pauses += 1;
                        if pauses > MOST_PAUSES {
                            return Some((close_code::POLICY, "too much at once"));
                        }
                        tokio::time::sleep(PAUSE).await;
                    }
                    match frame {
                        Some(Ok(Frame::Text(sent))) => {
                            if let Some(answer) = self.attend(number, &sent, allowed).await {
                                // What the command changed has been told before it is answered.
                                feed_all(&mut inbox, socket).await?;
                                socket.send(Frame::Text(answer)).await.ok()?;
                            }
                        }
                        Some(Ok(Frame::Binary(_))) => return Some((close_code::UNSUPPORTED, "text only")),
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
                    }
                },
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return None;
                    }
                    // A session may also end from outside this server.
                    if matches!(self.app.is_still_known(&self.caller).await, Ok(false)) {
                        return Some((close_code::POLICY, "signed out"));
                    }
                    socket.send(Frame::Ping(axum::body::Bytes::new())).await.ok()?;
                },
                why = &mut dismissed => return Some(why),
            }
        }
    }

    /// Returns when the session ends or the server closes: how to close the socket then.
    async fn dismissed(&self) -> (u16, &'static str) {
        let mut revoked = self.app.revoked.subscribe();
        let mut closing = self.app.closing.clone();
        loop {
            tokio::select! {
                session = revoked.recv() => match session {
                    Ok(session) if session == self.caller.session => return (close_code::POLICY, "signed out"),
                    // After many revocations at once, whoever is left proves who they are again.
                    Err(broadcast::error::RecvError::Lagged(_)) => return (close_code::AGAIN, "come back"),
                    _ => {}
                },
                () = closed(&mut closing) => return (close_code::AWAY, "the server restarts; come back"),
            }
        }
    }

    /// Carries out what a client sends, if it may be sent now, and answers.
    async fn attend(&self, number: u64, sent: &str, allowed: Result<()>) -> Option<Utf8Bytes> {
        let allowed = allowed.and_then(|()| self.caller.pass.may_play());
        let read = Sent::read(sent);
        let (key, done) = match read {
            Ok(Sent::Command(command)) => {
                let key = command.key.clone();
                let done = match allowed {
                    Ok(()) => self.app.carry_out(&self.id, &self.caller, command, Way::Socket).await,
                    Err(problem) => Err(problem),
                };
                (Some(key), done.map(|(done, _)| Some(Message::Done(done))))
            }
            Ok(Sent::Looking { looking }) => {
                self.app.hall.ask(&self.id, Ask::Looks { socket: number, looking }).await;
                if looking {
                    self.saw();
                }
                return None;
            }
            Ok(Sent::Chat { chat }) => {
                let said = match allowed {
                    Ok(()) => self.app.say(&self.id, &self.caller, &chat).await,
                    Err(problem) => Err(problem),
                };
                (None, said.map(|_| None))
            }
            Err(_) => {
                let detail = serde_json::from_str::<crate::protocol::Command>(sent).err();
                let detail = detail.map_or_else(String::new, |error| error.to_string());
                (None, Err(unreadable(&detail)))
            }
        };
        match done {
            Ok(message) => message.map(|message| text(&message)),
            Err(problem) => Some(self.refusal(key, problem)),
        }
    }

    /// Whoever looks at a table has seen what they were to be told of it.
    fn saw(&self) {
        let (store, person, game) = (self.app.store.clone(), self.caller.id.clone(), self.id.clone());
        tokio::spawn(async move {
            if let Err(error) = store.saw(&person, Some(&game), now(), now()).await {
                tracing::warn!(%error, "it could not be noted what somebody has seen");
            }
        });
    }

    fn refusal(&self, key: Option<String>, problem: Problem) -> Utf8Bytes {
        let said = problem.text(self.lang);
        text(&Message::Refused { key, problem: said, table: problem.fresh })
    }
}

/// Puts everything that waits into one parcel with what is sent next; none if the socket is gone.
async fn feed_all(inbox: &mut mpsc::Receiver<Utf8Bytes>, socket: &mut WebSocket) -> Option<()> {
    while let Ok(text) = inbox.try_recv() {
        socket.feed(Frame::Text(text)).await.ok()?;
    }
    Some(())
}

/// Returns when the server closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // If nobody can close it any more, it is closed.
    let _ = closing.wait_for(|closing| *closing).await;
}
