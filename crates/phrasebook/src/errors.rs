//! What goes wrong at the table, as phrases: each way to be wrong has its message.

use table::{
    Agreed, Arg, BadName, BadOwnWord, BadSeed, By, CannotSetUp, CannotStart, CannotUndo, Disagreement, Fault,
    IllegalPly, ImpossibleOutcome, NotationError, NotationErrors, Phrase, RecordError, RuleId, Told,
    UnknownGame, UnknownWord, Unplayable,
};

/// An error in phrases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Where it is, if that needs saying: a line of a record, a step of a game.
    pub place: Option<Phrase>,
    /// What is wrong, as a full sentence.
    pub reason: Phrase,
    /// The rule it rests on, if there is one.
    pub rule: Option<RuleId>,
}

impl Explanation {
    fn at(self, place: Phrase) -> Self {
        Self { place: Some(place), ..self }
    }

    fn by_rule(self, rule: Option<RuleId>) -> Self {
        Self { rule, ..self }
    }
}

impl From<Phrase> for Explanation {
    fn from(reason: Phrase) -> Self {
        Self { place: None, reason, rule: None }
    }
}

/// An error that can be said in every language.
pub trait Explained {
    /// The error in phrases.
    fn explanation(&self) -> Explanation;
}

impl Explained for Told {
    fn explanation(&self) -> Explanation {
        Explanation::from(self.phrase.clone()).by_rule(Some(self.rule))
    }
}

impl Explained for Disagreement {
    fn explanation(&self) -> Explanation {
        let phrase = match self {
            Self::NotAPair { pair } => Phrase::new("error-option-not-a-pair").with("pair", text(pair)),
            Self::Twice { key } => Phrase::new("error-option-twice").with("key", text(key)),
            Self::TooMany => Phrase::new("error-options-too-many").with("most", number(Agreed::MOST)),
            Self::UnknownKey { key, known } => {
                Phrase::new("error-option-unknown").with("key", text(key)).with("known", list(known))
            }
            Self::UnknownValue { key, value, known, .. } => Phrase::new("error-option-value-unknown")
                .with("key", text(key))
                .with("value", text(value))
                .with("known", list(known)),
            Self::Excluded { key, value, needs, .. } => Phrase::new("error-option-excluded")
                .with("key", text(key))
                .with("value", text(value))
                .with("needs", text(needs)),
        };
        Explanation::from(phrase).by_rule(self.rule())
    }
}

impl Explained for CannotStart {
    fn explanation(&self) -> Explanation {
        match self {
            Self::Options(disagreement) => disagreement.explanation(),
            Self::Situation(faults) => faults.explanation(),
            Self::Seats { seats, names } => {
                Phrase::new("error-seats").with("seats", number(*seats)).with("names", number(*names)).into()
            }
        }
    }
}

impl Explained for CannotSetUp {
    fn explanation(&self) -> Explanation {
        match self {
            Self::Start(reason) => reason.explanation(),
            Self::Notation(faults) => faults.explanation(),
        }
    }
}

impl Explained for NotationErrors {
    /// The first of them, at its key.
    fn explanation(&self) -> Explanation {
        let NotationError { key, reason } = self.0.first().expect("at least one thing is wrong");
        Explanation::from(reason.clone()).at(Phrase::new("position-at-key").with("key", text(key)))
    }
}

impl Explained for UnknownGame {
    fn explanation(&self) -> Explanation {
        Phrase::new("error-unknown-game")
            .with("name", text(&self.name))
            .with("known", list(&self.known))
            .into()
    }
}

impl Explained for UnknownWord {
    fn explanation(&self) -> Explanation {
        match self {
            Self::Verb { word, known } => {
                Phrase::new("error-word-unknown").with("word", text(word)).with("known", list(known))
            }
            Self::Name { kind, name } => {
                Phrase::new("error-name-unknown").with("kind", Arg::Keyword(kind)).with("name", text(name))
            }
        }
        .into()
    }
}

