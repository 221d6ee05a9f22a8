//! Who stands in the door: connections that say nothing, that say too much, or that say what nobody should.

use std::time::Duration;

use axum::http::Method;
use serde_json::json;
use server::{Bounds, Rates, Server, Settings, client::Client};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::support::{House, games, id, open, settings};

/// A connection that has sent half of a request.
async fn half_a_request(house: &House) -> TcpStream {
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Half:").await.unwrap();
    stream
}

/// Whether the server has closed a connection without a word.
async fn is_closed(stream: &mut TcpStream) -> bool {
    matches!(timeout(Duration::from_secs(10), stream.read(&mut [0; 16])).await, Ok(Ok(0) | Err(_)))
}

#[tokio::test]
async fn half_sent_requests_take_the_places_of_one_address_only_until_they_go() {
    let bounds = Bounds { connections: 4, ..Bounds::default() };
    let house = House::open_with(|settings| Settings { bounds, ..settings }).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(half_a_request(&house).await);
    }
    let mut beyond = TcpStream::connect(house.address()).await.unwrap();
    assert!(is_closed(&mut beyond).await, "a fifth connection is closed unanswered");
    drop(held);
    let answered = async {
        while Client::new(house.address()).get("/healthz").await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(10), answered).await.expect("there is room when they are gone");
}

#[tokio::test]
async fn a_server_closes_in_seconds_whatever_is_half_sent() {
    let house = House::open().await;
    let _held = [half_a_request(&house).await, half_a_request(&house).await];
    let mut body = TcpStream::connect(house.address()).await.unwrap();
    body.write_all(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{")
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    timeout(Duration::from_secs(8), house.server.stop()).await.expect("nobody is waited for any longer");
}

#[tokio::test]
async fn one_person_looks_at_so_many_tables_at_a_time() {
    let bounds = Bounds { sockets: 2, ..Bounds::default() };
    let house = House::open_with(|settings| Settings { bounds, ..settings }).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    let held = [anna.socket(&table, "").await.unwrap(), anna.socket(&table, "").await.unwrap()];
    assert!(anna.socket(&table, "").await.is_err());
    assert!(bert.socket(&table, "").await.is_ok(), "others are not held back by that");
    drop(held);
    let again = async {
        while anna.socket(&table, "").await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(10), again).await.expect("a place is free again");
}

#[tokio::test]
async fn whoever_floods_a_socket_is_sent_away() {
    let rates = Rates { person: 20, ..Rates::NONE };
    let house = House::open_with(|settings| Settings { rates, ..settings }).await;
    let anna = house.guest("Anna").await;
    let table = id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "open"}])).await);
    let mut socket = anna.socket(&table, "").await.unwrap();
    let mut sent = 0;
    while sent < 20_000 && socket.send_text("{}").await.is_ok() {
        sent += 1;
    }
    let goodbye = timeout(Duration::from_secs(60), socket.goodbye()).await.expect("it ends");
    // The goodbye may get lost behind what was never read.
    assert!(goodbye.is_none_or(|(code, _)| code == 1008));
    assert_eq!(house.guest("Bert").await.get("/api/me").await.unwrap().status.as_u16(), 200);
}

#[tokio::test]
async fn strangers_do_not_use_up_what_those_at_a_table_may_do() {
    let rates = Rates { table: 2, ..Rates::NONE };
    let house = House::open_with(|settings| Settings { rates, ..settings }).await;
    let (anna, stranger) = (house.guest("Anna").await, house.guest("Eve").await);
    let seats = json!([{"kind": "me"}, {"kind": "invited"}]);
    let table = id(&open(&anna, "altes-reich", seats).await);
    for _ in 0..40 {
        let answer = stranger.command(&table, &json!({"do": "abandon", "key": "k"})).await.unwrap();
        assert_eq!(answer.status.as_u16(), 404);
    }
    let ready = json!({"do": "ready", "ready": true, "key": "k"});
    assert_eq!(anna.command(&table, &ready).await.unwrap().status.as_u16(), 200);
}

#[tokio::test]
async fn what_no_browser_of_ours_sends_is_answered_in_a_sentence() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    stream.write_all(b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n").await.unwrap();
    let mut answer = vec![0; 512];
    let read = timeout(Duration::from_secs(10), stream.read(&mut answer)).await.unwrap().unwrap();
    let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 405"), "{answer}");

    let long = anna.request(Method::POST, "/api/records", Some("x".repeat(2 << 20))).await;
    if let Ok(long) = long {
        assert_eq!(long.status.as_u16(), 413);
        assert_eq!(long.json()["problem"]["message"], "server-too-long", "{}", long.text);
    }
    for (number, message) in [(65_000, "server-too-long"), (5_000, "error-options-too-many")] {
        let options: serde_json::Map<_, _> = (0..number).map(|n| (format!("o{n}"), json!("1"))).collect();
        let table = json!({"game": "grecia", "seats": [{"kind": "me"}], "options": options, "key": "k"});
        let refusal = anna.post("/api/tables", &table).await.unwrap();
        assert_eq!(refusal.json()["problem"]["message"], message, "{}", refusal.text);
        let positions = json!({"position": {}, "options": options});
        let refusal = anna.post("/api/games/grecia/positions/check", &positions).await.unwrap();
        assert_eq!(refusal.json()["problem"]["message"], message, "{}", refusal.text);
    }
}

#[tokio::test]
async fn a_name_of_the_internet_that_leads_here_is_not_ours() {
    let house = House::open().await;
    let mut evil = house.guest("Anna").await;
    evil.headers.insert("host", "evil.example".parse().unwrap());
    evil.headers.insert("origin", "http://evil.example".parse().unwrap());
    let refusal = evil.post("/api/guests", &json!({"name": "Eve"})).await.unwrap();
    assert_eq!(refusal.json()["problem"]["message"], "server-other-host", "{}", refusal.text);
    let public_url = Some("http://evil.example".to_owned());
    let house = House::open_with(|settings| Settings { public_url, ..settings }).await;
    let mut known = Client::new(house.address());
    known.headers = evil.headers;
    assert_eq!(known.post("/api/guests", &json!({"name": "Eve"})).await.unwrap().status.as_u16(), 201);
}

#[tokio::test]
async fn figures_are_not_for_whoever_comes_through_a_proxy() {
    let house = House::open().await;
    for header in ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"] {
        let mut proxied = Client::new(house.address());
        proxied.headers.insert(header, "for=203.0.113.9".parse().unwrap());
        assert_eq!(proxied.get("/metrics").await.unwrap().status.as_u16(), 404, "{header}");
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused() {
    let house = House::open().await;
    let second = Server::start(settings(house.database.clone()), games(), axum::Router::new()).await;
    let Err(refusal) = second else { panic!("two servers on one file") };
    assert!(refusal.to_string().ends_with("another server runs on it"), "{refusal}");
    let taken = Settings { listen: house.address(), ..settings(house.database.clone()) };
    let Err(refusal) = Server::start(taken, games(), axum::Router::new()).await else {
        panic!("one port, two servers")
    };
    assert!(refusal.to_string().starts_with("cannot listen on"), "{refusal}");
    let house = house.reopen().await;
    assert_eq!(house.guest("Anna").await.get("/readyz").await.unwrap().text, "ready\n");
}
