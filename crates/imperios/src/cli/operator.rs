//! The command line of whoever runs a server: `imperios serve` and `imperios admin`.
//!
//! What is left open here is looked for in the file of settings and has a default in the end, so nothing has a
//! default here and the defaults stand in the help by hand.

#![allow(clippy::doc_markdown, rustdoc::bare_urls, reason = "these texts are printed as the help")]

use std::{net::IpAddr, num::NonZeroU16, path::PathBuf, str::FromStr, time::Duration};

use clap::{
    Args, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use server::store::{Database, GameId, Stage};

use crate::settings::{LogFilter, LogFormat, NodeUrl, PublicUrl};

/// Where games are kept.
#[derive(Args, Debug)]
pub(crate) struct Keeping {
    /// The folder where games are kept [default: imperios in $XDG_DATA_HOME or ~/.local/share]
    #[arg(long, global = true, value_name = "DIR", env = "IMPERIOS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead, as postgres://USER:PASSWORD@HOST:PORT/NAME. Others on this machine can read
    /// command lines: a password belongs into the environment or the file of settings
    #[arg(long, global = true, value_name = "URL", env = "IMPERIOS_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<Database>,
    /// The file of settings, in TOML; docs/server.md lists its keys [default: imperios.toml in the data folder, if
    /// it is there]
    #[arg(long, global = true, value_name = "FILE", env = "IMPERIOS_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "What is not given here is taken from the environment variable named with it, then from the \
file of settings, then from the default.\n\nThe token with which a program may read /metrics is a secret and can't be \
given here: it is in the environment variable IMPERIOS_METRICS_TOKEN or in a file (--metrics-token-file). Without one, \
programs on this machine may read them. So is the password for the mail server: IMPERIOS_MAIL_PASSWORD or \
--mail-password-file.\n\nThe address is printed when the server listens; the log goes to standard \
error. SIGINT (Ctrl-C) or SIGTERM stops it: what was begun is written, sockets are told to come back. A second signal \
ends it at once, and even then nothing that was acknowledged is lost."
)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) keeping: Keeping,
    /// Open the address in the browser as soon as the server listens
    #[arg(long)]
    pub(crate) open: bool,
    /// The port to listen on; 0 for any that is free [default: 8006]
    #[arg(long, env = "IMPERIOS_PORT")]
    pub(crate) port: Option<u16>,
    /// The address to listen on; 0.0.0.0 or :: for all of this machine [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "IMPERIOS_HOST")]
    pub(crate) host: Option<IpAddr>,
    /// How browsers reach the server, such as https://imperios.example; needed behind a proxy
    #[arg(long, value_name = "URL", env = "IMPERIOS_PUBLIC_URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// How other servers on the same PostgreSQL database reach this one, such as http://10.0.0.3:8006; only where there
    /// are several [default: where it listens]
    #[arg(long, value_name = "URL", env = "IMPERIOS_NODE_URL")]
    pub(crate) node_url: Option<NodeUrl>,
    /// Believe the address that a proxy puts last into X-Forwarded-For: only where nobody can come past the proxy
    #[arg(long, value_name = "BOOL", env = "IMPERIOS_TRUST_PROXY", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) trust_proxy: Option<bool>,
    #[command(flatten)]
    pub(crate) rates: Rates,
    #[command(flatten)]
    pub(crate) bounds: Bounds,
    #[command(flatten)]
    pub(crate) telling: Telling,
    /// How many bots think at a time [default: as many as there are cores]
    #[arg(long, value_name = "N", env = "IMPERIOS_BOTS_AT_ONCE")]
    pub(crate) bots_at_once: Option<NonZeroU16>,
    /// A file with the token that a program must bear to read /metrics
    #[arg(long, value_name = "FILE", env = "IMPERIOS_METRICS_TOKEN_FILE")]
    pub(crate) metrics_token_file: Option<PathBuf>,
    /// What is logged: off, error, warn, info, debug or trace, or a filter such as warn,server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "IMPERIOS_LOG")]
    pub(crate) log: Option<LogFilter>,
    /// How it is logged [default: text]
    #[arg(long, value_name = "FORMAT", env = "IMPERIOS_LOG_FORMAT")]
    pub(crate) log_format: Option<LogFormat>,
}

