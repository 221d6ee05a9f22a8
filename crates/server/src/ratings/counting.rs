//! What a finished game comes to: for those who played it, and for their ratings.

use rating::{Anchors, Entrant, LEAST_GAMES, Rating, Season, rated};
use serde::{Deserialize, Serialize};
use table::{Name, Seat};

use crate::{
    deed::Chair,
    sitting::Sitting,
    store::{Counted, Filed, Outcome, PersonId, PlayedRow, RatedResult, RatingRow, Sitter, Step},
};

/// A seat of a finished game that is nobody's own: of a bot, or of somebody at another's device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct OtherSeat {
    pub(crate) seat: Seat,
    pub(crate) name: Name,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    pub(crate) place: u8,
}

impl Sitting {
    /// What this game comes to, once it is over. Nothing comes of what was given up before it began, of records that were brought
    /// along, and of what people tried out from a position.
    pub(crate) fn filed(&self) -> Option<Filed> {
        let (result, ended_at) = (self.result()?, self.ended?);
        if self.is_imported() || self.opening.from.is_some() {
            return None;
        }
        let game = self.game.as_deref()?;
        let gone = self.gone();
        let place = |seat: Seat| result.places[seat.index()];
        let seats = || Seat::first(self.seats.len());
        let own = |seat: &Seat| !matches!(self.at(*seat).chair, Chair::HotSeat { .. });
        let owner = |seat: Seat| self.at(seat).person.as_ref().filter(|_| own(&seat));
        let others: Vec<OtherSeat> = seats()
            .filter(|&seat| owner(seat).is_none())
            .filter_map(|seat| {
                let bot = self.at(seat).bot.clone();
                Some(OtherSeat { seat, name: self.name(seat)?, bot, place: place(seat) })
            })
            .collect();
        let others = serde_json::to_string(&others).expect("names are plain data");
        let shared =
            |seat: Seat| result.places.iter().filter(|&&other| other == place(seat)).nth(1).is_some();
        let played = seats().filter_map(|seat| {
            let side = game.plays(seat);
            let side: Vec<String> = side.iter().map(|thing| format!("{}/{}", thing.kind, thing.id)).collect();
            Some(PlayedRow {
                person: owner(seat)?.clone(),
                game: self.id.clone(),
                ended_at,
                name: self.opening.game.clone(),
                hash: self.opening.hash.clone(),
                scenario: self.options.get("scenario").cloned().unwrap_or_default(),
                players: self.seats.len() as u8,
                seat: seat.number() as u8,
                side: side.join("+"),
                place: place(seat),
                outcome: match place(seat) {
                    1 if shared(seat) => Outcome::Shared,
                    1 => Outcome::Won,
                    _ => Outcome::Lost,
                },
                gone: gone.contains(seat),
                open: self.is_public(),
                rated: self.opening.rated,
                others: others.clone(),
                luck: None,
            })
        });
        let mut played: Vec<PlayedRow> = played.collect();
        played.sort_by(|one, other| (&one.person, one.seat).cmp(&(&other.person, other.seat)));
        played.dedup_by(|later, first| later.person == first.person);
        let rated = self.opening.rated.then(|| RatedResult {
            game: self.id.clone(),
            name: self.opening.game.clone(),
            at: ended_at,
            seats: seats()
                .map(|seat| match (&self.at(seat).person, &self.at(seat).bot) {
                    (Some(person), _) => Sitter::Person(person.clone()),
                    (None, bot) => Sitter::Bot(bot.clone().unwrap_or_default()),
                })
                .collect(),
            places: result.places.clone(),
        });
        Some(Filed { game: self.id.clone(), played, rated })
    }
}

/// What a result with this number makes of the ratings before it. Nothing else has a say, so it is the same whenever and
/// wherever it is counted.
pub(crate) fn count(anchors: &Anchors, seq: i64, result: &RatedResult, before: &[RatingRow]) -> Counted {
    let (season, company) = (Season::of(result.at), result.company());
    let held = |person: &PersonId, season: i64| {
        before.iter().find(|row| row.person == *person && row.season == season)
    };
    let entrant = |sitter: &Sitter| match sitter {
        Sitter::Person(person) => Entrant::person(held(person, 0).map_or(Rating::NEW, |row| {
            Rating::new(row.mean, row.deviation).rested(Season::of(row.at).until(season))
        })),
        // One that was not measured says next to nothing.
        Sitter::Bot(bot) => Entrant::anchor(anchors.of(&result.name, company, bot).unwrap_or(Rating::NEW)),
    };
    let entrants: Vec<Entrant> = result.seats.iter().map(entrant).collect();
    let mut counted = Counted::default();
    for ((sitter, entrant), after) in result.seats.iter().zip(&entrants).zip(rated(&entrants, &result.places))
    {
        let Sitter::Person(person) = sitter else { continue };
        for number in [0, season.number()] {
            let last = held(person, number);
            let games = last.map_or(0, |row| row.games) + 1;
            counted.ratings.push(RatingRow {
                person: person.clone(),
                name: result.name.clone(),
                company: company.as_str().to_owned(),
                season: number,
                mean: after.mean,
                deviation: after.deviation,
                games,
                at: last.map_or(result.at, |row| row.at.max(result.at)),
                ranked: games >= LEAST_GAMES && !after.is_provisional(),
            });
        }
        counted.steps.push(Step {
            person: person.clone(),
            name: result.name.clone(),
            company: company.as_str().to_owned(),
            seq,
            game: result.game.clone(),
            at: result.at,
            before: entrant.rating.mean,
            mean: after.mean,
            deviation: after.deviation,
        });
    }
    counted
}
