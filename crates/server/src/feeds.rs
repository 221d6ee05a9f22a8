//! Where it is somebody's turn, for calendars (RFC 5545) and feed readers (RFC 4287): under a secret address, because such
//! programs can't sign in. Whoever has the address learns who plays which game and until when, and nothing else.

mod atom;
mod calendar;

use phrasebook::{Phrasebook, Value};
use serde::Serialize;
use table::Lang;

use crate::{
    app::App,
    clock::Moment,
    now,
    people::{Caller, Pass},
    problem::{Problem, Result},
    protocol::TableEntry,
    store::TokenHash,
    token::Token,
};

/// Whether one has a secret address for one's calendar.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct FeedSeen {
    /// Since when; none: there is none.
    #[cfg_attr(test, ts(optional = false))]
    since: Option<Moment>,
}

/// A secret address that was just made.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct FeedMade {
    /// What is secret in it, shown this once.
    token: String,
}

/// In which form it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// As a calendar.
    Calendar,
    /// As news.
    Atom,
}

impl Form {
    /// By which programs know it.
    pub(crate) fn media_type(self) -> &'static str {
        match self {
            Self::Calendar => "text/calendar; charset=utf-8",
            Self::Atom => "application/atom+xml; charset=utf-8",
        }
    }
}

/// What there is to read.
struct Turns<'a> {
    /// What it is called.
    title: String,
    /// What tells one from another, without being secret: 32 digits of a hash.
    id: String,
    /// Where the pages are: `https://imperios.example`.
    home: &'a str,
    lang: Lang,
    /// When it last changed.
    changed: Moment,
    /// The least time first.
    open: Vec<Turn>,
}

/// A table where it is one's turn.
struct Turn {
    table: String,
    /// The game and who plays it.
    title: String,
    /// Since when nothing has happened there.
    since: Moment,
    /// Until when one has time, where there is a clock.
    until: Option<Moment>,
}

impl App {
    /// Whether somebody has an address.
    pub(crate) async fn feed_of(&self, caller: &Caller) -> Result<FeedSeen> {
        Ok(FeedSeen { since: self.store.feed_since(&themselves(caller)?.id).await? })
    }

    /// Makes an address for somebody; the one before leads nowhere any more.
    pub(crate) async fn renew_feed(&self, caller: &Caller) -> Result<FeedMade> {
        let token = Token::fresh()?;
        self.store.set_feed(&themselves(caller)?.id, &token.hash(), now()).await?;
        Ok(FeedMade { token: token.show() })
    }

    /// Takes somebody's address away.
    pub(crate) async fn remove_feed(&self, caller: &Caller) -> Result<()> {
        Ok(self.store.remove_feed(&themselves(caller)?.id).await?)
    }

    /// What stands under a secret address.
    pub(crate) async fn feed(&self, shown: &str, form: Form, lang: Lang, home: &str) -> Result<String> {
        let unknown = || Problem::not_found("server-no-such-page");
        let hash = Token::hash_of(shown).ok_or_else(unknown)?;
        let (person, made) = self.store.feed(&hash).await?.ok_or_else(unknown)?;
        let at = now();
        let tables = self.tables_by_urgency(&person).await?;
        let open: Vec<Turn> = tables
            .into_iter()
            .filter(|entry| entry.your_turn)
            .map(|entry| Turn {
                title: self.title(&entry, lang),
                since: entry.changed,
                until: entry.time_left.map(|left| at + left),
                table: entry.id.to_string(),
            })
            .collect();
        let turns = Turns {
            title: Phrasebook::new(lang).message("notice-feed", &[]),
            id: TokenHash::of(hash.as_str()).as_str().chars().take(32).collect(),
            home,
            lang,
            changed: open.iter().map(|turn| turn.since).max().unwrap_or(made).max(made),
            open,
        };
        Ok(match form {
            Form::Calendar => calendar::written(&turns),
            Form::Atom => atom::written(&turns),
        })
    }

    /// The game and who else plays it.
    fn title(&self, entry: &TableEntry, lang: Lang) -> String {
        let game = match self.hall.games().find(&entry.game) {
            Ok(manifest) => manifest.phrasebook(lang).title(&entry.game),
            Err(_) => entry.game.clone(),
        };
        let own = |index: usize| entry.yours.iter().any(|seat| seat.index() == index);
        let others = entry.names.iter().enumerate().filter(|(index, _)| !own(*index));
        let others: Vec<&str> = others.filter_map(|(_, name)| Some(name.as_ref()?.as_str())).collect();
        let title = if others.is_empty() { game } else { format!("{game} · {}", others.join(", ")) };
        Phrasebook::new(lang).message("notice-feed-turn", &[("table", Value::from(title.as_str()))])
    }
}

/// An address is made and taken away by whoever is here themselves, not by a program with a token.
fn themselves(caller: &Caller) -> Result<&Caller> {
    if caller.pass == Pass::Session { Ok(caller) } else { Err(Problem::forbidden("server-not-for-tokens")) }
}
