import { describe, expect, it } from "vitest";
import { LANGS, speech } from "../../speech/language.svelte";
import { inStock } from "./stock";

describe("what can be had of a unit", () => {
  it("is never more than supply pays for", async () => {
    await speech.change("en");
    expect(inStock({ most: 2, counters: 20 })).toBe("enough for 2 of 20");
    expect(inStock({ most: 20, counters: 20 })).toBe("20 left");
    for (const lang of LANGS) {
      await speech.change(lang);
      const said = inStock({ most: 1, counters: 20 });
      expect([said.includes("20"), said.startsWith("web-")]).toEqual([true, false]);
    }
  });
});
