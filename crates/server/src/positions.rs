//! Positions that somebody sets up or finds in a game that is over: whether one can go on from them, and tables that do.

use std::{collections::BTreeMap, sync::Arc};

use axum::http::StatusCode;
use manifest::Manifest;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use table::{
    After, Agreed, Awaiting, CannotSetUp, Company, Disagreement, Forecast, Match, Name, NotationError, Offer,
    Phrase, RivalPlays, Seat, Seed,
};

use crate::{
    app::App,
    deed::{Begun, BegunAfter},
    people::Caller,
    placing,
    problem::{Problem, Result},
    protocol::{Chair, NewTable, Opened, SeatState},
    sitting::Sitting,
    store::{GameId, Stage},
};

/// Longer names and descriptions fit no list.
const LONGEST_NAME: usize = 60;
const LONGEST_ABOUT: usize = 400;
/// Longer notations describe no position of any game.
pub(crate) const LONGEST_POSITION: usize = 64 << 10;

/// A position that somebody has set up.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Proposed {
    /// Options that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    options: BTreeMap<String, String>,
    /// The hash of the edition; the newest if none is named.
    #[serde(default)]
    edition: Option<String>,
    /// The position, in the notation of the conformance cases. What is left out is filled in.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"), schema(value_type = Object))]
    position: Value,
}

/// A position that is to become a data pack.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct PackWanted {
    /// What the scenario is called; the pack is called after it.
    name: String,
    /// What it is about.
    about: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    options: BTreeMap<String, String>,
    /// The hash of the edition to which it is added; the newest if none is named.
    #[serde(default)]
    edition: Option<String>,
    /// The position, in the notation of the conformance cases.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"), schema(value_type = Object))]
    position: Value,
}

/// A data pack to take home.
pub(crate) struct MadePack {
    /// Its name.
    pub(crate) name: String,
    /// Its folder, as a ZIP archive.
    pub(crate) archive: Vec<u8>,
}

/// What is to be said of a position.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Checked {
    /// The game can go on from it.
    Sound(Box<SoundPosition>),
    /// It can't.
    Faulty(FaultyPosition),
}

/// A position from which the game can go on, with all that a board needs to draw it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct SoundPosition {
    /// Always true.
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    /// All options.
    options: BTreeMap<String, String>,
    /// The hash of the edition.
    edition: String,
    /// The position as the game writes it, complete.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"), schema(value_type = Object))]
    position: Value,
    /// Who has to answer.
    awaiting: Awaited,
    /// The seat through whose eyes it is shown: the first that is asked; none if none is.
    #[cfg_attr(test, ts(optional = false))]
    you: Option<Seat>,
    /// What this seat sees.
    #[cfg_attr(test, ts(type = "unknown"), schema(value_type = Object))]
    view: Box<RawValue>,
    /// What is asked of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<Phrase>,
    /// The seats, as a table tells of them.
    seats: Vec<SeatState>,
    /// What it has to expect of the combat under way, or of each attack that it could make from each zone with the
    /// strongest units there, if rivals play any Battle card.
    forecasts: Vec<AttackForecast>,
}

/// What is to be expected of an attack that could be made.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct AttackForecast {
    /// The words that begin it, such as `attack` and `from corinth`; none for the combat under way.
    said: Vec<Offer>,
    #[serde(flatten)]
    forecast: Forecast,
}

/// Whom a position waits for.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) enum Awaited {
    /// These seats.
    Seats(Vec<Seat>),
    /// A draw, a deal or a throw.
    Chance,
    /// The game is over.
    Nobody,
}

impl From<Awaiting> for Awaited {
    fn from(awaiting: Awaiting) -> Self {
        match awaiting {
            Awaiting::Seats(seats) => Self::Seats(seats.iter().collect()),
            Awaiting::Chance => Self::Chance,
            Awaiting::Nobody => Self::Nobody,
        }
    }
}

/// A position from which the game can't go on.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct FaultyPosition {
    /// Always false.
    #[cfg_attr(test, ts(type = "false"))]
    ok: bool,
    /// All that is wrong, as far as it can be told at once.
    faults: Vec<PositionFault>,
}

/// One thing that is wrong with a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PositionFault {
    /// The key of the notation, such as `zones.argos`.
    key: String,
    /// What is wrong there.
    message: Phrase,
}

