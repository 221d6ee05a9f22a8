//! A server that is killed at any moment: nothing it has acknowledged is lost, nothing is done twice, and every
//! game goes on.
//!
//! `IMPERIOS_KILLS` says how often it is killed; `make soak` does it at length.

use std::{
    collections::{HashMap, HashSet},
    env,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use server::{
    client::{Answer, Client, Fault},
    store::{Database, Entry, GameId, Stage, Store},
};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use crate::{desk::Desk, postgres::Postgres};

/// Who sits at the tables, besides the one who opens them: people and bots.
const CIRCLES: [(&str, usize, &[&str]); 7] = [
    ("altes-reich", 1, &["greedy", "random"]),
    ("altes-reich", 2, &["greedy"]),
    ("altes-reich", 3, &[]),
    ("altes-reich", 2, &["random", "random"]),
    ("grecia", 1, &["random"]),
    ("grecia", 2, &[]),
    ("grecia", 2, &["greedy"]),
];

/// A choice that has not come through by then never will.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn a_server_that_is_killed_loses_nothing_and_does_nothing_twice() {
    let kills = env::var("IMPERIOS_KILLS").map_or(3, |kills| kills.parse().expect("a number of kills"));
    let seed = env::var("IMPERIOS_SEED").map_or(1806, |seed| seed.parse().expect("a number"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(ordeal(kills, seed));
}

/// Nodes are killed, stopped and left as zombies, told to go, and their database is lost under them.
#[test]
fn nodes_that_are_lost_and_come_back_lose_nothing_and_do_nothing_twice() {
    let Some(postgres) = Postgres::start() else { return };
    let blows = env::var("IMPERIOS_BLOWS").map_or(5, |blows| blows.parse().expect("a number of blows"));
    let seed = env::var("IMPERIOS_SEED").map_or(1806, |seed| seed.parse().expect("a number"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(ordeal_of_nodes(&postgres, blows, seed));
}

/// What befalls a node.
#[derive(Clone, Copy, Debug)]
enum Blow {
    /// `kill -9`.
    Killed,
    /// It stands still for ten seconds, and goes on as if nothing had been.
    Frozen,
    /// It is told to go.
    Told,
    /// The database is lost, and with it all nodes for a while.
    WithoutDatabase,
}

async fn ordeal_of_nodes(postgres: &Postgres, blows: u64, seed: u64) {
    const ALL: [Blow; 5] = [Blow::Killed, Blow::Frozen, Blow::Told, Blow::WithoutDatabase, Blow::Killed];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let desk = Desk::new();
    let url = postgres.database("street").await;
    let mut nodes: Vec<House> = (0..3).map(|_| House::open_on(&desk, &url)).collect();
    let addresses = |nodes: &[House]| nodes.iter().map(|node| node.address).collect::<Vec<_>>();
    let (moved, address) = watch::channel(addresses(&nodes));
    let world = Arc::new(World {
        addresses: address,
        ledger: Mutex::default(),
        acked: 0.into(),
        turn: 0.into(),
        last: false.into(),
    });
    let mut circles = JoinSet::new();
    for (number, (game, people, bots)) in CIRCLES.into_iter().enumerate() {
        let mut circle = Vec::new();
        for person in 0..people {
            let guest =
                Client::guest(nodes[number % 3].address, &format!("P{number}{person}")).await.unwrap();
            let token = guest.bearer().unwrap().to_owned();
            circle.push(Person { token, world: Arc::clone(&world), rng: fork(&mut rng) });
        }
        circles.spawn(meet(game, circle, bots, Arc::clone(&world)));
    }
    let host = Client::guest(nodes[0].address, "Host").await.unwrap().bearer().unwrap().to_owned();
    let mut watchless = Person { token: host, world: Arc::clone(&world), rng: fork(&mut rng) };
    let mut journals = HashMap::new();
    let database = nodes[0].database.clone();
    let mut stillness = Stillness::default();
    for number in 0..blows {
        // A table where only bots sit and nobody looks, whose journal tells for how long it stands still.
        let table =
            watchless.open("grecia", vec![bot("random"), bot("random"), bot("random"), bot("random")]).await;
        world.wait_for_choices(40, &mut circles).await;
        sleep(Duration::from_millis(u64::from(rng.next_u32() % 600))).await;
        let struck = rng.next_u32() as usize % nodes.len();
        let blow = ALL[number as usize % ALL.len()];
        match blow {
            Blow::Killed => {
                nodes[struck].kill();
                stillness.watch(&database, &table, blow).await;
                nodes[struck] = House::open_on(&desk, &url);
            }
            Blow::Frozen => {
                nodes[struck].signal("STOP");
                stillness.watch(&database, &table, blow).await;
                sleep(Duration::from_secs(10)).await;
                nodes[struck].signal("CONT");
            }
            Blow::Told => {
                nodes[struck].signal("TERM");
                stillness.watch(&database, &table, blow).await;
                assert!(nodes[struck].program.wait().unwrap().success());
                nodes[struck] = House::open_on(&desk, &url);
            }
            Blow::WithoutDatabase => {
                postgres.stop();
                sleep(Duration::from_secs(4)).await;
                postgres.begin();
                stillness.watch(&database, &table, blow).await;
            }
        }
        moved.send_replace(addresses(&nodes));
        world.compare(&database, &mut journals).await;
    }
    let before: HashMap<String, usize> =
        journals.iter().map(|(table, entries)| (table.clone(), entries.len())).collect();
    world.last.store(true, Ordering::Relaxed);
    world.see_them_go_on(&database, &before, &mut circles).await;
    circles.shutdown().await;
    let finished = world.prove(&desk, &database).await;
    for node in &mut nodes {
        node.kill();
    }
    world.compare(&database, &mut journals).await;
    let acked = world.acked.load(Ordering::Relaxed);
    println!("{blows} blows, {acked} acknowledged, {} tables, {finished} of them proved", journals.len());
    println!("tables stood still for at most {:?}", stillness.0);
}

/// For how long a table stood still after each blow.
#[derive(Default)]
struct Stillness(Vec<(Blow, Duration)>);

impl Stillness {
    /// Waits until a table has gone on.
    async fn watch(&mut self, database: &Database, table: &str, blow: Blow) {
        let begun = Instant::now();
        let store = Store::open(database).await.unwrap();
        let id: GameId = table.parse().unwrap();
        let first = store.game(&id).await.unwrap().expect("the table is there");
        let (mut version, mut since, mut longest) = (first.version, begun, Duration::ZERO);
        // Whoever was not hosted by the node that was struck goes on all the while.
        while begun.elapsed() < Duration::from_secs(5) {
            let row = store.game(&id).await.unwrap().unwrap();
            if row.version > version || row.stage == Stage::Over {
                (version, since) = (row.version, Instant::now());
            }
            longest = longest.max(since.elapsed());
            if row.stage == Stage::Over {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        while since.elapsed() > Duration::from_secs(1) {
            assert!(since.elapsed() < PATIENCE, "{table} stands still after a node was {blow:?}");
            let row = store.game(&id).await.unwrap().unwrap();
            if row.version > version || row.stage == Stage::Over {
                break;
            }
            longest = longest.max(since.elapsed());
            sleep(Duration::from_millis(20)).await;
        }
        self.0.push((blow, longest));
        store.close().await;
    }
}

async fn ordeal(kills: u64, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let desk = Desk::new();
    let mut house = House::open(&desk);
    let (moved, addresses) = watch::channel(vec![house.address]);
    let world = Arc::new(World {
        addresses,
        ledger: Mutex::default(),
        acked: 0.into(),
        turn: 0.into(),
        last: false.into(),
    });
    let mut circles = JoinSet::new();
    for (number, (game, people, bots)) in CIRCLES.into_iter().enumerate() {
        let mut circle = Vec::new();
        for person in 0..people {
            let guest = Client::guest(house.address, &format!("P{number}{person}")).await.unwrap();
            let token = guest.bearer().unwrap().to_owned();
            circle.push(Person { token, world: Arc::clone(&world), rng: fork(&mut rng) });
        }
        circles.spawn(meet(game, circle, bots, Arc::clone(&world)));
    }
    let host = Client::guest(house.address, "Host").await.unwrap().bearer().unwrap().to_owned();
    let mut watchless = Person { token: host, world: Arc::clone(&world), rng: fork(&mut rng) };
    let mut journals = HashMap::new();
    for kill in 0..kills {
        // A table where only bots sit and nobody looks.
        watchless.open("altes-reich", vec![bot("greedy"), bot("random"), bot("greedy")]).await;
        if kill % 3 != 1 {
            world.wait_for_choices(80, &mut circles).await;
        }
        // Now and then while it has hardly begun to listen.
        sleep(Duration::from_millis(u64::from(rng.next_u32() % 600))).await;
        house.kill();
        if kill % 2 == 0 {
            // Otherwise the server itself is the first to find what was left.
            world.compare(&house.database, &mut journals).await;
        }
        house = House::open(&desk);
        moved.send(vec![house.address]).unwrap();
    }
    world.compare(&house.database, &mut journals).await;
    let before: HashMap<String, usize> =
        journals.iter().map(|(table, entries)| (table.clone(), entries.len())).collect();
    world.last.store(true, Ordering::Relaxed);
    world.see_them_go_on(&house.database, &before, &mut circles).await;
    circles.shutdown().await;
    let finished = world.prove(&desk, &house.database).await;
    house.kill();
    world.compare(&house.database, &mut journals).await;
    let acked = world.acked.load(Ordering::Relaxed);
    println!("{kills} kills, {acked} acknowledged, {} tables, {finished} of them proved", journals.len());
    assert!(finished as u64 >= kills, "some games are played to their end");
}

fn fork(rng: &mut Xoshiro256PlusPlus) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(rng.next_u64())
}

fn bot(name: &str) -> Value {
    json!({"kind": "bot", "bot": name})
}

fn fresh_key() -> String {
    GameId::fresh().to_string()
}

/// The real program with its data on a desk.
struct House {
    program: Child,
    address: SocketAddr,
    database: Database,
}

impl House {
    fn open(desk: &Desk) -> Self {
        let data = desk.path("data");
        let database = Database::File(std::path::Path::new(&data).join("imperios.sqlite"));
        Self::of(desk.command(&["serve", "--port", "0", "--data", &data]), database)
    }

    /// One of several on a database.
    fn open_on(desk: &Desk, url: &str) -> Self {
        let mut command = desk.command(&["serve", "--port", "0", "--log", "warn"]);
        command.env("IMPERIOS_DATABASE", url);
        Self::of(command, Database::Url(url.to_owned()))
    }

    fn of(mut command: Command, database: Database) -> Self {
        let mut program = command
            .envs(["ADDRESS", "PERSON", "TABLE", "ENTRY"].map(|rate| (format!("IMPERIOS_RATE_{rate}"), "0")))
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Self { program, address: address.unwrap_or_else(|| panic!("no address: {line:?}")), database }
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.program.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// `kill -9`.
    fn kill(&mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// What everybody shares.
struct World {
    addresses: watch::Receiver<Vec<SocketAddr>>,
    ledger: Mutex<Ledger>,
    acked: AtomicU64,
    /// Who asks next asks at the next address.
    turn: AtomicU64,
    /// Set when there will be no more kills: no new games.
    last: AtomicBool,
}

/// What was sent and what was acknowledged.
#[derive(Default)]
struct Ledger {
    /// Every table with the token of whoever opened it.
    tables: Vec<(String, String)>,
    sent: HashSet<String>,
    acked: Vec<Acked>,
}

/// A command that was acknowledged.
#[derive(Clone)]
struct Acked {
    table: String,
    command: Value,
    version: u64,
}

impl World {
    /// Waits until people have made so many choices more.
    async fn wait_for_choices(&self, choices: u64, circles: &mut JoinSet<()>) {
        let enough = self.acked.load(Ordering::Relaxed) + choices;
        let begun = Instant::now();
        while self.acked.load(Ordering::Relaxed) < enough {
            fail_with(circles);
            assert!(begun.elapsed() < PATIENCE, "nobody gets on");
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Compares what was acknowledged with what is there.
    async fn compare(&self, database: &Database, journals: &mut HashMap<String, Vec<Entry>>) {
        // What is acknowledged from now on may be written a moment later than we read.
        let (tables, acked) = {
            let ledger = self.ledger.lock().unwrap();
            (ledger.tables.clone(), ledger.acked.clone())
        };
        let store = Store::open(database).await.expect("the database is sound");
        for (table, _) in &tables {
            // Reading refuses a journal with a gap.
            let entries = store.entries(&table.parse().unwrap(), 0).await.expect("the journal is whole");
            assert!(!entries.is_empty(), "the table {table} was acknowledged");
            let before = journals.insert(table.clone(), entries.clone()).unwrap_or_default();
            assert!(entries.starts_with(&before), "an entry of {table} was changed or lost");
            self.check_keys(table, &entries);
        }
        store.close().await;
        for Acked { table, command, version } in &acked {
            let entry = &journals[table].get(*version as usize - 1);
            let entry = entry.unwrap_or_else(|| panic!("lost: {command} at {table}, version {version}"));
            let key = entry.key.as_deref().unwrap_or_default();
            assert!(key.ends_with(command["key"].as_str().unwrap()), "{command} is not entry {version}");
            let body: Value = serde_json::from_str(&entry.body).unwrap();
            match command["do"].as_str().unwrap() {
                "choose" => {
                    assert_eq!((&body["deed"], &body["plies"][0][1]), (&json!("played"), &command["word"]));
                }
                "undo" => assert_eq!(body["deed"], "undone"),
                // Whoever is ready last starts the game.
                "ready" => assert!(body["deed"] == "ready" || body["deed"] == "started"),
                _ => assert_eq!(body["deed"], "sat"),
            }
        }
    }

    /// Every key once, none that nobody sent, and no choice of a person without one.
    fn check_keys(&self, table: &str, entries: &[Entry]) {
        let ledger = self.ledger.lock().unwrap();
        let mut seen = HashSet::new();
        for entry in entries {
            if let Some(key) = &entry.key {
                assert!(seen.insert(key), "{key} was carried out twice at {table}");
                let sent = key.rsplit(':').next().unwrap();
                assert!(ledger.sent.contains(sent), "nobody sent {key}");
            } else {
                let body: Value = serde_json::from_str(&entry.body).unwrap();
                let own = body["deed"] == "undone" || body["manner"] == "own";
                assert!(!own, "nobody sent this: {}", entry.body);
            }
        }
    }

    /// Waits until the short games are over and every other game has gone on.
    async fn see_them_go_on(
        &self,
        database: &Database,
        before: &HashMap<String, usize>,
        circles: &mut JoinSet<()>,
    ) {
        let store = Store::open(database).await.unwrap();
        let begun = Instant::now();
        for (table, &entries) in before {
            let id: GameId = table.parse().unwrap();
            loop {
                fail_with(circles);
                let row = store.game(&id).await.unwrap().expect("the table is there");
                let goes_on = row.version > entries as u64 && row.game != "altes-reich";
                if goes_on || row.stage == Stage::Over {
                    break;
                }
                assert!(begun.elapsed() < PATIENCE, "{table} ({}) stands still: {row:?}", row.game);
                sleep(Duration::from_millis(50)).await;
            }
        }
        store.close().await;
    }

    /// Takes the records of all games that are over and proves them, both ways. Returns how many.
    async fn prove(&self, desk: &Desk, database: &Database) -> usize {
        let tables = self.ledger.lock().unwrap().tables.clone();
        let store = Store::open(database).await.unwrap();
        let mut paths = Vec::new();
        for (table, owner) in tables {
            if store.game(&table.parse().unwrap()).await.unwrap().unwrap().stage != Stage::Over {
                continue;
            }
            let record = self.insist(&owner, &format!("/api/tables/{table}/record"), None).await;
            paths.push(desk.write(&format!("{table}.txt"), record.text));
            let proof = self.insist(&owner, &format!("/api/tables/{table}/proof"), None).await.json();
            assert_eq!(proof["proved"], true, "{proof}");
        }
        store.close().await;
        let mut verify = vec!["verify"];
        verify.extend(paths.iter().map(String::as_str));
        desk.ok(&verify);
        paths.len()
    }

    /// Any of the addresses there are by now.
    fn somewhere(&self) -> SocketAddr {
        let addresses = self.addresses.borrow();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) as usize;
        addresses[turn % addresses.len()]
    }

    /// Asks until there is an answer, wherever the server is by then.
    async fn insist(&self, token: &str, path: &str, body: Option<&Value>) -> Answer {
        let begun = Instant::now();
        loop {
            let client = Client::new(self.somewhere()).bearing(token);
            let asking = async {
                match body {
                    Some(body) => client.post(path, body).await,
                    None => client.get(path).await,
                }
            };
            match timeout(Duration::from_secs(5), asking).await {
                Ok(Ok(answer)) if !matches!(answer.status.as_u16(), 429 | 503) => return answer,
                other => assert!(begun.elapsed() < PATIENCE, "no answer from {path}: {other:?}"),
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
}

/// A person of a circle that has failed fails the test.
fn fail_with(circles: &mut JoinSet<()>) {
    while let Some(ended) = circles.try_join_next() {
        ended.expect("everybody plays on");
    }
}

/// People who play one game after the other with each other.
async fn meet(game: &'static str, people: Vec<Person>, bots: &'static [&'static str], world: Arc<World>) {
    let mut people = people;
    while !world.last.load(Ordering::Relaxed) {
        let mut chairs = vec![json!({"kind": "me"})];
        chairs.extend(vec![json!({"kind": "open"}); people.len() - 1]);
        chairs.extend(bots.iter().map(|name| bot(name)));
        let table = people[0].open(game, chairs).await;
        for (seat, person) in (2..).zip(&mut people[1..]) {
            person.carry_out(&table, json!({"do": "sit", "seat": seat})).await;
            person.carry_out(&table, json!({"do": "ready", "ready": true})).await;
        }
        let mut playing = JoinSet::new();
        for mut person in people.drain(..) {
            let table = table.clone();
            playing.spawn(async move {
                person.play(&table).await;
                person
            });
        }
        people = playing.join_all().await;
    }
}

/// Somebody with a session who comes back after every kill.
struct Person {
    token: String,
    world: Arc<World>,
    rng: Xoshiro256PlusPlus,
}

/// What a person remembers of a table while the server is away.
#[derive(Default)]
struct Memory {
    /// The last version they saw.
    version: Option<u64>,
    /// The command that they have sent and not heard of.
    unanswered: Option<Value>,
    /// The last that was acknowledged.
    last: Option<Acked>,
}

impl Person {
    fn one_in(&mut self, chance: u32) -> bool {
        self.rng.next_u32().is_multiple_of(chance)
    }

    async fn open(&mut self, game: &str, chairs: Vec<Value>) -> String {
        let new = json!({"game": game, "seats": chairs, "ready": true, "key": fresh_key()});
        let opened = self.world.insist(&self.token, "/api/tables", Some(&new)).await.accepted().unwrap();
        let table = opened["id"].as_str().unwrap().to_owned();
        self.world.ledger.lock().unwrap().tables.push((table.clone(), self.token.clone()));
        table
    }

    /// Sends a command by HTTP until it is answered.
    async fn order(&self, table: &str, command: &Value) -> Answer {
        self.world.insist(&self.token, &format!("/api/tables/{table}/commands"), Some(command)).await
    }

    async fn carry_out(&mut self, table: &str, mut command: Value) {
        self.sign(&mut command);
        let done = self.order(table, &command).await.accepted().unwrap();
        self.acknowledge(table, command, &done["version"]);
    }

    fn sign(&self, command: &mut Value) {
        let key = fresh_key();
        command["key"] = key.as_str().into();
        self.world.ledger.lock().unwrap().sent.insert(key);
    }

    fn acknowledge(&self, table: &str, command: Value, version: &Value) -> Acked {
        let acked = Acked { table: table.to_owned(), command, version: version.as_u64().unwrap() };
        self.world.ledger.lock().unwrap().acked.push(acked.clone());
        self.world.acked.fetch_add(1, Ordering::Relaxed);
        acked
    }

    /// A command that was acknowledged is acknowledged alike when it comes again.
    async fn repeat(&self, acked: &Acked) {
        let again = self.order(&acked.table, &acked.command).await.accepted().unwrap();
        assert_eq!(again["version"], acked.version, "{} was answered otherwise", acked.command);
    }

    /// Plays a game to its end, through all that happens to the server.
    async fn play(&mut self, table: &str) {
        let mut memory = Memory::default();
        while self.play_while_it_lasts(table, &mut memory).await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn play_while_it_lasts(&mut self, table: &str, memory: &mut Memory) -> Result<(), Fault> {
        let client = Client::new(self.world.somewhere()).bearing(&self.token);
        let since = memory.version.map_or_else(String::new, |version| format!("?since={version}"));
        let mut socket = timeout(Duration::from_secs(5), client.socket(table, &since)).await??;
        if let Some(acked) = &memory.last
            && self.one_in(2)
        {
            self.repeat(acked).await;
        }
        if let Some(command) = &memory.unanswered {
            socket.send(command).await?;
        }
        let mut seen = Value::Null;
        loop {
            let mut message =
                timeout(Duration::from_secs(20), socket.next()).await?.ok_or("the socket has closed")?;
            match message["type"].as_str().unwrap_or_default() {
                "table" => newer(&mut seen, message),
                "done" => {
                    let command = memory.unanswered.take().expect("only what was sent is answered");
                    assert_eq!(message["key"], command["key"]);
                    let acked = self.acknowledge(table, command, &message["version"]);
                    if self.one_in(8) {
                        self.repeat(&acked).await;
                    }
                    memory.last = Some(acked);
                }
                "refused" => {
                    let command = memory.unanswered.as_ref().expect("only what was sent is refused");
                    assert_eq!(message["key"], command["key"]);
                    match refusal(command, &mut message) {
                        Refusal::NotNow => {
                            sleep(Duration::from_millis(500)).await;
                            socket.send(command).await?;
                        }
                        Refusal::Stale(table) => {
                            memory.unanswered = None;
                            newer(&mut seen, table);
                        }
                    }
                }
                _ => {}
            }
            memory.version = seen["version"].as_u64().or(memory.version);
            while memory.unanswered.is_none() && !seen.is_null() {
                if seen["stage"] == "over" {
                    return Ok(());
                }
                let Some(command) = self.decide(&seen) else { break };
                if self.one_in(4) {
                    let answer = self.order(table, &command).await;
                    let mut told = answer.json();
                    if answer.status.is_success() {
                        memory.last = Some(self.acknowledge(table, command, &told["version"]));
                        newer(&mut seen, told["table"].take());
                    } else if let Refusal::Stale(table) = refusal(&command, &mut told) {
                        newer(&mut seen, table);
                    }
                } else {
                    memory.unanswered = Some(command.clone());
                    socket.send(&command).await?;
                }
            }
        }
    }

    /// What to do at the table as it was seen last.
    fn decide(&mut self, seen: &Value) -> Option<Value> {
        let offers = seen["offers"].as_array().filter(|offers| !offers.is_empty());
        let mut command = if seen["can_undo"] == true && self.one_in(20) {
            json!({"do": "undo"})
        } else {
            let offers = offers?;
            json!({"do": "choose", "word": offers[self.rng.next_u32() as usize % offers.len()]["word"]})
        };
        command["version"] = seen["version"].clone();
        self.sign(&mut command);
        Some(command)
    }
}

/// Why a command was not carried out.
enum Refusal {
    /// Too many came at once, or the database is away: nothing was changed, and the same is asked again.
    NotNow,
    /// The table has changed since, and is now like this; or no longer lets anything be taken back.
    Stale(Value),
}

fn refusal(command: &Value, told: &mut Value) -> Refusal {
    match told["problem"]["message"].as_str().unwrap_or_default() {
        "server-too-many" | "server-unavailable" => Refusal::NotNow,
        "server-stale" => Refusal::Stale(told["table"].take()),
        _ if command["do"] == "undo" => Refusal::Stale(Value::Null),
        _ => panic!("{command} was offered and refused: {told}"),
    }
}

/// A table replaces one that was seen before, not after.
fn newer(seen: &mut Value, table: Value) {
    if table["version"].as_u64() >= seen["version"].as_u64() {
        *seen = table;
    }
}
