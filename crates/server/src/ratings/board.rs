//! Who stands where, in a game and a season.

use rating::{Company, LEAST_GAMES, Rating, Season};
use serde::{Deserialize, Serialize};
use table::{Name, Seat};

use super::ANCHORS;
use crate::{
    app::App,
    host::Hosted,
    people::Caller,
    problem::{Problem, Result},
    store::{GameId, RatingRow},
};

/// Lines in a part of a list.
const PAGE: u32 = 50;

/// A rating as it is shown, in points.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct RatingSeen {
    /// The best guess: 400 points more make ten to one at a table of two.
    points: i64,
    /// How unsure it is: two times in three the truth lies no further away.
    deviation: i64,
    /// How many games it rests on.
    games: i64,
    /// Whether it is not sure yet.
    provisional: bool,
}

/// Somebody in the list of the best.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct BoardLine {
    /// From 1.
    place: u64,
    /// By which their page is found.
    login: String,
    /// What they are called.
    name: Name,
    /// Their rating.
    rating: RatingSeen,
}

/// What a level of the bots is worth.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct BotRated {
    /// Its name.
    bot: String,
    /// Its points.
    points: i64,
}

/// Who asks stands there.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct OwnPlace {
    /// Their rating.
    rating: RatingSeen,
    /// Their place; none before there have been enough games and the rating is sure.
    #[cfg_attr(test, ts(optional = false))]
    place: Option<u64>,
}

/// The best of a game, of all time or of a season.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Board {
    /// The game, such as `grecia`.
    game: String,
    /// `two` for tables of two, `more` for larger ones.
    company: String,
    /// The season, such as `2026-4`; none for all time.
    #[cfg_attr(test, ts(optional = false))]
    season: Option<String>,
    /// The seasons that there have been, the newest first.
    seasons: Vec<String>,
    /// So many games are needed for a place.
    least_games: i64,
    /// How many have a place.
    ranked: u64,
    /// A part of them, the best first.
    lines: Vec<BoardLine>,
    /// For the next part; none at the end.
    #[cfg_attr(test, ts(optional = false))]
    next: Option<u32>,
    /// What the bots are worth on the same scale, the strongest first.
    bots: Vec<BotRated>,
    /// Who asks; none without a rating there.
    #[cfg_attr(test, ts(optional = false))]
    you: Option<OwnPlace>,
}

/// Whoever sits at a rated table.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct SeatRated {
    /// Their seat.
    seat: Seat,
    /// By which their page is found; none for bots.
    #[cfg_attr(test, ts(optional = false))]
    login: Option<String>,
    /// Their rating in this game at tables of this size; none before their first game.
    #[cfg_attr(test, ts(optional = false))]
    rating: Option<RatingSeen>,
    /// What this game has made of it, in points, once that was counted.
    #[cfg_attr(test, ts(optional = false))]
    change: Option<i64>,
}

/// Which list, and from where on.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct BoardAsked {
    /// The game.
    game: String,
    /// `two` or `more`.
    company: String,
    /// A season; all time if none is named.
    #[serde(default)]
    season: Option<String>,
    /// The `next` of the part before.
    #[serde(default)]
    skip: u32,
}

/// In whole points.
pub(crate) fn points(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}

pub(crate) fn rating_seen(mean: i64, deviation: i64, games: i64) -> RatingSeen {
    RatingSeen {
        points: points(mean),
        deviation: points(deviation),
        games,
        provisional: Rating::new(mean, deviation).is_provisional(),
    }
}

/// `two` or `more`.
pub(crate) fn company(word: &str) -> Result<Company> {
    let known = [Company::Two, Company::More].into_iter().find(|company| company.as_str() == word);
    known.ok_or_else(|| Problem::bad("server-no-such-list"))
}

fn is_rating(row: &RatingRow, game: &str, company: Company, season: i64) -> bool {
    row.name == game && row.company == company.as_str() && row.season == season
}

