//! Tables: opening them, sitting down, playing, looking on.

use axum::{Json, extract::State, http::StatusCode};
use metrics::{counter, histogram};
use serde::{Deserialize, Serialize};
use table::Seat;
use tokio::time::Instant;

use super::body::{Asked, Body, TableId};
use crate::{
    access::Access,
    app::App,
    host::{Ask, Doer, Way},
    now,
    people::Caller,
    problem::{Problem, Result},
    protocol::{ChatLine, Command, Done, NewTable, Opened, Order, Table, TableEntry},
    store::{GameId, GameRow, Invitation, Mark, NewChat, Page},
    token::Token,
    why_not::WhyNot,
};

/// Opens a table.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = Opened))))]
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>)> {
    check_key(&new.key)?;
    Ok((StatusCode::CREATED, Json(app.hall.open(&caller.id, &caller.name, new).await?)))
}

/// Keys are short and plain.
pub(crate) fn check_key(key: &str) -> Result<()> {
    let fits = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if fits { Ok(()) } else { Err(Problem::bad("server-bad-key")) }
}

/// Where a list goes on.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Part {
    /// The `next` of the part before.
    #[serde(default)]
    after: Option<String>,
}

impl Part {
    fn page(&self) -> Result<Page> {
        let Some(after) = &self.after else { return Ok(Page::first(PAGE)) };
        let mark = after
            .split_once('~')
            .and_then(|(at, id)| Some(Mark { updated_at: at.parse().ok()?, id: id.parse().ok()? }));
        Ok(Page { after: Some(mark.ok_or_else(|| Problem::bad("server-no-such-page"))?), limit: PAGE })
    }
}

const PAGE: u32 = 50;

/// A part of a list of tables, newest change first.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Tables {
    tables: Vec<TableEntry>,
    /// For the next part; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

impl Tables {
    async fn of(app: &App, caller: &Caller, rows: Vec<GameRow>) -> Result<Json<Self>> {
        let next = (rows.len() as u32 == PAGE).then(|| rows.last()).flatten();
        let next = next.map(|row| format!("{}~{}", row.updated_at, row.id));
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let person = caller.id.clone();
            match app.hall.look(&row.id, move |sitting, _| sitting.listed(Some(&person), now())).await {
                Ok(entry) => tables.push(entry),
                // One table that can't be read does not hide the others.
                Err(problem) => tracing::warn!(game = %row.id, ?problem, "a table is left out of a list"),
            }
        }
        Ok(Json(Self { tables, next }))
    }
}

/// The tables where one sits or which one has opened.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables", params(Part), responses((status = 200, body = Tables))))]
pub(crate) async fn mine(
    State(app): State<App>,
    caller: Caller,
    Asked(part): Asked<Part>,
) -> Result<Json<Tables>> {
    let rows = app.store.games_of(&caller.id, &part.page()?).await?;
    Tables::of(&app, &caller, rows).await
}

/// The tables where anybody may sit down.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/open", params(Part), responses((status = 200, body = Tables))))]
pub(crate) async fn open_tables(
    State(app): State<App>,
    caller: Caller,
    Asked(part): Asked<Part>,
) -> Result<Json<Tables>> {
    let rows = app.store.open_games(&part.page()?).await?;
    Tables::of(&app, &caller, rows).await
}

/// How one wants to look at a table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct Look {
    /// Through the eyes of this seat, one of one's own; the first of them if none is named.
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    /// The version that one has seen last: the log begins there.
    #[serde(default)]
    pub(crate) since: Option<u64>,
}

/// A table as one sees it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Look), responses((status = 200, body = Table), (status = 404))))]
pub(crate) async fn table(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(look): Asked<Look>,
) -> Result<Json<Table>> {
    let viewpoint = app.viewpoint(&id, &caller, look.seat).await?;
    Ok(Json(app.see(&id, viewpoint, look.since).await?))
}

/// A command that was carried out, and the table after it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Answer {
    #[serde(flatten)]
    done: Done,
    table: Table,
}

