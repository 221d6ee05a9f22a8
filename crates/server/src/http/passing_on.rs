//! The wrong node is a proxy: what is asked about a table goes to the node that hosts it, as it is, and comes back as it
//! is. One hop at most.

use std::time::Duration;

use axum::{
    body::{Body, Bytes, to_bytes},
    extract::{Request, State},
    http::{StatusCode, Uri, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::upgrade::OnUpgrade;
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::{TokioExecutor, TokioIo},
};
use metrics::counter;
use tokio::{
    io::copy_bidirectional,
    time::{Instant, sleep},
};

use super::LONGEST_BODY;
use crate::{
    app::App,
    hall::Place,
    nodes::{Nodes, OnBehalf},
    people::Caller,
    problem::{Problem, Result},
    shield::Address,
    store::{GameId, Peer},
};

/// A node that does not take up the line in this time is not asked.
const PICK_UP: Duration = Duration::from_millis(500);
/// The host of a table may just have been lost: so long a request waits for another one.
const PATIENCE: Duration = Duration::from_secs(4);
const PAUSE: Duration = Duration::from_millis(200);

/// The lines to other nodes.
#[derive(Clone)]
pub(crate) struct Lines(Client<HttpConnector, Body>);

impl Default for Lines {
    fn default() -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(PICK_UP));
        Self(Client::builder(TokioExecutor::new()).build(connector))
    }
}

/// Answers here, or has the node answer that hosts the table; at once, if the database does not answer.
pub(crate) async fn to_its_host(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = app.hall.nodes().cloned() else { return next.run(request).await };
    if nodes.is_away() {
        return Problem::unavailable().into_response();
    }
    tokio::select! {
        answer = answer(&app, &nodes, request, next) => answer,
        () = nodes.away() => Problem::unavailable().into_response(),
    }
}

async fn answer(app: &App, nodes: &Nodes, mut request: Request, next: Next) -> Response {
    let Some(id) = table_in(request.uri().path()) else { return next.run(request).await };
    if let Some(OnBehalf { caller, .. }) = request.extensions().get().cloned() {
        return match app.hall.place(&id).await {
            Ok(Place::Here(_)) => {
                request.extensions_mut().insert(caller);
                next.run(request).await
            }
            Ok(Place::There(_)) => {
                Problem::new(StatusCode::MISDIRECTED_REQUEST, "server-try-again").into_response()
            }
            Err(problem) => problem.into_response(),
        };
    }
    if request.uri().path().ends_with("/hand") {
        // That is for nodes alone.
        return Problem::not_found("server-no-such-page").into_response();
    }
    let address = request.extensions().get::<Address>().map(|Address(address)| *address);
    // Strangers are refused here.
    let (Ok(caller), Some(address)) = (app.caller(request.headers()).await, address) else {
        return next.run(request).await;
    };
    request.extensions_mut().insert(caller.clone());
    let there = match app.hall.place(&id).await {
        Ok(Place::Here(_)) => return next.run(request).await,
        Ok(Place::There(peer)) => peer,
        Err(problem) => return problem.into_response(),
    };
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, LONGEST_BODY).await else {
        return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-long").into_response();
    };
    let asked = Asked { app, nodes, id, behalf: OnBehalf { caller, address }, parts, body };
    asked.pass_on(there, next).await.unwrap_or_else(IntoResponse::into_response)
}

/// The table that a path is about.
fn table_in(path: &str) -> Option<GameId> {
    let rest = path.strip_prefix("/api/tables/")?;
    rest.split('/').next()?.parse().ok()
}

/// What is passed on.
struct Asked<'a> {
    app: &'a App,
    nodes: &'a Nodes,
    id: GameId,
    behalf: OnBehalf,
    parts: Parts,
    body: Bytes,
}

