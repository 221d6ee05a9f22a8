//! `imperios puzzles find`: game by game, on several threads, and what is found is kept as it comes.

use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use bots::{Collection, Depths, Head, Puzzle, choose_puzzles};
use manifest::{Manifest, read_text};
use phrasebook::Translator;
use serde::{Deserialize, Serialize};
use table::{Agreed, ChanceStream, Match, Name, Seed, below};

use crate::{
    cli::FindPuzzles,
    context::Context,
    failure::Failure,
    progress,
    records::{read_record, write_atomically},
    terminal::{PLAIN, write_text},
};

/// Larger files were not written here.
const LARGEST: u64 = 1 << 30;
/// Choices at the beginning of a game that are made at random, at the most.
const OPENINGS: u32 = 12;
/// The settings that are drawn for each game, unless they are given.
const DRAWN: [&str; 3] = ["players", "scenario", "rounds"];
/// How many of the lengths of a game are played.
const LENGTHS: usize = 4;
/// How often settings are drawn that don't fit together, before there are none.
const TRIES: u32 = 10_000;

/// What was looked for, at the head of the file beside the puzzles: only the same search goes on with it.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Search {
    game: String,
    hash: String,
    source: String,
    seed: String,
    screen: u32,
    simulations: u32,
    late: u8,
    bots: Vec<String>,
    easy: u64,
}

/// What one game has given.
#[derive(Serialize, Deserialize)]
struct Looked {
    game: u64,
    puzzles: Vec<Puzzle>,
}

pub(super) fn find(args: &FindPuzzles, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let translator = Translator::nobody(context.lang);
    let given: Agreed = args.agreement.options.join(" ").parse()?;
    let source = match &args.records {
        Some(dir) => Source::Records(records(dir)?),
        None => Source::Bots(given),
    };
    let games = match &source {
        Source::Records(files) => files.len() as u64,
        Source::Bots(_) => args.games,
    };
    let search = Search {
        game: place.name.to_owned(),
        hash: place.game.hash().to_string(),
        source: source.to_string(),
        seed: args.seed.to_string(),
        screen: args.screen,
        simulations: args.simulations,
        late: args.late,
        bots: args.bots.clone(),
        easy: args.easy,
    };
    let work = beside(&args.out);
    let mut known = go_on(&work, &search)?;
    let mut file =
        fs::OpenOptions::new().append(true).create(true).open(&work).map_err(Failure::file(&work))?;
    if known.is_none() {
        writeln!(file, "{}", line(&search)).map_err(Failure::file(&work))?;
    }
    let known = Mutex::new(known.take().unwrap_or_default());
    let lock = |known: &Mutex<BTreeMap<u64, Vec<Puzzle>>>| -> Vec<u64> {
        let known = known.lock().unwrap_or_else(PoisonError::into_inner);
        (1..=games).filter(|number| !known.contains_key(number)).collect()
    };
    let left = lock(&known);
    let bar = progress::of_games(games, &translator);
    bar.set_position(games - left.len() as u64);
    bar.reset_eta();
    let next = AtomicU64::new(0);
    let (file, fault) = (Mutex::new(file), Mutex::new(None));
    let work_on = || {
        while let Some(&number) = left.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
            match look(&place, &source, number, args, context) {
                Ok(puzzles) => {
                    let looked = Looked { game: number, puzzles };
                    let written = {
                        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                        writeln!(file, "{}", line(&looked))
                    };
                    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
                    known.insert(number, looked.puzzles);
                    if let Err(error) = written {
                        *fault.lock().unwrap_or_else(PoisonError::into_inner) =
                            Some(Failure::File { path: work.clone(), error });
                        return;
                    }
                }
                Err(failure) => {
                    *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(failure);
                    return;
                }
            }
            bar.inc(1);
        }
    };
    let jobs =
        args.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work_on);
        }
    });
    bar.finish_and_clear();
    if let Some(failure) = fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(failure);
    }
    let known = known.into_inner().unwrap_or_else(PoisonError::into_inner);
    let found: Vec<Puzzle> =
        known.into_iter().filter(|(game, _)| *game <= games).flat_map(|(_, found)| found).collect();
    let all = found.len();
    let puzzles = choose_puzzles(found, args.want.into());
    let head = Head {
        game: place.name.to_owned(),
        edition: place.game.edition().to_owned(),
        hash: search.hash,
        command: command(args, &source),
    };
    let said = [
        ("all", all.into()),
        ("games", games.into()),
        ("taken", puzzles.len().into()),
        ("file", args.out.display().to_string().into()),
    ];
    let text = Collection { head, puzzles }.write();
    write_atomically(&args.out, &text).map_err(Failure::file(&args.out))?;
    let mut out = anstream::stdout().lock();
    write_text(&mut out, PLAIN, &translator.message("puzzles-found", &said))?;
    Ok(ExitCode::SUCCESS)
}

