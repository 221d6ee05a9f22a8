import { describe, expect, it } from "vitest";
import { draftOf, packed, unpacked } from "./link";

const DRAFT = {
  options: { players: "2", scenario: "trojan_war" },
  position: { round: 3, zones: { troy: "purple LH, fortress purple, hector", aegean: "red 2" } },
};

describe("a position in an address", () => {
  it("comes back as it was", async () => {
    const hash = await packed(DRAFT);
    expect(hash).toMatch(/^p=[\w-]+$/);
    expect(await unpacked(hash)).toEqual(DRAFT);
  });

  it("is nothing where the address says something else", async () => {
    expect(await unpacked("")).toBeUndefined();
    expect(await unpacked("invitation=abc")).toBeUndefined();
    expect(await unpacked("p=not_a_position")).toBeUndefined();
  });

  it("has options and a position, and neither is anything else", () => {
    expect(draftOf([{}, {}])).toEqual({ options: {}, position: {} });
    expect(draftOf([{ players: 2 }, {}])).toBeUndefined();
    expect(draftOf([{}, []])).toBeUndefined();
    expect(draftOf({ options: {}, position: {} })).toBeUndefined();
  });
});
