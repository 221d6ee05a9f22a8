import { describe, expect, it } from "vitest";
import {
  againstBots,
  companyOf,
  hintsUsual,
  reseated,
  resized,
  scenariosOf,
  seatsFor,
  startsAtOnce,
  usualBot,
} from "./new-table";

const named = (seat: number) => `Player ${seat}`;

describe("a new table", () => {
  it("is opened against bots of the usual level with the first number of players", () => {
    const game = {
      name: "grecia",
      settings: [{ key: "players", values: ["4", "3", "2"], rule: "GR-SET-04" }],
      bots: ["page", "squire", "knight", "marshal"],
    };
    const { seats, ready } = againstBots(game);
    expect(seats).toEqual([{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "knight" })]);
    expect(ready).toBe(true);
  });

  it("takes the bot in the middle where there is no knight", () => {
    expect(usualBot(["random", "greedy"])).toBe("greedy");
    expect(usualBot([])).toBe("");
  });

  it("has hints by itself only against bots and without a clock", () => {
    const bots = seatsFor("bots", 3, "page", named);
    expect(hintsUsual(bots, { kind: "none" })).toBe(true);
    expect(hintsUsual(bots, { kind: "days", days: 2 })).toBe(false);
    for (const company of ["friends", "open", "screen"] as const)
      expect(hintsUsual(seatsFor(company, 3, "page", named), { kind: "none" })).toBe(false);
  });

  it("knows the company at its seats", () => {
    expect(companyOf(seatsFor("screen", 3, "", named))).toBe("screen");
    expect(companyOf([{ kind: "me" }, { kind: "open" }, { kind: "invited" }])).toBeUndefined();
  });

  it("seats nobody twice", () => {
    const seats = seatsFor("bots", 3, "page", named);
    expect(reseated(seats, 2, { kind: "me" }).map(({ kind }) => kind)).toEqual(["bot", "bot", "me"]);
  });

  it("grows by seats like the last one", () => {
    expect(resized(seatsFor("screen", 2, "", named), 3, named)[2]).toEqual({
      kind: "hot-seat",
      name: "Player 3",
    });
    expect(resized(seatsFor("friends", 4, "", named), 2, named)).toHaveLength(2);
  });

  it("starts at once only if nobody has to come", () => {
    expect(startsAtOnce(seatsFor("bots", 4, "page", named))).toBe(true);
    expect(startsAtOnce(seatsFor("friends", 2, "page", named))).toBe(false);
  });
});

describe("the scenarios", () => {
  const rows = [
    { id: "standard-2", players: 2 },
    { id: "standard-2-double", players: 2 },
    { id: "standard-3", players: 3 },
    { id: "italy-1796", players: 2 },
    { id: "free_game", players: [2, 3, 4] },
  ];

  it("gather the standard games for all numbers of players", () => {
    const [standard, double, italy, free] = scenariosOf(
      ["standard", "standard-double", "italy-1796", "free_game"],
      rows,
    );
    expect(standard?.players).toEqual([2, 3]);
    expect(double?.rows.map(({ id }) => id)).toEqual(["standard-2-double"]);
    expect(italy?.players).toEqual([2]);
    expect(free?.players).toEqual([2, 3, 4]);
  });
});
