import { describe, expect, it } from "vitest";
import { standings } from "../../empires/diagram/position";
import { drawn } from "./drawn";

describe("a worked example of Grecia", () => {
  it("tells what stands where", () => {
    const found = standings(drawn, {
      position: { colours: ["red"], zones: { corinth: "red LM, brasidas, fortress blue", aegean: "blue 2" } },
      play: [],
      events: [],
    });
    expect(found.get("corinth")?.map((one) => one.id)).toEqual(["light", "medium", "brasidas", "fortress"]);
    expect(found.get("aegean")).toEqual([{ what: "unit", side: "blue", id: "ship", count: 2 }]);
  });
});
