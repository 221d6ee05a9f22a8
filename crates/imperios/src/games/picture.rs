//! Pictures of positions, for links that are passed on: who holds what on the maps, and who has won how much.

use std::{collections::BTreeMap, sync::LazyLock};

use manifest::picture::{Colour, HEIGHT, Picture, Place, WIDTH, mixed};
use serde_json::Value;

const SEA: Colour = [0x9f, 0xc3, 0xcf];
const LAND: Colour = [0xef, 0xe4, 0xc6];
const BORDER: Colour = [0x3a, 0x2a, 0x18];
const NEUTRAL: Colour = [0x74, 0x6d, 0x5f];
const CREAM: Colour = [0xfd, 0xf6, 0xe3];
/// How much of the colour of its holder a zone shows.
const HELD: f32 = 0.62;

/// A map that pictures are made of: the outlines of zones in the order of the drawing, at the size of a picture.
pub(super) struct Map {
    zones: Vec<(String, Zone)>,
    /// How large a piece is drawn.
    piece: f32,
}

struct Zone {
    sea: bool,
    outlines: Vec<Vec<Place>>,
    marker: Option<Place>,
    slots: Vec<Place>,
}

impl Map {
    /// Reads the drawing of a game that is built in.
    pub(super) fn new(geometry: &str) -> Self {
        let drawing: Value =
            serde_json::from_str(geometry).expect("what is built in is checked by the tests");
        let number = |value: &Value| value.as_f64().unwrap_or_default() as f32;
        let frame = &drawing["viewBox"];
        let (left, top) = (number(&frame[0]), number(&frame[1]));
        let (width, height) = (number(&frame[2]), number(&frame[3]));
        let scale = (WIDTH as f32 / width).min(HEIGHT as f32 / height);
        let shift = [(WIDTH as f32 - width * scale) / 2.0, (HEIGHT as f32 - height * scale) / 2.0];
        let at = |[x, y]: Place| [shift[0] + (x - left) * scale, shift[1] + (y - top) * scale];
        let place = |value: &Value| at([number(&value[0]), number(&value[1])]);
        let zone = |shape: &Value| Zone {
            sea: shape["kind"] == "sea",
            outlines: outlines(shape["path"].as_str().unwrap_or_default())
                .into_iter()
                .map(|outline| outline.into_iter().map(at).collect())
                .collect(),
            marker: shape["marker"].is_array().then(|| place(&shape["marker"])),
            slots: shape["slots"].as_array().into_iter().flatten().map(place).collect(),
        };
        let zones = drawing["zones"].as_object().into_iter().flatten();
        Self { zones: zones.map(|(id, shape)| (id.clone(), zone(shape))).collect(), piece: 19.0 * scale }
    }

    /// Draws who holds what. `colour_of` tells the colour of a seat, `pieces` the colours of what stands in a zone.
    pub(super) fn draw(
        &self,
        view: &Value,
        colour_of: impl Fn(&Value) -> Option<Colour>,
        pieces: impl Fn(&Value) -> Vec<Colour>,
    ) -> Picture {
        let zones: BTreeMap<&str, &Value> = view["zones"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|zone| Some((zone["id"].as_str()?, zone)))
            .collect();
        // An edition with a map of its own is not drawn on this one.
        if !self.zones.iter().all(|(id, _)| zones.contains_key(id.as_str())) {
            return Picture::emblem();
        }
        let mut picture = Picture::new(SEA);
        let holder = |id: &str| zones.get(id).and_then(|zone| colour_of(&zone["controller"]));
        for (id, zone) in &self.zones {
            let ground = if zone.sea { SEA } else { LAND };
            let colour = holder(id).map_or(ground, |colour| mixed(ground, colour, HELD));
            picture.area(&zone.outlines, colour);
            picture.outline(&zone.outlines, 1.2, mixed(colour, BORDER, 0.55));
        }
        for (id, zone) in &self.zones {
            if let Some(at) = zone.marker {
                picture.disc(at, self.piece * 0.75, BORDER);
                picture.disc(at, self.piece * 0.6, holder(id).unwrap_or(CREAM));
            }
            let standing = zones.get(id.as_str()).map_or_else(Vec::new, |zone| pieces(zone));
            for (colour, &at) in standing.into_iter().zip(&zone.slots) {
                picture.disc(at, self.piece, CREAM);
                picture.disc(at, self.piece * 0.82, colour);
            }
        }
        picture
    }
}

