import { describe, expect, it } from "vitest";
import { bounds, cutOut, spread, type Geometry, type Group } from "./cut-out";

const geometry: Geometry = {
  viewBox: [0, 0, 1600, 1200],
  zones: {
    near: { kind: "land", label: [100, 100], slots: [[100, 100]] },
    beside: { kind: "land", label: [110, 104], slots: [[110, 104]] },
    far: { kind: "sea", label: [700, 400], slots: [[700, 400]] },
  },
};

describe("the cut-out of a map", () => {
  it("holds every group whole, and none covers another", () => {
    const { viewBox, groups } = cutOut(geometry, [
      { zone: "near", pieces: 3, label: "Near" },
      { zone: "beside", pieces: 2, label: "Beside the other" },
      { zone: "far", pieces: 1, label: "Far away" },
    ]);
    const all = [...groups.values()];
    for (const group of all) {
      expect(group.x - group.width / 2).toBeGreaterThanOrEqual(viewBox[0]);
      expect(group.x + group.width / 2).toBeLessThanOrEqual(viewBox[0] + viewBox[2]);
      expect(group.y - group.height / 2).toBeGreaterThanOrEqual(viewBox[1]);
      expect(group.y + group.height / 2).toBeLessThanOrEqual(viewBox[1] + viewBox[3]);
    }
    const [one, other] = all as [Group, Group];
    const apart =
      Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
      Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
    expect(apart).toBe(true);
  });

  it("leaves groups alone that do not touch", () => {
    const groups: Group[] = [
      { zone: "a", pieces: 1, label: "", x: 0, y: 0, width: 10, height: 10 },
      { zone: "b", pieces: 1, label: "", x: 50, y: 0, width: 10, height: 10 },
    ];
    spread(groups, 4);
    expect(groups.map((group) => group.x)).toEqual([0, 50]);
  });

  it("reads the box of a path", () => {
    expect(bounds("M10 20l5-5 0 .5-20 30z")).toEqual([-5, 15, 15, 45.5]);
  });
});
