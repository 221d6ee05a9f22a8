import { describe, expect, it } from "vitest";
import { at, put, without } from "./notation";

describe("a position", () => {
  const usual = { supply: [2, 2, 2], round: 1 };

  it("takes what it does not say of other seats from what is usual", () => {
    expect(put({ round: 3 }, ["supply", 1], 9, usual)).toEqual({ round: 3, supply: [2, 9, 2] });
    expect(put({ supply: [5] }, ["supply", 1], 9, usual)).toEqual({ supply: [5, 9, 2] });
  });

  it("leaves a gap for seats of which nothing is known", () => {
    expect(put({}, ["hands", 1], ["tac_wedge"])).toEqual({ hands: [[], ["tac_wedge"]] });
    expect(put({ routes: ["tra_rome", "tra_paris"] }, ["routes", 0], null)).toEqual({
      routes: [null, "tra_paris"],
    });
  });

  it("tells what it says, and what it does not", () => {
    expect(at({ supply: [5] }, ["supply", 0])).toBe(5);
    expect(at({ routes: [null] }, ["routes", 0])).toBeNull();
    expect(at({ supply: [5] }, ["supply", 1])).toBeUndefined();
    expect(at({}, ["round"])).toBeUndefined();
    expect(without({ round: 3, phase: "with", act: {} }, ["phase", "act"])).toEqual({ round: 3 });
  });
});
