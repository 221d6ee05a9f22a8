//! Data packs on a server: kept in the database, opened when a table needs them, chosen at new tables.

use std::{collections::BTreeMap, sync::Arc};

use manifest::{Games, Manifest};
use serde::{Deserialize, Serialize};
use table::{Agreed, Lang, Setting, Situation, Source};

use crate::{
    hall::Hall,
    problem::{Problem, Result},
    store::{Entry, Pack, Store},
};

/// The edition with which a table is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct EditionPlayed {
    /// Its name in records.
    pub(crate) name: String,
    /// Its hash.
    pub(crate) hash: String,
    /// Which of the game's released editions it is, counted from 1; none for a data pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<usize>,
    /// Whether new tables are opened with it, under the same rulings.
    pub(crate) newest: bool,
    /// Whether it has the same cards, zones and units as the newest, so that its board can be drawn.
    pub(crate) drawn: bool,
    /// What values that were agreed on are called, where the catalogue of messages does not say it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<ValueNamed>>"))]
    pub(crate) names: Vec<ValueNamed>,
}

/// What an edition calls a value of an option, such as a scenario of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct ValueNamed {
    /// The option.
    key: String,
    /// Its value.
    value: String,
    /// The name in every language.
    name: BTreeMap<String, String>,
}

impl ValueNamed {
    /// The names of these values that the messages don't tell.
    fn of<'a>(manifest: &Manifest, values: impl Iterator<Item = (&'static str, &'a str)>) -> Vec<Self> {
        let (things, english) = (manifest.game.things(), manifest.phrasebook(Lang::En));
        let mut names = Vec::new();
        for (key, value) in values {
            let Some(&thing) = things.iter().find(|thing| thing.kind == key && thing.id == value) else {
                continue;
            };
            let unknown = format!("{}-option-{key}-{value}", manifest.name);
            if english.option_value(manifest.name, key, value) == unknown {
                let name = |lang: Lang| {
                    (lang.code().to_owned(), manifest.game.name_of(thing, lang).unwrap_or(value).to_owned())
                };
                names.push(Self {
                    key: key.to_owned(),
                    value: value.to_owned(),
                    name: Lang::ALL.into_iter().map(name).collect(),
                });
            }
        }
        names
    }
}

/// A position in which games of an edition can begin.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct SituationOffered {
    /// Its id: the value of the option `situation`.
    id: String,
    /// What it is about, in every language.
    about: BTreeMap<&'static str, String>,
    /// The options it comes with.
    options: BTreeMap<String, String>,
}

impl SituationOffered {
    fn of(situation: &Situation) -> Self {
        let about = |lang: Lang| (lang.code(), situation.about.get(lang).to_owned());
        let option = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        Self {
            id: situation.id.clone(),
            about: Lang::ALL.into_iter().map(about).collect(),
            options: situation.options.iter().map(option).collect(),
        }
    }
}

impl EditionPlayed {
    pub(crate) fn of(games: &Games, manifest: &Manifest, agreed: &Agreed) -> Self {
        let settings = manifest.game.settings();
        let chosen = settings.iter().filter_map(|setting| Some((setting.key, agreed.get(setting.key)?)));
        let hash = manifest.hash().to_owned();
        let newest = games.find(manifest.name).ok();
        Self {
            name: manifest.game.edition().to_owned(),
            number: games.archive().number(manifest.name, &hash),
            newest: newest.is_some_and(|newest| newest.hash() == hash),
            drawn: newest.is_some_and(|newest| newest.shows_the_same(manifest)),
            names: ValueNamed::of(manifest, chosen),
            hash,
        }
    }
}

/// An edition with which a table can be opened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct EditionOffered {
    /// Its name.
    name: String,
    /// Its hash, by which it is chosen.
    hash: String,
    /// What can be agreed on before the start; the first value of each is the default.
    settings: Vec<Setting>,
    /// What values are called where the catalogue of messages does not say it.
    names: Vec<ValueNamed>,
    /// The positions in which games can begin.
    situations: Vec<SituationOffered>,
}