/// The outlines of a path that begins them with `M`, goes on with `l` and closes them with `z`.
fn outlines(path: &str) -> Vec<Vec<Place>> {
    let mut all: Vec<Vec<Place>> = Vec::new();
    let mut numbers = Numbers(path);
    let mut here = [0.0, 0.0];
    let mut absolute = false;
    while let Some(step) = numbers.next() {
        match step {
            Step::Command('M') => {
                absolute = true;
                all.push(Vec::new());
            }
            Step::Command(command) => absolute = command != 'l' && absolute,
            Step::Number(x) => {
                let Some(Step::Number(y)) = numbers.next() else { break };
                here = if absolute { [x, y] } else { [here[0] + x, here[1] + y] };
                // What follows the first place of an outline without a command is absolute too, until `l`.
                if let Some(outline) = all.last_mut() {
                    outline.push(here);
                }
            }
        }
    }
    all
}

enum Step {
    Command(char),
    Number(f32),
}

/// The commands and numbers of a path, which stand as close as they can be told apart.
struct Numbers<'a>(&'a str);

impl Iterator for Numbers<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.0 = self.0.trim_start_matches([' ', ',', '\n']);
        let first = self.0.chars().next()?;
        if first.is_ascii_alphabetic() {
            self.0 = &self.0[1..];
            return Some(Step::Command(first));
        }
        let mut dots = 0;
        let belongs = |&(index, letter): &(usize, char)| {
            dots += usize::from(letter == '.');
            letter.is_ascii_digit() || (letter == '.' && dots == 1) || (letter == '-' && index == 0)
        };
        let length = self.0.char_indices().take_while(belongs).count();
        let (number, rest) = self.0.split_at(length);
        self.0 = rest;
        Some(Step::Number(number.parse().ok()?))
    }
}

static GREECE: LazyLock<Map> =
    LazyLock::new(|| Map::new(include_str!("../../../../data/grecia/geometry.json")));
static EUROPE: LazyLock<Map> =
    LazyLock::new(|| Map::new(include_str!("../../../../data/napoleon/geometry.json")));

/// The colour of a seat of a list of seats.
fn seat_in<'a>(view: &'a Value, seat: &Value) -> Option<&'a Value> {
    seat.as_u64()?;
    view["seats"].as_array()?.iter().find(|state| state["seat"] == *seat)
}

/// Greece: zones in the colour of whoever holds them, a piece for each unit and fleet.
pub(super) fn grecia(view: &Value) -> Picture {
    let colour = |name: &Value| match name.as_str() {
        Some("blue") => [0x2a, 0x64, 0xa3],
        Some("red") => [0xab, 0x32, 0x26],
        Some("gold") => [0xd6, 0xa4, 0x25],
        Some("purple") => [0x70, 0x42, 0x9a],
        _ => NEUTRAL,
    };
    let of_seat = |seat: &Value| seat_in(view, seat).map(|state| colour(&state["colour"]));
    let pieces = |zone: &Value| {
        let ships = zone["ships"].as_array().into_iter().flatten().enumerate();
        let fleets = ships.filter(|(_, count)| count.as_u64() > Some(0));
        let fleets = fleets.filter_map(|(index, _)| of_seat(&Value::from(index + 1)));
        let holder = of_seat(&zone["controller"]).unwrap_or(NEUTRAL);
        let units = zone["units"].as_array().map_or(0, Vec::len);
        fleets.chain(std::iter::repeat_n(holder, units)).collect()
    };
    GREECE.draw(view, of_seat, pieces)
}

/// The colour of an empire of Napoleón.
fn empire(name: &Value) -> Colour {
    match name.as_str() {
        Some("france") => [0x1f, 0x3f, 0x8a],
        Some("britain") => [0x9b, 0x1c, 0x1c],
        Some("spain") => [0x8f, 0x65, 0x00],
        Some("austria") => [0xe9, 0xdf, 0xb6],
        Some("prussia") => [0x2b, 0x36, 0x40],
        Some("russia") => [0x2f, 0x6b, 0x2a],
        Some("ottoman") => [0x7a, 0x45, 0x14],
        Some("sweden") => [0x1d, 0x6f, 0x7a],
        _ => NEUTRAL,
    }
}

/// Europe: the same, units in the colours of their empires.
pub(super) fn napoleon(view: &Value) -> Picture {
    let of_seat = |seat: &Value| seat_in(view, seat).map(|state| empire(&state["empires"][0]));
    let pieces = |zone: &Value| {
        zone["units"].as_array().into_iter().flatten().map(|unit| empire(&unit["empire"])).collect()
    };
    EUROPE.draw(view, of_seat, pieces)
}

