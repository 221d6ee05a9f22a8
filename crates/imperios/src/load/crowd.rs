//! People who open games, look on and choose at random.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{
    client::{Client, Fault, Socket},
    store::GameId,
};
use tokio::{
    sync::Semaphore,
    task::{JoinHandle, JoinSet},
};

use super::{CannotLoad, Result, cannot};

/// So many people share all games.
const PEOPLE: usize = 32;
/// So many connections are made at the same time.
const AT_ONCE: usize = 16;

/// Everybody.
pub(super) struct Crowd {
    /// What they play, game after game.
    games: Vec<String>,
    /// Those who open games, those who sit down there, and those who look on.
    hosts: Vec<Client>,
    guests: Vec<Client>,
    spectator: Client,
    opened: usize,
}

/// A game with two people.
#[derive(Clone)]
pub(super) struct Pair {
    game: String,
    table: String,
    watch: Value,
    people: [Client; 2],
}

/// The same with their sockets.
pub(super) type Seated = (Pair, [Socket; 2]);

/// What all players count together.
#[derive(Default)]
struct Tally {
    stale: AtomicU64,
    received: AtomicU64,
}

/// What came of playing.
pub(super) struct LoadResult {
    pub(super) took: Duration,
    pub(super) latencies: Vec<u32>,
    pub(super) stale: u64,
    /// Bytes that the players were sent over their sockets.
    pub(super) received: u64,
}

impl Crowd {
    /// Everybody comes to one of the servers. Two who play together come to the same one if they are to stay apart from the
    /// others, else to any two.
    pub(super) async fn invite(servers: &[SocketAddr], apart: bool, games: Vec<String>) -> Result<Self> {
        let come = async |place: usize, name: &str| {
            let server = servers[place % servers.len()];
            Client::guest(server, name).await.map_err(cannot("nobody is let in"))
        };
        let (mut hosts, mut guests) = (Vec::new(), Vec::new());
        for number in 1..=PEOPLE {
            let place = if apart { number } else { number + number / servers.len() };
            hosts.push(come(number, &format!("Host {number}")).await?);
            guests.push(come(place, &format!("Guest {number}")).await?);
        }
        Ok(Self { games, hosts, guests, spectator: come(0, "Spectator").await?, opened: 0 })
    }

    /// Opens games and lets their people sit down, so that they begin.
    pub(super) async fn open_games(&mut self, number: u32) -> Result<Vec<Pair>> {
        let mut opening = JoinSet::new();
        let mut pairs = Vec::new();
        for _ in 0..number {
            let turn = self.opened % PEOPLE;
            let game = self.games[self.opened % self.games.len()].clone();
            self.opened += 1;
            if opening.len() == AT_ONCE {
                pairs.extend(opening.join_next().await.map(finished).transpose()?);
            }
            opening.spawn(Pair::open(game, self.hosts[turn].clone(), self.guests[turn].clone()));
        }
        while let Some(pair) = opening.join_next().await {
            pairs.push(finished(pair)?);
        }
        Ok(pairs)
    }

    /// Opens sockets that look on at these games, in turn, for as long as what is returned is kept.
    pub(super) async fn look_on(&self, games: &[Pair], sockets: u32) -> Result<JoinSet<()>> {
        let mut looking = JoinSet::new();
        for game in games {
            let token = json!({"token": game.watch});
            let let_in = self.spectator.post("/api/invitations", &token).await;
            let_in.and_then(|answer| answer.accepted()).map_err(cannot("nobody may look on"))?;
        }
        for game in games.iter().cycle().take(sockets as usize) {
            let mut socket = connect(&self.spectator, &game.table).await?;
            // Heartbeats are answered for as long as somebody reads.
            looking.spawn(async move { while socket.next_text().await.is_some() {} });
        }
        Ok(looking)
    }

    /// Opens the sockets of those who play.
    pub(super) async fn sit_down(&self, games: Vec<Pair>) -> Result<Vec<Seated>> {
        let mut tables = Vec::new();
        for pair in games {
            tables.push(pair.sit_down().await?);
        }
        Ok(tables)
    }

    /// Plays all games for a while; a game that ends is followed by another.
    pub(super) async fn play(
        &mut self,
        tables: Vec<Seated>,
        rate: u32,
        time: Duration,
    ) -> Result<LoadResult> {
        let pace = Arc::new(Pace::new(rate));
        let tally = Arc::new(Tally::default());
        let mut playing: JoinSet<Result<Vec<u32>>> = JoinSet::new();
        let begun = Instant::now();
        let ending = begun + time;
        let ticking = pace.tick();
        for (pair, sockets) in tables {
            let (pace, tally) = (Arc::clone(&pace), Arc::clone(&tally));
            playing.spawn(async move {
                let mut latencies = Vec::new();
                let mut next = Some((pair, sockets));
                while let Some((pair, sockets)) = next.take() {
                    let over = pair.play(sockets, &pace, ending, &mut latencies, &tally);
                    if over.await.map_err(cannot("a game broke off"))? {
                        let [host, guest] = pair.people;
                        let pair = Pair::open(pair.game, host, guest).await?;
                        next = Some(pair.sit_down().await?);
                    }
                }
                Ok(latencies)
            });
        }
        let mut latencies = Vec::new();
        while let Some(ended) = playing.join_next().await {
            latencies.extend(finished(ended)?);
        }
        ticking.abort();
        Ok(LoadResult {
            took: begun.elapsed(),
            latencies,
            stale: tally.stale.load(Ordering::Relaxed),
            received: tally.received.load(Ordering::Relaxed),
        })
    }
}

