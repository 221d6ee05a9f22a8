//! How a table looks in the terminal.

mod altes_reich;
mod choices;
pub(crate) mod columns;
mod grecia;
mod map;
mod napoleon;

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use table::{Agreed, Lang, Offer, Rules};

use self::columns::{HARD, breadth, hanging, wrapped};
use crate::translator::Translator;

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
fn text_of(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

/// Equal things told once, with their number.
fn counted(things: impl Iterator<Item = String>) -> Vec<String> {
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

/// What is to be shown of a table, and to whom.
pub(crate) struct Scene<'a, R: Rules> {
    pub(crate) edition: &'static R::Edition,
    pub(crate) view: R::View,
    /// What the viewer can choose, numbered from 1.
    pub(crate) offers: Vec<Offer>,
    pub(crate) agreed: Agreed,
    pub(crate) translator: &'a Translator<'a>,
    pub(crate) screen: Screen,
    /// How many lines the question takes that is written below.
    pub(crate) asks: usize,
}

impl<R: Rules> Scene<'_, R> {
    /// The first of these with the choices below it that is seen at once together with the question, or else the last.
    fn asking(&self, headings: &[Vec<String>], choices: impl Fn(usize) -> String) -> String {
        let mut text = String::new();
        for heading in headings {
            text = text_of(heading) + &choices(heading.len());
            if self.screen.holds(text.lines().count() + self.asks) {
                break;
            }
        }
        text
    }
}

/// Where something stands in a word of the record: `promote france infantry paris`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    Empire,
    Unit,
    Other,
}

/// Something that can be named in a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    pub(crate) kind: Kind,
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Named {
    pub(crate) fn new(kind: Kind, id: &str, name: &str) -> Self {
        Self { kind, id: id.to_owned(), name: name.to_owned() }
    }
}

/// A game that can be shown in the terminal.
pub(crate) trait Show: Rules {
    /// The whole table, with what is offered.
    fn whole(scene: &Scene<'_, Self>) -> String;

    /// What whoever is asked needs to see; less if they go on with what they have begun.
    fn asked(scene: &Scene<'_, Self>, goes_on: bool) -> String;

    /// What looks otherwise on the board than it did.
    fn changed(_scene: &Scene<'_, Self>, _before: &Self::View) -> String {
        String::new()
    }

    /// The cards that were played and what was won with them, as far as all may know it.
    fn played(scene: &Scene<'_, Self>) -> String;

    /// How far the game has come, in a few words.
    fn stage(scene: &Scene<'_, Self>) -> String;

    /// Everything that can be named in a word.
    fn names(edition: &'static Self::Edition, lang: Lang) -> Vec<Named>;
}
