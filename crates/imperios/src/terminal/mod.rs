//! How a table looks in the terminal.

mod altes_reich;
pub(crate) mod columns;
mod grecia;

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

/// A game that can be shown in the terminal.
pub(crate) trait Show: Rules {
    /// The whole table as a viewer sees it, with what is offered to them, numbered from 1.
    fn show(
        edition: &'static Self::Edition,
        view: &Self::View,
        offers: &[Offer],
        voice: &Voice<'_>,
    ) -> String;

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
