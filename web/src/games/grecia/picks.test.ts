import { describe, expect, test } from "vitest";
import type { Offer, Scene } from "../../scene/scene";
import { follow } from "./battle";
import type { Line } from "./events";
import { attackIn, journeys } from "./journeys";
import { named, offersOfPiece } from "./picks";
import { spread, stacked } from "./pieces";
import type { Event } from "../../wire/grecia/Event";
import type { View, ZoneView } from "./view";

const athens: ZoneView = {
  id: "athens",
  kind: "land",
  capacity: 3,
  controller: 1,
  neutral: false,
  units: ["light", "light", "heavy"],
  ships: [],
  fortress: 1,
  heroes: [
    { id: "pericles", seat: 1, incognito: false },
    { id: "alcibiades", seat: 1, incognito: false },
  ],
};
const thebes: ZoneView = {
  ...athens,
  id: "thebes",
  controller: null,
  neutral: true,
  units: ["light"],
  fortress: null,
  heroes: [],
};

function scene(view: Partial<View>, offers: Offer[]): Scene {
  return {
    view: { zones: [athens, thebes], active: 1, act: null, combat: null, ...view },
    offers,
    you: 1,
  } as unknown as Scene;
}

const act = {
  verb: "attack",
  from: "athens",
  to: "thebes",
  against: null,
  unit: null,
  unrouted: null,
  units: [],
  heroes: [],
  hero: null,
  asks: [],
};
const withLight: Offer = {
  word: "with light",
  label: { message: "grecia-choice-with", unit: { unit: "light" } },
};

describe("pieces of a zone", () => {
  test("are lined up strongest first, with fortress and heroes behind", () => {
    expect(spread(athens).map((piece) => piece.key)).toEqual([
      "heavy 0",
      "light 0",
      "light 1",
      "fortress",
      "hero pericles",
      "hero alcibiades",
    ]);
  });
  test("are stacked where there is little room", () => {
    expect(stacked(athens).map((piece) => piece.sort)).toEqual(["units", "fortress", "heroes"]);
    expect(stacked(thebes).map((piece) => piece.sort)).toEqual(["unit"]);
  });
});

describe("a piece stands for choices", () => {
  test("in the zone the action starts from", () => {
    const table = scene({ act }, [withLight]);
    const [heavy, light] = spread(athens);
    expect(light && offersOfPiece(table, light, "athens")).toEqual([withLight]);
    expect(heavy && offersOfPiece(table, heavy, "athens")).toEqual([]);
    const [neutral] = spread(thebes);
    expect(neutral && offersOfPiece(table, neutral, "thebes")).toEqual([]);
  });
  test("but not once it has been named", () => {
    const view = { active: 1, act: { ...act, units: ["light thebes"] } } as unknown as View;
    const [, first, second] = spread(athens);
    expect(first && named(view, first, "athens")).toBe(true);
    expect(second && named(view, second, "athens")).toBe(false);
  });
});

const attack: Line = {
  ply: 1,
  rule: "GR-ATK-10",
  kind: "attack-neutral",
  message: "grecia-event-attack-neutral",
  seat: { seat: 1 },
  from: { zone: "athens" },
  to: { zone: "thebes" },
  units: [{ unit: "light" }, { unit: "light" }],
};
const after: Line[] = [
  {
    ply: 2,
    rule: "GR-COM-08",
    kind: "dice-thrown",
    message: "grecia-event-dice-thrown",
    attacker: 5,
    defender: 2,
  },
  {
    ply: 2,
    rule: "GR-COM-01",
    kind: "totalled",
    message: "grecia-event-totalled",
    side: "attacker",
    owner: { seat: 1 },
    strength: 2,
    fortress: 0,
    cavalry: 0,
    hero: 1,
    tactics: 0,
    card: 3,
    die: 5,
    total: 11,
  },
  {
    ply: 2,
    rule: "GR-COM-10",
    kind: "combat-won",
    message: "grecia-event-combat-won",
    side: "attacker",
    owner: { seat: 1 },
  },
  {
    ply: 2,
    rule: "GR-COM-18",
    kind: "moved-in",
    message: "grecia-event-moved-in",
    seat: { seat: 1 },
    to: { zone: "thebes" },
    units: [{ unit: "light" }],
  },
];

describe("what the log tells", () => {
  const view = scene({}, []).view as View;
  test("becomes journeys", () => {
    const fought = attackIn([attack]);
    expect(fought).toEqual({ from: "athens", to: "thebes", seat: 1 });
    expect(journeys(after, view, fought).map(({ from, to }) => [from, to])).toEqual([["athens", "thebes"]]);
  });
  test("becomes a combat with its sum and its end", () => {
    const battle = follow(undefined, [attack, ...after], view, view);
    expect(battle?.units).toEqual([["light", "light"], ["light"]]);
    expect(battle?.totals[0]?.total).toBe(11);
    expect(battle?.winner).toBe(0);
    expect(battle?.over).toBe(true);
    expect(battle?.aftermath).toHaveLength(1);
  });
  test("a combat that is over stays until the next action begins", () => {
    const over = follow(undefined, [attack, ...after], view, view);
    const line = (event: Event): Line => ({ ply: 3, rule: "GR-TURN-01", message: event.kind, ...event });
    const turn = line({ kind: "turn-begins", seat: { seat: 2 }, round: 1 });
    expect(follow(over, [turn], view, view)?.winner).toBe(0);
    expect(follow(over, [line({ kind: "passed", seat: { seat: 2 } })], view, view)).toBeUndefined();
    const naming = scene({ act: { verb: "move" } as View["act"] }, []).view as View;
    expect(follow(over, [], naming, view)).toBeUndefined();
  });
});
