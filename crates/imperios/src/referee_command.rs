//! `imperios referee`

use std::{
    io::{self, Write},
    process::ExitCode,
};

use referee::conformance::{self, Checked};
use serde_json::json;

use crate::{
    cli::Referee,
    context::Context,
    failure::Failure,
    terminal::{WARNING, styled},
};

pub(crate) fn referee(args: &Referee, context: &Context) -> Result<ExitCode, Failure> {
    let games = context.open_all()?;
    if let Some(path) = args.paths.iter().find(|path| !path.exists()) {
        return Err(Failure::file(path)(io::ErrorKind::NotFound.into()));
    }
    let report =
        conformance::check(&games, &args.paths).map_err(|error| Failure::Conformance(error.to_string()))?;
    let mut out = anstream::stdout().lock();
    if args.json {
        let file = |checked: &Checked| match &checked.outcome {
            Ok((_, verdicts)) => {
                let case = |verdict: &conformance::Verdict| {
                    let differences: Vec<_> = verdict.differences.iter().map(ToString::to_string).collect();
                    json!({ "case": verdict.case, "passed": verdict.passed(), "differences": differences })
                };
                json!({ "file": checked.file, "cases": verdicts.iter().map(case).collect::<Vec<_>>() })
            }
            Err(reason) => json!({ "file": checked.file, "error": reason }),
        };
        let files: Vec<_> = report.files.iter().map(file).collect();
        let json = json!({ "files": files, "passed": report.passed(), "failed": report.failed() });
        writeln!(out, "{}", serde_json::to_string_pretty(&json).expect("a report is plain data"))?;
    } else {
        for Checked { file, outcome } in &report.files {
            match outcome {
                Ok((_, verdicts)) => {
                    for verdict in verdicts {
                        let line = format!("{}: {verdict}", file.display());
                        writeln!(out, "{}", if verdict.passed() { line } else { styled(WARNING, &line) })?;
                    }
                }
                Err(reason) => {
                    writeln!(out, "{}", styled(WARNING, &format!("{}: {reason}", file.display())))?;
                }
            }
        }
        writeln!(out, "{} passed, {} failed", report.passed(), report.failed())?;
    }
    Ok(if report.failed() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