impl App {
    /// The best of a game.
    pub(crate) async fn board(&self, caller: Option<&Caller>, asked: &BoardAsked) -> Result<Board> {
        let game = self.hall.find(&asked.game)?.name;
        let company = company(&asked.company)?;
        let unknown = |_| Problem::bad("server-no-such-list");
        let season: Option<Season> = asked.season.as_deref().map(str::parse).transpose().map_err(unknown)?;
        let number = season.map_or(0, Season::number);
        let rows = self.store.best(game, company, number, asked.skip, PAGE).await?;
        let next = (rows.len() as u32 == PAGE).then_some(asked.skip.saturating_add(PAGE));
        let mut lines = Vec::with_capacity(rows.len());
        for (place, row) in (u64::from(asked.skip) + 1..).zip(rows) {
            lines.push(BoardLine {
                place,
                login: row.login,
                name: row.called.parse().map_err(|_| Problem::unavailable())?,
                rating: rating_seen(row.mean, row.deviation, row.games),
            });
        }
        let you = match caller {
            Some(caller) => self.own_place(caller, game, company, number).await?,
            None => None,
        };
        let seasons = self.store.rated_seasons(game, company).await?;
        let bots = ANCHORS.all(game, company).into_iter();
        Ok(Board {
            game: game.to_owned(),
            company: company.as_str().to_owned(),
            season: season.map(|season| season.to_string()),
            seasons: seasons
                .into_iter()
                .filter_map(Season::numbered)
                .map(|season| season.to_string())
                .collect(),
            least_games: LEAST_GAMES,
            ranked: self.store.count_ranked(game, company, number, None).await?,
            lines,
            next,
            bots: bots
                .map(|(bot, rating)| BotRated { bot: bot.to_owned(), points: points(rating.mean) })
                .collect(),
            you,
        })
    }

    /// Who sits at a rated table, with their ratings: as they are now, or as the game has left them.
    pub(crate) async fn rated_at(&self, id: &GameId, caller: &Caller) -> Result<Vec<SeatRated>> {
        let look = |hosted: &Hosted<'_>| {
            let sitting = hosted.sitting;
            if !sitting.opening.rated {
                return Err(Problem::not_found("server-not-rated"));
            }
            let seat = |seat: Seat| {
                let at_seat = sitting.at(seat);
                (seat, at_seat.person.clone(), at_seat.bot.clone())
            };
            let seats: Vec<_> = Seat::first(sitting.seats.len()).map(seat).collect();
            Ok((sitting.opening.game.clone(), seats))
        };
        let (_, (game, seats)) = self.visit(id, caller, look).await?;
        let company = Company::of(seats.len());
        let steps = self.store.steps_in(id).await?;
        let mut seen = Vec::with_capacity(seats.len());
        for (seat, person, bot) in seats {
            let mut line = SeatRated { seat, login: None, rating: None, change: None };
            if let Some(person) = person {
                line.login = self.store.person(&person).await?.and_then(|person| person.login);
                let rows = self.store.ratings_of(&person).await?;
                let now = rows.into_iter().find(|row| is_rating(row, &game, company, 0));
                let step = steps.iter().find(|step| step.person == person);
                line.change = step.map(|step| points(step.mean) - points(step.before));
                line.rating = now.map(|row| match step {
                    Some(step) => rating_seen(step.mean, step.deviation, row.games),
                    None => rating_seen(row.mean, row.deviation, row.games),
                });
            } else if let Some(bot) = bot {
                let anchor = ANCHORS.of(&game, company, &bot);
                line.rating = anchor.map(|rating| rating_seen(rating.mean, rating.deviation, 0));
            }
            seen.push(line);
        }
        Ok(seen)
    }

    async fn own_place(
        &self,
        caller: &Caller,
        game: &str,
        company: Company,
        season: i64,
    ) -> Result<Option<OwnPlace>> {
        let mut rows = self.store.ratings_of(&caller.id).await?.into_iter();
        let Some(row) = rows.find(|row| is_rating(row, game, company, season)) else { return Ok(None) };
        let above = if row.ranked {
            Some(self.store.count_ranked(game, company, season, Some(row.mean)).await?)
        } else {
            None
        };
        let rating = rating_seen(row.mean, row.deviation, row.games);
        Ok(Some(OwnPlace { rating, place: above.map(|above| above + 1) }))
    }
}
