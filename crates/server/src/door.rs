//! The door: lets connections in, so many from one address, and keeps none that only stands there.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    pin::{Pin, pin},
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Method, Request, StatusCode},
    response::IntoResponse,
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics::counter;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};
use tower::ServiceExt;

use crate::{
    limits::{Limits, Place},
    problem::Problem,
};

/// Whoever takes longer to say what they want, or is silent for so long between two requests, is let go.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long those who are being served may take when the door closes.
const FAREWELL: Duration = Duration::from_secs(3);
/// When the system has no connection left, somebody has to go first.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Lets people in until the server closes, then waits a little for those who are being served.
pub(crate) async fn stand_at(
    listener: TcpListener,
    app: Router,
    limits: Limits,
    mut closing: watch::Receiver<bool>,
) {
    let mut served = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        while served.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => {
                if let Some(place) = limits.connection(peer.ip()) {
                    served.spawn(serve(Visitor::new(stream, place), peer, app.clone(), closing.clone()));
                } else {
                    counter!("imperios_connections_refused_total").increment(1);
                }
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "no connection can be let in now");
                sleep(NO_ROOM).await;
            }
        }
    }
    drop(listener);
    let everybody = async { while served.join_next().await.is_some() {} };
    if timeout(FAREWELL, everybody).await.is_err() {
        served.abort_all();
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Serves one connection to its end.
async fn serve(visitor: Visitor, peer: SocketAddr, app: Router, mut closing: watch::Receiver<bool>) {
    let answer = service_fn(move |request: Request<Incoming>| {
        let app = app.clone();
        async move {
            if request.method() == Method::CONNECT {
                return Ok(nowhere_to_connect_to());
            }
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            app.oneshot(request).await
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(visitor), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let closed = tokio::select! {
        // What goes wrong between two machines is nothing that anybody here can mend.
        _ = connection.as_mut() => return,
        closed = closing.wait_for(|closing| *closing) => closed.is_ok(),
    };
    if closed {
        connection.as_mut().graceful_shutdown();
    }
    let _ = connection.await;
}

/// This is no proxy.
fn nowhere_to_connect_to() -> axum::response::Response {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "server-no-such-page")
        .in_words(table::Lang::default())
        .into_response()
}

/// A connection that holds its place for as long as it is open, whatever becomes of it.
struct Visitor {
    stream: TcpStream,
    _place: Place<IpAddr>,
}

impl Visitor {
    fn new(stream: TcpStream, place: Place<IpAddr>) -> Self {
        // A small message should not wait for another.
        let _ = stream.set_nodelay(true);
        Self { stream, _place: place }
    }
}

impl AsyncRead for Visitor {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Visitor {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
