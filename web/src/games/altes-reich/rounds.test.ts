// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Event } from "../../wire/altes-reich/Event";
import type { Line } from "./events";
import { decides, deciding, lastDecided, readRounds } from "./rounds";

function line(event: Event): Line {
  return { ply: 0, rule: "AR-21", message: `altes-reich-event-${event.kind}`, ...event };
}
const monarch = (id: string) => ({ monarch: id });
const symbols = (...ids: string[]) => ({ symbols: ids.map((id) => ({ criterion: id })) });
const doubleElection = { event: "e1257-double-election" };

const log = [
  line({ kind: "game-begins" }),
  line({
    kind: "event-turned",
    game: 1,
    round: 4,
    event: doubleElection,
    year: 1257,
    ...symbols("year-nearest", "crowns-fewest", "reign-shortest"),
  }),
  line({ kind: "declared", seat: { seat: 1 }, card: monarch("rupert"), number: 2 }),
  line({ kind: "symbols-swapped", ...symbols("crowns-fewest", "year-nearest", "reign-shortest") }),
  line({ kind: "replaced", seat: { seat: 1 }, card: monarch("henry-raspe") }),
  line({ kind: "played", seat: { seat: 2 }, card: monarch("alfonso-x") }),
  line({ kind: "third-hand", card: monarch("otto-iii") }),
  line({
    kind: "compared",
    place: "first",
    symbol: { criterion: "crowns-fewest" },
    cards: [
      { of: monarch("henry-raspe"), count: 1 },
      { of: monarch("alfonso-x"), count: 3 },
      { of: monarch("otto-iii"), count: 3 },
    ],
    values: [1, 3, 3],
    left: [monarch("henry-raspe")],
  }),
  line({
    kind: "event-won",
    seat: { seat: 1 },
    card: monarch("henry-raspe"),
    event: doubleElection,
    by: "first",
  }),
  line({
    kind: "event-turned",
    game: 1,
    round: 5,
    event: { event: "e0843-verdun" },
    year: 843,
    ...symbols("start-earliest", "crowns-most", "reign-longest"),
  }),
];

describe("the rounds of a log", () => {
  const rounds = readRounds(log);

  it("follow one another, the last one still open", () => {
    expect(rounds.map(({ round }) => round)).toEqual([4, 5]);
    expect(rounds[1]?.verdict).toBeUndefined();
    expect(lastDecided(rounds)?.round).toBe(4);
  });

  it("tell cards, declarations and the order of the symbols as it came to be", () => {
    expect(rounds[0]?.cards).toEqual([
      { seat: 1, card: "henry-raspe" },
      { seat: 2, card: "alfonso-x" },
      { seat: null, card: "otto-iii" },
    ]);
    expect(rounds[0]?.declared).toEqual([{ seat: 1, card: "rupert", number: 2 }]);
    expect(rounds[0]?.symbols).toEqual(["crowns-fewest", "year-nearest", "reign-shortest"]);
  });

  it("tell what counted and who won", () => {
    expect(rounds[0]?.compared[0]?.values["alfonso-x"]).toBe(3);
    expect(rounds[0]?.verdict).toMatchObject({ seat: 1, card: "henry-raspe", by: "first" });
    expect(rounds[0]?.verdict && deciding(rounds[0].verdict)).toBe(0);
  });

  it("end where the log says so", () => {
    expect(decides(log)).toBe(true);
    expect(decides(log.slice(0, 5))).toBe(false);
  });

  it("are none in an empty log", () => {
    expect(readRounds([])).toEqual([]);
  });
});
