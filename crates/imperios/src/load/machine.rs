//! What the machine tells of a process: its processor time, its memory, how many files it may open.

use std::{
    env, fs,
    io::{self, BufRead, BufReader},
    iter::Sum,
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use super::{CannotLoad, Result};

/// Linux counts processor time in hundredths of a second for everybody.
const TICKS: u64 = 100;

/// Refuses what would fail half-way.
pub(super) fn check_files(needed: u64) -> Result<()> {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let allowed = line.and_then(|line| line.split_whitespace().next()).and_then(|soft| soft.parse().ok());
    match allowed {
        Some(allowed) if allowed < needed => Err(CannotLoad::Files { needed, allowed }),
        // Where there is no limit, or none that we know of, we find out.
        _ => Ok(()),
    }
}

/// What a process has spent since its start.
pub(super) struct Spent {
    /// Time on processors, in the program and in the system for it.
    pub(super) processor: Duration,
    /// Bytes written to disk, where the system tells.
    pub(super) disk: Option<u64>,
    /// How often a thread gave its processor away to wait for something.
    pub(super) waits: u64,
}

impl Sum for Spent {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        let nothing = Self { processor: Duration::ZERO, disk: Some(0), waits: 0 };
        all.fold(nothing, |one, other| Self {
            processor: one.processor + other.processor,
            disk: one.disk.zip(other.disk).map(|(one, other)| one + other),
            waits: one.waits + other.waits,
        })
    }
}

impl Spent {
    /// What was spent since then.
    pub(super) fn since(&self, then: &Self) -> Self {
        Self {
            processor: self.processor.saturating_sub(then.processor),
            disk: self.disk.zip(then.disk).map(|(now, then)| now.saturating_sub(then)),
            waits: self.waits.saturating_sub(then.waits),
        }
    }
}

/// A process that is measured.
pub(super) struct Process {
    pid: u32,
}

impl Process {
    pub(super) fn find(pid: u32) -> Result<Self> {
        let process = Self { pid };
        process.memory()?;
        Ok(process)
    }

    fn read(&self, file: &str) -> Result<String> {
        let cannot = |error| CannotLoad::Process { pid: self.pid, error };
        fs::read_to_string(format!("/proc/{}/{file}", self.pid)).map_err(cannot)
    }

    fn unreadable(&self) -> CannotLoad {
        CannotLoad::Process { pid: self.pid, error: io::ErrorKind::InvalidData.into() }
    }

    /// What it has spent so far.
    pub(super) fn spent(&self) -> Result<Spent> {
        Ok(Spent { processor: self.processor_time()?, disk: self.disk(), waits: self.waits() })
    }

    /// Only whoever may look closely at a process learns what it writes.
    fn disk(&self) -> Option<u64> {
        let io = self.read("io").ok()?;
        io.lines().find_map(|line| line.strip_prefix("write_bytes:"))?.trim().parse().ok()
    }

    /// The waits of all its threads that are still there.
    fn waits(&self) -> u64 {
        let threads = fs::read_dir(format!("/proc/{}/task", self.pid)).into_iter().flatten().flatten();
        let waits = |status: String| -> Option<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))?;
            line.trim().parse().ok()
        };
        threads.filter_map(|thread| waits(fs::read_to_string(thread.path().join("status")).ok()?)).sum()
    }

    fn processor_time(&self) -> Result<Duration> {
        let stat = self.read("stat")?;
        // The name of the program, in brackets, may hold anything.
        let fields = stat.rsplit_once(')').map(|(_, rest)| rest.split_whitespace());
        let ticks =
            fields.map(|fields| fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum());
        let ticks: u64 = ticks.ok_or_else(|| self.unreadable())?;
        Ok(Duration::from_millis(ticks * 1000 / TICKS))
    }

    /// Bytes in memory.
    pub(super) fn memory(&self) -> Result<u64> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: Option<u64> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        Ok(kib.ok_or_else(|| self.unreadable())? * 1024)
    }
}

/// A server of our own, which ends with us.
pub(super) struct Spawned {
    pub(super) address: SocketAddr,
    program: Child,
    folder: PathBuf,
}

impl Spawned {
    /// Starts one, on a folder of its own or as one of several on a database.
    pub(super) fn start(number: usize, database: Option<&str>) -> io::Result<Self> {
        let folder = env::temp_dir().join(format!("imperios-load-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let rates = [
            "--rate-address",
            "--rate-person",
            "--rate-table",
            "--rate-entry",
            "--rate-chat",
            "--rate-opening",
            "--most-connections",
            "--most-sockets",
            "--most-tables",
        ];
        let mut command = Command::new(env::current_exe()?);
        command
            .args(["serve", "--port", "0", "--log", "warn", "--data"])
            .arg(&folder)
            .args(rates.iter().flat_map(|rate| [rate, "0"]))
            .env_remove("IMPERIOS_DATABASE")
            .env_remove("IMPERIOS_NODE_URL")
            .envs(database.map(|database| ("IMPERIOS_DATABASE", database)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let mut program = command.spawn()?;
        let mut line = String::new();
        if let Some(said) = program.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        match address {
            Some(address) => Ok(Self { address, program, folder }),
            None => Err(io::Error::other("it has not said where it listens")),
        }
    }

    pub(super) fn pid(&self) -> u32 {
        self.program.id()
    }
}

impl Drop for Spawned {
    fn drop(&mut self) {
        // What it has written goes too.
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
