//! The bar that shows how far something long has come, where somebody can see it.

use std::io::{IsTerminal, stderr};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use phrasebook::Translator;

/// A bar for so many, without a word.
pub(crate) fn plain(many: u64) -> ProgressBar {
    let target =
        if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(Some(many), target)
}

/// A bar for so many of what a message names, with the time that is left.
pub(crate) fn of(many: u64, what: &str, translator: &Translator<'_>) -> ProgressBar {
    let template = format!("{{bar:40}} {{human_pos}}/{{human_len}} {} · {{eta}}", translator.plain(what));
    plain(many).with_style(ProgressStyle::with_template(&template).expect("the template is sound"))
}

/// A bar for so many games.
pub(crate) fn of_games(games: u64, translator: &Translator<'_>) -> ProgressBar {
    of(games, "terminal-games", translator)
}
