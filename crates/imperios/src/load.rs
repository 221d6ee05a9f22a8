//! `imperios load`: many games clicked through sockets, and what that costs the server.

mod crowd;
mod machine;

use std::{
    io,
    net::{SocketAddr, ToSocketAddrs},
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Args;
use serde_json::{Value, json};
use server::client::Fault;

use self::{
    crowd::Crowd,
    machine::{Process, Spawned, Spent},
};
use crate::failure::Failure;

#[derive(Args, Debug)]
#[command(
    after_help = "Every game has two people, each with a socket, who choose at random; a choice counts when the server \
has answered that it is durable. Idle sockets look on at games that nobody plays.\n\nThe server must not limit rates: \
start it with --rate-address 0 --rate-person 0 --rate-table 0 --rate-entry 0 --most-connections 0 --most-sockets 0, or let --spawn or --spawn-nodes do so."
)]
pub(crate) struct Load {
    /// The server, such as <http://127.0.0.1:8006>
    #[arg(required_unless_present_any = ["spawn", "spawn_nodes"], conflicts_with = "spawn")]
    url: Option<String>,
    /// Start a server of our own on a temporary folder
    #[arg(long)]
    spawn: bool,
    /// Start so many servers of our own on one `PostgreSQL` database, and let each person go to another of them
    #[arg(long, value_name = "N", conflicts_with_all = ["spawn", "url"], requires = "database",
        value_parser = clap::value_parser!(u8).range(1..=16))]
    spawn_nodes: Option<u8>,
    /// The database for --spawn-nodes, which should be empty, as postgres://USER:PASSWORD@HOST:PORT/NAME
    #[arg(long, value_name = "URL", env = "IMPERIOS_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Let people play at tables of their own node only, so that nothing is passed on; for measuring what that costs
    #[arg(long, requires = "spawn_nodes")]
    apart: bool,
    /// The process of the server at URL, on this machine: its processor time and memory are measured too
    #[arg(long, conflicts_with_all = ["spawn", "spawn_nodes"])]
    pid: Option<u32>,
    /// The game: altes-reich, grecia or napoleon; several, with commas between them, are played side by side
    #[arg(long, default_value = "altes-reich", value_delimiter = ',', num_args = 1)]
    game: Vec<String>,
    /// How many games are played at a time
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// How many sockets look on at games that nobody plays
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    sockets: u32,
    /// How many choices a second are made in all games together; 0 for as many as the server takes
    #[arg(long, default_value_t = 0)]
    rate: u32,
    /// For how long
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// Why a server can't be measured.
#[derive(thiserror::Error, Debug)]
pub(crate) enum CannotLoad {
    #[error("“{url}” is no address of a server; it looks like http://127.0.0.1:8006")]
    Url { url: String },
    #[error(
        "{needed} files have to be open at a time, but this shell allows {allowed}: say `ulimit -n {needed}` first, \
         or ask for fewer --games and --sockets"
    )]
    Files { needed: u64, allowed: u64 },
    #[error("the server did not start: {0}")]
    Spawn(io::Error),
    #[error("process {pid} can't be looked at: {error}")]
    Process { pid: u32, error: io::Error },
    #[error("{what}: {fault}")]
    Server { what: &'static str, fault: Fault },
}

type Result<T, E = CannotLoad> = std::result::Result<T, E>;

/// Says what could not be done.
fn cannot(what: &'static str) -> impl FnOnce(Fault) -> CannotLoad {
    move |fault| CannotLoad::Server { what, fault }
}

