//! Notices in words, in the language of whoever reads them.

use manifest::Games;
use phrasebook::{Phrasebook, Value};
use table::Lang;

use super::About;
use crate::store::{Notice, Occasion};

/// What somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// The game and who plays it.
    pub(crate) title: String,
    /// What has happened.
    pub(crate) text: String,
    /// The page that it leads to.
    pub(crate) link: String,
}

/// What a notice says to its person.
pub(crate) fn said_to(games: &Games, lang: Lang, notice: &Notice) -> Said {
    let about = about(notice);
    let book = Phrasebook::new(lang);
    let text = match (notice.kind, about.by.as_deref()) {
        (Occasion::Turn, _) => book.message("notice-turn", &[]),
        (Occasion::Clock, _) => book.message("notice-clock", &[]),
        (Occasion::Invited, by) => book.message("notice-invited", &[("name", name(by))]),
        (Occasion::Over, _) => book.message("notice-over", &[]),
        (Occasion::Rematch, Some(by)) => book.message("notice-rematch", &[("name", name(Some(by)))]),
        (Occasion::Rematch, None) => book.message("notice-rematch-open", &[]),
        (Occasion::Chat, by) => book.message("notice-chat", &[("name", name(by))]),
    };
    Said { title: title(games, lang, &about, &about.others), text, link: link(notice) }
}

/// What the webhook of a table says, to everybody there.
pub(super) fn said_to_all(games: &Games, lang: Lang, notice: &Notice) -> Option<Said> {
    let about = about(notice);
    let book = Phrasebook::new(lang);
    let who = || [("name", name(Some(&about.who)))];
    let text = match (notice.kind, about.by.as_deref()) {
        (Occasion::Turn, _) => book.message("notice-turn-of", &who()),
        (Occasion::Clock, _) => book.message("notice-clock-of", &who()),
        (Occasion::Over, _) => book.message("notice-over", &[]),
        (Occasion::Rematch, Some(by)) => book.message("notice-rematch", &[("name", name(Some(by)))]),
        (Occasion::Rematch, None) => book.message("notice-rematch-open", &[]),
        (Occasion::Invited | Occasion::Chat, _) => return None,
    };
    let mut all = vec![about.who.clone()];
    all.extend(about.others.iter().cloned());
    all.sort();
    Some(Said { title: title(games, lang, &about, &all), text, link: link(notice) })
}

fn about(notice: &Notice) -> About {
    // What an older program has written is told as far as it is understood.
    serde_json::from_str(&notice.about).unwrap_or_default()
}

fn name(name: Option<&str>) -> Value<'_> {
    Value::from(name.unwrap_or("?"))
}

fn title(games: &Games, lang: Lang, about: &About, people: &[String]) -> String {
    let game = match games.find(&about.game) {
        Ok(manifest) => manifest.phrasebook(lang).title(&about.game),
        Err(_) => "Imperios".to_owned(),
    };
    if people.is_empty() { game } else { format!("{game} · {}", people.join(", ")) }
}

fn link(notice: &Notice) -> String {
    match (&notice.game, notice.kind, notice.seat) {
        (Some(game), Occasion::Invited, Some(seat)) => format!("/table/{game}?seat={seat}"),
        (Some(game), ..) => format!("/table/{game}"),
        (None, ..) => "/tables".to_owned(),
    }
}
