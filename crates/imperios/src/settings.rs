//! How a server is set up: by flag, else by environment, else by file, else by default.
//!
//! The first two are the command line's ([`crate::cli`]); here they meet the file. No message ever shows a value of
//! a setting that may be secret.

use std::{
    env, fmt,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    num::NonZeroU16,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use clap::ValueEnum;
use manifest::read_text;
use serde::Deserialize;
use server::{
    BadMail, Bounds, MailSettings, NoticeSettings, Rates, Settings,
    store::{Database, Secret},
};
use tracing_subscriber::filter::Targets;

use crate::{
    cli::{Keeping, Serve, Telling},
    failure::Failure,
};

/// The file in the data folder that is read where no other is named.
const USUAL_FILE: &str = "imperios.toml";
/// The database in the data folder.
const DATABASE_FILE: &str = "imperios.sqlite";
const PORT: u16 = 8006;
/// Larger files are no settings.
const LARGEST: u64 = 1 << 20;

/// All that can be set in the file.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Written {
    data: Option<PathBuf>,
    database: Option<String>,
    port: Option<u16>,
    host: Option<IpAddr>,
    public_url: Option<PublicUrl>,
    node_url: Option<NodeUrl>,
    trust_proxy: Option<bool>,
    bots_at_once: Option<NonZeroU16>,
    metrics_token: Option<String>,
    metrics_token_file: Option<PathBuf>,
    log: Option<LogFilter>,
    log_format: Option<LogFormat>,
    #[serde(default)]
    rates: WrittenRates,
    #[serde(default)]
    bounds: WrittenBounds,
    #[serde(default)]
    mail: WrittenMail,
    #[serde(default)]
    notices: WrittenNotices,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WrittenMail {
    server: Option<String>,
    from: Option<String>,
    password: Option<String>,
    password_file: Option<PathBuf>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WrittenNotices {
    grace: Option<u16>,
    private_webhooks: Option<bool>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WrittenBounds {
    connections: Option<u32>,
    sockets: Option<u32>,
    tables: Option<u32>,
    records: Option<u32>,
    megabytes: Option<u32>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WrittenRates {
    address: Option<u32>,
    person: Option<u32>,
    table: Option<u32>,
    entry: Option<u32>,
    chat: Option<u32>,
    opening: Option<u32>,
}

/// How a log is written.
#[derive(Deserialize, ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// A JSON object a line, for programs
    Json,
}

/// What is logged: a level for this program, or directives by part of the program.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct LogFilter(String);

const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

impl LogFilter {
    /// The levels of all parts. A level alone is that of this program; of the libraries only what goes wrong is told.
    pub(crate) fn targets(&self) -> Targets {
        let text = match self.0.as_str() {
            level @ ("info" | "debug" | "trace") => {
                &format!("warn,imperios={level},server={level},tower_http={level}")
            }
            quiet_or_directives => quiet_or_directives,
        };
        text.parse().expect("what was checked when it was read")
    }
}

impl Default for LogFilter {
    fn default() -> Self {
        Self("info".to_owned())
    }
}

impl FromStr for LogFilter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_level = |word: &str| LEVELS.contains(&word);
        let is_directive = |part: &str| {
            is_level(part)
                || part.split_once('=').is_some_and(|(part, level)| !part.is_empty() && is_level(level))
        };
        if text.split(',').all(is_directive) {
            Ok(Self(text.to_owned()))
        } else {
            Err(format!("a log has a level ({}) or a filter such as warn,server=debug", LEVELS.join(", ")))
        }
    }
}

impl TryFrom<String> for LogFilter {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// How browsers reach a server: scheme and host, nothing behind them.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = text.strip_suffix('/').unwrap_or(text);
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let fits = |host: &str| {
            !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-._:[]".contains(c))
        };
        if host.is_some_and(fits) {
            // Browsers name their origin in lower case.
            Ok(Self(url.to_ascii_lowercase()))
        } else {
            Err("the address is http:// or https:// with a host and perhaps a port, without a path")
        }
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How other servers on the same database reach this one: http, host and port, nothing behind them.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct NodeUrl(String);

impl FromStr for NodeUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<PublicUrl>() {
            Ok(PublicUrl(url)) if url.starts_with("http://") => Ok(Self(url)),
            _ => Err("nodes speak plain http with each other: http://10.0.0.3:8006, without a path"),
        }
    }
}

