import { describe, expect, it } from "vitest";
import type { Lexicon } from "../speech/lexicon.svelte";
import { idCalled, matches } from "./find";

const lexicon = {
  all: (kind: string) =>
    kind === "zone"
      ? [
          { id: "ephesus", name: "Éfeso" },
          { id: "athens", name: "Atenas" },
        ]
      : [],
} as unknown as Lexicon;

describe("finding by what is typed", () => {
  it("takes words in any order, without accents and case", () => {
    expect(matches("efeso atacar", "Atacar Éfeso")).toBe(true);
    expect(matches("to eph", "Hacia Éfeso", "to ephesus")).toBe(true);
    expect(matches("tebas", "Atacar Éfeso")).toBe(false);
    expect(matches("", "anything")).toBe(true);
  });

  it("knows things by their names, whole or begun, and else takes the word as it is", () => {
    expect(idCalled("efeso", lexicon)).toBe("ephesus");
    expect(idCalled("Ate", lexicon)).toBe("athens");
    expect(idCalled("to attica", lexicon)).toBe("to attica");
  });
});
