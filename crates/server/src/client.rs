//! A client for programs that play: the load test, and the tests of this crate. It knows no more than the
//! description of the API.

use std::net::SocketAddr;

use axum::{
    body::Bytes,
    http::{HeaderMap, Method, Request, Response, StatusCode, header},
};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper_util::{client::legacy::connect::HttpConnector, rt::TokioExecutor};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::changes::changed;

/// Somebody who talks to a server.
#[derive(Clone)]
pub struct Client {
    address: SocketAddr,
    http: hyper_util::client::legacy::Client<HttpConnector, Full<Bytes>>,
    bearer: Option<String>,
    /// Sent with every request besides the token.
    pub headers: HeaderMap,
}

/// Why a request had no answer.
pub type Fault = Box<dyn std::error::Error + Send + Sync>;

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body as it came.
    pub text: String,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// The body as JSON, or the refusal as a fault.
    pub fn accepted(&self) -> Result<Value, Fault> {
        if self.status.is_success() {
            Ok(self.json())
        } else {
            Err(format!("{}: {}", self.status, self.text).into())
        }
    }
}

impl Client {
    /// A stranger.
    pub fn new(address: SocketAddr) -> Self {
        let http = hyper_util::client::legacy::Client::builder(TokioExecutor::new()).build_http();
        Self { address, http, bearer: None, headers: HeaderMap::new() }
    }

    /// A new guest with this name.
    pub async fn guest(address: SocketAddr, name: &str) -> Result<Self, Fault> {
        let mut client = Self::new(address);
        let known = client.post("/api/guests", &json!({"name": name, "bearer": true})).await?.accepted()?;
        client.bearer = known["bearer"].as_str().map(str::to_owned);
        Ok(client)
    }

    /// The same person with an account, known by a new token.
    pub async fn with_account(self, login: &str, password: &str) -> Result<Self, Fault> {
        let account = json!({"login": login, "password": password, "bearer": true});
        let known = self.post("/api/accounts", &account).await?.accepted()?;
        Ok(Self { bearer: known["bearer"].as_str().map(str::to_owned), ..self })
    }

    /// The same client with another token.
    #[must_use]
    pub fn bearing(self, token: &str) -> Self {
        Self { bearer: Some(token.to_owned()), ..self }
    }

    /// The token of its session.
    pub fn bearer(&self) -> Option<&str> {
        self.bearer.as_deref()
    }

    /// Reads something.
    pub async fn get(&self, path: &str) -> Result<Answer, Fault> {
        self.request(Method::GET, path, None).await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, Fault> {
        self.request(Method::POST, path, Some(body.to_string())).await
    }

    /// Any request.
    pub async fn request(&self, method: Method, path: &str, body: Option<String>) -> Result<Answer, Fault> {
        let (head, body) = self.send(method, path, body).await?.into_parts();
        let bytes = body.collect().await?.to_bytes();
        let text = String::from_utf8(bytes.to_vec())?;
        Ok(Answer { status: head.status, headers: head.headers, text })
    }

    /// Reads something that goes on: the answer, whose body is read as it comes.
    pub async fn stream(&self, path: &str) -> Result<Response<Incoming>, Fault> {
        self.send(Method::GET, path, None).await
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<Response<Incoming>, Fault> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(bearer) = &self.bearer {
            request = request.header(header::AUTHORIZATION, format!("Bearer {bearer}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let mut request = request.body(Full::from(body.unwrap_or_default()))?;
        request.headers_mut().extend(self.headers.clone());
        Ok(self.http.request(request).await?)
    }

    /// Does something at a table.
    pub async fn command(&self, table: &str, command: &Value) -> Result<Answer, Fault> {
        self.post(&format!("/api/tables/{table}/commands"), command).await
    }

    /// A socket to a table; `query` as in `?seat=2&since=17&changes=true`, or nothing.
    pub async fn socket(&self, table: &str, query: &str) -> Result<Socket, Fault> {
        let url = format!("ws://{}/api/tables/{table}/socket{query}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(bearer) = &self.bearer {
            request.headers_mut().insert(header::AUTHORIZATION, format!("Bearer {bearer}").parse()?);
        }
        request.headers_mut().extend(self.headers.clone());
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
        Ok(Socket { stream, table: Value::Null, other: Value::Null })
    }
}

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last table that came over it, and the last of all other messages.
    table: Value,
    other: Value,
}

impl Socket {
    /// The next text as it came; none when the socket has closed.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message. Changes of the table are made, so that it is a table again.
    pub async fn next(&mut self) -> Option<Value> {
        let text = self.next_text().await?;
        Some(self.read(&text).clone())
    }

    /// What the next text says: the table again where it tells of changes.
    pub fn read(&mut self, text: &str) -> &Value {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        match message["type"].as_str() {
            Some("table") => self.table = message,
            Some("changes") => self.table = changed(self.table.take(), &message["changes"]),
            _ => {
                self.other = message;
                return &self.other;
            }
        }
        &self.table
    }

    /// Waits until the server closes the socket: the code and the reason it gives, if it gives any.
    pub async fn goodbye(&mut self) -> Option<(u16, String)> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Close(frame)) => {
                    return frame.map(|frame| (frame.code.into(), frame.reason.as_str().to_owned()));
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &Value) -> Result<(), Fault> {
        Ok(self.stream.send(Message::text(message.to_string())).await?)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Fault> {
        Ok(self.stream.send(Message::text(text)).await?)
    }
}
