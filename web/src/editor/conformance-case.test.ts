import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { awaitsOf, conformanceCase } from "./conformance-case";

it("is a file that says the position and whom it waits for", () => {
  const file = conformanceCase({
    game: "grecia",
    name: "Troy is “besieged”",
    rules: ["GR-COM-02"],
    options: { players: "2", dice: "yes" },
    position: {
      round: 3,
      winner: null,
      last_battle: ["bat_2", null],
      battle_cards: [null, "bat_3"],
      supply: [9, 2],
      act: { verb: "move", units: ["light troy"], hero: null },
      zones: { troy: "purple LH, fortress purple" },
    },
    awaits: awaitsOf({ seats: [2] }),
  });
  expect(parse(file)).toEqual({
    game: "grecia",
    case: [
      {
        name: "Troy is “besieged”",
        rules: ["GR-COM-02"],
        options: { players: 2, dice: "yes" },
        position: {
          round: 3,
          last_battle: ["bat_2", ""],
          battle_cards: ["", "bat_3"],
          supply: [9, 2],
          act: { verb: "move", units: ["light troy"] },
          zones: { troy: "purple LH, fortress purple" },
        },
        expect: { awaits: "seat 2" },
      },
    ],
  });
});

it("says whom a game waits for as cases do", () => {
  expect(awaitsOf({ seats: [1, 3] })).toBe("seats 1 3");
  expect(awaitsOf("chance")).toBe("chance");
  expect(awaitsOf("nobody")).toBe("nobody");
});
