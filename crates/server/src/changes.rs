//! What has changed from one message to the next, for those who keep the last one.
//!
//! A change of a value is `[new]`, the new value whole; `0`, it is gone; or an object with the change of each member that is
//! not the same, by its name in an object, by its index in a list. Lists of different lengths are told whole.
//!
//! Both texts are read side by side, once. They are written by this program without spaces, and members of the same
//! kind of object come in the same order; where they do not, more is told than need be.

use serde_json::Value;

/// What makes `new` of `old`, both JSON objects as this program writes them; an empty object if they are the same.
pub(crate) fn between(old: &str, new: &str) -> String {
    let mut change = Vec::with_capacity(512);
    let (mut old, mut new) = (Reader::new(old), Reader::new(new));
    if !tell_change(&mut old, &mut new, &mut change) {
        change.extend_from_slice(b"{}");
    }
    String::from_utf8(change).expect("it is made of pieces of texts")
}

/// The value after a change.
pub(crate) fn changed(old: Value, change: &Value) -> Value {
    match (old, change) {
        (_, Value::Array(new)) => new.first().cloned().unwrap_or_default(),
        (Value::Object(mut members), Value::Object(changes)) => {
            for (name, change) in changes {
                if change.is_number() {
                    members.shift_remove(name);
                } else {
                    let member = members.entry(name).or_insert(Value::Null);
                    *member = changed(member.take(), change);
                }
            }
            Value::Object(members)
        }
        (Value::Array(mut list), Value::Object(changes)) => {
            for (index, change) in changes {
                if let Some(item) = index.parse().ok().and_then(|index: usize| list.get_mut(index)) {
                    *item = changed(item.take(), change);
                }
            }
            Value::Array(list)
        }
        (old, _) => old,
    }
}

/// Reads both values to their ends and tells what is not the same; nothing, and false, if all is.
fn tell_change(old: &mut Reader<'_>, new: &mut Reader<'_>, change: &mut Vec<u8>) -> bool {
    let (old_begins, new_begins, told) = (old.at, new.at, change.len());
    let alike = match (old.peek(), new.peek()) {
        (b'{', b'{') => {
            tell_members(old, new, change);
            true
        }
        (b'[', b'[') => tell_items(old, new, change),
        _ => false,
    };
    if alike {
        return change.len() > told;
    }
    change.truncate(told);
    (old.at, new.at) = (old_begins, new_begins);
    let value = new.value();
    if old.value() == value {
        return false;
    }
    change.push(b'[');
    change.extend_from_slice(value);
    change.push(b']');
    true
}

fn tell_members(old: &mut Reader<'_>, new: &mut Reader<'_>, change: &mut Vec<u8>) {
    let mut members = Members::new(change);
    (old.at, new.at) = (old.at + 1, new.at + 1);
    while let Some(name) = new.name() {
        // Members that are no more come before the one that is looked for; if it is not there, it is new.
        let before = old.at;
        let mut gone = Vec::new();
        let found = loop {
            match old.name() {
                Some(same) if same == name => break true,
                Some(other) => {
                    gone.push(other);
                    old.value();
                    old.comma();
                }
                None => break false,
            }
        };
        if found {
            for name in gone {
                members.tell(name, |change| change.push(b'0'));
            }
            let (old, new) = (&mut *old, &mut *new);
            members.try_to_tell(name, |change| tell_change(old, new, change));
            old.comma();
        } else {
            old.at = before;
            let value = new.value();
            members.tell(name, |change| {
                change.push(b'[');
                change.extend_from_slice(value);
                change.push(b']');
            });
        }
        new.comma();
    }
    while let Some(name) = old.name() {
        members.tell(name, |change| change.push(b'0'));
        old.value();
        old.comma();
    }
    members.end();
    (old.at, new.at) = (old.at + 1, new.at + 1);
}

/// False if they are not of the same length: then nothing of what was read or told counts.
fn tell_items(old: &mut Reader<'_>, new: &mut Reader<'_>, change: &mut Vec<u8>) -> bool {
    let mut items = Members::new(change);
    (old.at, new.at) = (old.at + 1, new.at + 1);
    let mut index = 0_usize;
    while old.peek() != b']' && new.peek() != b']' {
        // Most items of long lists are the same.
        if !old.passes(new) {
            let (old, new) = (&mut *old, &mut *new);
            items.try_to_tell(format!("\"{index}\"").as_bytes(), |change| tell_change(old, new, change));
        }
        old.comma();
        new.comma();
        index += 1;
    }
    items.end();
    let alike = old.peek() == new.peek();
    (old.at, new.at) = (old.at + 1, new.at + 1);
    alike
}

/// The members of a change, which is written only if there are any.
struct Members<'a> {
    change: &'a mut Vec<u8>,
    any: bool,
}

impl<'a> Members<'a> {
    fn new(change: &'a mut Vec<u8>) -> Self {
        Self { change, any: false }
    }

    fn tell(&mut self, name: &[u8], what: impl FnOnce(&mut Vec<u8>)) {
        self.try_to_tell(name, |change| {
            what(change);
            true
        });
    }

