import { describe, expect, it } from "vitest";
import { roomOf, roomOfRule, ROOMS } from ".";

describe("the rooms", () => {
  it("are found by the rules of their games", () => {
    for (const room of ROOMS) expect(roomOfRule(`${room.rulePrefix}-01`)).toBe(room);
    expect(roomOfRule("XX-01")).toBeUndefined();
  });

  it("leave out options that say nothing to what is agreed on", () => {
    const matters = (game: string, key: string, agreed: Record<string, string>) =>
      roomOf(game).optionMatters?.(key, agreed);
    expect(matters("napoleon", "empires", { scenario: "italy-1796" })).toBe(false);
    expect(matters("napoleon", "scenario_count", { scenario: "standard" })).toBe(false);
    expect(matters("napoleon", "rounds", {})).toBe(true);
    expect(matters("altes-reich", "two_player_dummy", { players: "2" })).toBe(true);
    expect(matters("altes-reich", "two_player_dummy", { players: "3" })).toBe(false);
  });
});
