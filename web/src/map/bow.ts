// Ways over the map are bows: one sees where they begin and where they lead.
import type { Point } from "./geometry";

/** Points along a bow, both ends included. */
export function bow([x1, y1]: Point, [x2, y2]: Point, steps: number): Point[] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  // It always bends upwards, whichever way it leads.
  const side = dx >= 0 ? 1 : -1;
  const [cx, cy] = [(x1 + x2) / 2 + dy * 0.22 * side, (y1 + y2) / 2 - dx * 0.22 * side];
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2];
  });
}

/** The part of a line that is away from both its ends; all of it if that leaves too little. */
export function inner(points: readonly Point[], inset: number): readonly Point[] {
  const ends = [points[0], points.at(-1)];
  const kept = points.filter(([x, y]) =>
    ends.every((end) => !end || Math.hypot(x - end[0], y - end[1]) >= inset),
  );
  return kept.length < 8 ? points : kept;
}

/** A line through points, as a path. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A line without what its head of this size covers. */
export function shaft(points: readonly Point[], size: number): readonly Point[] {
  const [x, y] = points.at(-1) ?? [0, 0];
  const kept = points.filter(([px, py]) => Math.hypot(px - x, py - y) >= size);
  return kept.length > 1 ? kept : points.slice(0, 2);
}

/** The head at the end of a line, as a path. */
export function arrowHead(points: readonly Point[], size: number): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [px, py] = shaft(points, size).at(-1) ?? [0, 0];
  const length = Math.hypot(x - px, y - py) || 1;
  const [ux, uy] = [(x - px) / length, (y - py) / length];
  const at = (along: number, aside: number): string =>
    `${(x - ux * along - uy * aside).toFixed(1)} ${(y - uy * along + ux * aside).toFixed(1)}`;
  return `M${at(0, 0)}L${at(size * 1.25, size * 0.75)}L${at(size * 1.25, -size * 0.75)}Z`;
}
