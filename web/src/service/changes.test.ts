import { describe, expect, it } from "vitest";
import { changed } from "./changes";

describe("changes of a table", () => {
  it("are made where they are, and all else stays the same object", () => {
    const old = {
      version: 3,
      prompt: { message: "x" },
      view: { zones: [{ units: ["light"] }, { units: [] }], cards: ["a"] },
    };
    const after = changed(old, {
      version: [4],
      prompt: 0,
      view: { zones: { 1: { units: [["medium"]] } } },
      result: [null],
    });
    expect(after).toEqual({
      version: 4,
      view: { zones: [{ units: ["light"] }, { units: ["medium"] }], cards: ["a"] },
      result: null,
    });
    const { view } = after as typeof old;
    expect(view.zones[0]).toBe(old.view.zones[0]);
    expect(view.cards).toBe(old.view.cards);
    expect(old.version).toBe(3);
  });

  it("can be none at all", () => expect(changed({ version: 3 }, {})).toEqual({ version: 3 }));
});
