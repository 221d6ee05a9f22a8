//! What is to be expected of a combat: exact figures, from what one seat may know.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Arg, Seat};

/// How a rival is assumed to choose a Battle card that nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum RivalPlays {
    /// Any card that may be in the hand, each as likely as the others.
    #[default]
    Any,
    /// The card of the highest value.
    Highest,
    /// The card of the lowest value.
    Lowest,
}

impl RivalPlays {
    /// All ways, the usual one first.
    pub const ALL: [Self; 3] = [Self::Any, Self::Highest, Self::Lowest];

    /// Its name in commands and addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Highest => "highest",
            Self::Lowest => "lowest",
        }
    }
}

impl FromStr for RivalPlays {
    type Err = UnknownRivalPlays;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|way| way.id() == name).ok_or_else(|| UnknownRivalPlays(name.to_owned()))
    }
}

/// There is no such way.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("“{0}” is no way to choose a Battle card; the ways are any, highest, lowest")]
pub struct UnknownRivalPlays(pub String);

/// What one seat has to expect of combats.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Odds {
    /// The seat.
    pub seat: Seat,
    /// How rivals are assumed to choose their Battle card.
    pub rival: RivalPlays,
    /// The combat under way, or one for each word that the seat can add to the attack it is naming; empty where
    /// there is neither.
    pub forecasts: Vec<Forecast>,
}

/// What one seat has to expect of a combat.
///
/// Dice, Chance cards and Battle cards count with their exact odds. What is still to be decided is assumed: no
/// further Tactics card is played and no further support comes, seas that are asked for are granted to the attacker
/// and not asked for by the fugitive, and whoever loses units gives the first in the order of types. How rivals
/// choose their Battle card is a [`RivalPlays`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Forecast {
    /// The offered word after which this holds, such as `to argos`, `with light` or `go`; none for the combat under
    /// way. Before units are named, the strongest that can be named attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub word: Option<String>,
    /// The zone that is fought for.
    #[serde(serialize_with = "Arg::serialize_plain")]
    #[cfg_attr(feature = "schema", ts(as = "String"), schema(value_type = String))]
    pub target: Arg,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends; none if nobody's units do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub defender: Option<Seat>,
    /// Whether `own` is the attackers' side. Whoever takes no part looks at the combat with the attacker's eyes.
    pub attacking: bool,
    /// The seat's own side.
    pub own: Camp,
    /// The other side.
    pub rival: Camp,
    /// How likely the own side wins, from 0 to 1. The defenders win ties.
    pub win: f64,
    /// The same for each Battle card that the seat may still choose; the figures above are their mean.
    pub cards: Vec<CardForecast>,
}

/// One side of a combat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Camp {
    /// The units taking part, by type.
    #[serde(serialize_with = "Arg::serialize_all_plain")]
    #[cfg_attr(feature = "schema", ts(as = "Vec<String>"), schema(value_type = Vec<String>))]
    pub units: Vec<Arg>,
    /// The strength that lies open: all but Battle cards, Chance cards and dice.
    pub strength: i32,
    /// Units that the side is expected to lose, those that surrender or are ridden down included.
    pub losses: f64,
}

/// What is to be expected if the seat chooses this Battle card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CardForecast {
    /// The word that chooses it.
    pub word: String,
    /// The card.
    #[serde(serialize_with = "Arg::serialize_plain")]
    #[cfg_attr(feature = "schema", ts(as = "String"), schema(value_type = String))]
    pub card: Arg,
    /// How likely the own side wins.
    pub win: f64,
    /// Units that the own side is expected to lose.
    pub own_losses: f64,
    /// Units that the other side is expected to lose.
    pub rival_losses: f64,
}
