//! Nobody hears what they may not know: every byte that goes to a player, a spectator or a stranger, over sockets
//! and by HTTP, in random games of every kind.
//!
//! The referee plays along from the journal, with the seed. What the table's contract lets a seat know at that
//! version is what its messages must hold, exactly; in refusals and all else there is no word of the game that the
//! seat has never been allowed to read, and no secret of another person anywhere.

mod support;

#[path = "leaks/ears.rs"]
mod ears;
#[path = "leaks/referee.rs"]
mod referee;

use ears::{Ear, Judge, Secrets};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::Referee;
use serde_json::{Map, Value, json};
use server::store::Store;
use support::{House, done, games, id, open_with, until};
use table::{Agreed, Company, Game, Seat, SeatSet};

/// Longer games are ended by agreement, so that every kind of game ends here.
const LONGEST: usize = 100;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_what_they_may_not_know() {
    let house = House::open().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1806);
    for place in games().iter() {
        for begins in [Begins::Anew, Begins::Anew, Begins::InMidst] {
            let mut hall = Hall::open(&house, &*place.game, begins, &mut rng).await;
            hall.play(&mut rng).await;
            hall.end().await;
        }
    }
}

/// Where the game of a table begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    Anew,
    /// In a position that was reached after random choices, with full hands.
    InMidst,
}

/// A table with everybody who sits there, a spectator and a stranger.
struct Hall {
    table: String,
    /// The seats in order, then the spectator; the last one is a stranger.
    ears: Vec<Ear>,
    referee: Referee,
    secrets: Secrets,
    seats: usize,
}

impl Hall {
    /// People come in one by one, each listening from the moment they may.
    async fn open(house: &House, game: &dyn Game, begins: Begins, rng: &mut Xoshiro256PlusPlus) -> Self {
        let (seats, options) = agreement(game, rng);
        let mut ears = Vec::new();
        for seat in 0..seats {
            ears.push(Ear::new(house, &format!("Seat{}", seat + 1), Some(seat)).await);
        }
        ears.push(Ear::new(house, "Spectator", None).await);
        ears.push(Ear::new(house, "Stranger", None).await);
        let mut chairs = vec![json!({"kind": "me"}), json!({"kind": "invited"})];
        chairs.resize(seats, json!({"kind": "open"}));
        let mut new = json!({"game": game.name(), "options": options, "seats": chairs});
        if begins == Begins::InMidst {
            new["from"] = json!({"position": in_midst(game, &options, seats, rng)});
        }
        let opened = open_with(&ears[0].client, new).await;
        let table = id(&opened);
        let mut tokens: Vec<_> = opened["invitations"].as_object().unwrap().values().map(text).collect();
        tokens.push(text(&opened["watch"]));
        let store = Store::open(&house.database).await.unwrap();
        let referee = Referee::new(games(), store, &table).await;
        let mut hall = Self { table, ears, referee, secrets: Secrets::new(tokens), seats };
        hall.referee_catches_up().await;
        hall.connect(0, "").await;
        hall.ears[seats].client.post("/api/invitations", &json!({"token": opened["watch"]})).await.unwrap();
        hall.connect(seats, "").await;
        for seat in 1..seats {
            let mut sit = json!({"do": "sit", "seat": seat + 1});
            if seat == 1 {
                sit["invitation"] = opened["invitations"]["2"].clone();
            }
            hall.order(seat, sit).await;
            hall.connect(seat, "").await;
        }
        for seat in 0..seats {
            let word = hall.ears[seat].word.clone();
            hall.order(seat, json!({"do": "word", "word": word})).await;
            hall.probe(rng).await;
        }
        if let Some(formality) = game.formalities().first() {
            let answers = json!([{"question": formality.question, "answer": formality.answers[0]}]);
            hall.ears[0].standing = answers.clone();
            done(&hall.ears[0].client, &hall.table, json!({"do": "standing", "answers": answers})).await;
        }
        for seat in 0..seats {
            hall.order(seat, json!({"do": "ready", "ready": true})).await;
        }
        hall
    }

