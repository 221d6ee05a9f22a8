//! The feed for readers: an entry for each time that it is one's turn.

use std::fmt::Write as _;

use jiff::Timestamp;

use super::Turns;
use crate::clock::Moment;

/// The feed as text.
pub(super) fn written(turns: &Turns<'_>) -> String {
    let home = text(turns.home);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>urn:uuid:{}</id>\n<title>{}</title>\n<updated>{}</updated>\n<author><name>Imperios</name></author>\n\
         <link href=\"{home}/tables\"/>\n",
        turns.lang.code(),
        uuid(&turns.id),
        text(&turns.title),
        moment(turns.changed),
    );
    for turn in &turns.open {
        let table = text(&turn.table);
        write!(
            out,
            "<entry>\n<id>urn:uuid:{table}#{since}</id>\n<title>{title}</title>\n<updated>{updated}</updated>\n\
             <link href=\"{home}/table/{table}\"/>\n<content type=\"text\">{title}{until}</content>\n</entry>\n",
            since = turn.since,
            title = text(&turn.title),
            updated = moment(turn.since),
            until = turn.until.map_or_else(String::new, |until| format!(" · {}", moment(until))),
        )
        .expect("a text takes all that is written");
    }
    out.push_str("</feed>\n");
    out
}

/// 32 digits in the shape of a uuid.
fn uuid(digits: &str) -> String {
    let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| digits.get(part).unwrap_or_default());
    parts.join("-")
}

/// A text between tags or in an attribute; what XML has no place for is left out.
fn text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() || ('\u{fffe}'..='\u{ffff}').contains(&letter) => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A moment as RFC 3339 has it.
fn moment(at: Moment) -> String {
    Timestamp::from_millisecond(at).unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::super::Turn;
    use super::*;

    #[test]
    fn names_are_text_and_never_tags() {
        let feed = written(&Turns {
            title: "Me toca".into(),
            id: "0123456789abcdef0123456789abcdef".into(),
            home: "https://imperios.example",
            lang: Lang::Es,
            changed: 1_795_000_000_000,
            open: vec![Turn {
                table: "7".into(),
                title: "<Anna> & \"Bert\"\u{1}".into(),
                since: 1_795_000_000_000,
                until: Some(1_795_086_400_000),
            }],
        });
        assert!(feed.contains("<title>&lt;Anna&gt; &amp; &quot;Bert&quot;</title>"), "{feed}");
        assert!(feed.contains("<id>urn:uuid:01234567-89ab-cdef-0123-456789abcdef</id>"), "{feed}");
        assert!(feed.contains("<updated>2026-11-18T11:06:40Z</updated>"), "{feed}");
        assert!(feed.contains("· 2026-11-19T11:06:40Z</content>"), "{feed}");
    }
}
