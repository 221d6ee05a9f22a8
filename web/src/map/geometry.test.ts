import { expect, test } from "vitest";
import { arrowHead, bow, inner } from "./bow";
import { rings } from "./geometry";

test("an outline becomes rings of points", () => {
  expect(rings("M10 10l5 0 0 5zM-2 .5l.5-.5 1 1 1 0Z")).toEqual([
    [
      [10, 10],
      [15, 10],
      [15, 15],
    ],
    [
      [-2, 0.5],
      [-1.5, 0],
      [-0.5, 1],
      [0.5, 1],
    ],
  ]);
});

test("a bow begins and ends where it should, and bends upwards", () => {
  const there = bow([0, 100], [100, 100], 10);
  expect(there[0]).toEqual([0, 100]);
  expect(there.at(-1)).toEqual([100, 100]);
  expect(there[5]?.[1]).toBeLessThan(100);
  expect(bow([100, 100], [0, 100], 10)[5]?.[1]).toBeLessThan(100);
  const short = inner(bow([0, 100], [100, 100], 40), 20);
  expect(short[0]?.[0]).toBeGreaterThan(10);
  expect(inner(there, 400)).toBe(there);
  expect(arrowHead(there, 20)).toMatch(/^M100\.0 100\.0L/);
});
