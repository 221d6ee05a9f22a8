//! `imperios serve`: games over HTTP and WebSocket.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use phrasebook::Translator;
use server::Server;
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

use crate::{
    cli::Serve,
    context::Context,
    failure::Failure,
    settings::{self, LogFilter, LogFormat, Wanted},
};

pub(crate) fn serve(args: &Serve, context: &Context) -> Result<ExitCode, Failure> {
    let Wanted { settings, log, log_format } = settings::of_server(args)?;
    let games = context.open_all()?;
    start_log(&log, log_format);
    let runtime = tokio::runtime::Runtime::new()?;
    let ended = runtime.block_on(async {
        let mut signals = Signals::new()?;
        let database = settings.database.clone();
        let server = Server::start(settings, games, pages::pages()).await.map_err(Failure::Serve)?;
        let address = server.address();
        // A server whose starter does not read serves all the same.
        let _ = writeln!(io::stdout(), "http://{address}");
        if args.open {
            // Where there is no browser, the address that was printed does.
            let _ = open::that_detached(format!("http://{address}"));
        }
        tracing::info!(%address, %database, version = env!("CARGO_PKG_VERSION"), "listening");
        let (name, _) = signals.next().await;
        tracing::info!(signal = name, "stopping: finishing writes, telling sockets to come back");
        if log_format == LogFormat::Text {
            anstream::eprintln!("{}", Translator::nobody(context.lang).plain("terminal-stopping"));
        }
        tokio::select! {
            () = server.stop() => {
                tracing::info!("stopped");
                Ok(ExitCode::SUCCESS)
            }
            (name, number) = signals.next() => {
                tracing::warn!(signal = name, "ended at once");
                Ok(ExitCode::from(128 + number))
            }
        }
    });
    // A bot may still think about a choice that nobody waits for.
    runtime.shutdown_background();
    ended
}

/// Logs to standard error. Whatever the filter says, libraries tell nothing below `info`: some would write down
/// what goes over the wire, hidden cards and cookies included.
fn start_log(filter: &LogFilter, format: LogFormat) {
    let own = ["imperios", "server", "tower_http"].map(|target| (target, LevelFilter::TRACE));
    let wire = Targets::new().with_default(LevelFilter::INFO).with_targets(own);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(filter.targets()).with(wire).with(lines).init();
}

/// The signals that end a server, each with its name and number.
#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) -> (&'static str, u8) {
        tokio::select! {
            _ = self.interrupt.recv() => ("SIGINT", 2),
            _ = self.terminate.recv() => ("SIGTERM", 15),
        }
    }
}

/// Elsewhere there is Ctrl-C alone.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    #[allow(clippy::unnecessary_wraps, reason = "as on unix")]
    fn new() -> io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) -> (&'static str, u8) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        ("Ctrl-C", 2)
    }
}
