//! Reading a conformance file.

use std::{collections::BTreeSet, fmt};

use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Agreed, By, Seat, gaps::from_toml};

use super::expect::Expect;

/// The cases of one file.
#[derive(Clone, PartialEq, Debug)]
pub struct Suite {
    /// The game they are played with.
    pub game: String,
    /// The cases; their names differ.
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    /// What it shows, as a sentence.
    pub name: String,
    /// The rules it proves.
    pub rules: Vec<String>,
    /// The worked example of the rulebook that it carries out.
    pub example: Option<String>,
    /// The rulings it is played under; the newest if none are named.
    pub rulings: Option<u8>,
    /// What was agreed; the rest has its default.
    pub options: Agreed,
    /// Where it starts, in the game's notation; a new game if there is none.
    pub position: Option<Value>,
    /// What is played and what must follow; never empty.
    pub steps: Vec<Step>,
}

/// Words played, and what must follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The words in order, each with who plays it.
    pub play: Vec<(By, String)>,
    /// What must hold then.
    pub expect: Expect,
}

/// Why a text is no conformance file.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// The case, by its name or its number.
    pub case: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if let Some(case) = &self.case {
            write!(f, "case {case}: ")?;
        }
        f.write_str(&self.reason)
    }
}

/// Reads a conformance file. What it accepts can be run; whether its words and names exist in the game shows
/// only then.
pub fn parse(text: &str) -> Result<Suite, Unreadable> {
    let file: File = toml::from_str(text).map_err(|error| unreadable(text, &error))?;
    if file.case.is_empty() {
        return Err(Unreadable { line: None, case: None, reason: "there is no [[case]]".into() });
    }
    let mut names = BTreeSet::new();
    let cases = file.case.into_iter().enumerate().map(|(index, written)| {
        let name = written.name.clone();
        let case = written.read().and_then(|case| {
            if names.insert(case.name.clone()) { Ok(case) } else { Err("another case has this name".into()) }
        });
        case.map_err(|reason| Unreadable {
            line: header_lines(text).nth(index),
            case: Some(format!("“{name}”")),
            reason,
        })
    });
    Ok(Suite { game: file.game, cases: cases.collect::<Result<_, _>>()? })
}

/// The lines of the headers `[[case]]`, counted from 1.
fn header_lines(text: &str) -> impl Iterator<Item = usize> {
    let is_header = |line: &str| {
        let inner = line.trim().strip_prefix("[[").and_then(|rest| rest.split_once("]]"));
        inner.is_some_and(|(name, _)| name.trim() == "case")
    };
    (1..).zip(text.lines()).filter(move |(_, line)| is_header(line)).map(|(number, _)| number)
}

fn unreadable(text: &str, error: &toml::de::Error) -> Unreadable {
    let line = error.span().and_then(|span| text.get(..span.start)).map(|t| t.matches('\n').count() + 1);
    let case = line.and_then(|line| {
        let number = header_lines(text).take_while(|&header| header <= line).count();
        let start = header_lines(text).nth(number.checked_sub(1)?)?;
        let key = |line: &&str| line.trim_start().starts_with("name");
        let name = text.lines().skip(start).take_while(|line| !line.trim_start().starts_with("[[")).find(key);
        let name = name.and_then(|line| line.split_once('=')).map(|(_, name)| name.trim().trim_matches('"'));
        Some(name.map_or_else(|| number.to_string(), |name| format!("“{name}”")))
    });
    Unreadable { line, case, reason: error.message().lines().collect::<Vec<_>>().join("; ") }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    #[serde(default)]
    case: Vec<Written>,
}

/// A case as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    #[serde(default)]
    rules: Vec<String>,
    example: Option<String>,
    rulings: Option<u8>,
    #[serde(default)]
    options: Map<String, Value>,
    position: Option<Map<String, Value>>,
    play: Option<Vec<String>>,
    expect: Option<Expect>,
    step: Option<Vec<WrittenStep>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    #[serde(default)]
    play: Vec<String>,
    expect: Expect,
}

