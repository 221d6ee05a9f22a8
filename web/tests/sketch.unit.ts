// Maps in a few strokes: fewer points, and no gaps between neighbours.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sketch } from "../sketch";
import { rings, type Geometry } from "../src/map/geometry";

const here = dirname(fileURLToPath(import.meta.url));

const zone = (path: string): Geometry["zones"][string] => ({ kind: "land", path, label: [0, 0], slots: [] });

test("a border that two zones share is drawn alike by both, whichever way they walk along it", () => {
  const drawn = sketch(
    {
      west: zone("M0 0l40 0 1 20 -1 20 9 20 -9 20 -40 0z"),
      east: zone("M40 0l40 0 0 80 -40 0 9 -20 -9 -20 1 -20z"),
    },
    [0, 0, 100, 100],
  );
  const points = (id: string) => (rings(drawn[id] ?? "")[0] ?? []).map(String);
  expect(points("west")).toContain("49,60");
  expect(points("west")).not.toContain("41,20");
  expect(points("west").filter((point) => points("east").includes(point))).toEqual([
    "40,0",
    "40,40",
    "49,60",
    "40,80",
  ]);
});

test("what lies outside the frame, and the sea, is left out", () => {
  const square = "M10 10l20 0 0 20 -20 0z";
  const zones = {
    near: zone(square),
    far: zone("M200 10l20 0 0 20 -20 0z"),
    sea: { ...zone(square), kind: "sea" as const },
  };
  expect(Object.keys(sketch(zones, [0, 0, 100, 100]))).toEqual(["near"]);
});

test.each(["grecia", "napoleon"])(
  "the map of %s gets much smaller, and every land keeps its place",
  (game) => {
    const file = readFileSync(join(here, `../../data/${game}/geometry.json`), "utf8");
    const { zones, viewBox } = JSON.parse(file) as Geometry;
    const drawn = sketch(zones, viewBox);
    const lands = Object.entries(zones).filter(([, { kind, path }]) => kind !== "sea" && path);
    const length = (paths: (string | undefined)[]) =>
      paths.reduce((sum, path) => sum + (path?.length ?? 0), 0);
    expect(length(Object.values(drawn))).toBeLessThan(length(lands.map(([, { path }]) => path)) / 3);
    for (const [id] of lands) expect(rings(drawn[id] ?? "").length, id).toBeGreaterThan(0);
  },
);