pub(crate) fn load(args: &Load) -> std::result::Result<ExitCode, Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::Output)?;
    let report = runtime.block_on(measure(args)).map_err(Failure::Load)?;
    if args.json {
        anstream::println!("{}", report.json());
    } else {
        anstream::print!("{}", report.text());
    }
    // Tens of thousands of sockets need not be closed one by one.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &Load) -> Result<Report> {
    machine::check_files(u64::from(args.sockets) + 2 * u64::from(args.games) + 100)?;
    let begun = Instant::now();
    let nodes = args.spawn_nodes.map_or(usize::from(args.spawn), usize::from);
    let database = args.database.as_deref().filter(|_| args.spawn_nodes.is_some());
    let mut spawned = Vec::new();
    let mut start_up = None;
    for number in 0..nodes {
        spawned.push(Spawned::start(number, database).map_err(CannotLoad::Spawn)?);
        start_up = start_up.or_else(|| Some(begun.elapsed()));
    }
    let addresses: Vec<SocketAddr> = match &args.url {
        Some(url) => vec![address(url)?],
        None => spawned.iter().map(|spawned| spawned.address).collect(),
    };
    let pids = spawned.iter().map(Spawned::pid).chain(args.pid);
    let processes = pids.map(Process::find).collect::<Result<Vec<_>>>()?;
    let measured = (!processes.is_empty()).then_some(&processes);
    let memory = || measured.map(|all| all.iter().map(Process::memory).sum()).transpose();
    let spent = || measured.map(|all| all.iter().map(Process::spent).sum::<Result<Spent>>()).transpose();

    let mut report = Report { start_up, memory_empty: memory()?, ..Report::default() };
    let mut crowd = Crowd::invite(&addresses, args.apart, args.game.clone()).await?;
    let idle_games = args.sockets.div_ceil(10);
    let idle = crowd.open_games(idle_games).await?;
    report.games_idle = idle_games;
    report.memory_games = memory()?;
    let looking_on = crowd.look_on(&idle, args.sockets).await?;
    report.sockets_idle = args.sockets;
    report.memory_sockets = memory()?;
    let games = crowd.open_games(args.games).await?;
    report.games_active = args.games;
    let games = crowd.sit_down(games).await?;
    let before = spent()?;
    let tally = crowd.play(games, args.rate, Duration::from_secs(args.seconds.into())).await?;
    if let (Some(now), Some(before)) = (spent()?, before) {
        report.spent = Some(now.since(&before));
    }
    report.memory_active = memory()?;
    report.took = tally.took;
    report.latencies = tally.latencies;
    report.latencies.sort_unstable();
    report.stale = tally.stale;
    report.received = tally.received;
    drop(looking_on);
    Ok(report)
}

/// The address in a URL.
fn address(url: &str) -> Result<SocketAddr> {
    let wrong = || CannotLoad::Url { url: url.to_owned() };
    let authority = url.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
    authority.to_socket_addrs().ok().and_then(|mut found| found.next()).ok_or_else(wrong)
}

/// What was measured.
#[derive(Default)]
struct Report {
    start_up: Option<Duration>,
    games_idle: u32,
    games_active: u32,
    sockets_idle: u32,
    /// Bytes in memory: before anything, with idle games, with idle sockets too, with games under way too.
    memory_empty: Option<u64>,
    memory_games: Option<u64>,
    memory_sockets: Option<u64>,
    memory_active: Option<u64>,
    took: Duration,
    /// From sending a choice to hearing that it is durable, in microseconds, in order.
    latencies: Vec<u32>,
    stale: u64,
    /// Bytes that players were sent over their sockets.
    received: u64,
    spent: Option<Spent>,
}

