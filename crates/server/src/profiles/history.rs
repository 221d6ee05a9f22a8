//! How somebody has played: the games one by one, and what they come to.

use std::collections::BTreeMap;

use manifest::Manifest;
use serde::{Deserialize, Serialize};
use table::{Lang, Name, Seat};

use super::said_by;
use crate::{
    app::App,
    clock::Moment,
    people::Caller,
    problem::{Problem, Result},
    ratings::{OtherSeat, points},
    store::{Beside, GameId, Outcome, PersonId, PlayedFilter, PlayedRow, Tallied},
};

/// Games in a part of a list.
const PAGE: u32 = 30;
/// Rivals that are told.
const RIVALS: u32 = 30;

/// Games of one kind, counted.
#[derive(Clone, Default, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Tally {
    /// How many.
    games: i64,
    /// So many were won alone.
    won: i64,
    /// In so many the first place was shared.
    shared: i64,
    /// So many victories would have been fair: one for each table, divided by its players.
    fair: f64,
}

/// The games of a kind.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct TallyLine {
    /// The game.
    game: String,
    /// The scenario, side or number of players: an id.
    key: String,
    /// The same in the language of the request.
    name: String,
    /// What came of them.
    tally: Tally,
}

/// How often somebody has met another.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Rival {
    /// What the other is called.
    name: String,
    /// By which their page is found; none for guests and for those who have gone.
    #[cfg_attr(test, ts(optional = false))]
    login: Option<String>,
    /// How often they have met.
    games: i64,
    /// How often the other came behind.
    before: i64,
    /// How often they shared a place.
    beside: i64,
}

/// What chance gave somebody in all games that were analysed.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct LuckLedger {
    /// How many of the games were analysed.
    analysed: i64,
    /// The sum of what chance gave in them, in victories.
    victories: f64,
}

/// How somebody has played.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Statistics {
    /// All games.
    all: Tally,
    /// By game.
    games: Vec<TallyLine>,
    /// By scenario.
    scenarios: Vec<TallyLine>,
    /// By side.
    sides: Vec<TallyLine>,
    /// By number of players.
    players: Vec<TallyLine>,
    /// Against others with whom they have played, those most often met first.
    rivals: Vec<Rival>,
    /// What chance gave.
    luck: LuckLedger,
}

/// Which games, and from where on.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct GamesAsked {
    /// Only this game.
    #[serde(default)]
    game: Option<String>,
    /// Only this scenario.
    #[serde(default)]
    scenario: Option<String>,
    /// Only tables of so many.
    #[serde(default)]
    players: Option<u8>,
    /// Only games that ended so.
    #[serde(default)]
    outcome: Option<Outcome>,
    /// The `next` of the part before.
    #[serde(default)]
    after: Option<String>,
}

/// A seat of a game that somebody has played.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PlayedSeat {
    /// Its number.
    seat: Seat,
    /// Who sat there.
    name: Name,
    /// By which their page is found; none for guests, bots and those who have gone.
    #[cfg_attr(test, ts(optional = false))]
    login: Option<String>,
    /// The bot.
    #[cfg_attr(test, ts(optional = false))]
    bot: Option<String>,
    /// Where they came.
    place: u8,
}

/// A game that somebody has played.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PlayedGame {
    /// The table.
    table: GameId,
    /// The game.
    game: String,
    /// When it ended.
    ended: Moment,
    /// The scenario, in the language of the request; empty where there is none.
    scenario: String,
    /// What they played, in the language of the request; empty where seats are alike.
    side: String,
    /// Their seat.
    seat: Seat,
    /// How it ended for them.
    outcome: Outcome,
    /// Whether they had given up or been replaced.
    gone: bool,
    /// Whether it was rated.
    rated: bool,
    /// What it made of their rating, in points.
    #[cfg_attr(test, ts(optional = false))]
    change: Option<i64>,
    /// What chance gave them, in victories, if it was analysed.
    #[cfg_attr(test, ts(optional = false))]
    luck: Option<f64>,
    /// Everybody who sat there, in order.
    seats: Vec<PlayedSeat>,
}

/// A part of the games that somebody has played, the last first.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct PlayedGames {
    games: Vec<PlayedGame>,
    /// For the next part; none at the end.
    #[cfg_attr(test, ts(optional = false))]
    next: Option<String>,
}

impl Tally {
    fn add(&mut self, row: &Tallied) {
        self.games += row.games;
        match row.outcome {
            Outcome::Won => self.won += row.games,
            Outcome::Shared => self.shared += row.games,
            Outcome::Lost => {}
        }
        self.fair += row.games as f64 / row.players.max(1) as f64;
    }
}

