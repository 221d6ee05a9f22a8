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

/** Pieces and name where they stand, and how bad it is. */
interface Found {
  cost: number;
  pieces: Box[];
  label: Box | undefined;
}

/** A zone that is laid out: all boxes of it, the one of its name among them. */
interface Kept {
  placed: Placed;
  boxes: Box[];
  label: Box | undefined;
}

/** What a zone can use: its number, the place meant for it, where to try, and what stands there already. */
interface Site {
  zone: number;
  home: Point;
  tether: number;
  /** They come nearest first; distances are asked for again and again, so they are measured once. */
  points: readonly { at: Point; far: number }[];
  others: readonly Box[];
}

const GAP = 3;
/** How far around a zone its pieces and its name can reach. */
const REACH = 160;
/** Small steps around the best point found. */
const FINE = [-14, -7, 0, 7, 14];
/** From this badness on the next variant is tried. */
const TIGHT = 0.34;
/** From this badness on the name may stand apart from the pieces, which costs a little. */
const CROWDED = 0.2;
const APART = 0.04;
/** What it costs that a name has its middle in another zone, where it would name that one. */
const STRAY = 6;
/** From this share of the smaller one on, one thing lies on another. */
const CLASH = 0.04;
/** From this share on, a name that is covered can't be read. */
const COVERED = 0.25;
/** What it costs to cover something wholly, with a piece or with a name. */
const COVERING = { piece: 5, name: 4 };

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

/** How far what belongs to a zone, or to the marker of a city, may be from the place meant for it at the cost of 1. */
const TETHER = { zone: 2400, marker: 500 };

/** What it costs to be away from the place meant for it. */
function distance([x, y]: Point, { home, tether }: Pick<Site, "home" | "tether">): number {
  return Math.hypot(x - home[0], y - home[1]) / tether;
}

/** In how many points a box is looked at. */
const SAMPLES = 9;

/** Lays out a whole map, and keeps what need not move when something changes. */
export class Arranger {
  readonly #terrain: Terrain;
  readonly #geometry: Geometry;
  readonly #kept = new Map<string, Kept & { signature: string }>();
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
    const settle = ({ wish, signature }: (typeof changed)[number]): void => {
      this.#kept.delete(wish.id);
      const result = this.#place(wish);
      placed.set(wish.id, result.placed);
      this.#kept.set(wish.id, { signature, ...result });
    };
    changed.forEach(settle);
    // Who stands on others looks once more for a place, now that all have one.
    changed.filter(({ wish }) => this.#clashes(wish.id)).forEach(settle);
    return placed;
  }

  /** Whether something of a zone lies on something of another. */
  #clashes(id: string): boolean {
    const own = this.#kept.get(id)?.boxes ?? [];
    const others = [...this.#kept].filter(([other]) => other !== id).flatMap(([, { boxes }]) => boxes);
    return own.some((box) => others.some((other) => overlap(box, 0, 0, other) > CLASH));
  }

  /** Whether the name of a zone can be read: on a full map seen from afar, pieces may lie on it. */
  legible(id: string): boolean {
    const label = this.#kept.get(id)?.label;
    const pieces = [...this.#kept.values()].flatMap(({ boxes, label: name }) =>
      boxes.filter((box) => box !== name),
    );
    return !label || pieces.reduce((sum, box) => sum + overlap(label, 0, 0, box), 0) < COVERED;
  }

  #place(wish: Wish): Kept {
    const shape = this.#geometry.zones[wish.id];
    const home = shape?.marker ?? shape?.label ?? [0, 0];
    const zone = this.#terrain.number(wish.id);
    const meant = { home, tether: shape?.marker ? TETHER.marker : TETHER.zone };
    const points = this.#candidates(zone, home)
      .map((at) => ({ at, far: distance(at, meant) }))
      .sort((a, b) => a.far - b.far);
    const site = { zone, ...meant, points, others: this.#near(points.map(({ at }) => at)) };
    let best: Found | undefined;
    let variant = 0;
    for (const [number, sizes] of wish.variants.entries()) {
      best = this.#together(site, sizes, wish.label);
      variant = number;
      // The name of a city belongs to its tower.
      if (best.cost > CROWDED && wish.label && sizes.length > 0 && !shape?.marker) {
        const apart = this.#apart(site, sizes, wish.label);
        if (apart.cost < best.cost) best = apart;
      }
      if (best.cost < TIGHT * (1 + sizes.length * 0.2)) break;
    }
    if (!best) return { placed: { label: home, pieces: [], variant }, boxes: [], label: undefined };
    const { pieces, label } = best;
    return {
      placed: {
        label: label ? [label.x, label.y] : home,
        pieces: pieces.map((box): Point => [box.x, box.y]),
        variant,
      },
      boxes: label ? [...pieces, label] : pieces,
      label,
    };
  }

  /** The best place for pieces and name as one group. */
  #together(site: Site, sizes: readonly Size[], label: Size | undefined): Found {
    let best: { cost: number; block: Block; at: Point } | undefined;
    const attempt = (block: Block, at: Point, far: number): void => {
      const cost = this.#cost(block, at, far, site, best?.cost ?? Infinity);
      if (!best || cost < best.cost) best = { cost, block, at };
    };
    for (const block of blocks(sizes, label))
      for (const { at, far } of site.points) {
        // From here on all would be worse.
        if (best && block.awkward + far >= best.cost) break;
        attempt(block, at, far);
      }
    const { block, at } = best as unknown as { block: Block; at: Point };
    for (const dx of FINE)
      for (const dy of FINE) {
        const beside: Point = [at[0] + dx, at[1] + dy];
        attempt(block, beside, distance(beside, site));
      }
    const found = best as unknown as { cost: number; block: Block; at: Point };
    const moved = (box: Box): Box => ({ ...box, x: box.x + found.at[0], y: box.y + found.at[1] });
    return {
      cost: found.cost,
      pieces: found.block.boxes.map(moved),
      label: found.block.label && moved(found.block.label),
    };
  }

  /** The best place for the pieces, and then for the name wherever there is room. */
  #apart(site: Site, sizes: readonly Size[], label: Size): Found {
    const { cost, pieces } = this.#together(site, sizes, undefined);
    const name = this.#together({ ...site, others: [...site.others, ...pieces] }, [], label);
    return { cost: cost + name.cost + APART, pieces, label: name.label };
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

  #cost(block: Block, [x, y]: Point, far: number, { zone, others }: Site, limit: number): number {
    let cost = block.awkward + far;
    for (const box of block.boxes) {
      cost += this.#outside(box, x, y, zone);
      if (cost >= limit) return Infinity;
      for (const other of others) cost += overlap(box, x, y, other) * COVERING.piece;
      if (cost >= limit) return Infinity;
    }
    const label = block.label;
    if (!label) return cost;
    cost += this.#outside(label, x, y, zone) * 0.45;
    if (!this.#terrain.holds(x + label.x, y + label.y, zone)) cost += STRAY;
    for (const other of others) cost += overlap(label, x, y, other) * COVERING.name;
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
