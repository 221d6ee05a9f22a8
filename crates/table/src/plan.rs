//! What could be done with units that stand on the board, before any word of it is said.

use serde::Serialize;

use crate::{Arg, Forecast, Offer};

/// What one kind of unit in a zone could do in one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Reach {
    /// The zone where it stands.
    #[serde(serialize_with = "Arg::serialize_plain")]
    #[cfg_attr(feature = "schema", ts(as = "String"), schema(value_type = String))]
    pub from: Arg,
    /// The unit, as the word that names it for an action.
    pub unit: Offer,
    /// The first part of the word that names the action, such as `move` or `enter`.
    pub action: String,
    /// Where it can go, or what it can attack.
    #[serde(serialize_with = "Arg::serialize_all_plain")]
    #[cfg_attr(feature = "schema", ts(as = "Vec<String>"), schema(value_type = Vec<String>))]
    pub targets: Vec<Arg>,
}

/// Units that stand in one zone and are to act together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The id of the zone.
    pub from: String,
    /// The words that name the units, one for each, such as `with light`.
    pub units: Vec<String>,
}

/// What a [`Group`] could do together: words that can be said one after the other, up to the one that carries them out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Plan {
    /// The first part of the word that names the action, such as `move` or `enter`.
    pub action: String,
    /// Where the units go, or what they attack.
    #[serde(serialize_with = "Arg::serialize_plain")]
    #[cfg_attr(feature = "schema", ts(as = "String"), schema(value_type = String))]
    pub target: Arg,
    /// What else is decided by it, where there are several ways: the seas that are asked, the unit that comes back.
    pub decides: Vec<Offer>,
    /// The words still to be said.
    pub words: Vec<String>,
    /// Whether nothing has to be added before it can be carried out, or it is carried out with its words.
    pub complete: bool,
    /// Who could be added to it.
    pub joins: Vec<Offer>,
    /// What is to be expected of it, if it is an attack and complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub forecast: Option<Forecast>,
}
