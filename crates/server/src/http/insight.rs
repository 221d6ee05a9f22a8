//! What helps a player to judge: the odds of combats, from what the seat may know.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use table::{Arg, RivalPlays, Seat};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::body::{Asked, TableId};
use crate::{
    app::App,
    people::Caller,
    problem::{Problem, Result},
    seen::Eyes,
    sitting::Sitting,
    store::GameId,
};

/// Whose odds, and what is assumed.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Wager {
    /// For this seat, one of one's own; the first of them if none is named.
    #[serde(default)]
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// How rivals choose a Battle card that nobody has seen: `any` of their hand with equal odds, the `highest`,
    /// or the `lowest`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    rival: RivalPlays,
}

/// What a seat has to expect of combats. Dice, Chance cards and Battle cards count with their exact odds; no further
/// Tactics card and no further support is assumed, nor that anybody refuses passage to the attacker.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Odds {
    /// The seat.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    seat: Seat,
    /// The version of the table for which they hold.
    version: u64,
    /// How rivals are assumed to choose their Battle card.
    #[schema(value_type = String)]
    #[ts(type = "\"any\" | \"highest\" | \"lowest\"")]
    rival: RivalPlays,
    /// The combat under way, or one for each word that the seat can add to the attack it is naming; empty where
    /// there is neither.
    forecasts: Vec<Forecast>,
}

/// What is to be expected of one combat.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Forecast {
    /// The offered word after which this holds, such as `to argos`, `with light` or `go`; none for the combat under
    /// way. Before units are named, the strongest that can be named attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    word: Option<String>,
    /// The zone that is fought for.
    target: String,
    /// Who attacks.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    attacker: Seat,
    /// Who defends; none if nobody's units do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(type = "number", optional)]
    defender: Option<Seat>,
    /// Whether the seat's side attacks. Whoever takes no part looks with the attacker's eyes.
    attacking: bool,
    /// The seat's own side.
    own: Camp,
    /// The other side.
    rival: Camp,
    /// How likely the own side wins, from 0 to 1.
    win: f64,
    /// The same for each Battle card that the seat may still choose; the figures above are their mean.
    cards: Vec<CardForecast>,
}

/// One side of a combat.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Camp {
    /// The units taking part, by type.
    units: Vec<String>,
    /// The strength that lies open: all but Battle cards, Chance cards and dice.
    strength: i32,
    /// Units that the side is expected to lose.
    losses: f64,
}

/// What is to be expected if the seat chooses this Battle card.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct CardForecast {
    /// The word that chooses it.
    word: String,
    /// The card.
    card: String,
    /// How likely the own side wins.
    win: f64,
    /// Units that the own side is expected to lose.
    own_losses: f64,
    /// Units that the other side is expected to lose.
    rival_losses: f64,
}

/// The id of a zone, a unit or a card.
fn id(arg: &Arg) -> String {
    arg.plain().as_str().map(str::to_owned).unwrap_or_default()
}

impl From<table::Camp> for Camp {
    fn from(camp: table::Camp) -> Self {
        Self { units: camp.units.iter().map(id).collect(), strength: camp.strength, losses: camp.losses }
    }
}

impl From<table::CardForecast> for CardForecast {
    fn from(forecast: table::CardForecast) -> Self {
        let table::CardForecast { word, card, win, own_losses, rival_losses } = forecast;
        Self { word, card: id(&card), win, own_losses, rival_losses }
    }
}

impl From<table::Forecast> for Forecast {
    fn from(forecast: table::Forecast) -> Self {
        Self {
            word: forecast.word,
            target: id(&forecast.target),
            attacker: forecast.attacker,
            defender: forecast.defender,
            attacking: forecast.attacking,
            own: forecast.own.into(),
            rival: forecast.rival.into(),
            win: forecast.win,
            cards: forecast.cards.into_iter().map(Into::into).collect(),
        }
    }
}

/// The odds of the combat under way, or of the attack that the seat is naming.
#[utoipa::path(
    get, path = "/api/tables/{id}/odds", params(("id" = String, Path), Wager),
    responses((status = 200, body = Odds), (status = 403), (status = 404), (status = 409, description = "the game has not started"))
)]
pub(crate) async fn odds(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(Wager { seat, rival }): Asked<Wager>,
) -> Result<Json<Odds>> {
    let (seat, version, game) = app.moment_of(&id, app.eyes(&id, &caller, seat).await?).await?;
    let reckon = move || game.forecasts(seat, rival).into_iter().map(Into::into).collect();
    let forecasts = tokio::task::spawn_blocking(reckon).await.map_err(|_| Problem::unavailable())?;
    Ok(Json(Odds { seat, version, rival, forecasts }))
}

impl App {
    /// The game as it stands, to think about elsewhere, with the seat that is thought for.
    async fn moment_of(&self, id: &GameId, eyes: Eyes) -> Result<(Seat, u64, Box<dyn table::Match>)> {
        let look = move |sitting: &Sitting, _: &_| {
            let seat =
                sitting.looks_through(&eyes).ok_or_else(|| Problem::forbidden("server-not-your-seat"))?;
            let game = sitting.game.as_ref().ok_or_else(|| Problem::conflict("server-not-started"))?;
            Ok((seat, sitting.version, game.moment()))
        };
        self.hall.look(id, look).await?
    }
}
