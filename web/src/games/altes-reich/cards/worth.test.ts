import { describe, expect, it } from "vitest";
import { best, crownTotal, distance, worth } from "./worth";

const barbarossa = {
  reign_from: 1152,
  reign_to: 1190,
  years: 38,
  crowns: ["germany", "italy", "burgundy"],
  emperor: true,
};

describe("what a card shows", () => {
  it("counts the imperial crown among the crowns", () => {
    expect(crownTotal(barbarossa)).toBe(4);
    expect(crownTotal({ crowns: [], emperor: false })).toBe(0);
  });

  it("measures the distance to the nearer end of the reign", () => {
    expect(distance(barbarossa, 1176)).toBe(0);
    expect(distance(barbarossa, 1190)).toBe(0);
    expect(distance(barbarossa, 1122)).toBe(30);
    expect(distance(barbarossa, 1356)).toBe(166);
  });

  it("reads every measure", () => {
    expect(worth(barbarossa, "crowns", 1176)).toBe(4);
    expect(worth(barbarossa, "years", 1176)).toBe(38);
    expect(worth(barbarossa, "distance", 1200)).toBe(10);
    expect(worth(barbarossa, "reign_from", 1176)).toBe(1152);
    expect(worth(barbarossa, "reign_to", 1176)).toBe(1190);
  });

  it("finds the best of a column", () => {
    expect(best([4, 1, 9], "max")).toBe(9);
    expect(best([4, 1, 9], "min")).toBe(1);
    expect(best([], "min")).toBeUndefined();
  });
});
