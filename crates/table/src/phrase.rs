//! What is to be said to a person, before it is put into a language: a message of the catalogue and what
//! stands in its gaps. Rules produce phrases; only the edge (terminal, browser, print) turns them into text.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::Seat;

/// The id of a rule in the catalogue and in the players' rulebook, such as `AR-35`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// Something of an edition that has a name in every language: a card, a zone, a unit type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thing {
    /// What it is, such as `monarch` or `zone`.
    pub kind: &'static str,
    /// Its id in the edition's data.
    pub id: &'static str,
}

/// What stands in a gap of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A seat: shown as the name of whoever sits there.
    Seat(Seat),
    /// A number, for plurals too.
    Number(i64),
    /// Something with a name in every language.
    Thing(Thing),
    /// One word out of a few that the message itself tells apart.
    Keyword(&'static str),
    /// Words that are the same in every language, such as what a player typed.
    Text(String),
    /// Several of these.
    List(Vec<Arg>),
    /// One of these with the number it counts, such as a card with its value: `Otto I (37)`.
    Counting(Box<Arg>, i64),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Thing> for Arg {
    fn from(thing: Thing) -> Self {
        Self::Thing(thing)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Self::List(list)
    }
}

impl Arg {
    /// The argument without its kind, as conformance files write it: a seat by its number, a thing by its id,
    /// and either without the number it counts.
    pub fn plain(&self) -> serde_json::Value {
        match self {
            Self::Seat(seat) => seat.number().into(),
            Self::Number(number) => (*number).into(),
            Self::Thing(thing) => thing.id.into(),
            Self::Keyword(word) => (*word).into(),
            Self::Text(text) => text.as_str().into(),
            Self::List(list) => list.iter().map(Self::plain).collect(),
            Self::Counting(what, _) => what.plain(),
        }
    }

    /// Serializes the argument [without its kind](Arg::plain).
    pub fn serialize_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.plain().serialize(serializer)
    }

    /// Serializes several arguments [without their kinds](Arg::plain).
    pub fn serialize_all_plain<S: Serializer>(args: &[Self], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(args.iter().map(Self::plain))
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => named("seat", seat, serializer),
            Self::Thing(thing) => named(thing.kind, &thing.id, serializer),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Keyword(word) => serializer.serialize_str(word),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(list) => list.serialize(serializer),
            Self::Counting(what, count) => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("of", what)?;
                map.serialize_entry("count", count)?;
                map.end()
            }
        }
    }
}

fn named<S: Serializer>(
    kind: &'static str,
    value: &impl Serialize,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry(kind, value)?;
    map.end()
}

/// A message of the catalogue with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "{ message: string, [gap: string]: unknown }"))]
pub struct Phrase {
    /// The id of the message, such as `altes-reich-event-played`.
    pub message: &'static str,
    /// The arguments by name, in the order of the message.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A message without arguments yet.
    pub fn new(message: &'static str) -> Self {
        Self { message, args: Vec::new() }
    }

    /// The same phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl Serialize for Phrase {
    /// `{"message": "…", "card": {"monarch": "otto-i"}, "seat": {"seat": 2}}`
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.args.len() + 1))?;
        map.serialize_entry("message", self.message)?;
        for (name, arg) in &self.args {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Phrase {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        let message = utoipa::openapi::Object::with_type(utoipa::openapi::Type::String);
        let anything = utoipa::openapi::schema::AdditionalProperties::FreeForm(true);
        let phrase = utoipa::openapi::ObjectBuilder::new().property("message", message).required("message");
        phrase.additional_properties(Some(anything)).into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Phrase {}

/// A phrase with the rule it rests on: an event, or the reason of a refusal.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Told {
    /// The rule.
    pub rule: RuleId,
    /// What kind of event or refusal it is: the message without the prefix that all share.
    pub kind: &'static str,
    /// What is said.
    #[serde(flatten)]
    pub phrase: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_becomes_json_that_names_kinds() {
        let told = Told {
            rule: RuleId("AR-21"),
            kind: "played",
            phrase: Phrase::new("played")
                .with("seat", Seat::new(1))
                .with("card", Thing { kind: "monarch", id: "otto-i" })
                .with("values", vec![Arg::Number(3), Arg::Keyword("first")]),
        };
        assert_eq!(
            serde_json::to_string(&told).unwrap(),
            r#"{"rule":"AR-21","kind":"played","message":"played","seat":{"seat":2},"card":{"monarch":"otto-i"},"values":[3,"first"]}"#
        );
    }
}
