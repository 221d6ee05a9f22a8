//! Playing the cases.

use std::{collections::BTreeMap, fmt};

use manifest::Games;
use phrasebook::Translator;
use serde_json::{Map, Value, json};
use table::{Awaiting, By, Company, Disagreement, Game, IllegalPly, Lang, Match, Seat, SeatSet, Seed, Told};

use super::{
    compare::{Difference, is_part, names, part, shown},
    expect::{EventPattern, Expect, Fraction, Offered, Outcomes, Refused, ToldTo, Viewer, Watched},
    suite::{Case, Suite},
};

/// How a case went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The case's name.
    pub case: String,
    /// Everything that was not as expected, in the order in which it was looked at.
    pub differences: Vec<Difference>,
}

impl Verdict {
    /// Whether everything was as expected.
    pub fn passed(&self) -> bool {
        self.differences.is_empty()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", if self.passed() { "passed" } else { "FAILED" }, self.case)?;
        self.differences.iter().try_for_each(|difference| write!(f, "\n    {difference}"))
    }
}

/// Plays all cases of a suite, one verdict for each, in their order.
pub fn run(games: &Games, suite: &Suite) -> Vec<Verdict> {
    let judge = |case: &Case| {
        let mut differences = Vec::new();
        match games.find(&suite.game) {
            Ok(manifest) => play_under(&*manifest.game, case, &mut differences),
            Err(unknown) => {
                differences.push(Difference::new("game", "a game at hand", unknown.to_string()));
            }
        }
        Verdict { case: case.name.clone(), differences }
    };
    suite.cases.iter().map(judge).collect()
}

/// Plays a case under the rulings it names, or the newest.
fn play_under(game: &dyn Game, case: &Case, out: &mut Vec<Difference>) {
    match case.rulings {
        None => play(game, case, out),
        Some(level) if level == game.rulings() => play(game, case, out),
        Some(level) => {
            if let Some(earlier) = game.earlier().into_iter().find(|earlier| earlier.rulings() == level) {
                play(&*earlier, case, out);
            } else {
                let expected = format!("rulings from 1 to {}", game.rulings());
                out.push(Difference::new("rulings", expected, level.to_string()));
            }
        }
    }
}

fn play(game: &dyn Game, case: &Case, out: &mut Vec<Difference>) {
    let agreed = game.agree(&case.options);
    if let Some(expected) = case.steps.first().and_then(|step| step.expect.cannot_start.as_ref()) {
        cannot_start(expected.rule.as_deref(), agreed.as_ref().err(), out);
        return;
    }
    let mut table = match agreed {
        Ok(agreed) => {
            let seats = agreed.get("players").and_then(|n| n.parse().ok()).unwrap_or(0);
            match set_up(game, case, &agreed, seats) {
                Ok(table) => table,
                Err(reason) => {
                    out.push(Difference::new("position", "a position of the game", reason));
                    return;
                }
            }
        }
        Err(reason) => {
            out.push(Difference::new("options", "options of the game", reason.to_string()));
            return;
        }
    };
    for (index, step) in case.steps.iter().enumerate() {
        let at = if case.steps.len() == 1 { String::new() } else { format!("step[{index}].") };
        let since = table.ply();
        for (ply, (by, word)) in step.play.iter().enumerate() {
            let done = match by {
                By::Chance => table.befall(word),
                By::Seat(seat) => choose(&mut *table, *seat, word),
            };
            if let Err(reason) = done {
                let path = format!("{at}play[{ply}]");
                out.push(Difference::new(path, format!("“{by}: {word}” to be legal"), why(&reason)));
                return;
            }
        }
        Look { game, table: &*table, since, at: &at, out }.all(&step.expect);
    }
}

/// Plays a word. What would go by itself at a table, because it is the only choice and decides nothing, need not be
/// written.
fn choose(table: &mut dyn Match, seat: Seat, word: &str) -> Result<(), IllegalPly> {
    while let Some(forced) = table.forced(seat)
        && table.check(seat, word).is_err()
    {
        table.choose(seat, &forced)?;
    }
    table.choose(seat, word)
}

