//! `imperios arena` and `imperios tune`: how strong the bots are, and how they become stronger.

use std::{fmt::Write as _, io::Write, num::NonZeroU16, path::Path, process::ExitCode, sync::Arc};

use bots::{GameBots, Learnt, Lessons, Level, Outcome, Tournament};
use phrasebook::Translator;
use table::Name;

use crate::{
    cli::{Arena, Tune},
    context::Context,
    failure::Failure,
    play::agree_on,
    progress,
    records::write_atomically,
    terminal::{BOLD, columns::columns, styled, width},
};

pub(crate) fn arena(args: &Arena, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let mut known = Arc::clone(&place.bots);
    for path in &args.tuning {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        known = with_tuning(&*known, &name, path)?.0;
    }
    let translator = Translator::nobody(context.lang);
    let seats = usize::from(args.players);
    let bots: Vec<Name> = args.bots.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    let pairings = bots.len() * bots.len().saturating_sub(1) / 2;
    let tournament = Tournament {
        agreed: agree_on(&*place.game, &args.agreement.options, seats)?,
        bots,
        seats,
        seed: args.seed.clone(),
        games: args.games,
        jobs: threads(args.threads),
        stops_early: !args.all,
    };
    let bar = progress::plain(args.games * pairings as u64);
    let outcome = known.arena(&tournament, &|| bar.inc(1))?;
    bar.finish_and_clear();
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&outcome).expect("an outcome is plain data");
        write_atomically(path, &text).map_err(Failure::file(path))?;
    }
    if let Some(path) = &args.svg {
        write_atomically(path, &plot(&args.game, &outcome)).map_err(Failure::file(path))?;
    }
    write_outcome(&mut anstream::stdout().lock(), &outcome, &translator)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn tune(args: &Tune, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let (bots, start) = match &args.tuning {
        Some(path) => with_tuning(&*place.bots, "start", path)?,
        None => (Arc::clone(&place.bots), place.bots.tuning().to_owned()),
    };
    let tables = args
        .players
        .iter()
        .map(|&players| agree_on(&*place.game, &args.agreement.options, players.into()))
        .collect::<Result<_, _>>()?;
    let level =
        Level { simulations: args.simulations, whims: args.whims.into(), milliseconds: MORE_THAN_ENOUGH };
    let lessons = Lessons {
        tables,
        seed: args.seed.clone(),
        games: args.games,
        generations: args.generations,
        memory: args.memory.into(),
        level,
        strangers: args.strangers.into(),
        openings: args.openings.into(),
        jobs: threads(args.threads),
    };
    let bar = progress::plain(args.games * args.generations);
    let mut failure = None;
    let mut learnt = |learnt: &Learnt| {
        bar.suspend(|| {
            for fit in &learnt.fits {
                eprintln!(
                    "generation {}, {}: {} positions; victories surprised by {:.4} bits before and {:.4} after",
                    learnt.generation,
                    if fit.seats == 2 { "two seats" } else { "more seats" },
                    fit.positions,
                    fit.before,
                    fit.after
                );
            }
        });
        let text = written(&start, bots.features(), learnt);
        if let Err(error) = write_atomically(&args.out, &text) {
            failure.get_or_insert(error);
        }
    };
    let tuning = args.tuning.as_ref().map(|_| "start");
    bots.learn(tuning, &lessons, &|| bar.inc(1), &mut learnt)?;
    bar.finish_and_clear();
    failure.map_or(Ok(ExitCode::SUCCESS), |error| Err(Failure::file(&args.out)(error)))
}

/// A choice in a lesson ends with its simulations, so that the same is learnt on any machine.
pub(crate) const MORE_THAN_ENOUGH: u64 = 3_600_000;

/// The bots with the tuning of a file, and its text.
pub(crate) fn with_tuning(
    bots: &dyn GameBots,
    name: &str,
    path: &Path,
) -> Result<(Arc<dyn GameBots>, String), Failure> {
    let text = std::fs::read_to_string(path).map_err(Failure::file(path))?;
    let beside = |name: &str| std::fs::read(path.with_file_name(name));
    let bots = bots
        .with_tuning(name, &text, &beside)
        .map_err(|error| Failure::Tuning { path: path.to_owned(), error })?;
    Ok((bots, text))
}

/// A tuning's file with another judgement.
fn written(start: &str, features: &[&str], learnt: &Learnt) -> String {
    let command: Vec<String> = std::env::args().skip(1).collect();
    let mut text = format!(
        "{}\n\n# What a seat's features are worth, in logarithms of odds. Learnt with\n# imperios {}\n",
        without_judgement(start).trim_end(),
        command.join(" ")
    );
    for (name, judgement) in learnt.judgements.named() {
        let _ = writeln!(text, "[weights.{name}]");
        for (feature, weight) in features.iter().zip(&judgement.0) {
            let _ = writeln!(text, "{feature} = {weight:.4}");
        }
    }
    text
}