impl Asked<'_> {
    /// Asks the host, wherever it is by then.
    async fn pass_on(self, first: Peer, next: Next) -> Result<Response> {
        let begun = Instant::now();
        let mut peer = first;
        loop {
            match self.ask(&peer).await {
                Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST => {}
                Ok(answer) => return Ok(answer),
                // It may have done what it was asked, so it is for whoever asked to ask again.
                Err(Unanswered::Lost) => return Err(Problem::unavailable()),
                Err(Unanswered::NotReached) => sleep(PAUSE).await,
            }
            if begun.elapsed() > PATIENCE {
                return Err(Problem::unavailable());
            }
            self.nodes.doubt(&self.id);
            match self.app.hall.place(&self.id).await? {
                Place::Here(_) => {
                    let request = Request::from_parts(self.parts, Body::from(self.body));
                    return Ok(next.run(request).await);
                }
                Place::There(other) => peer = other,
            }
        }
    }

    async fn ask(&self, peer: &Peer) -> Result<Response, Unanswered> {
        let mut parts = self.parts.clone();
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        parts.uri = format!("{}{path}", peer.url).parse::<Uri>().map_err(|_| Unanswered::NotReached)?;
        let near = parts.extensions.remove::<OnUpgrade>();
        let is_socket = parts.headers.contains_key(header::UPGRADE);
        if !is_socket {
            parts.headers.remove(header::CONNECTION);
        }
        parts.headers.remove(header::TRANSFER_ENCODING);
        self.nodes.sign(peer, &parts.method, &path, &self.behalf, &mut parts.headers);
        counter!("imperios_passed_on_total").increment(1);
        let request = Request::from_parts(parts, Body::from(self.body.clone()));
        let answer = tokio::select! {
            answer = self.app.lines.0.request(request) => answer,
            () = self.nodes.lost(peer) => return Err(Unanswered::Lost),
        };
        let mut answer = answer
            .map_err(|error| if error.is_connect() { Unanswered::NotReached } else { Unanswered::Lost })?;
        if answer.status() == StatusCode::SWITCHING_PROTOCOLS
            && let Some(near) = near
        {
            let far = hyper::upgrade::on(&mut answer);
            tokio::spawn(hold(self.app.clone(), self.nodes.clone(), peer.clone(), near, far));
        }
        Ok(answer.map(Body::new))
    }
}

/// Why another node has not answered.
enum Unanswered {
    /// It was not asked.
    NotReached,
    /// It was asked, and what came of that nobody knows.
    Lost,
}

/// Passes on what a socket says, both ways, until one end closes, the other node is lost or this one closes.
async fn hold(app: App, nodes: Nodes, peer: Peer, near: OnUpgrade, far: OnUpgrade) {
    let (Ok(near), Ok(far)) = tokio::join!(near, far) else { return };
    let (mut near, mut far) = (TokioIo::new(near), TokioIo::new(far));
    let mut closing = app.closing.clone();
    tokio::select! {
        // Whatever ends it, both ends learn of it.
        _ = copy_bidirectional(&mut near, &mut far) => {}
        () = nodes.lost(&peer) => {}
        _ = closing.wait_for(|closing| *closing) => {}
    }
}

impl App {
    /// Gives the seats of a guest at a table to an account of the same person, wherever the table is hosted.
    pub(crate) async fn hand_over(
        &self,
        id: &GameId,
        guest: &Caller,
        account: &crate::store::PersonId,
    ) -> Result<()> {
        let begun = Instant::now();
        loop {
            let peer = match self.hall.place(id).await? {
                Place::Here(_) => return self.hall.hand(id, &guest.id, account).await,
                Place::There(peer) => peer,
            };
            let nodes = self.hall.nodes().ok_or_else(Problem::unavailable)?;
            let (parts, body) = Request::post(format!("/api/tables/{id}/hand"))
                .header(header::CONTENT_TYPE, "application/json")
                .body(serde_json::json!({"to": account}).to_string())
                .map_err(|_| Problem::unavailable())?
                .into_parts();
            let address = std::net::Ipv4Addr::UNSPECIFIED.into();
            let behalf = OnBehalf { caller: guest.clone(), address };
            let asked = Asked { app: self, nodes, id: id.clone(), behalf, parts, body: body.into() };
            match asked.ask(&peer).await {
                Ok(answer) if answer.status().is_success() => return Ok(()),
                Ok(answer) if answer.status() != StatusCode::MISDIRECTED_REQUEST => {
                    return Err(Problem::new(answer.status(), "server-try-again"));
                }
                _ if begun.elapsed() > PATIENCE => return Err(Problem::unavailable()),
                _ => sleep(PAUSE).await,
            }
            nodes.doubt(id);
        }
    }
}
