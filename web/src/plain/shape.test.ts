import { describe, expect, it } from "vitest";
import type { Scene } from "../scene/scene";
import { inWords, shapeOf } from "./shape";

const edition: Record<string, Record<string, string>> = { card: { seven: "Seven", ace: "Ace" } };
const scene = {
  seat: (seat: number) => `Player ${seat}`,
  lexicon: {
    edition,
    row: (kind: string, id: string) => (edition[kind]?.[id] ? { id, name: edition[kind][id] } : undefined),
    name: (kind: string, id: string) => edition[kind]?.[id] ?? id,
  },
} as unknown as Scene;

describe("a view without a board", () => {
  it("says single things in words", () => {
    const text = (key: string, value: unknown) => shapeOf(scene, key, value);
    expect(text("round", 3)).toEqual({ as: "text", text: "3" });
    expect(text("seat", 2)).toEqual({ as: "text", text: "Player 2" });
    expect(text("trump", "ace")).toEqual({ as: "text", text: "Ace" });
    expect(text("laid", { card: "seven" })).toEqual({ as: "text", text: "Seven" });
    expect(text("laid", null)).toEqual({ as: "text", text: "–" });
    expect(text("hand", [])).toEqual({ as: "text", text: "–" });
    expect(inWords("hand_sizes")).toBe("hand sizes");
  });

  it("lists what is alike", () => {
    expect(shapeOf(scene, "hand", ["seven", "ace"])).toEqual({ as: "list", items: ["Seven", "Ace"] });
    expect(shapeOf(scene, "seats", [1, 2])).toEqual({ as: "list", items: ["Player 1", "Player 2"] });
    expect(shapeOf(scene, "tricks", [["ace"], []])).toEqual({ as: "items", items: [["ace"], []] });
  });

  it("puts records into a table with every key that one of them has", () => {
    expect(
      shapeOf(scene, "seats", [
        { seat: 1, score: 4 },
        { seat: 2, hidden: 3 },
      ]),
    ).toEqual({
      as: "table",
      columns: ["seat", "score", "hidden"],
      rows: [
        { name: undefined, cells: { seat: 1, score: 4 } },
        { name: undefined, cells: { seat: 2, hidden: 3 } },
      ],
    });
    const named = shapeOf(scene, "cards", { ace: { value: 1 }, seven: { value: 7 } });
    expect(named.as === "table" && named.rows.map(({ name }) => name)).toEqual(["Ace", "Seven"]);
  });

  it("keeps other objects as fields", () => {
    expect(shapeOf(scene, "standing", { scores: [1], round: 2 })).toEqual({
      as: "fields",
      fields: [
        ["scores", [1]],
        ["round", 2],
      ],
    });
  });
});