impl From<NotationError> for PositionFault {
    fn from(NotationError { key, reason }: NotationError) -> Self {
        Self { key, message: reason }
    }
}

/// A position with all that one needs to go on from it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct WrittenPosition {
    /// The game.
    game: String,
    /// All options.
    options: BTreeMap<String, String>,
    /// The hash of the edition.
    edition: String,
    /// The position, in the notation of the conformance cases.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"), schema(value_type = Object))]
    position: Value,
}

/// Where a table begins that does not begin at the beginning: in a position, or in the moment of a game that is over.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct BeginsFrom {
    /// The position; it may be left out where `after` tells it.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional), schema(value_type = Object))]
    position: Option<Value>,
    /// The game in which it was reached. Its options hold.
    #[serde(default)]
    after: Option<MomentOf>,
}

/// A moment of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct MomentOf {
    /// Its table.
    table: GameId,
    /// After so many plies.
    ply: usize,
}

/// What marks a table where people try out what might have been: it began in a position and is never rated.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct WhatIf {
    /// The game in which its first position was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<MomentOf>,
}

impl From<&Begun> for WhatIf {
    fn from(begun: &Begun) -> Self {
        let moment = |after: &BegunAfter| MomentOf { table: after.table.clone(), ply: after.ply };
        Self { after: begun.after.as_ref().map(moment) }
    }
}

/// A beginning that was looked at and found sound.
pub(crate) struct FoundBeginning {
    pub(crate) manifest: Arc<Manifest>,
    pub(crate) options: Agreed,
    pub(crate) begun: Box<Begun>,
}

impl App {
    /// What is to be said of a position.
    pub(crate) async fn check_position(&self, game: &str, proposed: Proposed) -> Result<Checked> {
        let manifest = self.hall.edition(game, proposed.edition.as_deref()).await?;
        let agreed = agreed(&manifest, &proposed.options)?;
        check_length(&proposed.position)?;
        let look = move || look_at(&manifest, &agreed, &proposed.position);
        self.hall.thinking().about(look).await.ok_or_else(Problem::unavailable)
    }

