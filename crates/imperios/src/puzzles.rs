//! `imperios puzzles`

mod finding;

use std::{io::Write, process::ExitCode};

use bots::{Judged, Solution, Verdict};
use manifest::{Aspect, Posed};
use phrasebook::Translator;
use serde_json::json;
use table::{Name, Phrase};

use crate::{
    cli::{ListPuzzles, Puzzles, ShowPuzzle, SolvePuzzle},
    context::Context,
    failure::Failure,
    terminal::{
        BOLD, PLAIN, Screen, choices::choices, columns::columns, drawn, width, write_item, write_text,
    },
};

pub(crate) fn puzzles(args: &Puzzles, context: &Context) -> Result<ExitCode, Failure> {
    match args {
        Puzzles::List(args) => list(args, context),
        Puzzles::Show(args) => show(args, context),
        Puzzles::Solve(args) => solve(args, context),
        Puzzles::Find(args) => finding::find(args, context),
    }
}

fn list(args: &ListPuzzles, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let translator = Translator::nobody(context.lang);
    let puzzles = place.puzzles().map_or(&[][..], |collection| &collection.puzzles);
    let mut out = anstream::stdout().lock();
    if args.json {
        let told: Vec<_> = puzzles
            .iter()
            .map(|puzzle| json!({ "id": puzzle.id, "hardness": puzzle.hardness, "options": puzzle.options }))
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&told).expect("a list is plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let hardness = |level: u8| translator.message("puzzles-hardness", &[("level", level.into())]);
    let rows: Vec<_> = (1..)
        .zip(puzzles)
        .map(|(number, puzzle): (usize, _)| {
            vec![number.to_string(), puzzle.id.clone(), hardness(puzzle.hardness), puzzle.options.clone()]
        })
        .collect();
    for line in columns(&rows, width()) {
        writeln!(out, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The puzzle that is meant by its id or its number, with names for its seats.
fn pose(game: &str, which: &str, context: &Context) -> Result<(Posed, Vec<Name>), Failure> {
    let place = context.open(game)?;
    let puzzles = place.puzzles().map_or(&[][..], |collection| &collection.puzzles);
    let numbered = which.parse::<usize>().ok().and_then(|number| puzzles.get(number.checked_sub(1)?));
    let id = numbered.map_or(which, |puzzle| &puzzle.id);
    let name = |seat: usize| -> Name {
        let name = Translator::nobody(context.lang).message("insight-seat", &[("seat", seat.into())]);
        name.parse().expect("a word with a number is a name")
    };
    let posed = context.games.pose(game, id, name);
    let posed = posed.ok_or_else(|| Failure::NoSuchPuzzle { id: which.to_owned() })?;
    let names = posed.game.names().to_vec();
    Ok((posed, names))
}

fn show(args: &ShowPuzzle, context: &Context) -> Result<ExitCode, Failure> {
    let (Posed { manifest, puzzle, mut game }, names) = pose(&args.game, &args.puzzle, context)?;
    let seat = puzzle.seat;
    let start = game.moment();
    let translator = manifest.translator(context.lang, &names).read_by(Some(seat));
    let words: Vec<String> = args.play.iter().map(|word| word.trim().to_owned()).collect();
    let refused = |error: bots::NoPuzzle| Failure::Word { word: words.join(", "), said: error.to_string() };
    let mut out = anstream::stdout().lock();
    if manifest.bots.whole_plan(&*start, puzzle, &words).map_err(refused)?.is_some() {
        let judged = manifest.bots.judge_answer(&*start, puzzle, &words).map_err(refused)?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&judged).expect("an answer is plain data"))?;
        } else {
            write_judged(&mut out, &judged, &translator)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    game.stop_at_forced(true);
    for word in &words {
        game.choose(seat, word)
            .map_err(|illegal| Failure::Word { word: word.clone(), said: translator.explain(&illegal) })?;
    }
    let offers = game.offers(seat);
    if args.json {
        let told = json!({
            "id": puzzle.id, "hardness": puzzle.hardness, "seat": seat, "view": game.view(Some(seat)),
            "prompt": game.prompt(seat), "offers": offers,
        });
        writeln!(out, "{}", serde_json::to_string_pretty(&told).expect("a view is plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    write!(out, "{}", drawn(&manifest, &*game, Some(seat), Aspect::Whole, &translator))?;
    write_text(&mut out, BOLD, &translator.plain("puzzles-find"))?;
    write_text(&mut out, PLAIN, &translator.say(&game.prompt(seat)))?;
    write!(out, "{}", choices(&offers, |_| String::new(), &translator, Screen::now(), 0))?;
    Ok(ExitCode::SUCCESS)
}

fn solve(args: &SolvePuzzle, context: &Context) -> Result<ExitCode, Failure> {
    let (Posed { manifest, puzzle, game }, names) = pose(&args.game, &args.puzzle, context)?;
    let translator = manifest.translator(context.lang, &names).read_by(Some(puzzle.seat));
    let solution = manifest.bots.solve_puzzle(&*game, puzzle);
    let solution =
        solution.map_err(|error| Failure::Word { word: puzzle.id.clone(), said: error.to_string() })?;
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&solution).expect("a solution is plain data"))?;
    } else {
        write_solution(&mut out, &solution, &translator)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A plan in one line, with the chance of victory.
fn line(plan: &[Phrase], win: f32, translator: &Translator<'_>) -> String {
    let said: Vec<_> = plan.iter().map(|phrase| translator.say(phrase)).collect();
    format!("{} · {}", said.join("; "), translator.share(f64::from(win)))
}

fn write_judged(out: &mut dyn Write, judged: &Judged, translator: &Translator<'_>) -> std::io::Result<()> {
    let verdict = match judged.verdict {
        Verdict::Right => "puzzles-right",
        Verdict::AsGood => "puzzles-as-good",
        Verdict::Close => "puzzles-close",
        Verdict::Wrong => "puzzles-wrong",
    };
    write_text(out, BOLD, &translator.plain(verdict))?;
    write_item(out, &line(&judged.plan, judged.win, translator))?;
    write_solution(out, &judged.solution, translator)
}

fn write_solution(
    out: &mut dyn Write,
    solution: &Solution,
    translator: &Translator<'_>,
) -> std::io::Result<()> {
    write_text(out, BOLD, &translator.plain("puzzles-best"))?;
    write_item(out, &line(&solution.plan, solution.win, translator))?;
    for reason in &solution.reasons {
        write_item(out, &translator.say(reason))?;
    }
    write_text(out, BOLD, &translator.plain("puzzles-others"))?;
    for other in &solution.others {
        write_item(out, &line(&other.plan, other.win, translator))?;
    }
    Ok(())
}
