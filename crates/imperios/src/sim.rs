//! `imperios sim`

use std::{fs, io::Write, path::Path, process::ExitCode, sync::Mutex};

use bots::{Mean, Plan, SeatFigures, SeriesFigures};
use phrasebook::Translator;
use table::{Agreed, Company, Name, Record, Seat};

use crate::{
    cli::Sim,
    context::Context,
    failure::Failure,
    play::agree_on,
    progress,
    records::write_atomically,
    terminal::{BOLD, PLAIN, columns::columns, styled, width, write_text},
};

pub(crate) fn sim(args: &Sim, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let translator = Translator::nobody(context.lang);
    let agreed: Agreed = agree_on(&*place.game, &args.agreement.options, args.seats.len())?;
    for name in &args.seats {
        place.bots.bot(name, &args.seed, Seat::new(0))?;
    }
    let seats: Vec<Name> = args.seats.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    // Whatever can't be played is refused before anything is written.
    place.game.start(&agreed, Company::new(seats.clone(), args.seed.clone()))?;
    let plan = Plan {
        agreed,
        seats,
        seed: args.seed.clone(),
        games: args.games,
        jobs: args
            .jobs
            .map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from),
    };
    if let Some(dir) = &args.record {
        prepare_folder(dir)?;
    }
    let bar = progress::of_games(args.games, &translator);
    let fault: Mutex<Option<Failure>> = Mutex::new(None);
    let digits = args.games.to_string().len();
    let tally = place.bots.series(&plan, args.record.is_some(), &|index, record: Option<Record>| {
        if let (Some(dir), Some(record)) = (&args.record, record) {
            let path = dir.join(format!("game-{:0digits$}.txt", index + 1));
            if let Err(error) = write_atomically(&path, &record.to_string()) {
                fault
                    .lock()
                    .expect("no thread panics with the lock")
                    .get_or_insert(Failure::File { path, error });
            }
        }
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    if let Some(fault) = fault.into_inner().expect("no thread panics with the lock") {
        return Err(fault);
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&tally).expect("a tally is plain data"))?;
    } else {
        write_figures(&mut out, &tally, &translator)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The folder must be new or empty, so that no older record is lost among these.
fn prepare_folder(dir: &Path) -> Result<(), Failure> {
    fs::create_dir_all(dir).map_err(Failure::file(dir))?;
    let mut entries = fs::read_dir(dir).map_err(Failure::file(dir))?;
    if entries.next().is_some() { Err(Failure::NotEmpty { path: dir.to_owned() }) } else { Ok(()) }
}

fn write_figures(
    out: &mut dyn Write,
    tally: &SeriesFigures,
    translator: &Translator<'_>,
) -> std::io::Result<()> {
    let share = |mean: Mean| format!("{:.1} % ± {:.1}", mean.mean * 100.0, mean.margin * 100.0);
    let score = |mean: Mean| format!("{:.3} ± {:.3}", mean.mean, mean.margin);
    let table = |heading: &str, rows: &[SeatFigures], numbered: bool| {
        let mut lines = vec![vec![
            translator.plain(heading),
            String::new(),
            translator.plain("terminal-wins"),
            translator.plain("terminal-score"),
        ]];
        for (number, row) in (1..).zip(rows) {
            let number = if numbered { number.to_string() } else { String::new() };
            lines.push(vec![number, row.name.clone(), share(row.wins), score(row.score)]);
        }
        columns(&lines, width())
    };
    for (heading, rows, numbered) in [
        ("terminal-by-seat", &tally.seats, true),
        ("terminal-by-bot", &tally.bots, false),
        ("terminal-by-side", &tally.sides, false),
    ]
    .into_iter()
    .filter(|(_, rows, _)| !rows.is_empty())
    {
        for (index, line) in table(heading, rows, numbered).iter().enumerate() {
            writeln!(out, "{}", if index == 0 { styled(BOLD, line) } else { line.clone() })?;
        }
        writeln!(out)?;
    }
    let seconds = tally.time.as_secs_f64();
    let text = translator.message(
        "terminal-speed",
        &[
            ("games", tally.games.to_string().into()),
            ("seconds", format!("{seconds:.2}").into()),
            ("games-per-second", format!("{:.0}", tally.games as f64 / seconds).into()),
            ("choices-per-second", format!("{:.0}", tally.choices as f64 / seconds).into()),
        ],
    );
    write_text(out, PLAIN, &text)
}
