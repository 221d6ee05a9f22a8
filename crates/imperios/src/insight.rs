//! Hints at the table, and `imperios analyse`.

use std::{
    io::{self, Write},
    ops::ControlFlow,
    process::ExitCode,
    time::Duration,
};

use bots::{Analysis, Battle, Costly, Depth, Hint, Moment, Turn};
use phrasebook::Translator;
use table::{Match, Phrase, Seat};

use crate::{
    cli::Analyse,
    context::Context,
    failure::Failure,
    progress,
    records::{read_record, write_atomically},
    terminal::{BOLD, CHOICE, DIM, PLAIN, columns::columns, styled, width, write_text},
};

/// The best choices with their reasons, line by line.
pub(crate) fn advice(hint: &Hint, translator: &Translator<'_>) -> Vec<String> {
    let per_cent = |share: f32| translator.share(f64::from(share));
    let win = translator.figure(f64::from(hint.win) * 100.0, 0);
    let mut lines = vec![translator.message("insight-hint", &[("win", win.into())])];
    for advice in &hint.advice {
        let choice = translator.say(&advice.label);
        let reasons: Vec<_> = advice.reasons.iter().map(|reason| translator.say(reason)).collect();
        let word = styled(DIM, &advice.word);
        lines.push(format!("  {} · {} · {word}", styled(CHOICE, &choice), per_cent(advice.win)));
        if !reasons.is_empty() {
            lines.push(format!("      {}", reasons.join("; ")));
        }
    }
    lines
}

pub(crate) fn analyse(args: &Analyse, context: &Context) -> Result<ExitCode, Failure> {
    let record = read_record(&args.file)?;
    let place = context.open_record(&record)?;
    let translator = place.translator(context.lang, &record.seats);
    let game = place.game.resume(&record).map_err(Failure::unplayable(&args.file, &translator))?;
    if !game.standing().over {
        return Err(Failure::NotOver { path: args.file.clone() });
    }
    let jobs =
        args.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    let depth = Depth { simulations: args.simulations, time: Duration::from_secs(args.seconds), jobs };
    let bar = progress::of(0, "insight-analysing", &translator);
    let analysis = place.bots.analyse(&*game, depth, &|progress| {
        bar.set_length(progress.of as u64);
        bar.set_position(bar.position().max(progress.done as u64));
        ControlFlow::Continue(())
    });
    let analysis = analysis.expect("nobody breaks it off");
    bar.finish_and_clear();
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&analysis).expect("an analysis is plain data") + "\n";
        if path.as_os_str() == "-" {
            write!(anstream::stdout(), "{text}")?;
            return Ok(ExitCode::SUCCESS);
        }
        write_atomically(path, &text).map_err(Failure::file(path))?;
    }
    let mut out = anstream::stdout().lock();
    write_analysis(&mut out, &analysis, &*game, &translator)?;
    Ok(ExitCode::SUCCESS)
}

/// Lines of the graph: enough to see how it went, few enough for a screen.
const LINES: usize = 24;

fn write_analysis(
    out: &mut impl Write,
    analysis: &Analysis,
    game: &dyn Match,
    translator: &Translator<'_>,
) -> io::Result<()> {
    let share = |value: f32| translator.share(f64::from(value));
    let mut heading = vec![translator.plain("insight-analysis-ply"), translator.plain("insight-analysis-by")];
    heading.push(translator.plain("insight-analysis-word"));
    let seats: Vec<Seat> = Seat::first(game.names().len()).collect();
    heading.extend(seats.iter().map(|&seat| translator.seat(seat)));
    let plan =
        |plan: &[Phrase]| plan.iter().map(|phrase| translator.say(phrase)).collect::<Vec<_>>().join(". ");
    let row = |index: usize| {
        let moment = &analysis.moments[index];
        let by =
            moment.by.map_or_else(|| translator.plain("insight-analysis-end"), |seat| translator.seat(seat));
        let mut row = vec![moment.ply.to_string(), by, plan(&moment.plan)];
        row.extend(moment.win.iter().map(|&win| share(win)));
        row
    };
    let mut table = |title: &str, heading: Vec<String>, rows: Vec<Vec<String>>| -> io::Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        writeln!(out, "{}", styled(BOLD, &translator.plain(title)))?;
        for line in columns(&std::iter::once(heading).chain(rows).collect::<Vec<_>>(), width() - 2) {
            writeln!(out, "  {line}")?;
        }
        writeln!(out)
    };
    let last = analysis.moments.len() - 1;
    let step = analysis.moments.len().div_ceil(LINES);
    let shown: Vec<_> = (0..last).step_by(step).chain([last]).map(row).collect();
    table("insight-analysis", heading.clone(), shown)?;
    // A turning point is told by the decision it follows, and what its player could expect then and at the next.
    let turn = |turn: &Turn| {
        let [from, to] = [turn.from, turn.to].map(|moment| &analysis.moments[moment]);
        let win = |moment: &Moment| share(moment.win[turn.seat.index()]);
        vec![from.ply.to_string(), translator.seat(turn.seat), plan(&from.plan), win(from), win(to)]
    };
    let mut turns = heading[..3].to_vec();
    turns.extend(["insight-analysis-before", "insight-analysis-after"].map(|key| translator.plain(key)));
    table("insight-analysis-turning", turns, analysis.turning_points.iter().map(turn).collect())?;
    let costly = |costly: &Costly| {
        vec![
            analysis.moments[costly.moment].ply.to_string(),
            translator.seat(costly.by),
            plan(&costly.plan),
            plan(&costly.better_plan),
            share(costly.better_win - costly.win),
        ]
    };
    let mut costs = heading[..3].to_vec();
    costs.extend(["insight-analysis-better", "insight-analysis-cost"].map(|key| translator.plain(key)));
    table("insight-analysis-costly", costs, analysis.costly.iter().map(costly).collect())?;
    let signed = |value: f32| {
        let sign = if value < 0.0 { "-" } else { "+" };
        format!("{sign}{}", share(value.abs()))
    };
    let luck = vec![analysis.luck.iter().map(|&luck| signed(luck)).collect()];
    table("insight-analysis-luck", heading[3..].to_vec(), luck)?;
    let battle = |battle: &Battle| {
        let target = Phrase::new("insight-combat-for").with("zone", battle.target.clone());
        let outcome = if battle.won { "insight-analysis-won" } else { "insight-analysis-lost" };
        vec![
            battle.ply.to_string(),
            translator.seat(battle.attacker),
            translator.say(&target),
            translator.share(battle.expected),
            translator.plain(outcome),
        ]
    };
    let mut battles = heading[..2].to_vec();
    battles.extend(["insight-combat", "insight-win"].map(|key| translator.plain(key)));
    table("insight-analysis-battles", battles, analysis.battles.iter().map(battle).collect())?;
    if analysis.costly.is_empty() {
        write_text(out, PLAIN, &translator.plain("insight-analysis-no-costly"))?;
    }
    Ok(())
}
