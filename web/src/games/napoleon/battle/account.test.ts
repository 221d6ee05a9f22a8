import { expect, test } from "vitest";
import type { Event } from "../../../wire/napoleon/Event";
import type { Line } from "../events";
import { itemsOf, lastCombat } from "./account";

const line = (event: Event): Line => ({
  ply: 1,
  rule: "NA-COM-01",
  message: `napoleon-event-${event.kind}`,
  ...event,
});
const zones = { from: { zone: "ile_de_france" }, to: { zone: "paris" } };
const recruits = { empire: { empire: "prussia" }, unit: { unit: "recruits" } };
const parts = {
  units: 8,
  combined_arms: 0,
  city: 0,
  mountains: -1,
  bonus: 0,
  battle_card: 2,
  chance_card: 3,
};

test("a log without an attack tells of no combat", () => {
  expect(lastCombat([line({ kind: "supply-taken", seat: { seat: 1 }, supply: 2 })])).toBeUndefined();
});

test("the cards, the strength and the losses of both sides are told", () => {
  const account = lastCombat([
    line({ kind: "attack", seat: { seat: 3 }, defender: { seat: 1 }, empires: [], units: [], ...zones }),
    line({
      kind: "battle-card-shown",
      seat: { seat: 3 },
      card: { of: { "battle-card": "bat_volley" }, count: 2 },
    }),
    line({
      kind: "battle-card-shown",
      seat: { seat: 1 },
      card: { of: { "battle-card": "bat_guns" }, count: 1 },
    }),
    line({
      kind: "chance-drawn",
      side: "defender",
      owner: { seat: 1 },
      card: { of: { "chance-card": "cha_3" }, count: 3 },
    }),
    line({ kind: "totalled", side: "attacker", owner: { seat: 3 }, ...parts, total: 12 }),
    line({ kind: "combat-tied", side: "defender", owner: { seat: 1 } }),
    line({ kind: "lost", owner: { seat: 3 }, ...recruits, zone: zones.from }),
  ]);
  expect(account).toMatchObject({
    attacker: 3,
    defender: 1,
    to: "paris",
    battleCards: { attacker: "bat_volley", defender: "bat_guns" },
    chanceCards: { defender: "cha_3" },
    totals: { attacker: { mountains: -1, total: 12 } },
    winner: "defender",
    tied: true,
    past: false,
  });
  expect(account?.aftermath).toHaveLength(1);
});

const won = line({ kind: "combat-won", side: "attacker", owner: { seat: 2 } });
const attack = line({ kind: "attack-neutral", seat: { seat: 2 }, empires: [], units: [], ...zones });

test("a combat stays the last thing that was done while the turn passes on", () => {
  const log = [attack, won, line({ kind: "turn-begins", seat: { seat: 3 }, round: 2 })];
  expect(lastCombat(log)).toMatchObject({ defender: null, winner: "attacker", past: false });
});

test("with the next action a combat is past", () => {
  const log = [
    attack,
    won,
    line({ kind: "supply-taken", seat: { seat: 3 }, supply: 2 }),
    line({ kind: "promoted", seat: { seat: 3 }, ...recruits, higher: { unit: "infantry" }, zone: zones.to }),
  ];
  expect(lastCombat(log)).toMatchObject({ past: true, aftermath: [] });
});

test("the sum shows what is in sight until the log tells all of it", () => {
  const inSight = [parts, { ...parts, chance_card: 0 }] as const;
  expect(itemsOf({}, inSight).find(({ part }) => part === "mountains")).toMatchObject({
    values: [-1, -1],
    rule: "NA-COM-08",
  });
  const told = { attacker: { ...parts, units: 5, total: 9 }, defender: { ...parts, total: 12 } };
  expect(itemsOf(told, inSight)[0]).toMatchObject({ part: "units", values: [5, 8], base: true });
  expect(itemsOf({}, null)).toEqual([]);
});
