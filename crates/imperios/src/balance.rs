//! `imperios balance`: who wins how often, and how games go, in every scenario with every number of players.

mod changes;
mod comparison;
mod figures;
mod measuring;
mod mending;
mod page;
mod race;
pub(crate) mod rows;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use bots::{Ending, Mean};
use manifest::Manifest;
use phrasebook::Translator;
use serde::Serialize;
use table::{Agreed, EditionHash};

use self::{
    comparison::Difference,
    figures::{Figures, Places, Share, figures, places},
    measuring::{Extent, Measured, Measuring, make_folder},
    rows::{Row, rows},
};
use crate::{
    calendar::today,
    cli::Balance,
    context::Context,
    failure::Failure,
    progress,
    records::write_atomically,
    terminal::{BOLD, PLAIN, WARNING, columns::columns, styled, width, write_text},
};

/// All that a measurement tells, as programs read it.
#[derive(Serialize)]
struct Report<'a> {
    measured: &'a Measured,
    /// The name of the edition.
    edition: &'a str,
    /// When it was written.
    date: String,
    rows: &'a [Figures],
    /// The places in the order of play, over all rows with as many players.
    places: &'a [Places],
    /// With another edition: what is otherwise there, row by row.
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<Compared<'a>>,
}

/// Another edition beside it.
#[derive(Serialize)]
struct Compared<'a> {
    measured: &'a Measured,
    edition: &'a str,
    rows: &'a [Figures],
    differences: &'a [Vec<Difference>],
}

/// An edition with its figures.
struct Side {
    place: std::sync::Arc<Manifest>,
    measured: Measured,
    measuring: Measuring,
    figures: Vec<Figures>,
}

