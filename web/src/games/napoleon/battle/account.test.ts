import { expect, test } from "vitest";
import type { LogLine } from "../../../scene/scene";
import { lastCombat } from "./account";

const line = (message: string, gaps: object): LogLine => ({
  ply: 1,
  rule: "NA-COM-01",
  message: `napoleon-event-${message}`,
  ...gaps,
});
const zones = { from: { zone: "ile_de_france" }, to: { zone: "paris" } };
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
  expect(lastCombat([line("supply-taken", { seat: { seat: 1 }, supply: 2 })])).toBeUndefined();
});

test("the cards, the strength and the losses of both sides are told", () => {
  const account = lastCombat([
    line("attack", { seat: { seat: 3 }, defender: { seat: 1 }, units: [], ...zones }),
    line("battle-card-shown", { seat: { seat: 3 }, card: { of: { "battle-card": "bat_volley" }, count: 2 } }),
    line("battle-card-shown", { seat: { seat: 1 }, card: { of: { "battle-card": "bat_guns" }, count: 1 } }),
    line("chance-drawn", { side: "defender", card: { of: { "chance-card": "cha_3" }, count: 3 } }),
    line("totalled", { side: "attacker", ...parts, total: 12 }),
    line("combat-tied", { side: "defender" }),
    line("lost", { unit: { unit: "recruits" } }),
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
    line("attack-neutral", { seat: { seat: 2 }, units: [], ...zones }),
    line("turn-begins", { seat: { seat: 3 }, round: 2 }),
    line("promoted", { seat: { seat: 3 } }),
  ]);
  expect(account).toMatchObject({ defender: null, fresh: false, aftermath: [] });
});
