import { expect, it } from "vitest";
import type { View } from "../../../wire/altes-reich/View";
import { drafted } from "./drafted";

const VIEW = {
  round: 1,
  event: "e0911-forchheim",
  symbols: ["reign-shortest"],
  table: [],
  hand: ["agnes"],
  hand_sizes: [1, 1],
  played: [],
  removed: [],
} as unknown as View;
const PRINTED = ["agnes", "otto-i", "rupert", "e0911-forchheim", "reign-shortest"];
const known = (_: string, id: string) => PRINTED.includes(id);

it("shows a draft of El Viejo Imperio with the hand of any seat, and nothing that is not printed", () => {
  const position = {
    round: 3,
    event: "e0000-nowhere",
    hands: [["agnes"], ["otto-i", "nobody"]],
    table: ["1 rupert"],
    removed: ["rupert"],
  };
  expect(drafted(position, VIEW, 2, known)).toMatchObject({
    round: 3,
    event: "e0911-forchheim",
    hand: ["otto-i"],
    hand_sizes: [1, 2],
    table: [{ seat: 1, card: "rupert" }],
    removed: ["rupert"],
  });
});
