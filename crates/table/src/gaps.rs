//! What TOML can't say of a notation: a place of a list where nothing is. There it is written as an empty word.

use serde_json::{Map, Value};

/// A notation as TOML can say it: what is missing is left out of tables, and is an empty word in lists.
pub fn to_toml(notation: &Value) -> Value {
    match notation {
        Value::Object(table) => {
            let there = table.iter().filter(|(_, value)| !value.is_null());
            there.map(|(key, value)| (key.clone(), to_toml(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(list) => {
            let said = |value: &Value| if value.is_null() { Value::from("") } else { to_toml(value) };
            list.iter().map(said).collect::<Vec<_>>().into()
        }
        other => other.clone(),
    }
}

/// A notation as it was before [`to_toml`].
#[must_use]
pub fn from_toml(written: Value) -> Value {
    match written {
        Value::Object(table) => {
            table.into_iter().map(|(key, value)| (key, from_toml(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(list) => {
            let meant = |value: Value| if value == "" { Value::Null } else { from_toml(value) };
            list.into_iter().map(meant).collect::<Vec<_>>().into()
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lists_keep_their_gaps_and_tables_lose_what_is_not_there() {
        let notation =
            json!({ "last": [null, { "card": "fog", "by": null }], "hands": [[], ["a"]], "won": null });
        let written = to_toml(&notation);
        assert_eq!(written, json!({ "last": ["", { "card": "fog" }], "hands": [[], ["a"]] }));
        let read: Value = toml::from_str(&toml::to_string(&written).unwrap()).unwrap();
        assert_eq!(from_toml(read), json!({ "last": [null, { "card": "fog" }], "hands": [[], ["a"]] }));
    }
}
