//! `imperios data check`

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use serde_json::json;
use table::Lang;

use crate::{
    cli::DataCheck,
    failure::Failure,
    shelf::{self, CannotOpen, GAMES},
    terminal::{WARNING, styled},
    voice::Voice,
};

pub(crate) fn check(args: &DataCheck, lang: Lang) -> Result<ExitCode, Failure> {
    let voice = Voice::nobody(lang);
    let packs = match &args.dir {
        None => GAMES.into_iter().map(|game| (game, None)).collect(),
        Some(dir) => packs_in(dir)?,
    };
    let mut out = anstream::stdout().lock();
    let mut sound = true;
    let mut results = Vec::new();
    for (game, dir) in packs {
        match shelf::open(game, dir.as_deref()) {
            Ok(place) => {
                let (name, hash) = (place.game.edition().to_owned(), place.game.hash().to_string());
                if args.json {
                    results.push(json!({ "game": game, "ok": true, "edition": name, "hash": hash }));
                } else {
                    let args = [("game", game.into()), ("name", name.into()), ("hash", hash.into())];
                    writeln!(out, "{}", voice.message("terminal-data-sound", &args))?;
                }
            }
            Err(CannotOpen::Data(errors)) => {
                sound = false;
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
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Which games' data lie in a folder, or in folders of it that carry their names.
fn packs_in(dir: &Path) -> Result<Vec<(&'static str, Option<PathBuf>)>, Failure> {
    if !dir.is_dir() {
        return Err(CannotOpen::NoFolder { dir: dir.to_owned() }.into());
    }
    let named: Vec<_> = GAMES
        .into_iter()
        .filter(|game| dir.join(game).is_dir())
        .map(|game| (game, Some(dir.join(game))))
        .collect();
    if !named.is_empty() {
        return Ok(named);
    }
    // A folder by itself belongs to the game of whose own files it has most.
    let own = |game: &&str| shelf::files(game).iter().filter(|file| dir.join(file).exists()).count();
    let best = GAMES.into_iter().max_by_key(own).filter(|game| own(game) > 0);
    best.map(|game| vec![(game, Some(dir.to_owned()))])
        .ok_or_else(|| Failure::NoPack { path: dir.to_owned() })
}
