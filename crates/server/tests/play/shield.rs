//! What strangers try.

use axum::{
    body::Bytes,
    http::{HeaderMap, Method, Request},
};
use http_body_util::{BodyExt as _, Full};
use hyper_util::rt::TokioExecutor;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use server::{Rates, Settings, client::Client};
use table::below;

use crate::support::{House, id, open};

#[tokio::test]
async fn commands_and_sockets_come_from_our_own_pages_only() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let from = |name: &'static str, value: &str| {
        let mut client = anna.clone();
        client.headers = HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())]);
        client
    };
    let own = format!("http://{}", house.address());
    for (client, allowed) in [
        (from("origin", "https://evil.example"), false),
        (from("origin", "null"), false),
        (from("sec-fetch-site", "cross-site"), false),
        (from("sec-fetch-site", "same-site"), false),
        (from("sec-fetch-site", "same-origin"), true),
        (from("origin", &own), true),
    ] {
        let answer =
            client.command(&table, &json!({"do": "ready", "ready": true, "key": "k"})).await.unwrap();
        assert_eq!(answer.status.as_u16() == 403, !allowed, "{:?}: {}", client.headers, answer.text);
        assert_eq!(client.socket(&table, "").await.is_ok(), allowed, "{:?}", client.headers);
    }
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_a_browser() {
    let house = House::open().await;
    let client = Client::new(house.address());
    for path in ["/", "/api/games", "/api/nowhere", "/healthz"] {
        let answer = client.get(path).await.unwrap();
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    }
    let entered = client.post("/api/guests", &json!({"name": "Anna"})).await.unwrap();
    let cookie = entered.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    assert!(
        !entered.text.contains(cookie.split(['=', ';']).nth(1).unwrap()),
        "the token is in the cookie alone"
    );
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_read_that_and_tokens_never() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table =
        id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await);
    let http = hyper_util::client::legacy::Client::builder(TokioExecutor::new()).build_http();
    let ask = async |method: Method, path: &str, accepted: &str, body: &str| {
        let request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", house.address()))
            .header("authorization", format!("Bearer {}", anna.bearer().unwrap()))
            .header("content-type", "application/json")
            .header("accept-encoding", accepted);
        let answer = http.request(request.body(Full::<Bytes>::from(body.to_owned())).unwrap()).await.unwrap();
        let (head, body) = answer.into_parts();
        (head.headers, body.collect().await.unwrap().to_bytes())
    };
    let path = format!("/api/tables/{table}");
    let (headers, plain) = ask(Method::GET, &path, "identity", "").await;
    assert!(!headers.contains_key("content-encoding") && plain.starts_with(b"{"));
    let (headers, gzip) = ask(Method::GET, &path, "gzip, deflate, br", "").await;
    assert_eq!(
        (&headers["content-encoding"], &headers["vary"]),
        (&"gzip".parse().unwrap(), &"accept-encoding".parse().unwrap())
    );
    assert!(
        gzip.starts_with(&[0x1f, 0x8b]) && gzip.len() * 4 < plain.len(),
        "{} of {}",
        gzip.len(),
        plain.len()
    );
    let new = r#"{"name": "Carla", "bearer": true}"#;
    let (headers, guest) = ask(Method::POST, "/api/guests", "gzip", new).await;
    assert!(!headers.contains_key("content-encoding") && guest.starts_with(b"{"));
}

#[tokio::test]
async fn a_cookie_is_as_good_as_a_bearer_and_a_made_up_one_is_nothing() {
    let house = House::open().await;
    let entered = Client::new(house.address()).post("/api/guests", &json!({"name": "Anna"})).await.unwrap();
    let cookie = entered.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let with = |cookie: &str| {
        let mut client = Client::new(house.address());
        client.headers.insert("cookie", format!("theme=dark; {cookie}").parse().unwrap());
        client
    };
    assert_eq!(with(&cookie).get("/api/me").await.unwrap().json()["name"], "Anna");
    for made_up in ["imperios=", "imperios=0", &format!("imperios={}", "0".repeat(48))] {
        assert_eq!(with(made_up).get("/api/me").await.unwrap().status.as_u16(), 401, "{made_up}");
    }
    let out = with(&cookie).request(Method::DELETE, "/api/session", None).await.unwrap();
    assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(with(&cookie).get("/api/me").await.unwrap().status.as_u16(), 401);
}

