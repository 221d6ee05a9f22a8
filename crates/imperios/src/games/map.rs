//! A map as a list of its zones.

use crate::terminal::{
    BOLD, DIM, Screen,
    columns::{breadth, hanging, listed},
    styled,
};

/// A zone of the map: what stands to the left, what is there, and where one can go from it.
pub(crate) struct MapRow {
    /// Signs before the name.
    pub(crate) mark: String,
    pub(crate) name: String,
    /// What it is called in records.
    pub(crate) id: &'static str,
    pub(crate) content: Vec<String>,
    pub(crate) ways: Vec<String>,
}

impl MapRow {
    fn head(&self, ids: bool) -> String {
        let mark = if self.mark.is_empty() { String::new() } else { format!("{} ", self.mark) };
        let id = if ids { format!(" {}", styled(DIM, self.id)) } else { String::new() };
        format!("  {mark}{}{id}", self.name)
    }
}

/// From this width on there is room for the ids.
const WITH_IDS: usize = 80;
/// What is in a zone stands beside its name if it has at least so much room there.
const BESIDE: usize = 26;

/// A heading with the zones below it; what is in them begins at the same column.
pub(crate) fn group(heading: &str, zones: &[MapRow], screen: Screen) -> Vec<String> {
    let ids = screen.width >= WITH_IDS;
    let column = zones.iter().map(|zone| breadth(&zone.head(ids))).max().unwrap_or(0) + 2;
    let mut lines: Vec<_> =
        hanging(heading, 0, 2, screen.width).iter().map(|line| styled(BOLD, line)).collect();
    for zone in zones {
        let head = zone.head(ids);
        let beside = screen.width.saturating_sub(column) >= BESIDE;
        let start = if beside { column } else { 6 };
        let rest = screen.width - start;
        let mut content = listed(&zone.content, rest);
        let mut ways: Vec<String> = zone.ways.clone();
        if let Some(first) = ways.first_mut() {
            first.insert_str(0, "→ ");
        }
        // The ways stand behind what is there if both fit into one line.
        let used = content.first().map_or(0, |line| breadth(line) + 2);
        let mut ways = listed(&ways, rest.saturating_sub(used));
        if let ([only], true) = (&ways[..], content.len() < 2)
            && used + breadth(only) <= rest
        {
            let here = content.pop().map_or_else(String::new, |here| format!("{here}  "));
            content.push(format!("{here}{}", styled(DIM, only)));
            ways.clear();
        } else if !ways.is_empty() {
            let text = format!("→ {}", zone.ways.join(", "));
            ways = hanging_ways(&text, &zone.ways, screen.width);
        }
        let space = " ".repeat(column - breadth(&head));
        let mut content = content.into_iter();
        let first = if beside { content.next() } else { None };
        lines.push(first.map_or_else(|| head.clone(), |first| format!("{head}{space}{first}")));
        lines.extend(content.map(|line| format!("{:start$}{line}", "")));
        lines.extend(ways.into_iter().map(|line| styled(DIM, &line)));
    }
    lines
}

/// The ways in lines of their own, broken behind a name where that is possible.
fn hanging_ways(text: &str, ways: &[String], width: usize) -> Vec<String> {
    if breadth(text) + 8 <= width {
        return vec![format!("{:8}{text}", "")];
    }
    let mut parts = ways.to_vec();
    parts[0].insert_str(0, "→ ");
    let lines = listed(&parts, width - 10);
    let indent = |number: usize| if number == 0 { 8 } else { 10 };
    lines.iter().enumerate().map(|(number, line)| format!("{:1$}{line}", "", indent(number))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(content: &[&str], ways: &[&str]) -> MapRow {
        let owned = |parts: &[&str]| parts.iter().map(|&part| part.to_owned()).collect();
        MapRow {
            mark: String::new(),
            name: "Corinto".to_owned(),
            id: "corinth",
            content: owned(content),
            ways: owned(ways),
        }
    }

    fn plain(zone: MapRow, width: usize) -> Vec<String> {
        let lines = group("Esparta", &[zone], Screen { width, height: None });
        lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
    }

    #[test]
    fn a_zone_takes_one_line_where_it_fits() {
        let lines = plain(zone(&["Ana", "2 × infantería ligera"], &["Argos", "Mégara"]), 80);
        assert_eq!(lines, ["Esparta", "  Corinto corinth  Ana, 2 × infantería ligera  → Argos, Mégara"]);
    }

    #[test]
    fn on_a_narrow_screen_ways_and_then_contents_go_below_without_the_id() {
        let content = ["Ana", "2 × infantería ligera", "infantería pesada"];
        assert_eq!(
            plain(zone(&content, &["Argos", "Mégara", "golfo de Corinto"]), 60),
            [
                "Esparta",
                "  Corinto  Ana, 2 × infantería ligera, infantería pesada",
                "        → Argos, Mégara, golfo de Corinto"
            ]
        );
        let long = MapRow { name: "Confederación muy larga".to_owned(), ..zone(&content, &["Argos"]) };
        assert_eq!(
            plain(long, 40),
            [
                "Esparta",
                "  Confederación muy larga",
                "      Ana, 2 × infantería ligera,",
                "      infantería pesada",
                "        → Argos"
            ]
        );
    }
}
