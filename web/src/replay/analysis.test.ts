import { describe, expect, it } from "vitest";
import { chancesAt, evened, spread, tallies } from "./analysis";

describe("an analysis", () => {
  it("knows the chances of every moment", () => {
    const moments = [
      { ply: 2, win: [0.5, 0.5] },
      { ply: 6, win: [0.8, 0.2] },
    ];
    expect(chancesAt(moments, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(moments, 5)).toEqual([0.5, 0.5]);
    expect(chancesAt(moments, 6)).toEqual([0.8, 0.2]);
    expect(chancesAt([], 3)).toEqual([]);
  });

  it("is evened where moments are too close, but for the end", () => {
    const moments = [
      { ply: 10, win: [0.2, 0.8] },
      { ply: 11, win: [0.4, 0.6] },
      { ply: 14, win: [0.5, 0.5] },
      { ply: 15, win: [1, 0] },
    ];
    const points = evened(moments, 4);
    expect(points.map(({ ply }) => ply)).toEqual([10.5, 14, 15]);
    expect(points[0]?.win[0]).toBeCloseTo(0.3);
    expect(points.at(-1)?.win).toEqual([1, 0]);
    expect(evened(moments, 1)).toHaveLength(4);
    expect(evened([], 4)).toEqual([]);
  });

  it("counts a battle for both sides", () => {
    const battles = [
      { ply: 4, target: "bavaria", attacker: 1, defender: 2, expected: 0.75, won: false },
      { ply: 9, target: "tyrol", attacker: 1, expected: 0.5, won: true },
    ];
    expect(tallies(battles, 2)).toEqual([
      { seat: 1, fought: 2, expected: 1.25, won: 1 },
      { seat: 2, fought: 1, expected: 0.25, won: 1 },
    ]);
  });
});

describe("places along a line", () => {
  it("are moved apart, in their order", () => {
    expect(spread([100, 0, 99], 24, 0, 100)).toEqual([100, 0, 76]);
    expect(spread([10, 10, 10], 20, 10, 200)).toEqual([10, 30, 50]);
  });
});
