//! `imperios games`

use std::{io::Write, process::ExitCode};

use serde_json::json;

use crate::{
    cli::Games,
    context::Context,
    failure::Failure,
    terminal::{
        BOLD, DIM, PLAIN,
        columns::{HARD, hanging, wrapped},
        styled, width, write_item, write_text,
    },
};

pub(crate) fn list(args: &Games, context: &Context) -> Result<ExitCode, Failure> {
    if args.editions {
        return list_editions(args.json, context);
    }
    let games = context.open_all()?;
    let mut out = anstream::stdout().lock();
    if args.json {
        let list: Vec<_> = games
            .iter()
            .map(|place| {
                let game = &place.game;
                json!({
                    "name": game.name(), "title": place.phrasebook(context.lang).title(game.name()), "players": place.players(),
                    "edition": game.edition(), "hash": game.hash().to_string(), "settings": game.settings(),
                })
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&list).expect("lists are plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    for place in games.iter() {
        let game = &place.game;
        let translator = place.translator(context.lang, &[]);
        let name = game.name();
        writeln!(out, "{}  {}", styled(BOLD, name), translator.book.title(name))?;
        write_text(&mut out, PLAIN, &format!("  {}", translator.book.tagline(name)))?;
        writeln!(
            out,
            "  {}",
            translator.message("terminal-players", &[("players", place.players().into())])
        )?;
        let hash = game.hash().to_string();
        writeln!(
            out,
            "  {}",
            styled(
                DIM,
                &translator.message(
                    "terminal-edition",
                    &[("name", game.edition().into()), ("hash", hash[..12].into())]
                )
            )
        )?;
        for setting in game.settings() {
            let option = translator.book.option(name, setting.key);
            let heading = format!("{} ({option}) [{}]", styled(BOLD, setting.key), setting.rule);
            writeln!(out)?;
            write_item(&mut out, &heading)?;
            for line in wrapped(&translator.book.option_help(name, setting.key), width() - 4) {
                writeln!(out, "    {line}")?;
            }
            for (index, value) in setting.values.iter().enumerate() {
                let default = if index == 0 {
                    format!(" {}", styled(DIM, &translator.plain("terminal-default")))
                } else {
                    String::new()
                };
                let meaning = translator.option_value(name, setting.key, value);
                for line in
                    hanging(&format!("{}={value}{HARD}{HARD}{meaning}{default}", setting.key), 4, 8, width())
                {
                    writeln!(out, "{line}")?;
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Every edition that was ever released, the newest first, and how the rules in code have changed.
fn list_editions(as_json: bool, context: &Context) -> Result<ExitCode, Failure> {
    let archive = context.games.archive();
    let mut out = anstream::stdout().lock();
    if as_json {
        let list = context.games.iter().map(|place| {
            let rulings = archive.rulings(place.name).rev();
            let rulings = rulings.map(|one| json!({ "level": one.level, "changed": one.changed.get(context.lang) }));
            let released: Vec<_> = archive.of(place.name).collect();
            let editions = released.iter().enumerate().rev().map(|(index, edition)| {
                json!({
                    "number": index + 1, "name": edition.name, "hashes": edition.hashes,
                    "newest": edition.hashes.iter().any(|hash| hash == place.hash()),
                    "changed": edition.changed.get(context.lang),
                })
            });
            json!({ "game": place.name, "editions": editions.collect::<Vec<_>>(), "rulings": rulings.collect::<Vec<_>>() })
        });
        let list: Vec<_> = list.collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&list).expect("lists are plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    for place in context.games.iter() {
        let translator = place.translator(context.lang, &[]);
        writeln!(out, "{}  {}", styled(BOLD, place.name), translator.book.title(place.name))?;
        let editions: Vec<_> = archive.of(place.name).enumerate().collect();
        for (index, edition) in editions.into_iter().rev() {
            let newest = edition.hashes.iter().any(|hash| hash == place.hash());
            let told = if newest { "terminal-edition-newest" } else { "terminal-edition-older" };
            let about = [("number", (index + 1).into()), ("name", edition.name.as_str().into())];
            write_item(&mut out, &translator.message(told, &about))?;
            for (level, hash) in edition.hashes.iter().enumerate().rev() {
                let about = [("level", (level + 1).into()), ("hash", hash[..12].into())];
                writeln!(out, "    {}", styled(DIM, &translator.message("terminal-edition-hash", &about)))?;
            }
            write_text(&mut out, PLAIN, &format!("    {}", edition.changed.get(context.lang)))?;
        }
        for ruling in archive.rulings(place.name).rev() {
            let heading = translator.message("terminal-ruling", &[("level", u64::from(ruling.level).into())]);
            write_item(&mut out, &heading)?;
            write_text(&mut out, PLAIN, &format!("    {}", ruling.changed.get(context.lang)))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