    fn try_to_tell(&mut self, name: &[u8], what: impl FnOnce(&mut Vec<u8>) -> bool) {
        let told = self.change.len();
        self.change.push(if self.any { b',' } else { b'{' });
        self.change.extend_from_slice(name);
        self.change.push(b':');
        if what(self.change) {
            self.any = true;
        } else {
            self.change.truncate(told);
        }
    }

    fn end(self) {
        if self.any {
            self.change.push(b'}');
        }
    }
}

/// Reads JSON without spaces.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { text: text.as_bytes(), at: 0 }
    }

    /// The byte that comes next; a closing bracket behind the end, so that nothing reads on for ever.
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(b']')
    }

    fn comma(&mut self) {
        if self.peek() == b',' {
            self.at += 1;
        }
    }

    /// The name of the next member with its quotation marks; none at the end of the object.
    fn name(&mut self) -> Option<&'a [u8]> {
        if self.peek() != b'"' {
            return None;
        }
        let name = self.value();
        self.at += 1;
        Some(name)
    }

    /// The next value.
    fn value(&mut self) -> &'a [u8] {
        let begins = self.at;
        self.at = end_of_value(self.text, begins);
        &self.text[begins..self.at]
    }

    /// Passes the next value in both if it is the same.
    fn passes(&mut self, other: &mut Reader<'_>) -> bool {
        let end = end_of_value(other.text, other.at);
        let length = end - other.at;
        let ends_here = matches!(self.text.get(self.at + length), Some(b',' | b']' | b'}'));
        let same = ends_here && self.text[self.at..self.at + length] == other.text[other.at..end];
        if same {
            self.at += length;
            other.at = end;
        }
        same
    }
}

fn end_of_value(text: &[u8], begins: usize) -> usize {
    let mut at = begins;
    let mut depth = 0_usize;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => {
                at = end_of_text(text, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' if depth == 0 => return at,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    text.len()
}

/// Where a text in quotation marks ends.
fn end_of_text(text: &[u8], begins: usize) -> usize {
    let mut at = begins + 1;
    loop {
        match text.get(at) {
            Some(b'"') => return at + 1,
            Some(b'\\') => at += 2,
            Some(_) => at += 1,
            None => return text.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_the_same_is_told() {
        for (old, new, told) in [
            (r#"{"a":1,"b":{"c":[1,2]}}"#, r#"{"a":1,"b":{"c":[1,2]}}"#, "{}"),
            (r#"{"a":1,"b":2}"#, r#"{"a":1,"b":3}"#, r#"{"b":[3]}"#),
            (r#"{"a":1}"#, r#"{"a":12}"#, r#"{"a":[12]}"#),
            (r#"{"a":[1,12]}"#, r#"{"a":[1,1]}"#, r#"{"a":{"1":[1]}}"#),
            (r#"{"z":[{"u":[]},{"u":["x"]}]}"#, r#"{"z":[{"u":[]},{"u":[]}]}"#, r#"{"z":{"1":{"u":[[]]}}}"#),
            (r#"{"a":1,"b":2,"c":3}"#, r#"{"c":3}"#, r#"{"a":0,"b":0}"#),
            (r#"{"c":3}"#, r#"{"a":null,"c":3,"d":{}}"#, r#"{"a":[null],"d":[{}]}"#),
            (r#"{"a":[1]}"#, r#"{"a":[1,2]}"#, r#"{"a":[[1,2]]}"#),
            (r#"{"a":[1,2],"b":0}"#, r#"{"a":[2],"b":1}"#, r#"{"a":[[2]],"b":[1]}"#),
            (r#"{"a":{"b":1}}"#, r#"{"a":null}"#, r#"{"a":[null]}"#),
            (r#"{"a":[]}"#, r#"{"a":{}}"#, r#"{"a":[{}]}"#),
            (r#"{"a\"}":"{","b":"]"}"#, r#"{"a\"}":"}","b":"]"}"#, r#"{"a\"}":["}"]}"#),
        ] {
            assert_eq!(between(old, new), told, "{old} → {new}");
        }
    }

    #[test]
    fn whoever_follows_the_changes_has_the_same() {
        let mut random = 1806_u64;
        let mut next = move |below: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % below
        };
        let mut before = Value::Object(serde_json::Map::new());
        for _ in 0..3000 {
            let after = Value::Object((0..next(5)).map(|_| (name(&mut next), value(&mut next, 3))).collect());
            let change = between(&before.to_string(), &after.to_string());
            let change: Value =
                serde_json::from_str(&change).unwrap_or_else(|error| panic!("{change}: {error}"));
            assert_eq!(changed(before.clone(), &change), after, "{before} {change}");
            before = after;
        }
    }

    fn name(next: &mut impl FnMut(u64) -> u64) -> String {
        ["a", "b", "\"", "longer", "{"][next(5) as usize].to_owned()
    }

    fn value(next: &mut impl FnMut(u64) -> u64, depth: u64) -> Value {
        match next(if depth == 0 { 4 } else { 6 }) {
            0 => Value::Null,
            1 => Value::from(next(30)),
            2 => Value::from(["", "\\", "\"", "ñandú ]"][next(4) as usize]),
            3 => Value::from(next(2) == 0),
            4 => Value::Array((0..next(4)).map(|_| value(next, depth - 1)).collect()),
            _ => Value::Object((0..next(4)).map(|_| (name(next), value(next, depth - 1))).collect()),
        }
    }
}