pub(crate) fn balance(args: &Balance, context: &Context) -> Result<ExitCode, Failure> {
    let place = context.open(&args.game)?;
    let translator = Translator::nobody(context.lang);
    let given: Agreed = args.agreement.options.join(" ").parse()?;
    let rows = rows(&*place.game, &given);
    if rows.is_empty() {
        // Nothing fits: the game says why.
        place.game.agree(&given)?;
    }
    let extent = Extent {
        games: args.games,
        lucky: args.lucky.min(args.games),
        threads: args
            .jobs
            .map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from),
    };
    let dir = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("balance-{}", place.name)));
    make_folder(&dir)?;
    if let Some(allowed) = &args.mend {
        return mending::mend(args, allowed, &extent, &dir, context);
    }
    let mut own = Side::open(args, place, &given, &dir)?;
    let mut other = match &args.compare {
        Some(pack) => {
            let place = context.games.open(&args.game, Some(pack))?;
            let other = Side::open(args, place, &given, &dir)?;
            if other.measured.hash == own.measured.hash {
                return Err(Failure::SameEdition { path: pack.clone() });
            }
            Some(other)
        }
        None => None,
    };
    let sides = || std::iter::once(&own).chain(&other);
    let games = (1 + u64::from(other.is_some())) * extent.games * rows.len() as u64;
    let left: u64 = sides().map(|side| side.measuring.left(&rows, &extent)).sum();
    let bar = progress::of_games(games, &translator);
    bar.set_position(games - left);
    bar.reset_eta();
    for side in std::iter::once(&mut own).chain(&mut other) {
        side.measuring.play(&*side.place.bots, &rows, &extent, &|| bar.inc(1))?;
        side.figures = side.told(&rows, extent.games);
    }
    bar.finish_and_clear();
    let differences: Option<Vec<_>> = other.as_ref().map(|other| {
        let of = |row| comparison::differences(row, &own.measuring, &other.measuring, extent.games);
        rows.iter().map(of).collect()
    });
    let compared = other.as_ref().zip(differences.as_ref()).map(|(other, differences)| Compared {
        measured: &other.measured,
        edition: other.place.game.edition(),
        rows: &other.figures,
        differences,
    });
    let places = own.places(&rows, extent.games);
    let report = Report {
        measured: &own.measured,
        edition: own.place.game.edition(),
        date: today(),
        rows: &own.figures,
        places: &places,
        compared,
    };
    let json = serde_json::to_string_pretty(&report).expect("figures are plain data");
    write(&dir.join("balance.json"), &json)?;
    let translator = own.place.translator(context.lang, &[]);
    let page = page::page(&report, &own.place, &translator);
    write(&dir.join("balance.html"), &page)?;
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{json}")?;
    } else if args.markdown {
        write!(out, "{}", markdown(&report, &own.place, &translator))?;
    } else {
        write_report(&mut out, &report, &own.place, &translator)?;
        let said = translator.message("balance-written", &[("folder", dir.display().to_string().into())]);
        write_text(&mut out, PLAIN, &said)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Side {
    fn open(
        args: &Balance,
        place: std::sync::Arc<Manifest>,
        given: &Agreed,
        dir: &Path,
    ) -> Result<Self, Failure> {
        let measured = Measured {
            game: place.name.to_owned(),
            hash: place.hash().to_owned(),
            bots: args.bots.clone(),
            tuning: EditionHash::of(place.bots.tuning()).to_string(),
            seed: args.seed.as_str().to_owned(),
            options: given.to_string(),
            luck: args.simulations,
        };
        let file = format!("games-{}-{}.jsonl", &measured.hash[..12], measured.bots.replace(':', "-"));
        let measuring = Measuring::open(measured.clone(), dir.join(file))?;
        Ok(Self { place, measured, measuring, figures: Vec::new() })
    }

    /// The figures of all rows.
    fn told(&self, rows: &[Row], games: u64) -> Vec<Figures> {
        let things = self.place.game.things().into_iter();
        let things: Vec<_> = things.map(|thing| (thing.kind.to_owned(), thing.id.to_owned())).collect();
        rows.iter().map(|row| figures(row, self.measuring.of(row, games), &things)).collect()
    }

    /// What came of the places in the order of play for each number of players.
    fn places(&self, rows: &[Row], games: u64) -> Vec<Places> {
        let mut counts: Vec<_> = rows.iter().map(|row| row.players).collect();
        counts.sort_unstable();
        counts.dedup();
        let of = |players| {
            let rows = rows.iter().filter(move |row| row.players == players);
            places(players, rows.flat_map(|row| self.measuring.of(row, games)).map(|(_, course)| course))
        };
        counts.into_iter().map(of).filter(|places| !places.seats.is_empty()).collect()
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    write_atomically(path, text).map_err(Failure::file(path))
}

/// A mean with its margin, such as `1.25 ± 0.06`.
fn with_margin(mean: Mean, places: usize, translator: &Translator<'_>) -> String {
    format!("{} ± {}", translator.figure(mean.mean, places), translator.figure(mean.margin, places))
}

/// What a side is called.
fn side_name(side: &str, place: &Manifest, translator: &Translator<'_>) -> String {
    let things = place.game.things();
    let found = things.into_iter().find(|thing| thing.id == side);
    found.and_then(|thing| translator.thing(thing)).unwrap_or_else(|| side.to_owned())
}

/// What a scenario is called; nothing in a game without scenarios.
fn scenario_name(row: &Figures, place: &Manifest, translator: &Translator<'_>) -> String {
    let id = row.scenario.as_deref().unwrap_or_default();
    let name = translator.book.option_value(place.name, "scenario", id);
    if name.starts_with(&format!("{}-option-", place.name)) { id.to_owned() } else { name }
}

/// How often games of a row ended at once, of all of them.
fn at_once(row: &Figures) -> f64 {
    let all = row.games.max(1) as f64;
    (row.games - row.endings.get(&Ending::Counted).copied().unwrap_or_default()) as f64 / all
}

/// All rows in columns.
fn write_rows(
    out: &mut dyn Write,
    rows: &[Figures],
    place: &Manifest,
    translator: &Translator<'_>,
) -> std::io::Result<()> {
    let heading = ["scenario", "players", "seats", "sides", "at-once", "minutes"]
        .map(|key| translator.plain(&format!("balance-{key}")))
        .to_vec();
    let mut lines = vec![heading];
    for row in rows {
        let listed = |shares: &[Share]| {
            let one = |share: &Share| {
                let name = side_name(&share.side, place, translator);
                let figure = with_margin(share.of_fair, 2, translator);
                let text = if share.side.is_empty() { figure } else { format!("{name} {figure}") };
                if share.outside { styled(WARNING, &text) } else { text }
            };
            shares.iter().map(one).collect::<Vec<_>>().join(", ")
        };
        lines.push(vec![
            scenario_name(row, place, translator),
            row.players.to_string(),
            listed(&row.seats),
            listed(&row.sides),
            translator.share(at_once(row)),
            translator.figure(row.minutes.mean, 0),
        ]);
    }
    for (index, line) in columns(&lines, width()).iter().enumerate() {
        writeln!(out, "{}", if index == 0 { styled(BOLD, line) } else { line.clone() })?;
    }
    Ok(())
}

fn write_report(
    out: &mut dyn Write,
    report: &Report<'_>,
    place: &Manifest,
    translator: &Translator<'_>,
) -> std::io::Result<()> {
    write_rows(out, report.rows, place, translator)?;
    if let Some(compared) = &report.compared {
        writeln!(out, "\n{}", styled(BOLD, &translator.plain("balance-differences")))?;
        for (row, differences) in report.rows.iter().zip(compared.differences) {
            let one = |difference: &Difference| {
                let name = side_name(&difference.side, place, translator);
                let text = format!("{name} {}", with_margin(difference.of_fair, 2, translator));
                if difference.is_certain() { styled(BOLD, &text) } else { text }
            };
            let listed: Vec<_> = differences.iter().map(one).collect();
            let name = scenario_name(row, place, translator);
            writeln!(out, "{name} ({}): {}", row.players, listed.join(", "))?;
        }
    }
    writeln!(out)
}

/// The rows as a table of Markdown, as `docs/balance.md` has them.
fn markdown(report: &Report<'_>, place: &Manifest, translator: &Translator<'_>) -> String {
    use std::fmt::Write as _;
    let mut text = format!(
        "## {}\n\n{} · {} `{}` · {} · `{}`, {} `{}` · {}\n\n",
        translator.book.title(place.name),
        report.date,
        translator.plain("balance-edition"),
        &report.measured.hash[..12],
        report.edition,
        report.measured.bots,
        translator.plain("balance-tuning"),
        &report.measured.tuning[..12],
        translator.message("balance-seed", &[("seed", report.measured.seed.as_str().into())]),
    );
    let heading = ["scenario", "players", "games", "seats", "sides", "at-once", "rounds", "minutes"];
    let heading: Vec<_> = heading.iter().map(|key| translator.plain(&format!("balance-{key}"))).collect();
    let _ = writeln!(text, "| {} |\n|{}", heading.join(" | "), "---|".repeat(heading.len()));
    let listed = |shares: &[Share]| {
        let one = |share: &Share| {
            let figure = with_margin(share.of_fair, 2, translator);
            let figure = if share.outside { format!("**{figure}**") } else { figure };
            if share.side.is_empty() { figure } else { format!("{} {figure}", share.side) }
        };
        shares.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    for row in report.rows {
        let rounds: Vec<_> =
            row.rounds.iter().map(|(round, ended)| format!("{round}: {}", ended.games)).collect();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            row.scenario.as_deref().unwrap_or_default(),
            row.players,
            row.games,
            listed(&row.seats),
            listed(&row.sides),
            translator.share(at_once(row)),
            rounds.join(", "),
            translator.figure(row.minutes.mean, 0),
        );
    }
    if !report.places.is_empty() {
        let _ = writeln!(text, "\n{}:\n", translator.plain("balance-places"));
    }
    for Places { players, games, seats } in report.places {
        let args = [("players", players.to_string().into())];
        let players = translator.message("terminal-players", &args);
        let games = translator.message("balance-games-of", &[("games", games.to_string().into())]);
        let _ = writeln!(text, "- {players} ({games}): {}", listed(seats));
    }
    text.push('\n');
    text
}
