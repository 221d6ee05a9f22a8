//! `imperios balance --mend`: a designer says what may change, and how far; packs race each other until every side lies
//! in the band.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use phrasebook::Translator;
use serde::Serialize;
use table::Agreed;

use super::{
    Side,
    changes::{Change, Workshop},
    figures::{Figures, misfit},
    measuring::Extent,
    progress, race,
    rows::rows,
    write, write_rows,
};
use crate::{
    cli::Balance,
    context::Context,
    failure::Failure,
    terminal::{PLAIN, write_text},
};

/// What the search proposes, for programs.
#[derive(Serialize)]
struct Proposal {
    changes: Vec<String>,
    misfit_before: f64,
    misfit_after: f64,
    before: Vec<Figures>,
    after: Vec<Figures>,
}

pub(super) fn mend(
    args: &Balance,
    allowed: &Path,
    extent: &Extent,
    dir: &Path,
    context: &Context,
) -> Result<ExitCode, Failure> {
    let translator = Translator::nobody(context.lang);
    let given: Agreed = args.agreement.options.join(" ").parse()?;
    let pack = context.edition.as_deref().ok_or(Failure::NoPackToMend)?;
    let (owner, source) = context.games.read_pack(pack)?;
    if owner.name != args.game {
        return Err(Failure::Changes {
            path: pack.to_owned(),
            reason: translator.message("balance-other-game", &[("game", owner.name.into())]),
        });
    }
    let workshop = Workshop::open(source, allowed)?;
    let start: Vec<usize> = workshop.changes.iter().map(|change| change.now).collect();
    let sizes: Vec<usize> = workshop.changes.iter().map(Change::values).collect();
    let mut out = anstream::stdout().lock();
    let measure = |values: &[usize], games: u64| -> Result<Option<Vec<Figures>>, Failure> {
        let Ok(place) = context.games.check(&args.game, &workshop.with(values)) else { return Ok(None) };
        let rows = rows(&*place.game, &given);
        if rows.is_empty() {
            return Ok(None);
        }
        let mut side = Side::open(args, place.into(), &given, dir)?;
        let extent = Extent { games, ..*extent };
        let bar = progress::of_games(games * rows.len() as u64, &translator);
        bar.set_position(games * rows.len() as u64 - side.measuring.left(&rows, &extent));
        bar.reset_eta();
        side.measuring.play(&*side.place.bots, &rows, &extent, &|| bar.inc(1))?;
        bar.finish_and_clear();
        Ok(Some(side.told(&rows, games)))
    };
    let changed = |values: &[usize]| -> Vec<String> {
        let pairs = workshop.changes.iter().zip(values).filter(|(change, value)| change.now != **value);
        pairs.map(|(change, &value)| change.told(value)).collect()
    };
    let mut judge = |values: &[usize], games: u64| -> Result<Option<f64>, Failure> {
        Ok(measure(values, games)?.map(|figures| figures.iter().map(misfit).sum()))
    };
    let mut fault = Ok(());
    let mut better = |found: &race::Found| {
        let what = changed(&found.values);
        let what = if what.is_empty() { translator.plain("balance-unchanged") } else { what.join("; ") };
        let args = [("misfit", translator.figure(found.misfit, 4).into()), ("changes", what.as_str().into())];
        let said = write_text(&mut out, PLAIN, &translator.message("balance-step", &args));
        if fault.is_ok() {
            fault = said;
        }
    };
    let found = race::search(&start, &sizes, extent.games, &mut judge, &mut better)?;
    fault?;
    let (before, after) = (measure(&start, extent.games)?, measure(&found.values, extent.games)?);
    let (before, after) = (before.unwrap_or_default(), after.unwrap_or_default());
    let place = context.games.check(&args.game, &workshop.with(&found.values))?;
    let mended: PathBuf = dir.join("mended");
    super::make_folder(&mended)?;
    for (file, text) in workshop.with(&found.values).files {
        write(&mended.join(file), &text)?;
    }
    let proposal = Proposal {
        changes: changed(&found.values),
        misfit_before: before.iter().map(misfit).sum(),
        misfit_after: found.misfit,
        before,
        after,
    };
    let json = serde_json::to_string_pretty(&proposal).expect("figures are plain data");
    write(&dir.join("mended.json"), &json)?;
    if args.json {
        writeln!(out, "{json}")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out)?;
    let translator = place.translator(context.lang, &[]);
    write_rows(&mut out, &proposal.after, &place, &translator)?;
    let key = if found.misfit > 0.0 { "balance-not-mended" } else { "balance-mended" };
    let said = translator.message(key, &[("folder", mended.display().to_string().into())]);
    write_text(&mut out, PLAIN, &said)?;
    Ok(ExitCode::SUCCESS)
}
