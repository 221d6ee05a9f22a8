//! What has changed from one message to the next, for those who keep the last one.
//!
//! A change of a value is `[new]`, the new value whole; `0`, it is gone; or an object with the change of each member that is
//! not the same, by its name in an object, by its index in a list. Lists of different lengths are told whole.
//!
//! Both texts are read side by side, once. They are written by this program without spaces, and members of the same
//! kind of object come in the same order; where they do not, more is told than need be. Most of a table stays as it is: how
//! far both texts are alike is found by comparing bytes, and where values end in the old one is known, so what lies within that
//! is not even read.

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;

/// A text that is kept until the next comes, and where its longer values end.
pub(crate) struct Known {
    text: Utf8Bytes,
    /// In the order in which they begin.
    spans: Vec<Span>,
}

/// From where to where an object or list stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    begins: u32,
    ends: u32,
}

/// Where shorter objects and lists end is found by reading them.
const SHORT: usize = 24;

impl Known {
    pub(crate) fn read(text: Utf8Bytes) -> Self {
        let mut spans = Vec::new();
        note_spans(text.as_bytes(), 0, text.len(), &mut spans);
        Self { text, spans }
    }
}

/// The message that makes `new` of `old`, both JSON objects as this program writes them: `Message::Changes`, written here
/// because it is made of pieces of what was written before. An empty object if they are the same.
pub(crate) fn message(old: &Known, new: Utf8Bytes) -> (Utf8Bytes, Known) {
    let mut message = Vec::with_capacity(1024);
    message.extend_from_slice(br#"{"type":"changes","changes":"#);
    let mut pair = Pair::new(old, &new);
    if !tell_change(&mut pair, &mut message) {
        message.extend_from_slice(b"{}");
    }
    message.push(b'}');
    let spans = pair.spans;
    let message = String::from_utf8(message).expect("it is made of pieces of texts");
    (message.into(), Known { text: new, spans })
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
fn tell_change(pair: &mut Pair<'_>, change: &mut Vec<u8>) -> bool {
    !pair.passes() && tell_difference(pair, change)
}

/// The same for values that are long, or not the same.
fn tell_difference(pair: &mut Pair<'_>, change: &mut Vec<u8>) -> bool {
    let (old_begins, new_begins) = (pair.old.at, pair.new.at);
    let (told, noted) = (change.len(), pair.spans.len());
    let alike = match (pair.old.peek(), pair.new.peek()) {
        (b'{', b'{') => {
            pair.begin_span();
            tell_members(pair, change);
            true
        }
        (b'[', b'[') => {
            pair.begin_span();
            tell_items(pair, change)
        }
        _ => false,
    };
    if alike {
        pair.spans[noted].ends = pair.new.at as u32;
        return change.len() > told;
    }
    change.truncate(told);
    pair.spans.truncate(noted);
    (pair.old.at, pair.new.at) = (old_begins, new_begins);
    let value = pair.new_value();
    if pair.old.value() == value {
        return false;
    }
    change.push(b'[');
    change.extend_from_slice(value);
    change.push(b']');
    true
}

fn tell_members(pair: &mut Pair<'_>, change: &mut Vec<u8>) {
    let mut members = Members::new(change);
    pair.enter();
    while let Some(name) = pair.new.name() {
        // Members that are no more come before the one that is looked for; if it is not there, it is new.
        let before = pair.old.at;
        let mut gone = Vec::new();
        let found = loop {
            match pair.old.name() {
                Some(same) if same == name => break true,
                Some(other) => {
                    gone.push(other);
                    pair.old.value();
                    pair.old.comma();
                }
                None => break false,
            }
        };
        if found {
            for name in gone {
                members.tell(name, |change| change.push(b'0'));
            }
            members.try_to_tell(name, |change| tell_change(pair, change));
            pair.old.comma();
        } else {
            pair.old.at = before;
            let value = pair.new_value();
            members.tell(name, |change| {
                change.push(b'[');
                change.extend_from_slice(value);
                change.push(b']');
            });
        }
        pair.new.comma();
    }
    while let Some(name) = pair.old.name() {
        members.tell(name, |change| change.push(b'0'));
        pair.old.value();
        pair.old.comma();
    }
    members.end();
    pair.leave();
}

/// False if they are not of the same length: then nothing of what was read or told counts.
fn tell_items(pair: &mut Pair<'_>, change: &mut Vec<u8>) -> bool {
    let mut items = Members::new(change);
    pair.enter();
    let mut index = 0_usize;
    while pair.old.peek() != b']' && pair.new.peek() != b']' {
        // Most items of long lists are the same.
        if !pair.passes() {
            items.try_to_tell(format!("\"{index}\"").as_bytes(), |change| tell_difference(pair, change));
        }
        pair.old.comma();
        pair.new.comma();
        index += 1;
    }
    items.end();
    let alike = pair.old.peek() == pair.new.peek();
    pair.leave();
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

/// Both texts, read side by side.
struct Pair<'a> {
    old: Reader<'a>,
    old_spans: &'a [Span],
    /// Which of them comes next, as a rule.
    next: usize,
    new: Reader<'a>,
    /// Those of the new text, as far as it has been read.
    spans: Vec<Span>,
    /// Up to where in `new` the texts are the same as long as they are read as far apart as this.
    alike_until: usize,
    apart: isize,
}

impl<'a> Pair<'a> {
    fn new(old: &'a Known, new: &'a Utf8Bytes) -> Self {
        Self {
            old: Reader::new(old.text.as_str()),
            old_spans: &old.spans,
            next: 0,
            new: Reader::new(new.as_str()),
            spans: Vec::with_capacity(old.spans.len() + 16),
            alike_until: 0,
            apart: 0,
        }
    }

    /// Goes into objects or lists.
    fn enter(&mut self) {
        (self.old.at, self.new.at) = (self.old.at + 1, self.new.at + 1);
    }

    /// Goes out of them again.
    fn leave(&mut self) {
        self.enter();
    }

    /// An object or list begins in the new text; where it ends is not known yet.
    fn begin_span(&mut self) {
        self.spans.push(Span { begins: self.new.at as u32, ends: 0 });
    }

    /// The next value of the new text.
    fn new_value(&mut self) -> &'a [u8] {
        let begins = self.new.at;
        let value = self.new.value();
        note_spans(self.new.text, begins, self.new.at, &mut self.spans);
        value
    }

    /// Which of the spans of the old text begins here.
    fn old_span(&mut self) -> Option<usize> {
        if !matches!(self.old.peek(), b'{' | b'[') {
            return None;
        }
        let begins = self.old.at as u32;
        if self.old_spans.get(self.next).is_some_and(|span| span.begins == begins) {
            return Some(self.next);
        }
        self.old_spans.binary_search_by_key(&begins, |span| span.begins).ok()
    }

    /// Passes the next value in both if it is the same.
    fn passes(&mut self) -> bool {
        let apart = self.old.at.wrapping_sub(self.new.at).cast_signed();
        if apart != self.apart || self.new.at >= self.alike_until {
            self.apart = apart;
            self.alike_until = self.new.at + length_in_common(self.old.rest(), self.new.rest());
        }
        let end =
            if let Some(first) = self.old_span() {
                let Span { begins, ends } = self.old_spans[first];
                let end = self.new.at + (ends - begins) as usize;
                self.next = first + 1;
                if end > self.alike_until {
                    return false;
                }
                let inner = self.old_spans[first..].iter().take_while(|span| span.begins < ends).count();
                self.next = first + inner;
                let within = self.old_spans[first..self.next].iter();
                let from = self.new.at as u32;
                self.spans.extend(within.map(|span| Span {
                    begins: span.begins - begins + from,
                    ends: span.ends - begins + from,
                }));
                end
            } else {
                // What follows it is the same too, so it ends there in both.
                match end_of_value(&self.new.text[..self.alike_until], self.new.at) {
                    Some(end) => end,
                    None => return false,
                }
            };
        self.old.at += end - self.new.at;
        self.new.at = end;
        true
    }
}

/// Notes where objects and lists end in a value that stands there.
fn note_spans(text: &[u8], begins: usize, ends: usize, spans: &mut Vec<Span>) {
    let mut open = Vec::new();
    let mut at = begins;
    while at < ends {
        match SIGNS[usize::from(text[at])] {
            Sign::Quote => {
                at = end_of_text(text, at).unwrap_or(ends);
                continue;
            }
            Sign::Opens => {
                open.push(spans.len());
                spans.push(Span { begins: at as u32, ends: 0 });
            }
            Sign::Closes => {
                let Some(index) = open.pop() else { break };
                spans[index].ends = at as u32 + 1;
                // What stands within a short one was short too, so it is the last.
                if at + 1 - (spans[index].begins as usize) < SHORT {
                    spans.truncate(index);
                }
            }
            Sign::Plain | Sign::Comma => {}
        }
        at += 1;
    }
}

/// How many bytes are the same at the beginning.
fn length_in_common(one: &[u8], other: &[u8]) -> usize {
    const STRIDE: usize = 32;
    let strides = one.chunks_exact(STRIDE).zip(other.chunks_exact(STRIDE));
    let whole = STRIDE * strides.take_while(|(one, other)| one == other).count();
    whole + one[whole..].iter().zip(&other[whole..]).take_while(|(one, other)| one == other).count()
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

    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
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
        self.at = end_of_value(self.text, begins).unwrap_or(self.text.len());
        &self.text[begins..self.at]
    }
}

