// The map as a grid: which zone is where, and how far from its border.
import { rings, type Geometry, type Point } from "./geometry";

/** The side of a cell of the grid, in units of the map. */
export const CELL = 6;

export class Terrain {
  readonly columns: number;
  readonly rows: number;
  readonly ids: readonly string[];
  /** The number of the zone in each cell, from 1; 0 outside all. */
  readonly #zone: Uint8Array;
  /** How far each cell is from the border of its zone, in units of the map. */
  readonly #clearance: Float32Array;
  readonly #cells = new Map<number, Point[]>();

  constructor(geometry: Geometry) {
    const [, , width, height] = geometry.viewBox;
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.ids = Object.keys(geometry.zones);
    this.#zone = new Uint8Array(this.columns * this.rows);
    this.ids.forEach((id, index) => this.#fill(rings(geometry.zones[id]?.path ?? ""), index + 1));
    this.#clearance = this.#measure();
    this.#collect();
  }

  /** Paints the cells whose middle lies within the outline. */
  #fill(outline: Point[][], zone: number): void {
    const crossings = new Map<number, number[]>();
    for (const ring of outline)
      for (let at = 0; at < ring.length; at++) {
        const [x1, y1] = ring[at] as Point;
        const [x2, y2] = ring[at + 1 === ring.length ? 0 : at + 1] as Point;
        const first = Math.max(0, Math.ceil(Math.min(y1, y2) / CELL - 0.5));
        const last = Math.min(this.rows - 1, Math.ceil(Math.max(y1, y2) / CELL - 0.5) - 1);
        for (let row = first; row <= last; row++) {
          const x = x1 + (((row + 0.5) * CELL - y1) / (y2 - y1)) * (x2 - x1);
          const there = crossings.get(row);
          if (there) there.push(x);
          else crossings.set(row, [x]);
        }
      }
    for (const [row, xs] of crossings) {
      xs.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < xs.length; pair += 2) {
        const first = Math.max(0, Math.ceil((xs[pair] ?? 0) / CELL - 0.5));
        const last = Math.min(this.columns - 1, Math.floor((xs[pair + 1] ?? 0) / CELL - 0.5));
        if (last >= first) this.#zone.fill(zone, row * this.columns + first, row * this.columns + last + 1);
      }
    }
  }

  /** Distances to the border, swept once down and once up. */
  #measure(): Float32Array {
    const { columns, rows } = this;
    const zone = this.#zone;
    const far = new Float32Array(zone.length).fill(1e6);
    const sweep = (at: number, other: number, cost: number): void => {
      const distance = zone[other] === zone[at] ? (far[other] as number) + cost : CELL / 2;
      if (distance < (far[at] as number)) far[at] = distance;
    };
    const aside = CELL * Math.SQRT2;
    for (let at = 0; at < zone.length; at++) {
      const column = at % columns;
      if (at < columns || column === 0 || column === columns - 1 || at >= columns * (rows - 1)) {
        // The edge of the sheet is a border too.
        far[at] = CELL / 2;
        continue;
      }
      sweep(at, at - columns, CELL);
      sweep(at, at - 1, CELL);
      sweep(at, at - columns - 1, aside);
      sweep(at, at - columns + 1, aside);
    }
    for (let at = zone.length - columns - 2; at > columns; at--) {
      const column = at % columns;
      if (column === 0 || column === columns - 1) continue;
      sweep(at, at + columns, CELL);
      sweep(at, at + 1, CELL);
      sweep(at, at + columns + 1, aside);
      sweep(at, at + columns - 1, aside);
    }
    return far;
  }

  #collect(): void {
    for (let at = 0; at < this.#zone.length; at++) {
      const zone = this.#zone[at] ?? 0;
      if (zone === 0) continue;
      const point: Point = [((at % this.columns) + 0.5) * CELL, (Math.floor(at / this.columns) + 0.5) * CELL];
      const cells = this.#cells.get(zone);
      if (cells) cells.push(point);
      else this.#cells.set(zone, [point]);
    }
  }

  #at(x: number, y: number): number {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows
      ? -1
      : row * this.columns + column;
  }

  /** The number by which a zone is known to the grid. */
  number(id: string): number {
    return this.ids.indexOf(id) + 1;
  }

  /** The zone at a point, by number; -1 off the sheet. */
  zoneAt(x: number, y: number): number {
    const at = this.#at(x, y);
    return at < 0 ? -1 : (this.#zone[at] ?? 0);
  }

  /** How far a point is from the border of the zone it is in. */
  clearanceAt(x: number, y: number): number {
    const at = this.#at(x, y);
    return at < 0 ? 0 : (this.#clearance[at] ?? 0);
  }

  /** Whether a point lies well within the zone; a zone without cells, such as a city, holds all points. */
  holds(x: number, y: number, zone: number): boolean {
    return !this.#cells.has(zone) || (this.zoneAt(x, y) === zone && this.clearanceAt(x, y) > CELL);
  }

  /** How wrong a point is for a piece of the zone: off the sheet most, another zone, too near the border. */
  misfit(x: number, y: number, zone: number): number {
    const at = this.#at(x, y);
    if (at < 0) return 8;
    if (this.#zone[at] !== zone) return 1;
    return (this.#clearance[at] as number) < 6 ? 0.15 : 0;
  }

  /** The middles of all cells of a zone. */
  cells(zone: number): readonly Point[] {
    return this.#cells.get(zone) ?? [];
  }
}
