import { expect, test } from "vitest";
import type { Event } from "../../../wire/napoleon/Event";
import type { Line } from "../events";
import { lastCombat } from "./account";

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
    line({ kind: "attack", seat: { seat: 3 }, defender: { seat: 1 }, units: [], ...zones }),
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
    fresh: true,
  });
  expect(account?.aftermath).toHaveLength(1);
});

test("with the next turn a combat is past", () => {
  const account = lastCombat([
    line({ kind: "attack-neutral", seat: { seat: 2 }, units: [], ...zones }),
    line({ kind: "turn-begins", seat: { seat: 3 }, round: 2 }),
    line({ kind: "promoted", seat: { seat: 3 }, ...recruits, higher: { unit: "infantry" }, zone: zones.to }),
  ]);
  expect(account).toMatchObject({ defender: null, fresh: false, aftermath: [] });
});