/// What a byte outside of texts means for where a value ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Plain,
    Quote,
    Opens,
    Closes,
    Comma,
}

static SIGNS: [Sign; 256] = {
    let mut signs = [Sign::Plain; 256];
    signs[b'"' as usize] = Sign::Quote;
    signs[b'{' as usize] = Sign::Opens;
    signs[b'[' as usize] = Sign::Opens;
    signs[b'}' as usize] = Sign::Closes;
    signs[b']' as usize] = Sign::Closes;
    signs[b',' as usize] = Sign::Comma;
    signs
};

/// Where a value ends; none if something must still follow for that to be certain.
fn end_of_value(text: &[u8], begins: usize) -> Option<usize> {
    let mut at = begins;
    let mut depth = 0_usize;
    loop {
        match SIGNS[usize::from(*text.get(at)?)] {
            Sign::Quote => {
                at = end_of_text(text, at)?;
                if depth == 0 {
                    return Some(at);
                }
                continue;
            }
            Sign::Opens => depth += 1,
            Sign::Closes | Sign::Comma if depth == 0 => return Some(at),
            Sign::Plain | Sign::Comma => {}
            Sign::Closes => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
        }
        at += 1;
    }
}

/// Where a text in quotation marks ends.
fn end_of_text(text: &[u8], begins: usize) -> Option<usize> {
    let mut at = begins + 1;
    loop {
        // Eight bytes at a time, up to the first that means something.
        while let Some(eight) = text.get(at..at + 8) {
            let marks = marks(u64::from_le_bytes(eight.try_into().expect("eight bytes")));
            at += marks.trailing_zeros() as usize / 8;
            if marks != 0 {
                break;
            }
        }
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// The highest bit of the first quotation mark or backslash among eight bytes, and perhaps of some behind it; 0 if there is
/// none.
fn marks(bytes: u64) -> u64 {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const HIGHS: u64 = u64::from_le_bytes([128; 8]);
    let of = |byte: u8| {
        let zeros = bytes ^ (ONES * u64::from(byte));
        zeros.wrapping_sub(ONES) & !zeros & HIGHS
    };
    of(b'"') | of(b'\\')
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;
    use crate::protocol::Message;

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
            let changes = RawValue::from_string(told.to_owned()).unwrap();
            let as_described = serde_json::to_string(&Message::Changes { changes }).unwrap();
            let (message, _) = message(&Known::read(old.into()), new.into());
            assert_eq!(message.as_str(), as_described, "{old} → {new}");
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
        let mut known = Known::read("{}".into());
        for _ in 0..3000 {
            let after = Value::Object((0..next(5)).map(|_| (name(&mut next), value(&mut next, 3))).collect());
            let (message, now_known) = message(&known, after.to_string().into());
            let ends = |span: &Span| end_of_value(now_known.text.as_bytes(), span.begins as usize);
            assert!(now_known.spans.iter().all(|span| ends(span) == Some(span.ends as usize)), "{after}");
            assert!(now_known.spans.is_sorted_by_key(|span| span.begins), "{after}");
            let all = Known::read(now_known.text.clone()).spans;
            assert!(all.iter().all(|span| now_known.spans.contains(span)), "{after}");
            known = now_known;
            let told: Value =
                serde_json::from_str(&message).unwrap_or_else(|error| panic!("{message}: {error}"));
            assert_eq!(changed(before.clone(), &told["changes"]), after, "{before} {message}");
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
