//! What a case expects.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, de::Error};
use serde_json::{Map, Value};
use table::{Awaiting, By, Seat, SeatSet};

/// All that must hold after the words of a step; what is not named is not looked at.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// Whom the game waits for.
    #[serde(deserialize_with = "awaits")]
    pub awaits: Option<Awaiting>,
    /// Part of the position, in the game's notation.
    pub position: Option<Map<String, Value>>,
    /// What happened during the step, in this order, perhaps with more between.
    pub events: Vec<EventPattern>,
    /// What did not happen during the step.
    pub no_events: Vec<EventPattern>,
    /// What seats may do.
    #[serde(deserialize_with = "one_or_many")]
    pub offers: Vec<Offered>,
    /// What seats may not do, and what chance can't bring.
    #[serde(deserialize_with = "one_or_many")]
    pub refuses: Vec<Refused>,
    /// Scores and places.
    pub standing: Option<Standings>,
    /// The odds of some outcomes of chance.
    pub odds: BTreeMap<String, Fraction>,
    /// All outcomes of chance together.
    pub outcomes: Option<Outcomes>,
    /// What seats and spectators see.
    #[serde(deserialize_with = "one_or_many")]
    pub views: Vec<Watched>,
    /// What seats and spectators were told during the step.
    #[serde(deserialize_with = "one_or_many")]
    pub told: Vec<ToldTo>,
    /// Part of the facts of the edition.
    pub edition: Option<Map<String, Value>>,
    /// The options are refused.
    pub cannot_start: Option<CannotStart>,
}

impl Expect {
    /// Whether nothing at all is expected.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn is_only_cannot_start(&self) -> bool {
        *self == Self { cannot_start: self.cannot_start.clone(), ..Self::default() }
    }
}

/// Part of an event: its name, its rule, some of its arguments. What is not named is not looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct EventPattern {
    /// The message without its prefix, such as `compared`.
    pub event: Option<String>,
    /// The rule it follows.
    pub rule: Option<String>,
    /// Arguments in their plain form.
    pub args: Map<String, Value>,
}

/// A seat, or a spectator (`None`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer(pub Option<Seat>);

/// What a seat may do.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offered {
    /// The seat.
    #[serde(deserialize_with = "seat")]
    pub seat: Seat,
    /// All it may do, in any order.
    pub exactly: Option<Vec<String>>,
    /// Some of what it may do.
    #[serde(default)]
    pub includes: Vec<String>,
    /// What it may not do.
    #[serde(default)]
    pub excludes: Vec<String>,
}

/// A word that is refused.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// Who would play it.
    #[serde(rename = "seat", deserialize_with = "by")]
    pub by: By,
    /// The word.
    pub word: String,
    /// The rule that the refusal cites.
    pub rule: Option<String>,
    /// The refusal's message without its prefix, such as `not-in-hand`.
    pub because: Option<String>,
}

/// Scores and places by seat, as far as they are named.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standings {
    /// Whether the game is over.
    pub over: Option<bool>,
    /// Scores.
    pub scores: Option<Vec<i64>>,
    /// Places.
    pub places: Option<Vec<i64>>,
    /// The seats on the first place, in ascending order.
    pub leaders: Option<Vec<i64>>,
}

/// The outcomes of chance as a whole.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcomes {
    /// How many there are.
    pub count: Option<usize>,
    /// The odds that each of them has.
    pub each: Option<Fraction>,
    /// Some that can occur.
    #[serde(default)]
    pub includes: Vec<String>,
    /// Some that can't.
    #[serde(default)]
    pub excludes: Vec<String>,
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watched {
    /// Who.
    pub seat: Viewer,
    /// Part of the view.
    #[serde(default)]
    pub shows: Map<String, Value>,
    /// Names that stand nowhere in the view.
    #[serde(default)]
    pub hides: Vec<String>,
}

