// Which part of a map a diagram shows, and where the groups of pieces stand in it without covering each other.

export interface ZoneShape {
  kind: "land" | "island" | "sea" | "city";
  path?: string;
  label: [number, number];
  slots: [number, number][];
  marker?: [number, number];
}

export interface Geometry {
  viewBox: [number, number, number, number];
  zones: Record<string, ZoneShape>;
  mountains?: { points: [number, number][] }[];
  straits?: { points?: [number, number][]; line?: [number, number][] }[];
}

/** What is to be placed in a zone. */
export interface Wanted {
  zone: string;
  pieces: number;
  label: string;
}

/** A group of pieces with its label; x and y are its middle. */
export interface Group extends Wanted {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CutOut {
  viewBox: [x: number, y: number, width: number, height: number];
  /** How much larger than on the map pieces and labels are drawn. */
  scale: number;
  groups: Map<string, Group>;
}

/** A diagram is this wide when it is drawn at its natural size. */
const WIDTH = 330;
/** Pieces and labels at that size. */
export const PIECE = 32;
export const PIECE_HEIGHT = 39;
export const LABEL = 19;
const LETTER = 8.2;
const AIR = 10;
const MARGIN = 16;

function anchor(shape: ZoneShape): [number, number] {
  const slots = shape.slots.slice(0, 3);
  if (shape.marker) return shape.marker;
  if (slots.length === 0) return shape.label;
  return [
    slots.reduce((sum, [x]) => sum + x, 0) / slots.length,
    slots.reduce((sum, [, y]) => sum + y, 0) / slots.length,
  ];
}

/** Pushes groups apart until none covers another. */
export function spread(groups: Group[], air: number): void {
  for (let round = 0; round < 60; round++) {
    let moved = false;
    groups.forEach((one, index) => {
      for (const other of groups.slice(index + 1)) {
        const overX = (one.width + other.width) / 2 + air - Math.abs(one.x - other.x);
        const overY = (one.height + other.height) / 2 + air - Math.abs(one.y - other.y);
        if (overX <= 0 || overY <= 0) continue;
        moved = true;
        if (overX < overY) {
          const push = (overX / 2 + 0.5) * (one.x <= other.x ? 1 : -1);
          one.x -= push;
          other.x += push;
        } else {
          const push = (overY / 2 + 0.5) * (one.y <= other.y ? 1 : -1);
          one.y -= push;
          other.y += push;
        }
      }
    });
    if (!moved) return;
  }
}

/** The part of the map in which these groups stand, and their places in it. Where they need more room than their zones
 * have, more of the map is shown and everything is drawn larger on it, so that labels stay readable. */
export function cutOut(geometry: Geometry, wanted: Wanted[]): CutOut {
  const known = wanted.filter(({ zone }) => geometry.zones[zone]);
  const anchors = known.map(({ zone }) => anchor(geometry.zones[zone] as ZoneShape));
  const spanX = Math.max(...anchors.map(([x]) => x)) - Math.min(...anchors.map(([x]) => x));
  let scale = Math.max(0.8, Math.min(2.4, (spanX + 150) / WIDTH));
  for (;;) {
    const groups = known.map((want, index): Group => {
      const [x, y] = anchors[index] as [number, number];
      const width = Math.max(want.pieces * (PIECE + 3), want.label.length * LETTER) * scale;
      return { ...want, x, y, width, height: (LABEL + (want.pieces > 0 ? PIECE_HEIGHT : 0)) * scale };
    });
    spread(groups, AIR * scale);
    const viewBox = frameOf(groups, scale);
    if (viewBox[2] <= WIDTH * scale * 1.1 || scale >= 3)
      return { viewBox, scale, groups: new Map(groups.map((group) => [group.zone, group])) };
    scale *= 1.1;
  }
}

/** The box around the groups, neither too narrow nor too flat. */
function frameOf(groups: Group[], scale: number): CutOut["viewBox"] {
  const left = Math.min(...groups.map((group) => group.x - group.width / 2)) - MARGIN * scale;
  const right = Math.max(...groups.map((group) => group.x + group.width / 2)) + MARGIN * scale;
  const top = Math.min(...groups.map((group) => group.y - group.height / 2)) - MARGIN * scale;
  const bottom = Math.max(...groups.map((group) => group.y + group.height / 2)) + MARGIN * scale;
  const width = Math.max(right - left, WIDTH * scale, (bottom - top) * 0.9);
  const height = Math.max(bottom - top, width * 0.58);
  return [(left + right) / 2 - width / 2, (top + bottom) / 2 - height / 2, width, height];
}

/** Peaks along a mountain range, each at its foot. */
export function peaks(points: [number, number][], step: number): [number, number][] {
  const found: [number, number][] = [];
  let rest = step / 2;
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] as [number, number];
    const length = Math.hypot(x - fromX, y - fromY);
    for (; rest < length; rest += step)
      found.push([fromX + ((x - fromX) * rest) / length, fromY + ((y - fromY) * rest) / length]);
    rest -= length;
  });
  return found;
}