fn finished<T>(ended: std::result::Result<Result<T>, tokio::task::JoinError>) -> Result<T> {
    ended.unwrap_or_else(|error| Err(CannotLoad::Server { what: "a player broke off", fault: error.into() }))
}

async fn connect(client: &Client, table: &str) -> Result<Socket> {
    client.socket(table, "?changes=true").await.map_err(cannot("no socket can be opened"))
}

fn key() -> String {
    GameId::fresh().to_string()
}

impl Pair {
    async fn open(game: String, host: Client, guest: Client) -> Result<Self> {
        let set_up = async {
            let new = json!({
                "game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "ready": true, "key": key(),
            });
            let opened = host.post("/api/tables", &new).await?.accepted()?;
            let table = opened["id"].as_str().unwrap_or_default().to_owned();
            let sit = json!({"do": "sit", "seat": 2, "key": key()});
            guest.command(&table, &sit).await?.accepted()?;
            guest.command(&table, &json!({"do": "ready", "ready": true, "key": key()})).await?.accepted()?;
            Ok((table, opened["watch"].clone()))
        };
        let (table, watch) = set_up.await.map_err(cannot("a game can't be opened"))?;
        Ok(Self { game, table, watch, people: [host, guest] })
    }

    async fn sit_down(self) -> Result<Seated> {
        let [host, guest] = &self.people;
        let sockets = [connect(host, &self.table).await?, connect(guest, &self.table).await?];
        Ok((self, sockets))
    }

    /// Plays until the time or the game is over; tells whether it was the game.
    async fn play(
        &self,
        sockets: [Socket; 2],
        pace: &Pace,
        ending: Instant,
        latencies: &mut Vec<u32>,
        tally: &Tally,
    ) -> Result<bool, Fault> {
        let [one, two] = sockets;
        let (one, two) =
            tokio::join!(play_seat(one, pace, ending, tally), play_seat(two, pace, ending, tally));
        let ((one, took), (two, took_too)) = (one?, two?);
        latencies.extend(took);
        latencies.extend(took_too);
        Ok(one && two)
    }
}

/// Chooses for one person until the time or the game is over; tells whether it was the game, and how long each choice
/// took.
async fn play_seat(
    mut socket: Socket,
    pace: &Pace,
    ending: Instant,
    tally: &Tally,
) -> Result<(bool, Vec<u32>), Fault> {
    let mut latencies = Vec::new();
    let mut sent: Option<Instant> = None;
    let mut seen = Seen::default();
    loop {
        let asked = sent.is_none() && !seen.words.is_empty();
        tokio::select! {
            text = socket.next_text() => {
                let text = text.ok_or("the server has closed a socket")?;
                tally.received.fetch_add(text.len() as u64, Ordering::Relaxed);
                let message = socket.read(&text);
                match message["type"].as_str().unwrap_or_default() {
                    "table" => seen = Seen::of(message),
                    "done" => {
                        let took = sent.take().ok_or("an answer to nothing")?.elapsed();
                        latencies.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
                    }
                    "refused" if message["table"].is_object() => {
                        tally.stale.fetch_add(1, Ordering::Relaxed);
                        sent = None;
                        seen = Seen::of(&message["table"]);
                    }
                    "refused" => return Err(message["sentence"].as_str().unwrap_or("refused").into()),
                    _ => {}
                }
                // What is under way is answered first.
                if sent.is_none() && seen.over {
                    return Ok((true, latencies));
                }
            }
            () = pace.wait(), if asked => {
                // Any choice will do, as long as games differ.
                let word = &seen.words[(seen.version * 7 + latencies.len()) % seen.words.len()];
                let choose = json!({"do": "choose", "word": word, "version": seen.version, "key": key()});
                sent = Some(Instant::now());
                socket.send(&choose).await?;
            }
            () = tokio::time::sleep_until(ending.into()) => return Ok((false, latencies)),
        }
    }
}

/// What a player goes by.
#[derive(Default)]
struct Seen {
    version: usize,
    /// What can be chosen.
    words: Vec<String>,
    over: bool,
}

impl Seen {
    fn of(table: &Value) -> Self {
        let offers = table["offers"].as_array().into_iter().flatten();
        Self {
            version: table["version"].as_u64().unwrap_or(0) as usize,
            words: offers.filter_map(|offer| offer["word"].as_str().map(str::to_owned)).collect(),
            over: table["stage"] == "over",
        }
    }
}

/// How quickly choices follow each other in all games together.
struct Pace {
    rate: u32,
    due: Arc<Semaphore>,
}

impl Pace {
    fn new(rate: u32) -> Self {
        Self { rate, due: Arc::new(Semaphore::new(0)) }
    }

    /// Lets choices become due; they wait for nobody.
    fn tick(&self) -> JoinHandle<()> {
        let (rate, due) = (f64::from(self.rate), Arc::clone(&self.due));
        tokio::spawn(async move {
            let begun = Instant::now();
            let mut made = 0;
            let mut tick = tokio::time::interval(Duration::from_millis(2));
            loop {
                tick.tick().await;
                let now = (begun.elapsed().as_secs_f64() * rate) as usize;
                due.add_permits(now - made);
                made = now;
            }
        })
    }

    async fn wait(&self) {
        if self.rate > 0
            && let Ok(permit) = self.due.acquire().await
        {
            permit.forget();
        }
    }
}
