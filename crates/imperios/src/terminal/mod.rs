//! How a table looks in the terminal.

pub(crate) mod board;
pub(crate) mod choices;
pub(crate) mod columns;
mod plain;

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use manifest::{Aspect, Manifest, Named};
use phrasebook::Translator;
use table::{Lang, Match, Seat, Told};

use self::columns::{HARD, breadth, hanging, wrapped};

/// What is said.
pub(crate) const PLAIN: Style = Style::new();
/// What is said beside the matter.
pub(crate) const DIM: Style = Style::new().dimmed();
/// Headings, and what is asked.
pub(crate) const BOLD: Style = Style::new().bold();
/// What can be chosen.
pub(crate) const CHOICE: Style = AnsiColor::Cyan.on_default();
/// What is refused or wrong.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default();

/// The text in a style; styles are dropped where the output is no terminal.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{}{text}{}", style.render(), style.render_reset())
}

/// How much the terminal shows at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Screen {
    /// Columns of a line.
    pub(crate) width: usize,
    /// Lines; none where nothing scrolls away, as in a file.
    pub(crate) height: Option<usize>,
}

impl Screen {
    /// The terminal that is written to. What is no terminal is as wide as COLUMNS and as high as LINES say.
    pub(crate) fn now() -> Self {
        let told = |name| std::env::var(name).ok().and_then(|number| number.parse::<usize>().ok());
        let real = terminal_size::terminal_size();
        let width = real.map(|(width, _)| usize::from(width.0)).or_else(|| told("COLUMNS"));
        let height = real.map(|(_, height)| usize::from(height.0)).or_else(|| told("LINES"));
        Self { width: width.unwrap_or(100).clamp(40, 160), height: height.map(|lines| lines.max(10)) }
    }

    /// Whether so many lines are seen at once.
    pub(crate) fn holds(self, lines: usize) -> bool {
        self.height.is_none_or(|height| lines <= height)
    }

    /// A line across the screen.
    pub(crate) fn rule(self) -> String {
        styled(DIM, &"─".repeat(self.width.min(96)))
    }
}

/// How many columns a line of the terminal has.
pub(crate) fn width() -> usize {
    Screen::now().width
}

/// Writes the text, broken between words; each of its own lines is kept. A line goes on where it began, or, if it has
/// two columns with several spaces between them, where the second began.
pub(crate) fn write_text(out: &mut dyn Write, style: Style, text: &str) -> io::Result<()> {
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim_start();
        let (term, said) = line.split_once("  ").map_or(("", line), |(term, said)| (term, said.trim_start()));
        let second = line.len() - said.len();
        let column = indent + breadth(&line[..second]);
        let term =
            format!("{term}{}", " ".repeat(column - indent - breadth(term))).replace(' ', &HARD.to_string());
        for line in hanging(&format!("{term}{said}"), indent, column, width()) {
            writeln!(out, "{}", styled(style, &line))?;
        }
    }
    Ok(())
}

/// Writes the text in the margin's shadow: its first line begins two columns in, the others four.
pub(crate) fn write_item(out: &mut dyn Write, text: &str) -> io::Result<()> {
    hanging(text, 2, 4, width()).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// A question, with the place for its answer behind it.
pub(crate) fn question(text: &str) -> String {
    let lines = wrapped(&format!("{text}{HARD}>"), width().saturating_sub(12));
    let lines: Vec<_> = lines.iter().map(|line| styled(BOLD, &line.replace(HARD, " "))).collect();
    format!("{} ", lines.join("\n"))
}

/// The lines as one text.
pub(crate) fn text_of(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

/// Equal things told once, with their number.
pub(crate) fn counted(things: impl Iterator<Item = String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for thing in things {
        match counts.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, count)) => *count += 1,
            None => counts.push((thing, 1)),
        }
    }
    let told = |(thing, count)| if count == 1 { thing } else { format!("{count} × {thing}") };
    counts.into_iter().map(told).collect()
}

/// A line of the log: what happened, and the rule behind it.
pub(crate) fn log_line(translator: &Translator<'_>, told: &Told) -> String {
    format!("{} {}", translator.say(&told.phrase), styled(DIM, &format!("[{}]", told.rule)))
}

/// The table as this viewer sees it now, on the game's own board or on a plain one.
pub(crate) fn drawn(
    manifest: &Manifest,
    game: &dyn Match,
    viewer: Option<Seat>,
    aspect: Aspect,
    translator: &Translator<'_>,
) -> String {
    manifest.board.map_or_else(
        || plain::draw(game, viewer, aspect, translator),
        |board| (board.draw)(game, viewer, aspect, translator),
    )
}

/// Everything that can be named in words of a game.
pub(crate) fn names(manifest: &Manifest, game: &dyn Match, lang: Lang) -> Vec<Named> {
    manifest.board.map_or_else(|| plain::names(manifest, lang), |board| (board.names)(game, lang))
}
