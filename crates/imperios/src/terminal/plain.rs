//! The board of a game that draws none: all that the viewer may know, as tables.

use manifest::{Aspect, Kind, Manifest, Named};
use phrasebook::Translator;
use serde_json::{Map, Value};
use table::{Lang, Match, Seat};

use super::{
    BOLD, DIM, Screen,
    choices::choices,
    columns::{columns, hanging},
    styled, text_of,
};

/// The view with the choices below it.
pub(super) fn draw(
    game: &dyn Match,
    viewer: Option<Seat>,
    aspect: Aspect,
    translator: &Translator<'_>,
) -> String {
    let asks = match aspect {
        Aspect::Whole => 0,
        Aspect::Asked(lines) | Aspect::Again(lines) => lines,
        Aspect::ChangedSince(_) | Aspect::Played | Aspect::Stage => return String::new(),
    };
    let screen = Screen::now();
    let mut lines = vec![screen.rule()];
    write(&game.view(viewer), 0, screen.width, &mut lines);
    let offers = viewer.map_or_else(Vec::new, |seat| game.offers(seat));
    text_of(&lines) + &choices(&offers, |_| String::new(), translator, screen, lines.len() + asks)
}

/// Everything that has a name.
pub(super) fn names(manifest: &Manifest, lang: Lang) -> Vec<Named> {
    let things = manifest.game.things().into_iter();
    let named =
        |thing| manifest.game.name_of(thing, lang).map(|name| Named::new(Kind::Other, thing.id, name));
    things.filter_map(named).collect()
}

/// A value below its heading: objects line by line, lists of objects as tables.
fn write(value: &Value, indent: usize, width: usize, lines: &mut Vec<String>) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                match (brief(value), key.replace('_', " ")) {
                    (Some(text), key) => {
                        lines.extend(hanging(
                            &format!("{}: {text}", styled(DIM, &key)),
                            indent,
                            indent + 2,
                            width,
                        ));
                    }
                    (None, key) => {
                        lines.push(format!("{:indent$}{}", "", styled(BOLD, &key)));
                        write(value, indent + 2, width, lines);
                    }
                }
            }
        }
        Value::Array(rows) => {
            for line in columns(&table(rows), width - indent) {
                lines.push(format!("{:indent$}{line}", ""));
            }
        }
        single => lines.push(format!("{:indent$}{}", "", brief(single).unwrap_or_default())),
    }
}

/// A value that fits into a line: no object, and no list with objects in it.
fn brief(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some("–".to_owned()),
        Value::String(text) => Some(text.clone()),
        Value::Array(items) => {
            items.iter().map(brief).collect::<Option<Vec<_>>>().map(|items| items.join(", "))
        }
        Value::Object(_) => None,
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
    }
}

/// Objects as rows below the names of their entries.
fn table(rows: &[Value]) -> Vec<Vec<String>> {
    let mut keys: Vec<&str> = Vec::new();
    for key in rows.iter().filter_map(Value::as_object).flat_map(Map::keys) {
        if !keys.contains(&key.as_str()) {
            keys.push(key);
        }
    }
    let cell = |value: Option<&Value>| {
        value.map_or_else(String::new, |value| brief(value).unwrap_or_else(|| value.to_string()))
    };
    let heading = keys.iter().map(|key| key.replace('_', " ")).collect();
    let row = |row: &Value| keys.iter().map(|key| cell(row.get(key))).collect();
    std::iter::once(heading).chain(rows.iter().map(row)).collect()
}