impl TryFrom<String> for NodeUrl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for NodeUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A server to be, and its log.
pub(crate) struct Wanted {
    pub(crate) settings: Settings,
    pub(crate) log: LogFilter,
    pub(crate) log_format: LogFormat,
}

/// What `imperios serve` is to do.
pub(crate) fn of_server(args: &Serve) -> Result<Wanted, Failure> {
    let written = read_file(&args.keeping)?;
    let database = database(&args.keeping, &written)?;
    let metrics_token = metrics_token(args.metrics_token_file.as_deref(), &written)?;
    let notices = notices(&args.telling, &written)?;
    let usual = Rates::default();
    let (given, kept) = (&args.rates, &written.rates);
    let rates = Rates {
        address: given.address.or(kept.address).unwrap_or(usual.address),
        person: given.person.or(kept.person).unwrap_or(usual.person),
        table: given.table.or(kept.table).unwrap_or(usual.table),
        entry: given.entry.or(kept.entry).unwrap_or(usual.entry),
        chat: given.chat.or(kept.chat).unwrap_or(usual.chat),
        opening: given.opening.or(kept.opening).unwrap_or(usual.opening),
    };
    let usual = Bounds::default();
    let (given, kept) = (&args.bounds, &written.bounds);
    let bounds = Bounds {
        connections: given.connections.or(kept.connections).unwrap_or(usual.connections),
        sockets: given.sockets.or(kept.sockets).unwrap_or(usual.sockets),
        tables: given.tables.or(kept.tables).unwrap_or(usual.tables),
        records: given.records.or(kept.records).unwrap_or(usual.records),
        megabytes: given.megabytes.or(kept.megabytes).unwrap_or(usual.megabytes),
    };
    let host = args.host.or(written.host).unwrap_or(Ipv4Addr::LOCALHOST.into());
    let port = args.port.or(written.port).unwrap_or(PORT);
    let public_url = args.public_url.clone().or(written.public_url);
    if notices.mail.is_some() && public_url.is_none() {
        return Err(Failure::Mail(BadMail::NoPublicUrl));
    }
    let bots_at_once = args.bots_at_once.or(written.bots_at_once).map(|number| usize::from(number.get()));
    let cores = || std::thread::available_parallelism().map_or(2, usize::from);
    Ok(Wanted {
        settings: Settings {
            listen: SocketAddr::new(host, port),
            database,
            public_url: public_url.map(|url| url.to_string()),
            trust_proxy: args.trust_proxy.or(written.trust_proxy).unwrap_or(false),
            rates,
            bounds,
            bots_at_once: bots_at_once.unwrap_or_else(cores),
            metrics_token,
            notices,
            node_url: args.node_url.clone().or(written.node_url).map(|url| url.to_string()),
        },
        log: args.log.clone().or(written.log).unwrap_or_default(),
        log_format: args.log_format.or(written.log_format).unwrap_or(LogFormat::Text),
    })
}

/// The database that `imperios admin` looks after.
pub(crate) fn of_admin(args: &Keeping) -> Result<Database, Failure> {
    database(args, &read_file(args)?)
}

/// The file that was named, or the usual one if it is there.
fn read_file(args: &Keeping) -> Result<Written, Failure> {
    let path = match &args.config {
        Some(path) => path.clone(),
        None => match args.data.clone().or_else(usual_folder).map(|folder| folder.join(USUAL_FILE)) {
            Some(path) if path.exists() => path,
            _ => return Ok(Written::default()),
        },
    };
    let text = read_text(&path, LARGEST).map_err(Failure::file(&path))?;
    // The error is told without the line itself, which may hold a password.
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        Failure::Setting { path, line, problem: error.message().replace('\n', " ") }
    })
}

/// The database that was named, wherever; else the one in the data folder.
fn database(args: &Keeping, written: &Written) -> Result<Database, Failure> {
    let named = args.database.clone().filter(|database| *database != Database::File(PathBuf::new()));
    let kept = || Some(written.database.as_ref()?.parse().unwrap_or_else(|never| match never {}));
    if let Some(database) = named.or_else(kept) {
        return known(database);
    }
    let folder = args.data.clone().or_else(|| written.data.clone()).or_else(usual_folder);
    Ok(Database::File(folder.ok_or(Failure::NoDataFolder)?.join(DATABASE_FILE)))
}

/// Refuses the address of a database of another kind, which would be taken for the name of a file.
fn known(database: Database) -> Result<Database, Failure> {
    match &database {
        Database::File(path) if path.to_string_lossy().contains("://") => Err(Failure::OtherDatabase),
        _ => Ok(database),
    }
}