impl Report {
    fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.took.as_secs_f64()
    }

    /// So many of a thousand choices were as quick, in milliseconds.
    fn quantile(&self, of_a_thousand: usize) -> Option<f64> {
        let last = self.latencies.len().checked_sub(1)?;
        Some(f64::from(self.latencies[last * of_a_thousand / 1000]) / 1000.0)
    }

    /// Microseconds of the server's processors for each choice.
    fn processor_per_choice(&self) -> Option<f64> {
        Some(self.per_choice(self.spent.as_ref()?.processor.as_secs_f64() * 1e6))
    }

    /// Bytes that the server has written to disk for each choice.
    fn disk_per_choice(&self) -> Option<f64> {
        Some(self.per_choice(self.spent.as_ref()?.disk? as f64))
    }

    fn per_choice(&self, of_all: f64) -> f64 {
        of_all / self.latencies.len() as f64
    }

    /// Bytes for each of so many.
    fn each(from: Option<u64>, to: Option<u64>, number: u32) -> Option<u64> {
        to?.saturating_sub(from?).checked_div(number.into())
    }

    fn json(&self) -> Value {
        json!({
            "start_up_ms": self.start_up.map(|took| took.as_secs_f64() * 1000.0),
            "games": {"active": self.games_active, "idle": self.games_idle},
            "idle_sockets": self.sockets_idle,
            "seconds": self.took.as_secs_f64(),
            "choices": self.latencies.len(),
            "choices_per_second": self.rate(),
            "stale": self.stale,
            "latency_ms": {
                "p50": self.quantile(500), "p90": self.quantile(900), "p99": self.quantile(990),
                "max": self.quantile(1000),
            },
            "server_cpu_us_per_choice": self.processor_per_choice(),
            "server_disk_bytes_per_choice": self.disk_per_choice(),
            "server_waits_per_choice": self.spent.as_ref().map(|spent| self.per_choice(spent.waits as f64)),
            "sent_bytes_per_choice": self.per_choice(self.received as f64),
            "memory_bytes": {
                "empty": self.memory_empty, "with_idle_games": self.memory_games,
                "with_idle_sockets": self.memory_sockets, "with_active_games": self.memory_active,
                "per_idle_game": Self::each(self.memory_empty, self.memory_games, self.games_idle),
                "per_idle_socket": Self::each(self.memory_games, self.memory_sockets, self.sockets_idle),
                "per_active_game_with_two_sockets":
                    Self::each(self.memory_sockets, self.memory_active, self.games_active),
            },
        })
    }

    fn text(&self) -> String {
        let mut lines = Vec::new();
        let mut line = |what: &str, value: Option<String>| {
            lines.push(format!("{what:<34}{}\n", value.unwrap_or_else(|| "not measured".to_owned())));
        };
        let bytes = |bytes: Option<u64>| bytes.map(|bytes| format!("{:.1} kB", bytes as f64 / 1000.0));
        let ms = |ms: Option<f64>| ms.map(|ms| format!("{ms:.1} ms"));
        line("start-up", ms(self.start_up.map(|took| took.as_secs_f64() * 1000.0)));
        line("games played at a time", Some(self.games_active.to_string()));
        line("idle sockets, at idle games", Some(format!("{}, {}", self.sockets_idle, self.games_idle)));
        line("durable choices", Some(self.latencies.len().to_string()));
        line("durable choices a second", Some(format!("{:.0}", self.rate())));
        line("choices refused as stale", Some(self.stale.to_string()));
        for (name, of) in [("p50", 500), ("p90", 900), ("p99", 990), ("longest", 1000)] {
            line(&format!("from sending to durable, {name}"), ms(self.quantile(of)));
        }
        line("server processor time per choice", self.processor_per_choice().map(|us| format!("{us:.0} µs")));
        line(
            "written to disk per choice",
            self.disk_per_choice().map(|bytes| format!("{:.1} kB", bytes / 1000.0)),
        );
        let waits = self.spent.as_ref().map(|spent| self.per_choice(spent.waits as f64));
        line("times the server waited per choice", waits.map(|waits| format!("{waits:.1}")));
        line(
            "sent to both players per choice",
            Some(format!("{:.1} kB", self.per_choice(self.received as f64) / 1000.0)),
        );
        line("memory of the empty server", bytes(self.memory_empty));
        line(
            "  for each idle game",
            bytes(Self::each(self.memory_empty, self.memory_games, self.games_idle)),
        );
        line(
            "  for each idle socket",
            bytes(Self::each(self.memory_games, self.memory_sockets, self.sockets_idle)),
        );
        line(
            "  for each game with two sockets",
            bytes(Self::each(self.memory_sockets, self.memory_active, self.games_active)),
        );
        lines.concat()
    }
}
