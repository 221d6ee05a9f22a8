//! What a designer allows to change in a data pack, and the packs that come of it.

use std::{collections::BTreeMap, path::Path};

use manifest::read_text;
use serde::Deserialize;
use table::Source;
use toml_edit::{ArrayOfTables, DocumentMut, Item, Value};

use crate::failure::Failure;

/// Larger files name no changes.
const LARGEST: u64 = 1 << 20;
/// More values of one number are not tried.
const MOST_VALUES: usize = 1_000;
/// The keys by which the entries of a list are named.
const NAMES: [&str; 6] = ["id", "faction", "zone", "empire", "kind", "name"];

/// The file that a designer writes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    change: Vec<WrittenChange>,
}

/// One value, with the numbers between which it may lie, or all that it may be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenChange {
    file: String,
    at: String,
    least: Option<i64>,
    most: Option<i64>,
    step: Option<i64>,
    among: Option<Vec<toml::Value>>,
}

/// One value that may change.
#[derive(Debug)]
pub(crate) struct Change {
    file: String,
    /// The way to it, such as `scenario.rise_of_macedon.side.gold.fortresses`.
    at: String,
    /// What it may be, what it is now among it; numbers in their order.
    values: Vec<Value>,
    /// Which of them it is now.
    pub(crate) now: usize,
}

impl Change {
    /// How many values there are.
    pub(crate) fn values(&self) -> usize {
        self.values.len()
    }

    /// What is changed, for people: `scenarios.toml: scenario.… 3 → 2`.
    pub(crate) fn told(&self, value: usize) -> String {
        let text = |value: &Value| value.to_string().trim().to_owned();
        let (now, then) = (text(&self.values[self.now]), text(&self.values[value]));
        format!("{}: {} {now} → {then}", self.file, self.at)
    }
}

/// A data pack of which some values may change.
pub(crate) struct Workshop {
    source: Source,
    documents: BTreeMap<String, DocumentMut>,
    pub(crate) changes: Vec<Change>,
}

impl Workshop {
    /// Reads what may change in a pack.
    pub(crate) fn open(source: Source, path: &Path) -> Result<Self, Failure> {
        let wrong = |reason: String| Failure::Changes { path: path.to_owned(), reason };
        let text = read_text(path, LARGEST).map_err(Failure::file(path))?;
        let written: Written = toml::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        let mut documents = BTreeMap::new();
        let mut changes = Vec::new();
        for change in written.change {
            if !documents.contains_key(&change.file) {
                let text = source.files.get(&change.file);
                let text = text.ok_or_else(|| wrong(format!("the data pack has no file {}", change.file)))?;
                let parsed = text.parse::<DocumentMut>();
                documents.insert(change.file.clone(), parsed.map_err(|error| wrong(error.to_string()))?);
            }
            let document = documents.get_mut(&change.file).expect("it was just read");
            changes.push(allowed(change, document).map_err(wrong)?);
        }
        Ok(Self { source, documents, changes })
    }

    /// The pack with these values, one for each change.
    pub(crate) fn with(&self, values: &[usize]) -> Source {
        let mut documents = self.documents.clone();
        for (change, &value) in self.changes.iter().zip(values) {
            let document = documents.get_mut(&change.file).expect("every change was found in its file");
            let place = find(document.as_item_mut(), &change.at).expect("every change was found in its file");
            set(place, change.values[value].clone());
        }
        let mut source = self.source.clone();
        source.files.extend(documents.into_iter().map(|(file, document)| (file, document.to_string())));
        source
    }
}

/// A change with all its values.
fn allowed(written: WrittenChange, document: &mut DocumentMut) -> Result<Change, String> {
    let WrittenChange { file, at, least, most, step, among } = written;
    let place = find(document.as_item_mut(), &at).ok_or_else(|| format!("{file} has nothing at {at}"))?;
    let current = place.as_value().ok_or_else(|| format!("{at} is no single value"))?.clone();
    let bare = |value: &Value| value.clone().decorated("", "").to_string();
    let (values, now) = match (least, most, among) {
        (Some(least), Some(most), None) => {
            let number = current.as_integer().ok_or_else(|| format!("{at} is no whole number"))?;
            let step = step.unwrap_or(1);
            if step < 1 || least > most || (most - least) / step >= MOST_VALUES as i64 {
                return Err(format!("{at}: from {least} to {most} by {step} is not possible"));
            }
            let mut numbers: Vec<i64> = (0..=(most - least) / step).map(|n| least + n * step).collect();
            if !numbers.contains(&number) {
                numbers.push(number);
                numbers.sort_unstable();
            }
            let now = numbers.iter().position(|&n| n == number).expect("it is among them");
            (numbers.into_iter().map(Value::from).collect::<Vec<_>>(), now)
        }
        (None, None, Some(among)) if step.is_none() => {
            let read = |value: &toml::Value| format!("value = {value}").parse::<DocumentMut>();
            let mut values = Vec::new();
            for value in &among {
                let document = read(value).map_err(|error| error.to_string())?;
                values.push(document["value"].as_value().ok_or_else(|| format!("{at}: {value}"))?.clone());
            }
            let now = values.iter().position(|value| bare(value) == bare(&current)).unwrap_or_else(|| {
                values.push(current.clone());
                values.len() - 1
            });
            (values, now)
        }
        _ => return Err(format!("{at}: give either least and most, or among")),
    };
    Ok(Change { file, at, values, now })
}

