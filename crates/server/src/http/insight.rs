//! What helps a player to judge: the odds of combats and hints, from what the seat may know, and the analysis of a
//! game that is over.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use bots::Budget;
use manifest::Manifest;
use serde::{Deserialize, Serialize};
use table::{Arg, Phrase, RivalPlays, Seat};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::body::{Asked, TableId};
use crate::{
    access::Access,
    analyses,
    app::App,
    people::Caller,
    problem::{Problem, Result},
    seen::Viewpoint,
    sitting::Sitting,
    store::{GameId, Phase},
    why_not::Reason,
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
    let Seen { seat, version, game, .. } =
        app.moment_of(&id, app.viewpoint(&id, &caller, seat).await?).await?;
    let reckon = move || game.forecasts(seat, rival).into_iter().map(Into::into).collect();
    let forecasts = tokio::task::spawn_blocking(reckon).await.map_err(|_| Problem::unavailable())?;
    Ok(Json(Odds { seat, version, rival, forecasts }))
}

/// A game as it stands, to think about elsewhere, with the seat that is thought for.
struct Seen {
    seat: Seat,
    version: u64,
    game: Box<dyn table::Match>,
    place: Arc<Manifest>,
}

impl App {
    async fn moment_of(&self, id: &GameId, viewpoint: Viewpoint) -> Result<Seen> {
        let look = move |sitting: &Sitting, _: &_| {
            let seat = sitting
                .looks_through(&viewpoint)
                .ok_or_else(|| Problem::forbidden("server-not-your-seat"))?;
            let game = sitting.game.as_ref().ok_or_else(|| Problem::conflict("server-not-started"))?;
            let place = Arc::clone(&sitting.place);
            Ok(Seen { seat, version: sitting.version, game: game.moment(), place })
        };
        self.hall.look(id, look).await?
    }
}

/// For which seat.
#[derive(Deserialize, IntoParams)]
pub(crate) struct Whose {
    /// One of one's own; the first of them if none is named.
    #[serde(default)]
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// A hint is thought about no longer than this.
const HINT: Budget = Budget { simulations: 20_000, time: Duration::from_millis(900), threads: 1 };

/// What a seat is advised to do, from what it may know.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Hint {
    /// The seat.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    seat: Seat,
    /// The version of the table for which it holds.
    version: u64,
    /// How likely the seat wins, from 0 to 1.
    win: f32,
    /// How many games were played on in thought.
    simulations: u32,
    /// The best choices, the best first.
    advice: Vec<Advice>,
}

/// A choice that is advised.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Advice {
    /// Its word, one of those offered.
    word: String,
    /// The same for people.
    #[schema(value_type = Object)]
    #[ts(type = "{ message: string, [gap: string]: unknown }")]
    label: Phrase,
    /// How likely the seat wins after it.
    win: f32,
    /// The share of all thought that was given to it.
    share: f32,
    /// Why, the weightiest reason first.
    reasons: Vec<Reason>,
}

/// The best choices of a seat that is asked, with reasons.
#[utoipa::path(
    get, path = "/api/tables/{id}/hint", params(("id" = String, Path), Whose),
    responses((status = 200, body = Hint), (status = 403), (status = 404), (status = 409, description = "nothing is asked of the seat"))
)]
pub(crate) async fn hint(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    TableId(id): TableId,
    Asked(Whose { seat }): Asked<Whose>,
) -> Result<Json<Hint>> {
    app.limits.table(&id)?;
    let Seen { seat, version, game, place } =
        app.moment_of(&id, app.viewpoint(&id, &caller, seat).await?).await?;
    let manifest = Arc::clone(&place);
    let names = game.names().to_vec();
    let think = move || manifest.bots.hint(&*game, seat, HINT, version);
    let thought = app.hall.thinking().about(think).await.ok_or_else(Problem::unavailable)?;
    let hint = thought.ok_or_else(|| Problem::conflict("insight-hint-none"))?;
    let translator = place.translator(crate::shield::language(&headers), &names);
    let advice = hint.advice.into_iter().map(|bots::Advice { word, label, win, share, reasons }| {
        let said = |phrase: Phrase| Reason { sentence: translator.say(&phrase), phrase, rule: None };
        Advice { word, label, win, share, reasons: reasons.into_iter().map(said).collect() }
    });
    let advice = advice.collect();
    Ok(Json(Hint { seat, version, win: hint.win, simulations: hint.simulations, advice }))
}

/// How far an analysis is.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Analysing {
    /// Estimates made so far.
    done: usize,
    /// Estimates to make; 0 while it waits for its turn.
    of: usize,
}

/// What is to be said about a game that is over, from what each seat knew.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Analysis {
    /// Every decision in order, and the end.
    moments: Vec<Moment>,
    /// Where most changed for somebody, in order.
    turning_points: Vec<Turn>,
    /// The choices that cost most, the costliest first.
    costly: Vec<Costly>,
    /// Every draw of chance, or several that came together.
    draws: Vec<Draw>,
    /// What chance gave each seat in all: the sum over the draws.
    luck: Vec<f32>,
    /// Every battle, with its exact odds before dice or Chance cards decided it.
    battles: Vec<Battle>,
}

