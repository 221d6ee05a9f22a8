import { describe, expect, it } from "vitest";
import type { LogLine } from "../scene/scene";
import { chapters, doer, rankOf } from "./chronicle";

const line = (kind: string, gaps: object = {}): LogLine => ({
  ply: 0,
  rule: "GR-1",
  kind,
  message: kind,
  ...gaps,
});

describe("the log in chapters", () => {
  it("knows rounds, turns and battles of all three games", () => {
    expect(rankOf(line("event-turned"))).toBe("round");
    expect(rankOf(line("round-begins"))).toBe("round");
    expect(rankOf(line("turn-begins"))).toBe("turn");
    expect(rankOf(line("attack-sea"))).toBe("battle");
    expect(rankOf(line("attack-bonus"))).toBeUndefined();
    expect(rankOf(line("event-won"))).toBeUndefined();
  });

  it("puts each line under its round, and lines before the first round under none", () => {
    const log = ["setup", "round-begins", "a", "attack", "round-begins"];
    const told = chapters(
      log.map((message) => line(message)),
      10,
    );
    expect(told.map(({ heading, entries }) => [heading?.message, entries.length])).toEqual([
      [undefined, 1],
      ["round-begins", 2],
      ["round-begins", 0],
    ]);
    expect(told[1]?.entries).toMatchObject([{ number: 12 }, { number: 13, rank: "battle" }]);
  });

  it("knows whose line it is", () => {
    expect(doer(line("x", { seat: { seat: 3 } }))).toBe(3);
    expect(doer(line("x", { owner: { seat: 2 }, zone: { zone: "athens" } }))).toBe(2);
    expect(doer(line("x", { attacker: 0, defender: 1 }))).toBeUndefined();
  });
});
