//! `imperios data check`

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use manifest::{CannotOpen, Games};
use phrasebook::Translator;
use serde_json::json;

use crate::{
    cli::DataCheck,
    context::Context,
    failure::Failure,
    terminal::{WARNING, styled},
};

pub(crate) fn check(args: &DataCheck, context: &Context) -> Result<ExitCode, Failure> {
    let translator = Translator::nobody(context.lang);
    let packs = match &args.dir {
        None => context.games.iter().map(|manifest| (manifest.name, None)).collect(),
        Some(dir) => packs_in(dir, &context.games)?,
    };
    let mut out = anstream::stdout().lock();
    let mut faultless = true;
    let mut results = Vec::new();
    for (game, dir) in packs {
        match context.games.open(game, dir.as_deref()) {
            Ok(place) => {
                let (name, hash) = (place.game.edition().to_owned(), place.game.hash().to_string());
                if args.json {
                    results.push(json!({ "game": game, "ok": true, "edition": name, "hash": hash }));
                } else {
                    let args = [("game", game.into()), ("name", name.into()), ("hash", hash.into())];
                    writeln!(out, "{}", translator.message("terminal-data-sound", &args))?;
                }
            }
            Err(CannotOpen::Data(errors)) => {
                faultless = false;
                if args.json {
                    results.push(json!({ "game": game, "ok": false, "errors": errors.0 }));
                } else {
                    for error in &errors.0 {
                        writeln!(out, "{}", styled(WARNING, &error.to_string()))?;
                    }
                }
            }
            Err(other) => return Err(other.into()),
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&results).expect("results are plain data"))?;
    }
    Ok(if faultless { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Which games' data lie in a folder, or in folders of it that carry their names.
fn packs_in(dir: &Path, games: &Games) -> Result<Vec<(&'static str, Option<PathBuf>)>, Failure> {
    let folders = games.iter().map(|manifest| (manifest.name, dir.join(manifest.name)));
    let named = folders.filter(|(_, pack)| pack.is_dir());
    let named: Vec<_> = named.map(|(game, pack)| (game, Some(pack))).collect();
    if named.is_empty() { Ok(vec![(games.owner(dir)?.name, Some(dir.to_owned()))]) } else { Ok(named) }
}
