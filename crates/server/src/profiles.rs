//! Profiles: what somebody says of themselves, and how they have played.

mod blocks;
mod history;

use rating::{Company, Season};
use serde::{Deserialize, Serialize};
use table::{Lang, Name};

use crate::{
    app::App,
    clock::Moment,
    people::Caller,
    problem::{Problem, Result},
    ratings::{RatingSeen, points, rating_seen},
    store::{Person, PersonId, ProfileRow, Store},
};

pub(crate) use blocks::BlockedSeen;
pub(crate) use history::{GamesAsked, PlayedGames, Statistics};

/// Points of the course of a rating that are told.
const COURSE: u32 = 200;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
        pub(crate) enum $name { $(#[doc = stringify!($variant)] $variant),* }

        impl $name {
            const ALL: &[Self] = &[$(Self::$variant),*];

            /// One of them, by any number.
            fn picked(number: u8) -> Self {
                Self::ALL[usize::from(number) % Self::ALL.len()]
            }
        }
    };
}

words! {
    /// How the field of a shield is divided.
    Division { Plain, PerPale, PerFess, PerBend, PerChevron, Quarterly, Paly, Barry, Chequy }
}
words! {
    /// The tinctures of heraldry.
    Tincture { Or, Argent, Gules, Azure, Sable, Vert, Purpure }
}
words! {
    /// What stands on the shield.
    Charge { Nothing, Eagle, Lion, Tower, Crown, Ship, Star, Sun, Oak, Swords, Bear, Key }
}

/// A coat of arms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Arms {
    /// How the field is divided.
    division: Division,
    /// The field.
    field: Tincture,
    /// Its other part.
    other: Tincture,
    /// What stands on it.
    charge: Charge,
    /// Its tincture.
    of: Tincture,
}

impl Arms {
    /// Those of somebody who has not chosen any, the same every time.
    fn given(person: &PersonId) -> Self {
        use sha2::{Digest, Sha256};
        let lot: [u8; 32] = Sha256::digest(person.as_str()).into();
        let field = Tincture::picked(lot[1]);
        let not_like = |number: u8, others: &[Tincture]| {
            let mut picked = (0..=u8::MAX).map(|step| Tincture::picked(number.wrapping_add(step)));
            picked.find(|tincture| !others.contains(tincture)).unwrap_or(field)
        };
        let other = not_like(lot[2], &[field]);
        let charge = Charge::picked(1 + lot[3] % (Charge::ALL.len() as u8 - 1));
        Self {
            division: Division::picked(lot[0]),
            field,
            other,
            charge,
            of: not_like(lot[4], &[field, other]),
        }
    }
}

/// A rating on a profile.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct ProfileRating {
    /// The game.
    game: String,
    /// `two` for tables of two, `more` for larger ones.
    company: String,
    /// How it stands.
    rating: RatingSeen,
    /// The place among all; none before there have been enough games and the rating is sure.
    #[cfg_attr(test, ts(optional = false))]
    place: Option<u64>,
    /// How it came there: its points after each of the last games.
    course: Vec<CoursePoint>,
    /// The seasons, the newest first.
    seasons: Vec<SeasonRating>,
}

/// A rating after a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct CoursePoint {
    /// When the game ended.
    at: Moment,
    /// The points after it.
    points: i64,
    /// How unsure they were.
    deviation: i64,
}

/// A rating at the end of a season.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct SeasonRating {
    /// The season, such as `2026-4`.
    season: String,
    /// The points after its last game.
    points: i64,
    /// Games in it.
    games: i64,
}

/// Somebody with an account, as others see them.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Profile {
    /// By which their page is found.
    login: String,
    /// What they are called.
    name: Name,
    /// Since when they are known here.
    since: Moment,
    /// Their arms.
    arms: Arms,
    /// The language they speak, if they say so.
    #[cfg_attr(test, ts(optional = false))]
    lang: Option<String>,
    /// Whether it is you.
    you: bool,
    /// Whether you do not want to hear of them.
    blocked: bool,
    /// Whether only they see how they have played.
    hidden: bool,
    /// Their ratings.
    ratings: Vec<ProfileRating>,
    /// How they have played; none where only they see that. Others see what comes of games at which anybody may look.
    #[cfg_attr(test, ts(optional = false))]
    statistics: Option<Statistics>,
}

/// What somebody says of themselves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewProfile {
    /// Their arms.
    arms: Arms,
    /// The language they speak: es, en, nl or de.
    #[cfg_attr(test, ts(optional = false))]
    lang: Option<String>,
    /// Whether only they see how they have played.
    hidden: bool,
}

