//! `imperios rules`

use std::{
    io::{self, Write},
    process::ExitCode,
};

use phrasebook::{Translator, rulebook::Rule};

use crate::{
    cli::Rules,
    context::Context,
    failure::Failure,
    terminal::{BOLD, DIM, PLAIN, columns::wrapped, styled, width, write_text},
};

pub(crate) fn rules(args: &Rules, context: &Context) -> Result<ExitCode, Failure> {
    // A game that does not exist is said to be so before its rulebook is missed.
    let place = context.games.open(&args.game, None)?;
    let translator = Translator::nobody(context.lang);
    let book = place.rulebook(context.lang);
    let book = book.ok_or_else(|| Failure::NoRulebook { game: args.game.clone() })?;
    let mut out = anstream::stdout().lock();
    if let Some(id) = &args.id {
        let wanted = id.to_uppercase();
        let rule = book.rule(&wanted);
        let rule = rule.ok_or_else(|| Failure::NoSuchRule { game: args.game.clone(), id: id.clone() })?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string_pretty(rule).expect("rules are plain data"))?;
        } else {
            write_rule(&mut out, rule, &translator)?;
        }
    } else if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(book).expect("rulebooks are plain data"))?;
    } else {
        writeln!(out, "{}", styled(BOLD, &book.title))?;
        write_text(&mut out, PLAIN, &book.tagline)?;
        for chapter in &book.chapters {
            writeln!(out, "\n{}", styled(BOLD, &chapter.title))?;
            for line in chapter.intro.lines().flat_map(|paragraph| wrapped(paragraph, width().min(READABLE)))
            {
                writeln!(out, "{line}")?;
            }
            if !chapter.rules.is_empty() {
                writeln!(out)?;
            }
            for rule in &chapter.rules {
                write_rule(&mut out, rule, &translator)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Longer lines are hard to read.
const READABLE: usize = 96;

/// A rule with its id in the margin.
pub(crate) fn write_rule(out: &mut dyn Write, rule: &Rule, translator: &Translator<'_>) -> io::Result<()> {
    let margin = rule.id.len().max(6) + 2;
    let room = width().min(READABLE) - margin;
    for (index, line) in wrapped(&rule.text, room).iter().enumerate() {
        let id = if index == 0 { rule.id.as_str() } else { "" };
        writeln!(out, "{}{line}", styled(BOLD, &format!("{id:margin$}")))?;
    }
    if let Some(example) = &rule.example {
        let text = translator.message("terminal-example", &[("text", example.as_str().into())]);
        for line in wrapped(&text, room) {
            writeln!(out, "{:margin$}{}", "", styled(DIM, &line))?;
        }
    }
    Ok(())
}
