//! How a table looks in the terminal.

mod altes_reich;
pub(crate) mod columns;
mod grecia;
mod napoleon;

use anstyle::{AnsiColor, Style};
use table::{Offer, Rules};

use crate::voice::Voice;

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

/// The choices, each with its number and its word.
pub(crate) fn choices(offers: &[Offer], voice: &Voice<'_>) -> String {
    let rows: Vec<_> =
        offers.iter().map(|offer| vec![voice.say(&offer.label), styled(DIM, &offer.word)]).collect();
    let numbered = (1..).zip(columns::columns(&rows));
    let line =
        |(number, line): (u32, String)| format!("{}  {line}\n", styled(CHOICE, &format!("{number:3}")));
    numbered.map(line).collect()
}

/// How many characters a line of the terminal holds; a common number where that is not known.
pub(crate) fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let width = told.or_else(|| terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)));
    width.unwrap_or(100).clamp(60, 160)
}

/// A game that can be shown in the terminal.
pub(crate) trait Show: Rules {
    /// The whole table as a viewer sees it, with what is offered to them, numbered from 1.
    fn show(
        edition: &'static Self::Edition,
        view: &Self::View,
        offers: &[Offer],
        voice: &Voice<'_>,
    ) -> String;

    /// The same when the viewer is asked something anew: what the question is not about may be left out.
    fn show_asked(
        edition: &'static Self::Edition,
        view: &Self::View,
        offers: &[Offer],
        voice: &Voice<'_>,
    ) -> String {
        Self::show(edition, view, offers, voice)
    }

    /// The same while the viewer goes on with what they have begun: what has not changed may be left out.
    fn show_again(
        edition: &'static Self::Edition,
        view: &Self::View,
        offers: &[Offer],
        voice: &Voice<'_>,
    ) -> String {
        Self::show(edition, view, offers, voice)
    }
}
