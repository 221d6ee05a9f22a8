import { describe, expect, it } from "vitest";
import { beside, marksOf, roundsOf } from "./marks";

const log = [
  { ply: 0, rule: "NA-SET-06", kind: "start-drawn", message: "napoleon-event-start-drawn" },
  { ply: 9, rule: "NA-TURN-01", kind: "round-begins", message: "napoleon-event-round-begins", round: 1 },
  { ply: 9, rule: "NA-TURN-02", kind: "turn-begins", message: "napoleon-event-turn-begins", round: 1 },
  { ply: 15, rule: "NA-COM-01", kind: "attack-sea", message: "napoleon-event-attack-sea" },
  { ply: 29, rule: "NA-TURN-01", kind: "round-begins", message: "napoleon-event-round-begins", round: 2 },
];

describe("the moments of a game", () => {
  const marks = marksOf(log);

  it("stand where their line has just been told", () => {
    expect(marks.map(({ ply, kind }) => [ply, kind])).toEqual([
      [10, "round"],
      [10, "turn"],
      [16, "combat"],
      [30, "round"],
    ]);
  });

  it("part the game into rounds, with what comes before", () => {
    expect(roundsOf(marks, 40)).toEqual([
      { round: 0, from: 0, to: 10 },
      { round: 1, from: 10, to: 30 },
      { round: 2, from: 30, to: 40 },
    ]);
  });

  it("follow each other, and the game's edges close them", () => {
    expect(beside(marks, 10, 1, 40)).toBe(16);
    expect(beside(marks, 10, -1, 40)).toBe(0);
    expect(beside(marks, 33, 1, 40)).toBe(40);
    expect(beside(marks, 33, -1, 40)).toBe(30);
  });
});