    /// The edition with one more situation, as a data pack.
    pub(crate) async fn make_pack(&self, game: &str, wanted: PackWanted) -> Result<MadePack> {
        let PackWanted { name, about, options, edition, position } = wanted;
        let [name, about] = [name, about].map(|text| text.trim().to_owned());
        if name.is_empty() || about.is_empty() {
            return Err(Problem::bad("server-pack-unnamed"));
        }
        if name.chars().count() > LONGEST_NAME || about.chars().count() > LONGEST_ABOUT {
            return Err(Problem::bad("server-too-long"));
        }
        let manifest = self.hall.edition(game, edition.as_deref()).await?;
        let agreed = agreed(&manifest, &options)?;
        check_length(&position)?;
        let seats = company(&agreed)?;
        let make = move || {
            let names = seats.names.clone();
            let game = manifest.game.set_up(&agreed, &position, seats).map_err(|error| {
                Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &error).at(&manifest, names)
            })?;
            if game.awaiting() == Awaiting::Nobody {
                return Err(Problem::conflict("server-position-over"));
            }
            let made = manifest.with_situation(&name, &about, &agreed, &game.notation());
            let (name, source) = made.map_err(|error| {
                tracing::error!(%error, "a sound position makes no data pack");
                Problem::unavailable()
            })?;
            Ok(MadePack { archive: manifest::zipped(&name, &source), name })
        };
        self.hall.thinking().about(make).await.ok_or_else(Problem::unavailable)?
    }

    /// The position at the beginning of the first turn, set up by the house.
    pub(crate) async fn first_position(
        &self,
        game: &str,
        options: &BTreeMap<String, String>,
    ) -> Result<WrittenPosition> {
        let manifest = Arc::clone(self.hall.find(game)?);
        let agreed = agreed(&manifest, options)?;
        let company = company(&agreed)?;
        let set_up = move || {
            let game = manifest.game.start(&agreed, company);
            let game = game.map(|game| placing::by_house(&manifest, game));
            game.map(|game| written(&manifest, &agreed, game.notation()))
        };
        let written = self.hall.thinking().about(set_up).await.ok_or_else(Problem::unavailable)?;
        written.map_err(|error| Problem::refused(StatusCode::BAD_REQUEST, &error))
    }

    /// The position of a moment of a game that is over.
    pub(crate) async fn position_at(
        &self,
        id: &GameId,
        caller: &Caller,
        ply: Option<usize>,
    ) -> Result<WrittenPosition> {
        let look = self.visit(id, caller, move |hosted| {
            let sitting = hosted.sitting;
            let game = sitting.is_over_at(ply)?;
            Ok((Arc::clone(&sitting.manifest), sitting.agreed(), game.copy()))
        });
        let (manifest, agreed, game) = look.await?.1;
        let write = move || written(&manifest, &agreed, game.notation_at(ply.unwrap_or(game.ply())));
        self.hall.aside().work(Some(&caller.id), write).await
    }

    /// Opens a table, from the beginning or from a position.
    pub(crate) async fn open(&self, caller: &Caller, new: NewTable) -> Result<Opened> {
        if new.seats.len() > Seat::MAX {
            return Err(Problem::bad("server-players-and-seats"));
        }
        let from = match &new.from {
            Some(from) => Some(self.find_beginning(caller, &new, from.clone()).await?),
            None => None,
        };
        self.hall.open(&caller.id, &caller.name, new, from).await
    }

    async fn find_beginning(
        &self,
        caller: &Caller,
        new: &NewTable,
        from: BeginsFrom,
    ) -> Result<FoundBeginning> {
        let seats = new.seats.len();
        let mut options = new.options.clone();
        options.insert("players".to_owned(), seats.to_string());
        let (manifest, agreed, position, after) = match (from.after, from.position) {
            (Some(moment), position) => {
                let ply = moment.ply;
                let look = self.visit(&moment.table, caller, move |hosted| {
                    let sitting = hosted.sitting;
                    let game = sitting.is_over_at(Some(ply))?;
                    let names = sitting.names();
                    Ok((Arc::clone(&sitting.manifest), sitting.agreed(), (game.copy(), names)))
                });
                let (manifest, agreed, (game, names)) = look.await?.1;
                let read = move || {
                    let record = Sitting::record_of(&*game, names);
                    (game.notation_at(ply), record.hash_of_text().to_string())
                };
                let (reached, record) = self.hall.aside().work(Some(&caller.id), read).await?;
                if manifest.name != new.game {
                    return Err(Problem::bad("server-position-elsewhere"));
                }
                let same_options = options.iter().all(|(key, value)| agreed.get(key) == Some(value));
                if !same_options || position.is_some_and(|position| position != reached) {
                    return Err(Problem::conflict("server-position-elsewhere"));
                }
                (manifest, agreed, reached, Some(BegunAfter { table: moment.table, record, ply }))
            }
            (None, Some(position)) => {
                let manifest = self.hall.edition(&new.game, new.edition.as_deref()).await?;
                check_length(&position)?;
                let agreed = agreed(&manifest, &options)?;
                (manifest, agreed, position, None)
            }
            (None, None) => return Err(Problem::bad("server-position-missing")),
        };
        let company = company(&agreed)?;
        let set_up = move || {
            let game = manifest.game.set_up(&agreed, &position, company);
            let refused = |error: CannotSetUp| {
                Problem::refused(StatusCode::UNPROCESSABLE_ENTITY, &error).at(&manifest, numbered(seats))
            };
            let game = game.map_err(refused)?;
            if game.awaiting() == Awaiting::Nobody {
                return Err(Problem::conflict("server-position-over"));
            }
            let begun = Begun { position: game.notation(), after };
            Ok(FoundBeginning { manifest, options: agreed, begun: Box::new(begun) })
        };
        self.hall.thinking().about(set_up).await.ok_or_else(Problem::unavailable)?
    }
}

impl Sitting {
    /// The game, if it is over and has so many plies.
    fn is_over_at(&self, ply: Option<usize>) -> Result<&dyn Match> {
        let game = self.game.as_deref().ok_or_else(|| Problem::conflict("server-not-started"))?;
        if self.stage != Stage::Over {
            return Err(Problem::conflict("server-not-over"));
        }
        if ply.is_some_and(|ply| ply > game.ply()) {
            return Err(Problem::not_found("server-no-such-ply").with("plies", game.ply() as i64));
        }
        Ok(game)
    }

    /// What was agreed.
    fn agreed(&self) -> Agreed {
        self.opening.options.parse().unwrap_or_default()
    }
}

