import { describe, expect, it } from "vitest";
import { marches, recruits, standings } from "./position";
import { trickOf } from "./comparison";

describe("a worked example", () => {
  it("tells what stands where in Grecia", () => {
    const found = standings("grecia", {
      position: { colours: ["red"], zones: { corinth: "red LM, brasidas, fortress blue", aegean: "blue 2" } },
      play: [],
      events: [],
    });
    expect(found.get("corinth")?.map((one) => one.id)).toEqual(["light", "medium", "brasidas", "fortress"]);
    expect(found.get("aegean")).toEqual([{ what: "unit", side: "blue", id: "ship", count: 2 }]);
  });

  it("tells what stands where in Napoleón", () => {
    const found = standings("napoleon", {
      position: { zones: { tyrrhenian: "france light_ship, britain 2 normal_ship" } },
      play: [],
      events: [],
    });
    expect(found.get("tyrrhenian")?.map((one) => `${one.side} ${one.id}`)).toEqual([
      "france light_ship",
      "britain normal_ship",
      "britain normal_ship",
    ]);
  });

  it("tells attack, support and flight apart", () => {
    const example = {
      position: { zones: {} },
      play: [
        "1: attack, from thebes, to delphi, with medium, go",
        "1: support heavy corinth",
        "1: card bat_2",
        "2: to aetolia, to thermopylae",
      ],
      events: [],
    };
    expect(marches(example)).toEqual([
      { kind: "attack", from: "thebes", to: "delphi" },
      { kind: "support", from: "corinth", to: "delphi" },
      { kind: "flight", from: "delphi", to: "aetolia" },
      { kind: "flight", from: "delphi", to: "thermopylae" },
    ]);
  });

  it("tells moves, storms and new units", () => {
    const example = {
      position: { zones: {} },
      play: [
        "4: move, from bohemia, with austria infantry, to saxony, with austria infantry, to saxony, go",
        "4: storm dresden, with austria infantry, go",
        "4: recruit, take austria recruits, in bohemia",
      ],
      events: [],
    };
    expect(marches(example)).toEqual([
      { kind: "move", from: "bohemia", to: "saxony" },
      { kind: "attack", from: "saxony", to: "dresden" },
    ]);
    expect(recruits(example)).toEqual([
      { zone: "bohemia", standing: { what: "unit", side: "austria", id: "recruits", count: 1 } },
    ]);
  });

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