impl Explained for ImpossibleOutcome {
    fn explanation(&self) -> Explanation {
        Phrase::new(match self {
            Self::NotDue => "error-nothing-is-drawn",
            Self::NoOdds => "error-not-drawn-here",
        })
        .into()
    }
}

impl Explained for IllegalPly {
    fn explanation(&self) -> Explanation {
        match self {
            Self::Unknown(word) => word.explanation(),
            Self::NoSuchSeat => Phrase::new("error-nobody-sits-there").into(),
            Self::Refused(told) => told.explanation(),
            Self::Impossible(outcome) => outcome.explanation(),
            Self::ChanceDiffers { drawn } => {
                Phrase::new("error-chance-differs").with("drawn", text(drawn)).into()
            }
        }
    }
}

impl Explained for Unplayable {
    fn explanation(&self) -> Explanation {
        match self {
            Self::OtherGame { record, ours } => {
                Phrase::new("error-other-game").with("record", text(record)).with("ours", text(ours)).into()
            }
            Self::OtherEdition { record, record_hash, ours, ours_hash } => Phrase::new("error-other-edition")
                .with("record", text(record))
                .with("record-hash", text(record_hash))
                .with("ours", text(ours))
                .with("ours-hash", text(ours_hash))
                .into(),
            Self::CannotStart(reason) => reason.explanation(),
            Self::Position(faults) => faults.explanation(),
            Self::Ply { ply, by, word, reason } => {
                let place = match by {
                    By::Seat(seat) => Phrase::new("error-at-step-of-seat").with("seat", *seat),
                    By::Chance => Phrase::new("error-at-step-of-chance"),
                };
                reason.explanation().at(place.with("step", number(*ply)).with("word", text(word)))
            }
            Self::ResultDiffers { record, ours } => Phrase::new("error-result-differs")
                .with("record", text(record))
                .with("ours", text(ours))
                .into(),
        }
    }
}

impl Explained for RecordError {
    fn explanation(&self) -> Explanation {
        let explanation = self.fault.explanation();
        match self.line {
            0 => explanation,
            line => explanation.at(Phrase::new("error-at-line").with("line", number(line))),
        }
    }
}

impl Explained for Fault {
    fn explanation(&self) -> Explanation {
        match self {
            Self::NotARecord => Phrase::new("error-not-a-record"),
            Self::Expected(what) => Phrase::new("error-expected").with("expected", text(what)),
            Self::EndsEarly(what) => Phrase::new("error-ends-early").with("expected", text(what)),
            Self::Options(disagreement) => return disagreement.explanation(),
            Self::Name(bad) => return bad.explanation(),
            Self::Word(bad) => return bad.explanation(),
            Self::NotAWord(word) => Phrase::new("error-not-a-word").with("word", text(word)),
            Self::CarriageReturn => Phrase::new("error-carriage-return"),
            Self::NoLineFeed => Phrase::new("error-no-line-feed"),
            Self::Layout { expected } => Phrase::new("error-layout").with("expected", text(expected)),
        }
        .into()
    }
}

impl Explained for CannotUndo {
    fn explanation(&self) -> Explanation {
        Phrase::new(self.message()).into()
    }
}

impl Explained for BadName {
    fn explanation(&self) -> Explanation {
        Phrase::new("error-bad-name").into()
    }
}

impl Explained for BadSeed {
    fn explanation(&self) -> Explanation {
        Phrase::new("error-bad-seed").into()
    }
}

impl Explained for BadOwnWord {
    fn explanation(&self) -> Explanation {
        Phrase::new("error-bad-own-word").into()
    }
}

fn text(words: &(impl ToString + ?Sized)) -> Arg {
    Arg::Text(words.to_string())
}

fn number(count: usize) -> Arg {
    Arg::Number(count as i64)
}

/// The parts of a text with commas, so that each language joins them its own way.
fn list(known: &str) -> Arg {
    Arg::List(known.split(", ").map(text).collect())
}