/// The folder for the data of this user's programs.
fn usual_folder() -> Option<PathBuf> {
    let home = || {
        env::var_os("HOME")
            .filter(|home| !home.is_empty())
            .map(|home| PathBuf::from(home).join(".local/share"))
    };
    let data = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    Some(data.or_else(home)?.join("imperios"))
}

/// How people are told of what they do not look at.
fn notices(args: &Telling, written: &Written) -> Result<NoticeSettings, Failure> {
    let usual = NoticeSettings::default();
    let grace = args.notice_grace.or(written.notices.grace);
    Ok(NoticeSettings {
        grace: grace.map_or(usual.grace, |seconds| Duration::from_secs(seconds.into())),
        mail: mail(args, &written.mail)?,
        private_addresses: args.private_webhooks.or(written.notices.private_webhooks).unwrap_or(false),
        ..usual
    })
}

/// By which server letters are sent, if the operator has named one.
fn mail(args: &Telling, written: &WrittenMail) -> Result<Option<MailSettings>, Failure> {
    let Some(server) = args.mail_server.as_ref().or(written.server.as_ref()).filter(|text| !text.is_empty())
    else {
        return Ok(None);
    };
    let from = args.mail_from.as_deref().or(written.from.as_deref()).unwrap_or_default();
    let mut mail = MailSettings::read(server, from).map_err(Failure::Mail)?;
    let set = env::var("IMPERIOS_MAIL_PASSWORD").ok().filter(|password| !password.is_empty());
    let password = match (&args.mail_password_file, set, &written.password_file) {
        (Some(path), ..) | (None, None, Some(path)) => Some(read_secret(path)?),
        (None, Some(password), _) => Some(password),
        (None, None, None) => written.password.clone(),
    };
    mail.password = password.map(Secret::new);
    if mail.user.is_some() == mail.password.is_some() {
        Ok(Some(mail))
    } else {
        Err(Failure::Mail(BadMail::HalfSignedIn))
    }
}

fn read_secret(path: &Path) -> Result<String, Failure> {
    read_text(path, LARGEST).map(|text| text.trim().to_owned()).map_err(Failure::file(path))
}

/// From the file that was named or the environment, else as the file of settings has it.
fn metrics_token(named: Option<&Path>, written: &Written) -> Result<Option<Secret>, Failure> {
    let set = env::var("IMPERIOS_METRICS_TOKEN").ok().filter(|token| !token.is_empty());
    let token = match (named, set) {
        (Some(path), _) => Some(read_secret(path)?),
        (None, Some(token)) => Some(token),
        (None, None) => match &written.metrics_token_file {
            Some(path) => Some(read_secret(path)?),
            None => written.metrics_token.clone(),
        },
    };
    match token {
        Some(token) if token.len() >= 16 && token.bytes().all(|byte| byte.is_ascii_graphic()) => {
            Ok(Some(Secret::new(token)))
        }
        Some(_) => Err(Failure::BadMetricsToken),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_alone_is_for_this_program() {
        let targets = |text: &str| text.parse::<LogFilter>().map(|filter| filter.targets());
        let meant = |text: &str| text.parse::<Targets>().unwrap();
        assert_eq!(targets("debug").unwrap(), meant("warn,imperios=debug,server=debug,tower_http=debug"));
        assert_eq!(targets("off").unwrap(), meant("off"));
        assert_eq!(targets("warn,server=trace").unwrap(), meant("warn,server=trace"));
        for bad in ["", "loud", "server", "server=", "=info", "info,", "server=loud"] {
            assert!(targets(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_node_is_reached_by_plain_http() {
        let url = |text: &str| text.parse::<NodeUrl>().map(|url| url.to_string());
        assert_eq!(url("http://10.0.0.3:8006/").unwrap(), "http://10.0.0.3:8006");
        for bad in ["https://10.0.0.3", "10.0.0.3:8006", "http://a/b", ""] {
            assert!(url(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_public_address_is_an_origin() {
        let url = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        assert_eq!(url("https://Imperios.example/").unwrap(), "https://imperios.example");
        assert_eq!(url("http://[::1]:8006").unwrap(), "http://[::1]:8006");
        for bad in
            ["", "imperios.example", "https://", "https://a/b", "https://a?b", "ftp://a", "https://u@a"]
        {
            assert!(url(bad).is_err(), "{bad:?}");
        }
    }
}