/// A moment at which somebody decided.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Moment {
    /// After so many plies.
    ply: usize,
    /// Who decided; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(type = "number", optional)]
    by: Option<Seat>,
    /// What was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    word: Option<String>,
    /// How likely each seat wins, as the one who decides sees it; they add up to 1.
    win: Vec<f32>,
}

/// A change between two decisions of one seat, as that seat saw it.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Turn {
    /// Whose chance of victory changed.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    seat: Seat,
    /// The moment before, by its place in the list.
    from: usize,
    /// The moment after: the seat's next decision, or the end.
    to: usize,
    /// By how much.
    change: f32,
}

/// A choice that was worse than another.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Costly {
    /// Its moment, by its place in the list.
    moment: usize,
    /// Who chose.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    by: Seat,
    /// What was chosen.
    word: String,
    /// The same for people.
    #[schema(value_type = Object)]
    #[ts(type = "{ message: string, [gap: string]: unknown }")]
    label: Phrase,
    /// How likely the seat won after it.
    win: f32,
    /// What would have been better.
    better: String,
    /// The same for people.
    #[schema(value_type = Object)]
    #[ts(type = "{ message: string, [gap: string]: unknown }")]
    better_label: Phrase,
    /// How likely the seat would have won then.
    better_win: f32,
}

/// What a draw has changed.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Draw {
    /// The ply of its first word, counted from 0.
    ply: usize,
    /// How many words of chance came together.
    words: usize,
    /// How much it changed each seat's chance of victory; the changes add up to 0.
    change: Vec<f32>,
}

/// A battle, expected and actual.
#[derive(Serialize, ToSchema, TS)]
#[ts(export)]
pub(crate) struct Battle {
    /// The ply that decided it, counted from 0.
    ply: usize,
    /// The zone that was fought for.
    target: String,
    /// Who attacked.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    attacker: Seat,
    /// Who defended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(type = "number", optional)]
    defender: Option<Seat>,
    /// How likely the attacker was to win.
    expected: f64,
    /// Whether the attacker won.
    won: bool,
}

impl From<&bots::Analysis> for Analysis {
    fn from(analysis: &bots::Analysis) -> Self {
        let moment = |moment: &bots::Moment| {
            let bots::Moment { ply, by, word, win, .. } = moment.clone();
            Moment { ply, by, word, win }
        };
        let turn = |&bots::Turn { seat, from, to, change }: &bots::Turn| Turn { seat, from, to, change };
        let costly = |costly: &bots::Costly| {
            let bots::Costly { moment, by, word, label, win, better, better_label, better_win } =
                costly.clone();
            Costly { moment, by, word, label, win, better, better_label, better_win }
        };
        let draw = |draw: &bots::Draw| Draw { ply: draw.ply, words: draw.words, change: draw.change.clone() };
        let battle = |battle: &bots::Battle| Battle {
            ply: battle.ply,
            target: id(&battle.target),
            attacker: battle.attacker,
            defender: battle.defender,
            expected: battle.expected,
            won: battle.won,
        };
        Self {
            moments: analysis.moments.iter().map(moment).collect(),
            turning_points: analysis.turning_points.iter().map(turn).collect(),
            costly: analysis.costly.iter().map(costly).collect(),
            draws: analysis.draws.iter().map(draw).collect(),
            luck: analysis.luck.clone(),
            battles: analysis.battles.iter().map(battle).collect(),
        }
    }
}

/// The analysis of a game that is over. The first who asks has it made; until it is there, the answer is how far it is.
#[utoipa::path(
    get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = 202, body = Analysing), (status = 404), (status = 409, description = "the game is not over"))
)]
pub(crate) async fn analysis(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Response> {
    if app.access(&id, &caller).await? == Access::Passer {
        return Err(Problem::not_found("server-no-such-table"));
    }
    let state = if let Some(state) = app.analyses.state(&id) {
        state
    } else {
        let over = |sitting: &Sitting, _: &_| {
            let record = (sitting.phase == Phase::Over).then(|| sitting.record()).flatten();
            record.map(|record| (Arc::clone(&sitting.place), record))
        };
        let found = app.hall.look(&id, over).await?;
        let (place, record) = found.ok_or_else(|| Problem::conflict("server-not-over"))?;
        let begun = app.analyses.begin(&id, place, record, app.hall.thinking());
        begun.ok_or_else(Problem::unavailable)?
    };
    Ok(match state {
        analyses::State::Ready(analysis) => Json(Analysis::from(&*analysis)).into_response(),
        analyses::State::Begun { done, of } => {
            (StatusCode::ACCEPTED, Json(Analysing { done, of })).into_response()
        }
    })
}
