import { describe, expect, it } from "vitest";
import type { LogLine } from "../scene/scene";
import { accountOf, gone, sinceLastTurn } from "./since";

const line = (kind: string, seat?: number, more: object = {}): LogLine => ({
  ply: 0,
  rule: "",
  message: kind,
  kind,
  ...(seat === undefined ? {} : { seat: { seat } }),
  ...more,
});
const kinds = (log: LogLine[], you: number): string[] => {
  const { from, to } = sinceLastTurn(log, you);
  return log.slice(from, to).map(({ kind, seat }) => `${kind} ${String((seat as { seat: number }).seat)}`);
};

describe("since the last turn", () => {
  const log = [
    line("turn-begins", 1),
    line("moved", 1),
    line("turn-begins", 2),
    line("moved", 2),
    line("turn-begins", 3),
    line("attack", 3),
    line("consented", 1),
  ];

  it("is what the others have done since one's own, also while it is still another's", () => {
    expect(kinds(log, 1)).toEqual(["turn-begins 2", "moved 2", "turn-begins 3", "attack 3", "consented 1"]);
    expect(kinds([...log, line("turn-begins", 1), line("income", 1), line("moved", 1)], 1)).toEqual(
      kinds(log, 1),
    );
  });

  it("is all that has happened, before one's first turn", () => {
    expect(kinds(log.slice(0, 4), 3)).toEqual(["turn-begins 1", "moved 1", "turn-begins 2", "moved 2"]);
    expect(kinds([line("turn-begins", 1)], 1)).toEqual([]);
  });

  it("is what came after one's last deed, where nobody has turns", () => {
    const trick = [line("played", 2), line("played", 1), line("played", 3), line("event-won", 1)];
    expect(kinds(trick, 1)).toEqual(["played 3", "event-won 1"]);
    expect(kinds(trick, 3)).toEqual(["event-won 1"]);
  });
});

describe("what it means", () => {
  it("is loss first, then what names one's seat, then the rest, with what one has done oneself", () => {
    const lines = [
      line("attack", 2, { defender: { seat: 1 } }),
      line("lost", undefined, { owner: { seat: 1 } }),
      line("lost", undefined, { owner: { seat: 2 } }),
      line("winner", undefined, { seats: [{ seat: 1 }, { seat: 3 }] }),
      line("moved", 3),
      line("consented", 1),
    ];
    const { losses, concerns, rest } = accountOf(lines, 1);
    expect(losses).toEqual([lines[1]]);
    expect(concerns).toEqual([lines[0], lines[3]]);
    expect(rest).toEqual([lines[2], lines[4], lines[5]]);
  });

  it("is also what is no longer held", () => {
    const before = [
      { message: "zones", zones: ["paris", "lyon"] },
      { message: "flags", zones: ["paris"] },
    ];
    const now = [
      { message: "zones", zones: ["paris", "milan"] },
      { message: "flags", zones: ["paris"] },
    ];
    expect(gone(before, now)).toEqual([{ message: "zones", zones: ["lyon"] }]);
    expect(gone(before, before)).toEqual([]);
    // A city that was lost with its flag is told once.
    expect(gone(before.toReversed(), []).map(({ zones }) => zones)).toEqual([["paris"], ["lyon"]]);
  });
});
