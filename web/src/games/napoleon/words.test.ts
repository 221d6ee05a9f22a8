import { expect, test } from "vitest";
import type { Offer } from "../../scene/scene";
import type { View } from "./view";
import { choiceOf, gathered } from "./words";

const offer = (word: string, verb: string, gaps: object = {}): Offer => ({
  word,
  label: { message: `napoleon-choice-${verb}`, ...gaps },
});
const guard = { empire: { empire: "france" }, unit: { unit: "guard" } };
const view = {
  act: { verb: "move", from: "burgundy", to: null },
  combat: null,
  card: null,
} as unknown as View;

test("an offer is taken apart into what it speaks of", () => {
  expect(
    choiceOf(offer("support france guard paris", "support", { ...guard, zone: { zone: "paris" } })),
  ).toMatchObject({ verb: "support", unit: { empire: "france", kind: "guard" }, zone: "paris" });
  const seas = { sea: { zone: "channel" }, second: { zone: "biscay" } };
  expect(choiceOf(offer("via channel biscay", "via-two", seas))).toMatchObject({
    zone: "channel",
    second: "biscay",
  });
  const card = { card: { of: { "battle-card": "bat_guns" }, count: 1 }, value: 1 };
  expect(choiceOf(offer("card bat_guns", "card", card)).battleCard).toBe("bat_guns");
  expect(choiceOf(offer("rival 3", "rival", { seat: { seat: 3 } })).seat).toBe(3);
});

test("a unit that goes stands in the zone from which it goes", () => {
  const found = gathered([choiceOf(offer("with france guard", "with", guard))], view);
  const unit = { empire: "france", kind: "guard" };
  expect(found.ofUnit("burgundy", unit)).toHaveLength(1);
  expect(found.ofUnit("provence", unit)).toHaveLength(0);
});

test("a zone stands for the choices that name it, not for those of units in it", () => {
  const to = choiceOf(offer("to paris", "to", { zone: { zone: "paris" } }));
  const enter = choiceOf(offer("enter france guard paris", "enter", { ...guard, zone: { zone: "paris" } }));
  const promote = choiceOf(
    offer("promote france guard paris", "promote", { ...guard, zone: { zone: "paris" } }),
  );
  expect(gathered([to, enter, promote], view).ofZone("paris")).toEqual([to, enter]);
});
