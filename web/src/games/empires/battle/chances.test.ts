import { expect, test } from "vitest";
import { barsOf } from "./chances";

const card = (word: string, win: number) => ({ word, card: word, win, own_losses: 1, rival_losses: 1 });
const printed = (id: string) => ({ name: id.toUpperCase(), value: id.length });

test("without cards there is one bar for the combat", () => {
  expect(barsOf({ cards: [], win: 0.4 }, printed)).toEqual([
    { words: [], names: [], value: undefined, win: 0.4 },
  ]);
});

test("cards of the same worth share a bar as long as they win as often", () => {
  const bars = barsOf(
    { cards: [card("aa", 0.5), card("bb", 0.5), card("cc", 0.7), card("d", 0.5)], win: 0.5 },
    printed,
  );
  expect(bars.map(({ names, value, win }) => [names.join(), value, win])).toEqual([
    ["AA,BB", 2, 0.5],
    ["CC", 2, 0.7],
    ["D", 1, 0.5],
  ]);
});