#[tokio::test]
async fn whoever_asks_too_often_is_told_when_to_come_back() {
    let rates = Rates { entry: 2, ..Rates::NONE };
    let house = House::open_with(|settings| Settings { rates, ..settings }).await;
    let client = Client::new(house.address());
    for _ in 0..2 {
        assert_eq!(client.post("/api/guests", &json!({"name": "Anna"})).await.unwrap().status.as_u16(), 201);
    }
    let refusal = client.post("/api/guests", &json!({"name": "Anna"})).await.unwrap();
    assert_eq!(refusal.status.as_u16(), 429);
    assert!(refusal.headers["retry-after"].to_str().unwrap().parse::<u32>().unwrap() >= 1);
}

/// Requests that no client of ours would send: whatever comes, the answer is a sentence, never a failure.
#[tokio::test]
async fn garbage_gets_a_sentence() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let bodies = [
        "",
        "{",
        "null",
        "[]",
        "0",
        "\"\"",
        "{}",
        "{\"do\":\"choose\"}",
        "{\"do\":\"choose\",\"key\":\"k\",\"word\":5}",
        "{\"do\":\"choose\",\"key\":\"\",\"word\":\"pass\",\"version\":1}",
        "{\"do\":\"choose\",\"key\":\"k\",\"word\":\"pass\",\"version\":-1}",
        "{\"do\":\"choose\",\"key\":\"k\",\"word\":\"pass\",\"version\":18446744073709551615}",
        "{\"do\":\"choose\",\"key\":\"k\",\"seat\":9,\"word\":\"pass\",\"version\":1}",
        "{\"do\":\"sit\",\"key\":\"k\",\"seat\":8}",
        "{\"do\":\"sit\",\"key\":\"k\",\"invitation\":\"00\"}",
        "{\"do\":\"place\",\"key\":\"k\",\"seat\":8,\"chair\":{\"kind\":\"me\"}}",
        "{\"do\":\"take-over\",\"key\":\"k\",\"seat\":7}",
        "{\"do\":\"dance\",\"key\":\"k\"}",
        "{\"do\":\"word\",\"key\":\"k\",\"word\":\"\\u0000\"}",
        "{\"chat\":\"\"}",
        "{\"chat\":7}",
    ];
    let deep = format!("{}{}", "[".repeat(3000), "]".repeat(3000));
    let long = format!("{{\"do\":\"choose\",\"key\":\"k\",\"version\":1,\"word\":\"{}\"}}", "x".repeat(5000));
    let mut socket = anna.socket(&table, "").await.unwrap();
    for body in bodies.into_iter().chain([deep.as_str(), long.as_str()]) {
        for path in [
            format!("/api/tables/{table}/commands"),
            "/api/tables".into(),
            "/api/guests".into(),
            "/api/session".into(),
            "/api/records".into(),
            format!("/api/tables/{table}/why"),
            "/api/invitations".into(),
        ] {
            let answer = anna.request(Method::POST, &path, Some(body.to_owned())).await.unwrap();
            assert!(answer.status.is_client_error(), "{path} {body:.80}: {} {}", answer.status, answer.text);
            assert!(
                answer.json()["sentence"]
                    .as_str()
                    .is_some_and(|s| !s.is_empty() && !s.starts_with("server-")),
                "{path} {body:.80}: {}",
                answer.text
            );
        }
        socket.send_text(body).await.unwrap();
        loop {
            let message = socket.next().await.expect("a socket survives garbage");
            if message["type"] == "refused" {
                assert!(message["sentence"].as_str().is_some_and(|s| !s.is_empty()), "{message}");
                break;
            }
        }
    }
    for path in [
        "/api/tables/x",
        "/api/tables/%00",
        "/api/tables/../..",
        "/api/facts",
        "/api/facts?game=x",
        "/api/tables?after=x",
        &format!("/api/tables/{table}?seat=0"),
        &format!("/api/tables/{table}?seat=x"),
        &format!("/api/tables/{table}/replay?ply=99999"),
        "/api/",
        "/api/no/such/thing",
    ] {
        let answer = anna.get(path).await.unwrap();
        assert!(answer.status.is_client_error(), "{path}: {} {}", answer.status, answer.text);
        assert!(answer.json()["sentence"].is_string(), "{path}: {}", answer.text);
    }
    let huge = anna.request(Method::POST, "/api/records", Some(format!("\"{}\"", "x".repeat(2 << 20)))).await;
    assert!(huge.is_err() || huge.unwrap().status.as_u16() == 413);
    assert_eq!(anna.get("/readyz").await.unwrap().text, "ready\n");
}

