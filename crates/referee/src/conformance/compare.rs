//! What differs between what was expected and what was found.

use std::fmt;

use serde_json::{Map, Value};

/// One thing that is not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where, such as `position.hands[1]`.
    pub path: String,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.path, self.expected, self.found)
    }
}

impl Difference {
    pub(super) fn new(
        path: impl Into<String>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        Self { path: path.into(), expected: expected.into(), found: found.into() }
    }
}

/// Stands for a value that is missing or null.
const NOTHING: &str = "nothing";

/// Compares key by key: tables may have more than is expected, lists may not.
pub(super) fn part(path: &str, expected: &Map<String, Value>, found: &Value, out: &mut Vec<Difference>) {
    for (key, expected) in expected {
        value(&format!("{path}.{key}"), expected, &found[key.as_str()], out);
    }
}

fn value(path: &str, expected: &Value, found: &Value, out: &mut Vec<Difference>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(_)) => part(path, expected, found, out),
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
            for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
                value(&format!("{path}[{index}]"), expected, found, out);
            }
        }
        (Value::String(word), Value::Null) if word == NOTHING => {}
        _ if expected == found => {}
        _ => out.push(Difference::new(path, shown(expected), shown(found))),
    }
}

/// Whether nothing differs.
pub(super) fn is_part(expected: &Map<String, Value>, found: &Value) -> bool {
    let mut differences = Vec::new();
    part("", expected, found, &mut differences);
    differences.is_empty()
}

pub(super) fn shown(value: &Value) -> String {
    if value.is_null() { NOTHING.into() } else { value.to_string() }
}

/// Whether a name stands anywhere in the value: as a key, or as a string or one of its words.
pub(super) fn names(value: &Value, name: &str) -> bool {
    match value {
        Value::String(text) => text == name || text.split(' ').any(|word| word == name),
        Value::Array(list) => list.iter().any(|value| names(value, name)),
        Value::Object(map) => map.iter().any(|(key, value)| key == name || names(value, name)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn differences(expected: &Value, found: &Value) -> Vec<String> {
        let mut out = Vec::new();
        part("p", expected.as_object().unwrap(), found, &mut out);
        out.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn tables_are_compared_in_part_and_lists_as_a_whole() {
        let found = json!({ "a": { "b": 1, "c": 2 }, "l": [1, { "x": 1, "y": 2 }], "n": null });
        assert!(differences(&json!({ "a": { "b": 1 }, "l": [1, { "x": 1 }] }), &found).is_empty());
        assert!(differences(&json!({ "n": "nothing", "m": "nothing" }), &found).is_empty());
        assert_eq!(
            differences(&json!({ "a": { "b": 3 }, "l": [1], "z": 1 }), &found),
            [
                "p.a.b: expected 3, found 1",
                r#"p.l: expected [1], found [1,{"x":1,"y":2}]"#,
                "p.z: expected 1, found nothing"
            ]
        );
        assert_eq!(differences(&json!({ "l": [2, 3] }), &found).len(), 2);
        assert_eq!(differences(&json!({ "a": "nothing" }), &found).len(), 1);
    }

    #[test]
    fn a_name_is_found_whole() {
        let found = json!({ "table": ["1 otto-i"], "hand": ["otto-ii"], "otto-iv": 1 });
        for (name, there) in [("otto-i", true), ("otto-ii", true), ("otto-iv", true), ("otto", false)] {
            assert_eq!(names(&found, name), there, "{name}");
        }
    }
}