impl Written {
    fn read(self) -> Result<Case, String> {
        if self.name.trim().is_empty() {
            return Err("its name is empty".into());
        }
        if self.rules.is_empty() && self.example.is_none() {
            return Err("it names no rule: give rules or an example".into());
        }
        let mut options = Agreed::new();
        for (key, value) in &self.options {
            let value = match value {
                Value::String(text) => text.clone(),
                Value::Bool(_) | Value::Number(_) => value.to_string(),
                _ => return Err(format!("options.{key}: a value is a string, a number, true or false")),
            };
            options = options.with(key, &value);
        }
        let written = match (self.step, self.expect) {
            (None, Some(expect)) => vec![WrittenStep { play: self.play.unwrap_or_default(), expect }],
            (Some(steps), None) if self.play.is_none() && !steps.is_empty() => steps,
            (Some(_), _) => {
                return Err("it has steps, so play and expect stand there, and nowhere else".into());
            }
            (None, None) => return Err("it expects nothing: give [case.expect] or [[case.step]]".into()),
        };
        let mut steps = Vec::with_capacity(written.len());
        for WrittenStep { play, expect } in written {
            if expect.is_empty() {
                return Err("it expects nothing: the table expect is empty".into());
            }
            let refused = expect.cannot_start.is_some();
            if refused && (self.position.is_some() || !play.is_empty() || !expect.is_only_cannot_start()) {
                return Err("cannot_start stands alone: there is no game to play or look at".into());
            }
            let mut words = Vec::new();
            for entry in &play {
                words.extend(words_of(entry)?);
            }
            steps.push(Step { play: words, expect });
        }
        if steps.len() > 1 && steps.iter().any(|step| step.expect.cannot_start.is_some()) {
            return Err("cannot_start stands alone: there is no game to play or look at".into());
        }
        Ok(Case {
            name: self.name,
            rules: self.rules,
            example: self.example,
            rulings: self.rulings,
            options,
            position: self.position.map(|position| from_toml(Value::Object(position))),
            steps,
        })
    }
}

/// `2: declare rupert, play leopold-i`: a line of words as records write it.
fn words_of(entry: &str) -> Result<Vec<(By, String)>, String> {
    let wrong =
        || format!("play: “{entry}” is not of the form “SEAT: WORD, WORD …” or “chance: WORD, WORD …”");
    let (by, words) = entry.split_once(':').ok_or_else(wrong)?;
    let by = match by.trim() {
        "chance" => By::Chance,
        seat => By::Seat(seat.parse::<Seat>().map_err(|_| wrong())?),
    };
    let words: Vec<_> = words.split(',').map(|word| (by, word.trim().to_owned())).collect();
    if words.iter().any(|(_, word)| word.is_empty()) { Err(wrong()) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "game = \"g\"\n[[case]]\nname = \"A\"\nrules = [\"R-1\"]\n";

    fn reason(text: &str) -> String {
        parse(text).unwrap_err().to_string()
    }

    #[test]
    fn words_stand_as_in_records() {
        let suite =
            parse(&format!("{HEAD}play = [\"2: a b, c\", \"chance: d\"]\nexpect.awaits = \"seat 1\""))
                .unwrap();
        let two = By::Seat(Seat::new(1));
        let words = &suite.cases[0].steps[0].play;
        assert_eq!(*words, [(two, "a b".into()), (two, "c".into()), (By::Chance, "d".into())]);
    }

    #[test]
    fn what_is_wrong_is_said_with_line_and_case() {
        for (rest, said) in [
            ("expect.await = 1", "line 5: case “A”: unknown field `await`"),
            ("expect.awaits = 1", "line 5: case “A”: invalid type: integer `1`"),
            ("expect.awaits = \"seat 9\"", "line 5: case “A”: awaits is"),
            ("expect.views = [{ seat = \"me\" }]", "line 5: case “A”: a viewer is"),
            ("exampel = 1", "line 5: case “A”: unknown field `exampel`"),
            ("", "line 2: case “A”: it expects nothing"),
            ("expect = {}", "line 2: case “A”: it expects nothing"),
            ("play = [\"play x\"]\nexpect.awaits = \"chance\"", "line 2: case “A”: play: “play x” is not of"),
            ("options = { a = [] }\nexpect.awaits = \"chance\"", "line 2: case “A”: options.a: a value is"),
            ("expect.awaits = \"chance\"\nstep = []", "line 2: case “A”: it has steps"),
            (
                "play = []\nexpect.cannot_start = {}\nposition = {}",
                "line 2: case “A”: cannot_start stands alone",
            ),
            (
                "expect.awaits = \"chance\"\n[[case]]\nname = \"A\"\nrules = [\"R-1\"]\nexpect.awaits = \"chance\"",
                "line 6: case “A”: another case has this name",
            ),
            (
                "expect.awaits = \"chance\"\n[[case]]\nrules = [\"R-1\"]",
                "line 6: case 2: missing field `name`",
            ),
        ] {
            let found = reason(&format!("{HEAD}{rest}"));
            assert!(found.starts_with(said), "{rest}\n{found}");
        }
        assert_eq!(reason("game = \"g\""), "there is no [[case]]");
        assert!(reason("[[case]]").starts_with("line 1: case 1: missing field"), "{}", reason("[[case]]"));
        assert!(reason("game = ").starts_with("line 1: "), "{}", reason("game = "));
    }
}