fn set_up(
    game: &dyn Game,
    case: &Case,
    agreed: &table::Agreed,
    seats: usize,
) -> Result<Box<dyn Match>, String> {
    let name = |seat: Seat| format!("seat {seat}").parse().map_err(|e: table::BadName| e.to_string());
    let names = Seat::first(seats).map(name).collect::<Result<_, _>>()?;
    // No outcome is ever drawn from it: chance brings what the case says.
    let seed: Seed = "conformance".parse().map_err(|e: table::BadSeed| e.to_string())?;
    let company = Company::new(names, seed);
    match &case.position {
        Some(position) => game
            .set_up(agreed, position, company)
            .map_err(|error| Translator::nobody(Lang::En).cannot_set_up(&error)),
        None => game.start(agreed, company).map_err(|e| e.to_string()),
    }
}

fn cannot_start(rule: Option<&str>, found: Option<&Disagreement>, out: &mut Vec<Difference>) {
    let expected = rule.map_or("the options to be refused".into(), |rule| format!("a refusal by {rule}"));
    match found {
        None => out.push(Difference::new("cannot_start", expected, "that they are accepted")),
        Some(found) if rule.is_some() && found.rule().map(|r| r.0) != rule => {
            out.push(Difference::new("cannot_start", expected, format!("“{found}”")));
        }
        Some(_) => {}
    }
}

/// A refusal as a line of text.
fn why(reason: &IllegalPly) -> String {
    match reason {
        IllegalPly::Refused(told) => format!("a refusal, {} [{}]", told.phrase.message, told.rule),
        other => format!("“{other}”"),
    }
}

/// Looks at a game after the words of a step.
struct Look<'a> {
    game: &'a dyn Game,
    table: &'a dyn Match,
    /// How many plies were made before the step.
    since: usize,
    /// What stands before every path.
    at: &'a str,
    out: &'a mut Vec<Difference>,
}

