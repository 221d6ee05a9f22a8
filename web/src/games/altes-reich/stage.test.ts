// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { placesOf } from "./stage";

describe("the places of a round", () => {
  const view = {
    order: [3, 1, 2],
    table: [
      { seat: 3, card: "theophanu" },
      { seat: 1, card: null },
    ],
    vacant_throne: false,
  };

  it("stand in play order, covered, open or empty", () => {
    expect(placesOf(view)).toEqual([
      { seat: 3, card: "theophanu" },
      { seat: 1, card: null },
      { seat: 2, card: undefined },
    ]);
  });

  it("end with the third hand where the throne is vacant", () => {
    expect(placesOf({ ...view, vacant_throne: true }).at(-1)).toEqual({ seat: null, card: undefined });
  });
});