    /// Plays at random; between the choices everybody tries to learn more.
    async fn play(&mut self, rng: &mut Xoshiro256PlusPlus) {
        for _ in 0..LONGEST {
            let awaited = self.referee.awaited();
            let Some(&seat) = awaited.get(below(rng, awaited.len())) else { return };
            let game = self.referee.game.as_ref().unwrap();
            let offers = game.offers(seat);
            let word = &offers[below(rng, offers.len())].word;
            let named = game.named(seat);
            let mut command = if !named.is_empty() && one_in(rng, 6) {
                json!({"do": "retract", "ply": named[below(rng, named.len())].ply})
            } else if game.can_undo(seat, SeatSet::EMPTY).is_ok() && one_in(rng, 6) {
                json!({"do": "undo"})
            } else {
                json!({"do": "choose", "word": word})
            };
            command["version"] = self.referee.version.into();
            if one_in(rng, 2) {
                self.order(seat.index(), command).await;
            } else {
                let command = self.ears[seat.index()].sign(command);
                self.ears[seat.index()].socket.as_mut().unwrap().send(&command).await.unwrap();
                self.settle(Some((seat.index(), &command))).await;
            }
            self.probe(rng).await;
        }
    }

    /// All agree that it is enough; what was secret is shown.
    async fn end(&mut self) {
        if !self.referee.over {
            self.order(0, json!({"do": "offer-end", "end": "as-it-stands"})).await;
            for seat in 1..self.seats {
                self.order(seat, json!({"do": "answer-end", "agree": true})).await;
            }
        }
        assert!(self.referee.over);
        for at in 0..=self.seats {
            let seen = self.get(at, "").await.accepted().unwrap();
            assert_eq!(seen["seed"], self.referee.seed.to_string());
            let record = self.get(at, "/record").await;
            assert_eq!(record.text, self.referee.game.as_ref().unwrap().record(true).to_string());
        }
    }

    /// Opens a socket, instead of one that was open, and judges what it is told first.
    async fn connect(&mut self, at: usize, query: &str) {
        self.ears[at].socket = None;
        self.ears[at].socket = Some(self.ears[at].client.socket(&self.table, query).await.unwrap());
        let version = self.referee.version;
        for text in self.ears[at].hear(version, None).await {
            self.judge().message(&self.ears, at, &text);
        }
    }

    /// A command by HTTP, which is carried out.
    async fn order(&mut self, at: usize, command: Value) {
        let command = self.ears[at].sign(command);
        let answer = self.ears[at].client.command(&self.table, &command).await.unwrap();
        let told = answer.accepted().unwrap();
        self.settle(None).await;
        // What a command answers with is the table before anything was answered in advance.
        self.judge().answer(&self.ears, at, &answer);
        if told["table"]["version"] == self.referee.version {
            self.judge().table(&self.ears[at], &told["table"]);
        }
    }

