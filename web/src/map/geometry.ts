// The drawn shapes of a map, as they stand in `geometry.json`.
import type { SeatLook } from "../scene/scene";

export type Point = readonly [x: number, y: number];

export interface Shape {
  kind: "land" | "island" | "sea" | "city";
  /** The outline: `M`, `l` and `z` only. A city has a marker instead. */
  path?: string;
  marker?: Point;
  /** Where the name is best put, before pieces claim room. */
  label: Point;
  slots: Point[];
}

/** What every map has. Games read further decor of theirs from the same file. */
export interface Geometry {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  zones: Record<string, Shape>;
}

/** How a zone looks now. */
export interface MapZone {
  id: string;
  name: string;
  /** What else a screen reader should know: who holds it, what stands in it. */
  about?: string;
  /** The pale fill of its home colour. */
  home?: string | undefined;
  /** The same by night; a darker shade of it where there is none. */
  night?: string | undefined;
  /** The pattern of its home, faintly over the fill. */
  weave?: SeatLook["pattern"] | undefined;
  /** Who holds it: an inner band in the seat's pattern. */
  owner?: SeatLook | undefined;
  choosable?: boolean;
  /** Something could be done with what stands there, once it is touched. */
  able?: boolean;
  selected?: boolean;
}

/** The outline of a shape as closed rings of points. */
export function rings(path: string): Point[][] {
  const found: Point[][] = [];
  let ring: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([MlzZ])([^MlzZ]*)/g)) {
    if (command === "z" || command === "Z") {
      [x, y] = ring[0] ?? [x, y];
      continue;
    }
    if (command === "M") {
      if (ring.length > 2) found.push(ring);
      ring = [];
      [x, y] = [0, 0];
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      ring.push([x, y]);
    }
  }
  if (ring.length > 2) found.push(ring);
  return found;
}

/** One outline of all zones of some kinds, for strokes that run along the shore. */
export function outline(geometry: Geometry, kinds: readonly Shape["kind"][]): string {
  return Object.values(geometry.zones)
    .filter((shape) => kinds.includes(shape.kind))
    .map((shape) => shape.path ?? "")
    .join("");
}

/** Where things of a zone start from and go to. */
export function heart(shape: Shape): Point {
  return shape.marker ?? shape.slots[0] ?? shape.label;
}

/** Where the arrow keys lead. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest zone in a direction, for walking over the map. */
export function neighbour(
  geometry: Geometry,
  zones: readonly Pick<MapZone, "id">[],
  from: string,
  [dx, dy]: Point,
): string | undefined {
  const start = geometry.zones[from];
  if (!start) return undefined;
  const [x, y] = heart(start);
  let best: { id: string; far: number } | undefined;
  for (const { id } of zones) {
    const shape = geometry.zones[id];
    if (!shape || id === from) continue;
    const [zx, zy] = heart(shape);
    const along = (zx - x) * dx + (zy - y) * dy;
    const aside = Math.abs((zx - x) * dy) + Math.abs((zy - y) * dx);
    if (along <= 4 || aside > along * 2) continue;
    const far = along + aside * 1.5;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id;
}