/// Commands as clients send them, with letters changed, lost and doubled: nothing brings the server down, and
/// whatever is not understood is answered.
#[tokio::test]
async fn slips_of_a_client_are_answered_and_survived() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await);
    let commands = [
        json!({"do": "choose", "word": "place light", "version": 5, "key": "k", "seat": 1}),
        json!({"do": "standing", "key": "k", "answers": [{"question": "grecia-prompt-vote", "answer": "refuse", "unless": [{"seat": 2}]}]}),
        json!({"do": "place", "seat": 2, "key": "k", "chair": {"kind": "hot-seat", "name": "Bert"}}),
        json!({"do": "sit", "seat": 2, "name": "Bert", "invitation": "00", "key": "k"}),
        json!({"do": "undo", "version": 3, "key": "k"}),
        json!({"do": "take-over", "bot": "greedy", "key": "k"}),
    ];
    let mut socket = anna.socket(&table, "").await.unwrap();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1806);
    for _ in 0..400 {
        let mut text = commands[below(&mut dice, commands.len() as u32) as usize].to_string().into_bytes();
        for _ in 0..=below(&mut dice, 3) {
            let at = below(&mut dice, text.len() as u32) as usize;
            match below(&mut dice, 4) {
                0 => text[at] = (below(&mut dice, 95) + 32) as u8,
                1 => text.truncate(at.max(1)),
                2 => drop(text.remove(at)),
                _ => text.insert(at, text[at]),
            }
        }
        let text = String::from_utf8(text).expect("visible characters");
        let answer = anna
            .request(Method::POST, &format!("/api/tables/{table}/commands"), Some(text.clone()))
            .await
            .unwrap();
        assert!(!answer.status.is_server_error(), "{text}: {}", answer.text);
        socket.send_text(&text).await.unwrap();
    }
    socket.send(&json!({"do": "dance", "key": "last"})).await.unwrap();
    while socket.next().await.expect("the socket has survived")["sentence"]
        .as_str()
        .is_none_or(|said| !said.contains("dance"))
    {}
}

#[tokio::test]
async fn metrics_are_for_this_machine_or_for_whoever_has_the_token() {
    let house = House::open().await;
    Client::new(house.address()).get("/api/games").await.unwrap();
    let here = Client::new(house.address()).get("/metrics").await.unwrap();
    assert!(here.text.contains("imperios_"), "{}", here.text);
    let mut proxied = Client::new(house.address());
    proxied.headers.insert("x-forwarded-for", "203.0.113.9".parse().unwrap());
    assert_eq!(proxied.get("/metrics").await.unwrap().status.as_u16(), 404);
    let token = Some(server::store::Secret::new("s3cret"));
    let house = House::open_with(|settings| Settings { metrics_token: token, ..settings }).await;
    assert_eq!(Client::new(house.address()).get("/metrics").await.unwrap().status.as_u16(), 404);
    assert_eq!(
        Client::new(house.address()).bearing("s3cret").get("/metrics").await.unwrap().status.as_u16(),
        200
    );
}
