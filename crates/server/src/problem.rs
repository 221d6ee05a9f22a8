//! Why a request is refused: what is wrong and what to do, never what is inside.

use std::{fmt, sync::Arc};

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use manifest::Manifest;
use phrasebook::{Explained, Translator};
use serde::Serialize;
use table::{Lang, Name, Phrase, RuleId};

use crate::protocol::{ProblemText, Table};

/// A refusal. It becomes text in the language of the request just before it leaves.
#[derive(Clone)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) phrase: Phrase,
    pub(crate) rule: Option<RuleId>,
    /// The table as it is now, where the request rested on an older one.
    pub(crate) fresh: Option<Box<Table>>,
    /// Seconds after which it may be tried again.
    pub(crate) retry_after: Option<u64>,
    /// The names at the table it speaks of.
    at: Option<(Arc<Manifest>, Vec<Name>)>,
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Problem")
            .field("status", &self.status)
            .field("phrase", &self.phrase)
            .finish_non_exhaustive()
    }
}

pub(crate) type Result<T, E = Problem> = std::result::Result<T, E>;

impl Problem {
    pub(crate) fn new(status: StatusCode, message: &'static str) -> Self {
        Self { status, phrase: Phrase::new(message), rule: None, fresh: None, retry_after: None, at: None }
    }

    /// The request can't be understood or breaks a bound.
    pub(crate) fn bad(message: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    /// It can't be done as things stand.
    pub(crate) fn conflict(message: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, message)
    }

    /// It is not for this person to do.
    pub(crate) fn forbidden(message: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, message)
    }

    /// There is no such thing, or it is none of this person's business: both are answered alike.
    pub(crate) fn not_found(message: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, message)
    }

    /// Nobody has said who they are.
    pub(crate) fn nobody() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "server-who-are-you")
    }

    /// Too often.
    pub(crate) fn too_many(retry_after: u64) -> Self {
        let phrase = Phrase::new("server-too-many").with("seconds", retry_after as i64);
        Self { phrase, retry_after: Some(retry_after), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "") }
    }

    /// The request rests on a version that is no longer true.
    pub(crate) fn stale(fresh: Table) -> Self {
        Self { fresh: Some(Box::new(fresh)), ..Self::conflict("server-stale") }
    }

    /// The server can't, for now; why is in its log.
    pub(crate) fn unavailable() -> Self {
        Self { retry_after: Some(2), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "server-unavailable") }
    }

    /// Something that the table or a rule refuses.
    pub(crate) fn refused(status: StatusCode, error: &impl Explained) -> Self {
        let explanation = error.explanation();
        let rule = explanation.rule;
        Self { rule, ..Self { phrase: explanation.reason, ..Self::new(status, "") } }
    }

    pub(crate) fn with(mut self, name: &'static str, arg: impl Into<table::Arg>) -> Self {
        self.phrase = self.phrase.with(name, arg);
        self
    }

    /// The same, with the names of players and things.
    pub(crate) fn at(self, manifest: &Arc<Manifest>, names: Vec<Name>) -> Self {
        Self { at: Some((Arc::clone(manifest), names)), ..self }
    }

    /// In a language.
    pub(crate) fn text(&self, lang: Lang) -> ProblemText {
        let sentence = match &self.at {
            Some((manifest, players)) => manifest.translator(lang, players).say(&self.phrase),
            None => Translator::nobody(lang).say(&self.phrase),
        };
        ProblemText { sentence, problem: self.phrase.clone(), rule: self.rule }
    }
}

/// What a refused request gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Refused {
    #[serde(flatten)]
    problem: ProblemText,
    /// The table as it is now, where the request rested on an older version.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Box<Table>>,
}

impl IntoResponse for Problem {
    /// The body follows in [`Problem::in_words`], where the language is known.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl Problem {
    /// The response with its body, in the language of the request.
    pub(crate) fn in_words(self, lang: Lang) -> Response {
        let problem = self.text(lang);
        let mut response = (self.status, Json(Refused { problem, table: self.fresh })).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<crate::store::StoreError> for Problem {
    fn from(error: crate::store::StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::unavailable()
    }
}