impl Look<'_> {
    fn all(&mut self, expect: &Expect) {
        if let Some(expected) = expect.awaits {
            let found = self.table.awaiting();
            if found != expected {
                self.differ("awaits", waits(expected), waits(found));
            }
        }
        if let Some(expected) = &expect.position {
            let found = self.table.notation();
            self.part("position", expected, &found);
        }
        let happened = Self::plain(&self.table.told(table::Viewer::Referee, self.since..self.table.ply()));
        self.happened("events", &expect.events, &happened);
        self.not_happened("no_events", &expect.no_events, &happened);
        for (path, offered) in numbered("offers", &expect.offers) {
            self.offered(&path, offered);
        }
        for (path, refused) in numbered("refuses", &expect.refuses) {
            self.refused(&path, refused);
        }
        if let Some(expected) = &expect.standing {
            let found = self.table.standing();
            let found = json!(found);
            let fields = [
                ("over", expected.over.map(Value::from)),
                ("scores", expected.scores.clone().map(Value::from)),
                ("places", expected.places.clone().map(Value::from)),
                ("leaders", expected.leaders.clone().map(Value::from)),
            ];
            let named = fields.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?)));
            self.part("standing", &named.collect(), &found);
        }
        self.chance(&expect.odds, expect.outcomes.as_ref());
        for (path, watched) in numbered("views", &expect.views) {
            self.watched(&path, watched);
        }
        for (path, told) in numbered("told", &expect.told) {
            self.told(&path, told);
        }
        if let Some(expected) = &expect.edition {
            let facts = self.game.facts();
            self.part("edition", expected, &facts);
        }
    }

    fn differ(&mut self, path: &str, expected: impl Into<String>, found: impl Into<String>) {
        self.out.push(Difference::new(format!("{}{path}", self.at), expected, found));
    }

    fn part(&mut self, path: &str, expected: &Map<String, Value>, found: &Value) {
        part(&format!("{}{path}", self.at), expected, found, self.out);
    }

    /// Whether the seat exists; a difference if it doesn't.
    fn sits(&mut self, path: &str, seat: Seat) -> bool {
        let seats = self.table.names().len();
        if seat.index() >= seats {
            self.differ(&format!("{path}.seat"), format!("a seat from 1 to {seats}"), seat.to_string());
        }
        seat.index() < seats
    }

    /// Whether the word is one of the game at all; a difference if it isn't.
    fn is_word(&mut self, path: &str, word: &str) -> bool {
        match self.table.check(Seat::new(0), word) {
            Err(IllegalPly::Unknown(unknown)) => {
                self.differ(path, "a word of the game", unknown.to_string());
                false
            }
            _ => true,
        }
    }

    fn offered(&mut self, path: &str, offered: &Offered) {
        if !self.sits(path, offered.seat) {
            return;
        }
        let found: Vec<_> = self.table.offers(offered.seat).into_iter().map(|offer| offer.word).collect();
        let all = || if found.is_empty() { "nothing".into() } else { found.join(", ") };
        let exactly = offered.exactly.iter().flatten();
        for word in exactly.chain(&offered.includes).filter(|word| !found.contains(word)) {
            self.differ(path, format!("“{word}” among the offers"), all());
        }
        if let Some(exactly) = &offered.exactly {
            for word in found.iter().filter(|word| !exactly.contains(word)) {
                self.differ(path, format!("only {}", exactly.join(", ")), format!("“{word}” too"));
            }
        }
        for word in &offered.excludes {
            if self.is_word(path, word) && found.contains(word) {
                self.differ(path, format!("no “{word}”"), all());
            }
        }
    }

    fn refused(&mut self, path: &str, refused: &Refused) {
        let Refused { by, word, rule, because } = refused;
        let expected = || format!("“{by}: {word}” to be refused");
        let seat = match by {
            By::Seat(seat) => *seat,
            By::Chance => {
                if self.is_word(path, word) && self.table.odds().iter().any(|(outcome, _)| outcome == word) {
                    self.differ(path, expected(), "it among the outcomes");
                }
                return;
            }
        };
        if !self.sits(path, seat) || !self.is_word(path, word) {
            return;
        }
        match self.table.check(seat, word) {
            Ok(()) => self.differ(path, expected(), "that it is legal"),
            Err(IllegalPly::Refused(told)) => {
                if rule.as_deref().is_some_and(|rule| rule != told.rule.0) {
                    self.differ(&format!("{path}.rule"), rule.as_deref().unwrap_or_default(), told.rule.0);
                }
                if because.as_deref().is_some_and(|because| because != told.kind) {
                    let expected = because.as_deref().unwrap_or_default();
                    self.differ(&format!("{path}.because"), expected, told.kind);
                }
            }
            Err(other) => self.differ(path, expected(), why(&other)),
        }
    }

    fn chance(&mut self, odds: &BTreeMap<String, Fraction>, outcomes: Option<&Outcomes>) {
        if odds.is_empty() && outcomes.is_none() {
            return;
        }
        let found = self.table.odds();
        let total = found.iter().map(|(_, weight)| weight).sum::<u32>();
        let weight = |word: &str| found.iter().find(|(outcome, _)| outcome == word).map_or(0, |(_, w)| *w);
        for (word, expected) in odds {
            if total == 0 || !expected.is(weight(word), total) {
                self.differ(
                    &format!("odds.{word}"),
                    expected.to_string(),
                    format!("{}/{total}", weight(word)),
                );
            }
        }
        let Some(Outcomes { count, each, includes, excludes }) = outcomes else { return };
        if count.is_some_and(|count| count != found.len()) {
            self.differ("outcomes.count", count.unwrap_or_default().to_string(), found.len().to_string());
        }
        for (word, weight) in &found {
            if let Some(each) = each.filter(|each| !each.is(*weight, total)) {
                self.differ("outcomes.each", each.to_string(), format!("“{word}” with {weight}/{total}"));
            }
        }
        for word in includes.iter().filter(|word| weight(word) == 0) {
            self.differ("outcomes.includes", format!("“{word}”"), "that it can't occur");
        }
        for word in excludes {
            if self.is_word("outcomes.excludes", word) && weight(word) > 0 {
                self.differ("outcomes.excludes", format!("no “{word}”"), "that it can occur");
            }
        }
    }

    fn watched(&mut self, path: &str, watched: &Watched) {
        if watched.seat.0.is_some_and(|seat| !self.sits(path, seat)) {
            return;
        }
        let view = self.table.view(watched.seat.0);
        self.part(&format!("{path}.shows"), &watched.shows, &view);
        for name in &watched.hides {
            if names(&view, name) {
                self.differ(&format!("{path}.hides"), format!("no “{name}” in the view"), "it there");
            } else if !names(&self.table.notation(), name) && !names(&self.game.facts(), name) {
                self.differ(&format!("{path}.hides"), "a name of the edition", format!("“{name}”"));
            }
        }
    }

    fn told(&mut self, path: &str, told: &ToldTo) {
        let Viewer(viewer) = told.seat;
        if viewer.is_some_and(|seat| !self.sits(path, seat)) {
            return;
        }
        let heard = Self::plain(&self.table.told(viewer.into(), self.since..self.table.ply()));
        self.happened(&format!("{path}.includes"), &told.includes, &heard);
        self.not_happened(&format!("{path}.excludes"), &told.excludes, &heard);
    }

    fn plain(told: &[Told]) -> Vec<Happened> {
        let plain = |told: &Told| Happened {
            event: told.kind,
            rule: told.rule.0,
            args: told.phrase.args.iter().map(|(name, arg)| ((*name).to_owned(), arg.plain())).collect(),
        };
        told.iter().map(plain).collect()
    }

    /// The patterns must be met in their order; other events may lie between.
    fn happened(&mut self, path: &str, patterns: &[EventPattern], happened: &[Happened]) {
        let mut rest = happened;
        for (index, pattern) in patterns.iter().enumerate() {
            if let Some(met) = rest.iter().position(|event| event.meets(pattern)) {
                rest = &rest[met + 1..];
                continue;
            }
            let alike = rest.iter().find(|event| pattern.event.as_deref() == Some(event.event));
            let found = match (alike, rest) {
                (Some(event), _) => event.to_string(),
                (None, []) => "no more events".into(),
                (None, _) => {
                    let names: Vec<_> = rest.iter().map(|event| event.event).collect();
                    format!("only {}", names.join(", "))
                }
            };
            self.differ(&format!("{path}[{index}]"), pattern.to_string(), found);
        }
    }

    fn not_happened(&mut self, path: &str, patterns: &[EventPattern], happened: &[Happened]) {
        for pattern in patterns {
            if let Some(event) = happened.iter().find(|event| event.meets(pattern)) {
                self.differ(path, format!("no {pattern}"), event.to_string());
            }
        }
    }
}

