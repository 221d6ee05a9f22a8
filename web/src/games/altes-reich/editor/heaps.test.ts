import { describe, expect, it } from "vitest";
import { atRound, heapOf, moved, winnerOf, wonBy } from "./heaps";

const POSITION = {
  round: 3,
  pile: 20,
  hands: [["otto-i"], ["agnes", "arnulf"]],
  table: ["2 rupert"],
  played: ["conrad-i"],
};
const ORDER = [2, 1];

describe("a card", () => {
  it("lies where it is named, else in the pile", () => {
    expect(heapOf(POSITION, "agnes")).toEqual({ kind: "hand", seat: 2 });
    expect(heapOf(POSITION, "rupert")).toEqual({ kind: "table" });
    expect(heapOf(POSITION, "conrad-i")).toEqual({ kind: "played" });
    expect(heapOf(POSITION, "henry-i")).toEqual({ kind: "pile" });
  });

  it("lies in one heap only, and the pile is all that is left", () => {
    const position = moved(POSITION, "agnes", { kind: "hand", seat: 1 }, ORDER);
    expect(position).toMatchObject({ hands: [["otto-i", "agnes"], ["arnulf"]] });
    expect(position).not.toHaveProperty("pile");
    expect(heapOf(moved(position, "agnes", { kind: "pile" }, ORDER), "agnes")).toEqual({ kind: "pile" });
    expect(moved(POSITION, "rupert", { kind: "removed" }, ORDER)).toMatchObject({
      table: [],
      removed: ["rupert"],
    });
  });

  it("is laid on the table by whoever is next in play order", () => {
    expect(moved(POSITION, "otto-i", { kind: "table" }, ORDER)).toMatchObject({
      hands: [[], ["agnes", "arnulf"]],
      table: ["2 rupert", "1 otto-i"],
    });
  });
});

describe("a round", () => {
  it("begins anew when another one is chosen: hands are shorter, the past is filled in", () => {
    expect(atRound({ ...POSITION, event: "e0911-forchheim", start: 2 }, 11, 1)).toEqual({
      round: 11,
      start: 2,
      event: "e0911-forchheim",
      hands: [["otto-i"], ["agnes"]],
    });
  });

  it("was won by one seat, with its event", () => {
    const position = { won: [["1.1 e0843-verdun"], ["1.2 e0911-forchheim"]] };
    expect(winnerOf(position, 1, 2)).toBe(2);
    expect(winnerOf(position, 1, 3)).toBeUndefined();
    expect(wonBy(position, 1, 2, 1, 2)["won"]).toEqual([["1.1 e0843-verdun", "1.2 e0911-forchheim"], []]);
    expect(wonBy(position, 1, 3, 2, 2)["won"]).toEqual([
      ["1.1 e0843-verdun"],
      ["1.2 e0911-forchheim", "1.3"],
    ]);
  });
});
