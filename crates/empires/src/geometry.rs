//! The drawing of the map: a shape, a label and places for pieces for every zone, and the borders that the
//! shapes have in common.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use table::Faults;

/// A point of the drawing.
pub type Point = [f64; 2];

/// What `geometry.json` holds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Geometry {
    /// Left, top, width and height of the drawing.
    #[serde(rename = "viewBox")]
    pub view_box: [f64; 4],
    /// The shape of every zone.
    pub zones: BTreeMap<String, Shape>,
    /// Lines that show where a strait is crossed.
    #[serde(default)]
    pub straits: Vec<Strait>,
    /// Ridges along the borders that lead over mountains.
    #[serde(default)]
    pub mountains: Vec<Ridge>,
    /// Pairs of zones whose shapes have a border in common, with its length.
    pub adjacency: Vec<(String, String, f64)>,
}

/// How a zone is drawn.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Shape {
    /// What kind of zone it is.
    pub kind: String,
    /// Its outline as an SVG path; a city has none.
    #[serde(default)]
    pub path: String,
    /// Where a city is drawn within its territory.
    pub marker: Option<Point>,
    /// Where its name stands.
    pub label: Point,
    /// Where units stand.
    pub slots: Vec<Point>,
}

/// Where a strait is crossed.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Strait {
    /// One side.
    pub a: String,
    /// The other side.
    pub b: String,
    /// From where to where.
    #[serde(alias = "points")]
    pub line: [Point; 2],
}

/// A ridge along a border.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Ridge {
    /// One side.
    pub a: String,
    /// The other side.
    pub b: String,
    /// Its course.
    pub points: Vec<Point>,
}

/// A zone of the map as the drawing has to show it.
#[derive(Clone, Copy, Debug)]
pub struct Expected<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its kind.
    pub kind: &'a str,
    /// How many places for units it needs at the least.
    pub slots: usize,
}

/// A border of the map.
#[derive(Clone, Copy, Debug)]
pub struct Border<'a> {
    /// One side.
    pub a: &'a str,
    /// The other side.
    pub b: &'a str,
    /// Whether it is a strait, which is drawn as a line and not as a common border.
    pub strait: bool,
}

impl Geometry {
    /// The drawing shows every zone and no other, each inside the frame with room for its pieces; the borders of
    /// the shapes are the borders of the map, straits excepted.
    pub fn check(&self, file: &str, zones: &[Expected<'_>], borders: &[Border<'_>], faults: &mut Faults<'_>) {
        let [left, top, width, height] = self.view_box;
        let inside = |[x, y]: Point| x >= left && y >= top && x <= left + width && y <= top + height;
        for zone in zones {
            let Some(shape) = self.zones.get(zone.id) else {
                faults.add(file, None, &format!("zones.{}", zone.id), "is missing");
                continue;
            };
            let mut fault =
                |key: &str, reason: &str| faults.add(file, None, &format!("zones.{}.{key}", zone.id), reason);
            if shape.kind != zone.kind {
                fault("kind", "differs from the map");
            }
            if shape.marker.is_none() && !shape.path.starts_with('M') {
                fault("path", "is no SVG path");
            }
            if shape.slots.len() < zone.slots {
                fault("slots", "has too few places for its units");
            }
            if !shape.slots.iter().chain([&shape.label]).chain(&shape.marker).all(|&point| inside(point)) {
                fault("slots", "lie outside the drawing");
            }
        }
        for id in self.zones.keys() {
            if zones.iter().all(|zone| zone.id != id) {
                faults.add(file, None, &format!("zones.{id}"), "is no zone of the map");
            }
        }
        let pair = |a: &str, b: &str| {
            if a < b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) }
        };
        let drawn: BTreeSet<_> = self.adjacency.iter().map(|(a, b, _)| pair(a, b)).collect();
        let lines: BTreeSet<_> = self.straits.iter().map(|strait| pair(&strait.a, &strait.b)).collect();
        let crossed: BTreeSet<_> = borders.iter().filter(|b| b.strait).map(|b| pair(b.a, b.b)).collect();
        let joined: BTreeSet<_> = borders.iter().filter(|b| !b.strait).map(|b| pair(b.a, b.b)).collect();
        for (a, b) in joined.difference(&drawn) {
            faults.add(
                file,
                None,
                "adjacency",
                format!("{a} and {b} border on the map, but not in the drawing"),
            );
        }
        for (a, b) in drawn.difference(&joined) {
            faults.add(
                file,
                None,
                "adjacency",
                format!("{a} and {b} border in the drawing, but not on the map"),
            );
        }
        for (a, b) in crossed.symmetric_difference(&lines) {
            faults.add(
                file,
                None,
                "straits",
                format!("{a} and {b} are joined by a strait in one place only"),
            );
        }
    }
}
