//! Text in columns.

/// The cells in columns, each as wide as its widest cell, two spaces apart. Numbers stand to the right.
pub(crate) fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<_> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let pad = |(cell, &width): (&String, &usize)| {
        if is_number(cell) { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
    };
    rows.iter()
        .map(|row| row.iter().zip(&widths).map(pad).collect::<Vec<_>>().join("  ").trim_end().to_owned())
        .collect()
}

fn is_number(cell: &str) -> bool {
    cell.starts_with(|c: char| c.is_ascii_digit() || c == '-')
        && cell.chars().all(|c| c.is_ascii_digit() || " .,±%-".contains(c))
}

/// The text broken into lines of at most `width` characters, at spaces.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
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

/// Parts with commas between them, in lines of at most `width` characters that end behind a part where they can.
pub(crate) fn listed(parts: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let comma = if index + 1 < parts.len() { "," } else { "" };
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + part.chars().count() + comma.len() <= width => {
                line.extend([" ", part, comma]);
            }
            _ => lines.append(&mut wrapped(&format!("{part}{comma}"), width)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_left_and_numbers_right() {
        let rows = [["Otón", "936"], ["Matías", "7"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows), ["Otón    936", "Matías    7"]);
    }

    #[test]
    fn a_long_list_is_broken_behind_its_parts() {
        let parts = ["Husaren", "schwere Kavallerie", "Garde"].map(str::to_owned);
        assert_eq!(listed(&parts, 30), ["Husaren, schwere Kavallerie,", "Garde"]);
        assert_eq!(listed(&parts, 12), ["Husaren,", "schwere", "Kavallerie,", "Garde"]);
        assert!(listed(&[], 10).is_empty());
    }

    #[test]
    fn long_text_is_broken_at_spaces() {
        assert_eq!(wrapped("uno dos tres cuatro", 8), ["uno dos", "tres", "cuatro"]);
    }
}
