//! The list of what can be chosen.

use phrasebook::Translator;
use table::Offer;

use super::{
    CHOICE, DIM, Screen,
    columns::{columns, fits, grid, hanging},
    styled,
};

/// A choice as it is listed.
struct Entry {
    number: String,
    label: String,
    /// What is good to know about it.
    note: String,
    word: String,
}

/// The choices, each with its number, with what is good to know about it, and with its word where there is room for
/// all that. Where they would not fit below the `above` lines on one screen, they stand side by side and say less.
pub(crate) fn choices(
    offers: &[Offer],
    note: impl Fn(&Offer) -> String,
    translator: &Translator<'_>,
    screen: Screen,
    above: usize,
) -> String {
    let entry = |(number, offer): (usize, &Offer)| Entry {
        number: number.to_string(),
        label: translator.say(&offer.label),
        note: note(offer),
        word: offer.word.clone(),
    };
    let entries: Vec<_> = (1..).zip(offers).map(entry).collect();
    let mut text = String::new();
    for line in arranged(&entries, screen, above) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn arranged(entries: &[Entry], screen: Screen, above: usize) -> Vec<String> {
    let room = screen.width;
    let marked = |entry: &Entry| styled(CHOICE, &format!("{:>3}", entry.number));
    let noted = entries.iter().any(|entry| !entry.note.is_empty());
    let rows = |words: bool| -> Vec<Vec<String>> {
        let row = |entry: &Entry| {
            let mut row = vec![marked(entry), entry.label.clone()];
            row.extend(noted.then(|| entry.note.clone()));
            row.extend(words.then(|| styled(DIM, &entry.word)));
            row
        };
        entries.iter().map(row).collect()
    };
    let one_each = screen.holds(above + entries.len());
    if let Some(rows) = [rows(true), rows(false)].into_iter().find(|rows| one_each && fits(rows, room)) {
        return columns(&rows, room);
    }
    let said = |entry: &Entry, label: &str, note: bool| {
        if note && !entry.note.is_empty() { format!("{label} · {}", entry.note) } else { label.to_owned() }
    };
    let running = |entry: &Entry| {
        let text = format!("{} {}", styled(CHOICE, &entry.number), said(entry, &entry.label, true));
        hanging(&text, 3_usize.saturating_sub(entry.number.len()), 6, room)
    };
    let running: Vec<_> = entries.iter().flat_map(running).collect();
    if screen.holds(above + running.len()) {
        return running;
    }
    let (lead, tail) = shared(entries);
    let short = |label: &'_ str| label[lead..label.len() - tail].to_owned();
    let texts = |note: bool, whole: bool| -> Vec<String> {
        let text = |entry: &Entry| {
            let label = if whole { entry.label.clone() } else { short(&entry.label) };
            format!("{} {}", marked(entry), said(entry, &label, note))
        };
        entries.iter().map(text).collect()
    };
    let beside = [(true, true), (true, false), (false, true), (false, false)];
    let beside = beside.into_iter().map(|(note, whole)| grid(&texts(note, whole), room));
    let ways: Vec<_> = beside.chain([grid(&gathered(entries), room)]).collect();
    let shortest = ways.iter().map(Vec::len).min().unwrap_or(0);
    let mut ways = ways.into_iter();
    ways.find(|lines| screen.holds(above + lines.len()) || lines.len() == shortest).unwrap_or_default()
}

/// How many words of labels that are told together may differ: “of the Ottoman Empire”.
const DIFFERENT: usize = 4;

/// Choices in a row that differ by a few words in the middle only, told together, without what all begin or end with: `militia for 2
/// tokens: 1 of France · 2 of Spain`.
fn gathered(entries: &[Entry]) -> Vec<String> {
    let mut groups: Vec<&[Entry]> = Vec::new();
    let mut rest = entries;
    while !rest.is_empty() {
        let fits = |count: &usize| alike(&rest[..*count]).is_some();
        let count = (2..=rest.len()).take_while(fits).last().unwrap_or(1);
        groups.push(&rest[..count]);
        rest = &rest[count..];
    }
    let (lead, tail) = common(entries);
    let marked = |entry: &Entry| styled(CHOICE, &entry.number);
    let short = |entry: &Entry| {
        let words = words(entry);
        format!("{} {}", marked(entry), words[lead..words.len() - tail].join(" "))
    };
    let told = |group: &[Entry]| match alike(group) {
        None => group.iter().map(short).collect(),
        Some((before, behind)) => {
            let first = words(&group[0]);
            let (lead, tail) = (lead.min(before), tail.min(behind));
            let ends = &first[first.len() - behind..first.len() - tail];
            let same = [&first[lead..before], ends].concat().join(" ");
            let different = |entry: &Entry| {
                let words = words(entry);
                format!("{} {}", marked(entry), words[before..words.len() - behind].join(" "))
            };
            format!("{same}: {}", group.iter().map(different).collect::<Vec<_>>().join(" · "))
        }
    };
    groups.into_iter().map(|group| format!("  {}", told(group))).collect()
}

fn words(entry: &Entry) -> Vec<&str> {
    entry.label.split(' ').collect()
}

/// How many words several labels begin and end with alike, if they differ only by a few between them.
fn alike(entries: &[Entry]) -> Option<(usize, usize)> {
    let (mut before, behind) = common(entries);
    // “of France” is told as a whole.
    if before > 0 && words(&entries[0])[before - 1].chars().count() <= 3 {
        before -= 1;
    }
    let few = entries.iter().all(|entry| words(entry).len() - before - behind <= DIFFERENT);
    (entries.len() > 1 && few && before + behind > 2).then_some((before, behind))
}

/// How many words all labels begin with, and end with; something is left of each.
fn common(entries: &[Entry]) -> (usize, usize) {
    let labels: Vec<_> = entries.iter().map(words).collect();
    let [first, others @ ..] = &labels[..] else { return (0, 0) };
    if others.is_empty() {
        return (0, 0);
    }
    let room = labels.iter().map(Vec::len).min().unwrap_or(1) - 1;
    let begins = |at: &usize| others.iter().all(|other| other[*at] == first[*at]);
    let before = (0..room).take_while(begins).count();
    let ends = |at: &usize| others.iter().all(|other| other[other.len() - at] == first[first.len() - at]);
    let behind = (1..=room - before).take_while(ends).count();
    (before, behind)
}

/// The letters that all labels begin with, and end with, in whole words: what is asked says as much.
fn shared(entries: &[Entry]) -> (usize, usize) {
    let (before, behind) = common(entries);
    let Some(first) = entries.first().map(words) else { return (0, 0) };
    let letters = |words: &[&str]| words.iter().map(|word| word.len() + 1).sum();
    (letters(&first[..before]), letters(&first[first.len() - behind..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(count: usize, note: &str) -> Vec<Entry> {
        (1..=count)
            .map(|number| Entry {
                number: number.to_string(),
                label: format!("Desde zona-{number}"),
                note: note.to_owned(),
                word: format!("from zone_{number}"),
            })
            .collect()
    }

    fn lines(entries: &[Entry], width: usize, height: usize) -> Vec<String> {
        let lines = arranged(entries, Screen { width, height: Some(height) }, 4);
        lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
    }

    #[test]
    fn a_few_choices_are_listed_with_all_that_is_to_be_known() {
        assert_eq!(
            lines(&entries(2, "vacía"), 60, 24),
            ["  1  Desde zona-1  vacía  from zone_1", "  2  Desde zona-2  vacía  from zone_2"]
        );
        assert_eq!(lines(&entries(1, ""), 60, 24), ["  1  Desde zona-1  from zone_1"]);
    }

    #[test]
    fn where_a_line_is_too_short_the_words_are_left_out_and_then_the_notes_go_on_below() {
        let note = "dos unidades ligeras y una flota";
        assert_eq!(lines(&entries(1, note), 60, 24), [format!("  1  Desde zona-1  {note}")]);
        assert_eq!(
            lines(&entries(1, note), 40, 24),
            ["  1 Desde zona-1 · dos unidades ligeras", "      y una flota"]
        );
    }

    #[test]
    fn many_choices_stand_side_by_side_so_that_all_are_on_one_screen() {
        let lines = lines(&entries(30, "vacía"), 80, 24);
        assert_eq!(lines.len(), 10);
        assert!(
            lines[0].starts_with("  1 Desde zona-1 · vacía ") && lines[0].contains(" 11 Desde"),
            "{lines:?}"
        );
        let dense = super::tests::lines(&entries(70, "vacía"), 60, 24);
        assert!(dense.len() <= 20, "{dense:?}");
        assert!(dense[0].starts_with("  1 zona-1 "), "{dense:?}");
    }

    #[test]
    fn choices_that_differ_by_a_few_words_are_told_together_before_they_leave_the_screen() {
        let entry = |number: usize| Entry {
            number: number.to_string(),
            label: format!(
                "Tomar 1 unidad de artillería-{} {} por 5 fichas",
                number.div_ceil(2),
                if number % 2 == 1 { "de Francia" } else { "del Imperio otomano" }
            ),
            note: String::new(),
            word: String::new(),
        };
        let lines = lines(&(1..=28).map(entry).collect::<Vec<_>>(), 60, 24);
        assert_eq!(lines.len(), 14, "{lines:?}");
        assert_eq!(lines[0], "  artillería-1: 1 de Francia · 2 del Imperio otomano");
    }
}