/// What a viewer was told.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToldTo {
    /// Who.
    pub seat: Viewer,
    /// Events that they were told, in this order, perhaps with more between.
    #[serde(default)]
    pub includes: Vec<EventPattern>,
    /// Events that they were not told.
    #[serde(default)]
    pub excludes: Vec<EventPattern>,
}

/// The options are refused.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CannotStart {
    /// The rule that is broken.
    pub rule: Option<String>,
}

/// A probability, written `1/69`; compared by its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    numerator: u32,
    denominator: u32,
}

impl Fraction {
    /// Whether `weight` out of `total` is this probability.
    pub fn is(self, weight: u32, total: u32) -> bool {
        u64::from(self.numerator) * u64::from(total) == u64::from(weight) * u64::from(self.denominator)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

impl FromStr for Fraction {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.split_once('/').and_then(|(n, d)| Some((n.parse().ok()?, d.parse().ok()?)));
        match parts {
            Some((numerator, denominator @ 1..)) => Ok(Self { numerator, denominator }),
            _ => Err("odds are written as a fraction, such as \"1/4\""),
        }
    }
}

impl<'de> Deserialize<'de> for Fraction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(word) if word == "spectator" => Ok(Self(None)),
            value => match seat_number(&value) {
                Some(seat) => Ok(Self(Some(seat))),
                None => Err(D::Error::custom("a viewer is a seat number from 1 to 8 or \"spectator\"")),
            },
        }
    }
}

impl<'de> Deserialize<'de> for EventPattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut args = match Value::deserialize(deserializer)? {
            Value::String(event) => {
                return Ok(Self { event: Some(event), rule: None, args: Map::new() });
            }
            Value::Object(args) if !args.is_empty() => args,
            _ => {
                return Err(D::Error::custom("an event is its name, or a table with its name and arguments"));
            }
        };
        let mut text = |key| match args.remove(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(D::Error::custom(format!("“{key}” of an event is a string"))),
        };
        let (event, rule) = (text("event")?, text("rule")?);
        // Arguments that are called `event` or `rule` themselves.
        match args.remove("args") {
            None => {}
            Some(Value::Object(named)) => args.extend(named),
            Some(_) => return Err(D::Error::custom("“args” of an event is a table")),
        }
        Ok(Self { event, rule, args })
    }
}

fn seat_number(value: &Value) -> Option<Seat> {
    Seat::numbered(usize::try_from(value.as_u64()?).ok()?)
}

fn seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let value = Value::deserialize(deserializer)?;
    seat_number(&value).ok_or_else(|| D::Error::custom("a seat is a number from 1 to 8"))
}

fn by<'de, D: Deserializer<'de>>(deserializer: D) -> Result<By, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(word) if word == "chance" => Ok(By::Chance),
        value => match seat_number(&value) {
            Some(seat) => Ok(By::Seat(seat)),
            None => Err(D::Error::custom("a word is refused to a seat from 1 to 8 or to \"chance\"")),
        },
    }
}

/// `nobody`, `chance`, `seat 2` or `seats 1 3`.
fn awaits<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Awaiting>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let awaiting = match text.split_once(' ') {
        None if text == "nobody" => Some(Awaiting::Nobody),
        None if text == "chance" => Some(Awaiting::Chance),
        Some(("seat" | "seats", seats)) => {
            let seats: Result<SeatSet, _> = seats.split(' ').map(str::parse::<Seat>).collect();
            seats.ok().map(Awaiting::Seats)
        }
        _ => None,
    };
    let wrong = || D::Error::custom("awaits is \"nobody\", \"chance\", \"seat 2\" or \"seats 1 3\"");
    awaiting.map(Some).ok_or_else(wrong)
}

/// One table, or a list of them.
fn one_or_many<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: for<'a> Deserialize<'a>,
{
    let read = |value| serde_json::from_value(value).map_err(D::Error::custom);
    match Value::deserialize(deserializer)? {
        Value::Array(many) => many.into_iter().map(read).collect(),
        one => Ok(vec![read(one)?]),
    }
}