type Box = [left: number, top: number, right: number, bottom: number];
const boxes = new Map<string, Box>();

/** The box around a path of relative lines, as maps are drawn with; each is measured once. */
export function bounds(path: string): Box {
  let box = boxes.get(path);
  if (!box) boxes.set(path, (box = measure(path)));
  return box;
}

function measure(path: string): Box {
  const numbers = /[MLml]|-?(?:\d+\.?\d*|\.\d+)/g;
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  let relative = false;
  let pen: [number, number] = [0, 0];
  let pending: number | undefined;
  for (const [token] of path.matchAll(numbers)) {
    if (/[a-z]/i.test(token)) {
      relative = token === token.toLowerCase();
      continue;
    }
    const value = Number(token);
    if (pending === undefined) {
      pending = value;
      continue;
    }
    pen = relative ? [pen[0] + pending, pen[1] + value] : [pending, value];
    pending = undefined;
    box[0] = Math.min(box[0], pen[0]);
    box[1] = Math.min(box[1], pen[1]);
    box[2] = Math.max(box[2], pen[0]);
    box[3] = Math.max(box[3], pen[1]);
  }
  return box;
}

/** An arrow from group to group: a bent line that leaves both free, and its head. */
export function arrow(from: Group, to: Group, scale: number): { line: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const reach = (group: Group): number =>
    Math.min(
      Math.abs(ux) > 0.01 ? group.width / 2 / Math.abs(ux) : Infinity,
      Math.abs(uy) > 0.01 ? group.height / 2 / Math.abs(uy) : Infinity,
    );
  const start = Math.min(reach(from), length * 0.4);
  const end = Math.max(length - reach(to) - 3 * scale, start + length * 0.2);
  const [sx, sy] = [from.x + ux * start, from.y + uy * start];
  const [ex, ey] = [from.x + ux * end, from.y + uy * end];
  const bend = Math.min(length * 0.14, 26 * scale) * (dx >= 0 ? -1 : 1);
  const [cx, cy] = [(sx + ex) / 2 - uy * bend * -1, (sy + ey) / 2 + ux * bend];
  const [hx, hy] = [ex - cx, ey - cy];
  const size = 9 * scale;
  const turn = Math.hypot(hx, hy) || 1;
  const [tx, ty] = [(hx / turn) * size, (hy / turn) * size];
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    line: `M${point(sx, sy)}Q${point(cx, cy)} ${point(ex - tx * 0.6, ey - ty * 0.6)}`,
    head: `M${point(ex, ey)}L${point(ex - tx - ty * 0.7, ey - ty + tx * 0.7)} ${point(ex - tx + ty * 0.7, ey - ty - tx * 0.7)}Z`,
  };
}