/// Puts a value where another was, with the space and comments around it.
fn set(place: &mut Item, value: Value) {
    if let Some(old) = place.as_value_mut() {
        let decor = old.decor().clone();
        *old = value;
        *old.decor_mut() = decor;
    }
}

/// What lies at the end of a way. Entries of a list are named by one of their [`NAMES`] or by their number, counted from
/// 1.
fn find<'a>(item: &'a mut Item, way: &str) -> Option<&'a mut Item> {
    let Some((first, rest)) = split(way) else { return Some(item) };
    if item.is_array_of_tables() {
        let list = item.as_array_of_tables_mut()?;
        let index = entry(list, first)?;
        // The entry is a table of its own: the next step is one of its keys.
        let (key, rest) = split(rest)?;
        return find(list.get_mut(index)?.get_mut(key)?, rest);
    }
    find(item.as_table_like_mut()?.get_mut(first)?, rest)
}

/// The first step of a way and those after it.
fn split(way: &str) -> Option<(&str, &str)> {
    (!way.is_empty()).then(|| way.split_once('.').unwrap_or((way, "")))
}

fn entry(list: &ArrayOfTables, name: &str) -> Option<usize> {
    let named = |table: &toml_edit::Table| {
        NAMES.iter().any(|key| table.get(key).and_then(Item::as_str) == Some(name))
    };
    let number = || name.parse::<usize>().ok()?.checked_sub(1).filter(|&index| index < list.len());
    list.iter().position(named).or_else(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCENARIOS: &str = "# The wars.\n[[scenario]]\nid = \"macedon\"\nrounds = 10 # long\n\n[[scenario.side]]\n\
                             faction = \"gold\"\nfortresses = 3\nhome = [\"pella\"]\n\n[[scenario.side]]\n\
                             faction = \"blue\"\nfortresses = 2\nhome = [\"athens\"]\n";

    fn workshop(changes: &str) -> Result<Workshop, String> {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("allowed.toml");
        std::fs::write(&path, changes).unwrap();
        let source = Source::built_in(&[("scenarios.toml", SCENARIOS)]);
        Workshop::open(source, &path).map_err(|failure| match failure {
            Failure::Changes { reason, .. } => reason,
            _ => "another failure".to_owned(),
        })
    }

    #[test]
    fn a_value_changes_and_everything_around_it_stays() {
        let allowed = "[[change]]\nfile = \"scenarios.toml\"\nat = \"scenario.macedon.side.blue.fortresses\"\nleast = 1\nmost = 4\n\
                       [[change]]\nfile = \"scenarios.toml\"\nat = \"scenario.1.rounds\"\nleast = 8\nmost = 12\nstep = 2\n\
                       [[change]]\nfile = \"scenarios.toml\"\nat = \"scenario.macedon.side.gold.home\"\namong = [[\"pella\"], [\"pella\", \"methone\"]]\n";
        let workshop = workshop(allowed).unwrap();
        let now: Vec<_> = workshop.changes.iter().map(|change| change.now).collect();
        assert_eq!(now, [1, 1, 0]);
        assert_eq!(workshop.with(&now).files["scenarios.toml"], SCENARIOS);
        let text = &workshop.with(&[2, 0, 1]).files["scenarios.toml"];
        assert!(
            text.contains("rounds = 8 # long") && text.contains("fortresses = 3\nhome = [\"athens\"]"),
            "{text}"
        );
        assert!(
            text.contains("home = [\"pella\", \"methone\"]") && text.starts_with("# The wars."),
            "{text}"
        );
        let told = workshop.changes[0].told(2);
        assert_eq!(told, "scenarios.toml: scenario.macedon.side.blue.fortresses 2 → 3");
    }

    #[test]
    fn what_can_not_be_changed_is_told() {
        let change = |rest: &str| format!("[[change]]\nfile = \"scenarios.toml\"\n{rest}");
        for (written, reason) in [
            (change("at = \"scenario.troy.rounds\"\nleast = 1\nmost = 2\n"), "nothing at"),
            (change("at = \"scenario.macedon.id\"\nleast = 1\nmost = 2\n"), "no whole number"),
            (change("at = \"scenario.macedon.rounds\"\n"), "either"),
            (change("at = \"scenario.macedon.rounds\"\nleast = 3\nmost = 2\n"), "not possible"),
            (change("at = \"scenario.macedon.side\"\nleast = 1\nmost = 2\n"), "no single value"),
            ("[[change]]\nfile = \"maps.toml\"\nat = \"x\"\nleast = 1\nmost = 2\n".into(), "no file"),
        ] {
            let told = workshop(&written).err().expect("it can't be changed");
            assert!(told.contains(reason), "{told}");
        }
    }
}
