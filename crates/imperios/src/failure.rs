//! What ends a command early, as one sentence.

use std::{
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use bots::{BadTuning, CannotPlay, UnknownBot};
use server::{
    BadMail, CannotServe,
    admin::{CannotAdd, CannotExport, CannotMend},
    store::{GameId, StoreError},
};
use table::{BadName, CannotSetUp, CannotStart, Disagreement, RecordError, Unplayable};

use manifest::CannotOpen;
use phrasebook::Translator;

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A game or its data.
    Open(CannotOpen),
    /// Options or seats.
    Start(CannotStart),
    /// A server can't start.
    Serve(CannotServe),
    /// A server can't be measured.
    Load(crate::load::CannotLoad),
    /// A player's name.
    Name(BadName),
    /// A bot.
    Bot(UnknownBot),
    /// A file is no tuning of bots.
    Tuning { path: PathBuf, error: BadTuning },
    /// A file can't be read or written.
    File { path: PathBuf, error: io::Error },
    /// A file is no record.
    Record { path: PathBuf, error: RecordError },
    /// A record can't be played, said with the names at its table.
    Unplayable { path: PathBuf, said: String },
    /// A word beyond the end of a record.
    NoSuchPly { ply: usize, words: usize },
    /// The game of a record is not over.
    NotOver { path: PathBuf },
    /// The game of a record still runs, so nobody goes on from its moments elsewhere.
    StillRunning { path: PathBuf },
    /// A position in which a game is over.
    PositionOver,
    /// A position from which no game can go on.
    Position(CannotSetUp),
    /// A file is about another game than the one that was named.
    OtherGame { path: PathBuf, game: String },
    /// A word that can't be played, and why.
    Word { word: String, said: String },
    /// A seat that the game does not have.
    NoSuchSeat { seats: usize },
    /// A rule that the rulebook does not have.
    NoSuchRule { game: String, id: String },
    /// A game without a rulebook.
    NoRulebook { game: String },
    /// There is no browser that could print.
    NoBrowser { page: String },
    /// A browser could not be started, or printed nothing.
    Browser { browser: PathBuf },
    /// A game that has no such part to be printed.
    NoSuchPart { part: String },
    /// A data pack can't be printed.
    PackOnPaper,
    /// The folder for records is not empty.
    NotEmpty { path: PathBuf },
    /// A puzzle that the game does not have.
    NoSuchPuzzle { id: String },
    /// What is kept beside a file of puzzles was found by another search.
    OtherSearch { path: PathBuf },
    /// A game whose positions bots do not judge.
    NothingJudged { game: String },
    /// A file holds games that were played otherwise.
    OtherSelfplay { path: PathBuf },
    /// What is kept in a file was measured otherwise.
    OtherMeasurement { path: PathBuf },
    /// A file does not say what may change in a data pack.
    Changes { path: PathBuf, reason: String },
    /// What is to be mended is not named.
    NoPackToMend,
    /// An edition can't be compared with itself.
    SameEdition { path: PathBuf },
    /// A record without its seed can't go on.
    NoSeed { path: PathBuf },
    /// The file of settings has a fault.
    Setting { path: PathBuf, line: usize, problem: String },
    /// Nobody says where games are kept.
    NoDataFolder,
    /// A database of another kind.
    OtherDatabase,
    /// Letters can't be sent so.
    Mail(server::BadMail),
    /// A token for the metrics that could be guessed or not be sent.
    BadMetricsToken,
    /// The database of a server.
    Store(StoreError),
    /// A game that the database does not have.
    NoSuchGame { id: GameId },
    /// Somebody whom the database does not know.
    NoSuchPerson { who: String },
    /// A game without a record.
    NotStarted,
    /// A game whose journal can't be read.
    BrokenGame(String),
    /// A game that is not stuck.
    NotStuck,
    /// A game of which nothing can be followed.
    NothingGood,
    /// Somebody else has changed a game.
    GameChanged,
    /// A data pack that plays as an edition of the program.
    ReleasedPack,
    /// A data pack that the database does not have.
    NoSuchPack { hash: String },
    /// An edition that plays otherwise than all before, of which nobody says what has changed.
    UntoldEdition { game: String },
    /// An edition older than the newest can't be released anew.
    OlderEdition { game: String },
    /// Conformance files that can't be read.
    Conformance(String),
    /// The terminal or the pipe.
    Output(io::Error),
}

