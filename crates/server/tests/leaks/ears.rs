//! Everybody at a table with all that they hear, and whether they may hear it.

use std::{collections::HashSet, time::Duration};

use serde_json::{Value, json};
use server::client::{Answer, Client, Socket};
use table::{Seat, SeatSet};

use crate::{
    referee::{Referee, add_words},
    support::{House, key},
};

/// What a message may hold; anything new is a leak until somebody has judged it.
const TABLE: [&str; 36] = [
    "type",
    "id",
    "game",
    "options",
    "edition",
    "stuck",
    "stage",
    "version",
    "you",
    "host",
    "seats",
    "time",
    "on_time_out",
    "hints",
    "now",
    "commitment",
    "seed",
    "awaited",
    "view",
    "prompt",
    "offers",
    "named",
    "can_undo",
    "setting_up",
    "leaving",
    "set_up",
    "what_if",
    "rated",
    "ply",
    "last_turn",
    "log_from",
    "log",
    "end_offered",
    "result",
    "rematch",
    "standing",
];
const SEAT: [&str; 10] =
    ["seat", "chair", "name", "yours", "ready", "present", "bot", "absence", "time_left", "word"];
const MOMENT: [&str; 5] = ["ply", "plies", "seat", "view", "log"];

/// Somebody who listens.
pub(crate) struct Ear {
    pub(crate) client: Client,
    pub(crate) seat: Option<Seat>,
    pub(crate) socket: Option<Socket>,
    /// What they want chance to be made of.
    pub(crate) word: String,
    /// Their answers in advance.
    pub(crate) standing: Value,
    /// The keys of their commands.
    pub(crate) keys: Vec<String>,
    pub(crate) person: String,
    /// Every word that they were ever allowed to read.
    known: HashSet<String>,
}

/// What nobody else may ever read, and what nobody may read yet.
pub(crate) struct Secrets {
    /// Tokens of invitations.
    pub(crate) tokens: Vec<String>,
    /// Every word that anybody was allowed to read or has chosen.
    spoken: HashSet<String>,
}

impl Secrets {
    pub(crate) fn new(tokens: Vec<String>) -> Self {
        Self { tokens, spoken: HashSet::new() }
    }

    /// The game has gone on: everybody may read what the referee lets them know.
    pub(crate) fn learn(&mut self, referee: &Referee, ears: &mut [Ear]) {
        for ear in ears {
            let knowledge = referee.knowledge(ear.seat);
            self.spoken.extend(knowledge.iter().cloned());
            ear.known.extend(knowledge);
        }
        self.spoken.extend(referee.chosen());
    }

    /// One of the words that somebody else knows and this ear does not.
    pub(crate) fn hidden_from(&self, ear: &Ear, which: usize) -> Option<String> {
        let mut hidden: Vec<_> = self.spoken.difference(&ear.known).collect();
        hidden.sort();
        hidden.get(which.checked_rem(hidden.len())?).map(|word| (*word).clone())
    }
}

impl Ear {
    pub(crate) async fn new(house: &House, name: &str, seat: Option<usize>) -> Self {
        let client = house.guest(name).await;
        let me = client.get("/api/me").await.unwrap().accepted().unwrap();
        Self {
            client,
            seat: seat.map(Seat::new),
            socket: None,
            word: format!("own{}", key().replace('-', "")),
            standing: Value::Null,
            keys: Vec::new(),
            person: me["id"].as_str().unwrap().to_owned(),
            known: HashSet::new(),
        }
    }

    /// A command with a key of its own.
    pub(crate) fn sign(&mut self, mut command: Value) -> Value {
        let key = format!("k{}", key());
        command["key"] = key.as_str().into();
        self.keys.push(key);
        command
    }

    /// Everything that comes until the table has reached a version and, if there is a key, its command is answered.
    pub(crate) async fn hear(&mut self, version: u64, key: Option<&str>) -> Vec<String> {
        let Some(socket) = &mut self.socket else { return Vec::new() };
        let mut heard = Vec::new();
        let (mut reached, mut answered) = (false, key.is_none());
        while !(reached && answered) {
            let text = tokio::time::timeout(Duration::from_secs(20), socket.next_text()).await;
            let text = text.expect("it is told in time").expect("the socket stays open");
            let message: Value = serde_json::from_str(&text).unwrap();
            reached |= message["type"] == "table" && message["version"].as_u64() >= Some(version);
            answered |= key.is_some_and(|key| message["key"] == key);
            heard.push(text);
        }
        heard
    }
}

/// Checks what people hear.
pub(crate) struct Judge<'a> {
    pub(crate) referee: &'a Referee,
    pub(crate) secrets: &'a Secrets,
}

