// Pieces and names are laid out by their real size: within their zone, clear of its border and of each other.
import type { Geometry, Point } from "./geometry";
import { Terrain } from "./terrain";

export type Size = readonly [width: number, height: number];

/** What is to be put into a zone. */
export interface Wish {
  id: string;
  /** The size of its name; none if it is not written. */
  label?: Size | undefined;
  /** The pieces in reading order; if they do not fit, the next variant is tried (such as one stack). */
  variants: readonly (readonly Size[])[];
}

/** Where it was put: middles of name and pieces, and which variant fitted. */
export interface Placed {
  label: Point;
  pieces: readonly Point[];
  variant: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A group of pieces with the name above or below, around the origin. */
interface Block {
  boxes: Box[];
  label: Box | undefined;
  /** Less is better: far-flung shapes are worse than compact ones. */
  awkward: number;
}

interface Found {
  cost: number;
  block: Block;
  at: Point;
  variant: number;
}

const GAP = 3;
/** How far around a zone its pieces and its name can reach. */
const REACH = 160;
/** Small steps around the best point found. */
const FINE = [-14, -7, 0, 7, 14];
/** From this badness on the next variant is tried. */
const TIGHT = 0.34;

function rowsOf(sizes: readonly Size[], columns: number): Box[][] {
  const rows: Box[][] = [];
  for (let at = 0; at < sizes.length; at += columns) {
    const row = sizes.slice(at, at + columns);
    let x = -(row.reduce((sum, [w]) => sum + w, 0) + GAP * (row.length - 1)) / 2;
    rows.push(
      row.map(([w, h]) => {
        const box = { x: x + w / 2, y: 0, w, h };
        x += w + GAP;
        return box;
      }),
    );
  }
  return rows;
}

/** All ways in which the pieces can be grouped with the name. */
export function blocks(sizes: readonly Size[], label: Size | undefined): Block[] {
  const found: Block[] = [];
  const name = (x: number, y: number): Box | undefined => label && { x, y, w: label[0], h: label[1] };
  if (sizes.length === 0) return [{ boxes: [], label: name(0, 0), awkward: 0 }];
  for (let columns = sizes.length; columns >= 1; columns--) {
    if (columns > 1 && Math.ceil(sizes.length / columns) === Math.ceil(sizes.length / (columns - 1)))
      continue;
    const rows = rowsOf(sizes, columns);
    const heights = rows.map((row) => Math.max(...row.map((box) => box.h)));
    const height = heights.reduce((sum, h) => sum + h, 0) + GAP * (rows.length - 1);
    let y = -height / 2;
    rows.forEach((row, index) => {
      const tall = heights[index] ?? 0;
      for (const box of row) box.y = y + tall / 2;
      y += tall + GAP;
    });
    const boxes = rows.flat();
    const width = Math.max(...boxes.map((box) => box.x + box.w / 2)) * 2;
    const awkward = 0.02 * Math.abs(rows.length - Math.min(2, Math.ceil(sizes.length / 3)));
    if (!label) {
      found.push({ boxes, label: undefined, awkward });
      continue;
    }
    const [w, h] = label;
    found.push({ boxes, label: name(0, height / 2 + h / 2 - 1), awkward });
    found.push({ boxes, label: name(0, -height / 2 - h / 2 + 1), awkward: awkward + 0.01 });
    found.push({ boxes, label: name(width / 2 + GAP + w / 2, 0), awkward: awkward + 0.03 });
    found.push({ boxes, label: name(-width / 2 - GAP - w / 2, 0), awkward: awkward + 0.03 });
  }
  return found;
}

/** How much of the smaller of two boxes is covered, the first one moved by `x`, `y`. */
function overlap(a: Box, x: number, y: number, b: Box): number {
  const w = (a.w + b.w) / 2 - Math.abs(a.x + x - b.x);
  if (w <= 0) return 0;
  const h = (a.h + b.h) / 2 - Math.abs(a.y + y - b.y);
  if (h <= 0) return 0;
  return (Math.min(w, a.w, b.w) * Math.min(h, a.h, b.h)) / Math.min(a.w * a.h, b.w * b.h);
}

/** What it costs to be away from the place meant for it. */
function distance([x, y]: Point, home: Point): number {
  return Math.hypot(x - home[0], y - home[1]) / 2400;
}

/** In how many points a box is looked at. */
const SAMPLES = 9;

/** Lays out a whole map, and keeps what need not move when something changes. */
export class Arranger {
  readonly #terrain: Terrain;
  readonly #geometry: Geometry;
  readonly #kept = new Map<string, { signature: string; placed: Placed; boxes: Box[] }>();
  #fixed: Box[];

  /** `fixed` are places where nothing may be put, such as a cartouche. */
  constructor(geometry: Geometry, fixed: readonly { at: Point; size: Size }[] = []) {
    this.#geometry = geometry;
    this.#terrain = new Terrain(geometry);
    this.#fixed = fixed.map(({ at: [x, y], size: [w, h] }) => ({ x, y, w, h }));
  }

