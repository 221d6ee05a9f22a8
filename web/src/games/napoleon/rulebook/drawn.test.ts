import { describe, expect, it } from "vitest";
import { standings } from "../../empires/diagram/position";
import { drawn } from "./drawn";

describe("a worked example of Napoleón", () => {
  it("tells what stands where", () => {
    const found = standings(drawn, {
      position: { zones: { tyrrhenian: "france light_ship, britain 2 normal_ship" } },
      play: [],
      events: [],
    });
    expect(found.get("tyrrhenian")?.map((one) => `${one.side} ${one.id}`)).toEqual([
      "france light_ship",
      "britain normal_ship",
      "britain normal_ship",
    ]);
  });
});
