import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Geometry } from "./geometry";
import { Arranger, blocks, type Size, type Wish } from "./layout";
import { Terrain } from "./terrain";

const square: Geometry = {
  viewBox: [0, 0, 400, 200],
  zones: {
    west: { kind: "land", path: "M0 0l200 0 0 200-200 0z", label: [100, 100], slots: [[100, 100]] },
    east: { kind: "land", path: "M200 0l200 0 0 200-200 0z", label: [300, 100], slots: [[300, 100]] },
    port: { kind: "city", marker: [210, 100], label: [210, 120], slots: [[210, 100]] },
  },
};

function geometry(game: string): Geometry {
  return JSON.parse(readFileSync(`../data/${game}/geometry.json`, "utf8")) as Geometry;
}

const overlapping = (a: readonly number[], b: readonly number[], [w, h]: Size): boolean =>
  Math.abs((a[0] ?? 0) - (b[0] ?? 0)) < w && Math.abs((a[1] ?? 0) - (b[1] ?? 0)) < h;

describe("the terrain", () => {
  const terrain = new Terrain(square);
  test("knows which zone is where", () => {
    expect(terrain.zoneAt(50, 50)).toBe(terrain.number("west"));
    expect(terrain.zoneAt(350, 50)).toBe(terrain.number("east"));
    expect(terrain.zoneAt(-5, 50)).toBe(-1);
  });
  test("measures how far the border is", () => {
    expect(terrain.clearanceAt(100, 100)).toBeGreaterThan(80);
    expect(terrain.clearanceAt(195, 100)).toBeLessThan(10);
  });
});

describe("blocks of pieces", () => {
  test("never overlap their own name", () => {
    for (const block of blocks(
      [
        [40, 40],
        [40, 40],
        [30, 30],
      ],
      [80, 20],
    ))
      for (const box of block.boxes) {
        const label = block.label;
        expect(
          label &&
            Math.abs(box.x - label.x) < (box.w + label.w) / 2 - 1.5 &&
            Math.abs(box.y - label.y) < (box.h + label.h) / 2 - 1.5,
        ).toBeFalsy();
      }
  });
});

describe("the arranger", () => {
  const unit: Size = [40, 40];
  const wish = (id: string, count: number): Wish => ({
    id,
    label: [60, 20],
    variants: [Array.from({ length: count }, () => unit), [unit]],
  });

  test("keeps pieces within their zone and apart", () => {
    const { west } = Object.fromEntries(new Arranger(square).arrange([wish("west", 3)]));
    expect(west?.variant).toBe(0);
    for (const [x, y] of west?.pieces ?? []) {
      expect(x).toBeLessThan(181);
      expect(y).toBeGreaterThan(19);
    }
    const [first = [0, 0], second = [0, 0]] = west?.pieces ?? [];
    expect(overlapping(first, second, unit)).toBe(false);
  });

  test("stacks what does not fit", () => {
    const placed = new Arranger(square).arrange([wish("west", 30)]);
    expect(placed.get("west")?.variant).toBe(1);
  });

  test("leaves alone what has not changed", () => {
    const arranger = new Arranger(square);
    const before = arranger.arrange([wish("west", 2), wish("east", 1)]);
    const after = arranger.arrange([wish("west", 2), wish("east", 3)]);
    expect(after.get("west")).toBe(before.get("west"));
    expect(after.get("east")?.pieces).toHaveLength(3);
  });

  test("knows which names can't be read any more", () => {
    const arranger = new Arranger(square);
    const full = (id: string): Wish => ({ id, label: [190, 190], variants: [[[150, 150]]] });
    arranger.arrange([wish("west", 2), wish("east", 1)]);
    expect(["west", "east"].map((id) => arranger.legible(id))).toEqual([true, true]);
    arranger.arrange([full("west"), full("east")]);
    expect(["west", "east"].every((id) => arranger.legible(id))).toBe(false);
  });

  test("finds room beside a city's marker", () => {
    const placed = new Arranger(square).arrange([wish("port", 1)]);
    const [x = 0, y = 0] = placed.get("port")?.pieces[0] ?? [];
    expect(Math.hypot(x - 210, y - 100)).toBeLessThan(60);
  });

  test.each(["grecia", "napoleon"])("lays out a full map of %s without pieces on pieces", (game) => {
    const map = geometry(game);
    const wishes = Object.entries(map.zones).map(([id, shape]): Wish => ({
      id,
      label: [90, 21],
      variants: [Array.from({ length: shape.kind === "land" ? 3 : 1 }, () => unit), [unit]],
    }));
    const placed = new Arranger(map).arrange(wishes);
    const pieces = [...placed].flatMap(([id, { pieces }]) => pieces.map((at) => ({ id, at })));
    let clashes = 0;
    for (const [index, a] of pieces.entries())
      for (const b of pieces.slice(index + 1)) if (overlapping(a.at, b.at, [34, 34])) clashes += 1;
    expect(clashes).toBeLessThan(game === "grecia" ? 1 : 6);
  });
});
