import { describe, expect, it } from "vitest";
import { trickOf } from "./comparison";

describe("a worked example of El Viejo Imperio", () => {
  it("lays out a trick", () => {
    const trick = trickOf({
      position: { event: "e1517-wittenberg-theses" },
      play: ["1: play maximilian-i", "2: declare rupert, play leopold-i"],
      events: [
        {
          event: "compared",
          symbol: "reign-longest",
          cards: ["maximilian-i", "leopold-i"],
          values: [26, 47],
          left: ["leopold-i"],
        },
        { event: "event-won", card: "leopold-i" },
      ],
    });
    expect(trick.cards.map((one) => one.declared)).toEqual([[], ["rupert"]]);
    expect(trick.compared[0]?.values).toEqual({ "maximilian-i": 26, "leopold-i": 47 });
    expect(trick.winner).toBe("leopold-i");
  });
});
