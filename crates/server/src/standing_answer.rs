//! Answers in advance to questions that come often, so that nobody waits for a formality.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Match, Phrase, Seat};

/// “To this question I always answer so, unless one of these is in it.”
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct StandingAnswer {
    /// The message of the question, one of the game's formalities.
    pub(crate) question: String,
    /// The word that answers it.
    pub(crate) answer: String,
    /// What makes the player want to decide after all: a seat that asks, a zone that is meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schema(value_type = Vec<Object>, example = json!([{"seat": 2}, {"zone": "attica"}])))]
    #[cfg_attr(test, ts(type = "{ [kind: string]: string | number }[]"))]
    pub(crate) unless: Vec<Value>,
}

/// A seat may give no more answers in advance than this.
pub(crate) const MOST: usize = 32;

impl StandingAnswer {
    /// Whether the game has such a question and the word answers it.
    pub(crate) fn suits(&self, game: &dyn Game) -> bool {
        let formality = game.formalities().iter().find(|formality| formality.question == self.question);
        formality.is_some_and(|formality| formality.answers.contains(&self.answer.as_str()))
            && self.unless.len() <= MOST
            && self.unless.iter().all(is_one_thing)
    }

    /// Whether it answers the question as it is put now.
    fn answers(&self, prompt: &Phrase) -> bool {
        if prompt.message != self.question {
            return false;
        }
        let asked: Vec<Value> = prompt
            .args
            .iter()
            .map(|(_, arg)| serde_json::to_value(arg).expect("arguments are plain data"))
            .collect();
        !self.unless.iter().any(|exception| asked.contains(exception))
    }
}

/// `{"kind": "id"}` or `{"seat": 2}`.
fn is_one_thing(value: &Value) -> bool {
    value.as_object().is_some_and(|map| {
        map.len() == 1
            && map.iter().all(|(kind, id)| {
                kind.len() <= 40 && (id.is_u64() || id.as_str().is_some_and(|id| id.len() <= 40))
            })
    })
}

/// The word that the seat has given in advance for what it is asked now.
pub(crate) fn given<'a>(answers: &'a [StandingAnswer], game: &dyn Match, seat: Seat) -> Option<&'a str> {
    if answers.is_empty() {
        return None;
    }
    let prompt = game.prompt(seat);
    answers.iter().find(|answer| answer.answers(&prompt)).map(|answer| answer.answer.as_str())
}
