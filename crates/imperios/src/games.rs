//! `imperios games`

use std::{io::Write, path::Path, process::ExitCode};

use serde_json::json;
use table::Lang;

use crate::{
    cli::Games,
    failure::Failure,
    shelf,
    terminal::{BOLD, DIM, columns::wrapped, styled},
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
        writeln!(out, "  {}", voice.book.tagline(name))?;
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
            writeln!(
                out,
                "\n  {} ({}) [{}]",
                styled(BOLD, setting.key),
                voice.book.option(name, setting.key),
                setting.rule
            )?;
            for line in wrapped(&voice.book.option_help(name, setting.key), 90) {
                writeln!(out, "    {line}")?;
            }
            for (index, value) in setting.values.iter().enumerate() {
                let default = if index == 0 {
                    format!(" {}", styled(DIM, &voice.plain("terminal-default")))
                } else {
                    String::new()
                };
                writeln!(
                    out,
                    "    {}={value}  {}{default}",
                    setting.key,
                    voice.book.option_value(name, setting.key, value)
                )?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
