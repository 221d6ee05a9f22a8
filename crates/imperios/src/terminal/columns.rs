//! Text in lines and columns that fit the screen. A line is broken between words, a table between its cells.

use unicode_width::UnicodeWidthChar;

/// How many columns of the screen the text takes: colours take none.
pub(crate) fn breadth(text: &str) -> usize {
    let mut letters = text.chars();
    let mut breadth = 0;
    while let Some(letter) = letters.next() {
        if letter == '\x1b' {
            // A style: all up to the letter that ends it.
            letters.by_ref().find(char::is_ascii_alphabetic);
        } else {
            breadth += letter.width().unwrap_or(0);
        }
    }
    breadth
}

fn padded(cell: &str, width: usize) -> String {
    let space = " ".repeat(width.saturating_sub(breadth(cell)));
    if is_number(cell) { format!("{space}{cell}") } else { format!("{cell}{space}") }
}

/// How wide each column is.
fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| breadth(cell)).max();
    (0..count).map(|column| width(column).unwrap_or(0)).collect()
}

/// Between two columns.
const GAP: usize = 2;
/// How far the second line of a row stands in.
const INDENT: usize = 4;

/// The cells in columns, each as wide as its widest cell, two spaces apart. Numbers stand to the right. Where that is
/// wider than `room`, each row takes several lines, with columns of their own; no cell is torn apart unless it is
/// wider than a line.
pub(crate) fn columns(rows: &[Vec<String>], room: usize) -> Vec<String> {
    let widths = widths(rows);
    let banks = banks(&widths, room);
    let mut lines = Vec::new();
    for row in rows {
        for (number, bank) in banks.iter().enumerate() {
            let cells: Vec<_> = (bank.clone())
                .filter_map(|column| row.get(column).map(|cell| (cell, widths[column])))
                .collect();
            let indent = if number == 0 { 0 } else { INDENT };
            if let [(cell, _)] = cells[..]
                && indent + breadth(cell) > room
            {
                lines.extend(hanging(cell, indent, indent + GAP, room));
                continue;
            }
            let cells: Vec<_> = cells.iter().map(|(cell, width)| padded(cell, *width)).collect();
            let line = cells.join(&" ".repeat(GAP));
            // What a row has nothing to say about takes no line.
            if number == 0 || !line.trim().is_empty() {
                lines.push(format!("{:indent$}{}", "", line.trim_end()));
            }
        }
    }
    lines
}

/// Whether the rows fit into `room` with each in one line.
pub(crate) fn fits(rows: &[Vec<String>], room: usize) -> bool {
    let widths = widths(rows);
    widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1) <= room
}

/// Which columns stand in the first line of a row, which in the second, and so on.
fn banks(widths: &[usize], room: usize) -> Vec<std::ops::Range<usize>> {
    let mut banks: Vec<std::ops::Range<usize>> = Vec::new();
    let mut used = 0;
    for (column, &width) in widths.iter().enumerate() {
        match banks.last_mut() {
            Some(bank) if used + GAP + width <= room => {
                used += GAP + width;
                bank.end = column + 1;
            }
            last => {
                used = width + if last.is_some() { INDENT } else { 0 };
                banks.push(column..column + 1);
            }
        }
    }
    banks
}

fn is_number(cell: &str) -> bool {
    cell.starts_with(|c: char| c.is_ascii_digit() || c == '-')
        && cell.chars().all(|c| c.is_ascii_digit() || " .,±%-".contains(c))
}

/// A space at which no line is broken.
pub(crate) const HARD: char = '\u{a0}';

/// The text broken into lines of at most `width` columns, at spaces. A longer word keeps a line of its own.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    broken(text, width, width)
}

