//! The world outside: a push service with browsers that take its messages, a mail server, and a channel that is told what
//! happens at a table. All of them on this machine.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    routing::post,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
    elliptic_curve::sec1::ToSec1Point,
};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    hkdf::{HKDF_SHA256, KeyType, Salt},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};

/// Waits until something is so.
pub(crate) async fn eventually<T>(what: &str, mut is: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = is().await {
                return found;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(60), waiting).await.unwrap_or_else(|_| panic!("never: {what}"))
}

/// A browser that wants to be told.
#[derive(Clone)]
pub(crate) struct Browser {
    name: String,
    key: SecretKey,
    secret: [u8; 16],
}

impl Browser {
    pub(crate) fn new(name: &str) -> Self {
        let mut bytes = [0; 32];
        let secret = loop {
            getrandom(&mut bytes);
            if let Ok(key) = SecretKey::from_slice(&bytes) {
                break key;
            }
        };
        let mut auth = [0; 16];
        getrandom(&mut auth);
        Self { name: name.to_owned(), key: secret, secret: auth }
    }

    fn public(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    /// What it tells the server of itself.
    pub(crate) fn subscription(&self, service: &PushService, lang: &str) -> Value {
        json!({
            "endpoint": format!("http://{}/push/{}", service.address, self.name),
            "keys": {
                "p256dh": URL_SAFE_NO_PAD.encode(self.public()),
                "auth": URL_SAFE_NO_PAD.encode(self.secret),
            },
            "lang": lang,
        })
    }

    /// Decrypts a message, as RFC 8291 and RFC 8188 have it.
    pub(crate) fn open(&self, sealed: &[u8]) -> Option<Vec<u8>> {
        open(&self.key, &self.public(), &self.secret, sealed)
    }
}

fn getrandom(bytes: &mut [u8]) {
    use ring::rand::SecureRandom;
    ring::rand::SystemRandom::new().fill(bytes).unwrap();
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut key = vec![0; length];
    let prk = Salt::new(HKDF_SHA256, salt).extract(secret);
    prk.expand(info, Length(length)).unwrap().fill(&mut key).unwrap();
    key
}

pub(crate) fn open(key: &SecretKey, public: &[u8], auth: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
    let (salt, rest) = sealed.split_at_checked(16)?;
    let (size, rest) = rest.split_at_checked(4)?;
    assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= 18);
    let (length, rest) = rest.split_first()?;
    let (theirs, record) = rest.split_at_checked(usize::from(*length))?;
    let their_key = PublicKey::from_sec1_bytes(theirs).ok()?;
    let agreed = p256::ecdh::diffie_hellman(key.to_nonzero_scalar(), their_key.as_affine());
    let shared =
        derive(auth, agreed.raw_secret_bytes().as_slice(), &[b"WebPush: info\0", public, theirs], 32);
    let key = derive(salt, &shared, &[b"Content-Encoding: aes128gcm\0"], 16);
    let nonce = derive(salt, &shared, &[b"Content-Encoding: nonce\0"], 12);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
    let mut record = record.to_vec();
    let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
    let plain = key.open_in_place(nonce, Aad::empty(), &mut record).ok()?;
    // What stands behind the last 2 is padding.
    let end = plain.iter().rposition(|byte| *byte != 0)?;
    (plain[end] == 2).then(|| plain[..end].to_vec())
}

/// What came for a browser.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    pub(crate) to: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

#[derive(Default)]
struct Counter {
    taken: Vec<Pushed>,
    /// How the next messages are answered.
    answers: VecDeque<StatusCode>,
    tries: usize,
    /// The server's key, if it is known what it must be.
    key: Option<String>,
}

/// A push service that takes nothing from anybody who does not prove who they are.
#[derive(Clone)]
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    counter: Arc<Mutex<Counter>>,
}

