//! `imperios games`

use std::{io::Write, path::Path, process::ExitCode};

use serde_json::json;
use table::Lang;

use crate::{
    cli::Games,
    failure::Failure,
    shelf,
    terminal::{
        BOLD, DIM, PLAIN,
        columns::{HARD, hanging, wrapped},
        styled, width, write_item, write_text,
    },
    voice::Voice,
};

pub(crate) fn games(args: &Games, lang: Lang, edition: Option<&Path>) -> Result<ExitCode, Failure> {
    let voice = Voice::nobody(lang);
    let places = shelf::open_all(edition)?;
    let mut out = anstream::stdout().lock();
    if args.json {
        let list: Vec<_> = places
            .iter()
            .map(|place| {
                let game = &place.game;
                json!({
                    "name": game.name(), "title": voice.book.title(game.name()), "players": place.players,
                    "edition": game.edition(), "hash": game.hash().to_string(), "settings": game.settings(),
                })
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&list).expect("lists are plain data"))?;
        return Ok(ExitCode::SUCCESS);
    }
    for place in &places {
        let game = &place.game;
        let name = game.name();
        writeln!(out, "{}  {}", styled(BOLD, name), voice.book.title(name))?;
        write_text(&mut out, PLAIN, &format!("  {}", voice.book.tagline(name)))?;
        writeln!(out, "  {}", voice.message("terminal-players", &[("players", place.players.into())]))?;
        let hash = game.hash().to_string();
        writeln!(
            out,
            "  {}",
            styled(
                DIM,
                &voice.message(
                    "terminal-edition",
                    &[("name", game.edition().into()), ("hash", hash[..12].into())]
                )
            )
        )?;
        for setting in game.settings() {
            let option = voice.book.option(name, setting.key);
            let heading = format!("{} ({option}) [{}]", styled(BOLD, setting.key), setting.rule);
            writeln!(out)?;
            write_item(&mut out, &heading)?;
            for line in wrapped(&voice.book.option_help(name, setting.key), width() - 4) {
                writeln!(out, "    {line}")?;
            }
            for (index, value) in setting.values.iter().enumerate() {
                let default = if index == 0 {
                    format!(" {}", styled(DIM, &voice.plain("terminal-default")))
                } else {
                    String::new()
                };
                let meaning = voice.book.option_value(name, setting.key, value);
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
