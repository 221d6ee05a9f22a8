//! Points of colour, and areas that are filled row by row with soft edges.

use super::{Colour, Place};

/// Each row is looked at so many times; within it edges lie where they lie.
const FINE: usize = 4;

/// What is drawn on.
pub(super) struct Raster {
    width: usize,
    points: Vec<Colour>,
}

impl Raster {
    pub(super) fn new(width: usize, height: usize, ground: Colour) -> Self {
        Self { width, points: vec![ground; width * height] }
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }

    /// The rows from above, three bytes a point.
    pub(super) fn rows(&self) -> Vec<u8> {
        self.points.as_flattened().to_vec()
    }

    /// Fills what lies within an odd number of outlines.
    pub(super) fn fill(&mut self, outlines: &[Vec<Place>], colour: Colour) {
        let heights = || outlines.iter().flatten().map(|&[_, y]| y);
        let (top, bottom) = (heights().fold(f32::MAX, f32::min), heights().fold(f32::MIN, f32::max));
        let rows = self.points.len() / self.width;
        let (first, last) = (top.max(0.0) as usize, (bottom.max(0.0).ceil() as usize).min(rows));
        let mut covered = vec![0.0_f32; self.width];
        for row in first..last {
            let mut touched = (self.width, 0);
            for part in 0..FINE {
                let y = row as f32 + (part as f32 + 0.5) / FINE as f32;
                for [from, to] in spans(outlines, y) {
                    let (from, to) = (from.max(0.0), to.min(self.width as f32));
                    if from >= to {
                        continue;
                    }
                    cover(&mut covered, from, to);
                    touched = (touched.0.min(from as usize), touched.1.max(to.ceil() as usize));
                }
            }
            let points = &mut self.points[row * self.width..(row + 1) * self.width];
            for column in touched.0..touched.1.min(self.width) {
                let share = std::mem::take(&mut covered[column]);
                points[column] = super::mixed(points[column], colour, share.min(1.0));
            }
        }
    }
}

/// What lies within the outlines at this height, from left to right.
fn spans(outlines: &[Vec<Place>], y: f32) -> Vec<[f32; 2]> {
    let mut crossings = Vec::new();
    for outline in outlines {
        let next = outline.iter().cycle().skip(1);
        for (&[x1, y1], &[x2, y2]) in outline.iter().zip(next) {
            if (y1 > y) != (y2 > y) {
                crossings.push(x1 + (y - y1) / (y2 - y1) * (x2 - x1));
            }
        }
    }
    crossings.sort_by(f32::total_cmp);
    crossings.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

/// Notes how much of each point lies within a span of one of the looks at its row.
fn cover(covered: &mut [f32], from: f32, to: f32) {
    let whole = 1.0 / FINE as f32;
    let (first, last) = (from as usize, (to.ceil() as usize).min(covered.len()));
    for (column, share) in covered.iter_mut().enumerate().take(last).skip(first) {
        let within = to.min(column as f32 + 1.0) - from.max(column as f32);
        *share += whole * within.max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(outlines: &[Vec<Place>]) -> Vec<u8> {
        let mut raster = Raster::new(4, 3, [0; 3]);
        raster.fill(outlines, [200, 0, 0]);
        raster.rows().chunks(3).map(|point| point[0]).collect()
    }

    #[test]
    fn an_area_covers_whole_points_and_parts_of_them() {
        let square = vec![[1.0, 0.5], [3.5, 0.5], [3.5, 2.0], [1.0, 2.0]];
        assert_eq!(drawn(&[square]), [0, 100, 100, 50, 0, 200, 200, 100, 0, 0, 0, 0]);
    }

    #[test]
    fn a_hole_stays_empty_and_what_lies_outside_does_no_harm() {
        let around = vec![[-5.0, -5.0], [9.0, -5.0], [9.0, 9.0], [-5.0, 9.0]];
        let hole = vec![[1.0, 1.0], [2.0, 1.0], [2.0, 2.0], [1.0, 2.0]];
        assert_eq!(drawn(&[around, hole]), [200, 200, 200, 200, 200, 0, 200, 200, 200, 200, 200, 200]);
        assert_eq!(drawn(&[vec![[9.0, 9.0], [12.0, 9.0], [12.0, 12.0]]]), [0; 12]);
        assert_eq!(drawn(&[]), [0; 12]);
    }
}