impl EditionOffered {
    fn of(manifest: &Manifest) -> Self {
        let (name, settings) = (manifest.game.edition().to_owned(), manifest.game.settings());
        let values = settings
            .iter()
            .flat_map(|setting| setting.values.iter().map(|value| (setting.key, value.as_str())));
        let names = ValueNamed::of(manifest, values);
        let situations = manifest.game.situations().iter().map(SituationOffered::of).collect();
        Self { name, hash: manifest.hash().to_owned(), settings, names, situations }
    }
}

/// Makes sure that the edition with which a journal begins is at hand, if it is kept in the database.
pub(crate) async fn have_ready(store: &Store, games: &Games, entries: &[Entry]) -> Result<()> {
    #[derive(Deserialize)]
    struct Begun {
        game: String,
        hash: String,
    }
    let first = entries.first().and_then(|entry| serde_json::from_str(&entry.body).ok());
    let Some(Begun { game, hash }) = first else { return Ok(()) };
    find(store, games, &game, &hash).await.map(drop)
}

/// The edition of a game that has this hash under any of the rulings, released or kept in the database.
pub(crate) async fn find(
    store: &Store,
    games: &Games,
    game: &str,
    hash: &str,
) -> Result<Option<Arc<Manifest>>> {
    if let Some(known) = games.edition(game, hash) {
        return Ok(Some(known));
    }
    for pack in store.packs().await?.into_iter().filter(|pack| pack.game == game) {
        open(games, pack);
    }
    Ok(games.edition(game, hash))
}

/// A pack as it is played by this program; none if it can't be read any more.
fn open(games: &Games, pack: Pack) -> Option<Arc<Manifest>> {
    // It is opened once: what was opened stays in memory.
    if let Some(known) = games.edition(&pack.game, &pack.hash) {
        return Some(games.newest_rulings(&known));
    }
    let source = Source { origin: pack.name.clone(), files: pack.files.0 };
    let opened = games.adopt(&pack.game, &source);
    opened.inspect_err(|error| tracing::error!(pack = pack.name, %error, "a data pack can't be read")).ok()
}

impl Hall {
    /// The editions with which a table of a game can be opened: the newest, then the operator's packs.
    pub(crate) async fn offered(&self, newest: &Arc<Manifest>) -> Result<Vec<Arc<Manifest>>> {
        let mut offered = vec![Arc::clone(newest)];
        for pack in self.store().packs().await? {
            if pack.game == newest.name
                && !pack.retired
                && let Some(opened) = open(self.games(), pack)
                && offered.iter().all(|known| known.hash() != opened.hash())
            {
                offered.push(opened);
            }
        }
        Ok(offered)
    }

    /// The same, as they are told.
    pub(crate) async fn editions_offered(&self, newest: &Arc<Manifest>) -> Result<Vec<EditionOffered>> {
        Ok(self.offered(newest).await?.iter().map(|manifest| EditionOffered::of(manifest)).collect())
    }

    /// The edition that somebody has chosen for a new table; the newest if they have not.
    pub(crate) async fn chosen(&self, game: &str, hash: Option<&str>) -> Result<Arc<Manifest>> {
        let newest = self.find(game)?;
        let Some(hash) = hash else { return Ok(Arc::clone(newest)) };
        let offered = self.offered(newest).await?;
        let chosen = offered.into_iter().find(|manifest| manifest.hash() == hash);
        chosen.ok_or_else(|| Problem::bad("server-edition-not-offered"))
    }

    /// The edition for another game of those who have played this one: the same pack as long as it is offered, else
    /// the newest.
    pub(crate) async fn once_more(&self, game: &str, hash: &str) -> Result<Arc<Manifest>> {
        let newest = self.find(game)?;
        let offered = self.offered(newest).await?;
        Ok(offered.into_iter().find(|manifest| manifest.plays(hash)).unwrap_or_else(|| Arc::clone(newest)))
    }

    /// The game with an edition that is at hand, the newest if none is named.
    pub(crate) async fn edition(&self, game: &str, hash: Option<&str>) -> Result<Arc<Manifest>> {
        let newest = self.find(game)?;
        let Some(hash) = hash else { return Ok(Arc::clone(newest)) };
        let found = find(self.store(), self.games(), game, hash).await?;
        found.ok_or_else(|| Problem::not_found("server-no-such-edition"))
    }
}
