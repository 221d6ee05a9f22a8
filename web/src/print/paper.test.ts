import { describe, expect, it } from "vitest";
import { behind, BLEED, EDGE, grid, OVERLAP, PAPERS, paperOf, rows, tiling } from "./paper";

const CARD = { width: 63, height: 88 };

describe("cards on paper", () => {
  it.each(PAPERS)("lie on %s with their bleed, clear of the edges and of each other", (name) => {
    const paper = paperOf(name);
    for (const card of [CARD, { width: 88, height: 63 }]) {
      const { cuts } = grid(paper, card);
      expect(cuts.length).toBeGreaterThanOrEqual(6);
      for (const cut of cuts) {
        expect(cut.x - BLEED).toBeGreaterThanOrEqual(EDGE.side - 1e-9);
        expect(cut.y - BLEED).toBeGreaterThanOrEqual(EDGE.top - 1e-9);
        expect(cut.x + cut.width + BLEED).toBeLessThanOrEqual(paper.width - EDGE.side + 1e-9);
        expect(cut.y + cut.height + BLEED).toBeLessThanOrEqual(paper.height - EDGE.bottom + 1e-9);
        for (const other of cuts.filter((one) => one !== cut))
          expect(
            Math.abs(cut.x - other.x) >= cut.width + 2 * BLEED - 1e-9 ||
              Math.abs(cut.y - other.y) >= cut.height + 2 * BLEED - 1e-9,
          ).toBe(true);
      }
    }
  });

  it("are eight on A4, which standing ones reach on their side", () => {
    expect(grid(paperOf("a4"), CARD)).toMatchObject({ turned: true });
    expect(grid(paperOf("a4"), CARD).cuts).toHaveLength(8);
    expect(grid(paperOf("a4"), { width: 88, height: 63 })).toMatchObject({ turned: false });
  });

  it("have their backs behind them, and turned over twice they are where they were", () => {
    const paper = paperOf("a4");
    const { cuts } = grid(paper, CARD);
    for (const cut of cuts) {
      const back = behind(paper, cut);
      expect(paper.width - back.x).toBeCloseTo(cut.x + cut.width);
      expect(behind(paper, back).x).toBeCloseTo(cut.x);
      expect(cuts.some(({ x, y }) => Math.abs(x - back.x) < 1e-9 && y === back.y)).toBe(true);
    }
  });
});

describe("counters on paper", () => {
  it("are all there, in rows that share their columns, groups apart", () => {
    const groups = [39, 1, 0, 50, 200];
    const sheets = rows(paperOf("a4"), { width: 18, height: 20 }, groups);
    expect(sheets.length).toBeGreaterThan(1);
    groups.forEach((count, group) =>
      expect(sheets.flat().filter((one) => one.group === group)).toHaveLength(count),
    );
    const [first] = sheets;
    const columns = new Set(first?.map(({ x }) => x.toFixed(3)));
    expect(columns.size).toBe(10);
    for (const sheet of sheets)
      for (const one of sheet) {
        expect(one.y + one.height + BLEED).toBeLessThanOrEqual(297 - EDGE.bottom);
        for (const other of sheet.filter(({ group }) => group !== one.group))
          expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(20 + 2 * BLEED);
      }
  });
});

describe("a map on paper", () => {
  it("is tiled with overlaps that leave nothing out", () => {
    const map = tiling(paperOf("a4"), 1267 / 1600, 560);
    expect([map.columns, map.rows]).toEqual([3, 2]);
    const last = map.tiles.at(-1);
    expect((last?.seen.x ?? 0) + (last?.seen.width ?? 0)).toBeCloseTo(map.width);
    expect((last?.seen.y ?? 0) + (last?.seen.height ?? 0)).toBeCloseTo(map.height);
    const [one, two] = map.tiles;
    expect((one?.seen.width ?? 0) - (two?.seen.x ?? 0)).toBeCloseTo(OVERLAP);
  });

  it("is whole on large paper, within its edges", () => {
    for (const name of ["a3", "a2", "a1"] as const) {
      const map = tiling(paperOf(name), 0.8, 560);
      expect(map.tiles).toHaveLength(1);
      expect(map.sheet.width).toBeGreaterThan(map.sheet.height);
      expect(map.width).toBeLessThanOrEqual(map.sheet.width - 2 * EDGE.side + 1e-9);
      expect(map.height).toBeLessThanOrEqual(map.sheet.height - EDGE.top - EDGE.bottom + 1e-9);
    }
  });
});
