//! `imperios tournament verify`: proves tournaments from the files that servers hand out.

use std::{io::Write, path::Path, process::ExitCode};

use manifest::read_text;
use phrasebook::{Translator, Value};
use serde::Deserialize;
use serde_json::json;
use table::Seed;
use tournament::{Event, Fault, Ranked, Tournament, Unproved, verify as prove};

use crate::{
    cli::Verify,
    context::Context,
    failure::Failure,
    terminal::{WARNING, styled},
};

/// Larger files are no tournaments.
const LARGEST: u64 = 64 << 20;
/// So many of the first are told.
const FIRST: usize = 3;

/// A tournament as servers hand it out (`GET /api/tournaments/ID/record`).
#[derive(Deserialize)]
struct TournamentRecord {
    seed: Option<String>,
    events: Vec<Event>,
}

/// A tournament that is proved, and who came where in it.
struct Proved {
    tournament: Tournament,
    ranking: Vec<Ranked>,
}

pub(crate) fn verify(args: &Verify, context: &Context) -> Result<ExitCode, Failure> {
    let translator = Translator::nobody(context.lang);
    let mut out = anstream::stdout().lock();
    let (mut proved, mut failed) = (0, 0);
    let mut results = Vec::new();
    for path in &args.files {
        let (ok, text) = match verify_one(path)? {
            Ok(Some(Proved { tournament, ranking })) => {
                proved += 1;
                let name = |row: &Ranked| {
                    let name = tournament.player(row.entrant).map_or("", |player| player.name.as_str());
                    format!("{}. {name}", row.place)
                };
                let first = ranking.iter().take(FIRST).map(name).collect::<Vec<_>>().join(", ");
                let rounds = tournament.rounds.len() as i64;
                let args = [("rounds", rounds.into()), ("first", first.into())];
                (true, translator.message("terminal-tournament-proved", &args))
            }
            Ok(None) => (true, translator.plain("terminal-tournament-not-over")),
            Err(unproved) => {
                failed += 1;
                (false, translator.message(message(&unproved), &arguments(&unproved)))
            }
        };
        if args.json {
            results.push(json!({ "file": path, "ok": ok, "text": text }));
        } else if ok {
            writeln!(out, "{}: {text}", path.display())?;
        } else {
            writeln!(out, "{}", styled(WARNING, &format!("{}: {text}", path.display())))?;
        }
    }
    if args.json {
        let json = json!({ "tournaments": results, "proved": proved, "failed": failed });
        writeln!(out, "{}", serde_json::to_string_pretty(&json).expect("results are plain data"))?;
    } else {
        let counts = [("proved", proved.into()), ("failed", failed.into())];
        writeln!(out, "{}", translator.message("terminal-verified", &counts))?;
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Proves one file; none where it can't be proved yet, because the seed is told when it is over.
fn verify_one(path: &Path) -> Result<Result<Option<Proved>, Problem>, Failure> {
    let text = read_text(path, LARGEST).map_err(Failure::file(path))?;
    let Ok(TournamentRecord { seed, events }) = serde_json::from_str(&text) else {
        return Ok(Err(Problem::NoTournament));
    };
    let tournament = match Tournament::of(&events) {
        Ok(tournament) => tournament,
        Err(fault) => return Ok(Err(Problem::Fault(fault))),
    };
    let Some(seed) = seed else { return Ok(Ok(None)) };
    let Ok(seed) = seed.parse::<Seed>() else { return Ok(Err(Problem::Unproved(Unproved::Seed))) };
    Ok(match prove(&events, &seed) {
        Ok(ranking) => Ok(Some(Proved { tournament, ranking })),
        Err(unproved) => Err(Problem::Unproved(unproved)),
    })
}

/// Why a file proves nothing.
enum Problem {
    NoTournament,
    Fault(Fault),
    Unproved(Unproved),
}

fn message(problem: &Problem) -> &'static str {
    match problem {
        Problem::NoTournament => "terminal-tournament-none",
        Problem::Fault(_) | Problem::Unproved(Unproved::Entry { .. }) => "terminal-tournament-broken",
        Problem::Unproved(Unproved::Seed) => "terminal-tournament-other-seed",
        Problem::Unproved(Unproved::Round(_)) => "terminal-tournament-arranged",
        Problem::Unproved(Unproved::NotPlayedOut) => "terminal-tournament-not-played-out",
    }
}

fn arguments(problem: &Problem) -> Vec<(&'static str, Value<'static>)> {
    match problem {
        Problem::Unproved(Unproved::Round(round)) => vec![("round", i64::from(*round).into())],
        Problem::Fault(fault) | Problem::Unproved(Unproved::Entry { fault, .. }) => {
            vec![("why", fault.to_string().into())]
        }
        _ => Vec::new(),
    }
}
