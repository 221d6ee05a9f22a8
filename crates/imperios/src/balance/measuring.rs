//! Plays the games of all rows on several threads. What is played is kept as it comes, so that a measurement that was
//! stopped goes on where it was.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use bots::{Course, GameBots};
use manifest::read_text;
use serde::{Deserialize, Serialize};
use table::{Name, Seed};

use super::rows::Row;
use crate::failure::Failure;

/// Larger files were not written here.
const LARGEST: u64 = 1 << 32;

/// The courses of a row's games, by the number of the game.
pub(crate) type Courses = BTreeMap<u64, Course>;

/// What is measured: only the same goes on in the same file. More games and more rows go on too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Measured {
    pub(crate) game: String,
    /// The hash of the edition.
    pub(crate) hash: String,
    /// Who plays on all seats.
    pub(crate) bots: String,
    /// What the bots go by: the same bots of another release may play otherwise.
    pub(crate) tuning: String,
    /// The seed of all games: the same deals for all rows and editions.
    pub(crate) seed: String,
    /// What is agreed besides scenario and players.
    pub(crate) options: String,
    /// Games played on in thought for each estimate of luck.
    pub(crate) luck: u32,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Played {
    row: String,
    game: u64,
    course: Course,
}

/// How much is played.
pub(crate) struct Extent {
    /// Games of each row.
    pub(crate) games: u64,
    /// In how many of them luck is told.
    pub(crate) lucky: u64,
    pub(crate) threads: usize,
}

/// The games that were played so far, in memory and in a file.
pub(crate) struct Measuring {
    measured: Measured,
    path: PathBuf,
    played: BTreeMap<String, Courses>,
}

impl Measuring {
    /// Begins, or goes on with what is in the file.
    pub(crate) fn open(measured: Measured, path: PathBuf) -> Result<Self, Failure> {
        let played = if path.exists() {
            read(&path, &measured)?
        } else {
            fs::write(&path, line(&measured)).map_err(Failure::file(&path))?;
            BTreeMap::new()
        };
        Ok(Self { measured, path, played })
    }

    /// The first `games` games of a row, as far as they are played.
    pub(crate) fn of<'a>(
        &'a self,
        row: &Row,
        games: u64,
    ) -> impl Iterator<Item = (u64, &'a Course)> + use<'a> {
        let courses = self.played.get(&row.key());
        courses
            .into_iter()
            .flat_map(move |courses| courses.range(1..=games))
            .map(|(&game, course)| (game, course))
    }

    /// How many of these games are not played yet.
    pub(crate) fn left(&self, rows: &[Row], extent: &Extent) -> u64 {
        self.tasks(rows, extent).len() as u64
    }

    /// What is still to be played: the first games of all rows, then the second ones, so that a measurement that is
    /// stopped has as many of each.
    fn tasks(&self, rows: &[Row], extent: &Extent) -> Vec<(usize, u64)> {
        let missing = |row: &Row, game: u64| match self.played.get(&row.key()).and_then(|all| all.get(&game))
        {
            Some(course) => game <= extent.lucky && course.luck.is_none(),
            None => true,
        };
        let all = (1..=extent.games).flat_map(|game| (0..rows.len()).map(move |row| (row, game)));
        all.filter(|&(row, game)| missing(&rows[row], game)).collect()
    }

    /// Plays what is missing. The same games are the same with any number of threads and on any machine.
    pub(crate) fn play(
        &mut self,
        bots: &dyn GameBots,
        rows: &[Row],
        extent: &Extent,
        played: &(dyn Fn() + Sync),
    ) -> Result<(), Failure> {
        let tasks = self.tasks(rows, extent);
        let seed: Seed = self.measured.seed.parse().expect("it was a seed");
        let name: Name = self.measured.bots.parse().map_err(Failure::Name)?;
        let path = &self.path;
        let file = File::options().append(true).open(path).map_err(Failure::file(path))?;
        let next = AtomicUsize::new(0);
        let found = Mutex::new((&mut self.played, file, None));
        let work = || {
            while let Some(&(row, game)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                let row = &rows[row];
                let seats = vec![name.clone(); row.players];
                let luck = (game <= extent.lucky).then_some(self.measured.luck);
                let course = bots.course(&row.agreed, &seats, &seed.nth(game), luck);
                let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                let (all, file, fault) = &mut *found;
                if fault.is_some() {
                    return;
                }
                let kept = course.map_err(Failure::from).and_then(|course| {
                    let one = Played { row: row.key(), game, course };
                    file.write_all(line(&one).as_bytes()).map_err(Failure::file(path))?;
                    all.entry(one.row).or_default().insert(game, one.course);
                    Ok(())
                });
                if let Err(failure) = kept {
                    *fault = Some(failure);
                    return;
                }
                played();
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..extent.threads {
                scope.spawn(work);
            }
        });
        found.into_inner().unwrap_or_else(PoisonError::into_inner).2.map_or(Ok(()), Err)
    }
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("what is measured is plain data");
    line.push('\n');
    line
}

/// What is in a file of the same measurement.
fn read(path: &Path, measured: &Measured) -> Result<BTreeMap<String, Courses>, Failure> {
    let text = read_text(path, LARGEST).map_err(Failure::file(path))?;
    let mut lines = text.split_inclusive('\n');
    let head: Option<Measured> = lines.next().and_then(|head| serde_json::from_str(head).ok());
    if head.as_ref() != Some(measured) {
        return Err(Failure::OtherMeasurement { path: path.to_owned() });
    }
    let mut played = BTreeMap::<String, Courses>::new();
    for line in lines {
        // The last line may have been cut off when the program was stopped: its game is played again.
        if let Ok(Played { row, game, course }) = serde_json::from_str(line) {
            played.entry(row).or_default().insert(game, course);
        }
    }
    if !text.ends_with('\n') {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let file = File::options().write(true).open(path).map_err(Failure::file(path))?;
        file.set_len(whole as u64).map_err(Failure::file(path))?;
    }
    Ok(played)
}

/// Makes a folder, if it is not there.
pub(crate) fn make_folder(dir: &Path) -> Result<(), Failure> {
    match fs::create_dir_all(dir) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(Failure::file(dir)(error)),
        _ => Ok(()),
    }
}