/// Does something at a table.
#[cfg_attr(test, utoipa::path(
    post, path = "/api/tables/{id}/commands", params(("id" = String, Path)), request_body = Command,
    responses((status = 200, body = Answer), (status = 409, description = "it rested on an older table; the answer holds the new one"))
))]
pub(crate) async fn command(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(command): Body<Command>,
) -> Result<Json<Answer>> {
    let (done, table) = app.carry_out(&id, &caller, command, Way::Request).await?;
    let table = table.ok_or_else(Problem::unavailable)?;
    Ok(Json(Answer { done, table }))
}

impl App {
    /// Carries out a command of whoever may give it.
    pub(crate) async fn carry_out(
        &self,
        id: &GameId,
        caller: &Caller,
        command: Command,
        way: Way,
    ) -> Result<(Done, Option<Table>)> {
        let begun = Instant::now();
        let answer = self.try_to_carry_out(id, caller, command, way).await;
        let result = if answer.is_ok() { "done" } else { "refused" };
        counter!("imperios_commands_total", "result" => result).increment(1);
        histogram!("imperios_command_seconds").record(begun.elapsed());
        answer
    }

    async fn try_to_carry_out(
        &self,
        id: &GameId,
        caller: &Caller,
        command: Command,
        way: Way,
    ) -> Result<(Done, Option<Table>)> {
        self.limits.table(id)?;
        check_key(&command.key)?;
        let mut invited = None;
        if let Order::Sit { invitation: Some(shown), .. } = &command.order {
            let found = match Token::hash_of(shown) {
                Some(hash) => self.store.invitation(&hash).await?,
                None => None,
            };
            let to = found.filter(|to| to.game == *id).and_then(|to| to.seat);
            invited = Some(to.and_then(|seat| Seat::numbered(seat.into())).ok_or_else(no_invitation)?);
        } else if way == Way::Request {
            self.access(id, caller).await?;
        }
        let by = Doer { person: caller.id.clone(), name: caller.name.clone(), invited };
        let answer = self.hall.carry_out(id, by, command, way).await?;
        if let Some(seat) = invited {
            // An invitation is for one person, once.
            self.store
                .revoke_invitations(&Invitation { game: id.clone(), seat: Some(seat.number() as u8) })
                .await?;
        }
        Ok(answer)
    }

    /// A table through somebody's eyes.
    pub(crate) async fn see(
        &self,
        id: &GameId,
        viewpoint: crate::seen::Viewpoint,
        since: Option<u64>,
    ) -> Result<Table> {
        let standing = match viewpoint.seat {
            Some(seat) => self.store.standing(id, seat.number() as u8).await?,
            None => None,
        };
        let standing: Vec<_> = standing.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default();
        let look = move |sitting: &crate::sitting::Sitting, attendance: &crate::host::Attendance| {
            let around =
                crate::seen::Around { present: attendance.present(sitting), standing: &standing, now: now() };
            sitting.seen(&viewpoint, since, &around)
        };
        self.hall.look(id, look).await
    }
}

fn no_invitation() -> Problem {
    Problem::not_found("server-no-such-invitation")
}

/// Makes new invitations for all seats that wait for one, and a new link for spectators. The old ones lose their
/// force. The host's right.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/invitations", params(("id" = String, Path)), responses((status = 200, body = Opened))))]
pub(crate) async fn invite_anew(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Json<Opened>> {
    if app.access(&id, &caller).await? != Access::Host {
        return Err(Problem::forbidden("server-host-only"));
    }
    Ok(Json(app.hall.invite_anew(&id).await?))
}

/// A token of an invitation, which browsers keep out of addresses that others see.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Shown {
    token: String,
}

/// Where an invitation leads.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Invited {
    /// The table.
    table: TableEntry,
    /// The seat it is for; none for spectators.
    seat: Option<Seat>,
}

/// Follows an invitation: from then on one may look at the table, and take the seat it is for with the command
/// `sit`.
#[cfg_attr(test, utoipa::path(post, path = "/api/invitations", request_body = Shown, responses((status = 200, body = Invited), (status = 404))))]
pub(crate) async fn follow_invitation(
    State(app): State<App>,
    caller: Caller,
    Body(shown): Body<Shown>,
) -> Result<Json<Invited>> {
    let hash = Token::hash_of(&shown.token).ok_or_else(no_invitation)?;
    let to = app.store.invitation(&hash).await?.ok_or_else(no_invitation)?;
    app.store.add_watcher(&to.game, &caller.id).await?;
    let person = caller.id;
    let table = app.hall.look(&to.game, move |sitting, _| sitting.listed(Some(&person), now())).await?;
    Ok(Json(Invited { table, seat: to.seat.and_then(|seat| Seat::numbered(seat.into())) }))
}