const CLOTH: Colour = [0x6b, 0x18, 0x24];
const GOLD: Colour = [0xf1, 0xcf, 0x6a];
/// The colours by which seats are told apart.
const SEATS: [Colour; 5] =
    [[0x2a, 0x64, 0xa3], [0xab, 0x32, 0x26], [0x2f, 0x6b, 0x2a], [0x70, 0x42, 0x9a], [0xb0, 0x7a, 0x10]];

/// The cloth of El Viejo Imperio: a medallion with the points of each seat, and a card for each that lies on the table.
pub(super) fn altes_reich(view: &Value) -> Picture {
    let mut picture = Picture::new(CLOTH);
    let (width, height) = (WIDTH as f32, HEIGHT as f32);
    picture.disc([width / 2.0, height * 0.45], height * 0.62, mixed(CLOTH, [0x8a, 0x23, 0x31], 0.6));
    let scores: Vec<u64> =
        view["standing"]["scores"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    let seats = view["players"].as_u64().unwrap_or(scores.len() as u64).min(scores.len() as u64) as usize;
    let step = width / (seats as f32 + 1.0);
    let laid = view["table"].as_array().map_or(&[][..], Vec::as_slice);
    for (index, (score, colour)) in scores.iter().take(seats).zip(SEATS.iter().cycle()).enumerate() {
        let x = step * (index as f32 + 1.0);
        let at = [x, height * 0.3];
        picture.disc(at, 92.0, GOLD);
        picture.disc(at, 82.0, *colour);
        picture.number(*score as u32, at, 80.0, CREAM);
        let card = [x - 62.0, height * 0.55];
        let own = laid.iter().find(|card| card["seat"].as_u64() == Some(index as u64 + 1));
        match own {
            Some(_) => {
                picture.rectangle(card, [124.0, 178.0], GOLD);
                picture.rectangle([card[0] + 6.0, card[1] + 6.0], [112.0, 166.0], CREAM);
                picture.disc([x, card[1] + 89.0], 34.0, mixed(CREAM, *colour, 0.75));
            }
            None => picture.rectangle(card, [124.0, 178.0], mixed(CLOTH, BORDER, 0.35)),
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn outlines_are_read_however_close_their_numbers_stand() {
        let found = outlines("M10 5l-2.5.5 1-1zM0 0 4 4l.5-.5z");
        assert_eq!(
            found,
            [vec![[10.0, 5.0], [7.5, 5.5], [8.5, 4.5]], vec![[0.0, 0.0], [4.0, 4.0], [4.5, 3.5]]]
        );
    }

    /// The points of a picture that have exactly this colour, as far as its rows can be read from its file.
    fn sizes(game: fn(&Value) -> Picture, views: [&Value; 2]) -> [Vec<u8>; 2] {
        views.map(|view| game(view).png())
    }

    #[test]
    fn every_zone_is_drawn_and_changes_hands_in_the_picture() {
        for (map, draw) in [(&GREECE, grecia as fn(&Value) -> Picture), (&EUROPE, napoleon)] {
            assert!(map.zones.iter().all(|(_, zone)| zone.marker.is_some() || !zone.outlines.is_empty()));
            let zones = |holder: Value| {
                let zone = |(id, _): &(String, Zone)| json!({"id": id, "controller": holder, "units": [], "ships": []});
                json!({
                    "zones": map.zones.iter().map(zone).collect::<Vec<_>>(),
                    "seats": [{"seat": 1, "colour": "red", "empires": ["france"]}],
                })
            };
            let [nobody, one] = sizes(draw, [&zones(Value::Null), &zones(json!(1))]);
            assert_ne!(nobody, one);
            assert_eq!(sizes(draw, [&zones(json!(1)), &zones(json!(9))])[1], nobody, "there is no seat 9");
            let emblem = Picture::emblem().png();
            assert_eq!(draw(&json!({"zones": [{"id": "atlantis"}]})).png(), emblem, "another map");
            assert_ne!(nobody, emblem);
        }
    }

    #[test]
    fn medallions_show_what_everybody_has_won() {
        let view =
            |score: u32| json!({"players": 2, "standing": {"scores": [score, 12]}, "table": [{"seat": 2}]});
        assert_ne!(altes_reich(&view(3)).png(), altes_reich(&view(4)).png());
    }
}
