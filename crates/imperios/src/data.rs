//! `imperios data check` and `imperios data release`

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use manifest::{CannotOpen, CannotRelease, Games, Kept};
use phrasebook::Translator;
use serde_json::json;
use table::Texts;

use crate::{
    cli::{DataCheck, DataRelease},
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

pub(crate) fn release(args: &DataRelease, context: &Context) -> Result<ExitCode, Failure> {
    let translator = Translator::nobody(context.lang);
    let changed = match (&args.es, &args.en, &args.nl, &args.de) {
        (Some(es), Some(en), Some(nl), Some(de)) => {
            Some(Texts { es: es.clone(), en: en.clone(), nl: nl.clone(), de: de.clone() })
        }
        _ => None,
    };
    let (game, kept) = manifest::release(&context.games, &args.dir, &args.archive, changed).map_err(
        |error| match error {
            CannotRelease::Open(error) => Failure::Open(error),
            CannotRelease::Unwritable { path, error } => Failure::File { path, error },
            CannotRelease::Untold { game } => Failure::UntoldEdition { game },
            CannotRelease::Older { game } => Failure::OlderEdition { game },
        },
    )?;
    let told = match kept {
        Kept::Added => "terminal-edition-added",
        Kept::Renewed => "terminal-edition-renewed",
        Kept::Already => "terminal-edition-kept",
    };
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", translator.message(told, &[("game", game.into())]))?;
    Ok(ExitCode::SUCCESS)
}

/// Which games' data lie in a folder, or in folders of it that carry their names.
fn packs_in(dir: &Path, games: &Games) -> Result<Vec<(&'static str, Option<PathBuf>)>, Failure> {
    let folders = games.iter().map(|manifest| (manifest.name, dir.join(manifest.name)));
    let named = folders.filter(|(_, pack)| pack.is_dir());
    let named: Vec<_> = named.map(|(game, pack)| (game, Some(pack))).collect();
    if named.is_empty() { Ok(vec![(games.owner(dir)?.name, Some(dir.to_owned()))]) } else { Ok(named) }
}
