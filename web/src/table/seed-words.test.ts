import { describe, expect, it } from "vitest";
import type { Order } from "../wire/Order";
import type { SeatState } from "../wire/SeatState";
import { SeedWords } from "./seed-words.svelte";

/** A lobby where one plays with somebody at the same device and a stranger. */
function lobby() {
  const seats = [
    { seat: 1, yours: true, word: "quercus" },
    { seat: 2, yours: false },
    { seat: 3, yours: true, word: "" },
  ] as SeatState[];
  const sent: [Order, number][] = [];
  const table = {
    latest: { seats },
    command: (order: Order, seat: number) => {
      sent.push([order, seat]);
      return Promise.resolve(true);
    },
  };
  return { words: new SeedWords(table), sent };
}

describe("words for the seed", () => {
  it("are those of everybody at this device", () => {
    const { words } = lobby();
    expect(words.seats.map(({ seat }) => seat)).toEqual([1, 3]);
    expect([words.draft(1), words.differs(1), words.draft(3)]).toEqual(["quercus", false, ""]);
  });

  it("are sent when they are added, and only where they differ", async () => {
    const { words, sent } = lobby();
    words.write(3, " fagus ");
    expect([words.differs(3), words.differs(1)]).toEqual([true, false]);
    await words.add(1);
    expect(sent).toEqual([]);
    expect(await words.addAll()).toBe(true);
    expect(sent).toEqual([[{ do: "word", word: "fagus" }, 3]]);
  });
});
