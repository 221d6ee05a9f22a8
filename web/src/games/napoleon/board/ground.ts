// What is printed on the map of Europe besides its zones.
import type { Geometry, Point } from "../../../map/geometry";

export interface EuropeGeometry extends Geometry {
  decor: { id: string; path: string }[];
  mountains: { a: string; b: string; points: Point[] }[];
  straits: { a: string; b: string; points: Point[] }[];
  rivers: { id: string; points: Point[] }[];
  lakes: { path: string }[];
}

/** Where the cartouche stands: in the Atlantic, where nobody sails. */
export const CARTOUCHE = { x: 22, y: 22, width: 372, height: 246 };
export const COMPASS: Point = [66, 838];

/** Peaks in a row along a line, about as far apart as they are wide. */
export function peaks(points: readonly Point[], apart = 15): Point[] {
  const found: Point[] = [];
  let left = apart / 2;
  points.slice(1).forEach(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2];
    const length = Math.hypot(x2 - x1, y2 - y1);
    let at = left;
    for (; at <= length; at += apart)
      found.push([x1 + ((x2 - x1) * at) / length, y1 + ((y2 - y1) * at) / length]);
    left = at - length;
  });
  return found;
}

/** The ends of a line, drawn in so that what stands there can still be seen. */
export function drawnIn([x1, y1]: Point, [x2, y2]: Point, by: number): [Point, Point] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const share = Math.min(by, length * 0.3) / length;
  const [dx, dy] = [(x2 - x1) * share, (y2 - y1) * share];
  return [
    [x1 + dx, y1 + dy],
    [x2 - dx, y2 - dy],
  ];
}

/** A smooth line through points, as a path. */
export function flowing(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  return rest.reduce((path, [x, y], index) => {
    const next = rest[index + 1];
    return next ? `${path}Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}` : `${path}L${x} ${y}`;
  }, `M${first[0]} ${first[1]}`);
}