/// An event in plain form.
struct Happened {
    event: &'static str,
    rule: &'static str,
    args: Map<String, Value>,
}

impl Happened {
    fn meets(&self, pattern: &EventPattern) -> bool {
        pattern.event.as_ref().is_none_or(|event| event == self.event)
            && pattern.rule.as_ref().is_none_or(|rule| rule == self.rule)
            && is_part(&pattern.args, &Value::Object(self.args.clone()))
    }
}

impl fmt::Display for Happened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_event(f, self.event, Some(self.rule), &self.args)
    }
}

impl fmt::Display for EventPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_event(f, self.event.as_deref().unwrap_or("event"), self.rule.as_deref(), &self.args)
    }
}

fn write_event(
    f: &mut fmt::Formatter<'_>,
    event: &str,
    rule: Option<&str>,
    args: &Map<String, Value>,
) -> fmt::Result {
    f.write_str(event)?;
    for (name, value) in args {
        write!(f, " {name}={}", shown(value))?;
    }
    rule.map_or(Ok(()), |rule| write!(f, " [{rule}]"))
}

fn waits(awaiting: Awaiting) -> String {
    let listed = |seats: SeatSet| seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    match awaiting {
        Awaiting::Nobody => "nobody".into(),
        Awaiting::Chance => "chance".into(),
        Awaiting::Seats(seats) if seats.len() == 1 => format!("seat {}", listed(seats)),
        Awaiting::Seats(seats) => format!("seats {}", listed(seats)),
    }
}

/// Each entry with its path; a single one needs no number.
fn numbered<'a, T>(path: &'a str, entries: &'a [T]) -> impl Iterator<Item = (String, &'a T)> {
    let single = entries.len() == 1;
    entries
        .iter()
        .enumerate()
        .map(move |(index, entry)| (if single { path.to_owned() } else { format!("{path}[{index}]") }, entry))
}