impl PushService {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = Self { address, counter: Arc::default() };
        let router = Router::new().route("/push/{name}", post(take)).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        service
    }

    pub(crate) fn trust(&self, key: &str) {
        self.counter.lock().unwrap().key = Some(key.to_owned());
    }

    pub(crate) fn answer_with(&self, answers: &[StatusCode]) {
        self.counter.lock().unwrap().answers.extend(answers);
    }

    pub(crate) fn taken(&self) -> Vec<Pushed> {
        self.counter.lock().unwrap().taken.clone()
    }

    pub(crate) fn tries(&self) -> usize {
        self.counter.lock().unwrap().tries
    }

    /// The messages for a browser so far, as its worker reads them.
    pub(crate) fn read(&self, browser: &Browser) -> Vec<Value> {
        let own = |pushed: &Pushed| pushed.to == browser.name;
        let taken = self.taken().into_iter().filter(own);
        taken.map(|pushed| serde_json::from_slice(&browser.open(&pushed.body).unwrap()).unwrap()).collect()
    }

    /// Waits for so many messages for a browser.
    pub(crate) async fn wait_for(&self, browser: &Browser, count: usize) -> Vec<Value> {
        eventually("messages", async || {
            let read = self.read(browser);
            (read.len() >= count).then_some(read)
        })
        .await
    }
}

async fn take(
    State(service): State<PushService>,
    Path(to): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    let mut counter = service.counter.lock().unwrap();
    counter.tries += 1;
    if let Err(why) = verify(&headers, &format!("http://{}", service.address), counter.key.as_deref()) {
        panic!("a message was not proved: {why}");
    }
    if let Some(status) = counter.answers.pop_front()
        && !status.is_success()
    {
        return status;
    }
    counter.taken.push(Pushed { to, headers, body: body.to_vec() });
    StatusCode::CREATED
}

/// Whether the headers prove who sends the message (RFC 8292), and say what a push service must know (RFC 8030).
fn verify(headers: &HeaderMap, origin: &str, key: Option<&str>) -> Result<(), String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let rest = text("authorization").strip_prefix("vapid ").ok_or("no ticket")?;
    let (ticket, shown) = rest.strip_prefix("t=").and_then(|rest| rest.split_once(", k=")).ok_or("no key")?;
    if key.is_some_and(|key| key != shown) {
        return Err("another key".into());
    }
    let (said, signature) = ticket.rsplit_once('.').ok_or("no signature")?;
    let public = URL_SAFE_NO_PAD.decode(shown).map_err(|_| "no base64url")?;
    let verifying = VerifyingKey::from_sec1_bytes(&public).map_err(|_| "no public key")?;
    let signature = URL_SAFE_NO_PAD.decode(signature).map_err(|_| "no base64url")?;
    let signature = Signature::from_slice(&signature).map_err(|_| "no signature")?;
    verifying.verify(said.as_bytes(), &signature).map_err(|_| "a forged signature")?;
    let (head, claims) = said.split_once('.').ok_or("no claims")?;
    let read =
        |part: &str| -> Value { serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap() };
    let (head, claims) = (read(head), read(claims));
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let expires = claims["exp"].as_u64().ok_or("it never ends")?;
    if head["alg"] != "ES256" || claims["aud"] != origin {
        return Err(format!("{head} {claims}"));
    }
    if !(now..now + 24 * 60 * 60).contains(&expires) || !claims["sub"].as_str().unwrap().contains(':') {
        return Err(format!("{claims}"));
    }
    if text("content-encoding") != "aes128gcm" || text("ttl").parse::<u32>().is_err() {
        return Err("not as it must be".into());
    }
    let topic = text("topic");
    if topic.len() > 32 || !topic.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)) {
        return Err(format!("a topic {topic:?}"));
    }
    Ok(())
}

/// A letter as it came.
#[derive(Clone, Debug)]
pub(crate) struct Posted {
    pub(crate) to: String,
    pub(crate) data: String,
}

impl Posted {
    /// A header, unfolded.
    pub(crate) fn header(&self, name: &str) -> Option<String> {
        let head = self.data.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        let find = |line: &str| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
        };
        head.split("\r\n").find_map(find)
    }

    /// The text, decoded.
    pub(crate) fn text(&self) -> String {
        let (_, body) = self.data.split_once("\r\n\r\n").unwrap();
        match self.header("content-transfer-encoding").as_deref() {
            Some("base64") => {
                let packed: String = body.split_whitespace().collect();
                let bytes = base64::engine::general_purpose::STANDARD.decode(packed).unwrap();
                String::from_utf8(bytes).unwrap()
            }
            Some("quoted-printable") => unquoted(body),
            _ => body.to_owned(),
        }
    }

    /// What stands behind the # of the link that leads to such a page.
    pub(crate) fn link(&self, page: &str) -> String {
        let text = self.text();
        let (_, rest) = text.split_once(&format!("/letters/{page}#")).unwrap_or_else(|| panic!("{text}"));
        rest.split_whitespace().next().unwrap().to_owned()
    }
}