/// Where the games come from.
enum Source {
    /// Bots play them, with these options.
    Bots(Agreed),
    /// They were recorded.
    Records(Vec<PathBuf>),
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bots(given) => write!(f, "bots {given}"),
            Self::Records(files) => {
                let names =
                    files.iter().filter_map(|file| file.file_name()).map(|name| name.to_string_lossy());
                write!(f, "records {}", names.collect::<Vec<_>>().join(" "))
            }
        }
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is found is plain data")
}

/// The records of a folder, in the order of their names.
fn records(dir: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(dir).map_err(Failure::file(dir))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(Failure::file(dir))?.path();
        if path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The file in which what is found is kept as it comes.
fn beside(out: &Path) -> PathBuf {
    let mut name = out.file_name().unwrap_or_default().to_owned();
    name.push(".found");
    out.with_file_name(name)
}

/// What the same search has found before it was stopped; none if it has not begun.
fn go_on(work: &Path, search: &Search) -> Result<Option<BTreeMap<u64, Vec<Puzzle>>>, Failure> {
    if !work.exists() {
        return Ok(None);
    }
    let text = read_text(work, LARGEST).map_err(Failure::file(work))?;
    let mut lines = text.lines();
    let head: Option<Search> = lines.next().and_then(|head| serde_json::from_str(head).ok());
    if head.as_ref() != Some(search) {
        return Err(Failure::OtherSearch { path: work.to_owned() });
    }
    // The last line may have been cut off when the program was stopped; its game is looked at again.
    let looked = lines.filter_map(|line| serde_json::from_str::<Looked>(line).ok());
    Ok(Some(looked.map(|looked| (looked.game, looked.puzzles)).collect()))
}

/// The puzzles of one game.
fn look(
    place: &Manifest,
    source: &Source,
    number: u64,
    args: &FindPuzzles,
    context: &Context,
) -> Result<Vec<Puzzle>, Failure> {
    let label = number.to_string();
    let mut chance = ChanceStream::new(&args.seed, ["puzzles", label.as_str()]);
    let game = match source {
        Source::Bots(given) => play(place, given, number, args, &mut chance)?,
        Source::Records(files) => {
            let path = &files[number as usize - 1];
            let record = read_record(path)?;
            let translator = place.translator(context.lang, &record.seats);
            place.game.resume(&record).map_err(Failure::unplayable(path, &translator))?
        }
    };
    let hardness = if number <= args.easy { 1 } else { 2 };
    let depths = Depths { screen: args.screen, deep: args.simulations, late: args.late, hardness };
    Ok(place.bots.find_puzzles(&*game, number, depths, u64::from(below(chance.rng(), u32::MAX))))
}

/// A game between bots, with whatever settings fit together.
fn play(
    place: &Manifest,
    given: &Agreed,
    number: u64,
    args: &FindPuzzles,
    chance: &mut ChanceStream,
) -> Result<Box<dyn Match>, Failure> {
    let settings = place.game.settings();
    let mut agreed = place.game.agree(given);
    for _ in 0..TRIES {
        let mut drawn = given.clone();
        for setting in settings.iter().filter(|setting| DRAWN.contains(&setting.key)) {
            if given.get(setting.key).is_none() {
                // Of the lengths, the usual one and the shortest: choices matter most near the end.
                let most = if setting.key == "rounds" { LENGTHS } else { setting.values.len() };
                let value = below(chance.rng(), setting.values.len().min(most) as u32);
                drawn = drawn.with(setting.key, &setting.values[value as usize]);
            }
        }
        agreed = place.game.agree(&drawn);
        if agreed.is_ok() {
            break;
        }
    }
    let agreed = agreed?;
    let seats: usize = agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or_default();
    let bots = &args.bots;
    let names = (0..seats).map(|_| bots[below(chance.rng(), bots.len() as u32) as usize].parse());
    let names: Vec<Name> = names.collect::<Result<_, _>>()?;
    let own: Seed = format!("{}-{number}", args.seed).parse().expect("a seed with a number is a seed");
    Ok(place.bots.play_counted(&agreed, &names, &own, OPENINGS)?)
}

/// The command that finds the same again.
fn command(args: &FindPuzzles, source: &Source) -> String {
    let games = match source {
        Source::Bots(_) => format!("--games {} --bots {}", args.games, args.bots.join(",")),
        Source::Records(files) => format!("--records DIR ({} records)", files.len()),
    };
    let options: String = args.agreement.options.iter().flat_map(|option| [" --option ", option]).collect();
    format!(
        "imperios puzzles find {} {games}{options} --seed {} --screen {} --simulations {} --late {} --easy {} --want {} --out FILE",
        args.game, args.seed, args.screen, args.simulations, args.late, args.easy, args.want
    )
}