impl Judge<'_> {
    /// A message of a socket.
    pub(crate) fn message(&self, ears: &[Ear], at: usize, text: &str) {
        self.bytes(ears, at, text);
        let message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str().unwrap() {
            "table" => self.table(&ears[at], &message),
            "refused" => self.refusal(ears, at, &message, &Value::Null),
            "done" => only(&message, &["type", "key", "version", "rematch"]),
            "presence" => only(&message, &["type", "seats", "spectators"]),
            "chat" => only(&message, &["type", "number", "at", "name", "seat", "text"]),
            other => panic!("an unknown message: {other}"),
        }
    }

    /// An answer that must be a refusal.
    pub(crate) fn refused(&self, ears: &[Ear], at: usize, answer: &Answer, asked: &Value) {
        assert!(!answer.status.is_success(), "not refused to {:?}: {asked}: {}", ears[at].seat, answer.text);
        self.answer(ears, at, answer);
        self.refusal(ears, at, &answer.json(), asked);
    }

    fn refusal(&self, ears: &[Ear], at: usize, refusal: &Value, asked: &Value) {
        only(refusal, &["type", "key", "sentence", "problem", "rule", "table"]);
        if refusal["table"].is_object() {
            self.table(&ears[at], &refusal["table"]);
        }
        // What can't be read at all is answered with what can be, the same in all games.
        if refusal["problem"]["message"] != "server-unreadable" {
            self.words(&ears[at], &refusal["problem"], asked);
        }
    }

    /// The bytes of an answer with its headers.
    pub(crate) fn answer(&self, ears: &[Ear], at: usize, answer: &Answer) {
        self.bytes(ears, at, &answer.text);
        self.bytes(ears, at, &format!("{:?}", answer.headers));
    }

    /// No byte that nobody may read.
    pub(crate) fn bytes(&self, ears: &[Ear], at: usize, text: &str) {
        let never = |secret: &str, what: &str| {
            assert!(!text.contains(secret), "{what} is told to {:?}: {text}", ears[at].seat);
        };
        self.secrets.tokens.iter().for_each(|token| never(token, "an invitation"));
        for (index, other) in ears.iter().enumerate() {
            never(other.client.bearer().unwrap(), "a session");
            if index == at {
                continue;
            }
            never(&other.person, "a person's id");
            other.keys.iter().for_each(|key| never(key, "the key of another's command"));
            if self.referee.game.is_none() {
                never(&other.word, "another's own word before the start");
            }
        }
        if !self.referee.over {
            never(&self.referee.seed.to_string(), "the seed of a running game");
        }
    }

    /// No word of the game that this ear has never been allowed to read, unless they have said it themselves.
    pub(crate) fn words(&self, ear: &Ear, said: &Value, asked: &Value) {
        let mut words = HashSet::new();
        add_words(&mut words, said);
        let mut own = HashSet::new();
        add_words(&mut own, asked);
        let hidden = |word: &&String| self.secrets.spoken.contains(*word) && !ear.known.contains(*word);
        if let Some(word) = words.difference(&own).find(hidden) {
            panic!("{:?} reads {word}, which is hidden: {said}", ear.seat);
        }
    }

    /// The table exactly as the referee lets this ear know it.
    pub(crate) fn table(&self, ear: &Ear, table: &Value) {
        only(table, &TABLE);
        let (referee, viewer) = (self.referee, ear.seat);
        let who = format!("{viewer:?} at version {}", referee.version);
        assert_eq!(table["version"], referee.version, "{who}");
        assert_eq!(table["you"], json!(viewer), "{who}");
        let stage = match &referee.game {
            _ if referee.over => "over",
            None => "lobby",
            Some(_) => "running",
        };
        assert_eq!(table["stage"], stage, "{who}");
        assert_eq!(table.get("seed").is_some(), referee.over, "{who}: the seed is for the end");
        assert_eq!(table["commitment"], referee.seed.commitment().to_string(), "{who}");
        assert_eq!(table["awaited"], json!(referee.awaited()), "{who}");
        let game = referee.game.as_deref();
        assert_eq!(table.get("view").cloned(), game.map(|game| game.view(viewer)), "{who}: the view");
        let prompt = game.zip(viewer).map(|(game, seat)| serde_json::to_value(game.prompt(seat)).unwrap());
        assert_eq!(table.get("prompt").cloned(), prompt, "{who}: the prompt");
        assert_eq!(table["offers"], json!(referee.offers(viewer)), "{who}: the offers");
        assert_eq!(table["named"], json!(referee.named(viewer)), "{who}: what is named");
        let ply = game.map_or(0, table::Match::ply);
        assert_eq!(table["ply"], ply, "{who}");
        let from = table["log_from"].as_u64().unwrap() as usize;
        assert_eq!(table["log"], json!(referee.log(viewer, from..ply)), "{who}: the log");
        let undo = game.zip(viewer).is_some_and(|(game, seat)| game.can_undo(seat, SeatSet::EMPTY).is_ok());
        assert_eq!(table["can_undo"], undo && !referee.over, "{who}");
        let placed = referee.setting_up(viewer).map(|set_up| json!(set_up));
        assert_eq!(table.get("setting_up").cloned(), placed, "{who}: the pieces to place");
        assert_eq!(table.get("standing").unwrap_or(&Value::Null), &ear.standing, "{who}: answers in advance");
        for (seat, state) in referee.seats().zip(table["seats"].as_array().unwrap()) {
            only(state, &SEAT);
            only(&state["chair"], &["kind", "name", "bot"]);
            let yours = viewer == Some(seat);
            assert_eq!(state["yours"], yours, "{who}");
            let word = (yours || game.is_some()).then(|| json!(referee.people[seat.index()].1.as_str()));
            assert_eq!(state.get("word").cloned(), word, "{who}: own words");
        }
    }

    /// A moment of the game exactly as this ear saw it then.
    pub(crate) fn moment(&self, ear: &Ear, moment: &Value, from: usize) {
        let game = self.referee.game.as_deref().unwrap();
        if self.referee.over {
            return;
        }
        only(moment, &MOMENT);
        let ply = moment["ply"].as_u64().unwrap() as usize;
        assert_eq!(moment["seat"], json!(ear.seat));
        assert_eq!(moment["view"], game.view_at(ply, ear.seat), "{:?} at ply {ply}", ear.seat);
        assert_eq!(moment["log"], json!(self.referee.log(ear.seat, from.min(ply)..ply)));
    }
}

/// No other fields than these.
fn only(value: &Value, fields: &[&str]) {
    let Some(object) = value.as_object() else { return };
    let other = object.keys().find(|field| !fields.contains(&field.as_str()));
    assert_eq!(other, None, "a field that nobody has judged: {value}");
}