/// The same with another width for the first line.
fn broken(text: &str, first: usize, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    // A hard space holds what it joins together.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let room = if lines.len() == 1 { first } else { width };
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && breadth(line) + 1 + breadth(word) > room {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// The text in lines of at most `width` columns; the first stands in by `first`, the others by `next`.
pub(crate) fn hanging(text: &str, first: usize, next: usize, width: usize) -> Vec<String> {
    // A dot between parts stays with what is before it.
    let text = text.replace(" · ", &format!("{HARD}· "));
    let lines = broken(&text, width.saturating_sub(first), width.saturating_sub(next));
    let line = |(number, line): (usize, String)| {
        let indent = if number == 0 { first } else { next };
        format!("{:indent$}{}", "", line.replace(HARD, " "))
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// Parts with commas between them, in lines of at most `width` columns that end behind a part where they can.
pub(crate) fn listed(parts: &[String], width: usize) -> Vec<String> {
    joined(parts, ",", width)
}

/// Parts with something between them, in lines of at most `width` columns that end behind a part where they can.
pub(crate) fn joined(parts: &[String], between: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // What stands between two parts stays with the first.
    let between = between.replace(' ', &HARD.to_string());
    for (index, part) in parts.iter().enumerate() {
        let between = if index + 1 < parts.len() { between.as_str() } else { "" };
        match lines.last_mut() {
            Some(line) if breadth(line) + 1 + breadth(part) + breadth(between) <= width => {
                line.extend([" ", part, between]);
            }
            _ => lines.append(&mut wrapped(&format!("{part}{between}"), width)),
        }
    }
    lines.iter().map(|line| line.replace(HARD, " ")).collect()
}

/// Entries side by side in as many columns as fit, read from top to bottom.
pub(crate) fn grid(entries: &[String], room: usize) -> Vec<String> {
    let shape = |count: usize| -> Vec<Vec<String>> {
        let height = entries.len().div_ceil(count);
        (0..height).map(|line| entries.iter().skip(line).step_by(height).cloned().collect()).collect()
    };
    let widest = (1..=entries.len()).rev().map(shape).find(|rows| fits(rows, room));
    columns(&widest.unwrap_or_else(|| shape(1)), room)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows<const N: usize>(rows: &[[&str; N]]) -> Vec<Vec<String>> {
        rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect()
    }

    #[test]
    fn words_stand_left_and_numbers_right() {
        let rows = rows(&[["Otón", "936"], ["Matías", "7"]]);
        assert_eq!(columns(&rows, 80), ["Otón    936", "Matías    7"]);
    }

    #[test]
    fn a_table_that_is_too_wide_takes_several_lines_for_each_row_and_breaks_no_cell() {
        let rows = rows(&[["1", "Ana", "cinco fichas", "dos cartas"], ["2", "Escudero 2", "una ficha", ""]]);
        assert_eq!(
            columns(&rows, 30),
            ["1  Ana         cinco fichas", "    dos cartas", "2  Escudero 2  una ficha"]
        );
        assert!(fits(&rows, 39) && !fits(&rows, 38));
    }

    #[test]
    fn a_cell_wider_than_a_line_is_broken_between_its_words() {
        let rows = rows(&[["1", "siete palabras son demasiado para esta línea"]]);
        assert_eq!(
            columns(&rows, 20),
            ["1", "    siete palabras", "      son demasiado", "      para esta", "      línea"]
        );
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(breadth("\x1b[2mdim\x1b[0m"), 3);
        assert_eq!(breadth("Otón ⚑"), 6);
        assert_eq!(breadth("漢字"), 4);
    }

    #[test]
    fn a_long_list_is_broken_behind_its_parts() {
        let parts = ["Husaren", "schwere Kavallerie", "Garde"].map(str::to_owned);
        assert_eq!(listed(&parts, 30), ["Husaren, schwere Kavallerie,", "Garde"]);
        assert_eq!(listed(&parts, 12), ["Husaren,", "schwere", "Kavallerie,", "Garde"]);
        assert!(listed(&[], 10).is_empty());
        let parts = ["una parte", "otra"].map(str::to_owned);
        assert_eq!(joined(&parts, " ·", 9), ["una", "parte ·", "otra"]);
    }

    #[test]
    fn long_text_is_broken_at_spaces_and_its_later_lines_stand_in() {
        assert_eq!(wrapped("uno dos tres cuatro", 8), ["uno dos", "tres", "cuatro"]);
        assert_eq!(hanging("uno dos tres cuatro", 2, 4, 11), ["  uno dos", "    tres", "    cuatro"]);
        assert_eq!(hanging("uno dos tres", 4, 2, 11), ["    uno dos", "  tres"]);
        assert_eq!(hanging("uno · dos tres", 0, 2, 7), ["uno ·", "  dos", "  tres"]);
    }

    #[test]
    fn many_entries_stand_side_by_side() {
        let entries = ["1 a", "2 bb", "3 c", "4 d", "5 e"].map(str::to_owned);
        assert_eq!(grid(&entries, 16), ["1 a   3 c  5 e", "2 bb  4 d"]);
        assert_eq!(grid(&entries, 4), ["1 a", "2 bb", "3 c", "4 d", "5 e"]);
    }
}