impl Failure {
    /// The sentence, in the language of the translator.
    pub(crate) fn sentence(&self, translator: &Translator<'_>) -> String {
        let with_path = |path: &PathBuf, text: String| format!("{}: {text}", path.display());
        let naming = |key, what, name: &str| translator.message(key, &[(what, name.into())]);
        match self {
            Self::Open(CannotOpen::Unknown(error)) => translator.explain(error),
            Self::Open(CannotOpen::Data(errors)) => {
                naming("terminal-bad-data", "errors", &errors.to_string())
            }
            Self::Open(CannotOpen::NoPack { dir }) => with_path(dir, translator.plain("terminal-no-pack")),
            Self::Open(CannotOpen::NoFolder { dir }) => {
                with_path(dir, translator.plain("terminal-no-folder"))
            }
            Self::NotStuck => translator.plain("terminal-not-stuck"),
            Self::NothingGood => translator.plain("terminal-nothing-good"),
            Self::GameChanged => translator.plain("terminal-game-changed"),
            Self::ReleasedPack => translator.plain("terminal-pack-released"),
            Self::NoSuchPack { hash } => naming("terminal-no-such-pack", "hash", hash),
            Self::UntoldEdition { game } => naming("terminal-edition-untold", "game", game),
            Self::OlderEdition { game } => naming("terminal-edition-is-older", "game", game),
            Self::Start(error) => translator.explain(error),
            Self::Serve(CannotServe::Listen { address, error }) => cannot_listen(*address, error, translator),
            Self::Serve(error) => error.to_string(),
            Self::Load(error) => error.to_string(),
            Self::Name(error) => translator.explain(error),
            Self::Bot(error) => translator.message(
                "terminal-unknown-bot",
                &[("name", error.name.as_str().into()), ("known", error.known.as_str().into())],
            ),
            Self::Open(CannotOpen::Unreadable { path, error }) | Self::File { path, error } => {
                unreadable(path, error, translator)
            }
            Self::Record { path, error } => with_path(path, translator.explain(error)),
            Self::Unplayable { path, said } => with_path(path, said.clone()),
            Self::NoSuchPly { ply, words } => translator
                .message("terminal-no-such-ply", &[("ply", (*ply).into()), ("words", (*words).into())]),
            Self::NotOver { path } => with_path(path, translator.plain("insight-not-over")),
            Self::StillRunning { path } => with_path(path, translator.plain("terminal-still-running")),
            Self::Position(error) => translator.explain(error),
            Self::PositionOver => translator.plain("server-position-over"),
            Self::OtherGame { path, game } => with_path(path, naming("terminal-other-game", "game", game)),
            Self::Tuning { path, error } => with_path(path, error.to_string()),
            Self::Word { word, said } => format!("{word}: {said}"),
            Self::NoSuchSeat { seats } => {
                translator.message("terminal-no-such-seat", &[("seats", (*seats).into())])
            }
            Self::NoSuchRule { game, id } => translator.message(
                "terminal-no-such-rule",
                &[("game", game.as_str().into()), ("id", id.as_str().into())],
            ),
            Self::NoRulebook { game } => naming("terminal-no-rulebook", "game", game),
            Self::NoBrowser { page } => naming("terminal-print-no-browser", "page", page),
            Self::Browser { browser } => with_path(browser, translator.plain("terminal-print-browser")),
            Self::NoSuchPart { part } => naming("terminal-print-no-part", "part", part),
            Self::PackOnPaper => translator.plain("terminal-print-pack"),
            Self::NotEmpty { path } => with_path(path, translator.plain("terminal-not-empty")),
            Self::NoSuchPuzzle { id } => naming("puzzles-no-such", "id", id),
            Self::OtherSearch { path } => with_path(path, translator.plain("puzzles-other-search")),
            Self::NothingJudged { game } => naming("terminal-nothing-judged", "game", game),
            Self::OtherSelfplay { path } => with_path(path, translator.plain("terminal-other-selfplay")),
            Self::OtherMeasurement { path } => with_path(path, translator.plain("balance-other")),
            Self::Changes { path, reason } => with_path(path, reason.clone()),
            Self::NoPackToMend => translator.plain("balance-no-pack"),
            Self::SameEdition { path } => with_path(path, translator.plain("balance-same")),
            Self::NoSeed { path } => with_path(path, translator.plain("terminal-no-seed")),
            Self::Setting { path, line, problem } => translator.message(
                "terminal-bad-setting",
                &[
                    ("file", path.display().to_string().into()),
                    ("line", (*line).into()),
                    ("problem", problem.as_str().into()),
                ],
            ),
            Self::NoDataFolder => translator.plain("terminal-no-data-folder"),
            Self::OtherDatabase => translator.plain("terminal-other-database"),
            Self::Mail(error) => match error {
                BadMail::Url => translator.plain("terminal-bad-mail-server"),
                BadMail::From => translator.plain("terminal-bad-mail-from"),
                BadMail::NoPublicUrl => translator.plain("terminal-mail-without-public-url"),
                BadMail::HalfSignedIn => translator.plain("terminal-mail-half-signed-in"),
                BadMail::Tls(_) => error.to_string(),
            },
            Self::BadMetricsToken => translator.plain("terminal-bad-metrics-token"),
            Self::Store(error) => error.to_string(),
            Self::NoSuchGame { id } => naming("terminal-no-such-game", "id", id.as_str()),
            Self::NoSuchPerson { who } => naming("terminal-no-such-person", "who", who),
            Self::NotStarted => translator.plain("terminal-not-started"),
            Self::BrokenGame(problem) => naming("terminal-broken-game", "problem", problem),
            Self::Conformance(error) => error.clone(),
            Self::Output(error) => error.to_string(),
        }
    }