impl App {
    /// Somebody with an account, by their login; oneself as `me`.
    pub(crate) async fn find_account(&self, who: &str, caller: Option<&Caller>) -> Result<Person> {
        let nobody = || Problem::not_found("server-no-such-login");
        let id = match caller {
            Some(caller) if who == "me" => caller.id.clone(),
            _ => match who.parse::<PersonId>() {
                Ok(id) => id,
                Err(_) => self.store.account(who).await?.ok_or_else(nobody)?.person,
            },
        };
        self.store.person(&id).await?.filter(|person| person.login.is_some()).ok_or_else(nobody)
    }

    /// The page of somebody.
    pub(crate) async fn profile(&self, who: &str, caller: Option<&Caller>, lang: Lang) -> Result<Profile> {
        let person = self.find_account(who, caller).await?;
        let you = caller.is_some_and(|caller| caller.id == person.id);
        let said = said_by(&self.store, &person.id).await?;
        let blocked = match caller {
            Some(caller) => self.store.has_blocked(&caller.id, &person.id).await?,
            None => false,
        };
        let sees = you || !said.hidden;
        Ok(Profile {
            name: person.name.parse().map_err(|_| Problem::unavailable())?,
            since: person.created_at,
            arms: said.arms,
            lang: said.lang,
            you,
            blocked,
            hidden: said.hidden,
            ratings: self.ratings_seen(&person.id, sees).await?,
            statistics: if sees { Some(self.statistics(&person.id, !you, lang).await?) } else { None },
            login: person.login.unwrap_or_default(),
        })
    }

    async fn ratings_seen(&self, person: &PersonId, sees: bool) -> Result<Vec<ProfileRating>> {
        let rows = self.store.ratings_of(person).await?;
        let steps = if sees { self.store.steps_of(person, COURSE).await? } else { Vec::new() };
        let mut told = Vec::new();
        for row in rows.iter().filter(|row| row.season == 0) {
            let company = if row.company == "two" { Company::Two } else { Company::More };
            let place = if row.ranked {
                Some(self.store.count_ranked(&row.name, company, 0, Some(row.mean)).await? + 1)
            } else {
                None
            };
            let same = |name: &str, company: &str| name == row.name && company == row.company;
            let course = steps.iter().filter(|step| same(&step.name, &step.company));
            let seasons =
                rows.iter().rev().filter(|other| other.season > 0 && same(&other.name, &other.company));
            told.push(ProfileRating {
                game: row.name.clone(),
                company: row.company.clone(),
                rating: rating_seen(row.mean, row.deviation, row.games),
                place,
                course: course
                    .map(|step| CoursePoint {
                        at: step.at,
                        points: points(step.mean),
                        deviation: points(step.deviation),
                    })
                    .collect(),
                seasons: seasons
                    .filter_map(|other| {
                        let season = Season::numbered(other.season)?.to_string();
                        Some(SeasonRating { season, points: points(other.mean), games: other.games })
                    })
                    .collect(),
            });
        }
        Ok(told)
    }

    /// Notes what somebody says of themselves.
    pub(crate) async fn set_profile(&self, caller: &Caller, new: &NewProfile) -> Result<()> {
        if caller.login.is_none() {
            return Err(Problem::forbidden("server-account-first"));
        }
        if new.lang.as_ref().is_some_and(|lang| lang.parse::<Lang>().is_err()) {
            return Err(Problem::bad("server-no-such-language"));
        }
        let row = ProfileRow {
            arms: serde_json::to_string(&new.arms).expect("arms are plain data"),
            lang: new.lang.clone().unwrap_or_default(),
            hidden: new.hidden,
        };
        Ok(self.store.set_profile(&caller.id, &row).await?)
    }
}

/// What somebody says of themselves; what is usual where they have said nothing.
pub(crate) struct Said {
    pub(crate) arms: Arms,
    pub(crate) lang: Option<String>,
    pub(crate) hidden: bool,
}

pub(crate) async fn said_by(store: &Store, person: &PersonId) -> Result<Said> {
    let row = store.profile(person).await?;
    Ok(Said {
        arms: row
            .as_ref()
            .and_then(|row| serde_json::from_str(&row.arms).ok())
            .unwrap_or_else(|| Arms::given(person)),
        lang: row.as_ref().map(|row| row.lang.clone()).filter(|lang| !lang.is_empty()),
        hidden: row.is_some_and(|row| row.hidden),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_chosen_no_arms_has_some_that_can_be_seen() {
        for _ in 0..500 {
            let person = PersonId::fresh();
            let arms = Arms::given(&person);
            assert_eq!(arms, Arms::given(&person));
            assert!(arms.of != arms.field && arms.of != arms.other && arms.charge != Charge::Nothing);
        }
    }
}
