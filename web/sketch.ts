// A map in a few strokes, for where it is seen from afar: its lands with fewer points, neighbours with one common border.
import { rings, type Geometry, type Point } from "./src/map/geometry";

const keyOf = ([x, y]: Point): string => `${x} ${y}`;
/** Sums of the steps of a path miss by a hair what they should meet. */
const tidy = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Where borders of three zones or more meet, or a border ends: points that stay. */
function junctions(outlines: readonly Point[][]): Set<string> {
  const ways = new Map<string, Set<string>>();
  const lead = (from: string, to: string): void => {
    const known = ways.get(from);
    if (known) known.add(to);
    else ways.set(from, new Set([to]));
  };
  for (const outline of outlines)
    outline.forEach((point, at) => {
      const [here, next] = [keyOf(point), keyOf(outline[(at + 1) % outline.length] ?? point)];
      lead(here, next);
      lead(next, here);
    });
  return new Set([...ways].filter(([, others]) => others.size !== 2).map(([key]) => key));
}

/** How far a point is from the line between two others. */
function aside([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x - x1) * dy - (y - y1) * dx) / length;
}

/** The line with only the points that it would miss by more than `slack` (Douglas and Peucker). */
function straightened(line: readonly Point[], slack: number): Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  let [farthest, worst] = [0, slack];
  line.slice(1, -1).forEach((point, index) => {
    const distance = aside(point, first, last);
    if (distance > worst) [farthest, worst] = [index + 1, distance];
  });
  if (farthest === 0) return [first, last];
  return [
    ...straightened(line.slice(0, farthest + 1), slack).slice(0, -1),
    ...straightened(line.slice(farthest), slack),
  ];
}

/** The same whichever of two neighbours walks along it, in whichever direction. */
function eitherWay(line: readonly Point[], slack: number): Point[] {
  const [start, end] = [keyOf(line[0] as Point), keyOf(line.at(-1) as Point)];
  const second = keyOf(line[1] as Point);
  const forth = start < end || (start === end && second < keyOf(line.at(-2) as Point));
  return forth ? straightened(line, slack) : straightened([...line].reverse(), slack).reverse();
}

function simplerRing(ring: readonly Point[], fixed: ReadonlySet<string>, slack: number): Point[] {
  // A ring that meets no junction starts at the same point for all its neighbours.
  const keys = ring.map(keyOf);
  const least = keys.reduce((best, key) => (key < best ? key : best));
  const meets = keys.some((key) => fixed.has(key));
  const stays = (key: string): boolean => (meets ? fixed.has(key) : key === least);
  const start = keys.findIndex(stays);
  const walk = [...ring.slice(start), ...ring.slice(0, start), ring[start] as Point];
  const found: Point[] = [];
  let line: Point[] = [];
  for (const point of walk) {
    line.push(point);
    if (line.length === 1 || !stays(keyOf(point))) continue;
    found.push(...eitherWay(line, slack).slice(0, -1));
    line = [point];
  }
  return found;
}

/** A ring as a path, in whole units. */
function written(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map(([toX, toY]) => {
    const step = `${Math.round(toX) - x} ${Math.round(toY) - y}`;
    [x, y] = [Math.round(toX), Math.round(toY)];
    return step;
  });
  return `M${steps[0] ?? ""}l${steps.slice(1).join(" ")}z`;
}

/** Whether any of it can be seen through a frame. */
function isWithin(outline: readonly Point[][], [left, top, width, height]: Geometry["viewBox"]): boolean {
  const xs = outline.flat().map(([x]) => x);
  const ys = outline.flat().map(([, y]) => y);
  return (
    Math.min(...xs) < left + width &&
    Math.max(...xs) > left &&
    Math.min(...ys) < top + height &&
    Math.max(...ys) > top
  );
}

/** The zones on land that are seen through a frame, in paths that are nowhere further than `slack` from how they were drawn. */
export function sketch(
  zones: Geometry["zones"],
  frame: Geometry["viewBox"],
  slack = 4,
): Record<string, string> {
  const drawn = Object.entries(zones)
    .filter(([, { kind, path }]) => kind !== "sea" && path)
    .map(([id, { path }]) => [id, rings(path ?? "").map((ring) => ring.map(tidy))] as const);
  const fixed = junctions(drawn.flatMap(([, outline]) => outline));
  return Object.fromEntries(
    drawn
      .filter(([, outline]) => isWithin(outline, frame))
      .map(([id, outline]) => {
        const simpler = outline.map((ring) => simplerRing(ring, fixed, slack));
        return [
          id,
          simpler
            .filter((ring) => ring.length > 2)
            .map(written)
            .join(""),
        ];
      }),
  );
}
