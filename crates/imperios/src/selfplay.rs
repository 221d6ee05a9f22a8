//! `imperios selfplay`: games of the bots with themselves, for what learns from them.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    ops::ControlFlow,
    path::Path,
    process::ExitCode,
    sync::Arc,
};

use bots::{Level, SelfPlay, TRAINING_MAGIC, Training};
use phrasebook::Translator;
use serde::Serialize;
use table::{Agreed, Game};

use crate::{
    arena::{MORE_THAN_ENOUGH, threads, with_tuning},
    balance::rows::rows,
    cli::Selfplay,
    context::Context,
    failure::Failure,
    progress,
};

/// What was played, at the head of the file: only the same goes on in it.
#[derive(Serialize)]
struct Head<'a> {
    game: &'a str,
    /// The hash of the edition.
    hash: String,
    /// By which the bots play.
    tuning: &'a str,
    seed: String,
    simulations: u32,
    whims: u8,
    strangers: u8,
    openings: u16,
    tables: Vec<String>,
    #[serde(flatten)]
    training: Training,
}

pub(crate) fn selfplay(args: &Selfplay, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let (bots, text) = match &args.tuning {
        Some(path) => with_tuning(&*place.bots, "given", path)?,
        None => (Arc::clone(&place.bots), place.bots.tuning().to_owned()),
    };
    if bots.features().is_empty() {
        return Err(Failure::NothingJudged { game: args.game.clone() });
    }
    let name = args.tuning.as_ref().map(|_| "given");
    let tables = tables(&*place.game, args)?;
    let plan = SelfPlay {
        seed: args.seed.clone(),
        games: args.games,
        level: Level {
            simulations: args.simulations,
            whims: args.whims.into(),
            milliseconds: MORE_THAN_ENOUGH,
        },
        strangers: args.strangers.into(),
        openings: args.openings.into(),
        jobs: threads(args.threads),
        tables,
    };
    let head = Head {
        game: place.name,
        hash: place.game.hash().to_string(),
        tuning: &text,
        seed: args.seed.to_string(),
        simulations: args.simulations,
        whims: args.whims,
        strangers: args.strangers,
        openings: args.openings,
        tables: plan.tables.iter().map(ToString::to_string).collect(),
        training: bots.training(name),
    };
    let head =
        format!("{TRAINING_MAGIC}{}\n", serde_json::to_string(&head).expect("what is played is plain data"));
    let path = &args.out;
    let Some((mut out, first)) = open(path, &head).map_err(Failure::file(path))? else {
        return Err(Failure::OtherSelfplay { path: path.clone() });
    };
    let bar = progress::of_games(args.games, &Translator::nobody(context.lang));
    bar.set_position(first.min(args.games));
    bar.reset_eta();
    let mut fault = None;
    let mut written = |block: Vec<u8>| {
        bar.inc(1);
        match out.write_all(&block) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                fault = Some(error);
                ControlFlow::Break(())
            }
        }
    };
    bots.play_alone(name, &plan, first, &mut written)?;
    bar.finish_and_clear();
    fault.map_or(Ok(ExitCode::SUCCESS), |error| Err(Failure::file(path)(error)))
}

/// What is agreed at the tables that take turns.
fn tables(game: &dyn Game, args: &Selfplay) -> Result<Vec<Agreed>, Failure> {
    let given: Agreed = args.agreement.options.join(" ").parse()?;
    let wanted = |players: usize| {
        args.players.is_empty() || args.players.iter().any(|&number| usize::from(number) == players)
    };
    let rows = rows(game, &given).into_iter().filter(|row| wanted(row.players));
    let tables: Vec<Agreed> = rows.map(|row| row.agreed).collect();
    if tables.is_empty() {
        // The game says why nothing fits.
        let one = args.players.first().map(|players| given.clone().with("players", &players.to_string()));
        return Ok(vec![game.agree(&one.unwrap_or(given))?]);
    }
    Ok(tables)
}

/// Begins a file, or finds the end of the last whole game in it; tells how many there are. Nothing, if the file holds
/// something else.
fn open(path: &Path, head: &str) -> io::Result<Option<(File, u64)>> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let length = file.metadata()?.len();
    if length == 0 {
        file.write_all(head.as_bytes())?;
        return Ok(Some((file, 0)));
    }
    let mut found = vec![0; head.len()];
    if file.read_exact(&mut found).is_err() || found != head.as_bytes() {
        return Ok(None);
    }
    let (mut end, mut games) = (head.len() as u64, 0);
    // What was cut off when the program was stopped is played again.
    while end + 4 <= length {
        let mut bytes = [0; 4];
        file.seek(SeekFrom::Start(end))?;
        file.read_exact(&mut bytes)?;
        let next = end + 4 + u64::from(u32::from_le_bytes(bytes));
        if next > length {
            break;
        }
        (end, games) = (next, games + 1);
    }
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok(Some((file, games)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_goes_on_behind_the_last_whole_game() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games");
        let block = |bytes: &[u8]| [&(bytes.len() as u32).to_le_bytes(), bytes].concat();
        let (mut file, games) = open(&path, "head\n").unwrap().unwrap();
        assert_eq!(games, 0);
        let whole = [block(b"one"), block(b"second")].concat();
        file.write_all(&whole).unwrap();
        file.write_all(&block(b"third")[..7]).unwrap();
        drop(file);
        let (mut file, games) = open(&path, "head\n").unwrap().unwrap();
        assert_eq!(games, 2);
        file.write_all(b"!").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), [&b"head\n"[..], &whole, b"!"].concat());
        assert!(open(&path, "hood\n").unwrap().is_none(), "another search");
    }
}