  arrange(wishes: readonly Wish[]): Map<string, Placed> {
    const placed = new Map<string, Placed>();
    const changed: { wish: Wish; signature: string; room: number }[] = [];
    const wished = new Set(wishes.map((wish) => wish.id));
    for (const id of this.#kept.keys()) if (!wished.has(id)) this.#kept.delete(id);
    for (const wish of wishes) {
      const signature = JSON.stringify([wish.label, wish.variants]);
      const kept = this.#kept.get(wish.id);
      if (kept?.signature === signature) placed.set(wish.id, kept.placed);
      else {
        this.#kept.delete(wish.id);
        const cells = this.#terrain.cells(this.#terrain.number(wish.id)).length;
        changed.push({ wish, signature, room: cells / (1 + (wish.variants[0]?.length ?? 0)) });
      }
    }
    // The tightest zone chooses first.
    changed.sort((a, b) => a.room - b.room);
    for (const { wish, signature } of changed) {
      const result = this.#place(wish);
      placed.set(wish.id, result.placed);
      this.#kept.set(wish.id, { signature, ...result });
    }
    return placed;
  }

  #place(wish: Wish): { placed: Placed; boxes: Box[] } {
    const shape = this.#geometry.zones[wish.id];
    const home = shape?.marker ?? shape?.label ?? [0, 0];
    const zone = this.#terrain.number(wish.id);
    // Distances are asked for again and again: they are measured once.
    const coarse = this.#candidates(zone, home)
      .map((at) => ({ at, far: distance(at, home) }))
      .sort((a, b) => a.far - b.far);
    const near = this.#near(coarse.map(({ at }) => at));
    let best: Found | undefined;
    for (const [variant, sizes] of wish.variants.entries()) {
      best = undefined;
      const attempt = (block: Block, at: Point, far: number): void => {
        const cost = this.#cost(block, at, zone, far, near, best?.cost ?? Infinity);
        if (!best || cost < best.cost) best = { cost, block, at, variant };
      };
      for (const block of blocks(sizes, wish.label))
        for (const { at, far } of coarse) {
          // They come nearest first: from here on all would be worse.
          if (best && block.awkward + far >= (best as Found).cost) break;
          attempt(block, at, far);
        }
      const { block, at } = best as unknown as Found;
      for (const dx of FINE)
        for (const dy of FINE) {
          const beside: Point = [at[0] + dx, at[1] + dy];
          attempt(block, beside, distance(beside, home));
        }
      if ((best as unknown as Found).cost < TIGHT * (1 + sizes.length * 0.2)) break;
    }
    if (!best) return { placed: { label: home, pieces: [], variant: 0 }, boxes: [] };
    const [x, y] = best.at;
    const moved = (box: Box): Box => ({ ...box, x: box.x + x, y: box.y + y });
    const pieces = best.block.boxes.map(moved);
    const label = best.block.label && moved(best.block.label);
    return {
      placed: {
        label: label ? [label.x, label.y] : [x, y],
        pieces: pieces.map((box): Point => [box.x, box.y]),
        variant: best.variant,
      },
      boxes: label ? [...pieces, label] : pieces,
    };
  }

  /** Points to try: some dozens of cells of the zone, or the surroundings of a marker. */
  #candidates(zone: number, home: Point): Point[] {
    const cells = this.#terrain.cells(zone);
    if (cells.length === 0)
      return [-36, -18, 0, 18, 36].flatMap((dx) =>
        [-36, -18, 0, 18, 36].map((dy): Point => [home[0] + dx, home[1] + dy]),
      );
    const every = Math.max(1, Math.floor(cells.length / 70));
    return [home, ...cells.filter((_, index) => index % every === 0)];
  }

  /** What already stands near these points. */
  #near(points: readonly Point[]): Box[] {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - REACH, Math.max(...xs) + REACH];
    const [top, bottom] = [Math.min(...ys) - REACH, Math.max(...ys) + REACH];
    return [...this.#fixed, ...[...this.#kept.values()].flatMap((kept) => kept.boxes)].filter(
      ({ x, y, w, h }) => x + w / 2 > left && x - w / 2 < right && y + h / 2 > top && y - h / 2 < bottom,
    );
  }

  #cost(
    block: Block,
    [x, y]: Point,
    zone: number,
    far: number,
    others: readonly Box[],
    limit: number,
  ): number {
    let cost = block.awkward + far;
    for (const box of block.boxes) {
      cost += this.#outside(box, x, y, zone);
      if (cost >= limit) return Infinity;
      for (const other of others) cost += overlap(box, x, y, other) * 3;
      if (cost >= limit) return Infinity;
    }
    const label = block.label;
    if (!label) return cost;
    cost += this.#outside(label, x, y, zone) * 0.45;
    for (const other of others) cost += overlap(label, x, y, other) * 2.5;
    return cost;
  }

  /** How badly nine points of a box lie. */
  #outside(box: Box, x: number, y: number, zone: number): number {
    let out = 0;
    for (let sx = -1; sx <= 1; sx++)
      for (let sy = -1; sy <= 1; sy++)
        out += this.#terrain.misfit(x + box.x + sx * 0.46 * box.w, y + box.y + sy * 0.46 * box.h, zone);
    return out / SAMPLES;
  }
}
