//! The calendar: an event for each table, at the moment when one's time ends, or all of the day since when it waits.

use std::fmt::Write as _;

use jiff::{Timestamp, tz::TimeZone};

use super::Turns;
use crate::clock::Moment;

/// A line has no more bytes than this before it is folded.
const LONGEST: usize = 75;

/// The calendar as text.
pub(super) fn written(turns: &Turns<'_>) -> String {
    let mut out = Lines(String::new());
    out.line("BEGIN", "VCALENDAR");
    out.line("VERSION", "2.0");
    out.line("PRODID", "-//imperios//turns//EN");
    out.line("CALSCALE", "GREGORIAN");
    out.line("METHOD", "PUBLISH");
    out.line("NAME", &text(&turns.title));
    out.line("X-WR-CALNAME", &text(&turns.title));
    out.line("REFRESH-INTERVAL;VALUE=DURATION", "PT15M");
    out.line("X-PUBLISHED-TTL", "PT15M");
    for turn in &turns.open {
        out.line("BEGIN", "VEVENT");
        out.line("UID", &format!("turn-{}@imperios", turn.table));
        out.line("DTSTAMP", &moment(turn.since));
        out.line("LAST-MODIFIED", &moment(turn.since));
        match turn.until {
            Some(until) => out.line("DTSTART", &moment(until)),
            None => out.line("DTSTART;VALUE=DATE", &moment(turn.since)[..8]),
        }
        out.line("SUMMARY", &text(&turn.title));
        out.line("URL;VALUE=URI", &format!("{}/table/{}", turns.home, turn.table));
        out.line("CLASS", "PRIVATE");
        out.line("TRANSP", "TRANSPARENT");
        out.line("END", "VEVENT");
    }
    out.line("END", "VCALENDAR");
    out.0
}

struct Lines(String);

impl Lines {
    /// Writes a line; one that is too long goes on behind a space, never in the middle of a letter.
    fn line(&mut self, name: &str, value: &str) {
        let line = format!("{name}:{value}");
        let mut width = 0;
        for letter in line.chars() {
            if width + letter.len_utf8() > LONGEST {
                self.0.push_str("\r\n ");
                width = 1;
            }
            self.0.push(letter);
            width += letter.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

/// A text as value: what has a meaning of its own is escaped, and what can't stand in one is left out.
fn text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => {
                out.push('\\');
                out.push(letter);
            }
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A moment in UTC.
fn moment(at: Moment) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or_default().to_zoned(TimeZone::UTC);
    let mut out = String::new();
    write!(out, "{:04}{:02}{:02}T", at.year(), at.month(), at.day()).expect("a text can be written to");
    write!(out, "{:02}{:02}{:02}Z", at.hour(), at.minute(), at.second()).expect("a text can be written to");
    out
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::super::Turn;
    use super::*;

    fn turns(title: &str, until: Option<Moment>) -> String {
        written(&Turns {
            title: "Me toca".into(),
            id: "0".repeat(32),
            home: "https://imperios.example",
            lang: Lang::Es,
            changed: 0,
            open: vec![Turn { table: "7".into(), title: title.into(), since: 1_795_000_000_000, until }],
        })
    }

    /// The lines of a calendar as its reader puts them together.
    fn unfolded(calendar: &str) -> Vec<String> {
        assert!(calendar.ends_with("\r\n"));
        for line in calendar.split("\r\n") {
            assert!(line.len() <= LONGEST, "{line}");
            assert!(!line.contains(['\r', '\n']), "{line:?}");
        }
        calendar.replace("\r\n ", "").lines().map(str::to_owned).collect()
    }

    #[test]
    fn what_has_a_meaning_of_its_own_is_escaped_and_long_lines_are_folded() {
        let title = format!("Anna; {}, a\\b\nc\u{7}", "José Ñandú · ".repeat(12));
        let lines = unfolded(&turns(&title, Some(1_795_086_400_000)));
        let summary = lines.iter().find_map(|line| line.strip_prefix("SUMMARY:")).expect("a summary");
        assert_eq!(summary, format!("Anna\\; {}\\, a\\\\b\\nc", "José Ñandú · ".repeat(12)));
        assert!(lines.contains(&"DTSTART:20261119T110640Z".to_owned()), "{lines:?}");
        assert!(lines.contains(&"UID:turn-7@imperios".to_owned()), "{lines:?}");
        assert!(lines.contains(&"URL;VALUE=URI:https://imperios.example/table/7".to_owned()), "{lines:?}");
    }

    #[test]
    fn without_a_clock_it_is_the_day_since_when_the_table_waits() {
        let lines = unfolded(&turns("Anna", None));
        assert!(lines.contains(&"DTSTART;VALUE=DATE:20261118".to_owned()), "{lines:?}");
        assert!(lines.contains(&"DTSTAMP:20261118T110640Z".to_owned()), "{lines:?}");
    }
}
