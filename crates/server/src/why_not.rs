//! “Why not?”: for whatever a player would like to choose, the rule that stands against it.

use phrasebook::{Explained, Translator};
use serde::{Deserialize, Serialize};
use table::{IllegalPly, Lang, Match, Phrase, RuleId, Seat};

use crate::{
    app::App,
    insight::Present,
    people::Caller,
    problem::{Problem, Result},
    store::GameId,
};

/// What one would like to do, but can't.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Wish {
    /// For which of one's seats; the first if none is named.
    #[serde(default)]
    seat: Option<Seat>,
    /// A word such as `to attica`, or the id of a zone, a card, a unit.
    what: String,
}

/// The answer to “why not?”.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct WhyNot {
    /// A word with which it can be chosen after all.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<String>,
    /// What stands against it.
    reasons: Vec<Reason>,
}

/// One reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct Reason {
    /// In the language of the request.
    sentence: String,
    /// As a message of the catalogue.
    phrase: Phrase,
    /// The rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<RuleId>,
}

impl App {
    /// Why the caller can't choose something.
    pub(crate) async fn why_not(
        &self,
        id: &GameId,
        caller: &Caller,
        wish: Wish,
        lang: Lang,
    ) -> Result<WhyNot> {
        let Present { seat, game, manifest, names, .. } = self.present(id, caller, wish.seat).await?;
        let look = move || {
            let translator = manifest.translator(lang, &names);
            why_not(&*game, game.awaiting().seats().contains(seat), seat, &wish.what, translator)
        };
        self.hall.aside().work(Some(&caller.id), look).await?
    }
}

/// Why this seat can't choose `what`: a word, or the bare name of a zone, a card or a unit, which is then tried with every
/// verb that is offered. `asked` tells whether the seat has something to choose now.
pub(crate) fn why_not(
    game: &dyn Match,
    asked: bool,
    seat: Seat,
    what: &str,
    translator: Translator<'_>,
) -> Result<WhyNot> {
    if what.is_empty() || what.len() > 80 {
        return Err(Problem::bad("server-why-what"));
    }
    let translator = translator.during(game).read_by(Some(seat));
    let reason = |phrase: Phrase, rule| Reason { sentence: translator.say(&phrase), phrase, rule };
    let mut why = WhyNot { legal: None, reasons: Vec::new() };
    for word in candidates(game, seat, what) {
        match game.check(seat, &word) {
            Ok(()) => return Ok(WhyNot { legal: Some(word), reasons: Vec::new() }),
            Err(IllegalPly::Unknown(_)) => {}
            Err(refusal) => {
                let explanation = refusal.explanation();
                let reason = reason(explanation.reason, explanation.rule);
                if !why.reasons.contains(&reason) {
                    why.reasons.push(reason);
                }
            }
        }
    }
    if why.reasons.is_empty() {
        let unknown = Phrase::new("server-why-unknown").with("what", table::Arg::Text(what.to_owned()));
        // Whoever is not asked is told whom the game waits for.
        why.reasons.push(reason(if asked { unknown } else { game.prompt(seat) }, None));
    }
    Ok(why)
}

/// The words that may be meant: as it stands, and in the place of what the offered words name.
fn candidates(game: &dyn Match, seat: Seat, what: &str) -> Vec<String> {
    let mut words = vec![what.to_owned()];
    for offer in game.offers(seat) {
        let parts: Vec<&str> = offer.word.split(' ').collect();
        for kept in 1..parts.len() {
            // `support light athens`: the unit or the zone may be meant.
            let head = parts[..kept].join(" ");
            let tail: Vec<&str> = parts[kept + 1..].to_vec();
            words.push(format!("{head} {what}"));
            if !tail.is_empty() {
                words.push(format!("{head} {what} {}", tail.join(" ")));
            }
        }
    }
    let mut seen = std::collections::HashSet::new();
    words.retain(|word| seen.insert(word.clone()));
    words
}
