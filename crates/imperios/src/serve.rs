//! `imperios serve`: games over HTTP and WebSocket.

use std::{net::SocketAddr, path::PathBuf, process::ExitCode};

use server::{Rates, Server, Settings, Shelf, store::Database};
use table::Lang;

use crate::{cli::Serve, failure::Failure, shelf};

pub(crate) fn serve(
    args: &Serve,
    _lang: Lang,
    edition: Option<&std::path::Path>,
) -> Result<ExitCode, Failure> {
    tracing_subscriber::fmt().with_env_filter(tracing_subscriber::EnvFilter::from_default_env()).init();
    let places = shelf::open_all(edition)?;
    let shelf =
        Shelf::new(places.into_iter().map(|place| server::Place { game: place.game, bots: place.bots }));
    let database = match &args.database {
        Some(url) => url.parse().expect("any text names a database"),
        None => Database::File(args.data.clone().unwrap_or_else(data_folder).join("imperios.sqlite")),
    };
    let settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], args.port)),
        database,
        public_url: None,
        trust_proxy: false,
        rates: rates(&args.rates),
        bots_at_once: std::thread::available_parallelism().map_or(2, usize::from),
        metrics_token: None,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::Output)?;
    runtime.block_on(async {
        let server = Server::start(settings, shelf).await.map_err(Failure::Serve)?;
        println!("http://{}", server.address());
        let _ = tokio::signal::ctrl_c().await;
        server.stop().await;
        Ok(ExitCode::SUCCESS)
    })
}

fn rates(given: &crate::cli::Rates) -> Rates {
    let usual = Rates::default();
    Rates {
        address: given.rate_address.unwrap_or(usual.address),
        person: given.rate_person.unwrap_or(usual.person),
        table: given.rate_table.unwrap_or(usual.table),
        entry: given.rate_entry.unwrap_or(usual.entry),
        chat: given.rate_chat.unwrap_or(usual.chat),
    }
}

fn data_folder() -> PathBuf {
    PathBuf::from(".")
}
