//! The games at hand.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Serialize;
use table::{Formality, Lang, Setting};

use super::body::Asked;
use crate::{
    app::App,
    packs::EditionOffered,
    problem::{Problem, Result},
};

/// A game that can be played here.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct GameOffered {
    /// Its name, such as `grecia`.
    name: &'static str,
    /// The edition it is played with.
    edition: String,
    /// The hash of the edition's facts.
    hash: String,
    /// The editions with which a table can be opened: the newest, then data packs of the server.
    editions: Vec<EditionOffered>,
    /// What can be agreed on before the start; the first value of each is the default.
    settings: Vec<Setting>,
    /// The questions that can be answered in advance.
    formalities: &'static [Formality],
    /// Whether players place pieces before the first turn, which a bot can do for them.
    sets_up: bool,
    /// Who can play it besides people, the weakest first.
    bots: Vec<&'static str>,
    /// The styles that each of them can have: `knight-builder` is a knight who likes to build.
    styles: Vec<String>,
}

/// All games with their options.
#[cfg_attr(test, utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameOffered>))))]
pub(crate) async fn games(State(app): State<App>) -> Result<Json<Vec<GameOffered>>> {
    let mut games = Vec::new();
    for manifest in app.hall.games().iter() {
        games.push(GameOffered {
            name: manifest.game.name(),
            edition: manifest.game.edition().to_owned(),
            hash: manifest.hash().to_owned(),
            editions: app.hall.editions_offered(manifest).await?,
            settings: manifest.game.settings(),
            formalities: manifest.game.formalities(),
            sets_up: manifest.game.sets_up(),
            bots: bots::LEVELS.to_vec(),
            styles: manifest.bots.styles(),
        });
    }
    Ok(Json(games))
}

#[derive(serde::Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct WhichGame {
    /// The game, such as `grecia`.
    game: String,
    /// The edition, by its hash; the newest if none is named.
    #[serde(default)]
    edition: Option<String>,
}

/// Which edition of a game.
#[derive(serde::Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct WhichEdition {
    /// The edition, by its hash; the newest if none is named.
    #[serde(default)]
    edition: Option<String>,
}

/// Everything of a game's edition that matters for play: cards, maps, units.
#[cfg_attr(test, utoipa::path(get, path = "/api/facts", params(WhichGame), responses((status = 200, body = Object))))]
pub(crate) async fn facts(
    State(app): State<App>,
    Asked(which): Asked<WhichGame>,
) -> Result<Json<serde_json::Value>> {
    Ok(Json(app.hall.edition(&which.game, which.edition.as_deref()).await?.game.facts()))
}

/// What a game says in one language, for pages that don't know it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct GameTexts {
    /// Its messages, in the syntax of Fluent.
    messages: &'static str,
    /// What its cards, zones and units are called, by kind and id.
    names: BTreeMap<&'static str, BTreeMap<&'static str, String>>,
}

/// What a game says in a language: es, en, nl or de.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/games/{game}/texts/{lang}",
    params(("game" = String, Path), ("lang" = String, Path), WhichEdition),
    responses((status = 200, body = GameTexts))
))]
pub(crate) async fn texts(
    State(app): State<App>,
    Path((game, lang)): Path<(String, String)>,
    Asked(which): Asked<WhichEdition>,
) -> Result<Json<GameTexts>> {
    let manifest = app.hall.edition(&game, which.edition.as_deref()).await?;
    let lang: Lang = lang.parse().map_err(|_| Problem::not_found("server-no-such-page"))?;
    let mut names: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    for thing in manifest.game.things() {
        let name = manifest.game.name_of(thing, lang).unwrap_or(thing.id).to_owned();
        names.entry(thing.kind).or_default().insert(thing.id, name);
    }
    Ok(Json(GameTexts { messages: manifest.messages(lang), names }))
}
