//! Records on disk: `imperios replay` and `imperios verify`.

use std::{
    fs,
    io::{self, Write},
    path::Path,
    process::ExitCode,
    sync::Arc,
};

use manifest::{Aspect, Manifest, read_text};
use phrasebook::Translator;
use serde_json::json;
use table::{By, Record, Secret, Viewer};

use crate::{
    cli::{Replay, Verify},
    context::Context,
    failure::Failure,
    play::what_if,
    terminal::{BOLD, DIM, WARNING, columns::hanging, drawn, log_line, styled, width, write_text},
};

/// Larger files are no records.
const LARGEST: u64 = 64 << 20;

pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read_text(path, LARGEST).map_err(Failure::file(path))?;
    text.parse().map_err(|error| Failure::Record { path: path.to_owned(), error })
}

/// Writes a file whole or not at all: beside its place first, then moved there.
pub(crate) fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = path.with_file_name(beside);
    let write = || {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

/// A record with the game it tells of.
fn open(path: &Path, context: &Context) -> Result<(Arc<Manifest>, Record), Failure> {
    let record = read_record(path)?;
    Ok((context.open_record(&record)?, record))
}

pub(crate) fn replay(args: &Replay, context: &Context) -> Result<ExitCode, Failure> {
    let (place, record) = open(&args.file, context)?;
    let translator = place.translator(context.lang, &record.seats);
    let resume = |record| place.game.resume(record).map_err(Failure::unplayable(&args.file, &translator));
    let game = resume(&record)?;
    let translator = translator.during(&*game).read_by(args.seat);
    if args.seat.is_some_and(|seat| seat.index() >= record.seats.len()) {
        return Err(Failure::NoSuchSeat { seats: record.seats.len() });
    }
    let words = record.plies.len();
    if let Some(ply) = args.ply.filter(|&ply| ply > words) {
        return Err(Failure::NoSuchPly { ply, words });
    }
    // The game up to the wanted word.
    let cut =
        Record { plies: record.plies[..args.ply.unwrap_or(words)].to_vec(), result: None, ..record.clone() };
    let shown = resume(&cut)?;
    let eyes = args.seat.map_or(Viewer::Referee, Viewer::Seat);
    let mut out = anstream::stdout().lock();
    if args.json {
        let events = shown.told(eyes, 0..shown.ply());
        let json = json!({
            "game": record.game, "edition": record.edition, "hash": record.hash.to_string(),
            "options": record.options.to_string(), "seats": record.seats, "ply": cut.plies.len(), "words": words,
            "view": shown.view(args.seat), "standing": shown.standing(), "events": events,
            "position": args.seat.is_none().then(|| shown.notation()),
        });
        writeln!(out, "{}", serde_json::to_string_pretty(&json).expect("a view is plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let heading = format!(
        "{} {}",
        styled(BOLD, &translator.book.title(&record.game)),
        styled(DIM, &record.options.to_string())
    );
    hanging(&heading, 0, 2, width()).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    if let Some(mark) = what_if(&record, &translator) {
        write_text(&mut out, BOLD, &mark)?;
    }
    if args.ply.is_none() {
        for (index, (by, word)) in record.plies.iter().enumerate() {
            let seen = args.seat.is_none_or(|seat| *by == By::Seat(seat));
            let what = if seen { format!("{by}: {word}") } else { by.to_string() };
            writeln!(out, "{}", styled(DIM, &format!("{:4} {what}", index + 1)))?;
            for line in game.told(eyes, index..index + 1) {
                for line in hanging(&log_line(&translator, &line), 5, 7, width()) {
                    writeln!(out, "{line}")?;
                }
            }
        }
    }
    write!(out, "{}", drawn(&place, &*shown, args.seat, Aspect::Whole, &translator))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn verify(args: &Verify, context: &Context) -> Result<ExitCode, Failure> {
    let translator = Translator::nobody(context.lang);
    let mut out = anstream::stdout().lock();
    let (mut proved, mut legal, mut failed) = (0, 0, 0);
    let mut results = Vec::new();
    for path in &args.files {
        let verdict = verify_one(path, context);
        let (ok, text) = match &verdict {
            Ok(record) => {
                let key = match (&record.secret, &record.result) {
                    (Secret::Revealed(_), Some(_)) => "terminal-proved",
                    (Secret::Revealed(_), None) => "terminal-proved-so-far",
                    (Secret::Committed(_), _) => "terminal-legal-not-proved",
                };
                (true, translator.message(key, &[("words", record.plies.len().into())]))
            }
            Err(failure) => (false, failure.sentence(&translator)),
        };
        // Without its seed a record can be legal, but not proved.
        let is_proved = matches!(&verdict, Ok(Record { secret: Secret::Revealed(_), .. }));
        match &verdict {
            Ok(_) if is_proved => proved += 1,
            Ok(_) => legal += 1,
            Err(_) => failed += 1,
        }
        if args.json {
            results.push(json!({ "file": path, "ok": ok, "proved": is_proved, "text": text }));
        } else if ok {
            writeln!(out, "{}: {text}", path.display())?;
        } else {
            writeln!(out, "{}", styled(WARNING, &text))?;
        }
    }
    if args.json {
        let json = json!({ "records": results, "proved": proved, "failed": failed });
        writeln!(out, "{}", serde_json::to_string_pretty(&json).expect("results are plain data"))?;
    } else {
        if proved + legal > 0 {
            writeln!(out, "{}", styled(DIM, &translator.plain("terminal-verified-names")))?;
        }
        writeln!(
            out,
            "{}",
            translator.message("terminal-verified", &[("proved", proved.into()), ("failed", failed.into())])
        )?;
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn verify_one(path: &Path, context: &Context) -> Result<Record, Failure> {
    let (place, record) = open(path, context)?;
    let translator = place.translator(context.lang, &record.seats);
    place.game.verify(&record).map_err(Failure::unplayable(path, &translator))?;
    Ok(record)
}
