//! Small pictures of positions, for links that are passed on: areas and discs of plain colour, drawn without fonts and
//! without anything but this module, and written as PNG.

mod png;
mod raster;

use serde_json::Value;

use raster::Raster;

/// The size of a picture in points, as those who show links like it.
pub const WIDTH: usize = 1200;
/// Its height.
pub const HEIGHT: usize = 630;

/// Red, green and blue.
pub type Colour = [u8; 3];
/// A place on the picture, from its upper left corner.
pub type Place = [f32; 2];

/// How a game draws a position of which it is given the view that spectators have.
pub type Draw = fn(&Value) -> Picture;

const RED: Colour = [0x8b, 0x1e, 0x2d];
const GOLD: Colour = [0xf1, 0xcf, 0x6a];
/// The corners of the crown and of its band, in a square of 64.
const CROWN: [Place; 7] =
    [[12.0, 44.0], [8.0, 20.0], [20.0, 29.0], [32.0, 12.0], [44.0, 29.0], [56.0, 20.0], [52.0, 44.0]];
const BAND: [Place; 4] = [[12.0, 47.0], [52.0, 47.0], [52.0, 53.0], [12.0, 53.0]];

/// The digits, five rows of three points each, from the highest bit.
const DIGITS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_010_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

/// A picture that is being drawn.
pub struct Picture(Raster);

impl Picture {
    /// An empty one of this colour.
    pub fn new(ground: Colour) -> Self {
        Self(Raster::new(WIDTH, HEIGHT, ground))
    }

    /// The emblem of the house, for games that draw nothing.
    pub fn emblem() -> Self {
        let mut picture = Self::new(RED);
        let scale = HEIGHT as f32 / 90.0;
        let at = |[x, y]: Place| {
            [WIDTH as f32 / 2.0 + (x - 32.0) * scale, HEIGHT as f32 / 2.0 + (y - 32.0) * scale]
        };
        picture.area(&[CROWN.map(at).to_vec()], GOLD);
        picture.area(&[BAND.map(at).to_vec()], GOLD);
        picture
    }

    /// Fills what lies within an odd number of these outlines.
    pub fn area(&mut self, outlines: &[Vec<Place>], colour: Colour) {
        self.0.fill(outlines, colour);
    }

    /// Draws along outlines, which close by themselves.
    pub fn outline(&mut self, outlines: &[Vec<Place>], width: f32, colour: Colour) {
        for outline in outlines {
            let next = outline.iter().cycle().skip(1);
            for (from, to) in outline.iter().zip(next) {
                self.line(*from, *to, width, colour);
            }
        }
    }

    /// Draws a line.
    pub fn line(&mut self, [x1, y1]: Place, [x2, y2]: Place, width: f32, colour: Colour) {
        let length = (x2 - x1).hypot(y2 - y1);
        if length > 0.0 {
            let (dx, dy) = ((y1 - y2) / length * width / 2.0, (x2 - x1) / length * width / 2.0);
            let around = [[x1 + dx, y1 + dy], [x2 + dx, y2 + dy], [x2 - dx, y2 - dy], [x1 - dx, y1 - dy]];
            self.0.fill(&[around.to_vec()], colour);
        }
    }

    /// Draws a disc.
    pub fn disc(&mut self, [x, y]: Place, radius: f32, colour: Colour) {
        let corners = 12 + (radius * 2.0) as usize;
        let corner = |index: usize| {
            let (sin, cos) = (std::f32::consts::TAU * index as f32 / corners as f32).sin_cos();
            [x + radius * cos, y + radius * sin]
        };
        self.0.fill(&[(0..corners).map(corner).collect()], colour);
    }

    /// Draws a rectangle, its upper left corner and its size.
    pub fn rectangle(&mut self, [x, y]: Place, [width, height]: Place, colour: Colour) {
        self.0.fill(&[vec![[x, y], [x + width, y], [x + width, y + height], [x, y + height]]], colour);
    }

    /// Writes a number, its middle and its height.
    pub fn number(&mut self, number: u32, [x, y]: Place, height: f32, colour: Colour) {
        let digits = number.to_string();
        let dot = height / 5.0;
        let left = x - (digits.len() as f32 * 4.0 - 1.0) * dot / 2.0;
        for (index, digit) in digits.bytes().enumerate() {
            let form = DIGITS[usize::from(digit - b'0')];
            for bit in (0..15_u16).filter(|bit| form >> (14 - bit) & 1 == 1) {
                let column = index as f32 * 4.0 + f32::from(bit % 3);
                let at = [left + column * dot, y - height / 2.0 + f32::from(bit / 3) * dot];
                self.rectangle(at, [dot, dot], colour);
            }
        }
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Vec<u8> {
        png::written(self.0.width(), &self.0.rows())
    }
}

/// Two colours mixed: so much of the second, from 0 to 1.
pub fn mixed(one: Colour, other: Colour, share: f32) -> Colour {
    std::array::from_fn(|part| {
        let (from, to) = (f32::from(one[part]), f32::from(other[part]));
        (from + (to - from) * share).round() as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_a_png_of_its_size() {
        let mut picture = Picture::emblem();
        picture.number(1806, [600.0, 600.0], 30.0, [255; 3]);
        let png = picture.png();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(&png[12..16], b"IHDR");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap()) as usize;
        assert_eq!((number(16), number(20)), (WIDTH, HEIGHT));
        assert_eq!(&png[png.len() - 8..png.len() - 4], b"IEND");
        assert!(png.len() < 60_000, "{} bytes", png.len());
    }

    #[test]
    fn colours_are_mixed_part_by_part() {
        assert_eq!(mixed([0, 100, 255], [255, 100, 0], 0.5), [128, 100, 128]);
        assert_eq!(mixed([1, 2, 3], [9, 9, 9], 0.0), [1, 2, 3]);
    }
}