/// How people are told of what they do not look at.
#[derive(Args, Debug)]
#[command(next_help_heading = "How people are told that it is their turn while they do not look")]
pub(crate) struct Telling {
    /// The mail server by which letters are sent, such as smtps://USER@mail.example.org; needs --public-url
    #[arg(long, value_name = "URL", env = "IMPERIOS_MAIL_SERVER")]
    pub(crate) mail_server: Option<String>,
    /// Who letters come from, such as imperios@example.org
    #[arg(long, value_name = "ADDRESS", env = "IMPERIOS_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// A file with the password for the mail server
    #[arg(long, value_name = "FILE", env = "IMPERIOS_MAIL_PASSWORD_FILE")]
    pub(crate) mail_password_file: Option<PathBuf>,
    /// So many seconds somebody may come and look by themselves before they are told [default: 10]
    #[arg(long, value_name = "SECONDS", env = "IMPERIOS_NOTICE_GRACE")]
    pub(crate) notice_grace: Option<u16>,
    /// Send to webhooks and push services in private networks too, and by plain http
    #[arg(long, value_name = "BOOL", env = "IMPERIOS_PRIVATE_WEBHOOKS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) private_webhooks: Option<bool>,
}

/// How often anybody may ask; 0 is no limit.
#[derive(Args, Debug)]
#[command(next_help_heading = "How often anybody may ask (0: as often as they like)")]
pub(crate) struct Rates {
    /// Requests a second from one address [default: 50]
    #[arg(long = "rate-address", value_name = "N", env = "IMPERIOS_RATE_ADDRESS")]
    pub(crate) address: Option<u32>,
    /// Requests a second by one person [default: 20]
    #[arg(long = "rate-person", value_name = "N", env = "IMPERIOS_RATE_PERSON")]
    pub(crate) person: Option<u32>,
    /// Commands a second at one table [default: 50]
    #[arg(long = "rate-table", value_name = "N", env = "IMPERIOS_RATE_TABLE")]
    pub(crate) table: Option<u32>,
    /// New guests, sign-ins and new accounts a minute from one address [default: 20]
    #[arg(long = "rate-entry", value_name = "N", env = "IMPERIOS_RATE_ENTRY")]
    pub(crate) entry: Option<u32>,
    /// Lines of chat a minute by one person [default: 20]
    #[arg(long = "rate-chat", value_name = "N", env = "IMPERIOS_RATE_CHAT")]
    pub(crate) chat: Option<u32>,
    /// New tables, rematches and records brought along a minute by one person [default: 30]
    #[arg(long = "rate-opening", value_name = "N", env = "IMPERIOS_RATE_OPENING")]
    pub(crate) opening: Option<u32>,
}

/// How much anybody may have open or kept; 0 is no limit.
#[derive(Args, Debug)]
#[command(next_help_heading = "How much anybody may have open or kept (0: as much as they like)")]
pub(crate) struct Bounds {
    /// Connections from one address; behind a proxy that is trusted the proxy counts them [default: 256]
    #[arg(long = "most-connections", value_name = "N", env = "IMPERIOS_MOST_CONNECTIONS")]
    pub(crate) connections: Option<u32>,
    /// Tables that one person looks at over sockets [default: 64]
    #[arg(long = "most-sockets", value_name = "N", env = "IMPERIOS_MOST_SOCKETS")]
    pub(crate) sockets: Option<u32>,
    /// Tables that one person has opened and that are not over [default: 100]
    #[arg(long = "most-tables", value_name = "N", env = "IMPERIOS_MOST_TABLES")]
    pub(crate) tables: Option<u32>,
    /// Records that one person has brought along [default: 200]
    #[arg(long = "most-records", value_name = "N", env = "IMPERIOS_MOST_RECORDS")]
    pub(crate) records: Option<u32>,
    /// Megabytes of the records and positions that one person has brought along [default: 32]
    #[arg(long = "most-megabytes", value_name = "N", env = "IMPERIOS_MOST_MEGABYTES")]
    pub(crate) megabytes: Option<u32>,
}

#[derive(Args, Debug)]
#[command(after_help = "All of it works while a server runs on the same database.")]
pub(crate) struct Admin {
    #[command(flatten)]
    pub(crate) keeping: Keeping,
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    /// List the games, last changed first
    List(List),
    /// Write a game out: its record when it is over, what a spectator may know before
    Export(Export),
    /// Delete a game with its record, chat and invitations
    Delete(Delete),
    /// Forget guests who have not been here for long, and sessions that have ended
    PruneGuests(PruneGuests),
    /// Copy the database into a new file, while games go on (PostgreSQL: use pg_dump)
    Backup(Backup),
    /// Put a backup in the place of the database, while no server runs, after telling what is missing in it
    Restore(Restore),
    /// List games whose journal can't be followed to its end, show one, or cut it back so that it goes on
    Mend(Mend),
    /// Look after the data packs with which tables can be opened
    #[command(subcommand)]
    Edition(Editions),
    /// Look after the sessions of people
    #[command(subcommand)]
    Sessions(Sessions),
    /// Look after ratings, histories and statistics
    #[command(subcommand)]
    Ratings(Ratings),
}

#[derive(Subcommand, Debug)]
pub(crate) enum Ratings {
    /// Count all finished games again from their journals, in the order in which they were counted
    Recompute,
}