/// Which lines of a chat.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct ChatSince {
    /// Those after this number.
    #[serde(default)]
    after: u64,
}

/// What has been said at a table; at most 200 lines at a time.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), ChatSince), responses((status = 200, body = Vec<ChatLine>))))]
pub(crate) async fn chat(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Asked(since): Asked<ChatSince>,
) -> Result<Json<Vec<ChatLine>>> {
    app.access(&id, &caller).await?;
    let names = app.hall.look(&id, |sitting, _| sitting.names()).await?;
    let mut lines = Vec::new();
    for line in app.store.chat(&id, since.after, 200).await? {
        let seat = line.seat.and_then(|seat| Seat::numbered(seat.into()));
        let name = match seat.and_then(|seat| names.get(seat.index())) {
            Some(name) => name.as_str().to_owned(),
            None => app.store.person(&line.person).await?.map_or_else(String::new, |person| person.name),
        };
        lines.push(ChatLine { number: line.number, at: line.at, name, seat, text: line.line });
    }
    Ok(Json(lines))
}

/// Something to say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewLine {
    /// 1 to 500 characters.
    text: String,
}

/// Says something at a table.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = NewLine, responses((status = 201, body = ChatLine))))]
pub(crate) async fn say(
    State(app): State<App>,
    caller: Caller,
    TableId(id): TableId,
    Body(line): Body<NewLine>,
) -> Result<(StatusCode, Json<ChatLine>)> {
    Ok((StatusCode::CREATED, Json(app.say(&id, &caller, &line.text).await?)))
}

impl App {
    /// Says something at a table, if it is short and decent in number.
    pub(crate) async fn say(&self, id: &GameId, caller: &Caller, text: &str) -> Result<ChatLine> {
        self.access(id, caller).await?;
        let text = text.trim();
        let plain = !text.chars().any(|c| c.is_control() && c != '\n');
        if text.is_empty() || text.chars().count() > 500 || !plain {
            return Err(Problem::bad("server-bad-chat"));
        }
        self.limits.chat(&caller.id)?;
        let person = caller.id.clone();
        let (seat, names) = self
            .hall
            .look(id, move |sitting, _| (sitting.seats_of(&person).lowest(), sitting.names()))
            .await?;
        let at = now();
        let new = NewChat {
            game: id.clone(),
            person: caller.id.clone(),
            seat: seat.map(|seat| seat.number() as u8),
            at,
            line: text.to_owned(),
        };
        let number = self.store.add_chat(&new).await?;
        let name = seat.and_then(|seat| names.get(seat.index())).unwrap_or(&caller.name).as_str().to_owned();
        let line = ChatLine { number, at, name, seat, text: new.line };
        self.hall.ask(id, Ask::Chat(line.clone())).await;
        Ok(line)
    }
}

/// What one would like to do, but can't.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Wish {
    /// For which of one's seats; the first if none is named.
    #[serde(default)]
    seat: Option<Seat>,
    /// A word such as `to attica`, or the id of a zone, a card, a unit.
    what: String,
}

/// Why something can't be chosen, with the rule.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/why", params(("id" = String, Path)), request_body = Wish, responses((status = 200, body = WhyNot))))]
pub(crate) async fn why(
    State(app): State<App>,
    headers: axum::http::HeaderMap,
    caller: Caller,
    TableId(id): TableId,
    Body(wish): Body<Wish>,
) -> Result<Json<WhyNot>> {
    let viewpoint = app.viewpoint(&id, &caller, wish.seat).await?;
    let Some(seat) = viewpoint.seat else { return Err(Problem::forbidden("server-not-your-seat")) };
    if wish.what.is_empty() || wish.what.len() > 80 {
        return Err(Problem::bad("server-why-what"));
    }
    let lang = crate::shield::language(&headers);
    app.hall.look(&id, move |sitting, _| sitting.why_not(seat, &wish.what, lang)).await?.map(Json)
}
