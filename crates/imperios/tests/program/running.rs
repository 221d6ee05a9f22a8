//! A server that runs as a program of its own, and people who talk to it.

use std::{
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    process::{Child, Command},
    thread::JoinHandle,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::client::Client;

use crate::desk::Desk;

/// A server on a free port. Ends with the test, whatever happens.
pub(crate) struct Running {
    program: Child,
    pub(crate) address: SocketAddr,
    log: Option<JoinHandle<String>>,
}

/// How a server ended.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) log: String,
}

impl Running {
    /// A server that keeps its games in the folder `data` of the desk.
    pub(crate) fn start(desk: &Desk, args: &[&str]) -> Self {
        let data = desk.path("data");
        Self::of(desk.command(&[&["serve", "--port", "0", "--data", &data], args].concat()))
    }

    /// A server started by this command.
    pub(crate) fn of(mut command: Command) -> Self {
        let mut program = command.spawn().unwrap();
        let mut err = program.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut log = String::new();
            err.read_to_string(&mut log).unwrap();
            log
        });
        let mut first = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address = first.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        let Some(address) = address else { panic!("it does not listen: {}", log.join().unwrap()) };
        Self { program, address, log: Some(log) }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.program.id()
    }

    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.program.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits until it has ended.
    pub(crate) fn ended(mut self) -> Ended {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.program.try_wait().unwrap() {
                break status;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        };
        Ended { code: status.code(), log: self.log.take().unwrap().join().unwrap() }
    }

    /// Stops it as a service manager does, which must go well.
    pub(crate) fn stop(self) -> String {
        self.signal("TERM");
        let ended = self.ended();
        assert_eq!(ended.code, Some(0), "{}", ended.log);
        ended.log
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await.unwrap()
    }

    /// Somebody who was a guest before the server was started again.
    pub(crate) fn again(&self, guest: &Client) -> Client {
        Client::new(self.address).bearing(guest.bearer().unwrap())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Opens a table for one who is ready, and tells its id.
pub(crate) async fn open(client: &Client, game: &str, seats: Value) -> String {
    let new = json!({"game": game, "seats": seats, "ready": true, "key": "open"});
    let opened = client.post("/api/tables", &new).await.unwrap().accepted().unwrap();
    opened["id"].as_str().unwrap().to_owned()
}

/// A table as somebody sees it.
pub(crate) async fn see(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.unwrap().accepted().unwrap()
}

/// Makes the first choice that is offered to a seat.
pub(crate) async fn choose(client: &Client, table: &str, seat: u8) -> Value {
    let seen = client.get(&format!("/api/tables/{table}?seat={seat}")).await.unwrap().accepted().unwrap();
    let word = &seen["offers"][0]["word"];
    let key = format!("{seat}-{}", seen["version"]);
    let choose = json!({"do": "choose", "seat": seat, "word": word, "version": seen["version"], "key": key});
    client.command(table, &choose).await.unwrap().accepted().unwrap();
    word.clone()
}