fn unquoted(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'=' {
            let digits = std::str::from_utf8(&after[..2]).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).unwrap()
}

#[derive(Default)]
struct Postbox {
    posted: Vec<Posted>,
    /// How the next letters are answered.
    answers: VecDeque<&'static str>,
    tries: usize,
}

/// A mail server.
#[derive(Clone)]
pub(crate) struct MailServer {
    pub(crate) address: SocketAddr,
    postbox: Arc<Mutex<Postbox>>,
}

impl MailServer {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self { address: listener.local_addr().unwrap(), postbox: Arc::default() };
        let serving = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serving.clone().talk(stream));
            }
        });
        server
    }

    pub(crate) fn answer_with(&self, answers: &[&'static str]) {
        self.postbox.lock().unwrap().answers.extend(answers);
    }

    pub(crate) fn posted(&self) -> Vec<Posted> {
        self.postbox.lock().unwrap().posted.clone()
    }

    pub(crate) fn tries(&self) -> usize {
        self.postbox.lock().unwrap().tries
    }

    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Posted> {
        eventually("letters", async || {
            let posted = self.posted();
            (posted.len() >= count).then_some(posted)
        })
        .await
    }

    async fn talk(self, stream: TcpStream) -> Option<()> {
        let (read, mut write) = stream.into_split();
        let mut lines = BufReader::new(read);
        let mut say = async |text: &str| write.write_all(format!("{text}\r\n").as_bytes()).await.ok();
        say("220 here").await?;
        let mut to = String::new();
        loop {
            let mut line = String::new();
            if lines.read_line(&mut line).await.ok()? == 0 {
                return None;
            }
            let command = line.trim().to_ascii_uppercase();
            if command.starts_with("EHLO") {
                say("250-here\r\n250 8BITMIME").await?;
            } else if command.starts_with("RCPT TO:") {
                to = line.trim()[8..].trim_matches(['<', '>', ' ']).to_owned();
                say("250 ok").await?;
            } else if command == "DATA" {
                say("354 go on").await?;
                let mut data = String::new();
                loop {
                    let mut line = String::new();
                    lines.read_line(&mut line).await.ok()?;
                    if line == ".\r\n" {
                        break;
                    }
                    data.push_str(line.strip_prefix('.').unwrap_or(&line));
                }
                let answer = {
                    let mut postbox = self.postbox.lock().unwrap();
                    postbox.tries += 1;
                    let answer = postbox.answers.pop_front().unwrap_or("250 taken");
                    if answer.starts_with("250") {
                        postbox.posted.push(Posted { to: to.clone(), data });
                    }
                    answer
                };
                say(answer).await?;
            } else if command == "QUIT" {
                say("221 bye").await?;
                return None;
            } else {
                say("250 ok").await?;
            }
        }
    }
}

/// A channel that is told what happens at a table.
#[derive(Clone)]
pub(crate) struct Channel {
    pub(crate) address: SocketAddr,
    told: Arc<Mutex<Vec<Value>>>,
    answers: Arc<Mutex<VecDeque<StatusCode>>>,
}

impl Channel {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let channel =
            Self { address: listener.local_addr().unwrap(), told: Arc::default(), answers: Arc::default() };
        let hear = async |State(channel): State<Self>, body: Bytes| {
            let status = channel.answers.lock().unwrap().pop_front().unwrap_or(StatusCode::NO_CONTENT);
            if status.is_success() {
                channel.told.lock().unwrap().push(serde_json::from_slice(&body).unwrap());
            }
            status
        };
        let router = Router::new().route("/hook", post(hear)).with_state(channel.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        channel
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    pub(crate) fn answer_with(&self, answers: &[StatusCode]) {
        self.answers.lock().unwrap().extend(answers);
    }

    pub(crate) fn told(&self) -> Vec<Value> {
        self.told.lock().unwrap().clone()
    }
}

/// A message of RFC 8291 itself, read with the keys that stand there.
#[test]
fn the_message_of_the_standard_is_read() {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let key = SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).unwrap();
    let public =
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
    let sealed = bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    let read = open(&key, &public, &bytes("BTBZMqHH6r4Tts7J_aSIgg"), &sealed).unwrap();
    assert_eq!(String::from_utf8(read).unwrap(), "When I grow up, I want to be a watermelon");
}
