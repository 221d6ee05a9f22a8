import { describe, expect, it } from "vitest";
import { drawn } from "../../napoleon/rulebook/drawn";
import { marches, recruits } from "./position";

describe("a worked example", () => {
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
    expect(recruits(drawn, example)).toEqual([
      { zone: "bohemia", standing: { what: "unit", side: "austria", id: "recruits", count: 1 } },
    ]);
  });
});