/// All of a tuning's file but its judgement and the comment that stands before it.
fn without_judgement(tuning: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut learnt = false;
    for line in tuning.lines() {
        let began = line.starts_with("[weights.");
        if began && !learnt {
            while kept.last().is_some_and(|line| line.starts_with('#')) {
                kept.pop();
            }
        }
        learnt = began || learnt && !line.starts_with('[');
        if !learnt {
            kept.push(line);
        }
    }
    kept.join("\n")
}

pub(crate) fn threads(given: Option<NonZeroU16>) -> usize {
    given.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        |given| usize::from(given.get()),
    )
}

fn write_outcome(out: &mut dyn Write, outcome: &Outcome, translator: &Translator<'_>) -> std::io::Result<()> {
    let bot = || translator.plain("terminal-by-bot");
    let mut ratings = vec![vec![bot(), "Elo".to_owned()]];
    for rated in &outcome.ratings {
        ratings
            .push(vec![rated.bot.clone(), format!("{:+.0} ± {:.0}", rated.rating.elo, rated.rating.margin)]);
    }
    let heading = ["terminal-against", "terminal-games", "terminal-wins", "terminal-fair-share"];
    let mut pairings = vec![std::iter::once(bot()).chain(heading.map(|key| translator.plain(key))).collect()];
    for pairing in &outcome.pairings {
        pairings.push(vec![
            pairing.bot.clone(),
            pairing.against.clone(),
            pairing.games.to_string(),
            format!("{:.1} % ± {:.1}", pairing.wins.mean * 100.0, pairing.wins.margin * 100.0),
            format!("{:.2}", pairing.fair),
        ]);
    }
    for table in [ratings, pairings] {
        for (index, line) in columns(&table, width()).iter().enumerate() {
            writeln!(out, "{}", if index == 0 { styled(BOLD, line) } else { line.clone() })?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The ratings as a picture: a point for each bot, with its interval.
fn plot(game: &str, outcome: &Outcome) -> String {
    const WIDTH: f64 = 640.0;
    const LEFT: f64 = 110.0;
    const LINE: f64 = 36.0;
    let edge = |side: f64| {
        outcome.ratings.iter().map(move |rated| side * (rated.rating.elo + side * rated.rating.margin))
    };
    let most = edge(1.0).fold(50.0, f64::max);
    let least = -edge(-1.0).fold(50.0, f64::max);
    let x = |elo: f64| LEFT + (elo - least) / (most - least) * (WIDTH - LEFT - 30.0);
    let height = LINE * (outcome.ratings.len() + 2) as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"12\" y=\"24\" font-weight=\"bold\">{game}, {} seats: Elo, 95 %</text>\n",
        outcome.seats
    );
    let first = (least / 100.0).ceil() as i32;
    let end = (most / 100.0).floor() as i32;
    for hundred in first..=end {
        let (at, bottom) = (x(f64::from(hundred) * 100.0), height - 24.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {LINE} V{bottom}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{}\" fill=\"#555\" \
             text-anchor=\"middle\">{}</text>",
            height - 8.0,
            hundred * 100
        );
    }
    for (line, rated) in (1..).zip(&outcome.ratings) {
        let y = f64::from(line) * LINE + LINE / 2.0;
        let (elo, margin) = (rated.rating.elo, rated.rating.margin);
        let _ = writeln!(
            svg,
            "<text x=\"12\" y=\"{:.1}\">{}</text><path d=\"M{:.1} {y:.1} H{:.1}\" stroke=\"#8a1c1c\" \
             stroke-width=\"3\"/><circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#8a1c1c\"/>",
            y + 5.0,
            rated.bot,
            x(elo - margin),
            x(elo + margin),
            x(elo)
        );
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_said_of_the_old_weights_goes_with_them_and_nothing_else() {
        let tuning = "# Bots.\nmanner = {}\n\n# In two lessons:\n# one, and another.\n[weights.two]\nflags = 1\n\n\
                     # More.\n[weights.more]\nflags = 2\n\n[levels]\n# The lowest.\npage = {}\n";
        assert_eq!(without_judgement(tuning), "# Bots.\nmanner = {}\n\n[levels]\n# The lowest.\npage = {}");
        let built_in = without_judgement(include_str!("../../../data/bots/napoleon.toml"));
        assert!(built_in.contains("[levels]") && built_in.contains("diplomat"), "{built_in}");
        assert!(!built_in.contains("weights.") && !built_in.contains("Learnt"), "{built_in}");
    }
}