    fn judge(&self) -> Judge<'_> {
        Judge { referee: &self.referee, secrets: &self.secrets }
    }

    async fn referee_catches_up(&mut self) {
        while self.referee.follow().await {
            self.secrets.learn(&self.referee, &mut self.ears);
        }
    }

    /// Waits until everybody has heard of all that has happened, and judges what they have heard.
    async fn settle(&mut self, asked: Option<(usize, &Value)>) {
        let mut answers = Vec::new();
        if let Some((at, command)) = asked {
            // When a command is answered, all that follows from it has been written.
            answers = self.ears[at].hear(self.referee.version + 1, command["key"].as_str()).await;
        }
        let version = self.referee.written().await;
        let mut heard: Vec<Vec<String>> = Vec::new();
        for (at, ear) in self.ears.iter_mut().enumerate() {
            let mut texts = Vec::new();
            if asked.is_some_and(|(asked, _)| asked == at) {
                texts = std::mem::take(&mut answers);
            }
            if newest(&texts) < version {
                texts.extend(ear.hear(version, None).await);
            }
            heard.push(texts);
        }
        let Self { ears, referee, secrets, .. } = self;
        let mut judged = 0;
        while referee.follow().await {
            secrets.learn(referee, ears);
            let judge = Judge { referee, secrets };
            for (at, texts) in heard.iter().enumerate() {
                for text in texts.iter().filter(|text| version_of(text) == Some(judge.referee.version)) {
                    judge.message(ears, at, text);
                    judged += 1;
                }
            }
        }
        let judge = Judge { referee, secrets };
        for (at, texts) in heard.iter().enumerate() {
            for text in texts.iter().filter(|text| version_of(text).is_none()) {
                judge.message(ears, at, text);
            }
        }
        let listening = ears.iter().filter(|ear| ear.socket.is_some()).count();
        assert!(judged >= listening, "everybody is told: {judged} of {listening}");
    }

    async fn get(&self, at: usize, path: &str) -> server::client::Answer {
        self.ears[at].client.get(&format!("/api/tables/{}{path}", self.table)).await.unwrap()
    }

    /// Somebody tries to learn more than they are told.
    #[expect(clippy::too_many_lines, reason = "one way after the other")]
    async fn probe(&mut self, rng: &mut Xoshiro256PlusPlus) {
        let at = below(rng, self.ears.len() - 1);
        let other = (at + 1) % self.seats;
        let started = self.referee.game.is_some();
        let old = u64::from(rng.next_u32()) % (self.referee.version + 1);
        match rng.next_u32() % 12 {
            0 => {
                let seen = self.get(at, &format!("?since={old}")).await;
                self.judge().answer(&self.ears, at, &seen);
                self.judge().table(&self.ears[at], &seen.accepted().unwrap());
            }
            1 if !self.referee.over => {
                let seen = self.get(at, "/record").await;
                self.judge().answer(&self.ears, at, &seen);
                self.judge().table(&self.ears[at], &seen.accepted().unwrap());
            }
            2 if started => {
                let plies = self.referee.game.as_ref().unwrap().ply();
                let (ply, from) = (below(rng, plies + 1), below(rng, plies + 1));
                let moment = self.get(at, &format!("/replay?ply={ply}&log_from={from}")).await;
                self.judge().answer(&self.ears, at, &moment);
                self.judge().moment(&self.ears[at], &moment.accepted().unwrap(), from);
            }
            3 if !self.referee.over => {
                for path in ["", "/replay", "/record", "/reach"] {
                    let path = format!("{path}?seat={}", other + 1);
                    let answer = self.get(at, &path).await;
                    self.judge().refused(&self.ears, at, &answer, &Value::Null);
                }
                let query = format!("?seat={}", other + 1);
                assert!(self.ears[at].client.socket(&self.table, &query).await.is_err());
            }
            4 if started => {
                let which = rng.next_u32() as usize;
                let hidden = self.secrets.hidden_from(&self.ears[at], which);
                let wish = json!({"what": hidden.unwrap_or_else(|| "nothing".to_owned())});
                let path = format!("/api/tables/{}/why", self.table);
                let why = self.ears[at].client.post(&path, &wish).await.unwrap();
                self.judge().answer(&self.ears, at, &why);
                for reason in why.json()["reasons"].as_array().unwrap_or(&Vec::new()) {
                    self.judge().words(&self.ears[at], &reason["phrase"], &wish);
                }
            }
            5 if started && !self.referee.over => {
                // A choice of somebody else, as one's own.
                let theirs = self.referee.game.as_ref().unwrap().offers(table::Seat::new(other));
                let own = self.referee.offers(self.ears[at].seat);
                let Some(offer) = theirs.iter().find(|offer| own.iter().all(|own| own["word"] != offer.word))
                else {
                    return;
                };
                let command = json!({"do": "choose", "word": offer.word, "version": self.referee.version});
                self.must_refuse(at, command).await;
            }
            6 if !self.referee.over => {
                let version = self.referee.version;
                let command = json!({"do": "choose", "word": "x", "version": version, "seat": other + 1});
                self.must_refuse(at, command).await;
            }
            7 if started => {
                // The answer holds the table as it is now.
                self.must_refuse(at, json!({"do": "choose", "word": "x", "version": 0})).await;
            }
            8 => {
                let answer = self.ears[at].client.get("/api/tables").await.unwrap();
                self.judge().answer(&self.ears, at, &answer);
                let answer = self.ears[at].client.get("/api/tables/open").await.unwrap();
                self.judge().answer(&self.ears, at, &answer);
                if !self.referee.over {
                    let proof = self.get(at, "/proof").await;
                    self.judge().refused(&self.ears, at, &proof, &Value::Null);
                }
                let path = format!("/api/tables/{}/invitations", self.table);
                if at > 0 {
                    let invite = self.ears[at].client.post(&path, &json!({})).await.unwrap();
                    self.judge().refused(&self.ears, at, &invite, &Value::Null);
                }
            }
            9 => {
                // Everybody hears it, when the next change is told.
                let path = format!("/api/tables/{}/chat", self.table);
                let said = self.ears[at].client.post(&path, &json!({"text": "¿Y ahora?"})).await.unwrap();
                self.judge().answer(&self.ears, at, &said);
                let chat = self.get(at, "/chat").await;
                self.judge().answer(&self.ears, at, &chat);
                assert!(chat.text.contains("¿Y ahora?"));
            }
            10 => {
                // Comes back and asks for what was missed.
                self.connect(at, &format!("?since={old}")).await;
            }
            _ => {
                let stranger = self.ears.len() - 1;
                if started {
                    for path in ["", "/record", "/replay", "/chat", "/proof"] {
                        let answer = self.get(stranger, path).await;
                        assert_eq!(answer.status.as_u16(), 404, "{path}");
                        self.judge().refused(&self.ears, stranger, &answer, &Value::Null);
                    }
                    assert!(self.ears[stranger].client.socket(&self.table, "").await.is_err());
                    self.must_refuse(stranger, json!({"do": "choose", "word": "x", "version": 1})).await;
                }
                let socket = self.ears[at].socket.as_mut().unwrap();
                for nonsense in ["", "{", "[1]", r#"{"do":"choose"}"#, r#"{"do":"look","seat":2,"key":"k"}"#]
                {
                    socket.send_text(nonsense).await.unwrap();
                }
            }
        }
    }

    async fn must_refuse(&mut self, at: usize, command: Value) {
        let command = self.ears[at].sign(command);
        let answer = self.ears[at].client.command(&self.table, &command).await.unwrap();
        self.judge().refused(&self.ears, at, &answer, &command);
    }
}

