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
    for (let row = 0; row < this.rows; row++) {
      const y = (row + 0.5) * CELL;
      const crossings: number[] = [];
      for (const ring of outline)
        ring.forEach(([x1, y1], at) => {
          const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
          if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
        });
      crossings.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const first = Math.max(0, Math.ceil((crossings[pair] ?? 0) / CELL - 0.5));
        const last = Math.min(this.columns - 1, Math.floor((crossings[pair + 1] ?? 0) / CELL - 0.5));
        if (last >= first) this.#zone.fill(zone, row * this.columns + first, row * this.columns + last + 1);
      }
    }
  }

  /** Distances to the border, swept once down and once up. */
  #measure(): Float32Array {
    const { columns, rows } = this;
    const zone = this.#zone;
    const far = new Float32Array(zone.length);
    const step = (at: number, row: number, column: number, dr: number, dc: number, cost: number): void => {
      const [r, c] = [row + dr, column + dc];
      // The edge of the sheet is no border to keep away from, but it is one to stay within.
      const other = r * columns + c;
      const distance =
        r < 0 || c < 0 || r >= rows || c >= columns || zone[other] !== zone[at]
          ? CELL / 2
          : (far[other] ?? 0) + cost;
      far[at] = Math.min(far[at] ?? 0, distance);
    };
    far.fill(1e6);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        step(at, row, column, -1, 0, CELL);
        step(at, row, column, 0, -1, CELL);
        step(at, row, column, -1, -1, CELL * 1.41);
        step(at, row, column, -1, 1, CELL * 1.41);
      }
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--) {
        const at = row * columns + column;
        step(at, row, column, 1, 0, CELL);
        step(at, row, column, 0, 1, CELL);
        step(at, row, column, 1, 1, CELL * 1.41);
        step(at, row, column, 1, -1, CELL * 1.41);
      }
    return far;
  }

  #collect(): void {
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) {
        const zone = this.#zone[row * this.columns + column] ?? 0;
        if (zone === 0) continue;
        const point: Point = [(column + 0.5) * CELL, (row + 0.5) * CELL];
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

  /** The middles of all cells of a zone. */
  cells(zone: number): readonly Point[] {
    return this.#cells.get(zone) ?? [];
  }
}
