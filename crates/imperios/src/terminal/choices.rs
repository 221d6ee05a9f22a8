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
    let lead = shared_lead(entries);
    let texts = |note: bool, lead: &str| -> Vec<String> {
        let text = |entry: &Entry| {
            let label = entry.label.strip_prefix(lead).unwrap_or(&entry.label);
            format!("{} {}", marked(entry), said(entry, label, note))
        };
        entries.iter().map(text).collect()
    };
    let beside = [(true, ""), (true, lead), (false, ""), (false, lead)];
    let beside = beside.into_iter().map(|(note, lead)| grid(&texts(note, lead), room));
    let ways: Vec<_> = beside.chain([grid(&gathered(entries, lead), room)]).collect();
    let shortest = ways.iter().map(Vec::len).min().unwrap_or(0);
    let mut ways = ways.into_iter();
    ways.find(|lines| screen.holds(above + lines.len()) || lines.len() == shortest).unwrap_or_default()
}

/// Choices in a row that differ only by what stands in brackets, told together: `Militia, 2 tokens: 1 France · 2 Spain`.
fn gathered(entries: &[Entry], lead: &str) -> Vec<String> {
    let parts = |entry: &Entry| -> Option<(String, String)> {
        let label = entry.label.strip_prefix(lead).unwrap_or(&entry.label);
        let (before, rest) = label.split_once(" (")?;
        let (inside, after) = rest.split_once(')')?;
        Some((format!("{before}{after}"), inside.to_owned()))
    };
    let marked = |entry: &Entry| styled(CHOICE, &entry.number);
    let alike = |a: &Entry, b: &Entry| {
        parts(a).is_some_and(|(key, _)| parts(b).is_some_and(|(other, _)| key == other))
    };
    let told = |group: &[Entry]| {
        if let [only] = group {
            return format!("{} {}", marked(only), only.label.strip_prefix(lead).unwrap_or(&only.label));
        }
        let key = parts(&group[0]).map_or_else(String::new, |(key, _)| key);
        let inside = |entry: &Entry| parts(entry).map(|(_, inside)| format!("{} {inside}", marked(entry)));
        format!("{key}: {}", group.iter().filter_map(inside).collect::<Vec<_>>().join(" · "))
    };
    entries.chunk_by(alike).map(|group| format!("  {}", told(group))).collect()
}

/// What all labels begin with, up to a colon: what is asked says as much.
fn shared_lead(entries: &[Entry]) -> &str {
    let Some(first) = entries.first() else { return "" };
    let lead = first.label.find(": ").map_or("", |colon| &first.label[..colon + 2]);
    if entries.iter().all(|entry| entry.label.starts_with(lead)) { lead } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(count: usize, note: &str) -> Vec<Entry> {
        (1..=count)
            .map(|number| Entry {
                number: number.to_string(),
                label: format!("Desde: zona {number}"),
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
            ["  1  Desde: zona 1  vacía  from zone_1", "  2  Desde: zona 2  vacía  from zone_2"]
        );
        assert_eq!(lines(&entries(1, ""), 60, 24), ["  1  Desde: zona 1  from zone_1"]);
    }

    #[test]
    fn where_a_line_is_too_short_the_words_are_left_out_and_then_the_notes_go_on_below() {
        let note = "dos unidades ligeras y una flota";
        assert_eq!(lines(&entries(1, note), 60, 24), [format!("  1  Desde: zona 1  {note}")]);
        assert_eq!(
            lines(&entries(1, note), 40, 24),
            ["  1 Desde: zona 1 · dos unidades ligeras", "      y una flota"]
        );
    }

    #[test]
    fn many_choices_stand_side_by_side_so_that_all_are_on_one_screen() {
        let lines = lines(&entries(30, "vacía"), 80, 24);
        assert_eq!(lines.len(), 15);
        assert_eq!(lines[0], "  1 Desde: zona 1 · vacía    16 Desde: zona 16 · vacía");
        let dense = super::tests::lines(&entries(70, "vacía"), 60, 24);
        assert!(dense.len() <= 20, "{dense:?}");
        assert!(dense[0].starts_with("  1 zona 1 "), "{dense:?}");
    }

    #[test]
    fn choices_that_differ_in_brackets_only_are_told_together_before_they_leave_the_screen() {
        let entry = |number: usize| Entry {
            number: number.to_string(),
            label: format!(
                "Tomar: artillería número {} ({}), 5 fichas",
                number.div_ceil(2),
                if number % 2 == 1 { "Francia" } else { "Imperio otomano" }
            ),
            note: String::new(),
            word: String::new(),
        };
        let lines = lines(&(1..=28).map(entry).collect::<Vec<_>>(), 80, 24);
        assert_eq!(lines.len(), 14, "{lines:?}");
        assert_eq!(lines[0], "  artillería número 1, 5 fichas: 1 Francia · 2 Imperio otomano");
    }
}