/// Somebody who has left a seat, or whose seat was given away, is not told what the next one there sees.
#[tokio::test]
async fn whoever_leaves_a_seat_no_longer_sees_through_its_eyes() {
    let house = House::open().await;
    let (anna, bert, carla) =
        (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carla").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = id(&open_with(&anna, json!({"game": "altes-reich", "seats": seats})).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    let mut leaver = bert.socket(&table, "").await.unwrap();
    done(&bert, &table, json!({"do": "rise"})).await;
    let mut host = anna.socket(&table, "").await.unwrap();
    done(&anna, &table, json!({"do": "place", "seat": 1, "chair": {"kind": "open"}})).await;
    for (person, seat) in [(&carla, 2), (&house.guest("Dora").await, 1), (&house.guest("Emil").await, 3)] {
        done(person, &table, json!({"do": "sit", "seat": seat})).await;
        done(person, &table, json!({"do": "ready", "ready": true})).await;
    }
    let hand = |table: &Value| table["view"]["hand"].clone();
    let own = carla.get(&format!("/api/tables/{table}")).await.unwrap().json();
    assert!(!hand(&own).is_null(), "{own}");
    let seen = until(&mut host, |table| table["stage"] == "running").await;
    assert_eq!((&seen["you"], hand(&seen), &seen["offers"]), (&Value::Null, Value::Null, &json!([])));
    // Whoever only passes by sees the lobby and nothing of the game.
    while let Some(message) = leaver.next().await {
        assert_ne!(message["stage"], "running", "{message}");
    }
}

/// A position in the midst of a random game with these options, at which somebody is asked.
fn in_midst(
    game: &dyn Game,
    options: &Map<String, Value>,
    seats: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> Value {
    let agreed = options.iter().fold(Agreed::new(), |agreed, (key, value)| agreed.with(key, &text(value)));
    let names = Seat::first(seats).map(|seat| seat.to_string().parse().unwrap()).collect();
    let company = Company::new(names, "1806".parse().unwrap());
    let mut played = game.start(&agreed, company).unwrap();
    let mut asked = played.notation();
    for _ in 0..90 {
        played.advance();
        let Some(seat) = played.awaiting().seats().lowest() else { break };
        asked = played.notation();
        let offers = played.offers(seat);
        played.choose(seat, &offers[below(rng, offers.len())].word).unwrap();
    }
    asked
}

/// So many players as the game allows, and options that fit together.
fn agreement(game: &dyn Game, rng: &mut Xoshiro256PlusPlus) -> (usize, Map<String, Value>) {
    let settings = game.settings();
    loop {
        let mut agreed = Agreed::new();
        for setting in &settings {
            agreed = agreed.with(setting.key, &setting.values[below(rng, setting.values.len())]);
        }
        if game.agree(&agreed).is_ok() {
            let options = agreed.iter().map(|(key, value)| (key.to_owned(), value.into())).collect();
            return (agreed.get("players").unwrap().parse().unwrap(), options);
        }
    }
}

fn below(rng: &mut Xoshiro256PlusPlus, end: usize) -> usize {
    (rng.next_u64() % end.max(1) as u64) as usize
}

fn one_in(rng: &mut Xoshiro256PlusPlus, chance: usize) -> bool {
    below(rng, chance) == 0
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// The version of the table in a message.
fn version_of(text: &str) -> Option<u64> {
    let message: Value = serde_json::from_str(text).unwrap();
    if message["type"] == "table" { message["version"].as_u64() } else { None }
}

fn newest(texts: &[String]) -> u64 {
    texts.iter().filter_map(|text| version_of(text)).max().unwrap_or(0)
}
