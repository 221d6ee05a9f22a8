//! Records: taken home, stepped through, proved, brought along.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Secret};

use super::{
    body::{Asked, Body, TableId},
    tables::Look,
};
use crate::{
    app::App,
    people::Caller,
    problem::{Problem, Result},
    protocol::{LogLine, Opened},
    sitting::{Sitting, by},
    store::Stage,
};

/// The record of a game: as text once it is over; while it runs, what one has seen of it, as JSON.
#[cfg_attr(test, utoipa::path(
    get, path = "/api/tables/{id}/record", params(("id" = String, Path), Look),
    responses((status = 200, content((String = "text/plain"), (crate::protocol::Table = "application/json"))))
))]
pub(crate) async fn export(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(look): Asked<Look>,
) -> Result<Response> {
    let viewpoint = app.viewpoint(&id, &caller, look.seat).await?;
    let record = app
        .hall
        .look(&id, |sitting, _| (sitting.stage == Stage::Over).then(|| sitting.record()).flatten())
        .await?;
    let name = |end: &str| format!("attachment; filename=\"{id}.{end}\"");
    if let Some(record) = record {
        let text = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
        return Ok(([text, (header::CONTENT_DISPOSITION, name("txt"))], record.to_string()).into_response());
    }
    let seen = app.see(&id, viewpoint, None).await?;
    Ok(([(header::CONTENT_DISPOSITION, name("json"))], Json(seen)).into_response())
}

/// Which moment of a game, and whose viewpoint.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Step {
    /// After so many plies; the present if none is named.
    #[serde(default)]
    ply: Option<usize>,
    /// The viewpoint: one's own seat, or any seat once the game is over; a spectator's if none is named and one has no
    /// seat.
    #[serde(default)]
    seat: Option<Seat>,
    /// The lines of the log from this ply on; those of the last ply if none is named.
    #[serde(default)]
    log_from: Option<usize>,
}

/// A moment of a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct MomentSeen {
    /// After so many plies.
    ply: usize,
    /// How many there are.
    plies: usize,
    /// Whose viewpoint; none for a spectator's.
    #[cfg_attr(test, ts(optional = false))]
    seat: Option<Seat>,
    /// What this viewpoint saw then.
    #[cfg_attr(test, ts(type = "unknown"), schema(value_type = Object))]
    view: Value,
    /// What they were told.
    log: Vec<LogLine>,
    /// The ply that led here, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    /// Who made it; none for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
}

/// A moment of a game as one's seat saw it, or any seat once the game is over.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Step), responses((status = 200, body = MomentSeen))))]
pub(crate) async fn replay(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(step): Asked<Step>,
) -> Result<Json<MomentSeen>> {
    app.access(&id, &caller).await?;
    app.hall.look(&id, move |sitting, _| sitting.moment_seen(&caller, &step)).await?.map(Json)
}

impl Sitting {
    fn moment_seen(&self, caller: &Caller, step: &Step) -> Result<MomentSeen> {
        let Some(game) = &self.game else { return Err(Problem::conflict("server-not-started")) };
        let over = self.stage == Stage::Over;
        let own = self.seats_of(&caller.id);
        let seat = match step.seat {
            Some(seat) if seat.index() < self.seats.len() && (over || own.contains(seat)) => Some(seat),
            Some(_) => return Err(Problem::forbidden("server-not-your-seat")),
            None => own.lowest(),
        };
        let ply = step.ply.unwrap_or(game.ply());
        if ply > game.ply() {
            return Err(Problem::not_found("server-no-such-ply").with("plies", game.ply() as i64));
        }
        let last = ply.checked_sub(1).filter(|_| over).map(|ply| game.word_at(ply));
        Ok(MomentSeen {
            ply,
            plies: game.ply(),
            seat,
            view: game.view_at(ply, seat),
            log: self
                .told(seat, step.log_from.unwrap_or(ply.saturating_sub(1)).min(ply), ply)
                .into_iter()
                .map(|(ply, told)| LogLine { ply, told })
                .collect(),
            by: last.as_ref().and_then(|&(maker, _)| by(maker)),
            word: last.map(|(_, word)| word),
        })
    }
}

/// What a proof has found.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Proof {
    /// Whether every word was legal, every outcome of chance followed from the seed, and the result is right.
    proved: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    /// How many words were checked.
    plies: usize,
    /// The hash that was shown before the start.
    commitment: String,
    /// The seed; `printf %s SEED | sha256sum` prints the commitment.
    seed: String,
    /// What the players added to it, seat by seat.
    words: Vec<String>,
}

/// Proves the record of a game that is over.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/proof", params(("id" = String, Path)), responses((status = 200, body = Proof), (status = 409))))]
pub(crate) async fn verify(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Proof>> {
    app.access(&id, &caller).await?;
    let over = |sitting: &Sitting, _: &_| {
        let record = (sitting.stage == Stage::Over).then(|| sitting.record()).flatten();
        record
            .map(|record| (std::sync::Arc::clone(&sitting.place), record, sitting.opening.commitment.clone()))
    };
    let found = app.hall.look(&id, over).await?;
    let (place, record, commitment) = found.ok_or_else(|| Problem::conflict("server-not-over"))?;
    let Secret::Revealed(seed) = record.secret.clone() else {
        return Err(Problem::conflict("server-no-seed"));
    };
    let words = record.words.iter().map(|word| word.as_str().to_owned()).collect();
    let plies = record.plies.len();
    let fault =
        tokio::task::spawn_blocking(move || place.game.verify(&record).err().map(|error| error.to_string()))
            .await
            .map_err(|_| Problem::unavailable())?;
    let same = seed.commitment().to_string() == commitment;
    let fault = fault.or_else(|| (!same).then(|| "the seed is not the one that was promised".to_owned()));
    Ok(Json(Proof { proved: fault.is_none(), fault, plies, commitment, seed: seed.to_string(), words }))
}

/// A record to look at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Brought {
    /// The text of the record.
    record: String,
}

/// Brings a record along: a table that shows it, for replay.
#[cfg_attr(test, utoipa::path(post, path = "/api/records", request_body = Brought, responses((status = 201, body = Opened))))]
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    Body(brought): Body<Brought>,
) -> Result<(StatusCode, Json<Opened>)> {
    Ok((StatusCode::CREATED, Json(app.hall.import(&caller.id, &brought.record).await?)))
}