    pub(crate) fn unplayable(path: &Path, translator: &Translator<'_>) -> impl FnOnce(Unplayable) -> Self {
        move |error| Self::Unplayable { path: path.to_owned(), said: translator.explain(&error) }
    }

    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |error| Self::File { path, error }
    }
}

fn unreadable(path: &Path, error: &io::Error, translator: &Translator<'_>) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "terminal-file-missing",
        io::ErrorKind::AlreadyExists => "terminal-file-exists",
        io::ErrorKind::IsADirectory => "terminal-file-is-folder",
        io::ErrorKind::PermissionDenied => "terminal-file-forbidden",
        io::ErrorKind::InvalidData => "terminal-file-not-text",
        io::ErrorKind::FileTooLarge => "terminal-file-too-large",
        _ => return format!("{}: {error}", path.display()),
    };
    format!("{}: {}", path.display(), translator.plain(key))
}

/// Operators meet three reasons; the system's own words do for the rest.
fn cannot_listen(address: SocketAddr, error: &io::Error, translator: &Translator<'_>) -> String {
    let key = match error.kind() {
        io::ErrorKind::AddrInUse => "terminal-port-taken",
        io::ErrorKind::PermissionDenied => "terminal-port-forbidden",
        io::ErrorKind::AddrNotAvailable => "terminal-address-not-here",
        _ => return format!("{address}: {error}"),
    };
    let port = address.port().to_string();
    translator.message(key, &[("host", address.ip().to_string().into()), ("port", port.into())])
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<CannotExport> for Failure {
    fn from(error: CannotExport) -> Self {
        match error {
            CannotExport::NoSuchGame(id) => Self::NoSuchGame { id },
            CannotExport::NotStarted => Self::NotStarted,
            CannotExport::Unreadable(problem) => Self::BrokenGame(problem),
            CannotExport::Store(error) => Self::Store(error),
        }
    }
}

impl From<CannotMend> for Failure {
    fn from(error: CannotMend) -> Self {
        match error {
            CannotMend::NoSuchGame(id) => Self::NoSuchGame { id },
            CannotMend::NotStuck => Self::NotStuck,
            CannotMend::NothingGood => Self::NothingGood,
            CannotMend::Unreadable(problem) => Self::BrokenGame(problem),
            CannotMend::Changed => Self::GameChanged,
            CannotMend::Store(error) => Self::Store(error),
        }
    }
}

impl From<CannotAdd> for Failure {
    fn from(error: CannotAdd) -> Self {
        match error {
            CannotAdd::Open(error) => Self::Open(error),
            CannotAdd::Released => Self::ReleasedPack,
            CannotAdd::Store(error) => Self::Store(error),
        }
    }
}

impl From<CannotOpen> for Failure {
    fn from(error: CannotOpen) -> Self {
        Self::Open(error)
    }
}

impl From<CannotStart> for Failure {
    fn from(error: CannotStart) -> Self {
        Self::Start(error)
    }
}

impl From<CannotSetUp> for Failure {
    fn from(error: CannotSetUp) -> Self {
        Self::Position(error)
    }
}

impl From<Disagreement> for Failure {
    fn from(error: Disagreement) -> Self {
        Self::Start(error.into())
    }
}

impl From<BadName> for Failure {
    fn from(error: BadName) -> Self {
        Self::Name(error)
    }
}

impl From<UnknownBot> for Failure {
    fn from(error: UnknownBot) -> Self {
        Self::Bot(error)
    }
}

impl From<CannotPlay> for Failure {
    fn from(error: CannotPlay) -> Self {
        match error {
            CannotPlay::Bot(error) => Self::Bot(error),
            CannotPlay::Start(error) => Self::Start(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