impl App {
    /// How somebody has played; `open` where only games count at which anybody may look.
    pub(super) async fn statistics(&self, person: &PersonId, open: bool, lang: Lang) -> Result<Statistics> {
        let rows = self.store.tallied(person, open).await?;
        let mut all = Tally::default();
        let mut kinds: [BTreeMap<(String, String), Tally>; 4] = Default::default();
        let (mut analysed, mut luck) = (0, 0);
        for row in &rows {
            all.add(row);
            (analysed, luck) = (analysed + row.analysed, luck + row.luck);
            let keys = [String::new(), row.scenario.clone(), row.side.clone(), row.players.to_string()];
            for (place, (kind, key)) in kinds.iter_mut().zip(keys).enumerate() {
                if place == 0 || !key.is_empty() {
                    kind.entry((row.name.clone(), key)).or_default().add(row);
                }
            }
        }
        let line = |what: Key| {
            move |((game, key), tally): ((String, String), Tally)| {
                let found = self.hall.find(&game).ok();
                let name = found.map_or_else(|| key.clone(), |manifest| what.name(manifest, &key, lang));
                TallyLine { game, key, name, tally }
            }
        };
        let [games, scenarios, sides, players] = kinds;
        let rivals = self.store.rivals(person, open, RIVALS).await?;
        Ok(Statistics {
            all,
            games: games.into_iter().map(line(Key::Number)).collect(),
            scenarios: scenarios.into_iter().map(line(Key::Scenario)).collect(),
            sides: sides.into_iter().map(line(Key::Side)).collect(),
            players: players.into_iter().map(line(Key::Number)).collect(),
            rivals: rivals
                .into_iter()
                .map(|row| Rival {
                    name: row.called,
                    login: row.login,
                    games: row.games,
                    before: row.before,
                    beside: row.beside,
                })
                .collect(),
            luck: LuckLedger { analysed, victories: luck as f64 / 1000.0 },
        })
    }

    /// The games that somebody has played.
    pub(crate) async fn games_played(
        &self,
        who: &str,
        caller: Option<&Caller>,
        asked: &GamesAsked,
        lang: Lang,
    ) -> Result<PlayedGames> {
        let person = self.find_account(who, caller).await?.id;
        let you = caller.is_some_and(|caller| caller.id == person);
        if !you && said_by(&self.store, &person).await?.hidden {
            return Err(Problem::forbidden("server-profile-hidden"));
        }
        let mark = |after: &str| {
            let (at, game) = after.split_once('~')?;
            Some((at.parse().ok()?, game.parse().ok()?))
        };
        let after = match asked.after.as_deref() {
            Some(after) => Some(mark(after).ok_or_else(|| Problem::bad("server-no-such-page"))?),
            None => None,
        };
        let filter = PlayedFilter {
            open: !you,
            name: asked.game.clone(),
            scenario: asked.scenario.clone(),
            players: asked.players,
            outcome: asked.outcome,
            after,
        };
        let rows = self.store.played(&person, &filter, PAGE).await?;
        let last = rows.last().filter(|_| rows.len() as u32 == PAGE);
        let next = last.map(|row| format!("{}~{}", row.ended_at, row.game));
        let ids: Vec<&GameId> = rows.iter().map(|row| &row.game).collect();
        let beside = self.store.beside(&ids).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in &rows {
            let steps = if row.rated { self.store.steps_in(&row.game).await? } else { Vec::new() };
            let step = steps.iter().find(|step| step.person == person);
            let change = step.map(|step| points(step.mean) - points(step.before));
            games.push(self.played_game(row, &beside, change, lang)?);
        }
        Ok(PlayedGames { games, next })
    }

    fn played_game(
        &self,
        row: &PlayedRow,
        beside: &[Beside],
        change: Option<i64>,
        lang: Lang,
    ) -> Result<PlayedGame> {
        let game = self.hall.find(&row.name).ok();
        let seat = |number: i64| Seat::numbered(number as usize).ok_or_else(Problem::unavailable);
        let mut seats = Vec::new();
        for other in beside.iter().filter(|other| other.game == row.game) {
            seats.push(PlayedSeat {
                seat: seat(other.seat)?,
                name: other.called.parse().map_err(|_| Problem::unavailable())?,
                login: other.login.clone(),
                bot: None,
                place: other.place as u8,
            });
        }
        let others: Vec<OtherSeat> = serde_json::from_str(&row.others).unwrap_or_default();
        seats.extend(others.into_iter().map(|other| PlayedSeat {
            seat: other.seat,
            name: other.name,
            login: None,
            bot: other.bot,
            place: other.place,
        }));
        seats.sort_by_key(|seat| seat.seat);
        let named = |what: Key, key: &str| match game {
            Some(manifest) if !key.is_empty() => what.name(manifest, key, lang),
            _ => key.to_owned(),
        };
        Ok(PlayedGame {
            table: row.game.clone(),
            game: row.name.clone(),
            ended: row.ended_at,
            scenario: named(Key::Scenario, &row.scenario),
            side: named(Key::Side, &row.side),
            seat: seat(row.seat.into())?,
            outcome: row.outcome,
            gone: row.gone,
            rated: row.rated,
            change,
            luck: row.luck.map(|luck| luck as f64 / 1000.0),
            seats,
        })
    }
}

/// By what games are told apart.
#[derive(Clone, Copy)]
enum Key {
    Scenario,
    Side,
    Number,
}

impl Key {
    /// What it is called in a language; what the newest edition does not know stays as it is.
    fn name(self, manifest: &Manifest, key: &str, lang: Lang) -> String {
        match self {
            Self::Number => key.to_owned(),
            Self::Scenario => manifest.translator(lang, &[]).option_value(manifest.name, "scenario", key),
            Self::Side => {
                let things = manifest.game.things();
                let name = |part: &str| {
                    let (kind, id) = part.split_once('/').unwrap_or_default();
                    let thing = things.iter().find(|thing| thing.kind == kind && thing.id == id);
                    thing.and_then(|&thing| manifest.game.name_of(thing, lang)).unwrap_or(id).to_owned()
                };
                key.split('+').map(name).collect::<Vec<_>>().join(" + ")
            }
        }
    }
}