impl Begun {
    /// Where the position was reached, as records say it.
    pub(crate) fn after(&self) -> Option<After> {
        let BegunAfter { record, ply, .. } = self.after.as_ref()?;
        Some(After { record: record.parse().ok()?, ply: *ply })
    }
}

fn check_length(position: &Value) -> Result<()> {
    if position.to_string().len() > LONGEST_POSITION {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-long"));
    }
    Ok(())
}

fn agreed(manifest: &Manifest, options: &BTreeMap<String, String>) -> Result<Agreed> {
    if options.len() > Agreed::MOST {
        return Err(Problem::refused(StatusCode::BAD_REQUEST, &Disagreement::TooMany));
    }
    let mut agreed = Agreed::new();
    for (key, value) in options {
        if key.len() > 40 || value.len() > 40 {
            return Err(Problem::bad("server-option-too-long"));
        }
        agreed = agreed.with(key, value);
    }
    manifest.game.agree(&agreed).map_err(|error| Problem::refused(StatusCode::BAD_REQUEST, &error))
}

/// Players who are called by their numbers.
fn numbered(seats: usize) -> Vec<Name> {
    let name = |seat: Seat| seat.to_string().parse().expect("a number is a name");
    Seat::first(seats).map(name).collect()
}

fn company(agreed: &Agreed) -> Result<Company> {
    let seats = agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or(0);
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|_| Problem::unavailable())?;
    Ok(Company::new(numbered(seats), Seed::random(entropy)))
}

/// What was agreed, by the names of the options.
pub(crate) fn by_name(agreed: &Agreed) -> BTreeMap<String, String> {
    agreed.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn written(manifest: &Manifest, agreed: &Agreed, position: Value) -> WrittenPosition {
    WrittenPosition {
        game: manifest.name.to_owned(),
        options: by_name(agreed),
        edition: manifest.game.hash().to_string(),
        position,
    }
}

fn look_at(manifest: &Manifest, agreed: &Agreed, position: &Value) -> Checked {
    let wrong = |faults: Vec<NotationError>| {
        let faults = faults.into_iter().map(PositionFault::from).collect();
        Checked::Faulty(FaultyPosition { ok: false, faults })
    };
    let seats = agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or(0);
    // No outcome is ever drawn from it.
    let company = Company::new(numbered(seats), "position".parse().expect("a short word is a seed"));
    let game = match manifest.game.set_up(agreed, position, company) {
        Ok(game) => game,
        Err(CannotSetUp::Notation(faults)) => return wrong(faults.0),
        Err(error @ CannotSetUp::Start(_)) => {
            return wrong(vec![NotationError::new("options", error.to_string())]);
        }
    };
    let you = game.awaiting().seats().lowest();
    Checked::Sound(Box::new(SoundPosition {
        ok: true,
        options: by_name(agreed),
        edition: manifest.game.hash().to_string(),
        position: game.notation(),
        awaiting: game.awaiting().into(),
        you,
        view: game.view_json(you),
        prompt: you.map(|seat| game.prompt(seat)),
        seats: Seat::first(seats).map(seat_of_position).collect(),
        forecasts: you.map_or_else(Vec::new, |seat| attacks(&*game, seat, &[])),
    }))
}

/// An attack is told once its name and its origin are said.
const WORDS_OF_AN_ATTACK: usize = 2;

/// What a seat has to expect of each attack that it can begin after these words.
fn attacks(game: &dyn Match, seat: Seat, said: &[Offer]) -> Vec<AttackForecast> {
    let now = game.forecasts(seat, RivalPlays::default());
    if !now.is_empty() || said.len() == WORDS_OF_AN_ATTACK {
        let told = |forecast| AttackForecast { said: said.to_vec(), forecast };
        return now.into_iter().map(told).collect();
    }
    let begin = |offer: Offer| {
        let mut begun = game.moment();
        begun.choose(seat, &offer.word).ok()?;
        let so_far: Vec<Offer> = said.iter().cloned().chain([offer]).collect();
        Some(attacks(&*begun, seat, &so_far))
    };
    game.offers(seat).into_iter().filter_map(begin).flatten().collect()
}

/// A seat at which nobody sits yet, as a table tells of it.
fn seat_of_position(seat: Seat) -> SeatState {
    SeatState {
        seat,
        chair: Chair::Open,
        name: None,
        yours: false,
        ready: false,
        present: false,
        bot: None,
        absence: None,
        time_left: None,
        word: None,
    }
}