#[derive(Args, Debug)]
pub(crate) struct List {
    /// Only games that are so far
    #[arg(long, value_parser = PossibleValuesParser::new(Stage::ALL.map(Stage::as_str)).try_map(Stage::try_from))]
    pub(crate) stage: Option<Stage>,
    /// Only this game, such as grecia
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Only games in which this person sits or which they opened
    #[arg(long, value_name = "ID|LOGIN")]
    pub(crate) person: Option<String>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "A game that is over is written as its record with the seed, which proves it (`imperios \
verify`): anybody may have it. Of a game that is not over, what is written is what a spectator may know, as JSON with \
the commitment: no hidden card, no choice that is not shown yet, no seed. It may be handed out too.\n\nThe whole \
record of a running game tells every hidden card and, by its seed, all chance to come. It is written only with \
--with-seed, and nobody who plays or watches may see it before the end."
)]
pub(crate) struct Export {
    /// The game
    pub(crate) id: GameId,
    /// Write into this new file instead of on standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Of a game that is not over, write the whole record with its seed and all that is hidden; not to be handed out
    #[arg(long)]
    pub(crate) with_seed: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Delete {
    /// The game
    pub(crate) id: GameId,
    /// Do not ask
    #[arg(long)]
    pub(crate) yes: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PruneGuests {
    /// Those who came and were last seen so long ago: hours, days or weeks, such as 90d. Whoever has an account,
    /// sits in a game or opened one stays
    #[arg(long, value_name = "AGE")]
    pub(crate) older_than: Age,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file, which must not be there yet
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The backup is looked through first, and compared with the database that is there: games and accounts that \
are missing in it, and games of which it has an earlier state, are listed before anything is done. The database that was \
there is not deleted: it is kept beside the new one, under a name that is told. PostgreSQL: use pg_restore."
)]
pub(crate) struct Restore {
    /// The backup, which stays as it is
    pub(crate) file: PathBuf,
    /// Do not ask
    #[arg(long)]
    pub(crate) yes: bool,
    /// Only tell what is missing
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Such a game can be looked at up to where it can be followed, but nobody can play on. The cause may be an \
edition that is missing (add it with `imperios admin edition add`), a program that is older than the one that wrote the \
journal (update it), or damage. Only where nothing else helps, --cut lets the players go on from the last good entry: it is \
entered in the journal as a deed of its own, and nothing is deleted.\n\nWithout an ID every journal is played again, which \
takes a while on a large server."
)]
pub(crate) struct Mend {
    /// The game
    pub(crate) id: Option<GameId>,
    /// Cut the game back to the last entry that can be followed
    #[arg(long, requires = "id")]
    pub(crate) cut: bool,
    /// Print JSON for programs
    #[arg(long, conflicts_with = "cut")]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Editions {
    /// Keep the data pack in DIR: new tables can be opened with it, and those that are always find it
    Add(AddEdition),
    /// List the data packs
    List(ListEditions),
    /// Open no new tables with a data pack; those that began with it go on
    Retire(RetireEdition),
}

#[derive(Args, Debug)]
pub(crate) struct AddEdition {
    /// A folder with the same files as data/GAME
    pub(crate) dir: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct ListEditions {
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RetireEdition {
    /// Its hash, or how that begins
    #[arg(value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub(crate) hash: String,
    /// Offer it again
    #[arg(long)]
    pub(crate) undo: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Sessions {
    /// End all sessions of a person: they must sign in again everywhere. Without an account they are gone for good
    Revoke(Revoke),
}

#[derive(Args, Debug)]
pub(crate) struct Revoke {
    /// Whose
    #[arg(long, value_name = "ID|LOGIN")]
    pub(crate) person: String,
}

/// How long ago: `12h`, `90d`, `4w`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Age(pub(crate) Duration);

impl FromStr for Age {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WANTED: &str = "an age is a number of hours, days or weeks: 12h, 90d, 4w";
        let unit = text.chars().last().ok_or(WANTED)?;
        let hours = match unit {
            'h' => 1,
            'd' => 24,
            'w' => 24 * 7,
            _ => return Err(WANTED),
        };
        let number: u32 = text[..text.len() - 1].parse().map_err(|_| WANTED)?;
        Ok(Self(Duration::from_secs(u64::from(number) * hours * 3600)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_have_a_unit() {
        assert_eq!("90d".parse(), Ok(Age(Duration::from_secs(90 * 86_400))));
        assert_eq!("2w".parse::<Age>(), "336h".parse());
        for bad in ["", "d", "90", "-1d", "1 d", "90m", "ñ", "99999999999d"] {
            assert!(bad.parse::<Age>().is_err(), "{bad:?}");
        }
    }
}
